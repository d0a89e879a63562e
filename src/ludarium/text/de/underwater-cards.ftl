### Underwater Cities: Namen der Karten, Metropolen, Aufträge und Tafeln.

card-name = { $id ->
    [wild-meadow] Wilde Tangwiese
    [first-well] Erster Brunnen
    [sounding] Lotung
    [courtesy-call] Antrittsbesuch
    [patch-kit] Flickzeug
    [trawler-barter] Tausch mit Fischern
    [overtime] Überstunden
    [harbour-dues] Hafengebühr
    [old-charts] Alte Seekarten
    [salvaged-rails] Geborgene Schienen
    [sea-radio] Seefunk
    [tool-library] Werkzeugverleih
    [pier-market] Piermarkt
    [ring-line] Ringbahn
    [galley-cook] Smutje
    [lab-trainee] Laborpraktikantin
    [deck-mechanic] Bordmechaniker
    [viewing-gallery] Aussichtsgalerie
    [reef-pilot] Rifflotsin
    [plankton-net] Planktonnetz
    [scrap-press] Schrottpresse
    [twin-benches] Doppellabor
    [grafting-season] Veredelungszeit
    [prefab-tube] Fertigröhre
    [shift-whistle] Schichtpfeife
    [dome-kit] Kuppelbausatz
    [delegation] Delegation
    [borrowed-plans] Geliehene Pläne
    [lamplight-haul] Fang bei Lampenlicht
    [cargo-drop] Frachtabwurf
    [rush-order] Eilauftrag
    [compost-ring] Kompostring
    [peer-review] Fachgutachten
    [data-grotto] Datengrotte
    [tide-crew] Gezeitentrupp
    [pump-guild] Pumpengilde
    [terrace-beds] Terrassenbeete
    [tunnel-scout] Tunnelkundschafter
    [lens-grinder] Linsenschleiferin
    [dock-trader] Dockhändler
    [kelp-curtain] Tangvorhang
    [applied-research] Angewandte Forschung
    [town-treasury] Stadtkasse
    [green-horizon] Grüner Horizont
    [all-hands] Alle Mann an Deck
    [second-wind] Zweite Luft
    [founding-grant] Gründungshilfe
    [open-lock] Offene Schleuse
    [night-bloom] Nachtblüte
    [inventors-fair] Erfindermesse
    [open-call] Freie Wahl
    [settlers-office] Siedleramt
    [light-alloy] Leichtlegierung
    [consulate] Konsulat
    [seaweed-herbarium] Algenherbarium
    [pipe-foundry] Rohrgießerei
    [line-surveyor] Streckenplanerin
    [sea-gardener] Meeresgärtner
    [chief-engineer] Chefingenieurin
    [supply-officer] Versorgungsoffizier
    [marine-biologist] Meeresbiologin
    [dome-architect] Kuppelarchitektin
    [light-sculpture] Lichtskulptur
    [bioreactor] Bioreaktor
    [sonar-station] Sonarstation
    [deep-metro] Tiefseebahn
    [trial-shift] Probeschicht
    [new-filters] Neue Filter
    [brine-minerals] Schätze der Sole
    [fresh-water] Süßwasser
    [double-shift] Doppelschicht
    [barge-workshop] Werkstattkahn
    [rail-inspection] Streckeninspektion
    [steel-guild] Stahlgilde
    [diplomats-club] Diplomatenclub
    [express-line] Expresslinie
    [lobbyists-lounge] Lobbylounge
    [sonar-operator] Sonarmaat
    [press-officer] Pressesprecher
    [hull-welder] Rumpfschweißer
    [culture-tanks] Kulturtanks
    [deep-gazette] Tiefseebote
    [test-furnace] Versuchsofen
    [breakthrough] Durchbruch
    [shared-blueprints] Offene Baupläne
    [modular-district] Modulviertel
    [turnkey-plant] Schlüsselfertig
    [new-instruments] Neue Instrumente
    [summit-talks] Gipfeltreffen
    [shore-leave] Landgang
    [harvest-festival] Erntefest
    [drill-fleet] Bohrflotte
    [nutrient-loop] Nährstoffkreislauf
    [farm-cooperative] Farmgenossenschaft
    [city-charter] Stadtrecht
    [dive-captain] Tauchkapitänin
    [geneticist] Genetikerin
    [smuggler] Schmugglerin
    [gene-bank] Genbank
    [toll-station] Mautstelle
    [statue-park] Statuenpark
    [sea-museum] Meeresmuseum
    [free-hands] Freie Hand
    [science-prize] Forschungspreis
    [sister-city-treaty] Städtepartnerschaft
    [great-bloom] Große Blüte
    [outer-ring] Äußerer Ring
    [gift-of-steel] Stahlspende
    [opening-galas] Eröffnungsgala
    [recycling-bay] Recyclingbucht
    [planning-bureau] Planungsamt
    [council-seat] Sitz im Rat
    [city-planner] Stadtplanerin
    [inventor] Erfinder
    [ambassador] Botschafterin
    [jack-of-all-trades] Tausendsassa
    [coral-opera] Korallenoper
    [salt-exchange] Salzbörse
    [living-walls] Lebende Wände
    [academy-of-the-deep] Tiefseeakademie
    [garden-cities] Gartenstädte
    [civic-works] Bürgerprojekt
    [overhaul] Generalüberholung
    [banquet] Festmahl
    [last-metre] Letzter Meter
    [state-visit] Staatsbesuch
    [sunken-freighter] Gesunkener Frachter
    [seed-exhibition] Saatgutschau
    [volunteers] Freiwillige
    [night-work] Nachtarbeit
    [federal-aid] Hilfe der Föderation
    [network-office] Netzamt
    [seal-of-quality] Gütesiegel
    [improvisers-guild] Gilde der Tüftler
    [federation-envoy] Gesandter
    [maintenance-chief] Wartungschefin
    [kelp-hall] Tanghalle
    [water-gardens] Wassergärten
    [public-bonds] Bürgeranleihe
    [flat-pack-city] Stadt im Paket
    [tunnel-rush] Tunnelfieber
    [final-tuning] Feinschliff
    [technology-expo] Technikschau
    [guest-shift] Gastschicht
    [keynote] Festrede
    [capital-fair] Metropolenmesse
    [living-jewel] Lebendes Juwel
    [reinforcements] Verstärkung
    [heritage-list] Welterbeliste
    [sculptors-yard] Bildhauerhof
    [think-tank] Denkfabrik
    [master-builder] Baumeisterin
    [laureate] Preisträgerin
    [city-of-lights] Lichterstadt
    [patent-hall] Patentamt
    [ocean-elevator] Ozeanlift
    [hall-of-pioneers] Halle der Pioniere
    [symbiosis-pact] Symbiosepakt
    [citizens-city] Bürgerstadt
    [golden-age] Goldenes Zeitalter
    [presidency] Ratsvorsitz
    [model-city-prize] Musterstadtpreis
    [reef-revival] Rettung des Riffs
    [grand-muster] Großeinsatz
    [maiden-run] Jungfernfahrt
    [free-port] Freihafen
    [progress-fund] Fortschrittsfonds
    [city-founder] Stadtgründerin
    [master-of-ceremonies] Zeremonienmeister
    [panorama-railway] Panoramabahn
    [symbiotic-grid] Symbiosenetz
    [capital-ring] Ring der Metropolen
    [atlas-of-cities] Städteatlas
    [perfect-balance] Vollkommener Einklang
    [book-of-the-sea] Buch des Meeres
    [future-fund] Zukunftsfonds
    [wells-of-life] Quellen des Lebens
    [nereid-institute] Nereiden-Institut
    [iron-leviathan] Eiserner Leviathan
    [library-of-currents] Bibliothek der Strömungen
    [kelp-cathedral] Tangkathedrale
    [pearl-bank] Perlenbank
    [world-line] Weltlinie
    [ocean-covenant] Bund mit dem Meer
    [sea-of-plenty] Meer der Fülle
    [crystal-springs] Kristallquellen
    [crown-of-capitals] Krone der Metropolen
    [council-favour] Gunst des Rates
    [green-conversion] Grüner Umbau
    [settlement-law] Siedlungsgesetz
    [merchant-prince] Handelsfürstin
    [mineral-baths] Mineralbad
    [overnight-wonder] Wunder über Nacht
    [carte-blanche] Freibrief
    [inventors-league] Erfinderbund
    [twin-experts] Expertenduo
    [capital-theatre] Metropolentheater
    [accession] Beitritt
    [coral-city] Korallenstadt
    [salvage-rights] Bergungsrecht
    [metro-company] Tunnelgesellschaft
    [grand-admiral] Großadmiralin
   *[other] { $id }
}

metropolis-name = { $id ->
    [pearl-of-nations] Perle der Nationen
    [crossways] Wegkreuz
    [mother-of-cities] Mutter der Städte
    [guild-haven] Gildenhafen
    [harmony] Einklang
    [shell-harbour] Muschelhafen
    [ironreef] Eisenriff
    [verdant-deep] Grüntief
    [cogwater] Räderwasser
    [bannerhall] Bannerhall
    [mirror-bay] Spiegelbucht
    [outer-lights] Außenlichter
    [sporehaven] Sporenhafen
    [lanternport] Laternenhafen
    [forge-trench] Schmiedegraben
    [kelpgate] Tangtor
   *[other] { $id }
}

contract-name = { $id ->
    [settlement-wave] Siedlungswelle
    [rail-link] Schienennetz
    [full-larders] Volle Kammern
    [research-alliance] Forschungsverbund
    [capital-lines] Hauptstadtlinien
    [cities-for-all] Städte für alle
    [wealth-of-ideas] Ideenreichtum
    [living-domes] Lebende Kuppeln
   *[other] { $id }
}

board-name = { $id ->
    [reef-edge] Riffkante
    [seamount] Tiefseeberg
    [kelp-forest] Tangwald
    [sunken-harbour] Versunkener Hafen
    [dense-cities] Korallenherz
    [long-tunnels] Langer Graben
    [metropolises] Kronenbank
    [symbiosis] Leuchtgärten
   *[other] { $id }
}
