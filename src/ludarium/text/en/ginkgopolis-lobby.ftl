### Ginkgopolis before a game begins: its name, who made it, the options of a table, the sides that the rules play.
### Everything reads this file; the lobby reads nothing else of the game.

game-title = Ginkgopolis
game-about = Ginkgopolis is a game by Xavier Georges, published by Pearl Games; this is an unofficial implementation.
game-solo = Play alone against Hal
game-lesson = A first town, card by card
hal = Hal

## Options of a table

option-characters = Characters
option-characters-help = How the players come by their three characters.
option-characters-beginner = Beginner sets
option-characters-draft = Draft
option-first = First player
option-first-help = Who goes first in the first round.
option-first-random = Random
option-expert = Expert variant
option-expert-help = Hal may exchange an urbanization card for a better card.
option-expert-yes = Yes
option-expert-no = No
option-colours = Colours
option-colours-help = The colour of each side.
option-colours-green = { side-green }
option-colours-orange = { side-orange }
option-colours-purple = { side-purple }
option-colours-white = { side-white }
option-colours-black = { side-black }
side-green = Green
side-orange = Orange
side-purple = Purple
side-white = White
side-black = Black
