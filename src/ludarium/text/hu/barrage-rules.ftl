### A Barrage szabályoldala: minden szakasznak címe és bekezdései vannak (.p1, .p2 …).
### A '- ' kezdetű sor felsorolás része; van **félkövér** és *dőlt* is. Ezt a fájlt csak a weboldal olvassa.

rules-idea = Miről szól a játék?
    .p1 = Egy céget vezetsz, amely vízből áramot termel. A gátak felfogják a folyók vizét, a vezetékek lejjebb vezetik, az erőművek energiává alakítják. A folyók mindenkié: amit az egyik cég továbbenged, azt a másik talán felfogja.
    .p2 = A játék öt fordulóból áll. **Győzelmi pontot** hoz az energiasáv és a bónuszlapkái, a szerződések, a céged tábláján felszabadított bevételek, a végén pedig a cél, a megmaradt készleted és a gátjaid mögötti víz. A pontokat azonnal és nyíltan számoljuk, 100 fölött is. **A legtöbb pont nyer.** Két–négy játékos játszhatja, vagy egy–három ember olyan cégekkel együtt, amelyeket a szabályok játszanak: ezek az automák.

rules-material = Mi van a dobozban?
    .p1 =
        - **A térkép** a folyókkal (két oldala a játékban egyforma), és három tábla: energiasáv, irányítótábla, szabadalmi hivatal.
        - **Lapkák**: 8 forrás, 10 a semleges gátakhoz, 6 bónuszlapka, 6 cél, 15 fejlett technológialapka (5-5 az I., II. és III. szintből), 7 ügyvezető, Anton Krylov különleges lapkája.
        - **Szerződések**: 45 magánszerződés három 15 lapos pakliban, 4 kezdőszerződés, 6 állami szerződés.
        - **Közös készlet**: 30 vízcsepp, 154 kreditnyi pénz, 62 markoló, 54 betonkeverő; 3 semleges gátalap és 3 semleges gátmagasítás.
    .p2 = Vízcsepp, kredit és gép sosem fogy el: ami a dobozból hiányzik, pótoljuk. A kifizetett kredit a közös készletbe kerül, ha a szabály nem nevezi meg, ki kapja.

rules-board = A céged
    .p1 = A négy cég: **USA** (piros), **Németország** (fekete), **Olaszország** (zöld) és **Franciaország** (fehér). Mindegyiknek van egy táblája, egy építőkereke, 12 mérnöke, 5 gátalapja, 5 gátmagasítása, 5 vezetéke és 4 erőműve, továbbá alaplapkái: gátalap, gátmagasítás, vezeték, erőmű, a bevezető játékban egy dzsóker is. Ezekből a sajátodnál több sosem lesz.
    .p2 = Az építmények sorokban állnak a táblán, és balról jobbra fogynak; alattuk látod, mit szabadítasz fel legközelebb. Ha egy fajtából elfogytak, olyat nem építhetsz és nem is tehetsz le.
    .p3 = **Gép** a markoló és a betonkeverő; a gépek és a kreditek együtt az **erőforrások**. Ami nincs az építőkerekeden, az a **készleted**. A lefelé mutató nyíllal jelölt gép vagy lapka a készletedből az építőkerék nyitott mezőjébe kerül. Az energia 0-ról, a győzelmi pont 10-ről indul.

rules-map = A térkép
    .p1 = Fentről lefelé **hegység** (1–4. medence), **dombvidék** (5–7.) és **síkság** (8–12.) van rajta. Minden medencében meghatározott építményeknek van helye; egy hely egyet fogad be, és az örökre ott marad.
        - **1–4. medence**: két gáthely, két vezetékhely.
        - **5–7. medence**: ugyanez és két erőműhely.
        - **8–10. medence**: ugyanez és három erőműhely.
        - **11. és 12. medence**: négy erőműhely, semmi más.
        Ez összesen 20 gáthely, 20 vezetékhely és 23 erőműhely.
    .p2 = A felső gáthely mindig **piros** (a térképen lila, hogy egyik játékos színére se hasonlítson), az alsó sosem. Az erőműhelyek közül az 5–9. medencében egy-egy piros, a 10. és a 11. medencében kettő-kettő, a 12.-ben három. A vezetékhely sosem piros. Piros helyre építeni 3 kredittel drágább.
    .p3 = Az 1. forrás az 1. medencét táplálja, a 2. forrás a 2.-at, és így tovább. A **folyók** útja: 1-ből a 8-ba, 2-ből az 5-be, 3-ból a 6-ba, 4-ből a 7-be, 5-ből a 9-be, 6-ból és 7-ből a 10-be, 8-ból és 9-ből a 11-be, 10-ből a 12-be; a 11-ből és a 12-ből a víz elhagyja a térképet. A medencébe érkező víz először az erőművek mellett halad el, azután a felső, majd az alsó gáthelyhez ér.

rules-connections = Vezetékek és kapcsolatok
    .p1 = A vezeték ahhoz a medencéhez és tájegységhez tartozik, ahol kezdődik. **Értéke** és vége rögzített. Ha megépült, **kezdőmedencéje minden gátját összeköti végmedencéje minden erőművével**, bárkié is az. A meg nem épült vezeték semmit sem köt össze, és az egy medencében álló gát és erőmű ettől még nem kapcsolódik.
    .p2 =
        - **Hegység**: 1. medence: a bal a 8-ba (érték 5), a jobb az 5-be (4); 2. medence: a bal a 6-ba (3), a jobb a 10-be (5); 3. medence: a bal az 5-be (4), a jobb a 6-ba (3); 4. medence: a bal a 7-be (3), a jobb a 12-be (5).
        - **Dombvidék**: 5. medence: a bal a 8-ba (3), a jobb a 10-be (4); 6. medence: a bal a 9-be (4), a jobb a 7-be (2); 7. medence: a bal a 10-be (2), a jobb a 12-be (3).
        - **Síkság**: 8. medence: a bal a 11-be (3), a jobb a 9-be (2); 9. medence: a bal a 11-be (1), a jobb a 12-be (3); 10. medence: a bal a 11-be (2), a jobb a 12-be (1).
    .p3 = *Példa: a 6. medencében egy piros és egy semleges gát áll. Egy piros vezeték a 7., egy zöld a 9. medencébe visz, és a pirosnak mindkettőben van erőműve: a piros bármelyik gátat bármelyik erőművével használhatja.*

rules-setup = Előkészületek
    .p1 =
        - A nyolc forráslapkából négy kerül a forrásokhoz; a többi a dobozban marad.
        - Öt bónuszlapka fekszik véletlen sorrendben az energiasávnál, fordulónként egy.
        - A hat célból egyet húzunk.
        - Állami szerződésből eggyel kevesebb van, mint cégből.
        - A magánszerződések három paklijának két-két felső lapja felfordítva látszik: két zöld, két sárga, két piros.
        - Három **semleges gát** van, tájegységenként egy, véletlen medencében: a hegységben 1., a dombvidéken 2., a síkságon 3. szintű. Mindegyikben 1 vízcsepp van.
    .p2 = A semleges gátak a medencéjük alsó helyén állnak, a felső szabad marad. Sosem mozdulnak, és senki sem magasíthatja őket. Minden mindenki előtt nyitott, csak a lefordított paklik sorrendje nem.

rules-counts = Két, három vagy négy cég
    .p1 = Kevés céggel néhány akciómező az egész játékban zárva van; a kimaradt cégek mérnökei állnak rajta.
        - **Csak négy céggel nyitott**: turbina +1, gépkereskedés „tetszőleges gép”, a második „1 szerződés”.
        - **Három és négy céggel nyitott**: turbina −1, műhely „2 mező”.
    .p2 = Ez a bal és a jobb mezőre is igaz. A bank, a szabadalmi hivatal és minden más mindig ugyanaz. *Ellenőrzésül: három céggel 10 mérnök áll a zárt mezőkön, kettővel még 10 egy másik cégből.*

rules-introductory = A bevezető játék
    .p1 = Mindenki rögzített céget, ügyvezetőt és kezdőszerződést kap; a sorrend:
        - **Első**: USA, Wilhelm Adler, 3 energiás kezdőszerződés.
        - **Második**: Németország, Jill McDowell, 3 energiás kezdőszerződés.
        - **Harmadik**: Olaszország, Solomon P. Jordan, 2 energiás kezdőszerződés.
        - **Negyedik**: Franciaország, Viktor Fiesler, 4 energiás kezdőszerződés.
    .p2 = Ketten vagy hárman az első kettő vagy három játszik. Mindenki **6 kredittel, 6 markolóval, 4 betonkeverővel, 12 mérnökkel** és mind az öt alaplapkával kezd, a dzsókerrel is.
    .p3 = Nincs szabadalmi hivatal, és a fejlett technológia bónuszlapkája a dobozban marad, így a másik öt mind sorra kerül. A cégek és az ügyvezetők képességei érvényesek.

rules-draft = A teljes játék: a cégek kiválasztása
    .p1 = Annyi céget, ügyvezetőt és kezdőszerződést húzunk, ahányan játszotok; minden cég véletlenszerűen kap egy ügyvezetőt. Sorsolás dönti el, ki választ elsőként: **egy céget az ügyvezetőjével és egy kezdőszerződést**. Utána a többiek az óramutató járása szerint. Az első fordulóban fordított a sorrend: aki utolsóként választott, az kezd.
    .p2 = Mindenki 6 kredittel, 6 markolóval, 4 betonkeverővel és 12 mérnökkel kezd, de csak **négy** alaplapkával: dzsókere senkinek sincs. Anton Krylovval a különleges lapkája is a tiéd. A szabadalmi hivatalban három I. szintű fejlett lapka van. A hat bónuszlapkából ötöt használunk.
    .p3 = *Példa: először Dóri választ, azután István, Benedek és Eszter. A sorrend: Eszter, Benedek, István, Dóri.*

rules-round = Egy forduló
    .p1 = **1. Bevétel és források.** Mindenki megkapja a bevételeit, azután vízcseppek kerülnek a forrásokra.
    .p2 = **2. Akciók.** Sorban mindenki egy-egy akciót hajt végre, újra meg újra, amíg mindenki nem passzolt.
    .p3 = **3. Vízfolyás.** A forrásokon lévő összes vízcsepp lefolyik.
    .p4 = **4. Pontozás.** Helyezések az energiasávon, kreditek, bónuszlapka.
    .p5 = **5. A forduló vége.** Új sorrend; az energia 0-ra áll; a mérnökök hazatérnek.
    .p6 = Öt forduló van; az ötödik a pontozásával véget ér. Fordulóról fordulóra megmarad, ami az építőkerekeden van, a gátak mögötti víz, a szerződések, a gépek és a kreditek.

rules-income = Bevétel
    .p1 = A gátalapok, a gátmagasítások és a vezetékek sorában a **második, a negyedik és az ötödik építmény** alatt bevétel rejlik. Amikor ez az építmény lekerül a tábláról, a bevételt **azonnal** megkapod, bármelyik szakaszban és bármi okból történik is. Ettől kezdve minden forduló elején újra megkapod, az összes többi felszabadítottal együtt. Az 1. fordulóban még nincs ilyen.
    .p2 = Minden sor harmadik bevétele minden cégnél 7 győzelmi pont. Az erőművek sorában nincs bevétel; az a termelés bónuszát és a cég képességét adja. A bevételből kapott energia abban a fordulóban számít, amelyikben kapod.
    .p3 = Mindenki egyszerre kapja a bevételét. A sajátjaid sorrendjét te döntöd el; ahol a cégek között számít (lefolyó vízcseppek), a sorban utolsó kezdi. *Példa: Németország megépíti második gátalapját: most 3 győzelmi pont, és 3 minden későbbi forduló elején.*

rules-headstreams = Források
    .p1 = A bevételek után minden forrásra annyi vízcsepp kerül, amennyit a lapkája az adott fordulóra mutat. Az 5. fordulóban nincs. A nyolc lapka az 1–4. fordulóban ennyit ad:
        - 0 2 2 0
        - 0 0 1 3
        - 2 0 2 0
        - 1 1 1 1
        - 0 1 0 2
        - 0 0 1 2
        - 1 0 2 2
        - 0 1 2 1
    .p2 = A víz a forrásokon kerül játékba, vagy egyenesen egy gát mögé, ha egy hatás ezt mondja. Egy forráson akárhány vízcsepp lehet. Ott **várnak a vízfolyásig**, hacsak az nem áll, hogy azonnal lefolynak.

rules-water = Hogyan folyik a víz?
    .p1 = A víz senkié. A vízcsepp követi a folyót, amíg olyan gáthoz nem ér, amelyikben **van hely**, bárkié is a gát, a semlegeseket is ideértve: ott megáll. Egy gát annyi vízcseppet tart, ahányadik szintű: 1-et, 2-t vagy 3-at. A teli gát mellett úgy halad el, mintha ott se volna. Ami a 11. vagy a 12. medencén túljut, elhagyja a térképet.
    .p2 = A vízcseppek egyesével mozognak; mindegyik úgy találja a gátakat, ahogy az előzőek hagyták. A felfogott víz csak akkor mozdul, ha valaki áramot termel vele. A később épült vagy megmagasított gát nem hívja vissza, ami már elfolyt. Az erőmű és a vezeték sosem állít meg vízcseppet.
    .p3 = A **vízfolyás** szakaszában minden várakozó vízcsepp lefolyik, amíg mindegyik meg nem állt vagy el nem tűnt. A sorrend mindegy. *Példa: két vízcsepp az 1. forráson, az 1. medencében egy teli 1. szintű gát, a 8.-ban egy 3. szintű gát két vízcseppel: az első csepp a 8. medencében marad, a második elhagyja a térképet.* *Egy 2. szintű semleges gátban egy vízcsepp van, és kettő érkezik: egy marad, egy továbbfolyik.*

rules-actions = Akciók és mérnökök
    .p1 = Sorrendben, újra meg újra mindenki egy-egy kört játszik: rakj mérnököket **pontosan egy szabad mezőre**, és hajtsd végre az akcióját! Minden mező mutatja, hány mérnök kell rá. A **piros** mező (ezen az asztalon lila) 3 kreditbe is kerül; az akció árát ugyanekkor fizeted. Minden mérnöknek és kreditnek meg kell lennie, amikor elkezded.
    .p2 = A saját táblád mezőit csak te használhatod, a többit bárki. A használt mező a forduló végéig zárva van; csak a bank marad nyitva. Egy akció bal és jobb mezője két külön mező: mindkettőt használhatod, a jobbat akkor is, ha a bal még szabad. A mérnökök a forduló végéig ott maradnak.
    .p3 = Olyan mező nem használható, amelynek akciója nem hajtható végre. Végrehajtani annyit tesz: legalább 1 energiát termelni, egy építményt építeni, legalább egy vízcseppet letenni, legalább egy szerződést vagy lapkát elvenni, a kereket elforgatni. Hasznosnak nem kell lennie. *Példa: a bal +2-es turbinamezőre 2 mérnök kell, a jobbra 3 mérnök és 3 kredit.*

rules-passing = Passz
    .p1 = Akkor passzolsz, ha nincs több mérnököd. Amíg van, használnod kell; a bank mindig befogadja. Két fejlett lapkával mérnök nélkül is építhetsz: ha van ilyened, passz előtt még cselekedhetsz vele.
    .p2 = Aki passzolt, ebben a fordulóban már nem kerül sorra. Ha mindenki passzolt, lefolyik a víz.

rules-construction = Építkezés lépésről lépésre
    .p1 = A tábládon négy építési mező van, balról jobbra használod őket: **1 mérnök; 2; 3; 3 és 3 kredit**. Így 9 mérnökkel fordulónként legfeljebb négyszer építhetsz. Egy építkezés egy építményt ad.
    .p2 =
        - Rakd le a mérnököket (a negyedik mezőnél a 3 kreditet is)!
        - Tegyél az építménynek megfelelő technológialapkát vagy dzsókert a készletedből az építőkereked nyitott mezőjébe!
        - Tedd ugyanoda a szükséges gépeket!
        - Forgasd el a kereket egy mezővel; ami a nyitott mezőbe ér, az újra a tiéd.
        - Tedd a sor bal szélső építményét egy szabad helyre! Piros helyen a gátalap és az erőmű 3 kredittel drágább.
        - Ha bevételt szabadít fel, megkapod.
        - Ha a lapkának építés utáni hatása van, végrehajtod.
    .p3 = Az építőkeréken lévő lapka nem használható. Minden gépnek és kreditnek a készletedben kell lennie, amikor a mérnököket lerakod; amit ugyanez az építkezés hoz, későn jön. *Példa: a forduló első építkezése egy gátalap a dombvidéken: 1 mérnök, az alapszintű gátalaplapka és 4 markoló.*

rules-wheel = Az építőkerék
    .p1 = A keréknek **hat mezője** van, egyikük nyitott. Az építkezés lapkája és gépei a nyitott mezőbe kerülnek, azután a kerék egyet fordul. Nem vesznek el: **hat fordulat** után, a saját építkezésüket is beleszámítva, újra a készletedben vannak. Ami építés közben tér vissza, azzal ezt az építkezést már nem fizetheted.
    .p2 = Minden építkezés egy mezővel fordít a keréken. A műhely, néhány szerződés, bevétel és lapka tovább forgatja. A kapott gépek egyenesen a készletedbe kerülnek, és rögtön használhatók. Kredit sosem kerül a kerékre. A nyitott mező mindig üres, amikor építeni kezdesz.

rules-base = Gátalap
    .p1 = A gát gátalappal kezdődik. Szabad gáthelyre kerül, és **a hegységben 5, a dombvidéken 4, a síkságon 3 markolóba** kerül; a felső, piros helyen 3 kreditbe is.
    .p2 = Egy medencében **egy gátad** lehet. A medence másik helyén állhat semleges vagy idegen gát. Az új gát 1. szintű, és 1 vízcseppet tart.

rules-elevation = Gátmagasítás
    .p1 = A gát egy gátalap, rajta legfeljebb két gátmagasítással. Szintje annyi, ahány részből áll, 1-től 3-ig, és ennyi vízcseppet tart. Gátmagasítás **saját gátra** kerülhet, ha azon kettőnél kevesebb van. Ára **a hegységben 4, a dombvidéken 3, a síkságon 2 betonkeverő**, felára piros helyen sincs.
    .p2 = *Példa: egy gátalap két gátmagasítással 3. szintű gát, és 3 vízcseppet tart.* A semleges gátakat nem lehet magasítani.

rules-conduit = Vezeték
    .p1 = Vezetéket bármelyik szabad vezetékhelyre építhetsz, ott is, ahol semmi másod sincs. Ára **értékének minden pontjáért 2 markoló**: 2, 4, 6, 8 vagy 10. A tájegység nem számít, felár sosincs. Egy medence mindkét vezetéke lehet a tiéd.
    .p2 = A vezetékedet mások is használhatják, és fizetnek érte (lásd a díjaknál). *Példa: a 4 értékű vezetékhez 8 markoló kell.*

rules-powerhouse = Erőmű
    .p1 = Erőmű szabad erőműhelyre kerül, olyan medencében, ahol még nincs erőműved: **medencénként egy**. Ára **2 betonkeverő, és 1-gyel több minden erőművedért, amely már a térképen áll**: 2, 3, 4, 5, bárhová építed. A jutalomból letett erőművek is számítanak. A piros hely 3 kredittel drágább.
    .p2 = A második és a negyedik erőműved minden termelésedet növeli, a harmadik életre kelti a céged képességét.

rules-production = Áramtermelés a turbinaállomáson
    .p1 = Kell hozzá egy **gát vízzel**, saját vagy semleges, egy **megépült vezeték**, bárkié, amely a gát medencéjében kezdődik, és egy **saját erőmű** abban a medencében, ahol a vezeték végződik. Más cég gátját sosem használhatod. Egy termeléshez egy gát, egy vezeték és egy erőmű tartozik; hogy hány vízcsepp menjen, egytől az összesig, te döntöd el.
    .p2 =
        - **Vízcseppek × a vezeték értéke**
        - **+ a mező módosítója** (−2-től +2-ig)
        - **+ a cég bónusza**: két vagy három erőművel 1, néggyel 3
        Az összeg legalább 1 legyen. Ugyanaz a gát újra használható, amíg van benne víz.
    .p3 = A mezők, bal és jobb: a +2, a +1, a 0 és a −1 ára 2 mérnök, illetve 3 mérnök és 3 kredit; a −2 ára 1, illetve 2 mérnök. A +1 csak négy céggel nyitott, a −1 hárommal és néggyel.
    .p4 = *Példa: a gátadban 2 vízcsepp van, a vezetéked értéke 3, két erőműved van, és a +2-es mezőt használod. Mindkét cseppel: 2 × 3 + 2 + 1 = 9 energia. Eggyel: 3 + 2 + 1 = 6.* *2 értékű vezetékkel, egy cseppel a −2-es mezőn 0 lenne: ezt nem szabad; két cseppel 2.*

rules-tolls = Díjak: más cégek vezetékei
    .p1 = Ha a vezeték másé, a gazdájának **vízcseppenként 1 kreditet** fizetsz, és ő **vízcseppenként 1 győzelmi pontot** is kap. A saját vezeték ingyenes, és nem ad pontot.
    .p2 = A díjat a mező ára után, minden jutalom előtt ki kell tudnod fizetni; ez korlátozza, hány vízcseppet küldhetsz. Kedvezmény senkinek sincs. *Példa: egy semleges gát két vízcseppje egy 4 értékű olasz vezetéken, a +1-es mezőn: 2 × 4 + 1 = 9 energia; Olaszországnak 2 kreditet fizetsz, és ő 2 győzelmi pontot kap.*

rules-outflow = Hová megy a víz?
    .p1 = Az áramtermelés után a vízcseppek az erőműtől folynak tovább: a medencéje felső, majd alsó gáthelyéhez, és lefelé a folyón, egyesével, a szokásos szabályok szerint. Így lejjebb talán egy saját gátadat töltik meg, talán a másét.
    .p2 = A sorrend: választás és a díj kifizetése, az energia beírása, a víz végigfolyása, egy szerződés teljesítése, végül amit a céged képessége hozzátesz. A szerződésből kapott gát tehát ezt a vizet már nem fogja fel. *Példa: az erőmű alatti első gát tele van, a következő zöld, és van benne hely: a vízcsepp a zöldnél marad.*

rules-energy = Energiasáv
    .p1 = Egy forduló minden energiája összeadódik a sávon, bárhonnan jön: áramtermelésből, jutalomból, bevételből, lapkából, képességből. Mind számít a helyezésnél, a krediteknél, a bónuszlapkánál és a sorrendnél. *Példa: 5-ön állsz, és 7-et termelsz: 12-n állsz.*
    .p2 = 30 fölött tovább számolunk; a krediteknél és a bónuszlapkánál ilyenkor 30-on állsz. A jutalomból és bevételből kapott energia sosem teljesít szerződést. Amit néhány technológialapkával **termelsz**, az egy saját szerződésedet teljesítheti, de nem áramtermelési akció: nem hat rá módosító, a cég bónusza, képesség vagy ügyvezető.

rules-contracts = Szerződések
    .p1 = Közvetlenül egy áramtermelés után **egy szerződést** teljesíthetsz, amely nem kér többet, mint **ennek az egy termelésnek** az összege. Az energia nem fogy el, mind a sávon marad. Két termelést sosem adunk össze, és egy korábbira nem lehet visszatérni. A jutalmat azonnal megkapod, a szerződést lefordítod: végleg kész, és a bónuszlapkánál még számít.
    .p2 = **Három** teljesítetlen szerződésed lehet; a teljesítettek ebbe nem számítanak bele. A zöldhöz 2–4 energia kell, a sárgához 5–7, a piroshoz 8–10; mindegyik számból öt van. Semmit sem kötelező teljesíteni.
    .p3 = *Példa: 7-et termelsz, és két szerződésed van, 3-ért és 6-ért. A 3-ast választod: 2 energia és két forgatás az építőkeréken. A másik nyitva marad.*

rules-national = Állami szerződések
    .p1 = A saját szerződésed helyett egy állami szerződést is teljesíthetsz. Ezeket előre senki sem veszi el: az kapja, akinek először van egy termelésben elég energiája, és ezt választja. 13, 14 vagy 15 energia kell hozzájuk. Nem pótoljuk őket, és sosem számítanak bele a háromba; a bónuszlapkánál viszont számítanak.
    .p2 = Valódi áramtermelés kell hozzájuk: turbinaakció, a II. szintű erőműlapka termelése vagy Németország második termelése. Más lapkák energiája nem elég. *Két állami szerződés fekszik kint 14-ért, te 15-öt termelsz: az egyiket elveszed.*

rules-rewards = Mit jelentenek a jutalmak?
    .p1 =
        - **Tetszőleges gépek**: markolók és betonkeverők bármilyen arányban.
        - **Forgatás az építőkeréken**: ennyi mező; minden lépésnél visszatér, ami a nyitott mezőbe ér.
        - **Vízcseppek a forrásokra**: oszd el tetszésed szerint; a vízfolyásra várnak.
        - **Azonnal lefolyó vízcseppek**: ugyanígy, de rögtön lefolynak.
        - **Gátalap**: ahol a szerződés mondja: a síkságon, a síkságon vagy a dombvidéken, vagy bárhol.
        - **Gátmagasítás**: olyan gátadra, amelyen kettőnél kevesebb van.
        - **Vezeték**: legfeljebb a megadott értékű helyre.
        - **Erőmű**: bármelyik szabad helyre.
        Tetszőleges fajtájú építmény csak a dzsókerlapkákon van.
    .p2 = A jutalomból kapott építményhez nem kell mérnök, lapka és gép, és a kerék sem fordul. A helyek minden szabálya érvényes, a bevétel a szokásos módon felszabadul, a piros helyért fizetni kell a 3 kreditet. Ha nem tudod vagy nem akarod letenni, ez a rész elvész, a többit megkapod. Vízcseppből kevesebbet is letehetsz, akár egyet se. A jutalom részei tetszésed szerinti sorrendben jönnek.

rules-water-management = Vízgazdálkodás
    .p1 =
        - **Két vízcsepp**: tegyél legfeljebb 2 vízcseppet egy vagy két forrásra! Ott várnak.
        - **Egy lefolyó vízcsepp**: tegyél 1 vízcseppet egy forrásra; azonnal lefolyik. Az ott már várakozók maradnak.
    .p2 = Mindkettőnek van egy bal mezője 1 mérnökért és egy jobb 2 mérnökért és 3 kreditért. Legalább egy vízcseppet le kell tenned. Ha több folyik le azonnal, egyesével teszed le és mozgatod őket, és a következő előtt megnézheted, mi lett az előzővel.

rules-bank = Bank
    .p1 = Rakj le **akárhány mérnököt**, legalább egyet, és vegyél el ugyanannyi kreditet! A bank sosem telik meg: utánad mások is használhatják, és ugyanabban a fordulóban te is újra. Így egyetlen mérnök sem marad tétlen.

rules-workshop = Műhely
    .p1 = Forgasd el az építőkerekedet pontosan annyi mezővel, amennyit az akció mutat! Minden egyes lépés után visszatér a készletedbe, ami a nyitott mezőbe ért. Üres kereket is forgathatsz.
        - **1 mező**: ingyen; 1 mérnök, a jobb oldalon 2.
        - **2 mező**: 2 kredit; 2 mérnök, a jobb oldalon 3 mérnök és 3 kredit. Csak három és négy céggel.
        - **3 mező**: 5 kredit; 2 mérnök, a jobb oldalon 3 mérnök és 3 kredit.

rules-machinery = Gépkereskedés
    .p1 = Fizess, és vedd a gépeket a készletedbe; a következő akciódtól használhatod őket.
        - **1 markoló**: 2 kredit; 1 mérnök, a jobb oldalon 1 mérnök és 3 kredit.
        - **1 tetszőleges gép**: 4 kredit; 1 mérnök, a jobb oldalon 2. Csak négy céggel.
        - **1 markoló és 1 betonkeverő**: 5 kredit; 2 mérnök, a jobb oldalon 3 mérnök és 3 kredit.

rules-contract-office = Szerződéshivatal
    .p1 =
        - **Egy szerződés**: ingyen; 1 mérnök, a jobb oldalon 1 mérnök és 3 kredit. Négy céggel ez a két mező még egyszer megvan.
        - **Két szerződés**: 1 kredit; 2 mérnök, a jobb oldalon 3.
    .p2 = Felfordított magánszerződést veszel el, állami szerződést és a pakli tetejét sosem. A kettő egyforma színű is lehet; újak csak a köröd végén kerülnek ki. Ha már csak egy van, a „két szerződés” akkor is 1 kredit. Az üres pakli üres marad.
    .p3 = Ha elvétel után háromnál több teljesítetlen szerződésed van, dobj el annyit, hogy három maradjon, akár az újakból is! A kezdőszerződés is számít. Amit eldobsz, kikerül a játékból, és nem teljesült. A korlátot csak elvétel után nézzük.

rules-patents = Szabadalmi hivatal
    .p1 = A teljes játékban három fejlett technológialapka fekszik itt, mindegyiknek saját mezője van: **2 mérnök és 5 kredit**. A lapka a készletedbe kerül; a következő akciódtól építhetsz vele, és a játék végéig a tiéd. Akárhány lehet. Az elvett lapkát ebben a fordulóban nem pótoljuk.
    .p2 = A forduló végén a megmaradtak kikerülnek a játékból, és három új jön: először az I. szint maradéka, azután a II., azután a III. Így a fordulókban ezek látszanak: I I I, I I II, II II II, II III III, III III III.

rules-scoring = A forduló pontozása
    .p1 = **1. Helyezések.** A legtöbb energia 6 győzelmi pont, a második hely 2. Legalább 1 energia kell hozzá. Ha többen elsők, 8 ponton osztoznak, fölfelé kerekítve: fejenként 4, 3 vagy 2, és második hely nincs. Ha többen másodikak, mindegyikük 1-et kap.
    .p2 = **2. Kreditek** az energiád szerint:
        - 0: 3 kredit, **és 3 győzelmi pontot veszítesz**
        - 1: 1 kredit
        - 2–3: 2
        - 4–6: 3
        - 7–10: 4
        - 11–15: 5
        - 16–21: 6
        - 22–28: 7
        - 29-től: 8
    .p3 = **3. A forduló bónuszlapkája** (lásd ott). A pontszám nulla alá is mehet. Ketten is jár pont a második helyért. *Példa: Benedeknek van a legtöbb energiája, mögötte Eszter és Dóri egyenlő, Istvánnak nincs: 6, 1, 1 és mínusz 3 győzelmi pont.*

rules-bonus = Bónuszlapkák
    .p1 = Minden fordulónak van egy bónuszlapkája. Hogy pontot adjon, **legalább 6 energia** kell. A teljes bónuszhoz **6 × a forduló száma**: 6, 12, 18, 24, 30. Minden hiányzó hatos lépcsőért 4 pontot veszítesz belőle, de a bónusznál többet sosem. Utána a lapka kikerül.
    .p2 =
        - **Szerződések**: 2 pont minden teljesítettért.
        - **Erőművek**: 5 pont minden erőművedért a térképen.
        - **Gátalapok, gátmagasítások vagy vezetékek**: 4 pont mindegyikért, amelyik a térképen áll.
        - **Fejlett technológia**: 4 pont minden fejlett lapkádért, akár a készletedben, akár az építőkeréken van.
    .p3 = *Példa: 3. forduló, erőművek. 18 energiával és két erőművel: 10 pont. 12 energiával és hárommal: 15 − 4 = 11. 6 energiával és eggyel: 5 − 8, tehát 0. 5 energiával: semmi.*

rules-round-end = A forduló vége
    .p1 = Az új sorrendet a forduló energiája adja: **a legkevesebb kezd**. Az egyenlők helyet cserélnek: az eddigi sorrendjük megfordul. Azután minden energia 0-ra áll, és mindenki visszaveszi mind a 12 mérnökét. A teljes játékban a szabadalmi hivatal új lapkákat kap.
    .p2 = *Példa: Istvánnak van a legkevesebb, Eszternek és Dórinak ugyanannyi, Benedeknek a legtöbb. Ha Eszter Dóri előtt volt, a sorrend most István, Dóri, Eszter, Benedek.* Az 5. fordulóban ez a szakasz elmarad.

rules-end = A játék vége
    .p1 = Az 5. forduló bónuszlapkájának pontozásával vége a játéknak. Ekkor pontot ad még
        - a **cél** (lásd ott),
        - az **erőforrások**: minden 5 kredit, markoló és betonkeverő a készletedben, összeadva, 1 győzelmi pont; ami az építőkeréken van, nem számít,
        - a **víz**: minden vízcsepp a gátjaid mögött 1 győzelmi pont; a semleges gátak senkinek sem számítanak.
    .p2 = A legtöbb pont nyer. Egyenlőségnél az 5. forduló több energiája dönt; ha az is egyenlő, a győzelem közös. *Példa: 3 betonkeverő, 5 markoló és 7 kredit 15 erőforrás: 3 pont.*

rules-objectives = A cél
    .p1 = Minden céget aszerint rangsorolunk, amit a cél számol: az első három hely **15, 10 és 5 győzelmi pont**, ketten 15 és 10. Nullával is van helyezésed. Az egyenlők a helyeik pontjain osztoznak, fölfelé kerekítve: két első fejenként 13-at, két második 8-at, két harmadik 3-at kap.
    .p2 =
        - **Piros helyek**: gátalapjaid és erőműveid piros helyeken.
        - **Összekötött gátalapok**: gátalapjaid, amelyeket saját vezeték saját erőműhöz köt. Egy gátalap egyszer számít, víz nem kell hozzá, semleges gát sosem számít.
        - **Legnagyobb tájegység**: építményeid abban a tájegységben, ahol a legtöbb van.
        - **Legkisebb tájegység**: építményeid abban a tájegységben, ahol a legkevesebb van.
        - **Medencék egy építménnyel**: medencék legalább egy építményeddel, legfeljebb 12.
        - **Medencék három építménnyel**: medencék legalább három építményeddel; a 11. és a 12. ilyen nem lehet. Felső határ nincs; hat érhető el.
    .p3 = Minden gátalap, gátmagasítás, vezeték és erőmű egy-egy építmény. A vezeték ott számít, ahol kezdődik. *Példa, építmények a hegységben, a dombvidéken és a síkságon: Benedek 3, 0, 6; Dóri 1, 5, 4; Eszter 3, 3, 3. Legnagyobb tájegység: Benedek 15, Dóri 10, Eszter 5. Legkisebb tájegység: Eszter 15, Dóri 10, Benedek 5.*

rules-companies = A cégek és bevételeik
    .p1 = A második erőműved minden áramtermeléshez +1-et ad, a negyedik még +2-t. A harmadik a képességet kelti életre (következő szakasz). A második / negyedik építmény bevétele; az ötödiké mindig 7 győzelmi pont:
    .p2 =
        - **USA**: gátalap 1 forgatás az építőkeréken / 6 kredit; gátmagasítás 1 tetszőleges gép / 2 győzelmi pont és 2 azonnal lefolyó vízcsepp; vezeték 3 győzelmi pont / 2 győzelmi pont és 1 forgatás.
        - **Németország**: gátalap 3 győzelmi pont / 2 tetszőleges gép; gátmagasítás 3 kredit / 2 győzelmi pont és 2 energia; vezeték 1 forgatás / 2 győzelmi pont és 2 azonnal lefolyó vízcsepp.
        - **Olaszország**: gátalap 3 kredit / 5 győzelmi pont; gátmagasítás 1 forgatás / 4 energia; vezeték 1 tetszőleges gép / 2 győzelmi pont és 3 kredit.
        - **Franciaország**: gátalap 1 tetszőleges gép / 2 forgatás; gátmagasítás 3 győzelmi pont / 2 győzelmi pont és 1 tetszőleges gép; vezeték 3 kredit / 4 energia.

rules-abilities = A cégek képességei
    .p1 = A képesség attól fogva él, hogy a harmadik erőműved áll, már annál a termelésnél is, amelyet ennek az erőműnek a lapkája ad. Ha a harmadikat egy termelés szerződése teszi le, Olaszország és Németország képessége ehhez a termeléshez már későn jön.
    .p2 = **USA**: ha egy vízcsepp elhalad egy erőműved mellett, bármelyik szakaszban és bárkinek a körében, 1 energiát kapsz, erőművenként. A folyón érkező vízcsepp a medence minden erőműve mellett elhalad, akkor is, ha utána egy gát megállítja, a 11. és a 12. medencében is. Az áramtermelésből érkező csepp abban a medencében nem halad el, ahová érkezik, lejjebb viszont igen. Ez az energia nem teljesít szerződést. Az egyenesen egy gát mögé tett csepp semmi mellett sem halad el, és más cégeknek az elhaladás semmit sem ad. *Az 1. forrásról egy vízcsepp elhalad a 8. és a 11. medencében álló erőműved mellett: 2 energia.*
    .p3 = **Németország**: egy áramtermelés után jöhet egy második **egy másik erőművel**: csak vízcseppek × érték, módosító, bónusz és Fiesler nélkül. Használhatja ugyanazt a gátat másik vezetéken, és az imént érkezett vizet is. A díjat fizetni kell. Mindkettő teljesíthet egy szerződést; harmadik sosincs. *+2-es mező, három erőmű, két vízcsepp 2 értéken: 4 + 1 + 2 = 7. A gátadban egy cseppel találkoznak; azután három vízcsepp egy 2 értékű francia vezetéken: 6 energia, 3 kredit Franciaországnak.*
    .p4 = **Olaszország**: minden áramtermelési akciód után még 3 energiát kapsz, csak a sávon.
    .p5 = **Franciaország**: minden szerződéshez 3 energiával kevesebb kell, az államihoz is: a 14-eshez 11 elég. A 3-as vagy kisebb szerződéshez bármennyi energia elég egy termelésből vagy lapkából, legalább 1. A saját szerződéseidnél a lapkákból termelt energiára is áll a kedvezmény.

rules-officers = Az ügyvezetők
    .p1 =
        - **Wilhelm Adler**: a gátalap minden tájegységben 3 markolóba kerül. A gátmagasítás ára a szokásos.
        - **Graziano Del Monte**: a 3. szintű gátjaid 4 vízcseppet tartanak.
        - **Viktor Fiesler**: áramtermelési akcióban a vízcseppek × érték legalább 4-nek számít; ezután jön a módosító és a cég bónusza. *1 csepp × 1 a −2-es mezőn: 4 − 2 = 2.*
        - **Jill McDowell**: vezetéket markolók helyett az érték minden pontjáért 1 betonkeverővel is fizethetsz, de nem vegyesen. *5-ös érték: 10 markoló vagy 5 betonkeverő.*
        - **Solomon P. Jordan**: építéskor bármelyik gép kiváltható 3 kredittel, akárhány is. Ezek a kreditek elmennek; csak a valódi gépek kerülnek az építőkerékre.
        - **Anton Krylov**: különleges lapkája egy másik technológialapkát másol, amely az építőkerekeden van: ugyanazt építi, és ugyanaz a hatása. Azután maga is a keréken van, mint bármelyik lapka.
        - **Mahiri Sekibo**: lásd a következő szakaszt.
    .p2 = Az árak és a kiváltások csak építkezésre érvényesek; a jutalomból kapott építmény úgysem kerül gépbe. Anton lapkájához kell egy másik lapka a keréken. Hogy mit másol, akkor dől el, amikor leteszed; bármelyik szint másolható. Maga nem fejlett lapka, de a lemásolt III. szintű dzsóker pontot ad.

rules-mahiri = Mahiri Sekibo
    .p1 = A köröd elején, az akciód előtt **1 mérnököt rakhatsz a lapkájára**, és erre a körre egy másik ügyvezető képességét másolod. A forduló során másodszorra 3 kreditbe is kerül; egy fordulóban kétszer, egy körben egyszer lehet. Mindkétszer lehet ugyanaz az ügyvezető. Magára az akcióra is maradnia kell valaminek.
    .p2 = A játékban lévő többi cég ügyvezetőit másolja. **Antonként** úgy építesz, mint a kereked egyik lapkájával, de lapkát nem teszel le; a gépek a szokásos módon odakerülnek. **Grazianóként** a 3. szintű gátjaid ebben a körben egy negyedik vízcseppet is befogadnak; ez addig marad, amíg azzal a gáttal áramot nem termelsz.

rules-technology = Technológialapkák
    .p1 = Minden építkezéshez az építmény fajtájának megfelelő lapka kell, vagy egy dzsóker, amely mindenhez jó. Az alaplapkáknak nincs hatásuk. A fejlett lapkákat ugyanúgy használod, és ugyanúgy forognak a keréken; hatásuk csak akkor van, **amikor építesz velük**.
    .p2 = Kettő közülük, az I. szintű erőműlapka és a III. szintű gátalaplapka nem kíván mérnököt és építési mezőt. A használata az akciód abban a körben, akár van még mérnököd, akár nincs, és nem változtat azon, melyik építési mező következik.

rules-advanced = A fejlett lapkák
    .p1 = **I. szint**
        - **Gátalap**: utána minden üres gátadba 1 vízcsepp kerül, az újba is; a semlegesekbe nem.
        - **Gátmagasítás**: utána annyiszor forgatod a kereket, ahány gátmagasításod a térképen van. *Az ötödiknél: 1 + 5 fordulat, minden rögtön visszatér.*
        - **Vezeték**: utána értékének minden pontjáért 2 kredit.
        - **Erőmű**: nem kell hozzá mérnök; a gépeket és a piros helyet fizeted.
        - **Dzsóker**: a piros helyért nincs felár. A piros akciómező ára a szokásos.
    .p2 = **II. szint**
        - **Gátalap**: utána minden gátalapodért 1 energiát termelsz; ezzel egy szerződést teljesíthetsz.
        - **Gátmagasítás**: a megmagasított gát a készletből megtelik.
        - **Vezeték**: legfeljebb 5 markolóba kerül. Jill továbbra is fizethet betonkeverővel, Solomon az 5 egy részét kredittel.
        - **Erőmű**: utána, ha szeretnéd, egy áramtermelés +2-vel bármelyik erőműveddel, mérnök nélkül; a díjat fizeted, és szerződést is teljesíthetsz vele.
        - **Dzsóker**: a markoló és a betonkeverő egy az egyben felcserélhető. Jillel az ő ára vagy ez közül választasz; Wilhelmmel a gátalap 3 tetszőleges gép.
    .p3 = **III. szint**
        - **Gátalap**: nem kell mérnök, és markoló sem; a lapka a kerékre kerül, a kerék fordul, a piros helyért fizetni kell a 3 kreditet.
        - **Gátmagasítás**: 3 győzelmi pont minden 2. vagy 3. szintű gátadért.
        - **Vezeték**: értékének minden pontjáért 2 energiát termelsz; ezzel egy szerződést teljesíthetsz.
        - **Erőmű**: 3 győzelmi pont minden erőművedért.
        - **Dzsóker**: 3 győzelmi pont minden fejlett lapkádért, önmagát is beleértve.

rules-variants = Mit választhattok az asztalnál?
    .p1 =
        - **Játék**: bevezető vagy teljes.
        - **Automák**: a szabályok által játszott cégek, mindegyiknek 1–4. szintje van; csak a teljes játékban.
        - **Több ügyvezető Mahiri Sekibónak**: a kimaradt ügyvezetőkből annyi látszik, hogy mindig hármat másolhasson. Enélkül csak a játékban lévőket másolja.
        - **Több kredit Mahiri Sekibónak**: 6 helyett 9 kredittel kezd.

rules-automa = Az automa: előkészületek
    .p1 = Egy–három céget játszhatnak a szabályok, legalább egy ember ellen, összesen legfeljebb négy céggel. A teljes játékhoz valók, a bevezetőhöz sosem, és mindenütt játékosnak számítanak, ahol a létszám fontos: egy ember és egy automa úgy játszik, mint két játékos.
    .p2 = Az emberek választanak először, az automák a megmaradt cégeket kapják. Az automának megvan minden építménye, 12 mérnöke, építőkereke, négy alaplapkája, 6 markolója és 4 betonkeverője, de **nincs kreditje és kezdőszerződése**. **16 győzelmi ponttal** kezd, te 10-zel. Az 1. fordulóban minden automa az emberek előtt jön, több közül az utolsó elsőként. Húsz automalapkát keverünk egy pakliba.

rules-automa-levels = Az automa: szintek
    .p1 =
        - **1. szint, kisfeszültség**: nincs bevétele a tábláról, és nem jár neki bónusz a második és a negyedik erőműért.
        - **2. szint, középfeszültség**: van bevétele és bónusza.
        - **3. szint, nagyfeszültség**: a harmadik erőműtől a cége képessége is él, és a fejlett lapkák hatása is.
        - **4. szint, túlfeszültség**: ügyvezetője is van.
    .p2 = Minden automának saját szintje van. A 4. szint alatt egyik ügyvezető sem hat rá.

rules-automa-tiles = Az automa: hogyan olvassuk a lapkáit?
    .p1 = A lapka **előlapja** akciósorokat sorol fel. A **hátlapja** azt mondja meg, hová épít: három-három szempont a gátakhoz, a vezetékekhez és az erőművekhez, mindegyikhez egy kezdőhely, és a források sorrendje. Három forrás van rajta; a hiányzó a negyedik.
    .p2 = Amikor egy automa köre kezdődik, a pakli felső lapkáját a dobópaklira fordítjuk: a **hátlapja adja e kör szempontjait**. A pakli tetején most látható **előlap adja a sorokat**. Így előre látod, mit tehet a következő automakör, és annak a lapkának a hátlapja az azutáni kör szempontja lesz.
    .p3 = A paklik közösek, és fordulóról fordulóra megmaradnak. Ha az utolsó lapka is átfordul, a másik 19-ből új paklit keverünk; az épp átfordított marad. A passzoló automának nem fordítunk lapkát. A körein kívül az utolsó lapka szempontjai érvényesek.

rules-automa-turn = Az automa: a köre
    .p1 = A sorokat az elsőtől az utolsóig nézzük. Amelyik nem lehetséges, kimarad, és semmibe sem kerül. **Az első végrehajtott sor befejezi a kört**, kivéve a vizet és a szerződéseket: ezek után a következő sor jön. Minden sort akkor nézünk, amikor sorra kerül, mindazzal, ami addig történt. Az utolsó, a bank mindig lehetséges. A kiegészítő sorait nem használjuk.
    .p2 = Ha kevesebb mérnöke van, mint amennyit a sor kér, de legalább egy, akkor is végrehajtja, és mindet lerakja. Ha egy víz- vagy szerződéssor viszi el az utolsót, a kör véget ér. Mérnök nélkül passzol, különben sosem.
    .p3 = Ezekben a szakaszokban *saját* a soron lévő automáé, *idegen* bármely más cégé; a semleges gát egyik sem.

rules-automa-engineers = Az automa: mérnökök és pontok
    .p1 = Mérnökei a terület első szabad mezőjére kerülnek: a bal oszlop fentről, azután a jobb. Ezt az egy mezőt zárják el a fordulóban. A mező létszáma, ára és hatása nem számít neki, és a piros sem kerül semmibe: hogy mit tesz és mit fizet, a lapkáján áll. A zárt mező nem szabad. Ha nincs szabad, akkor is cselekszik, a mérnökei a terület mellé állnak. Szabadalomnál az elvett lapka mezőjére, építkezésnél a saját táblájára kerülnek, ahányszor csak kell. A bank mindig nyitva van.
    .p2 = **Kredit helyett pontja van**: amennyi kreditet kapna vagy fizetne, annyi győzelmi pontot kap vagy veszít, akár nulla alá is. Piros helyen a gátalapja és az erőműve 3 pontba kerül. A te vezetékedért vízcseppenként 1 pontot veszít, te megkapod a kreditet és a pontot. Az ő vezetékéért te a szokásos kreditet fizeted, és ő vízcseppenként 2 pontot kap. *Három vízcsepp: 3 kreditet fizetsz, ő 6 pontot kap.*

rules-automa-production = Az automa: áramtermelés
    .p1 = *Rendszer* egy saját vagy semleges gát, a medencéjéből induló megépült vezeték, bárkié, és a végén egy saját erőmű. A sort akkor hajtja végre, ha
        - van olyan rendszere vízzel, amely legalább 1 energiát ad,
        - kevesebb energiája van, mint amennyi a forduló teljes bónuszához kell, vagy valaki másnak legalább ugyanannyi van,
        - a legjobb termelése elér egy felfordított, a sor színével egyező magánszerződést.
    .p2 = A legnagyobb összegű rendszert használja: minden vízcsepp × érték, a sor módosítója, a 2. szinttől az erőművek bónusza. Egyenlők közül a semleges gátat részesíti előnyben, azután a kör vezetékszempontjai döntenek, végül a vezetékek kezdőhelye. Az energia és a víz sorsa a szokásos.
    .p3 = Ezután **egy** szerződést teljesít egyenesen a hivatalból, vagy egy államit: a legmagasabbat, amelyet elér, bármilyen színűt, egyenlők közül a jobbra lévőt. Szerződést sosem gyűjt. A magánszerződést a kör végén pótoljuk. *2. forduló, 12 energia, a többiek legjobbja 11: nem termel. Ha a legjobb 12: igen.*

rules-automa-water = Az automa: víz és szerződések
    .p1 = **Szerződések**: 1 mérnök; a szín mindkét felfordított szerződését eldobja, rögtön újak jönnek, és 2 energiát kap, amely semmit sem teljesít. Az így eldobott szerződéseket újrakeverjük, ha a paklijuk elfogyott.
    .p2 = **Víz**: legfeljebb 2 várakozó vízcsepp, vagy 1 azonnal lefolyó. A sort csak akkor hajtja végre, ha ettől több víz lesz a saját gátjaiban. Várakozó cseppeknél ezt a forrásokon már ott lévőkkel együtt próbáljuk ki, a lefolyónál csak azzal az eggyel.
    .p3 = Úgy teszi le őket, hogy a gátjai a legtöbbet nyerjék, a lehető legkevesebb vízcseppel; egyenlő módok közül a kör forrássorrendjét követi. Egy cseppel idegen gátat is megtölthet, hogy a következő a sajátjához érjen. Ha nincs mit nyerni, nem cselekszik. Ha legalább egy vízcseppet letett, az 1 mérnök.

rules-automa-building = Az automa: építés
    .p1 = A sort akkor hajtja végre, ha megvan az építménye, a készletében (nem a keréken) van hozzá technológialapka, és van helye: olyan, amelyet a szabályok megengednek, megfelel a sor kikötésének (gátalap a dombvidéken vagy a hegységben, legalább 3 vagy 4 értékű vezeték), és futja rá a gépeiből. Ponton sosem múlik.
    .p2 = A lapka és a gépek a kerekére kerülnek, a kerék egyet fordul, az építmény a térképre kerül, a piros hely 3 pont. A 2. szinttől a felszabadított bevételt megkapja. A használható legmagasabb szintű lapkát veszi, azonos szinten az építményhez valót a dzsóker előtt. A 3. szint alatt a fejlett lapka úgy működik, mint az alaplapka.

rules-automa-other = Az automa: szabadalom, műhely, gépek, bank
    .p1 =
        - **Szabadalom**: ha a hivatalban a sor építményéhez való lapka vagy dzsóker látszik. 1 mérnök, 2 pont. A legmagasabb szint, azután az építményhez való a dzsóker előtt, végül a bal szélső. A helye a forduló végéig üres.
        - **Műhely**: ha van valami a kerekén. Kifizeti a sor pontjait, és annyi mezőt forgat.
        - **Gépek**: az 5. fordulóban nem. Kifizeti a pontokat, és elveszi a gépeket. Szabad választásnál azt, amelyikből kevesebbje van, egyenlőségnél markolót, egyenként. *3 és 3 mellett három gép: markoló, betonkeverő, markoló.*
        - **Bank**: 1 mérnök, 1 pont.

rules-automa-sites = Az automa: hová épít?
    .p1 = Ha csak egy hely lehetséges, azt választja. Különben:
        - Gátalapnál, vezetéknél és erőműnél azok a helyek, amelyek **teljessé tesznek egy rendszert**, minden mást kiszorítanak; víz nem kell hozzá.
        - Azután a három szempont jön sorban. Mindegyik meghagyja a neki megfelelő helyeket; ha egy sem felel meg, mind marad.
        - Ha több is maradt, a lapka **kezdőhelyétől** fölfelé haladva az elsőt veszi; a legnagyobb után a legkisebbel folytatja: gátak az 1–10. medence, erőművek az 5–12. medence szerint, vezetékek az 1–10. medence szerint, mindegyikben a bal az első.
    .p2 = Egy medencén belül a felár nélküli hely megelőzi a pirosat, egyforma erőműhelyek közül a bal szélső az első. A gátmagasításra a gátak szempontjai érvényesek; 3. szint alatti saját gátra kerül. A vezetékhely itt akkor is *összeköti* a medencéit, ha nincs rajta vezeték. A lapkáin A a bal vezeték, B a jobb; az A–D forrás az 1–4. forrás.

rules-automa-criteria = Az automa: a szempontok egyenként
    .p1 = **Gátak** (gátalap és gátmagasítás)
        - *A legerősebb megépült vezeték*: medencék, ahol ilyen kezdődik; a legnagyobb érték, előbb a saját.
        - *Saját erőműhöz kapcsolódik*.
        - *Ide jön a legtöbb víz*: ahová a forrásokon most lévő vízcseppekből a legtöbb odaérne vagy elhaladna; egyenlőségnél a kör forrássorrendje szerint. Vízcsepp nélkül minden hely marad.
        - *Piros hely*.
        - *Erőmű alatt van*: bármelyik erőműtől lefelé elérhető úgy, hogy nincs közben másik gát, se teli, se üres; az ugyanabban a medencében álló erőmű is számít.
        - *Saját gáthoz kapcsolódik* lejjebb; ha nincs ilyen, legalább idegenhez nem.
    .p2 = **Vezetékek**
        - *A legnagyobb érték*; *a második legnagyobb érték* (ha mind egyforma, az).
        - *Saját, különben semleges gátnál kezdődik*, különben idegennél; vagy idegen, semleges, saját sorrendben.
        - *Saját, különben idegen erőműnél végződik*; vagy fordítva.
    .p3 = **Erőművek**
        - *A legerősebb megépült vezeték*, amely itt végződik, előbb a saját.
        - *Fentebbi saját gáthoz kapcsolódik*.
        - *A vize először saját gáthoz ér*: a folyón lefelé az első gát saját; ha sehol sincs ilyen, legalább ne idegen legyen.
        - *A vize először nem idegen gáthoz ér*; ha sehol sincs ilyen, akkor sajáthoz.
        - *5., 6. vagy 7. medence*; *a síkságon*: 8–12. medence.

rules-automa-scoring = Az automa: jutalmak és pontozás
    .p1 = A jutalom vagy a bevétel részeit a felsorolt sorrendben kapja, a kreditet pontként. A gépek, a forgatás és az energia a szokásos; a vízcseppeket a saját vízszabályai szerint teszi le, a megadott számban, és csak ha a gátjai nyernek vele. Az ingyenes építmény oda kerül, ahová a szempontjai mondják, a jutalom korlátai között; a piros hely 3 pont; ami nem fér el, elvész.
    .p2 = A bevétel szakaszában a 2. szinttől minden bevételét megkapja, sorról sorra. A helyezések, a bónuszlapka, a sorrend és a többi ugyanaz, mint bárkinek; a sáv kreditjei pontok, így energia nélkül 3-at kap és 3-at veszít. A célért **20, 15 és 10** pontot kap, ahol te 15, 10 és 5 pontot kapnál; egyenlőségnél a te részedet és még 5-öt. 5 gépért 1 pont jár neki, és 1 minden vízcseppért a gátjai mögött. Az automa is nyerhet.

rules-automa-strong = Az automa: a 3. és a 4. szint
    .p1 =
        - **USA**: a vízcseppek letételének egyenlő módjai közül azt választja, amelyik több energiát hoz.
        - **Németország**: a második termelés a legjobb rendszer egy másik erőművel, ha legalább 1 energiát ad, és szerződést is teljesíthet.
        - **Olaszország**: minden termelés után még 3 energia.
        - **Franciaország**: 3-mal kevesebb energia kell a szerződésekhez, annál a kérdésnél is, hogy termel-e.
    .p2 = A fejlett lapkák hatása akkor él, amikor épít velük, kredit helyett ponttal. A II. szintű vezetéklapkával a legalább 3 értéket részesíti előnyben. A II. szintű erőműlapkával a legjobb termelését végzi +2-vel, akkor is, ha nem ér el szerződést. Az I. szintű dzsókerrel a választott medence piros gáthelyére épít. A II. szintű dzsókernél előbb a szokásos gépeket használja. Az I. szintű erőműlapkához és a III. szintű gátalaplapkához nem kell mérnök, de a kör véget ér, és mérnök nélkül passzol. A II. szintű gátalaplapka és a III. szintű vezetéklapka energiája teljesíthet egy szerződést. A lapkák és ügyvezetők előnyben részesített helyei a rendszer teljessé tétele után és a szempontok előtt jönnek.

rules-automa-officers = Az automa: ügyvezetők a 4. szinten
    .p1 = Azzal az ügyvezetővel játszik, akit a cégéhez húztunk.
        - **Wilhelm Adler**: a gátalap 3 markoló; ha lehet, a hegységben, különben a dombvidéken.
        - **Graziano Del Monte**: a 3. szintű gátak 4 vízcseppet tartanak; bármelyik építő sor gátmagasítást épít, ha lehet.
        - **Viktor Fiesler**: módosítók előtt legalább 4; 1 vagy 2 értékű vezetéken csak egy vízcseppet küld.
        - **Jill McDowell**: betonkeverővel fizeti a vezetéket, amíg legalább annyi betonkeverője van, mint markolója; a tetszőleges gép betonkeverő.
        - **Solomon P. Jordan**: egy hiányzó gép 3 pontért, kettő nem.
        - **Anton Krylov**: a különleges lapka csak akkor, ha nincs más megfelelő; a kerék legmagasabb megfelelő lapkáját másolja.
        - **Mahiri Sekibo**: ha egy automa őt kapná, másik kimaradt ügyvezetőt kap.
    .p2 = Az ember Mahiri Sekibóval egy automa ügyvezetőjét is másolhatja, a 4. szint alatt is.

rules-rulings = Hogyan döntöttünk, ahol a szabály nyitva hagyja?
    .p1 = Az itteni szabályok az alapjáték kiadott szabálykönyvét követik, kiegészítők nélkül; az automa a nyomtatott lapkáit. Ahol hallgatnak, ellentmondanak maguknak, vagy eltérnek más megvalósításoktól, ott döntöttünk, és a megfelelő szakaszban elmondjuk. A teljes lista az indokokkal a projekt szabálykatalógusában van. A szabálykönyv egyik példája Németország képességéről hegyi erőművet említ, pedig ott nincs ilyen hely; ezt elírásnak vesszük.
    .p2 = Ez nem hivatalos megvalósítás, a saját szavainkkal.
