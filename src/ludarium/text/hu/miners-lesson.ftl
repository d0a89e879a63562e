### Az Imperial Miners első játéka, amely játék közben tanít: minden lépéshez egy üzenet. Ezt a fájlt csak a weboldal olvassa.

lesson-title = Az első bányád
lesson-welcome = Üdv a föld alatt! Mindenki a saját bányáját ássa, mindenki egyszerre. Középen a te hegyed van, még érintetlenül; hogy a többiek mit ásnak, kis képeken látod. Két kör elég ahhoz, hogy mindent megtanulj.
lesson-yours = Alul vannak a pontjaid, az aranyad és hat kártya. Minden kártya egy kamra: az érmén az ára áll, a táblákon az, amit tud, a szélén hat fél csille van, némelyik teli. A szint száma megmondja, melyik sorba kell ásni.
lesson-event = Minden kör egy mindenkire vonatkozó eseménnyel kezdődik. Ez most mindkettőtöknek 3 aranyat adott.
lesson-choose = Most mindenki titokban választ egy kártyát. Az első körben csak az I. szintnek van helye, közvetlenül a fű alatt, és ingyen van. Válaszd azt, amelyik világít.
lesson-effect = Mindenki felfedte a lapját, a kamrád ki van ásva. Azonnal működik: két hatása közül egyet választasz, minden alkalommal újra. Vedd el a kristályt: az 1 pont.
lesson-surface = Minden kártyától fölfelé visz az út a felszínre. Ott három dolog közül választasz: arany, kártyák, vagy aranyért kutatás. Vegyél el 2 aranyat.
lesson-next-round = Ez volt a köröd. Amint mindenki felért, felfordul a következő esemény.
lesson-cheaper = Egyes események egész körben hatnak: ez minden kártyát 2 arannyal olcsóbbá tesz. A II. szintű kártyák így most ingyen vannak.
lesson-second = Válaszd a világító II. szintű kártyát: a skótoké.
lesson-place = A kártyának érintenie kell egyet a fölötte lévő sorból. Két hely világít. Mutass rájuk: látod, mely fél csillék találkoznának, és milyen utat nyitnak fölfelé. Válassz egyet.
    .touch = A kártyának érintenie kell egyet a fölötte lévő sorból. Két hely világít. Koppints az egyikre: látod, mely fél csillék találkoznának, és milyen utat nyit fölfelé.
lesson-pay = A skótok aranyért nagy dolgokra képesek, és a bányád minden skót kártyája 1 arannyal olcsóbbá teszi ezt. Van elég aranyad: fizess, és vedd el a 3 pontot.
lesson-way = Most fölfelé visz az út: a fölötte lévő kártya is működik. Ha kettő volna fölötte, választanál. Ezúttal aranyat és egy kártyát vegyél el.
lesson-draw = Minden húzott kártyához paklit választasz. A mélyebb szintek lapjai többet érnek, de kell föléjük egy sor.
lesson-up = És megint föl a felszínre. Minél mélyebben van egy kártya, annál több kártya működik az útján. Válassz kedved szerint.
lesson-rest = Válaszolj arra, amit még kérdeznek; aztán vége a körnek.
lesson-carts = Ahol két teli fél találkozik, a csille megtelik: a végén egy pont. A félig teli csillék jelzőre várnak, ezt egyes kártyák és a kutatás hozza.
lesson-research = A bal oldali három létrán mindenkinek mászik a csákánya. Csak az a mező ad valamit, ahol megáll, ezért érdemes lehet hosszabb kutatásra várni. A csúcs adja a legtöbbet; utána egy másik táblán folytatódik.
    .touch = A második fülön három létra van, ezeken mászik mindenkinek a csákánya. Csak az a mező ad valamit, ahol megáll, ezért érdemes lehet hosszabb kutatásra várni. A csúcs adja a legtöbbet; utána egy másik táblán folytatódik.
lesson-collapse = Egyes kártyák, főleg a barbároké, betemetik magukat. Amikor egy ilyen kártya legközelebb aktiválódik, csak az omlás kerül le róla. A gépek épp fordítva: erősítik a kártyákat, mindegyiken legfeljebb három lehet.
lesson-end = Tíz kör után a kristály és a teli csille számít, semmi más; ezért költsd el időben az aranyad. Most áss tovább kedved szerint!
