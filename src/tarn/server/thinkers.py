"""Bots think in processes of their own, for a limited time; the event loop never waits for them.

A worker that takes too long is killed, one that dies is replaced. Whoever asked then gets None and plays any legal move, so
that a bot's failure never holds up a game.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

log = logging.getLogger("tarn.server.thinkers")

NICENESS: Final = 5  # people come first


class Thought(NamedTuple):
    """A question to a bot: the complete position, which the bot itself looks at only through its seat's eyes."""

    game: str
    bot: str
    position: dict[str, Any]
    seat: int
    luck: str


class Worker:
    """One process that thinks."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=think_forever, args=(theirs,), name="tarn-bot", daemon=True)
        self.process.start()
        theirs.close()

    def think(self, thought: Thought, seconds: float) -> int | None:
        """Return the bot's move; None if there was none in time (then this worker is dead)."""
        try:
            self.pipe.send(thought)
            if self.pipe.poll(seconds):
                move: int | None = self.pipe.recv()
                return move
        except (OSError, EOFError):
            log.warning("a bot's process died while %s was thinking", thought.bot)
        else:
            log.warning("the bot %s took more than %g s and was stopped", thought.bot, seconds)
        self.kill()
        return None

    def kill(self) -> None:
        """End the process."""
        with contextlib.suppress(OSError, ValueError):
            self.process.kill()
            self.process.join(timeout=2)
            self.pipe.close()


class Thinkers:
    """A few workers, started when the first bot has to move."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.threads = ThreadPoolExecutor(workers, "tarn-think")
        self.local = threading.local()
        self.workers: list[Worker] = []
        self.killed = 0
        self.waiting = 0

    async def think(self, thought: Thought) -> int | None:
        """Return the bot's move, or None if it failed."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, self._think, thought)
        finally:
            self.waiting -= 1

    def _think(self, thought: Thought) -> int | None:
        worker: Worker | None = getattr(self.local, "worker", None)
        first = worker is None or not worker.process.is_alive()
        if worker is None or first:
            worker = self.local.worker = Worker()
            self.workers = [other for other in self.workers if other.process.is_alive()] + [worker]
        move = worker.think(thought, self.seconds + (20 if first else 0))  # a new process first loads the games
        if not worker.process.is_alive():
            self.killed += 1
            self.local.worker = None
        return move

    def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)


def a_thought(game: str, bot: str, position: dict[str, Any], seat: int) -> Thought:
    """Return a question to a bot, with luck of its own."""
    return Thought(game, bot, position, seat, secrets.token_hex(16))


def think_forever(pipe: Connection) -> None:
    """Answer thoughts until the server is gone (the worker process's whole life)."""
    import tarn  # noqa: PLC0415  (a new process imports the games itself)
    from tarn import bots  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    for name in tarn.GAMES:
        tarn.game(name)
    while True:
        try:
            thought: Thought = pipe.recv()
        except (EOFError, OSError):
            return
        move: int | None = None
        try:
            state = tarn.game(thought.game).load(thought.position)
            move = bots.bot(thought.bot).choose(state, thought.seat, tarn.chance(thought.luck))
        except Exception:
            logging.getLogger("tarn.server.thinkers").exception("the bot %s failed", thought.bot)
        with contextlib.suppress(OSError):
            pipe.send(move)
