### What the drawing of Imperial Miners at the terminal says, in English.

term-im-title = Round { $round } of { $rounds } · { $phase }
term-im-title-keep = Before the first round
term-im-legend = S B E J A R: factions; ⚙ machines; ✖ collapsed; ✓ activated this round; ● full cart, ○ half-full cart between two cards
term-im-event = Event
term-im-decks = Decks: { $decks } · events left: { $events }
term-im-board =
    { $step ->
        [0] { $board }, lowest space
       *[other] { $board }, step { $step }
    }
term-im-no-board = no board yet
term-im-goods = { $gold } gold · { $vp } points + { $carts } carts · { $cards } in hand · { $pickaxe }
term-im-chosen = has chosen
term-im-digs = is digging
term-im-shows = shows { $card }
term-im-hand = Hand
term-im-keeps = Keeps
term-im-card = { $card } ({ $level }, { $cost } gold): { $effects }
term-im-mine-of = Mine of { $name }
term-im-empty = The mine is empty.
