"""Work for several processes whose results come in the order of the work."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

MOST = 8
AHEAD = 2  # pieces of work handed out for each process: one to do, one to begin with at once

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    """Return how many processes may work side by side on this machine."""
    return min(os.cpu_count() or 1, MOST)


def in_order(work: Callable[[T], R], items: Iterable[T], workers: int) -> Iterator[R]:
    """Yield what the work makes of each item, in order. Whoever stops asking stops the processes."""
    if workers < 2:
        yield from map(work, items)
        return
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=leave_interrupts)
    try:
        waiting: deque[Future[R]] = deque()
        for item in items:
            waiting.append(pool.submit(work, item))
            if len(waiting) > AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
        pool.shutdown()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()


def leave_interrupts() -> None:
    """Let Ctrl+C be the parent's business: it ends the processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
