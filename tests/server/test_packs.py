"""Tables with packs: offered by the host, chosen when a table is opened, kept with its games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.engine.pack import parse_pack
from ludarium.server.packs import offered_packs
from ludarium.server.routes.games import content
from tests.server.driver import Person, Server, until

HARVEST = """
[pack]
name = "harvest"
game = "ginkgopolis"
version = 2

[[building]]
id = "red-7"
effect = "on floor: resource 3 or tile 2"
source = "ludarium"

[[character]]
id = 28
colour = "yellow"
set = 0
start = "resource 1"
effect = "on end: point 1 per cards blue"
source = "ludarium"
"""
CLASHING = HARVEST.replace('"harvest"', '"clashing"').replace("id = 28", "id = 30").replace("set = 0", "set = 1")


@pytest.fixture(scope="module")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("packs")
    (folder / "harvest.toml").write_text(HARVEST)
    (folder / "notes.txt").write_text("no pack")
    made = Server(tmp_path_factory.mktemp("ludarium"), LUDARIUM_PACKS=str(folder)).start()
    yield made
    made.close()
    assert "Traceback" not in made.text(), made.text()


@pytest.fixture(scope="module")
def played(hosting: Server) -> tuple[Person, str]:
    """Return a finished table with the pack."""
    nell = hosting.person("Nell")
    table = nell.open("me", "bot:greedy", packs=offered(nell), options={"characters": "draft"})
    nell.play_out(table)
    assert "no answer" not in hosting.text()
    assert "a bot failed" not in hosting.text(), hosting.text()
    return nell, table


def offered(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = next(game for game in person.get("/api/games")["games"] if game["name"] == "ginkgopolis")["offered"]
    return found


def red_7(content: dict[str, Any]) -> str:
    effect: str = next(card for card in content["building"] if card["id"] == "red-7")["effect"]["source"]
    return effect


def test_the_host_offers_packs_for_their_game_only(hosting: Server, server: Server) -> None:
    pack = parse_pack(HARVEST, "harvest")
    assert offered(hosting.person()) == [{"name": "harvest", "version": 2, "digest": pack.digest}]
    assert all(game["offered"] == [] for game in hosting.person().get("/api/games")["games"] if game["name"] != "ginkgopolis")
    assert offered(server.person()) == []


def test_a_table_says_which_packs_it_has(hosting: Server) -> None:
    nell = hosting.person()
    with_pack, without = nell.open("me", "invite", packs=offered(nell)), nell.open("me", "invite")
    assert nell.sync(with_pack)["table"]["packs"] == offered(nell)
    assert nell.sync(without)["table"]["packs"] == []
    assert red_7(nell.get(f"/api/tables/{with_pack}/content")) == "on floor: resource 3 or tile 2"
    assert red_7(nell.get(f"/api/tables/{without}/content")) == red_7(nell.get("/api/games/ginkgopolis/content")) != "on floor: resource 3"


def test_what_a_pack_adds_has_a_name_in_the_content() -> None:
    officers = ['id = "ada-stone"', 'id = "otto"\nname = "Otto K."', 'id = "wilhelm-adler"']
    entries = [f'[[officer]]\n{officer}\neffect = "on produced: credit 1"\nsource = "ludarium"\n' for officer in officers]
    head = '[pack]\nname = "crew"\ngame = "barrage"\nversion = 1\n\n'
    told = json.loads(content(ludarium.game("barrage", [parse_pack(head + "\n".join(entries), "crew.toml")])))
    names = {officer["id"]: officer.get("name") for officer in told["officer"]}
    assert (names["ada-stone"], names["otto"], names["wilhelm-adler"], names["jill-mcdowell"]) == ("Ada Stone", "Otto K.", None, None)


def test_what_is_not_offered_cannot_be_chosen(hosting: Server, server: Server) -> None:
    pack = offered(hosting.person())[0]
    for person, wanted in (
        (server.person(), pack),
        (hosting.person(), {**pack, "version": 3}),
        (hosting.person(), {**pack, "digest": "0"}),
    ):
        order = {"game": "ginkgopolis", "seats": ["me", "me"], "packs": [wanted]}
        assert f"harvest, version {wanted['version']}" in person.refused(422, "unknown_pack", "POST", "/api/tables", order)["detail"]
    order = {"game": "miners", "seats": ["me"], "packs": [pack]}
    hosting.person().refused(422, "unknown_pack", "POST", "/api/tables", order)
    order = {"game": "ginkgopolis", "seats": ["me", "me"], "packs": [pack, pack]}
    hosting.person().refused(422, "bad_pack", "POST", "/api/tables", order)


def test_the_record_names_the_pack_and_comes_back(hosting: Server, played: tuple[Person, str]) -> None:
    nell, table = played
    text = nell.ask("GET", f"/api/tables/{table}/record").text
    pack = parse_pack(HARVEST, "harvest")
    assert f"pack harvest 2 {pack.digest}" in text
    match = ludarium.replay(ludarium.parse_record(text), ludarium.game("ginkgopolis", [pack]))
    assert match.state.scores == nell.sync(table)["table"]["result"]["scores"]
    brought = nell.post("/api/import", {"record": text})["table"]
    assert brought["packs"] == offered(nell)
    assert brought["result"]["scores"] == match.state.scores
    assert nell.get(f"/api/tables/{table}/verify")["replay_matches"]
    assert nell.get(f"/api/tables/{table}/history")["count"] == len(match.record.entries)
    assert nell.get(f"/api/tables/{table}/positions/3?seat=0")["view"]


def test_a_record_with_an_unknown_pack_is_refused_by_name(server: Server, played: tuple[Person, str]) -> None:
    nell, table = played
    text = nell.ask("GET", f"/api/tables/{table}/record").text
    problem = server.person().refused(422, "unknown_pack", "POST", "/api/import", {"record": text})
    assert "harvest, version 2" in problem["detail"]
    with pytest.raises(ludarium.RecordError, match="other packs: harvest, version 2"):
        ludarium.replay(ludarium.parse_record(text), ludarium.game("ginkgopolis"))


def test_a_game_with_a_pack_is_reviewed_and_hinted(hosting: Server, played: tuple[Person, str]) -> None:
    nell, table = played
    nell.post(f"/api/tables/{table}/review")
    until(lambda: nell.get(f"/api/tables/{table}/review")["judged"], "the first decision of the review")
    new = nell.open("me", "bot:random", packs=offered(nell))
    question = nell.sync(new)["position"]["question"]
    hint = nell.post(f"/api/tables/{new}/hint", {"seat": 0, "number": question["number"]})
    assert hint["moves"][0]["move"] in [option["move"] for option in question["options"]]


def test_a_rematch_has_the_same_packs(played: tuple[Person, str]) -> None:
    nell, table = played
    again = nell.post(f"/api/tables/{table}/rematch")["id"]
    assert nell.sync(again)["table"]["packs"] == offered(nell)


def test_games_outlive_the_file_of_their_pack(tmp_path: Path, own_server: Callable[..., Server]) -> None:
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "harvest.toml").write_text(HARVEST)
    server = own_server(LUDARIUM_PACKS=str(folder))
    nell = server.person()
    table = nell.open("me", "me", packs=offered(nell))
    for _turn in range(34):  # past a snapshot
        nell.answer(table, nell.sync(table)["table"]["to_move"][0])
    before = nell.sync(table)["position"]["view"]
    (folder / "harvest.toml").unlink()
    server.stop()
    server.start()
    assert offered(nell) == []
    assert nell.sync(table)["position"]["view"] == before
    nell.answer(table, nell.sync(table)["table"]["to_move"][0])
    nell.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert nell.get(f"/api/tables/{table}/verify")["replay_matches"]


def test_a_server_with_a_broken_pack_does_not_start(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(HARVEST.replace("resource 3", "resorce 3"))
    done = subprocess.run(
        [sys.executable, "-m", "ludarium.server", "--port", "0", "--pack", str(file)],
        env={**os.environ, "LUDARIUM_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode != 0
    assert f"{file}:9:21: " in done.stderr
    assert "Did you mean 'resource'?" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("text", "says"), [(CLASHING, "characters must be numbered"), (None, "mine.toml: cannot be read")])
def test_what_is_offered_is_checked_first(tmp_path: Path, text: str | None, says: str) -> None:
    file = tmp_path / "mine.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(ludarium.PackError, match=says):
        offered_packs([file])


def test_two_packs_of_one_version_must_say_the_same(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(HARVEST)
    (tmp_path / "b.toml").write_text(HARVEST.replace("resource 3", "resource 2"))
    with pytest.raises(ludarium.PackError, match="raise the version"):
        offered_packs([tmp_path])
    (tmp_path / "b.toml").write_text(HARVEST.replace("resource 3", "resource 2").replace("version = 2", "version = 3"))
    assert [pack.version for pack in offered_packs([tmp_path])] == [2, 3]


# -- packs that people bring -------------------------------------------------------------------------------------------

MINE = HARVEST.replace('"harvest"', '"mine"')
WRONG = {
    "resorce": "Did you mean 'resource'?",
    "resource 300": "numbers of a pack that is brought go up to 99",
    "2 times (2 times resource 3)": "'times' at most once",
    "(((((resource 3 or tile 1), point 1 or tile 1), point 1 or tile 1), point 1 or tile 1), point 1 or tile 1), point 1": "4 deep",
}


def test_people_bring_packs_for_their_own_tables(own_server: Callable[..., Server]) -> None:
    server = own_server(LUDARIUM_PACKS_PER_PERSON="2")
    nell, bob = server.person(), server.person()
    assert nell.get("/api/packs") == {"packs": [], "most": 2}
    (pack,) = nell.post("/api/packs", {"text": MINE})["packs"]
    assert pack == {"game": "ginkgopolis", **parse_pack(MINE, "mine").plain()}
    assert nell.post("/api/packs", {"text": MINE})["packs"] == [pack]
    wanted = {name: pack[name] for name in ("name", "version", "digest")}
    table = nell.open("me", "bot:random", packs=[wanted])
    nell.answer(table, 0)
    assert red_7(bob.get(f"/api/tables/{table}/content")) == "on floor: resource 3 or tile 2"
    order = {"game": "ginkgopolis", "seats": ["me", "me"], "packs": [wanted]}
    bob.refused(422, "unknown_pack", "POST", "/api/tables", order)
    for effect, says in WRONG.items():
        problem = nell.refused(422, "bad_pack", "POST", "/api/packs", {"text": MINE.replace("resource 3", effect)})
        assert says in problem["detail"]
        assert "pack:9:" in problem["detail"]
    nell.post("/api/packs", {"text": MINE.replace('"mine"', '"second"')})
    nell.refused(429, "too_many_packs", "POST", "/api/packs", {"text": MINE.replace('"mine"', '"third"')})
    nell.refused(413, "too_large", "POST", "/api/packs", {"text": "#" * 70_000})
    nell.refused(422, "invalid", "POST", "/api/packs", {"text": "#" * 50_000})
    bob.refused(404, "no_such_pack", "DELETE", "/api/packs/ginkgopolis/mine/2")
    left = nell.told(nell.ask("DELETE", "/api/packs/ginkgopolis/mine/2"))["packs"]
    assert [pack["name"] for pack in left] == ["second"]
    nell.refused(422, "unknown_pack", "POST", "/api/tables", order)
    server.stop()
    server.start()
    nell.post(f"/api/tables/{table}/resign", {"seat": 0})  # its own game goes on without the pack on the shelf


def test_a_server_takes_no_packs_unless_its_host_says_so(server: Server) -> None:
    nell = server.person()
    assert nell.get("/api/packs") == {"packs": [], "most": 0}
    nell.refused(403, "packs_not_taken", "POST", "/api/packs", {"text": MINE})


# -- packs that people write -------------------------------------------------------------------------------------------

UNREADABLE = {
    "": (422, "invalid"),
    "#" * 40_001: (422, "invalid"),
    "#" * 70_000: (413, "too_large"),
    "a\x00b": (422, "invalid"),
}


def drafted(person: Person, text: str) -> dict[str, Any]:
    found: dict[str, Any] = person.post("/api/packs/check", {"text": text})
    return found


def test_a_draft_is_told_in_words_and_icons(server: Server) -> None:
    told = drafted(server.person(), HARVEST)
    assert (told["game"], told["name"], told["version"], told["mistakes"]) == ("ginkgopolis", "harvest", 2, [])
    building, character = told["entries"]
    assert (building["table"], building["number"], building["values"]["id"]) == ("building", 0, "red-7")
    assert [sign["icon"] for sign in building["effects"]["effect"]["icons"]] == ["on-floor", "resource", "or", "tile"]
    assert building["effects"]["effect"]["words"]["key"] == "effect-on"
    assert building["worth"] is None
    assert set(character["effects"]) == {"start", "effect"}
    assert (building["title"], drafted(server.person(), DIG)["entries"][0]["title"]) == ("", "Opal Stair")
    assert drafted(server.person(), DIG)["entries"][0]["worth"] == {"value": 9.0, "least": 1.6, "most": 2.9, "verdict": "high"}
    assert server.person().get("/api/packs") == {"packs": [], "most": 0}  # nothing is kept


DIG = """[pack]
name = "dig"
game = "miners"
version = 1

[[card]]
id = "opal-stair"
level = "II"
faction = "romans"
cost = 2
first = "vp 9"
carts = "W"
source = "ludarium"
"""


def test_a_draft_is_told_its_mistakes_at_their_places(server: Server) -> None:
    nell = server.person()
    text = HARVEST.replace("resource 3", "resorce 3").replace('"harvest"', '"My harvest"').replace('"yellow"', '"green"')
    told = drafted(nell, text)
    assert [(wrong["table"], wrong["number"], wrong["field"], wrong["line"]) for wrong in told["mistakes"]] == [
        ("pack", 0, "name", 3),
        ("building", 0, "effect", 9),
        ("character", 0, "colour", 14),
    ]
    assert "Did you mean 'resource'?" in told["mistakes"][1]["message"]
    assert [wrong["words"] is not None for wrong in told["mistakes"]] == [False, True, False]
    assert told["mistakes"][1]["words"]["key"] == "mistake-meant"
    assert [entry["effects"] for entry in told["entries"]] == [{}, {}]
    assert told["entries"][0]["values"]["effect"] == "on floor: resorce 3 or tile 2"
    more = HARVEST[HARVEST.index("[[building]]") :].replace("red-7", "red-8").replace("28", "29")
    again = HARVEST + more.replace("resource 3", "resorce 3")
    mended = drafted(nell, again)
    assert [(wrong["number"], wrong["field"]) for wrong in mended["mistakes"]] == [(1, "effect")]
    assert [bool(entry["effects"]) for entry in mended["entries"]] == [True, False, True, True]


def test_what_no_server_would_take_is_told_at_once(server: Server) -> None:
    nell = server.person()
    for effect, says in WRONG.items():
        (wrong,) = drafted(nell, MINE.replace("resource 3", effect))["mistakes"]
        assert says in wrong["message"]
        assert (wrong["table"], wrong["field"], wrong["line"]) == ("building", "effect", 9)
    many = MINE + "".join(f'\n[[building]]\nid = "red-{number}"\n' for number in range(301))
    (wrong,) = drafted(nell, many)["mistakes"]
    assert "at most 300 entries" in wrong["message"]
    (wrong,) = drafted(nell, CLASHING)["mistakes"]
    assert (wrong["table"], wrong["line"]) == ("", 0)
    (wrong,) = drafted(nell, MINE.replace("ginkgopolis", "go"))["mistakes"]
    assert (wrong["table"], wrong["field"]) == ("pack", "game")


NO_PACKS = ["[", "x = 1", "a = " + "[" * 3000, '[pack]\nname = "x"', "building = 3\n" + MINE, MINE + '\n[building]\nid = "x"']


@pytest.mark.parametrize("text", NO_PACKS)
def test_what_is_no_pack_is_told_so(server: Server, text: str) -> None:
    told = drafted(server.person(), text)
    assert told["mistakes"]
    assert told["entries"] == []


def test_forged_drafts_are_refused(server: Server) -> None:
    nell = server.person()
    for text, (status, code) in UNREADABLE.items():
        nell.refused(status, code, "POST", "/api/packs/check", {"text": text})
    for order in ({}, {"text": 3}, {"text": MINE, "game": "miners"}, [MINE]):
        nell.refused(422, "invalid", "POST", "/api/packs/check", order)
    answer = nell.ask("POST", "/api/packs/check", {"text": MINE}, {"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403


def test_nobody_has_drafts_checked_without_end(own_server: Callable[..., Server]) -> None:
    nell = own_server(LUDARIUM_RATE="0.1").person()
    answers = [nell.ask("POST", "/api/packs/check", {"text": "["}) for _turn in range(12)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["Retry-After"]) > 0


def test_the_server_says_what_can_stand_in_a_pack(server: Server) -> None:
    nell = server.person()
    told = nell.get("/api/games/miners/fields")
    card = next(kind for kind in told["tables"] if kind["table"] == "card")
    assert card["key"] == "id"
    cost = {"name": "cost", "kind": "number", "words": [], "least": 0, "most": 13, "free": False, "needed": True}
    assert cost in card["fields"]
    assert {"word": "gold", "after": ["how many"]} in told["words"]["effects"]
    assert {"word": "collapse", "after": [["here", "any"]]} in told["words"]["effects"]
    nell.refused(404, "no_such_game", "GET", "/api/games/go/fields")
