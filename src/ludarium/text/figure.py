"""Numbers as people write them: below zero with a true minus, not a hyphen."""

from __future__ import annotations

import re
from typing import Final

MINUS: Final = "\N{MINUS SIGN}"
HYPHEN: Final = re.compile(r"(?<![\w(,])-(?=\d)")  # before a number; not that of a range or of a cell such as (-2,1)


def figure(number: float, digits: int = 0, signed: bool = False) -> str:
    """Return a number with so many digits after the point; `signed` gives those above zero a plus."""
    return f"{number:{'+' if signed else '-'}z.{digits}f}".replace("-", MINUS)


def with_minus(words: str) -> str:
    """Return words in which numbers below zero have a true minus."""
    return HYPHEN.sub(MINUS, words)
