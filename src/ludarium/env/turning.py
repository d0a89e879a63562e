"""Whose turn it is where programs decide one after the other."""

from __future__ import annotations

from ludarium.engine.state import State


def next_seat(state: State) -> int:
    """Return who decides next: of several at the same time, clockwise from the first seat, as `State.play_together` plays them."""
    first = state.first_seat()
    return min(state.to_move, key=lambda seat: (seat - first) % state.players)
