"""Tables made of records and positions from elsewhere: a finished game becomes a finished table, an unfinished one goes on.

Finished ones are the only tables that somebody can make without anybody playing. So they count, and they are removed: by whoever brought
them, and by the server when they are old.
"""

from __future__ import annotations

import asyncio
import base64
import time
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, select

import ludarium
from ludarium.engine.record import UNDO, Entry, taken_back
from ludarium.server import schema, steady
from ludarium.server.packs import further, game_with, load_packs, texts_of
from ludarium.server.people import tidy_name
from ludarium.server.problems import Problem
from ludarium.server.replays import Replays
from ludarium.server.settings import Settings
from ludarium.server.storage import Storage
from ludarium.server.tables.changes import Changes, must_host
from ludarium.server.tables.due import first_due
from ludarium.server.tables.meta import FINISHED, RUNNING, Meta
from ludarium.server.tables.notes import played_in_variations, save_notes
from ludarium.server.tables.opening import DAY, TableSpec, insert_new, new_table
from ludarium.server.tables.records import MOST_ENTRIES, insert_entries, save_snapshot
from ludarium.server.tables.table import Table

PRUNE_EVERY: Final = 600.0  # seconds
PRUNED_AT_ONCE: Final = 50
MOST_UNDONE: Final = 200  # in a record with more of them, what was taken back is left out

_TABLES = schema.tables.c
_FINISHED = (_TABLES.imported.is_(True), _TABLES.status == FINISHED)
_BROUGHT = select(func.count()).select_from(schema.tables).where(_TABLES.host == bindparam("who"), *_FINISHED)
_OLD = select(_TABLES.id).where(_TABLES.created < bindparam("before"), *_FINISHED).limit(PRUNED_AT_ONCE)


class Imports:
    """Makes tables of records."""

    def __init__(self, changes: Changes, storage: Storage, replays: Replays, settings: Settings) -> None:
        self.changes = changes
        self.storage = storage
        self.replays = replays
        self.settings = settings
        self.pruned = float("-inf")  # when old ones were looked for last

    async def bring(self, text: str, seats: list[str] | None, user: str, origin: str) -> str:
        """Make a table of a record; return its id."""
        record = await asyncio.to_thread(parsed, text)
        if record.game in ludarium.GAMES:
            packs = further(record.game, record.packs)
            await self.storage.read(lambda connection: load_packs(connection, record.game, packs))
        meta = await asyncio.to_thread(read_head, record, seats, user)
        meta.origin = origin
        record.entries = lasting(record.entries)
        told = await self.replays.run(import_order(record, meta), user)
        if record.result and record.result != told["scores"]:
            raise Problem("bad_record", f"The record says result {record.result}, the replay gives {told['scores']}.")
        set_progress(meta, told)

        def work(connection: Connection) -> None:
            if int(connection.execute(_BROUGHT, {"who": user}).scalar() or 0) >= self.settings.imports_per_person:
                raise Problem("too_many_tables", "You have brought too many finished games; remove one first.")
            insert_new(connection, meta, self.settings)
            insert_entries(connection, told["rows"])
            save_notes(connection, meta.id, record)
            save_snapshot(connection, meta.id, meta.number, base64.b64decode(told["snapshot"]))

        await self.storage.write(work, meta.id)
        await self.changes.opened(meta.id)
        return meta.id

    async def remove(self, table: Table, user: str) -> None:
        """Remove a finished table with all that belongs to it; 403 for everybody but whoever brought it."""
        must_host(table.meta, user)
        await self._remove(table.id)

    async def prune(self) -> None:
        """Remove finished tables that were brought long ago, a few at a time; look for them now and then."""
        if time.monotonic() - self.pruned < PRUNE_EVERY:
            return
        order = {"before": steady.now() - self.settings.import_days * DAY}
        old = await self.storage.read(lambda connection: connection.execute(_OLD, order).scalars().all())
        if len(old) < PRUNED_AT_ONCE:
            self.pruned = time.monotonic()
        for identity in old:
            await self._remove(identity)

    async def _remove(self, identity: str) -> None:
        def work(connection: Connection) -> None:
            for part in (schema.notes, schema.chat, schema.snapshots, schema.entries, schema.invites, schema.seats):
                connection.execute(part.delete().where(part.c.table == identity))
            connection.execute(schema.tables.delete().where(schema.tables.c.id == identity))
            self.changes.bus.announce(connection, {"table": identity})

        await self.storage.write(work, identity)
        self.changes.tables.drop(identity)


def parsed(text: str) -> ludarium.Record:
    """Return the record that a text holds; 422 if it is damaged or too long."""
    try:
        record = ludarium.parse_record(text)
        if len(record.entries) > MOST_ENTRIES:
            raise ludarium.RecordError(f"more than {MOST_ENTRIES} entries")
        if played_in_variations(record.entries) > MOST_ENTRIES:
            raise ludarium.RecordError(f"more than {MOST_ENTRIES} moves in variations")
    except ludarium.LudariumError as wrong:
        raise Problem("bad_record", str(wrong)) from None
    return record


def read_head(record: ludarium.Record, seats: list[str] | None, user: str) -> Meta:
    """Return the table that a record makes, its entries not yet played; 422 if its head does not fit."""
    try:
        packs = further(record.game, record.packs) if record.game in ludarium.GAMES else []
        game = game_with(record.game, packs)
        options = dict(ludarium.replay(record, game, 0).state.options)  # the head: rules, packs, options
        seats = seats or ["me"] * record.players
        if len(seats) != record.players:
            raise ludarium.RecordError(f"the record has {record.players} seats, not {len(seats)}")
        meta = new_table(TableSpec(record.game, seats, options, public=False, packs=packs), user, record.seed, record.generator)
        meta.position = record.position or None
    except ludarium.LudariumError as wrong:
        raise Problem("bad_record", str(wrong)) from None
    for seat in meta.seats:
        seat.name = tidy_name(record.names.get(seat.seat, "")) or None
    return meta


def import_order(record: ludarium.Record, meta: Meta) -> dict[str, Any]:
    """Return the order to play a record's entries, and its variations (ludarium.server.replays)."""
    played = [[entry.seat, entry.move] for entry in record.entries]
    packs = texts_of(game_with(meta.game, meta.further_packs))
    order = {"what": "import", "table": meta.id, "game": meta.game, "packs": packs, "deal": list(meta.deal)}
    varied = str(record) if played_in_variations(record.entries) else ""
    return {**order, "entries": played, "varied": varied, "at": meta.created}


def lasting(entries: list[Entry]) -> list[Entry]:
    """Return the entries; where very many were taken back, without those."""
    if sum(entry.move == UNDO for entry in entries) <= MOST_UNDONE:
        return entries
    gone = taken_back(entries)
    return [entry for place, entry in enumerate(entries) if place not in gone]


def set_progress(meta: Meta, told: dict[str, Any]) -> None:
    """Note how far an imported game has come."""
    meta.imported = True
    meta.number = len(told["rows"])
    meta.started = meta.created
    meta.to_move = told["to_move"]
    if told["result"] is not None:
        meta.status, meta.result, meta.digest = FINISHED, told["result"], told["digest"]
    else:
        meta.status, meta.due = RUNNING, first_due(meta, steady.now())
