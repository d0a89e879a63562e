"""Research (section L): the pickaxe climbs the boards; only the space where it stops gives something."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.agenda import SEAT, Ask, SeatTask
from ludarium.engine.context import Context
from ludarium.engine.effect import Effect
from ludarium.engine.fields import Field, Number
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.games.miners.content.components import FROM_BOARDS, RESEARCH, BoardSide
from ludarium.games.miners.notation import BOARD, BOARDS, STEPS
from ludarium.games.miners.notation import RESEARCH as SPACE
from ludarium.games.miners.rules.counting import begin_counting
from ludarium.games.miners.rules.mine import NOTHING
from ludarium.games.miners.state import MinersState

TOP: Final = STEPS


def side_of(state: MinersState, board: int) -> BoardSide:
    """Return the side of a board that lies up (IM-S1)."""
    return state.content.boards[board][state.sides[board]]


def effect_of(state: MinersState, board: int, step: int) -> Effect[MinersState]:
    """Return what a space gives; steps count from 1."""
    return side_of(state, board).spaces[step - 1]


class Research(SeatTask[MinersState]):
    """Up to so many steps, at least one (IM-L1, IM-R26); an event may make it longer. On the top there is no space above (IM-R48)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("steps", 1)]

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def run(self, state: MinersState) -> None:
        steps = state.standing().value(RESEARCH, self.steps)
        spaces = reachable(state, self.seat, steps)
        if len(spaces) == 1:
            move_pickaxe(state, self.seat, spaces[0] // STEPS, spaces[0] % STEPS + 1)
        elif spaces:
            state.push(ChooseSpace(self.seat, steps))


def reachable(state: MinersState, seat: int, steps: int) -> list[int]:
    """Return the spaces, numbered through all boards, where the pickaxe can stop (IM-L2 to IM-L5)."""
    miner = state.miners[seat]
    boards = [miner.board] if miner.board != NOTHING else list(range(BOARDS))
    found: list[int] = []
    for board in boards:
        for step in range(miner.step + 1, min(miner.step + steps, TOP) + 1):
            found.append(board * STEPS + step - 1)
    return found


def move_pickaxe(state: MinersState, seat: int, board: int, step: int) -> None:
    """Let the pickaxe stop on a space, which gives its effect; the top completes the board (IM-L6, IM-L8)."""
    miner = state.miners[seat]
    miner.steps += step - miner.step
    miner.board = board
    miner.step = step
    if state.listener is not None:
        state.report("researched", seat, {"board": side_of(state, board).words(), "step": step})
    if step == TOP:
        state.push(CompleteBoard(seat))
    begin_counting(state, seat)
    state.push(effect_of(state, board, step).task(Context(seat, FROM_BOARDS)))


class ChooseSpace(Ask[MinersState]):
    """On which space the pickaxe stops, and at the first research on which board (IM-L2, IM-L5)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("steps", 1)]

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def moves(self, state: MinersState) -> list[int]:
        return [SPACE.at(space) for space in reachable(state, self.seat, self.steps)]

    def play(self, state: MinersState, move: int) -> None:
        space = SPACE.index(move)
        move_pickaxe(state, self.seat, space // STEPS, space % STEPS + 1)

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-research", {"steps": self.steps, "first": 1 if state.miners[self.seat].board == NOTHING else 0})

    def rule(self) -> str:
        return "IM-L5"

    def option(self, state: MinersState, move: int) -> Option:
        board, step = SPACE.index(move) // STEPS, SPACE.index(move) % STEPS + 1
        facts: dict[str, object] = {"board": side_of(state, board).words(), "step": step, "effect": effect_of(state, board, step).words()}
        return Option(move, SPACE.text(move), Phrase("move-research", facts), state.game.target(move))


class CompleteBoard(SeatTask[MinersState]):
    """The top effect is finished: the pickaxe goes to the lowest space of another board (IM-L8 to IM-L11, IM-R28)."""

    def run(self, state: MinersState) -> None:
        state.miners[self.seat].completed += 1
        if state.listener is not None:
            state.report("board-completed", self.seat, {"board": side_of(state, state.miners[self.seat].board).words()})
        state.push(ChooseBoard(self.seat))


class ChooseBoard(Ask[MinersState]):
    """Which board comes next (IM-L9, IM-L10)."""

    def moves(self, state: MinersState) -> list[int]:
        return [BOARD.at(board) for board in range(BOARDS) if board != state.miners[self.seat].board]

    def play(self, state: MinersState, move: int) -> None:
        miner = state.miners[self.seat]
        miner.board = BOARD.index(move)
        miner.step = 0
        if state.listener is not None:
            state.report("board-begun", self.seat, {"board": side_of(state, miner.board).words()})

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-board", {"board": side_of(state, state.miners[self.seat].board).words()})

    def rule(self) -> str:
        return "IM-L9"

    def option(self, state: MinersState, move: int) -> Option:
        label = Phrase("move-board", {"board": side_of(state, BOARD.index(move)).words()})
        return Option(move, BOARD.text(move), label, state.game.target(move))

    def blocked(self, state: MinersState) -> list[Blocked]:
        board = state.miners[self.seat].board
        label = Phrase("move-board", {"board": side_of(state, board).words()})
        return [Blocked(label, state.game.target(BOARD.at(board)), Refusal("board-just-completed", "IM-L10"))]
