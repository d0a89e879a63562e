"""What the value of a position is made of, in words that players use: for hints."""

from __future__ import annotations

from typing import Final

from ludarium.engine.worths import Worth, Worths
from ludarium.games.ginkgopolis.ai import features as at

WORTHS: Final = Worths(
    at.SIDE_FEATURES,
    [
        Worth("points", [at.POINTS]),
        Worth("resources", [at.RESOURCES, at.FEW_RESOURCES, at.SUPPLY]),
        Worth("tiles", [*range(at.HELD_TILES, at.FIRST_PLAYER)]),
        Worth("bonuses", [at.KEPT, *range(at.PERMANENT, at.ENDING)]),
        Worth("ending", [*range(at.ENDING, at.DISTRICT_POINTS)]),
        Worth("districts", [at.DISTRICT_POINTS, at.LED, at.ALONE]),
        Worth("contested", [at.SHAKY, at.WITHIN_REACH]),
        Worth("buildings", [*range(at.OUTSIDE, at.SIDE_FEATURES)]),
        Worth("hands", [at.NEW_HANDS, at.FIRST_PLAYER]),
    ],
)
