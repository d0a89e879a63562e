### Imperial Miners magyarul. A napló jelen idejű; az elutasítás zárójelben is megálló tagmondat.
### A kártyák, események és táblák a nevükön szerepelnek (miners-cards); mondatban a kártyanév idézőjelben áll.

## Szakaszok

phase-keep = Kezdőlapok
phase-event = Esemény
phase-choose = Kártyaválasztás
phase-dig = Ásás
phase-end = A kör vége
phase-over = A játék vége

## Tartozékok

deck = { $level }. szint
    .adj = { $level }. szintű
research-board =
    { $id ->
        [alchemy] Alkímia
        [astronomy] Csillagászat
        [technology] Technika
        [architecture] Építészet
        [diplomacy] Diplomácia
        [logistics] Logisztika
       *[other] { $id }
    }
research-board-named = { $name }
part-faction =
    { $faction ->
        [scots] skót
        [barbarians] barbár
        [egyptians] egyiptomi
        [japanese] japán
        [atlanteans] atlantiszi
       *[romans] római
    }

## Hatások

gain-gold = { $count } arany
    .kind = arany
gain-vp = { $count } pont
    .kind = pont
do-draw = { $count } kártya
do-draw-level = { $count } { $level }. szintű kártya
do-faction-draw =
    { $faction ->
        [any] { $count } kártya választott népből
       *[other] { $count } { part-faction } kártya
    }
do-research = { $steps } kutatási lépés
do-machine =
    { $where ->
        [here] { $count } gép erre a kártyára
        [other] { $count } gép egy másik kártyára
       *[any] { $count } gép bármelyik kártyára
    }
do-cart = { $count } csillejelző
do-collapse =
    { $where ->
        [here] omlás ezen a kártyán
       *[any] omlás egy választott kártyán
    }
do-clear =
    { $count ->
        [1] { $count } omlás eltakarítása
       *[other] legfeljebb { $count } omlás eltakarítása
    }
do-activate =
    { $which ->
        [any] 1 tetszőleges kártya aktiválása
        [adjacent] 1 szomszédos kártya aktiválása
        [scots] 1 skót kártya aktiválása
        [barbarians] 1 barbár kártya aktiválása
        [egyptians] 1 egyiptomi kártya aktiválása
        [japanese] 1 japán kártya aktiválása
        [atlanteans] 1 atlantiszi kártya aktiválása
        [romans] 1 római kártya aktiválása
       *[other] 1 { $which }. szintű kártya aktiválása
    }
do-pay =
    { $scots ->
        [1] { $count } (saját skót kártyánként 1-gyel kevesebb) arany
       *[other] { $count } arany
    }
do-discard =
    { $free ->
        [1] legfeljebb { $count } kártya eldobása
       *[other] { $count } eldobott kártya
    }
do-spend = { $count } gép erről a kártyáról
do-move-machine = 1 gép áthelyezése egy másik kártyára
do-next-cost = { $count } arany kedvezmény a következő kártyára
ability =
    { $kind ->
        [all-costs] minden kártya { $amount } arannyal olcsóbb
        [research-longer] minden kutatás { $amount } lépéssel messzebb visz
        [surface-twice] két különböző felszíni hatás
       *[collapse-passes] a beomlott kártya kitisztul, és a hatása is működik
    }
trigger-reveal = Azonnal
trigger-round-end = A kör végén
trigger-dig = Ebben a körben
count =
    { $what ->
        [scots] saját skót kártya
        [barbarians] saját barbár kártya
        [egyptians] saját egyiptomi kártya
        [japanese] saját japán kártya
        [atlanteans] saját atlantiszi kártya
        [romans] saját római kártya
        [row-I] I. sorban lévő kártya
        [row-II] II. sorban lévő kártya
        [row-III] III. sorban lévő kártya
        [row-IV] IV. sorban lévő kártya
        [factions] különböző saját nép
        [machines-here] ezen a kártyán álló gép
        [machines] saját gép
        [collapses] saját omlás
        [uncollapsed] közben eltakarított omlás
        [full-carts] saját teli csille
        [full-carts-here] ennél a kártyánál lévő teli csille
        [adjacent] szomszédos kártya
        [row-here] ebben a sorban lévő kártya
        [height] csákány alatti lépés
        [steps] eddig megtett kutatási lépés
        [boards] befejezett tábla
        [hand] kézben tartott kártya
        [discarded] közben eldobott kártya
        [gold] birtokolt arany
       *[activated] ebben a körben aktivált kártya
    }
    .plural =
    { $what ->
        [scots] a saját skót kártyák
        [barbarians] a saját barbár kártyák
        [egyptians] a saját egyiptomi kártyák
        [japanese] a saját japán kártyák
        [atlanteans] a saját atlantiszi kártyák
        [romans] a saját római kártyák
        [row-I] az I. sorban lévő kártyák
        [row-II] a II. sorban lévő kártyák
        [row-III] a III. sorban lévő kártyák
        [row-IV] a IV. sorban lévő kártyák
        [factions] a különböző saját népek
        [machines-here] az ezen a kártyán álló gépek
        [machines] a saját gépek
        [collapses] a saját omlások
        [uncollapsed] a közben eltakarított omlások
        [full-carts] a saját teli csillék
        [full-carts-here] az ennél a kártyánál lévő teli csillék
        [adjacent] a szomszédos kártyák
        [row-here] az ebben a sorban lévő kártyák
        [height] a csákány alatti lépések
        [steps] az eddig megtett kutatási lépések
        [boards] a befejezett táblák
        [hand] a kézben tartott kártyák
        [discarded] a közben eldobott kártyák
        [gold] a birtokolt aranyak
       *[activated] az ebben a körben aktivált kártyák
    }
    .per =
    { $what ->
        [scots] minden saját skót kártya után
        [barbarians] minden saját barbár kártya után
        [egyptians] minden saját egyiptomi kártya után
        [japanese] minden saját japán kártya után
        [atlanteans] minden saját atlantiszi kártya után
        [romans] minden saját római kártya után
        [row-I] minden I. sorban lévő kártya után
        [row-II] minden II. sorban lévő kártya után
        [row-III] minden III. sorban lévő kártya után
        [row-IV] minden IV. sorban lévő kártya után
        [factions] minden különböző saját nép után
        [machines-here] minden ezen a kártyán álló gép után
        [machines] minden saját gép után
        [collapses] minden saját omlás után
        [uncollapsed] minden közben eltakarított omlás után
        [full-carts] minden saját teli csille után
        [full-carts-here] minden ennél a kártyánál lévő teli csille után
        [adjacent] minden szomszédos kártya után
        [row-here] minden ebben a sorban lévő kártya után
        [height] minden csákány alatti lépés után
        [steps] minden eddig megtett kutatási lépés után
        [boards] minden befejezett tábla után
        [hand] minden kézben tartott kártya után
        [discarded] minden közben eldobott kártya után
        [gold] minden birtokolt arany után
       *[activated] minden ebben a körben aktivált kártya után
    }

## Kérdések és válaszok

ask-keep = Melyik kártyát tartod meg? Még { $count } kell.
move-keep = { $card } megtartása
ask-card = { $round }. kör: melyik kártyát játszod ki?
move-play =
    { $cost ->
        [0] { $card }, { $level }. szint, ingyen
       *[other] { $card }, { $level }. szint, { $cost } aranyért
    }
move-dig = Ásás vaktában: az I. szint legfelső lapja kerül a bányába
ask-place = Hová ásod a(z) „{ $card }” kártyát?
move-place-top =
    { $side ->
        [middle] I. sor, középen
        [left] I. sor, { $far } hellyel balra
       *[right] I. sor, { $far } hellyel jobbra
    }
move-place-between = { $first } és { $second } alá
move-place-below =
    { $side ->
        [left] { $card } alá, balra
       *[right] { $card } alá, jobbra
    }
ask-effect = Mit tegyen a(z) „{ $card }” kártya?
move-effect = Végrehajtás: { $effect }
move-decline = Semmit
ask-way = Merre felfelé a(z) „{ $card }” kártyától?
move-climb =
    { $how ->
        [activated] { $card } (már aktiváltad)
        [collapsed] { $card } (eltakarítja az omlást)
       *[open] { $card }
    }
ask-surface =
    { $count ->
        [1] Mit teszel a felszínen?
       *[other] Melyik két dolgot teszed a felszínen?
    }
ask-activate = Melyik kártyát aktiválod ezen felül?
move-activate = { $card } aktiválása
ask-deck =
    { $count ->
        [1] Melyik pakliból húzol?
       *[other] Melyik pakliból húzol? Még { $count } lap jár.
    }
move-deck = { $deck-adj } pakli
move-nothing-left = Nincs mit húzni
ask-faction = Melyik népet keresed?
move-faction =
    { $faction ->
        [scots] Skótok
        [barbarians] Barbárok
        [egyptians] Egyiptomiak
        [japanese] Japánok
        [atlanteans] Atlantisziak
       *[romans] Rómaiak
    }
ask-search = Melyik pakliban keresel { part-faction } kártyát?
ask-discard-down = Dobj el { $count } kártyát: legfeljebb { $most } maradhat a kezedben.
ask-discard =
    { $count ->
        [1] Melyik kártyát dobod el?
       *[other] Melyik kártyákat dobod el? Még { $count } kell.
    }
ask-discard-up-to = Eldobsz kártyát? Legfeljebb { $count } mehet.
move-discard = { $card } eldobása
move-keep-the-rest = A többi marad
ask-machine =
    { $count ->
        [1] Melyik kártyára kerüljön a gép?
       *[other] Melyik kártyákra kerüljenek a gépek? Még { $count } jár.
    }
move-machine = Gép ide: { $card }
ask-fetch = Melyik kártyáról veszed el a gépet?
move-fetch = Gép innen: { $card }
ask-collapse = Melyik kártya omoljon be?
move-collapse = Omlás itt: { $card }
ask-clear =
    { $count ->
        [1] Melyik omlást takarítod el?
       *[other] Melyik omlásokat takarítod el? Legfeljebb { $count } mehet.
    }
move-clear = { $card } kitisztítása
move-clear-done = Maradjon így
ask-cart =
    { $count ->
        [1] Melyik félig telt csillét töltöd meg?
       *[other] Melyik félig telt csilléket töltöd meg? Még { $count } jár.
    }
move-cart = { $first } és { $second } között
ask-research =
    { $first ->
        [1] Melyik táblán, és meddig? Legfeljebb { $steps } lépés.
       *[other] Meddig mászol? Legfeljebb { $steps } lépés.
    }
move-research = { $board }, { $step }. lépés: { $effect }
ask-board = { $board } kész. Melyik tábla következzen?
move-board = { $board }
preview-clears = { $card }: eltakarítja az omlást
preview-effect = { $card }
preview-join =
    { $how ->
        [full] két teli fél találkozik
        [half] egy teli és egy üres fél találkozik
       *[empty] két üres fél találkozik
    }
preview-idle = { $card }: már aktiválva
preview-unpayable = { $card }: { $count } hiányzik

## Elutasítások

refusal-too-little-gold = { $needed } arany kell, { $held } van
refusal-too-few-machines = { $needed } gép kell ezen a kártyán, { $held } van
refusal-too-few-cards = { $needed } kártya kell, { $held } van kézben
refusal-no-place = Nincs helye: a(z) { $level }. sor a(z) { $above }. sor alá kerül
refusal-has-playable-card = Van kijátszható kártyád
refusal-deck-is-empty = Ez a pakli és a dobópaklija is üres
refusal-deck-was-searched = Ebben a pakliban nincs ilyen kártya
refusal-already-activated = Ebben a körben már aktiváltad
refusal-board-just-completed = Ezt a táblát most fejezted be
refusal-surface-used = Ezt már használtad

## Napló

log-table-laid =
    { $players ->
        [1] Kezdődik a játék. Kutatás: { $boards }.
       *[other] Kezdődik a játék { $players } játékossal. Kutatás: { $boards }.
    }
log-has-kept = { $seat-start } kiválasztotta a kezdőlapjait.
log-hand-begun = { $seat-start } eldobja ezeket: { $cards }.
log-event = { $round }. kör: { $event }. { $effect }.
log-has-chosen = { $seat-start } választott.
log-dug-blindly = { $seat-start } vaktában ás.
log-no-card = { $seat-start } nem tud kártyát kijátszani.
log-revealed =
    { $cost ->
        [0] { $seat-start } felfedi a(z) „{ $card }” kártyát.
       *[other] { $seat-start } { $cost } aranyért felfedi a(z) „{ $card }” kártyát.
    }
log-placed =
    { $carts ->
        [0] { $seat-start } kiássa a(z) „{ $card }” kártyát a(z) { $level }. sorban.
       *[other] { $seat-start } kiássa a(z) „{ $card }” kártyát a(z) { $level }. sorban, és ezzel { $carts } csille megtelik.
    }
log-activated = { $seat-start } aktiválja a(z) „{ $card }” kártyát: { $effect }.
log-declined = { $seat-start } pihenni hagyja a(z) „{ $card }” kártyát.
log-already-activated = { $seat-start } áthalad a(z) „{ $card }” kártyán, amelyet már aktivált.
log-surface-used = { $seat-start } a felszínre ér: { $effect }.
log-gained-gold = { $seat-start } { $count } aranyat kap.
log-gained-points = { $seat-start } { $count } pontot kap.
log-paid = { $seat-start } { $count } aranyat fizet.
log-discount = { $seat-start } következő kártyája { $count } arannyal olcsóbb.
log-drew = { $seat-start } húz egy { $level }. szintű kártyát.
log-drew-secret = { $seat-start } felhúzza a(z) „{ $card }” kártyát.
log-nothing-to-draw = { $seat-start } húzna, de nincs mit.
log-deck-renewed = A(z) { $level }. szint dobópaklijából { $count } lapos új pakli lesz.
log-discarded = { $seat-start } eldobja a(z) „{ $card }” kártyát.
log-found =
    { $count ->
        [0] { $seat-start } { part-faction } kártyát keres a(z) { $deck-adj } pakliban, és rögtön megtalálja a(z) „{ $card }” kártyát.
       *[other] { $seat-start } { part-faction } kártyát keres a(z) { $deck-adj } pakliban, és { $count } lap után megtalálja a(z) „{ $card }” kártyát. Az előzők: { $turned }.
    }
log-searched-in-vain = { $seat-start } átnézi a(z) { $deck-adj } paklit ({ $count } lap), és nincs benne { part-faction } kártya. A lapok: { $turned }.
log-faction-not-found = { $seat-start } egyik pakliban sem talál { part-faction } kártyát.
log-machine-placed = { $seat-start } { $count } gépet tesz a(z) „{ $card }” kártyára.
log-machine-fetched = { $seat-start } elvesz egy gépet a(z) „{ $card }” kártyáról.
log-machines-spent = { $seat-start } { $count } gépet ad le a(z) „{ $card }” kártyáról.
log-collapsed = { $seat-start } bányájában beomlik a(z) „{ $card }” kártya.
log-cleared = { $seat-start } eltakarítja az omlást a(z) „{ $card }” kártyáról.
log-cart-filled = { $seat-start } megtölti a csillét a(z) „{ $first }” és a(z) „{ $second }” kártya között.
log-researched = { $seat-start } a(z) { $step }. lépésre ér ezen a táblán: { $board }.
log-board-completed = { $seat-start } befejezi ezt a táblát: { $board }.
log-board-begun = { $seat-start } ezzel a táblával folytatja: { $board }.
log-game-over = Véget ért a játék.

## Pontozás és fokozatok

score-cards = { $level }. szintű kártyák
score-boards = Kutatás
score-events = Események
score-surface = Felszín
score-carts = Teli csillék
grade =
    { $grade ->
        [1] Kubikos: { $points } pont
        [2] Alagútfúró: { $points } pont
        [3] Kezdő bányász: { $points } pont
        [4] Bányamérnök: { $points } pont
        [5] Tapasztalt vájár: { $points } pont
       *[6] A mélység ura: { $points } pont
    }

## Ikonok, képernyőolvasónak

icon-gold = arany
icon-vp = pont
icon-card = kártya
icon-cart = teli csille
icon-machine = gép
icon-collapse = omlás
icon-step = kutatási lépés
icon-card-I = I. szintű kártya
icon-card-II = II. szintű kártya
icon-card-III = III. szintű kártya
icon-card-IV = IV. szintű kártya
icon-draw-any = kártya választott népből
icon-draw-scots = skót kártya
icon-draw-barbarians = barbár kártya
icon-draw-egyptians = egyiptomi kártya
icon-draw-japanese = japán kártya
icon-draw-atlanteans = atlantiszi kártya
icon-draw-romans = római kártya
icon-research = kutatás
icon-machine-here = gép erre a kártyára
icon-machine-other = gép egy másik kártyára
icon-machine-any = gép bármelyik kártyára
icon-cart-token = csillejelző
icon-collapse-here = ez a kártya beomlik
icon-collapse-any = egy választott kártya beomlik
icon-clear = omlás eltakarítása
icon-activate-any = tetszőleges kártya aktiválása
icon-activate-adjacent = szomszédos kártya aktiválása
icon-activate-scots = skót kártya aktiválása
icon-activate-barbarians = barbár kártya aktiválása
icon-activate-egyptians = egyiptomi kártya aktiválása
icon-activate-japanese = japán kártya aktiválása
icon-activate-atlanteans = atlantiszi kártya aktiválása
icon-activate-romans = római kártya aktiválása
icon-activate-I = I. szintű kártya aktiválása
icon-activate-II = II. szintű kártya aktiválása
icon-activate-III = III. szintű kártya aktiválása
icon-activate-IV = IV. szintű kártya aktiválása
icon-pay = arany fizetése
icon-pay-scots = arany fizetése, saját skót kártyánként 1-gyel kevesebb
icon-discard = kártyák eldobása
icon-discard-up-to = legfeljebb ennyi kártya eldobása
icon-spend-machine = gépek leadása erről a kártyáról
icon-move-machine = egy gép áthelyezése
icon-next-cost = a következő kártya olcsóbb
icon-all-costs = olcsóbbak a kártyák
icon-research-longer = messzebb visz a kutatás
icon-surface-twice = két felszíni hatás
icon-collapse-passes = a beomlott kártyák is működnek
icon-on-reveal = azonnal
icon-on-round-end = a kör végén
icon-on-dig = ebben a körben
icon-count-scots = saját skót kártyák
icon-count-barbarians = saját barbár kártyák
icon-count-egyptians = saját egyiptomi kártyák
icon-count-japanese = saját japán kártyák
icon-count-atlanteans = saját atlantiszi kártyák
icon-count-romans = saját római kártyák
icon-count-row-I = kártyák a(z) I. sorban
icon-count-row-II = kártyák a(z) II. sorban
icon-count-row-III = kártyák a(z) III. sorban
icon-count-row-IV = kártyák a(z) IV. sorban
icon-count-factions = különböző népek
icon-count-machines-here = gépek ezen a kártyán
icon-count-machines = gépek a saját bányában
icon-count-collapses = omlások a saját bányában
icon-count-uncollapsed = eltakarított omlások
icon-count-full-carts = teli csillék a saját bányában
icon-count-full-carts-here = teli csillék ennél a kártyánál
icon-count-adjacent = szomszédos kártyák
icon-count-row-here = kártyák ebben a sorban
icon-count-height = a csákány magassága
icon-count-steps = eddigi kutatási lépések
icon-count-boards = befejezett táblák
icon-count-hand = kézben tartott kártyák
icon-count-discarded = eldobott kártyák
icon-count-gold = birtokolt arany
icon-count-activated = ebben a körben aktivált kártyák

## Statisztika

fact-faction = Legalább négy kártya ebből a népből
fact-card = Kártya a bányában
fact-sides = Kutatótáblák
fact-combination = { $boards }
fact-event = Esemény a játékban
fact-shape = A bánya a játék végén
fact-shape-of =
    { $what ->
        [row-I] Kártyák az I. sorban
        [row-II] Kártyák a II. sorban
        [row-III] Kártyák a III. sorban
        [row-IV] Kártyák a IV. sorban
        [carts] Teli csillék
        [boards] Befejezett táblák
        [gold] Megmaradt arany
        [machines] Gépek
        [collapses] Omlások
       *[tokens] Csillejelzők
    }
fact-share = Honnan jönnek a pontok
fact-share-of =
    { $what ->
        [cards-I] I. szintű kártyák
        [cards-II] II. szintű kártyák
        [cards-III] III. szintű kártyák
        [cards-IV] IV. szintű kártyák
        [boards] Kutatás
        [carts] Teli csillék
       *[events] Események
    }
fact-blind = Vaktában ásás
fact-blind-share = Bányafázisok kijátszható kártya nélkül

## What a hint counts: in a list, with points behind it

worth-points = megszerzett pontok
worth-carts = csillék
worth-gold = arany
worth-research = kutatás
worth-machines = gépek és omlások
worth-mine = amit a bánya még hoz
worth-hand = kézben tartott kártyák
