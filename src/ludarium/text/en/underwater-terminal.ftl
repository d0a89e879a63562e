### What the drawing of Underwater Cities at the terminal says, in English.

term-uc-title = Round { $round } of 10, era { $era }
term-uc-title-first = The first hand
term-uc-track = Track
term-uc-supply = Tunnels { $tunnels } · white domes { $white } · deck { $deck }
term-uc-domes = symbiotic domes { $count }
term-uc-specials = Special cards: { $cards }
term-uc-hand = Your hand
term-uc-hand-of =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
term-uc-used = (used)
term-uc-type =
    { $colour ->
        [yellow] yellow, { part-term-type }
        [red] red, { part-term-type }
       *[green] green, { part-term-type }
    }
part-term-type =
    { $type ->
        [instant] instant
        [permanent] permanent
        [action] action
        [production] production
       *[end-scoring] end scoring
    }
term-uc-legend = O white city, @ symbiotic, ! connected; f d l farm, desalination plant, laboratory, capitals upgraded, (·) expansion; - tunnel, = upgraded; + connected metropolis
