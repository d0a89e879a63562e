### Imperial Miners before a game begins: its name, who made it, the options of a table.
### Everything reads this file; the lobby reads nothing else of the game.

game-title = Imperial Miners
game-about = Imperial Miners is a game by Tim Armstrong, published by Portal Games; this is an unofficial implementation.
game-solo = Dig alone, for a grade
game-lesson = A first mine, card by card

## Options of a table

option-hands = First hands
option-hands-help = Normal: keep four of eight cards. Beginner: six cards, nothing to choose.
option-hands-normal = { part-normal }
option-hands-beginner = { part-beginner }
part-normal = Normal
part-beginner = Beginner
part-same = As at the table
part-hand-help = For somebody who knows the game better or less well than the others.
option-hand-1 = Hand of player 1
option-hand-1-help = { part-hand-help }
option-hand-1-same = { part-same }
option-hand-1-normal = { part-normal }
option-hand-1-beginner = { part-beginner }
option-hand-2 = Hand of player 2
option-hand-2-help = { part-hand-help }
option-hand-2-same = { part-same }
option-hand-2-normal = { part-normal }
option-hand-2-beginner = { part-beginner }
option-hand-3 = Hand of player 3
option-hand-3-help = { part-hand-help }
option-hand-3-same = { part-same }
option-hand-3-normal = { part-normal }
option-hand-3-beginner = { part-beginner }
option-hand-4 = Hand of player 4
option-hand-4-help = { part-hand-help }
option-hand-4-same = { part-same }
option-hand-4-normal = { part-normal }
option-hand-4-beginner = { part-beginner }
option-hand-5 = Hand of player 5
option-hand-5-help = { part-hand-help }
option-hand-5-same = { part-same }
option-hand-5-normal = { part-normal }
option-hand-5-beginner = { part-beginner }
