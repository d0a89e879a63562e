"""How strong: win rates with Wilson intervals, and Elo by maximum likelihood with intervals from resampled deals.

The model is Bradley and Terry's: i scores against j with the chance 1 / (1 + 10 ** ((elo_j - elo_i) / 400)); a tie is half
a point for both. At a table of more than two every two seats are compared by their places. The games of one deal depend
on each other, and so do the pairs at one table: the bootstrap therefore draws whole deals.

Where bots never lost a point to others there is no finite estimate between the two groups. Inside a group strengths are
estimated as ever; the whole group is then placed where it would score the lowest rate that its wins still allow (the lower
end of the Wilson interval), and its Elo is a bound: at least so much. Where only a drawn set of deals has no finite estimate,
half a point is taken from the winners, so that it counts as more extreme than any set with a loss.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from math import exp, log, sqrt
from typing import Final

from ludarium.arena.playing import Ending

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations
PER_UNIT: Final = 400 / log(10)  # Elo points of one natural logit
SAMPLES: Final = 1000
ENOUGH: Final = 1e-10
STEPS: Final = 200
FARTHEST: Final = 40.0  # logits; no number of games that anybody plays shows more
LONGEST_STEP: Final = 2.0  # logits; keeps Newton's method from jumping over the top

EXACT: Final = "exact"
AT_LEAST: Final = "at-least"
AT_MOST: Final = "at-most"
UNKNOWN: Final = "unknown"  # there are no games that connect it with the anchor

Matrix = list[list[float]]


def wilson(points: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate; shared wins count as parts. Without games it is everything."""
    if not games:
        return 0.0, 1.0
    rate = points / games
    middle = rate + Z * Z / (2 * games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


class Rating:
    """A bot's Elo. `kind` says how to read it; only an exact one has an interval."""

    def __init__(self, bot: str, elo: float, low: float, high: float, kind: str) -> None:
        self.bot = bot
        self.elo = elo
        self.low = low
        self.high = high
        self.kind = kind


def ratings(bots: list[str], endings: Iterable[Ending], anchor: str, samples: int = SAMPLES) -> list[Rating]:
    """Return the Elo of each bot above the anchor, which has 0, with intervals from so many drawn sets of deals."""
    deals = points_by_deal(bots, endings)
    at = bots.index(anchor)
    total = added(list(deals.values()), len(bots))
    elos = fitted(total, at, careful)
    kinds = kinds_of(total, at)
    drawn: list[list[float]] = [[] for bot in bots]
    luck = random.Random(len(deals))  # the same games give the same intervals
    matrices = list(deals.values())
    for _ in range(samples if matrices else 0):
        again = fitted(added(luck.choices(matrices, k=len(matrices)), len(bots)), at, half_a_point)
        for index, elo in enumerate(again):
            drawn[index].append(elo)
    made: list[Rating] = []
    for index, bot in enumerate(bots):
        low, high = middle_part(drawn[index]) if kinds[index] == EXACT and drawn[index] else (elos[index], elos[index])
        made.append(Rating(bot, elos[index], low, high, kinds[index]))
    return made


def middle_part(values: list[float]) -> tuple[float, float]:
    """Return the ends of the middle 95 % of the values."""
    ordered = sorted(values)
    cut = round(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


# ---------------------------------------------------------------------------------------------------------------------
# Points
# ---------------------------------------------------------------------------------------------------------------------


def points_by_deal(bots: list[str], endings: Iterable[Ending]) -> dict[int, Matrix]:
    """Return for each deal how many points each bot (row) has scored against each other (column)."""
    deals: dict[int, Matrix] = {}
    for ending in endings:
        points = deals.setdefault(ending.bout.deal, empty(len(bots)))
        seats = [bots.index(bot) for bot in ending.bout.seating]
        for seat, bot in enumerate(seats):
            for other_seat in range(len(seats)):
                if seats[other_seat] != bot:
                    points[bot][seats[other_seat]] += point(ending.ranking[seat], ending.ranking[other_seat])
    return deals


def point(place: int, other: int) -> float:
    """Return what a place scores against another."""
    return 0.5 if place == other else float(place < other)


def empty(size: int) -> Matrix:
    """Return a matrix without points."""
    return [[0.0] * size for row in range(size)]


def added(matrices: list[Matrix], size: int) -> Matrix:
    """Return the sum."""
    total = empty(size)
    for matrix in matrices:
        for row in range(size):
            for column in range(size):
                total[row][column] += matrix[row][column]
    return total


# ---------------------------------------------------------------------------------------------------------------------
# The fit
# ---------------------------------------------------------------------------------------------------------------------


def fitted(points: Matrix, anchor: int, conceded: Callable[[float], float]) -> list[float]:
    """Return the likeliest Elo of each bot above the anchor; always finite, 0 for those whom no games connect with it.

    `conceded` says how many points a group that won so many games, all of them, is taken to have lost nevertheless.
    """
    strengths = [0.0] * len(points)
    reach = links(points)
    placed: list[int] = []
    for group in outward(reach, anchor):
        fit_group(points, group, strengths)
        if placed:
            better = reach[group[0]][anchor]
            nearer = [bot for bot in placed if (reach[group[0]][bot] if better else reach[bot][group[0]])]
            shift = gap(points, group, nearer, strengths, conceded) if better else -gap(points, nearer, group, strengths, conceded)
            for bot in group:
                strengths[bot] += shift
        placed += group
    return [PER_UNIT * strength for strength in strengths]


def links(points: Matrix) -> list[list[bool]]:
    """Return whether each bot has scored against each other, directly or through a chain of others."""
    size = len(points)
    reach = [[row == column or points[row][column] > 0 for column in range(size)] for row in range(size)]
    for middle in range(size):
        for row in range(size):
            for column in range(size):
                reach[row][column] = reach[row][column] or (reach[row][middle] and reach[middle][column])
    return reach


def outward(reach: list[list[bool]], anchor: int) -> list[list[int]]:
    """Return the groups inside which all scored against all: the anchor's first, then those above and below it, the nearer ones first."""
    groups: list[list[int]] = []
    for bot in sorted(range(len(reach)), key=lambda bot: bot != anchor):
        if not any(bot in group for group in groups):
            groups.append([other for other in range(len(reach)) if reach[bot][other] and reach[other][bot]])
    groups[0].sort(key=lambda bot: bot != anchor)
    above = [group for group in groups[1:] if reach[group[0]][anchor]]
    below = [group for group in groups[1:] if reach[anchor][group[0]]]
    above.sort(key=lambda group: sum(reach[group[0]]))
    below.sort(key=lambda group: sum(row[group[0]] for row in reach))
    return [groups[0], *above, *below]


def fit_group(points: Matrix, group: list[int], strengths: list[float]) -> None:
    """Find the likeliest strengths inside a group, in logits above its first bot."""
    for _ in range(STEPS):
        step = newton_step(points, group, strengths)
        longest = max(map(abs, step), default=0.0)
        if longest < ENOUGH:
            return
        scale = min(1.0, LONGEST_STEP / longest)
        for bot, change in zip(group[1:], step, strict=True):
            strengths[bot] += scale * change


def newton_step(points: Matrix, group: list[int], strengths: list[float]) -> list[float]:
    """Return by how much the strengths of all but the first should change to come nearer to the likeliest ones."""
    slope: list[float] = []
    curve: Matrix = []
    for bot in group[1:]:
        row = dict.fromkeys(group, 0.0)
        rise = 0.0
        for other in group:
            games = points[bot][other] + points[other][bot]
            chance = win_chance(strengths[bot] - strengths[other])
            rise += points[bot][other] - games * chance
            row[other] -= games * chance * (1 - chance)
            row[bot] += games * chance * (1 - chance)
        slope.append(rise)
        curve.append([row[other] for other in group[1:]])
    return solved(curve, slope)


def win_chance(lead: float) -> float:
    """Return the chance to score with so many logits more."""
    return 1 / (1 + exp(-lead))


def solved(matrix: Matrix, right: list[float]) -> list[float]:
    """Return the solution of linear equations whose matrix is symmetric and positive definite."""
    size = len(right)
    rows = [[*matrix[index], right[index]] for index in range(size)]
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = rows[row][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[row][column] -= factor * rows[pivot][column]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        rest = rows[row][size] - sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = rest / rows[row][row]
    return found


# ---------------------------------------------------------------------------------------------------------------------
# Where there is no finite estimate
# ---------------------------------------------------------------------------------------------------------------------


def careful(games: float) -> float:
    """Return as many points as the games barely allow: then an Elo is a bound from below."""
    return games * (1 - wilson(games, round(games))[0])


def half_a_point(games: float) -> float:
    """Return less than the least that can be lost but nothing."""
    return 0.5


def gap(points: Matrix, better: list[int], worse: list[int], strengths: list[float], conceded: Callable[[float], float]) -> float:
    """Return how far a group that won everything lies above another if it had conceded so much."""
    games = sum(points[bot][other] for bot in better for other in worse)
    wanted = games - conceded(games)
    low, high = -FARTHEST, FARTHEST
    while high - low > ENOUGH:
        middle = (low + high) / 2
        expected = sum(points[bot][other] * win_chance(strengths[bot] + middle - strengths[other]) for bot in better for other in worse)
        low, high = (middle, high) if expected < wanted else (low, middle)
    return low


def kinds_of(points: Matrix, anchor: int) -> list[str]:
    """Return how the Elo of each bot is to be read."""
    reach = links(points)
    kinds: list[str] = []
    for bot in range(len(points)):
        up, down = reach[bot][anchor], reach[anchor][bot]
        kinds.append(EXACT if up and down else AT_LEAST if up else AT_MOST if down else UNKNOWN)
    return kinds
