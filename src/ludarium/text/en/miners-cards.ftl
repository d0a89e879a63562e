### The names of cards and events of Imperial Miners, in English.

card =
    { $id ->
        [I-S1] Cask Cellar
        [I-S2] Piper’s Gallery
        [I-S3] Malt Hoard
        [I-B1] Wolf Den
        [I-B2] Boulder Brawl
        [I-B3] Bone Fire
        [I-E1] Scribe’s Cellar
        [I-E2] Papyrus Nook
        [I-E3] Sundial Shaft
        [I-J1] Fan Market
        [I-J2] Koi Basin
        [I-J3] Messenger Gate
        [I-A1] Tide Pump
        [I-A2] Shell Press
        [I-A3] Coral Crane
        [I-R1] Legion Yard
        [I-R2] Wagon Ramp
        [I-R3] Milestone Store
        [I-N1] Old Adit
        [I-N2] Lamp Room
        [II-S1] Thistle Vault
        [II-S2] Loch Mill
        [II-B1] Ram Pit
        [II-B2] Rubble Feast
        [II-E1] Star Chart Hall
        [II-E2] Hall of Steps
        [II-J1] Tea Crossing
        [II-J2] Crane Nursery
        [II-A1] Brine Engine
        [II-A2] Cog Reef
        [II-R1] Arched Siding
        [II-R2] Sunken Forum
        [II-N1] Ore Bunker
        [II-N2] Quartz Seam
        [II-N3] Signal Bell
        [II-N4] Foreman’s Niche
        [II-SB] Feud Cellar
        [II-SE] Heather Stair
        [II-SJ] Kilt and Kimono
        [II-SA] Whisky Turbine
        [II-SR] Thistle Arches
        [II-BE] Plundered Tomb
        [II-BJ] Drum Gate
        [II-BA] Anvil of Waves
        [II-BR] Broken Eagle
        [II-EJ] Ink Garden
        [II-EA] Nile Sluice
        [II-ER] Obelisk Road
        [II-JA] Jade Waterwheel
        [II-JR] Plum Bridge
        [II-AR] Sea Aqueduct
        [III-S1] Clan Treasury
        [III-B1] Thunder Gate
        [III-E1] Ibis Chamber
        [III-J1] Hall of Masks
        [III-A1] Trident Works
        [III-R1] Legion Depot
        [III-S3] Highland Mint
        [III-B3] Giant’s Maw
        [III-E3] Ledger of Stone
        [III-J3] Dragon Court
        [III-A3] Abyss Foundry
        [III-R3] Triumph Hall
        [III-S2] Smugglers’ Glen
        [III-B2] Axe Cleft
        [III-E2] Scarab Stair
        [III-J2] Lantern Garden
        [III-A2] Pearl Lathe
        [III-R2] Cart Turntable
        [III-N1] Blind Seam
        [III-N2] Mole Parliament
        [III-N3] Echo Grotto
        [III-N4] Master Switch
        [III-SB] Border War
        [III-SE] Northern Toll
        [III-SJ] Silk and Tartan
        [III-SA] Steam Distillery
        [III-SR] Toll Bridge
        [III-BE] Cursed Sarcophagus
        [III-BJ] Oni Arena
        [III-BA] Kraken Forge
        [III-BR] Sacked Villa
        [III-EJ] Scroll Pavilion
        [III-EA] Lens of the Deep
        [III-ER] Pharaoh’s Viaduct
        [III-JA] Moonstone Loom
        [III-JR] Garden of Columns
        [III-AR] Sunken Harbour
        [IV-1] Heart of the Hill
       *[other] { $id }
    }
card-named = { $name }
event =
    { $id ->
        [EV01] Found Purse
        [EV02] New Maps
        [EV03] Flea Market
        [EV04] Visiting Scholar
        [EV05] Hiring Day
        [EV06] Travelling Tinker
        [EV07] Spare Wagon
        [EV08] Feast of Nations
        [EV09] Rescue Party
        [EV10] Deep Charter
        [EV11] Rent Day
        [EV12] Cheap Timber
        [EV13] Oiled Ladders
        [EV14] Double Shift
        [EV15] Loose Rubble
        [EV16] Royal Audit
        [EV17] Piecework Pay
        [EV18] Night Shift
       *[other] { $id }
    }
event-named = { $name }
