### Amit a Barrage rajza maga mond; amit a szabályok mondanak, a barrage.ftl-ben van. Ezt a fájlt csak a weboldal olvassa.

## A térkép

table-map = A térkép
table-map-help = A nyilakkal helyről helyre lépsz, a plusz és a mínusz nagyít és kicsinyít, a 0 mindent megmutat.
table-fit = Az egész térkép
table-area =
    { $area ->
        [mountains] Hegység
        [hills] Dombvidék
       *[plains] Síkság
    }
table-basin = { $basin }. medence
table-dam = gát
table-neutral-dam = semleges gát
table-dam-site = szabad gáthely
table-conduit = vezeték
table-conduit-site = szabad vezetékhely
table-powerhouse = erőmű
table-powerhouse-site = szabad erőműhely
table-headstream = forrás
table-owner = tulajdonosa: { $name }
table-upper-site = felső gáthely
table-lower-site = alsó gáthely
table-dam-level = { $level }. szint
table-water = vízcseppek: { $drops }, legfeljebb { $capacity }
table-joins = { $piece ->
        [conduit] a saját erőművedhez vezet
       *[other] itt végződik a saját vezetéked
    }
table-red-site = { $credits } kredit felár
table-ends = medencék: { $from }. → { $to }.
table-value = vízcseppenként { $value } energia
table-waits =
    { $drops ->
        [0] nem vár rajta vízcsepp
       *[other] { $drops } vízcsepp vár rajta
    }
table-headstream-tile = vízcseppek az 1–4. fordulóban: { $drops }
table-stops = { $drops } vízcsepp itt áll meg: { $basin }. medence
table-leaves = { $drops } vízcsepp elhagyja a térképet
table-drops = { $drops } vízcsepp
table-energy = { $energy } energia
table-energy-then = utána még { $energy }
table-toll = díj: { $credits } kredit

## Fordulók és körök

table-round = { $round }/{ $rounds }. forduló
table-passed = passzolt
table-draft = Cégek és ügyvezetőik
table-start-contracts = Kezdőszerződések

## Az asztal részei

table-jump = Ugrás ide
table-jump-map = Térkép
table-jump-actions = Akciók

## Akciótáblák

table-board =
    { $board ->
        [turbine] Turbinaállomás
        [water] Víz
        [workshop] Műhely
        [shop] Gépkereskedés
        [contract] Szerződéshivatal
        [patent] Szabadalmak
       *[bank] Bank
    }
table-free = szabad
table-closed = ennél az asztalnál nincs játékban
table-taken = { $name }: { $engineers } mérnök
table-takes =
    { $engineers } mérnök{ $credits ->
        [0] { "" }
       *[other] { " és " }{ $credits } kredit
    }
table-surcharge = lila: 3 kredit felár
table-bank-help = Minden mérnökért egy kredit; sosem telik be.
table-bank-option = { $engineers } mérnökért { $engineers } kredit
table-patents-left = még { $count } lapka van a készletben
table-no-patent = Itt ebben a fordulóban már nincs lapka

## Szerződések

table-gone = elkelt
table-national = Állami szerződések
table-pile =
    { $colour ->
        [green] Zöld pakli
        [yellow] Sárga pakli
       *[red] Piros pakli
    }
table-pile-left = még { $count } a pakliban
table-thrown = az automák { $count } szerződést dobtak el
table-needs = { $energy } energia kell hozzá
table-needs-changed = { $printed } helyett { $energy } energia kell hozzá
table-reward = Jutalom
table-contracts = Szerződések
table-fulfilled = Teljesítve

## Az energiasáv és a cél

table-track = Energiasáv
table-bonus-of = A(z) { $round }. forduló bónuszlapkája
table-bonus-help = Ettől a szakasztól teljes értékű, minden hiányzó szakasz 4 pont levonás. 6 energia alatt nincs bónusz.
table-bonus-gone = kiértékelve
table-energy-of = { $name }: { $energy } energia
table-now = Ha most jönne a pontozás
table-prospect =
    helyezésért { $place }, bónuszlapkáért { $bonus } pont{ $loss ->
        [0] { "" }
       *[other] , energia híján −{ $loss }
    }, { $credits } kredit
table-objective = Cél
table-objective-help = A játék végén az első három helyért 15, 10 és 5 pont jár.
table-counts = { $name }: { $count }

## Egy cég

table-good =
    { $good ->
        [credits] kredit
        [excavators] markoló
        [mixers] betonkeverő
        [engineers] mérnök
        [energy] energia
       *[points] pont
    }
table-pieces =
    { $piece ->
        [base] Gátalapok
        [elevation] Gátmagasítások
        [conduit] Vezetékek
       *[powerhouse] Erőművek
    }
table-income =
    bevétel a(z) { $nth }. építménnyel
table-active = él
table-inactive = még nem él
table-left = még { $count }
table-ability = A cég képessége
table-ability-at = a harmadik erőműtől
table-bonus-at = { $bonus } energia minden áramtermelésnél
table-copied = ebben a körben másolva
table-copyable = Másolható ügyvezetők
table-constructions = Építkezések ebben a fordulóban
table-construction = { $nth }. építkezés
table-used = felhasználva
table-tiles = Technológialapkák
table-no-tiles = Minden lapka az építőkeréken van.
table-wheel = Építőkerék
table-open-sector = nyitott mező
table-home-in = { $turns } forgatás után tér vissza
table-nothing = semmi

## Az automa

table-automa-level = Automa, { $level }. szint
table-automa-tile = A következő automalapka
table-automa-rows = Fentről lefelé haladva az első végrehajtható sor történik meg.
table-automa-pile = { $count } lapka a pakliban
table-beside = { $count } mérnöke nem foglal el mezőt

table-way = { $from }. medence → erőműved: { $to }. medence, ×{ $value }
table-tile =
    { $kind ->
        [base] Gátalap
        [elevation] Magasítás
        [conduit] Vezeték
        [powerhouse] Erőmű
        [joker] Dzsóker
       *[anton] Másolat
    }
table-contract = { $energy } energia: { $reward }
table-contract-title =
    { $kind ->
        [start] Kezdőszerződés
        [national] Állami szerződés
        [green] Zöld szerződés
        [yellow] Sárga szerződés
       *[red] Piros szerződés
    }
table-constructions-title = Építkezés
table-company-board = Cégtábla

## Amit a játék elmesél

table-phase =
    { $phase ->
        [income] Bevétel
        [actions] Akciók
        [flow] Víz
       *[scoring] Pontozás
    }
table-round-scored = { $round }. forduló: pontozás
table-final-scoring = Végső pontozás
table-income-title = { $round }. forduló: bevétel
table-told-space = { $what }
table-told-bank = bank
table-told-built = { $piece }: { $site }
table-told-built-with = { $piece }: { $site } · { $tile }
table-told-income = bevétel: { $income }
table-told-drop = { $start } → { $dam }
table-told-drop-left = { $start } → le a térképről
table-told-produced = { $sum }, { $from }. → { $to }. medence
table-told-ability = +{ $count } ({ $giver })
table-told-energy = { $energy } energia
table-told-place = helyezés +{ $points }
table-told-bonus =
    bónuszlapka { $missing ->
        [0] +{ $points }
       *[other] { $full } − { $missing } = { $points }
    }
table-told-objective = cél { $count } → +{ $points }
table-told-goods = { $count } gép és kredit → +{ $points }
table-told-water = { $points } vízcsepp a gátakban → +{ $points }
table-told-contract =
    { $way ->
        [discarded] szerződést dob el, { $energy } energia: { $reward }
        [fulfilled] szerződést teljesít, { $energy } energia
       *[taken] szerződést vesz el, { $energy } energia
    }
table-told-automa = Lapkát fed fel
table-told-headstreams = a forrásokra: { $drops }

## A rajz jelei, amelyeket csak a jelmagyarázat nevez meg

icon-base = gátalap
icon-elevation = magasítás
icon-conduit = vezeték
icon-powerhouse = erőmű
icon-joker = bármely építmény
icon-wreath = eddigi pontok
icon-shop = gépkereskedés
icon-bank = bank
icon-lock = még nem aktív
icon-ability = a cég képessége
icon-technology = technológia, automalapka
icon-water = víz
icon-passed = passzolt
icon-red-sites = cél: felárért beépíthető helyek
icon-connected-bases = cél: erőműhöz kötött gátalapok
icon-largest-area = cél: a legtöbb saját építmény tájegysége
icon-smallest-area = cél: a legkevesebb saját építmény tájegysége
icon-basins-with-1 = cél: medencék egy építménnyel
icon-basins-with-3 = cél: medencék három építménnyel
