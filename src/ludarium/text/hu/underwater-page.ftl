### Amit az Underwater Cities rajza maga mond; amit a szabályok mondanak, az underwater.ftl-ben van. Ezt a fájlt csak az oldal olvassa.

## A fejléc

table-round = { $round }. forduló a(z) { $rounds }-ből, { $era }. korszak
table-era = { $era }. korszak { $turn }/{ $turns }
table-turn = { $turn }/{ $turns }. kör

## Az akcióhelyek

table-slot =
    { $id ->
        [Y1] mindből egy
        [Y2] 2 alagút
        [Y3] akció + speciális
        [Y4] város + épület
        [Y5] tudomány / fejlesztés
        [R1] 2 farm
        [R2] alagút + város
        [R3] nyersanyag
        [R4] 2 laboratórium
        [R5] akció, építs + fejlessz
        [G1] 2 lépés
        [G2] 2 sótalanító
        [G3] város vagy hínár
        [G4] akció + acéllemez
        [G5] alagút, vagy lépés + javak
        [YS3] akció + 2 jószág
        [RS1] 2 farm vagy labor
        [RS4] alagút + akció
        [RS5] speciális kártya
        [GS3] város
        [GS5] lapok + fejlesztés
       *[W] mindig nyitott
    }
table-slot-title =
    { $colour ->
        [green] Zöld akcióhely
        [yellow] Sárga akcióhely
        [red] Piros akcióhely
       *[none] A mindig nyitott akcióhely
    }
table-or = vagy
table-free = ingyen
table-short = hiányzik
table-with-card = kártya
table-slot-only = csak a hely
table-card-spent = a lap elvész
table-tile-of = { $name } lapkája
table-neutral-tile = Semleges lapka

## Kártyák

table-hand = A kezed
table-claimed = Megszerzett kártyák
table-claimed-short = megszerezve
table-in-hand = Lapok kézben
table-in-hand-short = kézben
table-used = használt
table-assistant = Személyi asszisztens
table-card-type =
    { $type ->
        [instant] azonnali
        [permanent] állandó
        [action] akció
        [production] termelés
       *[end-scoring] értékelés
    }
table-card-kind =
    { $colour ->
        [green] Zöld
        [yellow] Sárga
        [red] Piros
       *[none] Saját
    } { $type ->
        [instant] kártya, azonnal hat
        [permanent] kártya, állandó
        [action] akciókártya
        [production] kártya, minden termelésben
       *[end-scoring] kártya, a végén
    }
table-cost = Ára { $count } kredit
table-actions-ready = Akció, { $ready } / { $count } kész
table-specials = Speciális kártyák
table-specials-short = Speciális
table-looked = Egy a három közül
table-contracts = Kormányszerződések
table-metropolises = Metropoliszok
table-close = Bezárás

## A sáv, a készlet

table-track = Szövetség
table-track-next = következő forduló
table-track-below = A sáv alatt
table-track-space = { $space }. mező
table-supply = Mindenkinek maradt
table-supply-of =
    { $piece ->
        [white-city] Maradt fehér kupola
        [symbiotic-city] Maradt lila kupola
        [cards] Lapok a pakliban
       *[tunnel] Maradt alagút
    }
table-goal = A cél: { $points } pont és { $cities } csatlakoztatott város
table-goal-short = Cél
table-cloning = A másolólapka szabad: 1 kreditért más akcióhelyét használhatod
table-cloning-gone = A másolólapkát ebben a fordulóban már használták

## A vizek

table-waters = { $name } vizei
table-fit = Minden víz mutatása
table-site =
    { $kind ->
        [city] Városhely
        [tunnel] Alagúthely
        [expansion] Bővítési hely
       *[building] Építési hely
    }
table-piece =
    { $kind ->
        [farm] { $upgraded ->
            [yes] Fejlesztett farm
           *[no] Farm
        }
        [desal] { $upgraded ->
            [yes] Fejlesztett sótalanító
           *[no] Sótalanító
        }
        [lab] { $upgraded ->
            [yes] Fejlesztett laboratórium
           *[no] Laboratórium
        }
        [tunnel] { $upgraded ->
            [yes] Fejlesztett alagút
           *[no] Alagút
        }
        [symbiotic-city] Szimbiotikus város
       *[white-city] Fehér város
    }
table-connected = Csatlakoztatva
table-not-connected = Nincs csatlakoztatva: nincs fény, nincs termelés
table-site-gives = Ha ide építesz, kapsz: { $goods }
table-surcharge = Ide építeni ennyivel drágább: { $goods }
table-feature =
    { $id ->
        [AS1] Egy csatlakoztatott szimbiotikus város itt 6 pontot termel
        [AS2] Az itteni alagút háromszor termel
        [AS3] A pár mindkét alagútjával még 2 kredit
        [AS4] A metropolisz 2 ponttal többet termel
        [AS5] Egy város itt azonnal 6 pontot hoz
       *[AS6] Az itteni épület kétszer termel
    }
table-goods =
    { $good ->
        [kelp] { $count } hínár
        [steelplast] { $count } acéllemez
        [science] { $count } tudomány
        [credit] { $count } kredit
        [biomass] { $count } biomassza
        [card] { $count } lap
        [track] { $count } lépés
       *[point] { $count } pont
    }
table-good =
    { $good ->
        [kelp] hínár
        [steelplast] acéllemez
        [science] tudomány
        [credit] kredit
        [biomass] biomassza
       *[point] pont
    }
table-income = A következő termelés: { $count }
table-points = Pont
table-cities = { $count } város
table-tunnels = { $count } alagút
table-to-place = szabad
table-plays = ő jön
table-turns-left =
    { $count ->
        [0] lejátszotta
       *[other] még { $count } kör
    }
table-pages = A játéktábla oldalai
table-page-slots = Akcióhelyek
table-page-waters = A vizeid

## Ami elhangzik

table-metropolis-place = { $number }. metropoliszhely
table-phase =
    { $phase ->
        [first-hand] Kezdő kártyák
        [turns] Körök
        [production] Termelés, { $era }. korszak
        [new-era] Új korszak: { $era }
        [scoring] Végső értékelés
       *[over] Vége
    }
table-told-match = { $slot }, ezzel: { $card }
table-told-claimed = { $card } megszerezve
table-production = A(z) { $era }. korszak termelése
table-feeding = A városok etetése
table-scoring = Végső értékelés
table-told-fed = { $count } város evett
table-told-hungry = { $count } város éhes
table-told-scored =
    { $source ->
        [brown] barna metropolisz
        [end-cards] kártyák
        [cities] városok
       *[resources] javak
    } { $count }
