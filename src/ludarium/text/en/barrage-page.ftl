### What the drawing of Barrage says itself; what the rules say is in barrage.ftl. Only the page reads this file.

## The map

table-map = The map
table-map-help = Arrow keys walk from site to site, plus and minus zoom, 0 shows everything.
table-fit = Show the whole map
table-area =
    { $area ->
        [mountains] Mountains
        [hills] Hills
       *[plains] Plains
    }
table-basin = basin { $basin }
table-dam = dam
table-neutral-dam = neutral dam
table-dam-site = free dam site
table-conduit = conduit
table-conduit-site = free conduit site
table-powerhouse = powerhouse
table-powerhouse-site = free powerhouse site
table-headstream = headstream
table-owner = owned by { $name }
table-upper-site = upper dam site
table-lower-site = lower dam site
table-dam-level = level { $level }
table-water =
    { $capacity ->
        [one] { $drops } of { $capacity } drop
       *[other] { $drops } of { $capacity } drops
    }
table-joins = { $piece ->
        [conduit] leads to your own powerhouse
       *[other] your own conduit ends here
    }
table-red-site =
    { $credits ->
        [one] { $credits } credit more
       *[other] { $credits } credits more
    }
table-ends = from basin { $from } to basin { $to }
table-value = { $value } energy a drop
table-waits =
    { $drops ->
        [0] no drop waits
        [one] { $drops } drop waits
       *[other] { $drops } drops wait
    }
table-headstream-tile = drops in rounds 1 to 4: { $drops }
table-stops =
    { $drops ->
        [one] { $drops } drop stops in basin { $basin }
       *[other] { $drops } drops stop in basin { $basin }
    }
table-leaves =
    { $drops ->
        [one] { $drops } drop leaves the map
       *[other] { $drops } drops leave the map
    }
table-drops =
    { $drops ->
        [one] { $drops } drop
       *[other] { $drops } drops
    }
table-energy = { $energy } energy
table-energy-then = then { $energy } more
table-toll =
    { $credits ->
        [one] toll { $credits } credit
       *[other] toll { $credits } credits
    }

## Rounds and turns

table-round = Round { $round } of { $rounds }
table-passed = has passed
table-draft = Companies and their officers
table-start-contracts = Starting contracts

## Going about the table

table-jump = Go to
table-jump-map = Map
table-jump-actions = Actions

## Action boards

table-board =
    { $board ->
        [turbine] Turbine station
        [water] Water
        [workshop] Workshop
        [shop] Machine shop
        [contract] Contract office
        [patent] Patents
       *[bank] Bank
    }
table-free = free
table-closed = not used at this table
table-taken =
    { $engineers ->
        [one] { $name }: { $engineers } engineer
       *[other] { $name }: { $engineers } engineers
    }
table-takes =
    { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    }{ $credits ->
        [0] { "" }
        [one] { " and " }{ $credits } credit
       *[other] { " and " }{ $credits } credits
    }
table-surcharge = violet: 3 credits more
table-bank-help = A credit for each engineer; never closed.
table-bank-option =
    { $engineers ->
        [one] { $engineers } engineer for { $engineers } credit
       *[other] { $engineers } engineers for { $engineers } credits
    }
table-patents-left = { $count } tiles left in the pile
table-no-patent = No tile left here this round

## Contracts

table-gone = taken
table-national = National
table-pile =
    { $colour ->
        [green] Green pile
        [yellow] Yellow pile
       *[red] Red pile
    }
table-pile-left = { $count } left in the pile
table-thrown = { $count } thrown away by Automas
table-needs = needs { $energy } energy
table-needs-changed = needs { $energy } energy instead of { $printed }
table-reward = Reward
table-contracts = Contracts
table-fulfilled = Fulfilled

## The energy track and the objective

table-track = Energy track
table-bonus-of = Bonus tile of round { $round }
table-bonus-help = Scored in full from this section on; every section below it costs 4 points. Below 6 energy there is no bonus.
table-bonus-gone = scored
table-energy-of = { $name }: { $energy } energy
table-now = If it were scored now
table-prospect =
    { $place } for the place, { $bonus } for the bonus tile{ $loss ->
        [0] { "" }
       *[other] , −{ $loss } for no energy
    }, { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
table-objective = Objective
table-objective-help = At the end 15, 10 and 5 points for the first three places.
table-counts = { $name }: { $count }

## A company

table-good =
    { $good ->
        [credits] credits
        [excavators] excavators
        [mixers] mixers
        [engineers] engineers
        [energy] energy
       *[points] points
    }
table-pieces =
    { $piece ->
        [base] Bases
        [elevation] Elevations
        [conduit] Conduits
       *[powerhouse] Powerhouses
    }
table-income = income with piece { $nth }
table-active = active
table-inactive = not yet
table-left = { $count } left
table-ability = Company ability
table-ability-at = from the third powerhouse on
table-bonus-at = { $bonus } energy in every production
table-copied = copied this turn
table-copyable = Officers to copy
table-constructions = Constructions this round
table-construction = construction { $nth }
table-used = used
table-tiles = Technology tiles
table-no-tiles = All tiles are on the wheel.
table-wheel = Construction wheel
table-open-sector = open sector
table-home-in =
    { $turns ->
        [one] home after { $turns } turn
       *[other] home after { $turns } turns
    }
table-nothing = nothing

## The Automa

table-automa-level = Automa, level { $level }
table-automa-tile = Next Automa tile
table-automa-rows = Checked from top to bottom; the first row that is possible is carried out.
table-automa-pile =
    { $count ->
        [one] { $count } tile in the pile
       *[other] { $count } tiles in the pile
    }
table-beside = { $count } of its engineers block no space

table-way = basin { $from } → your powerhouse in basin { $to }, ×{ $value }
table-tile =
    { $kind ->
        [base] Base
        [elevation] Elevation
        [conduit] Conduit
        [powerhouse] Powerhouse
        [joker] Joker
       *[anton] Copy
    }
table-contract = { $energy } energy: { $reward }
table-contract-title =
    { $kind ->
        [start] Starting contract
        [national] National contract
        [green] Green contract
        [yellow] Yellow contract
       *[red] Red contract
    }
table-constructions-title = Construction
table-company-board = Company board

## What is told

table-phase =
    { $phase ->
        [income] Income
        [actions] Actions
        [flow] Water
       *[scoring] Scoring
    }
table-round-scored = Round { $round } is scored
table-final-scoring = Final scoring
table-income-title = Income of round { $round }
table-told-space = { $what }
table-told-bank = bank
table-told-built = { $piece } in { $site }
table-told-built-with = { $piece } in { $site } · { $tile }
table-told-income = income: { $income }
table-told-drop = { $start } → { $dam }
table-told-drop-left = { $start } → off the map
table-told-produced = { $sum }, basin { $from } → { $to }
table-told-ability = +{ $count } ({ $giver })
table-told-energy = { $energy } energy
table-told-place = place +{ $points }
table-told-bonus =
    bonus tile { $missing ->
        [0] +{ $points }
       *[other] { $full } − { $missing } = { $points }
    }
table-told-objective = objective { $count } → +{ $points }
table-told-goods = { $count } machines and credits → +{ $points }
table-told-water =
    { $points ->
        [one] { $points } drop held → +{ $points }
       *[other] { $points } drops held → +{ $points }
    }
table-told-contract =
    { $way ->
        [discarded] discards a contract for { $energy } energy: { $reward }
        [fulfilled] fulfils a contract for { $energy } energy
       *[taken] takes a contract for { $energy } energy
    }
table-told-automa = Turns over a tile
table-told-headstreams = on the headstreams: { $drops }

## Signs of the drawing that only the legend names

icon-base = base
icon-elevation = elevation
icon-conduit = conduit
icon-powerhouse = powerhouse
icon-joker = any piece
icon-wreath = points so far
icon-shop = machine shop
icon-bank = bank
icon-lock = not yet active
icon-ability = company ability
icon-technology = technology, Automa tile
icon-water = water
icon-passed = has passed
icon-red-sites = objective: sites with a surcharge
icon-connected-bases = objective: bases linked to powerhouses
icon-largest-area = objective: the area with most own pieces
icon-smallest-area = objective: the area with fewest own pieces
icon-basins-with-1 = objective: basins with a piece
icon-basins-with-3 = objective: basins with three pieces
