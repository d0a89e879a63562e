from __future__ import annotations

import pytest

import ludarium
from ludarium.boards import board_for
from ludarium.boards.board import Board
from ludarium.engine.state import State
from ludarium.games.ginkgopolis.rules.city import Building, cell_at
from ludarium.games.ginkgopolis.state import GinkgopolisState
from ludarium.text import LANGUAGES, Speaker

GAME = ludarium.game("ginkgopolis")


def long_city(columns: int, rows: int) -> GinkgopolisState:
    """Return a table whose city has a long row and a long column of buildings."""
    table = GAME.new(2, 1)
    assert isinstance(table, GinkgopolisState)
    for letter in (1, 4):  # B and E lie where the row and the column go on
        table.city.take_token(letter)
    for x in range(2, columns):
        table.city.put(Building(cell_at(x, 0), 10 + x % 10, 12, 1, True, None))
    for y in range(2, rows):
        table.city.put(Building(cell_at(0, y), 30 + y % 10, 3, 0, False, None))
    return table


def plain(state: State, width: int, marks: dict[str, str], language: str = "en") -> tuple[list[str], str]:
    picture = board_for(GAME, Speaker(language, "ginkgopolis")).picture(state.view(0), width, marks)
    return [line.plain for line in picture.lines], picture.note


def test_the_start_city_shows_tiles_heights_and_tokens() -> None:
    lines, note = plain(GAME.new(2, 1), 80, {})
    assert note == ""
    assert lines[0].split() == ["-2", "-1", "0", "1", "2"]
    assert lines[1].split() == ["2", "(A)", "(B)", "(C)"]
    assert lines[3].split()[0] == "1"
    assert lines[4].split() == ["▲1", "▲1", "▲1"]


@pytest.mark.parametrize(("language", "letters"), [("en", "RBY"), ("de", "RBG"), ("hu", "PKS")])
def test_colours_are_letters_too(language: str, letters: str) -> None:
    lines = plain(GAME.new(2, 1), 80, {}, language)[0]
    shown = {word[0] for line in lines[1:] for word in line.split() if word[0].isalpha()}
    assert shown == set(letters)


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize(("columns", "rows"), [(5, 3), (10, 3), (13, 3), (20, 3), (50, 3), (3, 20), (40, 40)])
def test_any_city_fits_any_width(columns: int, rows: int, width: int) -> None:
    table = long_city(columns, rows)
    lines, note = plain(table, width, {})
    assert max(len(line) for line in lines) <= width
    assert len(lines) <= 1 + 2 * 11
    if columns >= 20 or rows >= 20:
        assert "board shows everything" in note


@pytest.mark.parametrize("width", [40, 80, 120])
def test_pages_show_every_building(width: int) -> None:
    table = long_city(30, 30)
    pages = board_for(GAME, Speaker("en", "ginkgopolis")).pages(table.view(0), width)
    lines = [line.plain for page in pages for line in page.lines]
    assert max(len(line) for line in lines) <= width
    assert sum(line.count("▲") for line in lines) == len(table.city.at)
    assert sum(line.count("(") for line in lines) == 10


def test_choices_are_marked_where_they_lie_even_far_out() -> None:
    lines = plain(long_city(40, 3), 80, {"cell:40,0": "1", "cell:39,-1": "2", "card:red-1": "3"})[0]
    text = "\n".join(lines)
    assert "[1]" in text
    assert "[2]" in text
    assert "[3]" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_opponents_secrets_are_not_drawn(language: str) -> None:
    state = GAME.new(3, 2)
    board = board_for(GAME, Speaker(language, "ginkgopolis"))
    for player in (0, 1, 2, None):
        areas = "\n".join(line.plain for line in board.areas(state.view(player), player))
        assert areas == "\n".join(line.plain for line in board.areas(state.view(None), None))


def test_a_game_without_a_drawing_is_shown_as_its_view() -> None:
    board = Board(GAME, Speaker("en", "ginkgopolis"))
    state = GAME.new(2, 1)
    lines = [line.plain for line in board.picture(state.view(0), 60, {}).lines]
    assert ' "game": "ginkgopolis",' in lines
    assert max(len(line) for line in lines) <= 60
