"""Faults while people play: `make chaos`.

    python tools/chaos.py [--rounds 30] [--players 6] [--seconds 1.5] [--seed 1]

Starts servers of its own on SQLite and, where it is there, on PostgreSQL with one and with two processes. In every round scripted
people play as fast as they can while one fault comes: kill -9, SIGTERM, a restart of the database, a full disk, clocks that jump a day
ahead and back, connections that are cut. Then what was acknowledged is compared with what the database has. Exit status 1 if anything
is lost or not as it should be.

What only a machine's master could do is not tried: a disk that loses what it said it had written, a full disk or a wrong clock under
PostgreSQL. Two processes on one SQLite file do not exist: the second one refuses to start (tests/server/test_crash.py).
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Drawing

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.faults import ON_POSTGRES, ON_SQLITE, Fault, Player, Site, one_round, open_all  # noqa: E402
from tests.server.postgres import Cluster, NotHere  # noqa: E402


class Place(NamedTuple):
    """Where faults come."""

    name: str
    processes: int
    cluster: Cluster | None
    faults: dict[str, Fault]


class Tally:
    """What came of all rounds with one fault at one place."""

    def __init__(self) -> None:
        self.rounds = 0
        self.acknowledged = 0
        self.found = 0


def places(cluster: Cluster | None) -> list[Place]:
    """Return all places that this machine has."""
    found = [Place("SQLite, one process", 1, None, ON_SQLITE)]
    if cluster is not None:
        faults = {name: fault for name, fault in ON_POSTGRES.items() if name != "database restart" or cluster.can_restart}
        found += [Place("PostgreSQL, one process", 1, cluster, faults), Place("PostgreSQL, two processes", 2, cluster, faults)]
    return found


def run(place: Place, wish: argparse.Namespace, progress: Progress) -> tuple[dict[str, Tally], list[str]]:
    """Let faults come by turns; return what was counted for each, and what is wrong."""
    luck = random.Random(wish.seed)
    tallies = {name: Tally() for name in place.faults}
    wrong: list[str] = []
    bar = progress.add_task(place.name, total=wish.rounds)
    with tempfile.TemporaryDirectory(prefix="ludarium-chaos-") as folder:
        site = Site(Path(folder), place.processes, place.cluster)
        players = [Player(site, number) for number in range(wish.players)]
        acknowledged = found = 0
        for number in range(wish.rounds):
            name = list(place.faults)[number % len(place.faults)]
            result = one_round(site, players, place.faults[name], luck, wish.seconds)
            tally = tallies[name]
            tally.rounds += 1
            tally.acknowledged += result.acknowledged - acknowledged
            tally.found += result.found - found
            acknowledged, found = result.acknowledged, result.found
            wrong += [f"{place.name}, round {number + 1} ({name}): {text}" for text in result.wrong]
            progress.advance(bar)
        wrong += [f"{place.name}: {text}" for text in open_all(site, players)]
        site.close()
    return tallies, wrong


def draw(console: Console, results: dict[str, dict[str, Tally]]) -> int:
    """Print what was counted; return how much was lost."""
    drawing = Drawing("where", "fault", "rounds", "acknowledged", "found", "lost")
    for name in ("rounds", "acknowledged", "found", "lost"):
        drawing.columns[[column.header for column in drawing.columns].index(name)].justify = "right"
    total = Tally()
    for place, tallies in results.items():
        for fault, tally in tallies.items():
            drawing.add_row(
                place, fault, f"{tally.rounds}", f"{tally.acknowledged:,}", f"{tally.found:,}", f"{tally.acknowledged - tally.found}"
            )
            total.rounds += tally.rounds
            total.acknowledged += tally.acknowledged
            total.found += tally.found
    lost = total.acknowledged - total.found
    drawing.add_section()
    drawing.add_row("all", "", f"{total.rounds}", f"{total.acknowledged:,}", f"{total.found:,}", f"[bold]{lost}[/]")
    console.print(drawing)
    return lost


def main() -> int:
    """Let faults come everywhere."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=30, help="at each place")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=1.5, help="of play before a fault comes")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    console = Console()
    cluster: Cluster | None = None
    try:
        cluster = Cluster()
    except NotHere as reason:
        console.print(f"[yellow]not tried[/]: {reason}")
    results: dict[str, dict[str, Tally]] = {}
    wrong: list[str] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console) as progress:
            for place in places(cluster):
                results[place.name], more = run(place, wish, progress)
                wrong += more
    finally:
        if cluster is not None:
            cluster.stop()
    lost = draw(console, results)
    for text in wrong:
        console.print(f"[red]wrong[/]: {text}")
    return 1 if lost or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
