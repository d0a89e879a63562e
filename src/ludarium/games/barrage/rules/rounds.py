"""The round: income and headstreams, actions, water flow, scoring, end of round (sections I, J, U, V)."""

from __future__ import annotations

from typing import Any, ClassVar

from ludarium.engine.ability import begin_period
from ludarium.engine.agenda import Task
from ludarium.engine.context import Context
from ludarium.engine.fields import Field
from ludarium.games.barrage.content.components import INCOME_ROWS, INCOMES, WET_ROUNDS
from ludarium.games.barrage.content.sites import HEADSTREAMS
from ludarium.games.barrage.rules.actions import ChooseAction, must_pass, pass_turn
from ludarium.games.barrage.rules.automa_turn import AutomaTurn
from ludarium.games.barrage.rules.contracts import refill_office
from ludarium.games.barrage.rules.patents import show_patents
from ludarium.games.barrage.rules.scoring import ScoreRound
from ludarium.games.barrage.rules.water import FlowPhase
from ludarium.games.barrage.state import (
    ACTIONS,
    CLOSED,
    ENGINEERS,
    FLOW,
    FROM_INCOME,
    IN_ROUND,
    IN_TURN,
    INCOME,
    NOBODY,
    NOTHING,
    OF_ANY_SIDE,
    ROUNDS,
    BarrageState,
)


class PlayRound(Task[BarrageState]):
    """One round in its phases (BR-I1); incomes in reverse turn order (BR-R26)."""

    def run(self, state: BarrageState) -> None:
        state.round += 1
        state.phase = INCOME
        for side in range(len(state.sides)):
            begin_period(state, IN_ROUND, side)
        state.report("round-began", NOTHING, {"round": state.round})
        incomes: list[Task[Any]] = [GainIncomes(side) for side in reversed(state.order)]
        state.push_all([*incomes, FillHeadstreams(), BeginActions()])


class GainIncomes(Task[BarrageState]):
    """All incomes a side has uncovered, row by row (BR-I2 to BR-I4); none of them changes what another gives."""

    saved: ClassVar[list[Field]] = [OF_ANY_SIDE]

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: BarrageState) -> None:
        company = state.sides[self.side]
        if not company.gets_income():
            return
        tasks: list[Task[Any]] = []
        board = state.content.companies[company.company]
        context = Context(self.side, FROM_INCOME, board.card)
        for piece in range(INCOME_ROWS):
            for place, nth in enumerate(INCOMES):
                if company.built[piece] >= nth:
                    tasks.append(board.incomes[piece][place].task(context))
        if tasks:
            if state.listener is not None:
                state.report("income", self.side)
            state.push_all(tasks)


class FillHeadstreams(Task[BarrageState]):
    """After the incomes each headstream gets the drops of its tile, in rounds 1 to 4 (BR-I9, BR-I10)."""

    def run(self, state: BarrageState) -> None:
        if state.round > WET_ROUNDS:
            return
        drops: list[int] = [state.content.headstreams[tile][state.round - 1] for tile in state.headstreams]
        for headstream in range(HEADSTREAMS):
            state.springs[headstream] += drops[headstream]
        if state.listener is not None:
            state.report("headstreams-filled", NOTHING, {f"h{number + 1}": drops[number] for number in range(HEADSTREAMS)})


class BeginActions(Task[BarrageState]):
    """Phase 2 begins with the first in turn order (BR-J1)."""

    def run(self, state: BarrageState) -> None:
        state.phase = ACTIONS
        state.turn = NOTHING
        state.push(NextTurn())


class NextTurn(Task[BarrageState]):
    """The next side that has not passed takes a turn; when all have passed the phase is over (BR-J1, BR-J10)."""

    def run(self, state: BarrageState) -> None:
        side = next_side(state)
        if side == NOTHING:
            state.turn = NOTHING
            state.phase = FLOW
            state.report("flow-began", NOTHING)
            state.push_all([FlowPhase(), ScoreRound(), EndRound()])
            return
        state.turn = side
        begin_period(state, IN_TURN, side)
        state.push(EndTurn())
        if state.is_automa(side):
            if state.sides[side].engineers:
                state.push(AutomaTurn(side))
            else:
                pass_turn(state, side)
        elif must_pass(state, side):
            pass_turn(state, side)
        else:
            state.push(ChooseAction(side))


def next_side(state: BarrageState) -> int:
    """Return who comes next in turn order, or NOTHING when all have passed."""
    after = state.order.index(state.turn) + 1 if state.turn != NOTHING else 0
    for turn in range(len(state.order)):
        side = state.order[(after + turn) % len(state.order)]
        if not state.sides[side].passed:
            return side
    return NOTHING


class EndTurn(Task[BarrageState]):
    """The contract office is refilled (BR-S4); a copied officer goes (BR-R5)."""

    def run(self, state: BarrageState) -> None:
        company = state.sides[state.turn]
        if company.copied != NOTHING:
            company.copied = NOTHING
            state.refresh(state.turn)
        refill_office(state)
        state.push(NextTurn())


class EndRound(Task[BarrageState]):
    """Phase 5 of rounds 1 to 4: turn order, markers, engineers, patents (BR-V1 to BR-V6). Round 5 ends the game (BR-U16, BR-V8)."""

    def run(self, state: BarrageState) -> None:
        if state.round == ROUNDS:
            return
        state.order = new_order(state)
        for company in state.sides:
            company.energy = 0
            company.engineers = ENGINEERS
            company.constructions = 0
            company.building = 0
            company.banking = 0
            company.copying = 0
            company.beside = 0
            company.passed = False
        for space, owner in enumerate(state.space_owner):
            if owner != CLOSED:
                state.space_owner[space] = NOBODY
                state.space_engineers[space] = 0
        if not state.introductory():
            show_patents(state)
        state.push(PlayRound())


def new_order(state: BarrageState) -> list[int]:
    """Return the turn order by energy, least first; tied sides reverse their previous order (BR-V1, BR-V2, BR-R1)."""
    before = state.order[::-1]
    return sorted(before, key=lambda side: state.sides[side].energy)
