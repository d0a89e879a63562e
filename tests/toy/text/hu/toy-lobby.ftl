### A játékfarm a játék előtt: a neve, az alkotói, az asztal beállításai.

game-title = Játékfarm
game-about = A Játékfarm az a kis játék, amellyel a Ludarium önmagát ellenőrzi.
game-solo = A játékfarmot senki sem játssza egyedül
game-lesson = Az első farm, földről földre

## Az asztal beállításai

option-rounds = Fordulók
option-rounds-help = Hány fordulóból áll a játék.
option-rounds-2 = Két forduló
option-rounds-3 = Három forduló
option-rounds-4 = Négy forduló
option-rich = Gazdag farmerek
option-rich-help = Mindenki három arannyal kezd egy helyett.
option-rich-yes = Igen
option-rich-no = Nem
option-first = Kezdőjátékos
option-first-help = Ki kezdi az első fordulót.
option-first-random = Véletlenszerű
option-colours = Kerítések
option-colours-help = Milyen fából van a játékosok kerítése.
option-colours-ash = Kőris
option-colours-birch = Nyír
option-colours-cedar = Cédrus
option-colours-elm = Szil
