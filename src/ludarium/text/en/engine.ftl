### What every game says, in English. `ludarium.text.speaker` explains the variables.
### An effect reads as a noun phrase ("1 resource and 1 point"); .group is how it reads inside a larger one.
### A thing that is counted reads as the plural with "own", as it may be anybody's card that counts; .one is its singular.
### A good has its plural name as .kind.

## Lists and players

list-pair = { $first } and { $second }
list-more = { $first }, { $rest }
list-or-pair = { $first } or { $second }
list-or-more = { $first }, { $rest }
list-steps-pair = { $first }; { $second }
list-steps-more = { $first }; { $rest }
player = Player { $number }

## Effects

task = { $name }
effect-sequence = { $parts }
    .group = ({ $parts })
effect-any-order = { $parts }, in any order
    .group = ({ $parts }, in any order)
effect-or = { $parts-or }
    .group = ({ $parts-or })
effect-price = for { $price }: { $then }
    .group = (for { $price }: { $then })
effect-may = optionally { $what }
    .group = (optionally { $what })
effect-times =
    { $times ->
        [1] once { $what-group }
       *[other] { $times } times { $what-group }
    }
    .group =
    { $times ->
        [1] (once { $what-group })
       *[other] ({ $times } times { $what-group })
    }
effect-up-to-times =
    { $times ->
        [1] at most once { $what-group }
       *[other] up to { $times } times { $what-group }
    }
    .group =
    { $times ->
        [1] (at most once { $what-group })
       *[other] (up to { $times } times { $what-group })
    }
effect-per = { part-per }
    .group = ({ part-per })
part-per = { $what } for { $every ->
        [1] each { $count-one }
       *[other] every { $every } { $count }
    }{ $limit ->
        [0] { "" }
       *[other] , at most { $limit }
    }
effect-by = { $what-kind } by the number of { $count }: { $steps }
    .group = ({ $what-kind } by the number of { $count }: { $steps })
effect-if = { part-if }
    .group = ({ part-if })
part-if = { $what } if you have at least { $least ->
        [one] { $least } { $count-one }
       *[other] { $least } { $count }
    }
effect-when = { $what } if { $condition }
    .group = ({ $what } if { $condition })
condition-least = you have { part-least }
    .next = { part-least }
part-least = at least { $least ->
        [one] { $least } { $count-one }
       *[other] { $least } { $count }
    }
effect-on = { $trigger }: { $what }
effect-on-once =
    { $period ->
        [turn] { $trigger }, once per turn: { $what }
       *[round] { $trigger }, once per round: { $what }
    }
effect-instead =
    { $period ->
        [turn] { $trigger }, once per turn you may take instead: { $what }
        [round] { $trigger }, once per round you may take instead: { $what }
       *[other] { $trigger } you may take instead: { $what }
    }

## Questions and answers

ask-one = Choose one.
ask-one-of = Choose: { $parts-or }.
ask-any-order = What comes next?
ask-optional = Do you want this: { $what }?
move-skip = Skip

## Refusals

refusal-not-your-turn = It is not your turn
refusal-no-such-move = There is no such move
refusal-not-offered = That is not possible now
undo-nothing-to-undo = You have made no move that could be taken back.
undo-sealed = Something hidden has been revealed or drawn since your last move, so it cannot be taken back.
undo-moved-on = Another player has moved since, so your last move cannot be taken back.
undo-stand-in = A bot made this move in your place, so it cannot be taken back.

## Icons, for screen readers

icon-and = and
icon-or = or
icon-arrow = then
icon-may = optional
icon-times = times
icon-up-to-times = up to so many times
icon-per = for each
icon-max = at most
icon-by = by the number of
icon-if = if at least
icon-instead = instead
icon-once-per-turn = once per turn
icon-once-per-round = once per round

## Statistics

fact-turn = Place in the turn order
fact-turn-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
