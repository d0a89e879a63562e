### Amit a Ginkgopolis terminálbeli rajza mond, magyarul.

term-gk-letter =
    { $colour ->
        [red] P
        [blue] K
       *[yellow] S
    }
term-gk-title =
    { $ending ->
        [0] { $round }. kör
       *[other] { $round }. kör, az utolsó
    }
term-gk-title-draft = Karakterválasztás
term-gk-supplies = Épületlapka { $tiles } · húzópakli { $deck } · dobott lapok { $discard }
term-gk-second-supply = A játék véget ér, ha az épületlapkák újra elfogynak.
term-gk-legend = { $letter }12* ▲3#2: 12-es, építésiterület-jelzővel, 3 szintes, a 2. játékosé; (A): külterület-jelző
term-gk-first = · kezdőjátékos
term-gk-in-supply = { $count } a készletben
term-gk-new-hands = { $count } lapdobásjelző
term-gk-chosen = már választott
term-gk-face-down =
    { $tile ->
        [0] egy lefordított kártya
       *[other] egy lefordított kártya lapkával
    }
term-gk-plays = kijátszva:
term-gk-on =
    { $trigger ->
        [exploit] Hasznosítás
        [urbanize] Bővítés
        [floor] Szintépítés
       *[end] A játék végén
    }
term-gk-you-hold = Nálad van:
term-gk-returning = Visszaadod:
term-gk-you-chose = Választott kártya:
term-gk-hand = A kezedben:
term-gk-card-building = ({ $cell }) lapka nélkül: { $goods } · szintépítés után a tiéd: { $bonus }
term-gk-card-urbanization = lapka nélkül: { $alone } · lapkával ide: ({ $cell }): { $goods }
term-gk-beside = a szomszédos épületek ezt adják: { $goods }
term-gk-price-urbanize = bővítés: { $price } kerül rá
term-gk-price-floor =
    { $back ->
        [0] szintépítés, { $height } szintes lesz: { $price } kell hozzá
       *[other] szintépítés, { $height } szintes lesz: { $price } kell hozzá; előbb { $back } sajátod visszajön
    }
