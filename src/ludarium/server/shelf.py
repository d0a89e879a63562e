"""The packs that can be chosen for new tables: those that the host offers, and those that people brought for their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, select

from ludarium.engine.pack import parse_pack
from ludarium.server import schema, steady
from ludarium.server.packs import Plain, load_packs, offered_packs, remember, save_packs
from ludarium.server.problems import Problem
from ludarium.server.replays import Replays
from ludarium.server.storage import Storage

OWNERS = schema.pack_owners


class Shelf:
    """What lies ready at one server. `most` is how many packs a person may bring."""

    def __init__(self, places: Iterable[Path], storage: Storage, replays: Replays, most: int) -> None:
        self.offered = offered_packs(places)
        self.storage = storage
        self.replays = replays
        self.most = most

    def of(self, game: str) -> list[dict[str, object]]:
        """Return the packs that the host offers for a game."""
        return [pack.plain() for pack in self.offered if pack.game == game]

    async def check(self, game: str, packs: Sequence[Plain], user: str) -> None:
        """Refuse packs that are neither offered nor brought by this person (422), or do not go together; know those that do."""
        own = [pack for pack in await self.brought(user) if pack.pop("game") == game]
        for pack in packs:
            if pack not in [*self.of(game), *own]:
                raise Problem("unknown_pack", f"This server does not offer the pack {pack['name']}, version {pack['version']}.")
        await self.storage.read(lambda connection: load_packs(connection, game, packs))

    async def brought(self, user: str) -> list[dict[str, object]]:
        """Return the packs that somebody brought, the oldest first."""
        column = OWNERS.c
        wanted = select(column.game, column.name, column.version, column.digest).where(column.user == user).order_by(column.created)
        rows = await self.storage.read(lambda connection: connection.execute(wanted).all())
        return [dict(row._mapping) for row in rows]

    async def bring(self, text: str, user: str) -> None:
        """Take a pack for somebody's own tables, in place of an earlier one of its name and version; 422 if it is wrong."""
        if not self.most:
            raise Problem("packs_not_taken")
        plain = await self._tried(text, user)
        remember(await asyncio.to_thread(parse_pack, text, str(plain["name"])))

        def work(connection: Connection) -> None:
            connection.execute(OWNERS.delete().where(*is_owned(user, plain["game"], plain["name"], plain["version"])))
            count = select(func.count()).select_from(OWNERS).where(OWNERS.c.user == user)
            if int(connection.execute(count).scalar() or 0) >= self.most:
                raise Problem("too_many_packs")
            save_packs(connection, plain["game"], [{name: plain[name] for name in ("name", "version", "digest")}])
            connection.execute(OWNERS.insert(), {"user": user, "created": steady.now(), **plain})

        await self.storage.write(work, user)

    async def _tried(self, text: str, user: str) -> dict[str, Any]:
        """Return what a pack is known by, after it was played with in a process of its own."""
        return await self._run("trial", text, user, Problem("bad_pack", "A game with this pack does not come to an end in time."))

    async def look_at(self, text: str, who: str) -> dict[str, Any]:
        """Return what a pack says that somebody is writing, with all its mistakes; nothing is kept of it."""
        return await self._run("draft", text, who, Problem("unavailable", "The pack could not be checked in time; try again."))

    async def _run(self, what: str, text: str, who: str, late: Problem) -> dict[str, Any]:
        """Return what a process of its own says of a pack; `late` if it does not in time."""
        try:
            told: dict[str, Any] = await self.replays.run({"what": what, "text": text}, who)
        except Problem as problem:
            raise late if problem.code == "unavailable" else problem from None
        return told

    async def remove(self, user: str, game: str, name: str, version: int) -> None:
        """Remove a pack that somebody brought; 404 if there is none. Its text stays only where a table or somebody else needs it."""

        def work(connection: Connection) -> None:
            found = connection.execute(select(OWNERS.c.digest).where(*is_owned(user, game, name, version))).first()
            if found is None:
                raise Problem("no_such_pack")
            connection.execute(OWNERS.delete().where(*is_owned(user, game, name, version)))
            others = select(OWNERS.c.user).where(OWNERS.c.game == game, OWNERS.c.digest == found.digest)
            tables = select(schema.tables.c.id).where(schema.tables.c.game == game, schema.tables.c.packs.contains(found.digest))
            if connection.execute(others).first() is None and connection.execute(tables).first() is None:
                column = schema.packs.c
                one = (column.game == game, column.name == name, column.version == version, column.digest == found.digest)
                connection.execute(schema.packs.delete().where(*one))

        await self.storage.write(work, user)


def is_owned(user: str, game: str, name: str, version: int) -> tuple[Any, ...]:
    """Return the conditions for one pack of one person."""
    return OWNERS.c.user == user, OWNERS.c.game == game, OWNERS.c.name == name, OWNERS.c.version == version
