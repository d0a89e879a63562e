"""The database behind one door: reads in a few threads, writes in one thread that commits many of them together.

A write is answered only after its transaction is on the disk. While one commit waits for the disk the next writes gather, and a
moment longer where several come at once, so the number of commits does not grow with the number of tables. A write that fails does not
touch its neighbours: the batch is then done again with a savepoint for each. The same code runs on SQLite and PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from ludarium.server import schema, steady
from ludarium.server.settings import Settings

T = TypeVar("T")

BATCH: Final = 256
GATHERING: Final = 0.01  # seconds for which writes gather while several come at once: a commit costs more than what it writes
READERS: Final = 3
WRITER: Final = "ludarium-write"
SEVERAL: Final = "~"  # after all ids
FRESH: Final = 1.0  # seconds for which a commit shows that another would succeed
MIGRATION_LOCK: Final = 0x7461726E  # any number, the same in every process

log = logging.getLogger("ludarium.server.storage")

_PULSE = schema.pulse.update()  # its only row


class Conflict(Exception):
    """Somebody else wrote first; read again and decide anew."""


class Unavailable(Exception):
    """The database cannot be reached."""


class Joint(NamedTuple):
    """Work that can be done for several things at once, and the thing."""

    work: Callable[[Connection, list[Any]], None]
    thing: object


class Write:
    """One piece of work that waits to be written, and what others may be writing at the same time."""

    def __init__(self, work: Callable[[Connection], Any], of: str, joint: Joint | None = None) -> None:
        self.work = work
        self.of = of
        self.joint = joint
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.wrong: Exception | None = None

    def tell(self) -> None:
        """Tell the asker, who may have gone meanwhile. In the asker's thread."""
        if self.answer.done():
            return
        if self.wrong is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(self.wrong)


class Storage:
    """The database of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = make_engine(settings)
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "ludarium-read")
        self.writer = threading.Thread(target=self._write_all, name=WRITER, daemon=True)
        self.saved = float("-inf")  # when something was saved last, by the clock that only goes forward
        self.commits = 0
        self.writes = 0

    def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        migrate(self.engine)
        self.writer.start()

    def close(self) -> None:
        """Finish what is under way."""
        self.waiting.put(None)
        if self.writer.is_alive():
            self.writer.join(timeout=10)
        self.readers.shutdown(wait=True)
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], T], of: str) -> T:
        """Do the work in a transaction; return its result once it is committed.

        `of` is the id of the table or person that is written, or SEVERAL: within a commit all processes write in the same
        order, so that no two can wait for each other. What writes several comes last and must not wait for anybody.
        """
        result: T = await self._wait_for(Write(work, of))
        return result

    async def write_with_others(self, work: Callable[[Connection, list[Any]], None], thing: object, of: str) -> None:
        """As `write`, for work that is done for several things at once where they come one after the other, and then costs less."""
        await self._wait_for(Write(lambda connection: work(connection, [thing]), of, Joint(work, thing)))

    async def _wait_for(self, write: Write) -> Any:
        self.waiting.put(write)
        return await write.answer

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do the work on a connection of a reader's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    async def check(self) -> None:
        """Make sure that something can be saved: by what was saved a moment ago, or by trying. Unavailable if not."""
        if time.monotonic() - self.saved > FRESH:
            await self.write(lambda connection: connection.execute(_PULSE, {"at": steady.now()}) and None, "")

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            try:
                return self._read_once(work)
            except DBAPIError as wrong:
                if not wrong.connection_invalidated:
                    raise
                return self._read_once(work)  # the connection was lost since it was used last, and all others are made anew
        except (OperationalError, InterfaceError) as wrong:
            raise Unavailable(type(wrong).__name__) from wrong

    def _read_once(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def _write_all(self) -> None:
        batch: list[Write] = []
        while True:
            write = self.waiting.get()
            if write is None:
                return
            if len(batch) > 1:  # of the last commit
                time.sleep(GATHERING)
            batch = [write]
            stop = self._gather(batch)
            self._write_batch(sorted(batch, key=lambda write: write.of))  # what concerns one table keeps its order
            if stop:
                return

    def _gather(self, batch: list[Write]) -> bool:
        """Add what has arrived meanwhile; say whether the end was among it."""
        while len(batch) < BATCH:
            try:
                write = self.waiting.get_nowait()
            except queue.Empty:
                return False
            if write is None:
                return True
            batch.append(write)
        return False

    def _write_batch(self, batch: list[Write]) -> None:
        try:
            done = self._write_together(batch) or self._write_apart(batch)
        except (SQLAlchemyError, OSError) as wrong:
            log.error("a commit of %d writes failed: %s", len(batch), type(wrong).__name__)
            for write in batch:
                write.wrong = Unavailable(type(wrong).__name__)
            tell_all(batch)
            return
        self.commits += 1
        self.writes += done
        self.saved = time.monotonic()
        tell_all(batch)

    def _write_together(self, batch: list[Write]) -> int:
        """Do all writes in one transaction and return how many; nothing is done, and 0 returned, if one fails or the connection is lost."""
        with contextlib.suppress(Exception), self.engine.begin() as connection:
            for joint, writes in groupby(batch, key=lambda write: write.joint and write.joint.work):
                if joint is None:
                    for write in writes:
                        write.result = write.work(connection)
                else:
                    joint(connection, [write.joint.thing for write in writes if write.joint])
            connection.commit()
            return len(batch)
        return 0

    def _write_apart(self, batch: list[Write]) -> int:
        """Do the writes in one transaction with a savepoint for each; return how many succeeded, and note why the others did not."""
        with self.engine.begin() as connection:
            for write in batch:
                try:
                    with connection.begin_nested():
                        write.result = write.work(connection)
                except IntegrityError:
                    write.wrong = Conflict()
                except (OperationalError, InterfaceError):
                    raise
                except Exception as wrong:
                    write.wrong = wrong
        return sum(1 for write in batch if write.wrong is None)


def tell_all(batch: list[Write]) -> None:
    """Tell all askers at once, since waking another thread costs as much as a write; nobody listens when the server is down."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Write]] = {}
    for write in batch:
        by_loop.setdefault(write.loop, []).append(write)
    for loop, writes in by_loop.items():
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(tell_each, writes)


def tell_each(writes: list[Write]) -> None:
    """Tell the askers of one loop, in their order."""
    for write in writes:
        write.tell()


def make_engine(settings: Settings) -> Engine:
    """Return an engine with the pragmas and isolation this server relies on."""
    if not settings.is_sqlite:
        return create_engine(settings.database, pool_size=READERS + 2)
    path = Path(settings.database.removeprefix("sqlite:///"))
    path.parent.mkdir(parents=True, exist_ok=True)
    keep_for_owner(path)
    engine = create_engine(settings.database, pool_size=READERS + 2, connect_args={"check_same_thread": False, "timeout": 10})
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def keep_for_owner(path: Path) -> None:
    """Let nobody else on the machine read the file: it holds the seeds of running games. SQLite's own files beside it follow it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)
    for beside in ("-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + beside).chmod(0o600)


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Let SQLAlchemy begin transactions, keep readers and the writer apart, and have every commit reach the disk."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "cache_size=-8000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Take the write lock at once in the writer's thread only: readers never wait."""
    writing = threading.current_thread().name == WRITER
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(engine: Engine, version: str = "head") -> None:
    """Bring the schema up to date, or to one version; several processes that start at once take turns."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": MIGRATION_LOCK})
            connection.commit()
        try:
            config.attributes["connection"] = connection
            command.upgrade(config, version)
            connection.commit()
        finally:
            if engine.dialect.name == "postgresql":
                connection.rollback()
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": MIGRATION_LOCK})
                connection.commit()
