"""Replaying records never holds anybody up: in a process of its own, once for all who ask, and what was taken back costs nothing."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

import ludarium
from ludarium.engine.record import UNDO, Entry, taken_back
from ludarium.server.problems import Problem
from ludarium.server.replays import KEPT_BYTES, MOST_WAITING, Replays
from tests.server.awaiting import awaited
from tests.server.driver import Person, Server, until
from tools.load import children_of, processor_of, total

GAME = ludarium.game("ginkgopolis")


def finished_game(undone: int = 0) -> ludarium.Record:
    """Return the record of a random game in which the first move was taken back and made again so often."""
    match = ludarium.Match(GAME, 2, 7)
    luck = ludarium.chance(1)
    match.play(0, match.state.moves(0)[0])
    assert match.undo_refusal(0) == ""
    while not match.state.over:
        seat = match.state.to_move[0]
        match.play(seat, luck.pick(match.state.moves(seat)))
    first = match.record.entries[0]
    match.record.entries[:0] = [entry for turn in range(undone) for entry in (first, Entry(first.seat, UNDO))]
    return match.record


# -- what was taken back -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "gone"),
    [
        ("0a 1b 0c", set()),
        ("0a 0u 0b", {0, 1}),
        ("0a 1b 0c 0u 0u 1u 0d", {0, 1, 2, 3, 4, 5}),
        ("0a 1b 0u 0c 1u", {0, 1, 2, 4}),
        ("0u 0a 1u", set()),  # what came before these entries was taken back
    ],
)
def test_what_leaves_no_trace(moves: str, gone: set[int]) -> None:
    assert taken_back([Entry(int(move[0]), UNDO if move[1] == "u" else move[1]) for move in moves.split()]) == gone


def processor_seconds(server: Server) -> float:
    """Return what a server and its processes have used so far: unlike the time of day it does not depend on what else runs here."""
    assert server.process is not None
    return processor_of(server.process.pid) + total(processor_of, children_of(server.process.pid))


def test_a_record_full_of_undo_is_imported_as_fast_as_without(server: Server) -> None:
    nell = server.person("Nell")
    times, tables = [], []
    for undone in (0, 0, 2400):  # the first one starts the process
        began = processor_seconds(server)
        tables.append(nell.post("/api/import", {"record": str(finished_game(undone))})["table"]["id"])
        times.append(processor_seconds(server) - began)
    assert times[2] < 12 * times[1], "it has thirty times as many entries"
    found = [nell.get(f"/api/tables/{table}/verify") for table in tables]
    assert found[2]["digest"] == found[1]["digest"] == ludarium.replay(finished_game(), GAME).state.digest()
    assert found[2]["replay_matches"] is True
    assert found[2]["entries"] == found[1]["entries"], "of so many nothing is kept"
    few = nell.post("/api/import", {"record": str(finished_game(3))})["table"]["id"]
    assert nell.get(f"/api/tables/{few}/verify")["entries"] == found[1]["entries"] + 6, "of a few everything is"


# -- the process and what it answered ----------------------------------------------------------------------------------


class Counted(Replays):
    """Replays without a process: answers are made here, and counted."""

    def __init__(self) -> None:
        super().__init__(None)
        self.asked: list[dict[str, Any]] = []
        self.size = 1

    def _ask(self, order: dict[str, Any]) -> dict[str, Any] | None:
        self.asked.append(order)
        time.sleep(0.01)
        if order["what"] == "nothing":
            return None
        return {"problem": "rules_changed", "detail": "no"} if order["what"] == "wrong" else {"answer": "x" * self.size}


def order_of(what: str) -> Any:
    async def order() -> dict[str, Any]:
        return {"what": what}

    return order


def together(*work: Any) -> list[Any]:
    async def all_of_it() -> list[Any]:
        return list(await asyncio.gather(*work, return_exceptions=True))

    return awaited(all_of_it())


def test_a_look_is_worked_out_once_however_many_ask() -> None:
    replays = Counted()
    assert together(*(replays.look("a", order_of("position"), f"person {number}") for number in range(20))) == ["x"] * 20
    assert together(replays.look("a", order_of("position"), "nell")) == ["x"]
    assert len(replays.asked) == 1
    together(replays.look("b", order_of("position"), "nell"))
    assert len(replays.asked) == 2
    replays.close()


def test_what_failed_is_tried_again() -> None:
    replays = Counted()
    for what, code in (("wrong", "rules_changed"), ("nothing", "unavailable")):
        for turn in range(2):
            (problem,) = together(replays.look(what, order_of(what), "nell"))
            assert isinstance(problem, Problem)
            assert problem.code == code
    assert len(replays.asked) == 4
    assert not replays.under_way
    replays.close()


def test_nobody_has_many_waiting() -> None:
    replays = Counted()
    told = together(
        *(replays.run({"what": "position"}, "nell") for number in range(MOST_WAITING + 3)), replays.run({"what": "position"}, "bob")
    )
    refused = [answer for answer in told if isinstance(answer, Problem)]
    assert [problem.code for problem in refused] == ["too_many_requests"] * 3
    assert told[-1] == "x", "others are not held up"
    assert not replays.waiting
    replays.close()


def test_answers_are_kept_within_bounds() -> None:
    replays = Counted()
    replays.size = KEPT_BYTES // 10
    for number in range(25):
        together(replays.look(f"look {number}", order_of("position"), "nell"))
    assert replays.kept_bytes == sum(map(len, replays.kept.values())) <= KEPT_BYTES
    assert list(replays.kept)[-1] == "look 24"
    replays.close()


# -- imports count, and go ---------------------------------------------------------------------------------------------


def test_imports_count_and_can_be_removed(own_server: Any) -> None:
    server: Server = own_server(LUDARIUM_IMPORTS_PER_PERSON="2")
    nell, bob = server.person("Nell"), server.person("Bob")
    record = {"record": str(finished_game())}
    tables = [nell.post("/api/import", record)["table"]["id"] for turn in range(2)]
    nell.refused(429, "too_many_tables", "POST", "/api/import", record)
    bob.post("/api/import", record)
    bob.refused(403, "not_host", "DELETE", f"/api/tables/{tables[0]}")
    Person(server).refused(401, "no_identity", "DELETE", f"/api/tables/{tables[0]}")
    assert nell.get(f"/api/tables/{tables[0]}/positions/5")["number"] > 1
    nell.told(nell.ask("DELETE", f"/api/tables/{tables[0]}"))
    nell.refused(404, "no_such_table", "GET", f"/api/tables/{tables[0]}")
    nell.refused(404, "no_such_table", "GET", f"/api/tables/{tables[0]}/positions/5")
    assert [table["id"] for table in nell.get("/api/tables?list=finished")["tables"]] == [tables[1]]
    nell.post("/api/import", record)


def test_old_imports_go_and_what_was_played_stays(own_server: Any) -> None:
    server: Server = own_server(LUDARIUM_IMPORT_DAYS="0")
    nell = server.person("Nell")
    played = nell.open("me", "me", "bot:random")
    nell.post(f"/api/tables/{played}/resign", {"seat": 0})
    server.kill()  # the next one looks for old ones when it starts
    server.start()
    brought = nell.post("/api/import", {"record": str(finished_game())})["table"]["id"]
    assert server.stop() in (0, -15)
    server.start()
    until(lambda: nell.ask("GET", f"/api/tables/{brought}").status_code == 404, "the end of an old import")
    assert nell.ask("GET", f"/api/tables/{played}").status_code == 200
