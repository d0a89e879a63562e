"""What a seat may see as a row of numbers, for programs that learn.

A row is written part by part, always the same parts of the same length for all tables of a game, so a network's input
layer has one size and a part is found by its name. Every number lies between -1 and 1. The row says what `view` says,
not what was seen earlier: memory is the program's own affair.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from ludarium.engine.phrase import Phrase

ORDER_STEP: Final = 0.01  # by how much the later of two things in a row counts less, so that their order can be read
WORD_NUMBERS: Final = 16  # for the words of a phrase; at most 32, the bits of a checksum
MOST_WORDS: Final = 12


class Observation:
    """A row of numbers in named parts.

    It is written as a list, or straight into a row of the right length that is given and holds zeros, such as the memory of
    an array. Then only what is not zero is written, and parts are not counted.
    """

    def __init__(self, row: memoryview[float] | None = None) -> None:
        self.values: Any = [] if row is None else row
        self.grows = row is None
        self.size = 0
        self.names: list[str] = []
        self.starts: list[int] = []

    @property
    def parts(self) -> dict[str, tuple[int, int]]:
        """Where each part begins and ends: `values[begin:end]`."""
        ends = [*self.starts[1:], self.size]
        return {name: (start, end) for name, start, end in zip(self.names, self.starts, ends, strict=True)}

    def part(self, name: str) -> None:
        """Begin the next part."""
        if self.grows:
            self.names.append(name)
            self.starts.append(self.size)

    def blank(self, count: int) -> int:
        """Leave so many zeros, to be filled by the caller; return where they begin."""
        start = self.size
        self.size = start + count
        if self.grows:
            self.values.extend([0.0] * count)
        return start

    def put(self, place: int, number: float) -> None:
        """Write a number where there was a zero."""
        if number != 0.0:
            self.values[place] = number

    def flag(self, is_so: bool) -> None:
        """Write one number: 1 for yes, 0 for no."""
        place = self.blank(1)
        if is_so:
            self.values[place] = 1.0

    def amount(self, count: int, most: int) -> None:
        """Write one number: the count as a share of the most there can sensibly be; beyond that it reads as the most."""
        place = self.blank(1)
        if count:
            self.values[place] = share(count, most)

    def one_of(self, chosen: int, count: int) -> None:
        """Write `count` numbers, 1 at the chosen one; -1 chooses none."""
        start = self.blank(count)
        if chosen != -1:
            self._mark(start, chosen, count)

    def some_of(self, chosen: list[int], count: int) -> None:
        """Write `count` numbers, 1 at each of the chosen ones."""
        start = self.blank(count)
        for item in chosen:
            self._mark(start, item, count)

    def _mark(self, start: int, item: int, count: int) -> None:
        if not 0 <= item < count:
            raise IndexError(f"{item} is not one of {count}")
        self.values[start + item] = 1.0

    def row_of(self, chosen: list[int], count: int) -> None:
        """Write `count` numbers, 1 at the first of the chosen ones and a little less at each further one: their order matters."""
        start = self.blank(count)
        for place, item in enumerate(chosen):
            self.values[start + item] = max(1.0 - place * ORDER_STEP, ORDER_STEP)

    def each_side(self, player: int, counts: list[int], most: int, sides: int) -> None:
        """Write `sides` numbers: an amount for each side there is, the player's first, then clockwise."""
        start = self.blank(sides)
        for side, count in enumerate(counts):
            self.put(start + turns_from(player, side, len(counts)), share(count, most))

    def words(self, phrase: Phrase) -> None:
        """Write WORD_NUMBERS numbers from the keys and arguments of a phrase: other words, other numbers, nearly always.

        Each word is a fixed pattern of signs, and a phrase is the sum of its words.
        """
        sums = [0] * WORD_NUMBERS
        for word in words_of(phrase):
            signs = crc32(word.encode())
            for place in range(WORD_NUMBERS):
                sums[place] += 1 if signs >> place & 1 else -1
        for total in sums:
            self.amount(total, MOST_WORDS)


def share(count: int, most: int) -> float:
    """Return a count as a share of the most there can sensibly be, from -1 to 1."""
    return max(-1.0, min(1.0, count / most))


def turns_from(player: int, side: int, sides: int) -> int:
    """Return how many of so many sides clockwise of the player another one sits; -1 where there is nobody."""
    return (side - player) % sides if side >= 0 else -1


def words_of(phrase: Phrase) -> list[str]:
    """Return the keys and arguments of a phrase and of those in it, one by one."""
    found = [phrase.key]
    for name, value in phrase.arguments.items():
        values: list[object] = value if isinstance(value, list) else [value]
        for place, item in enumerate(values):
            if isinstance(item, Phrase):
                found.extend([f"{name} {place} {word}" for word in words_of(item)])
            else:
                found.append(f"{name} {place} {item}")
    return found
