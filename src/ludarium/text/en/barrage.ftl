### Barrage in English. Log lines are in the present tense; a refusal is a clause that can stand in parentheses.
### Sites are called by where they lie on the map. A piece has an article; .bare is without it.

## Phases

phase-draft = Company draft
phase-income = Income and headstreams
phase-actions = Actions
phase-flow = Water flow
phase-scoring = Scoring
phase-over = Game over

## Pieces and places

site =
    { $place ->
        [upper] basin { $basin } (upper)
        [lower] basin { $basin } (lower)
        [left] basin { $basin } (→ { $to })
        [right] basin { $basin } (→ { $to })
        [headstream] headstream { $basin }
       *[powerhouse] basin { $basin }
    }
company =
    { $id ->
        [usa] USA
        [germany] Germany
        [italy] Italy
       *[france] France
    }
company-named = { $name }
officer =
    { $id ->
        [wilhelm-adler] Wilhelm Adler
        [graziano-del-monte] Graziano Del Monte
        [viktor-fiesler] Viktor Fiesler
        [jill-mcdowell] Jill McDowell
        [solomon-p-jordan] Solomon P. Jordan
        [anton-krylov] Anton Krylov
       *[mahiri-sekibo] Mahiri Sekibo
    }
officer-named = { $name }
contract =
    { $kind ->
        [start] the starting contract
        [national] the national contract
        [green] the green contract
        [yellow] the yellow contract
       *[red] the red contract
    }
    .a = { $kind ->
        [start] a starting contract
        [national] a national contract
        [green] a green contract
        [yellow] a yellow contract
       *[red] a red contract
    }
piece =
    { $kind ->
        [base] a base
        [elevation] an elevation
        [conduit] a conduit
       *[powerhouse] a powerhouse
    }
    .bare = { part-kind }
    .start = { part-kind-start }
part-kind =
    { $kind ->
        [base] base
        [elevation] elevation
        [conduit] conduit
        [powerhouse] powerhouse
       *[joker] joker
    }
part-kind-start =
    { $kind ->
        [base] Base
        [elevation] Elevation
        [conduit] Conduit
       *[powerhouse] Powerhouse
    }
part-kinds =
    { $kind ->
        [base] bases
        [elevation] elevations
        [conduit] conduits
       *[powerhouse] powerhouses
    }
tile-basic = { part-kind } tile
    .the = the { part-kind } tile
tile-advanced = { part-kind } tile { $level }
    .the = { part-kind } tile { $level }
tile-named = { $name } ({ part-kind } tile { $level })
    .the = { $name } ({ part-kind } tile { $level })
tile-special = Anton Krylov's special tile
    .the = Anton Krylov's special tile
machines-both = { part-machines }
part-machines =
    { $excavators ->
        [0] { $mixers ->
            [0] no machines
           *[other] { part-mixers }
        }
       *[other] { $mixers ->
            [0] { part-excavators }
           *[other] { part-excavators } and { part-mixers }
        }
    }
part-excavators =
    { $excavators ->
        [one] { $excavators } excavator
       *[other] { $excavators } excavators
    }
part-mixers =
    { $mixers ->
        [one] { $mixers } mixer
       *[other] { $mixers } mixers
    }
part-engineers =
    { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    }
part-credits =
    { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
part-and-credits =
    { $credits ->
        [0] { "" }
       *[other] , { part-credits }
    }
space = { $effect } ({ part-engineers }{ part-and-credits })

## Effects

gain-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .kind = points
gain-credit =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
    .kind = credits
gain-excavator =
    { $count ->
        [one] { $count } excavator
       *[other] { $count } excavators
    }
    .kind = excavators
gain-mixer =
    { $count ->
        [one] { $count } mixer
       *[other] { $count } mixers
    }
    .kind = mixers
gain-machine =
    { $count ->
        [one] { $count } machine of any kind
       *[other] { $count } machines of any kind
    }
    .kind = machines of any kind
gain-energy = { $count } energy
    .kind = energy
gain-power = { $count } produced energy
    .kind = produced energy
gain-turn =
    { $count ->
        [one] { $count } turn of the wheel
       *[other] { $count } turns of the wheel
    }
    .kind = turns of the wheel
gain-drop =
    { $count ->
        [one] { $count } drop on a headstream
       *[other] up to { $count } drops on headstreams
    }
gain-flow =
    { $count ->
        [one] { $count } drop that flows at once
       *[other] up to { $count } drops that flow at once
    }
gain-piece =
    { $kind ->
        [base] 1 base for free { $limit ->
            [1] in the plains
            [2] in plains or hills
           *[other] anywhere
        }
        [conduit] 1 conduit of value { $limit } or less for free
        [elevation] 1 elevation for free
       *[powerhouse] 1 powerhouse for free
    }
part-modifier =
    { $modifier ->
        [minus-2] −2
        [minus-1] −1
        [plus-1] +1
        [plus-2] +2
       *[plain] ±0
    }
do-produce = production { part-modifier }
do-free-production = if you like, a production { part-modifier } at once
do-contract =
    { $count ->
        [one] take { $count } contract
       *[other] take { $count } contracts
    }
do-patent = take advanced tile { $slot }
do-take-tile = take { $tile-the }
do-construct = a construction
do-fill-empty-dams = 1 drop into each own empty dam
do-fill-dam = the raised dam is filled
ability =
    { $kind ->
        [base-price] a base costs { $amount } excavators everywhere
        [top-capacity] own level 3 dams hold { $amount } drops
        [least-product] drops times value count as at least { $amount }
        [conduit-mixers] a conduit may be paid for with { $amount } mixer per point of its value
        [credits-for-machine] { $amount } credits may replace any machine
        [copy-tile] copies a technology tile on its own wheel
        [copy-officer] copies another officer for an engineer
        [no-engineers] no engineers needed
        [no-machines] no machines needed
        [no-surcharge] no surcharge for a site
        [conduit-cap] a conduit costs at most { $amount } excavators
        [any-machines] excavators and mixers replace each other
        [second-production] a second production with another powerhouse, without modifiers
       *[less-energy] it needs { $amount } less energy
    }
objective =
    { $id ->
        [red-sites] bases and powerhouses on sites with a surcharge
        [connected-bases] bases linked by own conduits to own powerhouses
        [largest-area] own pieces in the area that holds most of them
        [smallest-area] own pieces in the area that holds fewest of them
        [basins-with-1] basins with at least 1 piece
       *[basins-with-3] basins with at least 3 pieces
    }
trigger-build =
    { $modifier ->
        [no-engineers] When you build with it
        [no-machines] When you build with it
        [no-surcharge] When you build with it
        [conduit-cap] When you build with it
        [any-machines] When you build with it
       *[other] When you build
    }
trigger-built = After building with it
trigger-water = Always
trigger-produce = When you produce
trigger-produced = After each production
trigger-turn = At the start of each own turn
trigger-pass = For each drop that passes an own powerhouse
trigger-contract = For each contract
count-own = own { part-kinds }
    .one = own { part-kind }
count-conduit-value = value points of the new conduit
    .one = value point of the new conduit
count-dams-from = own dams of level { $level } or more
    .one = own dam of level { $level } or more
count-advanced-tiles = own advanced tiles
    .one = own advanced tile
count-contracts = fulfilled contracts
    .one = fulfilled contract
count-engineers = engineers placed
    .one = engineer placed

## The Automa

part-colour-of-what =
    { $what ->
        [green] green
        [yellow] yellow
       *[red] red
    }
part-row-modifier =
    { $what ->
        [minus-2] −2
        [minus-1] −1
        [plus-1] +1
        [plus-2] +2
       *[plain] ±0
    }
part-limit =
    { $limit ->
        [mountains] { " in the mountains" }
        [hills] { " in the hills" }
        [from-3] { " of value 3 or more" }
        [from-4] { " of value 4 or more" }
       *[anywhere] { "" }
    }
part-what-piece =
    { $what ->
        [base] base
        [elevation] elevation
        [conduit] conduit
       *[powerhouse] powerhouse
    }
row =
    { $action ->
        [production] production { part-row-modifier } for a { $limit ->
            [green] green
            [yellow] yellow
           *[red] red
        } contract
        [water] { $number ->
            [one] { $number } drop
           *[other] { $number } drops
        } { $what ->
            [flow] flowing at once
           *[wait] on headstreams
        }
        [contracts] new { part-colour-of-what } contracts
        [construction] build { part-what-piece }{ part-limit }
        [patent] patent for { part-what-piece }
        [workshop] { $number ->
            [one] turn the wheel once
           *[other] turn the wheel { $number } times
        }
        [machinery] buy { $what ->
            [excavator] excavators
            [mixer] mixers
            [both] an excavator and a mixer
           *[any] any machine
        }
       *[bank] bank
    }
automa-reason =
    { $id ->
        [no-system] no system with water yields energy
        [leads] it leads and has the full bonus
        [no-contract] no contract of that colour is within reach
        [no-water] its dams would gain no water
        [cannot-build] it lacks piece, tile, machines or site
        [no-patent] no fitting tile is shown
        [empty-wheel] its wheel is empty
       *[last-round] not in the last round
    }
criterion =
    { $id ->
        [only] the only possible site
        [completes-system] completes a system
        [preference] preferred by its officer or tile
        [start-order] first from the tile's start site
        [most-powerful-conduit] most powerful built conduit
        [own-powerhouse] linked to an own powerhouse
        [most-water] most water on its way
        [red-space] red space
        [upstream-powerhouse] below a powerhouse
        [downstream-own-dam] linked to an own dam
        [most-powerful] highest value
        [second-most-powerful] second highest value
        [dam-own-neutral-opponent] starts at an own dam, else a neutral one
        [dam-opponent-neutral-own] starts at another company's dam, else a neutral one
        [powerhouse-own-opponent] ends at an own powerhouse, else another's
        [powerhouse-opponent-own] ends at another company's powerhouse, else an own one
        [own-dam] linked to an own dam above
        [feeds-own-dam] its water reaches an own dam next
        [spares-opponent-dam] its water reaches no other company's dam next
        [in-basin-5] basin 5
        [in-basin-6] basin 6
        [in-basin-7] basin 7
       *[in-plains] in the plains
    }

## Questions and answers

ask-company = Choose a company with its officer.
move-company = { $company } with { $officer }. { $ability }. { $talent }
ask-start = Choose a starting contract.
ask-action = Choose an action.
move-space = Action: { $space }
move-bank =
    { $count ->
        [one] Bank: { $count } engineer for { $count } credit
       *[other] Bank: { $count } engineers for { $count } credits
    }
move-build = Build with { $tile-the } ({ part-engineers }{ part-and-credits })
move-copy-tile = Build with a copy of { $tile-the } ({ part-engineers }{ part-and-credits })
move-officer = Copy { $officer } (1 engineer{ part-and-credits })
move-pass = Pass
ask-site = Where do you build with { $tile-the }?
move-build-at = { $piece-start } in { $site } for { $price }
move-build-at-ways = { $piece-start } in { $site } for { $price }, or paid in another way
move-build-at-free = { $piece-start } in { $site } at no cost
preview-laid = onto the wheel
preview-home = comes home
price = { $parts }
place-piece = { $piece-start } in { $site }
ask-payment = How do you pay for { $piece } in { $site }?
move-pay = Pay { $machines }{ part-and-credits }
move-pay-credits = Pay { part-credits }
ask-place = Where do you place { $piece }?
move-place-at = { $piece-start } in { $site }{ $credits ->
        [0] { "" }
       *[other] { " " }({ part-credits })
    }
part-sum-modifiers =
    { $modifier ->
        [-2] { " " }−2
        [-1] { " " }−1
        [0] { "" }
       *[other] { " " }+{ $modifier }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    }
part-turbine =
    { $modifier ->
        [-2] −2
        [-1] −1
        [0] ±0
       *[other] +{ $modifier }
    }
energy-sum = { $drops } × { $value }{ part-sum-modifiers } = { $energy }
energy-sum-changed = { $drops } × { $value } → { $counted } ({ $givers }){ part-sum-modifiers } = { $energy }
energy-then = +{ $count } ({ $givers })
part-counted = { $least ->
        [0] { "" }
       *[other] at least { $least },{ " " }
    }turbine { part-turbine }{ $bonus ->
        [0] { "" }
       *[other] , powerhouses +{ $bonus }
    }
ask-production = Production: { part-counted }.
ask-production-then = Production: { part-counted }, then { $then }.
ask-second-production = Produce a second time with another powerhouse?
part-toll =
    { $toll ->
        [0] { "" }
        [one] { " " }(toll { $toll } credit)
       *[other] { " " }(toll { $toll } credits)
    }
move-produce = { $sum } energy: { $dam } → { $to }{ part-toll }
move-produce-then = { $sum } energy, then { $then }: { $dam } → { $to }{ part-toll }
ask-fulfil = Fulfil a contract with { $energy } energy?
move-fulfil = Fulfil { $contract } ({ part-needed }): { $reward }
ask-contract =
    { $more ->
        [0] Take a contract.
       *[other] Take a contract, and then { $more } more.
    }
move-take = Take { $contract } ({ part-needed }): { $reward }
ask-discard = You have more than three contracts: discard one.
move-discard = Discard { $contract } ({ part-needed }): { $reward }
part-needed =
    { $relief ->
        [0] needs { $energy }
       *[other] needs { $energy }, { $relief } less than printed
    }
ask-machines =
    { $count ->
        [one] You gain { $count } machine: which one?
       *[other] You gain { $count } machines: which ones?
    }
move-machines = Take { $machines }
ask-drop =
    { $count ->
        [one] Put { $count } drop on a headstream.
       *[other] Put up to { $count } drops on headstreams.
    }
ask-flow =
    { $count ->
        [one] Put { $count } drop on a headstream; it flows at once.
       *[other] Put up to { $count } drops on headstreams; they flow at once.
    }
move-drop = Drop on { $headstream }
move-no-more-drops = No more drops

## Refusals

refusal-space-closed = This space is used with { $players } or more companies only
refusal-no-patent-office = The introductory game is played without the patent office
refusal-space-taken = The space is taken this round
refusal-too-few-engineers =
    { $needed ->
        [one] It takes { $needed } engineer
       *[other] It takes { $needed } engineers
    }
refusal-too-few-credits =
    { $missing ->
        [one] { $missing } credit is missing
       *[other] { $missing } credits are missing
    }
refusal-too-few-machines =
    { $kind ->
        [excavator] { $needed ->
            [one] It takes { $needed } excavator
           *[other] It takes { $needed } excavators
        }
        [mixer] { $needed ->
            [one] It takes { $needed } mixer
           *[other] It takes { $needed } mixers
        }
       *[machine] { $needed ->
            [one] It takes { $needed } machine
           *[other] It takes { $needed } machines
        }
    }
refusal-no-piece-left = You have no such piece left
refusal-not-your-dam = You have no dam there
refusal-dam-is-highest = The dam has two elevations already
refusal-site-taken = The site is taken
refusal-dam-in-basin = You have a dam in this basin already
refusal-powerhouse-in-basin = You have a powerhouse in this basin already
refusal-four-constructions = All four construction spaces are used this round
refusal-cheapest-too-dear =
    The cheapest { $piece ->
        [base] base
        [elevation] elevation
        [conduit] conduit
       *[powerhouse] powerhouse
    } takes { $needed } { $kind ->
        [excavator] { $needed ->
            [one] excavator
           *[other] excavators
        }
        [mixer] { $needed ->
            [one] mixer
           *[other] mixers
        }
       *[machine] { $needed ->
            [one] machine
           *[other] machines
        }
    }
refusal-no-site =
    { $piece ->
        [base] No dam site is left where you may build
        [elevation] You have no dam that can still be raised
        [conduit] No conduit is free
       *[powerhouse] No powerhouse site is left where you may build
    }
refusal-tile-on-wheel = The tile is on the wheel
refusal-nothing-to-copy = There is no tile to copy on the wheel
refusal-officer-this-turn = You have copied an officer this turn
refusal-officer-twice = You have copied officers twice this round
refusal-no-action-left = No action would be left for this turn
refusal-engineers-left = You still have engineers
refusal-value-too-high = The value is above { $most }
refusal-wrong-area = The reward is for another area
refusal-no-place = There is no place for it
refusal-no-powerhouse = You have no powerhouse
refusal-no-production = No production is possible with your water and credits
refusal-no-contract = There is no contract face up
refusal-no-patent = The tile is gone
refusal-needs-production = National contracts need a production action
refusal-too-little-energy = It needs { $needed } energy

## Log

log-table-laid = The map is laid for { $players } companies.
log-took-company = { $seat } plays { $company } with { $officer }.
log-took-contract = { $seat } takes { $contract-a }.
log-round-began = Round { $round } begins.
log-income = { $seat } gains income.
log-income-uncovered = { $seat } uncovers an income: { $income }.
log-headstreams-filled = Drops for headstreams 1 to 4: { $h1 }, { $h2 }, { $h3 }, { $h4 }.
log-used-space = { $seat } places engineers: { $space }.
log-used-bank =
    { $count ->
        [one] { $seat } sends { $count } engineer to the bank.
       *[other] { $seat } sends { $count } engineers to the bank.
    }
log-copied-officer = { $seat } copies { $officer } this turn.
log-passed = { $seat } passes.
log-built =
    { $seat } builds { $piece } in { $site } with { $tile-the }: { $engineers ->
        [0] { part-machines }
       *[other] { part-engineers }, { part-machines }
    }.
log-placed-piece = { $seat } places { $piece } in { $site }.
log-piece-lost = { $seat } cannot place { $piece }.
log-wheel-turned =
    { $sectors ->
        [one] { $seat } turns the wheel { $sectors } sector.
       *[other] { $seat } turns the wheel { $sectors } sectors.
    }
log-tile-returned =
    { $excavators ->
        [0] { $mixers ->
            [0] { $seat } gets back { $tile-the }.
           *[other] { $seat } gets back { $tile-the } and { part-mixers }.
        }
       *[other] { $seat } gets back { $tile-the } and { part-machines }.
    }
log-machines-returned = { $seat } gets back { part-machines }.
log-produced =
    { $drops ->
        [one] { $seat } drives { $drops } drop from { $dam } to { $powerhouse } and produces { $sum } energy.
       *[other] { $seat } drives { $drops } drops from { $dam } to { $powerhouse } and produces { $sum } energy.
    }
log-toll =
    { $count ->
        [one] { $seat } pays { $owner } a toll of { $count } credit.
       *[other] { $seat } pays { $owner } a toll of { $count } credits.
    }
log-drop-placed = { $seat } puts a drop on { $headstream }.
log-drop-stopped = A drop from { $start } stops in { $dam }.
log-drop-left = A drop from { $start } leaves the map.
log-filled-dams = { $seat } fills dams from the supply.
log-fulfilled = { $seat } fulfils { $contract }: { $reward }.
log-discarded-contract = { $seat } discards { $contract } for { $energy } energy ({ $reward }).
log-contract-revealed = The office shows { $contract-a }.
log-took-tile = { $seat } acquires { $tile-the }.
log-patents-shown = The patent office shows { $tiles }.
log-gained-points =
    { $count ->
        [one] { $seat } gains { $count } point.
       *[other] { $seat } gains { $count } points.
    }
log-lost-points =
    { $count ->
        [one] { $seat } loses { $count } point.
       *[other] { $seat } loses { $count } points.
    }
log-gained-credits =
    { $count ->
        [one] { $seat } gains { $count } credit.
       *[other] { $seat } gains { $count } credits.
    }
log-paid-credits =
    { $count ->
        [one] { $seat } pays { $count } credit.
       *[other] { $seat } pays { $count } credits.
    }
log-gained-machines = { $seat } gains { part-machines }.
log-gained-energy = { $seat } gains { $count } energy and stands at { $total }.
log-ability-energy = { $seat } gains { $count } energy ({ $giver }) and stands at { $total }.
log-flow-began = The water flows.
log-scoring-began = Round { $round } is scored.
log-energy-place =
    { $points ->
        [0] { $seat } has { $energy } energy.
        [one] { $seat } has { $energy } energy: { $points } point for the place.
       *[other] { $seat } has { $energy } energy: { $points } points for the place.
    }
log-bonus-scored =
    { $seat } scores the bonus tile ({ $bonus }): { $missing ->
        [0] { $points }
       *[other] { $full }, less { $missing } for missing energy: { $points }
    }.
log-final-scoring-began = The final scoring. Objective: { $objective }.
log-objective-scored =
    { $points ->
        [one] { $seat } counts { $count } for the objective: { $points } point.
       *[other] { $seat } counts { $count } for the objective: { $points } points.
    }
log-resources-scored =
    { $points ->
        [one] { $seat } has { $count } machines and credits left: { $points } point.
       *[other] { $seat } has { $count } machines and credits left: { $points } points.
    }
log-water-scored =
    { $points ->
        [one] { $seat } holds { $points } drop behind own dams: { $points } point.
       *[other] { $seat } holds { $points } drops behind own dams: { $points } points.
    }
log-automa-tile = { $seat } turns a tile: criteria of tile { $criteria }, rows of tile { $rows }.
log-automa-skips = { $seat } skips row { $number } ({ $row }): { $why }.
log-automa-row = { $seat } carries out row { $number }: { $row }.
log-automa-site = { $seat } chooses { $site }: { $reasons }.
log-game-over = The game is over.

## Score sheet

score-source =
    { $source ->
        [start] At the start
        [income] Income
        [contracts] Contracts
        [rank] Places on the energy track
        [no-energy] Rounds without energy
        [bonus] Bonus tiles
        [tolls] Water through own conduits
        [technology] Technology tiles
        [abilities] Abilities of company and officer
        [actions] Actions
       *[credits] Points in place of credits
    }
score-objective = Objective ({ $objective }): { $count }
score-resources = Machines and credits left
score-water = Water behind own dams

## Icons, for screen readers

icon-base-price = price of bases
icon-top-capacity = capacity of level 3 dams
icon-least-product = least product
icon-conduit-mixers = mixers for a conduit
icon-credits-for-machine = credits for a machine
icon-copy-tile = copy of a tile
icon-copy-officer = copy of an officer
icon-no-engineers = no engineers
icon-no-machines = no machines
icon-no-surcharge = no surcharge
icon-conduit-cap = highest price of conduits
icon-any-machines = machines in any mix
icon-second-production = second production
icon-less-energy = less energy
icon-point = point
icon-credit = credit
icon-excavator = excavator
icon-mixer = mixer
icon-machine = any machine
icon-energy = energy
icon-power = produced energy
icon-turn = turn of the wheel
icon-drop = drop on a headstream
icon-flow = drop that flows at once
icon-place-base = free base
icon-place-elevation = free elevation
icon-place-conduit = free conduit
icon-place-powerhouse = free powerhouse
icon-in-plains = in the plains
icon-in-plains-or-hills = in plains or hills
icon-in-anywhere = anywhere
icon-produce = production
icon-minus-2 = minus 2
icon-minus-1 = minus 1
icon-plain = without modifier
icon-plus-1 = plus 1
icon-plus-2 = plus 2
icon-contract = contract
icon-patent = advanced tile
icon-construct = construction
icon-fill-empty-dams = drop into empty dams
icon-fill-dam = fill the dam
icon-rank = ranking
icon-own-base = own base
icon-own-elevation = own elevation
icon-own-conduit = own conduit
icon-own-powerhouse = own powerhouse
icon-conduit-value = value of the conduit
icon-dams-from = own dam from level
icon-advanced-tile = own advanced tile
icon-fulfilled-contract = fulfilled contract
icon-engineer = engineer
icon-on-build = when building
icon-on-built = after building
icon-on-water = always
icon-on-produce = when producing
icon-on-produced = after a production
icon-on-turn = at the start of a turn
icon-on-pass = when a drop passes
icon-on-contract = for each contract
icon-row-production = Automa: production
icon-row-water = Automa: water
icon-row-contracts = Automa: contracts
icon-row-construction = Automa: construction
icon-row-patent = Automa: patent
icon-row-workshop = Automa: workshop
icon-row-machinery = Automa: machinery
icon-row-bank = Automa: bank

## Statistics

fact-company = Company
fact-officer = Officer
fact-start = Starting contract
fact-starting-contract = starting contract { $number }
fact-contract = Fulfilled contract
fact-contract-name = { $contract }: { $energy } energy, { $reward }
fact-objective = Objective
fact-bonus = Bonus tile in the game

## What a hint counts: in a list, with points behind it

worth-points = victory points scored
worth-energy = energy of this round
worth-production = production to come
worth-water = water behind own dams
worth-contracts = contracts
worth-objective = the objective
worth-buildings = structures
worth-incomes = income
worth-goods = credits and machines
worth-wheel = what comes back from the wheel
worth-technology = technology tiles
worth-engineers = engineers and turns to come
