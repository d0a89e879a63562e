"""Whose turn it is: one stream for each person over all tables."""

from __future__ import annotations

import json
from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, select

from ludarium.server import schema
from ludarium.server.listener import Listener
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
        self.listeners: dict[str, set[Listener]] = {}

    def notify(self, users: Iterable[str]) -> None:
        """Tell people that they may be to move somewhere."""
        for user in users:
            for listener in self.listeners.get(user, ()):
                listener.ring()

    def everybody(self) -> list[Listener]:
        """Return all who listen."""
        return [listener for listening in self.listeners.values() for listener in listening]

    def listen(self, user: str) -> Listener:
        """Return one who is woken whenever there may be news for a person."""
        listener = Listener()
        self.listeners.setdefault(user, set()).add(listener)
        return listener

    def leave(self, user: str, listener: Listener) -> None:
        """Stop listening."""
        listening = self.listeners.get(user, set())
        listening.discard(listener)
        if not listening:
            self.listeners.pop(user, None)

    def dismiss(self, user: str) -> None:
        """End the streams of somebody who signed out."""
        for listener in self.listeners.get(user, ()):
            listener.ended = True
            listener.ring()

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
