"""What the server does at tables by itself: bots move, clocks run out, bots stand in for the absent."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from sqlalchemy import Connection, bindparam, select

from ludarium.engine.chance import seed_of
from ludarium.server import schema
from ludarium.server.meta import ABSENT, BOT, RUNNING, TIME
from ludarium.server.problems import Problem
from ludarium.server.seating import Seating
from ludarium.server.storage import Unavailable
from ludarium.server.table import PRESENCE_LASTS, Table
from ludarium.server.tables import Tables
from ludarium.server.worker_pool import CHOOSE, Job, WorkerPool

CLAIM: Final = 10.0
MOST_AT_ONCE: Final = 50

log = logging.getLogger("ludarium.server.caretaker")

_DUE = (
    select(schema.tables.c.id)
    .where(schema.tables.c.due <= bindparam("now"), schema.tables.c.status == RUNNING)
    .order_by(schema.tables.c.due)
    .limit(MOST_AT_ONCE)
)
_CLAIM = schema.tables.update().where(
    schema.tables.c.id == bindparam("wanted"),
    schema.tables.c.due <= bindparam("now"),
    (schema.tables.c.claimed.is_(None)) | (schema.tables.c.claimed <= bindparam("now")),
)
_WAKE = schema.tables.update().where(schema.tables.c.due.is_not(None), schema.tables.c.status == RUNNING)
_POSTPONE = schema.tables.update().where(schema.tables.c.id == bindparam("wanted"))


class Caretaker:
    """Looks after the tables of one process, and after those that no process looks after."""

    def __init__(self, tables: Tables, seating: Seating, workers: WorkerPool) -> None:
        self.tables = tables
        self.seating = seating
        self.workers = workers
        self.settings = tables.settings
        self.task: asyncio.Task[None] | None = None
        self.stopped = False
        self.last_presence = 0.0
        tables.moved = self.look_after

    async def start(self) -> None:
        """Begin the rounds. Alone with the database, take up at once what was left undone."""
        if self.settings.is_sqlite:
            await self.tables.storage.write(lambda connection: connection.execute(_WAKE, {"due": 0.0, "claimed": None}) and None)
        self.task = asyncio.create_task(self._rounds())

    async def stop(self) -> None:
        """End the rounds; bots that are choosing a move do not make it any more."""
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task], timeout=2)

    # -- bots ----------------------------------------------------------------------------------------------------------

    def look_after(self, table: Table) -> None:
        """Let every bot that owes a move choose one."""
        if table.meta.status != RUNNING or self.stopped:
            return
        for seat in table.meta.to_move:
            if table.meta.seats[seat].bot_now is not None and seat not in table.bots_choosing:
                table.bots_choosing.add(seat)
                self.tables.start(self._move(table, seat))

    async def _move(self, table: Table, seat: int) -> None:
        try:
            await self._choose_and_play(table, seat)
        except Problem as problem:
            if problem.code == "unavailable":
                raise
        finally:
            table.bots_choosing.discard(seat)
        self.look_after(table)

    async def _choose_and_play(self, table: Table, seat: int) -> None:
        async with table.lock:
            await self.tables.refresh(table)
            live, bot = table.game, table.meta.seats[seat].bot_now
            if live is None or bot is None or seat not in live.to_move:
                return
            number = live.marks.asked[seat]
            moves = live.match.state.moves(seat)
            position = live.match.state.dump() if len(moves) > 1 else {}
            entries = len(live.match.record.entries)
        move: int | None = moves[0]
        if len(moves) > 1:
            luck = seed_of(
                table.meta.seed, entries, seat
            )  # a table comes to the same end when it is played in the same way, as a first game must
            move = await self.workers.choose(Job(CHOOSE, table.meta.game, position, seat, luck, bot, table.id))
        if self.stopped:
            return  # the next server lets the bot choose again
        if move is None or move not in moves:
            move = secrets.choice(moves)
        by = "bot" if table.meta.seats[seat].kind == BOT else "stand-in"

        def allowed() -> None:
            if table.meta.seats[seat].bot_now is None:
                raise Problem("not_your_seat")  # the player came back while the bot was choosing

        await self.tables.play(table, seat, number, live.match.game.lexicon.text(move), by, allowed)

    # -- rounds --------------------------------------------------------------------------------------------------------

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self._look_for_due()
                await self._look_for_absent()
                await self._tell_presence()
            except Unavailable:
                log.warning("the database cannot be reached; the rounds go on")
            except Exception:
                log.exception("a round failed; the rounds go on")

    async def _look_for_due(self) -> None:
        now = time.time()

        def claim(connection: Connection) -> list[str]:
            found = connection.execute(_DUE, {"now": now}).scalars().all()
            order = {"now": now, "claimed": now + CLAIM}
            return [table for table in found if connection.execute(_CLAIM, {"wanted": table, **order}).rowcount == 1]

        if not await self.tables.storage.read(lambda connection: connection.execute(_DUE, {"now": now}).first()):
            return
        for identity in await self.tables.storage.write(claim):
            await self._attend(identity)

    async def _attend(self, identity: str) -> None:
        """Do what is due at a table: clocks that have run out first, then bots."""
        try:
            async with self.tables.use(identity) as table:
                async with table.lock:
                    await self.tables.refresh(table)
                    now = time.time()
                    late = [seat for seat, clock in enumerate(table.clocks()) if clock.since is not None and clock.left_at(now) <= 0]
                if late:
                    await self.seating.put_stand_ins(table, late, TIME)
                due = self.tables.due_now(table)
                order = {"wanted": identity, "due": due, "claimed": None}
                await self.tables.storage.write(lambda connection: connection.execute(_POSTPONE, order) and None)
                self.look_after(table)
        except Problem as problem:
            log.warning("table %s cannot be looked after: %s", identity, problem.code)
            order = {"wanted": identity, "due": None, "claimed": None}
            await self.tables.storage.write(lambda connection: connection.execute(_POSTPONE, order) and None)

    async def _look_for_absent(self) -> None:
        """Let bots stand in where somebody is waiting for a player who has been away for too long."""
        now = time.time()
        for table in list(self.tables.tables.values()):
            meta = table.meta
            if meta.absent_after is None or meta.status != RUNNING or not table.watchers:
                continue
            here = table.people_here()
            if not here & meta.people():
                continue
            late = [
                seat.seat
                for seat in meta.seats
                if seat.seat in meta.to_move
                and seat.bot_now is None
                and (since := table.absent_since(seat.player, here)) is not None
                and now - since >= meta.absent_after
            ]
            if late:
                await self.seating.put_stand_ins(table, late, ABSENT)

    async def _tell_presence(self) -> None:
        """Tell other processes who is connected here, so often that they do not forget it."""
        if self.tables.bus.shared and time.time() - self.last_presence > PRESENCE_LASTS / 3:
            self.last_presence = time.time()
            for table in list(self.tables.tables.values()):
                if table.watchers:
                    await self.tell_presence(table)

    async def tell_presence(self, table: Table) -> None:
        """Tell other processes who is connected to one table."""
        if not self.tables.bus.shared:
            return
        seated = table.meta.people()
        people = sorted({watcher.user for watcher in table.watchers if watcher.user})
        spectators = sum(1 for watcher in table.watchers if watcher.user not in seated)
        message = {"table": table.id, "here": [people[:100], spectators], "lasts": PRESENCE_LASTS}
        await self.tables.storage.write(lambda connection: self.tables.bus.announce(connection, message))
