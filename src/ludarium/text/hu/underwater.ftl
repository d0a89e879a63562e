### Underwater Cities magyarul. A napló jelen idejű; az elutasítás olyan tagmondat, amely zárójelben is megállhat.
### A hatás főnévi szerkezet („1 farm építése”), a javak az, amit kapsz („2 hínár”).
### Amit számolunk, egyes számban áll, a .plural a névelős többes száma, a .per: „minden … után”.

## Szakaszok

phase-first-hand = Kezdő kártyák
phase-turns = Körök
phase-production = Termelés
phase-new-era = Új korszak
phase-scoring = Végső értékelés
phase-over = A játék véget ért

## Dolgok és helyek

assistant = Személyi asszisztens
nothing = semmi
    .by = semmivel
    .for = semmiért
resource =
    { $kind ->
        [kelp] hínár
        [steelplast] acéllemez
        [science] tudomány
        [credit] kredit
       *[biomass] biomassza
    }
site =
    { $kind ->
        [city] { $city }. városhely
        [tunnel] { $city }. alagúthely
        [building] { $city }. városhely { $place }. építési helye
       *[expansion] { $city }. városhely bővítési helye
    }
part-kind =
    { $kind ->
        [farm] farm
        [desal] sótalanító
        [lab] laboratórium
        [tunnel] alagút
        [white-city] fehér város
        [symbiotic-city] szimbiotikus város
        [building] épület
        [structure] építmény
        [city] város
        [farm-or-desal] farm vagy sótalanító
        [farm-or-lab] farm vagy laboratórium
        [metropolis] metropolisz
       *[desal-or-lab] sótalanító vagy laboratórium
    }
part-kind-plural =
    { $kind ->
        [farm] farmok
        [desal] sótalanítók
        [lab] laboratóriumok
        [building] épületek
        [city] városok
        [white-city] fehér városok
        [symbiotic-city] szimbiotikus városok
       *[metropolis] metropoliszok
    }
part-colour =
    { $colour ->
        [yellow] sárga
        [red] piros
       *[green] zöld
    }
slot =
    { $colour ->
        [none] mindig elérhető akcióhely: { $effect }
       *[other] { $place }. { part-colour } akcióhely: { $effect }
    }
    .short = { $colour ->
        [none] mindig elérhető akcióhely
       *[other] { $place }. { part-colour } akcióhely
    }
    .acc = { $colour ->
        [none] a mindig elérhető akcióhelyet
       *[other] a(z) { $place }. { part-colour } akcióhelyet
    }
    .to = { $colour ->
        [none] a mindig elérhető akcióhelyre
       *[other] a(z) { $place }. { part-colour } akcióhelyre
    }
    .on = { $colour ->
        [none] a mindig elérhető akcióhelyen
       *[other] a(z) { $place }. { part-colour } akcióhelyen
    }
part-named-slot =
    { $slot ->
        [Y1] 1. sárga akcióhely végrehajtása
        [Y2] 2. sárga akcióhely végrehajtása
        [Y3] 3. sárga akcióhely végrehajtása
        [YS3] 3. sárga akcióhely végrehajtása
        [Y4] 4. sárga akcióhely végrehajtása
        [Y5] 5. sárga akcióhely végrehajtása
        [R1] 1. piros akcióhely végrehajtása
        [RS1] 1. piros akcióhely végrehajtása
        [R2] 2. piros akcióhely végrehajtása
        [R3] 3. piros akcióhely végrehajtása
        [R4] 4. piros akcióhely végrehajtása
        [RS4] 4. piros akcióhely végrehajtása
        [R5] 5. piros akcióhely végrehajtása
        [RS5] 5. piros akcióhely végrehajtása
        [G1] 1. zöld akcióhely végrehajtása
        [G2] 2. zöld akcióhely végrehajtása
        [G3] 3. zöld akcióhely végrehajtása
        [GS3] 3. zöld akcióhely végrehajtása
        [G4] 4. zöld akcióhely végrehajtása
        [G5] 5. zöld akcióhely végrehajtása
       *[GS5] 5. zöld akcióhely végrehajtása
    }

## Hatások

gain-kelp = { $count } hínár
    .kind = hínár
    .by = { $count } hínárral
    .for = { $count } hínárért
gain-steelplast = { $count } acéllemez
    .kind = acéllemez
    .by = { $count } acéllemezzel
    .for = { $count } acéllemezért
gain-science = { $count } tudomány
    .kind = tudomány
    .by = { $count } tudománnyal
    .for = { $count } tudományért
gain-credit = { $count } kredit
    .kind = kredit
    .by = { $count } kredittel
    .for = { $count } kreditért
gain-biomass = { $count } biomassza
    .kind = biomassza
    .by = { $count } biomasszával
    .for = { $count } biomasszáért
gain-point = { $count } pont
    .kind = pont
    .by = { $count } ponttal
    .for = { $count } pontért
gain-card = { $count } kártya
    .kind = kártya
    .by = { $count } kártyával
    .for = { $count } kártyáért
effect-steps = { $parts-steps }
    .group = ({ $parts-steps })
do-advance = { $count } lépés a szövetségsávon
do-different = { $count } különböző nyersanyag ezek közül: { $goods }
do-forgo =
    { $kind ->
        [any] az épp megtermelt { $goods }
        [farm] egy farm által termelt { $goods }
        [desal] egy sótalanító által termelt { $goods }
        [lab] egy laboratórium által termelt { $goods }
       *[tunnel] egy alagút által termelt { $goods }
    }
do-exchange = { $one } és { $other } cseréje bármelyik irányban
part-what =
    { $count ->
        [1] 1 { part-kind }
       *[other] legfeljebb { $count } { part-kind }
    }
part-where =
    { $expansion ->
        [yes] { " bővítési helyen" }
       *[no] { "" }
    }
do-build = { part-what } építése{ part-where }
do-build-free = { part-what } ingyenes építése{ part-where }
do-build-for = { part-what } építése{ part-where } { $goods-for }
do-build-less = { part-what } építése{ part-where } { $goods-by } olcsóbban
do-build-upgraded =
    { $free ->
        [yes] 1 { part-kind } ingyenes építése és fejlesztése
       *[no] 1 { part-kind } építése és fejlesztése, a fejlesztés ára { $goods }
    }
do-upgrade = { part-upgrade }
    .group = ({ part-upgrade })
part-upgrade =
    { $count ->
        [1] 1 { part-kind } fejlesztése, ára { $goods-or }
       *[other] legfeljebb { $count } { part-kind } fejlesztése, darabja { $goods-or }
    }
do-upgrade-free = { part-what } ingyenes fejlesztése
do-make-symbiotic = egy fehér város szimbiotikussá válik
do-use-action = { $count } akciókártya használata
do-refresh = { $count } másik elhasznált akciókártya frissítése
do-perform =
    { $scope ->
        [available] egy szabad akcióhely végrehajtása
        [available-coloured] egy szabad színes akcióhely végrehajtása
        [occupied] egy más által elfoglalt akcióhely végrehajtása
        [not-mine] egy színes akcióhely végrehajtása, ahol nincs saját lapkád
       *[named] { part-named-slot }
    }
do-produce-one = egy fejlesztett { part-kind } termelése
do-metropolis =
    { $colour ->
        [blue] egy kék metropolisz
       *[brown] egy barna metropolisz
    }
do-take-special = egy speciális kártya
do-both = az akcióhely mindkét lehetősége
ability =
    { $kind ->
        [cheaper] { part-cheaper }
        [hand-limit] { $amount } kártyával több maradhat a kezedben
       *[more] { part-more }
    }
part-amount =
    { $arg1 ->
        [kelp] { $amount } hínárral
        [steelplast] { $amount } acéllemezzel
        [science] { $amount } tudománnyal
        [credit] { $amount } kredittel
        [biomass] { $amount } biomasszával
       *[point] { $amount } ponttal
    }
part-cheaper =
    { $arg0 ->
        [farm] a farmok
        [desal] a sótalanítók
        [lab] a laboratóriumok
        [tunnel] az alagutak
        [white-city] a fehér városok
        [symbiotic-city] a szimbiotikus városok
        [building] az épületek
        [structure] az építmények
        [city] a városok
        [farm-or-desal] a farmok és sótalanítók
        [farm-or-lab] a farmok és laboratóriumok
       *[desal-or-lab] a sótalanítók és laboratóriumok
    } { part-amount } olcsóbbak
part-more = minden { $arg0 ->
        [farm] csatlakoztatott farm
        [desal] csatlakoztatott sótalanító
        [lab] csatlakoztatott laboratórium
        [tunnel] város melletti alagút
        [white-city] csatlakoztatott fehér város
        [symbiotic-city] csatlakoztatott szimbiotikus város
        [upgraded-farm] csatlakoztatott fejlesztett farm
        [upgraded-desal] csatlakoztatott fejlesztett sótalanító
        [upgraded-lab] csatlakoztatott fejlesztett laboratórium
       *[upgraded-tunnel] város melletti fejlesztett alagút
    } { part-amount } többet termel
trigger-build =
    { $modifier ->
        [cheaper] Mindig
       *[other] Amikor { part-built } építesz
    }
part-built =
    { $arg0 ->
        [farm] farmot
        [desal] sótalanítót
        [lab] laboratóriumot
        [tunnel] alagutat
        [white-city] fehér várost
        [symbiotic-city] szimbiotikus várost
        [building] épületet
        [structure] építményt
        [city] várost
        [farm-or-desal] farmot vagy sótalanítót
        [farm-or-lab] farmot vagy laboratóriumot
        [desal-or-lab] sótalanítót vagy laboratóriumot
       *[other] bármit
    }
trigger-second =
    { $arg0 ->
        [farm] Amikor egy csatlakoztatott város második farmját építed
        [desal] Amikor egy csatlakoztatott város második sótalanítóját építed
       *[lab] Amikor egy csatlakoztatott város második laboratóriumát építed
    }
trigger-second-tunnel = Amikor ugyanabban a körben második alagutat építesz
trigger-upgrade = Amikor { $arg0 ->
        [farm] farmot
        [desal] sótalanítót
        [lab] laboratóriumot
        [building] épületet
        [tunnel] alagutat
        [structure] építményt
        [farm-or-desal] farmot vagy sótalanítót
        [farm-or-lab] farmot vagy laboratóriumot
        [desal-or-lab] sótalanítót vagy laboratóriumot
       *[other] bármit
    } fejlesztesz
trigger-second-upgraded =
    { $arg0 ->
        [farm] Amikor egy csatlakoztatott város második farmját fejleszted
        [desal] Amikor egy csatlakoztatott város második sótalanítóját fejleszted
       *[lab] Amikor egy csatlakoztatott város második laboratóriumát fejleszted
    }
trigger-connect = Amikor metropoliszt csatlakoztatsz
trigger-space = Amikor a szövetségsáv { $arg0 }. mezőjére lépsz
trigger-use = Amikor { $arg0 ->
        [Y1] a(z) 1. sárga akcióhelyet
        [Y2] a(z) 2. sárga akcióhelyet
        [Y3] a(z) 3. sárga akcióhelyet
        [YS3] a(z) 3. sárga akcióhelyet
        [Y4] a(z) 4. sárga akcióhelyet
        [Y5] a(z) 5. sárga akcióhelyet
        [R1] a(z) 1. piros akcióhelyet
        [RS1] a(z) 1. piros akcióhelyet
        [R2] a(z) 2. piros akcióhelyet
        [R3] a(z) 3. piros akcióhelyet
        [R4] a(z) 4. piros akcióhelyet
        [RS4] a(z) 4. piros akcióhelyet
        [R5] a(z) 5. piros akcióhelyet
        [RS5] a(z) 5. piros akcióhelyet
        [G1] a(z) 1. zöld akcióhelyet
        [G2] a(z) 2. zöld akcióhelyet
        [G3] a(z) 3. zöld akcióhelyet
        [GS3] a(z) 3. zöld akcióhelyet
        [G4] a(z) 4. zöld akcióhelyet
        [G5] a(z) 5. zöld akcióhelyet
       *[GS5] a(z) 5. zöld akcióhelyet
    } használod
trigger-slot-gives = Amikor egy akcióhely { $arg0 ->
        [kelp] hínárt
        [steelplast] acéllemezt
        [science] tudományt
        [credit] kreditet
       *[biomass] biomasszát
    } ad
trigger-no-match = Amikor színes akcióhelyet eltérő színű kártyával választasz
trigger-match = Amikor akcióhelyet vele egyező színű kártyával választasz
trigger-turn-end = A köröd végén
trigger-any-time = Minden körödben
trigger-hand = Mindig
trigger-production = Minden termeléskor
trigger-end = A játék végén
count-connected = { $kind ->
        [full-city] mindháromféle épülettel rendelkező csatlakoztatott város
       *[other] csatlakoztatott { part-kind }
    }
    .plural = { $kind ->
        [full-city] a mindháromféle épülettel rendelkező csatlakoztatott városok
       *[other] a csatlakoztatott { part-kind-plural }
    }
    .per = { $kind ->
        [full-city] minden mindháromféle épülettel rendelkező csatlakoztatott város után
       *[other] minden csatlakoztatott { part-kind } után
    }
count-upgraded = { $kind ->
        [tunnel] fejlesztett alagút
        [structure] fejlesztett építmény
       *[other] csatlakoztatott fejlesztett { part-kind }
    }
    .plural = { $kind ->
        [tunnel] a fejlesztett alagutak
        [structure] a fejlesztett építmények
       *[other] a csatlakoztatott fejlesztett { part-kind-plural }
    }
    .per = { $kind ->
        [tunnel] minden fejlesztett alagút után
        [structure] minden fejlesztett építmény után
       *[other] minden csatlakoztatott fejlesztett { part-kind } után
    }
count-tunnel = alagút
    .plural = az alagutak
    .per = minden alagút után
count-tunnel-at-city = város melletti alagút
    .plural = a város melletti alagutak
    .per = minden város melletti alagút után
count-upgraded-tunnel-at-city = város melletti fejlesztett alagút
    .plural = a város melletti fejlesztett alagutak
    .per = minden város melletti fejlesztett alagút után
count-upgraded-set = készlet fejlesztett farmból, sótalanítóból, laboratóriumból és alagútból
    .plural = a fejlesztett építményekből álló készletek
    .per = minden készlet után, amely egy-egy fejlesztett farmból, sótalanítóból, laboratóriumból és alagútból áll
count-claimed-card = megszerzett kártya
    .plural = a megszerzett kártyák
    .per = minden megszerzett kártya után
count-claimed-type = különböző típusú megszerzett kártya
    .plural = a megszerzett kártyák típusai
    .per = a megszerzett kártyák minden típusa után
count-paid-special = kifizetett speciális kártya
    .plural = a kifizetett speciális kártyák
    .per = minden kifizetett speciális kártya után
count-on-space = jelölő a szövetségsáv { $space }. mezőjén
    .plural = a szövetségsáv { $space }. mezőjén álló jelölők
    .per = minden jelölő után a szövetségsáv { $space }. mezőjén
condition-on-space = a jelölőd a szövetségsáv { $space }. mezőjén áll

## Előnézet

preview-card = A kártyával

## Kérdések

ask-card =
    { $turn ->
        [first] { $round }. forduló, első kör: melyik kártyát játszod ki?
        [second] { $round }. forduló, második kör: melyik kártyát játszod ki?
       *[last] { $round }. forduló, utolsó kör: melyik kártyát játszod ki?
    }
ask-slot = { $card }: melyik akcióhelyre?
ask-first = Mi legyen előbb, a kártya vagy az akcióhely?
ask-step = Mi legyen a következő?
ask-step-of = { $card }: mi legyen a következő?
ask-either = Melyiket kéred?
ask-either-of = { $card }: melyiket kéred?
ask-kind = Mit építesz?
ask-site =
    { $kind ->
        [farm] Hová építed a farmot?
        [desal] Hová építed a sótalanítót?
        [lab] Hová építed a laboratóriumot?
        [tunnel] Hová építed az alagutat?
        [white-city] Hová építed a fehér várost?
       *[symbiotic-city] Hová építed a szimbiotikus várost?
    }
ask-payment = Mivel fizetsz?
ask-upgrade = Mit fejlesztesz?
ask-price = Mivel fizeted a fejlesztést?
ask-producer = Minek a termelését kapod meg?
ask-white-city = Melyik fehér város váljon szimbiotikussá?
ask-advance =
    { $steps ->
        [1] Előrelépsz a szövetségsávon?
       *[other] Mennyit lépsz előre a szövetségsávon?
    }
ask-exchange = Mit cserélsz el?
ask-goods = Melyik { $count } különböző nyersanyagot kéred?
ask-action-card = Melyik akciókártyádat használod?
ask-refresh = Melyik akciókártyádat frissíted?
ask-perform = Melyik akcióhelyet hajtod végre?
ask-metropolis = Melyik metropoliszt veszed el?
ask-special = Melyik speciális kártyát veszed el?
ask-looked = Melyik speciális kártyát tartod meg ezek közül?
ask-under = Melyik kártya kerüljön előbb a pakli aljára?
ask-pay-special = { $card }: kifizetsz érte { $cost } kreditet?
ask-replaced = { $card }: melyik akciókártya helyére?
ask-last-use = { $card }: használod még utoljára?
ask-discard = Dobj el { $count } kártyát: { $limit } maradhat a kezedben.
ask-reject = Tegyél félre { $count } kártyát: { $limit } maradhat a kezedben.
ask-ability = Használsz még valamit ebben a körben?
ask-purchase = Miből veszel pontot?

## Válaszok

move-play = Kijátszom: { $card } ({ part-colour })
move-slot =
    { $match ->
        [yes] Egyező szín: { $slot }
       *[no] Csak az akcióhely: { $slot }
    }
move-slot-for =
    { $match ->
        [yes] Egyező szín, ára { $cost }: { $slot }
       *[no] Csak az akcióhely, ára { $cost }: { $slot }
    }
move-clone = Másolás 1 kreditért: { $slot }
move-card-first = Előbb a kártya: { $card }
move-slot-first = Előbb az akcióhely: { $slot-short }
move-done = Kész
move-go-on = Tovább
move-stay = Maradok
move-advance = { $steps } lépés előre
part-start-kind =
    { $kind ->
        [farm] Farm
        [desal] Sótalanító
        [lab] Laboratórium
        [tunnel] Alagút
        [white-city] Fehér város
       *[symbiotic-city] Szimbiotikus város
    }
move-kind =
    { $free ->
        [yes] { part-start-kind }, ingyen
       *[no] { part-start-kind }, ára { $goods }
    }
move-build =
    { $free ->
        [yes] { part-start-kind } ide: { $site }, ingyen
       *[no] { part-start-kind } ide: { $site }, ára { $goods }
    }
move-payment = { $goods }
move-upgrade = { part-start-kind } itt: { $site }
move-price = { $goods }
move-producer = { part-start-kind } itt: { $site }
move-exchange = { $one } helyett { $other }
move-goods = { $goods }
move-use = Akciókártya: { $card } – { $effect }
move-ability = Kártya: { $card } – { $effect }
move-refresh = Frissítem: { $card }
move-perform = Végrehajtom: { $slot }
move-metropolis = Elveszem: { $metropolis }
move-take = Elveszem: { $card } (ára { $cost } kredit)
move-look =
    { $count ->
        [1] Megnézem a következő kártyát
       *[other] Megnézem a következő { $count } kártyát, és egyet megtartok
    }
move-under = A pakli aljára: { $card }
move-pay-special = { $cost } kredit kifizetése
move-unpaid = Nem fizetek
move-replace =
    { $unused ->
        [yes] Elhagyom, bár még felhasználható: { $card }
       *[no] Elhagyom: { $card }
    }
move-unclaimed = Nem szerzem meg az új kártyát
move-discard = Eldobom: { $card }
move-reject = Félreteszem: { $card }
move-purchase = { $card }: { $count } pont { $goods-for }

## Elutasítások

refusal-slot-taken = Már van rajta lapka
refusal-own-tile = Már van rajta saját lapkád
refusal-not-clonable = Csak más által elfoglalt akcióhelyet lehet másolni
refusal-no-cloning = A másolólapkát ebben a fordulóban már használták
refusal-cannot-pay = Ennyi hiányzik: { $goods }
refusal-no-dome = Ilyen kupola már nincs a készletben
refusal-no-tunnel = Nincs több alagút a készletben
refusal-no-site =
    { $kind ->
        [tunnel] Nincs szabad alagúthely a hálózatod mellett
        [white-city] Nincs szabad városhely a városaid mellett
        [symbiotic-city] Nincs szabad városhely a városaid mellett
       *[other] Nincs szabad építési hely egy városnál sem
    }
refusal-not-adjacent = Nincs mellette saját városod
refusal-not-linked = Nem kapcsolódik a hálózatodhoz
refusal-no-city-near = Nincs ott város, és most nem is épülhetne oda
refusal-expansion = Bővítési helyre csak bizonyos kártyákkal lehet építeni
refusal-no-upgrade = A hozzá tartozó fejlesztést nem tudnád kifizetni
refusal-nothing-to-upgrade = Nincs mit fejleszteni
refusal-nothing-upgraded = Nincs ilyen fejlesztett építményed csatlakoztatott város mellett
refusal-no-white-city = Nincs fehér városod
refusal-no-action-card = Nincs most használható akciókártyád
refusal-card-used = Ebben a korszakban már használtad
refusal-none-used = Nincs elhasznált akciókártyád
refusal-no-slot = Nincs ilyen akcióhely, amelyet használni tudnál
refusal-no-metropolis = Ilyen metropolisz már nincs
refusal-no-special = Nincs több speciális kártya
refusal-condition = Nincs meg a szükséges { $least } { $count }
refusal-gives-nothing = Semmit sem adna
refusal-not-produced = Ebben a termelésben ilyet nem termeltél
refusal-leaves-undone = Utána nem tudnád használni az akcióhelyet
refusal-bought-out = Többször nem használható

## Napló

log-table-laid =
    { $players ->
        [1] Az asztal egy játékos számára készen áll.
       *[other] Az asztal { $players } játékos számára készen áll.
    }
log-board = { $seat-start } itt telepszik le: { $board }.
log-round-began = Kezdődik a(z) { $round }. forduló.
log-new-order = Az új sorrend: { $order }.
log-neutral-tiles = Semleges lapkák kerülnek minden szín { $place }. akcióhelyére.
log-fourth-tile = Negyedik semleges lapka kerül { $slot-to }, a(z) { $number }. kártya száma szerint.
log-played =
    { $match ->
        [yes] { $seat-start } egyező színű kártyát játszik ki { $slot-to }: { $card }.
       *[no] { $seat-start } kártyát játszik ki { $slot-to }: { $card }.
    }
log-cloned = { $seat-start } 1 kreditért lemásolja { $slot-acc }.
log-wasted = Hatás nélkül a dobott lapok közé kerül: { $card }.
log-played-instant = { $seat-start } felhasználja: { $card }.
log-claimed = { $seat-start } megszerzi: { $card }.
log-replaced = { $seat-start } elhagyja: { $card }.
log-used-action = { $seat-start } akciókártyát használ: { $card }.
log-refreshed = { $seat-start } frissíti: { $card }.
log-performed = { $seat-start } végrehajtja { $slot-acc }.
log-answered = { $seat-start } kártyája működésbe lép: { $card }.
log-gained = { $seat-start } ezt kapja: { $goods }.
log-paid = { $seat-start } ezt fizeti: { $goods }.
log-drew = { $seat-start } kártyát húz.
log-drew-secret = { $seat-start } ezt húzza: { $card }.
log-discarded = { $seat-start } eldobja: { $card }.
log-rejected = { $seat-start } félreteszi: { $cards }.
log-reshuffled = A dobott lapokat megkeverjük, ezek alkotják az új paklit.
log-took-special = { $seat-start } speciális kártyát vesz el: { $card }.
log-looked = { $seat-start } megnéz { $count } speciális kártyát.
log-kept-special = { $seat-start } megtart egyet a speciális kártyák közül.
log-kept-special-secret = { $seat-start } megtartja: { $card }.
part-kind-acc =
    { $kind ->
        [lab] laboratóriumot
        [tunnel] alagutat
        [farm] farmot
        [desal] sótalanítót
        [white-city] fehér várost
       *[symbiotic-city] szimbiotikus várost
    }
log-built = { $seat-start } { part-kind-acc } épít ide: { $site }.
log-upgraded = { $seat-start } { part-kind-acc } fejleszt itt: { $site }.
log-made-symbiotic = { $seat-start } fehér városa szimbiotikussá válik: { $site }.
log-connected = { $seat-start } metropoliszt csatlakoztat: { $metropolis }.
log-contract = { $seat-start } szerződést teljesít: { $contract }.
log-advanced = { $seat-start } a szövetségsáv { $space }. mezőjére lép.
log-beyond = { $seat-start } a szövetségsáv élén marad.
log-production-began = Termelés a(z) { $era ->
        [1] I
        [2] II
       *[3] III
    }. korszak végén.
log-produced =
    { $kind ->
        [pair] { $seat-start } két fejlesztett épülete ({ $site }) { $goods-by } többet termel.
        [tunnel-pair] { $seat-start } alagútpárja { $goods-by } többet termel.
       *[other] { $seat-start } termelése – { part-kind } ({ $site }): { $goods }.
    }
log-chose-production = { $seat-start } a termelésben ezt adja: { $paid }, és ezt kapja: { $goods }.
log-actions-refreshed = Minden akciókártya újra használható.
log-fed = { $seat-start } { $cities } városból { $fed } várost lát el, ára { $goods }.
log-starved = { $seat-start } { $cities } városa éhezik: { $count } pont veszteség.
log-era-began = Kezdődik a(z) { $name }. korszak.
log-scoring-began = Kezdődik a végső értékelés.
log-scored =
    { $source ->
        [brown] { $seat-start } { $count } pontot kap a barna metropoliszért.
        [end-cards] { $seat-start } { $count } pontot kap az értékelő kártyákért.
        [cities] { $seat-start } { $count } pontot kap a városokért.
       *[resources] { $seat-start } { $count } pontot kap a megmaradt nyersanyagokért.
    }
log-game-over = A játék véget ért.

## Pontok és kimenetel

score =
    { $source ->
        [slots] Akcióhelyek
        [cards] Kártyák
        [track] Szövetségsáv
        [sites] Helyek
        [metropolises] Metropoliszok
        [contracts] Szerződések
        [production] Termelés
        [feeding] Éhezés
        [brown] Barna metropolisz
        [end-cards] Értékelő kártyák
        [cities] Városok
       *[resources] Nyersanyagok
    }
outcome-won = A cél teljesült: { $points } pont és { $cities } csatlakoztatott város.
outcome-lost = A cél (100 pont és 7 csatlakoztatott város) nem teljesült: { $points } pont, { $cities } város.

## Jelek, képernyőolvasóknak

icon-kelp = hínár
icon-steelplast = acéllemez
icon-science = tudomány
icon-credit = kredit
icon-biomass = biomassza
icon-point = pont
icon-card = kártya
icon-track = lépés a szövetségsávon
icon-different = különböző nyersanyagok
icon-pay = fizetés
icon-forgo = a megtermelt leadása
icon-exchange = csere
icon-build = építés
icon-build-upgraded = építés és fejlesztés
icon-expansion = bővítési helyen
icon-free = ingyen
icon-for = ennyiért
icon-less = ennyivel olcsóbban
icon-upgrade = fejlesztés
icon-farm = farm
icon-desal = sótalanító
icon-lab = laboratórium
icon-tunnel = alagút
icon-white-city = fehér város
icon-symbiotic-city = szimbiotikus város
icon-building = épület
icon-structure = építmény
icon-city = város
icon-farm-or-desal = farm vagy sótalanító
icon-farm-or-lab = farm vagy laboratórium
icon-desal-or-lab = sótalanító vagy laboratórium
icon-upgraded-farm = fejlesztett farm
icon-upgraded-desal = fejlesztett sótalanító
icon-upgraded-lab = fejlesztett laboratórium
icon-upgraded-tunnel = fejlesztett alagút
icon-upgraded-building = fejlesztett épület
icon-upgraded-structure = fejlesztett építmény
icon-use-action = akciókártya használata
icon-refresh = akciókártya frissítése
icon-perform = végrehajtás
icon-slot-available = szabad akcióhely
icon-slot-available-coloured = szabad színes akcióhely
icon-slot-occupied = más által elfoglalt akcióhely
icon-slot-not-mine = színes akcióhely saját lapka nélkül
icon-Y1 = 1. sárga akcióhely
icon-Y2 = 2. sárga akcióhely
icon-Y3 = 3. sárga akcióhely
icon-YS3 = 3. sárga akcióhely
icon-Y4 = 4. sárga akcióhely
icon-Y5 = 5. sárga akcióhely
icon-R1 = 1. piros akcióhely
icon-RS1 = 1. piros akcióhely
icon-R2 = 2. piros akcióhely
icon-R3 = 3. piros akcióhely
icon-R4 = 4. piros akcióhely
icon-RS4 = 4. piros akcióhely
icon-R5 = 5. piros akcióhely
icon-RS5 = 5. piros akcióhely
icon-G1 = 1. zöld akcióhely
icon-G2 = 2. zöld akcióhely
icon-G3 = 3. zöld akcióhely
icon-GS3 = 3. zöld akcióhely
icon-G4 = 4. zöld akcióhely
icon-G5 = 5. zöld akcióhely
icon-GS5 = 5. zöld akcióhely
icon-produce-one = egy építmény termelése
icon-metropolis-blue = kék metropolisz
icon-metropolis-brown = barna metropolisz
icon-special-card = speciális kártya
icon-both = mindkét lehetőség
icon-cheaper = olcsóbb
icon-hand-limit = kézben tartható kártyák
icon-more = többet termel
icon-connected-farm = csatlakoztatott farm
icon-connected-desal = csatlakoztatott sótalanító
icon-connected-lab = csatlakoztatott laboratórium
icon-connected-building = csatlakoztatott épület
icon-connected-city = csatlakoztatott város
icon-connected-white-city = csatlakoztatott fehér város
icon-connected-symbiotic-city = csatlakoztatott szimbiotikus város
icon-connected-full-city = csatlakoztatott város mindháromféle épülettel
icon-connected-metropolis = csatlakoztatott metropolisz
icon-tunnel-at-city = város melletti alagút
icon-upgraded-tunnel-at-city = város melletti fejlesztett alagút
icon-upgraded-set = fejlesztett építmények készlete
icon-claimed-card = megszerzett kártya
icon-claimed-type = megszerzett kártyák típusa
icon-paid-special = kifizetett speciális kártya
icon-at-space = jelölő a szövetségsáv mezőjén
icon-on-build = építéskor
icon-on-second = a második egy csatlakoztatott városnál
icon-on-second-tunnel = második alagút a körben
icon-on-upgrade = fejlesztéskor
icon-on-second-upgraded = a második fejlesztett egy csatlakoztatott városnál
icon-on-connect = metropolisz csatlakoztatásakor
icon-on-space = a szövetségsáv mezőjére lépve
icon-on-use = az akcióhely használatakor
icon-on-slot-gives = amikor akcióhely adja
icon-on-no-match = ha a kártya színe eltér
icon-on-match = ha a kártya színe egyezik
icon-on-turn-end = a köröd végén
icon-on-any-time = minden körödben
icon-on-hand = mindig
icon-on-production = minden termeléskor
icon-on-end = a játék végén

## Amit a statisztika számol

fact-board = Tábla
fact-board-name = { $name } ({ $number })
fact-brown = Barna metropolisz a táblán
fact-blue = Kék metropolisz a táblán
fact-contract = Megszerzett szerződés
fact-card = Felhasznált kártya, { $deck ->
    [special] speciális kártyák
   *[other] { $deck }. korszak
}
fact-card-name = { $number } { $name }
measure-turns = A lépések aránya
measure-turn = { $what ->
    [matched] a kártya illik az akcióhelyhez, a színes akcióhelyekre tett lépésekből
    [always] mindig elérhető akcióhely, az összes lépésből
   *[cloned] akciómásoló lapka felhasználva, az összes fordulóból
}
measure-points = Pontok
measure-point = { $what ->
    [winner] a győztesé
   *[starved] az etetésnél elvesztve, játékosonként
}
measure-supply = Elfogyott készlet
measure-exhausted = { $what ->
    [tunnels] nem maradt alagút
   *[symbiotic] nem maradt szimbiotikus kupola
}
measure-first-pick = A forduló elsőként választott akcióhelye
measure-empty = A fordulóban üresen maradt akcióhely
measure-connected = Csatlakoztatott metropolisz
measure-brown-points = A csatlakoztatott barna metropolisz pontjai
measure-claimed = Megszerzett szerződés, ha játékban van
measure-claim-round = A szerződés megszerzésének fordulója
measure-taken = Elvett speciális kártya, ha felfordítva fekszik
measure-paid = Kifizetett speciális kártya, ha elvették
measure-used = Felhasznált kártya, ha kézben van, { $deck ->
    [special] speciális kártyák
   *[other] { $deck }. korszak
}

## What a hint counts: in a list, with points behind it

worth-points = megszerzett pontok
worth-goods = áruk a készletben
worth-production = ami megtermelődik
worth-structures = épületek és alagutak
worth-cities = városok
worth-metropolises = metropoliszok
worth-food = élelem a városoknak
worth-claimed = kijátszott kártyák
worth-hand = kézben tartott kártyák
worth-track = a szövetségsáv
worth-contracts = kormányzati szerződések
