"""Where work is done whose results come in the order of the work: in this process, or in several ones of this machine.

`ludarium.cluster` does it on several machines.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Self, TypeVar

from ludarium.engine.errors import LudariumError

MOST = 8
AHEAD = 2  # pieces of work handed out for each process: one to do, one to begin with at once
KILLED = "a process that was at work was killed, perhaps for lack of memory: try fewer --workers"

T = TypeVar("T")
R = TypeVar("R")


class WorkplaceError(LudariumError):
    """Work cannot be done where it should be, or no longer."""


class Lost:
    """An item whose work was given up, and why."""

    def __init__(self, item: object, why: str) -> None:
        self.item = item
        self.why = why


class Workplace:
    """Where work is done. It is entered and left like a file that is opened: what it needs is there in between.

    `lost` is what was given up, because whoever worked at it was killed again and again. Not every workplace knows of such.
    """

    def __init__(self) -> None:
        self.lost: list[Lost] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        return

    def in_order(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """Yield what the work makes of each item, in order, without those that are lost. Whoever stops asking stops the work."""
        raise NotImplementedError


class Here(Workplace):
    """The process that asks."""

    def in_order(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        yield from map(work, items)


class Processes(Workplace):
    """Several processes of this machine."""

    def __init__(self, workers: int) -> None:
        super().__init__()
        self.workers = workers

    def in_order(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        others = multiprocessing.active_children()
        pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=begin_work)
        try:
            waiting: deque[Future[R]] = deque()
            for item in items:
                waiting.append(pool.submit(work, item))
                if len(waiting) > AHEAD * self.workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
            pool.shutdown()
        except BrokenProcessPool:
            raise WorkplaceError(KILLED) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()


def cores() -> int:
    """Return how many processes may work side by side on this machine."""
    return min(os.cpu_count() or 1, MOST)


def workplace(workers: int = 0) -> Workplace:
    """Return where so many processes of this machine work; 0: one for each core."""
    many = workers or cores()
    return Here() if many == 1 else Processes(many)


def begin_work() -> None:
    """Prepare a process that works for another."""
    leave_interrupts()
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this process when its parent has ended, however roughly: nobody is left to give it work or to stop it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def leave_interrupts() -> None:
    """Let Ctrl+C be the parent's business: it ends the processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
