### Az Underwater Cities szabályoldala: minden szakasznak címe és bekezdései vannak (.p1, .p2 …).
### A '- ' jellel kezdődő sor egy lista eleme; a **félkövér** és a *dőlt* is érthető. Ezt a fájlt csak az oldal olvassa.

rules-idea = Miről szól
    .p1 = Városokat építesz a tengerfenéken: kupolákat, köztük alagutakat, farmokat, sótalanítókat és laboratóriumokat. A játékban háromszor minden termel, ami csatlakoztatva van, utána pedig etetni kell a városokat. **A játék végén az nyer, akinek a legtöbb pontja van.**
    .p2 = A kör szíve egy pár: egy lap a kezedből és egy akcióhely a játéktáblán. Ha a kettő egyszínű, az akcióhelyet *és* a kártyát is megkapod, ha nem, csak az akcióhelyet. A játék 10 fordulóból áll: 4 az első korszakban, 3 a másodikban, 3 a harmadikban. Minden korszak termeléssel zárul.

rules-material = Mi van a dobozban
    .p1 =
        - egy játéktábla, egyik oldala egy vagy két, a másik három vagy négy játékosnak; mindenkinek egy játékostábla alap- és haladó oldallal;
        - **180 korszakkártya**: 66, 57 és 57; **25 speciális kártya**, ebből 10 kerül 3 kreditbe; 8 kormányszerződés;
        - 16 metropolisz, 11 kék és 5 barna; 46 alagút; 17 fehér és 13 lila kupola; 37 jelző mindegyik épületfajtából;
        - játékosonként 3 lapka, jelzők a pontokhoz, a sorrendhez és a sávhoz, egy személyi asszisztens; és egy másolólapka.
    .p2 = A hínár, az acéllemez, a tudomány, a kredit, a biomassza és az épületjelző sosem fogy el.

rules-supplies = Mi fogyhat el
    .p1 = A **46 alagút**, a **17 fehér kupola** és a lila kupolák mindenkié; a kezdővárosok a 17 közül kerülnek ki. Két játékosnál 7 lila kupola van, háromnál 10, négynél 13. Ha valami elfogyott, senki sem építhet olyat.
    .p2 = Ha elfogyott a korszak paklija, megkeverjük a dobópakliját. Ha az is üres, senki sem húz. A 3 kreditbe kerülő speciális kártyák közül csak hat van játékban; az eldobott olcsóbb speciális kártya a paklija alá kerül.

rules-setup = Előkészület
    .p1 = Az első korszak pakliját megkeverjük, a többi korszak vár. A 3 kreditbe kerülő speciális kártyák közül hat képpel felfelé fekszik, az olcsóbbak paklit alkotnak, amelynek a felső lapja látszik. Négy játékosnál a másolólapka is játékban van.
    .p2 = Mindenki más táblát kap, mind ugyanazzal az oldallal. A jobb alsó sarokban egy fehér város áll. Egy barna metropolisz a bal felső sarokba kerül, két kék a másik két helyre, mind véletlenszerűen.

rules-players = Amit minden játékos kap
    .p1 = A kezdő készleted **1 hínár, 1 acéllemez, 1 tudomány és 2 kredit**, és a személyi asszisztensed: egy akciókártya, amely az elejétől előtted fekszik.
    .p2 = Húzol 6 lapot az első korszakból, és 3 lapot megtartasz; a többi a dobópakliba kerül. Mindenki egyszerre választ, és senki sem látja, mit tartanak meg a többiek. Így van ez később is, amikor mindenki egyszerre dönt.

rules-order = Az első sorrend
    .p1 = Az első sorrend véletlenszerű. Az első játékos jelzője a szövetségsáv alatt kezd, a másodiké a 4. mezőn, a harmadiké a 3. mezőn 1 kredittel többel, a negyediké a 2. mezőn 1 kredittel és 1 acéllemezzel többel. Ezekért a mezőkért nem jár bónusz.

rules-round = Egy forduló
    .p1 = A játékosok sorban következnek, háromszor körbe: **mindenkinek 3 köre van**, mindegyikben egy lapkával. Aztán véget ér a forduló:
        - minden lapka hazatér, a másolólapka is;
        - az új sorrendet a szövetségsáv adja: aki legelöl áll, az az első, egymáson a felső jelző; a sáv alattiak a régi sorrendben maradnak;
        - minden jelző a sáv alá kerül;
        - a 4., 7. és 10. forduló után termelés következik.
    .p2 = Egy fordulón belül nem változik a sorrend. Az utolsó után is meghatározzuk, mert döntetlennél ez számít.

rules-turn = Egy kör
    .p1 = Válassz **egy lapot a kezedből és egy szabad akcióhelyet**, a kettőt együtt, és tegyél egy lapkát az akcióhelyre. A lapkás akcióhely a forduló végéig foglalt. Hajtsd végre az akcióhelyet, és ha egyezik, a kártyát is. Aztán húzz 1 lapot.
    .p2 = Csak olyan akcióhelyet választhatsz, amelynek legalább egy lépését végrehajtod. Elég, ha egy előbb kijátszott egyező kártya teszi ezt lehetővé; az oldal csak azt kínálja fel, ami kijön.

rules-match = Kártya és akcióhely
    .p1 = A kártyák és az akcióhelyek zöldek, sárgák vagy pirosak. **Azonos szín: akcióhely és kártya. Eltérő szín: csak az akcióhely, a kártyát pedig eldobod.** A zöld kártyák a legerősebbek, de a zöld akcióhelyek a leggyengébbek; a sárgánál fordítva, a piros a kettő között van. A kártya száma csak akkor számít, ha egyedül játszol.
    .p2 = Egyezésnél te döntöd el, hogy a kártya vagy az akcióhely jön előbb. Bármelyiknek csak egy részét is használhatod, sőt a kártya hatásáról le is mondhatsz. Az ingyen kapott javakat, lapokat és pontokat mindig megkapod; minden másról lemondhatsz. Ahol az akcióhelyen *vagy* áll, pontosan az egyik oldalt kapod. Akcióhellyel építeni annyiba kerül, mint máskor.

rules-slots = Az akcióhelyek három és négy játékosnak
    .p1 =
        - **Sárga**: 1 tudomány, 1 acéllemez és 1 hínár · legfeljebb két alagút · használj egy akciókártyát és vegyél el egy speciális kártyát · egy város és egy épület · 2 tudomány, vagy fejlessz legfeljebb három építményt.
        - **Piros**: legfeljebb két farm · egy alagút és egy város · 2 acéllemez és 1 hínár · legfeljebb két laboratórium · használj egy akciókártyát, és építs meg és fejlessz egyetlen építményt.
        - **Zöld**: két lépés a sávon · legfeljebb két sótalanító · egy város vagy 1 hínár · használj egy akciókártyát és kapsz 1 acéllemezt · egy alagút, vagy egy lépés, két lap és 1 kredit.
    .p2 = *Példa: ha a személyi asszisztens használható, a negyedik zöld akcióhely 1 acéllemezt ad és az asszisztens egy használatát.*

rules-slots-two = Az akcióhelyek egy és két játékosnak
    .p1 = Kilenc akcióhely ugyanaz. A többi: használj egy akciókártyát, és kapsz két különböző jószágot a hínár, acéllemez, tudomány és kredit közül (sárga) · két farm vagy két laboratórium, de nem egy-egy · egy alagút és egy akciókártya · egy speciális kártya (piros) · egy város · két lap, és egy fejlesztés vagy 1 hínár (zöld).
    .p2 = Itt is 5 akcióhely van minden színből. Ahol a füzetek nyitva hagyják a helyüket, a mieink a játék adatai között állnak.

rules-always = A mindig nyitott akcióhely
    .p1 = Egy akcióhelynek nincs színe, és akárhány lapka elfér rajta: **2 lap és 2 kredit**. A vele kijátszott kártyának nincs hatása, eldobod; a speciális kártya oda kerül, ahová az eldobott speciálisak. Sosem számít foglaltnak, egy fordulóban többször is használhatod, és miatta mindig lehet lépni.

rules-cloning = A másolólapka
    .p1 = Négy játékosnál fordulónként egyszer valaki előbb 1 kreditet fizethet, elveszi a másolólapkát, és olyan akcióhelyet használ, amelyen más lapkája fekszik, de a sajátja nem. A kártyát a szokott módon játssza ki, és ennek az akcióhelynek a színével kell egyeznie. A forduló végén a másolólapka visszakerül.

rules-timing = Mi mikor történik
    .p1 = Egy hatás lépéseit bármilyen sorrendben elvégezheted. Kártya és akcióhely sosem keveredik: az egyik befejeződik, mielőtt a másik elkezdődik. Ami viszont *kiváltódik*, az azonnal megtörténik, akár közben is: helyek bónuszai, a sáv mezői, állandó kártyák. Amit hoz, azt a hátralévő részre elköltheted.
    .p2 = Az „építs meg és fejlessz egy építményt” egyetlen lépés: csak akkor kezdhető el, ha a tudomány meglesz, amikor esedékes. Amit az építés kivált, az a fejlesztés kifizetése előtt jön. Ha egy hatáson belül akciókártyát használsz, előbb annak a lépéseit fejezed be. Ha egyszerre több dolog váltódik ki, te választod a sorrendet.
    .p3 = *Példa: hiányzik 1 kredited. Előbb használd az akciókártyát, amely ad egyet, aztán építs.*

rules-types = Azonnali és állandó kártyák
    .p1 = Ötféle kártya van: azonnali, állandó, akció-, termelés- és értékelőkártya. Az egyező **azonnali** kártyát végrehajtod, és eldobod.
    .p2 = Bármely más egyező kártyát **megszerzel**: a játék végéig képpel felfelé a táblád mellett marad. Egyezés nélkül eldobod. Állandó, termelés- és értékelőkártyából akárhány lehet.
    .p3 = Az **állandó** kártya a megszerzésétől kezdve hat: ha valami történik, kedvezményként, vagy minden körödben egyszer.

rules-actions = Akciókártyák
    .p1 = Az akciókártya vár, amíg egy akcióhely vagy kártya meg nem engedi, hogy *használj egy akciókártyát*; ez lehet ugyanabban a körben is. Mindegyik **korszakonként egyszer** használható, és a termelés után újra használható; némely kártya hamarabb frissíti.
    .p2 = Legfeljebb 4 lehet nálad, a személyi asszisztenssel együtt. Ha újat szerzel, egy régebbit el kell dobnod; ha azt ebben a korszakban még nem használtad, még egyszer használhatod. Az asszisztens 1 acéllemezt vagy 1 kreditet ad, és ugyanúgy eldobható, mint a többi.

rules-later = Termelés- és értékelőkártyák
    .p1 = A megszerzett **termeléskártya** attól kezdve minden termelésben hat: maga termel, vagy megváltoztatja, mit termelnek az elemeid. A megszerzett **értékelőkártya** egyszer, a végén hat: jutalmazza, amit építettél, vagy pontra váltja a javaidat.

rules-discarding = Hová kerülnek a lapok
    .p1 = Az eldobott lapok a jelenlegi korszak dobópaklijába kerülnek. Egy korábbi korszak lapja ehelyett kikerül a játékból, akkor is, ha azonnali kártyaként játszották ki.

rules-specials = Speciális kártyák
    .p1 = Speciális kártyát csak az az akcióhely ad a kezedbe, amelyen a jele áll. Aztán úgy játszod ki, mint bármelyik kártyát, de a hatását **ki kell fizetni**, amikor végrehajtod; az akcióhelytől kapott kredit tehát fizetheti, ha az akcióhely jön előbb.
    .p2 =
        - Vegyél el egyet a 3 kreditbe kerülő nyílt kártyák közül; nem pótoljuk.
        - Vagy vedd el az olcsóbb pakli nyílt lapját.
        - Vagy tedd azt a pakli alá, nézd meg titokban a következő három lapot, tarts meg egyet, a többit tedd a pakli alá.
    .p3 = Ha nem egyezik, nem fizetik ki vagy eldobják, az olcsóbb a paklija alá kerül, a 3 kreditbe kerülő pedig kikerül a játékból. A kifizetett azonnali kártyát a táblád alatt őrzöd. A 3 kreditbe kerülők mind értékelőkártyák.

rules-resources = Javak
    .p1 = Egy jószág jele azt a jószágot adja, a kártyajel egy lapot a korszak paklijából (sosem speciális kártyát), a csillag egy pontot. A költséget teljes egészében abból fizeted, amid abban a pillanatban van.
    .p2 = A **biomassza** építéskor hínárt vagy acéllemezt helyettesít, egyet eggyel, a felárnál is, és etetéskor is. Mást nem helyettesít, és semmi sem helyettesíti azt a biomasszát, amelybe egy szimbiotikus város kerül. *Példa: fehér város 1 acéllemezért, 2 biomasszáért és 1 kreditért.*

rules-costs = Mennyibe kerül építeni
    .p1 =
        - fehér város: 2 acéllemez, 1 hínár, 1 kredit · szimbiotikus város: 1 acéllemez, 1 hínár, 1 biomassza, 2 kredit
        - alagút: 1 acéllemez, 1 kredit
        - farm: 1 hínár · sótalanító: 1 kredit · laboratórium: 1 acéllemez
    .p2 = Ha egy kártya nem mond árat, ez érvényes; ha mond, az lép a helyébe.

rules-cities = Városok
    .p1 = Ahol egy hatás *várost* mond, te választasz fehér és szimbiotikus között. Az új város olyan üres helyre kerül, amely **szomszédos egy várossal**: egy alagúthelynek kell összekötnie őket, de az alagútnak nem kell megépülnie, és a régi városnak sem kell csatlakoztatva lennie. Kell, hogy maradjon kupola.

rules-buildings = Farmok, sótalanítók, laboratóriumok
    .p1 = Épület olyan üres építési helyre kerül, amelynek városhelyén város áll, **vagy most építhető lenne**; pénz és kupola ehhez nem számít. Bármelyik fajta bármelyik helyre kerülhet. Minden városnak van ezenfelül egy bővítési helye, amelyet csak bizonyos kártyák nyitnak meg.

rules-tunnels = Alagutak
    .p1 = Alagút olyan üres alagúthelyre kerül, amely a kezdővárosodat érinti, vagy olyan városhelyet, amelyet **megépült alagutak kötnek hozzá**; az út üres városhelyeken is átvezethet. A metropoliszokhoz vezető alagutakra ugyanez áll, de metropoliszon nem vezet át út. Minden elem megnyithat helyeket ugyanannak a hatásnak a következő eleméhez.

rules-network = Mi van csatlakoztatva
    .p1 = A kezdőváros és minden megépült alagút csatlakoztatva van. Egy másik város akkor, ha **egy megépült alagút érinti a helyét**, és vele az épületei is. Az oldalon az világít, ami csatlakoztatva van.
    .p2 = Ami nincs csatlakoztatva, nem termel, nem eszik, és semmire sem számít: sem a kártyák feltételeinél, sem a végső értékelésben.

rules-discounts = Kedvezmények és felárak
    .p1 = A kedvezmények összeadódnak, csak a saját javukat csökkentik, és sosem semmi alá; a megadott árat is csökkentik. Ami ingyen van, ingyen marad. Egy hely felára mindenhez hozzájön, az ingyeneshez is, de csak építéskor, fejlesztéskor soha. *Példa: 2 kredit kedvezménnyel az alagút 1 acéllemezbe kerül, és semmi sem jár vissza.*

rules-upgrading = Fejlesztés
    .p1 = Épületet és alagutat **egyszer** lehet fejleszteni, rendszerint 1 tudományért, ha egy akcióhely vagy kártya megengedi. Nem kell csatlakoztatva lenniük, és továbbra is farmnak, sótalanítónak, laboratóriumnak vagy alagútnak számítanak. Várost nem fejlesztünk. Egyetlen kártya tesz fehér városból szimbiotikusat: nincs bónusz, nincs felár; a fehér kupola visszakerül a készletbe.

rules-track = A szövetségsáv
    .p1 = A jelzők a 4. mezőn lépnek be, aztán a 3., a 2. és az 1. jön. A 3. mező 1 kreditet ad, a 2. mező 1 acéllemezt, az 1. egy pontot; minden érintett mező számít. Elöl minden meg nem tehető lépés egy pontot ad, és a jelződ felülre kerül.
    .p2 = A második fordulótól mindenki a sáv alatt kezd. Aki egy forduló végén legelöl áll, az az első a következőben.

rules-bonuses = A helyek bónuszai
    .p1 = Aki olyan helyre épít, amelyen bónusz áll, azonnal megkapja, akár csatlakoztatva van, akár nem, és a következő lépésre elköltheti. Egy bónusz két részből is állhat, például egy lépésből és egy lapból. *Példa: 1 acéllemez és 2 kredit két alagútra elég, ha az első hely 1 acéllemezt ad.*

rules-metropolises = Metropoliszok
    .p1 = A **kék** metropoliszt az oldalán lévő alagút csatlakoztatja, a **barnának** mindkét alagútja kell. A kékek azonnal adnak valamit, némelyik minden termelésben is; a barnák a végén adnak pontot. A metropolisz nem város.
    .p2 = A barnák: 3 pont minden csatlakoztatott metropoliszért · 5, 7 vagy 9 pont 8, 9 vagy 10 város melletti alagútért · 4, 8 vagy 12 pont 5, 6 vagy 7 csatlakoztatott városért · 2 pont minden kifizetett speciális kártyáért · 4 pont minden készletért fejlesztett farmból, sótalanítóból, laboratóriumból és alagútból. A kártyával szerzett metropolisz a tábla mellett fekszik, és csatlakoztatottnak számít.

rules-hand = A kézben tartott lapok
    .p1 = A köröd végén 1 lapot húzol mindahhoz, amit közben kaptál. A **3 lapos korlát** csak a köröd és egy korszak elején számít; közben több is lehet nálad. Egy kártya, amely emeli a korlátot, ezekben a pillanatokban 4 lapra emeli, és maga nem ad lapot.

rules-production = Termelés
    .p1 = Mindenki egyszerre termel. Ami csatlakoztatva van, ezt adja:
        - **alagút** város mellett: 1 kredit, fejlesztve még 1 pont;
        - **farm**: 1 hínár, fejlesztve még 1 pont; egy városnál két fejlesztett együtt még 1 hínár és 1 pont;
        - **sótalanító**: 1 kredit, fejlesztve még 1 biomassza; egy pár még 1 kredit;
        - **laboratórium**: 1 tudomány, fejlesztve még 1 acéllemez; egy pár még 1 acéllemez;
        - **szimbiotikus város**: 2 pont. A fehér város maga nem ad semmit.
    .p2 = Egy pár fajtánként és városonként egyszer számít. Utána a termeléskártyák jönnek, majd a metropoliszok, aztán az etetés. *Példa: két fejlesztett laboratórium egy városnál 2 tudományt és 3 acéllemezt ad.*

rules-era = Egy korszak vége
    .p1 = A termelés után az akciókártyák újra használhatók, és megetetjük a városokat. A régi pakli kikerül a játékból. Mindenki húz 3 lapot az új korszakból, aztán a korlátig megtart lapokat, a többit eldobja. Egyébként a kezed és a megszerzett kártyáid megmaradnak. A harmadik korszak után nincs új lap: etetés, aztán végső értékelés.

rules-feeding = Etetés
    .p1 = **Minden csatlakoztatott város 1 hínárt eszik**, a kezdőváros is. Ha kevés a hínár, biomasszával fizetsz, és minden éhen maradó városért **3 pontot** veszítesz, de semmi alá sosem kerülsz. Mindez kötelező. *Példa: 4 csatlakoztatott város, 2 hínár, 1 biomassza: egy éhen marad.*

rules-scoring = A végső értékelés
    .p1 = Ebben a sorrendben: a barna metropolisz, ha mindkét alagútja megépült; értékelőkártyák; városok; javak.
    .p2 = Egy csatlakoztatott város **2, 3, 4 vagy 6 pontot** ér, ha nulla, egy, kettő vagy három fajta épület áll mellette; a számuk és a fejlesztésük nem számít. Aztán minden biomassza 2 kredit lesz, és a kredit, hínár, tudomány és acéllemez együtt minden 4 után egy pontot ad.
    .p3 = A javakat eladó kártyák ez előtt jönnek; amit elvesznek, az elveszett. Te döntöd el, hányszor és milyen sorrendben.

rules-winner = Ki nyer
    .p1 = A legtöbb pont nyer. Döntetlennél az nyer, aki az utolsó forduló után megállapított sorrendben előbb áll: előrébb a sávon, vagy alatta előbb a régi sorrendben.

rules-contracts = Kormányszerződések
    .p1 = Választható két–négy játékosnál: három szerződés fekszik nyíltan. Aki a saját körében vagy egy termelésben elsőként teljesíti egy szerződés minden feltételét, kérdés nélkül megkapja a jutalmával együtt; ha egy termelésben többen is, a sorrend dönt. Az elvitt szerződést nem pótoljuk. Az utolsó alkalom a harmadik termelés.

rules-advanced = A haladó táblák
    .p1 = A másik oldalon a városoknak különböző számú építési helye van, és némelyik hely többe kerül és többet ad:
        - egy városhely 3 acéllemez és 3 kredit felárral, ahol a csatlakoztatott szimbiotikus város 6 pontot termel;
        - egy városhely 2 tudomány és 2 kredit felárral, amely azonnal 6 pontot ad;
        - egy alagúthely 1 kredit felárral, amely háromszor termel; egy alagúthely-pár, amely együtt 2 kreditet ad;
        - egy metropoliszhoz vezető alagút 1 kredit és 1 acéllemez felárral, amellyel az 2 ponttal többet termel;
        - építési helyek, amelyek kétszer termelnek.
    .p2 = A szorzó azt ismétli, amit maga az elem termel, a fejlesztéssel együtt, de a párt nem, és csak termelésben.

rules-solo = Egyedül
    .p1 = Haladó táblán játszol és az egy–két fős oldalon, akárhány lila kupolával és szerződések nélkül. Három semleges lapka fekszik minden szín első akcióhelyén, és minden forduló után mindegyik egy akcióhelyet lép az óramutató járása szerint. Ha nem léptél előre a sávon, egy fordulóra egy negyedik is jön: a felső lap számának számjegyeit összeadjuk, és az első zöld akcióhelytől számoljuk; ha az az akcióhely foglalt, a következő szabad.
    .p2 = **Legalább 7 csatlakoztatott várossal és 100 ponttal nyersz.** A más játékosról szóló kártyáknál a semleges lapkák játékosnak számítanak; egy metropolisz kimarad.

rules-words = Szavak a kártyákon
    .p1 = A kártyák csak rád hatnak, és sosem más körében. A *csatlakoztatott* azt jelenti: a saját hálózatodban; *épület* a farm, a sótalanító és a laboratórium; *építmény* az épület és az alagút; a *3-anként* lefelé kerekít.
    .p2 = A *fizetés* és a *csere* egyszer történik, ha nincs más mondva, és fizetés nélkül nincs nyereség. *Fejlessz legfeljebb két farmot*: mindegyiket külön fizeted. *Termelj egy fejlesztett építménnyel*: azt kapod, amit az egyedül termelne. *Használj egy akcióhelyet*: második akció lapka és kártya nélkül; a *szabad akcióhely* korszakkártyán a mindig nyitottat is jelenti, speciális kártyán nem; *más játékos akcióhelyén* nincs lapkád, és sosem a mindig nyitott az.
    .p3 = A füzetekben leírt kártyák megtartották a hatásukat; a nevük a miénk.

rules-occasions = Ha valami történik
    .p1 = *Egy város második laboratóriuma* pontosan a másodikat jelenti, és csatlakoztatott város kell hozzá; *a második fejlesztett farm* csak a fejlesztetteket számolja. *A kör második alagútja* az akcióhely, a kártya és az akciókártyák alagútjait együtt számolja, és egyszer történik, rögtön utána.
    .p2 = *Ha ezt az akcióhelyet használod* akkor is érvényes, ha egy kártya használtatja veled. *Ha egy akcióhely acéllemezt ad* azt jelenti, ami rajta áll, nem a sávot. *A kör végén* a kártya és az akcióhely után, de a húzás előtt van. *A 3. mezőn* állni azt jelenti: most ott állni.

rules-open = Mi nyilvános
    .p1 = A kézben tartott lapok titkosak. A javak, a pontok, a megszerzett kártyák, a dobópaklik és a 3 kreditbe kerülő speciális kártyák mindenkinek nyilvánosak. A három speciális kártya, amelyet valaki megnéz, titkos; a többiek csak azt tudják meg, hogy elvett egyet.

rules-editions = Ahol a füzetek eltérnek
    .p1 = E szabályok mögött két kiadás áll, és néhány ponton eltérnek. Ilyenkor az az olvasat érvényes, amelyet az angol kiadás is oszt; a szabályok jegyzéke minden ilyen pontot megnevez az okával együtt, hogy utána lehessen nézni.

rules-design = Az itt készült kártyák és táblák
    .p1 = A füzetek csak néhány kártyát neveznek meg. A többit, a metropoliszokat, szerződéseket és táblákat ehhez a megvalósításhoz terveztük, saját mércével: hány lap van egy korszakban minden színből és fajtából, mennyit ér egy kártya, milyen feltételek mikor teljesíthetők, miben térnek el a táblák, és hogyan maradnak mégis egyformán jók.
    .p2 = Programok ellenőrzik ezeket a mércéket, és szimulációk ezernyi játszmát játszanak velük; az eredményeket az egyensúlyról szóló jegyzetek mutatják.
