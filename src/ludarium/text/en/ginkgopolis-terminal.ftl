### What the drawing of Ginkgopolis at the terminal says, in English.

term-gk-letter =
    { $colour ->
        [red] R
        [blue] B
       *[yellow] Y
    }
term-gk-title =
    { $ending ->
        [0] Round { $round }
       *[other] Round { $round }, the last one
    }
term-gk-title-draft = Character draft
term-gk-supplies = Tiles { $tiles } · deck { $deck } · discards { $discard }
term-gk-second-supply = The game ends when the tiles run out again.
term-gk-legend = { $letter }12* ▲3#2: number 12 with a construction marker, height 3, owned by side 2; (A): a token
term-gk-first = · first
term-gk-in-supply = { $count } in supply
term-gk-new-hands =
    { $count ->
        [one] { $count } new hand
       *[other] { $count } new hands
    }
term-gk-chosen = has chosen
term-gk-face-down =
    { $tile ->
        [0] a card face down
       *[other] a card with a tile face down
    }
term-gk-plays = plays
term-gk-on =
    { $trigger ->
        [exploit] Exploit
        [urbanize] Urbanize
        [floor] Floor
       *[end] End of the game
    }
term-gk-you-hold = You hold
term-gk-returning = You return
term-gk-you-chose = You chose
term-gk-hand = Your hand
term-gk-card-building = ({ $cell }) alone: { $goods } · after a floor you keep: { $bonus }
term-gk-card-urbanization = alone: { $alone } · with a tile at ({ $cell }): { $goods }
term-gk-beside = buildings beside it give { $goods }
term-gk-price-urbanize = urbanize: places { $price }
term-gk-price-floor =
    { $back ->
        [0] floor of height { $height }: takes { $price }
       *[other] floor of height { $height }: takes { $price }; { $back } of your own come back first
    }
