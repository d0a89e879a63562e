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
table-at = helye: { $cell }
table-stack = Alulról fölfelé
table-token = { $letter } jelző
table-token-help = A hozzá tartozó kártyával ({ $letter }) és egy lapkával itt új épület lesz.
table-empty = Üres mező

## Körök és paklik

table-round = { $round }. kör
table-last-round = Utolsó kör
table-first = kezdőjátékos
table-deck = Húzópakli
table-discard = Dobópakli
table-tile-supply = Lapkakészlet
table-supply-first = Amikor először fogy el, mindenki visszaadhat lapkákat, darabját 1 sikerpontért.
table-supply-second = Egyszer már elfogyott. Ha újra elfogy, vége a játéknak.
table-supply-solo = Ha elfogy, vége a játéknak.

## Ami a tiéd

table-hand = A kezed
table-tiles = A lapkáid
table-no-tiles = Nincs lapkád.
table-returning = Ezeket adod vissza
table-held = nálad
table-in-supply = a készletben
table-points = sikerpont
table-resources = erőforrás
table-new-hands = { $count } lapdobásjelző
table-new-hand = Új lapok
table-alone = Önmagában
table-chosen = A választásod
table-beside = Lapkával a szomszédos épületek ezt adják
table-pays = Ára
table-brings = Hozama
table-keeps = Szintépítés után megtartod
table-nothing = semmi

## A felek

table-has-chosen = már választott
table-is-choosing = még választ …
table-is-playing = akciót hajt végre
table-face-down = egy lefordított kártya
table-with-tile = lapkával
table-without-tile = lapka nélkül
table-hals-card = Hal lefordított kártyája
table-score = { $score } pont

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
