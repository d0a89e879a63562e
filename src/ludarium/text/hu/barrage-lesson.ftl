### A Barrage első játéka, amely játék közben tanít: minden lépéshez egy üzenet. Ezt a fájlt csak a weboldal olvassa.

lesson-title = Az első erőműved
lesson-welcome = Üdv a Barrage-ban! A víz fent, négy forrásnál ered, a folyókon lefelé folyik, és alul elhagyja a térképet. A gát megállítja, a vezeték levezeti egy erőműhöz, és ott energia lesz belőle. Az energia és az építmények győzelmi pontot hoznak; öt forduló után az nyer, akinek a legtöbb van.
lesson-company = Az USA-t vezeted, az ügyvezetőd Wilhelm Adler. Van 12 mérnököd, 6 kredited, 6 markolód, 4 betonkeverőd és öt technológialapkád: egy-egy minden építményfajtához meg egy dzsóker. Minden körödben pontosan egy akcióra raksz le mérnököket; azután a másik cég jön.
lesson-base = Kezdd egy gáttal! A gátalaphoz kell az alapszintű gátalaplapka, néhány markoló és, mivel ez a forduló első építkezése, 1 mérnök. A lapkáid alul vannak: válaszd a gátalapot!
lesson-base-site = Építs a síksági 8. medence kivilágított helyére! A fölötte lévő helyen lila pecsét van, az 3 kredittel többe kerülne. Wilhelm Adlerrel a gátalap mindenhol 3 markolódba kerül.
lesson-wheel = A lapka és a 3 markoló most az építőkerekeden van, és a kerék egy mezővel elfordult. Nem vesztek el: ezzel együtt hat fordulat után visszakapod őket. Addig nem használhatod őket, ezért érdemes előre tervezni.
lesson-water = A gátad még üres. A víz tábláján egy mérnökért azonnal lefolyó vízcseppet kapsz. Válaszd ezt a mezőt!
lesson-headstream = Tedd a vízcseppet az 1. medence fölötti forrásra! Az 1. medence semleges gátja tele van, ezért a csepp továbbfolyik a 8. medencéig, ahol a te gátadban van helye.
lesson-excavator = A vezeték jön. Értékének minden pontja 2 markolóba kerül: a 8. medencéből a 9.-be vezető, 2 értékűhöz 4 kell. Neked 3 maradt, ezért vegyél egy markolót a gépkereskedésben!
lesson-conduit = Most építsd meg a vezetéket! A forduló második építkezéséhez 2 mérnök kell, a harmadikhoz 3, a negyedikhez 3 és még 3 kredit.
lesson-conduit-site = Építsd meg azt, amelyik ki van világítva! Ez a vezeték a 8. medencében, a gátadnál kezdődik, és a 9. medencében végződik. Minden rajta átmenő vízcsepp 2 energiát ad majd.
lesson-powerhouse = A vezeték alsó végén saját erőmű kell. Az első 2 betonkeverőbe kerül, minden további eggyel többe.
lesson-powerhouse-site = Építsd a 9. medencébe, ahol a vezeték végződik! Két hely ott felár nélküli, a lila pecsétes nem.
lesson-turbine = Gát, víz, vezeték, erőmű: most már termelhetsz áramot. A turbinaállomás minden mezője hozzáad vagy levon valamennyit. Válaszd a +2-t!
lesson-production = 1 vízcsepp egy 2 értékű vezetéken 2 energiát ad, a mező még 2-t: összesen 4. Válaszd a gátadat és ezt az áramtermelést!
lesson-contract = Egy áramtermeléssel egy szerződést teljesíthetsz. A tiédhez 3 kell; 2 kreditet és még 2 energiát ad. A 4-ből közben semmi sem fogy el. Teljesítsd!
lesson-workshop = 6 energiával eléred az 1. forduló bónuszlapkáját. A vízcsepp elhagyta a gátadat, és az erőműtől a 9. medence semleges gátjába folyt. Használd ki, ami maradt: a műhelyben forgasd el egy mezővel az építőkerekedet!
lesson-bank = A bank mindig nyitva van: minden mérnökért 1 kreditet ad. Küldd oda, aki megmaradt! Akinek nincs több mérnöke, passzol; ha mindenki passzolt, lefolynak a várakozó vízcseppek, és jön a pontozás.
lesson-scoring = Az 1. medence fölött várakozó vízcsepp a gátadba folyt. A legtöbb energia 6 győzelmi pontot hozott, a második hely 2-t, és mindenki kreditet kapott az energiája szerint. Az 1. forduló bónuszlapkája erőművenként 5 pontot adott annak, akinek 6 energiája volt. Az energia most újra 0, és a kevesebb energiájú cég kezd.
lesson-elevation = A 2. forduló bónuszlapkája a gátalapokat számolja, és 12 energiát kér; 6 és 11 között 4 ponttal kevesebbet ad. A több energiához több víz kell a gát mögé: építs gátmagasítást! A síkságon 2 betonkeverőbe kerül.
lesson-elevation-site = Tedd a 8. medencében álló gátadra! Ezzel 2. szintű lesz, és 2 vízcseppet tart; egy második magasítással 3-at tartana.
lesson-contract-office = A szerződésed teljesült, szerezz újat: a szerződéshivatalban 1 mérnökért kapsz egyet. A zöld szerződéshez 2–4 energia kell, a sárgához 5–7, a piroshoz 8–10.
lesson-take-contract = Olyat vegyél el, amelyikhez legfeljebb 6 energia kell: két vízcsepp és a +2-es mező éppen 6-ot ad. Legfeljebb három teljesítetlen szerződésed lehet.
lesson-second-production = Most egyedül! Egy vízcsepp már ott van a gátad mögött; hozz egy másodikat, mint az 1. fordulóban, azután termelj mindkettővel: 2 × 2 + 2 = 6.
lesson-end = Az egész körforgást ismered. Teljesítsd a szerződésedet, ha tudod, azután játssz tovább kedved szerint! Néhány tanács: forgasd a kereket, hogy visszajöjjenek a lapkák és a gépek. Fordulónként legyen legalább 6 energiád; ha egy sincs, 3 pontot veszítesz. A végén a cél azokat a medencéket számolja, ahol építettél. Sok sikert!
