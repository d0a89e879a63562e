### Underwater Cities a játék előtt: a neve, az alkotói, és amit egy asztalnál választani lehet.
### Ezt a fájlt minden olvassa; a lobbi mást nem olvas a játékból.

game-title = Underwater Cities
game-about = Az Underwater Cities Vladimír Suchý játéka, kiadója a Delicious Games; ez egy nem hivatalos megvalósítás.
game-solo = Egyedül a cél ellen
game-lesson = Hogyan él egy város a tenger alatt

## Egy asztal beállításai

option-boards = Játékostáblák
option-boards-help = Az alaptáblák térképe azonos, a haladó tábláké mind más, különleges helyekkel.
option-boards-basic = Alap
option-boards-advanced = Haladó
option-contracts = Kormányzati szerződések
option-contracts-help = Három nyílt szerződés azt jutalmazza, aki elsőként teljesíti a feltételeit.
option-contracts-yes = Igen
option-contracts-no = Nem
option-start-place = A semleges lapkák kezdőhelye
option-start-place-help = Hol áll a három semleges lapka az első fordulóban; más hely, más játék.
option-start-place-1 = 1. hely
option-start-place-2 = 2. hely
option-start-place-3 = 3. hely
option-start-place-4 = 4. hely
option-start-place-5 = 5. hely
