"""What a value is made of, in a game's own words: so that a hint can say what a move is for.

A value network counts many features. A game groups those of a side's row into a few worths that a player knows: what was
scored, what is in stock, what will be produced. Only differences between two positions are split up, never a value itself.
"""

from __future__ import annotations

from typing import Final

from ludarium.engine.network import ValueNetwork
from ludarium.engine.phrase import Phrase

STEPS: Final = 8  # points between two positions at which the network's slopes are taken


class Worth:
    """Some features that a player would call one thing, by their places in a side's own row."""

    def __init__(self, name: str, places: list[int]) -> None:
        self.name = name
        self.places = places

    def words(self) -> Phrase:
        """Return what it is called."""
        return Phrase(f"worth-{self.name}")


class Worths:
    """The worths of a game. `width` is the length of a side's own row: the others' average follows it, then what is common."""

    def __init__(self, width: int, worths: list[Worth]) -> None:
        self.width = width
        self.worths = worths


def attributed(network: ValueNetwork, before: list[float], after: list[float]) -> list[float]:
    """Return how much of the difference in points between two rows of features each feature makes.

    The slopes of the network are averaged on the straight way from one to the other (integrated gradients), so the shares add
    up to the difference, but for rounding at the bends.
    """
    shares = [0.0] * len(before)
    for step in range(STEPS):
        way = (step + 0.5) / STEPS
        row = [before[place] + way * (after[place] - before[place]) for place in range(len(before))]
        slopes = network.slopes(row)
        for place in range(len(before)):
            shares[place] += slopes[place] * (after[place] - before[place]) / STEPS
    return shares


class Reason:
    """What a worth speaks for or against a move, in points of the lead: by one's own side, and by what becomes of the strongest other."""

    def __init__(self, worth: Worth, own: float, others: float) -> None:
        self.worth = worth
        self.own = own
        self.others = others

    def plain(self) -> dict[str, object]:
        """Return the reason as JSON-able data."""
        return {"worth": self.worth.words().plain(), "own": self.own, "others": self.others}


def reasons_between(
    worths: Worths, network: ValueNetwork, side: int, rival: int, before: list[list[float]], after: list[list[float]]
) -> list[Reason]:
    """Split the difference that two positions make to a side's lead over a rival, -1 for none."""
    own = attributed(network, before[side], after[side])
    other = attributed(network, before[rival], after[rival]) if rival >= 0 else [0.0] * len(own)
    found: list[Reason] = []
    for worth in worths.worths:
        mine = theirs = 0.0
        for place in worth.places:
            mine += own[place]
            theirs -= other[place]
            if len(after) == 2:  # among more the others' row is an average of several
                mine -= other[worths.width + place]
                theirs += own[worths.width + place]
        found.append(Reason(worth, mine, theirs))
    return found
