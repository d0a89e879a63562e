"""What an entry of a pack is worth by the scale that a game's designers used, before any game is played."""

from __future__ import annotations


class Worth:
    """A worth in the units of the game's scale, and between which worths the game wants an entry of this kind."""

    def __init__(self, value: float, least: float, most: float) -> None:
        self.value = value
        self.least = least
        self.most = most

    def verdict(self) -> str:
        """Return how the worth lies to its bounds: low, fit or high."""
        if self.value < self.least - 1e-9:
            return "low"
        return "high" if self.value > self.most + 1e-9 else "fit"


class NoWorth(Exception):
    """An effect says something that the game's scale does not know."""
