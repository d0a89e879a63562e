"""The value of effects by IM-C22 at the reference counts of IM-C50, for the checks of the content (IM-C23, IM-C33, IM-C53)."""

from __future__ import annotations

from typing import Any

from ludarium.engine.effect import Effect, InOrder, May, Per, Priced
from ludarium.games.miners.content.components import Design
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

UNIT = {"gold": 0.45, "card": 0.4, "faction": 0.7, "step": 0.8, "machine": 0.5, "cart": 0.9, "collapse": 0.9, "activate": 2.0, "top": 4.5}
REFERENCE: list[dict[str, int]] = [
    {"factions": 3, "own": 2, "machines-here": 1, "machines": 2, "collapses": 1, "full-carts": 4, "adjacent": 2, "steps": 6},
    {"factions": 4, "own": 2, "machines-here": 0, "machines": 2, "collapses": 1, "full-carts": 4, "adjacent": 3, "steps": 6},
    {"factions": 4, "own": 2, "machines-here": 0, "machines": 2, "collapses": 1, "full-carts": 4, "adjacent": 2, "steps": 6},
]
OTHERS = {"discarded": 2, "row-I": 3, "gold": 6, "activated": 4}


class Counts:
    """The counts at which an effect is valued; what an earlier part of it adds counts for a later one."""

    def __init__(self, level: int, scots: int = 2) -> None:
        self.values = {**REFERENCE[min(level, 2)], **OTHERS}
        self.scots = scots

    def of(self, count: Counted) -> int:
        return self.values.get(count.word, self.values["own"])


def value(effect: Effect[Any], counts: Counts) -> float:
    """Return the value of an effect in units."""
    if isinstance(effect, InOrder):
        return sum(value(part, counts) for part in effect.parts)
    if isinstance(effect, Priced):
        return value(effect.then, counts) + value(effect.price, counts)
    if isinstance(effect, May):
        return max(0.0, value(effect.effect, counts))
    if isinstance(effect, Per):
        assert isinstance(effect.effect, Gain)
        assert isinstance(effect.count, Counted)
        amount = effect.effect.amount * (counts.of(effect.count) // effect.every)
        return gain_value(effect.effect.good, min(amount, effect.limit) if effect.limit else amount)
    if isinstance(effect, Gain):
        return gain_value(effect.good, effect.amount)
    return token_value(effect, counts)


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
        return -counts.values["discarded"] * UNIT["card"]
    assert isinstance(effect, Activate)
    return UNIT["activate"]


def values_of(design: Design) -> list[float]:
    """Return the values of the effects of a card, the better one first."""
    return sorted([value(effect, Counts(design.level)) for effect in design.effects], reverse=True)
