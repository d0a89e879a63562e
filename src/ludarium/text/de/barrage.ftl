### Barrage auf Deutsch. Das Protokoll steht im Präsens; eine Ablehnung ist ein Satzteil, der auch in Klammern stehen kann.
### Bauplätze heißen danach, wo sie auf dem Plan liegen. Plättchen und Aufträge haben .acc und .dat mit Artikel.

## Phasen

phase-draft = Auswahl der Firmen
phase-income = Einkommen und Quellen
phase-actions = Aktionen
phase-flow = Wasserfluss
phase-scoring = Wertung
phase-over = Spielende

## Spielmaterial und Orte

site =
    { $place ->
        [upper] Becken { $basin } (oben)
        [lower] Becken { $basin } (unten)
        [left] Becken { $basin } (→ { $to })
        [right] Becken { $basin } (→ { $to })
        [headstream] Quelle { $basin }
       *[powerhouse] Becken { $basin }
    }
company =
    { $id ->
        [usa] die USA
        [germany] Deutschland
        [italy] Italien
       *[france] Frankreich
    }
    .start =
    { $id ->
        [usa] USA
        [germany] Deutschland
        [italy] Italien
       *[france] Frankreich
    }
company-named = { $name }
    .start = { $name }
part-officer =
    { $id ->
        [wilhelm-adler] Wilhelm Adler
        [graziano-del-monte] Graziano Del Monte
        [viktor-fiesler] Viktor Fiesler
        [jill-mcdowell] Jill McDowell
        [solomon-p-jordan] Solomon P. Jordan
        [anton-krylov] Anton Krylov
       *[mahiri-sekibo] Mahiri Sekibo
    }
officer = { part-officer }
    .start = { part-officer }
officer-named = { $name }
    .start = { $name }
contract =
    { $kind ->
        [start] Startauftrag
        [national] Staatsauftrag
        [green] grüner Auftrag
        [yellow] gelber Auftrag
       *[red] roter Auftrag
    }
    .acc = { $kind ->
        [start] den Startauftrag
        [national] den Staatsauftrag
        [green] den grünen Auftrag
        [yellow] den gelben Auftrag
       *[red] den roten Auftrag
    }
    .start = { $kind ->
        [start] Startauftrag
        [national] Staatsauftrag
        [green] Grünen Auftrag
        [yellow] Gelben Auftrag
       *[red] Roten Auftrag
    }
    .a = { $kind ->
        [start] einen Startauftrag
        [national] einen Staatsauftrag
        [green] einen grünen Auftrag
        [yellow] einen gelben Auftrag
       *[red] einen roten Auftrag
    }
    .new = { $kind ->
        [start] ein Startauftrag
        [national] ein Staatsauftrag
        [green] ein grüner Auftrag
        [yellow] ein gelber Auftrag
       *[red] ein roter Auftrag
    }
piece =
    { $kind ->
        [base] eine Basis
        [elevation] eine Erhöhung
        [conduit] eine Leitung
       *[powerhouse] ein Kraftwerk
    }
    .start = { part-kind }
part-kind =
    { $kind ->
        [base] Basis
        [elevation] Erhöhung
        [conduit] Leitung
       *[powerhouse] Kraftwerk
    }
part-tile =
    { $kind ->
        [base] Basis-Plättchen
        [elevation] Erhöhungs-Plättchen
        [conduit] Leitungs-Plättchen
        [powerhouse] Kraftwerks-Plättchen
       *[joker] Joker-Plättchen
    }
part-kinds =
    { $kind ->
        [base] Basen
        [elevation] Erhöhungen
        [conduit] Leitungen
       *[powerhouse] Kraftwerke
    }
tile-basic = { part-tile }
    .acc = das { part-tile }
    .dat = dem { part-tile }
    .gen = des { part-tile }s
tile-advanced = { part-tile } { $level }
    .acc = das { part-tile } { $level }
    .dat = dem { part-tile } { $level }
    .gen = des { part-tile }s { $level }
tile-named = „{ $name }“ ({ part-tile } { $level })
    .acc = „{ $name }“ ({ part-tile } { $level })
    .dat = „{ $name }“ ({ part-tile } { $level })
    .gen = von „{ $name }“ ({ part-tile } { $level })
tile-special = Sonderplättchen von Anton Krylov
    .acc = das Sonderplättchen von Anton Krylov
    .dat = dem Sonderplättchen von Anton Krylov
    .gen = des Sonderplättchens von Anton Krylov
machines-both = { part-machines }
part-machines =
    { $excavators ->
        [0] { $mixers ->
            [0] keine Maschinen
           *[other] { part-mixers }
        }
       *[other] { $mixers ->
            [0] { part-excavators }
           *[other] { part-excavators } und { part-mixers }
        }
    }
part-excavators = { $excavators } Bagger
part-mixers = { $mixers } Mischer
part-engineers =
    { $engineers ->
        [one] { $engineers } Ingenieur
       *[other] { $engineers } Ingenieure
    }
part-credits =
    { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }
part-and-credits =
    { $credits ->
        [0] { "" }
       *[other] , { part-credits }
    }
space = { $effect } ({ part-engineers }{ part-and-credits })

## Wirkungen

gain-point =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
    .kind = Siegpunkte
gain-credit =
    { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
    .kind = Credits
gain-excavator = { $count } Bagger
    .kind = Bagger
gain-mixer = { $count } Mischer
    .kind = Mischer
gain-machine =
    { $count ->
        [one] { $count } Maschine nach Wahl
       *[other] { $count } Maschinen nach Wahl
    }
    .kind = Maschinen nach Wahl
gain-energy = { $count } Energie
    .kind = Energie
gain-power = { $count } erzeugte Energie
    .kind = erzeugte Energie
gain-turn =
    { $count ->
        [one] { $count } Drehung des Baurads
       *[other] { $count } Drehungen des Baurads
    }
    .kind = Drehungen des Baurads
gain-drop =
    { $count ->
        [one] { $count } Tropfen auf eine Quelle
       *[other] bis zu { $count } Tropfen auf Quellen
    }
gain-flow =
    { $count ->
        [one] { $count } sofort fließender Tropfen
       *[other] bis zu { $count } sofort fließende Tropfen
    }
gain-piece =
    { $kind ->
        [base] 1 Basis umsonst { $limit ->
            [1] in der Ebene
            [2] in Ebene oder Hügelland
           *[other] überall
        }
        [conduit] 1 Leitung bis zum Wert { $limit } umsonst
        [elevation] 1 Erhöhung umsonst
       *[powerhouse] 1 Kraftwerk umsonst
    }
part-modifier =
    { $modifier ->
        [minus-2] −2
        [minus-1] −1
        [plus-1] +1
        [plus-2] +2
       *[plain] ±0
    }
do-produce = Stromerzeugung { part-modifier }
do-free-production = auf Wunsch sofort eine Stromerzeugung { part-modifier }
do-contract =
    { $count ->
        [one] { $count } Auftrag nehmen
       *[other] { $count } Aufträge nehmen
    }
do-patent = verbessertes Plättchen { $slot } nehmen
do-take-tile = { $tile } nehmen
do-construct = ein Bau
do-fill-empty-dams = 1 Tropfen in jeden eigenen leeren Damm
do-fill-dam = der erhöhte Damm wird gefüllt
ability =
    { $kind ->
        [base-price] eine Basis kostet überall { $amount } Bagger
        [top-capacity] eigene Dämme der Stufe 3 fassen { $amount } Tropfen
        [least-product] Tropfen mal Wert zählt als mindestens { $amount }
        [conduit-mixers] eine Leitung darf mit { $amount } Mischer je Wert bezahlt werden
        [credits-for-machine] { $amount } Credits dürfen jede Maschine ersetzen
        [copy-tile] kopiert ein Technologieplättchen auf dem eigenen Rad
        [copy-officer] kopiert für einen Ingenieur eine andere Führungskraft
        [no-engineers] keine Ingenieure nötig
        [no-machines] keine Maschinen nötig
        [no-surcharge] kein Aufpreis für einen Platz
        [conduit-cap] eine Leitung kostet höchstens { $amount } Bagger
        [any-machines] Bagger und Mischer ersetzen einander
        [second-production] nochmals Strom mit einem anderen Kraftwerk, ohne Zu- und Abschläge
       *[less-energy] er braucht { $amount } Energie weniger
    }
objective =
    { $id ->
        [red-sites] Basen und Kraftwerke auf Plätzen mit Aufpreis
        [connected-bases] Basen, die durch eigene Leitungen mit eigenen Kraftwerken verbunden sind
        [largest-area] eigene Bauteile im Gebiet, in dem die meisten davon stehen
        [smallest-area] eigene Bauteile im Gebiet, in dem die wenigsten davon stehen
        [basins-with-1] Becken mit mindestens 1 Bauteil
       *[basins-with-3] Becken mit mindestens 3 Bauteilen
    }
trigger-build =
    { $modifier ->
        [no-engineers] Beim Bauen damit
        [no-machines] Beim Bauen damit
        [no-surcharge] Beim Bauen damit
        [conduit-cap] Beim Bauen damit
        [any-machines] Beim Bauen damit
       *[other] Beim Bauen
    }
trigger-built = Nach dem Bauen damit
trigger-water = Immer
trigger-produce = Beim Erzeugen
trigger-produced = Nach jeder Stromerzeugung
trigger-turn = Zu Beginn des eigenen Zuges
trigger-pass = Für jeden Tropfen, der an einem eigenen Kraftwerk vorbeifließt
trigger-contract = Für jeden Auftrag
count-own = eigene { part-kinds }
    .each =
    { $kind ->
        [powerhouse] jedes eigene { part-kind }
       *[other] jede eigene { part-kind }
    }
    .one = { part-kind }
    .gen = eigenen { part-kinds }
count-conduit-value = Wertpunkte der neuen Leitung
    .each = jeden Wertpunkt der neuen Leitung
    .one = Wertpunkt der neuen Leitung
    .gen = Wertpunkte der neuen Leitung
count-dams-from = eigene Dämme ab Stufe { $level }
    .each = jeden eigenen Damm ab Stufe { $level }
    .one = eigenen Damm ab Stufe { $level }
    .gen = eigenen Dämme ab Stufe { $level }
count-advanced-tiles = eigene verbesserte Plättchen
    .each = jedes eigene verbesserte Plättchen
    .one = eigenes verbessertes Plättchen
    .gen = eigenen verbesserten Plättchen
count-contracts = erfüllte Aufträge
    .each = jeden erfüllten Auftrag
    .one = erfüllten Auftrag
    .gen = erfüllten Aufträge
count-engineers = eingesetzte Ingenieure
    .each = jeden eingesetzten Ingenieur
    .one = eingesetzten Ingenieur
    .gen = eingesetzten Ingenieure

## Der Automa

part-colour-of-what =
    { $what ->
        [green] grüne
        [yellow] gelbe
       *[red] rote
    }
part-row-modifier =
    { $what ->
        [minus-2] −2
        [minus-1] −1
        [plus-1] +1
        [plus-2] +2
       *[plain] ±0
    }
part-limit =
    { $limit ->
        [mountains] { " im Gebirge" }
        [hills] { " im Hügelland" }
        [from-3] { " ab Wert 3" }
        [from-4] { " ab Wert 4" }
       *[anywhere] { "" }
    }
part-what-piece =
    { $what ->
        [base] Basis
        [elevation] Erhöhung
        [conduit] Leitung
       *[powerhouse] Kraftwerk
    }
row =
    { $action ->
        [production] Stromerzeugung { part-row-modifier } für einen { $limit ->
            [green] grünen
            [yellow] gelben
           *[red] roten
        } Auftrag
        [water] { $number } Tropfen { $what ->
            [flow] mit sofortigem Fluss
           *[wait] auf Quellen
        }
        [contracts] neue { part-colour-of-what } Aufträge
        [construction] { part-what-piece }{ part-limit } bauen
        [patent] Patent für { part-what-piece }
        [workshop] { $number ->
            [one] Baurad einmal drehen
           *[other] Baurad { $number }-mal drehen
        }
        [machinery] { $what ->
            [excavator] Bagger
            [mixer] Mischer
            [both] Bagger und Mischer
           *[any] beliebige Maschine
        } kaufen
       *[bank] Bank
    }
automa-reason =
    { $id ->
        [no-system] kein System mit Wasser bringt Energie
        [leads] er führt und hat den vollen Bonus
        [no-contract] kein Auftrag dieser Farbe ist erreichbar
        [no-water] seine Dämme bekämen kein Wasser
        [cannot-build] es fehlen Bauteil, Plättchen, Maschinen oder Platz
        [no-patent] kein passendes Plättchen liegt aus
        [empty-wheel] sein Rad ist leer
       *[last-round] nicht in der letzten Runde
    }
criterion =
    { $id ->
        [only] der einzige mögliche Platz
        [completes-system] vervollständigt ein System
        [preference] Vorliebe seiner Führungskraft oder seines Plättchens
        [start-order] der erste ab dem Startplatz des Plättchens
        [most-powerful-conduit] stärkste gebaute Leitung
        [own-powerhouse] mit einem eigenen Kraftwerk verbunden
        [most-water] das meiste Wasser kommt
        [red-space] roter Platz
        [upstream-powerhouse] unterhalb eines Kraftwerks
        [downstream-own-dam] mit einem eigenen Damm verbunden
        [most-powerful] höchster Wert
        [second-most-powerful] zweithöchster Wert
        [dam-own-neutral-opponent] beginnt an einem eigenen, sonst neutralen Damm
        [dam-opponent-neutral-own] beginnt an einem fremden, sonst neutralen Damm
        [powerhouse-own-opponent] endet an einem eigenen, sonst fremden Kraftwerk
        [powerhouse-opponent-own] endet an einem fremden, sonst eigenen Kraftwerk
        [own-dam] mit einem eigenen Damm oberhalb verbunden
        [feeds-own-dam] das Wasser erreicht als Nächstes einen eigenen Damm
        [spares-opponent-dam] das Wasser erreicht als Nächstes keinen fremden Damm
        [in-basin-5] Becken 5
        [in-basin-6] Becken 6
        [in-basin-7] Becken 7
       *[in-plains] in der Ebene
    }

## Fragen und Antworten

ask-company = Wähle eine Firma mit ihrer Führungskraft.
move-company = { $company-start } mit { $officer }. { $ability }. { $talent }
ask-start = Wähle einen Startauftrag.
ask-action = Wähle eine Aktion.
move-space = Aktion: { $space }
move-bank =
    { $count ->
        [one] Bank: { $count } Ingenieur für { $count } Credit
       *[other] Bank: { $count } Ingenieure für { $count } Credits
    }
move-build = Mit { $tile-dat } bauen ({ part-engineers }{ part-and-credits })
move-copy-tile = Mit einer Kopie { $tile-gen } bauen ({ part-engineers }{ part-and-credits })
move-officer = { $officer } kopieren (1 Ingenieur{ part-and-credits })
move-pass = Passen
ask-site = Wo baust du mit { $tile-dat }?
move-build-at = { $piece-start } in { $site } für { $price }
move-build-at-ways = { $piece-start } in { $site } für { $price } oder anders bezahlt
move-build-at-free = { $piece-start } in { $site } ohne Kosten
preview-laid = aufs Rad
preview-home = kehrt zurück
price = { $parts }
place-piece = { $piece-start } in { $site }
ask-payment = Wie bezahlst du { $piece } in { $site }?
move-pay = { $machines }{ part-and-credits } zahlen
move-pay-credits = { part-credits } zahlen
ask-place = Wohin setzt du { $piece }?
move-place-at = { $piece-start } in { $site }{ $credits ->
        [0] { "" }
       *[other] { " " }({ part-credits })
    }
part-sum-modifiers =
    { $modifier ->
        [-2] { " " }−2
        [-1] { " " }−1
        [0] { "" }
       *[other] { " " }+{ $modifier }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    }
part-turbine =
    { $modifier ->
        [-2] −2
        [-1] −1
        [0] ±0
       *[other] +{ $modifier }
    }
energy-sum = { $drops } × { $value }{ part-sum-modifiers } = { $energy }
energy-sum-changed = { $drops } × { $value } → { $counted } ({ $givers-start }){ part-sum-modifiers } = { $energy }
energy-then = +{ $count } ({ $givers-start })
part-counted = { $least ->
        [0] { "" }
       *[other] mindestens { $least },{ " " }
    }Turbine { part-turbine }{ $bonus ->
        [0] { "" }
       *[other] , Kraftwerke +{ $bonus }
    }
ask-production = Erzeugung: { part-counted }.
ask-production-then = Erzeugung: { part-counted }, danach { $then }.
ask-second-production = Mit einem anderen Kraftwerk nochmals Strom erzeugen?
part-toll =
    { $toll ->
        [0] { "" }
        [one] { " " }(Gebühr { $toll } Credit)
       *[other] { " " }(Gebühr { $toll } Credits)
    }
move-produce = { $sum } Energie: { $dam } → { $to }{ part-toll }
move-produce-then = { $sum } Energie, danach { $then }: { $dam } → { $to }{ part-toll }
ask-fulfil = Mit { $energy } Energie einen Auftrag erfüllen?
move-fulfil = { $contract-start } erfüllen ({ part-needed }): { $reward }
ask-contract =
    { $more ->
        [0] Nimm einen Auftrag.
       *[other] Nimm einen Auftrag und dann noch { $more }.
    }
move-take = { $contract-start } nehmen ({ part-needed }): { $reward }
ask-discard = Du hast mehr als drei Aufträge: Wirf einen ab.
move-discard = { $contract-start } abwerfen ({ part-needed }): { $reward }
part-needed =
    { $relief ->
        [0] braucht { $energy }
       *[other] braucht { $energy }, { $relief } weniger als aufgedruckt
    }
ask-machines =
    { $count ->
        [one] Du erhältst { $count } Maschine: welche?
       *[other] Du erhältst { $count } Maschinen: welche?
    }
move-machines = Nimm { $machines }
ask-drop =
    { $count ->
        [one] Lege { $count } Tropfen auf eine Quelle.
       *[other] Lege bis zu { $count } Tropfen auf Quellen.
    }
ask-flow =
    { $count ->
        [one] Lege { $count } Tropfen auf eine Quelle; er fließt sofort.
       *[other] Lege bis zu { $count } Tropfen auf Quellen; sie fließen sofort.
    }
move-drop = Tropfen auf { $headstream }
move-no-more-drops = Keine weiteren Tropfen

## Ablehnungen

refusal-space-closed = Dieses Feld wird erst ab { $players } Firmen benutzt
refusal-no-patent-office = Das Einführungsspiel wird ohne Patentamt gespielt
refusal-space-taken = Das Feld ist in dieser Runde besetzt
refusal-too-few-engineers =
    { $needed ->
        [one] Es braucht { $needed } Ingenieur
       *[other] Es braucht { $needed } Ingenieure
    }
refusal-too-few-credits =
    { $missing ->
        [one] Es fehlt { $missing } Credit
       *[other] Es fehlen { $missing } Credits
    }
refusal-too-few-machines =
    { $kind ->
        [excavator] Es braucht { $needed } Bagger
        [mixer] Es braucht { $needed } Mischer
       *[machine] { $needed ->
            [one] Es braucht { $needed } Maschine
           *[other] Es braucht { $needed } Maschinen
        }
    }
refusal-no-piece-left = Du hast kein solches Bauteil mehr
refusal-not-your-dam = Dort steht kein eigener Damm
refusal-dam-is-highest = Der Damm hat schon zwei Erhöhungen
refusal-site-taken = Der Platz ist besetzt
refusal-dam-in-basin = Du hast in diesem Becken schon einen Damm
refusal-powerhouse-in-basin = Du hast in diesem Becken schon ein Kraftwerk
refusal-four-constructions = Alle vier Baufelder sind in dieser Runde benutzt
refusal-cheapest-too-dear =
    { $piece ->
        [base] Die günstigste Basis
        [elevation] Die günstigste Erhöhung
        [conduit] Die günstigste Leitung
       *[powerhouse] Das günstigste Kraftwerk
    } braucht { $needed } { $kind ->
        [excavator] Bagger
        [mixer] Mischer
       *[machine] { $needed ->
            [one] Maschine
           *[other] Maschinen
        }
    }
refusal-no-site =
    { $piece ->
        [base] Kein Dammplatz ist übrig, auf dem du bauen darfst
        [elevation] Du hast keinen Damm, der sich noch erhöhen lässt
        [conduit] Keine Leitung ist frei
       *[powerhouse] Kein Kraftwerksplatz ist übrig, auf dem du bauen darfst
    }
refusal-tile-on-wheel = Das Plättchen liegt auf dem Rad
refusal-nothing-to-copy = Auf dem Rad liegt kein Plättchen zum Kopieren
refusal-officer-this-turn = Du hast in diesem Zug schon eine Führungskraft kopiert
refusal-officer-twice = Du hast in dieser Runde schon zweimal kopiert
refusal-no-action-left = Für diesen Zug bliebe keine Aktion
refusal-engineers-left = Du hast noch Ingenieure
refusal-value-too-high = Der Wert liegt über { $most }
refusal-wrong-area = Die Belohnung gilt für ein anderes Gebiet
refusal-no-place = Dafür gibt es keinen Platz
refusal-no-powerhouse = Du hast kein Kraftwerk
refusal-no-production = Mit deinem Wasser und deinen Credits ist keine Stromerzeugung möglich
refusal-no-contract = Es liegt kein Auftrag offen
refusal-no-patent = Das Plättchen ist weg
refusal-needs-production = Staatsaufträge brauchen eine Stromerzeugung
refusal-too-little-energy = Er braucht { $needed } Energie

## Protokoll

log-table-laid = Der Plan ist für { $players } Firmen bereit.
log-took-company = { $seat } spielt { $company } mit { $officer }.
log-took-contract = { $seat } nimmt { $contract-a }.
log-round-began = Runde { $round } beginnt.
log-income = { $seat } erhält Einkommen.
log-income-uncovered = { $seat } deckt ein Einkommen auf: { $income }.
log-headstreams-filled = Tropfen für die Quellen 1 bis 4: { $h1 }, { $h2 }, { $h3 }, { $h4 }.
log-used-space = { $seat } setzt Ingenieure ein: { $space }.
log-used-bank =
    { $count ->
        [one] { $seat } schickt { $count } Ingenieur zur Bank.
       *[other] { $seat } schickt { $count } Ingenieure zur Bank.
    }
log-copied-officer = { $seat } kopiert in diesem Zug { $officer }.
log-passed = { $seat } passt.
log-built =
    { $seat } baut { $piece } in { $site } mit { $tile-dat }: { $engineers ->
        [0] { part-machines }
       *[other] { part-engineers }, { part-machines }
    }.
log-placed-piece = { $seat } setzt { $piece } in { $site }.
log-piece-lost = { $seat } kann { $piece } nicht setzen.
log-wheel-turned =
    { $sectors ->
        [one] { $seat } dreht das Baurad um { $sectors } Sektor.
       *[other] { $seat } dreht das Baurad um { $sectors } Sektoren.
    }
log-tile-returned =
    { $excavators ->
        [0] { $mixers ->
            [0] { $seat } bekommt { $tile-acc } zurück.
           *[other] { $seat } bekommt { $tile-acc } zurück, dazu { part-mixers }.
        }
       *[other] { $seat } bekommt { $tile-acc } zurück, dazu { part-machines }.
    }
log-machines-returned = { $seat } bekommt { part-machines } zurück.
log-produced = { $seat } leitet { $drops } Tropfen von { $dam } nach { $powerhouse } und erzeugt { $sum } Energie.
log-toll =
    { $count ->
        [one] { $seat } zahlt an { $owner } { $count } Credit Gebühr.
       *[other] { $seat } zahlt an { $owner } { $count } Credits Gebühr.
    }
log-drop-placed = { $seat } legt einen Tropfen auf { $headstream }.
log-drop-stopped = Ein Tropfen von { $start } bleibt in { $dam }.
log-drop-left = Ein Tropfen von { $start } verlässt den Plan.
log-filled-dams = { $seat } füllt Dämme aus dem Vorrat.
log-fulfilled = { $seat } erfüllt { $contract-acc }: { $reward }.
log-discarded-contract = { $seat } wirft { $contract-acc } für { $energy } Energie ab ({ $reward }).
log-contract-revealed = Im Auftragsbüro liegt nun { $contract-new }.
log-took-tile = { $seat } erwirbt { $tile-acc }.
log-patents-shown = Im Patentamt liegen aus: { $tiles }.
log-gained-points =
    { $count ->
        [one] { $seat } erhält { $count } Siegpunkt.
       *[other] { $seat } erhält { $count } Siegpunkte.
    }
log-lost-points =
    { $count ->
        [one] { $seat } verliert { $count } Siegpunkt.
       *[other] { $seat } verliert { $count } Siegpunkte.
    }
log-gained-credits =
    { $count ->
        [one] { $seat } erhält { $count } Credit.
       *[other] { $seat } erhält { $count } Credits.
    }
log-paid-credits =
    { $count ->
        [one] { $seat } zahlt { $count } Credit.
       *[other] { $seat } zahlt { $count } Credits.
    }
log-gained-machines = { $seat } erhält { part-machines }.
log-gained-energy = { $seat } erhält { $count } Energie und steht auf { $total }.
log-ability-energy = { $seat } erhält { $count } Energie ({ $giver-start }) und steht bei { $total }.
log-flow-began = Das Wasser fließt.
log-scoring-began = Runde { $round } wird gewertet.
log-energy-place =
    { $points ->
        [0] { $seat } hat { $energy } Energie.
        [one] { $seat } hat { $energy } Energie: { $points } Siegpunkt für den Rang.
       *[other] { $seat } hat { $energy } Energie: { $points } Siegpunkte für den Rang.
    }
log-bonus-scored =
    { $seat } wertet das Bonusplättchen ({ $bonus }): { $missing ->
        [0] { $points }
       *[other] { $full }, abzüglich { $missing } für fehlende Energie: { $points }
    }.
log-final-scoring-began = Die Schlusswertung. Ziel: { $objective }.
log-objective-scored =
    { $points ->
        [one] { $seat } zählt beim Ziel { $count }: { $points } Siegpunkt.
       *[other] { $seat } zählt beim Ziel { $count }: { $points } Siegpunkte.
    }
log-resources-scored =
    { $points ->
        [one] { $seat } hat { $count } Maschinen und Credits übrig: { $points } Siegpunkt.
       *[other] { $seat } hat { $count } Maschinen und Credits übrig: { $points } Siegpunkte.
    }
log-water-scored =
    { $points ->
        [one] { $seat } hat { $points } Tropfen hinter eigenen Dämmen: { $points } Siegpunkt.
       *[other] { $seat } hat { $points } Tropfen hinter eigenen Dämmen: { $points } Siegpunkte.
    }
log-automa-tile = { $seat } deckt ein Plättchen auf: Kriterien von Plättchen { $criteria }, Zeilen von Plättchen { $rows }.
log-automa-skips = { $seat } überspringt Zeile { $number } ({ $row }): { $why }.
log-automa-row = { $seat } führt Zeile { $number } aus: { $row }.
log-automa-site = { $seat } wählt { $site }: { $reasons }.
log-game-over = Das Spiel ist zu Ende.

## Wertungsbogen

score-source =
    { $source ->
        [start] Zu Beginn
        [income] Einkommen
        [contracts] Aufträge
        [rank] Ränge auf der Energieleiste
        [no-energy] Runden ohne Energie
        [bonus] Bonusplättchen
        [tolls] Wasser durch eigene Leitungen
        [technology] Technologieplättchen
        [abilities] Fähigkeiten von Firma und Führungskraft
        [actions] Aktionen
       *[credits] Punkte anstelle von Credits
    }
score-objective = Ziel ({ $objective }): { $count }
score-resources = Übrige Maschinen und Credits
score-water = Wasser hinter eigenen Dämmen

## Symbole, für Screenreader

icon-base-price = Preis der Basen
icon-top-capacity = Fassungsvermögen der Dämme der Stufe 3
icon-least-product = Mindestertrag
icon-conduit-mixers = Mischer für eine Leitung
icon-credits-for-machine = Credits statt einer Maschine
icon-copy-tile = Kopie eines Plättchens
icon-copy-officer = Kopie einer Führungskraft
icon-no-engineers = ohne Ingenieure
icon-no-machines = ohne Maschinen
icon-no-surcharge = ohne Aufpreis
icon-conduit-cap = Höchstpreis der Leitungen
icon-any-machines = Maschinen in beliebiger Mischung
icon-second-production = zweite Stromerzeugung
icon-less-energy = weniger Energie
icon-point = Siegpunkt
icon-credit = ein Credit
icon-excavator = Bagger
icon-mixer = Mischer
icon-machine = Maschine nach Wahl
icon-energy = Energie
icon-power = erzeugte Energie
icon-turn = Drehung des Baurads
icon-drop = Tropfen auf eine Quelle
icon-flow = Tropfen, der sofort fließt
icon-place-base = Basis umsonst
icon-place-elevation = Erhöhung umsonst
icon-place-conduit = Leitung umsonst
icon-place-powerhouse = Kraftwerk umsonst
icon-in-plains = in der Ebene
icon-in-plains-or-hills = in Ebene oder Hügelland
icon-in-anywhere = überall
icon-produce = Stromerzeugung
icon-minus-2 = Abschlag 2
icon-minus-1 = Abschlag 1
icon-plain = ohne Zu- oder Abschlag
icon-plus-1 = Zuschlag 1
icon-plus-2 = Zuschlag 2
icon-contract = Auftrag
icon-patent = verbessertes Plättchen
icon-construct = Bau
icon-fill-empty-dams = Tropfen in leere Dämme
icon-fill-dam = Damm füllen
icon-rank = Rangliste
icon-own-base = eigene Basis
icon-own-elevation = eigene Erhöhung
icon-own-conduit = eigene Leitung
icon-own-powerhouse = eigenes Kraftwerk
icon-conduit-value = Wert der Leitung
icon-dams-from = eigener Damm ab Stufe
icon-advanced-tile = eigenes verbessertes Plättchen
icon-fulfilled-contract = erfüllter Auftrag
icon-engineer = Ingenieur
icon-on-build = beim Bauen
icon-on-built = nach dem Bauen
icon-on-water = immer
icon-on-produce = beim Erzeugen
icon-on-produced = nach einer Stromerzeugung
icon-on-turn = zu Beginn eines Zuges
icon-on-pass = wenn ein Tropfen vorbeifließt
icon-on-contract = für jeden Auftrag
icon-row-production = Automa: Stromerzeugung
icon-row-water = Automa: Wasser
icon-row-contracts = Automa: Aufträge
icon-row-construction = Automa: Bau
icon-row-patent = Automa: Patentamt
icon-row-workshop = Automa: Werkstatt
icon-row-machinery = Automa: Maschinen
icon-row-bank = Automa: Bank-Feld

## Statistik

fact-company = Firma
fact-officer = Führungskraft
fact-start = Startauftrag
fact-starting-contract = Startauftrag { $number }
fact-contract = Erfüllter Auftrag
fact-contract-name = { $contract }: { $energy } Energie, { $reward }
fact-objective = Ziel
fact-bonus = Bonusplättchen im Spiel

## What a hint counts: in a list, with points behind it

worth-points = erzielte Siegpunkte
worth-energy = Energie dieser Runde
worth-production = künftige Produktion
worth-water = Wasser hinter eigenen Dämmen
worth-contracts = Aufträge
worth-objective = das Ziel
worth-buildings = Bauwerke
worth-incomes = Einkommen
worth-goods = Credits und Maschinen
worth-wheel = was vom Baurad zurückkommt
worth-technology = Technologieplättchen
worth-engineers = Ingenieure und kommende Züge
