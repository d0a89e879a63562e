"""Opening tables and sitting at them: seats, invitations, stand-ins, resigning, rematches. Every change is one transaction."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, select

import ludarium
from ludarium.bots import BOTS
from ludarium.engine.chance import seed_text
from ludarium.server import schema
from ludarium.server.archive import save_snapshot
from ludarium.server.clock import Clock
from ludarium.server.livegame import LiveGame, encode, pack_snapshot
from ludarium.server.meta import (
    ABSENT,
    BOT,
    CLOSED,
    FINISHED,
    HUMAN,
    INVITE,
    OPEN,
    RESIGNED,
    RUNNING,
    TIME,
    VOTE,
    WAITING,
    Meta,
    Seat,
    insert_meta,
)
from ludarium.server.people import new_id
from ludarium.server.problems import Problem
from ludarium.server.storage import Conflict
from ludarium.server.table import Table
from ludarium.server.tables import BOT_PATIENCE, Tables, runs_out

TABLE_ID: Final = 12
BOT_PREFIX: Final = "bot:"
STAND_IN: Final = "greedy"
MOST_ENTRIES: Final = 5000

_INVITE = select(schema.invites).where(schema.invites.c.code == bindparam("wanted"))
_DROP_INVITES = schema.invites.delete().where(schema.invites.c.table == bindparam("of"), schema.invites.c.seat == bindparam("at"))


@dataclass
class Wish:
    """A table that somebody wants to open."""

    game: str
    seats: list[str]
    options: dict[str, object] = field(default_factory=dict)
    public: bool | None = None
    clock: Clock | None = None
    absent_after: float | None = None
    names: dict[int, str] = field(default_factory=dict)


def stand_in_bot() -> str:
    """Return the bot that stands in for people."""
    return STAND_IN if STAND_IN in BOTS else next(iter(BOTS))


def commitment_to(seed: str) -> str:
    """Return what is shown from the start: the SHA-256 of the seed's 32 hexadecimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


def code_hash(code: str) -> str:
    """Return what is stored of an invitation's code."""
    return hashlib.sha256(code.encode()).hexdigest()


def seat_for(number: int, wish: str, host: str) -> Seat:
    """Return a new seat as it was wished for; 422 for a bot that does not exist."""
    if wish == "me":
        return Seat(number, HUMAN, user=host)
    if wish.startswith(BOT_PREFIX):
        bot = wish.removeprefix(BOT_PREFIX)
        if bot not in BOTS:
            raise Problem("unknown_bot", f"There is no bot {bot!r}. Known: {', '.join(BOTS)}.")
        return Seat(number, BOT, bot=bot)
    return Seat(number, wish)


def new_table(wish: Wish, host: str, seed: str | None = None) -> Meta:
    """Return a new table, not yet stored; it starts when its last seat is taken."""
    if wish.game not in ludarium.GAMES:
        raise Problem("no_such_game", f"There is no game {wish.game!r}. Known: {', '.join(ludarium.GAMES)}.")
    game = ludarium.game(wish.game)
    try:
        options = game.settle(len(wish.seats), wish.options)
    except ludarium.LudariumError as wrong:
        raise Problem("bad_options", str(wrong)) from None
    now = time.time()
    digits = seed_text(seed)
    seats = [seat_for(number, kind, host) for number, kind in enumerate(wish.seats)]
    for number, name in wish.names.items():
        if 0 <= number < len(seats) and seats[number].kind == HUMAN:
            seats[number].name = name
    public = any(seat.kind == OPEN for seat in seats) if wish.public is None else wish.public
    return Meta(
        id=new_id(TABLE_ID),
        game=game.name,
        rules=game.rules_version,
        players=len(seats),
        options=options,
        packs=[pack.plain() for pack in game.packs],
        seed=digits,
        commitment=commitment_to(digits),
        status=WAITING,
        public=public,
        imported=False,
        host=host,
        clock=wish.clock,
        absent_after=wish.absent_after,
        created=now,
        started=None,
        updated=now,
        revision=0,
        number=0,
        to_move=[],
        seats=seats,
    )


def start_if_full(meta: Meta) -> None:
    """Begin the game if nobody is missing any more."""
    if meta.status != WAITING or any(seat.kind not in (HUMAN, BOT) for seat in meta.seats):
        return
    now = time.time()
    meta.status, meta.started, meta.updated = RUNNING, now, now
    meta.to_move = ludarium.game(meta.game).new(meta.players, meta.seed, meta.options).to_move
    ends = now + meta.clock.seconds if meta.clock is not None else now + BOT_PATIENCE
    meta.due = min(ends, now + BOT_PATIENCE) if any(seat.kind == BOT for seat in meta.seats) else (ends if meta.clock else None)


class Seating:
    """What people do with tables and seats."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.storage = tables.storage

    # -- opening -------------------------------------------------------------------------------------------------------

    async def open(self, wish: Wish, host: str) -> tuple[str, list[dict[str, object]]]:
        """Open a table; return its id and the codes of its invitations."""
        meta = new_table(wish, host)
        start_if_full(meta)
        codes = [(seat.seat, secrets.token_urlsafe(18)) for seat in meta.seats if seat.kind == INVITE]
        most = self.tables.settings.tables_per_person

        def work(connection: Connection) -> None:
            if hosted(connection, host) >= most:
                raise Problem("too_many_tables")
            insert_meta(connection, meta)
            for seat, code in codes:
                store_invite(connection, meta.id, seat, code)

        await self.storage.write(work)
        await self._begin(meta.id)
        return meta.id, [invitation(seat, code) for seat, code in codes]

    async def _begin(self, identity: str) -> None:
        """Look after a new table at once: a bot may be the first to move."""
        async with self.tables.use(identity) as table:
            await self.tables.ready(table)
            self.tables.turned(table.meta.people())
            self.tables.moved(table)

    async def close(self, table: Table, user: str) -> None:
        """Give up waiting for players."""

        def work(connection: Connection, meta: Meta) -> None:
            must_host(meta, user)
            must_wait(meta)
            meta.status, meta.updated = CLOSED, time.time()
            for seat in meta.seats:
                connection.execute(_DROP_INVITES, {"of": meta.id, "at": seat.seat})

        await self.tables.change(table, work)

    # -- seats ---------------------------------------------------------------------------------------------------------

    async def take(self, table: Table, user: str, number: int) -> None:
        """Sit down on an open seat or on one that is kept for this person. Sitting there already is fine."""

        def work(connection: Connection, meta: Meta) -> None:
            seat = meta.seats[number]
            if seat.player == user:
                return
            must_wait(meta)
            if seat.kind not in (OPEN, INVITE) or (seat.kind == INVITE and seat.user != user):
                raise Problem("seat_taken")
            sit(connection, meta, seat, user)

        await self.tables.change(table, work)

    async def leave(self, table: Table, user: str, number: int) -> None:
        """Get up while the table waits; the seat is open again."""

        def work(connection: Connection, meta: Meta) -> None:
            seat = meta.seats[number]
            if seat.user != user or seat.kind not in (HUMAN, INVITE):
                raise Problem("not_your_seat")
            must_wait(meta)
            meta.seats[number] = Seat(number, OPEN)
            meta.updated = time.time()

        await self.tables.change(table, work)

    async def arrange(self, table: Table, user: str, number: int, wish: str) -> None:
        """Change what a free seat, a bot's or one's own is for (host, while the table waits)."""

        def work(connection: Connection, meta: Meta) -> None:
            must_host(meta, user)
            must_wait(meta)
            seat = meta.seats[number]
            if seat.kind == HUMAN and seat.user != user:
                raise Problem("seat_taken")
            meta.seats[number] = seat_for(number, wish, user)
            meta.updated = time.time()
            connection.execute(_DROP_INVITES, {"of": meta.id, "at": number})
            start_if_full(meta)

        await self.tables.change(table, work)

    # -- invitations ---------------------------------------------------------------------------------------------------

    async def invite(self, table: Table, user: str, number: int) -> dict[str, object]:
        """Make a link for a seat; an older one stops working."""
        code = secrets.token_urlsafe(18)

        def work(connection: Connection, meta: Meta) -> None:
            must_host(meta, user)
            must_wait(meta)
            if meta.seats[number].kind != INVITE:
                raise Problem("not_invitable")
            connection.execute(_DROP_INVITES, {"of": meta.id, "at": number})
            store_invite(connection, meta.id, number, code)

        await self.tables.change(table, work)
        return invitation(number, code)

    async def revoke(self, table: Table, user: str, number: int) -> None:
        """Make a seat's link worthless."""

        def work(connection: Connection, meta: Meta) -> None:
            must_host(meta, user)
            connection.execute(_DROP_INVITES, {"of": meta.id, "at": number})

        await self.tables.change(table, work)

    async def look_up(self, code: str) -> tuple[str, int]:
        """Return the table and the seat of an invitation."""
        row = await self.storage.read(lambda connection: connection.execute(_INVITE, {"wanted": code_hash(code)}).first())
        if row is None:
            raise Problem("no_invite")
        return row.table, row.seat

    async def accept(self, table: Table, user: str, code: str) -> None:
        """Sit down where an invitation says."""

        def work(connection: Connection, meta: Meta) -> None:
            row = connection.execute(_INVITE, {"wanted": code_hash(code)}).first()
            if row is None or row.table != meta.id:
                raise Problem("no_invite")
            must_wait(meta)
            seat = meta.seats[row.seat]
            if seat.kind != INVITE:
                raise Problem("seat_taken")
            sit(connection, meta, seat, user)

        await self.tables.change(table, work)

    # -- stand-ins -----------------------------------------------------------------------------------------------------

    async def vote(self, table: Table, user: str, number: int) -> None:
        """Want a bot for somebody absent; it comes when more than half of the other people want it."""
        absent = table.absent_since(table.meta.seats[number].player, table.people_here())
        gone = absent is not None and time.time() - absent >= self.tables.settings.absence

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

        await self.tables.change(table, work)

    async def put_stand_ins(self, table: Table, seats: Sequence[int], reason: str) -> None:
        """Let bots play for seats whose players are absent or out of time."""

        def work(connection: Connection, meta: Meta) -> None:
            if meta.status != RUNNING:
                return
            for number in seats:
                if number in meta.to_move and meta.seats[number].kind == HUMAN and meta.seats[number].stand_in is None:
                    put_stand_in(meta, number, reason)

        await self.tables.change(table, work)

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
                if runs_out(meta, number):
                    raise Problem("out_of_time")
                seat.stand_in = seat.stand_in_reason = None
                seat.votes = []
                seat.clock_reset = time.time()
                if meta.clock is not None and number in meta.to_move:
                    meta.due = min(meta.due or time.time() + meta.clock.seconds, time.time() + meta.clock.seconds)

        await self.tables.change(table, work)

    async def welcome(self, table: Table, user: str) -> None:
        """Somebody connects: whatever seats bots keep for this person are given back."""
        kept = [seat.seat for seat in table.meta.seats if seat.player == user and may_return(table.meta, seat)]
        if kept and table.meta.status == RUNNING:
            await self.give_back(table, user, kept)

    # -- the end -------------------------------------------------------------------------------------------------------

    async def resign(self, table: Table, user: str, number: int) -> None:
        """Give up: a game of one or two ends; in a bigger one a bot plays on."""
        for attempt in range(4):
            async with table.lock:
                await self.tables.refresh(table)
            table.own_seat(user, number)
            live = table.game
            if live is None or table.meta.status != RUNNING:
                raise Problem("not_running", status_of_table=table.meta.status)
            try:
                await self.tables.change(table, resignation(live, user, number))
            except Conflict:
                continue
            return
        raise Problem("unavailable")

    async def rematch(self, table: Table, user: str) -> str:
        """Open the next table for the same people, everybody one seat further, or join it if somebody has opened it already."""
        new = new_table(rematch_wish(table.meta), user)
        new.seats = [rotated(table.meta, number, user) for number in range(new.players)]
        start_if_full(new)

        def work(connection: Connection, meta: Meta) -> str:
            if not meta.seats_of(user):
                raise Problem("not_seated")
            if meta.status != FINISHED:
                raise Problem("not_over")
            if meta.rematch is None:
                insert_meta(connection, new)
                meta.rematch = new.id
            return meta.rematch

        identity = await self.tables.change(table, work)
        async with self.tables.use(identity) as following:
            for seat in following.meta.seats:
                if seat.kind == INVITE and seat.user == user:
                    await self.take(following, user, seat.seat)
        await self._begin(identity)
        return identity

    # -- records from elsewhere ----------------------------------------------------------------------------------------

    async def bring(self, text: str, wishes: list[str] | None, user: str) -> str:
        """Make a table of a record: a finished one, or one that goes on."""
        meta, live, entries = await asyncio.to_thread(read_record, text, wishes, user)
        snapshot = live.snapshot()
        most = self.tables.settings.tables_per_person

        def work(connection: Connection) -> None:
            if hosted(connection, user) >= most:
                raise Problem("too_many_tables")
            insert_meta(connection, meta)
            if entries:
                connection.execute(schema.entries.insert(), entries)
            save_snapshot(connection, meta.id, meta.number, pack_snapshot(snapshot))

        await self.storage.write(work)
        await self._begin(meta.id)
        return meta.id


# ---------------------------------------------------------------------------------------------------------------------
# What single changes do
# ---------------------------------------------------------------------------------------------------------------------


def must_host(meta: Meta, user: str) -> None:
    """403 for everybody but the host."""
    if meta.host != user:
        raise Problem("not_host")


def must_wait(meta: Meta) -> None:
    """409 once the game has begun or the table is closed."""
    if meta.status != WAITING:
        raise Problem("not_waiting", status_of_table=meta.status)


def must_run(meta: Meta) -> None:
    """409 unless the game is under way."""
    if meta.status != RUNNING:
        raise Problem("not_running", status_of_table=meta.status)


def sit(connection: Connection, meta: Meta, seat: Seat, user: str) -> None:
    """Seat a person; the seat's link is used up."""
    meta.seats[seat.seat] = Seat(seat.seat, HUMAN, user=user)
    meta.updated = time.time()
    connection.execute(_DROP_INVITES, {"of": meta.id, "at": seat.seat})
    start_if_full(meta)


def put_stand_in(meta: Meta, number: int, reason: str) -> None:
    """Let a bot play a person's seat."""
    seat = meta.seats[number]
    seat.stand_in, seat.stand_in_reason = stand_in_bot(), reason
    seat.votes = []
    meta.due = min(meta.due or time.time() + BOT_PATIENCE, time.time() + BOT_PATIENCE)


def may_return(meta: Meta, seat: Seat) -> bool:
    """Say whether a bot keeps this seat only until its player is back."""
    return seat.stand_in_reason in (ABSENT, VOTE, TIME) and not seat.resigned and not runs_out(meta, seat.seat)


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
        result = live.final("resigned", number)
        del result["sheet"]
        meta.result = {**result, "resigner": number}
        meta.status, meta.updated, meta.to_move, meta.due = FINISHED, time.time(), [], None
        meta.digest = live.match.state.digest()

    return work


def rematch_wish(meta: Meta) -> Wish:
    """Return the same table again; what is chosen for each seat or side moves with nobody."""
    known = ludarium.game(meta.game)
    options = {spec.name: meta.options[spec.name] for spec in known.options if spec.name in meta.options}
    return Wish(meta.game, ["me"] * meta.players, options, meta.public, meta.clock, meta.absent_after)


def rotated(meta: Meta, number: int, user: str) -> Seat:
    """Return who sits on a seat of the rematch: the one who sat one seat before."""
    before = meta.seats[(number - 1) % meta.players]
    if before.kind == BOT or before.user is None:
        return Seat(number, BOT, name=before.name if before.kind == BOT else None, bot=before.bot or stand_in_bot())
    if before.user == user:
        return Seat(number, HUMAN, user=user, name=before.name)
    return Seat(number, INVITE, user=before.user)


def store_invite(connection: Connection, table: str, seat: int, code: str) -> None:
    """Keep an invitation's fingerprint."""
    connection.execute(schema.invites.insert(), {"code": code_hash(code), "table": table, "seat": seat, "created": time.time()})


def invitation(seat: int, code: str) -> dict[str, object]:
    """Return an invitation as its host gets it, once."""
    return {"seat": seat, "code": code, "path": f"/join#{code}"}


_HOSTED = (
    select(func.count())
    .select_from(schema.tables)
    .where(schema.tables.c.host == bindparam("who"), schema.tables.c.status.in_((WAITING, RUNNING)))
)


def hosted(connection: Connection, user: str) -> int:
    """Return how many tables of a person wait or run."""
    return int(connection.execute(_HOSTED, {"who": user}).scalar() or 0)


def read_record(text: str, wishes: list[str] | None, user: str) -> tuple[Meta, LiveGame, list[dict[str, Any]]]:
    """Return the table that a record makes, its game and its entries; 422 if the record is damaged."""
    try:
        record = ludarium.parse_record(text)
        if len(record.entries) > MOST_ENTRIES:
            raise ludarium.RecordError(f"more than {MOST_ENTRIES} entries")
        game = ludarium.game(record.game)
        ludarium.replay(record, game, 0)  # the head: rules, packs, options
        specs = {spec.name: spec for spec in game.options}
        options = {name: specs[name].parse(value) for name, value in record.options.items()}
        seats = wishes or ["me"] * record.players
        if len(seats) != record.players:
            raise ludarium.RecordError(f"the record has {record.players} seats, not {len(seats)}")
        meta = new_table(Wish(record.game, seats, options, public=False), user, record.seed)
        live = LiveGame(ludarium.Match(game, record.players, record.seed, options))
        rows = replay_entries(record, live, meta)
    except ludarium.LudariumError as wrong:
        raise Problem("bad_record", str(wrong)) from None
    if record.result and record.result != live.match.record.result:
        raise Problem("bad_record", f"The record says result {record.result}, the replay gives {live.match.record.result}.")
    for seat in meta.seats:
        seat.name = record.names.get(seat.seat)
    finish_import(meta, live)
    return meta, live, rows


def replay_entries(record: ludarium.Record, live: LiveGame, meta: Meta) -> list[dict[str, Any]]:
    """Play a record's entries; return them as rows, with what every viewer counts."""
    live.begin()
    live.look()
    rows: list[dict[str, Any]] = []
    for number, entry in enumerate(record.entries, start=1):
        try:
            if not 0 <= entry.seat < record.players:
                raise ludarium.RecordError(f"there is no seat {entry.seat}")
            if entry.move == "undo":
                change = live.undo(entry.seat, live.own[entry.seat])
            else:
                change = live.play(entry.seat, entry.move, live.marks.asked[entry.seat])
        except ludarium.LudariumError as wrong:
            raise ludarium.RecordError(f"move {number} ({entry.seat} {entry.move}): {wrong}") from None
        live.accept(change)
        rows.append(
            {
                "table": meta.id,
                "number": number,
                "seat": change.seat,
                "move": change.move,
                "by": "player",
                "answers": change.answers,
                "marks": change.marks.text(),
                "at": meta.created,
            }
        )
    return rows


def finish_import(meta: Meta, live: LiveGame) -> None:
    """Note how far an imported game has come."""
    meta.imported = True
    meta.number = len(live.match.record.entries)
    meta.started = meta.created
    meta.to_move = live.to_move
    meta.status = RUNNING
    if live.end:
        result = json.loads(encode(live.final("played")))
        del result["sheet"]
        meta.status, meta.result, meta.digest = FINISHED, result, live.match.state.digest()
    elif any(seat.kind == BOT for seat in meta.seats):
        meta.due = time.time() + BOT_PATIENCE
