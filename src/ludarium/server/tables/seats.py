"""Sitting down, getting up, and saying what a seat is for, while the table waits."""

from __future__ import annotations

from sqlalchemy import Connection

from ludarium.server import steady
from ludarium.server.problems import Problem
from ludarium.server.tables.changes import Changes, must_host, must_wait
from ludarium.server.tables.invite_codes import drop_code
from ludarium.server.tables.meta import HUMAN, INVITE, OPEN, Meta, Seat
from ludarium.server.tables.opening import new_seat, start_if_full
from ludarium.server.tables.table import Table


class Seats:
    """What people do with seats before the game."""

    def __init__(self, changes: Changes) -> None:
        self.changes = changes

    async def take(self, table: Table, user: str, number: int) -> None:
        """Sit down on an open seat or on one that is kept for this person. Sitting there already is fine."""

        def work(connection: Connection, meta: Meta) -> None:
            seat = meta.seats[number]
            if seat.player == user:
                return
            must_wait(meta)
            if seat.kind not in (OPEN, INVITE) or (seat.kind == INVITE and seat.user != user):
                raise Problem("seat_taken")
            sit(connection, meta, number, user)

        await self.changes.commit(table, work)

    async def leave(self, table: Table, user: str, number: int) -> None:
        """Get up while the table waits; the seat is open again."""

        def work(connection: Connection, meta: Meta) -> None:
            seat = meta.seats[number]
            if seat.user != user or seat.kind not in (HUMAN, INVITE):
                raise Problem("not_your_seat")
            must_wait(meta)
            meta.seats[number] = Seat(number, OPEN)
            meta.updated = steady.now()

        await self.changes.commit(table, work)

    async def arrange(self, table: Table, user: str, number: int, kind: str) -> None:
        """Change what a free seat, a bot's or one's own is for (host, while the table waits)."""

        def work(connection: Connection, meta: Meta) -> None:
            must_host(meta, user)
            must_wait(meta)
            seat = meta.seats[number]
            if seat.kind == HUMAN and seat.user != user:
                raise Problem("seat_taken")
            meta.seats[number] = new_seat(number, kind, user)
            meta.updated = steady.now()
            drop_code(connection, meta.id, number)
            start_if_full(meta)

        await self.changes.commit(table, work)


def sit(connection: Connection, meta: Meta, number: int, user: str) -> None:
    """Seat a person; the seat's link is used up, and the game begins if nobody is missing any more."""
    meta.seats[number] = Seat(number, HUMAN, user=user)
    meta.updated = steady.now()
    drop_code(connection, meta.id, number)
    start_if_full(meta)
