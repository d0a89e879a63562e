"""The features of a position between two turns, from which the value network computes how the game should end.

A side is valued by its own features, by those of the others and by how far the game has gone. Among them are the worths that
the heuristics find; what those leave out, the network has learnt. `ludarium train` fits the weights to games that bots
play against each other; they lie in value.json beside this file.
"""

from __future__ import annotations

from typing import Final

from ludarium.engine.network import side_features
from ludarium.games.barrage.ai.heuristics import Prices, contracts_worth, goods_worth, incomes_worth, rounds_worth
from ludarium.games.barrage.ai.outlook import Networks, Outlook, time_left
from ludarium.games.barrage.content.components import COMPANIES, OFFICERS, SPECIAL, is_advanced
from ludarium.games.barrage.content.sites import DAMS
from ludarium.games.barrage.rules.actions import ChooseAction
from ludarium.games.barrage.rules.scoring import objective_points
from ludarium.games.barrage.state import ENGINEERS, NOTHING, ROUNDS, SECTORS, BarrageState, Company

# Where a side's features stand in its row.
POINTS: Final = 0
ENERGY: Final = 1
CREDITS: Final = 2
EXCAVATORS: Final = 3
MIXERS: Final = 4
ON_WHEEL: Final = 5  # machines, by the turns until they come back
TILES: Final = 10  # in supply, by kind
ADVANCED: Final = 15
WHEEL_TILES: Final = 16  # by the turns until they come back
ENGINEERS_LEFT: Final = 21
PASSED: Final = 22
BUILT: Final = 23
ABLE: Final = 27  # the company's ability works
IN_HAND: Final = 28  # contracts
FULFILLED: Final = 29
OBJECTIVE: Final = 30
WATER: Final = 31
LAST_WATER: Final = 32
ROUNDS_TO_COME: Final = 33  # their worth by the heuristics, as of all that follows
CONTRACTS: Final = 34
INCOMES: Final = 35
GOODS: Final = 36
MISSING_DAMS: Final = 37
PRODUCIBLE: Final = 38  # energy this round, in the next, in all later ones
PEAK: Final = 41
RUNS: Final = 42
TIME: Final = 43
PIECES_IN_TIME: Final = 44  # pieces and credits, by the rounds to come
CREDITS_IN_TIME: Final = 45
TURN: Final = 46  # how soon it is the side's turn
COMPANY: Final = 47
OFFICER: Final = 51
LEVEL: Final = 58
SIDE_FEATURES: Final = 62

COMMON_FEATURES: Final = 9
FEATURES: Final = 2 * SIDE_FEATURES + COMMON_FEATURES


def features(state: BarrageState, known: Networks | None = None) -> list[list[float]]:
    """Return the features of each side."""
    outlook = Outlook(state, known)
    objective = objective_points(state)
    rows: list[list[float]] = []
    for side in range(len(state.sides)):
        row = [0.0] * SIDE_FEATURES
        row[OBJECTIVE] = 0.1 * objective[side]
        write_board(state, side, row)
        write_future(state, outlook, side, row)
        write_wheel(state, state.sides[side], row)
        rows.append(row)
    write_turns(state, rows)
    return side_features(rows, common_row(state))


def write_board(state: BarrageState, side: int, row: list[float]) -> None:
    """Write what a side has, and who it is."""
    company = state.sides[side]
    row[POINTS] = 0.05 * company.points
    row[ENERGY] = 0.1 * company.energy
    row[ENGINEERS_LEFT] = company.engineers / ENGINEERS
    row[PASSED] = 1.0 if company.passed else 0.0
    for piece in range(len(company.built)):
        row[BUILT + piece] = 0.2 * company.built[piece]
    row[ABLE] = 1.0 if company.is_able() else 0.0
    row[IN_HAND] = 0.3 * len(company.contracts)
    row[FULFILLED] = 0.2 * len(company.fulfilled)
    for dam in range(DAMS):
        if state.dam_owner[dam] == side:
            row[WATER] += 0.2 * state.dam_water[dam]
    if 0 <= company.company < len(COMPANIES):  # the network has learnt of none that a pack adds
        row[COMPANY + company.company] = 1.0
    if 0 <= company.officer < len(OFFICERS) and company.level in (0, 4):
        row[OFFICER + company.officer] = 1.0
    if company.level:
        row[LEVEL + company.level - 1] = 1.0
    else:
        row[CREDITS] = 0.1 * company.credits


def write_wheel(state: BarrageState, company: Company, row: list[float]) -> None:
    """Write machines and technology tiles, at hand and on the wheel (BR-Z5, BR-Z6)."""
    row[EXCAVATORS] = 0.2 * company.excavators
    row[MIXERS] = 0.2 * company.mixers
    for tile in company.tiles:
        if tile != SPECIAL:
            row[TILES + state.content.tile_kinds[tile]] += 1.0
        row[ADVANCED] += 1.0 if is_advanced(tile) else 0.0
    for distance in range(1, SECTORS):
        sector = (company.gate - distance) % SECTORS
        row[ON_WHEEL + distance - 1] = 0.2 * (company.wheel_excavators[sector] + company.wheel_mixers[sector])
        if company.wheel_tiles[sector] != NOTHING:
            row[WHEEL_TILES + distance - 1] = 1.5 if is_advanced(company.wheel_tiles[sector]) else 1.0


def write_future(state: BarrageState, outlook: Outlook, side: int, row: list[float]) -> None:
    """Write what the heuristics expect of the rounds to come."""
    company = state.sides[side]
    left = time_left(state, side)
    prices = Prices(left)
    for dam in range(DAMS):
        if state.dam_owner[dam] == side:
            row[LAST_WATER] += 0.2 * outlook.water[dam]
    row[ROUNDS_TO_COME] = 0.05 * rounds_worth(state, outlook, side, prices)
    row[CONTRACTS] = 0.05 * contracts_worth(state, outlook, side, prices)
    row[INCOMES] = 0.05 * incomes_worth(state, side, prices)
    row[GOODS] = 0.1 * goods_worth(company, prices)
    row[MISSING_DAMS] = 0.1 * outlook.missing_dams(outlook.networks[side])
    for number in range(outlook.first, ROUNDS + 1):
        row[PRODUCIBLE + min(2, number - outlook.first)] += 0.1 * outlook.energy[side][number]
    row[PEAK] = 0.1 * outlook.peak[side]
    row[RUNS] = 0.1 * outlook.runs[side]
    row[TIME] = 0.2 * left
    pieces = 0
    for count in company.built:
        pieces += count
    row[PIECES_IN_TIME] = 0.02 * pieces * left
    row[CREDITS_IN_TIME] = row[CREDITS] * 0.2 * left


def write_turns(state: BarrageState, rows: list[list[float]]) -> None:
    """Write how soon it is each side's turn, 1 for the side whose turn it is."""
    if state.turn == NOTHING:
        return
    start = state.order.index(state.turn)
    for step in range(len(state.order)):
        rows[state.order[(start + step) % len(state.order)]][TURN] = 1.0 / (1.0 + step)


def is_between_turns(state: BarrageState) -> bool:
    """Say whether the position lies between two turns."""
    return isinstance(state.agenda[-1], ChooseAction)


def remaining(state: BarrageState) -> float:
    """Return how many rounds follow this one."""
    return float(ROUNDS - state.round)


def common_row(state: BarrageState) -> list[float]:
    """Return how far the game has gone, and how many play."""
    row = [0.0] * COMMON_FEATURES
    row[max(1, state.round) - 1] = 1.0
    automas = len(state.sides) - state.players
    row[ROUNDS] = 1.0 if len(state.sides) == 3 else 0.0
    row[ROUNDS + 1] = 1.0 if len(state.sides) == 4 else 0.0
    row[ROUNDS + 2] = 0.5 * automas
    row[ROUNDS + 3] = 1.0 if state.players == 1 else 0.0
    return row
