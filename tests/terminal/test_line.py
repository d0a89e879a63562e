"""A position on one line at the terminal: in place of a saved game, and out of one."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludarium as library
from ludarium.engine.chance import chance
from ludarium.engine.match import Match
from ludarium.records import read_record
from tests.terminal.run import COLUMNS, ludarium, ludarium_process


@pytest.fixture(scope="module")
def match() -> Match:
    match = Match(library.game("ginkgopolis"), 2, 8)
    luck = chance(1)
    for _move in range(40):
        seat = match.state.to_move[0]
        match.play(seat, luck.pick(match.state.moves(seat)))
    return match


def test_a_saved_game_is_written_on_one_line(tmp_path: Path, match: Match) -> None:
    file = tmp_path / "some.record"
    file.write_text(str(match.record), encoding="utf-8")
    assert ludarium_process(tmp_path, "line", str(file)).out == match.state.line() + "\n"
    begin = ludarium(tmp_path, "line", str(file), "--moves", "0").out.strip()
    assert library.position(begin) == Match(match.game, 2, 8).state
    assert ludarium(tmp_path, "line", match.state.line()).out.strip() == match.state.line()
    wrong = ludarium(tmp_path, "line", str(file), "--moves", "41")
    assert wrong.status == 2
    assert wrong.err == "ludarium: --moves must be from 0 to 40, not 41\n"


def test_a_line_is_shown_and_played_through_as_a_saved_game_is(tmp_path: Path, match: Match) -> None:
    shown = ludarium(tmp_path, "show", match.state.line())
    assert shown.status == 0
    assert "If the game ended now" in shown.out
    assert ludarium(tmp_path, "replay", match.state.line()).status == 0


def test_a_game_goes_on_from_a_line(tmp_path: Path, match: Match) -> None:
    file = tmp_path / "on.record"
    words = ["play", "ginkgopolis", "--resume", match.state.line(), "--bot", "random"]
    done = ludarium(tmp_path, *words, "--save", str(file), typed="1\n1\n")
    assert done.status == 0
    assert done.width() <= COLUMNS
    record = read_record(file)[0]
    assert record.position == match.state.line()
    assert len(record.entries) > 1
    again = library.replay(record, match.game)
    assert ludarium(tmp_path, "line", str(file)).out.strip() == again.state.line()
    assert ludarium(tmp_path, *words, typed="").status == 0
    assert list(tmp_path.glob("ludarium/games/ginkgopolis-*.record")), "without --save it goes where new games go"


def test_a_damaged_line_is_refused_in_one_short_line(tmp_path: Path, match: Match) -> None:
    line = match.state.line()
    for words in (["show"], ["replay"], ["line"], ["play", "ginkgopolis", "--resume"]):
        done = ludarium(tmp_path, *words, line[:50] + line[51:])
        assert done.status == 2
        assert done.err.startswith("ludarium: ludarium-1:ginkgopolis-")
        assert "its checksum is wrong" in done.err
        assert len(done.err) < 200
    other = ludarium(tmp_path, "play", "barrage", "--resume", line)
    assert "is a game of ginkgopolis, not of barrage" in other.err
