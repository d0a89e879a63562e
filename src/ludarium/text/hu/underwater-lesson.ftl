### Az Underwater Cities első játszmája, amely játék közben tanít: minden lépéshez egy üzenet. Ezt a fájlt csak az oldal olvassa.

lesson-title = Az első városod a tenger alatt
lesson-welcome = Üdv a mélyben! Városokat építesz a tengerfenéken, alagutakkal kötöd össze, és eteted őket. Egy játék tíz forduló három korszakban; az első forduló elég ahhoz, hogy lásd, hogyan megy.
lesson-hand = Hat lappal kezdesz, és hármat megtartasz. Tedd félre a három kivilágítottat: amit adnak, később lesz hasznos.
lesson-waters = Ez a te részed a tengerből, az első városoddal. Körülötte további városok helye, mindegyik előtt építési helyek, és pontozott vonalak, ahová alagút kerülhet.
lesson-ring = A víz körül állnak az akcióhelyek: zöld, sárga, piros, és egy színtelen. Minden körben kijátszol egy lapot, és használsz egy akcióhelyet. Ha a kettő egyszínű, a kártya is hat.
lesson-card = Válaszd a kivilágított lapot. Sárga: minden sárga akcióhely felragyog, mert ott a kártya is számítana.
lesson-slot = Válaszd a kivilágított akcióhelyet. Ad egy tudományt, egy acéllemezt és egy hínárt, és a kártyát is megszerzed.
lesson-claimed = A kártya most a megszerzett kártyáid között van, és minden termelésben ad valamit. Az ellenfeled is lépett; a lapkás akcióhely a forduló végéig foglalt.
lesson-second = A második köröd. Válaszd a kivilágított lapot: azonnali kártya, egyszer ad javakat, aztán elmegy.
lesson-steps = Válassz zöld akcióhelyet, hogy a kártya is számítson. A kivilágított két lépést visz előre a szövetségsávon. Ha kérdést kapsz, kezdd azzal, amivel szeretnéd.
lesson-track = A sáv minden mezője ad valami apróságot, és aki a forduló végén legelöl áll, az kezdi a következőt. Utána megint mindenki a sáv alatt kezd.
lesson-build = A harmadik köröd: építs valamit! Az alagút egy acéllemezbe és egy kreditbe kerül, a farm egy hínárba, a laboratórium egy acéllemezbe. Játssz ki egy lapot egy építő akcióhelyre, és válaszd ki a helyeket a vizeidben. A színtelen akcióhely mindig használható.
lesson-network = Ami csatlakoztatva van, az világít. Az első városod mindig; egy másik akkor, ha alagút érinti, és vele az épületei is. Csak az termel, eszik és számít, ami csatlakoztatva van.
lesson-upgrades = Az épületek és az alagutak fejleszthetők, rendszerint egy tudományért: akkor aranyon állnak, és többet termelnek. Egy városnál két fejlesztett azonos fajta még ráadást is ad.
lesson-actions = Az akciókártyák várnak, amíg egy akcióhely vagy kártya meg nem engedi, hogy egyet használj. A személyi asszisztensed az első; mindegyik korszakonként egyszer használható, és négy lehet nálad.
lesson-specials = A gyűrű egyik sarkában látod a speciális kártyákat. A jelükkel jelölt akcióhelyen elvehetsz egyet; kreditbe kerül, amikor a hatását végrehajtod. Nyomd meg a sarkot, hogy nagyban lásd őket.
lesson-production = A negyedik, a hetedik és a tizedik forduló után minden termel, ami csatlakoztatva van. Hogy mit hozna, az mindig frissen ott áll kis számokkal a javaid alatt.
lesson-feeding = Utána minden csatlakoztatott város megeszik egy hínárt. Biomasszával helyettesíthető; minden éhes város három pontba kerül. Építs hát időben farmokat.
lesson-end = A végén a városok aszerint érnek pontot, hányféle épület áll mellettük: kettő, három, négy vagy hat pont. Aztán jönnek az értékelőkártyák, a barna metropolisz és a maradék javaid. Most játssz tovább kedved szerint!
