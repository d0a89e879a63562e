"""Clocks. What others see of a clock must not tell how many hidden steps somebody has made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PER_MOVE: Final = "move"
PER_GAME: Final = "game"
MOST_TIMEOUTS: Final = 3  # in a row; then a bot keeps the seat


@dataclass(frozen=True)
class Clock:
    """How much time a table gives: for each turn or for the whole game."""

    kind: str
    seconds: float

    def plain(self) -> dict[str, object]:
        """Return the clock as JSON-able data."""
        return {"kind": self.kind, "seconds": self.seconds}


@dataclass(frozen=True)
class SeatClock:
    """One seat's clock: the time left when it was last set, and since when it runs (None: it stands)."""

    left: float
    since: float | None

    def left_at(self, now: float) -> float:
        """Return the seconds left."""
        return self.left if self.since is None else self.left - max(0.0, now - self.since)

    def plain(self) -> list[float | None]:
        """Return the clock as JSON-able data."""
        return [self.left, self.since]


def read_seat_clock(data: list[float | None]) -> SeatClock:
    """Return what `SeatClock.plain` wrote."""
    left, since = data
    return SeatClock(float(left or 0), since)


def returning_seconds(clock: Clock, timeouts: int) -> float:
    """Return what somebody has for a turn whose time ran out so often since their last move: each time half as much.

    So nobody can make a turn last twice as long as the table allows, however often they return.
    """
    return clock.seconds * 0.5**timeouts


def full_clocks(clock: Clock, players: int) -> list[SeatClock]:
    """Return the clocks of a table before it starts."""
    return [SeatClock(clock.seconds, None) for seat in range(players)]


def advance(clock: Clock, clocks: list[SeatClock], running: set[int], now: float, restarted: int = -1) -> list[SeatClock]:
    """Return the clocks after something happened: `running` seats are to move; `restarted` made a step that everybody saw.

    A turn's time does not start anew at a step that others cannot see.
    """
    after: list[SeatClock] = []
    for seat, before in enumerate(clocks):
        left = clock.seconds if clock.kind == PER_MOVE else before.left_at(now)
        if seat not in running:
            after.append(SeatClock(left, None))
        elif before.since is None or (seat == restarted and clock.kind == PER_MOVE):
            after.append(SeatClock(left, now))
        else:
            after.append(before)
    return after


def deadline(clocks: list[SeatClock]) -> float | None:
    """Return when the first running clock runs out."""
    ends = [clock.since + clock.left for clock in clocks if clock.since is not None]
    return min(ends) if ends else None
