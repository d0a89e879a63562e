### Amit a Ginkgopolis rajza maga mond; amit a szabályok mondanak, a ginkgopolis.ftl-ben van. Ezt a fájlt csak a weboldal olvassa.

## A város

table-city = A város
table-city-help = A nyilakkal mezőről mezőre lépsz, a plusz és a mínusz nagyít és kicsinyít, a 0 mindent megmutat.
table-fit = Az egész város
table-districts = Kerületek
table-height = { $height } szintes
table-owned = tulajdonosa: { $name }
table-no-owner = nincs tulajdonosa
table-marked = építési terület
table-marked-help = A kártyája a következő húzópaklival kerül játékba.
table-stack = Alulról fölfelé
table-token = { $letter } jelző
table-token-help = A hozzá tartozó kártyával ({ $letter }) és egy lapkával itt új épület lesz.
table-north = { $count } északra
table-south = { $count } délre
table-east = { $count } keletre
table-west = { $count } nyugatra
table-middle = a közép
table-empty = Üres mező
table-on = erre: { $number }
table-map = A város térképe: koppints, hogy odaugorj

## Kerületek

table-district =
    { $colour ->
        [red] Piros kerület
        [blue] Kék kerület
       *[yellow] Sárga kerület
    }
table-pieces = { $count } erőforrás
table-no-pieces = Itt senkinek sincs erőforrása.
table-place =
    { $place ->
        [1] 1.
       *[2] 2.
    }
table-you-lead = te vezetsz
table-you-second = második vagy
table-districts-worth = A kerületek pontjai, ha most lenne vége a játéknak
table-districts-scored = A kerületek értékelése
table-leads =
    { $count ->
        [0] egy kerületben sem vezet
       *[other] { $count } kerületben vezet
    }

## Körök és paklik

table-round = { $round }. kör
table-last-round = Utolsó kör
table-last-round-of = Utolsó kör ({ $round }.)
table-deck = Húzópakli
table-discard = Dobópakli
table-tile-supply = Lapkakészlet
table-supply-first = Amikor először fogy el, mindenki visszaadhat lapkákat, darabját 1 sikerpontért.
table-supply-second = Egyszer már elfogyott. Ha újra elfogy, vége a játéknak.
table-supply-solo = Ha elfogy, vége a játéknak.
table-phase-choose = Választás
table-phase-act = Akciók
table-phase-pass = Továbbadás
table-tiles-left = lapka
table-deck-help = Ha elfogy, a dobópakliból lesz az új húzópakli, az épülő épületek kártyáival együtt.
table-deck-short = pakli
table-discard-short = dobott
table-new-deck = Új húzópakli
table-tiles-out = Elfogytak a lapkák
table-log-returned = visszaadja:
table-log-returned-none = nem ad vissza lapkát

## Ami a tiéd

table-hand = A kezed
table-tiles = A lapkáid
table-no-tiles = Nincs lapkád.
table-returning = Visszaadod
table-points = sikerpont
table-new-hands = { $count } lapdobásjelző
table-new-hand = Új lapok
table-alone = Lapka nélkül
table-beside = Lapkával a szomszédos épületek ezt adják
table-pays = Ára
table-brings = Hozama
table-keeps = Szintépítés után megtartod a kártyát
table-nothing = semmi
table-hand-passes = A kezed · a többi továbbmegy: { $name }
table-prices = A lapkáid · árak a város mostani állása szerint
table-prices-back = A lapkáid · árak a város mostani állása szerint, előbb visszajön { $count } erőforrás
table-prices-theirs = A lapkáid · { $name } előbb visszakap { $count } erőforrást, és mindegyikért egy sikerpontot
table-no-surcharge = nincs felár
table-new-building = új épület
table-lower-number = kisebb szám: { $count }
table-other-colour = más szín: { $count }
table-number-and-colour = szám { $points }, szín { $resources }
table-short =
    { $good ->
        [point] { $count } pont hiányzik
       *[resource] { $count } erőforrás hiányzik
    }
table-played-alone = → lapka nélkül
table-play-alone = Lapka nélkül
table-card-discarded = a kártyát eldobod
table-at-end = a játék végén: kerületek és kártyák
table-resources-held = erőforrás a paraván mögött, még { $supply } a készletedben
table-buildings = Az épületeid

## A felek

table-has-chosen = már választott
table-is-choosing = még választ …
table-face-down = egy lefordított kártya
table-with-tile = lapkával
table-without-tile = lapka nélkül
table-hals-card = Hal lefordított kártyája
table-score = { $score } pont
table-goes =
    { $place ->
        [1] elsőként lép
        [2] másodikként lép
        [3] harmadikként lép
        [4] negyedikként lép
       *[5] ötödikként lép
    }
table-resources-supply = { $count } erőforrás a készletben, { $built } az épületeken
table-behind-screen = A lapkák, a pontok és az erőforrások a paraván mögött vannak.
table-built = { $count } épület
table-built-short = épült

## Bónuszkártyák és karakterek

table-bonuses = Bónuszkártyák
table-no-bonuses = Még nincs bónuszkártya.
table-when =
    { $trigger ->
        [exploit] Hasznosítás
        [urbanize] Bővítés
        [floor] Szintépítés
       *[end] A játék vége
    }
table-pack = Válassz egy karaktert
table-picked = Eddig választottad
table-at-start = Induláskor
table-character = Karakter

## A napló, képek mellett

table-log-alone = lapka nélkül
table-log-on = erre:
table-log-at = itt:
table-log-keeps = megtartja:
table-log-floors = { $height } szintes
table-log-kept = megtartja: { $card }
table-log-deck =
    { $new ->
        [0] Új pakli: { $cards } kártya
       *[other] Új pakli: { $cards } kártya, ebből { $new } új
    }
