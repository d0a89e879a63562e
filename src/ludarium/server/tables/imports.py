"""Tables made of records from elsewhere: a finished game becomes a finished table, an unfinished one goes on."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from sqlalchemy import Connection

import ludarium
from ludarium.engine.record import UNDO, Entry
from ludarium.server.people import tidy_name
from ludarium.server.problems import Problem
from ludarium.server.storage import Storage
from ludarium.server.tables.changes import Changes
from ludarium.server.tables.due import first_due
from ludarium.server.tables.livegame import Change, LiveGame, pack_snapshot, start_game
from ludarium.server.tables.meta import FINISHED, RUNNING, Meta
from ludarium.server.tables.opening import TableSpec, insert_new, new_table
from ludarium.server.tables.records import entry_row, insert_entries, save_snapshot

MOST_ENTRIES: Final = 5000


class Imports:
    """Makes tables of records."""

    def __init__(self, changes: Changes, storage: Storage, tables_per_person: int) -> None:
        self.changes = changes
        self.storage = storage
        self.tables_per_person = tables_per_person

    async def bring(self, text: str, seats: list[str] | None, user: str) -> str:
        """Make a table of a record; return its id."""
        meta, live, entries = await asyncio.to_thread(read_record, text, seats, user)
        snapshot = live.snapshot()

        def work(connection: Connection) -> None:
            insert_new(connection, meta, self.tables_per_person)
            insert_entries(connection, entries)
            save_snapshot(connection, meta.id, meta.number, pack_snapshot(snapshot))

        await self.storage.write(work, meta.id)
        await self.changes.opened(meta.id)
        return meta.id


def read_record(text: str, seats: list[str] | None, user: str) -> tuple[Meta, LiveGame, list[dict[str, Any]]]:
    """Return the table that a record makes, its game and its entries as rows; 422 if the record is damaged."""
    try:
        record = ludarium.parse_record(text)
        if len(record.entries) > MOST_ENTRIES:
            raise ludarium.RecordError(f"more than {MOST_ENTRIES} entries")
        game = ludarium.game(record.game)
        ludarium.replay(record, game, 0)  # the head: rules, packs, options
        specs = {spec.name: spec for spec in game.options}
        options = {name: specs[name].parse(value) for name, value in record.options.items()}
        seats = seats or ["me"] * record.players
        if len(seats) != record.players:
            raise ludarium.RecordError(f"the record has {record.players} seats, not {len(seats)}")
        meta = new_table(TableSpec(record.game, seats, options, public=False), user, record.seed, record.generator)
        live = start_game(game, meta.deal)
        rows = replay_entries(record, live, meta)
    except ludarium.LudariumError as wrong:
        raise Problem("bad_record", str(wrong)) from None
    if record.result and record.result != live.match.record.result:
        raise Problem("bad_record", f"The record says result {record.result}, the replay gives {live.match.record.result}.")
    for seat in meta.seats:
        seat.name = tidy_name(record.names.get(seat.seat, "")) or None
    set_progress(meta, live)
    return meta, live, rows


def replay_entries(record: ludarium.Record, live: LiveGame, meta: Meta) -> list[dict[str, Any]]:
    """Play a record's entries; return them as rows, with what every viewer counts."""
    live.look()
    rows: list[dict[str, Any]] = []
    for number, entry in enumerate(record.entries, start=1):
        try:
            change = carry_out(live, entry)
        except ludarium.LudariumError as wrong:
            raise ludarium.RecordError(f"move {number} ({entry.seat} {entry.move}): {wrong}") from None
        live.accept(change)
        rows.append(entry_row(meta.id, number, change, "player", meta.created))
    return rows


def carry_out(live: LiveGame, entry: Entry) -> Change:
    """Play an entry, whatever question it answered when it was first played."""
    if not 0 <= entry.seat < live.players:
        raise ludarium.RecordError(f"there is no seat {entry.seat}")
    if entry.move == UNDO:
        return live.undo(entry.seat, live.own[entry.seat])
    return live.play(entry.seat, entry.move, live.marks.asked[entry.seat])


def set_progress(meta: Meta, live: LiveGame) -> None:
    """Note how far an imported game has come."""
    meta.imported = True
    meta.number = len(live.match.record.entries)
    meta.started = meta.created
    meta.to_move = live.to_move
    if live.end:
        meta.status, meta.result, meta.digest = FINISHED, live.result("played"), live.match.state.digest()
    else:
        meta.status, meta.due = RUNNING, first_due(meta, time.time())
