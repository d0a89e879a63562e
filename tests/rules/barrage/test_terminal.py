"""Barrage at the terminal: the board in any width, and every command of the program."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludarium as library
from ludarium.boards import board_for
from ludarium.engine.state import State
from ludarium.games.barrage.content.sites import HEADSTREAM_IDS, SITE_IDS
from ludarium.records import read_record
from ludarium.terminal.rulebook import catalogue, rule_text
from ludarium.text import LANGUAGES, Speaker
from tests.rules.barrage.known import busy_pick
from tests.terminal.run import COLUMNS, ludarium

GAME = library.game("barrage")
MIXED: dict[str, object] = {"automa-1": "3", "automa-2": "4"}


def busy_table(decisions: int, options: dict[str, object] = MIXED) -> State:
    state: State = GAME.new(2, 5, options)
    luck = library.chance(5)
    for turn in range(decisions):
        seat = state.to_move[0]
        state.play(seat, busy_pick(luck, state.moves(seat)))
    return state


def plain(state: State, width: int, marks: dict[str, str], language: str = "en") -> list[str]:
    picture = board_for(GAME, Speaker(language, "barrage")).picture(state.view(0), width, marks)
    lines = [line.plain for line in picture.lines]
    assert picture.width == max(len(line) for line in lines)
    return lines


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("decisions", [0, 40, 130])
def test_the_whole_map_fits_any_width(decisions: int, width: int) -> None:
    state = busy_table(decisions)
    every = {f"site:{name}": str(number) for number, name in enumerate(SITE_IDS, start=1)}
    for marks in ({}, every, {f"headstream:{name}": "9" for name in HEADSTREAM_IDS}):
        lines = plain(state, width, marks)
        assert max(len(line) for line in lines) <= width
        words = {word.rpartition("]")[2].rstrip("!") for line in lines for word in line.split()}
        assert {*SITE_IDS, *HEADSTREAM_IDS} <= words


def test_pieces_water_and_owners_are_drawn_as_the_legend_says() -> None:
    state = busy_table(0, {})
    view = {**state.view(0)}
    dams: dict[str, object] = {"D5U": {"owner": 1, "level": 2, "water": 1, "capacity": 2}}
    dams["D8L"] = {"owner": "neutral", "level": 3, "water": 0, "capacity": 3}
    shown: dict[str, object] = {"dams": dams, "conduits": {"C1L": 0}, "powerhouses": {"P8c": 1}}
    shown |= {"headstreams": {"H1": 2, "H2": 0, "H3": 0, "H4": 0}, "headstream_tiles": [[0, 2, 2, 0]] * 4}
    view |= {"map": shown, "round": 2}
    lines = [line.plain for line in board_for(GAME, Speaker("en", "barrage")).picture(view, 80, {"site:D1U": "3"}).lines]
    text = "\n".join(lines)
    for cell in ("D5U! #2 ▲2 ●○", "D8L = ▲3 ○○○", "C1L 5→8 #1", "P8c! #2", "[3]D1U! ·", "H1 ●● 0 [2] 2 0", "H2 · 0 [2] 2 0"):
        assert cell in text
    assert "▲" in board_for(GAME, Speaker("en", "barrage")).legend()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_before_a_side_is_open_to_all(language: str) -> None:
    state = busy_table(130)
    board = board_for(GAME, Speaker(language, "barrage", GAME.automatic_sides(2)))
    texts = {"\n".join(line.plain for line in board.areas(state.view(player), player)) for player in (0, 1, None)}
    assert len(texts) == 1
    text = texts.pop()
    for side in state.view(0)["sides"]:  # type: ignore[attr-defined]
        assert f"#{side['seat'] + 1} " in text
        assert all(contract in text for contract in [*side["contracts"], *side["fulfilled"]])
    own = "\n".join(line.plain for line in board.own(state.view(0), 0, True))
    assert str(state.view(0)["sides"][0]["points"]) in own  # type: ignore[index]


def test_an_advanced_tile_says_what_it_does() -> None:
    state = busy_table(4, {})
    board = board_for(GAME, Speaker("en", "barrage"))
    view = {**state.view(0), "patents": ["I-conduit", None, None]}
    assert "2 credits" in board.about(view, 0, "space:patent-1")
    assert board.about(view, 0, "space:patent-2") == ""
    assert board.about(view, 0, "tile:basic-base") == ""
    assert "no engineers" in board.about(view, 0, "tile:I-powerhouse")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_stays_within_eighty_columns(tmp_path: Path, players: int) -> None:
    file = tmp_path / "game.record"
    words = ["play", "barrage", "--players", str(players), "--seed", "3", "--language", LANGUAGES[players % 3], "--save", str(file)]
    luck = library.chance(players)
    typed = "".join(f"{1 + luck.below(5)}\n" for turn in range(400))
    done = ludarium(tmp_path, *words, *(["--bot", "random"] if players > 1 else []), typed=typed)
    assert done.status == 0
    assert done.width() <= COLUMNS
    record = read_record(file)[0]
    assert len(record.result) == max(players, 2)
    assert all(f": {points} " in done.out for points in record.result)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_in_every_language(tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.record"
    commands = "help\nlog\nboard\nrules BR-K2\nrules BA-17\nrules nothing\nundo\nnonsense\n99\nspace bank\n"
    words = ["--option", "game=introductory", "--language", language, "--seed", "1", "--save", str(file)]
    done = ludarium(tmp_path, "play", "barrage", *words, typed=commands + "1\n" * 4 + commands)
    assert done.status == 0
    assert done.width() <= COLUMNS
    assert "BR-K2 " in done.out
    assert "BA-17 " in done.out
    for command in ("show", "replay"):
        told = ludarium(
            tmp_path,
            command,
            str(file),
            "--language",
            language,
        )
        assert told.status == 0
        assert told.width() <= COLUMNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_names_the_automas(tmp_path: Path, language: str) -> None:
    words = ["--players", "1", "--games", "2", "--bot", "random", "--option", "automa-2=4", "--language", language]
    done = ludarium(tmp_path, "simulate", "barrage", *words)
    assert done.status == 0
    assert done.width() <= COLUMNS
    first, second = ("1. Automa", "2. Automa") if language == "hu" else ("Automa 1", "Automa 2")
    assert first in done.out
    assert second in done.out


def test_rules_of_the_automa_are_found_too() -> None:
    file = catalogue("barrage")
    assert file is not None
    assert (rule_text(file, "ba-17") or "").startswith("BA-17 ")
    assert (rule_text(file, "br-k2") or "").startswith("BR-K2 ")
    assert rule_text(file, "BA-999") is None
