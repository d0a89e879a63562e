"""Who is at a table, as one process knows it of itself and of the others."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import Connection

from ludarium.server import steady
from ludarium.server.background import Background
from ludarium.server.bus import Bus, Notice
from ludarium.server.settings import read_settings
from ludarium.server.storage import Storage
from ludarium.server.tables.cache import TableCache
from ludarium.server.tables.meta import HUMAN, Seat
from ludarium.server.tables.opening import TableSpec, new_table
from ludarium.server.tables.presence import Presence
from ludarium.server.tables.snapshots import Snapshots
from ludarium.server.tables.table import Crowd, Table, Watcher
from tests.server.test_storage import in_a_loop


def a_table() -> Table:
    """Return a table of two that was opened an hour ago."""
    meta = new_table(TableSpec("ginkgopolis", ["me", "open"]), "nell")
    meta.seats[1] = Seat(1, HUMAN, user="ada")
    table = Table(meta, [], boot=0.0)
    table.opened = steady.now() - 3600
    return table


def absent_since(table: Table, user: str) -> float | None:
    return table.absent_since(user, table.people_here())


def test_somebody_at_another_process_is_here() -> None:
    table = a_table()
    table.hear("b", Crowd(steady.now() + 60, {"ada"}, 2))
    assert absent_since(table, "ada") is None
    assert absent_since(table, "nell") == table.opened
    assert table.spectators() == 2


def test_whoever_left_another_process_left_this_moment() -> None:
    table, before = a_table(), steady.now()
    table.hear("b", Crowd(before + 60, {"ada"}, 0))
    table.hear("b", Crowd(before + 60, set(), 0))
    assert before <= (absent_since(table, "ada") or 0) <= steady.now()


def test_whoever_changes_the_process_was_never_away() -> None:
    table, now = a_table(), steady.now()
    table.hear("b", Crowd(now + 60, {"ada"}, 0))
    table.hear("c", Crowd(now + 60, {"ada"}, 0))
    table.hear("b", Crowd(now + 60, set(), 0))
    assert absent_since(table, "ada") is None


def test_a_process_that_falls_silent_takes_its_people_with_it_only_then() -> None:
    table, silent = a_table(), steady.now() - 5
    table.hear("b", Crowd(silent, {"ada"}, 3))
    assert absent_since(table, "ada") == silent
    assert table.spectators() == 0
    table.hear("c", Crowd(steady.now() + 60, set(), 0))  # whoever tells has the others looked through
    assert list(table.elsewhere) == ["c"]
    assert absent_since(table, "ada") == silent


class Counting(Bus):
    """Notes what would be sent."""

    sent: list[list[str]]

    def announce_all(self, connection: Connection, notices: Iterable[Notice]) -> None:
        self.sent.append([notice["table"] for notice in notices])


def test_who_is_at_many_tables_is_told_by_a_few_commits(tmp_path: Path) -> None:
    settings = read_settings({"LUDARIUM_DATA": str(tmp_path)})
    storage, bus, background = Storage(settings), Counting(settings), Background()
    bus.shared, bus.sent = True, []
    tables = TableCache(settings, storage, bus, Snapshots(storage, background), background)

    async def tell() -> None:
        watched = [a_table() for _ in range(250)]
        for table in watched:
            table.watchers.add(Watcher(0, "nell"))
        tables.tables = OrderedDict((table.id, table) for table in [*watched, a_table()])
        await Presence(tables, storage, bus, background).tell_again()

    storage.open()
    in_a_loop(tell())
    told = [table for several in bus.sent for table in several]
    assert sorted(told) == sorted(list(tables.tables)[:250]), "each table with somebody there, once"
    assert storage.commits <= 25, "as many commits as tables"
    storage.close()
