### Was die Zeichnung von Imperial Miners selbst sagt; was die Regeln sagen, steht in miners.ftl. Nur die Seite liest diese Datei.

## Die Mine

table-mine-of = Mine von { $name }
table-fit = Die ganze Mine zeigen
table-far = Weiter draußen
table-cart =
    { $how ->
        [full] Volle Lore zwischen { $first } und { $second }
       *[half] Halb volle Lore zwischen { $first } und { $second }
    }
table-place =
    { $way ->
        [left] Reihe { $row }, { $far } halbe Karten links
        [right] Reihe { $row }, { $far } halbe Karten rechts
       *[middle] Reihe { $row }, in der Mitte
    }
table-side =
    { $side ->
        [E] rechts davon
        [SW] links darunter
       *[SE] rechts darunter
    }
table-clears = räumt Geröll
table-collapsed = Eingestürzt: die nächste Aktivierung räumt das Geröll weg
table-activated = In dieser Runde aktiviert
table-machines =
    { $count ->
        [one] { $count } Maschine
       *[other] { $count } Maschinen
    }
table-collapses =
    { $count ->
        [one] { $count } Einsturz
       *[other] { $count } Einstürze
    }
table-mini =
    { $cards ->
        [one] Mine von { $name }: { $cards } Karte, volle Loren: { $carts }, Maschinen: { $machines }, Einstürze: { $collapses }
       *[other] Mine von { $name }: { $cards } Karten, volle Loren: { $carts }, Maschinen: { $machines }, Einstürze: { $collapses }
    }

## Die Oberfläche

table-surface = Oberfläche
table-pay-office = Zahlstelle
table-scouts = Späher
table-academy = Akademie

## Karten

table-card-line = Stufe { $level } · { $factions }
table-card-carts =
    { $count ->
        [0] Keine volle Lorenhälfte am Rand
        [one] { $count } volle Lorenhälfte am Rand
       *[other] { $count } volle Lorenhälften am Rand
    }
table-no-faction = kein Volk
table-costs =
    { $cost ->
        [0] Kostet nichts
       *[other] Kostet { $cost } Gold
    }
table-free = kostenlos
table-of = { $cost } von { $gold }
table-missing =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
table-short = fehlt
table-no-place =
    { $reason ->
        [no-place] kein Platz
       *[other] jetzt nicht
    }
table-chosen = gewählt
table-kept = behalten
table-hand = Deine Hand
table-kept-here = Hier liegt, was du behältst
table-empty-hand = Keine Karten auf der Hand
table-cards-in-hand =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
table-factions = Völker

## Güter

table-points-word =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
table-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
table-point-parts =
    { $carts ->
        [one] { $vp } in Kristallen, { $carts } volle Lore
       *[other] { $vp } in Kristallen, { $carts } volle Loren
    }
table-gold = { $count } Gold
table-discount = Die nächste Karte kostet { $count } Gold weniger

## Stapel, Ereignis, Forschung

table-decks = Stapel
table-deck = Stapel der Stufe { $level }
table-deck-counts =
    { $count ->
        [one] { $count } Karte; abgelegt: { $discards }
       *[other] { $count } Karten; abgelegt: { $discards }
    }
table-event = Ereignis
table-no-event = Noch kein Ereignis
table-events-left =
    { $count ->
        [0] Das ist die letzte Runde.
        [one] Noch { $count } Ereignis
       *[other] Noch { $count } Ereignisse
    }
table-timing =
    { $timing ->
        [reveal] Ereignis · sofort
        [dig] Ereignis · die ganze Runde
       *[other] Ereignis · am Rundenende
    }
table-research = Forschungstafeln
table-step =
    { $step ->
        [0] { $board }, ganz unten
       *[other] { $board }, Schritt { $step }
    }
table-no-research = Noch keine Forschung
table-steps =
    { $count ->
        [one] { $count } Forschungsschritt
       *[other] { $count } Forschungsschritte
    }

## Runden und Mitspielende

table-round = Runde { $round } von { $rounds }
table-first-hands = Starthände
table-phase =
    { $phase ->
        [event] Ereignis
        [choose] Wählen
       *[dig] Graben
    }
table-doing =
    { $doing ->
        [done] fertig
        [choosing] wählt
       *[digging] gräbt noch
    }
table-rival =
    { $points ->
        [one] { $points } Punkt, { $gold } Gold, Handkarten: { $cards }.
       *[other] { $points } Punkte, { $gold } Gold, Handkarten: { $cards }.
    }
table-reveal = Alle decken ihre Karten auf
table-round-over = Runde { $round } ist zu Ende
table-standing =
    { $carts ->
        [one] { $carts } volle Lore, { $gold } Gold
       *[other] { $carts } volle Loren, { $gold } Gold
    }
table-log-event = Runde { $round }: { $event }
table-log-placed =
    { $carts ->
        [0] gräbt in Reihe { $level }
        [one] gräbt in Reihe { $level }: { $carts } volle Lore
       *[other] gräbt in Reihe { $level }: { $carts } volle Loren
    }
table-log-activated = { $card } wirkt
