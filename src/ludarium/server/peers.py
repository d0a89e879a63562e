"""What other server processes tell: taken from the bus, one notice after the other."""

from __future__ import annotations

import asyncio
import logging

from ludarium.server import steady
from ludarium.server.bus import Bus, Notice
from ludarium.server.people import People
from ludarium.server.tables.cache import TableCache
from ludarium.server.tables.presence import Presence
from ludarium.server.tables.table import Crowd, Message, Table
from ludarium.server.tables.turns import Turns

log = logging.getLogger("ludarium.server.peers")


class Peers:
    """Brings this process up to date with the others."""

    def __init__(self, bus: Bus, people: People, tables: TableCache, turns: Turns, presence: Presence) -> None:
        self.bus = bus
        self.people = people
        self.tables = tables
        self.presence = presence
        self.turns = turns
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to take notices."""
        self.task = asyncio.create_task(self._take_all())

    def stop(self) -> None:
        """Take no more."""
        if self.task is not None:
            self.task.cancel()

    async def _take_all(self) -> None:
        while True:
            notice = await self.bus.receive()
            try:
                self._take(notice)
            except Exception:
                log.exception("a notice of another process cannot be taken; the others are")

    def _take(self, notice: Notice | None) -> None:
        """Tell whoever has to know: people whose turn it is, watchers of the table; without a notice compare everything."""
        if notice is None:
            for table in self.tables.in_memory():
                self.tables.reload(table)
            return
        self.turns.notify(notice.get("turned", ()))
        if "renamed" in notice:
            self.people.forget(notice["renamed"])
            self.tables.reload_tables_of(notice["renamed"])
        if "signed_out" in notice:
            self.dismiss(notice["signed_out"])
        table_here = self.tables.get(notice.get("table", ""))
        if table_here is not None:
            self._take_for(table_here, notice)

    def dismiss(self, user: str) -> None:
        """Know somebody no longer, and end the streams they have open."""
        self.people.forget(user)
        self.turns.dismiss(user)
        for table in self.tables.in_memory():
            table.dismiss(user)

    def _take_for(self, table: Table, notice: Notice) -> None:
        if "here" in notice:
            people, spectators = notice["here"]
            table.hear(notice["from"], Crowd(steady.now() + notice["lasts"], set(people), spectators))
        elif "who" in notice:
            self.presence.reply(table)
        elif "said" in notice:
            table.say(Message(**notice["said"]))
        else:
            self.tables.reload(table)
