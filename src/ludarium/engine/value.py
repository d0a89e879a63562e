"""The value of a position: the points each side should have at the end, how sure that is, and so who should win."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludarium.engine.state import State

UNDECIDED: Final = 0.5  # the chance of a player alone who has no goal: there is nothing to win and nothing to lose
STEEPEST: Final = 40.0  # the highest exponent of a logistic curve


class Value:
    """The points each side should have at the end. `spread` is how far they may still shift.

    A player alone wins by points from a goal on, or by a part of the goals (grades). Where winning takes more than points, a game
    gives the chances of all sides in `wins`.
    """

    def __init__(self, points: list[float], spread: float, goals: list[int] | None = None, wins: list[float] | None = None) -> None:
        self.points = points
        self.spread = spread
        self.goals = goals
        self.wins = wins

    def lead(self, side: int) -> float:
        """Return how far a side should end ahead of the strongest other one; alone, its points."""
        best = -1e9
        for other in range(len(self.points)):
            if other != side and self.points[other] > best:
                best = self.points[other]
        return self.points[side] - best if len(self.points) > 1 else self.points[side]

    def has_goal(self) -> bool:
        """Say whether there is something to win: another side, or a goal."""
        return len(self.points) > 1 or bool(self.goals) or self.wins is not None

    def win_probabilities(self) -> list[float]:
        """Return how likely each side is to win: of two a logistic curve of the lead, of several a softmax of the points.

        For a player alone it is the share of the goals that should be reached.
        """
        if self.wins is not None:
            return self.wins
        if len(self.points) == 1:
            return [self._share_of_goals()]
        top = max(self.points)
        weights = [exp((points - top) / self.spread) for points in self.points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _share_of_goals(self) -> float:
        if not self.goals:
            return UNDECIDED
        reached = 0.0
        for goal in self.goals:
            reached += logistic((self.points[0] - goal + 0.5) / self.spread)  # the goal itself is enough
        return reached / len(self.goals)


def logistic(number: float) -> float:
    """Return the logistic curve, from 0 to 1."""
    return 1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, -number))))


def result_of(state: State) -> list[float]:
    """Return what the end of a game is worth to each side, from 0 to 1.

    It is the worth of the outcome where there is one. Otherwise it is 1 for the winner; those who share the first place share it.
    """
    outcomes = state.outcomes
    if outcomes:
        return [outcome.worth for outcome in outcomes]
    ranking = state.ranking
    if len(ranking) == 1:
        return [UNDECIDED]
    winners = 0
    for place in ranking:
        winners += place == 1
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]
