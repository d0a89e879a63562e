### A Ginkgopolis szabályoldala: minden szakasznak címe és bekezdései vannak (.p1, .p2 …).
### A '- ' kezdetű sor felsorolás része; van **félkövér** és *dőlt* is. Ezt a fájlt csak a weboldal olvassa.

rules-idea = Miről szól?
    .p1 = Mindannyian ugyanazt a várost építitek: szélesítitek új épületekkel a szélén, és magasítjátok új szintekkel azon, ami már áll. Minden körben titokban választasz egy kártyát, ha akarod, egy lapkával együtt, azután sorban mindenki végrehajtja, amit választott.
    .p2 = Az épületek erőforrást, lapkát és sikerpontot adnak, a megtartott kártyáid pedig minden későbbi akciódat jövedelmezőbbé teszik. Ha elfogynak a lapkák vagy valakinek az erőforrásai, értékelitek a kerületeket, és **az nyer, akinek a legtöbb sikerpontja van**. Egytől öt játékosig játszható; egyedül Hal ellen játszol.

rules-material = Mivel játsszuk?
    .p1 =
        - **60 épületlapka** pirosban, kékben és sárgában, színenként 1-től 20-ig számozva; mindegyikből egy van.
        - **60 épületkártya**, minden lapkához egy.
        - **12 külterület-kártya** A-tól L-ig, és **12 jelző** ugyanezekkel a betűkkel.
        - **27 karakter**: 12 piros, 9 kék, 6 sárga.
        - Öt színben **25-25 erőforrás**, mindenkinek egy paraván és két lapdobásjelző, továbbá sikerpontok, építésiterület-jelzők és a kezdőjátékos kártyája.
    .p2 = A sikerpontok és az építésiterület-jelzők mindenki számára kéznél vannak; itt sosem fogynak el.

rules-buildings = Az épületek
    .p1 = Az épület egymásra rakott lapkákból áll a négyzetrács egy mezőjén. **A legfelső lapka mindent elmond**: az épület színét és számát. Az épület annyi szintes, ahány lapkából áll; felső határ nincs.
    .p2 = A piros épület **erőforrást** ad, a kék **lapkát**, a sárga **sikerpontot**: annál többet, minél magasabb. Az az épületkártya mutat az épületre, amelynek a színe és a száma a legfelső lapkáéval egyezik.
    .p3 = Az épület azé, akinek az erőforrásai rajta vannak: mindig annyi, ahány szintes, és mind egy színű. A kezdőváros kilenc épülete senkié, amíg valaki rá nem épít. Ugyanúgy hasznosíthatók és beépíthetők, mint a többi, és a kerületekhez is tartoznak, de senkinek sem számítanak.
    .p4 = Szomszédos két mező, ha közös oldaluk van. Az átlós érintkezés sosem számít.

rules-tokens = A jelzők a város szélén
    .p1 = A tizenkét betűs jelző üres mezőkön fekszik a város körül. Új épület csak ott kezdhető, ahol jelző van. A külterület-kártya arra a mezőre mutat, ahol a jelzője a végrehajtás pillanatában van, nem oda, ahol a választáskor volt.

rules-goods = Erőforrás, lapka, sikerpont
    .p1 = Az erőforrásaid három helyen lehetnek: a készletedben, a paravánod mögött vagy épületeken. **Fizetni csak abból tudsz, ami a paravánod mögött van.** Ha erőforrást kapsz, a készletedből a paraván mögé kerül; ha a készleted üres, elvész. Más színű erőforrást sosem használsz.
    .p2 = A lapkát lefordítva, véletlenszerűen húzod a készletből. A sikerpont nem fogy el, és nullánál kevesebb sosem lehet. Amit kapsz, azonnal a paraván mögé kerül, és nem utasíthatod vissza.

rules-setup = Előkészületek
    .p1 = Az 1-es, 2-es és 3-as számú kilenc lapka véletlenszerű elrendezésben három sorban és három oszlopban alkotja a kezdővárost. A jelzők betűrendben, az óramutató járása szerint veszik körül: A, B, C fölül, D, E, F jobbra, G, H, I alul, J, K, L balra; a sarkok üresek maradnak.
    .p2 = A többi 51 lapka lefordítva a készlet. A külterület-kártyákból és az 1–3-as épületkártyákból 21 lapos húzópakli készül. A többi épületkártya addig vár, amíg az épülete meg nem épül és új húzópakli nem készül.
    .p3 =
        - **1–3 játékos**: hat lapka megnézés nélkül kikerül a játékból (45 marad), a felső hét kártya pedig a dobópakliba kerül (14 marad).
        - **4 vagy 5 játékos**: mind az 51 lapka és mind a 21 kártya játékban van.
        - **Erőforrás játékosonként**: egy vagy két játékosnál 25, háromnál 20, négynél 18, ötnél 16.

rules-people = Mit kapnak a játékosok?
    .p1 = Mindenkinek van egy színe, egy paravánja, két lapdobásjelzője és három karaktere; a karakterek az egész játékban felfordítva fekszenek előtte. Az első játékokhoz hat bevezető szett van, mindegyik három lappal; mindenki véletlenszerűen kap egyet.
    .p2 = A karaktereid mutatják, mivel indulsz: ennyi erőforrás, lapka és sikerpont a tiéd, más semmi. *Példa: a 2. szettel 4 erőforrással, 2 lapkával és 2 sikerponttal kezdesz.* Ezután mindenki négy kártyát kap. A kezdőjátékost az asztal jelöli ki vagy a véletlen.

rules-draft = Karakterválasztás (draft)
    .p1 = A bevezető szettek helyett választhattok is karaktereket. Mind a 27-et megkeveritek, és mindenki négyet kap. Tarts meg titokban egyet, hármat adj tovább balra; a kapott háromból tarts meg egyet, kettőt adj tovább; a kapott kettőből tarts meg egyet. Ami marad, visszakerül a dobozba.
    .p2 = Ha mindenkinek megvan a három karaktere, egyszerre felfeditek őket, és elveszitek az induló javakat. Addig csak te tudod, mit választottál, és mi ment át a kezeden.

rules-secrets = Mi nyilvános, mi titkos?
    .p1 = Nyilvános: a város a magasságokkal és a tulajdonosokkal, az építésiterület-jelzők, a betűs jelzők, mindenki erőforráskészlete, a karakterek, a megtartott kártyák, a lapdobásjelzők, a kezdőjátékos, valamint az, hogy hány lap és lapka van a paklikban és a készletben.
    .p2 = Titkos: a kezed, a választott kártyád és lapkád, amíg sorra nem kerülsz, és ami a paravánod mögött van. Hogy van-e lapka egy kártyán, az az akciók kezdetétől látszik; hogy melyik, csak felfedéskor. Amelyik lapkát vissza kell venned, azt már mindenki látta. A bevételek és a fizetések nyíltak, a napló is elmondja őket; csak az marad titok, melyik lapkát húztad. A dobópaklit senki sem nézheti át. Tudod, melyik három lapot adtad a bal oldali szomszédodnak, de azt nem, mit húzott negyediknek.

rules-round = Egy kör
    .p1 = A körnek három része van. **1.** Mindenki egyszerre kártyát választ. **2.** A kezdőjátékostól az óramutató járása szerint mindenki felfedi, amit választott, és az egész akciót végrehajtja, bónuszaival együtt, mielőtt a következő játékos felfedné a magáét. Mindenkinek pontosan egy akciója van. **3.** Felkészültök a következő körre.
    .p2 = Ekkor mindenki egyszerre balra adja a három megmaradt lapját, és a kezdőjátékos kártyája is balra vándorol. Ezután az új kezdőjátékossal kezdve mindenki húz egy lapot, így újra négy lapja lesz. Két játékosnál a bal oldali szomszéd a másik játékos.

rules-choosing = Kártyaválasztás
    .p1 = Pontosan egy kártyát választasz a kezedből. Tehetsz rá **egy** lapkát. Lapka nélkül hasznosítani fogsz, lapkával építeni. Passzolni nem lehet: ha nincs lapkád, lapka nélkül játszol ki egy kártyát.
    .p2 = Most senki sem ellenőriz semmit, és fizetni sem kell. Olyat is választhatsz, amire még nem futja, abban bízva, hogy a sorodig visszakapsz erőforrásokat. A választásodat visszavonhatod, amíg valaki még nem választott; aki utolsóként választ, már nem.

rules-new-hand = Lapdobás: új lapok
    .p1 = Ha egyik lapod sem tetszik, választás előtt beadhatsz egy lapdobásjelzőt: az egész kezed a dobópakliba kerül, és négy új lapot húzol. Egy részét nem tarthatod meg. Két jelzővel ezt egy játékban kétszer teheted meg, akár egy körben is.
    .p2 = Ha közben elfogy a húzópakli, azonnal új készül, és az imént eldobott lapok is benne vannak. Több kérés abban a sorrendben teljesül, ahogyan érkezett. A fel nem használt jelző a játék végén **2 pontot** ér, a felhasznált semmit.

rules-actions = A három akció
    .p1 =
        - **Bármelyik kártya lapka nélkül**: hasznosítasz.
        - **Külterület-kártya lapkával**: bővítesz.
        - **Épületkártya lapkával**: szintet építesz.
    .p2 = Amit választottál, azt hajtod végre; a lapkát nem veheted vissza csak azért, mert meggondoltad magad. Az akciód olyan várost talál, amilyen a te sorodban van, mindazzal, amit a többiek ebben a körben már építettek. Amit egy akció ad, abból ugyanazt az akciót nem fizetheted.

rules-unpaid = Ha nem tudsz fizetni
    .p1 = A sorodban, mielőtt bármi történne, egyszer eldől, ki tudod-e fizetni a kártyát a lapkával. A bővítéshez egy nálad lévő erőforrás kell. A szintépítéshez annyi erőforrás, ahány szintes lesz az épület, eggyel több, ha más színű, és sikerpont, ha kisebb a szám. Az épületen lévő saját erőforrásaid előbb visszajönnek, tehát számítanak.
    .p2 = Ha bármi hiányzik, akár erőforrás, akár sikerpont, a lapka visszakerül a paravánod mögé, és a kártyát lapka nélkül játszod ki. Ez minden tekintetben hasznosítás: a hasznosítási bónuszok járnak, senki sem kap vissza erőforrást, a kártyát pedig eldobod, nem tarthatod meg.
    .p3 = *Példa: a piros 8-as a tiéd, 3 szintes, és egy erőforrásod van. Piros 12-essel 4 kell, és 1 + 3 van: sikerül. Kék 12-essel 5 kellene: ekkor inkább hasznosítod az épületet 3 erőforrásért, a lapka pedig nálad marad.*

rules-exploit = Hasznosítás: kártya lapka nélkül
    .p1 = Az **épületkártya** annyi jószágot ad, ahány szintes az épülete: a piros erőforrást, a kék lapkát, a sárga sikerpontot. Mindegy, kié; a tulajdonos semmit sem kap, és az épület nem változik.
    .p2 = A **külterület-kártya** egy erőforrást vagy egy lapkát ad, ahogy tetszik; ha az egyik elfogyott, a másikat veszed el. A jelzője a helyén marad.
    .p3 = Ezután a hasznosítási bónuszaid következnek, majd eldobod a kártyát. *Példa: a piros 9-es 2 szintes, a hasznosítási bónuszaid pedig egy lapka és egy sikerpont: 2 erőforrást, 1 lapkát és 1 sikerpontot kapsz.*

rules-urbanize = Bővítés: betű lapkával
    .p1 = A lapkát oda teszed, ahol a betű jelzője most fekszik: egyszintes új épület lesz. Ráteszel egy nálad lévő erőforrást, így a tiéd, és kap egy építésiterület-jelzőt. A lapka színe és száma itt nem kerül semmibe. A betűs jelző odébb kerül (lásd lent).
    .p2 = Ezután **minden szomszédos épület ad**: annyit, ahány szintes, akárkié, és akkor is, ha még építési terület. Ez nem számít hasznosításnak, hasznosítási bónusz nem jár érte. Végül a bővítési bónuszaid következnek, majd eldobod a kártyát.
    .p3 = *Példa: egy egyszintes piros és egy kétszintes kék épület mellett bővítesz, és van egy 1 erőforrást adó bónuszod. Ráteszel 1 erőforrást, és kapsz 1 erőforrást, 2 lapkát, majd még 1 erőforrást.* A kezdővárosban minden jelzőnek pontosan egy szomszédja van.

rules-token-moves = Hová kerül a jelző?
    .p1 = Bővítés után a jelző olyan üres mezőre kerül, amely a régi helyével oldalszomszédos: nincs rajta sem épület, sem másik jelző. Te választasz; a betűrend nem számít, és a városon belüli rés is megengedett.
    .p2 = Ha nincs ilyen mező, a jelző a város szélének olyan szabad mezőjére kerül, ahol a betűk a körvonal mentén sorban maradnak, az előző és a következő betű között. Ha ilyen sincs, előbb e két szomszédos jelző egyike kerül át egy hozzá illő szabad mezőre. Ha ez sem segít, bármelyik szabad szélső mező jó. Az asztal pontosan a megengedett mezőket kínálja fel.

rules-floor = Szintépítés: épületkártya lapkával
    .p1 = Először az épületen lévő erőforrások visszakerülnek tulajdonosuk paravánja mögé. **Ha az épület másé, ő mindegyikért 1 sikerpontot kap.** A sajátjaid pont nélkül jönnek vissza, és azonnal felhasználhatók. Senki sem akadályozhatja meg, hogy ráépíts; a gazdátlan épület nem ad vissza semmit.
    .p2 = Ezután felül ráhelyezed a lapkádat, megfizeted a felárát (lásd lent), ráteszel annyi erőforrást, ahány szintes most az épület, és egy építésiterület-jelzőt. Az épület a tiéd. Következnek a szintépítési bónuszaid. Végül **megtartod a kártyát** felfordítva magad előtt: mostantól a tiéd a bónusza, de erre a szintre még nem jár. Szintépítéskor a szomszédok nem adnak semmit.
    .p3 = *Példa: a kék 5-ös 2 szintes, és Faye-é. Nell a kék 5-öst a piros 4-es lapkával játssza ki: Faye 2 erőforrást és 2 sikerpontot kap. Nell 1 sikerpontot (5 − 4) és 1 erőforrást (eltérő szín) fizet, ráhelyez 3 erőforrást, megkapja a szintépítési bónuszait, és megtartja a kék 5-öst.*

rules-floor-price = A szintépítés felára
    .p1 =
        - **Kisebb szám**, mint a beépített lapkáé: a különbséget sikerpontban fizeted. A nagyobb szám nem kerül semmibe, és nem is ad semmit.
        - **Eltérő szín**: egy nálad lévő erőforrás, amely a készletedbe kerül.
    .p2 = A kettő együtt is előfordulhat. Csak a legfelső lapka számít. A kezdőváros épületére építeni 2 erőforrás, más színnel 3, és sosem kell hozzá sikerpont, mert a lapkáid 4-nél kezdődnek.

rules-bonuses = Bónuszkártyák
    .p1 = Az előtted fekvő karakterek és megtartott kártyák bónuszt adnak. Az **állandó bónusznak** alkalma van: hasznosítás, bővítés vagy szintépítés. Valahányszor te hajtod végre ezt az akciót, minden ilyen kártyád egyszer fizet. A kezedben lévő lapok nem fizetnek, és mások akcióiért sem kapsz semmit.
    .p2 = A **játékvégi kártyák** a végső értékelésre várnak. Itt a kártyáid alkalom szerint rendezve látszanak; ez csak az áttekintést szolgálja. A bónuszok sorrendje kötött: előbb a karakterek, azután a kártyák abban a sorrendben, ahogyan megtartottad őket.
    .p3 = *Példa: ha a bővítési bónuszaid 1 erőforrás, 1 erőforrás és 1 sikerpont, valamint 1 lapka, akkor egyetlen bővítés mindezt együtt hozza.*

rules-permanent-cards = Az 1–9-es kártyák és a karakterek
    .p1 = Az 1-es, 4-es és 7-es épületkártya hasznosításkor fizet, a 2-es, 5-ös és 8-as bővítéskor, a 3-as, 6-os és 9-es szintépítéskor. Az 1–6-os a színének megfelelő egy jószágot ad: a piros erőforrást, a kék lapkát, a sárga sikerpontot. A 7–9-es ezen felül még egy sikerpontot.
    .p2 = A karakter a maga alkalmával a színének megfelelő egy jószágot adja. Alkalmanként négy piros, három kék és két sárga karakter van.

rules-end-cards = A 10–20-as kártyák
    .p1 =
        - **10–13**: 1 pont minden erőforrásodért, amely a mutatott színű épületen van.
        - **14**: 1 pont minden 1 vagy 2 szintes épületedért.
        - **15**: 3 pont minden legalább 3 szintes épületedért.
        - **16, 17, 18**: 2 pont minden hasznosítási, bővítési, illetve szintépítési bónuszt adó kártyádért, a karaktereket is beleértve.
        - **19**: 2 pont minden kártyádért, amely a kártya színével egyező, a karaktereket és önmagát is beleértve.
        - **20**: 9 pont.
    .p2 = Mindegyik kártya külön számít; ugyanaz az épület vagy kártya többhöz is számíthat. A két jószágot adó kártya is csak egy kártya.
    .p3 = A mutatott színek: a piros 10-es és 13-as a pirosat számolja, a piros 11-es a sárgát, a piros 12-es a kéket; a kék 10-es és 13-as a kéket, a kék 11-es a pirosat, a kék 12-es a sárgát; a sárga 10-es és 13-as a sárgát, a sárga 11-es a pirosat, a sárga 12-es a kéket.

rules-deck = A húzópakli és az építésiterület-jelzők
    .p1 = Amint a húzópakli utolsó lapját felhúzták, azonnal új készül, akár húzás közben is. Minden építésiterület-jelzős épület kártyája a dobópakliba kerül; azt megkeveritek, és ez lesz a húzópakli; 1–3 játékosnál a felső hét lap rögtön a dobópakliba megy; végül minden építésiterület-jelző lekerül a városról.
    .p2 = A frissen épült házat tehát a következő húzópakliig nem lehet kártyával hasznosítani, és ráépíteni sem lehet. Bővítéskor szomszédként azért ad. A kezekben lévő, a választott és a megtartott kártyák kimaradnak ebből. A kezedben lévő kártyának mindig megvan az épülete: aki beépít egyet, az a kártyáját is megtartja.

rules-tiles-run-out = Ha először fogynak el a lapkák
    .p1 = Ebben a pillanatban, akár egy akció közepén, mindenki visszaadhat akárhány nála lévő lapkát, az imént húzottakat is, **darabját 1 sikerpontért**. Mindenki titokban dönt; azután megmutatjátok a lapkákat, jár értük a pont, és megkeverve ez lesz az új készlet. Akinek még jár lapka, tovább húz.
    .p2 = A választott kártyán fekvő lapka nem adható vissza. Ha senki sem ad vissza semmit, a készlet azonnal másodszor is üres, és közeleg a vég. Lapkát egy játékban csak egyszer lehet visszaadni, de akkor is, ha már az utolsó kör zajlik.

rules-end = A játék vége
    .p1 = A játék végét az jelzi, ha a lapkakészlet **másodszor** is elfogy, vagy ha valaki erőforrást helyez el, és utána **nem marad egy sem**, sem a paravánja mögött, sem a készletében.
    .p2 = A kört még végigjátsszátok, így mindenkinek ugyanannyi akciója volt. Ha valaki később visszakap erőforrást, az ezen már nem változtat. Üres készletből nem jár lapka. Az eltérő színért fizetett erőforrás a készletbe kerül, ezért az ilyen szint nem vethet véget a játéknak. Az utolsó akció után már nem adtok tovább és nem húztok lapot.

rules-scoring = Az értékelés
    .p1 = Add össze:
        - a paravánod mögötti sikerpontokat,
        - a játékvégi kártyáidat,
        - megmaradt lapdobásjelzőnként 2 pontot,
        - a kerületekért járó pontjaidat.
    .p2 = A lapkák, az erőforrások és az állandó bónuszok már semmit sem érnek. A legtöbb pont nyer; egyenlőségnél közös a győzelem.

rules-districts = Kerületek
    .p1 = A kerület **legalább két egyforma színű épületből** áll, amelyek oldalukkal érintkezve összefüggnek. Mindegyikben megszámoljátok mindenki erőforrásait. A gazdátlan épületek összekötnek, de nem számítanak bele.
    .p2 =
        - **A legtöbb erőforrás**: annyi pont, ahány erőforrás összesen van a kerületben.
        - **A második**: annyi pont, ahány saját erőforrása ott van.
        - **A többiek**: semmi. Ha csak egy játékosnak van ott erőforrása, mindkettőt ő kapja: a kétszeresét.
    .p3 = Egyenlőségnél az számít, kinek magasabb a legmagasabb épülete abban a kerületben, azután az, hogy azon melyik a nagyobb szám. Mindig van nyertese, és aki az összehasonlításban alulmarad, az a második.
    .p4 = *Példa: egy kék kerületben Faye-nek 3, Miley-nak 2, Nellnek 2 erőforrása van. Faye 7 pontot kap. Miley és Nell épülete egyforma magas, de Miley-é 17-es, Nellé 8-as: Miley 2 pontot kap, Nell semmit. Egy sárga kerületben csak Miley-nak van 3 erőforrása: 6 pont.*

rules-solo-setup = Egyedül Hal ellen: előkészületek
    .p1 = Hal olyan ellenfél, akit a szabályok irányítanak; saját színe van. Minden úgy készül, mint két játékoshoz, 25-25 erőforrással. Te **6 erőforrással, 6 lapkával és 6 sikerponttal** kezdesz, karakterek és lapdobásjelzők nélkül, tehát új lapokat sem kérhetsz. Hal semmivel sem kezd: az erőforrást egyenesen a készletéből, a lapkát a lapkakészletből veszi.
    .p2 = Mindig te kezdesz. Amiről itt nincs szó, az úgy van, mint több játékosnál, a megtartott kártyáid és bónuszaik is.

rules-solo-round = Egyedül Hal ellen: egy kör
    .p1 = Három lapot húzol, azután egy lefordított lap Hal elé kerül. Választasz, és a szokott módon végrehajtod az akciódat; a másik két lapodat a kör végén eldobod. Ezután felfeded Hal kártyáját, és húzol neki egy lapkát. Ő mindig épít, sosem hasznosít.
    .p2 =
        - **Betűvel** odateszi a lapkát egy erőforrással és egy építésiterület-jelzővel, és annyi sikerpontot kap, ahány szintesek a szomszédok összesen, bármilyen színűek. A jelzőt te helyezed át.
        - **Épületkártyával** szintet épít annyi erőforrással, ahány szintes lesz az épület, és megtartja a kártyát. A kisebb szám és az eltérő szín neki nem kerül semmibe.
    .p3 = Ha a te épületedre épít, visszakapod az erőforrásaidat és mindegyikért 1 sikerpontot; ha te építesz az övére, ő kap mindegyikért 1 sikerpontot, az erőforrásai pedig a készletébe kerülnek. Ha a sajátjára épít, nem jár pont. Állandó bónuszt sosem kap.

rules-solo-end = Egyedül Hal ellen: a játék vége
    .p1 = A játék végét jelzi, ha a lapkakészlet **először** elfogy (visszaadás nincs), ha elhelyezés után nem marad erőforrásod, vagy ha Hal készlete ürül ki elhelyezés után. Ha te jelezted a végét, Hal még sorra kerül, ha jut neki lapka.
    .p2 = Ha Halnak nincs elég erőforrása a szintépítéshez, a játék azonnal véget ér, és az akciójából semmi sem történik meg. Az épületen lévő saját erőforrásai neki is számítanak.
    .p3 = Hal pontjai: a sikerpontjai, a játékvégi kártyái és a kerületei; a kártyákat számoló kártyáknál minden számít, ami a megtartott kártyáin áll. Több pont kell, mint neki; ha egyenlő, döntetlen.

rules-expert = Profi változat
    .p1 = Csak az változik, melyik kártyát játssza ki Hal. Ha külterület-kártyája van, húzni kell még egy lapot. Ha az épületkártya, és Hal ki tudja fizetni a szintet, azt játssza ki. Ha olyan külterület-kártya, amely ebben a pillanatban több pontot hozna neki, azt játssza ki. Különben marad az elsőnél. A másik lapot eldobja, és körönként legfeljebb egyszer cserél. A lapkáját csak ezután húzza.

rules-accounts = Hogyan vezeti az asztal a számadást?
    .p1 = Semmi sem vész el: minden erőforrás, lapka és kártya mindig van valahol, mind a tizenkét jelző a város szélén fekszik (csak az nem, amelyiket éppen áthelyezik), minden tulajdonossal bíró épületen annyi erőforrás van, ahány szintes, és az asztal ezt folyton ellenőrzi.
    .p2 = A szabályok a megjelent alapjátékot követik, kiegészítők nélkül. Ahol a szabálykönyv hallgat vagy kétféleképpen érthető, ott mi döntöttünk; a döntések indoklással együtt a projekt szabályjegyzékében olvashatók. Ez nem hivatalos változat, a saját szavainkkal.
