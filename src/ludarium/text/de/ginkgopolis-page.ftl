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
table-at = auf { $cell }
table-stack = Von unten nach oben
table-token = Marker { $letter }
table-token-help = Karte { $letter } mit einem Plättchen stellt hier ein neues Gebäude hin.
table-empty = Freies Feld

## Runden und Stapel

table-round = Runde { $round }
table-last-round = Letzte Runde
table-first = beginnt
table-deck = Nachziehstapel
table-discard = Ablagestapel
table-tile-supply = Plättchenvorrat
table-supply-first = Ist er zum ersten Mal leer, dürfen alle Plättchen für je 1 Erfolgspunkt zurückgeben.
table-supply-second = Er war schon einmal leer. Ist er wieder leer, endet das Spiel.
table-supply-solo = Ist er leer, endet das Spiel.

## Was dir gehört

table-hand = Deine Kartenhand
table-tiles = Deine Plättchen
table-no-tiles = Du hast keine Plättchen.
table-returning = Du gibst zurück
table-held = hinter dem Schirm
table-in-supply = im Vorrat
table-points = Erfolgspunkte
table-resources = Ressourcen
table-new-hands = { $count } Tauschmarker
table-new-hand = Neue Hand
table-alone = Allein
table-chosen = Deine Wahl
table-beside = Mit Plättchen bringen die Nachbargebäude
table-pays = Kostet
table-brings = Bringt
table-keeps = Nach dem Aufstocken behältst du sie
table-nothing = nichts

## Die Seiten

table-has-chosen = hat gewählt
table-is-choosing = wählt noch …
table-is-playing = ist am Zug
table-face-down = eine verdeckte Karte
table-with-tile = mit Plättchen
table-without-tile = ohne Plättchen
table-hals-card = Hals verdeckte Karte
table-score =
    { $score ->
        [one] { $score } Erfolgspunkt
       *[other] { $score } Erfolgspunkte
    }

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
