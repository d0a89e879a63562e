### The toy game before a game begins: its name, who made it, the options of a table.

game-title = Toy farm
game-about = Toy farm is the small game with which Ludarium tests itself.
game-solo = Nobody plays the toy game alone
game-lesson = A first farm, field by field

## Options of a table

option-rounds = Rounds
option-rounds-help = How many rounds are played.
option-rounds-2 = Two rounds
option-rounds-3 = Three rounds
option-rounds-4 = Four rounds
option-rich = Rich farmers
option-rich-help = Whether everybody begins with three gold instead of one.
option-rich-yes = Yes
option-rich-no = No
option-first = First player
option-first-help = Who goes first in the first round.
option-first-random = Random
option-colours = Fences
option-colours-help = The wood of each farmer's fence.
option-colours-ash = Ash
option-colours-birch = Birch
option-colours-cedar = Cedar
option-colours-elm = Elm
