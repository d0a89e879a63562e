"""What a table of Imperial Miners can choose when it is opened: the hands to begin with (IM-S13, IM-R46)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.engine.game import OptionSpec

COUNTS: Final = [1, 2, 3, 4, 5]
NORMAL: Final = "normal"
BEGINNER: Final = "beginner"
SAME: Final = "same"
HANDS: Final = "hands"
HAND_OF_SEAT: Final = ["hand-1", "hand-2", "hand-3", "hand-4", "hand-5"]


class HandOption(OptionSpec):
    """The hand of one seat where it is another than the table's: people who know the game and people who do not may play together."""


OPTIONS: Final[list[OptionSpec]] = [
    OptionSpec(HANDS, [NORMAL, BEGINNER], NORMAL, COUNTS, "IM-S13"),
    *[
        HandOption(name, [SAME, NORMAL, BEGINNER], SAME, [count for count in COUNTS[1:] if count > seat], "IM-R46")
        for seat, name in enumerate(HAND_OF_SEAT)
    ],
]


def has_beginner_hand(options: Mapping[str, object], seat: int) -> bool:
    """Say whether a seat begins with the six cards of a beginner: its own choice, or the table's."""
    own = options.get(HAND_OF_SEAT[seat], SAME)
    return (options[HANDS] if own == SAME else own) == BEGINNER
