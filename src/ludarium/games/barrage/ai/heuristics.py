"""What a position is worth to a side, in points at the end of the game: an estimate written by hand.

A side's worth is what it has, what the outlook on the water lets it expect in the rounds that are left (places on the energy
track, bonus tiles, contracts, credits), its incomes, its share of the objective, and its goods, of which less is left to
be made the nearer the end is. Every number here is a guess, the better of a few in some dozen games between bots; no rule depends
on any of them. In the middle of a turn the rest of it is played by the rollout policy on a copy first.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.agenda import Ask
from ludarium.engine.context import OF_SEAT
from ludarium.engine.effect import Effect, InAnyOrder, InOrder
from ludarium.engine.value import Value
from ludarium.games.barrage.ai.outlook import Networks, Outlook, time_left
from ludarium.games.barrage.ai.rollout_policy import rollout_policy
from ludarium.games.barrage.content.components import INCOME_ROWS, INCOMES, is_advanced
from ludarium.games.barrage.content.effects import CREDIT, ENERGY, EXCAVATOR, MACHINE, MIXER, POINT, POWER, Drops, Gain, Place
from ludarium.games.barrage.content.sites import DAMS
from ludarium.games.barrage.rules.actions import ChooseAction
from ludarium.games.barrage.rules.contracts import requirement
from ludarium.games.barrage.rules.scoring import (
    FIRST,
    MISSING_SECTION,
    NO_ENERGY_LOSS,
    SECOND,
    SECTION,
    energy_credits,
    objective_points,
    quick_scores,
    section_of,
)
from ludarium.games.barrage.rules.setup import ChooseCompany, ChooseStart
from ludarium.games.barrage.state import ACTIONS, NOTHING, ROUNDS, SECTORS, BarrageState, Company

NOW: Final = 0.85  # how sure a production is that could still be made this round
ENGINEER: Final = 0.5  # an engineer that can still be placed this round
ENERGY_WORTH: Final = 0.18  # a step on the energy track in the long run
DIRECTLY: Final = 0.35  # points that the energy of a production brings through contracts not yet in hand
IN_HAND: Final = 0.85  # how much of a contract's reward counts while it waits in hand, within reach
NATIONAL: Final = 0.14  # the same for a national one, which anybody can take first
CREDIT_EARLY: Final = 0.06  # what a credit is worth more with each round to come than at the end
MACHINE_EARLY: Final = 0.3  # the same for a machine
PIECE: Final = 0.8  # a piece on the map, for bonus tiles and incomes still to be uncovered
PIECE_EARLY: Final = 1.0  # what it is worth more with each round to come
BACK: Final = 0.88  # how much of something on the wheel is left for each sector it is away
NEXT_INCOME: Final = 0.3  # how much of an income counts that one more piece uncovers
GROWTH: Final = 2.0  # by how much a bonus tile's count grows from round to round, in points
SPREAD: Final = 5.0  # by how many points a lead may still shift in the last round, and in each before it
SPREAD_PER_ROUND: Final = 3.0
LONGEST_REST: Final = 8  # decisions of a turn played on before evaluating


class Prices:
    """What goods are worth to a side with so much time left."""

    def __init__(self, left: float) -> None:
        self.left = left
        self.credit = 0.2 + CREDIT_EARLY * min(left, 3.5)
        self.machine = 0.2 + MACHINE_EARLY * min(left, 3.0)
        self.turn = 0.4 * min(left, 2.0)
        self.drop = 0.5 * min(left, 2.0)
        self.piece = 2.5 + min(left, 4.0)

    def good(self, good: int) -> float:
        """Return the worth of one of a good."""
        if good == POINT:
            return 1.0
        if good == CREDIT:
            return self.credit
        if good in (EXCAVATOR, MIXER, MACHINE):
            return self.machine
        if good in (ENERGY, POWER):
            return ENERGY_WORTH
        return self.turn

    def effect(self, effect: Effect[Any]) -> float:
        """Return the worth of an income or reward."""
        if isinstance(effect, Gain):
            return effect.amount * self.good(effect.good)
        if isinstance(effect, Drops):
            return effect.drops * self.drop
        if isinstance(effect, Place):
            return self.piece
        worth = 0.0
        if isinstance(effect, (InOrder, InAnyOrder)):
            for part in effect.parts:
                worth += self.effect(part)
        return worth


# ---------------------------------------------------------------------------------------------------------------------
# The scoring of rounds to come
# ---------------------------------------------------------------------------------------------------------------------


def likely(lead: float, doubt: float) -> float:
    """Return how likely a lead lasts: one half for none, nearer to 1 the greater it is beside the doubt."""
    share = lead / doubt
    return 0.5 + 0.5 * share / (1.0 + (share if share > 0.0 else -share))


def place_worth(energies: list[float], side: int, doubt: float) -> float:
    """Return the points for the place on the energy track that a side can expect (BR-U3, BR-U4)."""
    own = energies[side]
    if own <= 0.0:
        return -NO_ENERGY_LOSS
    first = 1.0
    second = 0.0
    for other in range(len(energies)):
        if other != side:
            ahead = likely(own - energies[other], doubt)
            second = second * ahead + first * (1.0 - ahead)
            first *= ahead
    worth = FIRST * first + SECOND * second
    return worth if own >= 1.0 else own * worth - (1.0 - own) * NO_ENERGY_LOSS


def bonus_worth(full: float, energy: float, number: int, settled: bool) -> float:
    """Return what a bonus tile should give with so much energy in a round (BR-U9 to BR-U14)."""
    if settled:
        section = section_of(int(energy))
        return max(0.0, full - MISSING_SECTION * max(0, number - section)) if section else 0.0
    reached = min(1.0, energy / SECTION)
    missing = number + 0.4 - energy / SECTION
    return reached * max(0.0, full - MISSING_SECTION * max(0.0, missing))


def rounds_worth(state: BarrageState, outlook: Outlook, side: int, prices: Prices) -> float:
    """Return places, bonus tiles and credits of this round and those to come."""
    worth = 0.0
    sides = len(state.sides)
    energies = [0.0] * sides
    for number in range(outlook.first, ROUNDS + 1):
        if number == outlook.first and state.phase > ACTIONS:
            continue
        ahead = number - outlook.first
        to_come = 0.0
        for other in range(sides):
            energies[other] = outlook.energy[other][number]
            if not ahead:
                to_come += energies[other]
                energies[other] = state.sides[other].energy + NOW * energies[other]
        worth += place_worth(energies, side, 1.0 + 0.25 * to_come if not ahead else 4.0 + 2.0 * ahead)
        full = state.content.bonuses[state.bonuses[number - 1]].measure(state, OF_SEAT[side]) + GROWTH * ahead
        settled = not ahead and outlook.energy[side][number] < 0.5
        worth += bonus_worth(full, energies[side], number, settled)
        worth += prices.credit * energy_credits(int(energies[side]))
    return worth


# ---------------------------------------------------------------------------------------------------------------------
# Contracts, incomes, goods
# ---------------------------------------------------------------------------------------------------------------------


def contracts_worth(state: BarrageState, outlook: Outlook, side: int, prices: Prices) -> float:
    """Return what contracts in hand, national ones and those still to be had should bring; each takes a production (BR-M2)."""
    runs = outlook.runs[side]
    peak = outlook.peak[side]
    worth = 0.0
    used = 0.0
    for contract in state.sides[side].contracts:
        reach = likely(peak - requirement(state, side, contract) + 0.5, 1.0) * min(1.0, runs)
        reach = max(reach, 0.05 * min(3.0, prices.left))
        worth += IN_HAND * reach * prices.effect(state.content.contracts[contract].reward)
        used += reach
    for contract in state.national:
        if contract != NOTHING:
            reach = likely(peak - requirement(state, side, contract), 2.0) * min(1.0, runs)
            worth += NATIONAL * reach * prices.effect(state.content.contracts[contract].reward)
    return worth + DIRECTLY * max(0.0, runs - used) * min(peak, 10.0)


def incomes_worth(state: BarrageState, side: int, prices: Prices) -> float:
    """Return what the uncovered incomes bring in the rounds after this one (BR-I2)."""
    company = state.sides[side]
    if company.company == NOTHING or not company.gets_income():
        return 0.0
    times = ROUNDS - max(1, state.round)
    worth = 0.0
    for piece in range(INCOME_ROWS):
        for place in range(len(INCOMES)):
            missing = INCOMES[place] - company.built[piece]
            if missing <= 1:
                income = prices.effect(state.content.companies[company.company].incomes[piece][place])
                worth += times * income if missing <= 0 else NEXT_INCOME * max(0, times - 1) * income
    return worth


def goods_worth(company: Company, prices: Prices) -> float:
    """Return what machines, credits and tiles are worth, those on the wheel less the longer they stay (BR-Z5, BR-Z6)."""
    machines = float(company.excavators + company.mixers)
    tiles = 0.0
    useful = min(1.0, prices.left)
    for tile in company.tiles:
        tiles += 1.0 + (2.0 if is_advanced(tile) else 0.0)
    turns = 1.0 + 4.0 * prices.left
    back = 1.0
    for distance in range(1, SECTORS):
        sector = (company.gate - distance) % SECTORS
        back = back * BACK if distance < turns else 0.0
        machines += back * (company.wheel_excavators[sector] + company.wheel_mixers[sector])
        tile = company.wheel_tiles[sector]
        if tile != NOTHING:
            tiles += back * (1.0 + (2.0 if is_advanced(tile) else 0.0))
    scarce = min(machines, 12.0) + 0.6 * max(0.0, machines - 12.0)
    worth = prices.machine * scarce + useful * tiles
    if company.level == 0:
        worth += prices.credit * min(company.credits, 8) + 0.2 * max(0, company.credits - 8)
    return worth


def objective_worth(state: BarrageState) -> list[float]:
    """Return each side's share of the objective: half of what the places give now early on, all of it at the end (BR-Z2)."""
    certain = 0.3 + 0.7 * max(1, state.round) / ROUNDS
    return [certain * points for points in objective_points(state)]


# ---------------------------------------------------------------------------------------------------------------------
# The whole position
# ---------------------------------------------------------------------------------------------------------------------


def side_worth(state: BarrageState, outlook: Outlook, side: int) -> float:
    """Return what a side has and should still get, the objective not counted."""
    company = state.sides[side]
    left = time_left(state, side)
    prices = Prices(left)
    worth = company.points + (PIECE + PIECE_EARLY * left) * sum(company.built)
    worth += rounds_worth(state, outlook, side, prices)
    worth += contracts_worth(state, outlook, side, prices)
    worth += incomes_worth(state, side, prices)
    worth += goods_worth(company, prices)
    if not company.passed and state.phase <= ACTIONS:
        worth += ENGINEER * company.engineers
    for dam in range(DAMS):
        if state.dam_owner[dam] == side:
            worth += outlook.water[dam]
    return worth + ENERGY_WORTH * min(left, 3.0) * outlook.missing_dams(outlook.networks[side])


def has_begun(state: BarrageState) -> bool:
    """Say whether the set-up is so far done that there is something to value."""
    return bool(state.order) and state.objective != NOTHING


def worths(state: BarrageState) -> list[float]:
    """Return the points each side can expect at the end; in the middle of a turn its rest is played by the rollout policy first."""
    if state.over:
        return [float(points) for points in quick_scores(state)]
    if not has_begun(state):
        return [float(company.points) for company in state.sides]
    state = after_turn(state)
    if state.over:
        return [float(points) for points in quick_scores(state)]
    outlook = Outlook(state)
    found = objective_worth(state)
    for side in range(len(state.sides)):
        found[side] += side_worth(state, outlook, side)
    return found


def after_turn(state: BarrageState, known: Networks | None = None) -> BarrageState:
    """Return the position after the turn in whose middle somebody is asked, or the position itself between turns."""
    position = state
    for step in range(LONGEST_REST):
        if position.over:
            break
        ask = position.agenda[-1]
        assert isinstance(ask, Ask)
        if isinstance(ask, (ChooseAction, ChooseCompany, ChooseStart)):
            break
        if position is state:
            position = state.copy()
        position.apply(ask.seat, rollout_policy(position, ask, known))
    return position


def heuristic_value(state: BarrageState) -> Value:
    """Return the points each side can expect at the end, and how far a lead may still shift."""
    return Value(worths(state), SPREAD + SPREAD_PER_ROUND * (ROUNDS - state.round))


def estimate(state: BarrageState, player: int) -> float:
    """Return about the lead of a player at the end: the own worth less the strongest other side's."""
    return heuristic_value(state).lead(player)
