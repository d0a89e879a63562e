### Bots gegen Bots, und wie ausgeglichen ein Spiel ist, auf Deutsch. Spaltentitel sind kurz: Ein Terminal hat 80 Zeichen.

arena-title =
    { $players ->
        [1] { $title }, allein: { part-games }
       *[other] { $title } { part-together }: { part-games } aus { $deals ->
            [one] { $deals } Startaufstellung
           *[other] { $deals } Startaufstellungen
        }
    }
part-games =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
part-together =
    { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[other] zu fünft
    }
arena-bot = Bot
arena-other = gegen
arena-elo = Elo
arena-interval = 95 %
arena-games = Spiele
arena-wins = Siege
arena-points = Punkte
arena-thinking = ms/Zug
arena-won = Gew.
arena-tied = Gleich
arena-lost = Verl.
arena-rate = Quote
arena-matrix = Siegquote der Zeile gegen die Spalte, %
arena-wins-share = Siegquote, %
arena-anchor = Elo zählt ab { $bot }; die Intervalle stammen aus { $samples } zufälligen Auswahlen der Startaufstellungen.
arena-bound = ≥ und ≤: Eine Seite hat alles gewonnen, deshalb ergeben die Spiele nur eine Grenze.
arena-saved = Die Ergebnisse stehen in { $file }.
arena-drawn = Das Diagramm ist in { $file }.
ladder-stage = { $title }, { $players ->
        [1] allein
       *[other] { part-together }
    }: { $done } von { $games } Spielen sind gespielt.
ladder-written = Die Rangleiter steht in { $file }.

## Wie ausgeglichen ein Spiel ist

balance-title = Wie ausgeglichen ist { $title }?
balance-about = Was die Spiele ergaben, die Bots mit Version { $version } gespielt haben. Das zeigt, wie es ausgeht, wenn Bots dieser Stärke spielen, nicht, was eine Karte in der Hand eines Meisters wert ist.
balance-players = Personen
balance-games = Spiele
balance-bots = Bots
balance-options = Optionen
balance-seed = Startzahl
balance-first =
    Partien { part-together }: Wer in der Zugreihenfolge vorn war, gewann { $rate } der { $games } Spiele (95-%-Intervall { $interval }; gerecht wären { $fair }).
balance-reading = Ein geteilter Sieg zählt anteilig. Intervalle sind 95-%-Intervalle, bei Siegquoten die von Wilson; eine Siegquote ist **fett**, wenn ihr Intervall den gerechten Anteil nicht enthält, was einer von zwanzig Zeilen schon durch Zufall passiert. „Vorsprung“ sind die Punkte über dem Schnitt desselben Tisches. Die gestrichelte Linie im Diagramm ist der gerechte Anteil.
balance-group =
    { $players ->
        [1] Allein
       *[other] { $players } Personen
    }
balance-seats = Plätze
balance-wins = Siege
balance-interval = 95 %
balance-points = Punkte
balance-lead = Vorsprung
balance-table-points = Punkte je Platz
balance-winner = Beim Sieg
balance-first-wins = Erster gewinnt
balance-chart = Diagramm: { $what }
balance-written = Der Bericht steht in { $file }.

## Balance of a pack

pack-balance-about = { $name }, Version { $version }: { $games } Spiele zu { $players } mit { $bot }, Seed { $seed }. Gerecht wären { $fair } der Siege.
pack-balance-entry = Eintrag
pack-balance-verdict = Urteil
# $verdict: never, few, strong, weak, even or seen
pack-balance-says =
    { $verdict ->
        [never] nie benutzt
        [few] zu selten für ein Urteil
        [strong] zu stark
        [weak] zu schwach
        [seen] in { $games } Spielen
       *[even] ausgeglichen
    }
pack-balance-uncounted = In diesem Spiel nicht gezählt: { $entries }.
pack-balance-reading = „Zu stark“ und „zu schwach“ heißt: Das 95-%-Intervall enthält den gerechten Anteil nicht. Das kommt bei einem von zwanzig Einträgen schon durch Zufall vor.
