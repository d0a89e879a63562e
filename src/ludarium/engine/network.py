"""Value networks: small trained networks that turn features of a position into points at the end of the game.

The weights lie in a JSON file beside the game that uses them; `ludarium train` writes it. Evaluating is plain arithmetic on
lists, so it needs no library and compiles.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, TypeAlias

from ludarium.engine.value import Value

PARTS: Final = ["base", "direct", "bias", "out", "hidden", "spread"]

GROUP: Final = 8  # hidden units that are summed up together
MOST_SIDES: Final = 100
Eight: TypeAlias = tuple[float, float, float, float, float, float, float, float]


class ValueNetwork:
    """One hidden layer, and a linear part beside it: base + direct * features + out * max(0, bias + hidden * features)."""

    def __init__(self, parts: dict[str, Any]) -> None:
        self.base = float(parts["base"])
        self.direct = floats(parts["direct"])
        self.bias = floats(parts["bias"])
        self.out = floats(parts["out"])
        self.spread = floats(parts["spread"])  # of a lead: at the very end, and how much more with each unit of time remaining
        hidden = parts["hidden"]
        self.groups: list[list[Eight]] = []  # of eight units each: for every feature the weights of the eight
        for first in range(0, len(hidden), GROUP):
            self.groups.append([eight(hidden[first : first + GROUP], place) for place in range(len(self.direct))])

    def points(self, features: list[float]) -> float:
        """Return the points that a side with these features should have at the end."""
        places: list[int] = []
        points = self.base
        for place in range(len(features)):
            value = features[place]
            if value != 0.0:  # many are zero and cost nothing
                places.append(place)
                points += value * self.direct[place]
        for group in range(len(self.groups)):
            points += self._group(group, features, places)
        return points

    def _group(self, group: int, features: list[float], places: list[int]) -> float:
        """Return what eight units add. Their sums are kept in eight variables: compiled, that is four times as fast as in a list."""
        weights = self.groups[group]
        a = b = c = d = e = f = g = h = 0.0
        for place in places:
            value = features[place]
            one, two, three, four, five, six, seven, last = weights[place]
            a += value * one
            b += value * two
            c += value * three
            d += value * four
            e += value * five
            f += value * six
            g += value * seven
            h += value * last
        first = GROUP * group
        points = self._unit(first, a) + self._unit(first + 1, b)
        points += self._unit(first + 2, c)
        points += self._unit(first + 3, d)
        points += self._unit(first + 4, e)
        points += self._unit(first + 5, f)
        points += self._unit(first + 6, g)
        points += self._unit(first + 7, h)
        return points

    def _unit(self, unit: int, total: float) -> float:
        """Return what one unit adds."""
        total += self.bias[unit]
        return self.out[unit] * total if total > 0.0 else 0.0

    def slopes(self, features: list[float]) -> list[float]:
        """Return by how much the points change with each feature, at these features."""
        slopes = self.direct.copy()
        for group in range(len(self.groups)):
            weights = self.groups[group]
            for unit in range(GROUP):
                number = GROUP * group + unit
                total = self.bias[number]
                for place in range(len(features)):
                    total += features[place] * weights[place][unit]
                if total > 0.0:
                    for place in range(len(features)):
                        slopes[place] += self.out[number] * weights[place][unit]
        return slopes

    def value(self, features: list[list[float]], remaining: float) -> Value:
        """Return the value of a position from the features of each side and the time that remains."""
        return Value([self.points(row) for row in features], self.spread[0] + self.spread[1] * remaining)


def eight(hidden: list[Any], place: int) -> Eight:
    """Return the weights of a feature in eight hidden units."""
    row = floats([unit[place] for unit in hidden])
    return (row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7])


def floats(numbers: list[Any]) -> list[float]:
    """Return numbers of a file as floats."""
    return [float(number) for number in numbers]


def side_features(rows: list[list[float]], common: list[float]) -> list[list[float]]:
    """Return the features of each side: its own numbers, the average of the others', the common ones. Nobody else counts as zeros."""
    if len(rows) == 2:
        return [rows[0] + rows[1] + common, rows[1] + rows[0] + common]
    found: list[list[float]] = []
    share = 1.0 / max(1, len(rows) - 1)
    for side in range(len(rows)):
        average = [0.0] * len(rows[side])
        for other in range(len(rows)):
            if other != side:
                row = rows[other]
                for place in range(len(row)):
                    average[place] += share * row[place]
        found.append(rows[side] + average + common)
    return found


class WeightSet:
    """One set of weights in a file: at which tables its network is used, and from whose games it learns.

    `players` are the numbers of players it is for. `sides` is the number of sides, automatic ones included; 0 stands for any.
    An optional set may be missing in the file: then a later set that fits is used.
    """

    def __init__(self, name: str, players: list[int], sides: int = 0, is_optional: bool = False) -> None:
        self.name = name
        self.players = players
        self.sides = sides
        self.is_optional = is_optional

    def fits(self, players: int, sides: int) -> bool:
        """Say whether tables of so many players among so many sides belong to the set."""
        return players in self.players and self.sides in (0, sides)


class ValueNetworks:
    """The value networks of a game: one for each set of weights. They are read when the first position is evaluated."""

    def __init__(self, path: Path, sets: list[WeightSet], features: int) -> None:
        self.path = path
        self.sets = sets  # of those that fit a table the first is used
        self.features = features
        self.networks: dict[str, ValueNetwork] = {}
        self.chosen: dict[int, ValueNetwork] = {}  # by players and sides

    def of(self, players: int, sides: int) -> ValueNetwork:
        """Return the network for a number of players among so many sides."""
        table = MOST_SIDES * players + sides
        found = self.chosen.get(table)
        if found is None:
            found = self._choose(players, sides)
            self.chosen[table] = found
        return found

    def _choose(self, players: int, sides: int) -> ValueNetwork:
        if not self.networks:
            self.load(self.path.read_text(encoding="utf-8"))
        for one in self.sets:
            if one.fits(players, sides) and one.name in self.networks:
                return self.networks[one.name]
        raise ValueError(f"no set of weights is for {players} players among {sides} sides")

    def load(self, text: str) -> None:
        """Take the weights of a file; ValueError, and nothing changed, if they were not trained for these features."""
        parts: dict[str, Any] = json.loads(text)
        networks: dict[str, ValueNetwork] = {}
        for one in self.sets:
            if one.name in parts or not one.is_optional:
                networks[one.name] = network_of(parts, one.name, self.features)
        self.networks = networks
        self.chosen = {}


def network_of(parts: dict[str, Any], name: str, features: int) -> ValueNetwork:
    """Return one of the networks written in a file; it must have been trained for so many features."""
    found = parts.get(name, {})
    if sorted(found) != sorted(PARTS) or {len(unit) for unit in [found["direct"], *found["hidden"]]} != {features}:
        raise ValueError(f"the value weights {name!r} are not for {features} features: run `ludarium train` again")
    return ValueNetwork(found)
