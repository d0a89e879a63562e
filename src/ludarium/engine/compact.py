"""A smaller set of actions for programs that learn, where a family of moves is large and few of it are legal at once.

In such a family an action is not a move but the nth of those that are legal, in the order of their numbers. All other moves keep an
action each. In any position the legal moves and their actions are one to one.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from ludarium.engine.errors import IllegalMove
from ludarium.engine.lexicon import Lexicon

PER_SLOT: Final = 2  # numbers that say which move an action stands for: a field's row and column, where the family is one of fields


class Compact:
    """The actions of a lexicon."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.families = lexicon.families
        self.starts: list[int] = []  # the first action of each family
        self.family_of: list[int] = []  # by move
        self.first_slot: list[int] = []  # of each family, among all slots
        self.size = 0
        self.slots = 0
        for number, family in enumerate(self.families):
            self.starts.append(self.size)
            self.first_slot.append(self.slots)
            self.family_of.extend([number] * family.size)
            self.size += family.most or family.size
            self.slots += family.most

    def actions(self, moves: list[int]) -> list[int]:
        """Return the actions of the legal moves, in their order."""
        found: list[int] = []
        for move in moves:
            number = self.family_of[move]
            family = self.families[number]
            found.append(self.starts[number] + (self._slot(move, moves) if family.most else move - family.base))
        return found

    def _slot(self, move: int, moves: list[int]) -> int:
        """Return how many legal moves of its family come before a move."""
        family = self.families[self.family_of[move]]
        before = 0
        for other in moves:
            if family.base <= other < move:
                before += 1
        if before >= family.most:
            raise ValueError(f"more than {family.most} moves {family.word!r} are legal at once")
        return before

    def move(self, action: int, moves: list[int]) -> int:
        """Return the legal move of an action; IllegalMove if it stands for none now."""
        for place, known in enumerate(self.actions(moves)):
            if known == action:
                return moves[place]
        raise IllegalMove(f"action {action} stands for no legal move now", "no-such-move")

    def observe(self, moves: list[int], row: memoryview[float], start: int) -> None:
        """Write into zeros which move each action that is an nth one stands for."""
        for move in moves:
            number = self.family_of[move]
            family = self.families[number]
            if family.most:
                side = isqrt(family.size - 1) + 1
                at = start + PER_SLOT * (self.first_slot[number] + self._slot(move, moves))
                row[at] = ((move - family.base) // side + 1) / side
                row[at + 1] = ((move - family.base) % side + 1) / side
