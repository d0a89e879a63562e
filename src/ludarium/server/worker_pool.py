"""A pool of worker processes for bots: a job goes to a worker, its answer comes back within a limited time.

The event loop never waits for a job. A worker that takes too long is killed, one that dies is replaced. Whoever asked then gets
None and does without, so that a bot's failure never holds up a game. Workers run the compiled engine as soon as there is one
(settings.compiled).
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
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import ludarium
from ludarium.bots import BOTS
from ludarium.bots.analysis import analysis_from, merged
from ludarium.server.encoding import encode
from ludarium.server.fair_queue import Asker, FairQueue

log = logging.getLogger("ludarium.server.worker_pool")

STARTS_WITHIN: Final = 60.0  # seconds: a new process loads the games first
CHOOSE: Final = "choose"
SEARCH: Final = "search"
ANALYSE: Final = "analyse"
HERE: Final = Path(ludarium.__file__).resolve().parent.parent


NEVER: Final = 2.0  # more than any chance


class Job(NamedTuple):
    """A question about a position. The position is complete; the bot that answers looks at it only through the seat's eyes."""

    kind: str  # CHOOSE: a bot's move; SEARCH: one part of a search that leads to it; ANALYSE: all moves with their prospects
    game: str
    position: dict[str, Any]
    seat: int
    luck: str
    bot: str = ""
    table: str = ""  # a bot goes on with its search at the same table
    seconds: float = 0.0  # for an analysis
    played: str | None = None  # a move that is to be looked at closely, however bad it seems
    explains: float = NEVER  # say what speaks for the best move where it gives so much more of the chance to win than the one played
    packs: tuple[str, ...] = ()  # the texts of the packs beyond the game's own
    part: int = 0  # of the searches of one decision, each with luck of its own


class WorkerProcess:
    """One worker process: a line of JSON in, a line of JSON out, by a module that does the work."""

    def __init__(self, compiled: Path | None, module: str = "ludarium.server.worker", bots: Sequence[str] = ()) -> None:
        self.compiled = compiled
        paths = [str(compiled or HERE), *filter(None, [os.environ.get("PYTHONPATH")])]
        command = [sys.executable, "-P", "-m", module]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LUDARIUM_BOTS": " ".join(bots)}
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)

    def run(self, job: Job, seconds: float) -> Any:
        """Return the job's answer; None if there was none in time (then this worker is dead)."""
        answer = self.ask(encode(job._asdict()), seconds)
        if answer is None:
            log.warning("no answer within %g s: %s %s", seconds, job.kind, job.bot)
        return None if answer is None else json.loads(answer)

    def start(self) -> bool:
        """Wait until the process has loaded the games; say whether it has."""
        return self.ask("", STARTS_WITHIN) is not None

    def ask(self, line: str, seconds: float) -> bytes | None:
        """Return the answer to a line; None if there was none in time (then this worker is dead)."""
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


class WorkerPool:
    """A few workers, started when the first job comes."""

    def __init__(self, workers: int, seconds: float, compiled: Path | None, bots: Sequence[str] = ()) -> None:
        self.seconds = seconds
        self.compiled = compiled
        self.bots = bots
        self.size = workers
        self.queue = FairQueue(workers)
        self.costs: dict[tuple[str, str, str], float] = {}  # seconds that jobs of a kind take, by bot and game
        self.threads = ThreadPoolExecutor(workers, "ludarium-worker")  # each waits for a worker of its own
        self.local = threading.local()
        self.workers: list[WorkerProcess] = []
        self.killed = 0
        self.pending = 0  # jobs that run or wait
        self.closed = False

    async def choose(self, job: Job, asker: Asker) -> int | None:
        """Return a bot's move, or None if it failed. A bot that searches does so in all workers that nobody else needs."""
        idle = self.size - self.pending
        if idle < 2 or job.bot not in BOTS or not BOTS[job.bot].searches:
            move: int | None = await self.run(job, asker)
            return move
        parts = [self.run(job._replace(kind=SEARCH, part=part), asker) for part in range(idle)]
        found = [analysis_from(answer) for answer in await asyncio.gather(*parts) if answer is not None]
        return merged(found).best.move if found else None

    async def run(self, job: Job, asker: Asker, patience: float | None = None) -> Any:
        """Return a job's answer, or None if it failed, or if its turn did not come within `patience` seconds."""
        kind = (job.kind, job.bot, job.game)
        self.pending += 1
        try:
            async with self.queue.place(asker, job.seconds or self.costs.get(kind, 0.0), patience):
                if self.closed:
                    return None
                began = time.monotonic()
                answer = await asyncio.get_running_loop().run_in_executor(self.threads, self._run, job)
                self.costs[kind] = (self.costs.get(kind, 0.0) + time.monotonic() - began) / 2
                return answer
        except TimeoutError:
            return None
        finally:
            self.pending -= 1

    def _run(self, job: Job) -> Any:
        worker = self._worker()
        answer = None if worker is None else worker.run(job, self.seconds)
        if worker is None or not worker.alive:
            self.killed += 1
            self.local.worker = None
        return answer

    def _worker(self) -> WorkerProcess | None:
        """Return this thread's worker, a new one if it died or a compiled engine has come since; None if it cannot start."""
        worker: WorkerProcess | None = getattr(self.local, "worker", None)
        compiled = self._compiled_now()
        if worker is not None and worker.alive and worker.compiled == compiled:
            return worker
        if worker is not None:
            worker.kill()
        worker = self.local.worker = WorkerProcess(compiled, bots=self.bots)
        self.workers = [other for other in self.workers if other.alive] + [worker]
        return worker if worker.start() else None

    def _compiled_now(self) -> Path | None:
        """Return where the compiled engine lies if it is complete: its stamp is written last and taken away first."""
        return self.compiled if self.compiled is not None and (self.compiled / "stamp").exists() else None

    def close(self) -> None:
        """End all workers; whoever still waits for one is told that there is none."""
        self.closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.kill()
