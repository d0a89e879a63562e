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
        slots = self._slots(moves)
        found: list[int] = []
        for move in moves:
            number = self.family_of[move]
            found.append(self.starts[number] + (slots[move] if move in slots else move - self.families[number].base))
        return found

    def _slots(self, moves: list[int]) -> dict[int, int]:
        """Return, for each legal move of a family whose actions are the nth ones, how many of its family come before it."""
        counts = [0] * len(self.families)
        slots: dict[int, int] = {}
        for move in sorted(moves):
            number = self.family_of[move]
            family = self.families[number]
            if not family.most:
                continue
            if counts[number] == family.most:
                raise ValueError(f"more than {family.most} moves {family.word!r} are legal at once")
            slots[move] = counts[number]
            counts[number] += 1
        return slots

    def move(self, action: int, moves: list[int]) -> int:
        """Return the legal move of an action; IllegalMove if it stands for none now."""
        for place, known in enumerate(self.actions(moves)):
            if known == action:
                return moves[place]
        raise IllegalMove(f"action {action} stands for no legal move now", "no-such-move")

    def observe(self, moves: list[int], row: memoryview[float], start: int) -> None:
        """Write into zeros which move each action that is an nth one stands for."""
        for move, slot in self._slots(moves).items():
            number = self.family_of[move]
            family = self.families[number]
            side = isqrt(family.size - 1) + 1
            at = start + PER_SLOT * (self.first_slot[number] + slot)
            row[at] = ((move - family.base) // side + 1) / side
            row[at + 1] = ((move - family.base) % side + 1) / side
