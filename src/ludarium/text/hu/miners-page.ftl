### Amit az Imperial Miners rajza maga mond; amit a szabályok mondanak, a miners.ftl-ben van. Ezt a fájlt csak a weboldal olvassa.

## A bánya

table-mine-of = { $name } bányája
table-fit = Az egész bánya
table-far = Messzebb a felszín mentén
table-cart =
    { $how ->
        [full] Teli csille: { $first } és { $second } között
       *[half] Félig teli csille: { $first } és { $second } között
    }
table-place =
    { $way ->
        [left] { $row }. sor, { $far } fél kártyával balra
        [right] { $row }. sor, { $far } fél kártyával jobbra
       *[middle] { $row }. sor, középen
    }
table-side =
    { $side ->
        [E] tőle jobbra
        [SW] balra alatta
       *[SE] jobbra alatta
    }
table-clears = omlást takarít
table-collapsed = Beomlott: a következő aktiválás eltakarítja az omlást
table-activated = Ebben a körben már aktiválva
table-machines = { $count } gép
table-collapses = { $count } omlás
table-mini = { $name } bányája: { $cards } kártya, teli csille: { $carts }, gép: { $machines }, omlás: { $collapses }

## A felszín

table-surface = Felszín
table-pay-office = Bérszoba
table-scouts = Felderítők
table-academy = Akadémia

## Kártyák

table-card-line = { $level }. szint · { $factions }
table-card-carts =
    { $count ->
        [0] Nincs teli fél csille a szélén
       *[other] { $count } teli fél csille a szélén
    }
table-no-faction = nincs népe
table-costs =
    { $cost ->
        [0] Ingyen van
       *[other] Ára { $cost } arany
    }
table-free = ingyen
table-of = { $cost } / { $gold }
table-missing = { $count } hiányzik
table-short = kell még
table-no-place =
    { $reason ->
        [no-place] nincs hely
       *[other] most nem
    }
table-chosen = választva
table-kept = megtartva
table-hand = A kezed
table-kept-here = Ide kerül, amit megtartasz
table-empty-hand = Nincs kártya a kezedben
table-cards-in-hand = { $count } kártya kézben
table-factions = Népek

## Javak

table-points-word =
    { $count ->
       *[other] pont
    }
table-points = { $count } pont
table-point-parts = { $vp } kristályban, { $carts } teli csille
table-gold = { $count } arany
table-discount = A következő kártya { $count } arannyal olcsóbb

## Paklik, esemény, kutatás

table-decks = Paklik
table-deck = { $level }. szintű pakli
table-deck-counts = { $count } kártya; eldobva: { $discards }
table-event = Esemény
table-no-event = Még nincs esemény
table-events-left =
    { $count ->
        [0] Ez az utolsó kör.
       *[other] Még { $count } esemény
    }
table-timing =
    { $timing ->
        [reveal] Esemény · azonnal
        [dig] Esemény · egész körben
       *[other] Esemény · a kör végén
    }
table-research = Kutatótáblák
table-step =
    { $step ->
        [0] { $board }, legalul
       *[other] { $board }, { $step }. lépés
    }
table-no-research = Még nincs kutatás
table-steps = { $count } kutatási lépés

## Körök és játékosok

table-round = { $round }. kör ({ $rounds } közül)
table-first-hands = Kezdőkezek
table-phase =
    { $phase ->
        [event] Esemény
        [choose] Választás
       *[dig] Ásás
    }
table-doing =
    { $doing ->
        [done] kész
        [choosing] választ
       *[digging] még ás
    }
table-rival = { $points } pont, { $gold } arany, kártya a kézben: { $cards }.
table-reveal = Mindenki felfedi a kártyáját
table-round-over = Vége a(z) { $round }. körnek
table-standing = { $carts } teli csille, { $gold } arany
table-log-event = { $round }. kör: { $event }
table-log-placed =
    { $carts ->
        [0] ás a(z) { $level }. sorban
       *[other] ás a(z) { $level }. sorban: { $carts } teli csille
    }
table-log-activated = { $card } működik
