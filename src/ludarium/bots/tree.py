"""The search tree of one seat: what it has seen happen, and how its own decisions turned out.

A node is what a seat knows, not a position: its moves are those that were possible in any of the worlds looked at, and
how often each was possible counts (information-set search). Moves of the others are edges too where the seat sees them.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

STEEPEST: Final = 12.0  # the highest exponent of a weight
NOT_SET: Final = -1e9
UNSEEN: Final = -1.0  # the weight of a move that nobody has looked at


class Edge:
    """One move, as a seat may make it or sees it made."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.below: Node | None = None  # made when somebody goes there: most edges are never taken
        self.visits = 0
        self.available = 0  # how often it was possible
        self.worth = 0.0  # the sum of what the seat got out of it, from 0 (lost) to 1 (won)
        self.weight = UNSEEN  # how good it looks at first glance, as a weight among the possible ones

    @property
    def node(self) -> Node:
        """What the seat knows after the move."""
        if self.below is None:
            self.below = Node()
        return self.below

    def mean(self) -> float:
        """Return what the move has brought on average."""
        return self.worth / self.visits if self.visits else 0.0


class Node:
    """What a seat knows at one point."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.worth = 0.0
        self.level = NOT_SET  # the looks that have the weight 1
        self.at_once = False  # nothing is revealed between the decision searched for and this one

    def edge(self, key: int, move: int) -> Edge:
        """Return the edge with this key; a new one if there is none."""
        found = self.edges.get(key)
        if found is None:
            found = Edge(move)
            self.edges[key] = found
        return found

    def mean(self) -> float:
        """Return what the seat has got from here on average."""
        return self.worth / self.visits if self.visits else 0.5

    def unseen(self, keys: list[int]) -> list[int]:
        """Return those of the moves that nobody has looked at yet."""
        new: list[int] = []
        for key in keys:
            edge = self.edges.get(key)
            if edge is None or edge.weight == UNSEEN:
                new.append(key)
        return new

    def look(self, keys: list[int], base: int, looks: list[float], temperature: float) -> None:
        """Give moves a weight by their looks."""
        if self.level == NOT_SET:
            self.level = max(looks)
        for index in range(len(keys)):
            edge = self.edge(keys[index], keys[index] - base)
            edge.weight = exp(max(-STEEPEST, min(STEEPEST, (looks[index] - self.level) / temperature)))

    def select(self, keys: list[int], daring: float, caution: float, alike: Node | None = None, most: float = 0.0) -> Edge:
        """Return the possible move with the best prospects: its mean, and a bonus for looks and for having been tried little (PUCT).

        What the moves brought where other things had gone before (alike) counts like some tries here, at most so many a move.
        """
        edges = [self.edges[key] for key in keys]
        visits: list[float] = []
        worth: list[float] = []
        available: list[float] = []
        total = 0.0
        tried = 0.0
        mean = self.mean()
        better = 0.0 if alike is None else mean - alike.mean()  # by so much all moves have gone better here than elsewhere
        for index in range(len(keys)):
            edge = edges[index]
            edge.available += 1
            visits.append(float(edge.visits))
            worth.append(edge.worth)
            available.append(float(edge.available))
            total += edge.weight
            if alike is not None:
                other = alike.edge(keys[index], edge.move)
                other.available += 1
                share = most / (most + other.available)
                visits[index] += share * other.visits
                worth[index] += share * (other.worth + other.visits * better)
                available[index] += share * other.available
            if visits[index] > 0.0:
                tried += edge.weight
        untried = mean - caution * sqrt(tried / total)
        best = edges[0]
        highest = -1e9
        for index in range(len(edges)):
            hoped = worth[index] / visits[index] if visits[index] > 0.0 else untried
            prospect = hoped + daring * edges[index].weight / total * sqrt(available[index]) / (1.0 + visits[index])
            if prospect > highest:
                highest = prospect
                best = edges[index]
        return best

    def favourite(self) -> Edge | None:
        """Return the edge tried most often, the better of equals; None if none was tried."""
        best: Edge | None = None
        for edge in self.edges.values():
            if edge.visits and (best is None or edge.visits > best.visits or (edge.visits == best.visits and edge.worth > best.worth)):
                best = edge
        return best

    def lead(self) -> int:
        """Return how much more often the edge tried most was tried than any other."""
        most = 0
        second = 0
        for edge in self.edges.values():
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second
