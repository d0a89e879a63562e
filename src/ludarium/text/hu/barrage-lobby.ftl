### Barrage a játék előtt: a neve, az alkotói, az asztal beállításai és a szabályok által játszott felek.
### Ezt a fájlt mindenki olvassa; a lobbi a játékból csak ezt.

game-title = Barrage
game-about = A Barrage (Duzzasztómű) Tommaso Battista és Simone Luciani játéka a Cranio Creations kiadásában; ez egy nem hivatalos változat.
game-solo = Játék egyedül egy automa ellen
game-lesson = Hogyan lesz a cseppből áram
automa = { $number }. Automa

## Az asztal beállításai

option-game = Játék
option-game-help = A bevezető játékban nincs szabadalom, és a cégek adottak; a teljes játék választással kezdődik.
option-game-full = Teljes játék
option-game-introductory = Bevezető játék
option-automa-1 = Első automa
option-automa-1-help = A szabályok által játszott első cég szintje.
option-automa-1-none = { part-none }
option-automa-1-1 = { part-level-1 }
option-automa-1-2 = { part-level-2 }
option-automa-1-3 = { part-level-3 }
option-automa-1-4 = { part-level-4 }
option-automa-2 = Második automa
option-automa-2-help = A szabályok által játszott második cég szintje.
option-automa-2-none = { part-none }
option-automa-2-1 = { part-level-1 }
option-automa-2-2 = { part-level-2 }
option-automa-2-3 = { part-level-3 }
option-automa-2-4 = { part-level-4 }
option-automa-3 = Harmadik automa
option-automa-3-help = A szabályok által játszott harmadik cég szintje.
option-automa-3-none = { part-none }
option-automa-3-1 = { part-level-1 }
option-automa-3-2 = { part-level-2 }
option-automa-3-3 = { part-level-3 }
option-automa-3-4 = { part-level-4 }
part-none = Nincs
part-level-1 = 1. szint (kisfeszültség)
part-level-2 = 2. szint (középfeszültség)
part-level-3 = 3. szint (nagyfeszültség)
part-level-4 = 4. szint (túlfeszültség)
option-mahiri-officers = Több ügyvezető Mahiri Sekibónak
option-mahiri-officers-help = A kimaradt ügyvezetőkből annyi látszik, hogy mindig hármat másolhasson.
option-mahiri-officers-yes = Igen
option-mahiri-officers-no = Nem
option-mahiri-credits = Több kredit Mahiri Sekibónak
option-mahiri-credits-help = 6 helyett 9 kredittel kezd.
option-mahiri-credits-yes = Igen
option-mahiri-credits-no = Nem
