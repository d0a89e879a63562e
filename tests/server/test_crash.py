"""Nothing that was acknowledged is ever lost: kill -9 under load, restarts, rules that change."""

from __future__ import annotations

import json
import random
import resource
import sqlite3
import subprocess
import sys
import time
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.driver import A_GAME, BUSY, Follower, Server, until
from tests.server.faults import Player, Site, kill_9, one_round
from tests.server.test_events import play_some


def test_after_kill_9_under_load_every_acknowledged_move_is_there(tmp_path: Path) -> None:
    site = Site(tmp_path, processes=1)
    players = [Player(site, number) for number in range(6)]
    for part in range(3):
        found = one_round(site, players, kill_9, random.Random(part), seconds=1.0)
        assert found.acknowledged == found.found > 0
        assert not found.wrong
    for player in players[:2]:
        if player.table:
            player.people[0].play_out(player.table)
            assert player.people[0].get(f"/api/tables/{player.table}/verify")["replay_matches"] is True
    site.close()


def test_streams_come_back_after_a_crash_and_miss_nothing(own_server: Any) -> None:
    server: Server = own_server()
    nell = server.person("Nell")
    table = nell.open("me", "me", "me")
    follower, luck, last = Follower(), random.Random(4), ""
    for part in range(4):
        stream = nell.watch(table, 1, last=last)
        follower.reconnected()
        play_some(nell, table, 8, luck)
        nell.post(f"/api/tables/{table}/chat", {"text": f"part {part}"})
        number = nell.sync(table, 1)["position"]["number"]
        stream.wait(lambda events: any(event.kind == "chat" for event in events))
        stream.position(number)
        follower.take(stream.events)
        last = stream.last_id()
        play_some(nell, table, 5, luck)
        if part % 2:
            server.kill()
        else:
            assert server.stop() in (0, -15)
            stream.wait_for_end()
        stream.close()
        server.start()
        play_some(nell, table, 5, luck)
    stream = nell.watch(table, 1, last=last)
    follower.reconnected()
    whole = nell.sync(table, 1)
    stream.position(whole["position"]["number"])
    follower.take(stream.events)
    stream.close()
    assert follower.log == whole["position"]["log"]["lines"]
    assert follower.position["view"] == whole["position"]["view"]
    assert [message["text"] for message in follower.chat] == [f"part {part}" for part in range(4)]


def test_a_restart_changes_nothing_that_anybody_sees(own_server: Any) -> None:
    server: Server = own_server(LUDARIUM_CACHED_GAMES="2")
    nell = server.person("Nell")
    tables = [nell.open(*["me"] * players) for players in (2, 3, 4, 5, 1)]
    luck = random.Random(8)
    for table in tables:
        play_some(nell, table, 45, luck)
    before = [nell.sync(table, seat)["position"] for table in tables for seat in (0, -1)]
    assert server.stop() in (0, -15)
    server.start()
    assert [nell.sync(table, seat)["position"] for table in tables for seat in (0, -1)] == before
    server.kill()
    server.start()
    assert [nell.sync(table, seat)["position"] for table in tables for seat in (0, -1)] == before


def test_bots_go_on_after_a_crash(own_server: Any) -> None:
    server: Server = own_server()
    nell = server.person()
    table = nell.open("bot:greedy", "bot:greedy", "bot:greedy")
    time.sleep(0.5)
    server.kill()
    server.start()
    until(lambda: nell.sync(table)["table"]["status"] == "finished", "the bots' game going on", A_GAME)


def test_a_running_table_goes_on_from_its_snapshot_when_the_rules_change(own_server: Any) -> None:
    server: Server = own_server()
    nell = server.person()
    table = nell.open("me", "me")
    play_some(nell, table, 30, random.Random(5))
    before = nell.sync(table, 0)["position"]
    assert server.stop() in (0, -15)
    with closing(sqlite3.connect(server.folder / "tables.sqlite3")) as database:
        database.execute("update tables set rules = 0 where id = ?", [table])
        database.execute("update entries set move = 'a move of old rules' where \"table\" = ? and number < 5", [table])
        database.commit()
    server.start()
    assert nell.sync(table, 0)["position"] == before
    nell.play_out(table)
    assert nell.sync(table)["table"]["rules"] == 0
    found = nell.get(f"/api/tables/{table}/verify")
    assert found["seed_matches"] is True
    assert found["replay_matches"] is False
    assert found["message"]
    nell.refused(409, "rules_changed", "GET", f"/api/tables/{table}/positions/3")


def damage_snapshot(server: Server, table: str, how: str) -> None:
    """Make the snapshot of a stopped server's table unreadable."""
    with closing(sqlite3.connect(server.folder / "tables.sqlite3")) as database:
        (data,) = database.execute('select data from snapshots where "table" = ?', [table]).fetchone()
        if how == "damaged":
            data = data[: len(data) // 2]
        else:
            snapshot = json.loads(zlib.decompress(data))
            snapshot["anchor"]["format"] += 1
            data = zlib.compress(json.dumps(snapshot).encode())
        database.execute('update snapshots set data = ? where "table" = ?', [data, table])
        database.commit()


@pytest.mark.parametrize("how", ["damaged", "of another format"])
def test_a_table_whose_snapshot_cannot_be_read_opens_as_it_was(own_server: Any, how: str) -> None:
    server: Server = own_server()
    nell = server.person("Nell")
    running, finished = nell.open("me", "me", "me"), nell.open("me", "me")
    play_some(nell, running, 45, random.Random(5))
    nell.play_out(finished)
    before = [nell.sync(table, seat)["position"] for table in (running, finished) for seat in (0, 1, -1)]
    assert server.stop() in (0, -15)
    for table in (running, finished):
        damage_snapshot(server, table, how)
    server.start()
    assert [nell.sync(table, seat)["position"] for table in (running, finished) for seat in (0, 1, -1)] == before
    assert server.text().count("a snapshot cannot be read") == 2
    nell.play_out(running)
    assert nell.get(f"/api/tables/{running}/verify")["replay_matches"] is True
    assert server.stop() in (0, -15)
    server.start()
    assert [nell.sync(finished, seat)["position"] for seat in (0, 1, -1)] == before[3:]
    assert server.text().count("a snapshot cannot be read") == 2, "a new snapshot was kept in place of the one that cannot be read"


def test_a_table_is_refused_only_if_its_record_cannot_be_replayed_either(own_server: Any) -> None:
    server: Server = own_server()
    nell = server.person("Nell")
    table = nell.open("me", "me")
    play_some(nell, table, 20, random.Random(5))
    assert server.stop() in (0, -15)
    damage_snapshot(server, table, "damaged")
    with closing(sqlite3.connect(server.folder / "tables.sqlite3")) as database:
        database.execute("update entries set move = 'castle' where \"table\" = ? and number = 3", [table])
        database.commit()
    server.start()
    nell.refused(409, "rules_changed", "GET", f"/api/tables/{table}")
    assert nell.get("/healthz")["status"] == "ok"


def test_a_table_that_cannot_be_attended_holds_up_no_other(own_server: Any) -> None:
    server: Server = own_server()
    nell = server.person("Nell")
    broken, whole = (nell.open("bot:greedy", "bot:greedy", "bot:greedy") for _ in range(2))
    server.kill()
    with closing(sqlite3.connect(server.folder / "tables.sqlite3")) as database:
        database.execute("update tables set options = '[' where id = ?", [broken])
        database.commit()
    server.start()
    until(lambda: nell.sync(whole)["table"]["status"] == "finished", "the end of the other table's game")
    assert "ludarium_tables_set_aside 1.0" in nell.ask("GET", "/metrics").text
    assert "is set aside" in server.text()
    assert broken not in server.text()


def test_a_snapshot_that_fails_only_when_it_is_played_on_is_not_relied_on(own_server: Any) -> None:
    server: Server = own_server()
    nell = server.person("Nell")
    table, other = nell.open("me", "me", "me"), nell.open("me", "me", "me")
    for each in (table, other):
        play_some(nell, each, 45, random.Random(5))
    before = nell.sync(table, -1)["position"]
    server.kill()
    with closing(sqlite3.connect(server.folder / "tables.sqlite3")) as database:
        (data,) = database.execute('select data from snapshots where "table" = ?', [other]).fetchone()
        database.execute('update snapshots set data = ? where "table" = ?', [data, table])
        database.commit()
    server.start()
    assert nell.sync(table, -1)["position"] == before


def test_health_says_when_nothing_can_be_saved(own_server: Any) -> None:
    server: Server = own_server()
    nell = server.person("Nell")
    table = nell.open("me", "me")
    assert nell.ask("GET", "/healthz").status_code == 200
    assert server.process is not None
    _now, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, most))  # as on a disk that is full
    until(lambda: nell.ask("GET", "/healthz").status_code == 503, "the alarm")
    question = nell.sync(table, 0)["position"]["question"]
    nell.refused(
        503,
        "unavailable",
        "POST",
        f"/api/tables/{table}/moves",
        {"seat": 0, "number": question["number"], "move": question["options"][0]["move"]},
    )
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
    until(lambda: nell.ask("GET", "/healthz").status_code == 200, "the end of the alarm")
    nell.answer(table, 0)


def test_two_servers_do_not_share_one_file(own_server: Any) -> None:
    server: Server = own_server()
    command = [sys.executable, "-m", "ludarium.server", "--port", "0"]
    environment = {**BUSY, "LUDARIUM_DATA": str(server.folder), "PATH": "", "PYTHONPATH": ":".join(path for path in sys.path if path)}
    second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=30, check=False)
    assert second.returncode != 0
    assert "Another server uses" in second.stderr + second.stdout


def test_memory_holds_the_tables_in_use_not_all_of_them(own_server: Any) -> None:
    server: Server = own_server(LUDARIUM_CACHED_GAMES="3")
    nell = server.person()
    tables = [nell.open("me", "me") for turn in range(20)]
    for table in tables:
        nell.answer(table, 0)
    figures = dict(line.rsplit(" ", 1) for line in nell.ask("GET", "/metrics").text.splitlines() if not line.startswith("#"))
    assert float(figures["ludarium_games_in_memory"]) <= 3
    assert float(figures["ludarium_tables_in_memory"]) <= 20
    stream = nell.watch(tables[0], 0)
    number = stream.position(1)["number"]
    for table in tables[1:]:
        nell.sync(table)
    nell.answer(tables[0], 0)
    stream.position(number + 1)
    stream.close()
