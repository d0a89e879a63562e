### Underwater Cities: names of cards, metropolises, contracts and boards.

card-name = { $id ->
    [wild-meadow] Wild Meadow
    [first-well] First Well
    [sounding] Sounding
    [courtesy-call] Courtesy Call
    [patch-kit] Patch Kit
    [trawler-barter] Trawler Barter
    [overtime] Overtime
    [harbour-dues] Harbour Dues
    [old-charts] Old Charts
    [salvaged-rails] Salvaged Rails
    [sea-radio] Sea Radio
    [tool-library] Tool Library
    [pier-market] Pier Market
    [ring-line] Ring Line
    [galley-cook] Galley Cook
    [lab-trainee] Lab Trainee
    [deck-mechanic] Deck Mechanic
    [viewing-gallery] Viewing Gallery
    [reef-pilot] Reef Pilot
    [plankton-net] Plankton Net
    [scrap-press] Scrap Press
    [twin-benches] Twin Benches
    [grafting-season] Grafting Season
    [prefab-tube] Prefab Tube
    [shift-whistle] Shift Whistle
    [dome-kit] Dome Kit
    [delegation] Delegation
    [borrowed-plans] Borrowed Plans
    [lamplight-haul] Lamplight Haul
    [cargo-drop] Cargo Drop
    [rush-order] Rush Order
    [compost-ring] Compost Ring
    [peer-review] Peer Review
    [data-grotto] Data Grotto
    [tide-crew] Tide Crew
    [pump-guild] Pump Guild
    [terrace-beds] Terrace Beds
    [tunnel-scout] Tunnel Scout
    [lens-grinder] Lens Grinder
    [dock-trader] Dock Trader
    [kelp-curtain] Kelp Curtain
    [applied-research] Applied Research
    [town-treasury] Town Treasury
    [green-horizon] Green Horizon
    [all-hands] All Hands
    [second-wind] Second Wind
    [founding-grant] Founding Grant
    [open-lock] Open Lock
    [night-bloom] Night Bloom
    [inventors-fair] Inventors' Fair
    [open-call] Open Call
    [settlers-office] Settlers' Office
    [light-alloy] Light Alloy
    [consulate] Consulate
    [seaweed-herbarium] Seaweed Herbarium
    [pipe-foundry] Pipe Foundry
    [line-surveyor] Line Surveyor
    [sea-gardener] Sea Gardener
    [chief-engineer] Chief Engineer
    [supply-officer] Supply Officer
    [marine-biologist] Marine Biologist
    [dome-architect] Dome Architect
    [light-sculpture] Light Sculpture
    [bioreactor] Bioreactor
    [sonar-station] Sonar Station
    [deep-metro] Deep Metro
    [trial-shift] Trial Shift
    [new-filters] New Filters
    [brine-minerals] Brine Minerals
    [fresh-water] Fresh Water
    [double-shift] Double Shift
    [barge-workshop] Barge Workshop
    [rail-inspection] Rail Inspection
    [steel-guild] Steel Guild
    [diplomats-club] Diplomats' Club
    [express-line] Express Line
    [lobbyists-lounge] Lobbyists' Lounge
    [sonar-operator] Sonar Operator
    [press-officer] Press Officer
    [hull-welder] Hull Welder
    [culture-tanks] Culture Tanks
    [deep-gazette] Deep Gazette
    [test-furnace] Test Furnace
    [breakthrough] Breakthrough
    [shared-blueprints] Shared Blueprints
    [modular-district] Modular District
    [turnkey-plant] Turnkey Plant
    [new-instruments] New Instruments
    [summit-talks] Summit Talks
    [shore-leave] Shore Leave
    [harvest-festival] Harvest Festival
    [drill-fleet] Drill Fleet
    [nutrient-loop] Nutrient Loop
    [farm-cooperative] Farm Cooperative
    [city-charter] City Charter
    [dive-captain] Dive Captain
    [geneticist] Geneticist
    [smuggler] Smuggler
    [gene-bank] Gene Bank
    [toll-station] Toll Station
    [statue-park] Statue Park
    [sea-museum] Sea Museum
    [free-hands] Free Hands
    [science-prize] Science Prize
    [sister-city-treaty] Sister City Treaty
    [great-bloom] Great Bloom
    [outer-ring] Outer Ring
    [gift-of-steel] Gift of Steel
    [opening-galas] Opening Galas
    [recycling-bay] Recycling Bay
    [planning-bureau] Planning Bureau
    [council-seat] Council Seat
    [city-planner] City Planner
    [inventor] Inventor
    [ambassador] Ambassador
    [jack-of-all-trades] Jack of All Trades
    [coral-opera] Coral Opera
    [salt-exchange] Salt Exchange
    [living-walls] Living Walls
    [academy-of-the-deep] Academy of the Deep
    [garden-cities] Garden Cities
    [civic-works] Civic Works
    [overhaul] Overhaul
    [banquet] Banquet
    [last-metre] Last Metre
    [state-visit] State Visit
    [sunken-freighter] Sunken Freighter
    [seed-exhibition] Seed Exhibition
    [volunteers] Volunteers
    [night-work] Night Work
    [federal-aid] Federal Aid
    [network-office] Network Office
    [seal-of-quality] Seal of Quality
    [improvisers-guild] Improvisers' Guild
    [federation-envoy] Federation Envoy
    [maintenance-chief] Maintenance Chief
    [kelp-hall] Kelp Hall
    [water-gardens] Water Gardens
    [public-bonds] Public Bonds
    [flat-pack-city] Flat-Pack City
    [tunnel-rush] Tunnel Rush
    [final-tuning] Final Tuning
    [technology-expo] Technology Expo
    [guest-shift] Guest Shift
    [keynote] Keynote
    [capital-fair] Capital Fair
    [living-jewel] Living Jewel
    [reinforcements] Reinforcements
    [heritage-list] Heritage List
    [sculptors-yard] Sculptors' Yard
    [think-tank] Think Tank
    [master-builder] Master Builder
    [laureate] Laureate
    [city-of-lights] City of Lights
    [patent-hall] Patent Hall
    [ocean-elevator] Ocean Elevator
    [hall-of-pioneers] Hall of Pioneers
    [symbiosis-pact] Symbiosis Pact
    [citizens-city] Citizens' City
    [golden-age] Golden Age
    [presidency] Presidency
    [model-city-prize] Model City Prize
    [reef-revival] Reef Revival
    [grand-muster] Grand Muster
    [maiden-run] Maiden Run
    [free-port] Free Port
    [progress-fund] Progress Fund
    [city-founder] City Founder
    [master-of-ceremonies] Master of Ceremonies
    [panorama-railway] Panorama Railway
    [symbiotic-grid] Symbiotic Grid
    [capital-ring] Capital Ring
    [atlas-of-cities] Atlas of Cities
    [perfect-balance] Perfect Balance
    [book-of-the-sea] Book of the Sea
    [future-fund] Future Fund
    [wells-of-life] Wells of Life
    [nereid-institute] Nereid Institute
    [iron-leviathan] Iron Leviathan
    [library-of-currents] Library of Currents
    [kelp-cathedral] Kelp Cathedral
    [pearl-bank] Pearl Bank
    [world-line] World Line
    [ocean-covenant] Ocean Covenant
    [sea-of-plenty] Sea of Plenty
    [crystal-springs] Crystal Springs
    [crown-of-capitals] Crown of Capitals
    [council-favour] Council Favour
    [green-conversion] Green Conversion
    [settlement-law] Settlement Law
    [merchant-prince] Merchant Prince
    [mineral-baths] Mineral Baths
    [overnight-wonder] Overnight Wonder
    [carte-blanche] Carte Blanche
    [inventors-league] Inventors' League
    [twin-experts] Twin Experts
    [capital-theatre] Capital Theatre
    [accession] Accession
    [coral-city] Coral City
    [salvage-rights] Salvage Rights
    [metro-company] Metro Company
    [grand-admiral] Grand Admiral
   *[other] { $id }
}

metropolis-name = { $id ->
    [pearl-of-nations] Pearl of Nations
    [crossways] Crossways
    [mother-of-cities] Mother of Cities
    [guild-haven] Guild Haven
    [harmony] Harmony
    [shell-harbour] Shell Harbour
    [ironreef] Ironreef
    [verdant-deep] Verdant Deep
    [cogwater] Cogwater
    [bannerhall] Bannerhall
    [mirror-bay] Mirror Bay
    [outer-lights] Outer Lights
    [sporehaven] Sporehaven
    [lanternport] Lanternport
    [forge-trench] Forge Trench
    [kelpgate] Kelpgate
   *[other] { $id }
}

contract-name = { $id ->
    [settlement-wave] Settlement Wave
    [rail-link] Rail Link
    [full-larders] Full Larders
    [research-alliance] Research Alliance
    [capital-lines] Capital Lines
    [cities-for-all] Cities for All
    [wealth-of-ideas] Wealth of Ideas
    [living-domes] Living Domes
   *[other] { $id }
}

board-name = { $id ->
    [reef-edge] Reef Edge
    [seamount] Seamount
    [kelp-forest] Kelp Forest
    [sunken-harbour] Sunken Harbour
    [dense-cities] Coral Heart
    [long-tunnels] Long Trench
    [metropolises] Crown Shoals
    [symbiosis] Glow Gardens
   *[other] { $id }
}
