"""Run all tests, first interpreted, then compiled, and end by saying what had to be skipped: `make test`."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.compile import NO_COMPILER, compiler  # noqa: E402

MIRROR = ROOT / "build" / "compiled"
# What runs compiled code itself. Server, terminal and page are the same files in both halves and are tested interpreted.
PLAYING = ("arena", "bots", "env", "games", "text/test_hungarian.py", "training")  # what plays for long
COMPILED_TESTS = [f"tests/{name}" for name in (*PLAYING, "engine", "rules", "server/test_livegame.py")]


def run_pytest(folder: Path, more: list[str], compiled_follows: bool = False) -> tuple[int, str]:
    """Run pytest in a folder and show its output as it comes; return its exit status and its skip lines.

    Where the compiled half follows, the tests leave to it what plays for long (tests/conftest.py).
    """
    workers = os.environ.get("TEST_WORKERS") or str((os.cpu_count() or 1) + 1)  # tests of servers and browsers wait much of their time
    command = [sys.executable, "-m", "pytest", "-n", workers, "--dist", "worksteal", "-q", "-rs", *more]
    follows = "1" if compiled_follows else ""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "COMPILED_FOLLOWS": follows}
    skipped: list[str] = []
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            if line.startswith("SKIPPED"):
                skipped.append(re.sub(r"^SKIPPED \[\d+\] ", "", line.strip()))
    return process.returncode, "\n".join(skipped)


def begin_compiling() -> subprocess.Popen[str]:
    """Start the compiler beside the interpreted half, which leaves it the time in which tests of servers and browsers wait."""
    quietly = ["nice", "-n", "15"] if shutil.which("nice") else []
    command = [*quietly, sys.executable, str(ROOT / "tools" / "compile.py")]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)


def stop(compiling: subprocess.Popen[str]) -> None:
    """Stop the compiler with all that it has started."""
    if compiling.poll() is None and hasattr(os, "killpg"):
        os.killpg(compiling.pid, signal.SIGTERM)
    compiling.communicate()


def compiled_by(compiling: subprocess.Popen[str] | None) -> int:
    """Return how compiling ended, by what was begun beside the tests or by doing it now."""
    if compiling is None:
        return subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")], check=False).returncode
    said, _nothing = compiling.communicate()
    print(said, end="", flush=True)
    return compiling.returncode


def main() -> int:
    """Run both halves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=["interpreted", "compiled"])
    wish, more = parser.parse_known_args()
    began = time.monotonic()
    skipped: list[str] = []
    status = 0
    compiling: subprocess.Popen[str] | None = None
    if wish.only != "compiled":
        print("== interpreted", flush=True)
        compiling = begin_compiling() if wish.only is None and compiler() is not None else None
        status, skips = run_pytest(ROOT, more, compiling is not None)
        skipped += [f"interpreted: {line}" for line in skips.splitlines()]
        if compiling is not None and status:
            stop(compiling)
    if wish.only != "interpreted" and not status:
        print("== compiled", flush=True)
        compiled = compiled_by(compiling)
        if compiled == NO_COMPILER:
            skipped.append("the compiled half: no C compiler on this machine")
        elif compiled:
            return compiled
        else:
            status, skips = run_pytest(MIRROR, [*COMPILED_TESTS, *more])
            skipped += [f"compiled: {line}" for line in skips.splitlines()]
    print(f"== {'passed' if not status else 'FAILED'} in {time.monotonic() - began:.0f} s")
    print("== skipped:" if skipped else "== nothing was skipped")
    for line in skipped:
        print(f"   {line}")
    return status


if __name__ == "__main__":
    sys.exit(main())
