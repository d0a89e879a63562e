### Underwater Cities in English. Log lines are in the present tense; a refusal is a clause that can stand in parentheses.
### An effect reads as what the player does ("build a farm"); goods read as what is gained ("2 kelp").

## Phases

phase-first-hand = First hand
phase-turns = Turns
phase-production = Production
phase-new-era = New era
phase-scoring = Final scoring
phase-over = Game over

## Things and places

assistant = Personal assistant
nothing = nothing
resource =
    { $kind ->
        [kelp] kelp
        [steelplast] steelplast
        [science] science
        [credit] credits
       *[biomass] biomass
    }
site =
    { $kind ->
        [city] city site { $city }
        [tunnel] tunnel site { $city }
        [building] plot { $place } of city site { $city }
       *[expansion] the expansion plot of city site { $city }
    }
part-kind =
    { $kind ->
        [farm] farm
        [desal] desalination plant
        [lab] laboratory
        [tunnel] tunnel
        [white-city] white city
        [symbiotic-city] symbiotic city
        [building] building
        [structure] structure
        [city] city
        [farm-or-desal] farm or desalination plant
        [farm-or-lab] farm or laboratory
        [full-city] city with all three kinds of buildings
        [metropolis] metropolis
       *[desal-or-lab] desalination plant or laboratory
    }
part-kinds =
    { $kind ->
        [farm] farms
        [desal] desalination plants
        [lab] laboratories
        [tunnel] tunnels
        [white-city] white cities
        [symbiotic-city] symbiotic cities
        [building] buildings
        [structure] structures
        [city] cities
        [farm-or-desal] farms or desalination plants
        [farm-or-lab] farms or laboratories
        [full-city] cities with all three kinds of buildings
        [metropolis] metropolises
       *[desal-or-lab] desalination plants or laboratories
    }
part-colour =
    { $colour ->
        [yellow] yellow
        [red] red
       *[green] green
    }
slot =
    { $colour ->
        [none] always-available slot: { $effect }
       *[other] { part-colour } slot { $place }: { $effect }
    }
    .short = { $colour ->
        [none] the always-available slot
       *[other] { part-colour } slot { $place }
    }
part-named-slot =
    { $slot ->
        [Y1] yellow slot 1
        [Y2] yellow slot 2
        [Y3] yellow slot 3
        [YS3] yellow slot 3
        [Y4] yellow slot 4
        [Y5] yellow slot 5
        [R1] red slot 1
        [RS1] red slot 1
        [R2] red slot 2
        [R3] red slot 3
        [R4] red slot 4
        [RS4] red slot 4
        [R5] red slot 5
        [RS5] red slot 5
        [G1] green slot 1
        [G2] green slot 2
        [G3] green slot 3
        [GS3] green slot 3
        [G4] green slot 4
        [G5] green slot 5
       *[GS5] green slot 5
    }

## Effects

gain-kelp = { $count } kelp
    .kind = kelp
gain-steelplast = { $count } steelplast
    .kind = steelplast
gain-science = { $count } science
    .kind = science
gain-credit =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
    .kind = credits
gain-biomass = { $count } biomass
    .kind = biomass
gain-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .kind = points
gain-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .kind = cards
effect-steps = { $parts-steps }
    .group = ({ $parts-steps })
do-advance =
    { $count ->
        [one] { $count } step on the federation track
       *[other] { $count } steps on the federation track
    }
do-different = { $count } different goods among { $goods }
do-forgo =
    { $kind ->
        [any] { $goods } just produced
       *[other] { $goods } produced by a { part-kind }
    }
do-exchange = exchange { $one } and { $other } in either direction
part-build =
    { $count ->
        [one] build a { part-kind }
       *[other] build up to { $count } { part-kinds }
    }{ $expansion ->
        [yes] { " on an expansion plot" }
       *[no] { "" }
    }
do-build = { part-build }
do-build-free = { part-build } for free
do-build-for = { part-build } for { $goods }
do-build-less = { part-build } for { $goods } less
do-build-upgraded =
    { $free ->
        [yes] build and upgrade a { part-kind } for free
       *[no] build a { part-kind } and upgrade it for { $goods }
    }
do-upgrade = { part-upgrade }
    .group = ({ part-upgrade })
part-upgrade =
    { $count ->
        [one] upgrade a { part-kind } for { $goods-or }
       *[other] upgrade up to { $count } { part-kinds } for { $goods-or } each
    }
do-upgrade-free =
    { $count ->
        [one] upgrade a { part-kind } for free
       *[other] upgrade up to { $count } { part-kinds } for free
    }
do-make-symbiotic = a white city becomes symbiotic
do-use-action =
    { $count ->
        [one] use an action card
       *[other] use { $count } action cards
    }
do-refresh =
    { $count ->
        [one] make another used action card unused
       *[other] make { $count } other used action cards unused
    }
do-perform =
    { $scope ->
        [available] perform any available slot
        [available-coloured] perform an available coloured slot
        [occupied] perform a slot occupied by another player
        [not-mine] perform a coloured slot without a tile of yours
       *[named] perform { part-named-slot }
    }
do-produce-one = the production of an upgraded { part-kind }
do-metropolis =
    { $colour ->
        [blue] a blue metropolis
       *[brown] a brown metropolis
    }
do-take-special = take a special card
do-both = both alternatives of the slot
ability =
    { $kind ->
        [cheaper] { part-cheaper }
        [hand-limit] your hand limit is { $amount } higher
       *[more] { part-more }
    }
part-amount =
    { $arg1 ->
        [kelp] { $amount } kelp
        [steelplast] { $amount } steelplast
        [science] { $amount } science
        [credit] { $amount ->
            [one] { $amount } credit
           *[other] { $amount } credits
        }
        [biomass] { $amount } biomass
       *[point] { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
part-cheaper =
    { $arg0 ->
        [farm] farms
        [desal] desalination plants
        [lab] laboratories
        [tunnel] tunnels
        [white-city] white cities
        [symbiotic-city] symbiotic cities
        [building] buildings
        [structure] structures
        [city] cities
        [farm-or-desal] farms and desalination plants
        [farm-or-lab] farms and laboratories
       *[desal-or-lab] desalination plants and laboratories
    } cost { part-amount } less
part-more = every { $arg0 ->
        [farm] connected farm
        [desal] connected desalination plant
        [lab] connected laboratory
        [tunnel] tunnel next to a city
        [white-city] connected white city
        [symbiotic-city] connected symbiotic city
        [upgraded-farm] connected upgraded farm
        [upgraded-desal] connected upgraded desalination plant
        [upgraded-lab] connected upgraded laboratory
       *[upgraded-tunnel] upgraded tunnel next to a city
    } produces { part-amount } more
trigger-build =
    { $modifier ->
        [cheaper] Always
       *[other] When you build{ part-built }
    }
part-built =
    { $arg0 ->
        [farm] { " a farm" }
        [desal] { " a desalination plant" }
        [lab] { " a laboratory" }
        [tunnel] { " a tunnel" }
        [white-city] { " a white city" }
        [symbiotic-city] { " a symbiotic city" }
        [building] { " a building" }
        [structure] { " a structure" }
        [city] { " a city" }
        [farm-or-desal] { " a farm or desalination plant" }
        [farm-or-lab] { " a farm or laboratory" }
        [desal-or-lab] { " a desalination plant or laboratory" }
       *[other] { "" }
    }
trigger-second =
    { $arg0 ->
        [farm] When you build a connected city's second farm
        [desal] When you build a connected city's second desalination plant
       *[lab] When you build a connected city's second laboratory
    }
trigger-second-tunnel = When you build a second tunnel in the same turn
trigger-upgrade = When you upgrade{ $arg0 ->
        [farm] { " a farm" }
        [desal] { " a desalination plant" }
        [lab] { " a laboratory" }
        [building] { " a building" }
        [tunnel] { " a tunnel" }
        [structure] { " a structure" }
        [farm-or-desal] { " a farm or desalination plant" }
        [farm-or-lab] { " a farm or laboratory" }
        [desal-or-lab] { " a desalination plant or laboratory" }
       *[other] { "" }
    }
trigger-second-upgraded =
    { $arg0 ->
        [farm] When you complete a connected city's second upgraded farm
        [desal] When you complete a connected city's second upgraded desalination plant
       *[lab] When you complete a connected city's second upgraded laboratory
    }
trigger-connect = When you connect a metropolis
trigger-space = When you enter space { $arg0 } of the federation track
trigger-use = When you use { $arg0 ->
        [Y1] yellow slot 1
        [Y2] yellow slot 2
        [Y3] yellow slot 3
        [YS3] yellow slot 3
        [Y4] yellow slot 4
        [Y5] yellow slot 5
        [R1] red slot 1
        [RS1] red slot 1
        [R2] red slot 2
        [R3] red slot 3
        [R4] red slot 4
        [RS4] red slot 4
        [R5] red slot 5
        [RS5] red slot 5
        [G1] green slot 1
        [G2] green slot 2
        [G3] green slot 3
        [GS3] green slot 3
        [G4] green slot 4
        [G5] green slot 5
       *[GS5] green slot 5
    }
trigger-slot-gives = When a slot gives you { $arg0 ->
        [kelp] kelp
        [steelplast] steelplast
        [science] science
        [credit] credits
       *[biomass] biomass
    }
trigger-no-match = When you choose a coloured slot with a card of another colour
trigger-match = When you choose a slot with a card of its colour
trigger-turn-end = At the end of your turn
trigger-any-time = In each of your turns
trigger-hand = Always
trigger-production = In each production
trigger-end = At the end of the game
count-connected = connected { part-kinds }
    .one = connected { part-kind }
count-upgraded = upgraded { $kind ->
        [tunnel] tunnels
        [structure] structures, buildings connected
        [farm] connected farms
        [desal] connected desalination plants
        [lab] connected laboratories
       *[building] connected buildings
    }
    .one = upgraded { $kind ->
        [tunnel] tunnel
        [structure] structure, buildings connected
        [farm] connected farm
        [desal] connected desalination plant
        [lab] connected laboratory
       *[building] connected building
    }
count-tunnel = tunnels
    .one = tunnel
count-tunnel-at-city = tunnels next to a city
    .one = tunnel next to a city
count-upgraded-tunnel-at-city = upgraded tunnels next to a city
    .one = upgraded tunnel next to a city
count-upgraded-set = sets of an upgraded farm, desalination plant, laboratory and tunnel
    .one = set of an upgraded farm, desalination plant, laboratory and tunnel
count-claimed-card = claimed cards
    .one = claimed card
count-claimed-type = different types of claimed cards
    .one = type of claimed card
count-paid-special = special cards you have paid for
    .one = special card you have paid for
count-on-space = markers on space { $space } of the federation track
    .one = marker on space { $space } of the federation track
condition-on-space = your marker is on space { $space } of the federation track

## Previews

preview-card = With the card

## Questions

ask-card =
    { $turn ->
        [first] Round { $round }, first turn: which card do you play?
        [second] Round { $round }, second turn: which card do you play?
       *[last] Round { $round }, last turn: which card do you play?
    }
ask-slot = Which slot for { $card }?
ask-first = What comes first, the card or the slot?
ask-step = What do you do next?
ask-step-of = { $card }: what do you do next?
ask-either = Which do you choose?
ask-either-of = { $card }: which do you choose?
ask-kind = What do you build?
ask-site =
    { $kind ->
        [farm] Where do you build the farm?
        [desal] Where do you build the desalination plant?
        [lab] Where do you build the laboratory?
        [tunnel] Where do you build the tunnel?
        [white-city] Where do you build the white city?
       *[symbiotic-city] Where do you build the symbiotic city?
    }
ask-payment = How do you pay?
ask-upgrade = What do you upgrade?
ask-price = With what do you pay the upgrade?
ask-producer = Whose production do you take?
ask-white-city = Which white city becomes symbiotic?
ask-advance =
    { $steps ->
        [one] Do you advance on the federation track?
       *[other] How far do you advance on the federation track?
    }
ask-exchange = What do you exchange?
ask-goods = Which { $count } different goods do you take?
ask-action-card = Which action card do you use?
ask-refresh = Which action card becomes unused?
ask-perform = Which slot do you perform?
ask-metropolis = Which metropolis do you take?
ask-special = Which special card do you take?
ask-looked = Which of these special cards do you keep?
ask-under = Which card goes under the deck first?
ask-pay-special =
    { $cost ->
        [one] Do you pay { $cost } credit for { $card }?
       *[other] Do you pay { $cost } credits for { $card }?
    }
ask-replaced = Which action card makes room for { $card }?
ask-last-use = Do you use { $card } one last time?
ask-discard =
    { $count ->
        [one] Discard a card: you may hold { $limit }.
       *[other] Discard { $count } cards: you may hold { $limit }.
    }
ask-reject =
    { $count ->
        [one] Lay a card aside: you keep { $limit }.
       *[other] Lay { $count } cards aside: you keep { $limit }.
    }
ask-ability = Do you use something else in this turn?
ask-purchase = What do you buy points with?

## Answers

move-play = Play { $card } ({ part-colour })
move-slot =
    { $match ->
        [yes] Match: { $slot }
       *[no] Slot only: { $slot }
    }
move-slot-for =
    { $match ->
        [yes] Match, for { $cost }: { $slot }
       *[no] Slot only, for { $cost }: { $slot }
    }
move-clone = Clone for 1 credit: { $slot }
move-card-first = First the card { $card }
move-slot-first = First the { $slot-short }
move-done = Done
move-go-on = Go on
move-stay = Stay
move-advance =
    { $steps ->
        [one] Advance { $steps } step
       *[other] Advance { $steps } steps
    }
part-start-kind =
    { $kind ->
        [farm] Farm
        [desal] Desalination plant
        [lab] Laboratory
        [tunnel] Tunnel
        [white-city] White city
       *[symbiotic-city] Symbiotic city
    }
move-kind =
    { $free ->
        [yes] { part-start-kind }, free
       *[no] { part-start-kind } for { $goods }
    }
move-build =
    { $free ->
        [yes] { part-start-kind } on { $site }, free
       *[no] { part-start-kind } on { $site } for { $goods }
    }
move-payment = { $goods }
move-upgrade = { part-start-kind } on { $site }
move-price = { $goods }
move-producer = { part-start-kind } on { $site }
move-exchange = { $one } for { $other }
move-goods = { $goods }
move-use = Use { $card }: { $effect }
move-ability = Use { $card }: { $effect }
move-refresh = Refresh { $card }
move-perform = Perform { $slot }
move-metropolis = Take { $metropolis }
move-take =
    { $cost ->
        [one] Take { $card } (costs { $cost } credit)
       *[other] Take { $card } (costs { $cost } credits)
    }
move-look =
    { $count ->
        [one] Look at the next card
       *[other] Look at the next { $count } cards and keep one
    }
move-under = Put { $card } under the deck
move-pay-special =
    { $cost ->
        [one] Pay { $cost } credit
       *[other] Pay { $cost } credits
    }
move-unpaid = Do not pay
move-replace =
    { $unused ->
        [yes] Give up { $card }, which is still unused
       *[no] Give up { $card }
    }
move-unclaimed = Do not claim the new card
move-discard = Discard { $card }
move-reject = Lay { $card } aside
move-purchase =
    { $count ->
        [one] { $card }: { $goods } for { $count } point
       *[other] { $card }: { $goods } for { $count } points
    }

## Refusals

refusal-slot-taken = A tile lies there already
refusal-own-tile = A tile of yours lies there already
refusal-not-clonable = Only a slot that another player occupies can be cloned
refusal-no-cloning = The cloning tile has been used in this round
refusal-cannot-pay = You are short of { $goods }
refusal-no-dome = No such dome is left
refusal-no-tunnel = No tunnel is left
refusal-no-site =
    { $kind ->
        [tunnel] There is no free tunnel site next to your network
        [white-city] There is no free city site next to one of your cities
        [symbiotic-city] There is no free city site next to one of your cities
       *[other] There is no free plot by a city
    }
refusal-not-adjacent = No city of yours stands next to it
refusal-not-linked = It does not touch your network
refusal-no-city-near = No city stands there or could be built there
refusal-expansion = Only some cards let you build on an expansion plot
refusal-no-upgrade = You could not pay the upgrade that belongs to it
refusal-nothing-to-upgrade = There is nothing to upgrade
refusal-nothing-upgraded = You have no such upgraded structure next to a connected city
refusal-no-white-city = You have no white city
refusal-no-action-card = No action card of yours can be used
refusal-card-used = It has been used in this era
refusal-none-used = No action card of yours has been used
refusal-no-slot = There is no such slot that you could use
refusal-no-metropolis = No such metropolis is left
refusal-no-special = No special card is left
refusal-condition =
    { $least ->
        [one] You do not have { $least } { $count-one }
       *[other] You do not have { $least } { $count }
    }
refusal-gives-nothing = It would give you nothing
refusal-not-produced = You have produced none in this production
refusal-leaves-undone = The slot could then not be used
refusal-bought-out = It has been used as often as it may be

## The log

log-table-laid =
    { $players ->
        [one] The table is laid for one player.
       *[other] The table is laid for { $players } players.
    }
log-board = { $seat } settles at { $board }.
log-round-began = Round { $round } begins.
log-new-order = New order of turns: { $order }.
log-neutral-tiles = Neutral tiles lie on place { $place } of each colour.
log-fourth-tile = A fourth neutral tile lies on { $slot-short }, by card number { $number }.
log-played =
    { $match ->
        [yes] { $seat } plays { $card } on the matching { $slot-short }.
       *[no] { $seat } plays { $card } on { $slot-short }.
    }
log-cloned = { $seat } clones { $slot-short } for 1 credit.
log-wasted = { $card } is discarded without effect.
log-played-instant = { $seat } uses { $card }.
log-claimed = { $seat } claims { $card }.
log-replaced = { $seat } gives up { $card }.
log-used-action = { $seat } uses the action card { $card }.
log-refreshed = { $card } of { $seat } is unused again.
log-performed = { $seat } performs { $slot-short }.
log-answered = { $card } of { $seat } answers.
log-gained = { $seat } gains { $goods }.
log-paid = { $seat } pays { $goods }.
log-drew = { $seat } draws a card.
log-drew-secret = { $seat } draws { $card }.
log-discarded = { $seat } discards { $card }.
log-rejected = { $seat } lays aside { $cards }.
log-reshuffled = The discard pile is shuffled and becomes the deck.
log-took-special = { $seat } takes the special card { $card }.
log-looked =
    { $count ->
        [one] { $seat } looks at { $count } special card.
       *[other] { $seat } looks at { $count } special cards.
    }
log-kept-special = { $seat } keeps one of the special cards.
log-kept-special-secret = { $seat } keeps { $card }.
log-built = { $seat } builds a { part-kind } on { $site }.
log-upgraded = { $seat } upgrades the { part-kind } on { $site }.
log-made-symbiotic = The white city of { $seat } on { $site } becomes symbiotic.
log-connected = { $seat } connects the metropolis { $metropolis }.
log-contract = { $seat } claims the contract { $contract }.
log-advanced = { $seat } advances to space { $space } of the federation track.
log-beyond = { $seat } stays at the head of the federation track.
log-production-began = Production at the end of era { $era ->
        [1] I
        [2] II
       *[3] III
    }.
log-produced =
    { $kind ->
        [pair] Two upgraded buildings of { $seat } at { $site } produce { $goods } more.
        [tunnel-pair] The pair of tunnels of { $seat } produces { $goods } more.
       *[other] The { part-kind } of { $seat } on { $site } produces { $goods }.
    }
log-chose-production = In the production { $seat } gives { $paid } and gains { $goods }.
log-actions-refreshed = All action cards are unused again.
log-fed =
    { $fed ->
        [one] { $seat } feeds { $fed } of { $cities } cities with { $goods }.
       *[other] { $seat } feeds { $fed } of { $cities } cities with { $goods }.
    }
log-starved =
    { $cities ->
        [one] { $cities } city of { $seat } goes hungry: { $count } points lost.
       *[other] { $cities } cities of { $seat } go hungry: { $count } points lost.
    }
log-era-began = Era { $name } begins.
log-scoring-began = Final scoring begins.
log-scored =
    { $source ->
        [brown] { $seat } scores { $count } for the brown metropolis.
        [end-cards] { $seat } scores { $count } with end-scoring cards.
        [cities] { $seat } scores { $count } for cities.
       *[resources] { $seat } scores { $count } for resources left.
    }
log-game-over = The game is over.

## Scores and outcomes

score =
    { $source ->
        [slots] Slots
        [cards] Cards
        [track] Federation track
        [sites] Sites
        [metropolises] Metropolises
        [contracts] Contracts
        [production] Production
        [feeding] Hunger
        [brown] Brown metropolis
        [end-cards] End-scoring cards
        [cities] Cities
       *[resources] Resources
    }
outcome-won = The goal is reached: { $points } points and { $cities } connected cities.
outcome-lost = The goal of 100 points and 7 connected cities is missed: { $points } points, { $cities } cities.

## Icons, for screen readers

icon-kelp = kelp
icon-steelplast = steelplast
icon-science = science
icon-credit = credits
icon-biomass = biomass
icon-point = points
icon-card = cards
icon-track = steps on the federation track
icon-different = different goods
icon-pay = pay
icon-forgo = give up what was produced
icon-exchange = exchange
icon-build = build
icon-build-upgraded = build and upgrade
icon-expansion = on an expansion plot
icon-free = free
icon-for = for
icon-less = cheaper by
icon-upgrade = upgrade
icon-farm = farm
icon-desal = desalination plant
icon-lab = laboratory
icon-tunnel = tunnel
icon-white-city = white city
icon-symbiotic-city = symbiotic city
icon-building = building
icon-structure = structure
icon-city = city
icon-farm-or-desal = farm or desalination plant
icon-farm-or-lab = farm or laboratory
icon-desal-or-lab = desalination plant or laboratory
icon-upgraded-farm = upgraded farm
icon-upgraded-desal = upgraded desalination plant
icon-upgraded-lab = upgraded laboratory
icon-upgraded-tunnel = upgraded tunnel
icon-upgraded-building = upgraded building
icon-upgraded-structure = upgraded structure
icon-use-action = use an action card
icon-refresh = make an action card unused
icon-perform = perform
icon-slot-available = an available slot
icon-slot-available-coloured = an available coloured slot
icon-slot-occupied = a slot of another player
icon-slot-not-mine = a coloured slot without your tile
icon-Y1 = yellow slot 1
icon-Y2 = yellow slot 2
icon-Y3 = yellow slot 3
icon-YS3 = yellow slot 3
icon-Y4 = yellow slot 4
icon-Y5 = yellow slot 5
icon-R1 = red slot 1
icon-RS1 = red slot 1
icon-R2 = red slot 2
icon-R3 = red slot 3
icon-R4 = red slot 4
icon-RS4 = red slot 4
icon-R5 = red slot 5
icon-RS5 = red slot 5
icon-G1 = green slot 1
icon-G2 = green slot 2
icon-G3 = green slot 3
icon-GS3 = green slot 3
icon-G4 = green slot 4
icon-G5 = green slot 5
icon-GS5 = green slot 5
icon-produce-one = production of one
icon-metropolis-blue = blue metropolis
icon-metropolis-brown = brown metropolis
icon-special-card = special card
icon-both = both alternatives
icon-cheaper = cheaper
icon-hand-limit = hand limit
icon-more = produces more
icon-connected-farm = connected farm
icon-connected-desal = connected desalination plant
icon-connected-lab = connected laboratory
icon-connected-building = connected building
icon-connected-city = connected city
icon-connected-white-city = connected white city
icon-connected-symbiotic-city = connected symbiotic city
icon-connected-full-city = connected city with all kinds
icon-connected-metropolis = connected metropolis
icon-tunnel-at-city = tunnel next to a city
icon-upgraded-tunnel-at-city = upgraded tunnel next to a city
icon-upgraded-set = set of upgraded structures
icon-claimed-card = claimed card
icon-claimed-type = type of claimed card
icon-paid-special = paid special card
icon-at-space = marker on the space of the federation track
icon-on-build = when you build
icon-on-second = second one at a connected city
icon-on-second-tunnel = second tunnel in a turn
icon-on-upgrade = when you upgrade
icon-on-second-upgraded = second upgraded one at a connected city
icon-on-connect = when you connect a metropolis
icon-on-space = when you enter the space of the federation track
icon-on-use = when you use the slot
icon-on-slot-gives = when a slot gives you
icon-on-no-match = when the card does not match
icon-on-match = when the card matches
icon-on-turn-end = at the end of your turn
icon-on-any-time = in each of your turns
icon-on-hand = always
icon-on-production = in each production
icon-on-end = at the end of the game

## What statistics count

fact-board = Board
fact-board-name = { $name } ({ $number })
fact-brown = Brown metropolis on the board
fact-blue = Blue metropolis on the board
fact-contract = Contract claimed
fact-card = Card used, { $deck ->
    [special] special cards
   *[other] era { $deck }
}
fact-card-name = { $number } { $name }
measure-turns = Share of turns
measure-turn = { $what ->
    [matched] card and slot match, of turns on coloured slots
    [always] always-available slot, of all turns
   *[cloned] cloning tile used, of all rounds
}
measure-points = Points
measure-point = { $what ->
    [winner] of the winner
   *[starved] lost in feeding, of each player
}
measure-supply = Supply used up
measure-exhausted = { $what ->
    [tunnels] no tunnel left
   *[symbiotic] no symbiotic dome left
}
measure-first-pick = First slot chosen in a round
measure-empty = Slot left empty in a round
measure-connected = Metropolis connected
measure-brown-points = Points of a connected brown metropolis
measure-claimed = Contract claimed when it is in the game
measure-claim-round = Round in which a contract is claimed
measure-taken = Special card taken when it is on show
measure-paid = Special card paid when it is taken
measure-used = Card used when it is held, { $deck ->
    [special] special cards
   *[other] era { $deck }
}

## What a hint counts: in a list, with points behind it

worth-points = points scored
worth-goods = goods in stock
worth-production = what is produced
worth-structures = buildings and tunnels
worth-cities = cities
worth-metropolises = metropolises
worth-food = food for the cities
worth-claimed = cards laid out
worth-hand = cards in hand
worth-track = the federation track
worth-contracts = government contracts
