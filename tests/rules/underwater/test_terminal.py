"""Underwater Cities at the terminal: the boards in any width, what lies before everybody, and a whole game typed."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludarium as library
from ludarium.boards import board_for
from ludarium.games.underwater.content.kinds import SITE_IDS, SLOTS
from ludarium.games.underwater.state import UnderwaterState
from ludarium.games.underwater.view import view
from ludarium.records import read_record
from ludarium.text import LANGUAGES, Speaker
from tests.rules.underwater.known import busy_pick
from tests.rules.underwater.scene import GAME, given
from tests.terminal.run import COLUMNS, ludarium


def busy_table(decisions: int) -> UnderwaterState:
    """Return a table of two after so many decisions."""
    state = GAME.new(2, 5, {"contracts": True})
    luck = library.chance(5)
    for turn in range(decisions):
        seat = state.to_move[0]
        state.play(seat, busy_pick(luck, state.moves(seat)))
    return state


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("decisions", [0, 60, 180])
def test_slots_and_boards_fit_any_width(decisions: int, width: int) -> None:
    seen = view(busy_table(decisions), 0)
    every = {**{f"site:{site}": "7" for site in SITE_IDS}, **{f"slot:{slot}": "3" for slot in SLOTS}}
    for marks in ({}, every):
        picture = board_for(GAME, Speaker("en", "underwater")).picture(seen, width, marks)
        lines = [line.plain for line in picture.lines]
        assert max(len(line) for line in lines) <= width
        text = " ".join(lines)
        assert all(slot["id"] in text for slot in seen["slots"])


def test_pieces_are_drawn_as_the_legend_says() -> None:
    scene = given().built(0, "c2* t1 t2+ c1.1:farm c2.2:lab+").tile("Y1", 1)
    board = board_for(GAME, Speaker("en", "underwater"))
    lines = [line.plain for line in board.picture(view(scene.state, 0), 80, {"site:t7": "4"}).lines]
    text = "\n".join(lines)
    for sign in ("Y1#2", "c1O!", "f··(·)", "c2@!", "·L·(·)", "t1-", "t2=", "[4]t7·"):
        assert sign in text
    assert "@" in board.legend()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_open_and_the_own_hand(language: str) -> None:
    state = busy_table(100)
    assert not state.lanes
    board = board_for(GAME, Speaker(language, "underwater"))
    open_to = {"\n".join(line.plain for line in board.areas(view(state, player), player)) for player in (0, 1, None)}
    assert len(open_to) == 1
    seen = view(state, 0)
    own = "\n".join(line.plain for line in board.own(seen, 0, True))
    for entry in seen["sides"][0]["hand"]:
        assert entry["card"] is not None
        assert f" {entry['card']} " in own
        assert board.about(seen, 0, f"card:{entry['card']}") in own
    assert board.about(seen, 0, "slot:Y1") == ""


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_whole_game_stays_within_eighty_columns(tmp_path: Path, players: int) -> None:
    file = tmp_path / "game.record"
    words = ["play", "underwater", "--players", str(players), "--seed", "3", "--language", LANGUAGES[players % 3], "--save", str(file)]
    luck = library.chance(players)
    typed = "".join(f"{1 + luck.below(3)}\n" for turn in range(500))
    done = ludarium(tmp_path, *words, *(["--bot", "random"] if players > 1 else []), typed=typed)
    assert done.status == 0
    assert done.width() <= COLUMNS
    assert len(read_record(file)[0].result) == players
