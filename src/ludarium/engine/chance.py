"""Random numbers that are part of the position: the same interpreted, compiled and on every machine.

The generator is sfc32: 128 bits of state in four 32-bit words. Nothing here exceeds 62 bits, so that compiled code
never boxes a number and interpreted code gives the same ones (docs/decisions/0003-random-numbers.md).
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Any, Final

from ludarium.engine.errors import LoadError, OptionError

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SEED_DIGITS: Final = 32
WARM_UP: Final = 15


class Chance:
    """A small generator of 32-bit words."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> int:
        """Return the next 32-bit word."""
        result = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + result) & MASK
        return result

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely (n below 2**29)."""
        word: i64 = self.word()  # compiled, two numbers of type int are multiplied as objects unless both are below 2**30
        product = word * n
        low = product & MASK
        if low < n:
            threshold = (MASK + 1 - n) % n
            while low < threshold:
                word = self.word()
                product = word * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: list[int]) -> int:
        """Return one of the items."""
        return items[self.below(len(items))]

    def copy(self) -> Chance:
        """Return an independent generator that goes on with the same numbers."""
        return Chance(self.a, self.b, self.c, self.counter)

    def __copy__(self) -> Chance:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Chance:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.a, self.b, self.c, self.counter)

    def dump(self) -> list[int]:
        """Return the state as four words."""
        return [self.a, self.b, self.c, self.counter]


def chance(seed: int | str | None = None) -> Chance:
    """Return a generator for a seed: up to 128 bits as a number or 32 hexadecimal digits; None draws a secure one."""
    digits = seed_text(seed)
    words = [int(digits[start : start + 8], 16) for start in range(0, SEED_DIGITS, 8)]
    made = Chance(words[0], words[1], words[2], words[3])
    for turn in range(WARM_UP):
        made.word()
    return made


def seed_text(seed: int | str | None) -> str:
    """Return the seed in its one written form, 32 hexadecimal digits; None draws one from the system's secure source."""
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, str):
        text = seed.strip().lower()
        if len(text) > SEED_DIGITS or not text or any(digit not in "0123456789abcdef" for digit in text):
            raise OptionError(f"a seed is a number or up to 32 hexadecimal digits, not {seed!r}")
        return text.rjust(SEED_DIGITS, "0")
    if seed < 0 or seed >> 128:
        raise OptionError(f"a seed lies between 0 and 2**128 - 1; {seed} does not")
    return f"{seed:032x}"


def seed_of(*facts: object) -> str:
    """Return the seed that some facts make: the same facts, the same luck, and other facts have nothing to do with it."""
    return hashlib.sha256(" ".join([str(fact) for fact in facts]).encode()).hexdigest()[:SEED_DIGITS]


def load_chance(words: list[int]) -> Chance:
    """Return the generator that `Chance.dump` wrote."""
    if len(words) != 4 or any(word < 0 or word > MASK for word in words):
        raise LoadError("chance: four words from 0 to 2**32 - 1 expected")
    return Chance(words[0], words[1], words[2], words[3])
