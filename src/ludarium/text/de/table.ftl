### Was die Hülle eines Tisches von sich sagt, auf Deutsch. Es wird mit einem Tisch geladen; in page.ftl steht, was jede Seite sagt.

ui-own-area = Dein Bereich
ui-fold = Deinen Bereich einklappen
ui-unfold = Ausklappen
ui-tab-board = Spielplan
ui-tab-own = Deine Sachen
ui-tab-rivals = Spieler
ui-tab-talk = Verlauf und Chat
ui-menu = Menü
ui-settings = Einstellungen
ui-turn-order = Reihenfolge
ui-round = Runde { $round }
ui-lift = Alles von { $name }
ui-go-on-playing = Weiter
ui-choices =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
ui-taken = { $choice } – die einzige Möglichkeit
ui-filter = Filtern
ui-why = Warum?
ui-why-not = Was nicht geht
ui-rule = Regel
ui-confirm = Bestätigen
ui-confirm-choice = Bestätigen: { $choice }
ui-tap-again = Erneut tippen oder ✓
ui-whole-view = Alles zeigen
ui-choose-instead = Drücken, um stattdessen dies zu wählen
ui-final = Das lässt sich nicht zurücknehmen.
ui-final-short = endgültig
ui-pays = kostet
ui-brings = bringt
ui-then = dann { $count }
ui-smaller = Weniger
ui-larger = Mehr
ui-restart = Zug neu beginnen (Umschalt + U oder länger auf Zurücknehmen drücken)
ui-restart-turn = Zug neu beginnen
ui-skip-story = Überspringen
ui-tell-again = Noch einmal zeigen, was seit deinem letzten Zug geschah
ui-since-your-turn = Seit deinem Zug
ui-show-place = Auf dem Spielplan zeigen
ui-log-short = Verlauf
ui-log-more = und { $count } weitere

## Einstellungen

ui-confirm-when = Vor dem Ausführen nachfragen
ui-confirm-always = immer
ui-confirm-final = nur bei dem, was sich nicht zurücknehmen lässt
ui-confirm-never = nie
ui-speed = Wie schnell die Züge der anderen gezeigt werden
ui-speed-slow = langsam
ui-speed-normal = normal
ui-speed-fast = schnell
ui-speed-at-once = sofort
ui-colours = Farben
ui-colours-system = wie auf diesem Gerät
ui-colours-light = hell
ui-colours-dark = dunkel
ui-more-settings = Außerdem
ui-sound = Ton
ui-plain = Der Tisch als Listen und Wörter

## Tasten

ui-key-list = alle Möglichkeiten als Liste
ui-key-confirm = das Markierte ausführen
ui-key-restart = den Zug neu beginnen
ui-key-why = warum?
ui-key-hint = Tipp
ui-key-lift = einen Mitspieler nach dem anderen in voller Größe
ui-key-skip = beenden, was sich gerade bewegt
ui-key-again = noch einmal zeigen, was seit deinem Zug geschah
ui-key-escape = schließen oder Markierung aufheben

## Das Ende

ui-game-over = Das Spiel ist zu Ende
ui-end-bars = Punkte
ui-end-sheet = Wertung
ui-end-chart = Verlauf
ui-end-review = Analyse
ui-end-board = Den Spielplan ansehen
ui-end-back = Zurück zum Ergebnis
ui-resigned-by = Das Spiel endete, weil { $name } aufgegeben hat.
ui-chart-help = Was alle gehabt hätten, wenn das Spiel in diesem Augenblick geendet hätte, von der ersten Entscheidung an.
ui-replay-secret = { $name } entscheidet verdeckt.
ui-replay-chooses = { $name } wählt.
ui-pointer-played =
    { $own ->
        [yes] dein Zug
       *[no] gespielt
    }
ui-pointer-better = besser
ui-replay-notes = Kommentare und Varianten
ui-replay-instead = Stattdessen möglich:
ui-replay-variation = Variante { $number }
ui-replay-in-variation = Variante zum Zug { $number }
ui-replay-back-to-game =
    { $deep ->
        [yes] Zurück zur Variante davor
       *[no] Zurück zur Partie
    }
