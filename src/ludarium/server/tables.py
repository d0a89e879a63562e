"""All tables: loaded when they are needed, kept in memory within bounds, changed only through the database."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, bindparam, func, select

import ludarium
from ludarium.engine.record import UNDO
from ludarium.server import schema
from ludarium.server.archive import append_entry, load_entries, load_snapshot, save_snapshot
from ludarium.server.bus import Bus
from ludarium.server.clock import SeatClock, advance, deadline
from ludarium.server.livegame import Change, LiveGame, load_game, pack_snapshot
from ludarium.server.meta import FINISHED, RUNNING, TIME, Meta, load_meta, save_meta
from ludarium.server.problems import Problem
from ludarium.server.settings import Settings
from ludarium.server.storage import Conflict, Storage, Unavailable
from ludarium.server.table import CHAT_KEPT, Message, Table

T = TypeVar("T")

SNAPSHOT_EVERY: Final = 32
ATTEMPTS: Final = 6
BOT_PATIENCE: Final = 10.0  # after so long another process takes over what a bot owes

log = logging.getLogger("ludarium.server.tables")

_CHAT = select(schema.chat).where(schema.chat.c.table == bindparam("wanted")).order_by(schema.chat.c.id.desc()).limit(CHAT_KEPT)
_LAST_CHAT = select(func.max(schema.chat.c.id)).where(schema.chat.c.table == bindparam("wanted"))
_FRESH = select(schema.tables.c.revision, schema.tables.c.number).where(schema.tables.c.id == bindparam("wanted"))


class Tables:
    """The tables of one server process."""

    def __init__(self, settings: Settings, storage: Storage, bus: Bus) -> None:
        self.settings = settings
        self.storage = storage
        self.bus = bus
        self.boot = time.time()
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.games: OrderedDict[str, Table] = OrderedDict()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.moved: Callable[[Table], None] = lambda table: None  # the caretaker looks whether a bot has to move
        self.turned: Callable[[set[str]], None] = lambda users: None  # whose turns changed
        self.counted: Callable[[str], None] = lambda by: None
        bus.hear = self.hear
        bus.missed = self.distrust

    # -- using a table -------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def use(self, identity: str) -> AsyncIterator[Table]:
        """Keep a table in memory while it is used; 404 if there is none."""
        table = self.tables.get(identity)
        if table is None:
            table = await self._load(identity)
        self.tables.move_to_end(identity)
        table.busy += 1
        try:
            yield table
        finally:
            table.busy -= 1
            self._tidy()

    async def _load(self, identity: str) -> Table:
        def work(connection: Connection) -> tuple[Meta, list[Message]] | None:
            meta = load_meta(connection, identity)
            return None if meta is None else (meta, load_chat(connection, identity))

        found = await self.storage.read(work)
        if found is None:
            raise Problem("no_such_table")
        if identity not in self.tables:  # somebody else may have loaded it meanwhile
            self.tables[identity] = Table(*found, boot=self.boot)
        return self.tables[identity]

    def _tidy(self) -> None:
        """Forget games and tables that were not used for longest."""
        while len(self.games) > self.settings.cached_games:
            identity, table = next(iter(self.games.items()))
            if table.lock.locked():
                self.games.move_to_end(identity)
                break
            del self.games[identity]
            table.number(0)  # which it remembers
            self._leave_snapshot(table)
            table.game = None
        spare = len(self.tables) - 4 * self.settings.cached_games
        if spare > 0:
            for identity in list(self.tables)[: spare + 64]:
                table = self.tables[identity]
                if not (table.busy or table.watchers or table.game or table.bots_choosing or table.lock.locked()):
                    del self.tables[identity]

    async def refresh(self, table: Table) -> None:
        """Make sure that a table is as the database has it, its game loaded if it has one. Call with the lock held."""
        if self.bus.shared and not table.stale:
            row = await self.storage.read(lambda connection: connection.execute(_FRESH, {"wanted": table.id}).first())
            table.stale = row is None or (row.revision, row.number) != (table.meta.revision, table.meta.number)
        if table.stale:
            await self._catch_up(table)
        if table.game is None and table.meta.status in (RUNNING, FINISHED):
            await self._load_game(table)
        if table.game is not None:
            self.games[table.id] = table
            self.games.move_to_end(table.id)

    async def _catch_up(self, table: Table) -> None:
        """Take over what other processes have written."""
        table.stale = False
        held = table.meta.number if table.game is not None else -1

        def work(connection: Connection) -> Any:
            meta = load_meta(connection, table.id)
            entries = load_entries(connection, table.id, held) if held >= 0 else []
            return meta, entries, load_chat(connection, table.id)

        meta, entries, chat = await self.storage.read(work)
        if meta is None:
            raise Problem("no_such_table")
        table.chat = chat
        if table.game is not None and entries:
            try:
                table.game.follow([entry for entry in entries if entry.number <= meta.number])
            except ludarium.LudariumError:
                table.game = None
        meta_changed(table, meta)
        table.ring()

    async def _load_game(self, table: Table) -> None:
        meta = table.meta
        entries, snapshot = await self.storage.read(
            lambda connection: (load_entries(connection, meta.id), load_snapshot(connection, meta.id))
        )
        game = self.game_of(meta)
        may_replay = meta.rules == game.rules_version or meta.status != FINISHED
        try:
            live = load_game(game, meta.players, meta.seed, meta.options, entries[: meta.number], snapshot, may_replay)
        except ludarium.LudariumError as wrong:
            log.error("table %s cannot be loaded: %s", meta.id, wrong)
            raise Problem("rules_changed") from wrong
        if meta.result is not None and meta.result["reason"] == "resigned":
            live.resign(meta.result["resigner"])
        table.game = live
        if (
            live.since_snapshot >= SNAPSHOT_EVERY
        ):  # there was none, or none that could be read: the next one to open this need not replay it all
            self._keep_snapshot(table, live)

    def game_of(self, meta: Meta) -> ludarium.Game[Any]:
        """Return the game of a table; 409 if this server does not know it or has other packs."""
        if meta.game not in ludarium.GAMES:
            raise Problem("rules_changed", f"This server does not know the game {meta.game!r}.")
        game = ludarium.game(meta.game)
        if [pack.plain() for pack in game.packs] != meta.packs and meta.status == FINISHED:
            raise Problem("rules_changed")
        return game

    async def ready(self, table: Table) -> None:
        """Have the table fresh, its game in memory, and no change under way: until the next await all can be looked at."""
        if table.game is not None and not table.stale and not self.bus.shared and not table.lock.locked():
            self.games.move_to_end(table.id)
            return
        async with table.lock:
            await self.refresh(table)

    # -- the record ----------------------------------------------------------------------------------------------------

    async def play(self, table: Table, seat: int, number: int, move: str, by: str, allowed: Callable[[], None]) -> str:
        """Play a move that answers the question with this number; return the seat's position.

        `allowed` raises the problem if the player may not move this seat (any more). The same answer again is no mistake.
        """
        for attempt in range(ATTEMPTS):
            async with table.lock:
                await self.refresh(table)
                allowed()
                live = running_game(table)
                asked = live.marks.asked[seat]
                if number != asked or table.meta.status != RUNNING:
                    if live.last_orders[seat] == (number, " ".join(move.split())) and move != UNDO:
                        return live.position(seat, number)
                    raise stale(table, asked)
                change = carry_out(live, seat, move, number, table.watched())
                if await self._commit(table, live, change, by):
                    return live.position(seat, number)
        raise Problem("unavailable")

    async def undo(self, table: Table, seat: int, number: int, allowed: Callable[[], None]) -> str:
        """Take a seat's last move back; `number` is how many entries the seat had made when it was offered."""
        for attempt in range(ATTEMPTS):
            async with table.lock:
                await self.refresh(table)
                allowed()
                live = running_game(table)
                if number != live.own[seat] or table.meta.status != RUNNING:
                    if live.last_orders[seat] == (number, UNDO) and live.own[seat] == number + 1:
                        return live.position(seat, live.number(seat) - 1)
                    if table.meta.status != RUNNING:
                        raise Problem("not_running", status_of_table=table.meta.status)
                    raise Problem("stale_number", number=live.own[seat])
                before = live.number(seat)
                reason = live.match.undo_refusal(seat)
                if reason:
                    raise Problem("cannot_undo", UNDO_MESSAGES[reason], reason=reason)
                try:
                    change = live.undo(seat, number, table.watched())
                except ludarium.UndoError as wrong:  # another lane has used what this move made possible
                    raise Problem("cannot_undo", str(wrong), reason="moved-on") from None
                if await self._commit(table, live, change, "player"):
                    return live.position(seat, before)
        raise Problem("unavailable")

    async def _commit(self, table: Table, live: LiveGame, change: Change, by: str) -> bool:
        """Write a change; when it is on the disk make it visible and tell everybody. False: another process was first."""
        meta, now = table.meta, time.time()
        before = set(meta.to_move)
        number = meta.number + 1
        running = {seat for seat in change.to_move if meta.seats[seat].bot_now is None}
        if meta.clock is not None:
            restarted = change.seat if change.seen_by_all else -1
            change.marks.clocks = advance(meta.clock, table.clocks(), running, now, restarted)
        entry = {
            "table": meta.id,
            "number": number,
            "seat": change.seat,
            "move": change.move,
            "by": by,
            "answers": change.answers,
            "marks": change.marks.text(),
            "at": now,
        }
        columns: dict[str, Any] = {
            "to_move": json.dumps(change.to_move),
            "due": due(meta, change.to_move, change.marks.clocks, now),
            "updated": now if change.seen_by_all else meta.updated,
        }
        if change.over:
            result = live.final("played")
            del result["sheet"]
            columns |= {"status": FINISHED, "result": json.dumps(result), "digest": live.match.state.digest(), "due": None}
        turned = self._whose_turn(meta, before ^ set(change.to_move))

        def work(connection: Connection) -> None:
            append_entry(connection, entry, columns)
            self.bus.announce(connection, {"table": meta.id, "turned": sorted(turned)})

        try:
            await self.storage.write(work)
        except BaseException as wrong:
            table.game = None  # it is ahead of the database
            table.stale = True
            self.games.pop(table.id, None)
            if isinstance(wrong, Conflict):
                return False
            raise
        live.accept(change)
        meta.number, meta.to_move, meta.due, meta.updated = number, change.to_move, columns["due"], columns["updated"]
        if change.over:
            meta.status, meta.digest, meta.result = FINISHED, columns["digest"], json.loads(columns["result"])
        self.counted(by)
        self._keep_snapshot(table, live)
        shows = change.over or before != set(change.to_move) or (meta.clock is not None and change.seen_by_all)
        table.ring(table_too=shows)
        if turned:
            self.turned(turned)
        self.moved(table)
        return True

    def _whose_turn(self, meta: Meta, seats: set[int]) -> set[str]:
        return {user for seat in seats if (user := meta.seats[seat].player) is not None}

    def _keep_snapshot(self, table: Table, live: LiveGame) -> None:
        if live.since_snapshot >= SNAPSHOT_EVERY or live.end:
            live.since_snapshot = 0
            number, data = table.meta.number, live.snapshot()
            identity = table.id
            self.start(self.storage.write(lambda connection: save_snapshot(connection, identity, number, pack_snapshot(data))))

    def _leave_snapshot(self, table: Table) -> None:
        """Keep a snapshot of the very last position before the game is forgotten."""
        live = table.game
        if live is not None and table.meta.status == RUNNING and (live.since_snapshot or not table.meta.number):
            live.since_snapshot = SNAPSHOT_EVERY
            self._keep_snapshot(table, live)

    def start(self, work: Any) -> None:
        """Do something beside; what fails is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), (Problem, Unavailable)):
            log.error("work beside failed", exc_info=task.exception())

    # -- everything but the record -------------------------------------------------------------------------------------

    async def change(self, table: Table, work: Callable[[Connection, Meta], T]) -> T:
        """Change a table's settings or seats: `work` sees the table as the database has it and changes it, or raises a problem."""

        def job(connection: Connection) -> tuple[Meta, T]:
            meta = load_meta(connection, table.id, lock=True)
            if meta is None:
                raise Problem("no_such_table")
            result = work(connection, meta)
            save_meta(connection, meta)
            turned = sorted(meta.people()) if meta.status != table.meta.status else []
            self.bus.announce(connection, {"table": table.id, "turned": turned})
            fresh = load_meta(connection, table.id)
            assert fresh is not None
            return fresh, result

        async with table.lock:
            before = table.meta
            try:
                meta, result = await self.storage.write(job)
            except Conflict:
                table.stale = True
                await self.refresh(table)
                raise
            if meta.number != before.number:
                table.stale = True
            else:
                meta_changed(table, meta)
            await self.refresh(table)
        self.turned(before.people() | meta.people())
        table.ring()
        self.moved(table)
        return result

    def due_now(self, table: Table) -> float | None:
        """Return when the server has something to do at a table, as things stand."""
        return due(table.meta, table.meta.to_move, table.clocks(), time.time())

    async def say(self, table: Table, seat: int, name: str, text: str) -> Message:
        """Add a chat message."""

        def work(connection: Connection) -> Message:
            last = connection.execute(_LAST_CHAT, {"wanted": table.id}).scalar() or 0
            message = Message(last + 1, seat, name, text, time.time())
            connection.execute(schema.chat.insert(), {"table": table.id, **message._asdict()})
            self.bus.announce(connection, {"table": table.id, "said": message._asdict()})
            return message

        for attempt in range(ATTEMPTS):
            try:
                message = await self.storage.write(work)
            except Conflict:
                continue
            table.say(message)
            return message
        raise Problem("unavailable")

    # -- other processes -----------------------------------------------------------------------------------------------

    def hear(self, message: dict[str, Any]) -> None:
        """Take note of what another process has done."""
        if message.get("turned"):
            self.turned(set(message["turned"]))
        if "renamed" in message:
            self.renamed(message["renamed"])
        table = self.tables.get(message.get("table", ""))
        if table is None:
            return
        if "here" in message:
            people, spectators = message["here"]
            table.elsewhere[message["from"]] = (time.time() + message["lasts"], set(people), spectators)
            table.ring()
        elif "said" in message:
            table.say(Message(**message["said"]))
        else:
            table.stale = True
            if table.watchers:
                self.start(self._follow(table))

    def renamed(self, user: str) -> None:
        """Somebody has another name now: load the tables where it shows again."""
        for table in self.tables.values():
            if user in table.meta.people():
                table.stale = True
                if table.watchers:
                    self.start(self._follow(table))

    async def _follow(self, table: Table) -> None:
        async with table.lock:
            if table.stale:
                await self.refresh(table)

    def distrust(self) -> None:
        """Messages may have been lost: everything in memory is to be compared with the database."""
        for table in self.tables.values():
            table.stale = True
            if table.watchers:
                self.start(self._follow(table))

    # -- the end -------------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Leave a snapshot of every running game, so that a server with newer rules can go on from there."""
        for table in list(self.games.values()):
            self._leave_snapshot(table)
        if self.tasks:
            await asyncio.wait(set(self.tasks), timeout=8)


UNDO_MESSAGES: Final = {
    "nothing-to-undo": "There is no move of yours to take back.",
    "sealed": "Something hidden was revealed or chance decided since your last move; it cannot be taken back.",
    "moved-on": "Another player has moved since; your move cannot be taken back.",
}


def load_chat(connection: Connection, table: str) -> list[Message]:
    """Return the last messages of a table."""
    rows = connection.execute(_CHAT, {"wanted": table})
    return [Message(row.id, row.seat, row.name, row.text, row.at) for row in rows][::-1]


def meta_changed(table: Table, meta: Meta) -> None:
    """Take over a changed table; watchers who lost their seat are told to go."""
    lost = table.meta.people() - meta.people()
    table.meta = meta
    for watcher in table.watchers:
        if watcher.viewer >= 0 and (watcher.user in lost or watcher.viewer not in meta.seats_of(watcher.user)):
            watcher.gone = "not_your_seat"
    result = meta.result
    if result is not None and result["reason"] == "resigned" and table.game is not None and not table.game.end:
        table.game.resign(result["resigner"])


def running_game(table: Table) -> LiveGame:
    """Return the game of a table that has begun; 409 otherwise."""
    if table.game is None:
        raise Problem("not_running", status_of_table=table.meta.status)
    return table.game


def stale(table: Table, asked: int) -> Problem:
    """Return why a move is too late or too early."""
    if table.meta.status != RUNNING:
        return Problem("not_running", status_of_table=table.meta.status)
    if not asked:
        return Problem("not_your_turn", number=None)
    return Problem("stale_number", number=asked)


def carry_out(live: LiveGame, seat: int, move: str, number: int, watched: set[int]) -> Change:
    """Play a move in memory; 409 with reason and rule if it is not allowed."""
    try:
        return live.play(seat, move, number, watched)
    except ludarium.IllegalMove as wrong:
        raise Problem("illegal_move", str(wrong), reason=wrong.reason, rule=wrong.rule) from None
    except ludarium.NotationError as wrong:
        raise Problem("illegal_move", str(wrong), reason="no-such-move", rule="") from None


def due(meta: Meta, to_move: list[int], clocks: list[SeatClock], now: float) -> float | None:
    """Return when the server itself has something to do: a bot owes a move, or a clock runs out."""
    times = []
    if any(meta.seats[seat].bot_now is not None for seat in to_move):
        times.append(now + BOT_PATIENCE)
    ends = deadline(clocks)
    if ends is not None:
        times.append(ends)
    return min(times) if times else None


def runs_out(meta: Meta, seat: int) -> bool:
    """Say whether a seat has lost its time for good."""
    return meta.clock is not None and meta.clock.kind == "game" and meta.seats[seat].stand_in_reason == TIME
