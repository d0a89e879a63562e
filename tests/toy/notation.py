"""The moves of the toy game."""

from __future__ import annotations

from typing import Final

from ludarium.engine.lexicon import CHOOSE, FIRST_FREE_MOVE, SKIP, Family, Lexicon

from .state import COPIES, MOST_SITES

SITE: Final = Family("site", [str(number) for number in range(1, MOST_SITES + 1)], FIRST_FREE_MOVE)
FIRST_CARD_MOVE: Final = FIRST_FREE_MOVE + MOST_SITES


def card_names(designs: list[str]) -> list[str]:
    """Return how the cards are written: field-a, field-b, field-c."""
    return [f"{design}-{letter}" for design in designs for letter in "abc"[:COPIES]]


class Moves:
    """The families that depend on the packs, and the lexicon of all."""

    def __init__(self, designs: list[str]) -> None:
        names = card_names(designs)
        self.play = Family("play", names, FIRST_CARD_MOVE)
        self.throw = Family("throw", names, FIRST_CARD_MOVE + len(names))
        self.lexicon = Lexicon([CHOOSE, SKIP, SITE, self.play, self.throw])
