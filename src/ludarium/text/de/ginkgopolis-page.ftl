### Was die Zeichnung von Ginkgopolis selbst sagt; was die Regeln sagen, steht in ginkgopolis.ftl. Nur die Webseite liest diese Datei.

## Die Stadt

table-city = Die Stadt
table-city-help = Pfeiltasten gehen von Feld zu Feld, Plus und Minus ändern die Größe, 0 zeigt alles.
table-fit = Ganze Stadt zeigen
table-districts = Viertel zeigen
table-height = Höhe { $height }
table-owned = gehört { $name }
table-no-owner = gehört niemandem
table-marked = im Bau
table-marked-help = Seine Karte kommt mit dem nächsten Nachziehstapel ins Spiel.
table-stack = Von unten nach oben
table-token = Marker { $letter }
table-token-help = Karte { $letter } mit einem Plättchen stellt hier ein neues Gebäude hin.
table-north = { $count } nördlich
table-south = { $count } südlich
table-east = { $count } östlich
table-west = { $count } westlich
table-middle = die Mitte
table-empty = Freies Feld
table-on = auf { $number }
table-map = Karte der Stadt: antippen, um dorthin zu gehen

## Viertel

table-district =
    { $colour ->
        [red] Rotes Viertel
        [blue] Blaues Viertel
       *[yellow] Gelbes Viertel
    }
table-pieces =
    { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }
table-no-pieces = Hier liegen keine Ressourcen.
table-place =
    { $place ->
        [1] 1.
       *[2] 2.
    }
table-you-lead = du führst
table-you-second = du bist auf Platz 2
table-districts-worth = Punkte für Viertel, wenn das Spiel jetzt endete
table-districts-scored = Die Viertel werden gewertet
table-leads =
    { $count ->
        [0] führt in keinem Viertel
        [one] führt in { $count } Viertel
       *[other] führt in { $count } Vierteln
    }

## Runden und Stapel

table-round = Runde { $round }
table-last-round = Letzte Runde
table-last-round-of = Letzte Runde ({ $round })
table-deck = Nachziehstapel
table-discard = Ablagestapel
table-tile-supply = Plättchenvorrat
table-supply-first = Ist er zum ersten Mal leer, dürfen alle Plättchen für je 1 Erfolgspunkt zurückgeben.
table-supply-second = Er war schon einmal leer. Ist er wieder leer, endet das Spiel.
table-supply-solo = Ist er leer, endet das Spiel.
table-phase-choose = Wählen
table-phase-act = Aktion
table-phase-pass = Weitergeben
table-tiles-left = Plättchen
table-deck-help = Ist er leer, wird der Ablagestapel zum neuen Nachziehstapel, zusammen mit den Karten aller Gebäude im Bau.
table-deck-short = Stapel
table-discard-short = Ablage
table-new-deck = Neuer Nachziehstapel
table-tiles-out = Die Plättchen sind aus
table-log-returned = gibt zurück:
table-log-returned-none = gibt kein Plättchen zurück

## Was dir gehört

table-hand = Deine Kartenhand
table-tiles = Deine Plättchen
table-no-tiles = Du hast keine Plättchen.
table-returning = Du gibst zurück
table-points = Erfolgspunkte
table-new-hands = { $count } Tauschmarker
table-new-hand = Neue Hand
table-alone = Allein
table-beside = Mit Plättchen bringen die Nachbargebäude
table-pays = Kostet
table-brings = Bringt
table-keeps = Nach dem Aufstocken behältst du die Karte
table-nothing = nichts
table-hand-passes = Deine Hand · der Rest geht an { $name }
table-prices = Deine Plättchen · Preise nach dem Stand der Stadt
table-prices-back =
    { $count ->
        [one] Deine Plättchen · Preise nach dem Stand der Stadt, { $count } Ressource kommt vorher zurück
       *[other] Deine Plättchen · Preise nach dem Stand der Stadt, { $count } Ressourcen kommen vorher zurück
    }
table-prices-theirs =
    { $count ->
        [one] Deine Plättchen · { $name } bekommt vorher { $count } Ressource zurück und dafür einen Erfolgspunkt
       *[other] Deine Plättchen · { $name } bekommt vorher { $count } Ressourcen zurück und für jede einen Erfolgspunkt
    }
table-no-surcharge = kein Aufpreis
table-new-building = neues Gebäude
table-lower-number = kleinere Zahl: { $count }
table-other-colour = andere Farbe: { $count }
table-number-and-colour = Zahl { $points }, Farbe { $resources }
table-short =
    { $good ->
        [point] { $count ->
            [one] { $count } Punkt fehlt
           *[other] { $count } Punkte fehlen
        }
       *[resource] { $count ->
            [one] { $count } Ressource fehlt
           *[other] { $count } Ressourcen fehlen
        }
    }
table-played-alone = → allein gespielt
table-play-alone = Allein spielen
table-card-discarded = wird abgelegt
table-at-end = am Spielende: Viertel und Karten
table-resources-held = Ressourcen hinter dem Schirm, { $supply } weitere im Vorrat
table-buildings = Deine Gebäude

## Die Seiten

table-has-chosen = hat gewählt
table-is-choosing = wählt noch …
table-face-down = eine verdeckte Karte
table-with-tile = mit Plättchen
table-without-tile = ohne Plättchen
table-hals-card = Hals verdeckte Karte
table-score =
    { $score ->
        [one] { $score } Erfolgspunkt
       *[other] { $score } Erfolgspunkte
    }
table-goes =
    { $place ->
        [1] ist als Erstes dran
        [2] ist als Zweites dran
        [3] ist als Drittes dran
        [4] ist als Viertes dran
       *[5] ist als Fünftes dran
    }
table-resources-supply = { $count } Ressourcen im Vorrat, { $built } auf Gebäuden
table-behind-screen = Plättchen, Punkte und Ressourcen liegen hinter dem Schirm.
table-built = { $count } Gebäude
table-built-short = gebaut

## Bonuskarten und Charaktere

table-bonuses = Bonuskarten
table-no-bonuses = Noch keine Bonuskarten.
table-when =
    { $trigger ->
        [exploit] Nutzen
        [urbanize] Urbanisieren
        [floor] Aufstocken
       *[end] Spielende
    }
table-pack = Wähle einen Charakter
table-picked = Bisher gewählt
table-at-start = Zu Beginn
table-character = Charakter

## Das Protokoll, neben Bildern

table-log-alone = allein
table-log-on = auf
table-log-at = bei
table-log-keeps = behält
table-log-floors =
    { $height ->
        [one] { $height } Etage
       *[other] { $height } Etagen
    }
table-log-kept = behält { $card }
table-log-deck =
    { $new ->
        [0] Neuer Stapel: { $cards } Karten
       *[other] Neuer Stapel: { $cards } Karten, { $new } neue
    }
