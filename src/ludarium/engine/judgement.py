"""A small trained network that turns numbers seen in a position into points: one hidden layer, and a straight line beside it.

The weights lie in a JSON file beside the game that uses them; `tools/train.py` writes it. Judging is plain arithmetic on
lists, so it needs no library and compiles.
"""

from __future__ import annotations

import json
from typing import Any, Final

from ludarium.engine.forecast import Forecast

PARTS: Final = ["base", "direct", "bias", "out", "hidden", "spread"]

GROUP: Final = 8  # units that are summed up together


class Judgement:
    """base + direct * seen + out * max(0, bias + hidden * seen)."""

    def __init__(self, parts: dict[str, Any]) -> None:
        self.base = float(parts["base"])
        self.direct = floats(parts["direct"])
        self.bias = floats(parts["bias"])
        self.out = floats(parts["out"])
        self.spread = floats(parts["spread"])  # of a lead: at the very end, and how much more with each unit of time to go
        hidden = parts["hidden"]
        self.groups: list[list[list[float]]] = []  # of eight units each: for every number seen the weights of the eight
        for first in range(0, len(hidden), GROUP):
            self.groups.append([floats([unit[place] for unit in hidden[first : first + GROUP]]) for place in range(len(self.direct))])

    def of(self, seen: list[float]) -> float:
        """Return the points for what is seen."""
        places: list[int] = []
        points = self.base
        for place in range(len(seen)):
            value = seen[place]
            if value != 0.0:  # many are zero and cost nothing
                places.append(place)
                points += value * self.direct[place]
        for group in range(len(self.groups)):
            points += self._group(group, seen, places)
        return points

    def _group(self, group: int, seen: list[float], places: list[int]) -> float:
        """Return what eight units add. Their sums are kept in eight variables: compiled, that is four times as fast as in a list."""
        weights = self.groups[group]
        a = b = c = d = e = f = g = h = 0.0
        for place in places:
            value = seen[place]
            row = weights[place]
            a += value * row[0]
            b += value * row[1]
            c += value * row[2]
            d += value * row[3]
            e += value * row[4]
            f += value * row[5]
            g += value * row[6]
            h += value * row[7]
        points = 0.0
        first = GROUP * group
        for unit, total in enumerate((a, b, c, d, e, f, g, h)):
            points += self.out[first + unit] * max(0.0, self.bias[first + unit] + total)
        return points

    def forecast(self, rows: list[list[float]], to_go: float) -> Forecast:
        """Return how the game should end for sides that are judged by these rows."""
        return Forecast([self.of(row) for row in rows], self.spread[0] + self.spread[1] * to_go)


def floats(numbers: list[Any]) -> list[float]:
    """Return numbers of a file as floats."""
    return [float(number) for number in numbers]


def each_sees(rows: list[list[float]], common: list[float]) -> list[list[float]]:
    """Return what the judgement of each side goes by: its own numbers, the average of the others', the common ones."""
    if len(rows) == 2:
        return [rows[0] + rows[1] + common, rows[1] + rows[0] + common]
    found: list[list[float]] = []
    share = 1.0 / (len(rows) - 1)
    for side in range(len(rows)):
        average = [0.0] * len(rows[side])
        for other in range(len(rows)):
            if other != side:
                row = rows[other]
                for place in range(len(row)):
                    average[place] += share * row[place]
        found.append(rows[side] + average + common)
    return found


class Judgements:
    """What a game goes by: one judgement for a player alone against automatic sides, one for several people, perhaps one for just two."""

    def __init__(self, text: str, numbers: int) -> None:
        parts: dict[str, Any] = json.loads(text)
        self.alone = judgement_of(parts, "alone", numbers)
        self.several = judgement_of(parts, "several", numbers)
        self.two = judgement_of(parts, "two", numbers) if "two" in parts else self.several

    def of(self, players: int, sides: int) -> Judgement:
        """Return the judgement for a number of players among so many sides."""
        if players == 1:
            return self.alone
        return self.two if sides == 2 else self.several


def judgement_of(parts: dict[str, Any], name: str, numbers: int) -> Judgement:
    """Return one of the judgements written in a file; it must have been trained for so many numbers."""
    found = parts.get(name, {})
    if sorted(found) != sorted(PARTS) or {len(unit) for unit in [found["direct"], *found["hidden"]]} != {numbers}:
        raise ValueError(f"these weights are not for the {numbers} numbers that the game sees: run tools/train.py again")
    return Judgement(found)
