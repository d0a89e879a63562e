"""The application context: everything one server process needs, put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from pathlib import Path
from typing import IO, Final

import ludarium
from ludarium.server.addresses import Addresses
from ludarium.server.adviser import Adviser
from ludarium.server.background import Background
from ludarium.server.bus import Bus
from ludarium.server.limits import RateLimiter
from ludarium.server.listener import TURNS, Listener
from ludarium.server.metrics import Metrics
from ludarium.server.peers import Peers
from ludarium.server.people import People, secret_key
from ludarium.server.replays import Replays
from ludarium.server.scheduler import Scheduler
from ludarium.server.settings import Settings
from ludarium.server.shelf import Shelf
from ludarium.server.storage import Storage
from ludarium.server.tables.cache import TableCache
from ludarium.server.tables.changes import Changes
from ludarium.server.tables.chat import Chat
from ludarium.server.tables.imports import Imports
from ludarium.server.tables.invites import Invites
from ludarium.server.tables.moves import Moves
from ludarium.server.tables.opening import Openings
from ludarium.server.tables.presence import Presence
from ludarium.server.tables.rematch import Rematches
from ludarium.server.tables.resigning import Resigning
from ludarium.server.tables.seats import Seats
from ludarium.server.tables.snapshots import Snapshots
from ludarium.server.tables.stand_ins import StandIns
from ludarium.server.tables.turns import Turns
from ludarium.server.worker_pool import WorkerPool

try:
    import fcntl
except ImportError:  # Windows: nobody keeps a second server off the same file there
    fcntl = None  # type: ignore[assignment,unused-ignore]

LAST_WORK: Final = 8.0  # seconds for what goes on in the background when the server stops


class AppContext:
    """The parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lock_file = only_server_here(settings)
        self.storage = Storage(settings)
        key = secret_key(settings.data, settings.secret)
        self.people = People(self.storage, key)
        self.addresses = Addresses(settings.proxies, key)
        self.background = Background()
        self.bus = Bus(settings)
        self.turns = Turns(self.storage)
        self.metrics = Metrics()
        self.bot_queue: asyncio.Queue[str] = asyncio.Queue()  # tables where a bot may have to move, for the scheduler
        self.replays = Replays(settings.compiled)
        self.shelf = Shelf(settings.packs, self.storage, self.replays, settings.packs_per_person)
        self._make_tables()
        self.workers = WorkerPool(settings.bot_workers, settings.bot_seconds, settings.compiled, settings.bots)
        self.adviser = Adviser(self.workers)
        self.peers = Peers(self.bus, self.people, self.tables, self.turns, self.presence)
        self.scheduler = Scheduler(
            settings,
            self.tables,
            self.storage,
            self.moves,
            self.stand_ins,
            self.presence,
            self.imports,
            self.workers,
            self.background,
            self.bot_queue,
        )
        self.limits = RateLimiter(settings.rate, settings.people_per_address)
        self._add_gauges()
        self.streams: Counter[str] = Counter()  # open ones, by person and by address
        self.stopping = False
        self.heartbeats: asyncio.Task[None] | None = None

    def _make_tables(self) -> None:
        """Make everything that concerns tables, each part of those before it."""
        settings, storage = self.settings, self.storage
        self.snapshots = Snapshots(storage, self.background)
        self.tables = TableCache(settings, storage, self.bus, self.snapshots, self.background)
        self.moves = Moves(self.tables, storage, self.bus, self.metrics, self.snapshots, self.turns, self.bot_queue)
        self.changes = Changes(self.tables, storage, self.bus, self.turns, self.bot_queue)
        self.openings = Openings(self.changes, storage, self.shelf, settings)
        self.imports = Imports(self.changes, storage, self.replays, settings)
        self.seats = Seats(self.changes)
        self.invites = Invites(self.changes, storage)
        self.stand_ins = StandIns(self.changes, settings.absence)
        self.resigning = Resigning(self.tables, self.changes)
        self.rematches = Rematches(settings, self.tables, self.changes, self.seats)
        self.chat = Chat(storage, self.bus)
        self.presence = Presence(self.tables, storage, self.bus, self.background)

    def _add_gauges(self) -> None:
        tables, storage, workers, add = self.tables, self.storage, self.workers, self.metrics.add_gauge
        add("ludarium_tables_in_memory", "Tables in memory", lambda: len(tables.tables))
        add("ludarium_games_in_memory", "Games in memory", lambda: len(tables.with_game))
        add("ludarium_streams", "Open event streams of tables", lambda: sum(len(table.watchers) for table in tables.in_memory()))
        add("ludarium_commits", "Transactions committed since the start", lambda: storage.commits)
        add("ludarium_writes", "Writes committed since the start", lambda: storage.writes)
        add("ludarium_bots_waiting", "Jobs of bots that run or wait for a worker", lambda: workers.pending)
        add("ludarium_bots_killed", "Worker processes that were stopped or died", lambda: workers.killed)
        add("ludarium_bots_replaced", "Moves played at random because a bot gave none", lambda: self.scheduler.replaced)
        add("ludarium_tables_set_aside", "Tables that could not be attended since the start", lambda: self.scheduler.set_aside)

    async def open(self) -> None:
        """Begin to work."""
        await asyncio.to_thread(self.storage.open)
        for name in ludarium.GAMES:
            ludarium.game(name)
        await asyncio.to_thread(self.bus.start, asyncio.get_running_loop())
        self.peers.start()
        await self.scheduler.start()
        self.heartbeats = asyncio.create_task(self._send_heartbeats())

    async def _send_heartbeats(self) -> None:
        """Wake every stream now and then: one that has nothing to tell shows that it lives."""
        turn = 0
        while True:
            await asyncio.sleep(self.settings.heartbeat / TURNS)
            turn = (turn + 1) % TURNS
            for listener in self._listeners():
                if listener.turn == turn:
                    listener.beat()

    def _listeners(self) -> list[Listener]:
        """Return everybody who has a stream open."""
        return [*(watcher for table in self.tables.in_memory() for watcher in table.watchers), *self.turns.everybody()]

    def stop_streams(self) -> None:
        """Let all event streams end: the server is going down, clients come back to the next one."""
        self.stopping = True
        for listener in self._listeners():
            listener.ring()

    async def close(self) -> None:
        """End everything in order; what was acknowledged is on the disk already."""
        self.stop_streams()
        if self.heartbeats is not None:
            self.heartbeats.cancel()
        await self.scheduler.stop()
        self.workers.close()
        self.replays.close()
        with contextlib.suppress(Exception):
            self.tables.close()
            await self.background.finish(LAST_WORK)
        self.peers.stop()
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
