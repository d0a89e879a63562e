"""Server-sent events: positions in their order; whoever is slow or was away gets everything in one piece."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ludarium.server.context import AppContext
from ludarium.server.encoding import encode
from ludarium.server.problems import Problem
from ludarium.server.tables.meta import FINISHED, RUNNING
from ludarium.server.tables.table import Table, Watcher

PAUSE: Final = 0.3  # seconds between two events of a person's stream


class EventStream(Response):
    """An answer that goes on until the client leaves or the stream ends. It counts among the open ones of a person and an address."""

    media_type = "text/event-stream"

    def __init__(self, context: AppContext, whose: Sequence[str], parts: AsyncIterator[bytes]) -> None:
        super().__init__(b"", 200, {"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self.open = context.streams
        self.whose = whose
        self.parts = parts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the parts; stop at once when the client is gone."""
        self.open.update(self.whose)
        try:
            await self._stream(receive, send)
        finally:
            self.open.subtract(self.whose)
            for who in self.whose:
                if not self.open[who]:
                    del self.open[who]

    async def _stream(self, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        sending = asyncio.create_task(self._send(send))
        leaving = asyncio.create_task(until_gone(receive))
        try:
            await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, leaving):
                task.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
            await self.parts.aclose()  # type: ignore[attr-defined]

    async def _send(self, send: Send) -> None:
        async for part in self.parts:
            await send({"type": "http.response.body", "body": part, "more_body": True})
        with contextlib.suppress(OSError):
            await send({"type": "http.response.body", "body": b"", "more_body": False})


async def until_gone(receive: Receive) -> None:
    """Wait until the client closes the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass


def event(kind: str, identity: str, data: str) -> str:
    """Return one event as text."""
    return f"event: {kind}\nid: {identity}\ndata: {data}\n\n" if identity else f"event: {kind}\ndata: {data}\n\n"


def read_cursor(text: str | None) -> tuple[int, int]:
    """Return number and last message of a cursor; whatever cannot be read is the beginning."""
    number, _point, chat = (text or "").partition(".")
    if number.isdecimal() and chat.isdecimal() and len(number) < 10 and len(chat) < 10:
        return int(number), int(chat)
    return 0, 0


async def table_events(context: AppContext, identity: str, user: str | None, viewer: int, after: str | None) -> AsyncIterator[bytes]:
    """Yield what one viewer of a table is to know, from the cursor on."""
    async with context.tables.use(identity) as table:
        watcher = Watcher(viewer, user)
        watcher.number, watcher.chat = read_cursor(after)
        context.presence.join(table, watcher)
        try:
            if user is not None:
                await context.stand_ins.welcome(table, user)
            await context.tables.ready(table)
            if watcher.number > table.number(viewer) or watcher.chat > table.last_chat:
                watcher.number, watcher.chat = 0, 0  # not a cursor of this table
            while not context.stopping:
                if part := await news(context, table, watcher) + watcher.heartbeat():
                    yield part
                if watcher.gone:
                    return
                await watcher.wait()
        finally:
            context.presence.leave(table, watcher, context.stopping)


async def news(context: AppContext, table: Table, watcher: Watcher) -> bytes:
    """Return the events a watcher has not had yet; each event's id says what is known after it."""
    parts: list[str] = []
    if watcher.gone:
        return event("gone", "", encode({"code": watcher.gone})).encode()
    if table.look() != watcher.look:
        watcher.look = table.look()
        parts.append(event("table", cursor(watcher), table.text(watcher.user)))
    for number, position in watcher.told:
        if number > watcher.number:
            watcher.number = number
            parts.append(event("position", cursor(watcher), position))
    watcher.told = []
    if table.number(watcher.viewer) > watcher.number or (table.game is None and not table.numbers and begun(table)):
        await context.tables.ready(table)
        since, watcher.number = watcher.number, table.number(watcher.viewer)
        if watcher.number > since:
            parts.append(event("position", cursor(watcher), table.position(watcher.viewer, since)))
    for message in table.chat:
        if message.id > watcher.chat:
            watcher.chat = message.id
            parts.append(event("chat", cursor(watcher), encode(message._asdict())))
    return "".join(parts).encode()


def begun(table: Table) -> bool:
    """Say whether a table has a game."""
    return table.meta.status in (RUNNING, FINISHED)


def cursor(watcher: Watcher) -> str:
    """Return how far a watcher is."""
    return f"{watcher.number}.{watcher.chat}"


async def turn_events(context: AppContext, user: str) -> AsyncIterator[bytes]:
    """Yield the tables where somebody is to move, whenever they change."""
    listener = context.turns.listen(user)
    last: object = None
    try:
        while not (context.stopping or listener.ended):
            turns = await context.turns.of(user)
            told = event("turns", "", encode({"turns": turns})).encode() if turns != last else b""
            last = turns
            if part := told + listener.heartbeat():
                yield part
            await asyncio.sleep(PAUSE)
            await listener.wait()
    finally:
        context.turns.leave(user, listener)


def check_streams(context: AppContext, who: str, address: str) -> list[str]:
    """Return for whom a stream counts: who asks, and an address if one is to count; 429 if either has too many open already."""
    most = context.settings.streams_per_person
    limits = {who: most, **({f"address {address}": most * context.settings.people_per_address} if address else {})}
    if context.settings.rate > 0 and any(context.streams[each] >= limit for each, limit in limits.items()):
        raise Problem("too_many_streams")
    return list(limits)
