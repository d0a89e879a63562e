### Was das Terminalprogramm sagt, auf Deutsch. Die Befehle selbst sind in jeder Sprache gleich.

## Ein Spiel an der Tastatur

term-saved-in = Das Spiel wird gespeichert in { $file }
term-record-in = Die Aufzeichnung des Spiels liegt in { $file }
term-left = Das Spiel ist gespeichert. So geht es weiter:
term-curtain = Die Tastatur geht an { $name }.
term-press-enter = Weiter mit Enter.
term-commands = Nummer, Zug oder: { $commands }
term-many =
    { $count ->
        [one] { $count } Zug: moves zeigt ihn, Tab ergänzt, was du schreibst.
       *[other] { $count } Züge: moves zeigt sie, Tab ergänzt, was du schreibst.
    }
term-nothing-blocked = Etwas anderes gäbe es hier nicht zu tun.
term-hint-points = am Ende etwa { $points } Punkte
term-hint-people = Tipps gibt es nur in Spielen ohne andere Menschen.
term-no-such-number = Zur Wahl stehen die Nummern 1 bis { $most }.
term-refused = { $move } ist nicht möglich: { $why } ({ $rule })
term-not-now = { $move } ist ein Zug dieses Spiels, aber jetzt nicht möglich.
term-undo-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
term-undo-sealed = Dein letzter Zug lässt sich nicht zurücknehmen: Seitdem wurde Verborgenes aufgedeckt oder der Zufall hat entschieden.
term-undo-moved-on = Dein letzter Zug lässt sich nicht zurücknehmen: Seitdem hat jemand anderes gezogen.
term-save-where = Schreibe hinter save den Namen einer Datei.
term-log-more =
    { $count ->
        [one] … { $count } frühere Zeile: log
       *[other] … { $count } frühere Zeilen: log
    }
term-cropped =
    { $count ->
        [one] { $count } weiteres Feld liegt außerhalb dieses Bildes; board zeigt alles.
       *[other] { $count } weitere Felder liegen außerhalb dieses Bildes; board zeigt alles.
    }
term-page = Teil { $number } von { $pages }
term-no-catalogue = Die Regeln stehen in { $file } der Quellen von Ludarium, die hier nicht installiert sind.
term-no-such-rule = Schreibe hinter rules die Nummer einer Regel wie die in Klammern; „{ $rule }“ ist keine. Alle stehen in { $file }.
term-help = Antworte mit der Nummer einer Möglichkeit oder schreibe den Zug, wie er in Klammern steht; sein letztes Wort genügt. Außerdem gibt es:
term-help-moves = alle Züge und was sie bewirken; Enter allein zeigt den Tisch wieder
term-help-why = was gerade nicht geht, und warum
term-help-hint = was der Experte täte
term-help-undo = den letzten eigenen Zug zurücknehmen, solange nichts Verborgenes aufgedeckt wurde
term-help-log = alles, was bisher geschehen ist
term-help-board = der ganze Plan und was alle haben
term-help-rules = eine Regel nach ihrer Nummer: rules NUMMER
term-help-save = eine Kopie des Spiels in einer Datei: save DATEI
term-help-help = diese Hilfe
term-help-quit = aufhören; das Spiel ist gespeichert und kann später weitergehen

## Das Ende

term-result = Endstand
term-result-now = Wenn das Spiel jetzt endete
term-place =
    { $points ->
        [one] { $place }. { $name }: { $points } Punkt
       *[other] { $place }. { $name }: { $points } Punkte
    }
term-outcome = { $name }: { $outcome }
term-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
term-total = Zusammen

## Wiedergabe, Simulation, Packs, Liste der Spiele

term-beginning = Beginn
term-step = Zug { $number } von { $moves }. Enter: weiter, b: zurück, q: aufhören.
term-step-variations =
    { $count ->
        [1] v: der Variante folgen.
       *[other] v1 bis v{ $count }: einer Variante folgen.
    }
term-sim-who = Seite
term-sim-bot = Bot
term-sim-mean = Mittel
term-sim-least = Min.
term-sim-most = Max.
term-sim-wins = Siege
term-sim-rounds = Runden: { $mean } ({ $least } bis { $most })
term-sim-decisions = Entscheidungen: { $mean } ({ $least } bis { $most })
term-sim-time =
    { $games ->
        [one] { $games } Spiel in { $seconds } s
       *[other] { $games } Spiele in { $seconds } s, { $speed } pro Sekunde
    }
term-sim-seed = Startzahl: { $seed }
term-pack-good =
    { $count ->
        [one] { $name }, Version { $version }, ist ein gutes Paket für { $game }: { $count } Eintrag.
       *[other] { $name }, Version { $version }, ist ein gutes Paket für { $game }: { $count } Einträge.
    }
term-pack-new = neu
# $verdict: low, fit or high
term-pack-worth =
    { $verdict ->
        [low] Wert { $value }, zu wenig: üblich sind { $least } bis { $most }
        [high] Wert { $value }, zu viel: üblich sind { $least } bis { $most }
       *[fit] Wert { $value }, wie üblich zwischen { $least } und { $most }
    }
term-pack-wrong =
    { $count ->
        [one] { $count } Fehler, siehe oben
       *[other] { $count } Fehler, siehe oben
    }
term-game = { $title }, Personen: { $players }
