"""Drawings of tables in plain text, one module a game; a game without one is shown as its view reads."""

from __future__ import annotations

from typing import Any

from ludarium.boards.barrage import BarrageBoard
from ludarium.boards.board import Board, Picture
from ludarium.boards.ginkgopolis import GinkgopolisBoard
from ludarium.engine.game import Game
from ludarium.text import Speaker

BOARDS: dict[str, type[Board]] = {"barrage": BarrageBoard, "ginkgopolis": GinkgopolisBoard}


def board_for(game: Game[Any], speaker: Speaker) -> Board:
    """Return the drawing of a game."""
    return BOARDS.get(game.name, Board)(game, speaker)


__all__ = ["BOARDS", "Board", "Picture", "board_for"]
