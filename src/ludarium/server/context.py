"""The application context: everything one server process needs, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import IO

import ludarium
from ludarium.server.adviser import Adviser
from ludarium.server.bus import Bus
from ludarium.server.caretaker import Caretaker
from ludarium.server.limits import RateLimiter
from ludarium.server.metrics import Metrics
from ludarium.server.people import People, secret_key
from ludarium.server.seating import Seating
from ludarium.server.settings import Settings
from ludarium.server.storage import Storage
from ludarium.server.tables import Tables
from ludarium.server.turns import Turns
from ludarium.server.worker_pool import WorkerPool

try:
    import fcntl
except ImportError:  # Windows: nobody keeps a second server off the same file there
    fcntl = None  # type: ignore[assignment,unused-ignore]

log = logging.getLogger("ludarium.server")


class AppContext:
    """The parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lock_file = only_server_here(settings)
        self.storage = Storage(settings)
        self.people = People(self.storage, secret_key(settings.data, settings.secret))
        self.bus = Bus(settings)
        self.tables = Tables(settings, self.storage, self.bus)
        self.seating = Seating(self.tables)
        self.workers = WorkerPool(settings.bot_workers, settings.bot_seconds, settings.compiled)
        self.adviser = Adviser(self.workers)
        self.caretaker = Caretaker(self.tables, self.seating, self.workers)
        self.turns = Turns(self.storage)
        self.tables.turned = self.turns.ring
        self.limits = RateLimiter(settings.rate)
        self.metrics = Metrics()
        self._add_gauges()
        self.tables.counted = self.metrics.count_move
        self.streams: dict[str, int] = {}
        self.stopping = False
        self.heartbeats: asyncio.Task[None] | None = None

    def _add_gauges(self) -> None:
        tables, storage, workers, add = self.tables, self.storage, self.workers, self.metrics.add_gauge
        add("ludarium_tables_in_memory", "Tables in memory", lambda: len(tables.tables))
        add("ludarium_games_in_memory", "Games in memory", lambda: len(tables.games))
        add("ludarium_streams", "Open event streams of tables", lambda: sum(len(table.watchers) for table in tables.tables.values()))
        add("ludarium_commits", "Transactions committed since the start", lambda: storage.commits)
        add("ludarium_writes", "Writes committed since the start", lambda: storage.writes)
        add("ludarium_bots_waiting", "Jobs of bots that run or wait for a worker", lambda: workers.pending)
        add("ludarium_bots_killed", "Worker processes that were stopped or died", lambda: workers.killed)

    async def open(self) -> None:
        """Begin to work."""
        await asyncio.to_thread(self.storage.open)
        for name in ludarium.GAMES:
            ludarium.game(name)
        self.bus.start(asyncio.get_running_loop())
        await self.caretaker.start()
        self.heartbeats = asyncio.create_task(self._send_heartbeats())

    async def _send_heartbeats(self) -> None:
        """Ring every stream's bell now and then: one that has nothing to tell shows that it lives."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            for table in list(self.tables.tables.values()):
                table.ring(table_too=False)
            self.turns.ring(set(self.turns.bells))

    def stop_streams(self) -> None:
        """Let all event streams end: the server is going down, clients come back to the next one."""
        self.stopping = True
        for table in self.tables.tables.values():
            table.ring(table_too=False)
        self.turns.ring(set(self.turns.bells))

    async def close(self) -> None:
        """End everything in order; what was acknowledged is on the disk already."""
        self.stop_streams()
        if self.heartbeats is not None:
            self.heartbeats.cancel()
        await self.caretaker.stop()
        self.workers.close()
        with contextlib.suppress(Exception):
            await self.tables.close()
        await asyncio.to_thread(self.bus.stop)
        await asyncio.to_thread(self.storage.close)
        if self.lock_file is not None:
            self.lock_file.close()


def only_server_here(settings: Settings) -> IO[str] | None:
    """Make sure that one server alone uses a SQLite file: it keeps positions in memory that another one would not see change."""
    if not settings.is_sqlite or fcntl is None:
        return None
    path = Path(settings.database.removeprefix("sqlite:///")).with_suffix(".lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("w")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise SystemExit(
            f"Another server uses {path.with_suffix('.sqlite3')}. Stop it, or give this one LUDARIUM_DATA or PostgreSQL."
        ) from None
    return file
