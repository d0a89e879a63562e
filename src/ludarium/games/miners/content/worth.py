"""The value of effects by IM-C22 at the reference counts of IM-C50, and the budgets of cards and events (IM-C23, IM-C30)."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.effect import By, Effect, Either, If, InAnyOrder, InOrder, May, Per, Priced, Times
from ludarium.engine.pack import PackEntry
from ludarium.engine.worth import NoWorth, Worth
from ludarium.games.miners.content.components import DIG, Design, Event
from ludarium.games.miners.content.effects import (
    GOLD,
    Activate,
    Collapse,
    Counted,
    Discard,
    DoResearch,
    Draw,
    FactionDraw,
    Gain,
    Pay,
    PlaceCart,
    PlaceMachine,
    Uncollapse,
)
from ludarium.games.miners.rules.drawing import TOP_LEVEL

UNIT: Final = {
    "gold": 0.45,
    "card": 0.4,
    "faction": 0.7,
    "step": 0.8,
    "machine": 0.5,
    "cart": 0.9,
    "collapse": 0.9,
    "activate": 2.0,
    "top": 4.5,
}
REFERENCE: Final[list[dict[str, int]]] = [
    {"factions": 3, "own": 2, "machines-here": 1, "machines": 2, "collapses": 1, "full-carts": 4, "adjacent": 2, "steps": 6},
    {"factions": 4, "own": 2, "machines-here": 0, "machines": 2, "collapses": 1, "full-carts": 4, "adjacent": 3, "steps": 6},
    {"factions": 4, "own": 2, "machines-here": 0, "machines": 2, "collapses": 1, "full-carts": 4, "adjacent": 2, "steps": 6},
]
TOP_VALUE: Final = 6.0  # of a card of level IV
EVENT_LEAST: Final = 0.3  # of an event (IM-C30)
EVENT_MOST: Final = 2.8
OTHERS: Final = {"discarded": 2, "row-I": 3, "gold": 6, "activated": 4}


class Counts:
    """The counts at which an effect is valued; what an earlier part of it adds counts for a later one."""

    def __init__(self, level: int, scots: int = 2) -> None:
        self.values = {**REFERENCE[min(level, 2)], **OTHERS}
        self.scots = scots

    def of(self, count: Counted) -> int:
        return self.values.get(count.word, self.values["own"])


def value(effect: Effect[Any], counts: Counts) -> float:
    """Return the value of an effect in units; NoWorth if it says something that IM-C22 does not value."""
    if isinstance(effect, (InOrder, InAnyOrder)):
        return sum([value(part, counts) for part in effect.parts])
    if isinstance(effect, Either):
        return max([value(part, counts) for part in effect.parts])
    if isinstance(effect, Priced):
        return value(effect.then, counts) + value(effect.price, counts)
    if isinstance(effect, May):
        return max(0.0, value(effect.effect, counts))
    if isinstance(effect, Times):
        return effect.times * value(effect.effect, counts)
    if isinstance(effect, (Per, By, If)):
        return counted_value(effect, counts)
    if isinstance(effect, Gain):
        return gain_value(effect.good, effect.amount)
    return token_value(effect, counts)


def counted_value(effect: Per[Any] | By[Any] | If[Any], counts: Counts) -> float:
    """Return the value of an effect that looks at a count."""
    assert isinstance(effect.count, Counted)
    found = counts.of(effect.count)
    if isinstance(effect, If):
        return value(effect.effect, counts) if found >= effect.least else 0.0
    if not isinstance(effect.effect, Gain):
        raise NoWorth(effect.source())
    if isinstance(effect, By):
        return gain_value(effect.effect.good, effect.steps[min(found, len(effect.steps) - 1)])
    amount = effect.effect.amount * (found // effect.every)
    return gain_value(effect.effect.good, min(amount, effect.limit) if effect.limit else amount)


def gain_value(good: int, amount: int) -> float:
    """Return the value of gold or points."""
    return amount * (UNIT["gold"] if good == GOLD else 1.0)


def token_value(effect: Effect[Any], counts: Counts) -> float:
    """Return the value of everything but gold and points."""
    if isinstance(effect, Pay):
        return -UNIT["gold"] * max(0, effect.amount - (counts.scots if effect.scots else 0))
    if isinstance(effect, Draw):
        return effect.count * UNIT["top" if effect.level == TOP_LEVEL else "card"]
    if isinstance(effect, FactionDraw):
        return effect.count * UNIT["faction"]
    if isinstance(effect, DoResearch):
        return effect.steps * UNIT["step"]
    if isinstance(effect, PlaceMachine):
        if effect.where == "here":
            counts.values["machines-here"] += effect.count
        return effect.count * UNIT["machine"]
    if isinstance(effect, PlaceCart):
        counts.values["full-carts"] += effect.count
        return effect.count * UNIT["cart"]
    if isinstance(effect, Collapse):
        return -UNIT["collapse"]
    if isinstance(effect, Uncollapse):
        return min(effect.count, counts.values["collapses"]) * UNIT["collapse"]
    if isinstance(effect, Discard):
        return -min(effect.count, counts.values["discarded"]) * UNIT["card"]
    if isinstance(effect, Activate):
        return UNIT["activate"]
    raise NoWorth(effect.source())


def values_of(design: Design) -> list[float]:
    """Return the values of the effects of a card, the better one first."""
    return sorted([value(effect, Counts(design.level)) for effect in design.effects], reverse=True)


def budget_of(design: Design) -> tuple[float, float]:
    """Return between which values the better effect of a card lies (IM-C23)."""
    by_cost = 1 + UNIT["gold"] * design.cost
    return [(0.8, 1.7), (1.6, 2.9), (0.7 * by_cost, 1.3 * by_cost), (TOP_VALUE, TOP_VALUE)][design.level]


def worth_of(entry: PackEntry, designs: list[Design], events: list[Event]) -> Worth | None:
    """Return the worth of a card's better effect, or of an event that gives something; None for what has no value of its own."""
    try:
        for design in designs:
            if entry.table == "card" and design.name == entry.data["id"]:
                least, most = budget_of(design)
                return Worth(values_of(design)[0], least, most)
        for event in events:
            if entry.table == "event" and event.name == entry.data["id"] and event.timing != DIG:
                return Worth(value(event.on.effect, Counts(1)), EVENT_LEAST, EVENT_MOST)
    except NoWorth:
        pass
    return None
