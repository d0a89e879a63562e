"""Bots that a host brings sit at tables, and their failures hold up nobody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ludarium
from ludarium.engine.record import Entry
from tests.server.driver import Person, Server, until

MODULE = """
import time

from ludarium.bots import Bot


class LastBot(Bot):
    def choose(self, state, player, luck):
        return state.moves(player)[-1]


class Raising(Bot):
    def choose(self, state, player, luck):
        raise ValueError("no idea")


class Cheat(Bot):
    def choose(self, state, player, luck):
        return -5


class Loud(LastBot):
    name = "<script>"


class Swift(Bot):
    def choose(self, state, player, luck):
        return luck.pick(state.moves(player))


class Slow(Swift):
    def choose(self, state, player, luck):
        time.sleep(0.4)
        return super().choose(state, player, luck)
"""
DECISIONS = 8


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder in which somebody has written bots, and installed another."""
    (tmp_path / "hosts_bots.py").write_text(MODULE, encoding="utf-8")
    info = tmp_path / "there" / "brought-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[ludarium.bots]\ninstalled = hosts_bots:LastBot\n", encoding="utf-8")
    return tmp_path


def test_own_bots_play_at_tables_and_failures_are_told_to_the_operator(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(folder / "there"), prepend=":")
    server = Server(folder, LUDARIUM_BOTS="hosts_bots:Raising hosts_bots:Cheat")
    server.program += ["--bot", "hosts_bots:LastBot"]
    server.started_in = folder
    server.start()
    try:
        nell = server.person()
        bots = {bot["name"]: bot for bot in nell.get("/api/games")["bots"]}
        own = [name for name, bot in bots.items() if bot["own"]]
        assert own == ["last-bot", "raising", "cheat", "installed"]
        assert {bots[name]["words"]["key"] for name in own} == {"own-bot"}
        for name in ("last-bot", "installed"):
            table = nell.open("me", f"bot:{name}")
            nell.play_out(table)
        assert "gave no legal move" not in server.text()
        for name in ("raising", "cheat"):
            table = nell.open("me", f"bot:{name}")
            for turn in range(3):
                nell.answer(table, 0)
                until(lambda: 0 in nell.sync(table)["table"]["to_move"], "the bot's move")  # noqa: B023
        log = server.text()
        assert "the bot 'hosts_bots:Raising' failed in ginkgopolis: ValueError: no idea (hosts_bots.py, line " in log
        assert "the bot raising gave no legal move in ginkgopolis; any legal one is played" in log
        assert "the bot cheat gave no legal move in ginkgopolis; any legal one is played" in log
        figures = nell.ask("GET", "/metrics").text
        replaced = next(line for line in figures.splitlines() if line.startswith("ludarium_bots_replaced"))
        assert float(replaced.split()[1]) >= 4
    finally:
        server.close()


def test_a_bot_chooses_the_same_whether_it_answers_first_or_last(folder: Path) -> None:
    server = Server(folder, LUDARIUM_BOTS="hosts_bots:Swift hosts_bots:Slow")
    server.started_in = folder
    server.start()
    try:
        nell = server.person()
        before, after = some_decisions(nell, "swift"), some_decisions(nell, "slow")
    finally:
        server.close()
    assert (before[0].seat, after[0].seat) == (1, 0)
    for seat in (0, 1):
        made = [[entry.move for entry in entries if entry.seat == seat] for entries in (before, after)]
        common = min(map(len, made))
        assert common >= DECISIONS // 2
        assert made[0][:common] == made[1][:common]


def some_decisions(nell: Person, bot: str) -> list[Entry]:
    """Decide some times at a table of a given deal, the swift bot always first, and return everything that was played."""
    record = str(ludarium.Match(ludarium.game("ginkgopolis"), 2, seed=5).record)
    table = nell.post("/api/import", {"record": record, "seats": ["me", f"bot:{bot}"]})["table"]["id"]
    for _ in range(DECISIONS):
        until(lambda: nell.asked_or_done(table), "a question")
        if bot == "swift":
            until(lambda: nell.sync(table)["table"]["to_move"] == [0], "the bot's choice")
        nell.answer(table, 0)
    nell.post(f"/api/tables/{table}/resign", {"seat": 0})
    return ludarium.parse_record(nell.ask("GET", f"/api/tables/{table}/record").text).entries


@pytest.mark.parametrize(
    ("spec", "said"), [("hosts_bots:Loud", "cannot be called '<script>'"), ("nobodys_bots:Bot", "there is no module 'nobodys_bots'")]
)
def test_a_server_does_not_start_with_a_bot_that_is_not_there(folder: Path, spec: str, said: str) -> None:
    command = [sys.executable, "-m", "ludarium.server", "--port", "0", "--bot", spec]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode
    assert "The server does not start with this bot: " in done.stderr
    assert said in done.stderr
