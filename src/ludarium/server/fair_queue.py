"""Who comes next where many wait for few workers: what somebody waits for at a table first, and among equals whoever has had least."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

MOVE: Final = 0  # of a bot at a table where people play
HINT: Final = 1
LONELY_MOVE: Final = 2  # at a table where only bots are left
REVIEW: Final = 3

HALF_LIFE: Final = 60.0  # seconds in which half of what somebody has had is forgotten
REMEMBERED: Final = 10_000  # people and tables


class Asker(NamedTuple):
    """For what a job is, who causes it, and at which table."""

    rank: int
    person: str
    table: str


class Waiting:
    """Somebody in the queue, and about how many seconds their job will take."""

    def __init__(self, asker: Asker, cost: float) -> None:
        self.asker = asker
        self.cost = cost
        self.admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """A queue for a few places.

    Moves come before hints, hints before tables of bots alone and before reviews; where there are several places one is kept for
    moves. Of the same kind, who would have had least of the places' time with this job comes first: one person with many tables,
    or with long jobs, holds up nobody for longer than the job that runs.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.free = places
        self.kept = 1 if places > 1 else 0
        self.clock = clock
        self.waiting: list[Waiting] = []
        self.had: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when they were counted

    @asynccontextmanager
    async def place(self, asker: Asker, cost: float, patience: float | None = None) -> AsyncIterator[None]:
        """Have a place; TimeoutError if none became free within `patience` seconds."""
        await self._enter(Waiting(asker, cost), patience)
        began = self.clock()
        try:
            yield
        finally:
            for who in (asker.person, asker.table):
                self._count(who, self.clock() - began)
            self._leave()

    async def _enter(self, waiting: Waiting, patience: float | None) -> None:
        self.waiting.append(waiting)
        self._admit()
        try:
            await asyncio.wait_for(asyncio.shield(waiting.admitted), patience)
        except BaseException:
            if waiting.admitted.done():
                self._leave()
            else:
                self.waiting.remove(waiting)
            raise

    def _leave(self) -> None:
        self.free += 1
        self._admit()

    def _admit(self) -> None:
        """Let in whoever comes next, as long as there are places for them."""
        while self.free:
            ready = [one for one in self.waiting if one.asker.rank == MOVE or self.free > self.kept]
            if not ready:
                return
            following = min(ready, key=self._order)  # the first of equals
            self.waiting.remove(following)
            self.free -= 1
            following.admitted.set_result(None)

    def _order(self, waiting: Waiting) -> tuple[int, float, float]:
        asker = waiting.asker
        return asker.rank, self._had(asker.person) + waiting.cost, self._had(asker.table)

    def _had(self, who: str) -> float:
        seconds, at = self.had.get(who, (0.0, 0.0))
        return seconds * 0.5 ** ((self.clock() - at) / HALF_LIFE) if seconds else 0.0

    def _count(self, who: str, seconds: float) -> None:
        self.had[who] = (self._had(who) + seconds, self.clock())
        self.had.move_to_end(who)
        if len(self.had) > REMEMBERED:
            self.had.popitem(last=False)
