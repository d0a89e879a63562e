"""Opening tables, and closing those that nobody has come to."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, select

import ludarium
from ludarium.bots import known_bots
from ludarium.engine.chance import KEYED, seed_text
from ludarium.server import schema, steady
from ludarium.server.packs import game_with
from ludarium.server.people import new_id
from ludarium.server.problems import Problem
from ludarium.server.settings import Settings
from ludarium.server.shelf import Shelf
from ludarium.server.storage import Storage
from ludarium.server.tables.changes import Changes, must_host, must_wait
from ludarium.server.tables.clock import Clock
from ludarium.server.tables.due import first_due
from ludarium.server.tables.invite_codes import drop_codes, invitation, link, new_code, store_code
from ludarium.server.tables.livegame import start_game
from ludarium.server.tables.meta import BOT, CLOSED, HUMAN, INVITE, OPEN, RUNNING, WAITING, Meta, Seat, insert_meta
from ludarium.server.tables.table import Table

TABLE_ID: Final = 12
BOT_PREFIX: Final = "bot:"
DAY: Final = 86400.0
GENERATOR: Final = KEYED  # nobody at the table can foresee it, whatever it has dealt so far

_UNFINISHED = schema.tables.c.status.in_((WAITING, RUNNING))
_OPENED_THERE = (  # whoever comes back years later is not held up by tables that were forgotten
    select(func.count())
    .select_from(schema.tables)
    .where(schema.tables.c.origin == bindparam("where"), schema.tables.c.created > bindparam("after"), _UNFINISHED)
)
_HOSTED = select(func.count()).select_from(schema.tables).where(schema.tables.c.host == bindparam("who"), _UNFINISHED)


@dataclass
class TableSpec:
    """A table that somebody wants to open."""

    game: str
    seats: list[str]
    options: dict[str, object] = field(default_factory=dict)
    public: bool | None = None
    clock: Clock | None = None
    absent_after: float | None = None
    names: dict[int, str] = field(default_factory=dict)
    packs: list[Mapping[str, object]] = field(default_factory=list)  # beyond those that the game always has


class Openings:
    """Opens and closes tables."""

    def __init__(self, changes: Changes, storage: Storage, shelf: Shelf, settings: Settings) -> None:
        self.changes = changes
        self.storage = storage
        self.shelf = shelf
        self.settings = settings

    async def open(self, spec: TableSpec, host: str, origin: str) -> tuple[str, dict[str, object]]:
        """Open a table; return its id and its invitations: the table's link if anybody is missing, and one for each invite seat."""
        if spec.packs and spec.game in ludarium.GAMES:
            await self.shelf.check(spec.game, spec.packs, host)
        meta = new_table(spec, host)
        meta.origin = origin
        start_if_full(meta)
        own = new_code() if meta.status == WAITING else None
        codes = [(seat.seat, new_code()) for seat in meta.seats if seat.kind == INVITE]

        def work(connection: Connection) -> None:
            insert_new(connection, meta, self.settings)
            if own is not None:
                store_code(connection, meta.id, None, own)
            for seat, code in codes:
                store_code(connection, meta.id, seat, code)

        await self.storage.write(work, meta.id)
        await self.changes.opened(meta.id)
        return meta.id, {"link": None if own is None else link(own), "invites": [invitation(*each) for each in codes]}

    async def close(self, table: Table, user: str) -> None:
        """Give up waiting for players."""

        def work(connection: Connection, meta: Meta) -> None:
            must_host(meta, user)
            must_wait(meta)
            meta.status, meta.updated = CLOSED, steady.now()
            drop_codes(connection, meta.id)

        await self.changes.commit(table, work)


def new_table(spec: TableSpec, host: str, seed: str | None = None, generator: str | None = None) -> Meta:
    """Return a new table, not yet stored; it starts when its last seat is taken."""
    if spec.game not in ludarium.GAMES:
        raise Problem("no_such_game", f"There is no game {spec.game!r}. Known: {', '.join(ludarium.GAMES)}.")
    game = game_with(spec.game, spec.packs)
    options = settled_options(game, spec)
    seats = [new_seat(number, kind, host) for number, kind in enumerate(spec.seats)]
    for number, name in spec.names.items():
        if 0 <= number < len(seats) and seats[number].kind == HUMAN:
            seats[number].name = name
    digits, now = seed_text(seed), steady.now()
    return Meta(
        id=new_id(TABLE_ID),
        game=game.name,
        rules=game.rules_version,
        players=len(seats),
        options=options,
        packs=[pack.plain() for pack in game.packs],
        seed=digits,
        generator=generator or GENERATOR,
        commitment=commitment_to(digits),
        status=WAITING,
        public=any(seat.kind == OPEN for seat in seats) if spec.public is None else spec.public,
        imported=False,
        host=host,
        clock=spec.clock,
        absent_after=spec.absent_after,
        created=now,
        started=None,
        updated=now,
        revision=0,
        number=0,
        to_move=[],
        seats=seats,
    )


def settled_options(game: ludarium.Game[Any], spec: TableSpec) -> dict[str, object]:
    """Return all options of a new table; 422 if the game cannot be played like this."""
    try:
        return game.settle(len(spec.seats), spec.options)
    except ludarium.LudariumError as wrong:
        raise Problem("bad_options", str(wrong)) from None


def new_seat(number: int, kind: str, host: str) -> Seat:
    """Return a new seat of a kind as the API names it; 422 for a bot that does not exist."""
    if kind == "me":
        return Seat(number, HUMAN, user=host)
    if kind.startswith(BOT_PREFIX):
        bot = kind.removeprefix(BOT_PREFIX)
        bots = known_bots()
        if bot not in bots:
            raise Problem("unknown_bot", f"There is no bot {bot!r}. Known: {', '.join(bots)}.")
        return Seat(number, BOT, bot=bot)
    return Seat(number, kind)


def commitment_to(seed: str) -> str:
    """Return what is shown from the start: the SHA-256 of the seed's 32 hexadecimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


def start_if_full(meta: Meta) -> None:
    """Begin the game if nobody is missing any more."""
    if meta.status != WAITING or any(seat.kind not in (HUMAN, BOT) for seat in meta.seats):
        return
    now = steady.now()
    meta.status, meta.started, meta.updated = RUNNING, now, now
    meta.to_move = start_game(game_with(meta.game, meta.further_packs), meta.deal).match.state.to_move
    meta.due = first_due(meta, now)


def insert_new(connection: Connection, meta: Meta, settings: Settings) -> None:
    """Write a new table; 429 if its host has too many that wait or run, or the address from which it comes too many of one day."""
    if int(connection.execute(_HOSTED, {"who": meta.host}).scalar() or 0) >= settings.tables_per_person:
        raise Problem("too_many_tables")
    order = {"where": meta.origin, "after": meta.created - DAY}
    most = settings.tables_per_person * settings.people_per_address
    if meta.origin and int(connection.execute(_OPENED_THERE, order).scalar() or 0) >= most:
        raise Problem("too_many_tables", "Too many tables are waiting or running that were opened from your network today.")
    insert_meta(connection, meta)
