### Underwater Cities, egyelőre csak bejelentve: a neve és az alkotói.

game-title = Underwater Cities
game-about = Az Underwater Cities Vladimír Suchý játéka, kiadója a Delicious Games; itt nem hivatalos megvalósításként készül.
