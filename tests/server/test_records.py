"""Export, import, past positions, verification."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import ludarium
from ludarium.engine.chance import FAST, KEYED
from ludarium.engine.record import Entry
from tests.server.driver import Person, Server


@cache
def played(server: Server) -> tuple[Person, str]:
    """Return a finished table of three seats, some moves taken back."""
    nell = server.person("Nell")
    table = nell.open("me", "me", "bot:random", names={"1": "Bob"})
    undone = 0

    def choose(question: dict[str, Any]) -> str:
        nonlocal undone
        position = nell.sync(table, question["seat"])["position"]
        if undone < 5 and position["undo"]["possible"]:
            undone += 1
            nell.post(f"/api/tables/{table}/undo", {"seat": question["seat"], "number": position["undo"]["number"]})
            fresh = nell.sync(table, question["seat"])["position"]["question"]
            question["number"], question["options"] = fresh["number"], fresh["options"]
        move: str = question["options"][-1]["move"]
        return move

    nell.play_out(table, choose)
    return nell, table


def test_nothing_of_a_record_can_be_had_before_the_game_is_over(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    nell.answer(table, 0)
    for person in (nell, Person(server)):
        for what in ("record", "history", "positions/0", "positions/1", "verify"):
            assert person.refused(409, "not_over", "GET", f"/api/tables/{table}/{what}")["status_of_table"] == "running"


def test_an_exported_record_replays_to_the_same_game(server: Server) -> None:
    nell, table = played(server)
    answer = nell.ask("GET", f"/api/tables/{table}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="ginkgopolis-{table}.record"'
    record = ludarium.parse_record(answer.text)
    assert record.names == {0: "Nell", 1: "Bob", 2: "random"}
    assert any(entry.move == "undo" for entry in record.entries)
    match = ludarium.replay(record, ludarium.game("ginkgopolis"))
    assert match.state.over
    assert match.state.scores == nell.sync(table)["table"]["result"]["scores"]


def test_imported_names_bring_no_control_characters(server: Server) -> None:
    nell, table = played(server)
    record = nell.ask("GET", f"/api/tables/{table}/record").text
    bad = record.replace("Bob", "B\x1b[31mo\u202eb")
    assert bad != record
    brought = nell.post("/api/import", {"record": bad})["table"]
    assert [seat["name"] for seat in brought["seats"]][:2] == ["Nell", "B [31mo b"]


def test_the_shuffle_can_be_verified(server: Server) -> None:
    nell, table = played(server)
    found = Person(server).get(f"/api/tables/{table}/verify")
    assert found["commitment"] == hashlib.sha256(found["seed"].encode()).hexdigest() == nell.sync(table)["table"]["commitment"]
    record = ludarium.parse_record(nell.ask("GET", f"/api/tables/{table}/record").text)
    assert found["digest"] == ludarium.replay(record, ludarium.game("ginkgopolis")).state.digest()
    assert (found["seed_matches"], found["replay_matches"], found["message"]) == (True, True, "")
    assert found["entries"] == len(record.entries)
    assert found["generator"] == record.generator == KEYED, "nobody can foresee what is dealt at a table"


def test_a_record_without_a_generator_is_replayed_as_it_was_played(server: Server) -> None:
    ada = server.person("Ada")
    game = ludarium.game("ginkgopolis")
    match = ludarium.Match(game, 2, 7)
    luck = ludarium.chance(1)
    while not match.state.over:
        seat = match.state.to_move[0]
        match.play(seat, luck.pick(match.state.moves(seat)))
    table = ada.post("/api/import", {"record": str(match.record)})["table"]["id"]
    found = ada.get(f"/api/tables/{table}/verify")
    assert (found["generator"], found["digest"], found["replay_matches"]) == (FAST, match.state.digest(), True)
    assert "\nchance" not in ada.ask("GET", f"/api/tables/{table}/record").text


def test_every_past_position_can_be_looked_at_from_every_seat(server: Server) -> None:
    nell, table = played(server)
    record = ludarium.parse_record(nell.ask("GET", f"/api/tables/{table}/record").text)
    game = ludarium.game("ginkgopolis")
    count = len(record.entries)
    for number in (0, 1, 2, count // 3, count // 2, count - 1, count):
        match = ludarium.replay(record, game, number)
        for seat in (0, 1, 2, None):
            wish = "" if seat is None else f"?seat={seat}"
            position = nell.get(f"/api/tables/{table}/positions/{number}{wish}")
            assert position["view"] == match.state.view(seat)
            assert position["log"]["lines"] == [happening.plain(seat) for happening in match.log]
            asked = None if seat is None else match.state.ask(seat)
            assert (position["question"] is None) == (asked is None)
            assert position["over"] == (number == count)
    nell.refused(404, "no_such_position", "GET", f"/api/tables/{table}/positions/{count + 1}")
    nell.refused(404, "no_such_seat", "GET", f"/api/tables/{table}/positions/0?seat=3")
    nell.refused(422, "invalid", "GET", f"/api/tables/{table}/positions/-1")


def test_the_history_tells_entries_scores_and_lines(server: Server) -> None:
    nell, table = played(server)
    history = nell.get(f"/api/tables/{table}/history")
    record = ludarium.parse_record(nell.ask("GET", f"/api/tables/{table}/record").text)
    assert history["count"] == len(record.entries) == len(history["entries"]) - 1
    assert [(entry["seat"], entry["move"]) for entry in history["entries"][1:]] == [(entry.seat, entry.move) for entry in record.entries]
    assert history["entries"][-1]["scores"] == nell.sync(table)["table"]["result"]["scores"]
    assert history["entries"][-1]["log"] == len(nell.sync(table)["position"]["log"]["lines"])
    assert {entry["by"] for entry in history["entries"][1:]} == {"player", "bot"}


def test_a_finished_record_becomes_a_finished_table(server: Server) -> None:
    nell, table = played(server)
    text = nell.ask("GET", f"/api/tables/{table}/record").text
    ada = server.person("Ada")
    made = ada.post("/api/import", {"record": text})
    assert made["table"]["status"] == "finished"
    assert made["table"]["imported"] is True
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Nell", "Bob", "random"]
    assert made["position"]["log"]["lines"] == nell.sync(table, 0)["position"]["log"]["lines"]
    again = made["table"]["id"]
    assert ada.ask("GET", f"/api/tables/{again}/record").text == text
    assert ada.get(f"/api/tables/{again}/verify")["replay_matches"] is True
    assert again in [found["id"] for found in ada.get("/api/tables?list=finished")["tables"]]


def test_an_unfinished_record_goes_on_for_the_importer(server: Server) -> None:
    nell, table = played(server)
    lines = nell.ask("GET", f"/api/tables/{table}/record").text.splitlines()
    text = "\n".join(lines[: lines.index("") + 31])
    ada = server.person("Ada")
    made = ada.post("/api/import", {"record": text, "seats": ["me", "bot:random", "me"]})
    assert made["table"]["status"] == "running"
    again = made["table"]["id"]
    ada.play_out(again)
    continued = ada.ask("GET", f"/api/tables/{again}/record").text
    before = [line for line in text.splitlines() if line[:1].isdigit()]
    assert [line for line in continued.splitlines() if line[:1].isdigit()][:30] == before[:30]
    assert ludarium.replay(ludarium.parse_record(continued), ludarium.game("ginkgopolis")).state.over


def test_a_position_on_one_line_becomes_a_table(server: Server) -> None:
    game = ludarium.game("barrage")
    match = ludarium.Match(game, 2, 7, {"game": "introductory"})
    for _move in range(30):
        seat = match.state.to_move[0]
        match.play(seat, match.state.moves(seat)[0])
    line = match.state.line()
    ada = server.person("Ada")
    made = ada.post("/api/import", {"record": f"{line[:70]}\n{line[70:]}\n", "seats": ["me", "bot:random"]})
    assert (made["table"]["status"], made["table"]["imported"]) == ("running", True)
    assert made["table"]["options"]["game"] == "introductory"
    assert made["position"]["view"] == match.state.view(0)
    table = made["table"]["id"]
    ada.play_out(table)
    server.stop()
    server.start()
    text = ada.ask("GET", f"/api/tables/{table}/record").text
    record = ludarium.parse_record(text)
    assert record.position == line
    assert ludarium.replay(record, game).state.over
    assert ada.get(f"/api/tables/{table}/verify")["replay_matches"] is True
    assert ada.get(f"/api/tables/{table}/positions/0")["view"] == match.state.view(None)
    again = ada.post("/api/import", {"record": text})["table"]
    assert again["status"] == "finished"
    assert ada.ask("GET", f"/api/tables/{again['id']}/record").text == text


def test_a_table_from_a_position_goes_on_after_a_crash(server: Server) -> None:
    state = ludarium.game("ginkgopolis").new(2, 7)
    ada = server.person("Ada")
    table = ada.post("/api/import", {"record": state.line()})["table"]["id"]
    question = ada.sync(table)["position"]["question"]
    ada.move(table, question["seat"], question["number"], question["options"][0]["move"])
    server.kill()
    server.start()
    state.play(question["seat"], question["options"][0]["move"])
    assert ada.sync(table, question["seat"])["position"]["view"] == state.view(question["seat"])


def test_a_damaged_line_is_refused(server: Server) -> None:
    line = ludarium.game("ginkgopolis").new(2, 7).line()
    nell = server.person("Nell")
    for bad, message in ((line[:-1], "copy it once more"), (line.replace("ginkgopolis-1", "ginkgopolis-9"), "checksum is wrong")):
        assert message in nell.refused(422, "bad_record", "POST", "/api/import", {"record": bad})["detail"]


def test_a_damaged_record_is_refused_with_the_place(server: Server) -> None:
    nell, table = played(server)
    text = nell.ask("GET", f"/api/tables/{table}/record").text
    lines = text.splitlines()
    first = lines.index("") + 1
    damaged = {
        "not a record": "hello",
        "line": text.replace("game ginkgopolis", "gaem ginkgopolis"),
        "move 1": "\n".join([*lines[:first], "0 lay red-20", *lines[first:]]),
        "rules": text.replace("rules ", "rules 9"),
        "result": text.replace("result ", "result 1"),
        "packs": text.replace("pack base", "pack other"),
        "seat": "\n".join([*lines[:first], "7 play A", *lines[first:]]),
        "no game": text.replace("game ginkgopolis", "game chess"),
    }
    for what, record in damaged.items():
        problem = nell.refused(422, "bad_record", "POST", "/api/import", {"record": record})
        assert what in problem["detail"], (what, problem)
    nell.refused(422, "bad_record", "POST", "/api/import", {"record": text, "seats": ["me"]})
    nell.refused(422, "invalid", "POST", "/api/import", {"record": text, "seats": ["open"] * 3})


def test_what_was_missed_since_the_own_turn_can_be_seen_again(server: Server) -> None:
    nell, bob = server.person(), server.person()
    table = nell.open("me", "open", options={"first": 1})
    bob.post(f"/api/tables/{table}/seats/1/take")
    while nell.sync(table)["position"]["view"]["round"] < 3:
        for person, seat in ((nell, 0), (bob, 1)):
            if person.sync(table)["position"]["question"] is not None:
                person.answer(table, seat)
    position = nell.sync(table)["position"]
    lines, seen = position["log"]["lines"], position["log"]["seen"]
    assert any(line["seat"] == 1 for line in lines[seen:]), "what others did since is new"

    told = nell.get(f"/api/tables/{table}/since")["positions"]
    assert all(each["question"] is None for each in told)
    assert (told[-1]["number"], told[-1]["view"]) == (position["number"], position["view"]), "the last is the position as it stands"
    assert len(told[0]["log"]["lines"]) <= seen, "it begins before what is new"
    log: list[object] = []
    for each in told:
        log = log[: each["log"]["keep"]] + each["log"]["lines"]
        assert "hand" not in each["view"]["sides"][1], "nothing of others is in it"
    assert log == lines
    bob.refused(403, "not_your_seat", "GET", f"/api/tables/{table}/since?seat=0")


# -- comments and variations -------------------------------------------------------------------------------------------


def annotated(seed: int = 3) -> ludarium.Record:
    """Return the record of a finished game with comments and variations, one inside another."""
    game = ludarium.game("ginkgopolis")
    match = ludarium.Match(game, 2, seed)
    others: list[list[Entry]] = []
    while not match.state.over:
        seat = match.state.to_move[0]
        moves = match.state.moves(seat)
        if len(match.record.entries) in (1, 4):
            others.append(line_from(match.state, game.lexicon.text(moves[-1])))
        match.play(seat, game.lexicon.text(moves[0]))
    record = match.record.copy()
    record.comment = "A quiet game."
    record.entries[0].comment = "Solid.\nVery solid."
    record.entries[1].variations.append(others[0])
    record.entries[1].variations[0][0].comment = "Bolder."
    record.entries[4].variations.append(others[1])
    return ludarium.parse_record(str(record))


def line_from(state: ludarium.State, first: str) -> list[Entry]:
    """Return a few moves from a position on, with a variation of the second."""
    state = state.copy()
    text = state.game.lexicon.text
    found = [Entry(state.to_move[0], first)]
    state.play(state.to_move[0], first)
    for _turn in range(3):
        seat = state.to_move[0]
        moves = state.moves(seat)
        found.append(Entry(seat, text(moves[0]), "", [[Entry(seat, text(moves[-1]))]] if len(found) == 1 else []))
        state.play(seat, moves[0])
    return found


def test_comments_and_variations_are_told_with_the_history(server: Server) -> None:
    nell, record = server.person(), annotated()
    table = nell.post("/api/import", {"record": str(record)})["table"]["id"]
    history = nell.get(f"/api/tables/{table}/history")
    assert history["comment"] == "A quiet game."
    assert [entry["comment"] for entry in history["entries"]][:3] == ["", "Solid.\nVery solid.", ""]
    assert [entry["variations"] for entry in history["entries"]][:6] == [0, 0, 1, 0, 0, 1]
    assert ludarium.parse_record(nell.ask("GET", f"/api/tables/{table}/record").text).entries == record.entries


def test_a_variation_is_replayed_like_the_game(server: Server) -> None:
    nell, record = server.person(), annotated()
    game = ludarium.game("ginkgopolis")
    table = nell.post("/api/import", {"record": str(record)})["table"]["id"]
    for line, played in (("2.1", record.variation(2)), ("2.1-3.1", record.variation(2).variation(3)), ("5.1", record.variation(5))):
        history = nell.get(f"/api/tables/{table}/history?line={line}")
        assert [entry["move"] for entry in history["entries"][1:]] == [entry.move for entry in played.entries]
        assert history["entries"][2]["comment"] == played.entries[1].comment
        end = ludarium.replay(played, game).state
        assert history["entries"][-1]["scores"] == end.scores
        number = len(played.entries)
        for seat in (0, 1):
            assert nell.get(f"/api/tables/{table}/positions/{number}?seat={seat}&line={line}")["view"] == end.view(seat)
        nell.refused(404, "no_such_position", "GET", f"/api/tables/{table}/positions/{number + 1}?line={line}")
    assert nell.get(f"/api/tables/{table}/positions/2")["view"] == ludarium.replay(record, game, 2).state.view(None)


def test_variations_that_there_are_not_are_refused(server: Server) -> None:
    nell, (ada, plain) = server.person(), played(server)
    table = nell.post("/api/import", {"record": str(annotated())})["table"]["id"]
    for line in ("1.1", "2.2", "9999.1", "2.1-3.2", "2.1-3.1-3.1"):
        nell.refused(404, "no_such_position", "GET", f"/api/tables/{table}/history?line={line}")
        ada.refused(404, "no_such_position", "GET", f"/api/tables/{plain}/history?line={line}")
    for line in ("x", "2", "2.1-", "0.1", "2.1" + "-2.1" * 12):
        nell.refused(422, "invalid", "GET", f"/api/tables/{table}/history?line={line}")


def test_variations_are_checked_before_a_record_is_taken(server: Server) -> None:
    nell = server.person()
    record = annotated()
    record.entries[4].variations[0][0].move = "play Z"
    assert "a variation of move 5" in nell.refused(422, "bad_record", "POST", "/api/import", {"record": str(record)})["detail"]
    record.entries[4].variations = [[Entry(0, "play A")] * 5001]
    assert "moves in variations" in nell.refused(422, "bad_record", "POST", "/api/import", {"record": str(record)})["detail"]


def test_what_was_said_about_a_game_goes_with_it(server: Server) -> None:
    nell = server.person()
    table = nell.post("/api/import", {"record": str(annotated())})["table"]["id"]
    assert nell.ask("DELETE", f"/api/tables/{table}").status_code in (200, 204)
    nell.refused(404, "no_such_table", "GET", f"/api/tables/{table}/history")
