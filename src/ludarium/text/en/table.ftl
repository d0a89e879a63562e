### What the shell of a table says of itself, in English. It is loaded with a table; page.ftl has what every page says.

ui-own-area = Your area
ui-fold = Fold your area
ui-unfold = Unfold
ui-tab-board = Board
ui-tab-own = Your things
ui-tab-rivals = Players
ui-tab-talk = Log and chat
ui-menu = Menu
ui-settings = Settings
ui-turn-order = Order of turns
ui-round = Round { $round }
ui-lift = Everything { $name } has
ui-go-on-playing = Go on
ui-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
ui-taken = { $choice } – the only choice
ui-filter = Filter
ui-why = Why?
ui-why-not = What is not possible
ui-rule = Rule
ui-confirm = Confirm
ui-confirm-choice = Confirm: { $choice }
ui-tap-again = Tap again, or ✓
ui-whole-view = Whole view
ui-choose-instead = Press to choose this instead
ui-final = This cannot be taken back.
ui-final-short = final
ui-pays = pays
ui-brings = brings
ui-then = then { $count }
ui-smaller = Less
ui-larger = More
ui-restart = Restart the turn (Shift + U, or press Undo longer)
ui-restart-turn = Restart the turn
ui-skip-story = Skip
ui-tell-again = Show again what happened since your last turn
ui-since-your-turn = Since your turn
ui-show-place = Show on the board
ui-log-short = Log
ui-log-more = and { $count } more

## Settings

ui-confirm-when = Ask before a choice is carried out
ui-confirm-always = always
ui-confirm-final = only when it cannot be taken back
ui-confirm-never = never
ui-speed = How fast the turns of others are shown
ui-speed-slow = slowly
ui-speed-normal = normally
ui-speed-fast = fast
ui-speed-at-once = at once
ui-colours = Colours
ui-colours-system = as on this device
ui-colours-light = light
ui-colours-dark = dark
ui-more-settings = More
ui-sound = Sound
ui-plain = The table as lists and words

## Keys

ui-key-list = all choices as a list
ui-key-confirm = carry out what is marked
ui-key-restart = restart the turn
ui-key-why = why?
ui-key-hint = hint
ui-key-lift = one player after the other at full size
ui-key-skip = finish what is moving
ui-key-again = show again what happened since your turn
ui-key-escape = close, or unmark

## The end

ui-game-over = The game is over
ui-end-bars = Points
ui-end-sheet = Score sheet
ui-end-chart = Chart
ui-end-review = Review
ui-end-board = Look at the board
ui-end-back = Back to the result
ui-resigned-by = The game ended because { $name } resigned.
ui-chart-help = What everybody would have had if the game had ended at that moment, from the first decision on.
ui-replay-secret = { $name } decides in secret.
ui-replay-chooses = { $name } chooses.
ui-pointer-played =
    { $own ->
        [yes] you played
       *[no] played
    }
ui-pointer-better = better
ui-replay-notes = Comments and variations
ui-replay-instead = Instead could have been played:
ui-replay-variation = variation { $number }
ui-replay-in-variation = Variation of move { $number }
ui-replay-back-to-game =
    { $deep ->
        [yes] Back to the variation before
       *[no] Back to the game
    }
