### Underwater Cities vor dem Spiel: wie es heißt, von wem es ist, was an einem Tisch gewählt werden kann.
### Alles liest diese Datei; die Lobby liest sonst nichts vom Spiel.

game-title = Underwater Cities
game-about = Underwater Cities ist ein Spiel von Vladimír Suchý, erschienen bei Delicious Games; dies ist eine inoffizielle Umsetzung.
game-solo = Allein das Ziel erreichen
game-lesson = Wie eine Stadt unter dem Meer lebt

## Was ein Tisch wählt

option-boards = Spielertafeln
option-boards-help = Die einfachen Tafeln haben alle dieselbe Karte, die fortgeschrittenen je eine eigene mit besonderen Bauplätzen.
option-boards-basic = Einfach
option-boards-advanced = Fortgeschritten
option-contracts = Regierungsaufträge
option-contracts-help = Drei offene Aufträge belohnen, wer ihre Bedingungen zuerst erfüllt.
option-contracts-yes = Ja
option-contracts-no = Nein
option-start-place = Neutrale Plättchen beginnen auf
option-start-place-help = Wo die drei neutralen Plättchen in der ersten Runde liegen; jedes Aktionsfeld ergibt ein anderes Spiel.
option-start-place-1 = Aktionsfeld 1
option-start-place-2 = Aktionsfeld 2
option-start-place-3 = Aktionsfeld 3
option-start-place-4 = Aktionsfeld 4
option-start-place-5 = Aktionsfeld 5
