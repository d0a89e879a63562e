### Imperial Miners, which is announced only: its name and who made it.

game-title = Imperial Miners
game-about = Imperial Miners is a game by Tim Armstrong, published by Portal Games; it is in the making here, as an unofficial implementation.
