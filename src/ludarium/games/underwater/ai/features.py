"""The features of a position between two turns, from which the value network computes how the game should end.

A side is valued by its own features, by those of the others and by how far the game has gone. Among them are the worths that
the heuristics find; what those leave out, the network has learnt. `ludarium train` fits the weights to games that bots
play against each other; they lie in value.json beside this file.
"""

from __future__ import annotations

from typing import Final

from ludarium.engine.network import side_features
from ludarium.games.underwater.ai.heuristics import (
    claimed_worth,
    contracts_worth,
    goods_worth,
    hand_worth,
    kelp_worth,
    metropolis_worth,
    network_worth,
    track_worth,
)
from ludarium.games.underwater.ai.outlook import Outlook
from ludarium.games.underwater.content.kinds import (
    ACTION,
    BUILDING_KINDS,
    KELP,
    POINT,
    RESOURCE_COUNT,
    STRUCTURE_KINDS,
    SYMBIOTIC,
    TYPES,
)
from ludarium.games.underwater.rules.network import (
    AT_CITY,
    BUILT,
    CITY,
    CITY_POINTS,
    FULL_CITY,
    METROPOLIS,
    UPGRADED_AT_CITY,
    UPGRADED_OF,
)
from ludarium.games.underwater.rules.production import output_of
from ludarium.games.underwater.rules.scoring import GOAL_CITIES
from ludarium.games.underwater.state import ROUNDS, TURNS, UnderwaterState

# Where a side's features stand in its row.
POINTS: Final = 0
GOODS: Final = 1  # by resource
MORE_GOODS: Final = 6  # all together beyond what the turns to come can use
OUTPUT: Final = 7  # of a production: resources and points
OUTPUT_TO_COME: Final = 13  # the same in all productions to come
PIECES: Final = 19  # connected farms, desals, labs, tunnels at a city
UPGRADES: Final = 23
PIECES_IN_TIME: Final = 27  # plain ones, by the turns to come
CITIES: Final = 28
UNCONNECTED: Final = 29
SYMBIOTIC_CITIES: Final = 30
FULL_CITIES: Final = 31
SCORED_CITIES: Final = 32
METROPOLISES: Final = 33
HUNGER: Final = 34  # kelp that is missing for the next feeding
SPARE: Final = 35  # kelp that is left after it
NETWORK: Final = 36  # worths by the heuristics
FOOD: Final = 37
STOCK: Final = 38
CLAIMED: Final = 39
HAND: Final = 40
TRACK: Final = 41
CONTRACTS: Final = 42
METROPOLIS_WORTH: Final = 43
TYPES_CLAIMED: Final = 44
UNUSED_ACTIONS: Final = 49
IN_HAND: Final = 50
COLOURS_IN_HAND: Final = 51
TURNS_TO_COME: Final = 52
TURNS_SQUARED: Final = 53
STOCK_IN_TIME: Final = 54
CLAIMED_IN_TIME: Final = 55
CITIES_IN_TIME: Final = 56
ON_TRACK: Final = 57
LINKED: Final = 58
GOAL_MISSING: Final = 59
SIDE_FEATURES: Final = 60

PRODUCTIONS: Final = 3
COMMON_FEATURES: Final = PRODUCTIONS + 6
FEATURES: Final = 2 * SIDE_FEATURES + COMMON_FEATURES
GOODS_A_TURN: Final = 3.0  # that can be used


def features(state: UnderwaterState) -> list[list[float]]:
    """Return the features of each side."""
    rows: list[list[float]] = []
    for seat in range(state.players):
        row = [0.0] * SIDE_FEATURES
        outlook = Outlook(state, seat)
        write_network(outlook, row)
        write_goods(outlook, row)
        write_worths(outlook, row)
        write_cards(outlook, row)
        rows.append(row)
    return side_features(rows, common_row(state))


def write_network(outlook: Outlook, row: list[float]) -> None:
    """Write what stands on the board."""
    side = outlook.side
    tally = side.tally
    plain = 0
    for kind in range(BUILDING_KINDS):
        row[PIECES + kind] = 0.2 * tally[kind]
        row[UPGRADES + kind] = 0.2 * tally[UPGRADED_OF + kind]
        plain += tally[kind] - tally[UPGRADED_OF + kind]
    row[PIECES + STRUCTURE_KINDS - 1] = 0.2 * tally[AT_CITY]
    row[UPGRADES + STRUCTURE_KINDS - 1] = 0.2 * tally[UPGRADED_AT_CITY]
    plain += tally[AT_CITY] - tally[UPGRADED_AT_CITY]
    row[PIECES_IN_TIME] = 0.1 * plain * outlook.early
    row[CITIES] = 0.2 * tally[CITY]
    row[UNCONNECTED] = 0.5 * (tally[BUILT] - tally[CITY])
    row[SYMBIOTIC_CITIES] = 0.5 * tally[SYMBIOTIC]
    row[FULL_CITIES] = 0.5 * tally[FULL_CITY]
    row[SCORED_CITIES] = 0.05 * tally[CITY_POINTS]
    row[METROPOLISES] = 0.5 * tally[METROPOLIS]
    linked = side.linked
    while linked:
        row[LINKED] += 0.2 * (linked & 1)
        linked >>= 1
    row[CITIES_IN_TIME] = row[CITIES] * outlook.early
    row[GOAL_MISSING] = 0.3 * max(0, GOAL_CITIES - tally[CITY])


def write_goods(outlook: Outlook, row: list[float]) -> None:
    """Write goods, what the network produces, and what the cities eat."""
    side = outlook.side
    row[POINTS] = 0.05 * side.points
    together = 0
    for resource in range(RESOURCE_COUNT):
        row[GOODS + resource] = 0.2 * side.goods[resource]
        together += side.goods[resource]
    row[MORE_GOODS] = 0.1 * max(0.0, together - GOODS_A_TURN * outlook.left)
    output = output_of(outlook.state, outlook.seat)
    for good in range(POINT + 1):
        row[OUTPUT + good] = 0.2 * output[good]
        row[OUTPUT_TO_COME + good] = 0.05 * output[good] * outlook.productions
    if outlook.productions:
        spare = side.goods[KELP] + output[KELP] - side.tally[CITY]
        row[HUNGER] = 0.3 * max(0, -spare)
        row[SPARE] = 0.2 * max(0, spare)
    row[TURNS_TO_COME] = outlook.left / (TURNS * ROUNDS)
    row[TURNS_SQUARED] = row[TURNS_TO_COME] * row[TURNS_TO_COME]


def write_worths(outlook: Outlook, row: list[float]) -> None:
    """Write what the heuristics expect."""
    row[NETWORK] = 0.03 * network_worth(outlook)
    row[FOOD] = 0.1 * kelp_worth(outlook)
    row[STOCK] = 0.1 * goods_worth(outlook)
    row[CLAIMED] = 0.05 * claimed_worth(outlook)
    row[HAND] = 0.1 * hand_worth(outlook)
    row[TRACK] = track_worth(outlook)
    row[CONTRACTS] = 0.2 * contracts_worth(outlook)
    row[METROPOLIS_WORTH] = 0.1 * metropolis_worth(outlook)
    row[STOCK_IN_TIME] = row[STOCK] * outlook.early
    row[CLAIMED_IN_TIME] = row[CLAIMED] * outlook.early


def write_cards(outlook: Outlook, row: list[float]) -> None:
    """Write how many cards of which types lie before a side and in its hand."""
    side = outlook.side
    designs = outlook.state.content.designs
    for card in side.claimed:
        kind = designs[card].type
        row[TYPES_CLAIMED + kind] += 0.2
        if kind == ACTION and card not in side.used:
            row[UNUSED_ACTIONS] += 0.3
    colours = 0
    for card in side.hand:
        colours |= 1 << designs[card].colour
    row[IN_HAND] = 0.2 * len(side.hand)
    row[COLOURS_IN_HAND] = 0.3 * ((colours & 1) + (colours >> 1 & 1) + (colours >> 2 & 1))
    row[ON_TRACK] = 0.2 * (5 - side.space) if side.space else 0.0


def remaining(state: UnderwaterState) -> float:
    """Return how many rounds follow this one."""
    return float(ROUNDS - state.round)


def common_row(state: UnderwaterState) -> list[float]:
    """Return how far the game has gone, and how many play."""
    row = [0.0] * COMMON_FEATURES
    row[state.era] = 1.0
    row[PRODUCTIONS] = 0.1 * (ROUNDS - state.round)
    row[PRODUCTIONS + 1] = 1.0 if state.players == 3 else 0.0
    row[PRODUCTIONS + 2] = 1.0 if state.players == 4 else 0.0
    row[PRODUCTIONS + 3] = 1.0 if state.advanced() else 0.0
    row[PRODUCTIONS + 4] = 1.0 if state.lanes else 0.0
    row[PRODUCTIONS + 5] = 0.2 * len(state.contracts)
    return row


assert TYPES_CLAIMED + len(TYPES) == UNUSED_ACTIONS
