### Ginkgopolis in English. Log lines are in the present tense; a refusal is a clause that can stand in parentheses.
### A tile or building card is named by colour and number; .tile and .card name it inside a sentence, .start begins one.

## Phases

phase-draft = Character draft
phase-choose = Choosing cards
phase-act = Actions
phase-over = Game over

## Pieces

part-colour =
    { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    }
part-colour-start =
    { $colour ->
        [red] Red
        [blue] Blue
       *[yellow] Yellow
    }
part-trigger =
    { $trigger ->
        [exploit] exploit
        [urbanize] urbanize
        [floor] floor
       *[end] end of the game
    }
tile = { part-colour } { $number }
    .tile = the { part-colour } { $number } tile
building-card = { part-colour } { $number }
    .card = the { part-colour } { $number } card
    .start = { part-colour-start } { $number }
urbanization-card = card { $letter }
    .card = card { $letter }
    .start = Card { $letter }
character = no. { $number } ({ part-colour }, { part-trigger })
    .start = Character { $number } ({ part-colour })
character-named = { $name } ({ part-colour }, { part-trigger })
    .start = { $name } ({ part-colour })

## Effects

gain-resource =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
    .kind = resources
gain-tile =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
    .kind = tiles
gain-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .kind = points
trigger-exploit = When you exploit
trigger-urbanize = When you urbanize
trigger-floor = When you build a floor
trigger-end = End of the game
count-resources-on = own resources on { part-colour } buildings
    .one = own resource on { part-colour } buildings
part-up-to =
    { $height ->
        [1] of height 1
       *[other] of height { $height } or less
    }
count-buildings-up-to = own buildings { part-up-to }
    .one = own building { part-up-to }
count-buildings-from = own buildings of height { $height } or more
    .one = own building of height { $height } or more
part-bonus =
    { $trigger ->
        [exploit] an exploit bonus
        [urbanize] an urbanization bonus
       *[floor] a floor bonus
    }
count-cards-with = own cards with { part-bonus }, characters included
    .one = own card with { part-bonus }, characters included
count-cards = own { part-colour } cards, this one and characters included
    .one = own { part-colour } card, this one and characters included

## Questions and answers

ask-draft =
    { $pick ->
        [1] Pick your first character.
        [2] Pick your second character.
       *[3] Pick your third character.
    }
move-draft = { $character-start }. At the start: { $start }. { $bonus }
ask-choose-card = Round { $round }: choose a card.
move-play = Play { $card }
move-new-hand =
    { $left ->
        [0] Take a new hand
        [one] Take a new hand ({ $left } token left)
       *[other] Take a new hand ({ $left } tokens left)
    }
ask-lay-tile = Lay a tile on { $card-card }, or play it alone.
move-alone = Play it alone
preview-alone = Played alone
preview-beside = Buildings beside the token
preview-end = At the end of the game
move-lay = Lay { $tile }
move-lay-unpaid = Lay { $tile } (for now played alone: { $why })
ask-place-token = Move token { $letter } to an empty cell by the new building.
move-token =
    { $side ->
        [north] North of { $tile }
        [east] East of { $tile }
        [south] South of { $tile }
       *[west] West of { $tile }
    }
ask-giving-way = No room for token { $letter }. Which neighbour gives way?
move-shift = Token { $letter }
ask-give-way = Where does token { $letter } go, to make room for token { $stuck }?
ask-place-stuck-token = No room by the new building. Where does token { $letter } go?
ask-return-tiles =
    { $count ->
        [0] The tiles have run out. Return some for 1 point each?
        [one] You return { $count } tile so far. Another one?
       *[other] You return { $count } tiles so far. Another one?
    }
move-return = Return { $tile }
move-return-done =
    { $count ->
        [0] Return no tile
       *[other] Return no more
    }

## Refusals

refusal-too-few-resources =
    { $needed ->
        [one] { $needed } resource needed, { $held } available
       *[other] { $needed } resources needed, { $held } available
    }
refusal-too-few-points =
    { $needed ->
        [one] { $needed } point needed, { $held } available
       *[other] { $needed } points needed, { $held } available
    }
refusal-no-resource-in-supply = Your supply of resources is empty
refusal-no-tile-in-supply = The tile supply is empty
refusal-no-new-hand-left = You have no new-hand token left
refusal-no-new-hand-solo = There are no new hands in the solo game
refusal-tile-is-laid = This tile lies on your card
refusal-cell-has-building = The { $tile } building stands there
refusal-cell-has-token = Token { $letter } lies there

## Log: set-up and rounds

log-table-laid =
    { $players ->
        [1] The table is laid. { $seat } plays against { hal }.
       *[other] The table is laid for { $players } players. { $seat } goes first.
    }
log-has-picked = { $seat } has picked a character.
log-characters-revealed = { $seat } reveals the characters { $characters }.
log-round-began = Round { $round } begins. { $seat } goes first.
log-has-chosen = { $seat } has chosen a card.
log-new-hand =
    { $left ->
        [0] { $seat } takes a new hand and has no new-hand token left.
        [one] { $seat } takes a new hand and has { $left } new-hand token left.
       *[other] { $seat } takes a new hand and has { $left } new-hand tokens left.
    }
log-drew-card = { $seat } draws a card.
log-drew-card-secret = { $seat } draws { $card-card }.
log-deck-rebuilt =
    { $new ->
        [0] The deck is shuffled anew without new building cards
        [one] The deck is shuffled anew with { $new } new building card
       *[other] The deck is shuffled anew with { $new } new building cards
    } and has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
log-cards-passed = Everybody passes the remaining cards to the left. { $seat } is the new first player.
log-game-over =
    { $round ->
        [one] The game is over after { $round } round.
       *[other] The game is over after { $round } rounds.
    }

## Log: actions

log-played-alone = { $seat } plays { $card-card } without a tile.
log-played-with-tile = { $seat } plays { $card-card } with { $tile-tile }.
log-played-unpaid = { $seat } cannot pay for { $tile-tile } and plays { $card-card } without it.
log-converted = { $seat } cannot pay and takes { $tile-tile } back.
log-converted-secret = { $seat } cannot pay ({ $why }) and takes { $tile-tile } back.
log-gained-resources =
    { $count ->
        [0] { $seat } gains no resources, because the supply is empty.
        [one] { $seat } gains { $count } resource{ part-lost }.
       *[other] { $seat } gains { $count } resources{ part-lost }.
    }
part-lost =
    { $lost ->
        [0] { "" }
        [one] ; { $lost } is lost because the supply is empty
       *[other] ; { $lost } are lost because the supply is empty
    }
log-gained-points =
    { $count ->
        [one] { $seat } gains { $count } point.
       *[other] { $seat } gains { $count } points.
    }
log-gained-tiles =
    { $count ->
        [one] { $seat } draws { $count } tile.
       *[other] { $seat } draws { $count } tiles.
    }
log-gained-tiles-secret =
    { $count ->
        [one] { $seat } draws { $count } tile: { $tiles }.
       *[other] { $seat } draws { $count } tiles: { $tiles }.
    }
log-tiles-lost =
    { $count ->
        [one] { $seat } should draw { $count } tile, but the supply is empty.
       *[other] { $seat } should draw { $count } tiles, but the supply is empty.
    }
log-urbanized = { $seat } urbanizes: { $tile-tile } replaces token { $letter }.
log-token-moved = { $seat } moves token { $letter }.
log-resources-returned =
    { $count ->
        [one] { $seat } gets { $count } resource back
       *[other] { $seat } gets { $count } resources back
    }{ $points ->
        [0] .
        [one] , and { $points } point for it.
       *[other] , and { $points } points for them.
    }
part-extra-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-extra-resources =
    { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }
log-paid-extra =
    { $points ->
        [0] { $seat } pays { part-extra-resources } for the other colour.
       *[other] { $resources ->
            [0] { $seat } pays { part-extra-points } for the lower number.
           *[other] { $seat } pays { part-extra-points } for the lower number and { part-extra-resources } for the other colour.
        }
    }
log-built-floor = { $seat } builds a floor: { $tile-tile } on { $under }, now { $height } floors high.
log-brings-end = This round will be the last.
log-bonuses-pay =
    { $count ->
        [one] { $count } bonus of { $seat } pays.
       *[other] { $count } bonuses of { $seat } pay.
    }
log-districts-worth = The districts of { $seat }: { $before } → { $after } points.
log-district-share =
    { $count ->
        [one] { $seat } has { $count } resource in the { part-colour } district
       *[other] { $seat } has { $count } resources in the { part-colour } district
    }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-kept-card = { $seat } keeps { $card-card }.

## Log: running out, and Hal

log-supply-empty =
    { $time ->
        [1] The tile supply is empty.
       *[other] The tile supply is empty for the second time.
    }
log-tiles-returned =
    { $count ->
        [0] { $seat } returns no tiles.
        [one] { $seat } returns { $count } tile for { $count } point: { $tiles }.
       *[other] { $seat } returns { $count } tiles for { $count } points: { $tiles }.
    }
log-end-triggered =
    { $why ->
        [resources] { $seat } has used up all resources. This is the last round.
       *[tiles] There are no more tiles. This is the last round.
    }
log-hal-revealed = { hal } reveals { $card-card }.
log-hal-compared = { hal } draws { $second-card }, compares it with { $first-card } and plays { $played-card }.
log-hal-drew-tile = { hal } draws { $tile-tile }.
log-hal-without-tile = No tile is left for { hal }, who discards the card.
log-hal-cannot-pay = { hal } has too few resources for a floor with { $card-card }. The game ends at once.

## Score sheet

score-points = Points held
score-card = { $card-start }: { $bonus }
score-new-hands =
    { $count ->
        [one] { $count } new-hand token left
       *[other] { $count } new-hand tokens left
    }
score-district-alone =
    { $total ->
        [one] { part-colour-start } district ({ $buildings } buildings): alone, { $total } resource counted twice
       *[other] { part-colour-start } district ({ $buildings } buildings): alone, { $total } resources counted twice
    }
score-district-first = { part-colour-start } district ({ $buildings } buildings): majority, { $total } resources in all
score-district-second =
    { $own ->
        [one] { part-colour-start } district ({ $buildings } buildings): second, { $own } own resource
       *[other] { part-colour-start } district ({ $buildings } buildings): second, { $own } own resources
    }

## Icons, for screen readers

icon-resource = resource
icon-tile = tile
icon-point = point
icon-on-exploit = when you exploit
icon-on-urbanize = when you urbanize
icon-on-floor = when you build a floor
icon-on-end = end of the game
icon-resource-on-red = own resource on a red building
icon-resource-on-blue = own resource on a blue building
icon-resource-on-yellow = own resource on a yellow building
icon-building-up-to = own building up to height
icon-building-from = own building from height
icon-card-on-exploit = own card with an exploit bonus
icon-card-on-urbanize = own card with an urbanization bonus
icon-card-on-floor = own card with a floor bonus
icon-card-red = own red card
icon-card-blue = own blue card
icon-card-yellow = own yellow card

## Statistics

fact-character = Character
fact-building = Kept building card
fact-colour = Colour

## What a hint counts: in a list, with points behind it

worth-points = success points scored
worth-resources = resources in stock
worth-tiles = building tiles in stock
worth-bonuses = bonuses of kept cards
worth-ending = cards that score at the end
worth-districts = majorities in districts
worth-contested = contested districts
worth-buildings = buildings
worth-hands = new hands and turn order
