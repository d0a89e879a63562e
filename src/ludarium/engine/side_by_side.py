"""Many games that are played in step, for programs that learn from many at once: the loops belong to the compiled core."""

from __future__ import annotations

from ludarium.engine.errors import IllegalMove
from ludarium.engine.state import State


class SideBySide:
    """Games in which somebody is to move: in game `n` it is `seats[n]`, who has the moves `legal[n]`."""

    def __init__(self, count: int) -> None:
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

    def play(self, moves: list[int]) -> list[int]:
        """Play a move in each game and return which are over then; IllegalMove, and nothing changed, if one of them is not legal."""
        for number, move in enumerate(moves):
            if move not in self.legal[number]:
                raise IllegalMove(f"{move} is not a legal action in game {number}: action_masks() says which are")
        over: list[int] = []
        for number, move in enumerate(moves):
            state = self.states[number]
            state.apply(self.seats[number], move)
            if state.over:
                over.append(number)
            else:
                self._ask(number)
        return over

    def _ask(self, number: int) -> None:
        """Note who is to move, and how. Of several at the same time it is the one that the rules ask first."""
        state = self.states[number]
        seat = next_seat(state)
        self.seats[number] = seat
        self.legal[number] = state.moves(seat)

    def observe(self, rows: list[memoryview[float]]) -> None:
        """Write what each seat that is to move may see into a row of zeros."""
        for number, state in enumerate(self.states):
            state.observe_into(self.seats[number], rows[number])

    def mask(self, rows: list[memoryview[int]]) -> None:
        """Write 1 for every legal move into a row of zeros for each game."""
        for number, row in enumerate(rows):
            for move in self.legal[number]:
                row[move] = 1


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
