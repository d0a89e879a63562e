"""Who is connected to a table: known of the own streams at once, told to other processes and remembered by them for a while."""

from __future__ import annotations

import asyncio
from typing import Final

from ludarium.server import steady
from ludarium.server.background import Background
from ludarium.server.bus import Bus, Notice
from ludarium.server.storage import Storage
from ludarium.server.tables.cache import TableCache
from ludarium.server.tables.table import Table, Watcher

LASTS: Final = 45.0  # seconds: how long other processes believe it
MOST_PEOPLE: Final = 100  # that are told by name
AT_ONCE: Final = 100  # tables


class Presence:
    """Notes who comes and goes, and tells the other processes."""

    def __init__(self, tables: TableCache, storage: Storage, bus: Bus, background: Background) -> None:
        self.tables = tables
        self.storage = storage
        self.bus = bus
        self.background = background
        self.last_told = 0.0

    def join(self, table: Table, watcher: Watcher) -> None:
        """Note that somebody watches."""
        table.watchers.add(watcher)
        table.notify()
        self.background.start(self.tell(table))

    def leave(self, table: Table, watcher: Watcher, stopping: bool) -> None:
        """Note that somebody does not watch any more; when the server stops, nobody else needs to know."""
        table.watchers.discard(watcher)
        if watcher.user is not None and not any(other.user == watcher.user for other in table.watchers):
            table.left_at[watcher.user] = steady.now()
        table.notify()
        if not stopping:
            self.background.start(self.tell(table))

    def reply(self, table: Table) -> None:
        """Tell a process that asks who is connected to a table here."""
        if table.watchers:
            self.background.start(self.tell(table))

    async def tell(self, table: Table) -> None:
        """Tell other processes who is connected to one table: those who sit there by name, of the others as many as fit."""
        if self.bus.shared:
            await self.storage.write_with_others(self.bus.announce_all, notice_of(table), table.id)

    async def tell_again(self) -> None:
        """Tell other processes who is connected here, so often that they do not forget it: many tables by one commit."""
        if self.bus.shared and steady.now() - self.last_told > LASTS / 3:
            self.last_told = steady.now()
            watched = [table for table in self.tables.in_memory() if table.watchers]
            for start in range(0, len(watched), AT_ONCE):
                await asyncio.gather(*[self.tell(table) for table in watched[start : start + AT_ONCE]])


def notice_of(table: Table) -> Notice:
    """Return what other processes are told of who is connected to a table."""
    seated = table.meta.people()
    people = sorted({watcher.user for watcher in table.watchers if watcher.user}, key=lambda user: (user not in seated, user))
    spectators = sum(1 for watcher in table.watchers if watcher.user not in seated)
    return {"table": table.id, "here": [people[:MOST_PEOPLE], spectators], "lasts": LASTS}
