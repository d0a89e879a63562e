"""How even a game is: who wins from which place in the turn order, with which card, company or objective.

Counted are the seats that bots played; the sides that the rules play have strengths of their own. Groups keep apart what
must not be mixed: numbers of players and options.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path

from ludarium.arena.playing import Ending
from ludarium.arena.rating import Z, wilson
from ludarium.arena.results import Results, ResultsError, check_alike, read_results
from ludarium.engine.facts import TURN, FactKind, MeasureKind, tag

FIRST = tag(TURN, "1")


class Group:
    """Games of the same number of players and the same options."""

    def __init__(self, results: Results) -> None:
        self.game = results.game
        self.rules = results.header.get("rules")
        self.packs = results.header.get("packs")
        self.players = results.players
        self.options: dict[str, str] = dict(results.header.get("options", {}))
        self.bots: list[str] = []
        self.seeds: list[str] = []
        self.endings: list[Ending] = []

    def fits(self, results: Results) -> bool:
        """Say whether these games can be counted together with the group's."""
        return (self.players, self.options) == (results.players, results.header.get("options", {}))

    def add(self, results: Results) -> None:
        """Count further games."""
        self.bots += [bot for bot in results.bots if bot not in self.bots]
        self.seeds.append(str(results.header.get("seed")))
        self.endings += results.endings

    @property
    def fair(self) -> float:
        """The share of victories that each side would have if all were alike."""
        return 1 / len(self.endings[0].scores)


def read_groups(paths: Sequence[Path]) -> list[Group]:
    """Return the games of several files, by number of players; ResultsError if they do not belong together."""
    groups: list[Group] = []
    seen: list[dict[str, object]] = []
    for path in paths:
        results = read_results(path)
        if not results.endings:
            raise ResultsError(f"{path} has no finished game yet")
        if results.header in seen:
            raise ResultsError(f"{path}: the same games are given twice")
        seen.append(results.header)
        first = groups[0] if groups else Group(results)
        check_alike(path, results.header, {"game": first.game, "rules": first.rules, "packs": first.packs}, paths[0])
        group = next((group for group in groups if group.fits(results)), None)
        if group is None:
            group = Group(results)
            groups.append(group)
        group.add(results)
    return sorted(groups, key=lambda group: group.players)


class Row:
    """All seats with the same tag: how often they won, and their points beside those of the others at their tables."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats = 0
        self.wins = 0.0
        self.points = 0
        self.table_points = 0.0

    def add(self, ending: Ending, seat: int, players: int) -> None:
        """Count one seat of one game."""
        self.seats += 1
        self.wins += ending.win(seat)
        self.points += ending.scores[seat]
        self.table_points += sum(ending.scores[:players]) / players

    @property
    def rate(self) -> float:
        """The share of victories."""
        return self.wins / self.seats

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.wins, self.seats)

    @property
    def mean_points(self) -> float:
        """The points of a game."""
        return self.points / self.seats

    @property
    def lead(self) -> float:
        """How many points more than the average of its table."""
        return (self.points - self.table_points) / self.seats


class TableRow:
    """All games whose table had the same tag: their points, and how the first in the turn order fared."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.points: list[float] = []
        self.winners_points = 0
        self.first_wins = 0.0
        self.first_seats = 0

    def add(self, ending: Ending, players: int) -> None:
        """Count one game."""
        self.points.append(sum(ending.scores[:players]) / players)
        self.winners_points += max(ending.scores[:players])
        for seat in range(players):
            if FIRST in ending.facts.sides[seat]:
                self.first_wins += ending.win(seat)
                self.first_seats += 1

    @property
    def games(self) -> int:
        """How many games."""
        return len(self.points)

    @property
    def mean_points(self) -> float:
        """The average points of a seat."""
        return sum(self.points) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean."""
        mean = self.mean_points
        if self.games < 2:
            return mean, mean
        variance = sum((points - mean) ** 2 for points in self.points) / (self.games - 1)
        half = Z * sqrt(variance / self.games)
        return mean - half, mean + half


def rows_of(group: Group, kind: FactKind) -> list[Row]:
    """Return the seats by tag of one kind, in the kind's order; nothing where no seat has one."""
    rows = {tag(kind.name, name): Row(name) for name in kind.names}
    for ending in group.endings:
        for seat in range(group.players):
            for found in set(ending.facts.sides[seat]) & rows.keys():
                rows[found].add(ending, seat, group.players)
    return [row for row in rows.values() if row.seats]


def table_rows_of(group: Group, kind: FactKind) -> list[TableRow]:
    """Return the games by tag of one kind, in the kind's order; nothing where no table has one."""
    rows = {tag(kind.name, name): TableRow(name) for name in kind.names}
    for ending in group.endings:
        for found in set(ending.facts.table) & rows.keys():
            rows[found].add(ending, group.players)
    return [row for row in rows.values() if row.games]


def measured(group: Group, kind: MeasureKind) -> dict[str, tuple[int, int]]:
    """Return the amount and the cases of each measure of one kind over all games, without those that had no case."""
    found: dict[str, tuple[int, int]] = {}
    for name in kind.names:
        pairs = [ending.facts.measures.get(tag(kind.name, name), [0, 0]) for ending in group.endings]
        amount, cases = sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)
        if cases:
            found[name] = (amount, cases)
    return found


def first_of(groups: Iterable[Group], kinds: list[FactKind]) -> list[tuple[Group, Row]]:
    """Return how the first in the turn order fared, for each group in which there is one besides others."""
    turn = [kind for kind in kinds if kind.name == TURN]
    found: list[tuple[Group, Row]] = []
    for group in groups:
        rows = rows_of(group, turn[0]) if turn else []
        if group.players > 1 and rows and rows[0].name == "1":
            found.append((group, rows[0]))
    return found
