### Underwater Cities: a kártyák, metropoliszok, szerződések és táblák nevei.

card-name = { $id ->
    [wild-meadow] Vad hínárrét
    [first-well] Első kút
    [sounding] Mélységmérés
    [courtesy-call] Bemutatkozás
    [patch-kit] Foltozókészlet
    [trawler-barter] Csere a halászokkal
    [overtime] Túlóra
    [harbour-dues] Kikötői illeték
    [old-charts] Régi tengeri térképek
    [salvaged-rails] Kimentett sínek
    [sea-radio] Tengeri rádió
    [tool-library] Szerszámkölcsönző
    [pier-market] Mólópiac
    [ring-line] Körvasút
    [galley-cook] Hajószakács
    [lab-trainee] Laborgyakornok
    [deck-mechanic] Fedélzeti szerelő
    [viewing-gallery] Panorámaterasz
    [reef-pilot] Zátonykalauz
    [plankton-net] Planktonháló
    [scrap-press] Bálázóprés
    [twin-benches] Ikerlabor
    [grafting-season] Szemzés ideje
    [prefab-tube] Előregyártott cső
    [shift-whistle] Műszaksíp
    [dome-kit] Kupolakészlet
    [delegation] Küldöttség
    [borrowed-plans] Kölcsönvett tervek
    [lamplight-haul] Fogás lámpafénynél
    [cargo-drop] Ledobott rakomány
    [rush-order] Sürgős megrendelés
    [compost-ring] Komposztkör
    [peer-review] Szakmai bírálat
    [data-grotto] Adatbarlang
    [tide-crew] Árapálybrigád
    [pump-guild] Szivattyúsok céhe
    [terrace-beds] Teraszos ágyások
    [tunnel-scout] Alagútfelderítő
    [lens-grinder] Lencsecsiszoló
    [dock-trader] Kikötői kereskedő
    [kelp-curtain] Hínárfüggöny
    [applied-research] Alkalmazott kutatás
    [town-treasury] Városkassza
    [green-horizon] Zöld látóhatár
    [all-hands] Minden ember a fedélzetre
    [second-wind] Új lendület
    [founding-grant] Alapítási támogatás
    [open-lock] Nyitott zsilip
    [night-bloom] Éji virágzás
    [inventors-fair] Feltalálóvásár
    [open-call] Szabad választás
    [settlers-office] Telepeshivatal
    [light-alloy] Könnyűötvözet
    [consulate] Konzulátus
    [seaweed-herbarium] Moszatherbárium
    [pipe-foundry] Csőöntöde
    [line-surveyor] Vonaltervező
    [sea-gardener] Tengeri kertész
    [chief-engineer] Főmérnök
    [supply-officer] Ellátótiszt
    [marine-biologist] Tengerbiológus
    [dome-architect] Kupolaépítész
    [light-sculpture] Fényszobor
    [bioreactor] Bioreaktor
    [sonar-station] Szonárállomás
    [deep-metro] Mélytengeri metró
    [trial-shift] Próbaműszak
    [new-filters] Új szűrők
    [brine-minerals] A sós víz kincsei
    [fresh-water] Édesvíz
    [double-shift] Dupla műszak
    [barge-workshop] Műhelyuszály
    [rail-inspection] Pályavizsgálat
    [steel-guild] Acélcéh
    [diplomats-club] Diplomaták klubja
    [express-line] Expresszvonal
    [lobbyists-lounge] Lobbisták szalonja
    [sonar-operator] Szonárkezelő
    [press-officer] Sajtószóvivő
    [hull-welder] Hajótesthegesztő
    [culture-tanks] Tenyésztőtartályok
    [deep-gazette] Mélytengeri Hírlap
    [test-furnace] Kísérleti kemence
    [breakthrough] Áttörés
    [shared-blueprints] Nyílt tervrajzok
    [modular-district] Modulnegyed
    [turnkey-plant] Kulcsrakész üzem
    [new-instruments] Új műszerek
    [summit-talks] Csúcstalálkozó
    [shore-leave] Kimenő
    [harvest-festival] Aratóünnep
    [drill-fleet] Fúróflotta
    [nutrient-loop] Tápanyagkörforgás
    [farm-cooperative] Farmszövetkezet
    [city-charter] Városjog
    [dive-captain] Merülőkapitány
    [geneticist] Genetikus
    [smuggler] Csempész
    [gene-bank] Génbank
    [toll-station] Vámállomás
    [statue-park] Szoborpark
    [sea-museum] Tengermúzeum
    [free-hands] Szabad kéz
    [science-prize] Kutatási díj
    [sister-city-treaty] Testvérvárosi egyezmény
    [great-bloom] Nagy virágzás
    [outer-ring] Külső gyűrű
    [gift-of-steel] Acéladomány
    [opening-galas] Megnyitógála
    [recycling-bay] Újrahasznosító öböl
    [planning-bureau] Tervezőhivatal
    [council-seat] Tanácsi szék
    [city-planner] Várostervező
    [inventor] Feltaláló
    [ambassador] Nagykövet
    [jack-of-all-trades] Ezermester
    [coral-opera] Korallopera
    [salt-exchange] Sótőzsde
    [living-walls] Élő falak
    [academy-of-the-deep] Mélytengeri Akadémia
    [garden-cities] Kertvárosok
    [civic-works] Közmunka
    [overhaul] Nagyjavítás
    [banquet] Lakoma
    [last-metre] Utolsó méter
    [state-visit] Állami látogatás
    [sunken-freighter] Elsüllyedt teherhajó
    [seed-exhibition] Vetőmagbörze
    [volunteers] Önkéntesek
    [night-work] Éjszakai munka
    [federal-aid] Szövetségi segély
    [network-office] Hálózati hivatal
    [seal-of-quality] Minőségi pecsét
    [improvisers-guild] Rögtönzők céhe
    [federation-envoy] Szövetségi követ
    [maintenance-chief] Karbantartási főnök
    [kelp-hall] Hínárcsarnok
    [water-gardens] Vízikertek
    [public-bonds] Államkötvény
    [flat-pack-city] Dobozváros
    [tunnel-rush] Alagútláz
    [final-tuning] Végső csiszolás
    [technology-expo] Technikai világkiállítás
    [guest-shift] Vendégműszak
    [keynote] Ünnepi beszéd
    [capital-fair] Metropoliszok vására
    [living-jewel] Élő ékszer
    [reinforcements] Erősítés
    [heritage-list] Örökséglista
    [sculptors-yard] Szobrászudvar
    [think-tank] Agytröszt
    [master-builder] Építőmester
    [laureate] Díjazott
    [city-of-lights] Fények városa
    [patent-hall] Szabadalmi csarnok
    [ocean-elevator] Óceáni felvonó
    [hall-of-pioneers] Alapítók csarnoka
    [symbiosis-pact] Szimbiózispaktum
    [citizens-city] Polgárok városa
    [golden-age] Aranykor
    [presidency] Elnökség
    [model-city-prize] Mintaváros-díj
    [reef-revival] Zátonymentés
    [grand-muster] Nagy mozgósítás
    [maiden-run] Első járat
    [free-port] Szabadkikötő
    [progress-fund] Haladásalap
    [city-founder] Városalapító
    [master-of-ceremonies] Ceremóniamester
    [panorama-railway] Panorámavasút
    [symbiotic-grid] Szimbiózishálózat
    [capital-ring] Metropoliszok gyűrűje
    [atlas-of-cities] Városok atlasza
    [perfect-balance] Tökéletes egyensúly
    [book-of-the-sea] A tenger könyve
    [future-fund] Jövőalap
    [wells-of-life] Az élet kútjai
    [nereid-institute] Nereida Intézet
    [iron-leviathan] Vas-leviatán
    [library-of-currents] Áramlatok könyvtára
    [kelp-cathedral] Hínárkatedrális
    [pearl-bank] Gyöngybank
    [world-line] Világvonal
    [ocean-covenant] Szövetség a tengerrel
    [sea-of-plenty] Bőség tengere
    [crystal-springs] Kristályforrások
    [crown-of-capitals] Metropoliszok koronája
    [council-favour] A tanács kegye
    [green-conversion] Zöld átalakulás
    [settlement-law] Telepítési törvény
    [merchant-prince] Kalmárherceg
    [mineral-baths] Ásványfürdő
    [overnight-wonder] Csoda egy éjszaka alatt
    [carte-blanche] Szabad menlevél
    [inventors-league] Feltalálók ligája
    [twin-experts] Szakértő ikrek
    [capital-theatre] Nagyvárosi színház
    [accession] Csatlakozás
    [coral-city] Korallváros
    [salvage-rights] Mentési jog
    [metro-company] Alagúttársaság
    [grand-admiral] Főadmirális
   *[other] { $id }
}

metropolis-name = { $id ->
    [pearl-of-nations] Nemzetek gyöngye
    [crossways] Keresztutak
    [mother-of-cities] Városok anyja
    [guild-haven] Céhek réve
    [harmony] Összhang
    [shell-harbour] Kagylórév
    [ironreef] Vaszátony
    [verdant-deep] Zöldmély
    [cogwater] Fogaskerék-öböl
    [bannerhall] Zászlócsarnok
    [mirror-bay] Tükör-öböl
    [outer-lights] Külső fények
    [sporehaven] Spórarév
    [lanternport] Lámpásrév
    [forge-trench] Kovácsárok
    [kelpgate] Hínárkapu
   *[other] { $id }
}

contract-name = { $id ->
    [settlement-wave] Betelepülés
    [rail-link] Sínhálózat
    [full-larders] Teli kamrák
    [research-alliance] Kutatószövetség
    [capital-lines] Fővárosi vonalak
    [cities-for-all] Városok mindenkinek
    [wealth-of-ideas] Ötletgazdagság
    [living-domes] Élő kupolák
   *[other] { $id }
}

board-name = { $id ->
    [reef-edge] Zátonyperem
    [seamount] Tenger alatti hegy
    [kelp-forest] Hínárerdő
    [sunken-harbour] Elsüllyedt kikötő
    [dense-cities] Korallszív
    [long-tunnels] Hosszú árok
    [metropolises] Koronazátony
    [symbiosis] Fénykertek
   *[other] { $id }
}
