"""Invitations: links that seat a friend."""

from __future__ import annotations

from sqlalchemy import Connection

from ludarium.server.problems import Problem
from ludarium.server.storage import Storage
from ludarium.server.tables.changes import Changes, must_host, must_wait
from ludarium.server.tables.invite_codes import Invited, drop_code, find_code, invitation, new_code, store_code
from ludarium.server.tables.meta import INVITE, Meta
from ludarium.server.tables.seats import sit
from ludarium.server.tables.table import Table


class Invites:
    """Makes, revokes and follows invitations."""

    def __init__(self, changes: Changes, storage: Storage) -> None:
        self.changes = changes
        self.storage = storage

    async def invite(self, table: Table, user: str, number: int) -> dict[str, object]:
        """Make a link for a seat; an older one stops working."""
        code = new_code()

        def work(connection: Connection, meta: Meta) -> None:
            must_host(meta, user)
            must_wait(meta)
            if meta.seats[number].kind != INVITE:
                raise Problem("not_invitable")
            drop_code(connection, meta.id, number)
            store_code(connection, meta.id, number, code)

        await self.changes.commit(table, work)
        return invitation(number, code)

    async def revoke(self, table: Table, user: str, number: int) -> None:
        """Make a seat's link worthless."""

        def work(connection: Connection, meta: Meta) -> None:
            must_host(meta, user)
            drop_code(connection, meta.id, number)

        await self.changes.commit(table, work)

    async def look_up(self, code: str) -> Invited:
        """Return the table and the seat of an invitation."""
        invited = await self.storage.read(lambda connection: find_code(connection, code))
        if invited is None:
            raise Problem("no_invite")
        return invited

    async def accept(self, table: Table, user: str, code: str) -> None:
        """Sit down where an invitation says."""

        def work(connection: Connection, meta: Meta) -> None:
            invited = find_code(connection, code)
            if invited is None or invited.table != meta.id:
                raise Problem("no_invite")
            must_wait(meta)
            if meta.seats[invited.seat].kind != INVITE:
                raise Problem("seat_taken")
            sit(connection, meta, invited.seat, user)

        await self.changes.commit(table, work)
