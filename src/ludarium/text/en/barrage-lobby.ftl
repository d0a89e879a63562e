### Barrage before a game begins: its name, who made it, the options of a table, the sides that the rules play.
### Everything reads this file; the lobby reads nothing else of the game.

game-title = Barrage
game-about = Barrage is a game by Tommaso Battista and Simone Luciani, published by Cranio Creations; this is an unofficial implementation.
game-solo = Play alone against an Automa
game-lesson = How a drop becomes power
automa = Automa { $number }

## Options of a table

option-game = Game
option-game-help = The introductory game has no patents and given companies; the full game begins with a draft.
option-game-full = Full game
option-game-introductory = Introductory game
option-automa-1 = First Automa
option-automa-1-help = Level of the first company that the rules play.
option-automa-1-none = { part-none }
option-automa-1-1 = { part-level-1 }
option-automa-1-2 = { part-level-2 }
option-automa-1-3 = { part-level-3 }
option-automa-1-4 = { part-level-4 }
option-automa-2 = Second Automa
option-automa-2-help = Level of the second company that the rules play.
option-automa-2-none = { part-none }
option-automa-2-1 = { part-level-1 }
option-automa-2-2 = { part-level-2 }
option-automa-2-3 = { part-level-3 }
option-automa-2-4 = { part-level-4 }
option-automa-3 = Third Automa
option-automa-3-help = Level of the third company that the rules play.
option-automa-3-none = { part-none }
option-automa-3-1 = { part-level-1 }
option-automa-3-2 = { part-level-2 }
option-automa-3-3 = { part-level-3 }
option-automa-3-4 = { part-level-4 }
part-none = None
part-level-1 = Level 1 (low voltage)
part-level-2 = Level 2 (medium voltage)
part-level-3 = Level 3 (high voltage)
part-level-4 = Level 4 (overpowered)
option-mahiri-officers = More officers for Mahiri Sekibo
option-mahiri-officers-help = Unused officers are shown so that she always has three to copy.
option-mahiri-officers-yes = Yes
option-mahiri-officers-no = No
option-mahiri-credits = More credits for Mahiri Sekibo
option-mahiri-credits-help = She starts with 9 credits instead of 6.
option-mahiri-credits-yes = Yes
option-mahiri-credits-no = No
