### Barrage magyarul. A napló jelen idejű; az elutasítás zárójelben is megálló tagmondat.
### Az építési helyeket az nevezi meg, hogy hol vannak a térképen. A .acc a tárgyeset, a .ins a -val/-vel, névelővel.

## Szakaszok

phase-draft = A cégek kiválasztása
phase-income = Bevétel és források
phase-actions = Akciók
phase-flow = Vízfolyás
phase-scoring = Pontozás
phase-over = A játék vége

## Tartozékok és helyek

site =
    { $place ->
        [upper] { $basin }. medence (felső)
        [lower] { $basin }. medence (alsó)
        [left] { $basin }. medence (→ { $to }.)
        [right] { $basin }. medence (→ { $to }.)
        [headstream] { $basin }. forrás
       *[powerhouse] { $basin }. medence
    }
company =
    { $id ->
        [usa] USA
        [germany] Németország
        [italy] Olaszország
       *[france] Franciaország
    }
    .ins =
    { $id ->
        [usa] az USA-val
        [germany] Németországgal
        [italy] Olaszországgal
       *[france] Franciaországgal
    }
company-named = { $name }
    .ins = a(z) { $name } céggel
officer =
    { $id ->
        [wilhelm-adler] Wilhelm Adler
        [graziano-del-monte] Graziano Del Monte
        [viktor-fiesler] Viktor Fiesler
        [jill-mcdowell] Jill McDowell
        [solomon-p-jordan] Solomon P. Jordan
        [anton-krylov] Anton Krylov
       *[mahiri-sekibo] Mahiri Sekibo
    }
officer-named = { $name }
contract =
    { $kind ->
        [start] kezdőszerződés
        [national] állami szerződés
        [green] zöld szerződés
        [yellow] sárga szerződés
       *[red] piros szerződés
    }
    .acc = { $kind ->
        [start] a kezdőszerződést
        [national] az állami szerződést
        [green] a zöld szerződést
        [yellow] a sárga szerződést
       *[red] a piros szerződést
    }
    .a = { $kind ->
        [start] egy kezdőszerződést
        [national] egy állami szerződést
        [green] egy zöld szerződést
        [yellow] egy sárga szerződést
       *[red] egy piros szerződést
    }
piece =
    { $kind ->
        [base] gátalap
        [elevation] gátmagasítás
        [conduit] vezeték
       *[powerhouse] erőmű
    }
    .start = { part-kind-start }
    .acc =
    { $kind ->
        [base] gátalapot
        [elevation] gátmagasítást
        [conduit] vezetéket
       *[powerhouse] erőművet
    }
part-kind =
    { $kind ->
        [base] gátalap
        [elevation] gátmagasítás
        [conduit] vezeték
        [powerhouse] erőmű
       *[joker] dzsóker
    }
part-kind-start =
    { $kind ->
        [base] Gátalap
        [elevation] Gátmagasítás
        [conduit] Vezeték
       *[powerhouse] Erőmű
    }
part-level =
    { $level ->
        [I] I.
        [II] II.
       *[III] III.
    }
tile-basic = { part-kind }lapka
    .acc = a(z) { part-kind }lapkát
    .ins = a(z) { part-kind }lapkával
    .possessive = a(z) { part-kind }lapka
tile-advanced = { part-level } szintű { part-kind }lapka
    .acc = a(z) { part-level } szintű { part-kind }lapkát
    .ins = a(z) { part-level } szintű { part-kind }lapkával
    .possessive = a(z) { part-level } szintű { part-kind }lapka
tile-named = { $name } ({ part-level } szintű { part-kind }lapka)
    .acc = a(z) { $name } lapkát ({ part-level } szintű { part-kind })
    .ins = a(z) { $name } lapkával ({ part-level } szintű { part-kind })
    .possessive = a(z) { $name } lapka
tile-special = Anton Krylov különleges lapkája
    .acc = Anton Krylov különleges lapkáját
    .ins = Anton Krylov különleges lapkájával
    .possessive = Anton Krylov különleges lapkája
machines-both = { part-machines }
    .acc = { part-machines-acc }
    .ins = { $excavators } markolóval és { $mixers } betonkeverővel
part-machines =
    { $excavators ->
        [0] { $mixers ->
            [0] gép nélkül
           *[other] { $mixers } betonkeverő
        }
       *[other] { $mixers ->
            [0] { $excavators } markoló
           *[other] { $excavators } markoló és { $mixers } betonkeverő
        }
    }
part-machines-acc =
    { $excavators ->
        [0] { $mixers ->
            [0] semmilyen gépet
           *[other] { $mixers } betonkeverőt
        }
       *[other] { $mixers ->
            [0] { $excavators } markolót
           *[other] { $excavators } markolót és { $mixers } betonkeverőt
        }
    }
part-engineers = { $engineers } mérnök
part-credits = { $credits } kredit
part-and-credits =
    { $credits ->
        [0] { "" }
       *[other] , { part-credits }
    }
space = { $effect } ({ part-engineers }{ part-and-credits })

## Hatások

gain-point = { $count } győzelmi pont
    .kind = győzelmi pont
gain-credit = { $count } kredit
    .kind = kredit
gain-excavator = { $count } markoló
    .kind = markoló
    .acc = { $count } markolót
    .ins = { $count } markolóval
gain-mixer = { $count } betonkeverő
    .kind = betonkeverő
    .acc = { $count } betonkeverőt
    .ins = { $count } betonkeverővel
gain-machine = { $count } tetszőleges gép
    .kind = tetszőleges gép
gain-energy = { $count } energia
    .kind = energia
gain-power = { $count } termelt energia
    .kind = termelt energia
gain-turn = { $count } forgatás az építőkeréken
    .kind = forgatás az építőkeréken
gain-drop =
    { $count ->
        [1] { $count } vízcsepp egy forrásra
       *[other] legfeljebb { $count } vízcsepp a forrásokra
    }
gain-flow =
    { $count ->
        [1] { $count } azonnal lefolyó vízcsepp
       *[other] legfeljebb { $count } azonnal lefolyó vízcsepp
    }
gain-piece =
    { $kind ->
        [base] 1 ingyenes gátalap { $limit ->
            [1] a síkságon
            [2] a síkságon vagy a dombvidéken
           *[other] bárhol
        }
        [conduit] 1 ingyenes, legfeljebb { $limit } értékű vezeték
        [elevation] 1 ingyenes gátmagasítás
       *[powerhouse] 1 ingyenes erőmű
    }
part-modifier =
    { $modifier ->
        [minus-2] −2
        [minus-1] −1
        [plus-1] +1
        [plus-2] +2
       *[plain] ±0
    }
do-produce = áramtermelés { part-modifier }
do-free-production = ha szeretnéd, azonnal egy áramtermelés { part-modifier }
do-contract = { $count } szerződés elvétele
do-patent = a(z) { $slot }. fejlett lapka elvétele
do-take-tile = { $tile-possessive } elvétele
do-construct = egy építkezés
do-fill-empty-dams = 1 vízcsepp minden üres saját gátba
do-fill-dam = a megmagasított gát megtelik
ability =
    { $kind ->
        [base-price] a gátalap mindenhol { $amount } markolóba kerül
        [top-capacity] a 3. szintű saját gátak { $amount } vízcseppet tartanak
        [least-product] a cseppek és az érték szorzata legalább { $amount }-nek számít
        [conduit-mixers] a vezeték értékenként { $amount } betonkeverővel is fizethető
        [credits-for-machine] bármelyik gép { $amount } kredittel kiváltható
        [copy-tile] a saját építőkerék egyik technológialapkáját másolja
        [copy-officer] egy mérnökért másik ügyvezetőt másol
        [no-engineers] nem kell hozzá mérnök
        [no-machines] nem kell hozzá gép
        [no-surcharge] a helyért nincs felár
        [conduit-cap] a vezeték legfeljebb { $amount } markolóba kerül
        [any-machines] a markoló és a betonkeverő felcserélhető
        [second-production] második áramtermelés egy másik erőművel, módosítók nélkül
       *[less-energy] { $amount } energiával kevesebb kell hozzá
    }
objective =
    { $id ->
        [red-sites] gátalapok és erőművek felárért beépített helyeken
        [connected-bases] saját vezetékkel saját erőműhöz kötött gátalapok
        [largest-area] saját építmények abban a tájegységben, ahol belőlük a legtöbb van
        [smallest-area] saját építmények abban a tájegységben, ahol belőlük a legkevesebb van
        [basins-with-1] medencék legalább 1 építménnyel
       *[basins-with-3] medencék legalább 3 építménnyel
    }
trigger-build =
    { $modifier ->
        [no-engineers] Amikor ezzel építesz
        [no-machines] Amikor ezzel építesz
        [no-surcharge] Amikor ezzel építesz
        [conduit-cap] Amikor ezzel építesz
        [any-machines] Amikor ezzel építesz
       *[other] Amikor építesz
    }
trigger-built = Miután ezzel építettél
trigger-water = Mindig
trigger-produce = Amikor áramot termelsz
trigger-produced = Minden áramtermelés után
trigger-turn = A saját kör elején
trigger-pass = Minden vízcseppért, amely elhalad egy saját erőmű mellett
trigger-contract = Minden szerződésnél
count-own = saját { part-kind }
    .plural =
    { $kind ->
        [base] a saját gátalapok
        [elevation] a saját gátmagasítások
        [conduit] a saját vezetékek
       *[powerhouse] a saját erőművek
    }
    .per = minden saját { part-kind } után
count-conduit-value = az új vezeték értékpontja
    .plural = az új vezeték értékpontjainak
    .per = az új vezeték minden értékpontja után
count-dams-from = legalább { $level }. szintű saját gát
    .plural = a legalább { $level }. szintű saját gátak
    .per = minden legalább { $level }. szintű saját gát után
count-advanced-tiles = saját fejlett lapka
    .plural = a saját fejlett lapkák
    .per = minden saját fejlett lapka után
count-contracts = teljesített szerződés
    .plural = a teljesített szerződések
    .per = minden teljesített szerződés után
count-engineers = lerakott mérnök
    .plural = a lerakott mérnökök
    .per = minden lerakott mérnök után

## Az automa

part-colour-of-what =
    { $what ->
        [green] zöld
        [yellow] sárga
       *[red] piros
    }
part-row-modifier =
    { $what ->
        [minus-2] −2
        [minus-1] −1
        [plus-1] +1
        [plus-2] +2
       *[plain] ±0
    }
part-limit =
    { $limit ->
        [mountains] { " a hegységben" }
        [hills] { " a dombvidéken" }
        [from-3] { " legalább 3 értékkel" }
        [from-4] { " legalább 4 értékkel" }
       *[anywhere] { "" }
    }
part-what-piece =
    { $what ->
        [base] gátalap
        [elevation] gátmagasítás
        [conduit] vezeték
       *[powerhouse] erőmű
    }
row =
    { $action ->
        [production] áramtermelés { part-row-modifier } egy { $limit ->
            [green] zöld
            [yellow] sárga
           *[red] piros
        } szerződésért
        [water] { $number } vízcsepp { $what ->
            [flow] azonnali lefolyással
           *[wait] a forrásokra
        }
        [contracts] új { part-colour-of-what } szerződések
        [construction] { part-what-piece } építése{ part-limit }
        [patent] szabadalom ehhez: { part-what-piece }
        [workshop] az építőkerék forgatása { $number } mezővel
        [machinery] { $what ->
            [excavator] markoló
            [mixer] betonkeverő
            [both] markoló és betonkeverő
           *[any] tetszőleges gép
        } vásárlása
       *[bank] bank
    }
automa-reason =
    { $id ->
        [no-system] nincs energiát adó rendszere vízzel
        [leads] ő vezet, és megvan a teljes bónusza
        [no-contract] nem ér el ilyen színű szerződést
        [no-water] a gátjai nem kapnának vizet
        [cannot-build] nincs hozzá építmény, lapka, gép vagy hely
        [no-patent] nincs kint megfelelő lapka
        [empty-wheel] üres az építőkereke
       *[last-round] az utolsó fordulóban kimarad
    }
criterion =
    { $id ->
        [only] az egyetlen lehetséges hely
        [completes-system] teljessé tesz egy rendszert
        [preference] az ügyvezetője vagy a lapkája ezt részesíti előnyben
        [start-order] az első a lapka kezdőhelyétől
        [most-powerful-conduit] a legerősebb megépült vezeték
        [own-powerhouse] saját erőműhöz kapcsolódik
        [most-water] ide jön a legtöbb víz
        [red-space] piros hely
        [upstream-powerhouse] erőmű alatt van
        [downstream-own-dam] saját gáthoz kapcsolódik
        [most-powerful] a legnagyobb érték
        [second-most-powerful] a második legnagyobb érték
        [dam-own-neutral-opponent] saját, különben semleges gátnál kezdődik
        [dam-opponent-neutral-own] idegen, különben semleges gátnál kezdődik
        [powerhouse-own-opponent] saját, különben idegen erőműnél végződik
        [powerhouse-opponent-own] idegen, különben saját erőműnél végződik
        [own-dam] fentebbi saját gáthoz kapcsolódik
        [feeds-own-dam] a vize először saját gáthoz ér
        [spares-opponent-dam] a vize először nem idegen gáthoz ér
        [in-basin-5] 5. medence
        [in-basin-6] 6. medence
        [in-basin-7] 7. medence
       *[in-plains] a síkságon
    }

## Kérdések és válaszok

ask-company = Válassz céget az ügyvezetőjével együtt!
move-company = { $company }, ügyvezetője { $officer }. { $ability }. { $talent }
ask-start = Válassz kezdőszerződést!
ask-action = Válassz akciót!
move-space = Akció: { $space }
move-bank = Bank: { $count } mérnökért { $count } kredit
move-build = Építés { $tile-ins } ({ part-engineers }{ part-and-credits })
move-copy-tile = Építés { $tile-possessive } másolatával ({ part-engineers }{ part-and-credits })
move-officer = Másolandó ügyvezető: { $officer } (1 mérnök{ part-and-credits })
move-pass = Passz
ask-site = Hová építesz { $tile-ins }?
move-build-at = { $piece-start } ide: { $site }, ára { $price }
move-build-at-ways = { $piece-start } ide: { $site }, ára { $price }, vagy másképp fizetve
move-build-at-free = { $piece-start } ide: { $site }, ingyen
preview-laid = a kerékre
preview-home = hazatér
price = { $parts }
place-piece = { $piece-start } ide: { $site }
ask-payment = Mivel fizetsz ({ $piece }, { $site })?
move-pay = Fizetés: { $machines }{ part-and-credits }
move-pay-credits = Fizetés: { part-credits }
ask-place = Hová teszed a(z) { $piece-acc }?
move-place-at = { $piece-start } ide: { $site }{ $credits ->
        [0] { "" }
       *[other] , ára { part-credits }
    }
part-sum-modifiers =
    { $modifier ->
        [-2] { " " }−2
        [-1] { " " }−1
        [0] { "" }
       *[other] { " " }+{ $modifier }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    }
part-turbine =
    { $modifier ->
        [-2] −2
        [-1] −1
        [0] ±0
       *[other] +{ $modifier }
    }
energy-sum = { $drops } × { $value }{ part-sum-modifiers } = { $energy }
energy-sum-changed = { $drops } × { $value } → { $counted } ({ $givers }){ part-sum-modifiers } = { $energy }
energy-then = +{ $count } ({ $givers })
part-counted = { $least ->
        [0] { "" }
       *[other] legalább { $least },{ " " }
    }turbina { part-turbine }{ $bonus ->
        [0] { "" }
       *[other] , erőművek +{ $bonus }
    }
ask-production = Melyik termelés: { part-counted }?
ask-production-then = Melyik termelés: { part-counted }, utána { $then }?
ask-second-production = Termelsz másodszor is áramot egy másik erőművel?
part-toll =
    { $toll ->
        [0] { "" }
       *[other] { " " }(díj: { $toll } kredit)
    }
move-produce = { $sum } energia: { $dam } → { $to }. medence{ part-toll }
move-produce-then = { $sum } energia, utána { $then }: { $dam } → { $to }. medence{ part-toll }
ask-fulfil = Teljesítesz szerződést { $energy } energiával?
move-fulfil = Teljesítés: { $contract } ({ part-needed }): { $reward }
ask-contract =
    { $more ->
        [0] Vegyél el egy szerződést!
       *[other] Vegyél el egy szerződést, aztán még { $more } darabot!
    }
move-take = Elvétel: { $contract } ({ part-needed }): { $reward }
ask-discard = Háromnál több szerződésed van: dobj el egyet!
move-discard = Eldobás: { $contract } ({ part-needed }): { $reward }
part-needed =
    { $relief ->
        [0] { $energy } energia
       *[other] { $energy } energia, a nyomtatottnál { $relief } kevesebb
    }
ask-machines = { $count } gépet kapsz: melyiket?
move-machines = Elvétel: { $machines }
ask-drop =
    { $count ->
        [1] Tegyél { $count } vízcseppet egy forrásra!
       *[other] Tegyél legfeljebb { $count } vízcseppet a forrásokra!
    }
ask-flow =
    { $count ->
        [1] Tegyél { $count } vízcseppet egy forrásra; azonnal lefolyik.
       *[other] Tegyél legfeljebb { $count } cseppet forrásra; rögtön folynak.
    }
move-drop = Vízcsepp ide: { $headstream }
move-no-more-drops = Nem kell több vízcsepp

## Elutasítások

refusal-space-closed = Ez a mező csak legalább { $players } céggel használható
refusal-no-patent-office = A bevezető játékban nincs szabadalmi hivatal
refusal-space-taken = A mező ebben a fordulóban foglalt
refusal-too-few-engineers = { $needed } mérnök kell hozzá
refusal-too-few-credits = Hiányzik { $missing } kredit
refusal-too-few-machines =
    { $kind ->
        [excavator] { $needed } markoló kell hozzá
        [mixer] { $needed } betonkeverő kell hozzá
       *[machine] { $needed } gép kell hozzá
    }
refusal-no-piece-left = Nincs több ilyen építményed
refusal-not-your-dam = Ott nincs gátad
refusal-dam-is-highest = A gáton már két magasítás van
refusal-site-taken = A hely foglalt
refusal-dam-in-basin = Ebben a medencében már van gátad
refusal-powerhouse-in-basin = Ebben a medencében már van erőműved
refusal-four-constructions = Ebben a fordulóban mind a négy építési meződ foglalt
refusal-cheapest-too-dear =
    A legolcsóbb { $piece ->
        [base] gátalaphoz
        [elevation] gátmagasításhoz
        [conduit] vezetékhez
       *[powerhouse] erőműhöz
    } { $needed } { $kind ->
        [excavator] markoló
        [mixer] betonkeverő
       *[machine] gép
    } kell
refusal-no-site =
    { $piece ->
        [base] Nincs több gáthely, ahol építhetsz
        [elevation] Nincs gátad, amelyet még magasíthatsz
        [conduit] Nincs szabad vezeték
       *[powerhouse] Nincs több erőműhely, ahol építhetsz
    }
refusal-tile-on-wheel = A lapka az építőkeréken van
refusal-nothing-to-copy = Nincs az építőkeréken másolható lapka
refusal-officer-this-turn = Ebben a körben már másoltál ügyvezetőt
refusal-officer-twice = Ebben a fordulóban már kétszer másoltál ügyvezetőt
refusal-no-action-left = Nem maradna akció erre a körre
refusal-engineers-left = Van még mérnököd
refusal-value-too-high = Az érték nagyobb, mint { $most }
refusal-wrong-area = A jutalom másik tájegységre szól
refusal-no-place = Nincs hely a számára
refusal-no-powerhouse = Nincs erőműved
refusal-no-production = A vizeddel és a kreditjeiddel nem lehet áramot termelni
refusal-no-contract = Nincs felfordított szerződés
refusal-no-patent = A lapka már elkelt
refusal-needs-production = Az állami szerződéshez áramtermelés kell
refusal-too-little-energy = { $needed } energia kell hozzá

## Napló

log-table-laid = A térkép { $players } cég számára készen áll.
log-took-company = { $seat-start } { $company-ins } játszik, az ügyvezetője { $officer }.
log-took-contract = { $seat-start } elvesz { $contract-a }.
log-round-began = Kezdődik a(z) { $round }. forduló.
log-income = { $seat-start } megkapja a bevételét.
log-income-uncovered = { $seat-start } bevételt szabadít fel: { $income }.
log-headstreams-filled = Vízcseppek az 1–4. forrásra: { $h1 }, { $h2 }, { $h3 }, { $h4 }.
log-used-space = { $seat-start } mérnököket rak le: { $space }.
log-used-bank = { $seat-start } { $count } mérnököt küld a bankba.
log-copied-officer = { $seat-start } ebben a körben ezt az ügyvezetőt másolja: { $officer }.
log-passed = { $seat-start } passzol.
log-built =
    { $seat-start } { $piece-acc } épít ide: { $site } ({ $tile }, { $engineers ->
        [0] { part-machines }
       *[other] { part-engineers }, { part-machines }
    }).
log-placed-piece = { $seat-start } { $piece-acc } tesz ide: { $site }.
log-piece-lost = { $seat-start } nem tud { $piece-acc } lerakni.
log-wheel-turned = { $seat-start } { $sectors } mezővel forgatja az építőkerekét.
log-tile-returned =
    { $excavators ->
        [0] { $mixers ->
            [0] { $seat-start } visszakapja { $tile-acc }.
           *[other] { $seat-start } visszakapja { $tile-acc } ({ part-machines }).
        }
       *[other] { $seat-start } visszakapja { $tile-acc } ({ part-machines }).
    }
log-machines-returned = { $seat-start } visszakap { part-machines-acc }.
log-produced = { $seat-start } { $drops } vízcseppből energiát termel ({ $dam } → { $powerhouse }): { $sum }.
log-toll = { $seat-start } { $count } kredit díjat fizet; a vezeték gazdája { $owner }.
log-drop-placed = { $seat-start } vízcseppet tesz ide: { $headstream }.
log-drop-stopped = Egy vízcsepp megáll: { $start } → { $dam }.
log-drop-left = Egy vízcsepp elhagyja a térképet ({ $start } felől).
log-filled-dams = { $seat-start } a készletből tölti fel a gátjait.
log-fulfilled = { $seat-start } teljesíti { $contract-acc }: { $reward }.
log-discarded-contract = { $seat-start } eldobja { $contract-acc } ({ $energy } energia: { $reward }).
log-contract-revealed = Új szerződés a szerződéshivatalban: { $contract }.
log-took-tile = { $seat-start } megszerzi { $tile-acc }.
log-patents-shown = A szabadalmi hivatalban: { $tiles }.
log-gained-points = { $seat-start } { $count } győzelmi pontot kap.
log-lost-points = { $seat-start } { $count } győzelmi pontot veszít.
log-gained-credits = { $seat-start } { $count } kreditet kap.
log-paid-credits = { $seat-start } { $count } kreditet fizet.
log-gained-machines = { $seat-start } kap { part-machines-acc }.
log-gained-energy = { $seat-start } { $count } energiát kap, összesen { $total } energiája van.
log-ability-energy = { $seat-start } { $count } energiát kap ({ $giver }), összesen { $total } energiája van.
log-flow-began = Lefolyik a víz.
log-scoring-began = A(z) { $round }. forduló pontozása.
log-energy-place =
    { $points ->
        [0] { $seat-start } energiája { $energy }.
       *[other] { $seat-start } energiája { $energy }: a helyezésért { $points } győzelmi pont.
    }
log-bonus-scored =
    { $seat-start } a bónuszlapkáért pontot kap ({ $bonus }): { $missing ->
        [0] { $points }
       *[other] { $full } − { $missing } a hiányzó energia miatt: { $points }
    }.
log-final-scoring-began = A végső pontozás. Cél: { $objective }.
log-objective-scored = { $seat-start } a célban elért értéke { $count }: { $points } győzelmi pont.
log-resources-scored = { $seat-start } megmaradt gépeinek és kreditjeinek száma { $count }: { $points } győzelmi pont.
log-water-scored = { $seat-start } { $points } vízcseppet tart a gátjai mögött: { $points } győzelmi pont.
log-automa-tile = { $seat-start } lapkát fordít (szempontok: { $criteria }. lapka, sorok: { $rows }. lapka).
log-automa-skips = { $seat-start } kihagy egy sort ({ $number }. sor, { $row }): { $why }.
log-automa-row = { $seat-start } végrehajt egy sort ({ $number }. sor): { $row }.
log-automa-site = { $seat-start } választása: { $site } – { $reasons }.
log-game-over = Vége a játéknak.

## Pontozólap

score-source =
    { $source ->
        [start] Kezdéskor
        [income] Bevétel
        [contracts] Szerződések
        [rank] Helyezések az energiasávon
        [no-energy] Energia nélküli fordulók
        [bonus] Bónuszlapkák
        [tolls] Saját vezetéken átfolyt víz
        [technology] Technológialapkák
        [abilities] A cég és az ügyvezető képességei
        [actions] Akciók
       *[credits] Kreditek helyett kapott pontok
    }
score-objective = Cél ({ $objective }): { $count }
score-resources = Megmaradt gépek és kreditek
score-water = Víz a saját gátak mögött

## Ikonok, képernyőolvasónak

icon-base-price = a gátalapok ára
icon-top-capacity = a 3. szintű gátak befogadóképessége
icon-least-product = legkisebb szorzat
icon-conduit-mixers = betonkeverő vezetékért
icon-credits-for-machine = kredit gép helyett
icon-copy-tile = lapka másolása
icon-copy-officer = ügyvezető másolása
icon-no-engineers = mérnök nélkül
icon-no-machines = gép nélkül
icon-no-surcharge = felár nélkül
icon-conduit-cap = a vezetékek legmagasabb ára
icon-any-machines = gépek tetszőleges arányban
icon-second-production = második áramtermelés
icon-less-energy = kevesebb energia
icon-point = győzelmi pont
icon-credit = kredit
icon-excavator = markoló
icon-mixer = betonkeverő
icon-machine = tetszőleges gép
icon-energy = energia
icon-power = termelt energia
icon-turn = forgatás az építőkeréken
icon-drop = vízcsepp egy forrásra
icon-flow = azonnal lefolyó vízcsepp
icon-place-base = ingyenes gátalap
icon-place-elevation = ingyenes gátmagasítás
icon-place-conduit = ingyenes vezeték
icon-place-powerhouse = ingyenes erőmű
icon-in-plains = a síkságon
icon-in-plains-or-hills = a síkságon vagy a dombvidéken
icon-in-anywhere = bárhol
icon-produce = áramtermelés
icon-minus-2 = mínusz 2
icon-minus-1 = mínusz 1
icon-plain = módosító nélkül
icon-plus-1 = plusz 1
icon-plus-2 = plusz 2
icon-contract = szerződés
icon-patent = fejlett lapka
icon-construct = építkezés
icon-fill-empty-dams = vízcsepp az üres gátakba
icon-fill-dam = a gát feltöltése
icon-rank = rangsor
icon-own-base = saját gátalap
icon-own-elevation = saját gátmagasítás
icon-own-conduit = saját vezeték
icon-own-powerhouse = saját erőmű
icon-conduit-value = a vezeték értéke
icon-dams-from = saját gát ettől a szinttől
icon-advanced-tile = saját fejlett lapka
icon-fulfilled-contract = teljesített szerződés
icon-engineer = mérnök
icon-on-build = építéskor
icon-on-built = építés után
icon-on-water = mindig
icon-on-produce = termeléskor
icon-on-produced = áramtermelés után
icon-on-turn = kör elején
icon-on-pass = ha egy csepp elhalad
icon-on-contract = minden szerződésnél
icon-row-production = automa: áramtermelés
icon-row-water = automa: víz
icon-row-contracts = automa: szerződések
icon-row-construction = automa: építkezés
icon-row-patent = automa: szabadalom
icon-row-workshop = automa: műhely
icon-row-machinery = automa: gépek
icon-row-bank = automa: bankmező

## Statisztika

fact-company = Cég
fact-officer = Ügyvezető
fact-start = Kezdőszerződés
fact-starting-contract = { $number }. kezdőszerződés
fact-contract = Teljesített szerződés
fact-contract-name = { $contract }: { $energy } energia, { $reward }
fact-objective = Cél
fact-bonus = Játékban lévő bónuszlapka

## What a hint counts: in a list, with points behind it

worth-points = megszerzett győzelmi pontok
worth-energy = az e fordulóban termelt energia
worth-production = későbbi termelés
worth-water = víz a saját gátak mögött
worth-contracts = szerződések
worth-objective = a cél
worth-buildings = építmények
worth-incomes = bevétel
worth-goods = kreditek és gépek
worth-wheel = ami az építőkerékről visszatér
worth-technology = technológialapkák
worth-engineers = mérnökök és hátralévő körök
