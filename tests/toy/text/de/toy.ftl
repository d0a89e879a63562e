### Alles, was die Regeln des Spielzeugspiels sagen, auf Deutsch.

## Phasen

phase-feast = Fest
phase-choose = Kartenwahl
phase-act = Züge
phase-over = Ende des Spiels

## Karten und Anlagen

card =
    { $id ->
        [field] Acker
        [orchard] Obstgarten
        [windmill] Windmühle
        [watermill] Wassermühle
        [tower] Turm
        [smithy] Schmiede
        [fair] Jahrmarkt
       *[barn] Scheune
    }
kind =
    { $id ->
        [farm] Farm
        [mill] Mühle
       *[tower] Turm
    }
    .acc =
    { $id ->
        [farm] eine Farm
        [mill] eine Mühle
       *[tower] einen Turm
    }

## Wirkungen

part-where =
    { $where ->
        [here] hier
        [other] woanders
       *[any] irgendwo
    }
toy-gold = { $count } Gold
    .kind = Gold
toy-vp =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .kind = Punkte
toy-draw =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
toy-turn-wheel =
    { $count ->
        [one] { $count } Drehung des Rades
       *[other] { $count } Drehungen des Rades
    }
toy-throw =
    { $count ->
        [one] { $count } eigene Handkarte
       *[other] { $count } eigene Handkarten
    }
toy-invest = { $count } eigenes Gold aufs Rad
toy-pay =
    { $good ->
        [gold] { $count } Gold
       *[vp] { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
    }
toy-machine =
    { $count ->
        [one] { $count } Maschine { part-where }
       *[other] { $count } Maschinen { part-where }
    }
toy-build =
    { $kind ->
        [farm] eine Farm
        [mill] eine Mühle
       *[tower] ein Turm
    }
toy-roll = ein Wurf um 1 bis 3 Gold
ability =
    { $kind ->
        [cheaper] { $arg0 ->
            [farm] eine Farm
            [mill] eine Mühle
           *[tower] ein Turm
        } kostet { $amount } weniger
       *[more-room] Platz für { $amount } mehr auf jeder Anlage
    }
trigger-build =
    Beim Bau { $arg0 ->
        [farm] einer Farm
        [mill] einer Mühle
        [tower] eines Turms
       *[anything] einer Anlage
    }
trigger-turn-wheel = Bei jeder Drehung des eigenen Rades
trigger-round = Am Ende jeder Runde
trigger-end = Am Ende des Spiels
trigger-rest = Beim Ausruhen
trigger-play = Beim Ausspielen einer Karte
count-sites =
    { $kind ->
        [farm] eigene Farmen
        [mill] eigene Mühlen
       *[tower] eigene Türme
    }
    .each =
    { $kind ->
        [farm] jede eigene Farm
        [mill] jede eigene Mühle
       *[tower] jeden eigenen Turm
    }
    .one =
    { $kind ->
        [farm] eigene Farm
        [mill] eigene Mühle
       *[tower] eigenen Turm
    }
    .gen =
    { $kind ->
        [farm] eigenen Farmen
        [mill] eigenen Mühlen
       *[tower] eigenen Türme
    }
count-hand = Karten auf der Hand
    .each = jede Karte auf der Hand
    .one = Karte auf der Hand
    .gen = Karten auf der Hand
count-machines = eigene Maschinen { part-where }
    .each = jede eigene Maschine { part-where }
    .one = eigene Maschine { part-where }
    .gen = eigenen Maschinen { part-where }

## Fragen und Antworten

ask-choose = Wähle eine Karte oder ruhe dich aus.
ask-site = Welche Anlage bekommt die Maschine?
ask-throw = Welche Karte wirfst du ab?
move-play =
    { $cost ->
        [0] { $card }, kostenlos
       *[other] { $card } für { $cost } Gold
    }
move-rest = Ausruhen
move-site = Anlage { $number } ({ $kind })
move-throw = { $card }, auf den Ablagestapel

## Was geschehen ist

log-round = Runde { $round } beginnt. Das Fest: { $feast }.
log-drew = { $seat } zieht eine Karte.
log-drew-secret = { $seat } zieht { $card }.
log-has-chosen = { $seat } hat gewählt.
log-played = { $seat } spielt { $card } aus.
log-built = { $seat } baut { $kind-acc }.
log-machine = { $seat } stellt eine Maschine auf Anlage { $site }.
log-gold = { $seat } bekommt { $count } Gold.
log-vp =
    { $count ->
        [one] { $seat } bekommt { $count } Punkt.
       *[other] { $seat } bekommt { $count } Punkte.
    }
log-paid =
    { $good ->
        [gold] { $seat } zahlt { $count } Gold.
       *[vp] { $seat } zahlt { $count ->
            [one] { $count } Punkt.
           *[other] { $count } Punkte.
        }
    }
log-roll = { $seat } würfelt { $count } Gold.
log-turn-wheel =
    { $count ->
        [one] { $seat } dreht das Rad einmal.
       *[other] { $seat } dreht das Rad { $count }-mal.
    }
log-threw = { $seat } wirft eine Karte ab.
log-threw-secret = { $seat } wirft { $card } ab.
log-rested = { $seat } ruht sich aus und bekommt { $count } Gold.
log-game-over = Das Spiel ist zu Ende.

## Ablehnungen

refusal-no-cards = Es ist keine Karte mehr zu ziehen
refusal-no-room = Für eine weitere Anlage ist kein Platz
refusal-no-site = Keine Anlage kann eine Maschine aufnehmen
refusal-site-elsewhere = Die Maschine gehört auf eine andere Anlage
refusal-site-full = Auf diese Anlage passt keine Maschine mehr
refusal-too-dear = Das kostet { $cost } Gold
refusal-too-few-cards = Du hast zu wenige Karten auf der Hand
refusal-too-little-gold = Du hast zu wenig Gold
refusal-too-little-vp = Du hast zu wenige Punkte

## Wertung

score-points = Punkte während des Spiels

## Symbole, für Screenreader

icon-gold = Gold
icon-vp = Punkte
icon-draw = Karten ziehen
icon-turn-wheel = Rad drehen
icon-throw = Karten abwerfen
icon-invest = Gold aufs Rad
icon-pay = bezahlen
icon-machine-here = Maschine hier
icon-machine-other = Maschine woanders
icon-machine-any = Maschine irgendwo
icon-farm = Farm
icon-mill = Mühle
icon-tower = Turm
icon-dice = würfeln
icon-hand = Handkarten
icon-cheaper = billiger
icon-more-room = mehr Platz für Maschinen
icon-on-build = beim Bauen
icon-anything = irgendetwas
icon-on-turn-wheel = wenn sich das Rad dreht
icon-on-round = am Ende einer Runde
icon-on-end = am Ende des Spiels
icon-on-rest = beim Ausruhen
icon-on-play = beim Ausspielen einer Karte
