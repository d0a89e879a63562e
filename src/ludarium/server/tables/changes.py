"""Changes of a table's settings and seats: each is one transaction, and then everybody who has to know is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from ludarium.server.bus import Bus
from ludarium.server.problems import Problem
from ludarium.server.storage import Conflict, Storage
from ludarium.server.tables.cache import TableCache
from ludarium.server.tables.meta import RUNNING, WAITING, Meta, load_meta, save_meta
from ludarium.server.tables.table import Table
from ludarium.server.tables.turns import Turns

T = TypeVar("T")


class Changes:
    """Writes what is changed at tables besides their records."""

    def __init__(self, tables: TableCache, storage: Storage, bus: Bus, turns: Turns, bot_queue: asyncio.Queue[str]) -> None:
        self.tables = tables
        self.storage = storage
        self.bus = bus
        self.turns = turns
        self.bot_queue = bot_queue

    async def commit(self, table: Table, work: Callable[[Connection, Meta], T]) -> T:
        """Change a table: `work` sees it in the transaction as the database has it and changes it, or raises a problem."""
        async with table.lock:
            before = table.meta
            try:
                meta, result = await self.storage.write(lambda connection: self._write(connection, table, work), table.id)
            except Conflict:
                table.stale = True
                await self.tables.refresh(table)
                raise
            if meta.number != before.number:
                table.stale = True
            else:
                table.take_over(meta)
            await self.tables.refresh(table)
        self.turns.notify(before.people() | meta.people())
        table.notify()
        self.bot_queue.put_nowait(table.id)
        return result

    def _write(self, connection: Connection, table: Table, work: Callable[[Connection, Meta], T]) -> tuple[Meta, T]:
        """Do the work in a transaction; return the table as it is then, and what the work returned."""
        meta = load_meta(connection, table.id, lock=True)
        if meta is None:
            raise Problem("no_such_table")
        result = work(connection, meta)
        save_meta(connection, meta)
        turned = sorted(meta.people()) if meta.status != table.meta.status else []
        self.bus.announce(connection, {"table": table.id, "turned": turned})
        fresh = load_meta(connection, table.id)
        assert fresh is not None
        return fresh, result

    async def opened(self, identity: str) -> None:
        """Tell of a new table: its people, and its bots, of whom one may be the first to move."""
        async with self.tables.use(identity) as table:
            await self.tables.ready(table)
            self.turns.notify(table.meta.people())
            self.bot_queue.put_nowait(table.id)


def must_host(meta: Meta, user: str) -> None:
    """403 for everybody but the host."""
    if meta.host != user:
        raise Problem("not_host")


def must_wait(meta: Meta) -> None:
    """409 once the game has begun or the table is closed."""
    if meta.status != WAITING:
        raise Problem("not_waiting", status_of_table=meta.status)


def must_run(meta: Meta) -> None:
    """409 unless the game is under way."""
    if meta.status != RUNNING:
        raise Problem("not_running", status_of_table=meta.status)
