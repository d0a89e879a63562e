### Was die Zeichnung von Underwater Cities selbst sagt; was die Regeln sagen, steht in underwater.ftl. Nur die Seite liest diese Datei.

## Der Kopf

table-round = Runde { $round } von { $rounds }, Ära { $era }
table-era = Ära { $era }, Zug { $turn }/{ $turns }
table-turn = Zug { $turn }/{ $turns }

## Die Aktionsfelder

table-slot =
    { $id ->
        [Y1] eins von jedem
        [Y2] 2 Tunnel
        [Y3] Aktion + Spezialkarte
        [Y4] Stadt + Gebäude
        [Y5] Wissenschaft / Aufwerten
        [R1] 2 Farmen
        [R2] Tunnel + Stadt
        [R3] Material
        [R4] 2 Labore
        [R5] Aktion, Bau + Aufwerten
        [G1] 2 Schritte
        [G2] 2 Anlagen
        [G3] Stadt oder Tang
        [G4] Aktion + Stahlplastik
        [G5] Tunnel, oder Schritt + Güter
        [YS3] Aktion + 2 Güter
        [RS1] 2 Farmen oder Labore
        [RS4] Tunnel + Aktion
        [RS5] Spezialkarte
        [GS3] Stadt
        [GS5] Karten + Aufwerten
       *[W] immer offen
    }
table-slot-title =
    { $colour ->
        [green] Grünes Aktionsfeld
        [yellow] Gelbes Aktionsfeld
        [red] Rotes Aktionsfeld
       *[none] Das Aktionsfeld, das immer offen ist
    }
table-or = oder
table-free = umsonst
table-short = es fehlt
table-with-card = Karte
table-slot-only = ohne Karte
table-card-spent = Karte ist weg
table-tile-of = Plättchen: { $name }
table-neutral-tile = Neutrales Plättchen

## Karten

table-hand = Deine Hand
table-claimed = Ausgelegte Karten
table-claimed-short = ausgelegt
table-in-hand = Handkarten
table-in-hand-short = Hand
table-used = genutzt
table-assistant = Persönlicher Assistent
table-card-type =
    { $type ->
        [instant] sofort
        [permanent] dauerhaft
        [action] Aktion
        [production] Produktion
       *[end-scoring] Wertung
    }
table-card-kind =
    { $colour ->
        [green] Grüne
        [yellow] Gelbe
        [red] Rote
       *[none] Eigene
    } { $type ->
        [instant] Karte, wirkt sofort
        [permanent] Karte, wirkt dauerhaft
        [action] Aktionskarte
        [production] Karte, in jeder Produktion
       *[end-scoring] Karte, am Ende
    }
table-cost =
    { $count ->
        [one] Kostet { $count } Credit
       *[other] Kostet { $count } Credits
    }
table-actions-ready = Aktion, { $ready } von { $count } bereit
table-specials = Spezialkarten
table-specials-short = Spezial
table-looked = Eine von diesen dreien
table-contracts = Regierungsaufträge
table-metropolises = Metropolen
table-close = Schließen

## Die Leiste, der Vorrat

table-track = Föderation
table-track-next = nächste Runde
table-track-below = Unter der Leiste
table-track-space = Feld { $space }
table-supply = Für alle übrig
table-supply-of =
    { $piece ->
        [white-city] Weiße Kuppeln übrig
        [symbiotic-city] Violette Kuppeln übrig
        [cards] Karten im Stapel
       *[tunnel] Tunnel übrig
    }
table-goal = Das Ziel: { $points } Punkte und { $cities } verbundene Städte
table-goal-short = Ziel
table-cloning = Das Kopierplättchen ist frei: 1 Credit, um ein fremdes Aktionsfeld zu nutzen
table-cloning-gone = Das Kopierplättchen wurde in dieser Runde genutzt

## Die Gewässer

table-waters = Die Gewässer von { $name }
table-fit = Alle Gewässer zeigen
table-site =
    { $kind ->
        [city] Stadtplatz
        [tunnel] Tunnelplatz
        [expansion] Erweiterungsplatz
       *[building] Bauplatz
    }
table-piece =
    { $kind ->
        [farm] { $upgraded ->
            [yes] Aufgewertete Farm
           *[no] Farm
        }
        [desal] { $upgraded ->
            [yes] Aufgewertete Entsalzungsanlage
           *[no] Entsalzungsanlage
        }
        [lab] { $upgraded ->
            [yes] Aufgewertetes Labor
           *[no] Labor
        }
        [tunnel] { $upgraded ->
            [yes] Aufgewerteter Tunnel
           *[no] Tunnel
        }
        [symbiotic-city] Symbiotische Stadt
       *[white-city] Weiße Stadt
    }
table-connected = Verbunden
table-not-connected = Nicht verbunden: kein Licht, keine Produktion
table-site-gives = Hier zu bauen gibt { $goods }
table-surcharge = Hier zu bauen kostet { $goods } mehr
table-feature =
    { $id ->
        [AS1] Eine verbundene symbiotische Stadt produziert hier 6 Punkte
        [AS2] Der Tunnel hier produziert dreimal
        [AS3] Mit beiden Tunneln des Paars: 2 Credits mehr
        [AS4] Die Metropole produziert 2 Punkte mehr
        [AS5] Eine Stadt hier bringt sofort 6 Punkte
       *[AS6] Das Gebäude hier produziert doppelt
    }
table-goods =
    { $good ->
        [kelp] { $count } Tang
        [steelplast] { $count } Stahlplastik
        [science] { $count } Wissenschaft
        [credit] { $count ->
            [one] { $count } Credit
           *[other] { $count } Credits
        }
        [biomass] { $count } Biomasse
        [card] { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
        [track] { $count ->
            [one] { $count } Schritt
           *[other] { $count } Schritte
        }
       *[point] { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
    }
table-good =
    { $good ->
        [kelp] Tang
        [steelplast] Stahlplastik
        [science] Wissenschaft
        [credit] Credits
        [biomass] Biomasse
       *[point] Punkte
    }
table-income = Die nächste Produktion: { $count }
table-points = Punkte
table-cities =
    { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
table-tunnels =
    { $count ->
        [one] { $count } Tunnel
       *[other] { $count } Tunnel
    }
table-to-place = frei
table-plays = ist am Zug
table-turns-left =
    { $count ->
        [0] hat gespielt
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
table-pages = Seiten des Spielplans
table-page-slots = Aktionsfelder
table-page-waters = Deine Gewässer

## Was erzählt wird

table-metropolis-place = Metropolenplatz { $number }
table-phase =
    { $phase ->
        [first-hand] Erste Hand
        [turns] Züge
        [production] Produktion, Ära { $era }
        [new-era] Ära { $era } beginnt
        [scoring] Schlusswertung
       *[over] Das Ende
    }
table-told-match = { $slot }, mit { $card }
table-told-claimed = { $card } ausgelegt
table-production = Produktion der Ära { $era }
table-feeding = Die Städte werden ernährt
table-scoring = Schlusswertung
table-told-fed =
    { $count ->
        [one] { $count } Stadt ernährt
       *[other] { $count } Städte ernährt
    }
table-told-hungry =
    { $count ->
        [one] { $count } Stadt hungrig
       *[other] { $count } Städte hungrig
    }
table-told-scored =
    { $source ->
        [brown] braune Metropole
        [end-cards] Karten
        [cities] Städte
       *[resources] Güter
    } { $count }
