### What the drawing of Barrage at the terminal says, in English.

term-br-title = Round { $round } of { $rounds } · { $phase }
term-br-legend = D5U! #2 ▲2 ●○: red dam site, dam of side 2, level 2, one of two drops; C1L 5→8: conduit of value 5 to basin 8; =: neutral; ·: free; 1→8: the river of basin 1 runs to basin 8
term-br-area =
    { $area ->
        [mountains] Mountains
        [hills] Hills
       *[plains] Plains
    }
term-br-bonuses = Bonus tiles by round
term-br-objective = Objective
term-br-national = National contracts
term-br-office = Contract office
term-br-patents = Patent office
term-br-level = level { $level }
term-br-passed = passed
term-br-tiles = Tiles
term-br-wheel = Wheel
term-br-sector =
    { $turns ->
        [one] after { $turns } turn { $things }
       *[other] after { $turns } turns { $things }
    }
term-br-contracts = Contracts
term-br-fulfilled = Fulfilled
term-br-spaces = Engineers at
term-br-you-have = You have
