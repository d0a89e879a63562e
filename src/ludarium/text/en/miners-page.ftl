### What the drawing of Imperial Miners says itself; what the rules say is in miners.ftl. Only the page reads this file.

## The mine

table-mine-of = Mine of { $name }
table-fit = Show the whole mine
table-far = Farther along the surface
table-cart =
    { $how ->
        [full] Full cart between { $first } and { $second }
       *[half] Half-full cart between { $first } and { $second }
    }
table-place =
    { $way ->
        [left] row { $row }, { $far } half cards to the left
        [right] row { $row }, { $far } half cards to the right
       *[middle] row { $row }, in the middle
    }
table-side =
    { $side ->
        [E] at its right
        [SW] below left
       *[SE] below right
    }
table-clears = clears rubble
table-collapsed = Collapsed: the next activation clears the rubble
table-activated = Activated this round
table-machines =
    { $count ->
        [one] { $count } machine
       *[other] { $count } machines
    }
table-collapses =
    { $count ->
        [one] { $count } collapse
       *[other] { $count } collapses
    }
table-mini =
    { $cards ->
        [one] Mine of { $name }: { $cards } card, full carts: { $carts }, machines: { $machines }, collapses: { $collapses }
       *[other] Mine of { $name }: { $cards } cards, full carts: { $carts }, machines: { $machines }, collapses: { $collapses }
    }

## The surface

table-surface = Surface
table-pay-office = Pay office
table-scouts = Scouts
table-academy = Academy

## Cards

table-card-line = Level { $level } · { $factions }
table-card-carts =
    { $count ->
        [0] No full half cart on its border
        [one] { $count } full half cart on its border
       *[other] { $count } full half carts on its border
    }
table-no-faction = no faction
table-costs =
    { $cost ->
        [0] Costs nothing
       *[other] Costs { $cost } gold
    }
table-free = free
table-of = { $cost } of { $gold }
table-missing = { $count } short
table-short = short
table-no-place =
    { $reason ->
        [no-place] no place
       *[other] not now
    }
table-chosen = chosen
table-kept = kept
table-hand = Your hand
table-kept-here = What you keep lies here
table-empty-hand = No cards in hand
table-cards-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-factions = Factions

## Goods

table-points-word =
    { $count ->
        [one] point
       *[other] points
    }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-point-parts =
    { $carts ->
        [one] { $vp } in crystals, { $carts } full cart
       *[other] { $vp } in crystals, { $carts } full carts
    }
table-gold = { $count } gold
table-discount = The next card costs { $count } gold less

## Decks, event, research

table-decks = Decks
table-deck = Deck of level { $level }
table-deck-counts =
    { $count ->
        [one] { $count } card; discarded: { $discards }
       *[other] { $count } cards; discarded: { $discards }
    }
table-event = Event
table-no-event = No event yet
table-events-left =
    { $count ->
        [0] This is the last round.
        [one] { $count } event to come
       *[other] { $count } events to come
    }
table-timing =
    { $timing ->
        [reveal] Event · at once
        [dig] Event · all this round
       *[other] Event · at the round’s end
    }
table-research = Research boards
table-step =
    { $step ->
        [0] { $board }, at the bottom
       *[other] { $board }, step { $step }
    }
table-no-research = No research yet
table-steps =
    { $count ->
        [one] { $count } step of research
       *[other] { $count } steps of research
    }

## Rounds and players

table-round = Round { $round } of { $rounds }
table-first-hands = First hands
table-phase =
    { $phase ->
        [event] Event
        [choose] Choose
       *[dig] Dig
    }
table-doing =
    { $doing ->
        [done] ready
        [choosing] choosing
       *[digging] still digging
    }
table-rival =
    { $points ->
        [one] { $points } point, { $gold } gold, cards in hand: { $cards }.
       *[other] { $points } points, { $gold } gold, cards in hand: { $cards }.
    }
table-reveal = All reveal their cards
table-round-over = Round { $round } is over
table-standing =
    { $carts ->
        [one] { $carts } full cart, { $gold } gold
       *[other] { $carts } full carts, { $gold } gold
    }
table-log-event = Round { $round }: { $event }
table-log-placed =
    { $carts ->
        [0] dug in row { $level }
        [one] dug in row { $level }: { $carts } full cart
       *[other] dug in row { $level }: { $carts } full carts
    }
table-log-activated = { $card } works
