"""What is worked out from records: looks at finished games and imports, in a process of its own, and remembered.

Playing a long record again takes longer than any other request. So it never runs in the server's own threads, where it would hold up
everybody, and not in the workers either, where bots wait. One process does one job after the other; nobody may have many waiting.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from ludarium.server.encoding import encode
from ludarium.server.problems import Problem
from ludarium.server.worker_pool import WorkerProcess

MODULE: Final = "ludarium.server.replay_worker"
SECONDS: Final = 30.0  # that one job may take
MOST_WAITING: Final = 8  # jobs of one person or address
KEPT_BYTES: Final = 32_000_000  # of answers


class Replays:
    """The process that replays records, started when it is first needed, and the answers it gave."""

    def __init__(self, compiled: Path | None) -> None:
        self.compiled = compiled
        self.thread = ThreadPoolExecutor(1, "ludarium-replays")
        self.worker: WorkerProcess | None = None
        self.waiting: Counter[str] = Counter()
        self.kept: OrderedDict[str, str] = OrderedDict()
        self.kept_bytes = 0
        self.under_way: dict[str, asyncio.Future[str]] = {}

    async def look(self, key: str, order: Callable[[], Awaitable[dict[str, Any]]], who: str) -> str:
        """Return the answer to a look, as text; remembered by its key, so that it is worked out once however many ask."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.under_way:
            task = self.under_way[key] = asyncio.ensure_future(self._work_out(key, order, who))
            task.add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(self.under_way[key])

    def _forget(self, key: str, done: asyncio.Future[str]) -> None:
        del self.under_way[key]
        if not done.cancelled():
            done.exception()  # whoever asked is told; perhaps nobody waits any more

    async def _work_out(self, key: str, order: Callable[[], Awaitable[dict[str, Any]]], who: str) -> str:
        answer: str = await self.run(await order(), who)
        self.kept[key] = answer
        self.kept_bytes += len(answer)
        while self.kept_bytes > KEPT_BYTES:
            self.kept_bytes -= len(self.kept.popitem(last=False)[1])
        return answer

    async def run(self, order: dict[str, Any], who: str) -> Any:
        """Return what the process makes of an order; 409 or 422 if that is impossible, 503 if there was no answer, 429 if too many wait."""
        if self.waiting[who] >= MOST_WAITING:
            raise Problem("too_many_requests", headers={"Retry-After": "2"})
        self.waiting[who] += 1
        try:
            told = await asyncio.get_running_loop().run_in_executor(self.thread, self._ask, order)
        finally:
            self.waiting[who] -= 1
            if not self.waiting[who]:
                del self.waiting[who]
        if told is None:
            raise Problem("unavailable", "The record could not be replayed in time; try again.")
        if "problem" in told:
            raise Problem(told["problem"], told["detail"])
        return told["answer"]

    def _ask(self, order: dict[str, Any]) -> dict[str, Any] | None:
        if self.worker is None or not self.worker.alive:
            self.worker = WorkerProcess(self._compiled_now(), MODULE)
            if not self.worker.start():
                return None
        answer = self.worker.ask(encode(order), SECONDS)
        return None if answer is None else json.loads(answer)

    def _compiled_now(self) -> Path | None:
        return self.compiled if self.compiled is not None and (self.compiled / "stamp").exists() else None

    def close(self) -> None:
        """End the process."""
        self.thread.shutdown(wait=False, cancel_futures=True)
        if self.worker is not None:
            self.worker.kill()
