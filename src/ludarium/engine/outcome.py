"""How a game ends where its rulebook says more than points and places: won, lost, or with a grade."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from ludarium.engine.phrase import Phrase, PlainPhrase


class PlainOutcome(TypedDict):
    """An outcome as JSON-able data, as it goes to the page."""

    words: PlainPhrase
    worth: float


class Outcome:
    """What the end of a game means to one side, in words. `worth` goes from 0, lost, to 1, won or the best grade."""

    def __init__(self, words: Phrase, worth: float) -> None:
        self.words = words
        self.worth = worth

    def plain(self) -> PlainOutcome:
        """Return the outcome as JSON-able data."""
        return {"words": self.words.plain(), "worth": self.worth}

    def __repr__(self) -> str:
        return f"Outcome({self.words!r}, {self.worth})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.words == other.words and self.worth == other.worth

    def __hash__(self) -> int:
        return hash(self.words)

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.words, self.worth)


def won(key: str, arguments: Mapping[str, object] | None = None) -> Outcome:
    """Return the outcome of a side that has reached its goal."""
    return Outcome(Phrase(key, arguments), 1.0)


def lost(key: str, arguments: Mapping[str, object] | None = None) -> Outcome:
    """Return the outcome of a side that has missed its goal."""
    return Outcome(Phrase(key, arguments), 0.0)


class Grades:
    """Grades by points. `bounds` are the points at which the second, third … grade begins; the message `key` gets `grade` and `points`."""

    def __init__(self, key: str, bounds: list[int]) -> None:
        self.key = key
        self.bounds = bounds

    def of(self, points: int) -> Outcome:
        """Return the grade of so many points, counted from 1 for the lowest."""
        reached = 0
        for bound in self.bounds:
            reached += points >= bound
        return Outcome(Phrase(self.key, {"grade": reached + 1, "points": points}), reached / len(self.bounds))
