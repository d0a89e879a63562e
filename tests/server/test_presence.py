"""Who is at a table, as one process knows it of itself and of the others."""

from __future__ import annotations

import time

from ludarium.server.tables.meta import HUMAN, Seat
from ludarium.server.tables.opening import TableSpec, new_table
from ludarium.server.tables.table import Crowd, Table


def a_table() -> Table:
    """Return a table of two that was opened an hour ago."""
    meta = new_table(TableSpec("ginkgopolis", ["me", "open"]), "nell")
    meta.seats[1] = Seat(1, HUMAN, user="ada")
    table = Table(meta, [], boot=0.0)
    table.opened = time.time() - 3600
    return table


def absent_since(table: Table, user: str) -> float | None:
    return table.absent_since(user, table.people_here())


def test_somebody_at_another_process_is_here() -> None:
    table = a_table()
    table.hear("b", Crowd(time.time() + 60, {"ada"}, 2))
    assert absent_since(table, "ada") is None
    assert absent_since(table, "nell") == table.opened
    assert table.spectators() == 2


def test_whoever_left_another_process_left_this_moment() -> None:
    table, before = a_table(), time.time()
    table.hear("b", Crowd(before + 60, {"ada"}, 0))
    table.hear("b", Crowd(before + 60, set(), 0))
    assert before <= (absent_since(table, "ada") or 0) <= time.time()


def test_whoever_changes_the_process_was_never_away() -> None:
    table, now = a_table(), time.time()
    table.hear("b", Crowd(now + 60, {"ada"}, 0))
    table.hear("c", Crowd(now + 60, {"ada"}, 0))
    table.hear("b", Crowd(now + 60, set(), 0))
    assert absent_since(table, "ada") is None


def test_a_process_that_falls_silent_takes_its_people_with_it_only_then() -> None:
    table, silent = a_table(), time.time() - 5
    table.hear("b", Crowd(silent, {"ada"}, 3))
    assert absent_since(table, "ada") == silent
    assert table.spectators() == 0
    table.hear("c", Crowd(time.time() + 60, set(), 0))  # whoever tells has the others looked through
    assert list(table.elsewhere) == ["c"]
    assert absent_since(table, "ada") == silent
