"""Running the program in tests: in this process, and as a real one with pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from rich.cells import cell_len
from typer.testing import CliRunner

from ludarium.cli import app

COLUMNS = 80


class Done:
    """What a run left behind."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    def width(self) -> int:
        return max((cell_len(line) for line in self.out.splitlines()), default=0)


def environment(folder: Path) -> dict[str, str]:
    return {"XDG_DATA_HOME": str(folder), "LUDARIUM_LANGUAGE": "en", "COLUMNS": str(COLUMNS)}


def ludarium(folder: Path, *words: str, typed: str = "") -> Done:
    """Run `ludarium` in this process, its data in a folder of the test's own."""
    done = CliRunner().invoke(app, list(words), input=typed, env=environment(folder))
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Done(done.exit_code, done.stdout, done.stderr)


def ludarium_process(folder: Path, *words: str, typed: bytes = b"") -> Done:
    """Run `ludarium` as a process of its own with piped input."""
    inherited = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "SYSTEMROOT", "HOME")}
    command = [sys.executable, "-m", "ludarium.cli", *words]
    done = subprocess.run(command, input=typed, capture_output=True, env={**inherited, **environment(folder)}, check=False, timeout=300)
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())
