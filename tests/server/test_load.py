"""`make load` measures what it says, in small: also with several processes, each table at one of them."""

from __future__ import annotations

import argparse
import contextlib
import subprocess
import sys
from pathlib import Path

import pytest

import ludarium
from tests.server.awaiting import awaited
from tools.load import Site, database_for, hold_idle, measure

ROOT = Path(__file__).resolve().parents[2]


def test_several_processes_share_the_tables(tmp_path: Path) -> None:
    small = {"tables": 8, "bots": 4, "finished": 0, "seconds": 2.0, "rate": 2.0, "players": "2", "idle": 8, "cores": set(), "database": ""}
    wish = argparse.Namespace(**small, processes=2, interpreted=False, games=list(ludarium.GAMES))
    with contextlib.ExitStack() as stack:
        try:
            database, keeper = stack.enter_context(database_for(wish))
        except SystemExit as reason:
            pytest.skip(str(reason))
        site = Site(str(tmp_path), wish, database, keeper)
        try:
            site.start()
            figures, facts, _big = awaited(measure(site, wish))
            idle = awaited(hold_idle(site, wish))
            ports = {site.port_of(f"table{number}") for number in range(40)}
        finally:
            site.stop()
    assert ports == {server.port for server in site.servers}, "one process has all tables"
    assert figures.trips, "nobody moved"
    assert figures.deliveries, "nobody was told of a move"
    assert facts["entries"] >= facts["rate"], "moves were not counted at all processes"
    assert idle > 0.8 * facts["memory"], "the memory of idle tables was not measured at all processes"
    assert facts["kept"] > 0 or not keeper, "what the database needs was not measured"


@pytest.mark.parametrize("wish", [["--processes", "2", "--database", "sqlite:///tables.sqlite3"], ["--processes", "0"]])
def test_one_process_alone_uses_a_sqlite_file(wish: list[str]) -> None:
    asked = subprocess.run([sys.executable, "tools/load.py", *wish], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert asked.returncode == 2
    assert "several need PostgreSQL" in asked.stderr
