"""Bots that stand in for people who are absent, out of time or have resigned, and how the seat is given back."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from ludarium.bots import BOTS
from ludarium.bots.bot import USUAL_LEVEL
from ludarium.server import steady
from ludarium.server.problems import Problem
from ludarium.server.tables.changes import Changes, must_run
from ludarium.server.tables.clock import returning_seconds
from ludarium.server.tables.due import BOT_PATIENCE, bring_forward, is_final, is_out_of_time
from ludarium.server.tables.meta import BOT, HUMAN, RUNNING, TIME, VOTE, Meta, Seat
from ludarium.server.tables.table import Table


class StandIns:
    """Puts bots on seats of people, and people back on their seats."""

    def __init__(self, changes: Changes, absence: float) -> None:
        self.changes = changes
        self.absence = absence

    async def vote(self, table: Table, user: str, number: int) -> None:
        """Want a bot for somebody absent; it comes when more than half of the other people want it."""
        absent = table.absent_since(table.meta.seats[number].player, table.people_here())
        gone = absent is not None and steady.now() - absent >= self.absence

        def work(connection: Connection, meta: Meta) -> None:
            must_run(meta)
            voters = meta.seats_of(user)
            if not voters:
                raise Problem("not_seated")
            seat = meta.seats[number]
            if seat.kind != HUMAN or seat.user == user or seat.stand_in is not None or not gone:
                raise Problem("not_absent")
            seat.votes = sorted({*seat.votes, voters[0]})
            others = meta.people() - {seat.user}
            if 2 * len(seat.votes) > len(others):
                put_stand_in(meta, number, VOTE)

        await self.changes.commit(table, work)

    async def put(self, table: Table, seats: Sequence[int], reason: str) -> None:
        """Let bots play for seats whose players are absent or out of time."""

        def work(connection: Connection, meta: Meta) -> None:
            if meta.status != RUNNING:
                return
            for number in seats:
                if number in meta.to_move and meta.seats[number].kind == HUMAN and meta.seats[number].stand_in is None:
                    put_stand_in(meta, number, reason)

        await self.changes.commit(table, work)

    async def give_back(self, table: Table, user: str, seats: Sequence[int]) -> None:
        """Give seats back to their player; 409 where that is not possible."""

        def work(connection: Connection, meta: Meta) -> None:
            must_run(meta)
            for number in seats:
                seat = meta.seats[number]
                if seat.player != user:
                    raise Problem("not_your_seat")
                if seat.stand_in is None or seat.resigned:
                    raise Problem("no_stand_in")
                if is_out_of_time(meta, number):
                    raise Problem("out_of_time")
                seat.stand_in = seat.stand_in_reason = None
                seat.votes = []
                seat.clock_reset = steady.now()
                if meta.clock is not None and number in meta.to_move:
                    bring_forward(meta, returning_seconds(meta.clock, seat.timeouts))

        await self.changes.commit(table, work)

    async def welcome(self, table: Table, user: str) -> None:
        """Somebody connects: whatever seats bots keep for this person are given back."""
        kept = [seat.seat for seat in table.meta.seats if seat.player == user and may_return(table.meta, seat)]
        if kept and table.meta.status == RUNNING:
            await self.give_back(table, user, kept)


def stand_in_bot(meta: Meta) -> str:
    """Return the bot that stands in for people: the kind that plays at the table already, or one of the usual level."""
    for seat in meta.seats:
        if seat.kind == BOT and seat.bot in BOTS and not BOTS[seat.bot].is_own:
            return seat.bot
    return USUAL_LEVEL


def put_stand_in(meta: Meta, number: int, reason: str) -> None:
    """Let a bot play a person's seat."""
    seat = meta.seats[number]
    seat.stand_in, seat.stand_in_reason = stand_in_bot(meta), reason
    seat.votes = []
    if reason == TIME:
        seat.timeouts += 1
    bring_forward(meta, BOT_PATIENCE)


def may_return(meta: Meta, seat: Seat) -> bool:
    """Say whether a bot keeps this seat only until its player is back."""
    return seat.stand_in is not None and not is_final(meta, seat.seat)
