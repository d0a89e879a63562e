"""Opening, listing and watching tables."""

from __future__ import annotations

import hashlib

import pytest

import ludarium
from ludarium.bots import level_names
from tests.server.driver import Person, Server


def test_games_and_bots_are_listed_with_everything_a_lobby_needs(server: Server) -> None:
    listed = Person(server).get("/api/games")
    ginkgopolis = next(game for game in listed["games"] if game["name"] == "ginkgopolis")
    assert ginkgopolis["counts"] == [1, 2, 3, 4, 5]
    assert ginkgopolis["packs"] == [pack.plain() for pack in ludarium.game("ginkgopolis").packs]
    kinds = {option["name"]: option["kind"] for option in ginkgopolis["options"]}
    assert kinds == {"characters": "choice", "first": "seat", "expert": "choice", "colours": "each-side"}
    assert ginkgopolis["automatic_sides"] == {"1": [{"side": 1, "name": {"key": "hal", "args": {}}}]}
    assert {bot["name"]: bot["words"]["key"] for bot in listed["bots"]}.items() >= {"random": "bot-random", "greedy": "bot-greedy"}.items()
    assert [bot["name"] for bot in listed["bots"] if bot["level"]] == level_names()


def test_options_say_what_holds_for_a_number_of_players_and_what_does_not_go_together(server: Server) -> None:
    listed = {game["name"]: game for game in Person(server).get("/api/games")["games"]}
    barrage = {option["name"]: option for option in listed["barrage"]["options"]}
    assert barrage["automa-1"]["values"] == ["none", "1", "2", "3", "4"]
    assert barrage["automa-1"]["exceptions"] == {"1": {"values": ["1", "2", "3", "4"], "default": "2"}}
    assert barrage["automa-2"]["exceptions"] == barrage["game"]["exceptions"] == {}
    conflicts = [(conflict["counts"], conflict["choices"]) for conflict in listed["barrage"]["conflicts"]]
    assert conflicts == [
        *[([2, 3], {"game": "introductory", "automa-1": level}) for level in "1234"],
        *[([2], {"game": "introductory", "automa-2": level}) for level in "1234"],
    ]
    assert listed["ginkgopolis"]["conflicts"] == []
    assert all(option["exceptions"] == {} for option in listed["ginkgopolis"]["options"])


def test_a_table_names_the_sides_that_the_rules_play_there(server: Server) -> None:
    nell = server.person("Nell")
    order = {"game": "barrage", "seats": ["me", "bot:random"]}
    assert nell.post("/api/tables", order)["table"]["automatic_sides"] == []
    made = nell.post("/api/tables", {**order, "options": {"automa-2": "4"}})
    assert made["table"]["automatic_sides"] == [{"side": 2, "name": {"key": "automa", "args": {"number": 1}}}]
    alone = nell.post("/api/tables", {"game": "ginkgopolis", "seats": ["me"]})
    assert alone["table"]["automatic_sides"] == [{"side": 1, "name": {"key": "hal", "args": {}}}]


def test_the_content_of_a_game_tells_effects_in_words_and_icons(server: Server) -> None:
    content = Person(server).get("/api/games/ginkgopolis/content")
    assert len(content["building"]) == 60
    assert len(content["urbanization"]) == 12
    character = content["character"][0]
    assert character["effect"]["words"]["key"]
    assert character["effect"]["icons"]
    assert isinstance(content["building"][0]["id"], str)
    Person(server).refused(404, "no_such_game", "GET", "/api/games/chess/content")


def test_a_table_of_own_seats_and_bots_starts_at_once(server: Server) -> None:
    nell = server.person("Nell")
    made = nell.post("/api/tables", {"game": "ginkgopolis", "seats": ["me", "bot:random"], "options": {"characters": "draft"}})
    table = made["table"]
    assert table["status"] == "running"
    assert table["options"] == {"characters": "draft", "first": "random", "colours": ["green", "orange"]}
    assert table["public"] is False
    assert table["hosting"] is True
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False]
    assert made["position"]["seat"] == 0
    assert made["position"]["question"]["options"]
    assert made["invites"] == []


def test_the_seed_is_promised_from_the_start_and_shown_at_the_end(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    before = nell.sync(table)["table"]
    assert before["seed"] is None
    nell.play_out(table)
    after = nell.sync(table)["table"]
    assert after["commitment"] == before["commitment"] == hashlib.sha256(after["seed"].encode()).hexdigest()
    assert len(after["seed"]) == 32


@pytest.mark.parametrize(
    ("order", "status", "code"),
    [
        ({"game": "chess", "seats": ["me"]}, 404, "no_such_game"),
        ({"game": "ginkgopolis", "seats": ["me"] * 6}, 422, "bad_options"),
        ({"game": "ginkgopolis", "seats": []}, 422, "invalid"),
        ({"game": "ginkgopolis", "seats": ["me", "bot:deep-thought"]}, 422, "unknown_bot"),
        ({"game": "ginkgopolis", "seats": ["me", "nobody"]}, 422, "invalid"),
        ({"game": "ginkgopolis", "seats": ["me", "me"], "options": {"characters": "nobles"}}, 422, "bad_options"),
        ({"game": "ginkgopolis", "seats": ["me", "me"], "options": {"first": 7}}, 422, "bad_options"),
        ({"game": "ginkgopolis", "seats": ["me"], "options": {"characters": "draft"}}, 422, "bad_options"),
        ({"game": "ginkgopolis", "seats": ["me", "me"], "seed": "00"}, 422, "invalid"),
        ({"game": "ginkgopolis", "seats": ["me", "me"], "clock": {"kind": "move", "seconds": -1}}, 422, "invalid"),
        ({"game": "ginkgopolis", "seats": ["me", "me"], "clock": {"kind": "sand", "seconds": 10}}, 422, "invalid"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(server: Server, order: dict[str, object], status: int, code: str) -> None:
    problem = server.person().refused(status, code, "POST", "/api/tables", order)
    assert len(problem["detail"]) > 10


def test_lists_show_each_table_where_it_belongs(server: Server) -> None:
    nell, ada = server.person("Nell"), server.person("Ada")
    waiting = nell.open("me", "open")
    hidden = nell.open("me", "open", public=False)
    running = nell.open("me", "bot:random", public=True)

    def listed(person: Person, name: str) -> set[str]:
        return {table["id"] for table in person.get(f"/api/tables?list={name}&limit=100")["tables"]}

    assert {waiting, hidden, running} <= listed(nell, "mine")
    assert waiting in listed(ada, "open")
    assert hidden not in listed(ada, "open")
    assert running in listed(ada, "running")
    assert not listed(ada, "mine")
    nell.play_out(running)
    assert running in listed(nell, "finished")
    assert running not in listed(nell, "mine") | listed(ada, "running") | listed(ada, "finished")
    assert Person(server).get("/api/tables?list=mine")["tables"] == []
    Person(server).refused(422, "invalid", "GET", "/api/tables?list=all")


def test_lists_come_newest_first_and_in_pages(server: Server) -> None:
    nell = server.person()
    made = [nell.open("me", "open") for turn in range(3)]
    first = nell.get("/api/tables?list=mine&limit=2")["tables"]
    assert [table["id"] for table in first] == made[:0:-1]
    rest = nell.get(f"/api/tables?list=mine&before={first[-1]['updated']!r}")["tables"]
    assert [table["id"] for table in rest] == made[:1]


def test_somebody_without_a_seat_watches_as_a_spectator(server: Server) -> None:
    nell, ada = server.person("Nell"), server.person("Ada")
    table = nell.open("me", "me")
    seen = ada.sync(table)
    assert seen["position"]["seat"] is None
    assert seen["position"]["question"] is None
    assert seen["position"]["undo"] is None
    assert not any("hand" in side for side in seen["position"]["view"]["sides"])
    ada.refused(403, "not_your_seat", "GET", f"/api/tables/{table}?seat=0")
    ada.refused(404, "no_such_seat", "GET", f"/api/tables/{table}?seat=2")
    assert nell.sync(table, -1)["position"]["seat"] is None
    assert nell.sync(table, 1)["position"]["seat"] == 1


def test_hot_seat_players_have_names_of_their_own_and_look_from_the_seat_that_is_to_move(server: Server) -> None:
    nell = server.person("Nell")
    table = nell.open("me", "me", names={"1": "Little brother"})
    assert [seat["name"] for seat in nell.sync(table)["table"]["seats"]] == ["Nell", "Little brother"]
    for turn in range(12):
        sync = nell.sync(table)
        assert sync["position"]["seat"] == sync["table"]["to_move"][0]
        nell.answer(table, sync["position"]["seat"])


def test_an_unknown_table_is_404(server: Server) -> None:
    nell = server.person()
    for method, path in [("GET", ""), ("GET", "/events"), ("DELETE", ""), ("GET", "/record"), ("GET", "/verify"), ("POST", "/rematch")]:
        nell.refused(404, "no_such_table", method, f"/api/tables/nowhere{path}")
    nell.refused(404, "no_such_table", "POST", "/api/tables/nowhere/moves", {"seat": 0, "number": 1, "move": "x"})


def test_the_host_alone_can_close_a_waiting_table(server: Server) -> None:
    nell, ada = server.person(), server.person()
    table = nell.open("me", "open")
    ada.refused(403, "not_host", "DELETE", f"/api/tables/{table}")
    assert nell.told(nell.ask("DELETE", f"/api/tables/{table}"))["status"] == "closed"
    ada.refused(409, "not_waiting", "POST", f"/api/tables/{table}/seats/1/take")
    nell.refused(409, "not_waiting", "DELETE", f"/api/tables/{table}")
    running = nell.open("me", "me")
    assert nell.refused(409, "not_waiting", "DELETE", f"/api/tables/{running}")["status_of_table"] == "running"
