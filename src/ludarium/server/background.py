"""Work that goes on beside requests: snapshots, presence, bots' moves, reviews."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from ludarium.server.problems import Problem
from ludarium.server.storage import Unavailable

log = logging.getLogger("ludarium.server.background")


class Background:
    """The tasks that nobody waits for. One that fails is logged, unless what it tried may simply not be possible now."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Begin to do something beside."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), (Problem, Unavailable)):
            log.error("background work failed", exc_info=task.exception())

    async def finish(self, seconds: float) -> None:
        """Wait for what is under way, but not for longer than this."""
        if self.tasks:
            await asyncio.wait(set(self.tasks), timeout=seconds)
