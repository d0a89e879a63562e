"""A question that keeps a scene of a test from going on by itself."""

from __future__ import annotations

from ludarium.engine.agenda import Ask
from ludarium.engine.state import State


class Pause(Ask[State]):
    """Waits, and nobody answers it."""

    def moves(self, state: State) -> list[int]:
        return [0]
