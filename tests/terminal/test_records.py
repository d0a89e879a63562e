from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.engine.chance import KEYED, chance
from ludarium.engine.match import Match
from ludarium.games import game
from ludarium.records import read_record
from ludarium.text import LANGUAGES
from tests.terminal.run import COLUMNS, ludarium


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("finished")
    file = folder / "game.record"
    words = ["--players", "2", "--seed", "8", "--bot", "random", "--name", "Nell", "--save", str(file)]
    ludarium(folder, "play", "ginkgopolis", *words, typed="1\nundo\n" + "2\n1\n" * 250)
    assert read_record(file)[0].result
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_prints_ranking_and_every_point(tmp_path: Path, finished: Path, language: str) -> None:
    done = ludarium(tmp_path, "show", str(finished), "--language", language)
    assert done.status == 0
    assert done.width() <= COLUMNS
    own, other = read_record(finished)[0].result
    assert f"Nell: {own} " in done.out
    sums = sheet_sums(done.out)
    assert sorted(sums) == sorted([own, other])


def sheet_sums(out: str) -> list[int]:
    """Return the sum of the lines of each sheet, checked against the sum that is printed."""
    sums = []
    for block in out.split("\n\n")[1:]:
        numbers = [int(line[-5:]) for line in block.splitlines()[1:] if line[-5:].strip().isdecimal()]
        assert sum(numbers[:-1]) == numbers[-1]
        sums.append(numbers[-1])
    return sums


def test_show_scores_an_unfinished_game(tmp_path: Path) -> None:
    file = tmp_path / "begun.record"
    ludarium(tmp_path, "play", "ginkgopolis", "--seed", "1", "--save", str(file), typed="1\n1\n")
    done = ludarium(tmp_path, "show", str(file))
    assert "If the game ended now" in done.out
    assert "wins" not in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piped_replay_tells_everything_at_once(tmp_path: Path, finished: Path, language: str) -> None:
    done = ludarium(tmp_path, "replay", str(finished), "--language", language)
    assert done.status == 0
    assert done.width() <= COLUMNS
    for number, entry in enumerate(read_record(finished)[0].entries, start=1):
        assert f"{number:>4}  {'Nell' if entry.seat == 0 else 'Fern'}: {entry.move}" in done.out


def test_a_replay_deals_with_the_generator_that_the_record_names(tmp_path: Path) -> None:
    """The replay begins with what was dealt: another generator would say something else, or refuse the moves."""
    match = Match(game("ginkgopolis"), 2, 8, generator=KEYED)
    luck = chance(1)
    for turn in range(30):
        seat = match.state.to_move[0]
        match.play(seat, luck.pick(match.state.moves(seat)))
    file = tmp_path / "keyed.record"
    file.write_text(str(match.record), encoding="utf-8")
    done = ludarium(tmp_path, "replay", str(file))
    assert done.status == 0, done.out
    assert "  30  " in done.out


def test_steps_go_forwards_and_back(tmp_path: Path, finished: Path) -> None:
    done = ludarium(tmp_path, "replay", "--step", str(finished), typed="\n\nb\nb\nb\n\nq\n")
    count = len(read_record(finished)[0].entries)
    shown = [line.split(".")[0] for line in done.out.splitlines() if line.startswith("Move ")]
    assert shown == [f"Move {number} of {count}" for number in (0, 1, 2, 1, 0, 0, 1)]
    assert done.status == 0


def test_steps_end_with_the_record(tmp_path: Path, finished: Path) -> None:
    done = ludarium(tmp_path, "replay", "--step", str(finished), typed="\n" * 1000)
    assert done.out.count("Final score") == 1
    assert done.status == 0


@pytest.fixture
def annotated(tmp_path: Path) -> Path:
    """Return a record in which the third move has a comment and two variations."""
    match = Match(game("ginkgopolis"), 2, 8, analysis=True)
    match.record.comment = "A game with remarks"
    for _number in range(2):
        seat = match.state.to_move[0]
        match.push(match.state.moves(seat)[0], seat)
    seat = match.state.to_move[0]
    legal = match.state.moves(seat)
    variations = []
    for move in legal[1:3]:
        match.push(move, seat)
        variations.append([match.pop()])
    variations[0][0].comment = "quieter"
    match.push(legal[0], seat)
    match.record.entries[-1].comment = "too early\nor not"
    match.record.entries[-1].variations = variations
    file = tmp_path / "annotated.record"
    file.write_text(str(match.record), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_comments_and_variations_are_told(tmp_path: Path, annotated: Path, language: str) -> None:
    done = ludarium(tmp_path, "replay", str(annotated), "--language", language)
    assert done.status == 0, done.err
    assert done.width() <= COLUMNS
    third = read_record(annotated)[0].entries[2]
    assert "      A game with remarks\n" in done.out
    assert "      too early\n      or not\n" in done.out
    assert "v1 " in done.out
    assert f": {third.variations[0][0].move} (quieter)" in done.out
    assert f": {third.variations[1][0].move}" in done.out


def test_a_variation_is_followed_step_by_step_and_left_again(tmp_path: Path, annotated: Path) -> None:
    done = ludarium(tmp_path, "replay", "--step", str(annotated), typed="\n\n\nv2\nq\nv3\nb\nq\n")
    third = read_record(annotated)[0].entries[2]
    shown = [line.split(": ")[1] for line in done.out.splitlines() if line.startswith("   3  ")]
    assert shown == [third.move, third.variations[1][0].move, third.move, third.move]
    assert "v1 to v2: follow a variation." in done.out
    assert done.status == 0
