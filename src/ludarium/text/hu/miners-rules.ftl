### Az Imperial Miners szabályoldala: minden szakasznak címe és bekezdései vannak (.p1, .p2 …).
### A '- ' kezdetű sor egy lista eleme; a **félkövér** és a *dőlt* érthető. Ezt a fájlt csak a weboldal olvassa.

rules-idea = Miről szól
    .p1 = Mindenki a saját bányáját ássa ugyanaz alatt a hegy alatt. A **10 kör** mindegyikében felfordul egy esemény, aztán mindenki egyszerre egy kártyával bővíti a bányáját. A kártya akkor működik, amikor kiássák, utána pedig egy kártya minden fölötte lévő sorban, egészen a felszínig.
    .p2 = A kártyák aranyat, kristályt, gépet, csillét és kutatást hoznak. **Akinek 10 kör után a legtöbb pontja van, az nyer.** Egytől öt játékosig játszható; senki sem nyúl más bányájához.

rules-material = Mi van a dobozban
    .p1 =
        - **136 bányakártya**: 36 darab I., 43 darab II., 43 darab III. és 14 darab IV. szintű.
        - **18 esemény**, egy játékhoz 10 kell belőlük.
        - **3 kutatótábla**, mindegyik két különböző oldallal, és egy csákány mind az 5 színben.
        - **5 felszíntábla**, amelyek csak színükben térnek el.
        - Arany 1-es és 5-ös darabokban (összesen 132), 1, 5 és 10 pontos kristályok (összesen 275), 44 gép, 24 omlás és 40 csillejelző.
    .p2 = Az arany, a kristály és a jelző sosem fogy el, a váltás szabad: itt egyszerűen számok. A IV. szintű kártyák mind egyformák.

rules-setup = Előkészületek
    .p1 = Minden kutatótábla véletlenszerű oldalával fölfelé kerül le. A bányakártyák szintenként egy-egy paklit alkotnak, mindegyiknek saját dobópaklija van. A 18 eseményből 10 lesz megnézetlenül az eseménypakli; a másik 8 megnézetlenül kikerül a játékból.
    .p2 = A bányák üresen indulnak, arany és pont még nincs, a csákányok a táblák alatt állnak, egyetlen mezőn sem. Az előkészület minden játékosszámnál ugyanaz. Az eseménypakli egyben óra is: ahány lapja van, annyi kör van még hátra, és bárki megszámolhatja.

rules-hands = Kezdőkezek
    .p1 = **Rendes**: húzz 2 I., 3 II. és 3 III. szintű kártyát, tarts meg a 8-ból tetszőleges 4-et, a többit dobd el nyíltan. Mindenki egyszerre és titokban választ.
    .p2 = **Kezdőknek**: húzz 2 kártyát az első három szint mindegyikéből, és tartsd meg mind a 6-ot. Bárkinek lehet ilyen vagy olyan keze; egy játékban mindkettő előfordulhat.

rules-cards = Mit mutat egy kártya
    .p1 = A kártyának neve, szintje, aranyban mért ára van, a hat nép közül egyhez, kettőhöz vagy egyhez sem tartozik, egy vagy két hatása van, és hat fél csille a szélén, mindegyik teli vagy üres. A szintje az a sor, ahová ásni kell.
    .p2 = Az I. és a IV. szintű kártyák ingyen vannak, a II. szintűek 2 aranyba, a III. szintűek 0 és 13 arany közötti árba kerülnek. A kétnépű kártya mindenhol mindkettőnek számít. Két hatás közül egy aktiválás legfeljebb egyet hajt végre, és minden alkalommal újra lehet választani. A IV. szintű kártyáknak egy hatásuk van, a többinek kettő.

rules-events = Események
    .p1 = Minden kör a legfelső eseménnyel kezdődik, amely mindenkire vonatkozik. Hat **azonnal** (11 ilyen van), **egész körben** (4, amelyek az árakat, a kutatást, az omlásokat vagy a felszínt módosítják), vagy **a kör végén** (3, miután mindenki ásott). Csak a saját körében érvényes.
    .p2 = Az eseményt végre kell hajtani, amennyire lehet, kivéve, ha az áll rajta, hogy „lehet”. Egyik esemény sem árt. Ha ára van, és nem tudod vagy nem akarod kifizetni, rád nincs hatása; ahol nincs mire hatnia, az a része elvész. *Példa: a „dobj el 2 kártyát, kapsz 4 aranyat” egyetlen kártyával is végrehajtandó; a „2 kártyáért 4 arany” nem.*

rules-choosing = Kártyaválasztás
    .p1 = Mindenki titokban választ egy kártyát a kezéből; aztán mind egyszerre fordul fel. Egy kártya akkor játszható ki, ha most ki tudod fizetni, és van számára hely. Az 1. körben csak az I. szintnek van.
    .p2 = Ha egyik kártyád sem játszható ki, húzod az I. szint legfelső lapját, és azt játszod ki. Szabad akaratodból ezt nem teheted, és passzolni sem lehet. Ha az I. szintnek egyáltalán nincs több lapja, ebben a körben nem ásol. *Példa: 1 arannyal és egyetlen II. szintű kártyával a kezedben vaktában ásol.*

rules-paying = Fizetés
    .p1 = Az árat a felfedéskor kell kifizetni, a lerakás és minden hatás előtt: az út során kapott arany nem fizetheti ki azt a kártyát, amely az utat elindította.
    .p2 = Minden kedvezmény összeadódik, de egy kártya sosem kerül 0-nál kevesebbe, és arany nem jár vissza. A „következő kártyára” szóló kedvezmény a következő kijátszott kártyádra vár, bármelyik körben, és azzal elhasználódik akkor is, ha a kártya olcsóbb volt.

rules-placing = A kártya lerakása
    .p1 = A kártya a szintjének megfelelő sorba kerül: az I. sor a felszín alatt van, a II. az I. alatt, a III. a II. alatt, a IV. a III. alatt. A sorok fél kártyával eltolva fekszenek. **A kártyának legalább egy fölötte lévő kártyával érintkeznie kell**; a felszín alatt mindenhol van hely, tetszőleges hézagokkal (a képen az első kártya mindkét oldalán tíznek jut hely).
    .p2 = Egy kártyának legfeljebb 2 felső, 2 alsó és 2 oldalsó szomszédja van, összesen 6; az I. sorban legfeljebb 4, mert a felszín nem kártya. A fél csillék sosem tiltanak meg egy helyet. Amit kiástál, ott marad.

rules-activating = Aktiválás
    .p1 = Először az imént lerakott kártya aktiválódik: végrehajtod egyik hatását, vagy egyiket sem. Aztán indul az út fölfelé. Minden kártya **körönként legfeljebb egyszer** aktiválható; a jel az aktiválás elején kerül rá, és a következő kör elején kerül le.
    .p2 = A hatást egészében hajtod végre vagy egészében hagyod el; az omlás, amelyet okoz, hozzátartozik. Részei sorban következnek, amennyire lehet, és a számolás abban a pillanatban történik. A „minden 2 után” csak teljes párokat számol.
    .p3 = Az árat teljesen ki kell fizetni: amit nem tudsz kifizetni, az nem választható.

rules-way = Az út fölfelé
    .p1 = Ha egy kártya végzett, válassz egyet azok közül, amelyek fölülről érintik, és azt aktiváld, és így tovább a felszínig. Egy III. sorbeli kártya tehát a III., a II. és az I. sor egy-egy kártyájához, majd a felszínre vezet.
    .p2 = Maga az út kötelező, csak a hatások hagyhatók el. Választhatsz beomlott vagy már aktivált kártyát is: nem csinál semmit, és az út onnan megy tovább. Ha mindenki felért, sorra kerül a kör végi esemény, és kezdődik a következő kör.

rules-surface = A felszín
    .p1 =
        - **Bérszoba**: kapsz 2 aranyat.
        - **Felderítők**: húzol 3 kártyát.
        - **Akadémia**: 4 aranyért 2 kutatási lépés, vagy 8 aranyért 5 lépés.
    .p2 = A felszínen a három közül egyet végre kell hajtani; ezzel véget ér a köröd. Ha egy esemény kettőt enged, azok legyenek különbözők; a 4-es és a 8-as fizetés ugyanaz. Az elsőt befejezed, mielőtt a másodikat választod. *Példa: 3 arannyal elveszel 2-t, van 5, és 4-et fizetsz az akadémián.*

rules-carts = Csillék
    .p1 = Ahol két kártya érintkezik, a feleik találkoznak. Két teli fél egy **teli csille**, a végén 1 pontot ér; egy teli és egy üres fél félig teli csille; két üres fél semmi. A csillék a lerakáskor jönnek létre, így a kártya a maga alkotta csilléket is számolja.
    .p2 = A **csillejelző** a bányád egy félig teli csilléjét minden szempontból telivé teszi. Sosem kerül két üres félre vagy teli csillére, egy csillén legfeljebb egy van, és ott is marad. Félig teli csille nélkül nem veszel jelzőt. A felszín nem alkot csillét: az I. sor felső és a IV. sor alsó felei sosem találkoznak semmivel.

rules-machines = Gépek
    .p1 = Egyes hatások gépet tesznek a bányád kártyáira. Egy kártyán legfeljebb 3 fér el; aminek nincs helye, azt nem veszed el. Az „ide” a működő kártya; egyébként bármelyik kártyád hordozhatja, amelyen van hely, bármely népé is. Sok hatás a gépekkel nő.

rules-collapses = Omlások
    .p1 = Egy kártyán legfeljebb egy omlás lehet. **Ha egy beomlott kártya aktiválódik, az omlás lekerül, és más nem történik**; ez volt a kör aktiválása, és az út megy tovább a szokásos módon.
    .p2 = A beomlott kártya továbbra is számít a népeknél, szomszédoknál, gépeknél és csilléknél. Ha az út olyan kártyához ér, amely a körben korábban aktiválódott, és azóta beomlott, nem történik semmi, és az omlás marad. Egyes hatások eltakarítják az omlásokat, vagy fizetnek a meglévőkért.

rules-special = Külön aktiválások
    .p1 = Egyes hatásokkal a bányád egy másik kártyáját aktiválhatod: olyat, amely ebben a körben még nem aktiválódott, és amelyet a hatás megenged; beomlottat is. Egyedül működik, út nélkül. Ha az út később odaér, már nem csinál semmit. Az ilyen aktiválások egymásból következhetnek, és mind befejeződik, mielőtt az út továbbmegy.

rules-drawing = Kártyahúzás
    .p1 = A kártyákat egyenként húzod. Mindegyikhez kiválasztod az I., II. vagy III. szint pakliját, ismerve az előbb húzottakat; ha a szint meg van nevezve, abból a pakliból húzol. IV. szintű kártya csak kutatótábláról és egyes eseményekből jön.
    .p2 = **Kézben legfeljebb 8 kártya maradhat.** Ezt a hatás végén kell nézni, nem előbb; akinek több van, 8-ig eldob, mindegyiket a szintjének dobópaklijára. *Példa: 7 kártyával 3-at húzol, megnézed mind a 10-et, és eldobsz 2-t.* Ha kártya kell és a pakli üres, a dobópaklija megkeverve új pakli lesz; ha az is üres, a pakli nem ad semmit.

rules-searching = Nép keresése
    .p1 = Népkeresés: nevezd meg a népet, ha választhatod, válassz az I., II. és III. szint paklijai közül, és fordíts fel lapokat, amíg egy ehhez a néphez tartozó nem jön. Az a kezedbe kerül; a többit vissza kell keverni. Mindenki látja a felfordított lapokat, az elvettet is.
    .p2 = Ha a pakliban nincs ilyen lap, meg kell keverni, és egy másikban keresel; a dobópaklija nem kerül hozzá. Ha egyik pakliban sincs, nem húzol. A kétnépű kártya bármelyik népére jó.

rules-research = Kutatás
    .p1 = A kutatás fölfelé mozgatja a csákányodat, legalább egy lépéssel és legfeljebb annyival, amennyi ki van írva. **Csak az a mező adja meg a hatását, ahol megáll.** Az első kutatásnál táblát választasz; a csákány feltétele a legalsó mezőre nem kerül lépésbe, és az a mező nem ad semmit.
    .p2 = A 10. lépés a csúcs. Aki eléri, megkapja a hatását, teljesítette a táblát, elveszíti a maradék lépéseket, és másik táblát választ, amelynek legalsó mezőjén folytatja; lehet korábban teljesített is. A játékosok nem állják el egymás útját.
    .p3 = *Példa: a csákány a 8. lépésen áll, és 5 lépésed van. Megállsz a 9. lépésen, vagy a csúcson, és elveszítesz 3-at.*

rules-factions = A hat nép
    .p1 =
        - A **skótok** aranyat költenek erős hatásokra; a bányád minden skót kártyája, a működő is, 1 arannyal csökkenti ezt az árat, de sosem 0 alá.
        - A **barbárok** erős hatásai betemetik a saját kártyáikat, mások eltakarítják a romokat vagy abból élnek.
        - Az **egyiptomiak** a leggyorsabbak a kutatótáblákon, és hasznot húznak a magasságból.
    .p2 =
        - A **japánok** a japán kártyákkal és a bánya különböző népeivel erősödnek.
        - Az **atlantisziak** gépeket gyűjtenek.
        - A **rómaiaknak** a szomszédok és a teli csillék fontosak, és csillejelzőt raknak.
    .p3 = A kétnépű kártyákon mindkét nép egy-egy hatása van; a nép nélküliek egyszerű mennyiségeket adnak.

rules-secrets = Mi nyílt, mi titkos
    .p1 = Titkos a kéz, a paklik sorrendje, a 8 kimaradt esemény, és a választott kártyád, amíg mindenki fel nem fedi. Minden más nyílt: bányák, jelzők, arany, pontok, csákányok, dobópaklik, a kézben lévő kártyák száma.
    .p2 = Mindenki egyszerre ás, és senki sem vár senkire; csak a felfedés, az azonnali esemény és a kör vége vár be mindenkit. A paklikból olyan sorrendben jut, ahogy a játékosok húznak. A több helyet játszó programok sorban veszik őket, mindegyiket a kör végéig.

rules-end = A játék vége
    .p1 = A 10. kör ásása és kör végi eseménye után a pontok: **a kristályok, és 1 pont minden teli csilléért**. Az arany, a kártya, a gép, az omlás és a kutatás nem ér semmit. *Példa: 31 pont kristályban és 8 teli csille az 39.*
    .p2 = Azonos pontnál a több arany, aztán a több teli csille dönt; aki így is egyenlő, osztozik a győzelmen.

rules-solo = Egyedül
    .p1 = A szabályok ugyanazok. A végén a pontjaid rangot adnak:
    .p2 =
        - 35 alatt: kubikos
        - 35–45: alagútfúró
        - 46–55: kezdő bányász
        - 56–60: bányamérnök
        - 61–65: tapasztalt vájár
        - 66 és fölötte: a mélység ura

rules-content = A saját kártyáink
    .p1 = A kártyák, események és kutatótáblák itt a sajátjaink, ezekhez a szabályokhoz készültek: 89 terv a 136 kártyához. Az árak, hatások és felek olyan terv szerint készültek, amely a népeket, szinteket, táblákat és eseményeket értékben közel tartja egymáshoz, és ezt több ezer játszmát játszó programok ellenőrzik.
    .p2 = A hatások csak rólad szólnak, a húzáson kívül semmi sincs a véletlenre bízva, és minden kártyának van ár nélküli hatása.
