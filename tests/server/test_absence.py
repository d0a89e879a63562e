"""Bots, stand-ins and clocks: what the server does at a table by itself."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from typing import Any

from tests.server.driver import A_GAME, Person, Server, until


def seat_of(person: Person, table: str, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = person.sync(table)["table"]["seats"][seat]
    return found


def two_at_a_table(server: Server, **more: object) -> tuple[Person, Person, str]:
    nell, ada = server.person("Nell"), server.person("Ada")
    table = nell.open("me", "open", **more)
    ada.post(f"/api/tables/{table}/seats/1/take")
    return nell, ada, table


def wait_for_absence(person: Person, table: str, seat: int) -> None:
    """Wait until somebody has been away for so long, by the server's own time, that the others may vote."""

    def is_away() -> bool:
        found = person.sync(table)["table"]
        since = found["seats"][seat]["absent_since"]
        return since is not None and found["now"] - since > float(person.server.settings["LUDARIUM_ABSENCE"])

    until(is_away, "the absence")


def play_a_little(person: Person, table: str) -> None:
    """Make three moves as seat 0, each when the bot has moved."""
    for turn in range(3):
        until(lambda: 0 in person.sync(table)["table"]["to_move"], "the bot's move")
        person.answer(table, 0)


QUICK = {"random", "beginner", "easy", "medium", "greedy"}  # the others take their time for every move


def test_bots_of_every_level_play(server: Server) -> None:
    nell = server.person()
    levels = [found["name"] for found in nell.get("/api/games")["bots"]]
    assert set(levels) > QUICK
    for bot in levels:
        table = nell.open("me", f"bot:{bot}")
        if bot in QUICK:
            nell.play_out(table)
            history = nell.get(f"/api/tables/{table}/history")["entries"]
            assert {entry["by"] for entry in history if entry["seat"] == 1} == {"bot"}
            continue
        play_a_little(nell, table)
    assert nell.ask("GET", "/metrics").text.count("ludarium_bots_killed 0") == 1, "a bot was too slow"


def test_a_table_of_bots_plays_itself(server: Server) -> None:
    nell = server.person()
    table = nell.open("bot:random", "bot:random", "bot:random")
    assert nell.sync(table)["position"]["seat"] is None
    until(lambda: nell.sync(table)["table"]["status"] == "finished", "the end", A_GAME)


def test_a_bot_that_takes_too_long_is_stopped_and_the_game_goes_on(own_server: Any) -> None:
    server = own_server(LUDARIUM_BOT_SECONDS="0")  # no time at all: every choice takes too long
    nell = server.person()
    table = nell.open("me", "bot:greedy")
    for turn in range(6):
        until(lambda: 0 in nell.sync(table)["table"]["to_move"], "the bot's move")
        nell.answer(table, 0)
    until(lambda: 0 in nell.sync(table)["table"]["to_move"], "the bot's move")
    figures = nell.ask("GET", "/metrics").text
    killed = next(line for line in figures.splitlines() if line.startswith("ludarium_bots_killed"))
    assert float(killed.split()[1]) >= 1
    assert nell.get("/healthz")["status"] == "ok"


def test_a_dead_bot_process_takes_nothing_with_it(own_server: Any) -> None:
    import os
    import signal
    from pathlib import Path

    server = own_server()
    nell = server.person()
    table = nell.open("me", "bot:greedy")
    nell.answer(table, 0)
    for turn in range(4):
        until(lambda: 0 in nell.sync(table)["table"]["to_move"], "the bot's move")
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        for folder in Path(f"/proc/{server.process.pid}/task").iterdir():
            children = folder / "children"
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # of what has ended meanwhile
                for child in children.read_text().split():
                    if "resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes().decode():
                        os.kill(int(child), signal.SIGKILL)
        nell.answer(table, 0)
    nell.play_out(table)
    assert nell.get("/healthz")["status"] == "ok"


def test_the_others_vote_a_bot_in_for_somebody_absent_who_gets_the_seat_back(server: Server) -> None:
    nell, ada, table = two_at_a_table(server)
    here = ada.watch(table)
    here.position(1)
    nell.refused(409, "not_absent", "POST", f"/api/tables/{table}/seats/1/stand-in")
    here.close()
    ada.refused(409, "no_stand_in", "POST", f"/api/tables/{table}/seats/1/return")
    server.person().refused(403, "not_seated", "POST", f"/api/tables/{table}/seats/1/stand-in")
    wait_for_absence(nell, table, 1)
    told = nell.post(f"/api/tables/{table}/seats/1/stand-in")
    assert told["seats"][1]["stand_in"] == {"bot": "medium", "reason": "vote", "final": False}
    until(lambda: 1 not in nell.sync(table)["table"]["to_move"], "the stand-in's choice")
    order = {"seat": 1, "number": 1, "move": "alone"}
    ada.refused(409, "stand_in_plays", "POST", f"/api/tables/{table}/moves", order)
    nell.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/seats/1/return")
    back = ada.watch(table)
    back.table(lambda seen: seen["seats"][1]["stand_in"] is None and seen["seats"][1]["connected"])
    nell.refused(409, "not_absent", "POST", f"/api/tables/{table}/seats/1/stand-in")
    back.close()


def test_what_a_stand_in_has_played_stays(server: Server) -> None:
    nell, ada, table = two_at_a_table(server)
    wait_for_absence(nell, table, 1)
    nell.post(f"/api/tables/{table}/seats/1/stand-in")
    until(lambda: 1 not in nell.sync(table)["table"]["to_move"], "the stand-in's choice")
    ada.post(f"/api/tables/{table}/seats/1/return")
    undo = ada.sync(table, 1)["position"]["undo"]
    assert (undo["possible"], undo["reason"], undo["turn"]) == (False, "stand-in", 0)
    problem = ada.refused(409, "cannot_undo", "POST", f"/api/tables/{table}/undo", {"seat": 1, "number": undo["number"]})
    assert problem["reason"] == "stand-in"
    own = nell.answer(table, 0)["undo"]  # the others are as free as before, if nothing was revealed
    assert own["reason"] != "stand-in"


def test_more_than_half_of_the_others_are_needed(server: Server) -> None:
    nell, ada, bob = server.person("Nell"), server.person("Ada"), server.person("Bob")
    table = nell.open("me", "open", "open")
    ada.post(f"/api/tables/{table}/seats/1/take")
    bob.post(f"/api/tables/{table}/seats/2/take")
    wait_for_absence(nell, table, 2)
    told = nell.post(f"/api/tables/{table}/seats/2/stand-in")
    assert told["seats"][2]["votes"] == [0]
    assert told["seats"][2]["stand_in"] is None
    assert nell.post(f"/api/tables/{table}/seats/2/stand-in")["seats"][2]["votes"] == [0]
    told = ada.post(f"/api/tables/{table}/seats/2/stand-in")
    assert told["seats"][2]["stand_in"]["reason"] == "vote"
    assert bob.post(f"/api/tables/{table}/seats/2/return")["seats"][2]["stand_in"] is None


def test_a_bot_takes_over_by_itself_where_the_table_says_so(server: Server) -> None:
    nell, ada, table = two_at_a_table(server, absent_after=1)
    here = nell.watch(table)
    seen = here.table(lambda found: found["seats"][1]["stand_in"], "the stand-in")
    assert seen["seats"][1]["stand_in"]["reason"] == "absent"
    assert seen["seats"][0]["stand_in"] is None
    assert ada.post(f"/api/tables/{table}/seats/1/return")["seats"][1]["stand_in"] is None
    here.close()


def test_nobody_plays_on_alone_for_people_who_all_went_away(server: Server) -> None:
    nell, _ada, table = two_at_a_table(server, absent_after=1)
    time.sleep(1.8)
    assert [seat["stand_in"] for seat in nell.sync(table)["table"]["seats"]] == [None, None]


def test_whoever_runs_out_of_time_for_a_turn_is_played_on_by_a_bot(server: Server) -> None:
    nell, ada, table = two_at_a_table(server, clock={"kind": "move", "seconds": 6})
    here, there = nell.watch(table), ada.watch(table)
    first = nell.sync(table)["table"]
    assert first["clock"] == {"kind": "move", "seconds": 6}
    assert 0 < first["seats"][0]["left"] <= 6
    while 0 in nell.sync(table)["table"]["to_move"]:
        nell.answer(table, 0)
    seen = here.table(lambda found: found["seats"][1]["stand_in"], "the stand-in")
    assert seen["seats"][1]["stand_in"]["reason"] == "time"
    assert seen["seats"][0]["stand_in"] is None
    until(lambda: 0 in nell.sync(table)["table"]["to_move"] or seat_of(nell, table, 0)["stand_in"], "the bot's turn")
    told = ada.post(f"/api/tables/{table}/seats/1/return")
    assert told["seats"][1]["stand_in"] is None
    if 1 in told["to_move"]:
        assert told["seats"][1]["left"] > 1
    here.close()
    there.close()


def test_a_stand_in_plays_at_the_level_that_the_table_has_chosen(server: Server) -> None:
    nell, ada = server.person("Nell"), server.person("Ada")
    table = nell.open("me", "open", "bot:beginner")
    ada.post(f"/api/tables/{table}/seats/1/take")
    told = ada.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert told["seats"][1]["stand_in"] == {"bot": "beginner", "reason": "resigned", "final": True}
    until(lambda: nell.sync(table)["table"]["to_move"] == [0], "both bots' moves")
    nell.answer(table, 0)


def test_nobody_holds_a_table_up_by_coming_back_after_every_time_out(server: Server) -> None:
    nell, ada, table = two_at_a_table(server, clock={"kind": "move", "seconds": 1})
    for count in range(1, 3):
        until(lambda: seat_of(nell, table, 1)["stand_in"], f"time-out {count}")
        told = ada.post(f"/api/tables/{table}/seats/1/return")
        assert told["seats"][1]["stand_in"] is None
        if 1 in told["to_move"]:
            assert told["seats"][1]["left"] <= 1 / 2**count
    until(lambda: (bot := seat_of(nell, table, 1)["stand_in"]) and bot["final"], "the last time-out")
    ada.refused(409, "out_of_time", "POST", f"/api/tables/{table}/seats/1/return")
    again = ada.watch(table)
    again.table(lambda seen: seen["seats"][1]["connected"])
    assert seat_of(nell, table, 1)["stand_in"] == {"bot": "medium", "reason": "time", "final": True}
    again.close()


def timeouts(server: Server, table: str) -> int:
    """Return what is held against seat 1."""
    with contextlib.closing(sqlite3.connect(server.folder / "tables.sqlite3")) as database:
        count: int = database.execute('SELECT timeouts FROM seats WHERE "table" = ? AND seat = 1', (table,)).fetchone()[0]
        return count


def test_whoever_moves_in_time_again_has_all_their_time(server: Server) -> None:
    nell, ada, table = two_at_a_table(server, clock={"kind": "move", "seconds": 8})
    while 0 in nell.sync(table)["table"]["to_move"]:
        nell.answer(table, 0)
    until(lambda: seat_of(nell, table, 1)["stand_in"], "the time-out")
    assert timeouts(server, table) == 1
    until(lambda: 1 in ada.sync(table)["table"]["to_move"] or nell.sync(table)["table"]["to_move"] == [0], "the bot's turn")
    ada.post(f"/api/tables/{table}/seats/1/return")
    assert timeouts(server, table) == 1
    for _ in range(100):  # a move in the turn that ran out does not count, one in the next turn does
        if timeouts(server, table) == 0:
            break
        seat = ada.sync(table)["table"]["to_move"][-1]
        (nell, ada)[seat].answer(table, seat)
    assert timeouts(server, table) == 0


def test_time_for_the_whole_game_is_used_up_for_good(server: Server) -> None:
    nell, ada, table = two_at_a_table(server, clock={"kind": "game", "seconds": 1.5})
    there = ada.watch(table)
    for turn in range(200):
        sync = nell.sync(table)
        if sync["table"]["seats"][1]["stand_in"] or sync["table"]["status"] == "finished":
            break
        if 0 in sync["table"]["to_move"] and sync["position"]["question"] and not sync["table"]["seats"][0]["stand_in"]:
            nell.ask(
                "POST",
                f"/api/tables/{table}/moves",
                {"seat": 0, "number": sync["position"]["question"]["number"], "move": sync["position"]["question"]["options"][0]["move"]},
            )
        time.sleep(0.02)
    until(lambda: seat_of(nell, table, 1)["stand_in"], "the stand-in")
    assert seat_of(nell, table, 1)["left"] == 0
    ada.refused(409, "out_of_time", "POST", f"/api/tables/{table}/seats/1/return")
    there.close()
    again = ada.watch(table)
    again.table(lambda seen: seen["seats"][1]["connected"])
    assert seat_of(nell, table, 1)["stand_in"] == {"bot": "medium", "reason": "time", "final": True}
    again.close()


def test_the_clock_runs_out_even_when_nobody_looks(own_server: Any) -> None:
    server = own_server()
    nell, _ada, table = two_at_a_table(server, clock={"kind": "move", "seconds": 1})
    time.sleep(2)  # nobody looks meanwhile
    until(lambda: all(seat["stand_in"] for seat in nell.sync(table)["table"]["seats"]), "both stand-ins")
    assert [seat["stand_in"]["reason"] for seat in nell.sync(table)["table"]["seats"]] == ["time", "time"]


def test_a_clock_does_not_tell_of_hidden_steps(server: Server) -> None:
    nell, ada, table = two_at_a_table(server, clock={"kind": "move", "seconds": 60})
    stream = nell.watch(table)
    stream.position(1)
    time.sleep(1.2)
    asked = ada.sync(table, 1)["position"]["question"]
    before = len(stream.events)
    ada.move(table, 1, asked["number"], next(option["move"] for option in asked["options"] if option["move"] != "new-hand"))
    time.sleep(0.3)
    assert len(stream.events) == before
    assert seat_of(nell, table, 1)["left"] < 59, "a hidden step gave new time"
    stream.close()


def test_no_time_is_lost_while_the_server_is_down(own_server: Any) -> None:
    server = own_server()
    nell, _ada, table = two_at_a_table(server, clock={"kind": "game", "seconds": 30})
    began, before = time.monotonic(), seat_of(nell, table, 0)["left"]
    server.kill()
    time.sleep(5)
    server.start()
    lost = before - seat_of(nell, table, 0)["left"]
    assert lost < time.monotonic() - began - 4, "of the five seconds without a server"
