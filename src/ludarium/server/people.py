"""Who somebody is: guests with a signed cookie, programs with a token, and their names."""

from __future__ import annotations

import os
import secrets
import time
from collections import OrderedDict
from pathlib import Path
from typing import Final, NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Connection, bindparam, select

from ludarium.server import schema, steady
from ludarium.server.storage import Storage

COOKIE: Final = "ludarium"
COOKIE_AGE: Final = 365 * 24 * 3600
ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
KNOWN: Final = 50_000
LONGEST_NAME: Final = 40


class Person(NamedTuple):
    """Somebody with a cookie, or a program with a token."""

    id: str
    name: str
    program: bool = False


def new_id(length: int) -> str:
    """Return an id that nobody can guess and everybody can type."""
    return "".join(secrets.choice(ID_LETTERS) for letter in range(length))


def is_id(text: str) -> bool:
    """Say whether a text can be an id at all: a database need not be asked for anything else, and some refuse it."""
    return text.isascii() and text.isalnum()


def tidy_name(name: str) -> str:
    """Return a name without control characters and spare blanks, cut to its longest length; '' if nothing is left."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME].strip()


def secret_key(folder: Path, given: str) -> str:
    """Return the key that signs cookies: given by the operator, or kept in the data folder for its owner only."""
    if given:
        return given
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        for attempt in range(50):
            key = path.read_text().strip()
            if key:
                return key
            time.sleep(0.02)  # another process is writing it this moment
        raise SystemExit(f"{path} is empty; remove it and start again") from None
    key = secrets.token_urlsafe(48)
    with os.fdopen(handle, "w") as file:
        file.write(key + "\n")
    return key


class People:
    """Everybody this server knows."""

    def __init__(self, storage: Storage, key: str) -> None:
        self.storage = storage
        self.signer = URLSafeTimedSerializer(key, salt="ludarium guest")
        self.known: OrderedDict[str, Person] = OrderedDict()
        self.checked: OrderedDict[str, str] = OrderedDict()  # cookies whose signature was found true, and whose they are

    def cookie_for(self, person: Person) -> str:
        """Return the signed value of a person's cookie."""
        value = self.signer.dumps(person.id)
        return value if isinstance(value, str) else value.decode()

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """Return the person of a cookie, or None for no, a false or an outdated one."""
        if not cookie or len(cookie) > 300:
            return None
        identity = self.checked.get(cookie)
        if identity is None:
            try:
                identity = str(self.signer.loads(cookie, max_age=COOKIE_AGE))
            except BadData:
                return None
            self.checked[cookie] = identity
            if len(self.checked) > KNOWN:
                self.checked.popitem(last=False)
        return await self.by_id(identity)

    async def by_id(self, identity: str) -> Person | None:
        """Return a person by id."""
        person = self.known.get(identity)
        if person is None:
            row = await self.storage.read(lambda connection: connection.execute(_BY_ID, {"wanted": identity}).first())
            if row is None or row.signed_out is not None:
                return None
            person = Person(identity, str(row.name), bool(row.program))
        return self._remember(person)

    def _remember(self, person: Person) -> Person:
        self.known[person.id] = person
        self.known.move_to_end(person.id)
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)
        return person

    async def add(self, name: str, program: bool) -> Person:
        """Add a guest or a program; without a name one is made up."""
        person = Person(new_id(16), tidy_name(name) or f"Guest {1000 + secrets.randbelow(9000)}", program)
        row = {**person._asdict(), "created": steady.now()}
        await self.storage.write(lambda connection: connection.execute(_INSERT, row) and None, person.id)
        return self._remember(person)

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name."""
        await self.storage.write(lambda connection: connection.execute(_CHANGE, {"wanted": person.id, "name": name}) and None, person.id)
        return self._remember(person._replace(name=name))

    def sign_out(self, connection: Connection, person: Person) -> None:
        """Make a person's cookie and token worthless for ever; `forget` them when that is written."""
        connection.execute(_CHANGE, {"wanted": person.id, "signed_out": steady.now()})

    def forget(self, identity: str) -> None:
        """Have somebody looked up again."""
        self.known.pop(identity, None)


_INSERT = schema.users.insert()
_BY_ID = select(schema.users.c.name, schema.users.c.program, schema.users.c.signed_out).where(schema.users.c.id == bindparam("wanted"))
_CHANGE = schema.users.update().where(schema.users.c.id == bindparam("wanted"))
