### Imperial Miners vor dem Spiel: Name, Urheber, Einstellungen eines Tisches.
### Diese Datei lesen alle; die Lobby liest sonst nichts vom Spiel.

game-title = Imperial Miners
game-about = Imperial Miners ist ein Spiel von Tim Armstrong, erschienen bei Portal Games; dies ist eine inoffizielle Umsetzung.
game-solo = Allein graben, um einen Grad
game-lesson = Eine erste Mine, Karte für Karte

## Einstellungen eines Tisches

option-hands = Starthand
option-hands-help = Normal: vier von acht Karten behalten. Einsteiger: sechs Karten, nichts zu wählen.
option-hands-normal = { part-normal }
option-hands-beginner = { part-beginner }
part-normal = Normale Hand
part-beginner = Einsteiger
part-same = Wie am Tisch
part-hand-help = Für jemanden, der das Spiel besser oder weniger gut kennt als die anderen.
option-hand-1 = Hand von Spieler 1
option-hand-1-help = { part-hand-help }
option-hand-1-same = { part-same }
option-hand-1-normal = { part-normal }
option-hand-1-beginner = { part-beginner }
option-hand-2 = Hand von Spieler 2
option-hand-2-help = { part-hand-help }
option-hand-2-same = { part-same }
option-hand-2-normal = { part-normal }
option-hand-2-beginner = { part-beginner }
option-hand-3 = Hand von Spieler 3
option-hand-3-help = { part-hand-help }
option-hand-3-same = { part-same }
option-hand-3-normal = { part-normal }
option-hand-3-beginner = { part-beginner }
option-hand-4 = Hand von Spieler 4
option-hand-4-help = { part-hand-help }
option-hand-4-same = { part-same }
option-hand-4-normal = { part-normal }
option-hand-4-beginner = { part-beginner }
option-hand-5 = Hand von Spieler 5
option-hand-5-help = { part-hand-help }
option-hand-5-same = { part-same }
option-hand-5-normal = { part-normal }
option-hand-5-beginner = { part-beginner }
