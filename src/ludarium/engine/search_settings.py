"""The settings of a search. They suit most games as they are; a game that plays better with others says so in its evaluator."""

from __future__ import annotations

from math import log1p
from typing import Final

C_PUCT_BASE: Final = 100.0  # visits: c_puct hardly grows below, and by the same with every further doubling far above


class SearchSettings:
    """How a search weighs results, prior and visit counts. docs/bots.md measures how it fares with them.

    What is given in points is turned into win probability by the spread of the game's values.
    """

    def __init__(self) -> None:
        self.c_puct = 6.0  # the weight of the exploration bonus, in points
        self.c_puct_growth = 0.0  # how much c_puct grows with the visits of a node
        self.fpu_reduction = 3.0  # first-play urgency: by how many points an unvisited move is taken to be worse than its node
        self.prior_temperature = 2.0  # points by which a move's prior must be higher to be visited e times as often
        self.own_prior_visits = 0  # visits from which on a node has priors of its own; before, it borrows those after the same own moves
        self.abstraction_visits = 0.0  # how many visits the abstract node of a later round counts for at most; 0: there are none
        self.follows_others = True  # a seat's tree tells apart what the others did; without it, its own moves only: it grows deeper
        self.rollout_length = 0  # after a leaf the prior plays to the next position that values learn from, so many times
        self.prior_error = 0.0  # by how many points at most the searching seat misjudges a move when it first looks at it
        self.margin_weight = 0.15  # how much of the utility is the margin of points; the rest is winning
        self.margin_scale = 25.0  # points of the margin's logistic curve

    def c_puct_after(self, visits: int) -> float:
        """Return c_puct at a node with so many visits."""
        return self.c_puct * (1.0 + self.c_puct_growth * log1p(visits / C_PUCT_BASE)) if self.c_puct_growth else self.c_puct
