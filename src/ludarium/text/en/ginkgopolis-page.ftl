### What the drawing of Ginkgopolis says itself; what the rules say is in ginkgopolis.ftl. Only the page reads this file.

## The city

table-city = The city
table-city-help = Arrow keys walk from cell to cell, plus and minus zoom, 0 shows everything.
table-fit = Show the whole city
table-districts = Show districts
table-height = height { $height }
table-owned = owned by { $name }
table-no-owner = no owner
table-marked = under construction
table-marked-help = Its card comes into play with the next deck.
table-stack = From the ground up
table-token = Token { $letter }
table-token-help = Card { $letter } with a tile puts a new building here.
table-north = { $count } north
table-south = { $count } south
table-east = { $count } east
table-west = { $count } west
table-middle = the middle
table-empty = Empty cell
table-on = on { $number }
table-map = Map of the city: tap to go there

## Districts

table-district =
    { $colour ->
        [red] Red district
        [blue] Blue district
       *[yellow] Yellow district
    }
table-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
table-no-pieces = Nobody has pieces here.
table-place =
    { $place ->
        [1] 1st
       *[2] 2nd
    }
table-you-lead = you lead
table-you-second = you are second
table-districts-worth = Points for districts if the game ended now
table-districts-scored = The districts are scored
table-leads =
    { $count ->
        [0] leads no district
        [one] leads { $count } district
       *[other] leads { $count } districts
    }

## Rounds and piles

table-round = Round { $round }
table-last-round = Last round
table-last-round-of = Last round ({ $round })
table-deck = Deck
table-discard = Discard pile
table-tile-supply = Tile supply
table-supply-first = When it runs out for the first time, everybody may return tiles for 1 point each.
table-supply-second = It has run out once. When it runs out again, the game ends.
table-supply-solo = When it runs out, the game ends.
table-phase-choose = Choose
table-phase-act = Act
table-phase-pass = Pass on
table-tiles-left = tiles left
table-deck-help = When it is empty, the discard pile becomes the new deck, together with the cards of all buildings under construction.
table-deck-short = deck
table-discard-short = discard
table-new-deck = A new deck
table-tiles-out = The tiles have run out
table-log-returned = returns
table-log-returned-none = returns no tile

## What is yours

table-hand = Your hand
table-tiles = Your tiles
table-no-tiles = You hold no tiles.
table-returning = You return
table-points = points
table-new-hands =
    { $count ->
        [one] { $count } new-hand token
       *[other] { $count } new-hand tokens
    }
table-new-hand = New hand
table-alone = Alone
table-beside = With a tile, the buildings beside it give
table-pays = Pays
table-brings = Brings
table-keeps = After building a floor you keep its card
table-nothing = nothing
table-hand-passes = Your hand · the rest passes to { $name }
table-prices = Your tiles · prices as the city stands now
table-prices-back =
    { $count ->
        [one] Your tiles · prices as the city stands now, { $count } resource comes back first
       *[other] Your tiles · prices as the city stands now, { $count } resources come back first
    }
table-prices-theirs =
    { $count ->
        [one] Your tiles · { $name } first gets { $count } resource back, and a point for it
       *[other] Your tiles · { $name } first gets { $count } resources back, and a point for each
    }
table-no-surcharge = no surcharge
table-new-building = new building
table-lower-number = lower number: { $count }
table-other-colour = other colour: { $count }
table-number-and-colour = number { $points }, colour { $resources }
table-short =
    { $good ->
        [point] { $count ->
            [one] { $count } point short
           *[other] { $count } points short
        }
       *[resource] { $count ->
            [one] { $count } resource short
           *[other] { $count } resources short
        }
    }
table-played-alone = → played alone
table-play-alone = Play it alone
table-card-discarded = card is discarded
table-at-end = at the end: districts and cards
table-resources-held = resources held, { $supply } more in your supply
table-buildings = Your buildings

## The sides

table-has-chosen = has chosen
table-is-choosing = is choosing …
table-face-down = a face-down card
table-with-tile = with a tile
table-without-tile = without a tile
table-hals-card = Hal’s face-down card
table-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
table-goes =
    { $place ->
        [1] goes 1st
        [2] goes 2nd
        [3] goes 3rd
        [4] goes 4th
       *[5] goes 5th
    }
table-resources-supply = { $count } resources in the supply, { $built } on buildings
table-behind-screen = Tiles, points and resources held are behind the screen.
table-built =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
table-built-short = built

## Bonus cards and characters

table-bonuses = Bonus cards
table-no-bonuses = No bonus cards yet.
table-when =
    { $trigger ->
        [exploit] Exploit
        [urbanize] Urbanize
        [floor] Floor
       *[end] End of the game
    }
table-pack = Pick a character
table-picked = Picked so far
table-at-start = At the start
table-character = Character

## The log, beside pictures

table-log-alone = alone
table-log-on = on
table-log-at = at
table-log-keeps = keeps
table-log-floors =
    { $height ->
        [one] { $height } floor
       *[other] { $height } floors
    }
table-log-kept = keeps { $card }
table-log-deck =
    { $new ->
        [0] New deck: { $cards } cards
       *[other] New deck: { $cards } cards, { $new } new
    }
