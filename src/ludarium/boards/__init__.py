"""Drawings of tables in plain text. A game's own is the class `Drawing` of its module `terminal`; without one its view is shown."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludarium.boards.board import Board, Picture
from ludarium.engine.game import Game
from ludarium.text import Speaker


def board_for(game: Game[Any], speaker: Speaker) -> Board:
    """Return the drawing of a game. It is imported only now: the rules themselves need no words and no terminal."""
    name = f"{type(game).__module__.rpartition('.')[0]}.terminal"
    drawing: type[Board] = import_module(name).Drawing if find_spec(name) else Board
    return drawing(game, speaker)


__all__ = ["Board", "Picture", "board_for"]
