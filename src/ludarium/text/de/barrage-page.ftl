### Was die Zeichnung von Barrage selbst sagt; was die Regeln sagen, steht in barrage.ftl. Nur die Webseite liest diese Datei.

## Der Plan

table-map = Der Plan
table-map-help = Pfeiltasten gehen von Platz zu Platz, Plus und Minus ändern die Größe, 0 zeigt alles.
table-fit = Ganzen Plan zeigen
table-area =
    { $area ->
        [mountains] Gebirge
        [hills] Hügelland
       *[plains] Ebene
    }
table-basin = Becken { $basin }
table-dam = Damm
table-neutral-dam = neutraler Damm
table-dam-site = freier Dammplatz
table-conduit = Leitung
table-conduit-site = freier Leitungsplatz
table-powerhouse = Kraftwerk
table-powerhouse-site = freier Kraftwerksplatz
table-headstream = Quelle
table-owner = gehört { $name }
table-upper-site = oberer Dammplatz
table-lower-site = unterer Dammplatz
table-dam-level = Stufe { $level }
table-water = { $drops } von { $capacity } Tropfen
table-joins = { $piece ->
        [conduit] führt zu deinem Kraftwerk
       *[other] hier endet deine Leitung
    }
table-red-site =
    { $credits ->
        [one] { $credits } Credit mehr
       *[other] { $credits } Credits mehr
    }
table-ends = von Becken { $from } nach Becken { $to }
table-value = { $value } Energie je Tropfen
table-waits =
    { $drops ->
        [0] kein Tropfen wartet
        [one] { $drops } Tropfen wartet
       *[other] { $drops } Tropfen warten
    }
table-headstream-tile = Tropfen in den Runden 1 bis 4: { $drops }
table-stops =
    { $drops ->
        [one] { $drops } Tropfen bleibt in Becken { $basin }
       *[other] { $drops } Tropfen bleiben in Becken { $basin }
    }
table-leaves =
    { $drops ->
        [one] { $drops } Tropfen verlässt den Plan
       *[other] { $drops } Tropfen verlassen den Plan
    }
table-drops = { $drops } Tropfen
table-energy = { $energy } Energie
table-energy-then = danach nochmals { $energy }
table-toll =
    { $credits ->
        [one] Gebühr { $credits } Credit
       *[other] Gebühr { $credits } Credits
    }

## Runden und Züge

table-round = Runde { $round } von { $rounds }
table-passed = hat gepasst
table-draft = Firmen und ihre Führungskräfte
table-start-contracts = Startaufträge

## Unterwegs auf dem Tisch

table-jump = Springe zu
table-jump-map = Plan
table-jump-actions = Aktionen

## Aktionstafeln

table-board =
    { $board ->
        [turbine] Turbinenhalle
        [water] Wasser
        [workshop] Werkstatt
        [shop] Maschinenhandel
        [contract] Auftragsbüro
        [patent] Patentamt
       *[bank] Bank
    }
table-free = frei
table-closed = an diesem Tisch nicht im Spiel
table-taken =
    { $engineers ->
        [one] { $name }: { $engineers } Ingenieur
       *[other] { $name }: { $engineers } Ingenieure
    }
table-takes =
    { $engineers ->
        [one] { $engineers } Ingenieur
       *[other] { $engineers } Ingenieure
    }{ $credits ->
        [0] { "" }
        [one] { " und " }{ $credits } Credit
       *[other] { " und " }{ $credits } Credits
    }
table-surcharge = violett: 3 Credits mehr
table-bank-help = Ein Credit je Ingenieur; nie geschlossen.
table-bank-option =
    { $engineers ->
        [one] { $engineers } Ingenieur für { $engineers } Credit
       *[other] { $engineers } Ingenieure für { $engineers } Credits
    }
table-patents-left = noch { $count } Plättchen im Stapel
table-no-patent = Hier liegt in dieser Runde kein Plättchen mehr

## Aufträge

table-gone = vergeben
table-national = Staatsaufträge
table-pile =
    { $colour ->
        [green] Grüner Stapel
        [yellow] Gelber Stapel
       *[red] Roter Stapel
    }
table-pile-left = noch { $count } im Stapel
table-thrown = { $count } von Automas abgeworfen
table-needs = braucht { $energy } Energie
table-needs-changed = braucht { $energy } statt { $printed } Energie
table-reward = Belohnung
table-contracts = Aufträge
table-fulfilled = Erfüllt

## Energieleiste und Ziel

table-track = Energieleiste
table-bonus-of = Bonusplättchen der Runde { $round }
table-bonus-help = Ab diesem Abschnitt zählt es voll, für jeden fehlenden Abschnitt gehen 4 Punkte ab. Unter 6 Energie gibt es keinen Bonus.
table-bonus-gone = gewertet
table-energy-of = { $name }: { $energy } Energie
table-now = Würde jetzt gewertet
table-prospect =
    { $place } für den Rang, { $bonus } für das Bonusplättchen{ $loss ->
        [0] { "" }
       *[other] , −{ $loss } ohne Energie
    }, { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }
table-objective = Ziel
table-objective-help = Am Ende 15, 10 und 5 Punkte für die ersten drei Plätze.
table-counts = { $name }: { $count }

## Eine Firma

table-good =
    { $good ->
        [credits] Credits
        [excavators] Bagger
        [mixers] Mischer
        [engineers] Ingenieure
        [energy] Energie
       *[points] Punkte
    }
table-pieces =
    { $piece ->
        [base] Basen
        [elevation] Erhöhungen
        [conduit] Leitungen
       *[powerhouse] Kraftwerke
    }
table-income = Einkommen mit dem { $nth }. Bauteil
table-active = aktiv
table-inactive = noch nicht
table-left = noch { $count }
table-ability = Fähigkeit der Firma
table-ability-at = ab dem dritten Kraftwerk
table-bonus-at = { $bonus } Energie bei jeder Stromerzeugung
table-copied = in diesem Zug kopiert
table-copyable = Führungskräfte zum Kopieren
table-constructions = Bauten dieser Runde
table-construction = { $nth }. Bau
table-used = vergeben
table-tiles = Technologieplättchen
table-no-tiles = Alle Plättchen liegen auf dem Baurad.
table-wheel = Baurad
table-open-sector = offener Sektor
table-home-in =
    { $turns ->
        [one] nach { $turns } Drehung zurück
       *[other] nach { $turns } Drehungen zurück
    }
table-nothing = nichts

## Der Automa

table-automa-level = Automa, Stufe { $level }
table-automa-tile = Nächstes Automa-Plättchen
table-automa-rows = Von oben nach unten geprüft; die erste mögliche Zeile wird ausgeführt.
table-automa-pile = { $count } Plättchen im Stapel
table-beside = { $count } seiner Ingenieure sperren kein Feld

table-way = Becken { $from } → dein Kraftwerk in Becken { $to }, ×{ $value }
table-tile =
    { $kind ->
        [base] Basis
        [elevation] Erhöhung
        [conduit] Leitung
        [powerhouse] Kraftwerk
        [joker] Joker
       *[anton] Kopie
    }
table-contract = { $energy } Energie: { $reward }
table-contract-title =
    { $kind ->
        [start] Startauftrag
        [national] Staatsauftrag
        [green] Grüner Auftrag
        [yellow] Gelber Auftrag
       *[red] Roter Auftrag
    }
table-constructions-title = Bauen
table-company-board = Firmentafel

## Was erzählt wird

table-phase =
    { $phase ->
        [income] Einkommen
        [actions] Aktionen
        [flow] Wasser
       *[scoring] Wertung
    }
table-round-scored = Wertung der Runde { $round }
table-final-scoring = Schlusswertung
table-income-title = Einkommen der Runde { $round }
table-told-space = { $what }
table-told-bank = Bank
table-told-built = { $piece } in { $site }
table-told-built-with = { $piece } in { $site } · { $tile }
table-told-income = Einkommen: { $income }
table-told-drop = { $start } → { $dam }
table-told-drop-left = { $start } → verlässt den Plan
table-told-produced = { $sum }, Becken { $from } → { $to }
table-told-ability = +{ $count } ({ $giver })
table-told-energy = { $energy } Energie
table-told-place = Rang +{ $points }
table-told-bonus =
    Bonusplättchen { $missing ->
        [0] +{ $points }
       *[other] { $full } − { $missing } = { $points }
    }
table-told-objective = Ziel { $count } → +{ $points }
table-told-goods = { $count } Maschinen und Credits → +{ $points }
table-told-water = { $points } Tropfen gestaut → +{ $points }
table-told-contract =
    { $way ->
        [discarded] wirft einen Auftrag für { $energy } Energie ab: { $reward }
        [fulfilled] erfüllt den Auftrag für { $energy } Energie
       *[taken] nimmt den Auftrag für { $energy } Energie
    }
table-told-automa = Deckt ein Plättchen auf
table-told-headstreams = auf den Quellen: { $drops }

## Zeichen der Zeichnung, die nur die Legende nennt

icon-base = Basis
icon-elevation = Erhöhung
icon-conduit = Leitung
icon-powerhouse = Kraftwerk
icon-joker = beliebiges Bauteil
icon-wreath = Punkte bisher
icon-shop = Maschinenhandel
icon-bank = Bank
icon-lock = noch nicht aktiv
icon-ability = Fähigkeit der Firma
icon-technology = Technologie, Automa-Plättchen
icon-water = Wasser
icon-passed = hat gepasst
icon-red-sites = Ziel: Bauplätze mit Aufpreis
icon-connected-bases = Ziel: mit Kraftwerken verbundene Basen
icon-largest-area = Ziel: Gebiet mit den meisten eigenen Bauteilen
icon-smallest-area = Ziel: Gebiet mit den wenigsten eigenen Bauteilen
icon-basins-with-1 = Ziel: Becken mit einem Bauteil
icon-basins-with-3 = Ziel: Becken mit drei Bauteilen
