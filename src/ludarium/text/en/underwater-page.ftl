### What the drawing of Underwater Cities says itself; what the rules say is in underwater.ftl. Only the page reads this file.

## The header

table-round = Round { $round } of { $rounds }, era { $era }
table-era = Era { $era }, turn { $turn }/{ $turns }
table-turn = Turn { $turn }/{ $turns }

## The slots

table-slot =
    { $id ->
        [Y1] one of each
        [Y2] 2 tunnels
        [Y3] action + special card
        [Y4] city + building
        [Y5] science, or upgrades
        [R1] 2 farms
        [R2] tunnel + city
        [R3] material
        [R4] 2 laboratories
        [R5] action, build + upgrade
        [G1] 2 steps
        [G2] 2 plants
        [G3] city, or kelp
        [G4] action + steelplast
        [G5] tunnel, or step + goods
        [YS3] action + 2 goods
        [RS1] 2 farms or 2 labs
        [RS4] tunnel + action
        [RS5] special card
        [GS3] city
        [GS5] cards + upgrade or kelp
       *[W] always open
    }
table-slot-title =
    { $colour ->
        [green] Green slot
        [yellow] Yellow slot
        [red] Red slot
       *[none] The slot that is always open
    }
table-or = or
table-free = free
table-short = short of
table-with-card = card
table-slot-only = slot only
table-card-spent = card is spent
table-tile-of = Tile of { $name }
table-neutral-tile = Neutral tile

## Cards

table-hand = Your hand
table-claimed = Claimed cards
table-claimed-short = claimed
table-in-hand = Cards in hand
table-in-hand-short = in hand
table-used = used
table-assistant = Personal assistant
table-card-type =
    { $type ->
        [instant] instant
        [permanent] permanent
        [action] action
        [production] production
       *[end-scoring] scoring
    }
table-card-kind =
    { $colour ->
        [green] Green
        [yellow] Yellow
        [red] Red
       *[none] Own
    } { $type ->
        [instant] card, at once
        [permanent] card, permanent
        [action] action card
        [production] card, in every production
       *[end-scoring] card, at the end
    }
table-cost =
    { $count ->
        [one] Costs { $count } credit
       *[other] Costs { $count } credits
    }
table-actions-ready = Action, { $ready } of { $count } ready
table-specials = Special cards
table-specials-short = Specials
table-looked = One of these three
table-contracts = Government contracts
table-metropolises = Metropolises
table-close = Close

## The track, the supply

table-track = Federation
table-track-next = next round
table-track-below = Below the track
table-track-space = Space { $space }
table-supply = Left for everybody
table-supply-of =
    { $piece ->
        [white-city] White domes left
        [symbiotic-city] Violet domes left
        [cards] Cards in the deck
       *[tunnel] Tunnels left
    }
table-goal = The goal: { $points } points and { $cities } connected cities
table-goal-short = Goal
table-cloning = The cloning tile is free: 1 credit to use a slot of another player
table-cloning-gone = The cloning tile was used in this round

## The waters

table-waters = The waters of { $name }
table-fit = Show all of the waters
table-site =
    { $kind ->
        [city] City site
        [tunnel] Tunnel site
        [expansion] Expansion site
       *[building] Building site
    }
table-piece =
    { $kind ->
        [farm] { $upgraded ->
            [yes] Upgraded farm
           *[no] Farm
        }
        [desal] { $upgraded ->
            [yes] Upgraded desalination plant
           *[no] Desalination plant
        }
        [lab] { $upgraded ->
            [yes] Upgraded laboratory
           *[no] Laboratory
        }
        [tunnel] { $upgraded ->
            [yes] Upgraded tunnel
           *[no] Tunnel
        }
        [symbiotic-city] Symbiotic city
       *[white-city] White city
    }
table-connected = Connected
table-not-connected = Not connected: no light, no production
table-site-gives = Building here gives { $goods }
table-surcharge = Building here costs { $goods } more
table-feature =
    { $id ->
        [AS1] A connected symbiotic city here produces 6 points
        [AS2] The tunnel here produces three times
        [AS3] With both tunnels of the pair: 2 credits more
        [AS4] The metropolis produces 2 points more
        [AS5] A city here brings 6 points at once
       *[AS6] The building here produces twice
    }
table-goods =
    { $good ->
        [kelp] { $count } kelp
        [steelplast] { $count } steelplast
        [science] { $count } science
        [credit] { $count ->
            [one] { $count } credit
           *[other] { $count } credits
        }
        [biomass] { $count } biomass
        [card] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
        [track] { $count ->
            [one] { $count } step
           *[other] { $count } steps
        }
       *[point] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }
table-good =
    { $good ->
        [kelp] kelp
        [steelplast] steelplast
        [science] science
        [credit] credits
        [biomass] biomass
       *[point] points
    }
table-income = The next production: { $count }
table-points = Points
table-cities =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
table-tunnels =
    { $count ->
        [one] { $count } tunnel
       *[other] { $count } tunnels
    }
table-to-place = to place
table-plays = plays now
table-turns-left =
    { $count ->
        [0] has played
        [one] { $count } turn left
       *[other] { $count } turns left
    }
table-pages = Pages of the board
table-page-slots = Slots
table-page-waters = Your waters

## What is told

table-metropolis-place = Metropolis place { $number }
table-phase =
    { $phase ->
        [first-hand] First hand
        [turns] Turns
        [production] Production, era { $era }
        [new-era] Era { $era } begins
        [scoring] Final scoring
       *[over] The end
    }
table-told-match = { $slot }, with { $card }
table-told-claimed = { $card } claimed
table-production = Production of era { $era }
table-feeding = The cities are fed
table-scoring = Final scoring
table-told-fed =
    { $count ->
        [one] { $count } city fed
       *[other] { $count } cities fed
    }
table-told-hungry =
    { $count ->
        [one] { $count } city hungry
       *[other] { $count } cities hungry
    }
table-told-scored =
    { $source ->
        [brown] brown metropolis
        [end-cards] cards
        [cities] cities
       *[resources] goods
    } { $count }
