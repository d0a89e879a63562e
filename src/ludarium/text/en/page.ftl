### What the web page says of itself, in English. The game's own words are in the game's file.

## Every page

ui-skip = Skip to the content
ui-home = Ludarium, to the lobby
ui-motto = where the big games live
ui-navigation = Page
ui-about = About
ui-language = Language
ui-theme-system = Colours: as on this device
ui-theme-light = Colours: light
ui-theme-dark = Colours: dark
ui-loading = Loading …
ui-dismiss = Dismiss
ui-close = Close
ui-save = Save
ui-next = Next
ui-try-again = Try again
ui-to-lobby = To the lobby
ui-copy = Copy
ui-copied = Copied
ui-share = Share
ui-more = More …
ui-not-found = There is nothing here
ui-not-found-help = This address leads nowhere. Perhaps it was cut off when it was copied.
ui-no-such-table = There is no table at this address. Perhaps it was cut off when it was copied.

## Names

ui-your-name = Your name
ui-guest-short = Guest
ui-guest = Guest { $number }
ui-bot-other = Bot { $name }

## Lobby

ui-lobby-title = What shall we play tonight?
ui-play-now = Play now
ui-play-against =
    { $count ->
        [one] against { $count } bot
       *[other] against { $count } bots
    }
ui-play-alone = alone
ui-set-up = { $game }: choose players, bots and options
ui-invite-to = { $game }: invite friends
ui-announced = in the making
ui-track = Square { $number }: one step for every game you finish
ui-lesson-tonight = Tonight’s lesson
ui-lesson-by-playing = learn by playing
ui-games = Games
ui-players-range =
    { $least ->
        [one] { $least } to { $most } players
       *[other] { $least } to { $most } players
    }
ui-bots = Bots
ui-bots-level = How strong are the bots?
ui-first-game = Learn by playing
ui-rules = Rules
ui-mine = Your games
ui-more-games =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
ui-your-move = Your move
ui-thinks = { $name } thinks
ui-turns-elsewhere =
    { $count ->
        [one] Your turn at another table
       *[other] Your turn at { $count } other tables
    }
ui-mine-empty = No game is running. Choose a window above and press “Play now”.
ui-open = Open tables
ui-sit-down = Sit down
ui-sit-down-at = Sit down: { $game }
ui-open-empty = Nobody is looking for players right now. Open a table with a seat for anybody, and others find it here.
ui-watch = Watch
ui-watch-others =
    { $count ->
        [one] watch { $count } other
       *[other] watch { $count } others
    }
ui-watch-empty = No public game is being played right now.
ui-finished = Finished games
ui-finished-empty = The games you have finished appear here, with their score sheet and every move.
ui-your-turn = Your turn
ui-asks = { $name }: { $question }
ui-waiting = Waiting for players
ui-seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
ui-join-table = Seat free
ui-to-move = To move: { $names }
ui-import = Bring a game or a position
ui-import-help = A finished game can be looked at move by move; an unfinished one goes on here. A position on one line is played on from there.
ui-import-file = File
ui-import-paste = Or paste the record or the position
ui-import-button = Open it

## Setting up a table

ui-how-many = How many players?
ui-who-sits = Who sits where?
ui-way-bots = Against bots
ui-way-friends = With friends, by link
ui-way-here = Together at this device
ui-way-alone = For one person alone, choose “{ $way }”.
ui-seat-number = Seat { $number }
ui-names-here = Who plays with you?
ui-name-of-seat = Name of the player at seat { $number }
ui-seat-kind-me = Me
ui-seat-kind-here = Somebody else at this device
ui-seat-kind-invite = A friend, by link
ui-seat-kind-open = Open for anybody
ui-hot-seat-help = You pass the device on between turns. A curtain hides what the others must not see.
ui-invite-help = You get one link as soon as the table is open; your friends choose their seats.
ui-choice = { $option }: { $value }
ui-conflict = “{ $first }” and “{ $second }” do not go together. Please change one of them.
ui-clock = Clock
ui-clock-none = None
ui-clock-move = For each turn
ui-clock-game = For the whole game
ui-clock-of-move = { $time } for each turn
ui-clock-of-game = { $time } for the whole game
ui-clock-help = A bot plays on for whoever runs out of time. Whoever does so three times in a row leaves the seat to the bot.
ui-minutes = Minutes
ui-packs = Packs
ui-pack = { $name }, version { $version }
ui-pack-of = Pack { $name }, version { $version }
ui-packs-help = A pack adds cards to the game or changes some. Whoever joins the table sees which ones are in it.
ui-pack-bring = Bring a pack of your own (a .toml file)
ui-pack-remove = Remove
ui-pack-edit = Write a pack of your own
ui-listed = Show the table in the lobby so that others can watch
ui-open-table = Open and get the link

## A waiting table

ui-waiting-title = The table waits for its players
ui-waiting-help = The game begins by itself as soon as every seat is taken.
ui-invite-title = Invite friends
ui-invite-one-link = One link. They choose their seats.
ui-invite-share = { $game } at Ludarium: choose your seat
ui-invite-only-here = Works on this device only
ui-invite-only-here-start = So that friends can come, start Ludarium with
ui-invite-only-here-open = and open it by this computer’s address in your network, such as http://192.168.1.20:8080. The link you copy there works for everybody in the same network.
ui-qr = The link as a QR code
ui-closed = This table has been closed
ui-seat-open = open for anybody
ui-seat-invite = waiting for the invited player
ui-seat-reserved = kept for { $name }
ui-take-seat = Sit down here
ui-leave-seat = Stand up
ui-who-sits-at = Who sits at seat { $number }?
ui-invite-link = Link to this table
ui-new-link = New link
ui-make-link = Make a link for friends
ui-new-link-help = A new link replaces the earlier one, which then stops working.
ui-revoke = Close the link
ui-close-table = Close the table
ui-join-title = You are invited
ui-join-choose = Choose your seat.
ui-join-one = One seat is free for you.
ui-join-late = All seats are taken by now.
ui-join-watch = Watch the game
ui-join-seat = Sit down at seat { $number }

## At the table

ui-board = Board
ui-beside-table = Players, log and chat
ui-all-players = Players
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-your-choices = Your choices
ui-rule-of-prompt = The rule behind this question
ui-undo = Undo
ui-undo-key = Take your last move back (key u)
ui-watching = You are watching.
ui-watching-turn = You are watching. To move: { $names }
ui-waiting-for = Waiting for { $names }
ui-bots-busy = Waiting for { $names }. Many bots are thinking here at the moment.
ui-program = program
ui-away = away
ui-resigned = resigned
ui-stand-in = a bot stands in
ui-stand-in-plays = A bot is playing for you.
ui-time-out-move = Your time for this turn ran out: a bot is playing for you.
ui-time-out-often = Your time ran out three times in a row: a bot plays your seat to the end.
ui-time-out-game = Your time ran out: a bot plays your seat to the end.
ui-vote-stand-in =
    { $count ->
        [0] Let a bot stand in
        [one] Let a bot stand in ({ $count } vote)
       *[other] Let a bot stand in ({ $count } votes)
    }
ui-return = Take the seat back
ui-time-left = Time left for { $name }
ui-your-time = Your time
ui-spectators =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
ui-spectator = Spectator
ui-connection-lost = Connection lost. Trying again …
ui-log = What happened
ui-log-lost = lost (none left):
ui-log-earlier =
    { $count ->
        [one] Show { $count } earlier line
       *[other] Show { $count } earlier lines
    }
ui-chat = Chat
ui-chat-new =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
ui-chat-empty = Nobody has said anything yet.
ui-chat-text = Message
ui-send = Send
ui-tools = Table
ui-notify = Notify me
ui-watch-link = Copy link to watch
ui-resign = Resign
ui-resign-title = Do you want to resign?
ui-resign-few = The game ends at once, and you are last.
ui-resign-many = A bot plays your seat to the end. You cannot come back.
ui-play-on = Play on
ui-commitment = Sealed shuffle
ui-commitment-help = This fingerprint (SHA-256) of the random seed was fixed before the first move. The seed is shown at the end, so anybody can check that nothing was shuffled to anybody's liking.
ui-curtain = Pass the device to { $name }
ui-curtain-open = I am { $name }
ui-generic-facts = The position

## Keys

ui-keys = Keys
ui-key-options = choose an option
ui-key-undo = take the last move back
ui-key-prompt = to the question
ui-key-log = to the log; arrow keys walk through its lines
ui-key-chat = to the chat
ui-key-replay = one move back or on in a replay
ui-key-replay-ends = beginning and end of a replay
ui-key-help = this list

## The end

ui-winners =
    { $count ->
        [one] { $own ->
            [yes] You win
           *[no] { $names } wins
        }
       *[other] { $names } share the victory
    }
ui-ended-by-resigning = The game ended because somebody resigned.
ui-rematch = Rematch
ui-rematch-join = Join the rematch
ui-rematch-watch = Watch the rematch
ui-export = Save the record
ui-verify = Verify the shuffle
ui-verified = Verified: the seed fits the fingerprint from the beginning, and replaying every move leads to the same end.
ui-not-verified = This does not fit: the seed or the moves are not those of this game.
ui-seed = Seed
ui-score-sheet = Score sheet
ui-score-source = Source
ui-score-total = Total
ui-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
ui-chart = Points over the rounds
ui-review-title = What the expert thinks: chance to win
ui-review = Review the game with the expert
ui-review-progress = The expert looks at every decision …
ui-review-failed = The review was interrupted.
ui-review-none = No single move turned this game.
ui-review-count = { $count ->
    [one] { $count } turning point
   *[other] { $count } turning points
}
ui-review-turn = { $name }: “{ $move }” gave away { $percent } percentage points of the chance to win. The expert: “{ $best }”.
ui-review-turn-own = With “{ $move }” you gave away { $percent } percentage points of your chance to win. The expert: “{ $best }”.
ui-review-show = Show
ui-review-play-on = Play on from here
ui-hint = Hint: what would the expert do?
ui-hint-short = Hint
ui-hint-thinking = The expert is thinking …
ui-hint-busy = Many are asking the expert; it takes a little longer …
ui-hint-points = at the end about { $points }
ui-hint-you = you
ui-hint-loss = chance to win { $percent } percentage points less than with the first
ui-hint-as-good = as good as the first
ui-hint-parts = The numbers are points of the lead at the end.
ui-replay = Replay
ui-replay-first = To the beginning
ui-replay-back = One move back
ui-replay-next = One move on
ui-replay-last = To the end
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-move = Move { $number } of { $count }
ui-replay-begin = The beginning
ui-replay-from = Seen by
ui-replay-leave = Leave the replay

## Rules and first game

ui-rules-of = Rules of { $game }
ui-contents = Contents
ui-search-rules = Search the rules
ui-search-found =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
ui-legend = All signs
ui-no-rules = There is no rules page for this game yet.
ui-no-first-game = There is no guided game for this game yet.
ui-lesson-leave = Leave the lesson and play on

## About

ui-about-title = About Ludarium
ui-about-what = Ludarium is an open table for heavy board games: with friends, against bots, alone or around one device. Every rule is enforced, every refusal says which rule it comes from.
ui-about-unofficial = This is an unofficial implementation by players. The games belong to their designers and publishers; the words and pictures here are our own.
ui-about-data-title = What is kept
ui-about-data = A cookie that recognises you, the name you give yourself, and the games you play with their chat. Nothing is loaded from other servers, and nothing is sent to any.
ui-about-fair-title = Fair shuffling
ui-about-fair = Before the first move the table shows the fingerprint of its random seed. At the end it shows the seed; anybody can check the fingerprint and replay the whole game.
ui-about-licence-title = Licence
ui-about-licence = Ludarium is free software under the MIT licence. The page contains:

## Problems

ui-problem-unreachable = The server cannot be reached. Please try again in a moment.
ui-problem-expert-busy = The expert is very busy at the moment. Please ask again a little later.
ui-problem-unavailable = The server is just restarting. Please try again in a moment.
ui-problem-internal = Something went wrong on our side. Please try again.
ui-problem-bad-request = The server did not understand the request.
ui-problem-no-identity = The server does not know you any more. Please load the page anew.
ui-problem-not-your-seat = Somebody else sits on this seat.
ui-problem-not-seated = Only players at this table can do that.
ui-problem-not-host = Only whoever opened the table can do that.
ui-problem-cross-origin = The request came from another page and was refused.
ui-problem-not-found = There is nothing at this address.
ui-problem-no-such-table = There is no such table.
ui-problem-no-such-seat = There is no such seat.
ui-problem-no-such-game = There is no such game here.
ui-problem-no-such-position = There is no such move in this game.
ui-problem-no-invite = This invitation does not hold any more. It was used already or withdrawn; ask for a new link.
ui-problem-method-not-allowed = The server did not understand the request.
ui-problem-stale-number = The game has moved on meanwhile. Please look again and decide anew.
ui-problem-not-your-turn = It is not your turn.
ui-problem-illegal-move = This move is not possible now.
ui-problem-cannot-undo = Your last move cannot be taken back any more.
ui-problem-no-hints = Hints are for games without other people.
ui-problem-no-review = There is no review of this game yet.
ui-problem-not-running = The game is not running.
ui-problem-not-waiting = The game has begun already.
ui-problem-not-over = That is possible only when the game is over.
ui-problem-seat-taken = Somebody else was faster: this seat is taken.
ui-problem-not-invitable = Nobody can be invited to this seat.
ui-problem-not-absent = This player is here.
ui-problem-no-stand-in = No bot plays on this seat.
ui-problem-out-of-time = Your time is up.
ui-problem-stand-in-plays = A bot is playing for you. Take your seat back first.
ui-problem-rules-changed = This game was played by an earlier version of the rules. It can be looked at, but not replayed.
ui-problem-too-large = That is too large.
ui-problem-not-json = The server did not understand the request.
ui-problem-invalid = Something in it is not allowed.
ui-problem-bad-options = These options do not fit together.
ui-problem-unknown-pack = This server does not have that pack.
ui-problem-bad-pack = This pack cannot be played with.
ui-problem-packs-not-taken = This server takes no packs from its players.
ui-problem-no-such-pack = You have brought no such pack.
ui-problem-too-many-packs = You have brought as many packs as this server keeps for you. Please remove one first.
ui-problem-bad-record = This is not a record that can be played here.
ui-problem-unknown-bot = There is no such bot here.
ui-problem-too-many-requests = That was a little fast. Please wait a moment.
ui-problem-too-many-tables = You have too many unfinished tables. Finish or close one first.
ui-problem-too-many-streams = This game is open in too many windows. Please close some.
