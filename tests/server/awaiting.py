"""Work of the server's event loop, done in a test."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")


def awaited(work: Coroutine[object, object, Result]) -> Result:
    """Return what the work comes to, in a thread of its own.

    After a test with a browser the main thread of a test process has a running loop for good, Playwright's, and can run no second one.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
