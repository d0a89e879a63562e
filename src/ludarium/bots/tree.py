"""The search tree of one seat: what it has seen happen, and the statistics of its own decisions.

A node is an information set of the seat, not a position. Its edges are the moves that were legal in any of the worlds drawn, so
how often each was available counts. Moves of the others are edges too where the seat sees them.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

STEEPEST: Final = 12.0  # the highest exponent of a prior
NOT_SET: Final = -1e9
NO_PRIOR: Final = -1.0  # of a move that has not been evaluated yet


class Edge:
    """One move, as a seat may make it or sees it made."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.child: Node | None = None  # made when somebody goes there: most edges are never taken
        self.visits = 0
        self.available = 0  # how often it was legal
        self.value_sum = 0.0  # of the seat's utilities, from 0 (lost) to 1 (won)
        self.prior = NO_PRIOR  # not normalized: the moves that are legal in a world share 1

    @property
    def node(self) -> Node:
        """What the seat knows after the move."""
        if self.child is None:
            self.child = Node()
        return self.child

    def mean_value(self) -> float:
        """Return the mean utility of the move (Q)."""
        return self.value_sum / self.visits if self.visits else 0.0

    def add(self, utility: float) -> None:
        """Count one visit."""
        self.visits += 1
        self.value_sum += utility


class Node:
    """An information set: what a seat knows at one point."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.value_sum = 0.0
        self.baseline = NOT_SET  # the logit whose prior is 1
        self.has_own_priors = False  # not borrowed from where the seat had moved alike
        self.is_immediate = False  # nothing is revealed between the decision searched for and this one

    def edge(self, key: int, move: int) -> Edge:
        """Return the edge with this key; a new one if there is none."""
        found = self.edges.get(key)
        if found is None:
            found = Edge(move)
            self.edges[key] = found
        return found

    def mean_value(self) -> float:
        """Return the seat's mean utility from here on (V)."""
        return self.value_sum / self.visits if self.visits else 0.5

    def add(self, utility: float) -> None:
        """Count one visit."""
        self.visits += 1
        self.value_sum += utility

    def without_prior(self, keys: list[int]) -> list[int]:
        """Return those of the moves that have no prior yet."""
        new: list[int] = []
        for key in keys:
            edge = self.edges.get(key)
            if edge is None or edge.prior == NO_PRIOR:
                new.append(key)
        return new

    def forget_priors(self) -> None:
        """Let all moves be without a prior again."""
        if self.baseline != NOT_SET:
            self.baseline = NOT_SET
            for edge in self.edges.values():
                edge.prior = NO_PRIOR

    def set_priors(self, keys: list[int], base: int, logits: list[float], temperature: float) -> None:
        """Give moves their priors: the softmax of the logits, not normalized."""
        if self.baseline == NOT_SET:
            self.baseline = max(logits)
        for index in range(len(keys)):
            edge = self.edge(keys[index], keys[index] - base)
            edge.prior = exp(max(-STEEPEST, min(STEEPEST, (logits[index] - self.baseline) / temperature)))

    def select(
        self, keys: list[int], c_puct: float, fpu_reduction: float, abstract: Node | None = None, abstraction_visits: float = 0.0
    ) -> Edge:
        """Return the legal move with the highest upper bound: its mean value, and a bonus by prior and visit counts (PUCT).

        An unvisited move has the value of the node, reduced by the prior of the visited moves (first-play urgency). The
        statistics of an abstract node count as further visits, at most so many a move. They are shifted by how much better
        or worse this node is on the whole.
        """
        edges = [self.edges[key] for key in keys]
        visits: list[float] = []
        value_sums: list[float] = []
        available: list[float] = []
        total_prior = 0.0
        visited_prior = 0.0
        mean = self.mean_value()
        shift = 0.0 if abstract is None else mean - abstract.mean_value()
        for index in range(len(keys)):
            edge = edges[index]
            edge.available += 1
            visits.append(float(edge.visits))
            value_sums.append(edge.value_sum)
            available.append(float(edge.available))
            total_prior += edge.prior
            if abstract is not None:
                other = abstract.edge(keys[index], edge.move)
                other.available += 1
                share = abstraction_visits / (abstraction_visits + other.available)
                visits[index] += share * other.visits
                value_sums[index] += share * (other.value_sum + other.visits * shift)
                available[index] += share * other.available
            if visits[index] > 0.0:
                visited_prior += edge.prior
        unvisited = mean - fpu_reduction * sqrt(visited_prior / total_prior)
        best = edges[0]
        highest = -1e9
        for index in range(len(edges)):
            value = value_sums[index] / visits[index] if visits[index] > 0.0 else unvisited
            bound = value + c_puct * edges[index].prior / total_prior * sqrt(available[index]) / (1.0 + visits[index])
            if bound > highest:
                highest = bound
                best = edges[index]
        return best

    def most_visited(self) -> Edge | None:
        """Return the edge with the most visits, the better of equals; None if none was visited."""
        best: Edge | None = None
        for edge in self.edges.values():
            if edge.visits and (
                best is None or edge.visits > best.visits or (edge.visits == best.visits and edge.value_sum > best.value_sum)
            ):
                best = edge
        return best

    def visit_lead(self) -> int:
        """Return how many visits the most visited edge is ahead of any other."""
        most = 0
        second = 0
        for edge in self.edges.values():
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second
