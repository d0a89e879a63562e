"""Moves and undo: the way of a move from its arrival to everybody who has to know of it.

Read `play`, then `_commit`, from top to bottom; nothing else happens. A move is checked, carried out in memory where nobody sees it
yet, written in a transaction, and only then made visible: to the watchers of the table, to the people whose turn has come or gone,
to the metrics, and to the scheduler, which waits at the end of a queue for tables where a bot may have to move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

import ludarium
from ludarium.engine.record import UNDO
from ludarium.server import steady
from ludarium.server.bus import Bus, Notice
from ludarium.server.encoding import encode
from ludarium.server.metrics import Metrics
from ludarium.server.problems import Problem
from ludarium.server.storage import Conflict, Storage
from ludarium.server.tables.cache import TableCache
from ludarium.server.tables.clock import PER_MOVE, Moved, SeatClock, advance
from ludarium.server.tables.due import next_due
from ludarium.server.tables.livegame import STAND_IN, Change, LiveGame
from ludarium.server.tables.meta import BOT, FINISHED, RUNNING, Meta, forgive_timeouts
from ludarium.server.tables.records import MOST_ENTRIES, NewEntry, append_entries, entry_row
from ludarium.server.tables.snapshots import Snapshots
from ludarium.server.tables.table import Table
from ludarium.server.tables.turns import Turns

ATTEMPTS: Final = 6  # other processes may be first so often

PLAYER: Final = "player"

UNDO_MESSAGES: Final = {
    "nothing-to-undo": "There is no move of yours to take back.",
    "sealed": "Something hidden was revealed or chance decided since your last move; it cannot be taken back.",
    "moved-on": "Another player has moved since; your move cannot be taken back.",
    STAND_IN: "A bot made this move in your place; it cannot be taken back.",
}
LATE: Final = "The time for this turn is over; it cannot be taken back."
TOO_MANY: Final = "So much was taken back at this table that nothing more can be."


class Addition(NamedTuple):
    """An entry that is to be written, and what other processes are told of it."""

    entry: NewEntry
    notice: Notice


class Moves:
    """Adds entries to the records of tables."""

    def __init__(
        self,
        tables: TableCache,
        storage: Storage,
        bus: Bus,
        metrics: Metrics,
        snapshots: Snapshots,
        turns: Turns,
        bot_queue: asyncio.Queue[str],
    ) -> None:
        self.tables = tables
        self.storage = storage
        self.bus = bus
        self.metrics = metrics
        self.snapshots = snapshots
        self.turns = turns
        self.bot_queue = bot_queue

    async def play(self, table: Table, seat: int, number: int, move: str, user: str | None) -> str:
        """Play a move that answers the question with this number; return the seat's position.

        `user` is the person who moves, None one of the server's bots. The same answer again is no mistake. What is in memory is relied
        on at first: if another process has changed the table, the transaction finds out; and nobody is refused by what is outdated.
        """
        for attempt in range(ATTEMPTS):
            async with table.lock:
                await self.tables.refresh(table, compare=attempt > 0)
                try:
                    position = await self._play(table, seat, number, move, user)
                except Problem:
                    if attempt or not self.tables.shared:
                        raise
                    continue
                if position:
                    return position
        raise Problem("unavailable")

    async def _play(self, table: Table, seat: int, number: int, move: str, user: str | None) -> str:
        """Play a move by what is in memory; return the seat's position, '' if another process was first."""
        check_mover(table, seat, user)
        live = table.running_game()
        asked = live.marks.asked[seat]
        if number != asked or table.meta.status != RUNNING:
            if live.last_orders[seat] == (number, " ".join(move.split())) and move != UNDO:
                return live.position(seat, number)
            raise table.not_asked(asked)
        by = mover_kind(table, seat, user)
        change = carry_out(live, seat, move, number, table.watched(), by)
        return live.position(seat, number) if await self._commit(table, live, change, by) else ""

    async def undo(self, table: Table, seat: int, number: int, user: str, whole_turn: bool = False) -> str:
        """Take a seat's last move back, or all that it can; `number` is how many entries the seat had made when it was offered."""
        for attempt in range(ATTEMPTS):
            async with table.lock:
                await self.tables.refresh(table)
                check_mover(table, seat, user)
                live = table.running_game()
                if number != live.own[seat] or table.meta.status != RUNNING:
                    if live.last_orders[seat] == (number, UNDO) and live.own[seat] == number + 1:
                        return live.position(seat, live.number(seat) - 1)
                    if table.meta.status != RUNNING:
                        raise table.not_running()
                    raise Problem("stale_number", number=live.own[seat])
                if table.meta.number >= MOST_ENTRIES:
                    raise Problem("cannot_undo", TOO_MANY, reason="sealed")
                check_time(table, seat)
                before = live.number(seat)
                change = take_back(live, seat, number, table.watched())
                if not await self._commit(table, live, change, mover_kind(table, seat, user)):
                    continue
                if whole_turn:
                    await self._undo_rest(table, live, seat, mover_kind(table, seat, user))
                return live.position(seat, before)
        raise Problem("unavailable")

    async def _undo_rest(self, table: Table, live: LiveGame, seat: int, by: str) -> None:
        """Take back what else can be taken back; whatever stands in the way leaves the rest as it is."""
        while live.undo_count(seat):
            try:
                change = take_back(live, seat, live.own[seat], table.watched())
            except Problem:
                return
            if not await self._commit(table, live, change, by):
                raise Problem("stale_number", number=live.own[seat])

    async def _commit(self, table: Table, live: LiveGame, change: Change, by: str) -> bool:
        """Write a change; when it is on the disk make it visible and tell everybody. False: another process was first."""
        meta, now = table.meta, steady.now()
        set_clocks(table, change, now)
        progress = progress_of(meta, live, change, now)
        entry = NewEntry(entry_row(meta.id, progress.number, change, by, now), meta.revision, progress.columns())
        turned = set(meta.to_move) ^ set(change.to_move)
        people = {user for seat in turned if (user := meta.seats[seat].player) is not None}
        addition = Addition(entry, {"table": meta.id, "turned": sorted(people)})
        in_time = by == PLAYER and change.move != UNDO and meta.seats[change.seat].timeouts > 0 and not table.returned_in_turn(change.seat)

        def work(connection: Connection) -> None:
            self._append(connection, [addition])
            if in_time:
                forgive_timeouts(connection, meta.id, change.seat)

        try:
            if in_time or change.over:
                await self.storage.write(work, meta.id)
            else:
                await self.storage.write_with_others(self._append, addition, meta.id)
        except BaseException as wrong:
            self.tables.forget_game(table)  # it is ahead of the database
            if isinstance(wrong, Conflict):
                return False
            raise
        live.accept(change)  # from here on it can be seen
        progress.apply(meta)
        if in_time:
            meta.seats[change.seat].timeouts = 0
        self.metrics.count_move(by)
        self.snapshots.after_entry(table, live)
        table.notify(table_too=change.over or bool(turned) or (meta.clock is not None and change.seen_by_all))
        self.turns.notify(people)
        self.bot_queue.put_nowait(table.id)
        return True

    def _append(self, connection: Connection, additions: Sequence[Addition]) -> None:
        """Write entries, and announce them to other processes."""
        append_entries(connection, [addition.entry for addition in additions])
        self.bus.announce_all(connection, [addition.notice for addition in additions])


# -- checks ------------------------------------------------------------------------------------------------------------


def check_mover(table: Table, seat: int, user: str | None) -> None:
    """403 or 409 if somebody may not move this seat, or not any more; without a user it is the bot that plays it."""
    if user is None:
        if table.meta.seats[seat].bot_now is None:
            raise Problem("not_your_seat")  # the player came back while the bot was choosing
    elif table.own_seat(user, seat).stand_in is not None:
        raise Problem("stand_in_plays")


def check_time(table: Table, seat: int) -> None:
    """409 if a turn is to be taken back for which there is no time any more."""
    rested = rested_clock(table, seat)
    if rested is not None and rested.left_at(steady.now()) <= 0:
        raise Problem("cannot_undo", LATE, reason="late")


def rested_clock(table: Table, seat: int) -> SeatClock | None:
    """Return the clock of a seat whose turn is over, as if it had not been: so it goes on if the turn's end is taken back.

    None if the turn goes on, or if there is no clock for turns.
    """
    clock = table.meta.clock
    return None if clock is None or clock.kind != PER_MOVE or seat in table.meta.to_move else table.resumed_clock(seat, clock)


def mover_kind(table: Table, seat: int, user: str | None) -> str:
    """Return who made an entry, as the record has it."""
    if user is not None:
        return PLAYER
    return "bot" if table.meta.seats[seat].kind == BOT else STAND_IN


# -- in memory ---------------------------------------------------------------------------------------------------------


def carry_out(live: LiveGame, seat: int, move: str, number: int, watched: set[int], by: str) -> Change:
    """Play a move in memory; 409 with reason and rule if it is not allowed."""
    try:
        return live.play(seat, move, number, watched, by)
    except ludarium.IllegalMove as wrong:
        raise Problem("illegal_move", str(wrong), reason=wrong.reason, rule=wrong.rule) from None
    except ludarium.NotationError as wrong:
        raise Problem("illegal_move", str(wrong), reason="no-such-move", rule="") from None


def take_back(live: LiveGame, seat: int, number: int, watched: set[int]) -> Change:
    """Take a move back in memory; 409 with the reason if that is not possible."""
    reason = live.undo_refusal(seat)
    if reason:
        raise Problem("cannot_undo", UNDO_MESSAGES[reason], reason=reason)
    try:
        return live.undo(seat, number, watched)
    except ludarium.UndoError as wrong:  # another lane has used what this move made possible
        raise Problem("cannot_undo", str(wrong), reason="moved-on") from None


def set_clocks(table: Table, change: Change, now: float) -> None:
    """Note with a change how the clocks stand after it: they run for the people who are to move."""
    meta = table.meta
    if meta.clock is not None:
        running = {seat for seat in change.to_move if meta.seats[seat].bot_now is None}
        undone = change.move == UNDO
        rested = rested_clock(table, change.seat) if undone else None
        moved = Moved(change.seat, undone, rested) if change.seen_by_all or rested is not None else None
        change.marks.clocks = advance(meta.clock, table.clocks(), running, now, moved)


@dataclass(frozen=True)
class Progress:
    """What an entry changes at its table besides the record."""

    number: int
    to_move: list[int]
    due: float | None
    updated: float
    result: dict[str, Any] | None = None  # this and the next: when the game is over
    digest: str | None = None

    def columns(self) -> dict[str, Any]:
        """Return what is written into the table's row besides the number."""
        columns: dict[str, Any] = {"to_move": encode(self.to_move), "due": self.due, "updated": self.updated}
        if self.result is not None:
            columns |= {"status": FINISHED, "result": encode(self.result), "digest": self.digest}
        return columns

    def apply(self, meta: Meta) -> None:
        """Change the table in memory in the same way."""
        meta.number, meta.to_move, meta.due, meta.updated = self.number, self.to_move, self.due, self.updated
        if self.result is not None:
            meta.status, meta.result, meta.digest = FINISHED, self.result, self.digest


def progress_of(meta: Meta, live: LiveGame, change: Change, now: float) -> Progress:
    """Return what a change makes of its table; the time stamp moves only with what everybody sees."""
    number, updated = meta.number + 1, now if change.seen_by_all else meta.updated
    if change.over:
        return Progress(number, change.to_move, None, updated, live.result("played"), live.match.state.digest())
    return Progress(number, change.to_move, next_due(meta, change.to_move, change.marks.clocks, now), updated)
