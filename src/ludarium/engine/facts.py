"""What can be counted about a finished game: who had which card, who was first, what lay on the table.

A tag is `kind:name`, stable like a move's notation, so that results of many games can be kept and counted later. A measure is an amount
over so many cases, also under a tag: how often a card that was held was used, how many points a tile brought.
"""

from __future__ import annotations

from typing import Final

from ludarium.engine.phrase import Phrase

TURN: Final = "turn"  # the place in the turn order of the first round: every game with turns has this kind


class FactKind:
    """One kind of tags, in words: its title, and each name in the order in which a report lists them.

    `table` is the table of a pack whose ids the names are; it is called like the kind unless told.
    """

    def __init__(self, name: str, title: Phrase, names: dict[str, Phrase], table: str = "") -> None:
        self.name = name
        self.title = title
        self.names = names
        self.table = table or name


class MeasureKind:
    """One kind of measures, in words, like a kind of tags. A `share` is a part of the cases; otherwise the measure is a mean."""

    def __init__(self, name: str, title: Phrase, names: dict[str, Phrase], share: bool) -> None:
        self.name = name
        self.title = title
        self.names = names
        self.share = share


class Facts:
    """The tags of one game, of each side and of the table as a whole, and its measures: an amount and its cases."""

    def __init__(self, sides: int) -> None:
        self.sides: list[list[str]] = [[] for side in range(sides)]
        self.table: list[str] = []
        self.measures: dict[str, list[int]] = {}

    def add(self, side: int, kind: str, name: str) -> None:
        """Note something of one side."""
        self.sides[side].append(tag(kind, name))

    def add_of_table(self, kind: str, name: str) -> None:
        """Note something that all sides had in common."""
        self.table.append(tag(kind, name))

    def measure(self, kind: str, name: str, amount: int, cases: int = 1) -> None:
        """Add an amount over so many cases to a measure."""
        found = self.measures.setdefault(tag(kind, name), [0, 0])
        found[0] += amount
        found[1] += cases

    def add_turns(self, order: list[int]) -> None:
        """Note who came first, second and so on in the first round."""
        for place, side in enumerate(order):
            self.add(side, TURN, str(place + 1))


def tag(kind: str, name: str) -> str:
    """Return a tag as it is written."""
    return f"{kind}:{name}"


def turn_kind(sides: int) -> FactKind:
    """Return the places in the turn order, for games of up to so many sides."""
    return FactKind(TURN, Phrase("fact-turn"), {str(place): Phrase("fact-turn-place", {"place": place}) for place in range(1, sides + 1)})
