"""Resigning: a game of one or two ends, in a bigger one a bot plays on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from ludarium.server import steady
from ludarium.server.problems import Problem
from ludarium.server.storage import Conflict
from ludarium.server.tables.cache import TableCache
from ludarium.server.tables.changes import Changes, must_run
from ludarium.server.tables.livegame import LiveGame
from ludarium.server.tables.meta import FINISHED, RESIGNED, RUNNING, Meta
from ludarium.server.tables.stand_ins import put_stand_in
from ludarium.server.tables.table import Table

ATTEMPTS: Final = 4  # somebody may move at the same moment so often


class Resigning:
    """Lets people give up."""

    def __init__(self, tables: TableCache, changes: Changes) -> None:
        self.tables = tables
        self.changes = changes

    async def resign(self, table: Table, user: str, number: int) -> None:
        """Give up."""
        for attempt in range(ATTEMPTS):
            async with table.lock:
                await self.tables.refresh(table)
            table.own_seat(user, number)
            live = table.game
            if live is None or table.meta.status != RUNNING:
                raise table.not_running()
            try:
                await self.changes.commit(table, resignation(live, user, number))
            except Conflict:
                continue
            return
        raise Problem("unavailable")


def resignation(live: LiveGame, user: str, number: int) -> Callable[[Connection, Meta], None]:
    """Return the change that resigning makes."""

    def work(connection: Connection, meta: Meta) -> None:
        must_run(meta)
        seat = meta.seats[number]
        if seat.player != user:
            raise Problem("not_your_seat")
        if meta.number != len(live.match.record.entries):
            raise Conflict  # somebody moved at this moment
        seat.resigned = True
        if meta.players > 2:
            put_stand_in(meta, number, RESIGNED)
            return
        meta.result = {**live.result("resigned", number), "resigner": number}
        meta.status, meta.updated, meta.to_move, meta.due = FINISHED, steady.now(), [], None
        meta.digest = live.match.state.digest()

    return work
