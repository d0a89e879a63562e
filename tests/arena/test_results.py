from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.arena.contest import Contest
from ludarium.arena.results import ResultsError, read_results, seed_in
from ludarium.arena.schedule import Setting
from ludarium.bots import BOTS, BotKind, RandomBot
from ludarium.engine.errors import OptionError
from ludarium.parallel import Here
from tests.terminal.run import environment, ludarium_process

SEED = "7".rjust(32, "0")


def setting(bots: list[str] | None = None, options: dict[str, object] | None = None) -> Setting:
    return Setting("ginkgopolis", [], 2, options or {}, bots or ["random", "other"], SEED)


def play(contest: Contest, games: int = -1) -> None:
    """Play so many games, or all, and leave as if the program had ended there."""
    playing = contest.play(Here())
    for number, ending in enumerate(playing, start=1):
        if number == games:
            break
    playing.close()  # type: ignore[attr-defined]


def without_time(file: Path) -> list[dict[str, Any]]:
    """Return the content of a results file but for what the machine decides."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        assert "seconds" in line or "ludarium-arena" in line
        line.pop("seconds", None)
    return lines


@pytest.fixture(scope="module", autouse=True)
def second_bot() -> Iterator[None]:
    """A second bot that is as quick as random; its name gives it other luck."""
    BOTS["other"] = BotKind("other", RandomBot, "bot-random")
    yield
    del BOTS["other"]


@pytest.fixture(scope="module")
def whole(second_bot: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the results of twelve games in one go."""
    file = tmp_path_factory.mktemp("whole") / "results.jsonl"
    play(Contest(setting(), 12, file))
    return file


def test_a_file_has_a_header_and_a_line_for_each_game(whole: Path) -> None:
    lines = whole.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 13
    header = json.loads(lines[0])
    assert list(header) == ["ludarium-arena", "game", "rules", "packs", "players", "options", "bots", "seed"]
    game = json.loads(lines[1])
    assert list(game) == ["deal", "seed", "seating", "scores", "ranking", "rounds", "decisions", "seconds", "facts"]
    assert game["seating"] == ["random", "other"]


def test_results_are_read_as_they_were_written(whole: Path) -> None:
    results = read_results(whole)
    assert results.bots == ["random", "other"]
    assert [ending.bout.deal for ending in results.endings] == [number // 2 for number in range(12)]
    first = json.loads(whole.read_text(encoding="utf-8").splitlines()[1])
    ending = results.endings[0]
    assert (ending.scores, ending.ranking, ending.rounds) == (first["scores"], first["ranking"], first["rounds"])
    assert (ending.decisions, ending.seconds, ending.facts.sides) == (first["decisions"], first["seconds"], first["facts"]["sides"])


@pytest.mark.parametrize("games", [0, 1, 5, 12])
def test_a_run_that_was_left_goes_on_where_it_was(tmp_path: Path, whole: Path, games: int) -> None:
    file = tmp_path / "results.jsonl"
    contest = Contest(setting(), 12, file)
    if games:
        play(contest, games)
    again = Contest(setting(), 12, file, resume=True)
    assert len(again.results.endings) == games
    play(again)
    assert len(again.results.endings) == 12
    assert without_time(file) == without_time(whole)


@pytest.mark.parametrize("kept", [0, 30, 400, 900, -1, -100])
def test_a_run_that_was_killed_while_writing_goes_on(tmp_path: Path, whole: Path, kept: int) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(whole.read_bytes()[:kept])
    play(Contest(setting(), 12, file, resume=True))
    assert without_time(file) == without_time(whole)


def test_a_process_that_is_killed_goes_on_to_the_same_results(tmp_path: Path) -> None:
    words = ["arena", "ginkgopolis", "random", "--players", "5", "--games", "120", "--seed", "7", "--workers", "1", "--save"]
    killed, alone = tmp_path / "killed.jsonl", tmp_path / "alone.jsonl"
    inherited = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "SYSTEMROOT", "HOME")}
    command = [sys.executable, "-m", "ludarium.cli", *words, str(killed)]
    with subprocess.Popen(command, env={**inherited, **environment(tmp_path)}, stdout=subprocess.DEVNULL) as process:
        while process.poll() is None and (not killed.exists() or killed.read_bytes().count(b"\n") < 5):
            time.sleep(0.01)
        assert process.poll() is None, "it was over before it could be killed"
        process.kill()
    assert 5 <= killed.read_bytes().count(b"\n") < 121
    resumed = ludarium_process(tmp_path, *words, str(killed), "--resume")
    straight = ludarium_process(tmp_path, *words, str(alone))
    assert (resumed.status, straight.status) == (0, 0)
    assert len(without_time(alone)) == 121
    assert without_time(killed) == without_time(alone)
    tables = [[line.split()[:6] for line in done.out.splitlines()[:3]] for done in (resumed, straight)]
    assert tables[0] == tables[1]


@pytest.mark.parametrize("content", ["once upon a time\nthere was", "once", '{"ludarium-arena":1,"game":"chess"', "\u00e9"])
def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path, content: str) -> None:
    file = tmp_path / "novel.txt"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(ResultsError, match=r"novel\.txt"):
        Contest(setting(), 12, file, resume=True)
    assert file.read_text(encoding="utf-8") == content


def test_the_seed_of_a_run_that_was_killed_is_found(tmp_path: Path, whole: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert seed_in(file) is None
    data = whole.read_bytes()
    for length in (0, 30):
        file.write_bytes(data[:length])
        assert seed_in(file) is None
    for length in (data.index(b"\n") + 1, len(data) - 20, len(data)):
        file.write_bytes(data[:length])
        assert seed_in(file) == SEED
        assert len(file.read_bytes()) == length, "looking changes nothing"


def test_more_games_can_be_added_later(tmp_path: Path, whole: Path) -> None:
    file = tmp_path / "results.jsonl"
    play(Contest(setting(), 4, file))
    play(Contest(setting(), 12, file, resume=True))
    assert without_time(file) == without_time(whole)
    fewer = Contest(setting(), 4, file, resume=True)
    play(fewer)
    assert len(fewer.results.endings) == 12


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path, whole: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(whole.read_bytes())
    with pytest.raises(OptionError, match="exists already"):
        Contest(setting(), 12, file)
    with pytest.raises(OptionError, match="exists already"):
        Contest(setting(), 12, tmp_path, resume=True)
    assert file.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (setting(["random", "greedy"]), "bots is random, other there, random, greedy here"),
        (setting(["other", "random"]), "bots is random, other there"),
        (setting(options={"characters": "draft"}), "options is characters=beginner"),
        (Setting("ginkgopolis", [], 3, {}, ["random", "other"], SEED), "players is 2 there, 3 here"),
        (Setting("ginkgopolis", [], 2, {}, ["random", "other"], "8".rjust(32, "0")), "seed is 0"),
        (Setting("barrage", [], 2, {}, ["random", "other"], SEED), "game is ginkgopolis there, barrage here"),
    ],
)
def test_a_file_of_another_setting_is_refused(whole: Path, other: Setting, says: str) -> None:
    before = whole.read_bytes()
    with pytest.raises(ResultsError, match=says):
        Contest(other, 12, whole, resume=True)
    assert whole.read_bytes() == before


def test_a_game_that_is_missing_in_a_file_is_played(tmp_path: Path, whole: Path) -> None:
    """A game that was given up leaves a gap: the games after it count, and the next run plays it."""
    lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "results.jsonl"
    file.write_text("".join([*lines[:3], *lines[4:]]), encoding="utf-8")
    contest = Contest(setting(), 12, file, resume=True)
    assert len(contest.results.endings) == 11
    play(contest)
    played = without_time(file)
    assert [*played[:3], played[-1], *played[3:-1]] == without_time(whole)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"deal":1', '"deal":2', r"results\.jsonl:4: this game is not in the schedule: deal 2, random, other"),
        ('"seating":["random","other"]', '"seating":["random","random"]', "this game is not in the schedule: deal 1, random, random"),
        ('"seating":["random","other"]', '"seating":["other","random"]', r"results\.jsonl:5: the same game comes twice: deal 1"),
    ],
)
def test_a_file_whose_games_are_not_those_of_the_schedule_is_refused(tmp_path: Path, whole: Path, old: str, new: str, says: str) -> None:
    lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[3] = lines[3].replace(old, new)
    file = tmp_path / "results.jsonl"
    file.write_text("".join(lines), encoding="utf-8")
    with pytest.raises(ResultsError, match=says):
        Contest(setting(), 12, file, resume=True)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('{"deal":0', "{'deal':0", ":2: not a line of results"),
        ('{"deal":0', '{"deal":"x"', ":2: the game is damaged"),
        ('"ludarium-arena":1', '"ludarium-arena":2', "no results file"),
        ('"players":2', '"players":3', ":2: the game is damaged"),
        ('"players":2', '"players":"2"', ":1: the header is damaged"),
        ('"ranking":[', '"ranking":[0.5,', ":2: the game is damaged"),
        ('"scores":[', '"scores":[7,', ":2: the game is damaged"),
        ('"table":[]', '"tables":[]', ":2: the game is damaged"),
    ],
)
def test_a_damaged_file_says_where(tmp_path: Path, whole: Path, old: str, new: str, says: str) -> None:
    text = whole.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "results.jsonl"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ResultsError, match=says):
        read_results(file)


def test_what_is_no_results_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    for content in (b"", b"ludarium-record 1\n", b"[]\n", b"{}\n", b"\xff\xfe", b"[" * 100_000):
        file.write_bytes(content)
        with pytest.raises(ResultsError, match=r"other\.txt"):
            read_results(file)
    with pytest.raises(ResultsError, match="cannot be read"):
        read_results(tmp_path / "missing.jsonl")
