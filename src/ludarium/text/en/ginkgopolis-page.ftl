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
table-at = at { $cell }
table-stack = From the ground up
table-token = Token { $letter }
table-token-help = Card { $letter } with a tile puts a new building here.
table-empty = Empty cell

## Rounds and piles

table-round = Round { $round }
table-last-round = Last round
table-first = first player
table-deck = Deck
table-discard = Discard pile
table-tile-supply = Tile supply
table-supply-first = When it runs out for the first time, everybody may return tiles for 1 point each.
table-supply-second = It has run out once. When it runs out again, the game ends.
table-supply-solo = When it runs out, the game ends.

## What is yours

table-hand = Your hand
table-tiles = Your tiles
table-no-tiles = You hold no tiles.
table-returning = You return
table-held = held
table-in-supply = in supply
table-points = points
table-resources = resources
table-new-hands =
    { $count ->
        [one] { $count } new-hand token
       *[other] { $count } new-hand tokens
    }
table-new-hand = New hand
table-alone = Alone
table-chosen = Your choice
table-beside = With a tile, the buildings beside it give
table-pays = Pays
table-brings = Brings
table-keeps = After a floor you keep it
table-nothing = nothing

## The sides

table-has-chosen = has chosen
table-is-choosing = is choosing …
table-is-playing = is playing
table-face-down = a face-down card
table-with-tile = with a tile
table-without-tile = without a tile
table-hals-card = Hal’s face-down card
table-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

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
