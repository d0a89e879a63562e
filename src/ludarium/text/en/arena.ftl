### Bots against bots and how even a game is, in English. Titles of columns are short: a terminal has 80 of them.

arena-title =
    { $players ->
        [1] { $title }, alone: { part-games }
       *[other] { $title }, { $players } players: { part-games } of { $deals ->
            [one] { $deals } deal
           *[other] { $deals } deals
        }
    }
part-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-bot = Bot
arena-other = against
arena-elo = Elo
arena-interval = 95 %
arena-games = Games
arena-wins = Wins
arena-points = Points
arena-thinking = ms/move
arena-won = Won
arena-tied = Tied
arena-lost = Lost
arena-rate = Rate
arena-matrix = Win rate of the row against the column, %
arena-wins-share = Win rate, %
arena-anchor = Elo is counted from { $bot }; its intervals come from { $samples } random choices of the deals.
arena-bound = ≥ and ≤: one side won everything, so the games only give a bound.
arena-saved = The results are in { $file }.
arena-drawn = The chart is in { $file }.
ladder-stage = { $title }, { $players ->
        [1] alone
       *[other] { $players } players
    }: { $done } of { $games } games are played.
ladder-written = The ladder is in { $file }.

## How even a game is

balance-title = How even is { $title }?
balance-about = What came out of the games that bots played with version { $version }. It says how things work out when bots of this strength play, not what a card is worth in the hands of a master.
balance-players = Players
balance-games = Games
balance-bots = Bots
balance-options = Options
balance-seed = Seed
balance-first = { $players } players: the first in the turn order won { $rate } of { $games } games (95 % interval { $interval }; fair would be { $fair }).
balance-reading = A shared victory counts as shared. Intervals are 95 % intervals, Wilson's for win rates; a win rate is **bold** where its interval does not contain the fair share, which happens to one row in twenty by chance alone. "Lead" is the points above the average of the same table. The dashed line in a chart is the fair share.
balance-group =
    { $players ->
        [1] Alone
       *[other] { $players } players
    }
balance-seats = Seats
balance-wins = Wins
balance-interval = 95 %
balance-points = Points
balance-lead = Lead
balance-table-points = Points of a seat
balance-winner = Of the winner
balance-first-wins = First wins
balance-chart = Chart: { $what }
balance-written = The report is in { $file }.

## Balance of a pack

pack-balance-about = { $name }, version { $version }: { $games } games of { $players } with { $bot }, seed { $seed }. A fair share of the victories would be { $fair }.
pack-balance-entry = Entry
pack-balance-verdict = Verdict
# $verdict: never, few, strong, weak, even or seen
pack-balance-says =
    { $verdict ->
        [never] never used
        [few] too rare to tell
        [strong] too strong
        [weak] too weak
        [seen] in { $games } games
       *[even] even
    }
pack-balance-uncounted = Not counted in this game: { $entries }.
pack-balance-reading = “Too strong” and “too weak” mean that the 95 % interval does not contain the fair share, which happens to one entry in twenty by chance alone.
