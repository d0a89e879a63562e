"""The record of a table in the database: entries are only ever added, each with the number that follows the last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, select, text

from ludarium.server import schema
from ludarium.server.storage import Conflict
from ludarium.server.tables.livegame import Change, StoredEntry, read_marks

MOST_ENTRIES: Final = 5000  # of a record: no game is as long; with more, nothing is taken back any more and nothing is imported

_ENTRIES = (
    select(schema.entries)
    .where(schema.entries.c.table == bindparam("wanted"), schema.entries.c.number > bindparam("after"))
    .order_by(schema.entries.c.number)
)
_SNAPSHOT = select(schema.snapshots).where(schema.snapshots.c.table == bindparam("wanted"))
_SAVE_SNAPSHOT = text(  # a process that has not heard of the last moves must not put an older one in place of another's
    'INSERT INTO snapshots ("table", number, data) VALUES (:table, :number, :data)'
    ' ON CONFLICT ("table") DO UPDATE SET number = excluded.number, data = excluded.data WHERE snapshots.number <= excluded.number'
)
_TABLE = select(schema.tables.c.id).where(schema.tables.c.id == bindparam("wanted"))
_FREE_TABLE = _TABLE.with_for_update(skip_locked=True, key_share=True)
_INSERT_ENTRY = schema.entries.insert()
_MOVE_ON = schema.tables.update().where(
    schema.tables.c.id == bindparam("wanted"),
    schema.tables.c.number == bindparam("expected"),
    schema.tables.c.revision == bindparam("seen"),
    schema.tables.c.status == "running",
)


class NewEntry(NamedTuple):
    """An entry that is to be added."""

    row: dict[str, Any]
    revision: int  # of the table by which it was made
    table: dict[str, Any]  # what it changes there, by column

    def order(self) -> dict[str, Any]:
        """Return what moves its table on."""
        number = self.row["number"]
        return {"wanted": self.row["table"], "expected": number - 1, "seen": self.revision, "number": number, **self.table}


def load_entries(connection: Connection, table: str, after: int = 0) -> list[StoredEntry]:
    """Return the entries after a number."""
    rows = connection.execute(_ENTRIES, {"wanted": table, "after": after})
    return [StoredEntry(row.number, row.seat, row.move, row.by, row.answers, read_marks(row.marks), row.at) for row in rows]


def load_rows(connection: Connection, table: str) -> list[list[Any]]:
    """Return the entries as plain rows, for the process that replays them: number, seat, move, by, answers, marks, at."""
    rows = connection.execute(_ENTRIES, {"wanted": table, "after": 0})
    return [[row.number, row.seat, row.move, row.by, row.answers, row.marks, row.at] for row in rows]


def entry_row(table: str, number: int, change: Change, by: str, at: float) -> dict[str, Any]:
    """Return an entry as a row of the database."""
    return {
        "table": table,
        "number": number,
        "seat": change.seat,
        "move": change.move,
        "by": by,
        "answers": change.answers,
        "marks": change.marks.text(),
        "at": at,
    }


def append_entries(connection: Connection, entries: Sequence[NewEntry]) -> None:
    """Add entries of several tables, which change the same columns there; Conflict unless each is the next of a running table."""
    moved = connection.execute(_MOVE_ON, alone([entry.order() for entry in entries]))
    if moved.rowcount != len(entries):
        raise Conflict
    connection.execute(_INSERT_ENTRY, alone([entry.row for entry in entries]))


def alone(rows: list[dict[str, Any]]) -> list[dict[str, Any]] | dict[str, Any]:
    """Return a single row as such: drivers are quicker with one than with a list of one."""
    return rows[0] if len(rows) == 1 else rows


def insert_entries(connection: Connection, entries: list[dict[str, Any]]) -> None:
    """Write the entries of a table that is new."""
    if entries:
        connection.execute(_INSERT_ENTRY, entries)


def load_snapshot(connection: Connection, table: str) -> tuple[int, bytes] | None:
    """Return the last snapshot and the number of entries it stands for."""
    row = connection.execute(_SNAPSHOT, {"wanted": table}).first()
    return None if row is None else (row.number, bytes(row.data))


def save_snapshot(connection: Connection, table: str, number: int, data: bytes) -> None:
    """Put a snapshot in place of an older one."""
    connection.execute(_SAVE_SNAPSHOT, {"table": table, "number": number, "data": data})


def try_to_save_snapshot(connection: Connection, table: str, number: int, data: bytes) -> bool:
    """As `save_snapshot`, but False, and nothing is done, while another process writes at the table: nobody waits for a snapshot."""
    if connection.execute(_FREE_TABLE, {"wanted": table}).first() is None:
        return connection.execute(_TABLE, {"wanted": table}).first() is None  # one that was removed needs none
    save_snapshot(connection, table, number, data)
    return True
