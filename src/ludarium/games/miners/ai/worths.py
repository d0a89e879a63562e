"""What the value of a position is made of, in words that players use: for hints."""

from __future__ import annotations

from typing import Final

from ludarium.engine.worths import Worth, Worths
from ludarium.games.miners.ai import features as at

WORTHS: Final = Worths(
    at.SIDE_FEATURES,
    [
        Worth("points", [at.POINTS, at.POINTS_IN_TIME]),
        Worth("carts", [at.CARTS, at.HALF_FULL]),
        Worth("gold", [at.GOLD, at.MUCH_GOLD, at.GOLD_IN_TIME, at.DISCOUNT, at.GOLD_WORTH]),
        Worth("research", [*range(at.STEPS_MADE, at.MACHINES)]),
        Worth("machines", [*range(at.MACHINES, at.CHAMBERS)]),
        Worth("mine", [*range(at.CHAMBERS, at.IN_HAND), at.BEST_WAY, at.CARDS, at.CARDS_IN_TIME, at.WORTH, at.BEST_WAY_IN_TIME]),
        Worth("hand", [*range(at.IN_HAND, at.BEST_WAY), at.HAND_WORTH, at.NEXT_CARD]),
    ],
)
