"""What a position is worth to a player, by hand (IM-C52): points, and what gold, carts, cards, steps and machines should still bring."""

from __future__ import annotations

from typing import Final

from ludarium.games.miners.content.components import ATLANTEANS
from ludarium.games.miners.rules.mine import NOTHING
from ludarium.games.miners.state import DIGGING, FINISHED, ROUND_END, ROUNDS, Miner, MinersState

GOLD: Final = [0.0, 0.32, 0.42, 0.5]  # by the mine phases to come, the last entry from three on
GOLD_ENOUGH: Final = 14
GOLD_BEYOND: Final = 0.1
HALF_FULL: Final = 0.15
HALF_FULL_CARTS: Final = 4
HAND_CARD: Final = 0.45
HAND_ENOUGH: Final = 6
HAND_BEYOND: Final = 0.1
HAND_MOST: Final = 8
TOP_CARD: Final = [0.0, 1.5, 3.0, 4.5]  # a card of level IV in hand
STEP: Final = 0.5
MACHINE_AT_HOME: Final = 0.35
MACHINE_ELSEWHERE: Final = 0.1
COLLAPSE: Final = 0.8
LATE_COLLAPSE: Final = 0.6  # of that in the last round but one
LONG: Final = 3  # mine phases from which on everything keeps its worth
FACTION_MERIT: Final = 0.06  # of a card in hand for each card of its factions in the mine
LEVEL_MERIT: Final = 0.25  # of a card in hand that the mine needs next
NEXT_CARD: Final = 0.8  # of what the best card for the next round should bring
BLIND_CARD: Final = 0.9  # what a card brings that is dug blindly
UNKNOWN_CARD: Final = 1.6  # and one that nobody has looked at yet
BY_LEVEL: Final = [1.2, 3.4, 3.6, 10.0]  # what a card brings by its level, with the way up from its row
BY_COST: Final = 0.45  # and more for each gold that it costs
COST_MERIT: Final = 0.05  # less for each gold above what is usual
USUAL_COST: Final = 7


def phases_to_come(state: MinersState, seat: int) -> int:
    """Return how many mine phases a player still has to come."""
    done = state.phase in (DIGGING, ROUND_END, FINISHED)
    return ROUNDS - max(state.round, 1) + (0 if done else 1)


def by_phases(values: list[float], phases: int) -> float:
    """Return the entry of a table that is kept from its last one on."""
    return values[min(phases, len(values) - 1)]


def fading(phases: int) -> float:
    """Return how much of its worth something keeps that pays only later."""
    return min(1.0, phases / LONG)


def gold_worth(gold: int, phases: int) -> float:
    """Return what gold is worth."""
    if not phases:
        return 0.0
    return by_phases(GOLD, phases) * min(gold, GOLD_ENOUGH) + GOLD_BEYOND * max(0, gold - GOLD_ENOUGH)


def collapse_worth(phases: int) -> float:
    """Return what a collapse costs."""
    return COLLAPSE * fading(phases) * (LATE_COLLAPSE if phases == 1 else 1.0)


def worth(state: MinersState, seat: int, known: list[int] | None = None) -> float:
    """Return the points of a player, and what all else should bring until the end.

    Only of `known` cards of the hand it matters which they are; others were drawn while a phase was tried out, and luck is no merit.
    """
    miner = state.miners[seat]
    points = float(miner.points() + miner.mine.full)
    phases = phases_to_come(state, seat)
    if not phases or state.over:
        return points
    fade = fading(phases)
    points += gold_worth(miner.gold, phases)
    points += HALF_FULL * min(len(miner.mine.half_full), HALF_FULL_CARTS)
    points += STEP * fade * miner.step
    points += hand_worth(state, miner, phases, known)
    points += NEXT_CARD * next_card_worth(state, miner, phases, known)
    points += 0.9 * by_phases(GOLD, phases) * min(miner.discount, 4)
    for chamber in miner.mine.chambers:
        if chamber.machines:
            at_home = state.content.factions[chamber.card] >> ATLANTEANS & 1
            points += (MACHINE_AT_HOME if at_home else MACHINE_ELSEWHERE) * fade * chamber.machines
        if chamber.collapsed:
            points -= collapse_worth(phases)
    return points


def next_card_worth(state: MinersState, miner: Miner, phases: int, known: list[int] | None) -> float:
    """Return what the best card that can be paid and placed now should bring in the next round: gold has a use, and places too."""
    best = BLIND_CARD
    is_open = [miner.mine.is_open(level) for level in range(4)]
    price = by_phases(GOLD, phases)
    for card in miner.hand:
        design = state.content.design[card]
        cost = max(0, design.cost - miner.discount)
        if known is not None and card not in known:
            best = max(best, UNKNOWN_CARD)
        elif is_open[design.level] and cost <= miner.gold:
            found = BY_LEVEL[design.level] - price * cost
            if design.level == 2:
                found += BY_COST * design.cost
            best = max(best, found)
    return best


def hand_worth(state: MinersState, miner: Miner, phases: int, known: list[int] | None) -> float:
    """Return what the hand should bring: by number, and a little by how well its cards fit the mine."""
    fade = fading(phases)
    cards = miner.hand if miner.chosen == NOTHING or state.phase == DIGGING else [*miner.hand, miner.chosen]
    count = min(len(cards), HAND_MOST)
    points = fade * (HAND_CARD * min(count, HAND_ENOUGH) + HAND_BEYOND * max(0, count - HAND_ENOUGH))
    seen = [0, 0, 0, 0]
    for card in cards:
        design = state.content.design[card]
        if design.level == 3:
            points += by_phases(TOP_CARD, phases) - HAND_CARD * fade if seen[3] < phases else 0.0
        elif known is None or card in known:
            points += fade * merit(state, miner, card, seen)
        elif seen[design.level] < wanted(miner, design.level):
            points += fade * LEVEL_MERIT
        seen[design.level] += 1
    return points


def merit(state: MinersState, miner: Miner, card: int, seen: list[int]) -> float:
    """Return how much better than any other a card of the hand fits: its level is needed, its factions are there, it can be paid."""
    design = state.content.design[card]
    points = 0.0
    if seen[design.level] < wanted(miner, design.level):
        points += LEVEL_MERIT
    for chamber in miner.mine.chambers:
        if state.content.factions[chamber.card] & state.content.factions[card]:
            points += FACTION_MERIT
    return points - COST_MERIT * max(0, design.cost - USUAL_COST)


def wanted(miner: Miner, level: int) -> int:
    """Return how many cards of a level a hand should have (IM-C52)."""
    if level == 0:
        return 1 if miner.mine.in_row(0) < 3 else 0
    if level == 1:
        return 2 if not miner.mine.in_row(1) else 1
    return 3
