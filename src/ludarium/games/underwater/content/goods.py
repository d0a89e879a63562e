"""Rows of goods: what a plain effect such as `kelp 1, credit 2` adds up to."""

from __future__ import annotations

from typing import Any

from ludarium.engine.effect import Effect, Goods, InAnyOrder, InOrder, Joined
from ludarium.games.underwater.content.kinds import GOODS


def parts_of(effect: Effect[Any]) -> list[Effect[Any]]:
    """Return the steps of an effect: the parts of a row, of rows within it too, or the effect itself."""
    if isinstance(effect, (InOrder, InAnyOrder)):
        return [inner for part in effect.parts for inner in parts_of(part)]
    return [effect]


def goods_of(effect: Effect[Any]) -> list[Goods[Any]]:
    """Return the goods that an effect consists of; nothing if it consists of anything else."""
    parts = effect.parts if isinstance(effect, (InOrder, InAnyOrder)) else [effect]
    found: list[Goods[Any]] = []
    for part in parts:
        if not isinstance(part, Goods):
            return []
        found.append(part)
    return found


def amounts_of(effect: Effect[Any]) -> list[int]:
    """Return how much of each good an effect of goods gives."""
    amounts = [0] * len(GOODS)
    for part in goods_of(effect):
        amounts[part.good] += part.amount
    return amounts


def is_sure(effect: Effect[Any]) -> bool:
    """Say whether some step of an effect can be carried out in any position: goods without a condition, steps on the track."""
    if isinstance(effect, Joined):
        return any(is_sure(part) for part in effect.parts)
    return isinstance(effect, Goods) or effect.source().startswith(("track ", "different "))
