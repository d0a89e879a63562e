### Ginkgopolis auf Deutsch. Das Protokoll steht im Präsens; eine Ablehnung ist ein Satzteil, der auch in Klammern stehen kann.
### Plättchen und Karten heißen nach Farbe und Zahl (Rot 9); .acc und .dat stehen mit Artikel und Gattung im Satz.

## Phasen

phase-draft = Draft der Charaktere
phase-choose = Kartenwahl
phase-act = Aktionen
phase-over = Spielende

## Spielmaterial

part-colour =
    { $colour ->
        [red] Rot
        [blue] Blau
       *[yellow] Gelb
    }
part-trigger =
    { $trigger ->
        [exploit] Nutzen
        [urbanize] Urbanisieren
        [floor] Aufstocken
       *[end] Spielende
    }
tile = { part-colour } { $number }
    .acc = das Plättchen { part-colour } { $number }
    .dat = dem Plättchen { part-colour } { $number }
building-card = { part-colour } { $number }
    .acc = die Karte { part-colour } { $number }
    .dat = der Karte { part-colour } { $number }
urbanization-card = Karte { $letter }
    .acc = die Karte { $letter }
    .dat = der Karte { $letter }
character = Nr. { $number } ({ part-colour }, { part-trigger })
    .start = Charakter { $number } ({ part-colour })
character-named = { $name } ({ part-colour }, { part-trigger })
    .start = { $name } ({ part-colour })

## Wirkungen

gain-resource =
    { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }
    .kind = Ressourcen
gain-tile = { $count } Gebäudeplättchen
    .kind = Gebäudeplättchen
gain-point =
    { $count ->
        [one] { $count } Erfolgspunkt
       *[other] { $count } Erfolgspunkte
    }
    .kind = Erfolgspunkte
trigger-exploit = Beim Nutzen
trigger-urbanize = Beim Urbanisieren
trigger-floor = Beim Aufstocken
trigger-end = Am Spielende
part-on-colour =
    { $colour ->
        [red] auf roten Gebäuden
        [blue] auf blauen Gebäuden
       *[yellow] auf gelben Gebäuden
    }
count-resources-on = eigene Ressourcen { part-on-colour }
    .each = jede eigene Ressource { part-on-colour }
    .one = eigene Ressource { part-on-colour }
    .gen = eigenen Ressourcen { part-on-colour }
part-up-to =
    { $height ->
        [1] der Höhe 1
        [2] der Höhe 1 oder 2
       *[other] bis zur Höhe { $height }
    }
count-buildings-up-to = eigene Gebäude { part-up-to }
    .each = jedes eigene Gebäude { part-up-to }
    .one = eigenes Gebäude { part-up-to }
    .gen = eigenen Gebäude { part-up-to }
count-buildings-from = eigene Gebäude ab Höhe { $height }
    .each = jedes eigene Gebäude ab Höhe { $height }
    .one = eigenes Gebäude ab Höhe { $height }
    .gen = eigenen Gebäude ab Höhe { $height }
part-bonus =
    { $trigger ->
        [exploit] mit Nutzungsbonus
        [urbanize] mit Urbanisierungsbonus
       *[floor] mit Aufstockungsbonus
    }
count-cards-with = eigene Karten { part-bonus }, Charaktere eingeschlossen
    .each = jede eigene Karte { part-bonus }, Charaktere eingeschlossen
    .one = eigene Karte { part-bonus }, Charaktere eingeschlossen
    .gen = eigenen Karten { part-bonus }, Charaktere eingeschlossen
part-of-colour =
    { $colour ->
        [red] rote
        [blue] blaue
       *[yellow] gelbe
    }
count-cards = eigene { part-of-colour } Karten, diese und Charaktere eingeschlossen
    .each = jede eigene { part-of-colour } Karte, diese und Charaktere eingeschlossen
    .one = eigene { part-of-colour } Karte, diese und Charaktere eingeschlossen
    .gen = eigenen { part-of-colour }n Karten, diese und Charaktere eingeschlossen

## Fragen und Antworten

ask-draft =
    { $pick ->
        [1] Wähle deinen ersten Charakter.
        [2] Wähle deinen zweiten Charakter.
       *[3] Wähle deinen dritten Charakter.
    }
move-draft = { $character-start }. Zu Beginn: { $start }. { $bonus }
ask-choose-card = Runde { $round }: Wähle eine Karte.
move-play = { $card } spielen
move-new-hand =
    { $left ->
        [0] Neue Kartenhand nehmen
       *[other] Neue Kartenhand nehmen (noch { $left } Tauschmarker)
    }
ask-lay-tile = { $card } mit Plättchen oder allein spielen?
move-alone = Allein spielen
preview-alone = Allein gespielt
preview-beside = Gebäude neben dem Marker
preview-end = Am Spielende
move-lay = { $tile } legen
move-lay-unpaid = { $tile } legen (derzeit allein gespielt: { $why })
ask-place-token = Wohin am neuen Gebäude kommt Marker { $letter }?
move-token =
    { $side ->
        [north] Nördlich von { $tile }
        [east] Östlich von { $tile }
        [south] Südlich von { $tile }
       *[west] Westlich von { $tile }
    }
ask-giving-way = Kein Platz für Marker { $letter }. Welcher Nachbar weicht aus?
move-shift = Marker { $letter }
ask-give-way = Wohin weicht Marker { $letter }, damit Marker { $stuck } Platz hat?
ask-place-stuck-token = Am neuen Gebäude ist kein Platz. Wohin mit Marker { $letter }?
ask-return-tiles =
    { $count ->
        [0] Vorrat leer. Gibst du Plättchen für je 1 Punkt zurück?
       *[other] Du gibst bisher { $count } Plättchen zurück. Noch eins?
    }
move-return = { $tile } zurückgeben
move-return-done =
    { $count ->
        [0] Kein Plättchen zurückgeben
       *[other] Kein weiteres zurückgeben
    }

## Ablehnungen

refusal-too-few-resources =
    { $needed ->
        [one] { $needed } Ressource nötig, { $held } verfügbar
       *[other] { $needed } Ressourcen nötig, { $held } verfügbar
    }
refusal-too-few-points =
    { $needed ->
        [one] { $needed } Erfolgspunkt nötig, { $held } verfügbar
       *[other] { $needed } Erfolgspunkte nötig, { $held } verfügbar
    }
refusal-no-resource-in-supply = Dein Vorrat an Ressourcen ist leer
refusal-no-tile-in-supply = Der Vorrat an Gebäudeplättchen ist leer
refusal-no-new-hand-left = Du hast keinen Tauschmarker mehr
refusal-no-new-hand-solo = Im Solospiel gibt es keine neue Kartenhand
refusal-tile-is-laid = Dieses Plättchen liegt auf deiner Karte
refusal-cell-has-building = Dort steht das Gebäude { $tile }
refusal-cell-has-token = Dort liegt der Marker { $letter }

## Protokoll: Aufbau und Runden

log-table-laid =
    { $players ->
        [1] Der Tisch ist bereit. { $seat } spielt gegen { hal }.
       *[other] Der Tisch ist für { $players } Personen bereit. { $seat } beginnt.
    }
log-has-picked = { $seat } hat einen Charakter gewählt.
log-characters-revealed = { $seat } deckt die Charaktere { $characters } auf.
log-round-began = Runde { $round } beginnt. { $seat } ist zuerst am Zug.
log-has-chosen = { $seat } hat eine Karte gewählt.
log-new-hand =
    { $left ->
        [0] { $seat } nimmt eine neue Kartenhand und hat keinen Tauschmarker mehr.
       *[other] { $seat } nimmt eine neue Kartenhand und hat noch { $left } Tauschmarker.
    }
log-drew-card = { $seat } zieht eine Karte.
log-drew-card-secret = { $seat } zieht { $card-acc }.
log-deck-rebuilt =
    { $new ->
        [0] Der Nachziehstapel wird ohne neue Gebäudekarten gemischt
        [one] Der Nachziehstapel wird mit { $new } neuen Gebäudekarte gemischt
       *[other] Der Nachziehstapel wird mit { $new } neuen Gebäudekarten gemischt
    } und hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
log-cards-passed = Alle geben die übrigen Karten nach links weiter. { $seat } beginnt die nächste Runde.
log-game-over =
    { $round ->
        [one] Das Spiel ist nach { $round } Runde zu Ende.
       *[other] Das Spiel ist nach { $round } Runden zu Ende.
    }

## Protokoll: Aktionen

log-played-alone = { $seat } spielt { $card-acc } ohne Plättchen.
log-played-with-tile = { $seat } spielt { $card-acc } mit { $tile-dat }.
log-played-unpaid = { $seat } kann { $tile-acc } nicht bezahlen und spielt { $card-acc } ohne Plättchen.
log-converted = { $seat } kann nicht bezahlen und nimmt { $tile-acc } zurück.
log-converted-secret = { $seat } kann nicht bezahlen ({ $why }) und nimmt { $tile-acc } zurück.
log-gained-resources =
    { $count ->
        [0] { $seat } erhält keine Ressourcen, weil der Vorrat leer ist.
        [one] { $seat } erhält { $count } Ressource{ part-lost }.
       *[other] { $seat } erhält { $count } Ressourcen{ part-lost }.
    }
part-lost =
    { $lost ->
        [0] { "" }
        [one] ; { $lost } verfällt, weil der Vorrat leer ist
       *[other] ; { $lost } verfallen, weil der Vorrat leer ist
    }
log-gained-points =
    { $count ->
        [one] { $seat } erhält { $count } Erfolgspunkt.
       *[other] { $seat } erhält { $count } Erfolgspunkte.
    }
log-gained-tiles = { $seat } zieht { $count } Gebäudeplättchen.
log-gained-tiles-secret = { $seat } zieht { $count } Gebäudeplättchen: { $tiles }.
log-tiles-lost = { $seat } soll { $count } Gebäudeplättchen ziehen, aber der Vorrat ist leer.
log-urbanized = { $seat } urbanisiert und legt { $tile-acc } an die Stelle des Markers { $letter }.
log-token-moved = { $seat } verlegt den Marker { $letter }.
log-resources-returned =
    { $count ->
        [one] { $seat } erhält { $count } Ressource zurück
       *[other] { $seat } erhält { $count } Ressourcen zurück
    }{ $points ->
        [0] .
        [one] {" "}und dafür { $points } Erfolgspunkt.
       *[other] {" "}und dafür { $points } Erfolgspunkte.
    }
part-extra-points =
    { $points ->
        [one] { $points } Erfolgspunkt
       *[other] { $points } Erfolgspunkte
    }
part-extra-resources =
    { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressourcen
    }
log-paid-extra =
    { $points ->
        [0] { $seat } zahlt { part-extra-resources } für die andere Farbe.
       *[other] { $resources ->
            [0] { $seat } zahlt { part-extra-points } für die niedrigere Zahl.
           *[other] { $seat } zahlt { part-extra-points } für die niedrigere Zahl und { part-extra-resources } für die andere Farbe.
        }
    }
log-built-floor = { $seat } stockt auf: { $tile } auf { $under }, jetzt { $height } Etagen hoch.
log-brings-end = Das wird die letzte Runde.
log-bonuses-pay =
    { $count ->
        [one] { $count } Bonus von { $seat } bringt etwas ein.
       *[other] { $count } Boni von { $seat } bringen etwas ein.
    }
log-districts-worth = Viertel von { $seat }: { $before } → { $after } Erfolgspunkte.
log-district-share =
    { $count ->
        [one] { $seat } hat { $count } Ressource
       *[other] { $seat } hat { $count } Ressourcen
    } im { $colour ->
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Viertel: { $points ->
        [one] { $points } Erfolgspunkt
       *[other] { $points } Erfolgspunkte
    }.
log-kept-card = { $seat } behält { $card-acc }.

## Protokoll: leere Vorräte und Hal

log-supply-empty =
    { $time ->
        [1] Der Vorrat an Gebäudeplättchen ist leer.
       *[other] Der Vorrat an Gebäudeplättchen ist zum zweiten Mal leer.
    }
log-tiles-returned =
    { $count ->
        [0] { $seat } gibt keine Gebäudeplättchen zurück.
        [one] { $seat } gibt für { $count } Erfolgspunkt { $count } Gebäudeplättchen zurück: { $tiles }.
       *[other] { $seat } gibt für { $count } Erfolgspunkte { $count } Gebäudeplättchen zurück: { $tiles }.
    }
log-end-triggered =
    { $why ->
        [resources] { $seat } hat alle Ressourcen verbaut. Dies ist die letzte Runde.
       *[tiles] Es gibt keine Gebäudeplättchen mehr. Dies ist die letzte Runde.
    }
log-hal-revealed = { hal } deckt { $card-acc } auf.
log-hal-compared = { hal } zieht { $second-acc }, vergleicht sie mit { $first-dat } und spielt { $played-acc }.
log-hal-drew-tile = { hal } zieht { $tile-acc }.
log-hal-without-tile = Für { hal } ist kein Gebäudeplättchen mehr da; die Karte wird abgeworfen.
log-hal-cannot-pay = { hal } hat zu wenige Ressourcen, um mit { $card-dat } aufzustocken. Das Spiel endet sofort.

## Wertung

score-points = Gesammelte Erfolgspunkte
score-card = { $card }: { $bonus }
score-new-hands =
    { $count ->
        [one] { $count } übriger Tauschmarker
       *[other] { $count } übrige Tauschmarker
    }
part-district =
    { $colour ->
        [red] Rotes Viertel
        [blue] Blaues Viertel
       *[yellow] Gelbes Viertel
    }
score-district-alone =
    { $total ->
        [one] { part-district } ({ $buildings } Gebäude): allein, { $total } Ressource zählt doppelt
       *[other] { part-district } ({ $buildings } Gebäude): allein, { $total } Ressourcen zählen doppelt
    }
score-district-first = { part-district } ({ $buildings } Gebäude): Mehrheit, insgesamt { $total } Ressourcen
score-district-second =
    { $own ->
        [one] { part-district } ({ $buildings } Gebäude): zweiter Platz, { $own } eigene Ressource
       *[other] { part-district } ({ $buildings } Gebäude): zweiter Platz, { $own } eigene Ressourcen
    }

## Symbole, für Screenreader

icon-resource = Ressource
icon-tile = Gebäudeplättchen
icon-point = Erfolgspunkt
icon-on-exploit = beim Nutzen
icon-on-urbanize = beim Urbanisieren
icon-on-floor = beim Aufstocken
icon-on-end = am Spielende
icon-resource-on-red = eigene Ressource auf rotem Gebäude
icon-resource-on-blue = eigene Ressource auf blauem Gebäude
icon-resource-on-yellow = eigene Ressource auf gelbem Gebäude
icon-building-up-to = eigenes Gebäude bis zur Höhe
icon-building-from = eigenes Gebäude ab Höhe
icon-card-on-exploit = eigene Karte mit Nutzungsbonus
icon-card-on-urbanize = eigene Karte mit Urbanisierungsbonus
icon-card-on-floor = eigene Karte mit Aufstockungsbonus
icon-card-red = eigene rote Karte
icon-card-blue = eigene blaue Karte
icon-card-yellow = eigene gelbe Karte

## Statistik

fact-character = Charakter
fact-building = Behaltene Gebäudekarte
fact-colour = Farbe

## What a hint counts: in a list, with points behind it

worth-points = erzielte Erfolgspunkte
worth-resources = Ressourcen im Vorrat
worth-tiles = Gebäudeplättchen im Vorrat
worth-bonuses = Boni der behaltenen Karten
worth-ending = Karten, die am Ende zählen
worth-districts = Mehrheiten in Vierteln
worth-contested = umkämpfte Viertel
worth-buildings = Gebäude
worth-hands = neue Kartenhände und Zugfolge
