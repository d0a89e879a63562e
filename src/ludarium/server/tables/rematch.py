"""A rematch: the same people and settings, everybody one seat further."""

from __future__ import annotations

from sqlalchemy import Connection

import ludarium
from ludarium.server.problems import Problem
from ludarium.server.settings import Settings
from ludarium.server.tables.cache import TableCache
from ludarium.server.tables.changes import Changes
from ludarium.server.tables.meta import BOT, FINISHED, HUMAN, INVITE, Meta, Seat
from ludarium.server.tables.opening import TableSpec, insert_new, new_table, start_if_full
from ludarium.server.tables.seats import Seats
from ludarium.server.tables.stand_ins import stand_in_bot
from ludarium.server.tables.table import Table


class Rematches:
    """Opens the next table after a game."""

    def __init__(self, settings: Settings, tables: TableCache, changes: Changes, seats: Seats) -> None:
        self.settings = settings
        self.tables = tables
        self.changes = changes
        self.seats = seats

    async def rematch(self, table: Table, user: str, origin: str) -> str:
        """Open the next table for the same people, or join it if somebody has opened it already; return its id."""
        new = new_table(spec_of(table.meta), user)
        new.origin = origin
        new.seats = [rotated(table.meta, number, user) for number in range(new.players)]
        start_if_full(new)

        def work(connection: Connection, meta: Meta) -> str:
            if not meta.seats_of(user):
                raise Problem("not_seated")
            if meta.status != FINISHED:
                raise Problem("not_over")
            if meta.rematch is None:
                insert_new(connection, new, self.settings)
                meta.rematch = new.id
            return meta.rematch

        identity = await self.changes.commit(table, work)
        async with self.tables.use(identity) as following:
            for seat in following.meta.seats:
                if seat.kind == INVITE and seat.user == user:
                    await self.seats.take(following, user, seat.seat)
        await self.changes.opened(identity)
        return identity


def spec_of(meta: Meta) -> TableSpec:
    """Return the same table again; what is chosen for each seat or side moves with nobody."""
    known = ludarium.game(meta.game)
    options = {spec.name: meta.options[spec.name] for spec in known.options if spec.name in meta.options}
    return TableSpec(meta.game, ["me"] * meta.players, options, meta.public, meta.clock, meta.absent_after, packs=meta.further_packs)


def rotated(meta: Meta, number: int, user: str) -> Seat:
    """Return who sits on a seat of the rematch: the one who sat one seat before."""
    before = meta.seats[(number - 1) % meta.players]
    if before.kind == BOT or before.user is None:
        return Seat(number, BOT, name=before.name if before.kind == BOT else None, bot=before.bot or stand_in_bot(meta))
    if before.user == user:
        return Seat(number, HUMAN, user=user, name=before.name)
    return Seat(number, INVITE, user=before.user)
