"""Who has won how often: of each bot, and of every two of them."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.arena.playing import Ending
from ludarium.arena.rating import wilson


class Standing:
    """One bot's games: how many it sat in, its share of victories, its points, and what its decisions took."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.decisions = 0
        self.seconds = 0.0

    def add(self, ending: Ending, seat: int) -> None:
        """Count a game from one seat."""
        self.games += 1
        self.wins += ending.win(seat)
        self.points += ending.scores[seat]
        self.decisions += ending.decisions[seat]
        self.seconds += ending.seconds[seat]

    @property
    def mean_points(self) -> float:
        """The points of a game."""
        return self.points / self.games if self.games else 0.0

    @property
    def milliseconds(self) -> float:
        """The thinking time of a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


class Pair:
    """Two bots at the same tables: whose place was the better one."""

    def __init__(self, bot: str, other: str) -> None:
        self.bot = bot
        self.other = other
        self.won = 0
        self.tied = 0
        self.lost = 0

    @property
    def games(self) -> int:
        """How often they were compared."""
        return self.won + self.tied + self.lost

    @property
    def rate(self) -> float:
        """The share of points of the first one; a tie is half a point."""
        return (self.won + self.tied / 2) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.rate * self.games, self.games)


def standings(bots: Sequence[str], endings: Sequence[Ending]) -> list[Standing]:
    """Return each bot's games, in the order of the bots."""
    found = {bot: Standing(bot) for bot in bots}
    for ending in endings:
        for seat, bot in enumerate(ending.bout.seating):
            found[bot].add(ending, seat)
    return list(found.values())


def compared(bot: str, other: str, endings: Sequence[Ending]) -> Pair:
    """Return how one bot fared against another, in all games in which both sat."""
    pair = Pair(bot, other)
    for ending in endings:
        places = [(ending.ranking[seat], who) for seat, who in enumerate(ending.bout.seating)]
        for own in [place for place, who in places if who == bot]:
            for theirs in [place for place, who in places if who == other]:
                pair.won += own < theirs
                pair.tied += own == theirs
                pair.lost += own > theirs
    return pair


def automatic_points(endings: Sequence[Ending], side: int) -> float:
    """Return the mean points of a side that the rules play."""
    points = [ending.scores[side] for ending in endings]
    return sum(points) / len(points) if points else 0.0
