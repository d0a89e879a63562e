"""The codes of invitations in the database: one for a seat, kept as a hash, gone when it was used."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select

from ludarium.server import schema

_BY_CODE = select(schema.invites).where(schema.invites.c.code == bindparam("wanted"))
_DROP = schema.invites.delete().where(schema.invites.c.table == bindparam("of"), schema.invites.c.seat == bindparam("at"))


class Invited(NamedTuple):
    """Where an invitation leads."""

    table: str
    seat: int


def new_code() -> str:
    """Return a code that nobody can guess."""
    return secrets.token_urlsafe(18)


def code_hash(code: str) -> str:
    """Return what is stored of a code."""
    return hashlib.sha256(code.encode()).hexdigest()


def store_code(connection: Connection, table: str, seat: int, code: str) -> None:
    """Keep a code's hash."""
    connection.execute(schema.invites.insert(), {"code": code_hash(code), "table": table, "seat": seat, "created": time.time()})


def drop_code(connection: Connection, table: str, seat: int) -> None:
    """Make a seat's code worthless, if it has one."""
    connection.execute(_DROP, {"of": table, "at": seat})


def find_code(connection: Connection, code: str) -> Invited | None:
    """Return where a code leads, None if it is not known (any more)."""
    row = connection.execute(_BY_CODE, {"wanted": code_hash(code)}).first()
    return None if row is None else Invited(row.table, row.seat)


def invitation(seat: int, code: str) -> dict[str, object]:
    """Return an invitation as its host gets it, once."""
    return {"seat": seat, "code": code, "path": f"/join#{code}"}
