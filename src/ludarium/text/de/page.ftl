### Was die Webseite selbst sagt, auf Deutsch. Die Wörter eines Spiels stehen in dessen Datei.

## Jede Seite

ui-skip = Zum Inhalt springen
ui-home = Ludarium, zur Übersicht
ui-motto = wo die großen Spiele wohnen
ui-navigation = Seite
ui-about = Über Ludarium
ui-language = Sprache
ui-theme-system = Farben: wie auf diesem Gerät
ui-theme-light = Farben: hell
ui-theme-dark = Farben: dunkel
ui-loading = Wird geladen …
ui-dismiss = Schließen
ui-close = Schließen
ui-save = Speichern
ui-next = Weiter
ui-try-again = Noch einmal versuchen
ui-to-lobby = Zur Übersicht
ui-copy = Kopieren
ui-copied = Kopiert
ui-share = Teilen
ui-more = Mehr …
ui-not-found = Hier ist nichts
ui-not-found-help = Diese Adresse führt nirgendwohin. Vielleicht wurde sie beim Kopieren abgeschnitten.
ui-no-such-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde sie beim Kopieren abgeschnitten.

## Namen

ui-your-name = Dein Name
ui-guest-short = Gast
ui-guest = Gast { $number }
ui-bot-other = Bot { $name }

## Übersicht

ui-lobby-title = Was spielen wir heute Abend?
ui-play-now = Losspielen
ui-play-against =
    { $count ->
        [one] gegen { $count } Bot
       *[other] gegen { $count } Bots
    }
ui-play-alone = allein
ui-set-up = { $game }: Personen, Bots und Optionen wählen
ui-invite-to = { $game }: Freunde einladen
ui-announced = in Arbeit
ui-track = Feld { $number }: für jede beendete Partie ein Schritt
ui-lesson-tonight = Die Lektion des Abends
ui-lesson-by-playing = beim Spielen lernen
ui-games = Spiele
ui-players-range =
    { $least ->
        [one] { $least } bis { $most } Personen
       *[other] { $least } bis { $most } Personen
    }
ui-bots = Bots
ui-bots-level = Wie stark sind die Bots?
ui-first-game = Spielend lernen
ui-rules = Regeln
ui-mine = Deine Partien
ui-more-games =
    { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }
ui-your-move = Du bist dran
ui-thinks = { $name } überlegt
ui-turns-elsewhere =
    { $count ->
        [one] Du bist an einem anderen Tisch am Zug
       *[other] Du bist an { $count } anderen Tischen am Zug
    }
ui-mine-empty = Gerade läuft keine Partie. Such dir oben ein Fenster aus und drück „Losspielen“.
ui-open = Offene Tische
ui-sit-down = Platz nehmen
ui-sit-down-at = Platz nehmen: { $game }
ui-open-empty = Gerade sucht niemand Mitspieler. Öffne einen Tisch mit einem Platz für alle, dann finden ihn andere hier.
ui-watch = Zuschauen
ui-watch-others =
    { $count ->
        [one] { $count } Partie zusehen
       *[other] { $count } Partien zusehen
    }
ui-watch-empty = Gerade wird keine öffentliche Partie gespielt.
ui-finished = Beendete Partien
ui-finished-empty = Hier erscheinen deine beendeten Partien mit Wertung und jedem Zug.
ui-your-turn = Du bist am Zug
ui-asks = { $name }: { $question }
ui-waiting = Es fehlen noch Leute
ui-seats-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
ui-join-table = Platz frei
ui-to-move = Am Zug: { $names }
ui-import = Partie oder Stellung holen
ui-import-help = Eine beendete Partie kannst du Zug für Zug ansehen, eine unbeendete geht hier weiter. Von einer Stellung in einer Zeile aus wird weitergespielt.
ui-import-file = Datei
ui-import-paste = Oder Aufzeichnung oder Stellung einfügen
ui-import-button = Öffnen

## Einen Tisch einrichten

ui-how-many = Wie viele spielen mit?
ui-who-sits = Wer sitzt wo?
ui-way-bots = Gegen Bots
ui-way-friends = Mit Freunden, per Link
ui-way-here = Gemeinsam an diesem Gerät
ui-way-alone = Für eine Person allein: „{ $way }“ wählen.
ui-seat-number = Platz { $number }
ui-names-here = Wer spielt mit?
ui-name-of-seat = Name der Person auf Platz { $number }
ui-seat-kind-me = Ich
ui-seat-kind-here = Noch jemand an diesem Gerät
ui-seat-kind-invite = Freunde, per Link
ui-seat-kind-open = Offen für alle
ui-hot-seat-help = Ihr gebt das Gerät zwischen den Zügen weiter. Ein Vorhang verdeckt, was die anderen nicht sehen dürfen.
ui-invite-help = Du bekommst einen Link, sobald der Tisch offen ist; deine Freunde suchen sich ihre Plätze aus.
ui-choice = { $option }: { $value }
ui-conflict = „{ $first }“ und „{ $second }“ passen nicht zusammen. Bitte ändere eins davon.
ui-clock = Bedenkzeit
ui-clock-none = Keine
ui-clock-move = Für jeden Zug
ui-clock-game = Für die ganze Partie
ui-clock-of-move = { $time } für jeden Zug
ui-clock-of-game = { $time } für die ganze Partie
ui-clock-help = Wessen Zeit abläuft, für den spielt ein Bot weiter. Wem das dreimal nacheinander geschieht, dessen Platz behält er bis zum Ende.
ui-minutes = Minuten
ui-packs = Pakete
ui-pack = { $name }, Version { $version }
ui-pack-of = Paket { $name }, Version { $version }
ui-packs-help = Ein Paket bringt neue Karten ins Spiel oder ändert welche. Wer an den Tisch kommt, sieht, welche dabei sind.
ui-pack-bring = Ein eigenes Paket mitbringen (eine .toml-Datei)
ui-pack-remove = Entfernen
ui-pack-edit = Ein eigenes Paket schreiben
ui-listed = Tisch in der Übersicht zeigen, damit andere zuschauen können
ui-open-table = Öffnen und Link holen

## Ein wartender Tisch

ui-waiting-title = Der Tisch wartet auf seine Leute
ui-waiting-help = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
ui-invite-title = Freunde einladen
ui-invite-one-link = Ein Link. Sie suchen sich ihre Plätze aus.
ui-invite-share = { $game } auf Ludarium: such dir deinen Platz aus
ui-invite-only-here = Geht nur auf diesem Gerät
ui-invite-only-here-start = Damit Freunde kommen können, starte Ludarium mit
ui-invite-only-here-open = und öffne es unter der Adresse dieses Rechners in deinem Netz, etwa http://192.168.1.20:8080. Der Link, den du dort kopierst, gilt für alle im selben Netz.
ui-qr = Der Link als QR-Code
ui-closed = Dieser Tisch wurde geschlossen
ui-seat-open = offen für alle
ui-seat-invite = wartet auf die eingeladene Person
ui-seat-reserved = reserviert für { $name }
ui-take-seat = Hier hinsetzen
ui-leave-seat = Aufstehen
ui-who-sits-at = Wer sitzt auf Platz { $number }?
ui-invite-link = Link zu diesem Tisch
ui-new-link = Neuer Link
ui-make-link = Link für Freunde erzeugen
ui-new-link-help = Ein neuer Link ersetzt den früheren; der gilt dann nicht mehr.
ui-revoke = Link schließen
ui-close-table = Tisch schließen
ui-join-title = Du bist eingeladen
ui-join-choose = Such dir einen Platz aus.
ui-join-one = Ein Platz ist für dich frei.
ui-join-late = Inzwischen sind alle Plätze besetzt.
ui-join-watch = Der Partie zusehen
ui-join-seat = Auf Platz { $number } setzen

## Am Tisch

ui-board = Spielfläche
ui-beside-table = Mitspielende, Verlauf und Chat
ui-all-players = Alle am Tisch
ui-zoom-in = Größer
ui-zoom-out = Kleiner
ui-your-choices = Deine Möglichkeiten
ui-rule-of-prompt = Die Regel hinter dieser Frage
ui-undo = Zurücknehmen
ui-undo-key = Deinen letzten Zug zurücknehmen (Taste u)
ui-watching = Du schaust zu.
ui-watching-turn = Du schaust zu. Am Zug: { $names }
ui-waiting-for = Am Zug: { $names }
ui-bots-busy = Am Zug: { $names }. Gerade überlegen hier viele Bots.
ui-program = Programm
ui-away = abwesend
ui-resigned = aufgegeben
ui-stand-in = ein Bot springt ein
ui-stand-in-plays = Ein Bot spielt für dich.
ui-time-out-move = Deine Zeit für diesen Zug ist abgelaufen: Ein Bot spielt für dich.
ui-time-out-often = Deine Zeit ist dreimal nacheinander abgelaufen: Ein Bot spielt für dich bis zum Ende.
ui-time-out-game = Deine Zeit ist abgelaufen: Ein Bot spielt für dich bis zum Ende.
ui-vote-stand-in =
    { $count ->
        [0] Einen Bot einspringen lassen
        [one] Einen Bot einspringen lassen ({ $count } Stimme)
       *[other] Einen Bot einspringen lassen ({ $count } Stimmen)
    }
ui-return = Platz wieder einnehmen
ui-time-left = Restzeit von { $name }
ui-your-time = Deine Zeit
ui-spectators =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
ui-spectator = Zuschauende
ui-connection-lost = Verbindung verloren. Neuer Versuch …
ui-log = Was geschah
ui-log-lost = verfallen (Vorrat leer):
ui-log-earlier =
    { $count ->
        [one] { $count } frühere Zeile zeigen
       *[other] { $count } frühere Zeilen zeigen
    }
ui-chat = Chat
ui-chat-new =
    { $count ->
        [one] { $count } neue
       *[other] { $count } neue
    }
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-text = Nachricht
ui-send = Senden
ui-tools = Tisch
ui-notify = Benachrichtigen
ui-watch-link = Link zum Zuschauen kopieren
ui-resign = Aufgeben
ui-resign-title = Möchtest du aufgeben?
ui-resign-few = Die Partie endet sofort, und du bist auf dem letzten Platz.
ui-resign-many = Ein Bot spielt deinen Platz zu Ende. Du kannst nicht zurückkommen.
ui-play-on = Weiterspielen
ui-commitment = Versiegelte Mischung
ui-commitment-help = Dieser Fingerabdruck (SHA-256) des Zufallswerts stand vor dem ersten Zug fest. Am Ende wird der Zufallswert gezeigt, und alle können prüfen, dass niemand bevorzugt wurde.
ui-curtain = Gib das Gerät weiter an { $name }
ui-curtain-open = Ich bin { $name }
ui-generic-facts = Die Stellung

## Tasten

ui-keys = Tasten
ui-key-options = eine Möglichkeit wählen
ui-key-undo = den letzten Zug zurücknehmen
ui-key-prompt = zur Frage
ui-key-log = zum Verlauf; Pfeiltasten gehen durch die Zeilen
ui-key-chat = zum Chat
ui-key-replay = in der Wiederholung einen Zug zurück oder weiter
ui-key-replay-ends = Anfang und Ende der Wiederholung
ui-key-help = diese Liste

## Das Ende

ui-winners =
    { $count ->
        [one] { $own ->
            [yes] Du gewinnst
           *[no] { $names } gewinnt
        }
       *[other] { $names } teilen sich den Sieg
    }
ui-ended-by-resigning = Die Partie endete, weil jemand aufgegeben hat.
ui-rematch = Revanche
ui-rematch-join = Bei der Revanche mitspielen
ui-rematch-watch = Der Revanche zuschauen
ui-export = Aufzeichnung speichern
ui-verify = Mischung prüfen
ui-verified = Geprüft: Der Zufallswert passt zum Fingerabdruck vom Anfang, und alle Züge führen wieder zum selben Ende.
ui-not-verified = Das passt nicht zusammen: Zufallswert oder Züge gehören nicht zu dieser Partie.
ui-seed = Zufallswert
ui-score-sheet = Wertung
ui-score-source = Herkunft
ui-score-total = Summe
ui-place = { $place }. Platz
ui-chart = Punkte im Lauf der Runden
ui-review-title = Was der Experte denkt: Siegchancen
ui-review = Partie mit dem Experten durchgehen
ui-review-progress = Der Experte prüft jede Entscheidung …
ui-review-failed = Die Durchsicht wurde unterbrochen.
ui-review-none = Kein einzelner Zug hat diese Partie gewendet.
ui-review-count = { $count ->
    [one] { $count } Wendepunkt
   *[other] { $count } Wendepunkte
}
ui-review-turn = { $name }: „{ $move }“ kostete { $percent } Prozentpunkte Siegchance. Der Experte: „{ $best }“.
ui-review-turn-own = Mit „{ $move }“ hast du { $percent } Prozentpunkte Siegchance verschenkt. Der Experte: „{ $best }“.
ui-review-show = Zeigen
ui-review-play-on = Von hier weiterspielen
ui-hint = Tipp: Was würde der Experte tun?
ui-hint-short = Tipp
ui-hint-thinking = Der Experte überlegt …
ui-hint-busy = Viele fragen gerade den Experten; es dauert etwas länger …
ui-hint-points = am Ende etwa { $points }
ui-hint-you = du
ui-hint-loss = Siegchance { $percent } Prozentpunkte geringer als beim Ersten
ui-hint-as-good = so gut wie das Erste
ui-hint-parts = Die Zahlen sind Punkte Vorsprung am Ende.
ui-replay = Wiederholung
ui-replay-first = Zum Anfang
ui-replay-back = Einen Zug zurück
ui-replay-next = Einen Zug weiter
ui-replay-last = Zum Ende
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-move = Zug { $number } von { $count }
ui-replay-begin = Der Anfang
ui-replay-from = Sicht
ui-replay-leave = Wiederholung verlassen

## Regeln und erste Partie

ui-rules-of = Regeln von { $game }
ui-contents = Inhalt
ui-search-rules = Regeln durchsuchen
ui-search-found =
    { $count ->
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }
ui-legend = Alle Zeichen
ui-no-rules = Für dieses Spiel gibt es noch keine Regelseite.
ui-no-first-game = Für dieses Spiel gibt es noch keine geführte Partie.
ui-lesson-leave = Ohne Anleitung weiterspielen

## Über

ui-about-title = Über Ludarium
ui-about-what = Ludarium ist ein offener Tisch für anspruchsvolle Brettspiele: mit Freunden, gegen Bots, allein oder zu mehreren an einem Gerät. Jede Regel wird eingehalten, und jede Ablehnung nennt die Regel, aus der sie folgt.
ui-about-unofficial = Dies ist eine inoffizielle Umsetzung von Spielenden. Die Spiele gehören ihren Autoren und Verlagen; Worte und Bilder sind hier unsere eigenen.
ui-about-data-title = Was gespeichert wird
ui-about-data = Ein Cookie, das dich wiedererkennt, der Name, den du dir gibst, und deine Partien mit ihrem Chat. Nichts wird von anderen Servern geladen, und nichts wird an andere geschickt.
ui-about-fair-title = Ehrlich gemischt
ui-about-fair = Vor dem ersten Zug zeigt der Tisch den Fingerabdruck seines Zufallswerts, am Ende den Wert selbst. Alle können den Fingerabdruck prüfen und die ganze Partie wiederholen.
ui-about-licence-title = Lizenz
ui-about-licence = Ludarium ist freie Software unter der MIT-Lizenz. Die Seite enthält:

## Probleme

ui-problem-unreachable = Der Server ist nicht zu erreichen. Bitte versuch es gleich noch einmal.
ui-problem-expert-busy = Der Experte hat gerade sehr viel zu tun. Frag bitte etwas später noch einmal.
ui-problem-unavailable = Der Server startet gerade neu. Bitte versuch es gleich noch einmal.
ui-problem-internal = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.
ui-problem-bad-request = Der Server hat die Anfrage nicht verstanden.
ui-problem-no-identity = Der Server kennt dich nicht mehr. Bitte lade die Seite neu.
ui-problem-not-your-seat = Auf diesem Platz sitzt jemand anderes.
ui-problem-not-seated = Das können nur die Mitspielenden an diesem Tisch.
ui-problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
ui-problem-cross-origin = Die Anfrage kam von einer fremden Seite und wurde abgelehnt.
ui-problem-not-found = Unter dieser Adresse gibt es nichts.
ui-problem-no-such-table = Diesen Tisch gibt es nicht.
ui-problem-no-such-seat = Diesen Platz gibt es nicht.
ui-problem-no-such-game = Dieses Spiel gibt es hier nicht.
ui-problem-no-such-position = Diesen Zug gibt es in der Partie nicht.
ui-problem-no-invite = Diese Einladung gilt nicht mehr. Sie wurde schon benutzt oder zurückgezogen; bitte lass dir einen neuen Link geben.
ui-problem-method-not-allowed = Der Server hat die Anfrage nicht verstanden.
ui-problem-stale-number = Die Partie ist inzwischen weitergegangen. Bitte schau noch einmal hin und entscheide neu.
ui-problem-not-your-turn = Du bist nicht am Zug.
ui-problem-illegal-move = Dieser Zug ist jetzt nicht möglich.
ui-problem-cannot-undo = Dein letzter Zug kann nicht mehr zurückgenommen werden.
ui-problem-no-hints = Tipps gibt es nur in Partien ohne andere Menschen.
ui-problem-no-review = Diese Partie wurde noch nicht durchgesehen.
ui-problem-not-running = Die Partie läuft nicht.
ui-problem-not-waiting = Die Partie hat schon begonnen.
ui-problem-not-over = Das geht erst, wenn die Partie zu Ende ist.
ui-problem-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
ui-problem-not-invitable = Auf diesen Platz kann niemand eingeladen werden.
ui-problem-not-absent = Diese Person ist da.
ui-problem-no-stand-in = Auf diesem Platz spielt kein Bot.
ui-problem-out-of-time = Deine Zeit ist abgelaufen.
ui-problem-stand-in-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
ui-problem-rules-changed = Diese Partie wurde nach einer früheren Fassung der Regeln gespielt. Du kannst sie ansehen, aber nicht wiederholen.
ui-problem-too-large = Das ist zu groß.
ui-problem-not-json = Der Server hat die Anfrage nicht verstanden.
ui-problem-invalid = Etwas daran ist nicht erlaubt.
ui-problem-bad-options = Diese Einstellungen passen nicht zusammen.
ui-problem-unknown-pack = Dieses Paket gibt es auf diesem Server nicht.
ui-problem-bad-pack = Mit diesem Paket kann nicht gespielt werden.
ui-problem-packs-not-taken = Dieser Server nimmt keine Pakete von seinen Spielern an.
ui-problem-no-such-pack = Dieses Paket hast du nicht mitgebracht.
ui-problem-too-many-packs = Mehr Pakete bewahrt dieser Server nicht für dich auf. Bitte entferne zuerst eines.
ui-problem-bad-record = Das ist keine Aufzeichnung, die hier gespielt werden kann.
ui-problem-unknown-bot = Diesen Bot gibt es hier nicht.
ui-problem-too-many-requests = Das war etwas schnell. Bitte warte einen Augenblick.
ui-problem-too-many-tables = Du hast zu viele unbeendete Tische. Beende oder schließ zuerst einen.
ui-problem-too-many-streams = Diese Partie ist in zu vielen Fenstern offen. Bitte schließ einige.
