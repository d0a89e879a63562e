"""The value of a position: the points each side should have at the end, how sure that is, and so who should win."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludarium.engine.state import State


class Value:
    """The points each side should have at the end. `spread` is how far a lead may still shift, in points."""

    def __init__(self, points: list[float], spread: float) -> None:
        self.points = points
        self.spread = spread

    def lead(self, side: int) -> float:
        """Return how far a side should end ahead of the strongest other one; alone, its points."""
        best = -1e9
        for other in range(len(self.points)):
            if other != side and self.points[other] > best:
                best = self.points[other]
        return self.points[side] - best if len(self.points) > 1 else self.points[side]

    def win_probabilities(self) -> list[float]:
        """Return how likely each side is to win: of two a logistic curve of the lead, of several a softmax of the points."""
        top = max(self.points)
        weights = [exp((points - top) / self.spread) for points in self.points]
        total = sum(weights)
        return [weight / total for weight in weights]


def result_of(state: State) -> list[float]:
    """Return who won a finished game: 1 for the winner; those who share the first place share it."""
    ranking = state.ranking
    winners = 0
    for place in ranking:
        winners += place == 1
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]
