"""The time by which the server counts: that of the machine, but it never jumps.

When somebody sets the machine's clock, or wakes the machine up, its time may jump by hours; clocks of games would run out, players be
absent for long. Here time goes on as it passes, and catches up with the machine's so slowly that nobody loses anything by it.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

CATCHING_UP: Final = 0.02  # seconds a second, forward or back


class SteadyTime:
    """Seconds since 1970 that pass as they do."""

    def __init__(self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = time.monotonic) -> None:
        self.lock = threading.Lock()
        self.wall = wall
        self.passed = passed
        self.last = passed()
        self.at = wall()  # what `now` said then

    def now(self) -> float:
        """Return the time."""
        with self.lock:  # several threads ask
            passed = self.passed()
            gone = passed - self.last
            ahead = self.wall() - (self.at + gone)
            self.last = passed
            self.at += gone + max(-CATCHING_UP * gone, min(CATCHING_UP * gone, ahead))
            return self.at


_TIME: Final = SteadyTime()


def now() -> float:
    """Return the time by which the server counts, in seconds since 1970."""
    return _TIME.now()
