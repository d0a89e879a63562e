"""Drawings of tables in plain text. A game's own is the class `Drawing` of its module `terminal`; without one its view is shown."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from ludarium.boards.board import Board, Picture
from ludarium.engine.game import Game
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import State
from ludarium.text import Speaker

WIDTH: Final = 100  # columns of a drawing that nobody gave a width


def board_for(game: Game[Any], speaker: Speaker) -> Board:
    """Return the drawing of a game. It is imported only now: the rules themselves need no words and no terminal."""
    name = f"{type(game).__module__.rpartition('.')[0]}.terminal"
    drawing: type[Board] = import_module(name).Drawing if find_spec(name) else Board
    return drawing(game, speaker)


def drawn(state: State, names: Mapping[int, str] | None = None) -> str:
    """Return a table as everybody sees it, drawn in text without colours, in English."""
    game: Game[Any] = state.game
    called: dict[int, str | Phrase] = dict(names or {})
    called.update(game.automatic_sides(state.players, state.options))
    board = board_for(game, Speaker("en", game.name, called))
    view = state.view(None)
    lines = [*board.picture(view, WIDTH, {}).lines, *board.areas(view, None)]
    return "\n".join([board.title(view), *[line.plain for line in lines]])


__all__ = ["Board", "Picture", "board_for", "drawn"]
