"""The way of one simulation down the trees: where every seat is, and the decisions that are backed up afterwards."""

from __future__ import annotations

from ludarium.bots.experience import Experience
from ludarium.bots.tree import Edge, Node


class Step:
    """A decision on the way of one simulation."""

    def __init__(self, seat: int, node: Node, edge: Edge) -> None:
        self.seat = seat
        self.node = node
        self.edge = edge

    def back_up(self, utility: float) -> None:
        """Count what the seat got out of it."""
        self.node.add(utility)
        self.edge.add(utility)


class Descent:
    """Where every seat is in the course of one simulation: in its own tree, in the abstract tree of the round, in its experience."""

    def __init__(self, trees: list[Node], experiences: list[Experience], size: int, follows_others: bool) -> None:
        self.nodes = list(trees)
        self.experiences = list(experiences)
        self.follows_others = follows_others
        self.abstract: list[Node] = []  # none in the round that is searched, where everything that went before is known
        self.size = size
        self.hidden: list[tuple[int, int]] = []  # seats and their moves that nobody else has seen yet, but will
        self.rounds = 0  # that have begun since
        self.has_moved = False  # somebody has, in this round

    def abstract_node(self, seat: int) -> Node | None:
        """Return the seat's node in the abstract tree of this round."""
        return self.abstract[seat] if self.abstract else None

    def follow(self, seat: int, edge: Edge, is_secret: bool, becomes_public: bool) -> None:
        """Let everybody who sees a move follow it."""
        key = seat * self.size + edge.move
        self.nodes[seat] = edge.node
        self.experiences[seat] = self.experiences[seat].after(key)
        if self.abstract:
            self.abstract[seat] = self.abstract[seat].edge(key, edge.move).node
        self.has_moved = True
        if not self.follows_others:
            return
        if not is_secret:
            self._show(seat, edge.move)
        elif becomes_public:
            self.hidden.append((seat, edge.move))

    def reveal(self) -> None:
        """Let everybody follow the moves that were made in secret and have become public since."""
        for seat, move in self.hidden:
            self._show(seat, move)
        self.hidden = []

    def begin_round(self, abstract: list[Node]) -> None:
        """Begin a round at the roots of its abstract trees."""
        self.abstract = list(abstract)
        self.rounds += 1
        self.has_moved = False

    def _show(self, seat: int, move: int) -> None:
        key = seat * self.size + move
        for other in range(len(self.nodes)):
            if other != seat:
                self.nodes[other] = self.nodes[other].edge(key, move).node
