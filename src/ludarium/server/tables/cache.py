"""The tables in memory: loaded when they are needed, kept within bounds, compared with the database before they are relied on."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Connection, bindparam, select

import ludarium
from ludarium.server import schema, steady
from ludarium.server.background import Background
from ludarium.server.bus import Bus
from ludarium.server.people import is_id
from ludarium.server.problems import Problem
from ludarium.server.settings import Settings
from ludarium.server.storage import Storage
from ludarium.server.tables.chat import load_chat
from ludarium.server.tables.livegame import StoredEntry
from ludarium.server.tables.loading import load
from ludarium.server.tables.meta import FINISHED, RUNNING, Meta, load_meta
from ludarium.server.tables.records import load_entries, load_snapshot
from ludarium.server.tables.snapshots import Snapshots
from ludarium.server.tables.table import Message, Table

TABLES_PER_GAME: Final = 4  # tables that may be in memory for each game that may be

_VERSION = select(schema.tables.c.revision, schema.tables.c.number).where(schema.tables.c.id == bindparam("wanted"))


class TableCache:
    """The tables that one server process has in memory. The database has all of them, and is right if the two differ."""

    def __init__(self, settings: Settings, storage: Storage, bus: Bus, snapshots: Snapshots, background: Background) -> None:
        self.storage = storage
        self.bus = bus
        self.snapshots = snapshots
        self.background = background
        self.most_games = settings.cached_games
        self.shared = not settings.is_sqlite  # other processes write, too
        self.boot = steady.now()
        self.tables: OrderedDict[str, Table] = OrderedDict()  # used last comes last, also below
        self.with_game: OrderedDict[str, Table] = OrderedDict()

    def get(self, identity: str) -> Table | None:
        """Return a table if it is in memory."""
        return self.tables.get(identity)

    def in_memory(self) -> list[Table]:
        """Return all tables in memory."""
        return list(self.tables.values())

    # -- using a table -------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def use(self, identity: str) -> AsyncIterator[Table]:
        """Keep a table in memory while it is used; 404 if there is none."""
        table = self.tables.get(identity) or await self._load(identity)
        self.tables.move_to_end(identity)
        table.busy += 1
        try:
            yield table
        finally:
            table.busy -= 1
            self._evict()

    async def _load(self, identity: str) -> Table:
        def work(connection: Connection) -> tuple[Meta, list[Message]] | None:
            meta = load_meta(connection, identity)
            return None if meta is None else (meta, load_chat(connection, identity))

        found = await self.storage.read(work) if is_id(identity) else None
        if found is None:
            raise Problem("no_such_table")
        if identity not in self.tables:  # somebody else may have loaded it meanwhile
            self.tables[identity] = Table(*found, boot=self.boot)
            if self.shared:
                self.background.start(self._ask_who_is_there(identity))
        return self.tables[identity]

    async def _ask_who_is_there(self, identity: str) -> None:
        """Have the other processes tell who is connected to a table there: nobody told it while it was not in memory."""
        await self.storage.write(lambda connection: self.bus.announce(connection, {"table": identity, "who": True}), identity)

    async def ready(self, table: Table) -> None:
        """Have the table fresh, its game in memory, and no change under way: until the next await all can be looked at."""
        if table.game is not None and not table.stale and not self.shared and not table.lock.locked():
            self.with_game.move_to_end(table.id)
            return
        async with table.lock:
            await self.refresh(table)

    async def refresh(self, table: Table, compare: bool = True) -> None:
        """Make sure that a table is as the database has it, its game loaded if it has one. Call with the lock held.

        Without `compare` what other processes have told is believed: enough for whoever writes in a transaction that compares.
        """
        if self.shared and compare and not table.stale:
            row = await self.storage.read(lambda connection: connection.execute(_VERSION, {"wanted": table.id}).first())
            table.stale = row is None or (row.revision, row.number) != (table.meta.revision, table.meta.number)
        if table.stale:
            await self._catch_up(table)
        if table.game is None and table.meta.status in (RUNNING, FINISHED):
            await self._load_game(table)
        if table.game is not None:
            self.with_game[table.id] = table
            self.with_game.move_to_end(table.id)

    async def _catch_up(self, table: Table) -> None:
        """Take over what other processes have written."""
        table.stale = False
        held = table.meta.number if table.game is not None else -1

        def work(connection: Connection) -> tuple[Meta | None, list[StoredEntry], list[Message]]:
            meta = load_meta(connection, table.id)
            entries = load_entries(connection, table.id, held) if held >= 0 else []
            return meta, entries, load_chat(connection, table.id)

        meta, entries, chat = await self.storage.read(work)
        if meta is None:
            raise Problem("no_such_table")
        table.chat = chat
        if table.game is not None and entries:
            try:
                table.game.follow([entry for entry in entries if entry.number <= meta.number])
            except ludarium.LudariumError:
                table.game = None
        table.take_over(meta)
        table.notify()

    async def _load_game(self, table: Table) -> None:
        meta = table.meta
        entries, snapshot = await self.storage.read(
            lambda connection: (load_entries(connection, meta.id), load_snapshot(connection, meta.id))
        )
        table.game = load(meta, entries, snapshot)
        self.snapshots.after_loading(table, table.game)

    # -- distrusting what is in memory ---------------------------------------------------------------------------------

    def forget_game(self, table: Table) -> None:
        """Drop a game that is not as the database has it; whoever needs it next loads it again."""
        table.game = None
        table.stale = True
        self.with_game.pop(table.id, None)

    def drop(self, identity: str) -> None:
        """Forget a table that was removed."""
        self.tables.pop(identity, None)
        self.with_game.pop(identity, None)

    def reload(self, table: Table) -> None:
        """Have a table compared with the database: at once if somebody watches it, else when it is used next."""
        table.stale = True
        if table.watchers:
            self.background.start(self._reload(table))

    async def _reload(self, table: Table) -> None:
        async with table.lock:
            if table.stale:
                await self.refresh(table)

    def reload_tables_of(self, user: str) -> None:
        """Have the tables reloaded at which somebody sits, who has another name now."""
        for table in self.in_memory():
            if user in table.meta.people():
                self.reload(table)

    # -- forgetting ----------------------------------------------------------------------------------------------------

    def _evict(self) -> None:
        """Forget games and tables that were not used for longest."""
        while len(self.with_game) > self.most_games:
            identity, table = next(iter(self.with_game.items()))
            if table.lock.locked():
                self.with_game.move_to_end(identity)
                break
            del self.with_game[identity]
            table.number(0)  # which it remembers
            self.snapshots.before_forgetting(table)
            table.game = None
        spare = len(self.tables) - TABLES_PER_GAME * self.most_games
        if spare > 0:
            for identity in list(self.tables)[: spare + 64]:
                table = self.tables[identity]
                if not (table.busy or table.watchers or table.game or table.bots_choosing or table.lock.locked()):
                    del self.tables[identity]

    def close(self) -> None:
        """Save a snapshot of every running game before the server stops."""
        for table in list(self.with_game.values()):
            self.snapshots.before_forgetting(table)
