### Imperial Miners, egyelőre csak bejelentve: a neve és az alkotói.

game-title = Imperial Miners
game-about = Az Imperial Miners Tim Armstrong játéka, kiadója a Portal Games; itt nem hivatalos megvalósításként készül.
