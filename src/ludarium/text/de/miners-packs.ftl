### Wie die Tabellen und Felder von Paketen für Imperial Miners im Editor heißen, auf Deutsch.

entry-surface = Oberfläche
entry-side = Seite einer Forschungstafel
entry-event = Ereignis
entry-card = Minenkarte
field-id = Kürzel
field-effect = Effekt
field-board = Forschungstafel
field-side = Seite
field-step-1 = Schritt 1
field-step-2 = Schritt 2
field-step-3 = Schritt 3
field-step-4 = Schritt 4
field-step-5 = Schritt 5
field-step-6 = Schritt 6
field-step-7 = Schritt 7
field-step-8 = Schritt 8
field-step-9 = Schritt 9
field-step-10 = Oben
field-level = Stufe
field-cost = Kosten
field-first = Erster Effekt
field-second = Zweiter Effekt
field-faction = Völker (none, eines oder zwei)
field-carts = Volle halbe Loren jedes Exemplars
field-name = Name
