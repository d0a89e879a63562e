### Das Spielzeugspiel vor dem Spiel: Name, Urheber, Einstellungen eines Tisches.

game-title = Spielzeughof
game-about = Spielzeughof ist das kleine Spiel, mit dem Ludarium sich selbst prüft.
game-solo = Das Spielzeugspiel spielt niemand allein
game-lesson = Ein erster Hof, Feld für Feld

## Einstellungen eines Tisches

option-rounds = Runden
option-rounds-help = Wie viele Runden gespielt werden.
option-rounds-2 = Zwei Runden
option-rounds-3 = Drei Runden
option-rounds-4 = Vier Runden
option-rich = Reiche Bauern
option-rich-help = Ob alle mit drei Gold statt einem beginnen.
option-rich-yes = Ja
option-rich-no = Nein
option-first = Erster Zug
option-first-help = Wer in der ersten Runde beginnt.
option-first-random = Zufall
option-colours = Zäune
option-colours-help = Das Holz, aus dem jeder Zaun ist.
option-colours-ash = Esche
option-colours-birch = Birke
option-colours-cedar = Zeder
option-colours-elm = Ulme
