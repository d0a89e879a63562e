"""What is said at a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, func, select

from ludarium.server import schema, steady
from ludarium.server.bus import Bus
from ludarium.server.problems import Problem
from ludarium.server.storage import Conflict, Storage
from ludarium.server.tables.table import CHAT_KEPT, Message, Table

ATTEMPTS: Final = 6  # others may say something at the same moment so often

_CHAT = select(schema.chat).where(schema.chat.c.table == bindparam("wanted")).order_by(schema.chat.c.id.desc()).limit(CHAT_KEPT)
_LAST_CHAT = select(func.max(schema.chat.c.id)).where(schema.chat.c.table == bindparam("wanted"))


def load_chat(connection: Connection, table: str) -> list[Message]:
    """Return the last messages of a table."""
    rows = connection.execute(_CHAT, {"wanted": table})
    return [Message(row.id, row.seat, row.name, row.text, row.at) for row in rows][::-1]


class Chat:
    """Adds messages: written first, then told to the watchers here and to the other processes."""

    def __init__(self, storage: Storage, bus: Bus) -> None:
        self.storage = storage
        self.bus = bus

    async def say(self, table: Table, seat: int, name: str, text: str) -> Message:
        """Add a message."""

        def work(connection: Connection) -> Message:
            last = connection.execute(_LAST_CHAT, {"wanted": table.id}).scalar() or 0
            message = Message(last + 1, seat, name, text, steady.now())
            connection.execute(schema.chat.insert(), {"table": table.id, **message._asdict()})
            self.bus.announce(connection, {"table": table.id, "said": message._asdict()})
            return message

        for attempt in range(ATTEMPTS):
            try:
                message = await self.storage.write(work, table.id)
            except Conflict:
                continue
            table.say(message)
            return message
        raise Problem("unavailable")
