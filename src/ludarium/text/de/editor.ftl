### What the editor of packs says, in German. It is loaded with the editor only.

ui-edit-title = Ein Paket für { $game }
ui-edit-help = Ein Paket ändert Karten, Plättchen oder Zahlen eines Spiels oder fügt welche hinzu. Wähle aus, was du ändern willst; Karte, Text und Wert ergeben sich aus dem, was du eintippst. Dein Entwurf bleibt in diesem Browser.
ui-edit-pack = Das Paket
ui-edit-name = Name des Pakets
ui-edit-version = Version
ui-edit-entries =
    { $count ->
        [0] Noch nichts drin
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
ui-edit-wrong =
    { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
ui-edit-remove = { $name } aus dem Paket nehmen
ui-edit-kind = Was du ändern willst
ui-edit-from = Ausgehend von
ui-edit-change = Diesen Eintrag ändern
ui-edit-new = Einen neuen nach diesem Muster
ui-edit-entry = Der Eintrag
ui-edit-first = Wähle eine Karte für den Anfang
ui-edit-first-help = Unter „Was du ändern willst“ stehen die Karten, Plättchen und Zahlen des Spiels. Nimm eine davon: Sie kommt mit ihren jetzigen Werten, und du änderst, was du möchtest.
ui-edit-optional = kann fehlen
ui-edit-bounds = { $least } bis { $most }
ui-edit-words = Wörter, die hier passen
ui-edit-preview = Vorschau
ui-edit-line = (Zeile { $line })
ui-edit-stale = So war es vor dem Fehler. Was nicht stimmt, steht beim Feld.
ui-edit-unread = Es wird gezeichnet, sobald es lesbar ist. Was nicht stimmt, steht beim Feld.
ui-edit-worth = Wert { $value } nach dem Maßstab des Spiels: { $verdict ->
        [low] zu wenig
        [high] zu viel
       *[other] wie üblich
    } (solche Einträge haben { $least } bis { $most }).
ui-edit-out = Was mit dem Paket geschieht
ui-edit-nothing = Noch nichts zu prüfen.
ui-edit-checking = Wird geprüft …
ui-edit-mistakes =
    { $count ->
        [one] { $count } Fehler, an seiner Stelle markiert.
       *[other] { $count } Fehler, an ihren Stellen markiert.
    }
ui-edit-good =
    { $count ->
        [one] Ein gutes Paket mit { $count } Eintrag
       *[other] Ein gutes Paket mit { $count } Einträgen
    }
ui-edit-try = Gegen Bots ausprobieren
ui-edit-download = Herunterladen (.toml)
ui-edit-share = Als Link teilen
ui-edit-open = Datei öffnen
ui-edit-clear = Neu anfangen
ui-edit-clear-sure = Diesen Entwurf wegwerfen?
ui-edit-link = Link, der das Paket enthält
ui-edit-link-copied = Der Link ist in der Zwischenablage. Wer ihn auf diesem Server öffnet, sieht das Paket.
ui-edit-link-here = Hier ist der Link. Wer ihn auf diesem Server öffnet, sieht das Paket.
ui-edit-link-long = Das Paket ist zu groß für einen Link. Lade die Datei herunter und verschicke sie.
ui-edit-link-damaged = Dieser Link ist beschädigt: Vielleicht wurde er beim Kopieren abgeschnitten. Dein eigener Entwurf ist unberührt.
ui-edit-link-too-large = In diesem Link steckt mehr, als ein Paket haben darf. Dein eigener Entwurf ist unberührt.
ui-edit-received = Du siehst „{ $name }“. Was du änderst, bleibt bei dir.
ui-edit-fetch-back = Zurück zu meinem Entwurf
ui-edit-unreadable = Das ist kein lesbares Paket{ $line ->
        [0] {""}
       *[other] {" "}(Zeile { $line })
    }: { $message }
ui-edit-other-game = Dieses Paket ist für ein anderes Spiel: { $game }.
ui-edit-not-taken = Dieser Server nimmt keine Pakete von seinen Spielern, deshalb kannst du es hier nicht ausprobieren: Das entscheidet, wer ihn betreibt. Lade die Datei herunter und spiele auf dem eigenen Rechner damit: ludarium play { $game } --pack { $file }
