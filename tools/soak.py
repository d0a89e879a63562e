"""Random games of every game and mode, more than a test run has time for: `make soak`, or tools/soak.py --games 50000.

Prints how many games ran; every failure with its seed, and the exit status is 1 if there was one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import ludarium  # noqa: E402
from ludarium.engine import state as engine_state  # noqa: E402
from ludarium.engine.trials import Mode  # noqa: E402
from tests.harness import CLOSE_EVERY, check_game  # noqa: E402

FIRST_SEED = 1_000_000  # other games than the tests play
Job = tuple[str, int, dict[str, object], int]


def play(job: Job) -> tuple[Job, str]:
    """Check one game; return what went wrong, or nothing."""
    name, players, options, seed = job
    try:
        check_game(ludarium.game(name), players, options, seed, seed % CLOSE_EVERY == 0)
    except Exception as wrong:
        return job, f"{type(wrong).__name__}: {wrong}"
    return job, ""


def main() -> int:
    """Play so many games, spread over all games and modes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED)
    wish = parser.parse_args()
    kinds = [(name, mode.players, mode.options) for name in ludarium.GAMES for mode in ludarium.game(name).modes()]
    jobs: list[Job] = [(*kinds[number % len(kinds)], wish.first_seed + number // len(kinds)) for number in range(wish.games)]
    console = Console()
    compiled = not (engine_state.__file__ or "").endswith(".py")
    console.print(f"soak: {len(jobs):,} games, {len(kinds)} modes, {'compiled' if compiled else 'interpreted'}")
    failures: list[tuple[Job, str]] = []
    began = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.Pool(os.cpu_count()) as pool, Progress(*columns, console=console) as progress:
        bar = progress.add_task("random games", total=len(jobs))
        for job, wrong in pool.imap_unordered(play, jobs, chunksize=20):
            progress.advance(bar)
            if wrong:
                failures.append((job, wrong))
                progress.console.print(f"[red]failed[/]: {job[0]}, {Mode(job[1], job[2])}, seed {job[3]}: {wrong}")
    console.print(f"soak: {len(jobs):,} games ran in {time.monotonic() - began:,.0f} s, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
