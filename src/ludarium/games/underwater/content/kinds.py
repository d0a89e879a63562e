"""The kinds of things in Underwater Cities and their numbers: resources, pieces, sites, cards, slots."""

from __future__ import annotations

from typing import Final

from ludarium.engine.phrase import Phrase

# Resources (UC-J); points and cards are gained but never paid.
KELP: Final = 0
STEELPLAST: Final = 1
SCIENCE: Final = 2
CREDIT: Final = 3
BIOMASS: Final = 4
RESOURCES: Final = ["kelp", "steelplast", "science", "credit", "biomass"]
RESOURCE_COUNT: Final = 5
POINT: Final = 5
CARD: Final = 6
GOODS: Final = [*RESOURCES, "point", "card"]

# Pieces (UC-K).
FARM: Final = 0
DESAL: Final = 1
LAB: Final = 2
TUNNEL: Final = 3
WHITE: Final = 4
SYMBIOTIC: Final = 5
PIECES: Final = ["farm", "desal", "lab", "tunnel", "white-city", "symbiotic-city"]
PIECE_COUNT: Final = 6
BUILDING_KINDS: Final = 3
STRUCTURE_KINDS: Final = 4

# Words that stand for one or several kinds of pieces.
GROUPS: Final = [
    *PIECES,
    *["building", "structure", "city", "farm-or-desal", "farm-or-lab", "desal-or-lab"],
]
MEMBERS: Final = [[0], [1], [2], [3], [4], [5], [0, 1, 2], [0, 1, 2, 3], [4, 5], [0, 1], [0, 2], [1, 2]]
STRUCTURE_GROUPS: Final = ["farm", "desal", "lab", "building", "tunnel", "structure", "farm-or-desal", "farm-or-lab", "desal-or-lab"]

# Sites, numbered alike on all boards: cities, tunnels, then the building sites of each city, the expansion site last.
CITIES: Final = 9
TUNNELS: Final = 16
SITES_OF_CITY: Final = 6
EXPANSION: Final = 5
FIRST_TUNNEL: Final = CITIES
FIRST_BUILDING: Final = CITIES + TUNNELS
BUILDINGS: Final = CITIES * SITES_OF_CITY
SITES: Final = FIRST_BUILDING + BUILDINGS
CITY_SITES: Final = 0  # sorts of sites, by what may stand there
TUNNEL_SITES: Final = 1
BUILDING_SITES: Final = 2
EXPANSION_SITES: Final = 3
SORTS_OF_SITES: Final = 4
METROPOLIS_PLACES: Final = 3
CITY_IDS: Final = [f"c{number}" for number in range(1, CITIES + 1)]
TUNNEL_IDS: Final = [f"t{number}" for number in range(1, TUNNELS + 1)]
BUILDING_IDS: Final = [f"{city}.{place}" for city in CITY_IDS for place in ("1", "2", "3", "4", "5", "x")]
SITE_IDS: Final = [*CITY_IDS, *TUNNEL_IDS, *BUILDING_IDS]
PLACE_IDS: Final = ["m1", "m2", "m3"]
BOARDS: Final = 8
BASIC_BOARDS: Final = 4

# What stands on a city site, a tunnel site, a building site.
EMPTY: Final = 0
WHITE_CITY: Final = 1
SYMBIOTIC_CITY: Final = 2
PLAIN: Final = 1
UPGRADED: Final = 2
UPGRADE: Final = 3  # is added to the kind of a building, counted from 1

# Cards by number, special ones included (UC-R15); then the personal assistant, and the cards that packs add.
ERA_CARDS: Final = 180
SPECIALS: Final = 25
CARDS: Final = ERA_CARDS + SPECIALS
ASSISTANT: Final = CARDS
FIRST_SPECIAL: Final = ERA_CARDS
DEAR_SPECIALS: Final = 10  # numbers 181 to 190
FIRST_CHEAP: Final = FIRST_SPECIAL + DEAR_SPECIALS
ERAS: Final = ["I", "II", "III"]
SPECIAL_BACK: Final = 3  # in place of an era
FIRST_OF_ERA: Final = [0, 66, 123, 180]
COLOURS: Final = ["yellow", "red", "green"]
NO_COLOUR: Final = -1
CARD_IDS: Final = [str(number) for number in range(1, CARDS + 1)]
ACTION_IDS: Final = [*CARD_IDS, "assistant"]

INSTANT: Final = 0
PERMANENT: Final = 1
ACTION: Final = 2
PRODUCTION: Final = 3
END_SCORING: Final = 4
TYPES: Final = ["instant", "permanent", "action", "production", "end-scoring"]

SLOTS: Final = [
    *["Y1", "Y2", "Y3", "Y4", "Y5", "R1", "R2", "R3", "R4", "R5", "G1", "G2", "G3", "G4", "G5"],
    *["YS3", "RS1", "RS4", "RS5", "GS3", "GS5", "W"],
]
SLOT_COUNT: Final = 22
ALWAYS: Final = 21  # the slot that is always available (UC-H31)
PLACES: Final = 5  # of each colour
SIDES: Final = ["1-2", "3-4"]

METROPOLISES: Final = [*[f"MB{number}" for number in range(1, 6)], *[f"ML{number}" for number in range(1, 12)]]
BROWNS: Final = 5
METROPOLIS_COUNT: Final = 16
CONTRACTS: Final = [f"K{number}" for number in range(1, 9)]
CONTRACT_COUNT: Final = 8
FEATURES: Final = ["AS1", "AS2", "AS3", "AS4", "AS5", "AS6"]

SPACES: Final = 4  # of the federation track
BELOW: Final = 0


def city_of(building: int) -> int:
    """Return the city site beside which a building site lies."""
    return building // SITES_OF_CITY


def is_expansion(building: int) -> bool:
    """Say whether a building site is an expansion site."""
    return building % SITES_OF_CITY == EXPANSION


def sort_of(site: int) -> int:
    """Return which sort a site is of."""
    if site < FIRST_TUNNEL:
        return CITY_SITES
    if site < FIRST_BUILDING:
        return TUNNEL_SITES
    return EXPANSION_SITES if is_expansion(site - FIRST_BUILDING) else BUILDING_SITES


def site_words(site: int) -> Phrase:
    """Return a site in words."""
    if site < FIRST_TUNNEL:
        return Phrase("site", {"kind": "city", "city": site + 1, "place": 0, "id": SITE_IDS[site]})
    if site < FIRST_BUILDING:
        return Phrase("site", {"kind": "tunnel", "city": site - FIRST_TUNNEL + 1, "place": 0, "id": SITE_IDS[site]})
    building = site - FIRST_BUILDING
    kind = "expansion" if is_expansion(building) else "building"
    place = building % SITES_OF_CITY + 1
    return Phrase("site", {"kind": kind, "city": city_of(building) + 1, "place": place, "id": SITE_IDS[site]})


def kind_at(value: int) -> int:
    """Return the kind of a building from what stands on its site."""
    return (value - 1) % BUILDING_KINDS
