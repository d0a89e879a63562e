"""Whose turn it is: one stream for each person over all tables."""

from __future__ import annotations

import asyncio
import json

from sqlalchemy import Connection, bindparam, select

from ludarium.server import schema
from ludarium.server.meta import HUMAN, RUNNING
from ludarium.server.storage import Storage

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
    """Bells for everybody who listens, rung when somebody's turn may have come or gone."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.bells: dict[str, set[asyncio.Event]] = {}

    def ring(self, users: set[str]) -> None:
        """Tell people that they may be to move somewhere."""
        for user in users:
            for bell in self.bells.get(user, ()):
                bell.set()

    def listen(self, user: str) -> asyncio.Event:
        """Return a bell for a person."""
        bell = asyncio.Event()
        self.bells.setdefault(user, set()).add(bell)
        return bell

    def leave(self, user: str, bell: asyncio.Event) -> None:
        """Take a bell away."""
        bells = self.bells.get(user, set())
        bells.discard(bell)
        if not bells:
            self.bells.pop(user, None)

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
