"""Clocks. What others see of a clock must not tell how many hidden steps somebody has made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

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
    """One seat's clock: the time left when it was last set, and since when it runs (None: it stands).

    `behind` counts the steps of this turn that everybody saw, and saw taken back, and that were not made again.
    """

    left: float
    since: float | None
    behind: int = 0

    def left_at(self, now: float) -> float:
        """Return the seconds left."""
        return self.left if self.since is None else self.left - max(0.0, now - self.since)

    def plain(self) -> list[float | None]:
        """Return the clock as JSON-able data."""
        return [self.left, self.since, self.behind] if self.behind else [self.left, self.since]


def read_seat_clock(data: list[float | None]) -> SeatClock:
    """Return what `SeatClock.plain` wrote."""
    left, since, *behind = data
    return SeatClock(float(left or 0), since, int(behind[0] or 0) if behind else 0)


class Moved(NamedTuple):
    """A step that everybody saw, or that such a step was taken back; then `rested` is the clock of a turn that had been over."""

    seat: int
    undone: bool = False
    rested: SeatClock | None = None


def returning_seconds(clock: Clock, timeouts: int) -> float:
    """Return what somebody has for a turn whose time ran out so often since their last move: each time half as much.

    So nobody can make a turn last twice as long as the table allows, however often they return.
    """
    return clock.seconds * 0.5**timeouts


def full_clocks(clock: Clock, players: int) -> list[SeatClock]:
    """Return the clocks of a table before it starts."""
    return [SeatClock(clock.seconds, None) for seat in range(players)]


def advance(clock: Clock, clocks: list[SeatClock], running: set[int], now: float, moved: Moved | None = None) -> list[SeatClock]:
    """Return the clocks after something happened: `running` seats are to move, and `moved` is what everybody saw somebody do."""
    after: list[SeatClock] = []
    for seat, before in enumerate(clocks):
        left = clock.seconds if clock.kind == PER_MOVE else before.left_at(now)
        if seat not in running:
            after.append(SeatClock(left, None))
        elif moved is not None and seat == moved.seat and clock.kind == PER_MOVE:
            after.append(_after_own_step(clock, before, moved, now))
        elif before.since is None:
            after.append(SeatClock(left, now))
        else:
            after.append(before)
    return after


def _after_own_step(clock: Clock, before: SeatClock, moved: Moved, now: float) -> SeatClock:
    """Return the clock of somebody who is still, or again, to move.

    A step that others cannot see gives no new time, for that would tell of it. Nor does taking a step back, nor the step made
    instead: otherwise a turn would last as long as somebody likes.
    """
    if moved.undone:
        ran = before if moved.rested is None else moved.rested
        return SeatClock(ran.left, ran.since, ran.behind + 1 if moved.rested is None else max(1, ran.behind))
    if before.behind:
        return SeatClock(before.left, before.since, before.behind - 1)
    return SeatClock(clock.seconds, now)


def deadline(clocks: list[SeatClock]) -> float | None:
    """Return when the first running clock runs out."""
    ends = [clock.since + clock.left for clock in clocks if clock.since is not None]
    return min(ends) if ends else None
