"""Whose turn it is: one stream for each person over all tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, select

from ludarium.server import schema
from ludarium.server.storage import Storage
from ludarium.server.tables.meta import HUMAN, RUNNING

_MINE = (
    select(schema.tables.c.id, schema.tables.c.game, schema.tables.c.to_move, schema.tables.c.updated, schema.seats.c.seat)
    .select_from(schema.seats.join(schema.tables, schema.seats.c.table == schema.tables.c.id))
    .where(
        schema.seats.c.user == bindparam("who"),
        schema.seats.c.kind == HUMAN,
        schema.seats.c.stand_in.is_(None),
        schema.tables.c.status == RUNNING,
    )
    .order_by(schema.tables.c.updated, schema.seats.c.seat)
    .limit(500)
)


class Turns:
    """Wakes everybody who listens when their turn may have come or gone somewhere."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.listeners: dict[str, set[asyncio.Event]] = {}

    def notify(self, users: Iterable[str]) -> None:
        """Tell people that they may be to move somewhere."""
        for user in users:
            for wakeup in self.listeners.get(user, ()):
                wakeup.set()

    def notify_all(self) -> None:
        """Wake everybody."""
        self.notify(self.listeners)

    def listen(self, user: str) -> asyncio.Event:
        """Return a signal that is set whenever there may be news for a person."""
        wakeup = asyncio.Event()
        self.listeners.setdefault(user, set()).add(wakeup)
        return wakeup

    def leave(self, user: str, wakeup: asyncio.Event) -> None:
        """Stop listening."""
        listening = self.listeners.get(user, set())
        listening.discard(wakeup)
        if not listening:
            self.listeners.pop(user, None)

    async def of(self, user: str) -> list[dict[str, object]]:
        """Return all tables where somebody is to move."""

        def work(connection: Connection) -> list[dict[str, object]]:
            rows = connection.execute(_MINE, {"who": user})
            return [
                {"table": row.id, "game": row.game, "seat": row.seat, "since": row.updated}
                for row in rows
                if row.seat in json.loads(row.to_move)
            ]

        return await self.storage.read(work)
