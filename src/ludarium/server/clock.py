"""Time for thinking. What others see of a clock must not tell how many hidden steps somebody has made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PER_MOVE: Final = "move"
PER_GAME: Final = "game"


@dataclass(frozen=True)
class Clock:
    """How much time a table gives: for each turn or for the whole game."""

    kind: str
    seconds: float

    def plain(self) -> dict[str, object]:
        """Return the clock as JSON-able data."""
        return {"kind": self.kind, "seconds": self.seconds}


@dataclass(frozen=True)
class Hand:
    """One seat's clock: the time left when it was last set, and since when it runs (None: it stands)."""

    left: float
    since: float | None

    def left_at(self, now: float) -> float:
        """Return the seconds left."""
        return self.left if self.since is None else self.left - max(0.0, now - self.since)

    def plain(self) -> list[float | None]:
        """Return the hand as JSON-able data."""
        return [self.left, self.since]


def wind(clock: Clock, players: int) -> list[Hand]:
    """Return the clocks of a table before it starts."""
    return [Hand(clock.seconds, None) for seat in range(players)]


def advance(clock: Clock, hands: list[Hand], running: set[int], now: float, restarted: int = -1) -> list[Hand]:
    """Return the clocks after something happened: `running` seats think now; `restarted` made a step that everybody saw.

    A turn's time does not start anew at a step that others cannot see.
    """
    after: list[Hand] = []
    for seat, hand in enumerate(hands):
        if seat not in running:
            left = clock.seconds if clock.kind == PER_MOVE else hand.left_at(now)
            after.append(Hand(left, None))
        elif hand.since is None or (seat == restarted and clock.kind == PER_MOVE):
            left = clock.seconds if clock.kind == PER_MOVE else hand.left_at(now)
            after.append(Hand(left, now))
        else:
            after.append(hand)
    return after


def deadline(hands: list[Hand]) -> float | None:
    """Return when the first running clock runs out."""
    ends = [hand.since + hand.left for hand in hands if hand.since is not None]
    return min(ends) if ends else None
