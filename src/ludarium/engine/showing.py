"""A position as text. The engine has plain words only; who can draw tables says so by `show_by`, and `print(state)` shows a drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludarium.engine.state import State

Drawer = Callable[["State"], str | None]

_drawers: Final[list[Drawer]] = []


def show_by(drawer: Drawer) -> None:
    """Have positions drawn by this function; it returns None where it cannot draw."""
    _drawers.append(drawer)


def shown(state: State) -> str:
    """Return a position as everybody sees it: drawn if somebody can draw it, else in plain words."""
    for drawer in reversed(_drawers):
        drawing = drawer(state)
        if drawing is not None:
            return drawing
    return plainly(state)


def plainly(state: State) -> str:
    """Return where a game stands, in plain words."""
    return f"{state.game.title}: {standing_of(state)}"


def standing_of(state: State) -> str:
    """Return the number of players, the stage of the game, and who is to move or what came out; nothing that is hidden."""
    stage = state.stage()
    parts = [f"{state.players} player{'s' if state.players > 1 else ''}", *([stage] if stage else [])]
    seats = state.to_move
    if state.over:
        parts.append(f"scores {' '.join([str(points) for points in state.scores])}")
    elif seats:
        parts.append(f"seat{'s' if len(seats) > 1 else ''} {' '.join([str(seat) for seat in seats])} to move")
    return ", ".join(parts)
