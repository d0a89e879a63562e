"""The features of a position before a card is chosen, from which the value network computes how the game should end.

Players hardly touch each other, so a side is valued mostly by its own features. Among them are the worths that the heuristics
find; what those leave out, the network has learnt. `ludarium train` fits the weights to games that bots play against each other;
they lie in value.json beside this file.
"""

from __future__ import annotations

from typing import Final

from ludarium.engine.network import side_features
from ludarium.games.miners.ai.policy import NEVER, SCALES, Ways, card_worth, play_worth
from ludarium.games.miners.ai.worth import gold_worth, hand_worth, next_card_worth, phases_to_come, worth
from ludarium.games.miners.content.components import ATLANTEANS
from ludarium.games.miners.notation import BOARDS, FACTIONS
from ludarium.games.miners.rules.mine import LEVELS, ROW_OF, ROWS
from ludarium.games.miners.rules.rounds import cost_of
from ludarium.games.miners.state import ROUNDS, Miner, MinersState

# Where a side's features stand in its row.
POINTS: Final = 0
CARTS: Final = 1  # full ones
HALF_FULL: Final = 2
GOLD: Final = 3
MUCH_GOLD: Final = 4
GOLD_IN_TIME: Final = 5  # by the phases to come
DISCOUNT: Final = 6
STEPS_MADE: Final = 7
COMPLETED: Final = 8
STEP: Final = 9  # of the pickaxe, by board
MACHINES: Final = 12  # at home, elsewhere
COLLAPSES: Final = 14
CHAMBERS: Final = 15  # by row
OPEN: Final = 19  # by level
IN_MINE: Final = 23  # by faction
IN_HAND: Final = 29  # by level
PAYABLE: Final = 33  # cards in hand that can be paid and placed, by level
FITTING: Final = 37  # chambers that share a faction with cards in hand
BEST_CARD: Final = 38  # what the best cards should bring when they are played now
SECOND_CARD: Final = 39
BEST_WAY: Final = 40
CARDS: Final = 41  # what all cards of the mine would bring together
CARDS_IN_TIME: Final = 42
WORTH: Final = 43  # worths by the heuristics
HAND_WORTH: Final = 44
NEXT_CARD: Final = 45
GOLD_WORTH: Final = 46
PHASES: Final = 47
PHASES_SQUARED: Final = 48
BEST_WAY_IN_TIME: Final = 49
POINTS_IN_TIME: Final = 50
SIDE_FEATURES: Final = 51

EVENTS: Final = 18
AFTER_PHASES: Final = ROUNDS + 1
AFTER_PLAYERS: Final = AFTER_PHASES + 4
AFTER_SIDES: Final = AFTER_PLAYERS + BOARDS
COMMON_FEATURES: Final = AFTER_SIDES + EVENTS
FEATURES: Final = 2 * SIDE_FEATURES + COMMON_FEATURES
ENOUGH_GOLD: Final = 8


def features(state: MinersState) -> list[list[float]]:
    """Return the features of each side."""
    rows: list[list[float]] = []
    for seat in range(state.players):
        row = [0.0] * SIDE_FEATURES
        early = phases_to_come(state, seat) / ROUNDS
        write_goods(state.miners[seat], row, early)
        write_mine(state, seat, row)
        write_hand(state, seat, row)
        write_worths(state, seat, row, early)
        rows.append(row)
    return side_features(rows, common_row(state))


def write_goods(miner: Miner, row: list[float], early: float) -> None:
    """Write points, gold and research."""
    points = miner.points()
    row[POINTS] = 0.05 * points
    row[POINTS_IN_TIME] = 0.05 * points * early
    row[GOLD] = 0.1 * miner.gold
    row[MUCH_GOLD] = 0.1 * max(0, miner.gold - ENOUGH_GOLD)
    row[GOLD_IN_TIME] = 0.1 * miner.gold * early
    row[DISCOUNT] = 0.3 * miner.discount
    row[STEPS_MADE] = 0.1 * miner.steps
    row[COMPLETED] = 0.5 * miner.completed
    if miner.step:
        row[STEP + miner.board] = 0.2 * miner.step
    row[PHASES] = early
    row[PHASES_SQUARED] = early * early


def write_mine(state: MinersState, seat: int, row: list[float]) -> None:
    """Write chambers, carts, machines and collapses."""
    mine = state.miners[seat].mine
    row[CARTS] = 0.1 * mine.full
    row[HALF_FULL] = 0.2 * len(mine.half_full)
    for chamber in mine.chambers:
        bits = state.content.factions[chamber.card]
        row[MACHINES + (0 if bits >> ATLANTEANS & 1 else 1)] += 0.2 * chamber.machines
        row[COLLAPSES] += 0.5 if chamber.collapsed else 0.0
        row[CHAMBERS + ROW_OF[chamber.slot]] += 0.3
        for faction in range(len(FACTIONS)):
            row[IN_MINE + faction] += 0.2 * (bits >> faction & 1)
    for level in range(ROWS):
        row[OPEN + level] = 1.0 if mine.is_open(level) else 0.0


def write_hand(state: MinersState, seat: int, row: list[float]) -> None:
    """Write the cards in hand: their levels, what can be paid, how they fit the mine."""
    miner = state.miners[seat]
    for card in miner.hand:
        level = state.content.design[card].level
        row[IN_HAND + level] += 0.3
        if row[OPEN + level] and cost_of(state, seat, card) <= miner.gold:
            row[PAYABLE + level] += 0.3
        for chamber in miner.mine.chambers:
            if state.content.factions[chamber.card] & state.content.factions[card]:
                row[FITTING] += 0.05


def write_worths(state: MinersState, seat: int, row: list[float], early: float) -> None:
    """Write what the heuristics expect of the cards, of the mine and of all together."""
    miner = state.miners[seat]
    phases = phases_to_come(state, seat)
    scale = SCALES[phases]
    ways = Ways(state, seat, scale)
    best = second = 0.0
    for card in miner.hand:
        if row[OPEN + state.content.design[card].level] and cost_of(state, seat, card) <= miner.gold:
            found = play_worth(state, seat, card, ways, SCALES[max(0, phases - 1)])
            second = max(second, min(best, found))
            best = max(best, found)
    row[BEST_CARD] = 0.2 * best
    row[SECOND_CARD] = 0.2 * second
    row[BEST_WAY] = 0.2 * max([0.0, *ways.worths])
    row[BEST_WAY_IN_TIME] = row[BEST_WAY] * early
    together = sum([card_worth(state, seat, chamber.slot, scale) for chamber in miner.mine.chambers])
    row[CARDS] = 0.1 * max(NEVER, together)
    row[CARDS_IN_TIME] = row[CARDS] * early
    row[WORTH] = 0.05 * worth(state, seat)
    row[HAND_WORTH] = 0.2 * hand_worth(state, miner, phases, None)
    row[NEXT_CARD] = 0.2 * next_card_worth(state, miner, phases, None)
    row[GOLD_WORTH] = 0.2 * gold_worth(miner.gold, phases)


def remaining(state: MinersState) -> float:
    """Return how many mine phases are to come."""
    return float(phases_to_come(state, 0))


def common_row(state: MinersState) -> list[float]:
    """Return how far the game has gone, how many play, which sides of the boards lie up and what the event is."""
    row = [0.0] * COMMON_FEATURES
    row[phases_to_come(state, 0)] = 1.0
    if state.players > 1:
        row[AFTER_PHASES + state.players - 2] = 1.0
    for board in range(BOARDS):
        row[AFTER_PLAYERS + board] = 1.0 if state.sides[board] == 1 else 0.0
    if state.past and state.past[-1] < EVENTS:
        row[AFTER_SIDES + state.past[-1]] = 1.0
    return row


assert IN_MINE + len(FACTIONS) == IN_HAND
assert STEP + BOARDS == MACHINES
assert OPEN + len(LEVELS) == IN_MINE
