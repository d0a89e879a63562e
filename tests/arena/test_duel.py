"""Today's bots against those of an earlier version: here against themselves, in a process of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ludarium
from ludarium.arena.results import read_results

ROOT = Path(__file__).resolve().parents[2]
GAME = next(iter(ludarium.GAMES))
PACKAGE = Path(ludarium.__file__).resolve().parents[1]


def duel(folder: Path, *words: object) -> subprocess.CompletedProcess[str]:
    """Run the tool."""
    command = [sys.executable, str(ROOT / "tools" / "duel.py"), str(folder), "--seed", "5", "--workers", "1", *map(str, words)]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)


def test_a_version_is_as_strong_as_itself_and_goes_on_where_it_was(tmp_path: Path) -> None:
    save = tmp_path / "duel.jsonl"
    done = duel(PACKAGE, GAME, "greedy", "--games", 2, "--save", save)
    assert done.returncode == 0, done.stderr
    again = duel(PACKAGE, GAME, "greedy", "--games", 4, "--save", save)
    assert "greedy before" in again.stdout
    endings = read_results(save).endings
    assert [ending.bout.deal for ending in endings] == [0, 0, 1, 1]
    for ours, theirs in zip(endings[::2], endings[1::2], strict=True):  # greedy draws no luck: changing seats changes nothing
        assert ours.scores == theirs.scores
        assert ours.bout.seating == theirs.bout.seating[::-1] == ["greedy", "greedy before"]


def test_one_of_today_sits_among_those_of_before(tmp_path: Path) -> None:
    save = tmp_path / "duel.jsonl"
    done = duel(PACKAGE, GAME, "skilled", "random", "--players", 3, "--games", 3, "--save", save)
    assert done.returncode == 0, done.stderr
    seatings = [ending.bout.seating for ending in read_results(save).endings]
    assert [seating.index("skilled") for seating in seatings] == [0, 2, 1]
    assert all(seating.count("random before") == 2 for seating in seatings)


OTHER = """
import ludarium as today

chance = today.chance


class State:
    def __init__(self, state):
        self.state, self.game, self.lexicon, self.to_move = state, self, self, range(9)
        self.play, self.chosen = state.play, False

    def text(self, move):
        return {text}

    def moves(self, seat):
        return {moves}


class Game:
    def new(self, *words):
        return State(today.game({game!r}).new(*words))


def game(name):
    return Game()
"""
TEXT = "self.state.game.lexicon.text(move)"
BOTS = """
class First:
    def choose(self, state, seat, luck):
        state.chosen = True
        return state.state.moves(seat)[0]


def parse_bot(name):
    return First()
"""


def other_version(folder: Path, text: str, moves: str) -> Path:
    """Make a version under the package's old name that writes moves in another way, or allows others."""
    package = folder / "tarn"
    package.mkdir()
    (package / "__init__.py").write_text(OTHER.format(game=GAME, text=text, moves=moves), encoding="utf-8")
    (package / "bots.py").write_text(BOTS, encoding="utf-8")
    return folder


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("text", "moves", "said"),
    [
        (f"'jump' if self.chosen else {TEXT}", "self.state.moves(seat)", "it chose 'jump', which is not legal today"),
        (TEXT, "[]", "is not legal for seat 0"),
    ],
)
def test_other_rules_end_the_duel(tmp_path: Path, text: str, moves: str, said: str, workers: int) -> None:
    folder = other_version(tmp_path, text, moves)
    done = duel(folder, GAME, "greedy", "--games", 2, "--save", tmp_path / "duel.jsonl", "--workers", workers)
    assert done.returncode == 1
    assert "the earlier version has other rules" in done.stderr
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_version_in_the_folder_plays_and_not_the_one_that_is_installed(tmp_path: Path) -> None:
    package = tmp_path / "ludarium"
    package.mkdir()
    (package / "__init__.py").write_text("raise SystemExit('another one of that name')", encoding="utf-8")
    done = duel(tmp_path, GAME, "greedy", "--games", 2, "--save", tmp_path / "duel.jsonl")
    assert done.returncode == 1
    assert "another one of that name" in done.stderr


@pytest.mark.parametrize(
    ("folder", "words", "said"),
    [
        (ROOT / "docs", (GAME, "greedy"), "docs holds no package ludarium or tarn"),
        (ROOT / "nowhere", (GAME, "greedy"), "build the earlier version first"),
        (PACKAGE, (GAME, "greedy", "gready"), "there is no bot 'gready'"),
        (PACKAGE, (GAME, "gready"), "there is no bot 'gready'"),
        (PACKAGE, (GAME, "greedy", "--players", "1"), "--players must be at least 2"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_line(tmp_path: Path, folder: Path, words: tuple[str, ...], said: str) -> None:
    done = duel(folder, *words, "--save", tmp_path / "duel.jsonl")
    assert done.returncode == 1
    assert done.stderr.startswith("duel: ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
