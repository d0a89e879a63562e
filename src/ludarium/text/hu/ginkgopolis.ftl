### Ginkgopolis magyarul. A napló jelen idejű; az elutasítás zárójelben is megálló tagmondat.
### A lapka és a kártya neve a színe és a száma (piros 9-es); .the, .acc, .ins, .sub: névelős alany, tárgy, -val/-vel, -ra/-re.
### A jószágok előtt álló szám után egyes szám áll.

## Szakaszok

phase-draft = Karakterválasztás
phase-choose = Kártyaválasztás
phase-act = Akciók
phase-over = A játék vége

## Tartozékok

part-colour =
    { $colour ->
        [red] piros
        [blue] kék
       *[yellow] sárga
    }
part-colour-start =
    { $colour ->
        [red] Piros
        [blue] Kék
       *[yellow] Sárga
    }
part-number =
    { $number ->
        [3] { $number }-as
        [5] { $number }-ös
        [6] { $number }-os
        [8] { $number }-as
        [13] { $number }-as
        [15] { $number }-ös
        [16] { $number }-os
        [18] { $number }-as
        [20] { $number }-as
       *[other] { $number }-es
    }
part-letter = a(z) { $letter }
part-letter-start = A(z) { $letter }
part-stuck = a(z) { $stuck }
part-trigger =
    { $trigger ->
        [exploit] hasznosítás
        [urbanize] bővítés
        [floor] szintépítés
       *[end] játék vége
    }
tile = { part-colour } { part-number }
    .start = { part-colour-start } { part-number }
    .the = a { part-colour } { part-number } lapka
    .acc = a { part-colour } { part-number } lapkát
    .ins = a { part-colour } { part-number } lapkával
    .sub = a { part-colour } { part-number } lapkára
building-card = { part-colour } { part-number }
    .start = { part-colour-start } { part-number }
    .action = { part-colour-start } { part-number } kijátszása
    .the = a { part-colour } { part-number } kártya
    .acc = a { part-colour } { part-number } kártyát
    .ins = a { part-colour } { part-number } kártyával
urbanization-card = { $letter } jelű kártya
    .start = { $letter } jelű kártya
    .action = { part-letter-start } kártya kijátszása
    .the = { part-letter } kártya
    .acc = { part-letter } kártyát
    .ins = { part-letter } kártyával
character = { $number }. sz. ({ part-colour }, { part-trigger })
    .start = { $number }. karakter ({ part-colour })
character-named = { $name } ({ part-colour }, { part-trigger })
    .start = { $name } ({ part-colour })

## Hatások

gain-resource = { $count } erőforrás
    .kind = erőforrás
gain-tile = { $count } épületlapka
    .kind = épületlapka
gain-point = { $count } sikerpont
    .kind = sikerpont
trigger-exploit = Hasznosításkor
trigger-urbanize = Bővítéskor
trigger-floor = Szintépítéskor
trigger-end = A játék végén
count-resources-on = { part-colour } épületen lévő saját erőforrás
    .plural = a { part-colour } épületen lévő saját erőforrások
    .per = minden saját erőforrás után, amely { part-colour } épületen van
count-buildings-up-to =
    { $height ->
        [1] egyszintes saját épület
       *[other] legfeljebb { $height } szintes saját épület
    }
    .plural =
    { $height ->
        [1] az egyszintes saját épületek
       *[other] a legfeljebb { $height } szintes saját épületek
    }
    .per =
    { $height ->
        [1] minden egyszintes saját épület után
       *[other] minden legfeljebb { $height } szintes saját épület után
    }
count-buildings-from = legalább { $height } szintes saját épület
    .plural = a legalább { $height } szintes saját épületek
    .per = minden legalább { $height } szintes saját épület után
part-bonus =
    { $trigger ->
        [exploit] hasznosítási
        [urbanize] bővítési
       *[floor] szintépítési
    }
count-cards-with = { part-bonus } bónuszt adó saját kártya (a karakterek is)
    .plural = a { part-bonus } bónuszt adó saját kártyák (a karakterek is)
    .per = minden saját kártya után, amely { part-bonus } bónuszt ad (a karakterek után is)
count-cards = { part-colour } saját kártya (ez és a karakterek is)
    .plural = a { part-colour } saját kártyák (ez és a karakterek is)
    .per = minden saját { part-colour } kártya után (ez és a karakterek után is)

## Kérdések és válaszok

ask-draft =
    { $pick ->
        [1] Válaszd ki az első karakteredet!
        [2] Válaszd ki a második karakteredet!
       *[3] Válaszd ki a harmadik karakteredet!
    }
move-draft = { $character-start }. Induláskor: { $start }. { $bonus }
ask-choose-card = { $round }. kör: válassz egy kártyát!
move-play = { $card-action }
move-new-hand =
    { $left ->
        [0] Új lapok kérése
       *[other] Új lapok kérése (még { $left } lapdobásjelző)
    }
ask-lay-tile = { $card-start }: lapkával vagy anélkül?
move-alone = Kijátszás lapka nélkül
preview-alone = Lapka nélkül kijátszva
preview-beside = A jelző melletti épületek
preview-end = A játék végén
move-lay = { $tile-start } ráhelyezése
move-lay-unpaid = { $tile-start } ráhelyezése (jelenleg lapka nélkül: { $why })
ask-place-token = Hová kerüljön { part-letter } jelző az új épületnél?
move-token =
    { $side ->
        [north] Északra innen: { $tile }
        [east] Keletre innen: { $tile }
        [south] Délre innen: { $tile }
       *[west] Nyugatra innen: { $tile }
    }
ask-giving-way = Nincs hely { part-letter } jelzőnek. Melyik szomszéd térjen ki?
move-shift = { part-letter-start } jelző
ask-give-way = Hová térjen ki { part-letter } jelző, hogy elférjen { part-stuck } jelző?
ask-place-stuck-token = Az új épületnél nincs hely. Hová kerüljön { part-letter } jelző?
ask-return-tiles =
    { $count ->
        [0] Elfogytak a lapkák. Adsz vissza, darabját 1 pontért?
       *[other] Eddig { $count } lapkát adsz vissza. Adsz még?
    }
move-return = { $tile-start } visszaadása
move-return-done =
    { $count ->
        [0] Egyiket sem adom vissza
       *[other] Többet nem adok vissza
    }

## Elutasítások

refusal-too-few-resources = { $needed } erőforrás kell, { $held } van
refusal-too-few-points = { $needed } sikerpont kell, { $held } van
refusal-no-resource-in-supply = Nincs több erőforrásod a készletben
refusal-no-tile-in-supply = Nincs több épületlapka a készletben
refusal-no-new-hand-left = Nincs több lapdobásjelződ
refusal-no-new-hand-solo = Az egyszemélyes játékban nincs lapdobás
refusal-tile-is-laid = Ez a lapka a kártyádon van
refusal-cell-has-building = Ott a(z) { $tile } épület áll
refusal-cell-has-token = Ott { part-letter } jelző van

## Napló: előkészület és körök

log-table-laid =
    { $players ->
        [1] Kezdődik a játék: { $seat-the } { hal } ellen játszik.
       *[other] Kezdődik a játék { $players } játékossal, a kezdőjátékos { $seat-the }.
    }
log-has-picked = { $seat-start } már választott karaktert.
log-characters-revealed = { $seat-start } felfedi a karaktereit: { $characters }.
log-round-began = Kezdődik a(z) { $round }. kör, a kezdőjátékos { $seat-the }.
log-has-chosen = { $seat-start } már választott kártyát.
log-new-hand =
    { $left ->
        [0] { $seat-start } új lapokat kér, és nem marad több lapdobásjelzője.
       *[other] { $seat-start } új lapokat kér, és még { $left } lapdobásjelzője marad.
    }
log-drew-card = { $seat-start } húz egy kártyát.
log-drew-card-secret = { $seat-start } felhúzza { $card-acc }.
log-deck-rebuilt =
    { $new ->
        [0] Új húzópakli készül új épületkártyák nélkül; { $cards } lap van benne.
       *[other] Új húzópakli készül { $new } új épületkártyával; { $cards } lap van benne.
    }
log-cards-passed = Mindenki továbbadja balra a megmaradt lapjait. Az új kezdőjátékos { $seat-the }.
log-game-over = { $round } kör után véget ér a játék.

## Napló: akciók

log-played-alone = { $seat-start } lapka nélkül játssza ki { $card-acc }.
log-played-with-tile = { $seat-start } kijátssza { $card-acc } { $tile-ins }.
log-played-unpaid = { $seat-start } nem tudja kifizetni { $tile-acc }, ezért lapka nélkül játssza ki { $card-acc }.
log-converted = { $seat-start } nem tud fizetni, ezért visszaveszi { $tile-acc }.
log-converted-secret = { $seat-start } nem tud fizetni ({ $why }), ezért visszaveszi { $tile-acc }.
log-gained-resources =
    { $count ->
        [0] { $seat-start } nem kap erőforrást, mert elfogyott a készlete.
       *[other] { $lost ->
            [0] { $seat-start } { $count } erőforrást kap.
           *[other] { $seat-start } csak { $count } erőforrást kap, mert elfogyott a készlete.
        }
    }
log-gained-points = { $seat-start } { $count } sikerpontot kap.
log-gained-tiles = { $seat-start } { $count } épületlapkát húz.
log-gained-tiles-secret = { $seat-start } { $count } épületlapkát húz: { $tiles }.
log-tiles-lost = { $seat-start } { $count } épületlapkát húzna, de üres a készlet.
log-urbanized = { $seat-start } bővít: { $tile-the } új épület lesz { part-letter } jelző helyén.
log-token-moved = { $seat-start } áthelyezi { part-letter } jelzőt.
log-resources-returned =
    { $points ->
        [0] { $seat-start } visszakap { $count } erőforrást.
       *[other] { $seat-start } visszakap { $count } erőforrást, és ezért { $points } sikerpontot kap.
    }
log-paid-extra =
    { $points ->
        [0] { $seat-start } { $resources } erőforrást fizet az eltérő színért.
       *[other] { $resources ->
            [0] { $seat-start } { $points } sikerpontot fizet a kisebb számért.
           *[other] { $seat-start } { $points } sikerpontot fizet a kisebb számért és { $resources } erőforrást az eltérő színért.
        }
    }
log-built-floor = { $seat-start } szintet épít: { $tile-acc } { $under-sub } teszi, az épület már { $height } szintes.
log-brings-end = Ez lesz az utolsó kör.
log-bonuses-pay = { $seat-start } { $count } bónusza fizet.
log-districts-worth = { $seat-start } kerületei: { $before } → { $after } sikerpont.
log-district-share = { $seat-start }: { $count } erőforrás a { part-colour } kerületben, értéke { $points } sikerpont.
log-kept-card = { $seat-start } megtartja { $card-acc }.

## Napló: kifogyó készlet és Hal

log-supply-empty =
    { $time ->
        [1] Elfogytak az épületlapkák.
       *[other] Másodszor is elfogytak az épületlapkák.
    }
log-tiles-returned =
    { $count ->
        [0] { $seat-start } nem ad vissza épületlapkát.
       *[other] { $seat-start } { $count } épületlapkát ad vissza { $count } sikerpontért: { $tiles }.
    }
log-end-triggered =
    { $why ->
        [resources] { $seat-start } felhasználta minden erőforrását. Ez az utolsó kör.
       *[tiles] Nincs több épületlapka. Ez az utolsó kör.
    }
log-hal-revealed = { hal } felfedi { $card-acc }.
log-hal-compared = { hal } felhúzza { $second-acc }, összeveti { $first-ins }, és kijátssza { $played-acc }.
log-hal-drew-tile = { hal } felhúzza { $tile-acc }.
log-hal-without-tile = { hal } nem tud épületlapkát húzni, ezért eldobja a kártyáját.
log-hal-cannot-pay = { hal } nem tud szintet építeni { $card-ins }, mert kevés az erőforrása. A játék azonnal véget ér.

## Pontozás

score-points = Összegyűjtött sikerpontok
score-card = { $card-start }: { $bonus }
score-new-hands = { $count } megmaradt lapdobásjelző
score-district-alone = { part-colour-start } kerület ({ $buildings } épület): egyedül, { $total } erőforrás kétszer számít
score-district-first = { part-colour-start } kerület ({ $buildings } épület): többség, mind { part-all } erőforrás
part-all = a(z) { $total }
score-district-second = { part-colour-start } kerület ({ $buildings } épület): második hely, { $own } saját erőforrás

## Ikonok, képernyőolvasónak

icon-resource = erőforrás
icon-tile = épületlapka
icon-point = sikerpont
icon-on-exploit = hasznosításkor
icon-on-urbanize = bővítéskor
icon-on-floor = szintépítéskor
icon-on-end = a játék végén
icon-resource-on-red = saját erőforrás piros épületen
icon-resource-on-blue = saját erőforrás kék épületen
icon-resource-on-yellow = saját erőforrás sárga épületen
icon-building-up-to = saját épület legfeljebb ennyi szinttel
icon-building-from = saját épület legalább ennyi szinttel
icon-card-on-exploit = saját kártya hasznosítási bónusszal
icon-card-on-urbanize = saját kártya bővítési bónusszal
icon-card-on-floor = saját kártya szintépítési bónusszal
icon-card-red = saját piros kártya
icon-card-blue = saját kék kártya
icon-card-yellow = saját sárga kártya

## Statisztika

fact-character = Karakter
fact-building = Megtartott épületkártya
fact-colour = Szín

## What a hint counts: in a list, with points behind it

worth-points = megszerzett sikerpontok
worth-resources = erőforrások a készletben
worth-tiles = épületlapkák a készletben
worth-bonuses = a megtartott kártyák bónuszai
worth-ending = a végén pontozó kártyák
worth-districts = többségek a kerületekben
worth-contested = vitatott kerületek
worth-buildings = épületek
worth-hands = új kezek és sorrend
