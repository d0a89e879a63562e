"""What the value of a position is made of, in words that players use: for hints."""

from __future__ import annotations

from typing import Final

from ludarium.engine.worths import Worth, Worths
from ludarium.games.barrage.ai import features as at

WORTHS: Final = Worths(
    at.SIDE_FEATURES,
    [
        Worth("points", [at.POINTS]),
        Worth("energy", [at.ENERGY]),
        Worth("production", [at.ROUNDS_TO_COME, *range(at.PRODUCIBLE, at.TIME)]),
        Worth("water", [at.WATER, at.LAST_WATER, at.MISSING_DAMS]),
        Worth("contracts", [at.IN_HAND, at.FULFILLED, at.CONTRACTS]),
        Worth("objective", [at.OBJECTIVE]),
        Worth("buildings", [*range(at.BUILT, at.IN_HAND), at.PIECES_IN_TIME]),
        Worth("incomes", [at.INCOMES]),
        Worth("goods", [at.CREDITS, at.EXCAVATORS, at.MIXERS, at.GOODS, at.CREDITS_IN_TIME]),
        Worth("wheel", [*range(at.ON_WHEEL, at.TILES), *range(at.WHEEL_TILES, at.ENGINEERS_LEFT)]),
        Worth("technology", [*range(at.TILES, at.WHEEL_TILES)]),
        Worth("engineers", [at.ENGINEERS_LEFT, at.PASSED, at.TURN]),
    ],
)
