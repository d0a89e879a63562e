"""The game of Imperial Miners as the library offers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ludarium.engine.agenda import Task
from ludarium.engine.chance import Chance
from ludarium.engine.facts import FactKind, Facts, MeasureKind
from ludarium.engine.game import Game, with_base
from ludarium.engine.happening import Happening
from ludarium.engine.observation import Observation
from ludarium.engine.outcome import Outcome
from ludarium.engine.pack import Pack, PackEntry
from ludarium.engine.state import ScoreLine
from ludarium.engine.trials import Mode, Trials
from ludarium.engine.worth import Worth
from ludarium.games.miners.ai.evaluator import MinersEvaluator
from ludarium.games.miners.ai.observation import observe
from ludarium.games.miners.content.components import CAUSES, load_content
from ludarium.games.miners.content.effects import VOCABULARY
from ludarium.games.miners.content.worth import worth_of
from ludarium.games.miners.options import BEGINNER, COUNTS, HANDS, NORMAL, OPTIONS
from ludarium.games.miners.rules import activation, counting, digging, drawing, research, rounds, scoring, setup, surface, tokens
from ludarium.games.miners.rules.invariants import check_position
from ludarium.games.miners.rules.mine import NOTHING, SLOTS
from ludarium.games.miners.rules.worlds import resample
from ludarium.games.miners.state import FINISHED, MinersState
from ludarium.games.miners.statistics import fact_kinds, facts, measure_kinds
from ludarium.games.miners.svg import draw
from ludarium.games.miners.view import View, open_table, seen_by, view

NAME: Final = "miners"
TITLE: Final = "Imperial Miners"
RULES_VERSION: Final = 1  # raised whenever an old record would replay differently
BASE_PACK: Final = Path(__file__).parent / "content" / "packs" / "base.toml"

TRIALS: Final = Trials(
    further=[Mode(3, {"hand-2": BEGINNER}), Mode(4, {HANDS: BEGINNER, "hand-1": NORMAL})],
    speed={"interpreted": 4.0, "python-chess": 10.0},
)

TASKS: Final = [
    setup.SetUp,
    setup.KeepHand,
    setup.KeepCard,
    setup.DiscardRest,
    rounds.PlayRound,
    rounds.TurnEvent,
    rounds.CarryOut,
    rounds.BeginChoice,
    rounds.ChooseCard,
    rounds.Reveal,
    rounds.EndRound,
    digging.Dig,
    digging.PlaceCard,
    digging.Climb,
    digging.ChooseWay,
    activation.ActivateCard,
    activation.ChooseEffect,
    activation.SpecialActivation,
    activation.ChooseActivation,
    counting.RestoreCounts,
    surface.UseSurface,
    surface.ChooseSurface,
    drawing.DrawCards,
    drawing.ChooseDeck,
    drawing.FactionDraws,
    drawing.ChooseFaction,
    drawing.SearchDecks,
    drawing.ChooseSearch,
    drawing.CheckHand,
    drawing.DiscardDown,
    drawing.Discards,
    drawing.ChooseDiscard,
    research.Research,
    research.ChooseSpace,
    research.CompleteBoard,
    research.ChooseBoard,
    tokens.PlaceMachines,
    tokens.ChooseMachine,
    tokens.MoveMachine,
    tokens.ChooseFetch,
    tokens.PlaceCollapse,
    tokens.ChooseCollapse,
    tokens.ClearCollapses,
    tokens.ChooseClear,
    tokens.PlaceCarts,
    tokens.ChooseCart,
]


class MinersGame(Game[MinersState]):
    """Imperial Miners for 1 to 5 players, by docs/rules/miners.md."""

    def __init__(self, packs: list[Pack]) -> None:
        content = load_content(packs, VOCABULARY)
        types = {task.__name__: task for task in TASKS}
        super().__init__(NAME, TITLE, RULES_VERSION, COUNTS, list(OPTIONS), content.moves.lexicon, packs, VOCABULARY, types)
        self.content = content
        self.evaluator = MinersEvaluator(content)
        self.trials = TRIALS

    def blank(self, players: int, options: Mapping[str, object], luck: Chance) -> MinersState:
        return MinersState(self, players, options, luck, self.content)

    def opening(self) -> Task[Any]:
        return setup.SetUp()

    def context_bounds(self) -> list[int]:
        return [CAUSES, self.content.cards, SLOTS]

    def view(self, state: MinersState, player: int | None) -> View:
        return view(state, player)

    def views(self, state: MinersState, players: list[int | None]) -> list[Mapping[str, object]]:
        table = open_table(state)
        return [seen_by(state, player, table) for player in players]

    def svg(self, state: MinersState, player: int | None) -> str:
        return draw(view(state, player), self.title, state.stage())

    def has_secrets(self, players: int, options: Mapping[str, object]) -> bool:
        return players > 1

    def observe(self, state: MinersState, player: int, seen: Observation) -> None:
        observe(state, player, seen)

    def resample(self, state: MinersState, player: int, luck: Chance) -> MinersState:
        return resample(state, player, luck)

    def goods(self, state: MinersState, side: int) -> dict[str, int]:
        miner = state.miners[side]
        mine = miner.mine
        return {
            "gold": miner.gold,
            "vp": miner.points(),
            "card": len(miner.hand),
            "cart": mine.full,
            "machine": mine.machines(),
            "collapse": mine.collapses(),
            "step": miner.steps,
        }

    def sheet(self, state: MinersState) -> list[ScoreLine]:
        return scoring.score_sheet(state)

    def scores(self, state: MinersState) -> list[int]:
        return scoring.scores(state)

    def ranking(self, state: MinersState) -> list[int]:
        return scoring.ranking(state)

    def outcomes(self, state: MinersState) -> list[Outcome]:
        return [scoring.GRADES.of(state.scores[0])] if state.solo() else []

    def goals(self, state: MinersState) -> list[int]:
        return scoring.GRADES.bounds if state.solo() else []

    def finish(self, state: MinersState) -> None:
        state.phase = FINISHED
        state.seal()
        if state.listener is not None:
            state.report("game-over", NOTHING)

    def check(self, state: MinersState) -> None:
        check_position(state)

    def fact_kinds(self) -> list[FactKind]:
        return fact_kinds(self.content, self.counts[-1])

    def measure_kinds(self) -> list[MeasureKind]:
        return measure_kinds()

    def facts(self, opening: MinersState, log: list[Happening], end: MinersState) -> Facts:
        return facts(log, end)

    def worth(self, entry: PackEntry) -> Worth | None:
        return worth_of(entry, self.content.designs, self.content.events)

    def target(self, move: int) -> str:
        return self.content.moves.target(move)


def make(more_packs: Sequence[Path | Pack]) -> MinersGame:
    """Return the game with its base pack and further packs, later ones replacing entries of earlier ones."""
    return MinersGame(with_base(BASE_PACK, more_packs, NAME))
