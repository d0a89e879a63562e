### Ginkgopolis vor dem Spiel: Name, Urheber, Einstellungen eines Tisches und die Seiten, die von den Regeln gespielt werden.
### Diese Datei lesen alle; die Lobby liest sonst nichts vom Spiel.

game-title = Ginkgopolis
game-about = Ginkgopolis ist ein Spiel von Xavier Georges, erschienen bei Pearl Games; dies ist eine inoffizielle Umsetzung.
game-solo = Allein gegen Hal spielen
game-lesson = Eine erste Stadt, Karte für Karte
hal = Hal

## Einstellungen eines Tisches

option-characters = Charaktere
option-characters-help = Wie alle zu ihren drei Charakteren kommen.
option-characters-beginner = Einsteigersätze
option-characters-draft = Draft
option-first = Erster Zug
option-first-help = Wer in der ersten Runde beginnt.
option-first-random = Zufall
option-expert = Expertenvariante
option-expert-help = Hal darf eine Urbanisierungskarte gegen eine bessere Karte tauschen.
option-expert-yes = Ja
option-expert-no = Nein
option-colours = Farben
option-colours-help = Die Farbe jeder Seite.
option-colours-green = { side-green }
option-colours-orange = { side-orange }
option-colours-purple = { side-purple }
option-colours-white = { side-white }
option-colours-black = { side-black }
side-green = Grün
side-orange = Orange
side-purple = Violett
side-white = Weiß
side-black = Schwarz
