### Underwater Cities auf Deutsch. Das Protokoll steht im Präsens; eine Ablehnung ist ein Satz, der in Klammern stehen kann.
### Eine Wirkung liest sich als das, was man tut („1 Farm bauen“), Waren als das, was man erhält („2 Tang“).
### Gezähltes steht im Plural; .each ist „jede(s) …“, .one der Singular und .gen der Genitiv Plural ohne Artikel.

## Phasen

phase-first-hand = Erste Handkarten
phase-turns = Züge
phase-production = Produktion
phase-new-era = Neue Ära
phase-scoring = Schlusswertung
phase-over = Spielende

## Dinge und Orte

assistant = Persönlicher Assistent
nothing = nichts
resource =
    { $kind ->
        [kelp] Tang
        [steelplast] Stahlplastik
        [science] Wissenschaft
        [credit] Credits
       *[biomass] Biomasse
    }
site =
    { $kind ->
        [city] Stadtbauplatz { $city }
        [tunnel] Tunnelbauplatz { $city }
        [building] Bauplatz { $place } bei Stadtbauplatz { $city }
       *[expansion] Erweiterungsbauplatz bei Stadtbauplatz { $city }
    }
part-kind =
    { $kind ->
        [farm] Farm
        [desal] Entsalzungsanlage
        [lab] Labor
        [tunnel] Tunnel
        [white-city] weiße Stadt
        [symbiotic-city] symbiotische Stadt
        [building] Gebäude
        [structure] Bauwerk
        [city] Stadt
        [farm-or-desal] Farm oder Entsalzungsanlage
        [farm-or-lab] Farm oder Labor
        [full-city] Stadt mit allen drei Arten von Gebäuden
        [metropolis] Metropole
       *[desal-or-lab] Entsalzungsanlage oder Labor
    }
part-kinds =
    { $kind ->
        [farm] Farmen
        [desal] Entsalzungsanlagen
        [lab] Labore
        [tunnel] Tunnel
        [white-city] weiße Städte
        [symbiotic-city] symbiotische Städte
        [building] Gebäude
        [structure] Bauwerke
        [city] Städte
        [farm-or-desal] Farmen oder Entsalzungsanlagen
        [farm-or-lab] Farmen oder Labore
        [full-city] Städte mit allen drei Arten von Gebäuden
        [metropolis] Metropolen
       *[desal-or-lab] Entsalzungsanlagen oder Labore
    }
slot =
    { $colour ->
        [none] immer verfügbares Aktionsfeld: { $effect }
       *[other] { part-coloured } Aktionsfeld { $place }: { $effect }
    }
    .short = { $colour ->
        [none] immer verfügbares Aktionsfeld
       *[other] { part-coloured } Aktionsfeld { $place }
    }
    .acc = { $colour ->
        [none] das immer verfügbare Aktionsfeld
        [yellow] das gelbe Aktionsfeld { $place }
        [red] das rote Aktionsfeld { $place }
       *[green] das grüne Aktionsfeld { $place }
    }
    .dat = { $colour ->
        [none] dem immer verfügbaren Aktionsfeld
        [yellow] dem gelben Aktionsfeld { $place }
        [red] dem roten Aktionsfeld { $place }
       *[green] dem grünen Aktionsfeld { $place }
    }
part-coloured =
    { $colour ->
        [yellow] gelbes
        [red] rotes
       *[green] grünes
    }
part-named-slot =
    { $slot ->
        [Y1] das gelbe Aktionsfeld 1
        [Y2] das gelbe Aktionsfeld 2
        [Y3] das gelbe Aktionsfeld 3
        [YS3] das gelbe Aktionsfeld 3
        [Y4] das gelbe Aktionsfeld 4
        [Y5] das gelbe Aktionsfeld 5
        [R1] das rote Aktionsfeld 1
        [RS1] das rote Aktionsfeld 1
        [R2] das rote Aktionsfeld 2
        [R3] das rote Aktionsfeld 3
        [R4] das rote Aktionsfeld 4
        [RS4] das rote Aktionsfeld 4
        [R5] das rote Aktionsfeld 5
        [RS5] das rote Aktionsfeld 5
        [G1] das grüne Aktionsfeld 1
        [G2] das grüne Aktionsfeld 2
        [G3] das grüne Aktionsfeld 3
        [GS3] das grüne Aktionsfeld 3
        [G4] das grüne Aktionsfeld 4
        [G5] das grüne Aktionsfeld 5
       *[GS5] das grüne Aktionsfeld 5
    }

## Wirkungen

gain-kelp = { $count } Tang
    .kind = Tang
gain-steelplast = { $count } Stahlplastik
    .kind = Stahlplastik
gain-science = { $count } Wissenschaft
    .kind = Wissenschaft
gain-credit =
    { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
    .kind = Credits
gain-biomass = { $count } Biomasse
    .kind = Biomasse
gain-point =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .kind = Punkte
gain-card =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
    .kind = Karten
effect-steps = { $parts-steps }
    .group = ({ $parts-steps })
do-advance =
    { $count ->
        [one] { $count } Schritt auf der Föderationsleiste
       *[other] { $count } Schritte auf der Föderationsleiste
    }
do-different = { $count } verschiedene Ressourcen aus { $goods }
do-forgo =
    { $kind ->
        [any] { $goods } aus dieser Produktion
        [farm] { $goods } einer Farm
        [desal] { $goods } einer Entsalzungsanlage
        [lab] { $goods } eines Labors
       *[tunnel] { $goods } eines Tunnels
    }
do-exchange = { $one } gegen { $other } tauschen oder umgekehrt
part-what =
    { $count ->
        [one] 1 { part-kind }
       *[other] bis zu { $count } { part-kinds }
    }
part-where =
    { $expansion ->
        [yes] { " auf einem Erweiterungsbauplatz" }
       *[no] { "" }
    }
do-build = { part-what }{ part-where } bauen
do-build-free = { part-what }{ part-where } kostenlos bauen
do-build-for = { part-what }{ part-where } für { $goods } bauen
do-build-less = { part-what }{ part-where } für { $goods } weniger bauen
do-build-upgraded =
    { $free ->
        [yes] 1 { part-kind } kostenlos bauen und aufwerten
       *[no] 1 { part-kind } bauen und für { $goods } aufwerten
    }
do-upgrade = { part-upgrade }
    .group = ({ part-upgrade })
part-upgrade =
    { $count ->
        [one] 1 { part-kind } für { $goods-or } aufwerten
       *[other] bis zu { $count } { part-kinds } für je { $goods-or } aufwerten
    }
do-upgrade-free = { part-what } kostenlos aufwerten
do-make-symbiotic = eine weiße Stadt wird symbiotisch
do-use-action =
    { $count ->
        [one] { $count } Aktionskarte nutzen
       *[other] { $count } Aktionskarten nutzen
    }
do-refresh =
    { $count ->
        [one] { $count } andere genutzte Aktionskarte wieder bereit machen
       *[other] { $count } andere genutzte Aktionskarten wieder bereit machen
    }
do-perform =
    { $scope ->
        [available] ein verfügbares Aktionsfeld ausführen
        [available-coloured] ein verfügbares farbiges Aktionsfeld ausführen
        [occupied] ein von anderen besetztes Aktionsfeld ausführen
        [not-mine] ein farbiges Aktionsfeld ohne eigenes Plättchen ausführen
       *[named] { part-named-slot } ausführen
    }
do-produce-one =
    { $kind ->
        [farm] die Produktion einer aufgewerteten Farm
        [desal] die Produktion einer aufgewerteten Entsalzungsanlage
        [lab] die Produktion eines aufgewerteten Labors
        [tunnel] die Produktion eines aufgewerteten Tunnels
        [building] die Produktion eines aufgewerteten Gebäudes
       *[structure] die Produktion eines aufgewerteten Bauwerks
    }
do-metropolis =
    { $colour ->
        [blue] eine blaue Metropole
       *[brown] eine braune Metropole
    }
do-take-special = eine Spezialkarte nehmen
do-both = beide Möglichkeiten des Aktionsfelds
ability =
    { $kind ->
        [cheaper] { part-cheaper }
        [hand-limit] dein Handlimit ist um { $amount } höher
       *[more] { part-more }
    }
part-amount =
    { $arg1 ->
        [kelp] { $amount } Tang
        [steelplast] { $amount } Stahlplastik
        [science] { $amount } Wissenschaft
        [credit] { $amount ->
            [one] { $amount } Credit
           *[other] { $amount } Credits
        }
        [biomass] { $amount } Biomasse
       *[point] { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        }
    }
part-cheaper =
    { $arg0 ->
        [farm] Farmen
        [desal] Entsalzungsanlagen
        [lab] Labore
        [tunnel] Tunnel
        [white-city] weiße Städte
        [symbiotic-city] symbiotische Städte
        [building] Gebäude
        [structure] Bauwerke
        [city] Städte
        [farm-or-desal] Farmen und Entsalzungsanlagen
        [farm-or-lab] Farmen und Labore
       *[desal-or-lab] Entsalzungsanlagen und Labore
    } kosten { part-amount } weniger
part-more =
    { $arg0 ->
        [farm] jede verbundene Farm
        [desal] jede verbundene Entsalzungsanlage
        [lab] jedes verbundene Labor
        [tunnel] jeder Tunnel neben einer Stadt
        [white-city] jede verbundene weiße Stadt
        [symbiotic-city] jede verbundene symbiotische Stadt
        [upgraded-farm] jede verbundene aufgewertete Farm
        [upgraded-desal] jede verbundene aufgewertete Entsalzungsanlage
        [upgraded-lab] jedes verbundene aufgewertete Labor
       *[upgraded-tunnel] jeder aufgewertete Tunnel neben einer Stadt
    } produziert { part-amount } mehr
trigger-build =
    { $modifier ->
        [cheaper] Immer
       *[other] Wenn du { part-built } baust
    }
part-built =
    { $arg0 ->
        [farm] eine Farm
        [desal] eine Entsalzungsanlage
        [lab] ein Labor
        [tunnel] einen Tunnel
        [white-city] eine weiße Stadt
        [symbiotic-city] eine symbiotische Stadt
        [building] ein Gebäude
        [structure] ein Bauwerk
        [city] eine Stadt
        [farm-or-desal] eine Farm oder Entsalzungsanlage
        [farm-or-lab] eine Farm oder ein Labor
        [desal-or-lab] eine Entsalzungsanlage oder ein Labor
       *[other] etwas
    }
trigger-second =
    { $arg0 ->
        [farm] Wenn du die zweite Farm einer verbundenen Stadt baust
        [desal] Wenn du die zweite Entsalzungsanlage einer verbundenen Stadt baust
       *[lab] Wenn du das zweite Labor einer verbundenen Stadt baust
    }
trigger-second-tunnel = Wenn du im selben Zug einen zweiten Tunnel baust
trigger-upgrade =
    { $arg0 ->
        [farm] Wenn du eine Farm aufwertest
        [desal] Wenn du eine Entsalzungsanlage aufwertest
        [lab] Wenn du ein Labor aufwertest
        [building] Wenn du ein Gebäude aufwertest
        [tunnel] Wenn du einen Tunnel aufwertest
        [structure] Wenn du ein Bauwerk aufwertest
        [farm-or-desal] Wenn du eine Farm oder Entsalzungsanlage aufwertest
        [farm-or-lab] Wenn du eine Farm oder ein Labor aufwertest
        [desal-or-lab] Wenn du eine Entsalzungsanlage oder ein Labor aufwertest
       *[other] Wenn du etwas aufwertest
    }
trigger-second-upgraded =
    { $arg0 ->
        [farm] Wenn du die zweite Farm einer verbundenen Stadt aufwertest
        [desal] Wenn du die zweite Entsalzungsanlage einer verbundenen Stadt aufwertest
       *[lab] Wenn du das zweite Labor einer verbundenen Stadt aufwertest
    }
trigger-connect = Wenn du eine Metropole verbindest
trigger-space = Wenn du Feld { $arg0 } der Föderationsleiste betrittst
trigger-use = Wenn du { $arg0 ->
        [Y1] das gelbe Aktionsfeld 1
        [Y2] das gelbe Aktionsfeld 2
        [Y3] das gelbe Aktionsfeld 3
        [YS3] das gelbe Aktionsfeld 3
        [Y4] das gelbe Aktionsfeld 4
        [Y5] das gelbe Aktionsfeld 5
        [R1] das rote Aktionsfeld 1
        [RS1] das rote Aktionsfeld 1
        [R2] das rote Aktionsfeld 2
        [R3] das rote Aktionsfeld 3
        [R4] das rote Aktionsfeld 4
        [RS4] das rote Aktionsfeld 4
        [R5] das rote Aktionsfeld 5
        [RS5] das rote Aktionsfeld 5
        [G1] das grüne Aktionsfeld 1
        [G2] das grüne Aktionsfeld 2
        [G3] das grüne Aktionsfeld 3
        [GS3] das grüne Aktionsfeld 3
        [G4] das grüne Aktionsfeld 4
        [G5] das grüne Aktionsfeld 5
       *[GS5] das grüne Aktionsfeld 5
    } nutzt
trigger-slot-gives = Wenn dir ein Aktionsfeld { $arg0 ->
        [kelp] Tang
        [steelplast] Stahlplastik
        [science] Wissenschaft
        [credit] Credits
       *[biomass] Biomasse
    } gibt
trigger-no-match = Wenn du ein farbiges Aktionsfeld mit einer Karte anderer Farbe wählst
trigger-match = Wenn du ein Aktionsfeld mit einer Karte seiner Farbe wählst
trigger-turn-end = Am Ende deines Zuges
trigger-any-time = In jedem deiner Züge
trigger-hand = Immer
trigger-production = In jeder Produktion
trigger-end = Am Ende des Spiels
count-connected = verbundene { part-kinds }
    .each = { $kind ->
        [lab] jedes verbundene Labor
        [building] jedes verbundene Gebäude
       *[other] jede verbundene { part-kind }
    }
    .one = { $kind ->
        [lab] verbundenes Labor
        [building] verbundenes Gebäude
       *[other] verbundene { part-kind }
    }
    .gen = { $kind ->
        [white-city] verbundenen weißen Städte
        [symbiotic-city] verbundenen symbiotischen Städte
       *[other] verbundenen { part-kinds }
    }
count-upgraded = aufgewertete { $kind ->
        [tunnel] Tunnel
        [structure] Bauwerke
        [farm] verbundene Farmen
        [desal] verbundene Entsalzungsanlagen
        [lab] verbundene Labore
       *[building] verbundene Gebäude
    }
    .each = { $kind ->
        [tunnel] jeden aufgewerteten Tunnel
        [structure] jedes aufgewertete Bauwerk
        [farm] jede verbundene aufgewertete Farm
        [desal] jede verbundene aufgewertete Entsalzungsanlage
        [lab] jedes verbundene aufgewertete Labor
       *[building] jedes verbundene aufgewertete Gebäude
    }
    .one = { $kind ->
        [tunnel] aufgewerteten Tunnel
        [structure] aufgewertetes Bauwerk
        [farm] verbundene aufgewertete Farm
        [desal] verbundene aufgewertete Entsalzungsanlage
        [lab] verbundenes aufgewertetes Labor
       *[building] verbundenes aufgewertetes Gebäude
    }
    .gen = { $kind ->
        [tunnel] aufgewerteten Tunnel
        [structure] aufgewerteten Bauwerke
        [farm] verbundenen aufgewerteten Farmen
        [desal] verbundenen aufgewerteten Entsalzungsanlagen
        [lab] verbundenen aufgewerteten Labore
       *[building] verbundenen aufgewerteten Gebäude
    }
count-tunnel = Tunnel
    .each = jeden Tunnel
    .one = Tunnel
    .gen = Tunnel
count-tunnel-at-city = Tunnel neben einer Stadt
    .each = jeden Tunnel neben einer Stadt
    .one = Tunnel neben einer Stadt
    .gen = Tunnel neben einer Stadt
count-upgraded-tunnel-at-city = aufgewertete Tunnel neben einer Stadt
    .each = jeden aufgewerteten Tunnel neben einer Stadt
    .one = aufgewerteten Tunnel neben einer Stadt
    .gen = aufgewerteten Tunnel neben einer Stadt
count-upgraded-set = Sätze aus aufgewerteter Farm, Entsalzungsanlage, Labor und Tunnel
    .each = jeden Satz aus aufgewerteter Farm, Entsalzungsanlage, Labor und Tunnel
    .one = Satz aus aufgewerteter Farm, Entsalzungsanlage, Labor und Tunnel
    .gen = Sätze aus aufgewerteter Farm, Entsalzungsanlage, Labor und Tunnel
count-claimed-card = ausliegende Karten
    .each = jede ausliegende Karte
    .one = ausliegende Karte
    .gen = ausliegenden Karten
count-claimed-type = verschiedene Arten ausliegender Karten
    .each = jede Art ausliegender Karten
    .one = Art ausliegender Karten
    .gen = verschiedenen Arten ausliegender Karten
count-paid-special = bezahlte Spezialkarten
    .each = jede bezahlte Spezialkarte
    .one = bezahlte Spezialkarte
    .gen = bezahlten Spezialkarten
count-on-space = Marker auf Feld { $space } der Föderationsleiste
    .each = jeden Marker auf Feld { $space } der Föderationsleiste
    .one = Marker auf Feld { $space } der Föderationsleiste
    .gen = Marker auf Feld { $space } der Föderationsleiste
condition-on-space = dein Marker auf Feld { $space } der Leiste steht

## Vorschau

preview-card = Mit der Karte

## Fragen

ask-card =
    { $turn ->
        [first] Runde { $round }, erster Zug: Welche Karte spielst du?
        [second] Runde { $round }, zweiter Zug: Welche Karte spielst du?
       *[last] Runde { $round }, letzter Zug: Welche Karte spielst du?
    }
ask-slot = Welches Aktionsfeld für { $card }?
ask-first = Was kommt zuerst, die Karte oder das Aktionsfeld?
ask-step = Was tust du als Nächstes?
ask-step-of = { $card }: Was tust du als Nächstes?
ask-either = Was davon wählst du?
ask-either-of = { $card }: Was davon wählst du?
ask-kind = Was baust du?
ask-site =
    { $kind ->
        [farm] Wo baust du die Farm?
        [desal] Wo baust du die Entsalzungsanlage?
        [lab] Wo baust du das Labor?
        [tunnel] Wo baust du den Tunnel?
        [white-city] Wo baust du die weiße Stadt?
       *[symbiotic-city] Wo baust du die symbiotische Stadt?
    }
ask-payment = Wie bezahlst du?
ask-upgrade = Was wertest du auf?
ask-price = Womit bezahlst du die Aufwertung?
ask-producer = Wessen Produktion nimmst du?
ask-white-city = Welche weiße Stadt wird symbiotisch?
ask-advance =
    { $steps ->
        [one] Gehst du auf der Föderationsleiste vor?
       *[other] Wie weit gehst du auf der Föderationsleiste vor?
    }
ask-exchange = Was tauschst du?
ask-goods = Welche { $count } verschiedenen Ressourcen nimmst du?
ask-action-card = Welche Aktionskarte nutzt du?
ask-refresh = Welche Aktionskarte wird wieder bereit?
ask-perform = Welches Aktionsfeld führst du aus?
ask-metropolis = Welche Metropole nimmst du?
ask-special = Welche Spezialkarte nimmst du?
ask-looked = Welche dieser Spezialkarten behältst du?
ask-under = Welche Karte kommt zuerst unter den Stapel?
ask-pay-special =
    { $cost ->
        [one] Bezahlst du { $cost } Credit für { $card }?
       *[other] Bezahlst du { $cost } Credits für { $card }?
    }
ask-replaced = { $card }: Welche Aktionskarte weicht?
ask-last-use = { $card }: ein letztes Mal nutzen?
ask-discard =
    { $count ->
        [one] Wirf eine Karte ab: Du darfst { $limit } halten.
       *[other] Wirf { $count } Karten ab: Du darfst { $limit } halten.
    }
ask-reject =
    { $count ->
        [one] Lege eine Karte beiseite: Du behältst { $limit }.
       *[other] Lege { $count } Karten beiseite: Du behältst { $limit }.
    }
ask-ability = Nutzt du in diesem Zug noch etwas?
ask-purchase = Womit kaufst du Punkte?

## Antworten

move-play =
    { $colour ->
        [yellow] { $card } (gelb) spielen
        [red] { $card } (rot) spielen
       *[green] { $card } (grün) spielen
    }
move-slot =
    { $match ->
        [yes] Passend: { $slot }
       *[no] Ohne Karte: { $slot }
    }
move-slot-for =
    { $match ->
        [yes] Passend, für { $cost }: { $slot }
       *[no] Ohne Karte, für { $cost }: { $slot }
    }
move-clone = Für 1 Credit kopieren: { $slot }
move-card-first = Zuerst die Karte { $card }
move-slot-first = Zuerst: { $slot-short }
move-done = Fertig
move-go-on = Weiter
move-stay = Stehen bleiben
move-advance =
    { $steps ->
        [one] { $steps } Schritt vorgehen
       *[other] { $steps } Schritte vorgehen
    }
part-start-kind =
    { $kind ->
        [farm] Farm
        [desal] Entsalzungsanlage
        [lab] Labor
        [tunnel] Tunnel
        [white-city] Weiße Stadt
       *[symbiotic-city] Symbiotische Stadt
    }
move-kind =
    { $free ->
        [yes] { part-start-kind }, kostenlos
       *[no] { part-start-kind } für { $goods }
    }
move-build =
    { $free ->
        [yes] { part-start-kind }: { $site }, kostenlos
       *[no] { part-start-kind }: { $site }, für { $goods }
    }
move-payment = { $goods }
move-upgrade = { part-start-kind }: { $site }
move-price = { $goods }
move-producer = { part-start-kind }: { $site }
move-exchange = { $one } gegen { $other }
move-goods = { $goods }
move-use = Aktionskarte { $card }: { $effect }
move-ability = Karte { $card }: { $effect }
move-refresh = Aktionskarte { $card } wieder bereit machen
move-perform = Ausführen: { $slot }
move-metropolis = Metropole { $metropolis } nehmen
move-take =
    { $cost ->
        [one] Karte { $card } nehmen (kostet { $cost } Credit)
       *[other] Karte { $card } nehmen (kostet { $cost } Credits)
    }
move-look =
    { $count ->
        [one] Die nächste Karte ansehen
       *[other] Die nächsten { $count } Karten ansehen und eine behalten
    }
move-under = Karte { $card } unter den Stapel legen
move-pay-special =
    { $cost ->
        [one] { $cost } Credit bezahlen
       *[other] { $cost } Credits bezahlen
    }
move-unpaid = Nicht bezahlen
move-replace =
    { $unused ->
        [yes] Karte { $card } abgeben, noch ungenutzt
       *[no] Karte { $card } abgeben
    }
move-unclaimed = Die neue Karte nicht auslegen
move-discard = Karte { $card } abwerfen
move-reject = Karte { $card } beiseitelegen
move-purchase =
    { $count ->
        [one] Karte { $card }: { $goods } für { $count } Punkt
       *[other] Karte { $card }: { $goods } für { $count } Punkte
    }

## Ablehnungen

refusal-slot-taken = Dort liegt schon ein Plättchen
refusal-own-tile = Dort liegt schon ein Plättchen von dir
refusal-not-clonable = Kopiert wird nur, was jemand anderes besetzt
refusal-no-cloning = Das Kopierplättchen wurde in dieser Runde schon genutzt
refusal-cannot-pay = Dir fehlt: { $goods }
refusal-no-dome = Es ist keine solche Kuppel mehr da
refusal-no-tunnel = Es ist kein Tunnel mehr da
refusal-no-site =
    { $kind ->
        [tunnel] Kein freier Tunnelbauplatz grenzt an dein Netz
        [white-city] Kein freier Stadtbauplatz liegt neben einer deiner Städte
        [symbiotic-city] Kein freier Stadtbauplatz liegt neben einer deiner Städte
       *[other] Bei keiner Stadt ist ein Bauplatz frei
    }
refusal-not-adjacent = Daneben steht keine Stadt von dir
refusal-not-linked = Er grenzt nicht an dein Netz
refusal-no-city-near = Dort steht keine Stadt und es könnte auch keine gebaut werden
refusal-expansion = Auf Erweiterungsbauplätzen baut man nur durch bestimmte Karten
refusal-no-upgrade = Die Aufwertung, die dazugehört, könntest du nicht bezahlen
refusal-nothing-to-upgrade = Es gibt nichts aufzuwerten
refusal-nothing-upgraded = Du hast kein solches aufgewertetes Bauwerk neben einer verbundenen Stadt
refusal-no-white-city = Du hast keine weiße Stadt
refusal-no-action-card = Keine deiner Aktionskarten lässt sich nutzen
refusal-card-used = Sie wurde in dieser Ära schon genutzt
refusal-none-used = Keine deiner Aktionskarten ist genutzt
refusal-no-slot = Es gibt kein solches Aktionsfeld, das du nutzen könntest
refusal-no-metropolis = Es ist keine solche Metropole mehr da
refusal-no-special = Es ist keine Spezialkarte mehr da
refusal-condition =
    { $least ->
        [one] Dir fehlt { $least } { $count-one }
       *[other] Du hast nicht { $least } { $count }
    }
refusal-gives-nothing = Es gäbe dir nichts
refusal-not-produced = Das hast du in dieser Produktion nicht produziert
refusal-leaves-undone = Das Aktionsfeld wäre dann nicht mehr nutzbar
refusal-bought-out = Öfter darf sie nicht genutzt werden

## Protokoll

log-table-laid =
    { $players ->
        [one] Der Tisch ist für eine Person gedeckt.
       *[other] Der Tisch ist für { $players } Personen gedeckt.
    }
log-board = { $seat } siedelt hier: { $board }.
log-round-began = Runde { $round } beginnt.
log-new-order = Neue Zugfolge: { $order }.
log-neutral-tiles = Neutrale Plättchen liegen in jeder Farbe auf Aktionsfeld { $place }.
log-fourth-tile = Ein viertes neutrales Plättchen liegt auf { $slot-dat }, nach Kartennummer { $number }.
log-played =
    { $match ->
        [yes] { $seat } spielt { $card } passend auf { $slot-acc }.
       *[no] { $seat } spielt { $card } auf { $slot-acc }.
    }
log-cloned = { $seat } kopiert { $slot-acc } für 1 Credit.
log-wasted = Die Karte { $card } wird ohne Wirkung abgeworfen.
log-played-instant = { $seat } nutzt { $card }.
log-claimed = { $seat } legt { $card } aus.
log-replaced = { $seat } gibt { $card } ab.
log-used-action = { $seat } nutzt die Aktionskarte { $card }.
log-refreshed = Die Aktionskarte { $card } von { $seat } ist wieder bereit.
log-performed = { $seat } führt { $slot-acc } aus.
log-answered = Die Karte { $card } von { $seat } wirkt.
log-gained = { $seat } erhält { $goods }.
log-paid = { $seat } bezahlt { $goods }.
log-drew = { $seat } zieht eine Karte.
log-drew-secret = { $seat } zieht { $card }.
log-discarded = { $seat } wirft { $card } ab.
log-rejected = { $seat } legt beiseite: { $cards }.
log-reshuffled = Der Ablagestapel wird gemischt und bildet den neuen Nachziehstapel.
log-took-special = { $seat } nimmt die Spezialkarte { $card }.
log-looked =
    { $count ->
        [one] { $seat } sieht sich { $count } Spezialkarte an.
       *[other] { $seat } sieht sich { $count } Spezialkarten an.
    }
log-kept-special = { $seat } behält eine der Spezialkarten.
log-kept-special-secret = { $seat } behält { $card }.
part-a-kind =
    { $kind ->
        [lab] ein Labor
        [tunnel] einen Tunnel
        [farm] eine Farm
        [desal] eine Entsalzungsanlage
        [white-city] eine weiße Stadt
       *[symbiotic-city] eine symbiotische Stadt
    }
log-built = { $seat } baut { part-a-kind }: { $site }.
log-upgraded =
    { $kind ->
        [lab] { $seat } wertet das Labor auf: { $site }.
        [tunnel] { $seat } wertet den Tunnel auf: { $site }.
        [farm] { $seat } wertet die Farm auf: { $site }.
       *[desal] { $seat } wertet die Entsalzungsanlage auf: { $site }.
    }
log-made-symbiotic = Eine weiße Stadt von { $seat } wird symbiotisch: { $site }.
log-connected = { $seat } verbindet die Metropole { $metropolis }.
log-contract = { $seat } erfüllt den Regierungsauftrag { $contract }.
log-advanced = { $seat } geht auf Feld { $space } der Föderationsleiste vor.
log-beyond = { $seat } bleibt an der Spitze der Föderationsleiste.
log-production-began = Produktion am Ende von Ära { $era ->
        [1] I
        [2] II
       *[3] III
    }.
log-produced =
    { $kind ->
        [pair] Zwei aufgewertete Gebäude von { $seat } ({ $site }) produzieren { $goods } mehr.
        [tunnel-pair] Das Tunnelpaar von { $seat } produziert { $goods } mehr.
       *[other] { part-start-kind } von { $seat } ({ $site }) produziert { $goods }.
    }
log-chose-production = In der Produktion gibt { $seat } { $paid } und erhält { $goods }.
log-actions-refreshed = Alle Aktionskarten sind wieder bereit.
log-fed = { $seat } ernährt { $fed } von { $cities } Städten mit { $goods }.
log-starved =
    { $cities ->
        [one] { $cities } Stadt von { $seat } hungert: { $count } Punkte verloren.
       *[other] { $cities } Städte von { $seat } hungern: { $count } Punkte verloren.
    }
log-era-began = Ära { $name } beginnt.
log-scoring-began = Die Schlusswertung beginnt.
log-scored =
    { $source ->
        [brown] { $seat } erhält { $count } Punkte für die braune Metropole.
        [end-cards] { $seat } erhält { $count } Punkte durch Wertungskarten.
        [cities] { $seat } erhält { $count } Punkte für Städte.
       *[resources] { $seat } erhält { $count } Punkte für übrige Ressourcen.
    }
log-game-over = Das Spiel ist zu Ende.

## Wertung und Ausgang

score =
    { $source ->
        [slots] Aktionsfelder
        [cards] Karten
        [track] Föderationsleiste
        [sites] Bauplätze
        [metropolises] Metropolen
        [contracts] Regierungsaufträge
        [production] Produktion
        [feeding] Hunger
        [brown] Braune Metropole
        [end-cards] Wertungskarten
        [cities] Städte
       *[resources] Ressourcen
    }
outcome-won = Das Ziel ist erreicht: { $points } Punkte und { $cities } verbundene Städte.
outcome-lost = Das Ziel von 100 Punkten und 7 verbundenen Städten ist verfehlt: { $points } Punkte, { $cities } Städte.

## Symbole, für Vorleseprogramme

icon-kelp = Tang
icon-steelplast = Stahlplastik
icon-science = Wissenschaft
icon-credit = Credits
icon-biomass = Biomasse
icon-point = Punkte
icon-card = Karten
icon-track = Schritte auf der Föderationsleiste
icon-different = verschiedene Ressourcen
icon-pay = bezahlen
icon-forgo = Produziertes abgeben
icon-exchange = tauschen
icon-build = bauen
icon-build-upgraded = bauen und aufwerten
icon-expansion = auf einem Erweiterungsbauplatz
icon-free = kostenlos
icon-for = für
icon-less = billiger um
icon-upgrade = aufwerten
icon-farm = Farm
icon-desal = Entsalzungsanlage
icon-lab = Labor
icon-tunnel = Tunnel
icon-white-city = weiße Stadt
icon-symbiotic-city = symbiotische Stadt
icon-building = Gebäude
icon-structure = Bauwerk
icon-city = Stadt
icon-farm-or-desal = Farm oder Entsalzungsanlage
icon-farm-or-lab = Farm oder Labor
icon-desal-or-lab = Entsalzungsanlage oder Labor
icon-upgraded-farm = aufgewertete Farm
icon-upgraded-desal = aufgewertete Entsalzungsanlage
icon-upgraded-lab = aufgewertetes Labor
icon-upgraded-tunnel = aufgewerteter Tunnel
icon-upgraded-building = aufgewertetes Gebäude
icon-upgraded-structure = aufgewertetes Bauwerk
icon-use-action = Aktionskarte nutzen
icon-refresh = Aktionskarte wieder bereit machen
icon-perform = ausführen
icon-slot-available = verfügbares Aktionsfeld
icon-slot-available-coloured = verfügbares farbiges Aktionsfeld
icon-slot-occupied = von anderen besetztes Aktionsfeld
icon-slot-not-mine = farbiges Aktionsfeld ohne eigenes Plättchen
icon-Y1 = gelbes Aktionsfeld 1
icon-Y2 = gelbes Aktionsfeld 2
icon-Y3 = gelbes Aktionsfeld 3
icon-YS3 = gelbes Aktionsfeld 3
icon-Y4 = gelbes Aktionsfeld 4
icon-Y5 = gelbes Aktionsfeld 5
icon-R1 = rotes Aktionsfeld 1
icon-RS1 = rotes Aktionsfeld 1
icon-R2 = rotes Aktionsfeld 2
icon-R3 = rotes Aktionsfeld 3
icon-R4 = rotes Aktionsfeld 4
icon-RS4 = rotes Aktionsfeld 4
icon-R5 = rotes Aktionsfeld 5
icon-RS5 = rotes Aktionsfeld 5
icon-G1 = grünes Aktionsfeld 1
icon-G2 = grünes Aktionsfeld 2
icon-G3 = grünes Aktionsfeld 3
icon-GS3 = grünes Aktionsfeld 3
icon-G4 = grünes Aktionsfeld 4
icon-G5 = grünes Aktionsfeld 5
icon-GS5 = grünes Aktionsfeld 5
icon-produce-one = Produktion von einem
icon-metropolis-blue = blaue Metropole
icon-metropolis-brown = braune Metropole
icon-special-card = Spezialkarte
icon-both = beide Möglichkeiten
icon-cheaper = billiger
icon-hand-limit = Handlimit
icon-more = produziert mehr
icon-connected-farm = verbundene Farm
icon-connected-desal = verbundene Entsalzungsanlage
icon-connected-lab = verbundenes Labor
icon-connected-building = verbundenes Gebäude
icon-connected-city = verbundene Stadt
icon-connected-white-city = verbundene weiße Stadt
icon-connected-symbiotic-city = verbundene symbiotische Stadt
icon-connected-full-city = verbundene Stadt mit allen Arten
icon-connected-metropolis = verbundene Metropole
icon-tunnel-at-city = Tunnel neben einer Stadt
icon-upgraded-tunnel-at-city = aufgewerteter Tunnel neben einer Stadt
icon-upgraded-set = Satz aufgewerteter Bauwerke
icon-claimed-card = ausliegende Karte
icon-claimed-type = Art ausliegender Karten
icon-paid-special = bezahlte Spezialkarte
icon-at-space = Marker auf dem Feld der Föderationsleiste
icon-on-build = wenn du baust
icon-on-second = das zweite bei einer verbundenen Stadt
icon-on-second-tunnel = zweiter Tunnel im Zug
icon-on-upgrade = wenn du aufwertest
icon-on-second-upgraded = das zweite aufgewertete bei einer verbundenen Stadt
icon-on-connect = wenn du eine Metropole verbindest
icon-on-space = wenn du das Feld der Föderationsleiste betrittst
icon-on-use = wenn du das Aktionsfeld nutzt
icon-on-slot-gives = wenn dir ein Aktionsfeld gibt
icon-on-no-match = wenn die Karte nicht passt
icon-on-match = wenn die Karte passt
icon-on-turn-end = am Ende deines Zuges
icon-on-any-time = in jedem deiner Züge
icon-on-hand = immer
icon-on-production = in jeder Produktion
icon-on-end = am Ende des Spiels

## Was Statistiken zählen

fact-board = Tafel
fact-board-name = { $name } ({ $number })
fact-brown = Braune Metropole auf der Tafel
fact-blue = Blaue Metropole auf der Tafel
fact-contract = Beanspruchter Auftrag
fact-card = Genutzte Karte, { $deck ->
    [special] Spezialkarten
   *[other] Ära { $deck }
}
fact-card-name = { $number } { $name }
measure-turns = Anteil der Züge
measure-turn = { $what ->
    [matched] Karte passt zum Aktionsfeld, von Zügen auf farbigen Aktionsfeldern
    [always] immer verfügbares Aktionsfeld, von allen Zügen
   *[cloned] Aktionskopie-Plättchen genutzt, von allen Runden
}
measure-points = Punkte
measure-point = { $what ->
    [winner] des Siegers
   *[starved] beim Ernähren verloren, je Person
}
measure-supply = Vorrat aufgebraucht
measure-exhausted = { $what ->
    [tunnels] kein Tunnel mehr da
   *[symbiotic] keine symbiotische Kuppel mehr da
}
measure-first-pick = Als Erstes gewähltes Aktionsfeld einer Runde
measure-empty = Aktionsfeld bleibt in einer Runde leer
measure-connected = Verbundene Metropole
measure-brown-points = Punkte einer verbundenen braunen Metropole
measure-claimed = Auftrag beansprucht, wenn er im Spiel ist
measure-claim-round = Runde, in der ein Auftrag beansprucht wird
measure-taken = Spezialkarte genommen, wenn sie ausliegt
measure-paid = Spezialkarte bezahlt, wenn sie genommen wurde
measure-used = Karte genutzt, wenn sie auf der Hand ist, { $deck ->
    [special] Spezialkarten
   *[other] Ära { $deck }
}

## What a hint counts: in a list, with points behind it

worth-points = erzielte Punkte
worth-goods = Waren im Vorrat
worth-production = was produziert wird
worth-structures = Gebäude und Tunnel
worth-cities = Städte
worth-metropolises = Metropolen
worth-food = Nahrung für die Städte
worth-claimed = ausgelegte Karten
worth-hand = Handkarten
worth-track = die Föderationsleiste
worth-contracts = Regierungsaufträge
