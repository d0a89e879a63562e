"""The moves of a game as dense numbers, and their one notation: the same in files, logs, tests and addresses.

A lexicon is a row of families. A family is a word and the list of what can stand after it: `play red-9`, `token 0,3`.
Inside, a move is the family's base plus an index; outside, it is always the text.
"""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

from ludarium.engine.errors import IllegalMove, NotationError, suggestion


class Family:
    """Moves of one kind. `items` are the words after the family's own; a family of one move may have the item ''.

    `most` of a large family is a number of its moves that are never exceeded among the legal ones; 0 says nothing.
    """

    def __init__(self, word: str, items: list[str], base: int, most: int = 0) -> None:
        self.word = word
        self.items = items
        self.base = base
        self.size = len(items)
        self.most = most

    def at(self, index: int) -> int:
        """Return the move with this index in the family."""
        return self.base + index

    def index(self, move: int) -> int:
        """Return the index of a move of this family."""
        return move - self.base

    def has(self, move: int) -> bool:
        """Say whether the move belongs to this family."""
        return self.base <= move < self.base + self.size

    def text(self, move: int) -> str:
        """Return the notation of a move of this family."""
        item = self.items[move - self.base]
        return f"{self.word} {item}" if item else self.word


class Lengthened:
    """A family with what packs add to it. Its own moves have the same number with any packs; the added ones form a family at the end.

    `first` is the index of the first added one: that behind the family's own, if nothing else is numbered between them.
    """

    def __init__(self, family: Family, items: list[str], base: int, first: int = -1) -> None:
        self.family = family
        self.further = Family(family.word, items, base)
        self.first = family.size if first == -1 else first

    def at(self, index: int) -> int:
        """Return the move with this index."""
        return self.family.base + index if index < self.family.size else self.further.base + index - self.first

    def index(self, move: int) -> int:
        """Return the index of a move of the family or of what was added."""
        family = self.family
        return move - family.base if move < family.base + family.size else move - self.further.base + self.first

    def after(self) -> int:
        """Return the first number behind what was added."""
        return self.further.base + self.further.size

    def has(self, move: int) -> bool:
        """Say whether the move belongs to the family or to what was added."""
        return self.family.has(move) or self.further.has(move)

    def text(self, move: int) -> str:
        """Return the notation of a move."""
        return self.family.text(move) if self.family.has(move) else self.further.text(move)


class Lexicon:
    """All moves of one game, numbered from 0 without gaps."""

    def __init__(self, families: list[Family]) -> None:
        self.families = families
        self._moves: dict[str, int] = {}
        base = 0
        for family in families:
            if family.base != base:
                raise ValueError(f"family {family.word!r} begins at {family.base}, but {base} is the next free move")
            base += family.size
            for move in range(family.base, base):
                if self._moves.setdefault(family.text(move), move) != move:
                    raise ValueError(f"two moves are written {family.text(move)!r}")
        self.size = base

    def family(self, move: int) -> Family:
        """Return the family a move belongs to."""
        for family in self.families:
            if family.has(move):
                return family
        raise NotationError(f"there is no move {move}; moves are numbers from 0 to {self.size - 1}")

    def text(self, move: int) -> str:
        """Return the notation of a move."""
        return self.family(move).text(move)

    def number(self, move: SupportsIndex | str) -> int:
        """Return a move by its number: it may be given as that, as anything that counts as a whole number, or by its notation."""
        if isinstance(move, str):
            return self.parse(move)
        try:
            return index(move)
        except TypeError:
            raise IllegalMove(f"a move is a whole number or its notation, not {move!r}", "no-such-move") from None

    def parse(self, text: str) -> int:
        """Return the move that is written so (spaces around and between words do not matter)."""
        tidy = " ".join(text.split())
        move = self._moves.get(tidy)
        if move is not None:
            return move
        words = [family.word for family in self.families]
        head = tidy.split(" ")[0]
        if head not in words:
            raise NotationError(f"no move begins with {head!r}.{suggestion(head, words)} Known: {', '.join(words)}")
        near = suggestion(tidy, [known for known in self._moves if known.split(" ")[0] == head][:2000])
        raise NotationError(f"{tidy!r} is not a move of this game.{near}")


# The moves of the engine's own combinators: choose the nth of several things, or do without. Every lexicon begins with them.
CHOICES: Final = 12
CHOOSE: Final = Family("choose", [str(number) for number in range(1, CHOICES + 1)], 0)
SKIP: Final = Family("skip", [""], CHOICES)
FIRST_FREE_MOVE: Final = CHOICES + 1
