"""What the server does at tables by itself: bots move, clocks run out, bots stand in for the absent."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from sqlalchemy import Connection, bindparam, select

from ludarium.engine.chance import seed_of
from ludarium.server import schema, steady
from ludarium.server.background import Background
from ludarium.server.fair_queue import LONELY_MOVE, MOVE, Asker
from ludarium.server.packs import texts_of
from ludarium.server.problems import Problem
from ludarium.server.settings import Settings
from ludarium.server.storage import SEVERAL, Storage, Unavailable
from ludarium.server.tables.cache import TableCache
from ludarium.server.tables.due import next_due
from ludarium.server.tables.imports import Imports
from ludarium.server.tables.meta import ABSENT, RUNNING, TIME, Meta
from ludarium.server.tables.moves import Moves
from ludarium.server.tables.presence import Presence
from ludarium.server.tables.stand_ins import StandIns
from ludarium.server.tables.table import Table
from ludarium.server.worker_pool import CHOOSE, Job, WorkerPool

CLAIM: Final = 10.0
MOST_AT_ONCE: Final = 50

log = logging.getLogger("ludarium.server.scheduler")

_DUE = (
    select(schema.tables.c.id)
    .where(schema.tables.c.due <= bindparam("now"), schema.tables.c.status == RUNNING)
    .order_by(schema.tables.c.due)
    .limit(MOST_AT_ONCE)
)
_FREE = _DUE.with_for_update(skip_locked=True)  # what another process is writing now is left for the next sweep
_CLAIM = schema.tables.update().where(
    schema.tables.c.id == bindparam("wanted"),
    schema.tables.c.due <= bindparam("now"),
    (schema.tables.c.claimed.is_(None)) | (schema.tables.c.claimed <= bindparam("now")),
)
_WAKE = schema.tables.update().where(schema.tables.c.due.is_not(None), schema.tables.c.status == RUNNING)
_POSTPONE = schema.tables.update().where(schema.tables.c.id == bindparam("wanted"))


class Scheduler:
    """Attends to the tables of one process as soon as they change, and to every table whose time is due."""

    def __init__(
        self,
        settings: Settings,
        tables: TableCache,
        storage: Storage,
        moves: Moves,
        stand_ins: StandIns,
        presence: Presence,
        imports: Imports,
        workers: WorkerPool,
        background: Background,
        bot_queue: asyncio.Queue[str],
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.storage = storage
        self.moves = moves
        self.stand_ins = stand_ins
        self.presence = presence
        self.imports = imports
        self.workers = workers
        self.background = background
        self.bot_queue = bot_queue
        self.tasks: list[asyncio.Task[None]] = []
        self.stopped = False
        self.set_aside = 0  # tables that could not be attended since the start
        self.replaced = 0  # moves of bots that gave none, since the start

    async def start(self) -> None:
        """Begin to work. Alone with the database, take up at once what was left undone."""
        if self.settings.is_sqlite:
            await self.storage.write(lambda connection: connection.execute(_WAKE, {"due": 0.0, "claimed": None}) and None, SEVERAL)
        self.tasks = [asyncio.create_task(self._take_from_queue()), asyncio.create_task(self._sweep_again_and_again())]

    async def stop(self) -> None:
        """End it; bots that are choosing a move do not make it any more."""
        self.stopped = True
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=2)

    # -- bots ----------------------------------------------------------------------------------------------------------

    async def _take_from_queue(self) -> None:
        """Let bots move wherever something has changed."""
        while True:
            table = self.tables.get(await self.bot_queue.get())
            if table is not None:  # one that has left the memory is found when its time is due
                self._wake_bots(table)

    def _wake_bots(self, table: Table) -> None:
        """Let every bot that owes a move choose one."""
        if table.meta.status != RUNNING or self.stopped:
            return
        for seat in table.meta.to_move:
            if table.meta.seats[seat].bot_now is not None and seat not in table.bots_choosing:
                table.bots_choosing.add(seat)
                self.background.start(self._move(table, seat))

    async def _move(self, table: Table, seat: int) -> None:
        try:
            await self._choose_and_play(table, seat)
        except Problem as problem:
            if problem.code == "unavailable":
                raise
        finally:
            table.bots_choosing.discard(seat)
        self._wake_bots(table)

    async def _choose_and_play(self, table: Table, seat: int) -> None:
        async with table.lock:
            await self.tables.refresh(table, compare=False)
            live, bot = table.game, table.meta.seats[seat].bot_now
            if live is None or bot is None or seat not in live.to_move:
                return
            number = live.marks.asked[seat]
            moves = live.match.state.moves(seat)
            position = live.match.state.dump() if len(moves) > 1 else {}
            made = sum(entry.seat == seat for entry in live.match.record.entries)
        move: int | None = moves[0]
        if len(moves) > 1:
            luck = seed_of(table.meta.seed, made, seat)  # what is played in the same way goes the same way, whoever answers first
            job = Job(CHOOSE, table.meta.game, position, seat, luck, bot, table.id, packs=texts_of(live.match.game))
            move = await self.workers.choose(job, Asker(MOVE if somebody_plays(table.meta) else LONELY_MOVE, table.meta.host, table.id))
        if self.stopped:
            return  # the next server lets the bot choose again
        if move is None or move not in moves:
            self.replaced += 1
            log.warning("the bot %s gave no legal move in %s; any legal one is played", bot, table.meta.game)
            move = secrets.choice(moves)
        await self.moves.play(table, seat, number, live.match.game.lexicon.text(move), user=None)

    # -- sweeps --------------------------------------------------------------------------------------------------------

    async def _sweep_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self._attend_due()
                await self._replace_absent()
                await self.presence.tell_again()
                await self.imports.prune()
            except Unavailable:
                log.warning("the database cannot be reached; the sweeps go on")
            except Exception:
                log.exception("a sweep failed; the sweeps go on")

    async def _attend_due(self) -> None:
        now = steady.now()

        def claim(connection: Connection) -> list[str]:
            found = connection.execute(_FREE, {"now": now}).scalars().all()
            order = {"now": now, "claimed": now + CLAIM}
            return [table for table in found if connection.execute(_CLAIM, {"wanted": table, **order}).rowcount == 1]

        if not await self.storage.read(lambda connection: connection.execute(_DUE, {"now": now}).first()):
            return
        for identity in await self.storage.write(claim, SEVERAL):
            await self._attend(identity)

    async def _attend(self, identity: str) -> None:
        """Do what is due at a table: clocks that have run out first, then bots."""
        try:
            async with self.tables.use(identity) as table:
                async with table.lock:
                    await self.tables.refresh(table)
                    now = steady.now()
                    late = [seat for seat, clock in enumerate(table.clocks()) if clock.since is not None and clock.left_at(now) <= 0]
                if late:
                    await self.stand_ins.put(table, late, TIME)
                await self._postpone(identity, next_due(table.meta, table.meta.to_move, table.clocks(), steady.now()))
                self._wake_bots(table)
        except Unavailable:
            raise
        except Exception as wrong:  # whatever is wrong with one table, the others are attended to
            self.set_aside += 1
            log.error("a table cannot be attended and is set aside: %s", wrong.code if isinstance(wrong, Problem) else repr(wrong))
            await self._postpone(identity, None)

    async def _postpone(self, identity: str, due: float | None) -> None:
        order = {"wanted": identity, "due": due, "claimed": None}
        await self.storage.write(lambda connection: connection.execute(_POSTPONE, order) and None, identity)

    async def _replace_absent(self) -> None:
        """Let bots stand in where somebody is waiting for a player who has been away for too long."""
        for table in self.tables.in_memory():
            late = absent_too_long(table, steady.now())
            if late:
                await self.stand_ins.put(table, late, ABSENT)


def somebody_plays(meta: Meta) -> bool:
    """Say whether a bot's move is waited for: somebody sits at the table for whom no bot plays."""
    return any(seat.bot_now is None for seat in meta.seats)


def absent_too_long(table: Table, now: float) -> list[int]:
    """Return the seats that are to move and whose players have been away for longer than the table allows, if somebody waits for them."""
    meta = table.meta
    if meta.absent_after is None or meta.status != RUNNING or not table.watchers:
        return []
    here = table.people_here()
    if not here & meta.people():
        return []
    return [
        seat.seat
        for seat in meta.seats
        if seat.seat in meta.to_move
        and seat.bot_now is None
        and (since := table.absent_since(seat.player, here)) is not None
        and now - since >= meta.absent_after
    ]
