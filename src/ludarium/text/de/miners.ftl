### Imperial Miners auf Deutsch. Das Protokoll steht im Präsens; eine Ablehnung ist ein Satzteil, der auch in Klammern stehen kann.
### Karten, Ereignisse und Tafeln heißen nach ihren Namen, die in miners-cards stehen; im Satz stehen Kartennamen in Anführungszeichen.

## Phasen

phase-keep = Starthand
phase-event = Ereignis
phase-choose = Kartenwahl
phase-dig = Graben
phase-end = Rundenende
phase-over = Spielende

## Spielmaterial

deck = Stufe { $level }
research-board =
    { $id ->
        [alchemy] Alchemie
        [astronomy] Astronomie
        [technology] Technik
        [architecture] Architektur
        [diplomacy] Diplomatie
        [logistics] Logistik
       *[other] { $id }
    }
research-board-named = { $name }
part-faction =
    { $faction ->
        [scots] Schotten
        [barbarians] Barbaren
        [egyptians] Ägypter
        [japanese] Japaner
        [atlanteans] Atlanter
       *[romans] Römer
    }

## Wirkungen

gain-gold = { $count } Gold
    .kind = Gold
gain-vp =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .kind = Punkte
do-draw =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
do-draw-level =
    { $count ->
        [one] { $count } Karte der Stufe { $level }
       *[other] { $count } Karten der Stufe { $level }
    }
do-faction-draw =
    { $faction ->
        [any] { $count ->
            [one] { $count } Karte eines Volkes nach Wahl
           *[other] { $count } Karten von Völkern nach Wahl
        }
       *[other] { $count ->
            [one] { $count } { part-faction }karte
           *[other] { $count } { part-faction }karten
        }
    }
do-research =
    { $steps ->
        [one] { $steps } Forschungsschritt
       *[other] { $steps } Forschungsschritte
    }
part-machines =
    { $count ->
        [one] { $count } Maschine
       *[other] { $count } Maschinen
    }
do-machine =
    { $where ->
        [here] { part-machines } auf diese Karte
        [other] { part-machines } auf eine andere Karte
       *[any] { part-machines } auf eine beliebige Karte
    }
do-cart =
    { $count ->
        [one] { $count } Lorenmarker
       *[other] { $count } Lorenmarker
    }
do-collapse =
    { $where ->
        [here] ein Einsturz auf dieser Karte
       *[any] ein Einsturz auf einer Karte nach Wahl
    }
do-clear =
    { $count ->
        [one] { $count } Einsturz entfernen
       *[other] bis zu { $count } Einstürze entfernen
    }
do-activate =
    { $which ->
        [any] 1 Aktivierung einer beliebigen Karte
        [adjacent] 1 Aktivierung einer angrenzenden Karte
        [scots] 1 Aktivierung einer Schottenkarte
        [barbarians] 1 Aktivierung einer Barbarenkarte
        [egyptians] 1 Aktivierung einer Ägypterkarte
        [japanese] 1 Aktivierung einer Japanerkarte
        [atlanteans] 1 Aktivierung einer Atlanterkarte
        [romans] 1 Aktivierung einer Römerkarte
       *[other] 1 Aktivierung einer Karte der Stufe { $which }
    }
do-pay =
    { $scots ->
        [1] { $count } Gold, 1 weniger je eigener Schottenkarte
       *[other] { $count } Gold
    }
do-discard =
    { $free ->
        [1] bis zu { $count } Karten ablegen
       *[other] { $count ->
            [one] { $count } abgelegte Karte
           *[other] { $count } abgelegte Karten
        }
    }
do-spend =
    { $count ->
        [one] { $count } Maschine dieser Karte
       *[other] { $count } Maschinen dieser Karte
    }
do-move-machine = 1 Maschine auf eine andere Karte versetzen
do-next-cost = { $count } Gold Nachlass auf die nächste Karte
ability =
    { $kind ->
        [all-costs] jede Karte kostet { $amount } Gold weniger
        [research-longer] jede Forschung reicht { $amount ->
            [one] { $amount } Schritt
           *[other] { $amount } Schritte
        } weiter
        [surface-twice] zwei verschiedene Wirkungen der Oberfläche
       *[collapse-passes] eine eingestürzte Karte wird freigeräumt und wirkt trotzdem
    }
trigger-reveal = Sofort
trigger-round-end = Am Ende der Runde
trigger-dig = In dieser Runde
count =
    { $what ->
        [scots] eigene Schottenkarten
        [barbarians] eigene Barbarenkarten
        [egyptians] eigene Ägypterkarten
        [japanese] eigene Japanerkarten
        [atlanteans] eigene Atlanterkarten
        [romans] eigene Römerkarten
        [row-I] Karten in Reihe I
        [row-II] Karten in Reihe II
        [row-III] Karten in Reihe III
        [row-IV] Karten in Reihe IV
        [factions] verschiedene Völker in der eigenen Mine
        [machines-here] Maschinen auf dieser Karte
        [machines] Maschinen in der eigenen Mine
        [collapses] Einstürze in der eigenen Mine
        [uncollapsed] dabei entfernte Einstürze
        [full-carts] volle Loren in der eigenen Mine
        [full-carts-here] volle Loren an dieser Karte
        [adjacent] angrenzende Karten
        [row-here] Karten in dieser Reihe
        [height] Schritte der eigenen Spitzhacke über dem untersten Feld
        [steps] bisherige Forschungsschritte
        [boards] vollendete Tafeln
        [hand] Handkarten
        [discarded] dabei abgelegte Karten
        [gold] Gold im eigenen Besitz
       *[activated] in dieser Runde aktivierte Karten
    }
    .each =
    { $what ->
        [scots] jede eigene Schottenkarte
        [barbarians] jede eigene Barbarenkarte
        [egyptians] jede eigene Ägypterkarte
        [japanese] jede eigene Japanerkarte
        [atlanteans] jede eigene Atlanterkarte
        [romans] jede eigene Römerkarte
        [row-I] jede Karte in Reihe I
        [row-II] jede Karte in Reihe II
        [row-III] jede Karte in Reihe III
        [row-IV] jede Karte in Reihe IV
        [factions] jedes Volk in der eigenen Mine
        [machines-here] jede Maschine auf dieser Karte
        [machines] jede Maschine in der eigenen Mine
        [collapses] jeden Einsturz in der eigenen Mine
        [uncollapsed] jeden dabei entfernten Einsturz
        [full-carts] jede volle Lore in der eigenen Mine
        [full-carts-here] jede volle Lore an dieser Karte
        [adjacent] jede angrenzende Karte
        [row-here] jede Karte in dieser Reihe
        [height] jeden Schritt der eigenen Spitzhacke über dem untersten Feld
        [steps] jeden bisherigen Forschungsschritt
        [boards] jede vollendete Tafel
        [hand] jede Handkarte
        [discarded] jede dabei abgelegte Karte
        [gold] jedes Gold im eigenen Besitz
       *[activated] jede in dieser Runde aktivierte Karte
    }
    .one =
    { $what ->
        [scots] eigene Schottenkarte
        [barbarians] eigene Barbarenkarte
        [egyptians] eigene Ägypterkarte
        [japanese] eigene Japanerkarte
        [atlanteans] eigene Atlanterkarte
        [romans] eigene Römerkarte
        [row-I] Karte in Reihe I
        [row-II] Karte in Reihe II
        [row-III] Karte in Reihe III
        [row-IV] Karte in Reihe IV
        [factions] Volk in der eigenen Mine
        [machines-here] Maschine auf dieser Karte
        [machines] Maschine in der eigenen Mine
        [collapses] Einsturz in der eigenen Mine
        [uncollapsed] dabei entfernten Einsturz
        [full-carts] volle Lore in der eigenen Mine
        [full-carts-here] volle Lore an dieser Karte
        [adjacent] angrenzende Karte
        [row-here] Karte in dieser Reihe
        [height] Schritt der eigenen Spitzhacke über dem untersten Feld
        [steps] bisherigen Forschungsschritt
        [boards] vollendete Tafel
        [hand] Handkarte
        [discarded] dabei abgelegte Karte
        [gold] Gold
       *[activated] in dieser Runde aktivierte Karte
    }
    .gen =
    { $what ->
        [scots] eigenen Schottenkarten
        [barbarians] eigenen Barbarenkarten
        [egyptians] eigenen Ägypterkarten
        [japanese] eigenen Japanerkarten
        [atlanteans] eigenen Atlanterkarten
        [romans] eigenen Römerkarten
        [row-I] Karten in Reihe I
        [row-II] Karten in Reihe II
        [row-III] Karten in Reihe III
        [row-IV] Karten in Reihe IV
        [factions] verschiedenen Völker in der eigenen Mine
        [machines-here] Maschinen auf dieser Karte
        [machines] Maschinen in der eigenen Mine
        [collapses] Einstürze in der eigenen Mine
        [uncollapsed] dabei entfernten Einstürze
        [full-carts] vollen Loren in der eigenen Mine
        [full-carts-here] vollen Loren an dieser Karte
        [adjacent] angrenzenden Karten
        [row-here] Karten in dieser Reihe
        [height] Schritte der eigenen Spitzhacke über dem untersten Feld
        [steps] bisherigen Forschungsschritte
        [boards] vollendeten Tafeln
        [hand] Handkarten
        [discarded] dabei abgelegten Karten
        [gold] Goldstücke im eigenen Besitz
       *[activated] in dieser Runde aktivierten Karten
    }

## Fragen und Antworten

ask-keep =
    { $count ->
        [one] Welche Karte behältst du? Noch eine.
       *[other] Welche Karten behältst du? Noch { $count }.
    }
move-keep = { $card } behalten
ask-card = Runde { $round }: Welche Karte spielst du?
move-play =
    { $cost ->
        [0] { $card }, Stufe { $level }, kostenlos
       *[other] { $card }, Stufe { $level }, für { $cost } Gold
    }
move-dig = Blind graben: die oberste Karte der Stufe I spielen
ask-place = Wo gräbst du „{ $card }“?
move-place-top =
    { $side ->
        [middle] Reihe I, in der Mitte
        [left] { $far ->
            [one] Reihe I, { $far } Platz weiter links
           *[other] Reihe I, { $far } Plätze weiter links
        }
       *[right] { $far ->
            [one] Reihe I, { $far } Platz weiter rechts
           *[other] Reihe I, { $far } Plätze weiter rechts
        }
    }
move-place-between = Unter { $first } und { $second }
move-place-below =
    { $side ->
        [left] Links unter { $card }
       *[right] Rechts unter { $card }
    }
ask-effect = Was bewirkt „{ $card }“?
move-effect = Ausführen: { $effect }
move-decline = Nichts
ask-way = Welcher Weg von „{ $card }“ nach oben?
move-climb =
    { $how ->
        [activated] { $card } (schon aktiviert)
        [collapsed] { $card } (wird freigeräumt)
       *[open] { $card }
    }
ask-surface =
    { $count ->
        [1] Was tust du an der Oberfläche?
       *[other] Welche zwei Dinge tust du an der Oberfläche?
    }
ask-activate = Welche Karte aktivierst du zusätzlich?
move-activate = { $card } aktivieren
ask-deck =
    { $count ->
        [one] Von welchem Stapel ziehst du?
       *[other] Von welchem Stapel ziehst du? Noch { $count } Karten.
    }
move-deck = Stapel der { $deck }
move-nothing-left = Es ist nichts mehr zu ziehen
ask-faction = Welches Volk suchst du?
move-faction = { part-faction }
ask-search = In welchem Stapel suchst du eine { part-faction }karte?
ask-discard-down =
    { $count ->
        [one] Lege eine Karte ab: Mehr als { $most } sind nicht erlaubt.
       *[other] Lege { $count } Karten ab: Mehr als { $most } sind nicht erlaubt.
    }
ask-discard =
    { $count ->
        [one] Welche Karte legst du ab?
       *[other] Welche Karten legst du ab? Noch { $count }.
    }
ask-discard-up-to =
    { $count ->
        [one] Legst du eine Karte ab?
       *[other] Legst du Karten ab? Bis zu { $count }.
    }
move-discard = { $card } ablegen
move-keep-the-rest = Die übrigen behalten
ask-machine =
    { $count ->
        [one] Auf welche Karte kommt die Maschine?
       *[other] Auf welche Karten kommen die Maschinen? Noch { $count }.
    }
move-machine = Maschine auf { $card }
ask-fetch = Von welcher Karte nimmst du die Maschine?
move-fetch = Maschine von { $card }
ask-collapse = Welche Karte stürzt ein?
move-collapse = Einsturz auf { $card }
ask-clear =
    { $count ->
        [one] Welchen Einsturz entfernst du?
       *[other] Welche Einstürze entfernst du? Bis zu { $count }.
    }
move-clear = { $card } freiräumen
move-clear-done = So lassen
ask-cart =
    { $count ->
        [one] Welche halb volle Lore füllst du?
       *[other] Welche halb vollen Loren füllst du? Noch { $count }.
    }
move-cart = Zwischen { $first } und { $second }
ask-research =
    { $first ->
        [1] Auf welcher Tafel, und wie weit? Höchstens { $steps ->
            [one] { $steps } Schritt
           *[other] { $steps } Schritte
        }.
       *[other] Wie weit steigst du? Höchstens { $steps ->
            [one] { $steps } Schritt
           *[other] { $steps } Schritte
        }.
    }
move-research = { $board }, Schritt { $step }: { $effect }
ask-board = { $board } ist vollendet. Welche Tafel kommt nun?
move-board = { $board }
preview-clears = { $card }: wird freigeräumt
preview-effect = { $card }
preview-join =
    { $how ->
        [full] zwei volle Hälften treffen sich
        [half] eine volle und eine leere Hälfte treffen sich
       *[empty] zwei leere Hälften treffen sich
    }
preview-idle = { $card }: schon aktiviert
preview-unpayable = { $card }: { $count } zu wenig

## Ablehnungen

refusal-too-little-gold = { $needed } Gold nötig, { $held } vorhanden
refusal-too-few-machines =
    { $needed ->
        [one] { $needed } Maschine auf dieser Karte nötig, { $held } vorhanden
       *[other] { $needed } Maschinen auf dieser Karte nötig, { $held } vorhanden
    }
refusal-too-few-cards =
    { $needed ->
        [one] { $needed } Karte nötig, { $held } auf der Hand
       *[other] { $needed } Karten nötig, { $held } auf der Hand
    }
refusal-no-place = Kein Platz: Reihe { $level } liegt unter Reihe { $above }
refusal-has-playable-card = Du hast eine Karte, die du spielen kannst
refusal-deck-is-empty = Dieser Stapel und sein Ablagestapel sind leer
refusal-deck-was-searched = In diesem Stapel ist keine solche Karte
refusal-already-activated = In dieser Runde schon aktiviert
refusal-board-just-completed = Diese Tafel hast du gerade vollendet
refusal-surface-used = Das hast du schon genutzt

## Protokoll

log-table-laid =
    { $players ->
        [1] Das Spiel beginnt. Forschung: { $boards }.
       *[other] Das Spiel beginnt zu { $players }. Forschung: { $boards }.
    }
log-has-kept = { $seat } hat die Starthand gewählt.
log-hand-begun = { $seat } legt ab: { $cards }.
log-event = Runde { $round }: { $event }. { $effect }.
log-has-chosen = { $seat } hat gewählt.
log-dug-blindly = { $seat } gräbt blind.
log-no-card = { $seat } hat keine Karte zu spielen.
log-revealed =
    { $cost ->
        [0] { $seat } deckt „{ $card }“ auf.
       *[other] { $seat } deckt „{ $card }“ für { $cost } Gold auf.
    }
log-placed =
    { $carts ->
        [0] { $seat } gräbt „{ $card }“ in Reihe { $level }.
        [one] { $seat } gräbt „{ $card }“ in Reihe { $level } und füllt damit eine Lore.
       *[other] { $seat } gräbt „{ $card }“ in Reihe { $level } und füllt damit { $carts } Loren.
    }
log-activated = { $seat } aktiviert „{ $card }“: { $effect }.
log-declined = { $seat } lässt „{ $card }“ ruhen.
log-already-activated = { $seat } kommt durch „{ $card }“, schon vorher aktiviert.
log-surface-used = { $seat } kommt an die Oberfläche: { $effect }.
log-gained-gold = { $seat } erhält { $count } Gold.
log-gained-points =
    { $count ->
        [one] { $seat } erhält { $count } Punkt.
       *[other] { $seat } erhält { $count } Punkte.
    }
log-paid = { $seat } zahlt { $count } Gold.
log-discount = Die nächste Karte kostet { $seat } { $count } Gold weniger.
log-drew = { $seat } zieht eine Karte der Stufe { $level }.
log-drew-secret = { $seat } zieht „{ $card }“.
log-nothing-to-draw = Für { $seat } ist nichts mehr zu ziehen.
log-deck-renewed =
    { $count ->
        [one] Der Ablagestapel der Stufe { $level } wird ein neuer Stapel mit { $count } Karte.
       *[other] Der Ablagestapel der Stufe { $level } wird ein neuer Stapel mit { $count } Karten.
    }
log-discarded = { $seat } legt „{ $card }“ ab.
log-found =
    { $count ->
        [0] { $seat } sucht eine { part-faction }karte der { $deck } und findet sofort „{ $card }“.
        [one] { $seat } sucht eine { part-faction }karte der { $deck } und findet „{ $card }“ nach „{ $turned }“.
       *[other] { $seat } sucht eine { part-faction }karte der { $deck } und findet „{ $card }“ nach { $count } anderen: { $turned }.
    }
log-searched-in-vain =
    { $count ->
        [one] { $seat } durchsucht den Stapel der { $deck }, { $count } Karte, und findet keine { part-faction }karte: { $turned }.
       *[other] { $seat } durchsucht den Stapel der { $deck }, { $count } Karten, und findet keine { part-faction }karte: { $turned }.
    }
log-faction-not-found = Für { $seat } ist in keinem Stapel eine { part-faction }karte.
log-machine-placed =
    { $count ->
        [one] { $seat } stellt eine Maschine auf „{ $card }“.
       *[other] { $seat } stellt { $count } Maschinen auf „{ $card }“.
    }
log-machine-fetched = { $seat } nimmt eine Maschine von „{ $card }“.
log-machines-spent =
    { $count ->
        [one] { $seat } gibt eine Maschine von „{ $card }“ ab.
       *[other] { $seat } gibt { $count } Maschinen von „{ $card }“ ab.
    }
log-collapsed = Bei { $seat } stürzt „{ $card }“ ein.
log-cleared = { $seat } räumt „{ $card }“ frei.
log-cart-filled = { $seat } füllt die Lore zwischen „{ $first }“ und „{ $second }“.
log-researched = { $seat } erreicht Schritt { $step } auf der Tafel { $board }.
log-board-completed = { $seat } vollendet die Tafel { $board }.
log-board-begun = { $seat } macht mit der Tafel { $board } weiter.
log-game-over = Das Spiel ist zu Ende.

## Wertung und Grade

score-cards = Karten der Stufe { $level }
score-boards = Forschung
score-events = Ereignisse
score-surface = Oberfläche
score-carts = Volle Loren
grade =
    { $grade ->
        [1] Handlanger: { $points } Punkte
        [2] Stollengräber: { $points } Punkte
        [3] Jungbergmann: { $points } Punkte
        [4] Bergingenieur: { $points } Punkte
        [5] Altgedienter Hauer: { $points } Punkte
       *[6] Herr der Tiefe: { $points } Punkte
    }

## Zeichen, für Vorleseprogramme

icon-gold = Gold
icon-vp = Punkte
icon-card = Karten
icon-cart = volle Loren
icon-machine = Maschinen
icon-collapse = Einstürze
icon-step = Forschungsschritte
icon-card-I = Karten der Stufe I
icon-card-II = Karten der Stufe II
icon-card-III = Karten der Stufe III
icon-card-IV = Karten der Stufe IV
icon-draw-any = Karten eines Volkes nach Wahl
icon-draw-scots = Schottenkarten
icon-draw-barbarians = Barbarenkarten
icon-draw-egyptians = Ägypterkarten
icon-draw-japanese = Japanerkarten
icon-draw-atlanteans = Atlanterkarten
icon-draw-romans = Römerkarten
icon-research = Forschung
icon-machine-here = Maschine auf diese Karte
icon-machine-other = Maschine auf eine andere Karte
icon-machine-any = Maschine auf eine beliebige Karte
icon-cart-token = Lorenmarker
icon-collapse-here = diese Karte stürzt ein
icon-collapse-any = eine Karte nach Wahl stürzt ein
icon-clear = Einstürze entfernen
icon-activate-any = eine beliebige Karte aktivieren
icon-activate-adjacent = eine angrenzende Karte aktivieren
icon-activate-scots = eine Schottenkarte aktivieren
icon-activate-barbarians = eine Barbarenkarte aktivieren
icon-activate-egyptians = eine Ägypterkarte aktivieren
icon-activate-japanese = eine Japanerkarte aktivieren
icon-activate-atlanteans = eine Atlanterkarte aktivieren
icon-activate-romans = eine Römerkarte aktivieren
icon-activate-I = eine Karte der Stufe I aktivieren
icon-activate-II = eine Karte der Stufe II aktivieren
icon-activate-III = eine Karte der Stufe III aktivieren
icon-activate-IV = eine Karte der Stufe IV aktivieren
icon-pay = Gold zahlen
icon-pay-scots = Gold zahlen, 1 weniger je eigener Schottenkarte
icon-discard = Karten ablegen
icon-discard-up-to = bis zu so viele Karten ablegen
icon-spend-machine = Maschinen dieser Karte abgeben
icon-move-machine = eine Maschine versetzen
icon-next-cost = die nächste Karte ist billiger
icon-all-costs = Karten sind billiger
icon-research-longer = Forschung reicht weiter
icon-surface-twice = zwei Wirkungen der Oberfläche
icon-collapse-passes = eingestürzte Karten wirken
icon-on-reveal = sofort
icon-on-round-end = am Ende der Runde
icon-on-dig = in dieser Runde
icon-count-scots = eigene Schottenkarten
icon-count-barbarians = eigene Barbarenkarten
icon-count-egyptians = eigene Ägypterkarten
icon-count-japanese = eigene Japanerkarten
icon-count-atlanteans = eigene Atlanterkarten
icon-count-romans = eigene Römerkarten
icon-count-row-I = Karten in Reihe I
icon-count-row-II = Karten in Reihe II
icon-count-row-III = Karten in Reihe III
icon-count-row-IV = Karten in Reihe IV
icon-count-factions = verschiedene Völker
icon-count-machines-here = Maschinen auf dieser Karte
icon-count-machines = Maschinen in der eigenen Mine
icon-count-collapses = Einstürze in der eigenen Mine
icon-count-uncollapsed = entfernte Einstürze
icon-count-full-carts = volle Loren in der eigenen Mine
icon-count-full-carts-here = volle Loren an dieser Karte
icon-count-adjacent = angrenzende Karten
icon-count-row-here = Karten in dieser Reihe
icon-count-height = Höhe der Spitzhacke
icon-count-steps = bisherige Forschungsschritte
icon-count-boards = vollendete Tafeln
icon-count-hand = Handkarten
icon-count-discarded = abgelegte Karten
icon-count-gold = Gold im eigenen Besitz
icon-count-activated = in dieser Runde aktivierte Karten

## Statistik

fact-faction = Mindestens vier Karten der
fact-card = Karte in der Mine
fact-sides = Forschungstafeln
fact-combination = { $boards }
fact-event = Ereignis im Spiel
fact-shape = Die Mine am Ende
fact-shape-of =
    { $what ->
        [row-I] Karten in Reihe I
        [row-II] Karten in Reihe II
        [row-III] Karten in Reihe III
        [row-IV] Karten in Reihe IV
        [carts] Volle Loren
        [boards] Vollendete Tafeln
        [gold] Übriges Gold
        [machines] Maschinen
        [collapses] Einstürze
       *[tokens] Lorenmarker
    }
fact-share = Woher die Punkte kommen
fact-share-of =
    { $what ->
        [cards-I] Karten der Stufe I
        [cards-II] Karten der Stufe II
        [cards-III] Karten der Stufe III
        [cards-IV] Karten der Stufe IV
        [boards] Forschung
        [carts] Volle Loren
       *[events] Ereignisse
    }
fact-blind = Blindes Graben
fact-blind-share = Grabphasen ohne spielbare Karte

## What a hint counts: in a list, with points behind it

worth-points = erzielte Punkte
worth-carts = Loren
worth-gold = Gold
worth-research = Forschung
worth-machines = Maschinen und Einstürze
worth-mine = was die Mine noch bringt
worth-hand = Handkarten
