"""Abilities that change how something is done instead of doing something: `base-price 3`, `no-surcharge`.

Officers, technology tiles and companies carry them; the chapter they speak of looks for them (sections W, X, Y).
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.effect import Effect, InOrder, On
from ludarium.engine.phrase import Icon, Phrase

BASE_PRICE: Final = 0
TOP_CAPACITY: Final = 1
LEAST_PRODUCT: Final = 2
CONDUIT_MIXERS: Final = 3
CREDITS_FOR_MACHINE: Final = 4
COPY_TILE: Final = 5
COPY_OFFICER: Final = 6
NO_ENGINEERS: Final = 7
NO_MACHINES: Final = 8
NO_SURCHARGE: Final = 9
CONDUIT_CAP: Final = 10
ANY_MACHINES: Final = 11
SECOND_PRODUCTION: Final = 12
LESS_ENERGY: Final = 13
STANDING: Final = [
    "base-price",
    "top-capacity",
    "least-product",
    "conduit-mixers",
    "credits-for-machine",
    "copy-tile",
    "copy-officer",
    "no-engineers",
    "no-machines",
    "no-surcharge",
    "conduit-cap",
    "any-machines",
    "second-production",
    "less-energy",
]
WITH_AMOUNT: Final = [BASE_PRICE, TOP_CAPACITY, LEAST_PRODUCT, CONDUIT_MIXERS, CREDITS_FOR_MACHINE, CONDUIT_CAP, LESS_ENERGY]


class Standing(Effect[Any]):
    """One standing ability, with its number where it has one."""

    def __init__(self, kind: int, amount: int) -> None:
        self.kind = kind
        self.amount = amount

    def words(self) -> Phrase:
        return Phrase("ability", {"kind": STANDING[self.kind], "amount": self.amount})

    def icons(self) -> list[Icon]:
        return [Icon(STANDING[self.kind], self.amount)]

    def source(self) -> str:
        return f"{STANDING[self.kind]} {self.amount}" if self.kind in WITH_AMOUNT else STANDING[self.kind]


def standing_of(effect: Effect[Any] | None) -> list[Standing]:
    """Return the standing abilities that an effect consists of."""
    if isinstance(effect, On):
        return standing_of(effect.effect)
    if isinstance(effect, InOrder):
        return [standing for part in effect.parts for standing in standing_of(part)]
    return [effect] if isinstance(effect, Standing) else []


def amount_of(effect: Effect[Any] | None, kind: int) -> int:
    """Return the number of a standing ability (1 where it has none), 0 if the effect does not have it."""
    for standing in standing_of(effect):
        if standing.kind == kind:
            return max(standing.amount, 1)
    return 0
