### Imperial Miners in English. The log is in the present tense; a refusal is a clause that can also stand in brackets.
### Cards, events and boards go by their names, which are in miners-cards.

## Phases

phase-keep = First hands
phase-event = Event
phase-choose = Choosing
phase-dig = Digging
phase-end = End of the round
phase-over = End of the game

## Components

deck = level { $level }
research-board =
    { $id ->
        [alchemy] Alchemy
        [astronomy] Astronomy
        [technology] Technology
        [architecture] Architecture
        [diplomacy] Diplomacy
        [logistics] Logistics
       *[other] { $id }
    }
research-board-named = { $name }
part-faction =
    { $faction ->
        [scots] Scots
        [barbarians] Barbarian
        [egyptians] Egyptian
        [japanese] Japanese
        [atlanteans] Atlantean
       *[romans] Roman
    }
part-a-faction =
    { $faction ->
        [egyptians] an Egyptian
        [atlanteans] an Atlantean
       *[other] a { part-faction }
    }

## Effects

gain-gold = { $count } gold
    .kind = gold
gain-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .kind = points
do-draw =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
do-draw-level =
    { $count ->
        [one] { $count } level { $level } card
       *[other] { $count } level { $level } cards
    }
do-faction-draw =
    { $faction ->
        [any] { $count ->
            [one] { $count } card of any faction
           *[other] { $count } cards of any factions
        }
       *[other] { $count ->
            [one] { $count } { part-faction } card
           *[other] { $count } { part-faction } cards
        }
    }
do-research =
    { $steps ->
        [one] { $steps } step of research
       *[other] { $steps } steps of research
    }
part-machines =
    { $count ->
        [one] { $count } machine
       *[other] { $count } machines
    }
do-machine =
    { $where ->
        [here] { part-machines } on this card
        [other] { part-machines } on another card
       *[any] { part-machines } on any card
    }
do-cart =
    { $count ->
        [one] { $count } cart token
       *[other] { $count } cart tokens
    }
do-collapse =
    { $where ->
        [here] a collapse on this card
       *[any] a collapse on any card
    }
do-clear =
    { $count ->
        [one] { $count } collapse removed
       *[other] up to { $count } collapses removed
    }
do-activate =
    { $which ->
        [any] 1 activation of any card
        [adjacent] 1 activation of an adjacent card
        [scots] 1 activation of a Scots card
        [barbarians] 1 activation of a Barbarian card
        [egyptians] 1 activation of an Egyptian card
        [japanese] 1 activation of a Japanese card
        [atlanteans] 1 activation of an Atlantean card
        [romans] 1 activation of a Roman card
       *[other] 1 activation of a level { $which } card
    }
do-pay =
    { $scots ->
        [1] { $count } gold, less 1 for each own Scots card
       *[other] { $count } gold
    }
do-discard =
    { $free ->
        [1] discard up to { $count } cards
       *[other] { $count ->
            [one] { $count } discarded card
           *[other] { $count } discarded cards
        }
    }
do-spend =
    { $count ->
        [one] { $count } machine of this card
       *[other] { $count } machines of this card
    }
do-move-machine = 1 machine moved to another card
do-next-cost = { $count } gold off the next card
ability =
    { $kind ->
        [all-costs] every card costs { $amount } gold less
        [research-longer] every research goes { $amount ->
            [one] { $amount } step
           *[other] { $amount } steps
        } further
        [surface-twice] two different effects of the surface
       *[collapse-passes] a collapsed card is cleared and works as well
    }
trigger-reveal = At once
trigger-round-end = At the end of the round
trigger-dig = All this round
count =
    { $what ->
        [scots] own Scots cards
        [barbarians] own Barbarian cards
        [egyptians] own Egyptian cards
        [japanese] own Japanese cards
        [atlanteans] own Atlantean cards
        [romans] own Roman cards
        [row-I] cards in row I
        [row-II] cards in row II
        [row-III] cards in row III
        [row-IV] cards in row IV
        [factions] different factions in the mine
        [machines-here] machines on this card
        [machines] machines in the mine
        [collapses] collapses in the mine
        [uncollapsed] collapses removed by it
        [full-carts] full carts in the mine
        [full-carts-here] full carts at this card
        [adjacent] adjacent cards
        [row-here] cards in this row
        [height] steps of the pickaxe above the lowest space
        [steps] steps of research made so far
        [boards] boards completed
        [hand] cards in hand
        [discarded] cards discarded by it
        [gold] gold in stock
       *[activated] cards activated this round
    }
    .one =
    { $what ->
        [scots] own Scots card
        [barbarians] own Barbarian card
        [egyptians] own Egyptian card
        [japanese] own Japanese card
        [atlanteans] own Atlantean card
        [romans] own Roman card
        [row-I] card in row I
        [row-II] card in row II
        [row-III] card in row III
        [row-IV] card in row IV
        [factions] different faction in the mine
        [machines-here] machine on this card
        [machines] machine in the mine
        [collapses] collapse in the mine
        [uncollapsed] collapse removed by it
        [full-carts] full cart in the mine
        [full-carts-here] full cart at this card
        [adjacent] adjacent card
        [row-here] card in this row
        [height] step of the pickaxe above the lowest space
        [steps] step of research made so far
        [boards] board completed
        [hand] card in hand
        [discarded] card discarded by it
        [gold] gold in stock
       *[activated] card activated this round
    }

## Questions and answers

ask-keep =
    { $count ->
        [one] Which card do you keep? One more.
       *[other] Which cards do you keep? { $count } more.
    }
move-keep = Keep { $card }
ask-card = Round { $round }: which card do you play?
move-play =
    { $cost ->
        [0] { $card }, level { $level }, free
       *[other] { $card }, level { $level }, for { $cost } gold
    }
move-dig = Dig blindly: play the top card of level I
ask-place = Where do you dig { $card }?
move-place-top =
    { $side ->
        [middle] Row I, in the middle
        [left] { $far ->
            [one] Row I, { $far } place to the left
           *[other] Row I, { $far } places to the left
        }
       *[right] { $far ->
            [one] Row I, { $far } place to the right
           *[other] Row I, { $far } places to the right
        }
    }
move-place-between = Below { $first } and { $second }
move-place-below =
    { $side ->
        [left] Below { $card }, on the left
       *[right] Below { $card }, on the right
    }
ask-effect = What does { $card } do?
move-effect = Perform: { $effect }
move-decline = Nothing
ask-way = Which way up from { $card }?
move-climb =
    { $how ->
        [activated] { $card } (already activated)
        [collapsed] { $card } (clears its collapse)
       *[open] { $card }
    }
ask-surface =
    { $count ->
        [1] What do you do at the surface?
       *[other] What do you do at the surface? Two different things.
    }
ask-activate = Which card do you activate besides?
move-activate = Activate { $card }
ask-deck =
    { $count ->
        [one] From which deck do you draw?
       *[other] From which deck do you draw? { $count } cards to go.
    }
move-deck = Deck of { $deck }
move-nothing-left = Nothing is left to draw
ask-faction = Which faction do you look for?
move-faction =
    { $faction ->
        [scots] Scots
        [barbarians] Barbarians
        [egyptians] Egyptians
        [japanese] Japanese
        [atlanteans] Atlanteans
       *[romans] Romans
    }
ask-search = In which deck do you look for { part-a-faction } card?
ask-discard-down =
    { $count ->
        [one] Discard a card: the limit is { $most }.
       *[other] Discard { $count } cards: the limit is { $most }.
    }
ask-discard =
    { $count ->
        [one] Which card do you discard?
       *[other] Which cards do you discard? { $count } to go.
    }
ask-discard-up-to =
    { $count ->
        [one] Do you discard a card?
       *[other] Do you discard cards? Up to { $count }.
    }
move-discard = Discard { $card }
move-keep-the-rest = Keep the rest
ask-machine =
    { $count ->
        [one] On which card do you put the machine?
       *[other] On which cards do you put the machines? { $count } to go.
    }
move-machine = Machine on { $card }
ask-fetch = From which card do you take the machine?
move-fetch = Machine from { $card }
ask-collapse = Which card collapses?
move-collapse = Collapse on { $card }
ask-clear =
    { $count ->
        [one] Which collapse do you remove?
       *[other] Which collapses do you remove? Up to { $count }.
    }
move-clear = Clear { $card }
move-clear-done = Leave it
ask-cart =
    { $count ->
        [one] Which half-full cart do you fill?
       *[other] Which half-full carts do you fill? { $count } to go.
    }
move-cart = Between { $first } and { $second }
ask-research =
    { $first ->
        [1] Which board, and how far? At most { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }.
       *[other] How far do you climb? At most { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }.
    }
move-research = { $board }, step { $step }: { $effect }
ask-board = { $board } is completed. Which board comes next?
move-board = { $board }
preview-clears = { $card }: clears its collapse
preview-effect = { $card }
preview-join =
    { $how ->
        [full] two full halves meet
        [half] a full and an empty half meet
       *[empty] two empty halves meet
    }
preview-idle = { $card }: already activated
preview-unpayable = { $card }: { $count } short

## Refusals

refusal-too-little-gold = { $needed } gold needed, { $held } there
refusal-too-few-machines =
    { $needed ->
        [one] { $needed } machine needed on this card, { $held } there
       *[other] { $needed } machines needed on this card, { $held } there
    }
refusal-too-few-cards =
    { $needed ->
        [one] { $needed } card needed, { $held } in hand
       *[other] { $needed } cards needed, { $held } in hand
    }
refusal-no-place = No place: row { $level } goes below row { $above }
refusal-has-playable-card = You have a card that you can play
refusal-deck-is-empty = This deck and its discard pile are empty
refusal-deck-was-searched = There is no such card in this deck
refusal-already-activated = Already activated this round
refusal-board-just-completed = You have just completed this board
refusal-surface-used = You have used that already

## Log

log-table-laid =
    { $players ->
        [1] The game begins. Research: { $boards }.
       *[other] The game begins with { $players } players. Research: { $boards }.
    }
log-has-kept = { $seat } has chosen a hand.
log-hand-begun = { $seat } discards { $cards }.
log-event = Round { $round }: { $event }. { $effect }.
log-has-chosen = { $seat } has chosen.
log-dug-blindly = { $seat } digs blindly.
log-no-card = { $seat } has no card to play.
log-revealed =
    { $cost ->
        [0] { $seat } reveals { $card }.
       *[other] { $seat } reveals { $card } for { $cost } gold.
    }
log-placed =
    { $carts ->
        [0] { $seat } digs { $card } in row { $level }.
        [one] { $seat } digs { $card } in row { $level }, which makes a full cart.
       *[other] { $seat } digs { $card } in row { $level }, which makes { $carts } full carts.
    }
log-activated = { $seat } activates { $card }: { $effect }.
log-declined = { $seat } lets { $card } rest.
log-already-activated = { $seat } passes through { $card }, which was activated before.
log-surface-used = { $seat } comes to the surface: { $effect }.
log-gained-gold = { $seat } gains { $count } gold.
log-gained-points =
    { $count ->
        [one] { $seat } scores { $count } point.
       *[other] { $seat } scores { $count } points.
    }
log-paid = { $seat } pays { $count } gold.
log-discount = The next card of { $seat } costs { $count } gold less.
log-drew = { $seat } draws a level { $level } card.
log-drew-secret = { $seat } draws { $card }.
log-nothing-to-draw = There is nothing left that { $seat } could draw.
log-deck-renewed =
    { $count ->
        [one] The discard pile of level { $level } becomes a new deck of { $count } card.
       *[other] The discard pile of level { $level } becomes a new deck of { $count } cards.
    }
log-discarded = { $seat } discards { $card }.
log-found =
    { $count ->
        [0] { $seat } looks for { part-a-faction } card of { $deck } and finds { $card } at once.
        [one] { $seat } looks for { part-a-faction } card of { $deck } and finds { $card } after { $turned }.
       *[other] { $seat } looks for { part-a-faction } card of { $deck } and finds { $card } after { $count } others: { $turned }.
    }
log-searched-in-vain =
    { $count ->
        [one] { $seat } looks through the deck of { $deck }, { $count } card, and finds no { part-faction } card: { $turned }.
       *[other] { $seat } looks through the deck of { $deck }, { $count } cards, and finds no { part-faction } card: { $turned }.
    }
log-faction-not-found = There is no { part-faction } card for { $seat } in any deck.
log-machine-placed =
    { $count ->
        [one] { $seat } puts a machine on { $card }.
       *[other] { $seat } puts { $count } machines on { $card }.
    }
log-machine-fetched = { $seat } takes a machine from { $card }.
log-machines-spent =
    { $count ->
        [one] { $seat } spends a machine of { $card }.
       *[other] { $seat } spends { $count } machines of { $card }.
    }
log-collapsed = { $card } of { $seat } collapses.
log-cleared = { $seat } clears { $card }.
log-cart-filled = { $seat } fills the cart between { $first } and { $second }.
log-researched = { $seat } reaches step { $step } of { $board }.
log-board-completed = { $seat } completes { $board }.
log-board-begun = { $seat } goes on with { $board }.
log-game-over = The game is over.

## Score sheet and grades

score-cards = Cards of level { $level }
score-boards = Research
score-events = Events
score-surface = Surface
score-carts = Full carts
grade =
    { $grade ->
        [1] Navvy: { $points } points
        [2] Tunneller: { $points } points
        [3] Novice miner: { $points } points
        [4] Mining engineer: { $points } points
        [5] Veteran hewer: { $points } points
       *[6] Ruler of the deep: { $points } points
    }

## Icons, for screen readers

icon-gold = gold
icon-vp = points
icon-card = cards
icon-cart = full carts
icon-machine = machines
icon-collapse = collapses
icon-step = steps of research
icon-card-I = level I cards
icon-card-II = level II cards
icon-card-III = level III cards
icon-card-IV = level IV cards
icon-draw-any = cards of any faction
icon-draw-scots = Scots cards
icon-draw-barbarians = Barbarian cards
icon-draw-egyptians = Egyptian cards
icon-draw-japanese = Japanese cards
icon-draw-atlanteans = Atlantean cards
icon-draw-romans = Roman cards
icon-research = research
icon-machine-here = machine on this card
icon-machine-other = machine on another card
icon-machine-any = machine on any card
icon-cart-token = cart token
icon-collapse-here = this card collapses
icon-collapse-any = a collapse on any card
icon-clear = remove collapses
icon-activate-any = activate any card
icon-activate-adjacent = activate an adjacent card
icon-activate-scots = activate a Scots card
icon-activate-barbarians = activate a Barbarian card
icon-activate-egyptians = activate an Egyptian card
icon-activate-japanese = activate a Japanese card
icon-activate-atlanteans = activate an Atlantean card
icon-activate-romans = activate a Roman card
icon-activate-I = activate a level I card
icon-activate-II = activate a level II card
icon-activate-III = activate a level III card
icon-activate-IV = activate a level IV card
icon-pay = pay gold
icon-pay-scots = pay gold, less 1 for each own Scots card
icon-discard = discard cards
icon-discard-up-to = discard up to so many cards
icon-spend-machine = spend machines of this card
icon-move-machine = move a machine
icon-next-cost = the next card is cheaper
icon-all-costs = cards are cheaper
icon-research-longer = research goes further
icon-surface-twice = two effects of the surface
icon-collapse-passes = collapsed cards work
icon-on-reveal = at once
icon-on-round-end = at the end of the round
icon-on-dig = all this round
icon-count-scots = own Scots cards
icon-count-barbarians = own Barbarian cards
icon-count-egyptians = own Egyptian cards
icon-count-japanese = own Japanese cards
icon-count-atlanteans = own Atlantean cards
icon-count-romans = own Roman cards
icon-count-row-I = cards in row I
icon-count-row-II = cards in row II
icon-count-row-III = cards in row III
icon-count-row-IV = cards in row IV
icon-count-factions = different factions
icon-count-machines-here = machines on this card
icon-count-machines = machines in the mine
icon-count-collapses = collapses in the mine
icon-count-uncollapsed = collapses removed
icon-count-full-carts = full carts in the mine
icon-count-full-carts-here = full carts at this card
icon-count-adjacent = adjacent cards
icon-count-row-here = cards in this row
icon-count-height = height of the pickaxe
icon-count-steps = steps of research so far
icon-count-boards = boards completed
icon-count-hand = cards in hand
icon-count-discarded = cards discarded
icon-count-gold = gold in stock
icon-count-activated = cards activated this round

## Statistics

fact-faction = At least four cards of
fact-card = Card in the mine
fact-sides = Research boards
fact-combination = { $boards }
fact-event = Event in the game
fact-shape = The mine at the end
fact-shape-of =
    { $what ->
        [row-I] Cards in row I
        [row-II] Cards in row II
        [row-III] Cards in row III
        [row-IV] Cards in row IV
        [carts] Full carts
        [boards] Boards completed
        [gold] Gold left
        [machines] Machines
        [collapses] Collapses
       *[tokens] Cart tokens
    }
fact-share = Where points come from
fact-share-of =
    { $what ->
        [cards-I] Cards of level I
        [cards-II] Cards of level II
        [cards-III] Cards of level III
        [cards-IV] Cards of level IV
        [boards] Research
        [carts] Full carts
       *[events] Events
    }
fact-blind = Blind digging
fact-blind-share = Mine phases without a playable card

## What a hint counts: in a list, with points behind it

worth-points = points scored
worth-carts = carts
worth-gold = gold
worth-research = research
worth-machines = machines and collapses
worth-mine = what the mine will bring
worth-hand = cards in hand
