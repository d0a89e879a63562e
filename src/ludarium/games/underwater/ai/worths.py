"""What the value of a position is made of, in words that players use: for hints."""

from __future__ import annotations

from typing import Final

from ludarium.engine.worths import Worth, Worths
from ludarium.games.underwater.ai import features as at

WORTHS: Final = Worths(
    at.SIDE_FEATURES,
    [
        Worth("points", [at.POINTS]),
        Worth("goods", [*range(at.GOODS, at.OUTPUT), at.STOCK, at.STOCK_IN_TIME]),
        Worth("production", [*range(at.OUTPUT, at.PIECES)]),
        Worth("structures", [*range(at.PIECES, at.CITIES), at.NETWORK, at.LINKED]),
        Worth("cities", [*range(at.CITIES, at.METROPOLISES), at.CITIES_IN_TIME, at.GOAL_MISSING]),
        Worth("metropolises", [at.METROPOLISES, at.METROPOLIS_WORTH]),
        Worth("food", [at.HUNGER, at.SPARE, at.FOOD]),
        Worth("claimed", [at.CLAIMED, at.CLAIMED_IN_TIME, *range(at.TYPES_CLAIMED, at.IN_HAND)]),
        Worth("hand", [at.HAND, at.IN_HAND, at.COLOURS_IN_HAND]),
        Worth("track", [at.TRACK, at.ON_TRACK]),
        Worth("contracts", [at.CONTRACTS]),
    ],
)
