### Everything that the rules of the toy game say, in English.

## Phases

phase-feast = Feast
phase-choose = Choosing cards
phase-act = Turns
phase-over = End of the game

## Cards and sites

card =
    { $id ->
        [field] Field
        [orchard] Orchard
        [windmill] Windmill
        [watermill] Watermill
        [tower] Tower
        [smithy] Smithy
        [fair] Fair
       *[barn] Barn
    }
kind =
    { $id ->
        [farm] farm
        [mill] mill
       *[tower] tower
    }

## Effects

part-kind =
    { $kind ->
        [farm] farm
        [mill] mill
       *[tower] tower
    }
part-where =
    { $where ->
        [here] here
        [other] elsewhere
       *[any] anywhere
    }
toy-gold = { $count } gold
    .kind = gold
toy-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .kind = points
toy-draw =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
toy-turn-wheel =
    { $count ->
        [one] { $count } turn of the wheel
       *[other] { $count } turns of the wheel
    }
toy-throw =
    { $count ->
        [one] { $count } card of your hand
       *[other] { $count } cards of your hand
    }
toy-invest = { $count } of your gold on the wheel
toy-pay =
    { $good ->
        [gold] { $count } gold
       *[vp] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }
toy-machine =
    { $count ->
        [one] { $count } machine { part-where }
       *[other] { $count } machines { part-where }
    }
toy-build = a { part-kind }
toy-roll = a roll for 1 to 3 gold
ability =
    { $kind ->
        [cheaper] a { $arg0 ->
            [farm] farm
            [mill] mill
           *[tower] tower
        } costs { $amount } less
       *[more-room] room for { $amount } more on each site
    }
trigger-build =
    When you build a { $arg0 ->
        [farm] farm
        [mill] mill
        [tower] tower
       *[anything] site
    }
trigger-turn-wheel = Each time your wheel turns
trigger-round = At the end of each round
trigger-end = At the end of the game
trigger-rest = When you rest
trigger-play = When you play a card
count-sites = your { part-kind }s
    .bare = { part-kind }s
    .one = { part-kind }
count-hand = your cards in hand
    .bare = cards in hand
    .one = card in hand
count-machines = your machines { part-where }
    .bare = machines { part-where }
    .one = machine { part-where }

## Questions and answers

ask-choose = Choose a card, or rest.
ask-site = Which site takes the machine?
ask-throw = Which card do you throw away?
move-play =
    { $cost ->
        [0] { $card }, free
       *[other] { $card } for { $cost } gold
    }
move-rest = Rest
move-site = Site { $number } ({ $kind })
move-throw = { $card }, to the discard pile

## What happened

log-round = Round { $round } begins. The feast: { $feast }.
log-drew = { $seat } draws a card.
log-drew-secret = { $seat } draws { $card }.
log-has-chosen = { $seat } has chosen.
log-played = { $seat } plays { $card }.
log-built = { $seat } builds a { $kind }.
log-machine = { $seat } sets a machine on site { $site }.
log-gold = { $seat } receives { $count } gold.
log-vp =
    { $count ->
        [one] { $seat } receives { $count } point.
       *[other] { $seat } receives { $count } points.
    }
log-paid =
    { $good ->
        [gold] { $seat } pays { $count } gold.
       *[vp] { $seat } pays { $count ->
            [one] { $count } point.
           *[other] { $count } points.
        }
    }
log-roll = { $seat } rolls { $count } gold.
log-turn-wheel =
    { $count ->
        [one] { $seat } turns the wheel once.
       *[other] { $seat } turns the wheel { $count } times.
    }
log-threw = { $seat } throws a card away.
log-threw-secret = { $seat } throws { $card } away.
log-rested = { $seat } rests and receives { $count } gold.
log-game-over = The game is over.

## Refusals

refusal-no-cards = There is no card left to draw
refusal-no-room = There is no room for another site
refusal-no-site = No site can take a machine
refusal-site-elsewhere = The machine belongs on another site
refusal-site-full = No more machines fit on this site
refusal-too-dear = It costs { $cost } gold
refusal-too-few-cards = There are too few cards in your hand
refusal-too-little-gold = You have too little gold
refusal-too-little-vp = You have too few points

## Score sheet

score-points = Points during the game

## Icons, for screen readers

icon-gold = gold
icon-vp = points
icon-draw = draw cards
icon-turn-wheel = turn the wheel
icon-throw = throw cards away
icon-invest = gold on the wheel
icon-pay = pay
icon-machine-here = machine here
icon-machine-other = machine elsewhere
icon-machine-any = machine anywhere
icon-farm = farm
icon-mill = mill
icon-tower = tower
icon-dice = roll
icon-hand = cards in hand
icon-cheaper = cheaper
icon-more-room = more room for machines
icon-on-build = when you build
icon-anything = anything
icon-on-turn-wheel = when the wheel turns
icon-on-round = at the end of a round
icon-on-end = at the end of the game
icon-on-rest = when you rest
icon-on-play = when you play a card
