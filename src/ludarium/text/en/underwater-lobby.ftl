### Underwater Cities before a game begins: its name, who made it, the options of a table.
### Everything reads this file; the lobby reads nothing else of the game.

game-title = Underwater Cities
game-about = Underwater Cities is a game by Vladimír Suchý, published by Delicious Games; this is an unofficial implementation.
game-solo = Play alone against the goal
game-lesson = How a city under the sea lives

## Options of a table

option-boards = Player boards
option-boards-help = Basic boards share one map; advanced ones have maps of their own with special sites.
option-boards-basic = Basic
option-boards-advanced = Advanced
option-contracts = Government contracts
option-contracts-help = Three open contracts reward whoever meets their conditions first.
option-contracts-yes = Yes
option-contracts-no = No
option-start-place = Neutral tiles start at
option-start-place-help = Where the three neutral tiles lie in the first round; other places make other games.
option-start-place-1 = Place 1
option-start-place-2 = Place 2
option-start-place-3 = Place 3
option-start-place-4 = Place 4
option-start-place-5 = Place 5
