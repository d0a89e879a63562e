"""What an open event stream waits for: news, or the time to show that it lives."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

HEARTBEAT: Final = b": here\n\n"
TURNS: Final = 20  # in which the streams have their heartbeats: all at once would hold everything else up


class Listener:
    """Woken when there may be something to tell. Its heartbeats follow from the clock alone, so that they tell of nothing else."""

    def __init__(self) -> None:
        self.wakeup = asyncio.Event()
        self.turn = secrets.randbelow(TURNS)
        self.beats = False
        self.ended = False  # whoever it is for has signed out

    def ring(self) -> None:
        """There may be news."""
        self.wakeup.set()

    def beat(self) -> None:
        """It is time for a heartbeat."""
        self.beats = True
        self.wakeup.set()

    async def wait(self) -> None:
        """Wait until it is woken, since the last wait or from now on."""
        await self.wakeup.wait()
        self.wakeup.clear()

    def heartbeat(self) -> bytes:
        """Return a heartbeat if one is due."""
        beats, self.beats = self.beats, False
        return HEARTBEAT if beats else b""
