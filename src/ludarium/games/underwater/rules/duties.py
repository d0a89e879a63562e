"""No dead ends (UC-R33, UC-R34): while something must still be done, no move is offered after which it could not be done.

A duty is a task on the agenda that must be possible when its turn comes: the slot of this turn, of which some step must be carried
out, or the upgrade of a structure that was built to be upgraded. A move is weighed by trying it: on a copy of the position the choices
that follow are played through until one way is found on which every duty can be met. Most moves need no such trial.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.agenda import Ask, SeatTask, Task
from ludarium.engine.lexicon import SKIP
from ludarium.games.underwater.state import UnderwaterState

MOST_TRIALS: Final = 400  # positions looked at for one move; a way that takes longer to find is not offered


class Duty(Task[UnderwaterState]):
    """A task that must be possible when it is reached."""

    def binds(self) -> bool:
        """Say whether there is a duty at all."""
        return True

    def is_met(self, state: UnderwaterState) -> bool:
        """Say whether the task could be done in this position."""
        raise NotImplementedError

    def is_safe(self, state: UnderwaterState) -> bool:
        """Say whether it can be done whatever happens before."""
        return False

    def could_be_met(self, state: UnderwaterState) -> bool:
        """Say whether what waits above it might make it possible: a quick look, before all ways are tried."""
        return True


class TurnEnd(SeatTask[UnderwaterState]):
    """What ends a turn. All duties of the turn lie above it on the agenda, and there are no others."""


def weighed(state: UnderwaterState, moves: list[int]) -> list[int]:
    """Return those moves of the question that is asked now after which every duty can still be met; all where no way is found in time."""
    if state.careless or state.lanes or not owes(state):
        return moves
    duties = duties_of(state.agenda)
    can_wait = len(duties) == 1 and duties[0].is_met(state)
    return [move for move in moves if (can_wait and move == SKIP.at(0)) or keeps_duties(state, move)] or moves


def duties_of(agenda: list[Task[Any]]) -> list[Duty]:
    """Return the duties on an agenda, the last to be met first."""
    found: list[Duty] = []
    for place in range(len(agenda) - 1, -1, -1):  # from above: most of an agenda lies below the turn
        task = agenda[place]
        if isinstance(task, Duty):
            if task.binds():
                found.append(task)
        elif isinstance(task, TurnEnd):
            break
    found.reverse()
    return found


def owes(state: UnderwaterState) -> bool:
    """Say whether a duty lies on the agenda that a move might make impossible."""
    agenda = state.agenda
    for place in range(len(agenda) - 1, -1, -1):
        task = agenda[place]
        if isinstance(task, Duty):
            if not task.is_safe(state):
                return True
        elif isinstance(task, TurnEnd):
            break
    return False


def keeps_duties(state: UnderwaterState, move: int) -> bool:
    """Say whether there is a way on from a move on which every duty is met."""
    return can_meet(after(state, move), [0])


def after(state: UnderwaterState, move: int) -> UnderwaterState:
    """Return a world in which the question on the agenda is answered with a move."""
    ask = state.agenda[-1]
    assert isinstance(ask, Ask)
    world = state.trial(ask.seat)
    world.agenda.pop()
    ask.play(world, move)
    return world


def can_meet(world: UnderwaterState, trials: list[int]) -> bool:
    """Say whether some way on from here meets every duty on the agenda. The world is used up."""
    stack = world.agenda
    world.stack = stack
    while True:
        duties = duties_of(stack)
        if not duties:
            return True
        task = stack[-1]
        if task.waits:
            assert isinstance(task, Ask)
            return some_move_meets(world, task, duties, trials)
        if task is duties[-1]:
            if not duties[-1].is_met(world):
                return False
            if len(duties) == 1:
                return True
        stack.pop()
        task.run(world)


def some_move_meets(world: UnderwaterState, ask: Ask[UnderwaterState], duties: list[Duty], trials: list[int]) -> bool:
    """Try the moves of a question one after the other. The world is used up."""
    moves = ask.moves(world)
    if len(duties) == 1 and SKIP.at(0) in moves and duties[0].is_met(world):
        return True  # everything in between can be waived (UC-R63)
    if not duties[0].could_be_met(world):
        return False
    last = len(moves) - 1
    for place, move in enumerate(moves):
        trials[0] += 1
        if trials[0] > MOST_TRIALS:
            return False
        if place == last:  # needs no copy
            world.agenda.pop()
            ask.play(world, move)
            return can_meet(world, trials)
        if can_meet(after(world, move), trials):
            return True
    return False
