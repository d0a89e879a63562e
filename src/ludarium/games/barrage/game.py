"""The game of Barrage as the library offers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ludarium.engine.agenda import Task
from ludarium.engine.chance import Chance
from ludarium.engine.errors import OptionError
from ludarium.engine.facts import FactKind, Facts
from ludarium.engine.game import Game, OptionSpec, with_base
from ludarium.engine.happening import Happening
from ludarium.engine.observation import Observation
from ludarium.engine.pack import Pack
from ludarium.engine.phrase import Phrase, Preview
from ludarium.engine.state import ScoreLine
from ludarium.engine.trials import Mode, Trials
from ludarium.games.barrage.ai.evaluator import BarrageEvaluator
from ludarium.games.barrage.ai.observation import observe
from ludarium.games.barrage.content.components import load_content
from ludarium.games.barrage.content.effects import VOCABULARY
from ludarium.games.barrage.content.sites import SITES
from ludarium.games.barrage.notation import Moves, target_of
from ludarium.games.barrage.options import AUTOMA_OPTIONS, MORE_CREDITS, MORE_OFFICERS, NO_AUTOMA
from ludarium.games.barrage.rules import (
    actions,
    automa,
    automa_turn,
    construction,
    contracts,
    production,
    rounds,
    scoring,
    setup,
    supply,
    water,
)
from ludarium.games.barrage.rules.invariants import check_position
from ludarium.games.barrage.rules.scoring import places, quick_scores, report_final_scoring, score_sheet
from ludarium.games.barrage.rules.setup import SetUp, automa_levels
from ludarium.games.barrage.rules.wheel import on_and_off
from ludarium.games.barrage.rules.worlds import resample
from ludarium.games.barrage.state import FINISHED, NOTHING, SOURCES, BarrageState
from ludarium.games.barrage.statistics import fact_kinds, facts
from ludarium.games.barrage.svg import draw
from ludarium.games.barrage.view import View, view

NAME: Final = "barrage"
TITLE: Final = "Barrage"
RULES_VERSION: Final = 1  # raised whenever an old record would replay differently
BASE_PACK: Final = Path(__file__).parent / "content" / "packs" / "base.toml"
SEVERAL: Final = [2, 3, 4]
FULL: Final = "full"
INTRODUCTORY: Final = "introductory"


class AutomaOption(OptionSpec):
    """The level of one Automa, or none; alone there is always a first one (BA-7)."""

    def check(self, value: object, players: int) -> object:
        checked = super().check(value, players)
        if checked == NO_AUTOMA and self.default_for(players) != NO_AUTOMA:
            raise OptionError(f"option {self.name!r}: alone you play against at least one Automa (BA-7)")
        return checked

    def default_for(self, players: int) -> object:
        return "2" if players == 1 and self.name == AUTOMA_OPTIONS[0] else NO_AUTOMA


class VariantOption(OptionSpec):
    """A variant that a ruling names: the rulebook's way unless a table chooses otherwise."""


LEVELS: Final[list[object]] = [NO_AUTOMA, "1", "2", "3", "4"]
OPTIONS: Final = [
    OptionSpec("game", [FULL, INTRODUCTORY], FULL, SEVERAL, "BR-B4"),
    AutomaOption(AUTOMA_OPTIONS[0], LEVELS, NO_AUTOMA, [1, 2, 3], "BA-7"),
    AutomaOption(AUTOMA_OPTIONS[1], LEVELS, NO_AUTOMA, [1, 2], "BA-7"),
    AutomaOption(AUTOMA_OPTIONS[2], LEVELS, NO_AUTOMA, [1], "BA-7"),
    VariantOption(MORE_OFFICERS, [False, True], False, [1, *SEVERAL], "BR-R6"),
    VariantOption(MORE_CREDITS, [False, True], False, [1, *SEVERAL], "BR-R7"),
]

TRIALS: Final = Trials(
    further=[
        Mode(1, {"automa-1": "1"}),
        Mode(1, {"automa-1": "3", "automa-2": "4", MORE_CREDITS: True}),
        Mode(1, {"automa-1": "1", "automa-2": "4", "automa-3": "2", MORE_OFFICERS: True}),
        Mode(2, {"automa-1": "4"}),
        Mode(2, {"automa-1": "2", "automa-2": "3", MORE_OFFICERS: True}),
        Mode(3, {"automa-1": "3", MORE_CREDITS: True}),
        Mode(4, {MORE_OFFICERS: True, MORE_CREDITS: True}),
    ],
    speed={"interpreted": 4.5, "python-chess": 12.0, "python-chess, from Python": 8.0},
)

TASKS: Final = [
    setup.SetUp,
    setup.ChooseCompany,
    setup.ChooseStart,
    setup.SeatAutomas,
    rounds.PlayRound,
    rounds.GainIncomes,
    rounds.FillHeadstreams,
    rounds.BeginActions,
    rounds.NextTurn,
    rounds.EndTurn,
    rounds.EndRound,
    actions.ChooseAction,
    construction.ChooseSite,
    construction.ChoosePayment,
    construction.PlaceReward,
    construction.ChoosePlace,
    contracts.Fulfil,
    contracts.ChooseFulfilled,
    contracts.TakeContracts,
    contracts.ChooseContract,
    contracts.DiscardContract,
    production.ChooseProduction,
    production.ProduceAgain,
    production.FreeProduction,
    supply.ChooseMachines,
    water.FlowPhase,
    water.PlaceDrops,
    scoring.ScoreRound,
    automa.AutomaSecond,
    automa.AutomaFulfil,
    automa_turn.AutomaTurn,
    automa_turn.AutomaRow,
    automa_turn.AutomaNext,
]


class BarrageGame(Game[BarrageState]):
    """Barrage for 1 to 4 people and up to 3 Automas, by docs/rules/barrage.md and docs/rules/barrage-automa.md."""

    def __init__(self, packs: list[Pack]) -> None:
        content = load_content(packs, VOCABULARY)
        types = {task.__name__: task for task in TASKS}
        names = content.company_ids, content.contract_ids, content.officer_ids, content.tile_ids
        content.moves = Moves(*names, content.most_drops)
        super().__init__(NAME, TITLE, RULES_VERSION, [1, *SEVERAL], list(OPTIONS), content.moves.lexicon, packs, VOCABULARY, types)
        self.content = content
        self.evaluator = BarrageEvaluator()
        self.trials = TRIALS

    def settle(self, players: int, options: Mapping[str, object] | None) -> dict[str, object]:
        """Return the complete options; Automas are for the full game only (BA-9)."""
        settled = super().settle(players, options)
        automas = any(settled.get(name, NO_AUTOMA) != NO_AUTOMA for name in AUTOMA_OPTIONS)
        if automas and settled.get("game") == INTRODUCTORY:
            raise OptionError("option 'game': Automas play the full game only, not the introductory one (BA-9)")
        return settled

    def blank(self, players: int, options: Mapping[str, object], luck: Chance) -> BarrageState:
        return BarrageState(self, players, options, luck, self.content)

    def opening(self) -> Task[Any]:
        return SetUp()

    def context_bounds(self) -> list[int]:
        return [len(SOURCES), self.content.cards, SITES]

    def has_secrets(self, players: int, options: Mapping[str, object]) -> bool:
        return False

    def view(self, state: BarrageState, player: int | None) -> View:
        return view(state, player)

    def views(self, state: BarrageState, players: list[int | None]) -> list[Mapping[str, object]]:
        return [view(state, None)] * len(players)

    def svg(self, state: BarrageState, player: int | None) -> str:
        return draw(view(state, player), self.content.map, self.title, state.stage())

    def observe(self, state: BarrageState, player: int, seen: Observation) -> None:
        observe(state, player, seen)

    def resample(self, state: BarrageState, player: int, luck: Chance) -> BarrageState:
        return resample(state, player, luck)

    def goods(self, state: BarrageState, side: int) -> dict[str, int]:
        company = state.sides[side]
        return {
            "engineer": company.engineers,
            "credit": company.credits,
            "excavator": company.excavators,
            "mixer": company.mixers,
            "energy": company.energy,
            "point": company.points,
        }

    def set_apart(self, side: int, happenings: list[Happening]) -> list[Preview]:
        return on_and_off(side, happenings)

    def sheet(self, state: BarrageState) -> list[ScoreLine]:
        return score_sheet(state)

    def scores(self, state: BarrageState) -> list[int]:
        return quick_scores(state)

    def ranking(self, state: BarrageState) -> list[int]:
        return places(state)

    def finish(self, state: BarrageState) -> None:
        state.phase = FINISHED
        state.turn = NOTHING
        state.seal()
        if state.listener is not None:
            report_final_scoring(state)
            state.report("game-over", NOTHING)

    def check(self, state: BarrageState) -> None:
        check_position(state)

    def fact_kinds(self) -> list[FactKind]:
        return fact_kinds(self.content, self.counts[-1])

    def facts(self, opening: BarrageState, log: list[Happening], end: BarrageState) -> Facts:
        return facts(opening, log, end)

    def automatic_sides(self, players: int, options: Mapping[str, object] | None = None) -> dict[int, Phrase]:
        automas = SEVERAL[-1] - players if options is None else len(automa_levels(self.settle(players, options)))
        return {players + number: Phrase("automa", {"number": number + 1}) for number in range(automas)}

    def target(self, move: int) -> str:
        return target_of(self.lexicon, move)


def make(more_packs: Sequence[Path | Pack]) -> BarrageGame:
    """Return the game with its base pack and further packs, later ones replacing entries of earlier ones."""
    return BarrageGame(with_base(BASE_PACK, more_packs, NAME))
