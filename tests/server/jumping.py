"""The server with a clock that can jump: as `ludarium serve`, but its time of day is ahead by what a file in its folder says."""

from __future__ import annotations

import os
import time
from pathlib import Path
from unittest.mock import patch

import typer

from ludarium.server.command import serve

FILE = "ahead"  # seconds, in the server's folder


class Clock:
    """A time of day that somebody else sets. The clock that only goes forward is left alone, as by a real jump."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.real = time.time

    def time(self) -> float:
        """Return the time of day as this server sees it."""
        try:
            return self.real() + float(self.file.read_text())
        except (OSError, ValueError):  # none yet, or it is just being written
            return self.real()


if __name__ == "__main__":
    with patch.object(time, "time", Clock(Path(os.environ["LUDARIUM_DATA"]) / FILE).time):
        typer.run(serve)
