### Imperial Miners a játék előtt: a neve, az alkotói, az asztal beállításai.
### Ezt a fájlt mindenki olvassa; a lobbi a játékból csak ezt.

game-title = Imperial Miners
game-about = Az Imperial Miners Tim Armstrong játéka a Portal Games kiadásában; ez egy nem hivatalos változat.
game-solo = Ásás egyedül, fokozatért
game-lesson = Az első bánya, lapról lapra

## Az asztal beállításai

option-hands = Kezdőlapok
option-hands-help = Normál: nyolc lapból négy marad. Kezdő: hat lap, választás nélkül.
option-hands-normal = { part-normal }
option-hands-beginner = { part-beginner }
part-normal = Normál
part-beginner = Kezdő
part-same = Mint az asztalé
part-hand-help = Annak, aki a többieknél jobban vagy kevésbé ismeri a játékot.
option-hand-1 = A(z) 1. játékos lapjai
option-hand-1-help = { part-hand-help }
option-hand-1-same = { part-same }
option-hand-1-normal = { part-normal }
option-hand-1-beginner = { part-beginner }
option-hand-2 = A(z) 2. játékos lapjai
option-hand-2-help = { part-hand-help }
option-hand-2-same = { part-same }
option-hand-2-normal = { part-normal }
option-hand-2-beginner = { part-beginner }
option-hand-3 = A(z) 3. játékos lapjai
option-hand-3-help = { part-hand-help }
option-hand-3-same = { part-same }
option-hand-3-normal = { part-normal }
option-hand-3-beginner = { part-beginner }
option-hand-4 = A(z) 4. játékos lapjai
option-hand-4-help = { part-hand-help }
option-hand-4-same = { part-same }
option-hand-4-normal = { part-normal }
option-hand-4-beginner = { part-beginner }
option-hand-5 = A(z) 5. játékos lapjai
option-hand-5-help = { part-hand-help }
option-hand-5-same = { part-same }
option-hand-5-normal = { part-normal }
option-hand-5-beginner = { part-beginner }
