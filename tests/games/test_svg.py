"""Tables as pictures: sound SVG for every position, in which what stands on the table is drawn and nothing hidden shows."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import ludarium
from ludarium.engine.chance import chance
from ludarium.engine.game import Game
from ludarium.engine.state import State
from tests.toy.game import TOY

SVG = "{http://www.w3.org/2000/svg}"
GAMES: dict[str, Game[Any]] = {**{name: ludarium.game(name) for name in ludarium.GAMES}, "toy": TOY}


def positions(name: str, players: int) -> list[State]:
    """Return positions along a game that is played by lot: the first, some between, the last."""
    state: State = GAMES[name].new(players, 11)
    luck = chance(players)
    found = [state.copy()]
    moves = 0
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, luck.pick(state.moves(seat)))
        moves += 1
        if moves % 60 == 0:
            found.append(state.copy())
    return [*found, state]


def shapes(svg: str, kind: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter(f"{SVG}{kind}"))


def inside(svg: str) -> bool:
    """Say whether every rectangle and disc lies within the picture."""
    root = ElementTree.fromstring(svg)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for rect in shapes(svg, "rect")[1:]:
        x, y = float(rect.attrib["x"]), float(rect.attrib["y"])
        if x < 0 or y < 0 or x + float(rect.attrib["width"]) > width or y + float(rect.attrib["height"]) > height:
            return False
    return all(0 <= float(disc.attrib["cx"]) <= width and 0 <= float(disc.attrib["cy"]) <= height for disc in shapes(svg, "circle"))


@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_drawn_within_its_picture(name: str) -> None:
    game = GAMES[name]
    for players in game.counts:
        for state in positions(name, players):
            for viewer in (None, 0):
                picture = state.svg(viewer)
                assert inside(picture)
                assert game.title in [text.text for text in shapes(picture, "text")]


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_what_everybody_sees(name: str) -> None:
    for state in positions(name, 2):
        assert state._repr_svg_() == state.svg() == state.svg(None)
        assert state.resample(0, chance(3)).svg(0) == state.svg(0)


@pytest.mark.parametrize("name", GAMES)
def test_the_final_scores_are_on_the_picture(name: str) -> None:
    state = positions(name, 2)[-1]
    written = [text.text for text in shapes(state.svg(), "text")]
    assert all(str(points) in written for points in state.scores)


def test_a_seat_that_is_not_at_the_table_gets_no_picture() -> None:
    with pytest.raises(ludarium.UnknownSeat):
        TOY.new(2, 7).svg(2)


def test_words_are_written_so_that_they_stay_words() -> None:
    from ludarium.engine.svg import plain_sheet

    view: dict[str, Any] = {"game": "toy", "event": "<script>&'", "sides": [{"seat": 0, "name": "A<b>"}], "scores": [3]}
    written = [text.text for text in shapes(plain_sheet("T", "", view, [0]), "text")]
    assert "event: <script>&'" in written
    assert "name A<b>" in written
