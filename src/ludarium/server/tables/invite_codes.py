"""The codes of invitations in the database, kept as hashes: one for a seat, gone when it was used, and one for the table as a whole."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, select

from ludarium.server import schema, steady

_TABLE: Final = -1  # in place of a seat: whoever has the code chooses one

_BY_CODE = select(schema.invites).where(schema.invites.c.code == bindparam("wanted"))
_DROP = schema.invites.delete().where(schema.invites.c.table == bindparam("of"), schema.invites.c.seat == bindparam("at"))
_DROP_ALL = schema.invites.delete().where(schema.invites.c.table == bindparam("of"))


class Invited(NamedTuple):
    """Where an invitation leads; without a seat, whoever follows it chooses one."""

    table: str
    seat: int | None


def new_code() -> str:
    """Return a code that nobody can guess."""
    return secrets.token_urlsafe(18)


def code_hash(code: str) -> str:
    """Return what is stored of a code."""
    return hashlib.sha256(code.encode()).hexdigest()


def store_code(connection: Connection, table: str, seat: int | None, code: str) -> None:
    """Keep the hash of a seat's code, or of the table's."""
    where = _TABLE if seat is None else seat
    connection.execute(schema.invites.insert(), {"code": code_hash(code), "table": table, "seat": where, "created": steady.now()})


def drop_code(connection: Connection, table: str, seat: int | None) -> None:
    """Make a seat's code or the table's worthless, if there is one."""
    connection.execute(_DROP, {"of": table, "at": _TABLE if seat is None else seat})


def drop_codes(connection: Connection, table: str) -> None:
    """Make all codes of a table worthless."""
    connection.execute(_DROP_ALL, {"of": table})


def find_code(connection: Connection, code: str) -> Invited | None:
    """Return where a code leads, None if it is not known (any more)."""
    row = connection.execute(_BY_CODE, {"wanted": code_hash(code)}).first()
    return None if row is None else Invited(row.table, None if row.seat == _TABLE else row.seat)


def link(code: str) -> dict[str, object]:
    """Return a table's link as its host gets it, once."""
    return {"code": code, "path": f"/join#{code}"}


def invitation(seat: int, code: str) -> dict[str, object]:
    """Return a seat's link as its host gets it, once."""
    return {"seat": seat, **link(code)}
