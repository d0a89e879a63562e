"""The network (UC-K20 to UC-K33): which sites tunnels join to the start, what is connected, and how many there are of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.engine.ability import Ability, modifiers_of
from ludarium.games.underwater.content.abilities import DISCOUNT, HAND
from ludarium.games.underwater.content.boards import BROWN, Board
from ludarium.games.underwater.content.components import Content
from ludarium.games.underwater.content.kinds import (
    BUILDING_KINDS,
    BUILDING_SITES,
    CITIES,
    CITY_SITES,
    EXPANSION_SITES,
    MEMBERS,
    METROPOLIS_PLACES,
    PIECE_COUNT,
    RESOURCE_COUNT,
    SITES_OF_CITY,
    SORTS_OF_SITES,
    SYMBIOTIC_CITY,
    TUNNEL,
    TUNNEL_SITES,
    UPGRADED,
    WHITE,
    WHITE_CITY,
    city_of,
    sort_of,
)

if TYPE_CHECKING:
    from ludarium.games.underwater.state import Side

# What is counted of a network. The first six are connected pieces by kind, every tunnel among them (UC-K27); then upgraded structures.
CONNECTED: Final = 0
UPGRADED_OF: Final = 6  # farms, desals, labs that are connected, and all tunnels
BUILDING: Final = 10  # connected
UPGRADED_BUILDING: Final = 11  # connected
CITY: Final = 12  # connected
FULL_CITY: Final = 13  # connected, with all three kinds beside it
METROPOLIS: Final = 14  # connected
AT_CITY: Final = 15  # tunnels next to a city
UPGRADED_AT_CITY: Final = 16
SETS: Final = 17  # of one upgraded farm, desal, lab and tunnel (UC-N16)
BUILT: Final = 18  # cities on the board, connected or not
CITY_POINTS: Final = 19  # for cities in final scoring (UC-T5)
TALLIES: Final = 20

# Open sites, by their sort, are looked for when somebody first asks after a change of the network.
UNKNOWN: Final[list[int]] = []
NOT_LOOKED_FOR: Final = [UNKNOWN] * SORTS_OF_SITES

POINTS_BY_KINDS: Final = [2, 3, 4, 6]  # UC-T5


def tally(side: Side, board: Board) -> None:
    """Count a network; the result is a new list, so copies of a position can share it."""
    counts = [0] * TALLIES
    side.linked = linked_sites(side, board)
    count_tunnels(side, board, counts)
    connected = 0
    for city in range(board.cities):
        if side.cities[city]:
            counts[BUILT] += 1
            if is_connected(side, board, city):
                connected |= 1 << city
                count_city(side, city, counts, 1)
    side.connected = connected
    counts[METROPOLIS] = len(side.extra)
    for place in range(METROPOLIS_PLACES):
        if side.metropolises[place] >= 0 and is_joined(side, board, place):
            counts[METROPOLIS] += 1
    count_sets(counts)
    side.tally = counts


def put_building(side: Side, building: int, value: int) -> None:
    """Put a building on a site, or turn it; of the network only its city is counted anew."""
    city = city_of(building)
    if not side.connected >> city & 1:
        side.buildings[building] = value
        return
    counts = side.tally.copy()
    count_city(side, city, counts, -1)
    side.buildings[building] = value
    count_city(side, city, counts, 1)
    count_sets(counts)
    side.tally = counts


def turn_tunnel(side: Side, board: Board, tunnel: int, value: int) -> None:
    """Turn a tunnel to its other side: of the network only upgraded tunnels are counted anew."""
    change = (1 if value == UPGRADED else 0) - (1 if side.tunnels[tunnel] == UPGRADED else 0)
    counts = side.tally.copy()
    counts[UPGRADED_OF + TUNNEL] += change
    if touches_city(side, board, tunnel):
        counts[UPGRADED_AT_CITY] += change
        count_sets(counts)
    side.tunnels[tunnel] = value
    side.tally = counts


def close_site(side: Side, site: int) -> None:
    """Take a building site on which a building comes to stand off the open ones; all others stay open."""
    buildings, expansions = side.open[BUILDING_SITES], side.open[EXPANSION_SITES]
    if sort_of(site) == EXPANSION_SITES:
        expansions = expansions if expansions is UNKNOWN else [other for other in expansions if other != site]
    else:
        buildings = buildings if buildings is UNKNOWN else [other for other in buildings if other != site]
    side.open = [side.open[CITY_SITES], side.open[TUNNEL_SITES], buildings, expansions]


def count_sets(counts: list[int]) -> None:
    """Count the sets of upgraded structures (UC-N16)."""
    sets = min(counts[UPGRADED_OF], counts[UPGRADED_OF + 1])  # two at a time: compiled, the least of more is left to Python
    sets = min(sets, counts[UPGRADED_OF + 2])
    counts[SETS] = min(sets, counts[UPGRADED_AT_CITY])


def count_tunnels(side: Side, board: Board, counts: list[int]) -> None:
    """Count tunnels: all of them are connected (UC-K27), but only those next to a city produce (UC-Q2)."""
    for tunnel in range(board.tunnels):
        built = side.tunnels[tunnel]
        if built:
            counts[TUNNEL] += 1
            upgraded = 1 if built == UPGRADED else 0
            counts[UPGRADED_OF + TUNNEL] += upgraded
            if touches_city(side, board, tunnel):
                counts[AT_CITY] += 1
                counts[UPGRADED_AT_CITY] += upgraded


def count_city(side: Side, city: int, counts: list[int], one: int) -> None:
    """Count a connected city and the buildings beside it, or with -1 do not count them any more."""
    counts[CITY] += one
    counts[WHITE + side.cities[city] - WHITE_CITY] += one
    kinds = 0
    first = city * SITES_OF_CITY
    for building in range(first, first + SITES_OF_CITY):
        value = side.buildings[building]
        if value:
            kind = value - 1
            if value > BUILDING_KINDS:
                kind -= BUILDING_KINDS
                counts[UPGRADED_OF + kind] += one
                counts[UPGRADED_BUILDING] += one
            kinds |= 1 << kind
            counts[kind] += one
            counts[BUILDING] += one
    number = (kinds & 1) + (kinds >> 1 & 1) + (kinds >> 2 & 1)
    counts[CITY_POINTS] += one * POINTS_BY_KINDS[number]
    if number == BUILDING_KINDS:
        counts[FULL_CITY] += one


def linked_sites(side: Side, board: Board) -> int:
    """Return the city sites that built tunnels join to the start, as bits; a path never passes a metropolis (UC-K21 to UC-K23)."""
    found = 1 << board.start
    waiting = [board.start]
    while waiting:
        city = waiting.pop()
        for tunnel in board.touching[city]:
            if side.tunnels[tunnel]:
                ends = board.ends[tunnel]
                other = ends[1] if ends[0] == city else ends[0]
                if other < CITIES and not found >> other & 1:
                    found |= 1 << other
                    waiting.append(other)
    return found


def is_connected(side: Side, board: Board, city: int) -> bool:
    """Say whether a city is connected: the start always, another one if a built tunnel touches its site (UC-K26, UC-K28)."""
    if city == board.start:
        return True
    return any(side.tunnels[tunnel] for tunnel in board.touching[city])


def touches_city(side: Side, board: Board, tunnel: int) -> bool:
    """Say whether a tunnel is next to at least one city; a metropolis is none (UC-N11)."""
    ends = board.ends[tunnel]
    return side.cities[ends[0]] > 0 or (ends[1] < CITIES and side.cities[ends[1]] > 0)


def is_joined(side: Side, board: Board, place: int) -> bool:
    """Say whether the metropolis at a place is connected: all tunnels beside it are built (UC-N6, UC-N7)."""
    return all(side.tunnels[tunnel] for tunnel in board.place_tunnels[place])


def connected_metropolises(side: Side, board: Board) -> list[int]:
    """Return the tiles of the connected metropolises, those gained by cards included (UC-N12, UC-R40)."""
    found = [
        side.metropolises[place] for place in range(METROPOLIS_PLACES) if side.metropolises[place] >= 0 and is_joined(side, board, place)
    ]
    return found + side.extra


def brown_joined(side: Side, board: Board) -> bool:
    """Say whether the brown metropolis of the board is connected (UC-T2)."""
    for place in range(METROPOLIS_PLACES):
        if board.place_colour[place] == BROWN:
            return is_joined(side, board, place)
    return False


def buildings_at(side: Side, city: int, kind: int) -> int:
    """Return how many buildings of a kind stand beside a city."""
    count = 0
    for building in range(city * SITES_OF_CITY, (city + 1) * SITES_OF_CITY):
        value = side.buildings[building]
        if value and (value - 1) % BUILDING_KINDS == kind:
            count += 1
    return count


def upgraded_at(side: Side, city: int, kind: int) -> int:
    """Return how many upgraded buildings of a kind stand beside a city."""
    count = 0
    for building in range(city * SITES_OF_CITY, (city + 1) * SITES_OF_CITY):
        if side.buildings[building] == kind + 1 + BUILDING_KINDS:
            count += 1
    return count


def discounts(abilities: list[Ability]) -> list[int]:
    """Return what abilities take off the cost of each piece, by piece and resource (UC-K34 to UC-K36)."""
    found = [0] * (PIECE_COUNT * RESOURCE_COUNT)
    for ability in abilities:
        for modifier in modifiers_of(ability.on):
            if DISCOUNT <= modifier.quantity < HAND:
                about = modifier.quantity - DISCOUNT
                for piece in MEMBERS[about // RESOURCE_COUNT]:
                    found[piece * RESOURCE_COUNT + about % RESOURCE_COUNT] += modifier.amount
    return found


def prices(content: Content, off: list[int]) -> list[list[int]]:
    """Return what each piece usually costs with these discounts (UC-K7, UC-K37)."""
    found: list[list[int]] = []
    for piece in range(PIECE_COUNT):
        usual = content.pieces[piece].cost
        first = piece * RESOURCE_COUNT
        found.append([max(0, usual[resource] - off[first + resource]) for resource in range(RESOURCE_COUNT)])
    return found


def symbiotic_cities(side: Side) -> int:
    """Return how many symbiotic cities stand on a board, connected or not."""
    return side.cities.count(SYMBIOTIC_CITY)
