"""Bots think in processes of their own, for a limited time; the event loop never waits for them.

A worker that takes too long is killed, one that dies is replaced. Whoever asked then gets None and does without, so that a
bot's failure never holds up a game. Workers run the compiled engine as soon as there is one (settings.compiled).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import ludarium
from ludarium.bots import BOTS
from ludarium.bots.analysis import analysis_from, merged

log = logging.getLogger("ludarium.server.thinkers")

STARTS_WITHIN: Final = 60.0  # seconds: a new process loads the games first
CHOOSE: Final = "choose"
ANALYSE: Final = "analyse"
PONDER: Final = "ponder"
HERE: Final = Path(ludarium.__file__).resolve().parent.parent


class Thought(NamedTuple):
    """A question about a position: the complete one, which whoever thinks looks at only through the seat's eyes."""

    task: str  # CHOOSE: a bot's move; PONDER: one part of a search that leads to it; ANALYSE: all moves with their prospects
    game: str
    position: dict[str, Any]
    seat: int
    luck: str
    bot: str = ""
    table: str = ""  # a bot goes on with what it thought at the same table
    seconds: float = 0.0  # for an analysis
    played: str | None = None  # a move that is to be looked at closely, however bad it seems
    part: int = 0  # of the searches of one decision, each with luck of its own


class Worker:
    """One process that thinks: a line of JSON in, a line of JSON out (ludarium.server.thinking)."""

    def __init__(self, compiled: Path | None) -> None:
        self.compiled = compiled
        paths = [str(compiled or HERE), *filter(None, [os.environ.get("PYTHONPATH")])]
        command = [sys.executable, "-P", "-m", "ludarium.server.thinking"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)

    def think(self, thought: Thought, seconds: float) -> Any:
        """Return the bot's answer; None if there was none in time (then this worker is dead)."""
        answer = self._ask(json.dumps(thought._asdict()), seconds)
        if answer is None:
            log.warning("no answer within %g s: %s %s", seconds, thought.task, thought.bot)
        return None if answer is None else json.loads(answer)

    def start(self) -> bool:
        """Wait until the process has loaded the games; say whether it has."""
        return self._ask("", STARTS_WITHIN) is not None

    def _ask(self, line: str, seconds: float) -> bytes | None:
        watch = threading.Timer(seconds, self.process.kill)
        watch.start()
        try:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except (OSError, ValueError):
            answer = b""
        finally:
            watch.cancel()
        if not answer.endswith(b"\n"):
            self.kill()
            return None
        return answer

    @property
    def alive(self) -> bool:
        """Say whether the process runs."""
        return self.process.poll() is None

    def kill(self) -> None:
        """End the process."""
        with contextlib.suppress(OSError, ValueError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait(timeout=2)
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError, ValueError):
                if pipe is not None:
                    pipe.close()


class Thinkers:
    """A few workers, started when the first bot has to move."""

    def __init__(self, workers: int, seconds: float, compiled: Path | None) -> None:
        self.seconds = seconds
        self.compiled = compiled
        self.allowed = workers
        self.threads = ThreadPoolExecutor(workers, "ludarium-think")
        self.local = threading.local()
        self.workers: list[Worker] = []
        self.killed = 0
        self.waiting = 0

    async def choose(self, thought: Thought) -> int | None:
        """Return a bot's move, or None if it failed. A bot that searches does so in all workers that nobody else needs."""
        idle = self.allowed - self.waiting
        if idle < 2 or thought.bot not in BOTS or "simulations" not in BOTS[thought.bot].settings:
            move: int | None = await self.think(thought)
            return move
        parts = [self.think(thought._replace(task=PONDER, part=part)) for part in range(idle)]
        found = [analysis_from(answer) for answer in await asyncio.gather(*parts) if answer is not None]
        return merged(found).best.move if found else None

    async def think(self, thought: Thought) -> Any:
        """Return the bot's answer, or None if it failed."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, self._think, thought)
        finally:
            self.waiting -= 1

    def _think(self, thought: Thought) -> Any:
        worker = self._worker()
        answer = None if worker is None else worker.think(thought, self.seconds)
        if worker is None or not worker.alive:
            self.killed += 1
            self.local.worker = None
        return answer

    def _worker(self) -> Worker | None:
        """Return this thread's worker, a new one if it died or a compiled engine has come since; None if it cannot start."""
        worker: Worker | None = getattr(self.local, "worker", None)
        compiled = self._compiled_now()
        if worker is not None and worker.alive and worker.compiled == compiled:
            return worker
        if worker is not None:
            worker.kill()
        worker = self.local.worker = Worker(compiled)
        self.workers = [other for other in self.workers if other.alive] + [worker]
        return worker if worker.start() else None

    def _compiled_now(self) -> Path | None:
        """Return where the compiled engine lies if it is complete: its stamp is written last and taken away first."""
        return self.compiled if self.compiled is not None and (self.compiled / "stamp").exists() else None

    def close(self) -> None:
        """End all workers."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.kill()
