### Was das Terminalprogramm sagt, auf Deutsch. Die Befehle selbst sind in jeder Sprache gleich.

## Ein Spiel an der Tastatur

term-saved-in = Das Spiel wird gespeichert in { $file }
term-record-in = Die Aufzeichnung des Spiels liegt in { $file }
term-left = Das Spiel ist gespeichert. So geht es weiter:
term-curtain = Die Tastatur geht an { $name }.
term-press-enter = Weiter mit Enter.
term-commands = Eine Nummer, ein Zug wie in [Klammern] oder: { $commands }
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
term-help-undo = den letzten eigenen Zug zurücknehmen, solange nichts Verborgenes aufgedeckt wurde
term-help-log = alles, was bisher geschehen ist
term-help-board = der ganze Plan
term-help-rules = eine Regel nach ihrer Nummer: rules GK-N1
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
        [one] { $name }, Version { $version }, ist ein gültiges Pack für { $game }: { $count } Karte.
       *[other] { $name }, Version { $version }, ist ein gültiges Pack für { $game }: { $count } Karten.
    }
term-game = { $title }, Personen: { $players }

## Ginkgopolis als Text

term-gk-letter =
    { $colour ->
        [red] R
        [blue] B
       *[yellow] G
    }
term-gk-title =
    { $ending ->
        [0] Runde { $round }
       *[other] Runde { $round }, die letzte
    }
term-gk-title-draft = Draft der Charaktere
term-gk-supplies = Gebäudeplättchen { $tiles } · Nachziehstapel { $deck } · Ablage { $discard }
term-gk-second-supply = Das Spiel endet, wenn die Gebäudeplättchen wieder aufgebraucht sind.
term-gk-legend = { $letter }12* ▲3#2: Zahl 12 mit Baustellenmarker, Höhe 3, gehört Seite 2; (A): ein Marker
term-gk-first = · beginnt
term-gk-in-supply = { $count } im Vorrat
term-gk-new-hands = { $count } Tauschmarker
term-gk-chosen = hat gewählt
term-gk-face-down =
    { $tile ->
        [0] eine verdeckte Karte
       *[other] eine verdeckte Karte mit Plättchen
    }
term-gk-plays = spielt
term-gk-on =
    { $trigger ->
        [exploit] Nutzen
        [urbanize] Urbanisieren
        [floor] Aufstocken
       *[end] Spielende
    }
term-gk-you-hold = Du hast
term-gk-returning = Du gibst zurück
term-gk-you-chose = Gewählt:
term-gk-hand = Deine Kartenhand
term-gk-card-building = ({ $cell }) allein: { $goods } · nach dem Aufstocken behältst du: { $bonus }
term-gk-card-urbanization = allein: { $alone } · mit Plättchen auf ({ $cell }): { $goods }
term-gk-beside = die Gebäude daneben geben { $goods }
term-gk-price-urbanize = Urbanisieren: legt { $price }
term-gk-price-floor =
    { $back ->
        [0] Aufstocken auf Höhe { $height }: braucht { $price }
       *[other] Aufstocken auf Höhe { $height }: braucht { $price }; zuerst kommen { $back } eigene zurück
    }

## Barrage als Text

term-br-title = Runde { $round } von { $rounds } · { $phase }
term-br-legend = D5U! #2 ▲2 ●○: roter Bauplatz, Damm von Seite 2, Stufe 2, einer von zwei Wassertropfen; C1L 5→8: Leitung mit Wert 5 zu Becken 8; =: neutral; ·: frei; 1→8: der Fluss von Becken 1 führt zu Becken 8
term-br-area =
    { $area ->
        [mountains] Gebirge
        [hills] Hügelland
       *[plains] Ebene
    }
term-br-bonuses = Bonusplättchen nach Runden
term-br-objective = Ziel
term-br-national = Staatsaufträge
term-br-office = Auftragsbüro
term-br-patents = Patentamt
term-br-level = Stufe { $level }
term-br-passed = hat gepasst
term-br-tiles = Plättchen
term-br-wheel = Baurad
term-br-sector =
    { $turns ->
        [one] nach { $turns } Drehung { $things }
       *[other] nach { $turns } Drehungen { $things }
    }
term-br-contracts = Aufträge
term-br-fulfilled = Erfüllt
term-br-spaces = Ingenieure bei
term-br-you-have = Du hast
