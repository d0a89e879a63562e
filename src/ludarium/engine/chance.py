"""Random numbers that are part of the position: the same interpreted, compiled and on every machine.

There are two generators. sfc32 is fast: 128 bits of state in four 32-bit words, nothing exceeds 62 bits, so that compiled code
never boxes a number and interpreted code gives the same ones (docs/decisions/0003-random-numbers.md). The keyed one is for tables
of people: whoever does not know the seed cannot foresee it, whatever it has dealt so far (docs/decisions/0017-keyed-chance.md).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, Any, Final

from ludarium.engine.errors import LoadError, OptionError

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SEED_DIGITS: Final = 32
WARM_UP: Final = 15
FAST: Final = "sfc32"
KEYED: Final = "hmac-sha256"
GENERATORS: Final = (FAST, KEYED)  # as records name them; a record that names none was dealt by the fast one
BLOCK_WORDS: Final = 8  # of 32 bits in one SHA-256
LONGEST_STREAM: Final = 1 << 53  # words: so that every reader of JSON can count them


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

    def dump(self) -> list[object]:
        """Return the state as plain data: four words."""
        return [self.a, self.b, self.c, self.counter]


class KeyedChance(Chance):
    """A generator whose words follow from the seed alone, by a keyed hash: word n is the (n % 8)th of block n // 8.

    Block b is the HMAC-SHA256 of the text `chance b` with the seed's 32 hexadecimal digits as the key.
    """

    def __init__(self, seed: str, number: int) -> None:
        super().__init__(0, 0, 0, 0)
        self.seed = seed
        self.number = number  # of the next word
        self.block = b""  # in which the last word was, if there was one

    def word(self) -> int:
        block, place = divmod(self.number, BLOCK_WORDS)
        if place == 0 or not self.block:
            self.block = hmac.digest(self.seed.encode(), f"chance {block}".encode(), "sha256")
        self.number += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def copy(self) -> Chance:
        other = KeyedChance(self.seed, self.number)
        other.block = self.block
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return KeyedChance, (self.seed, self.number)

    def dump(self) -> list[object]:
        """Return the state as plain data: the generator's name, the seed and the number of the next word."""
        return [KEYED, self.seed, self.number]


def chance(seed: int | str | None = None, generator: str = FAST) -> Chance:
    """Return a generator for a seed: up to 128 bits as a number or 32 hexadecimal digits; None draws a secure one."""
    digits = seed_text(seed)
    if generator == KEYED:
        return KeyedChance(digits, 0)
    if generator != FAST:
        raise OptionError(f"there is no generator {generator!r}; known: {', '.join(GENERATORS)}")
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


def load_chance(data: list[Any]) -> Chance:
    """Return the generator that `dump` wrote."""
    if data and data[0] == KEYED:
        return _load_keyed(data)
    if len(data) != 4 or any(not isinstance(word, int) or word < 0 or word > MASK for word in data):
        raise LoadError("chance: four words from 0 to 2**32 - 1 expected")
    return Chance(data[0], data[1], data[2], data[3])


def _load_keyed(data: list[Any]) -> Chance:
    if len(data) != 3 or not isinstance(data[1], str) or type(data[2]) is not int or not 0 <= data[2] <= LONGEST_STREAM:
        raise LoadError("chance: the generator's name, a seed and the number of the next word expected")
    try:
        seed = seed_text(data[1])
    except OptionError as wrong:
        raise LoadError(f"chance: {wrong}") from None
    return KeyedChance(seed, data[2])
