### Barrage vor dem Spiel: Name, Urheber, Einstellungen eines Tisches und die Seiten, die von den Regeln gespielt werden.
### Diese Datei lesen alle; die Lobby liest sonst nichts vom Spiel.

game-title = Barrage
game-about = Barrage ist ein Spiel von Tommaso Battista und Simone Luciani, erschienen bei Cranio Creations; dies ist eine inoffizielle Umsetzung.
game-solo = Allein gegen einen Automa spielen
game-lesson = Wie aus einem Tropfen Strom wird
automa = Automa { $number }

## Einstellungen eines Tisches

option-game = Spiel
option-game-help = Im Einführungsspiel gibt es keine Patente und die Firmen sind vorgegeben; das volle Spiel beginnt mit einer Auswahl.
option-game-full = Volles Spiel
option-game-introductory = Einführungsspiel
option-automa-1 = Erster Automa
option-automa-1-help = Stufe der ersten Firma, die von den Regeln gespielt wird.
option-automa-1-none = { part-none }
option-automa-1-1 = { part-level-1 }
option-automa-1-2 = { part-level-2 }
option-automa-1-3 = { part-level-3 }
option-automa-1-4 = { part-level-4 }
option-automa-2 = Zweiter Automa
option-automa-2-help = Stufe der zweiten Firma, die von den Regeln gespielt wird.
option-automa-2-none = { part-none }
option-automa-2-1 = { part-level-1 }
option-automa-2-2 = { part-level-2 }
option-automa-2-3 = { part-level-3 }
option-automa-2-4 = { part-level-4 }
option-automa-3 = Dritter Automa
option-automa-3-help = Stufe der dritten Firma, die von den Regeln gespielt wird.
option-automa-3-none = { part-none }
option-automa-3-1 = { part-level-1 }
option-automa-3-2 = { part-level-2 }
option-automa-3-3 = { part-level-3 }
option-automa-3-4 = { part-level-4 }
part-none = Keiner
part-level-1 = Stufe 1 (Niederspannung)
part-level-2 = Stufe 2 (Mittelspannung)
part-level-3 = Stufe 3 (Hochspannung)
part-level-4 = Stufe 4 (Überspannung)
option-mahiri-officers = Mehr Führungskräfte für Mahiri Sekibo
option-mahiri-officers-help = Unbenutzte Führungskräfte liegen aus, sodass sie immer drei kopieren kann.
option-mahiri-officers-yes = Ja
option-mahiri-officers-no = Nein
option-mahiri-credits = Mehr Credits für Mahiri Sekibo
option-mahiri-credits-help = Sie beginnt mit 9 statt 6 Credits.
option-mahiri-credits-yes = Ja
option-mahiri-credits-no = Nein
