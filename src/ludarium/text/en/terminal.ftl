### What the terminal program says, in English. Commands themselves are the same in every language.

## A game at the keyboard

term-saved-in = The game is saved in { $file }
term-record-in = The record of the game is in { $file }
term-left = The game is saved. To go on:
term-curtain = Pass the keyboard to { $name }.
term-press-enter = Press Enter.
term-commands = Number, move or: { $commands }
term-many =
    { $count ->
        [one] { $count } move: moves lists it, Tab completes what is typed.
       *[other] { $count } moves: moves lists them, Tab completes what is typed.
    }
term-nothing-blocked = Nothing else could be done here.
term-hint-points = about { $points } points at the end
term-hint-people = Hints are for games without other people.
term-no-such-number = There are the numbers 1 to { $most } to choose from.
term-refused = { $move } is not possible: { $why } ({ $rule })
term-not-now = { $move } is a move of this game, but not one you can make now.
term-undo-nothing-to-undo = There is no move of yours to take back.
term-undo-sealed = Your last move cannot be taken back: something hidden was revealed since, or chance decided.
term-undo-moved-on = Your last move cannot be taken back: another player has moved since.
term-save-where = Write the name of a file after save.
term-log-more =
    { $count ->
        [one] … { $count } earlier line: log
       *[other] … { $count } earlier lines: log
    }
term-cropped =
    { $count ->
        [one] { $count } more cell lies outside this picture; board shows everything.
       *[other] { $count } more cells lie outside this picture; board shows everything.
    }
term-page = Part { $number } of { $pages }
term-no-catalogue = The rules are in { $file } of Ludarium's source, which is not installed here.
term-no-such-rule = Write the id of a rule after rules, such as the ones in parentheses; "{ $rule }" is none. All of them are in { $file }.
term-help = Answer with the number of a choice, or write the move as it stands in brackets; its last word is enough. You can also write:
term-help-moves = all moves with what they do; Enter alone shows the table again
term-help-why = what cannot be done now, and why
term-help-hint = what the expert would do
term-help-undo = take your last move back, until something hidden comes to light
term-help-log = everything that has happened
term-help-board = the whole board and what everybody has
term-help-rules = a rule by its id: rules ID
term-help-save = a copy of the game in a file: save FILE
term-help-help = this
term-help-quit = leave; the game is saved and you can go on later

## The end

term-result = Final score
term-result-now = If the game ended now
term-place =
    { $points ->
        [one] { $place }. { $name }: { $points } point
       *[other] { $place }. { $name }: { $points } points
    }
term-outcome = { $name }: { $outcome }
term-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
term-total = Together

## Replays, simulations, packs, list of games

term-beginning = Beginning
term-step = Move { $number } of { $moves }. Enter: next, b: back, q: leave.
term-step-variations =
    { $count ->
        [1] v: follow the variation.
       *[other] v1 to v{ $count }: follow a variation.
    }
term-sim-who = Side
term-sim-bot = Bot
term-sim-mean = Mean
term-sim-least = Least
term-sim-most = Most
term-sim-wins = Wins
term-sim-rounds = Rounds: { $mean } ({ $least } to { $most })
term-sim-decisions = Decisions: { $mean } ({ $least } to { $most })
term-sim-time =
    { $games ->
        [one] { $games } game in { $seconds } s
       *[other] { $games } games in { $seconds } s, { $speed } a second
    }
term-sim-seed = Seed: { $seed }
term-pack-good =
    { $count ->
        [one] { $name }, version { $version }, is a good pack for { $game }: { $count } entry.
       *[other] { $name }, version { $version }, is a good pack for { $game }: { $count } entries.
    }
term-pack-new = new
# $verdict: low, fit or high
term-pack-worth =
    { $verdict ->
        [low] worth { $value }, too little: { $least } to { $most } is usual
        [high] worth { $value }, too much: { $least } to { $most } is usual
       *[fit] worth { $value }, between { $least } and { $most } as is usual
    }
term-pack-wrong =
    { $count ->
        [one] { $count } mistake, see above
       *[other] { $count } mistakes, see above
    }
term-game = { $title }, players: { $players }
