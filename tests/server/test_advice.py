"""Hints in games without other people, reviews of games that are over (docs/api.md, Advice)."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.bots.reasons import NOTABLE
from ludarium.server.adviser import TURNING
from ludarium.text import Speaker
from tests.server.driver import Person, Server, until


def ask(person: Person, table: str, seat: int = 0) -> dict[str, Any]:
    """Ask for a hint about the question that is asked now."""
    question = person.sync(table, seat)["position"]["question"]
    hint: dict[str, Any] = person.post(f"/api/tables/{table}/hint", {"seat": seat, "number": question["number"]})
    return hint


@pytest.mark.parametrize("game", list(ludarium.GAMES))
def test_the_expert_advises_a_legal_move_with_prospects_and_alternatives(server: Server, game: str) -> None:
    nell = server.person()
    table = nell.open("me", "bot:greedy", game=game)
    until(lambda: 0 in nell.sync(table)["table"]["to_move"], "my turn")
    question = nell.sync(table, 0)["position"]["question"]
    hint = ask(nell, table)
    legal = [option["move"] for option in question["options"]]
    advised = [move["move"] for move in hint["moves"]]
    assert hint["number"] == question["number"]
    assert 1 <= len(advised) <= 4
    assert len(set(advised)) == len(advised)
    assert set(advised) <= set(legal)
    for move in hint["moves"]:
        assert 0 <= move["win"] <= 1
        assert len(move["points"]) == 2
    shares = [move["share"] for move in hint["moves"]]
    assert shares == sorted(shares, reverse=True)
    nell.move(table, 0, hint["number"], advised[0])


def test_the_expert_says_what_speaks_for_its_move(server: Server) -> None:
    """In the middle of a game some move differs from the others, and the words for it are the game's own."""
    nell = server.person()
    table = nell.open("me", "bot:greedy", game="barrage")
    said: list[dict[str, Any]] = []
    for _ in range(12):
        until(lambda: 0 in nell.sync(table)["table"]["to_move"], "my turn")
        hint = ask(nell, table)
        assert all(move["reasons"] == [] for move in hint["moves"][1:])
        said += hint["moves"][0]["reasons"]
        assert bool(hint["moves"][0]["words"]) == bool(hint["moves"][0]["reasons"])
        assert all(move["words"] == [] for move in hint["moves"][1:])
        if len(said) > 3:
            break
        nell.move(table, 0, hint["number"], hint["moves"][0]["move"])
    assert said
    speaker = Speaker("de", "barrage")
    for reason in said:
        assert reason["worth"]["key"].startswith("worth-")
        assert speaker.text(reason["worth"]["key"])
        assert max(abs(reason["own"]), abs(reason["others"])) >= NOTABLE


def test_the_same_question_gets_the_same_answer(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "bot:random")
    assert ask(nell, table) == ask(nell, table)


def test_a_hint_is_given_alone_against_the_rules_too(server: Server) -> None:
    nell = server.person()
    table = nell.open("me")
    assert ask(nell, table)["moves"]


def test_there_are_no_hints_against_people(server: Server) -> None:
    nell, ada = server.person(), server.person()
    table = nell.open("me", "open", "bot:random")
    ada.post(f"/api/tables/{table}/seats/1/take")
    number = nell.sync(table, 0)["position"]["question"]["number"]
    nell.refused(409, "no_hints", "POST", f"/api/tables/{table}/hint", {"seat": 0, "number": number})


def test_a_program_is_nobody_whom_a_hint_could_harm(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "open")
    program = Person(server).post("/api/programs", {"name": "Deep Grey"})
    taken = Person(server).ask("POST", f"/api/tables/{table}/seats/1/take", {}, {"Authorization": f"Bearer {program['token']}"})
    assert taken.status_code == 200, taken.text
    assert ask(nell, table)["moves"]


def test_there_are_no_hints_where_several_sit_at_one_screen(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    number = nell.sync(table, 0)["position"]["question"]["number"]
    nell.refused(409, "no_hints", "POST", f"/api/tables/{table}/hint", {"seat": 0, "number": number})


def test_only_ones_own_question_of_now_is_answered(server: Server) -> None:
    nell, ada = server.person(), server.person()
    table = nell.open("me", "bot:random")
    number = nell.sync(table, 0)["position"]["question"]["number"]
    nell.refused(409, "stale_number", "POST", f"/api/tables/{table}/hint", {"seat": 0, "number": number + 1})
    nell.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/hint", {"seat": 1, "number": number})
    ada.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/hint", {"seat": 0, "number": number})
    nell.refused(404, "no_such_seat", "POST", f"/api/tables/{table}/hint", {"seat": 9, "number": number})
    nell.refused(404, "no_such_table", "POST", "/api/tables/nowhere/hint", {"seat": 0, "number": number})


def play_a_little(person: Person, table: str, decisions: int = 12) -> None:
    """Answer so many questions and give up: a game that is over, with few decisions for the expert to think about."""
    for turn in range(decisions):
        until(lambda: 0 in person.sync(table)["table"]["to_move"], "my turn")
        person.answer(table, 0, turn)
    person.post(f"/api/tables/{table}/resign", {"seat": 0})


def test_a_finished_game_is_reviewed_decision_by_decision(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "bot:random")
    nell.refused(409, "not_over", "POST", f"/api/tables/{table}/review")
    play_a_little(nell, table)
    nell.refused(404, "no_review", "GET", f"/api/tables/{table}/review")
    begun = nell.post(f"/api/tables/{table}/review")
    until(lambda: len(nell.get(f"/api/tables/{table}/review")["judged"]) == begun["of"], "the review", 120)
    review = nell.post(f"/api/tables/{table}/review")  # asking again begins nothing anew
    history = {entry["number"]: entry for entry in nell.get(f"/api/tables/{table}/history")["entries"]}
    assert not review["failed"]
    assert review["of"] == len(review["judged"]) > 10
    for one in review["judged"]:
        assert (history[one["number"]]["seat"], history[one["number"]]["move"]) == (one["seat"], one["move"])
        assert 0 <= one["win"] <= 1
        assert 0 <= one["loss"] <= 1
        assert one["loss"] == 0 or one["best"] != one["move"]
        assert one["loss"] >= TURNING or not one["overlooked"]
        said = [phrase["key"] for phrase in one["words"]]
        assert said == [key for key in ("hint-overlooked", "hint-overlooked-others") if key in said]
        assert one["overlooked"] or not one["words"]
    assert any(one["overlooked"] for one in review["judged"])
    costly = [one["number"] for one in review["judged"] if one["loss"] >= TURNING]
    assert set(review["turning"]) <= set(costly)
    assert len(review["turning"]) == min(3, len(costly))
    assert review["turning"] == sorted(review["turning"])


def test_a_finished_game_can_be_played_on_from_any_point(server: Server) -> None:
    """At a table of one's own, with bots in the other seats; what is past the end or no seat is refused, and nothing is opened."""
    nell = server.person()
    table = nell.open("me", "bot:random")
    nell.refused(409, "not_over", "POST", f"/api/tables/{table}/play-on", {"number": 3, "seats": ["me", "bot:greedy"]})
    play_a_little(nell, table)
    entries = nell.get(f"/api/tables/{table}/history")["entries"]
    number = next(entry["number"] for entry in entries[6:] if entry["seat"] == 0) - 1
    new = nell.post(f"/api/tables/{table}/play-on", {"number": number, "seats": ["me", "bot:greedy"]})
    assert new["table"]["id"] != table
    assert [seat["bot"] for seat in new["table"]["seats"]] == [None, "greedy"]
    before = nell.get(f"/api/tables/{table}/positions/{number}?seat=0")
    asked = new["position"]["question"]
    assert [option["move"] for option in asked["options"]] == [option["move"] for option in before["question"]["options"]]
    nell.answer(new["table"]["id"], 0)
    for wrong, code in (
        ({"number": len(entries), "seats": ["me", "bot:greedy"]}, (404, "no_such_position")),
        ({"number": 3, "seats": ["me"]}, (422, "bad_record")),
    ):
        nell.refused(*code, "POST", f"/api/tables/{table}/play-on", wrong)


def test_what_was_taken_back_is_not_judged(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "bot:random")
    position = nell.answer(table, 0)
    if position["undo"]["possible"]:
        nell.post(f"/api/tables/{table}/undo", {"seat": 0, "number": position["undo"]["number"]})
    play_a_little(nell, table)
    entries = nell.get(f"/api/tables/{table}/history")["entries"]
    taken_back = [entry["number"] for entry in entries if entry["move"] == "undo"]
    assert taken_back
    begun = nell.post(f"/api/tables/{table}/review")
    until(lambda: len(nell.get(f"/api/tables/{table}/review")["judged"]) == begun["of"], "the review", 120)
    judged = {one["number"] for one in nell.get(f"/api/tables/{table}/review")["judged"]}
    first = min(entry["number"] for entry in entries if entry["seat"] == 0)
    assert not judged & {first, *taken_back}
