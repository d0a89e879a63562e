### A Ginkgopolis első játéka, amely játék közben tanít: minden lépéshez egy üzenet. Ezt a fájlt csak a weboldal olvassa.

lesson-title = Az első városod
lesson-welcome = Üdv Ginkgopolisban! Az ellenfeleddel ugyanazt a várost építitek. Középen kilenc épület áll, körülöttük betűs levelek: arra nőhet a város. Három kör alatt mindent megtanulsz.
lesson-yours = Lent van, ami a tiéd: erőforrások az építéshez, sikerpontok, lapkák és négy kártya. A piros épület erőforrást ad, a kék lapkát, a sárga sikerpontot. Minden körben egy kártyát választasz.
lesson-choose-card = Az épületkártya az azonos színű és számú épületre mutat: mutass egy kártyára, és kivilágosodik az épülete. Válaszd a piros 1-est!
    .touch = Az épületkártya az azonos színű és számú épületre mutat; a kezedben lévőké zöld szegéllyel látszik a városban. Koppints a piros 1-esre!
lesson-alone = Most tehetnél rá egy lapkát, hogy építs. Kezdetnek játszd ki lapka nélkül: ez a hasznosítás. Annyi jószágot kapsz, ahány szintes az épület.
lesson-paid = 1 erőforrást kaptál, mert az épület egyszintes, azután 1 lapkát és 1 sikerpontot: két karaktered minden hasznosításkor fizet. Az ellenfeled is lépett, a megmaradt lapok pedig balra vándoroltak: most a másik kéz van nálad.
lesson-choose-letter = Nőjön a város! A betű az ugyanilyen betűs levélre mutat; lapkával új épület lesz ott. Válassz egy betűt!
lesson-lay-tile = Tedd rá bármelyik lapkádat! A bővítés egy erőforrásba kerül, amely az új épületen marad, és ettől a tiéd lesz. Azután minden szomszédos épület ad neked.
lesson-leaf-moves = A levél helyet ad az új épületnek. Ha az asztal megkérdez, válaszd ki, melyik üres mezőre kerüljön.
lesson-built = Áll az épületed: a tetején az erőforrásod, mellette egy daru, mert építési terület. A kártyája akkor kerül játékba, amikor új húzópakli készül; addig senki sem építhet rá.
lesson-choose-building = Most fölfelé! Épületkártya lapkával: szintépítés. Válassz egy épületkártyát!
lesson-pay-floor = Minden lapkán ott az ára: szintenként egy erőforrás, eggyel több, ha más a szín, és pontok, ha kisebb a szám. A csíkozott lapkát jelenleg nem tudod kifizetni; akkor a kártyát önmagában játszanád ki. Tegyél rá olyat, amelyikre futja!
lesson-watch = Most sorban mindenki felfedi a lapját, és cselekszik. Figyeld, mi történik a városban!
lesson-kept-card = Megtartottad a kártyát, amellyel építettél: a bónusza a játék végéig a tiéd. A kis számok minden hasznosításkor, bővítéskor vagy szintépítéskor fizetnek, a 10-től fölfelé a játék végén. Ha másnak az épületére építesz, visszakapja az erőforrásait, és mindegyikért 1 sikerpontot.
lesson-new-hand = Ha egyik lapod sem tetszik, egy lapdobásjelzőért mind a négyet kicserélheted. Kettő van; ami a végén megmarad, darabja 2 pontot ér.
lesson-end = A játéknak akkor van vége, ha a lapkák másodszor is elfogynak, vagy valaki minden erőforrását felhasználta. Ekkor a kerületek számítanak: két vagy több szomszédos, egyszínű épület. Akinek ott a legtöbb erőforrása van, mindegyikért pontot kap, a második a sajátjaiért. Megéri magas, egyszínű épületeket emelni egymás mellé. Játssz tovább kedved szerint!
