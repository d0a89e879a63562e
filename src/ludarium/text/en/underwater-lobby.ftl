### Underwater Cities, which is announced only: its name and who made it.

game-title = Underwater Cities
game-about = Underwater Cities is a game by Vladimír Suchý, published by Delicious Games; it is in the making here, as an unofficial implementation.
