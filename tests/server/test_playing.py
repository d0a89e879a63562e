"""Moves, undo, resigning, chat, rematch: numbers, refusals, races."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.driver import Person, Server, until


def question(person: Person, table: str, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = person.sync(table, seat)["position"]["question"]
    return found


def entries(person: Person, table: str) -> list[tuple[int, str]]:
    """Return the record of a finished table."""
    return [(entry["seat"], entry["move"]) for entry in person.get(f"/api/tables/{table}/history")["entries"][1:]]


def test_a_whole_game_is_played_and_scored(server: Server) -> None:
    nell = server.person("Nell")
    table = nell.open("me", "me", "me")
    nell.play_out(table)
    sync = nell.sync(table)
    end = sync["position"]["end"]
    assert sync["position"]["over"] is True
    assert end["reason"] == "played"
    assert sync["table"]["result"] == {"reason": "played", "scores": end["scores"], "ranking": end["ranking"], "outcomes": []}
    totals = [0, 0, 0]
    for line in end["sheet"]:
        totals[line["side"]] += line["points"]
    assert totals == end["scores"]
    assert min(end["ranking"]) == 1
    assert sync["table"]["to_move"] == []
    nell.refused(409, "not_running", "POST", f"/api/tables/{table}/moves", {"seat": 0, "number": 999999, "move": "skip"})


def test_a_move_is_answered_with_the_new_position_of_its_seat(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    asked = question(nell, table, 0)
    position = nell.move(table, 0, asked["number"], asked["options"][0]["move"])
    assert position == nell.sync(table, 0)["position"] | {"since": asked["number"], "log": position["log"]}
    assert position["number"] == asked["number"] + 1


def test_a_move_for_another_question_is_refused_with_the_number_of_the_right_one(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    asked = question(nell, table, 0)
    nell.move(table, 0, asked["number"], asked["options"][0]["move"])
    now = question(nell, table, 0)
    order = {"seat": 0, "number": asked["number"], "move": now["options"][0]["move"]}
    assert nell.refused(409, "stale_number", "POST", f"/api/tables/{table}/moves", order)["number"] == now["number"]
    ahead = {**order, "number": now["number"] + 1}
    nell.refused(409, "stale_number", "POST", f"/api/tables/{table}/moves", ahead)


def test_the_same_answer_again_is_a_success_that_changes_nothing(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    asked = question(nell, table, 0)
    move = asked["options"][0]["move"]
    first = nell.move(table, 0, asked["number"], move)
    assert nell.move(table, 0, asked["number"], move) == first
    assert nell.move(table, 0, asked["number"], f"  {move.replace(' ', '   ')} ") == first
    other = asked["options"][1]["move"]
    nell.refused(409, "stale_number", "POST", f"/api/tables/{table}/moves", {"seat": 0, "number": asked["number"], "move": other})


def test_an_illegal_move_is_refused_with_reason_and_rule_and_changes_nothing(server: Server) -> None:
    nell = server.person()
    table = nell.open("me")  # alone there are no new hands (GK-L4)
    before = nell.sync(table, 0)["position"]
    asked = before["question"]
    problem = nell.refused(
        409, "illegal_move", "POST", f"/api/tables/{table}/moves", {"seat": 0, "number": asked["number"], "move": "new-hand"}
    )
    assert (problem["reason"], problem["rule"]) == ("no-new-hand-solo", "GK-L4")
    problem = nell.refused(
        409, "illegal_move", "POST", f"/api/tables/{table}/moves", {"seat": 0, "number": asked["number"], "move": "castle"}
    )
    assert problem["reason"] == "no-such-move"
    assert nell.sync(table, 0)["position"] == before


def test_nobody_plays_for_somebody_else(server: Server) -> None:
    nell, ada, eve = server.person(), server.person(), server.person()
    table = nell.open("me", "open")
    ada.post(f"/api/tables/{table}/seats/1/take")
    asked = question(nell, table, 0)
    order = {"seat": 0, "number": asked["number"], "move": asked["options"][0]["move"]}
    for stranger in (ada, eve):
        stranger.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/moves", order)
        stranger.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/undo", {"seat": 0, "number": 0})
        stranger.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/resign", {"seat": 0})
    Person(server).refused(401, "no_identity", "POST", f"/api/tables/{table}/moves", order)
    nell.refused(404, "no_such_seat", "POST", f"/api/tables/{table}/moves", {**order, "seat": 5})


def test_who_is_asked_nothing_cannot_move(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me", options={"first": 0})
    for seat in (0, 1):
        while (asked := question(nell, table, seat)) and asked["prompt"]["key"] in ("ask-choose-card", "ask-lay-tile"):
            nell.move(table, seat, asked["number"], asked["options"][0]["move"])
            if question(nell, table, seat) and question(nell, table, seat)["prompt"]["key"] == "ask-choose-card":
                break
        if nell.sync(table)["table"]["to_move"] != [0, 1]:
            break
    waiting = [seat for seat in (0, 1) if seat not in nell.sync(table)["table"]["to_move"]]
    order = {"seat": waiting[0], "number": 1, "move": "alone"}
    assert nell.refused(409, "not_your_turn", "POST", f"/api/tables/{table}/moves", order)["number"] is None


def test_moves_of_others_in_the_same_phase_do_not_make_an_honest_move_stale(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me", "me")
    asked = {seat: question(nell, table, seat) for seat in range(3)}
    for seat in (2, 0):
        nell.move(table, seat, asked[seat]["number"], asked[seat]["options"][0]["move"])
        while (more := question(nell, table, seat)) is not None:
            nell.move(table, seat, more["number"], more["options"][0]["move"])
    assert question(nell, table, 1) == asked[1]
    nell.move(table, 1, asked[1]["number"], asked[1]["options"][0]["move"])


def test_two_tabs_with_different_moves_one_wins_and_the_other_is_told(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    won: list[tuple[int, str]] = []
    with ThreadPoolExecutor(6) as pool:
        for turn in range(10):
            sync = nell.sync(table)
            asked = sync["position"]["question"]
            orders = [{"seat": asked["seat"], "number": asked["number"], "move": option["move"]} for option in asked["options"][:6]]
            answers = list(pool.map(lambda order: nell.ask("POST", f"/api/tables/{table}/moves", order), orders))
            right = [order for order, answer in zip(orders, answers, strict=True) if answer.status_code == 200]
            assert len(right) == 1
            assert all(answer.json()["code"] in ("stale_number", "not_your_turn") for answer in answers if answer.status_code != 200)
            won.append((asked["seat"], right[0]["move"]))
    nell.play_out(table)
    assert entries(nell, table)[:10] == won


def test_the_same_move_from_many_tabs_is_one_entry(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    won: list[tuple[int, str]] = []
    with ThreadPoolExecutor(8) as pool:
        for turn in range(8):
            asked = nell.sync(table)["position"]["question"]
            order = {"seat": asked["seat"], "number": asked["number"], "move": asked["options"][0]["move"]}
            answers = list(pool.map(lambda order: nell.ask("POST", f"/api/tables/{table}/moves", order), [order] * 8))
            assert [answer.status_code for answer in answers] == [200] * 8
            won.append((asked["seat"], order["move"]))
    nell.play_out(table)
    assert entries(nell, table)[:8] == won


def test_undo_takes_back_until_something_was_revealed(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    before = nell.sync(table, 0)["position"]
    assert before["undo"] == {
        "number": 0,
        "possible": False,
        "reason": "nothing-to-undo",
        "message": "there is no move of yours to take back",
        "turn": 0,
    }
    assert nell.refused(409, "cannot_undo", "POST", f"/api/tables/{table}/undo", {"seat": 0, "number": 0})["reason"] == "nothing-to-undo"
    after = nell.move(table, 0, before["question"]["number"], before["question"]["options"][0]["move"])
    assert after["undo"]["possible"] is True
    back = nell.post(f"/api/tables/{table}/undo", {"seat": 0, "number": after["undo"]["number"]})
    assert back["view"] == before["view"]
    assert back["question"] == before["question"] | {"number": back["number"]}
    again = nell.post(f"/api/tables/{table}/undo", {"seat": 0, "number": after["undo"]["number"]})
    assert again["number"] == back["number"]
    assert nell.refused(409, "stale_number", "POST", f"/api/tables/{table}/undo", {"seat": 0, "number": 0})["number"] == 2
    stale = {"seat": 0, "number": before["question"]["number"], "move": before["question"]["options"][0]["move"]}
    nell.refused(409, "stale_number", "POST", f"/api/tables/{table}/moves", stale)
    for seat in (0, 1):
        while (asked := question(nell, table, seat)) and asked["prompt"]["key"] in ("ask-choose-card", "ask-lay-tile"):
            position = nell.move(
                table, seat, asked["number"], asked["options"][-1 if asked["prompt"]["key"] == "ask-lay-tile" else 0]["move"]
            )
            if position["view"]["phase"] != "choose":
                break
    undo = nell.sync(table, 0)["position"]["undo"]
    assert (undo["possible"], undo["reason"]) == (False, "sealed")


def test_the_whole_turn_is_taken_back_by_one_order(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me", options={"first": 0})
    before = nell.sync(table, 0)["position"]
    card = next(option for option in before["question"]["options"] if not option["final"])
    chosen = nell.move(table, 0, before["question"]["number"], card["move"])
    assert chosen["undo"]["turn"] == 1
    laid = nell.move(table, 0, chosen["question"]["number"], chosen["question"]["options"][0]["move"])
    assert laid["undo"]["turn"] == 2
    back = nell.post(f"/api/tables/{table}/undo", {"seat": 0, "number": laid["undo"]["number"], "turn": True})
    assert back["view"] == before["view"]
    assert back["question"]["options"] == before["question"]["options"]
    assert back["undo"]["possible"] is False


def test_resigning_a_game_of_two_ends_it_with_the_resigner_last(server: Server) -> None:
    nell, ada = server.person("Nell"), server.person("Ada")
    table = nell.open("me", "open")
    ada.post(f"/api/tables/{table}/seats/1/take")
    stream = nell.watch(table)
    number = stream.position(1)["number"]
    told = ada.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert told["status"] == "finished"
    assert told["result"]["reason"] == "resigned"
    assert told["result"]["ranking"] == [1, 2]
    assert told["seats"][1]["resigned"] is True
    assert told["seed"]
    seen = stream.position(number + 1)
    assert seen["over"] is True
    assert seen["end"]["ranking"] == [1, 2]
    assert seen["question"] is None
    stream.close()
    assert nell.sync(table)["position"]["number"] == number + 1
    nell.refused(409, "not_running", "POST", f"/api/tables/{table}/resign", {"seat": 0})
    assert "result" not in nell.ask("GET", f"/api/tables/{table}/record").text
    assert nell.get(f"/api/tables/{table}/verify")["replay_matches"] is True


def test_resigning_alone_leaves_the_victory_to_hal(server: Server) -> None:
    nell = server.person()
    table = nell.open("me")
    assert nell.post(f"/api/tables/{table}/resign", {"seat": 0})["result"]["ranking"] == [2, 1]


def test_in_a_bigger_game_a_bot_plays_for_the_resigner_to_the_end(server: Server) -> None:
    nell, ada = server.person("Nell"), server.person("Ada")
    table = nell.open("me", "open", "me")
    ada.post(f"/api/tables/{table}/seats/1/take")
    told = ada.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert told["status"] == "running"
    assert told["seats"][1]["stand_in"]["reason"] == "resigned"
    ada.refused(409, "no_stand_in", "POST", f"/api/tables/{table}/seats/1/return")
    asked = ada.sync(table, 1)["position"]["question"]
    if asked:
        order = {"seat": 1, "number": asked["number"], "move": asked["options"][0]["move"]}
        ada.refused(409, "stand_in_plays", "POST", f"/api/tables/{table}/moves", order)
    nell.play_out(table)
    history = nell.get(f"/api/tables/{table}/history")["entries"]
    assert {entry["by"] for entry in history if entry["seat"] == 1} == {"stand-in"}
    assert {entry["by"] for entry in history if entry["seat"] in (0, 2)} == {"player"}


def test_chat_is_for_those_who_sit_here_and_within_bounds(server: Server) -> None:
    nell, eve = server.person("Nell"), server.person("Eve")
    table = nell.open("me", "me")
    said = nell.post(f"/api/tables/{table}/chat", {"text": "good luck ☘"})
    assert (said["id"], said["seat"], said["name"], said["text"]) == (1, 0, "Nell", "good luck ☘")
    eve.refused(403, "not_seated", "POST", f"/api/tables/{table}/chat", {"text": "hi"})
    for wrong in ("", "x" * 501, "nul \u0000"):
        nell.refused(422, "invalid", "POST", f"/api/tables/{table}/chat", {"text": wrong})
    nell.post(f"/api/tables/{table}/chat", {"text": "<b>x</b>"})
    assert [message["text"] for message in eve.sync(table)["chat"]] == ["good luck ☘", "<b>x</b>"]


def test_many_messages_at_once_are_all_kept_in_order(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda number: nell.post(f"/api/tables/{table}/chat", {"text": f"message {number}"}), range(30)))
    chat = nell.sync(table)["chat"]
    assert [message["id"] for message in chat] == list(range(1, 31))
    assert {message["text"] for message in chat} == {f"message {number}" for number in range(30)}


def test_a_rematch_seats_the_same_people_one_further(server: Server) -> None:
    nell, ada = server.person("Nell"), server.person("Ada")
    table = nell.open("me", "open", "bot:random", options={"characters": "draft"})
    ada.post(f"/api/tables/{table}/seats/1/take")
    nell.refused(409, "not_over", "POST", f"/api/tables/{table}/rematch")

    def not_the_bots_turn_alone() -> dict[str, Any] | None:
        seen: dict[str, Any] = nell.sync(table)["table"]
        return seen if seen["status"] == "finished" or {0, 1} & set(seen["to_move"]) else None

    for turn in range(3000):
        told = until(not_the_bots_turn_alone, "a turn or the end")
        if told["status"] == "finished":
            break
        for person, seat in ((nell, 0), (ada, 1)):
            if seat in told["to_move"] and question(person, table, seat):
                person.answer(table, seat, turn)
    stream = ada.watch(table)
    following = nell.post(f"/api/tables/{table}/rematch")["id"]
    stream.table(lambda seen: seen["rematch"] == following)
    stream.close()
    waiting = ada.sync(following)["table"]
    assert waiting["status"] == "waiting"
    assert waiting["options"]["characters"] == "draft"
    assert [(seat["kind"], seat["name"], seat["reserved"], seat["mine"]) for seat in waiting["seats"]] == [
        ("bot", "random", False, False),
        ("human", "Nell", False, False),
        ("invite", "Ada", True, True),
    ]
    server.person().refused(409, "seat_taken", "POST", f"/api/tables/{following}/seats/2/take")
    assert ada.post(f"/api/tables/{table}/rematch")["id"] == following
    assert ada.sync(following)["table"]["status"] == "running"
    server.person().refused(403, "not_seated", "POST", f"/api/tables/{table}/rematch")
