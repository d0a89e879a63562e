### Was die Zeichnung von Ginkgopolis im Terminal sagt, auf Deutsch.

term-gk-letter =
    { $colour ->
        [red] R
        [blue] B
       *[yellow] G
    }
term-gk-title =
    { $ending ->
        [0] Runde { $round }
       *[other] Runde { $round }, die letzte
    }
term-gk-title-draft = Draft der Charaktere
term-gk-supplies = Gebäudeplättchen { $tiles } · Nachziehstapel { $deck } · Ablage { $discard }
term-gk-second-supply = Das Spiel endet, wenn die Gebäudeplättchen wieder aufgebraucht sind.
term-gk-legend = { $letter }12* ▲3#2: Zahl 12 mit Baustellenmarker, Höhe 3, gehört Seite 2; (A): ein Marker
term-gk-first = · beginnt
term-gk-in-supply = { $count } im Vorrat
term-gk-new-hands = { $count } Tauschmarker
term-gk-chosen = hat gewählt
term-gk-face-down =
    { $tile ->
        [0] eine verdeckte Karte
       *[other] eine verdeckte Karte mit Plättchen
    }
term-gk-plays = spielt
term-gk-on =
    { $trigger ->
        [exploit] Nutzen
        [urbanize] Urbanisieren
        [floor] Aufstocken
       *[end] Spielende
    }
term-gk-you-hold = Du hast
term-gk-returning = Du gibst zurück
term-gk-you-chose = Gewählt:
term-gk-hand = Deine Kartenhand
term-gk-card-building = ({ $cell }) allein: { $goods } · nach dem Aufstocken behältst du: { $bonus }
term-gk-card-urbanization = allein: { $alone } · mit Plättchen auf ({ $cell }): { $goods }
term-gk-beside = die Gebäude daneben geben { $goods }
term-gk-price-urbanize = Urbanisieren: legt { $price }
term-gk-price-floor =
    { $back ->
        [0] Aufstocken auf Höhe { $height }: braucht { $price }
       *[other] Aufstocken auf Höhe { $height }: braucht { $price }; zuerst kommen { $back } eigene zurück
    }
