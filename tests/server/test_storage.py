"""The database: writes together, failures apart, migrations, backup."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, func, select

import ludarium
from ludarium.engine.chance import FAST, KEYED
from ludarium.server import schema
from ludarium.server.settings import data_folder, read_settings, with_driver
from ludarium.server.storage import Conflict, Storage, migrate
from ludarium.server.tables.livegame import start_game
from ludarium.server.tables.meta import load_meta
from ludarium.server.tables.opening import TableSpec, new_table
from tests.server.driver import PATIENCE, Person, Server
from tests.server.test_events import play_some


def in_a_loop(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in a thread of its own: a browser test of the same worker may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    made = Storage(read_settings({"LUDARIUM_DATA": str(tmp_path)}))
    made.open()
    yield made
    made.close()


def test_the_tables_are_their_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    for _ in range(2):
        made = Storage(read_settings({"LUDARIUM_DATA": str(tmp_path)}))
        made.open()
        modes = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.glob("tables.sqlite3*")}
        assert len(modes) > 1
        assert set(modes.values()) == {"0o600"}, modes
        made.close()
        path.chmod(0o644)  # as older versions left it


def add(name: str) -> Callable[[Connection], str]:
    def work(connection: Connection) -> str:
        connection.execute(schema.users.insert(), {"id": name, "name": name, "created": 0.0})
        if name.startswith("broken"):
            raise ValueError(name)
        return name

    return work


def count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.users)).scalar() or 0)


def test_many_writes_share_a_few_commits(storage: Storage) -> None:
    async def all_at_once() -> list[str]:
        return await asyncio.gather(*[storage.write(add(f"user {number}"), f"user {number}") for number in range(300)])

    assert in_a_loop(all_at_once()) == [f"user {number}" for number in range(300)]
    assert in_a_loop(storage.read(count)) == 300
    assert storage.commits < 50


def test_a_write_that_fails_does_not_touch_its_neighbours(storage: Storage) -> None:
    names = [f"{'broken' if number % 7 == 3 else 'user'} {number // 2 if number % 5 == 4 else number + 1000}" for number in range(60)]
    names += names[:2]

    async def all_at_once() -> list[Any]:
        return await asyncio.gather(*[storage.write(add(name), name) for name in names], return_exceptions=True)

    results = in_a_loop(all_at_once())
    seen: set[str] = set()
    for name, result in zip(names, results, strict=True):
        if name.startswith("broken"):
            assert isinstance(result, ValueError)
        elif name in seen:
            assert isinstance(result, Conflict)
        else:
            assert result == name
            seen.add(name)
    assert in_a_loop(storage.read(count)) == len(seen)


def test_moves_that_come_together_are_written_together(storage: Storage) -> None:
    done: list[list[str]] = []
    begun, all_there = threading.Event(), threading.Event()

    def hold_up(connection: Connection) -> bool:
        begun.set()
        return all_there.wait(PATIENCE)

    def append(connection: Connection, names: list[str]) -> None:
        done.append(names)
        if "wrong" in names:
            raise Conflict
        for name in names:
            add(name)(connection)

    async def work() -> list[Any]:
        first = asyncio.create_task(storage.write(hold_up, ""))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        writes = [storage.write_with_others(append, name, name) for name in ("b", "d", "a", "e")] + [storage.write(add("c"), "c")]
        waiting = [asyncio.create_task(write) for write in writes]
        await asyncio.sleep(0)
        all_there.set()
        return await asyncio.gather(first, *waiting)

    assert in_a_loop(work()) == [True, None, None, None, None, "c"]
    assert done == [["a", "b"], ["d", "e"]], "in their order, as many at once as come one after the other"

    async def one_wrong() -> list[Any]:
        moves = [storage.write_with_others(append, name, name) for name in ("f", "wrong", "x")]
        return await asyncio.gather(*moves, return_exceptions=True)

    good, wrong, also_good = in_a_loop(one_wrong())
    assert (good, type(wrong), also_good) == (None, Conflict, None), "a conflict touches its neighbours"
    with storage.engine.connect() as connection:
        assert set(connection.execute(select(schema.users.c.id)).scalars()) >= {"f", "x"}


def test_the_migrations_make_the_schema(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Engine]:
    """Return a database of an older version, still without a schema."""
    engine = create_engine(f"sqlite:///{tmp_path}/old.sqlite3")
    yield engine
    engine.dispose()


def test_the_people_of_an_older_version_stay_and_are_no_programs(old: Engine) -> None:
    migrate(old, "0001")
    with old.begin() as connection:
        connection.exec_driver_sql("INSERT INTO users (id, name, created) VALUES ('k3v9', 'Nell', 1.0)")
    migrate(old)
    with old.connect() as connection:
        assert connection.execute(select(schema.users)).all() == [("k3v9", "Nell", 1.0, False, None)]  # no program, never signed out


def test_tables_of_an_older_version_keep_the_generator_that_dealt_them(old: Engine) -> None:
    migrate(old, "0003")
    meta = new_table(TableSpec("ginkgopolis", ["me", "me"]), "k3v9")
    row = meta.row()
    assert row.pop("generator") == KEYED, "new ones have the other"
    assert row.pop("position") is None
    del row["origin"]  # which is newer still
    with old.begin() as connection:
        connection.exec_driver_sql("INSERT INTO users (id, name, created, program) VALUES ('k3v9', 'Nell', 1.0, false)")
        connection.execute(schema.tables.insert().values({schema.tables.c[name]: value for name, value in row.items()}))
    migrate(old)
    with old.connect() as connection:
        kept = load_meta(connection, meta.id)
    assert kept is not None
    assert kept.generator == FAST
    game = ludarium.game("ginkgopolis")
    assert start_game(game, kept.deal).match.state.digest() == game.new(2, kept.seed).digest()


def test_every_commit_reaches_the_disk(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_settings_come_from_the_environment() -> None:
    given = read_settings({"LUDARIUM_DATA": "/somewhere", "LUDARIUM_RATE": "2.5", "LUDARIUM_BOT_WORKERS": "3"})
    assert given.database == "sqlite:////somewhere/tables.sqlite3"
    assert (given.rate, given.bot_workers, given.is_sqlite) == (2.5, 3, True)
    assert read_settings({"LUDARIUM_DATABASE_URL": "postgres://me@there/ludarium"}).database == "postgresql+psycopg://me@there/ludarium"
    assert with_driver("postgresql://x/y") == "postgresql+psycopg://x/y"
    assert data_folder({"XDG_DATA_HOME": "/data"}).name == "ludarium"
    with pytest.raises(SystemExit, match="LUDARIUM_RATE must be a number"):
        read_settings({"LUDARIUM_RATE": "fast"})


def test_a_backup_made_while_people_play_is_the_same_server(own_server: Any, tmp_path: Path) -> None:
    """docs/hosting.md: an online backup of the file plus the secret, restored into another folder."""
    server: Server = own_server()
    nell = server.person("Nell")
    tables = [nell.open("me", "me") for turn in range(3)]
    for table in tables:
        play_some(nell, table, 40, random.Random(1))
    before = [nell.sync(table, 0)["position"] for table in tables]
    copy = "import sqlite3, sys; a = sqlite3.connect(sys.argv[1]); b = sqlite3.connect(sys.argv[2]); a.backup(b); b.close(); a.close()"
    backup = tmp_path / "backup.sqlite3"
    subprocess.run([sys.executable, "-c", copy, server.folder / "tables.sqlite3", backup], check=True, timeout=60)
    play_some(nell, tables[0], 5, random.Random(2))
    other: Server = own_server()
    other.kill()
    for left in other.folder.glob("tables.sqlite3*"):
        left.unlink()
    shutil.copy(backup, other.folder / "tables.sqlite3")
    shutil.copy(server.folder / "secret", other.folder / "secret")
    other.start()
    there = Person(other)
    there.client.cookies.set("ludarium", nell.cookies["ludarium"])
    assert [there.sync(table, 0)["position"] for table in tables] == before
    there.play_out(tables[0])
    assert there.get(f"/api/tables/{tables[0]}/verify")["replay_matches"] is True
    with closing(sqlite3.connect(backup)) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)


def test_a_port_that_is_taken_is_told_in_words(server: Server) -> None:
    command = [sys.executable, "-m", "ludarium.server", "--port", server.port]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode != 0
    assert f"Cannot listen on 127.0.0.1:{server.port}" in told.stderr
