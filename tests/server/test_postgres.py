"""The same server on PostgreSQL: several processes on one database see each other's moves."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shlex
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

import ludarium
from ludarium.server import schema
from ludarium.server.background import Background
from ludarium.server.bus import CHANNEL, LISTENER, Notice
from ludarium.server.context import AppContext
from ludarium.server.peers import Peers
from ludarium.server.settings import read_settings
from ludarium.server.storage import Storage
from ludarium.server.tables.livegame import start_game
from ludarium.server.tables.meta import insert_meta
from ludarium.server.tables.opening import TableSpec, new_table, start_if_full
from ludarium.server.tables.records import load_snapshot
from ludarium.server.tables.snapshots import Snapshots
from ludarium.server.tables.table import Table
from tests.server.awaiting import awaited
from tests.server.driver import A_GAME, PATIENCE, Follower, Person, Server, until
from tests.server.postgres import Cluster, NotHere, binaries
from tests.server.test_deploy import commands, shell
from tests.server.test_events import assert_nothing_is_told, play_some

SECRET = "the same for all processes of this test"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    try:
        made = Cluster()
    except NotHere as reason:
        pytest.skip(str(reason))
    yield made
    made.stop()


@pytest.fixture
def processes(cluster: Cluster, own_server: Callable[..., Server]) -> Callable[..., list[Server]]:
    """Return a maker of server processes on one new database; all start at the same time."""

    def make(count: int, **settings: str) -> list[Server]:
        settings |= {"LUDARIUM_DATABASE_URL": cluster.database(), "LUDARIUM_SECRET": SECRET}
        with ThreadPoolExecutor(count) as pool:
            return list(pool.map(lambda number: own_server(**settings), range(count)))

    return make


def at(person: Person, server: Server) -> Person:
    """Return the same person at another process."""
    other = Person(server)
    other.client.cookies.update(person.client.cookies)
    return other


def test_hidden_steps_at_another_process_send_nothing(processes: Callable[..., list[Server]]) -> None:
    first, second = processes(2, LUDARIUM_HEARTBEAT="100000")
    nell, eve = first.person("Nell"), first.person("Eve")
    ada = second.person("Ada")
    assert_nothing_is_told(nell, at(ada, first), eve, ada)


def test_a_game_at_two_processes_is_one_game(processes: Callable[..., list[Server]]) -> None:
    first, second = processes(2)
    nell = first.person("Nell")
    ada = second.person("Ada")
    table = nell.open("me", "open")
    ada.post(f"/api/tables/{table}/seats/1/take")
    streams = [nell.watch(table), ada.watch(table)]
    followers = [Follower(), Follower()]
    streams[0].table(lambda seen: seen["seats"][1]["connected"], "the other one's presence")
    for turn in range(60):
        to_move = nell.sync(table)["table"]["to_move"]
        for person, seat in ((nell, 0), (ada, 1)):
            if seat in to_move:
                person.answer(table, seat, turn)
        if turn == 20:
            nell.post(f"/api/tables/{table}/chat", {"text": "hello over there"})
    for seat, (person, stream, follower) in enumerate(zip((nell, ada), streams, followers, strict=True)):
        whole = person.sync(table, seat)
        stream.position(whole["position"]["number"])
        follower.take(stream.events)
        assert follower.log == whole["position"]["log"]["lines"]
        assert follower.position["view"] == whole["position"]["view"]
        assert [message["text"] for message in follower.chat] == ["hello over there"]
        stream.close()
    there = at(nell, second)
    assert there.get("/api/me") == nell.get("/api/me")
    assert there.sync(table, 0)["position"] == nell.sync(table, 0)["position"]


def test_whoever_leaves_another_process_has_been_away_since_then(processes: Callable[..., list[Server]]) -> None:
    first, second = processes(2)
    nell, ada = first.person("Nell"), second.person("Ada")
    table = nell.open("me", "open")
    ada.post(f"/api/tables/{table}/seats/1/take")
    here, there = nell.watch(table), ada.watch(table)
    here.table(lambda seen: seen["seats"][1]["connected"], "the other one's presence")
    before = nell.sync(table)["table"]["now"]
    there.close()
    gone = until(lambda: (seat := nell.sync(table)["table"]["seats"][1])["absent_since"] and seat, "the departure")
    assert gone["absent_since"] >= before, "the seat could be given away at once"
    here.close()


def test_signing_out_and_new_names_hold_at_every_process(processes: Callable[..., list[Server]]) -> None:
    first, second = processes(2)
    nell = first.person("Nell")
    there = at(nell, second)
    assert there.get("/api/me")["user"]["name"] == "Nell"  # which it remembers
    nell.ask("PATCH", "/api/me", {"name": "Ada"})
    until(lambda: there.get("/api/me")["user"]["name"] == "Ada", "the new name at the other process")
    nell.post("/api/sign-out")
    until(lambda: there.get("/api/me")["user"] is None, "the end of the cookie at the other process")


def test_a_process_that_opens_a_table_hears_who_is_there_already(processes: Callable[..., list[Server]]) -> None:
    first, second = processes(2, LUDARIUM_SWEEP="1000")  # nobody tells it again by the clock
    ada = second.person("Ada")
    table = ada.open("me", "open")
    stream = ada.watch(table)
    stream.table(lambda seen: seen["seats"][0]["connected"])
    nell = first.person("Nell")
    until(lambda: nell.sync(table)["table"]["seats"][0]["connected"], "the presence at the other process")
    stream.close()


def test_a_process_serves_only_when_it_hears_the_others(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = read_settings({"LUDARIUM_DATA": str(tmp_path), "LUDARIUM_DATABASE_URL": cluster.database()})
    told, connect = threading.Event(), psycopg.connect
    heard: list[Notice | None] = []

    def connect_slowly(*given: Any, **named: Any) -> Any:
        if threading.current_thread().name == LISTENER:
            told.wait(2)  # as long as it takes until somebody tells something, if the process serves before it listens
        return connect(*given, **named)

    monkeypatch.setattr(psycopg, "connect", connect_slowly)
    monkeypatch.setattr(Peers, "_take", lambda self, notice: heard.append(notice))

    async def open_and_tell() -> None:
        context = AppContext(settings)
        await context.open()
        try:
            with connect(context.bus.address, autocommit=True) as other:
                other.execute("select pg_notify(%s, %s)", [CHANNEL, '{"from":"another","turned":[]}'])
            told.set()
            await asyncio.to_thread(until, lambda: {"from": "another", "turned": []} in heard, "the notice")
        finally:
            await context.close()

    awaited(open_and_tell())


def test_a_game_played_at_both_processes_by_turns_replays(processes: Callable[..., list[Server]]) -> None:
    first, second = processes(2)
    nell = first.person()
    there = at(nell, second)
    table = nell.open("me", "bot:random", "me")
    for turn in range(3000):
        person = (nell, there)[turn % 2]
        sync = until(partial(person.asked_or_done, table), "a question or the end")
        if sync["table"]["status"] == "finished":
            break
        person.answer(table, sync["position"]["seat"], turn)
    assert there.get(f"/api/tables/{table}/verify")["replay_matches"] is True
    assert nell.ask("GET", f"/api/tables/{table}/record").text == there.ask("GET", f"/api/tables/{table}/record").text


def test_the_same_number_at_two_processes_has_one_winner(processes: Callable[..., list[Server]]) -> None:
    first, second = processes(2)
    nell = first.person()
    there = at(nell, second)
    table = nell.open("me", "me")
    with ThreadPoolExecutor(6) as pool:
        for turn in range(12):
            question = nell.sync(table)["position"]["question"]
            there.sync(table)
            moves = [option["move"] for option in question["options"][:6]]
            orders = [{"seat": question["seat"], "number": question["number"], "move": move} for move in moves]
            people = [(nell, there)[number % 2] for number in range(len(orders))]
            answers = list(pool.map(lambda person, order: person.ask("POST", f"/api/tables/{table}/moves", order), people, orders))
            assert sum(answer.status_code == 200 for answer in answers) == 1
            assert {answer.json()["code"] for answer in answers if answer.status_code != 200} <= {"stale_number", "not_your_turn"}
            assert nell.sync(table)["position"] == there.sync(table)["position"]


def give_seat(server: Server, table: str, seat: int, user: str) -> None:
    """Give a seat to somebody else, as another process would, and tell nobody."""
    with psycopg.connect(server.settings["LUDARIUM_DATABASE_URL"], autocommit=True) as connection:
        connection.execute('update seats set "user" = %s where "table" = %s and seat = %s', [user, table, seat])
        connection.execute("update tables set revision = revision + 1 where id = %s", [table])


def test_a_move_that_only_an_outdated_memory_allows_is_refused(processes: Callable[..., list[Server]]) -> None:
    (server,) = processes(1)
    nell, ada = server.person("Nell"), server.person("Ada")
    table = nell.open("me", "me")
    question = nell.sync(table, 0)["position"]["question"]
    give_seat(server, table, 0, ada.get("/api/me")["user"]["id"])
    order = {"seat": 0, "number": question["number"], "move": question["options"][0]["move"]}
    refused = nell.ask("POST", f"/api/tables/{table}/moves", order)
    assert (refused.status_code, refused.json()["code"]) == (403, "not_your_seat")
    assert ada.sync(table, 0)["position"]["number"] == 1


def test_nobody_is_refused_by_an_outdated_memory(processes: Callable[..., list[Server]]) -> None:
    (server,) = processes(1)
    nell, ada = server.person("Nell"), server.person("Ada")
    table = nell.open("me", "me")
    question = nell.sync(table, 0)["position"]["question"]
    give_seat(server, table, 0, ada.get("/api/me")["user"]["id"])
    ada.move(table, 0, question["number"], question["options"][0]["move"])


def test_simultaneous_choices_at_different_processes_all_count(processes: Callable[..., list[Server]]) -> None:
    first, second = processes(2)
    people = [first.person(), second.person(), first.person(), second.person()]
    table = people[0].open("me", "open", "open", "open")
    for seat in (1, 2, 3):
        people[seat].post(f"/api/tables/{table}/seats/{seat}/take")
    questions = [people[seat].sync(table, seat)["position"]["question"] for seat in range(4)]
    orders = [
        {"seat": seat, "number": question["number"], "move": question["options"][0]["move"]} for seat, question in enumerate(questions)
    ]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda person, order: person.ask("POST", f"/api/tables/{table}/moves", order), people, orders))
    assert [answer.status_code for answer in answers] == [200] * 4


def test_when_one_process_dies_the_other_goes_on(processes: Callable[..., list[Server]]) -> None:
    first, second = processes(2)
    nell = first.person("Nell")
    table = nell.open("me", "me", "bot:random")
    acknowledged: list[tuple[int, str]] = []

    def play() -> None:
        luck = random.Random(3)
        try:
            while True:
                sync = nell.sync(table)
                question = sync["position"]["question"]
                if question is None:
                    continue
                move = luck.choice(question["options"])["move"]
                nell.move(table, question["seat"], question["number"], move)
                acknowledged.append((question["seat"], move))
        except Exception:
            return

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    until(lambda: len(acknowledged) > 5, "some moves", 60)
    first.kill()
    thread.join(20)
    there = at(nell, second)
    there.play_out(table)
    history = [
        (entry["seat"], entry["move"]) for entry in there.get(f"/api/tables/{table}/history")["entries"][1:] if entry["by"] == "player"
    ]
    assert history[: len(acknowledged)] == acknowledged


def test_processes_that_write_at_many_tables_never_wait_for_each_other(cluster: Cluster, processes: Callable[..., list[Server]]) -> None:
    servers = processes(2)
    nell = servers[0].person("Nell")
    tables = [nell.open("me", "me") for _ in range(8)]

    def talk(number: int) -> None:
        person, luck = at(nell, servers[number % 2]), random.Random(number)
        for word in range(30):
            person.ask("POST", f"/api/tables/{luck.choice(tables)}/chat", {"text": f"word {word}"})

    with ThreadPoolExecutor(16) as pool:
        list(pool.map(talk, range(16)))
    assert sum(len(nell.sync(table)["chat"]) for table in tables) > 100
    time.sleep(2)  # the database counts a little later
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        found = connection.execute("select sum(deadlocks) from pg_stat_database where datname like 'ludarium_%'").fetchone()
    assert found == (0,)


@pytest.fixture
def storages(cluster: Cluster, tmp_path: Path) -> Iterator[tuple[Storage, Storage]]:
    """Return the storages of two processes on one new database, with somebody in it."""
    settings = read_settings({"LUDARIUM_DATA": str(tmp_path), "LUDARIUM_DATABASE_URL": cluster.database()})
    first, second = Storage(settings), Storage(settings)
    for each in (first, second):
        each.open()
    with first.engine.begin() as connection:
        connection.execute(schema.users.insert(), {"id": "k3v9", "name": "Nell", "created": 0.0})
    yield first, second
    for each in (first, second):
        each.close()


def running(storage: Storage, identity: str) -> Table:
    """Return a running table with its game, written to the database."""
    meta = new_table(TableSpec("ginkgopolis", ["me", "me"]), "k3v9")
    meta.id = identity
    start_if_full(meta)
    with storage.engine.begin() as connection:
        insert_meta(connection, meta)
    table = Table(meta, [], 0.0)
    table.game = start_game(ludarium.game("ginkgopolis"), meta.deal)
    return table


def kept(storage: Storage, identity: str) -> int | None:
    """Return how many entries the snapshot of a table stands for; None if there is none."""
    with storage.engine.connect() as connection:
        found = load_snapshot(connection, identity)
    return None if found is None else found[0]


def test_nobody_waits_while_another_process_saves_a_snapshot(storages: tuple[Storage, Storage]) -> None:
    first, second = storages
    table, other = running(first, "a table"), running(first, "b another")
    begun, begin, halfway, go_on = (threading.Event() for _ in range(4))

    def hold_up(here: threading.Event, until_then: threading.Event) -> bool:
        here.set()
        return until_then.wait(PATIENCE)

    async def both_forget_it() -> None:
        backgrounds = Background(), Background()
        before = asyncio.create_task(first.write(lambda connection: hold_up(begun, begin), ""))
        await asyncio.to_thread(begun.wait, PATIENCE)
        Snapshots(first, backgrounds[0]).before_forgetting(table)
        while first.waiting.empty():  # packed in a thread before it is written
            await asyncio.sleep(0.01)
        slow = asyncio.create_task(first.write(lambda connection: hold_up(halfway, go_on), "c after them"))  # of the same commit
        await asyncio.sleep(0)
        begin.set()
        assert await asyncio.to_thread(halfway.wait, PATIENCE)
        try:
            for each in (table, other):
                Snapshots(second, backgrounds[1]).before_forgetting(each)
            await asyncio.wait_for(second.write(lambda connection: None, "d a move elsewhere"), PATIENCE)
            await asyncio.to_thread(until, lambda: kept(second, other.id) == 0, "the snapshot of another table")
            assert kept(second, table.id) is None, "the first process has not committed"
        finally:
            go_on.set()
        await asyncio.gather(before, slow)
        for background in backgrounds:
            await background.finish(PATIENCE)
            assert not background.tasks, "a snapshot is not saved"

    awaited(both_forget_it())
    assert kept(first, table.id) == 0


def test_no_snapshot_takes_the_place_of_a_newer_one(storages: tuple[Storage, Storage]) -> None:
    first, second = storages
    table = running(first, "a table")

    async def keep(storage: Storage, number: int) -> None:
        background = Background()
        table.meta.number = number
        assert table.game is not None
        table.game.since_snapshot = number
        Snapshots(storage, background).before_forgetting(table)
        await background.finish(PATIENCE)

    awaited(keep(first, 40))
    awaited(keep(second, 8))  # of a process that has not heard of the last moves
    assert kept(first, table.id) == 40
    awaited(keep(second, 41))
    assert kept(first, table.id) == 41


def test_a_bot_left_alone_by_its_process_is_taken_over(processes: Callable[..., list[Server]]) -> None:
    first, second = processes(2)
    nell = first.person()
    table = nell.open("bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy")
    time.sleep(0.3)
    first.kill()
    there = at(nell, second)
    until(lambda: there.sync(table)["table"]["status"] == "finished", "the end", A_GAME)


def test_a_lost_database_is_told_and_comes_back(processes: Callable[..., list[Server]]) -> None:
    (server,) = processes(1)
    nell = server.person()
    table = nell.open("me", "me")
    stream = nell.watch(table, 0)
    stream.position(1)
    database = server.settings["LUDARIUM_DATABASE_URL"]
    with psycopg.connect(database, autocommit=True) as connection:
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    play_some(nell, table, 6, random.Random(1))
    number = nell.sync(table, 0)["position"]["number"]
    stream.position(number)
    stream.close()
    assert nell.get("/healthz")["status"] == "ok"


def in_folder(folder: Path, command: str, server: Server) -> None:
    """Run a command of the documents in a folder, with PostgreSQL's programs and the server's database at hand."""
    url = server.settings["LUDARIUM_DATABASE_URL"]
    at = urlsplit(url)
    variables = {"LUDARIUM_DATABASE_URL": url, "PGHOST": at.hostname or "", "PGPORT": str(at.port or 5432), "PGPASSWORD": at.password or ""}
    shell(f"cd {folder} && {command}", PATH=f"{binaries()}{os.pathsep}{os.environ['PATH']}", **variables)


def test_what_was_saved_with_docker_is_restored_with_docker(processes: Callable[..., list[Server]], tmp_path: Path) -> None:
    """Run the commands of docs/hosting.md, those for the database's container on the database itself."""
    (server,) = processes(1)
    own = urlsplit(server.settings["LUDARIUM_DATABASE_URL"])
    nell = server.person("Nell")
    table = nell.open("me", "me")
    play_some(nell, table, 20, random.Random(6))
    before = nell.sync(table, 0)["position"]

    def run(line: str) -> None:
        for command in line.split(" && "):
            docker, compose, word, *rest = shlex.split(command)
            assert (docker, compose) == ("docker", "compose")
            if word in ("stop", "start"):
                assert rest == ["server"]
                getattr(server, word)()
            else:
                assert (word, rest[:2]) == ("exec", ["-T", "db"])
                there = command.partition(" db ")[2]
                there = re.sub(r"-U ludarium (-d )?ludarium\b", rf"-U {own.username} \g<1>{own.path[1:]}", there)
                in_folder(tmp_path, there, server)

    _upgrade, save, restore = commands("### Upgrade, backup and restore with Docker")
    run(save)
    play_some(nell, table, 5, random.Random(7))
    run(restore)
    assert nell.sync(table, 0)["position"] == before
    nell.play_out(table)


def test_a_dump_restored_elsewhere_is_the_same_server(
    cluster: Cluster, processes: Callable[..., list[Server]], own_server: Callable[..., Server], tmp_path: Path
) -> None:
    """Run the commands of docs/hosting.md: pg_dump while the server runs, pg_restore into a new database."""
    (server,) = processes(1)
    nell = server.person("Nell")
    table = nell.open("me", "me")
    play_some(nell, table, 40, random.Random(6))
    before = nell.sync(table, 0)["position"]
    save, restore = commands("### PostgreSQL")
    in_folder(tmp_path, save, server)
    server.kill()
    copy = cluster.database()
    made, said, rest = restore.partition("createdb ludarium && ")
    assert (made, said) == ("", "createdb ludarium && ")
    assert "postgresql://ludarium@localhost/ludarium" in rest
    in_folder(tmp_path, rest.replace("postgresql://ludarium@localhost/ludarium", copy), server)
    again = own_server(LUDARIUM_DATABASE_URL=copy, LUDARIUM_SECRET=SECRET)
    there = at(nell, again)
    assert there.sync(table, 0)["position"] == before
    there.play_out(table)
    assert there.get(f"/api/tables/{table}/verify")["replay_matches"] is True
