### Was die Zeichnung von Barrage im Terminal sagt, auf Deutsch.

term-br-title = Runde { $round } von { $rounds } · { $phase }
term-br-legend = D5U! #2 ▲2 ●○: roter Bauplatz, Damm von Seite 2, Stufe 2, einer von zwei Wassertropfen; C1L 5→8: Leitung mit Wert 5 zu Becken 8; =: neutral; ·: frei; 1→8: der Fluss von Becken 1 führt zu Becken 8
term-br-area =
    { $area ->
        [mountains] Gebirge
        [hills] Hügelland
       *[plains] Ebene
    }
term-br-bonuses = Bonusplättchen nach Runden
term-br-objective = Ziel
term-br-national = Staatsaufträge
term-br-office = Auftragsbüro
term-br-patents = Patentamt
term-br-level = Stufe { $level }
term-br-passed = hat gepasst
term-br-tiles = Plättchen
term-br-wheel = Baurad
term-br-sector =
    { $turns ->
        [one] nach { $turns } Drehung { $things }
       *[other] nach { $turns } Drehungen { $things }
    }
term-br-contracts = Aufträge
term-br-fulfilled = Erfüllt
term-br-spaces = Ingenieure bei
term-br-you-have = Du hast
