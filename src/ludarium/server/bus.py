"""How several server processes tell each other what changed: LISTEN/NOTIFY of PostgreSQL. With SQLite there is one process only."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import threading
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, text

from ludarium.server.settings import Settings

if TYPE_CHECKING:
    import psycopg

CHANNEL: Final = "ludarium"
LISTENER: Final = "ludarium-listen"
PATIENCE: Final = 1.0
START: Final = 30.0  # seconds for which a process that starts tries to listen

Notice = dict[str, Any]

_NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
log = logging.getLogger("ludarium.server.bus")


class Bus:
    """Sends notices with a transaction, and receives those of other processes."""

    def __init__(self, settings: Settings) -> None:
        self.process = secrets.token_hex(4)
        self.mine = f'{{"from":"{self.process}"'  # with which own notices begin
        self.shared = not settings.is_sqlite
        self.address = settings.database.replace("postgresql+psycopg://", "postgresql://")
        self.inbox: asyncio.Queue[Notice | None] = asyncio.Queue()
        self.listening = threading.Event()
        self.stopped = threading.Event()
        self.thread: threading.Thread | None = None

    def announce(self, connection: Connection, notice: Notice) -> None:
        """Send a notice with this transaction: it arrives if and only if the transaction is committed."""
        self.announce_all(connection, [notice])

    def announce_all(self, connection: Connection, notices: Iterable[Notice]) -> None:
        """Send several notices with this transaction, in one go."""
        if self.shared:
            payloads = [json.dumps({"from": self.process, **notice}, separators=(",", ":")) for notice in notices]
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payloads": payloads})

    async def receive(self) -> Notice | None:
        """Return the next notice of another process, as soon as there is one; None: some may have been lost."""
        return await self.inbox.get()

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Return once nothing is missed any more that others tell; a process that does not hear them must not serve their tables."""
        if self.shared:
            self.thread = threading.Thread(target=self._listen, args=(loop,), name=LISTENER, daemon=True)
            self.thread.start()
            if not self.listening.wait(START):
                raise TimeoutError("what other processes tell cannot be heard")

    def stop(self) -> None:
        """Stop listening."""
        self.stopped.set()
        if self.thread is not None:
            self.thread.join(timeout=3 * PATIENCE)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        import psycopg  # noqa: PLC0415  (an extra of its own: with SQLite nobody listens)

        while not self.stopped.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(self.inbox.put_nowait, None)  # nobody listened before
                    self.listening.set()
                    self._listen_on(connection, loop)
            except psycopg.Error as wrong:
                log.warning("listening failed (%s); trying again", type(wrong).__name__)
                self.stopped.wait(PATIENCE)
            except RuntimeError:  # the loop is closed
                return

    def _listen_on(self, connection: psycopg.Connection[Any], loop: asyncio.AbstractEventLoop) -> None:
        while not self.stopped.is_set():
            for told in connection.notifies(timeout=PATIENCE):
                if not told.payload.startswith(self.mine):
                    loop.call_soon_threadsafe(self.inbox.put_nowait, json.loads(told.payload))
                if self.stopped.is_set():
                    return
