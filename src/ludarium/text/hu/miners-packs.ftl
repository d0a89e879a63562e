### Ahogy a szerkesztő az Imperial Miners csomagjainak tábláit és mezőit nevezi, magyarul.

entry-surface = Felszín
entry-side = Egy kutatótábla oldala
entry-event = Esemény
entry-card = Bányakártya
field-id = Azonosító
field-effect = Hatás
field-board = Kutatótábla
field-side = Oldal
field-step-1 = 1. lépés
field-step-2 = 2. lépés
field-step-3 = 3. lépés
field-step-4 = 4. lépés
field-step-5 = 5. lépés
field-step-6 = 6. lépés
field-step-7 = 7. lépés
field-step-8 = 8. lépés
field-step-9 = 9. lépés
field-step-10 = Csúcs
field-level = Szint
field-cost = Ár
field-first = Első hatás
field-second = Második hatás
field-faction = Népek (none, egy vagy kettő)
field-carts = Teli félcsillék példányonként
field-name = Név
