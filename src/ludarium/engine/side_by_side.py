"""Many games that are played in step, for programs that learn from many at once: the loops belong to the compiled core."""

from __future__ import annotations

from ludarium.engine.compact import Compact
from ludarium.engine.errors import IllegalMove
from ludarium.engine.state import State


class SideBySide:
    """Games in which somebody is to move: in game `n` it is `seats[n]`, who has the moves `legal[n]`.

    Actions are moves, or those of a compact set.
    """

    def __init__(self, count: int, compact: Compact | None = None) -> None:
        self.compact = compact
        self.states: list[State] = []
        self.seats: list[int] = [0] * count
        self.legal: list[list[int]] = [[] for number in range(count)]

    def open(self, states: list[State]) -> None:
        """Begin with these positions."""
        self.states = states
        for number in range(len(states)):
            self._ask(number)

    def replace(self, number: int, state: State) -> None:
        """Put another game in the place of one."""
        self.states[number] = state
        self._ask(number)

    def play(self, actions: list[int]) -> list[int]:
        """Play an action in each game and return which are over then; IllegalMove, and nothing changed, if one of them is not legal."""
        moves = [self._move(number, action) for number, action in enumerate(actions)]
        over: list[int] = []
        for number, move in enumerate(moves):
            state = self.states[number]
            state.apply(self.seats[number], move)
            if state.over:
                over.append(number)
            else:
                self._ask(number)
        return over

    def _move(self, number: int, action: int) -> int:
        legal = self.legal[number]
        if self.compact is not None:
            return self.compact.move(action, legal)
        if action not in legal:
            raise IllegalMove(f"{action} is not a legal action in game {number}: action_masks() says which are")
        return action

    def _ask(self, number: int) -> None:
        """Note who is to move, and how. Of several at the same time it is the one that the rules ask first."""
        state = self.states[number]
        seat = next_seat(state)
        self.seats[number] = seat
        self.legal[number] = state.moves(seat)

    def observe(self, rows: list[memoryview[float]], size: int) -> None:
        """Write what each seat to move may see into a row of zeros: `size` numbers of the game, then those of the actions."""
        for number, state in enumerate(self.states):
            state.observe_into(self.seats[number], rows[number])
            if self.compact is not None:
                self.compact.observe(self.legal[number], rows[number], size)

    def mask(self, rows: list[memoryview[int]]) -> None:
        """Write 1 for every legal action into a row of zeros for each game."""
        for number, row in enumerate(rows):
            legal = self.legal[number]
            for action in legal if self.compact is None else self.compact.actions(legal):
                row[action] = 1


def next_seat(state: State) -> int:
    """Return who decides next: of several at the same time, clockwise from the first seat, as `State.play_together` plays them."""
    waiting = state.to_move
    if len(waiting) == 1:
        return waiting[0]
    first = state.first_seat()
    for turn in range(state.players):
        seat = (first + turn) % state.players
        if seat in waiting:
            return seat
    raise AssertionError("nobody is to move")
