"""The numbers of a search. They suit most games as they are; a game that plays better with others has its own (Game.tuning)."""

from __future__ import annotations

from math import log1p
from typing import Final

A_FEW: Final = 100.0  # visits: curiosity tells little below, and grows by the same with every further doubling far above


class Tuning:
    """How a search weighs what it sees, hopes and has tried; how it fares with it is measured in docs/bots.md."""

    def __init__(self) -> None:
        self.daring = 6.0  # how much looks and curiosity count against results, in points
        self.curiosity = 0.0  # how much more daring it grows the longer it thinks about one decision
        self.caution = 3.0  # by how many points an untried move is taken to be worse than the average
        self.temperature = 2.0  # points by which a move must look better to be tried e times as often
        self.analogy = 0.0  # for how many tries it counts at most what a move has brought when other things had gone before
        self.margin = 0.15  # how much the points count beside winning
        self.margin_scale = 25.0  # points

    def daring_after(self, visits: int) -> float:
        """Return how daring it is where it has decided so many times."""
        return self.daring * (1.0 + self.curiosity * log1p(visits / A_FEW)) if self.curiosity else self.daring
