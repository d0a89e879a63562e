"""What a record that was brought says about its game: comments on moves, and variations. It is kept as its text."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, bindparam, select

import ludarium
from ludarium.engine.record import Entry, copied
from ludarium.server import schema
from ludarium.server.problems import Problem

LINE: Final = r"^([1-9][0-9]{0,3}\.[1-9][0-9]{0,2}(-[1-9][0-9]{0,3}\.[1-9][0-9]{0,2}){0,11})?$"  # as deep as a record may be

_NOTES = select(schema.notes.c.text).where(schema.notes.c.table == bindparam("wanted"))


def is_noted(record: ludarium.Record) -> bool:
    """Say whether a record has comments or variations."""
    return bool(record.comment) or any(entry.comment or entry.variations for entry in record.entries)


def played_in_variations(entries: list[Entry]) -> int:
    """Return how many moves all variations have together."""
    return sum(len(variation) + played_in_variations(variation) for entry in entries for variation in entry.variations)


def save_notes(connection: Connection, table: str, record: ludarium.Record) -> None:
    """Keep what a record says about its game."""
    if is_noted(record):
        connection.execute(schema.notes.insert(), {"table": table, "text": str(record)})


def load_notes(connection: Connection, table: str) -> ludarium.Record | None:
    """Return the record that a table was made of, if it says something about the game."""
    text = connection.execute(_NOTES, {"wanted": table}).scalar()
    return None if text is None else ludarium.parse_record(text)


def follow_line(record: ludarium.Record | None, line: str) -> ludarium.Record:
    """Return the record of a line: `12.1-15.2` is the first variation of move 12, and in it the second of move 15; 404 if it has none."""
    try:
        for step in line.split("-"):
            number, which = step.split(".")
            if record is None:
                raise ludarium.RecordError("nobody has written variations")
            record = record.variation(int(number), int(which))
    except ludarium.RecordError as wrong:
        raise Problem("no_such_position", f"There is no such variation: {wrong}.") from None
    assert record is not None
    return record


def rows_of_line(rows: list[list[Any]], record: ludarium.Record, line: str) -> list[list[Any]]:
    """Return the entries of a line as rows: those of the game as far as the line shares them, then its own.

    What viewers count has no meaning in a game that nobody played: there it stays as it was.
    """
    shared = min(int(step.split(".")[0]) for step in line.split("-")) - 1
    marks, at = rows[shared][5:7]
    own = [[number, entry.seat, entry.move, "player", 0, marks, at] for number, entry in enumerate(record.entries, start=1)]
    return [*rows[:shared], *own[shared:]]


def notes_of(record: ludarium.Record | None) -> dict[str, Any]:
    """Return what a history tells of a record: the comment on the game, and for each entry its comment and how many variations it has."""
    if record is None:
        return {"comment": "", "notes": []}
    return {"comment": record.comment, "notes": [[entry.comment, len(entry.variations)] for entry in record.entries]}


def with_notes(entries: list[Entry], record: ludarium.Record | None) -> list[Entry]:
    """Return the entries of a table with what the record says about them that the table was made of."""
    noted = copied([] if record is None else record.entries[: len(entries)])
    return [*noted, *entries[len(noted) :]]
