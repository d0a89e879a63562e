### Amit a Barrage terminálbeli rajza mond, magyarul.

term-br-title = { $round }. forduló a(z) { $rounds }-ből · { $phase }
term-br-legend = D5U! #2 ▲2 ●○: piros gáthely, a 2. oldal gátja, 2. szint, két vízcseppből egy; C1L 5→8: 5-ös értékű vezeték a 8. medencébe; =: semleges; ·: szabad; 1→8: az 1. medence folyója a 8. medencébe visz
term-br-area =
    { $area ->
        [mountains] Hegység
        [hills] Dombvidék
       *[plains] Síkság
    }
term-br-bonuses = Bónuszlapkák fordulónként
term-br-objective = Cél
term-br-national = Állami szerződések
term-br-office = Szerződéshivatal
term-br-patents = Szabadalmi hivatal
term-br-level = { $level }. szint
term-br-passed = passzolt
term-br-tiles = Lapkák
term-br-wheel = Építőkerék
term-br-sector = { $turns } forgatás után { $things }
term-br-contracts = Szerződések
term-br-fulfilled = Teljesítve
term-br-spaces = Mérnökök itt
term-br-you-have = Nálad
