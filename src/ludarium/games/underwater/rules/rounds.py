"""The rounds (UC-D, UC-P): three turns for everybody, the new turn order, production after rounds 4, 7 and 10."""

from __future__ import annotations

from typing import Any

from ludarium.engine.agenda import Task
from ludarium.games.underwater.rules.feeding import EndEra
from ludarium.games.underwater.rules.production import Production
from ludarium.games.underwater.rules.scoring import FinalScoring
from ludarium.games.underwater.rules.solo import lay_fourth_tile, lay_neutral_tiles
from ludarium.games.underwater.rules.track import clear_track, new_order
from ludarium.games.underwater.rules.turns import BeginTurn
from ludarium.games.underwater.state import PRODUCTION_AFTER, ROUNDS, TURNS, TURNS_PHASE, UnderwaterState, seat_words


class PlayRound(Task[UnderwaterState]):
    """A round: everybody takes three turns, going through the turn order three times (UC-D2, UC-D3)."""

    def run(self, state: UnderwaterState) -> None:
        stayed = state.round > 0 and not state.sides[0].advanced
        state.round += 1
        state.turns = 0
        state.phase = TURNS_PHASE
        state.cloning = state.content.tables[state.players - 1].cloning
        for side in state.sides:
            side.advanced = False
        state.report("round-began", -1, {"round": state.round, "era": state.era + 1})
        if state.solo():
            lay_neutral_tiles(state)
            if stayed:
                lay_fourth_tile(state)
        turns: list[Task[Any]] = [BeginTurn(seat) for turn in range(TURNS) for seat in state.order]
        state.push_all([*turns, EndRound()])


class EndRound(Task[UnderwaterState]):
    """Tiles return, the turn order follows the track, and the era marker may reach a production (UC-P8 to UC-P14)."""

    def run(self, state: UnderwaterState) -> None:
        state.turn = -1
        state.clear_slots()
        state.order = new_order(state)
        clear_track(state)
        if state.listener is not None and not state.solo():
            state.report("new-order", -1, {"order": [seat_words(seat) for seat in state.order]})
        tasks: list[Task[Any]] = []
        if state.round in PRODUCTION_AFTER:
            tasks.extend([Production(), EndEra()])
        tasks.append(FinalScoring() if state.round == ROUNDS else PlayRound())
        state.push_all(tasks)
