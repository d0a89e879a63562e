"""Invitations: one link for a table, whose followers choose their seats, and links that keep a certain seat."""

from __future__ import annotations

from sqlalchemy import Connection

from ludarium.server.problems import Problem
from ludarium.server.storage import Storage
from ludarium.server.tables.changes import Changes, must_host, must_wait
from ludarium.server.tables.invite_codes import Invited, drop_code, find_code, invitation, link, new_code, store_code
from ludarium.server.tables.meta import INVITE, WAITING, Meta
from ludarium.server.tables.seats import sit
from ludarium.server.tables.table import Table


class Invites:
    """Makes, revokes and follows invitations."""

    def __init__(self, changes: Changes, storage: Storage) -> None:
        self.changes = changes
        self.storage = storage

    async def invite(self, table: Table, user: str, number: int) -> dict[str, object]:
        """Make a link for a seat; an older one stops working."""
        return invitation(number, await self._renew(table, user, number))

    async def open_link(self, table: Table, user: str) -> dict[str, object]:
        """Make a link for the whole table; an older one stops working."""
        return link(await self._renew(table, user, None))

    async def _renew(self, table: Table, user: str, number: int | None) -> str:
        code = new_code()

        def work(connection: Connection, meta: Meta) -> None:
            must_host(meta, user)
            must_wait(meta)
            if number is not None and meta.seats[number].kind != INVITE:
                raise Problem("not_invitable")
            drop_code(connection, meta.id, number)
            store_code(connection, meta.id, number, code)

        await self.changes.commit(table, work)
        return code

    async def revoke(self, table: Table, user: str, number: int | None) -> None:
        """Make a seat's link worthless, or the table's."""

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

    async def accept(self, table: Table, user: str, code: str, wanted: int | None) -> int:
        """Sit down where an invitation says, or on a free seat of one's choice; return the seat. Sitting there already is fine."""

        def work(connection: Connection, meta: Meta) -> int:
            invited = find_code(connection, code)
            if invited is None or invited.table != meta.id:
                raise Problem("no_invite")
            own = meta.seats_of(user)
            if invited.seat is None and own and wanted in (None, *own):
                return own[0] if wanted is None else wanted
            must_wait(meta)
            choice = choices(meta, invited, user)
            number = next(iter(choice), None) if wanted is None else wanted
            if number is None or number not in choice:
                raise Problem("seat_taken")
            sit(connection, meta, number, user)
            return number

        return await self.changes.commit(table, work)


def choices(meta: Meta, invited: Invited, user: str | None) -> list[int]:
    """Return the seats on which whoever follows an invitation can sit down."""
    if meta.status != WAITING:
        return []
    if invited.seat is None:
        return meta.free_seats(user)
    return [invited.seat] if meta.seats[invited.seat].kind == INVITE else []
