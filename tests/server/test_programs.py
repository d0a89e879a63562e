"""Programs at the table: tokens, and the example bot that plays by real HTTP, also when things go wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import ludarium
from tests.server.driver import A_GAME, PATIENCE, Person, Server, until

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bot.py"

Bot = subprocess.Popen[str]


@pytest.fixture
def start_bot() -> Iterator[Callable[..., Bot]]:
    """Return a starter of bots; none of them outlives the test."""
    started: list[Bot] = []

    def start(link: str, **environment: str) -> Bot:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("LUDARIUM_")}
        command = [sys.executable, str(BOT), link]
        started.append(subprocess.Popen(command, env={**clean, **environment}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for bot in started:
        bot.kill()
        bot.communicate(timeout=PATIENCE)


def token_of(bot: Bot) -> str:
    """Return the token that a bot says it is known by."""
    assert bot.stderr is not None
    return bot.stderr.readline().strip().removeprefix("LUDARIUM_TOKEN=")


def scores_of(bot: Bot) -> list[int]:
    """Wait for the end of a bot's game; return the scores it tells."""
    out, err = bot.communicate(timeout=A_GAME)
    assert bot.returncode == 0, err
    scores: list[int] = json.loads(out)
    return scores


def invite(nell: Person, *seats: str, game: str = "ginkgopolis") -> tuple[str, str]:
    """Open a table with a seat by invitation; return its id and the link."""
    opened = nell.post("/api/tables", {"game": game, "seats": list(seats)})
    return opened["table"]["id"], nell.server.url + opened["invites"][0]["path"]


def test_the_bot_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 60


@pytest.mark.parametrize("game", list(ludarium.GAMES))
def test_the_bot_takes_its_seat_by_link_and_plays_a_whole_game(server: Server, start_bot: Callable[..., Bot], game: str) -> None:
    nell = server.person("Nell")
    table, link = invite(nell, "me", "invite", "bot:random", game=game)
    bot = start_bot(link)
    assert token_of(bot)
    until(lambda: nell.sync(table)["table"]["status"] == "running", "the start", PATIENCE)
    seated = nell.sync(table)["table"]["seats"]
    assert seated[1]["name"] == "Random program"
    assert [seat["program"] for seat in seated] == [False, True, False]
    nell.play_out(table, most=20_000)
    scores = scores_of(bot)
    final = nell.sync(table)["table"]["result"]
    assert final["reason"] == "played"
    assert scores == final["scores"]
    entries = nell.get(f"/api/tables/{table}/history")["entries"]
    assert {entry["by"] for entry in entries if entry["seat"] == 1} == {"player"}
    assert "Traceback" not in server.text()


def test_the_bot_survives_a_restart_of_the_server_and_its_own(own_server: Callable[..., Server], start_bot: Callable[..., Bot]) -> None:
    server = own_server()
    nell = server.person("Nell")
    table, link = invite(nell, "me", "invite")
    first = start_bot(link)
    token = token_of(first)
    until(lambda: nell.sync(table)["table"]["status"] == "running", "the start", PATIENCE)
    server.kill()
    server.start()
    nell.answer(table, 0)
    assert first.poll() is None, "the bot gave up"
    first.kill()
    second = start_bot(f"{server.url}/table/{table}", LUDARIUM_TOKEN=token)
    assert token_of(second) == token
    nell.play_out(table, most=20_000)
    assert scores_of(second) == nell.sync(table)["table"]["result"]["scores"]


def test_the_bot_waits_when_it_is_told_that_it_is_too_fast(own_server: Callable[..., Server], start_bot: Callable[..., Bot]) -> None:
    server = own_server(LUDARIUM_RATE="0.02")  # one move at once, the next in more than three seconds
    nell = Person(server)
    nell.ask("POST", "/api/guest", {"name": "Nell"}, {"X-Forwarded-For": "203.0.113.7"})  # what one address may do is for the bot
    _table, link = invite(nell, "bot:random", "invite")
    bot = start_bot(link)
    assert token_of(bot)
    refused = 'ludarium_requests_total{route="/api/tables/{table_id}/moves",status="429"}'
    until(lambda: figure(nell, refused) >= 2, "two refusals", 2 * PATIENCE)
    moves = 'ludarium_requests_total{route="/api/tables/{table_id}/moves",status="200"}'
    before = figure(nell, moves)
    until(lambda: figure(nell, moves) > before, "a further move", 2 * PATIENCE)
    assert bot.poll() is None


def figure(person: Person, name: str) -> float:
    """Return one of the server's figures."""
    lines = person.ask("GET", "/metrics").text.splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


def test_the_bot_leaves_when_there_is_nothing_to_play(server: Server, start_bot: Callable[..., Bot]) -> None:
    nell = server.person("Nell")
    table, link = invite(nell, "me", "invite", "open")
    bot = start_bot(link)
    assert token_of(bot)
    until(lambda: nell.sync(table)["table"]["seats"][1]["connected"], "the bot at its seat", PATIENCE)
    nell.ask("DELETE", f"/api/tables/{table}")
    out, err = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, out) == (1, "")
    assert "closed" in err
    late = start_bot(link)
    out, err = late.communicate(timeout=PATIENCE)
    assert late.returncode == 1
    assert "no_invite" in err
    assert "Traceback" not in err


def test_a_program_is_known_by_its_token(server: Server) -> None:
    made = httpx.post(f"{server.url}/api/programs", json={"name": "Deep Grey"})
    assert made.status_code == 201
    assert "set-cookie" not in made.headers
    token, user = made.json()["token"], made.json()["user"]
    assert user["name"] == "Deep Grey"

    def ask(method: str, path: str, given: str, **more: Any) -> httpx.Response:
        return httpx.request(method, server.url + path, headers={"Authorization": given, **more.pop("headers", {})}, **more)

    assert ask("GET", "/api/me", f"Bearer {token}").json() == {"user": user}
    assert ask("GET", "/api/me", f"bearer {token}").json() == {"user": user}
    renamed = ask("PATCH", "/api/me", f"Bearer {token}", json={"name": "Deep Green"})
    assert renamed.json()["user"] == {"id": user["id"], "name": "Deep Green"}
    opened = ask("POST", "/api/tables", f"Bearer {token}", json={"game": "ginkgopolis", "seats": ["me", "bot:random"]})
    assert opened.status_code == 201
    assert "set-cookie" not in opened.headers
    assert opened.json()["table"]["hosting"]
    assert opened.json()["table"]["seats"][0]["program"], "still a program under its new name"
    assert token not in server.text()


def test_a_token_counts_before_a_cookie_and_a_false_one_is_refused(server: Server) -> None:
    nell = server.person("Nell")
    program = httpx.post(f"{server.url}/api/programs", json={"name": "Deep Grey"}).json()
    asked = nell.ask("GET", "/api/me", headers={"Authorization": f"Bearer {program['token']}"})
    assert asked.json()["user"] == program["user"]
    for false in (program["token"][:-2] + "xx", "a" * 5000, "x.y.z"):
        for method, path, order in (("GET", "/api/me", None), ("POST", "/api/tables", {"game": "ginkgopolis", "seats": ["me", "me"]})):
            refused = nell.ask(method, path, order, {"Authorization": f"Bearer {false}"})
            assert (refused.status_code, refused.json()["code"]) == (401, "no_identity"), false
    assert nell.ask("GET", "/api/me", headers={"Authorization": "Basic bmVsbDp4"}).json()["user"]["name"] == "Nell"


def test_a_program_needs_a_name(server: Server) -> None:
    nobody = Person(server)
    nobody.refused(422, "invalid", "POST", "/api/programs", {})
    nobody.refused(422, "invalid", "POST", "/api/programs", {"name": " "})
    nobody.refused(422, "invalid", "POST", "/api/programs", {"name": "x", "admin": True})
