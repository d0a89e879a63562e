"""Bots that are not Ludarium's in the arena: they play, and a mistake of theirs stops it with all that is needed to find it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ludarium as library
from tests.terminal.run import Done, ludarium
from tests.terminal.test_errors import assert_one_line

BROUGHT = "tests.bots.brought"


def arena(folder: Path, *words: str, workers: int = 1) -> Done:
    return ludarium(folder, "arena", "ginkgopolis", "random", *words, "--games", "2", "--seed", "1", "--workers", str(workers))


def test_an_own_bot_plays_with_its_settings(tmp_path: Path) -> None:
    file, bots = tmp_path / "results.jsonl", [f"{BROUGHT}:LastBot", f"{BROUGHT}:LastBot:step=2"]
    done = arena(tmp_path, *bots, "--save", str(file))
    assert done.status == 0, done.err
    games = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    points = {bot: [game["scores"][game["seating"].index(bot)] for game in games if bot in game["seating"]] for bot in bots}
    assert [len(scores) for scores in points.values()] == [4, 4]
    assert points[bots[0]] != points[bots[1]]


def test_from_an_empty_file_to_the_arena_in_several_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "from ludarium.bots import RandomBot\n\n\nclass Mine(RandomBot):\n    pass\n"
    (tmp_path / "my_own_bots.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    done = arena(tmp_path, "my_own_bots:Mine", workers=2)
    assert done.status == 0, done.err
    assert "my_own_bots:Mine" in done.out.replace("\n", "").replace(" ", "")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_mistake_names_bot_game_seed_and_position(tmp_path: Path, workers: int) -> None:
    done = arena(tmp_path, f"{BROUGHT}:Raising", workers=workers)
    assert_one_line(done, f"the bot '{BROUGHT}:Raising' failed in ginkgopolis: ValueError: no idea (brought.py, line ")
    found = re.search(r"2 players, seed ([0-9a-f]{32}), seat (\d), position (\S+)$", done.err.strip())
    assert found is not None, done.err
    state = library.position(found[3])
    assert int(found[2]) in state.to_move
    assert state.digest() != library.game("ginkgopolis").new(2, found[1]).digest(), "it failed in its second decision"


def test_an_illegal_move_stops_it(tmp_path: Path) -> None:
    assert_one_line(arena(tmp_path, f"{BROUGHT}:Cheat"), "which is not one of")


def test_a_bot_that_never_ends_is_stopped(tmp_path: Path) -> None:
    done = arena(tmp_path, f"{BROUGHT}:Slow", "--patience", "0.2")
    assert_one_line(done, f"the bot '{BROUGHT}:Slow' took longer than 0.2 s for a move in ginkgopolis. 2 players, seed")
    assert_one_line(arena(tmp_path, "greedy", "--patience", "0"), "--patience must be above 0")


def test_what_is_not_there_is_said_before_anything_is_played(tmp_path: Path) -> None:
    assert_one_line(arena(tmp_path, "nowhere_to_be_found:Bot"), "there is no module 'nowhere_to_be_found'")
    assert_one_line(ludarium(tmp_path, "simulate", "ginkgopolis", "--bot", f"{BROUGHT}:Nobody"), "'Nobody' of the module")


def test_simulate_takes_them_too(tmp_path: Path) -> None:
    done = ludarium(tmp_path, "simulate", "ginkgopolis", "--bot", f"{BROUGHT}:LastBot", "--bot", "random", "--games", "1", "--seed", "1")
    assert done.status == 0, done.err
    assert "LastBot" in done.out.replace("\n", "").replace(" ", "")
