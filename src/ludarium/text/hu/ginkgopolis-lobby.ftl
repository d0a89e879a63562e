### Ginkgopolis a játék előtt: a neve, az alkotói, az asztal beállításai és a szabályok által játszott felek.
### Ezt a fájlt mindenki olvassa; a lobbi a játékból csak ezt.

game-title = Ginkgopolis
game-about = A Ginkgopolis Xavier Georges játéka a Pearl Games kiadásában; ez egy nem hivatalos változat.
game-solo = Játék egyedül Hal ellen
game-lesson = Az első város, lapról lapra
hal = Hal

## Az asztal beállításai

option-characters = Karakterek
option-characters-help = Hogyan kapják meg a játékosok a három karakterüket.
option-characters-beginner = Bevezető szettek
option-characters-draft = Draft
option-first = Kezdőjátékos
option-first-help = Ki kezdi az első kört.
option-first-random = Véletlenszerű
option-expert = Profi változat
option-expert-help = Hal jobb kártyára cserélheti a külterület-kártyáját.
option-expert-yes = Igen
option-expert-no = Nem
option-colours = Színek
option-colours-help = A játékosok színe.
option-colours-green = { side-green }
option-colours-orange = { side-orange }
option-colours-purple = { side-purple }
option-colours-white = { side-white }
option-colours-black = { side-black }
side-green = Zöld
side-orange = Narancssárga
side-purple = Lila
side-white = Fehér
side-black = Fekete
