"""What is known of a table besides its game: settings, seats, status. Read from and written to the database as a whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select

import ludarium
from ludarium.server import schema
from ludarium.server.packs import further, load_packs, save_packs
from ludarium.server.problems import Problem
from ludarium.server.tables.clock import Clock
from ludarium.server.tables.livegame import Deal

HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
INVITE: Final = "invite"

WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"

ABSENT: Final = "absent"
VOTE: Final = "vote"
TIME: Final = "time"
RESIGNED: Final = "resigned"


@dataclass
class Seat:
    """One seat of a table. `user` sits here, or the seat is reserved for `user` if it is an invite seat."""

    seat: int
    kind: str
    user: str | None = None
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    stand_in_reason: str | None = None
    votes: list[int] = field(default_factory=list)
    resigned: bool = False
    clock_reset: float | None = None
    timeouts: int = 0  # turns whose time ran out since the player's last move
    user_name: str | None = None
    program: bool = False  # the user is one

    @property
    def player(self) -> str | None:
        """The person who sits here."""
        return self.user if self.kind == HUMAN else None

    @property
    def bot_now(self) -> str | None:
        """The bot that plays the seat now, as its own or as a stand-in."""
        return self.bot if self.kind == BOT else self.stand_in

    @property
    def shown_name(self) -> str:
        """The name others see."""
        if self.kind == BOT:
            return self.name or self.bot or ""
        return self.name or self.user_name or ""

    def row(self, table: str) -> dict[str, Any]:
        """Return the seat as a row of the database."""
        return {
            "table": table,
            "seat": self.seat,
            "kind": self.kind,
            "user": self.user,
            "name": self.name,
            "bot": self.bot,
            "stand_in": self.stand_in,
            "stand_in_reason": self.stand_in_reason,
            "votes": json.dumps(self.votes),
            "resigned": self.resigned,
            "clock_reset": self.clock_reset,
            "timeouts": self.timeouts,
        }


@dataclass
class Meta:
    """A table without its game."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, object]
    packs: list[dict[str, object]]
    seed: str
    generator: str
    commitment: str
    status: str
    public: bool
    imported: bool
    host: str
    clock: Clock | None
    absent_after: float | None
    created: float
    started: float | None
    updated: float
    revision: int
    number: int
    to_move: list[int]
    due: float | None = None
    result: dict[str, Any] | None = None
    digest: str | None = None
    rematch: str | None = None
    position: str | None = None
    origin: str = ""  # from where it was opened, if that is to count
    seats: list[Seat] = field(default_factory=list)

    @property
    def deal(self) -> Deal:
        """From what the game begins."""
        return Deal(self.players, self.seed, self.generator, self.options, self.position)

    @property
    def further_packs(self) -> list[Mapping[str, object]]:
        """The packs beyond those that the game always has."""
        return further(self.game, self.packs) if self.game in ludarium.GAMES else []

    def seats_of(self, user: str | None) -> list[int]:
        """Return the seats on which a person sits."""
        return [seat.seat for seat in self.seats if user is not None and seat.player == user]

    def free_seats(self, user: str | None) -> list[int]:
        """Return the seats on which an invited person can sit down: nobody sits there, and they are kept for nobody else."""
        return [seat.seat for seat in self.seats if seat.kind in (OPEN, INVITE) and seat.user in (None, user)]

    def people(self) -> set[str]:
        """Return everybody who sits here."""
        return {seat.user for seat in self.seats if seat.kind == HUMAN and seat.user}

    def row(self) -> dict[str, Any]:
        """Return the table as a row of the database, without the seats."""
        return {
            "id": self.id,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": json.dumps(self.options),
            "packs": json.dumps(self.packs),
            "seed": self.seed,
            "generator": self.generator,
            "commitment": self.commitment,
            "status": self.status,
            "public": self.public,
            "imported": self.imported,
            "host": self.host,
            "clock": None if self.clock is None else json.dumps(self.clock.plain()),
            "absent_after": self.absent_after,
            "created": self.created,
            "started": self.started,
            "updated": self.updated,
            "revision": self.revision,
            "number": self.number,
            "to_move": json.dumps(self.to_move),
            "due": self.due,
            "result": None if self.result is None else json.dumps(self.result),
            "digest": self.digest,
            "rematch": self.rematch,
            "position": self.position,
            "origin": self.origin,
        }


def meta_of(row: Any) -> Meta:
    """Return the table that a row holds, still without its seats."""
    clock = None if row.clock is None else json.loads(row.clock)
    return Meta(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=json.loads(row.options),
        packs=json.loads(row.packs),
        seed=row.seed,
        generator=row.generator,
        commitment=row.commitment,
        status=row.status,
        public=bool(row.public),
        imported=bool(row.imported),
        host=row.host,
        clock=None if clock is None else Clock(clock["kind"], clock["seconds"]),
        absent_after=row.absent_after,
        created=row.created,
        started=row.started,
        updated=row.updated,
        revision=row.revision,
        number=row.number,
        to_move=json.loads(row.to_move),
        due=row.due,
        result=None if row.result is None else json.loads(row.result),
        digest=row.digest,
        rematch=row.rematch,
        position=row.position,
        origin=row.origin,
    )


def seat_of(row: Any) -> Seat:
    """Return the seat that a row of `SEATS` holds."""
    return Seat(
        row.seat,
        row.kind,
        row.user,
        row.name,
        row.bot,
        row.stand_in,
        row.stand_in_reason,
        json.loads(row.votes),
        bool(row.resigned),
        row.clock_reset,
        row.timeouts,
        row.user_name,
        bool(row.program),
    )


SEATS = select(schema.seats, schema.users.c.name.label("user_name"), schema.users.c.program).select_from(
    schema.seats.outerjoin(schema.users, schema.seats.c.user == schema.users.c.id)
)
_ONE_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("wanted"))
_ITS_SEATS = SEATS.where(schema.seats.c.table == bindparam("wanted")).order_by(schema.seats.c.seat)


def load_meta(connection: Connection, table: str, lock: bool = False) -> Meta | None:
    """Return a table with its seats; with `lock` nobody else changes it until the transaction ends."""
    statement = _ONE_TABLE.with_for_update() if lock else _ONE_TABLE
    row = connection.execute(statement, {"wanted": table}).first()
    if row is None:
        return None
    meta = meta_of(row)
    meta.seats = [seat_of(seat) for seat in connection.execute(_ITS_SEATS, {"wanted": table})]
    with suppress(Problem):  # a table without its packs can still be looked at from outside
        load_packs(connection, meta.game, meta.further_packs)
    return meta


def load_metas(connection: Connection, statement: Any) -> list[Meta]:
    """Return the tables that a statement selects, with their seats."""
    metas = [meta_of(row) for row in connection.execute(statement)]
    if not metas:
        return []
    by_id = {meta.id: meta for meta in metas}
    rows = connection.execute(SEATS.where(schema.seats.c.table.in_(list(by_id))).order_by(schema.seats.c.seat))
    for row in rows:
        by_id[row.table].seats.append(seat_of(row))
    return metas


_UPDATE_TABLE = schema.tables.update().where(schema.tables.c.id == bindparam("wanted"))
_UPDATE_SEAT = schema.seats.update().where(schema.seats.c.table == bindparam("wanted"), schema.seats.c.seat == bindparam("where"))


def forgive_timeouts(connection: Connection, table: str, seat: int) -> None:
    """Note that a player has moved in time again."""
    connection.execute(_UPDATE_SEAT, {"wanted": table, "where": seat, "timeouts": 0})


def insert_meta(connection: Connection, meta: Meta) -> None:
    """Write a new table with its seats."""
    save_packs(connection, meta.game, meta.further_packs)
    connection.execute(schema.tables.insert(), meta.row())
    connection.execute(schema.seats.insert(), [seat.row(meta.id) for seat in meta.seats])


def save_meta(connection: Connection, meta: Meta) -> None:
    """Write a changed table with its seats; counts the revision. What belongs to the record (number) is left alone."""
    meta.revision += 1
    row = meta.row()
    for name in ("id", "number", "created"):
        del row[name]
    connection.execute(_UPDATE_TABLE, {"wanted": meta.id, **row})
    for seat in meta.seats:
        row = seat.row(meta.id)
        del row["table"], row["seat"]
        connection.execute(_UPDATE_SEAT, {"wanted": meta.id, "where": seat.seat, **row})
