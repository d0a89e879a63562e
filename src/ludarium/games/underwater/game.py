"""The game of Underwater Cities as the library offers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ludarium.engine.agenda import Task
from ludarium.engine.chance import Chance
from ludarium.engine.facts import FactKind, Facts, MeasureKind
from ludarium.engine.game import Game, OptionSpec, with_base
from ludarium.engine.happening import Happening
from ludarium.engine.observation import Observation
from ludarium.engine.outcome import Outcome
from ludarium.engine.pack import Pack, PackEntry
from ludarium.engine.state import ScoreLine
from ludarium.engine.trials import Mode, Trials
from ludarium.engine.worth import Worth
from ludarium.games.underwater.ai.evaluator import UnderwaterEvaluator
from ludarium.games.underwater.ai.observation import observe
from ludarium.games.underwater.content.components import load_content
from ludarium.games.underwater.content.effects import VOCABULARY
from ludarium.games.underwater.content.kinds import METROPOLIS_COUNT, RESOURCE_COUNT, RESOURCES, SITES, SLOT_COUNT
from ludarium.games.underwater.content.worth import Usual, worth_of
from ludarium.games.underwater.notation import FIRST_FURTHER, Moves, target_of
from ludarium.games.underwater.options import ADVANCED, BASIC, BOARDS, CONTRACTS, START_PLACE
from ludarium.games.underwater.rules import (
    actions,
    building,
    cards,
    feeding,
    production,
    rounds,
    scoring,
    setup,
    specials,
    steps,
    track,
    trade,
    turns,
    upgrading,
)
from ludarium.games.underwater.rules.invariants import check_position
from ludarium.games.underwater.rules.scoring import GOAL_POINTS, outcomes, places, quick_scores, score_sheet
from ludarium.games.underwater.rules.setup import SetUp
from ludarium.games.underwater.rules.worlds import resample
from ludarium.games.underwater.state import FINISHED, FROM_CARDS, FROM_SLOT, NOTHING, SOURCES, UnderwaterState
from ludarium.games.underwater.statistics import fact_kinds, facts, measure_kinds
from ludarium.games.underwater.svg import draw
from ludarium.games.underwater.view import View, open_table, seen_by, view

NAME: Final = "underwater"
TITLE: Final = "Underwater Cities"
RULES_VERSION: Final = 1  # raised whenever an old record would replay differently
BASE_PACK: Final = Path(__file__).parent / "content" / "packs" / "base.toml"
SEVERAL: Final = [2, 3, 4]
START_PLACES: Final[list[object]] = [1, 2, 3, 4, 5]


class StartOption(OptionSpec):
    """Where the neutral tiles of the solo game start (UC-R30)."""


OPTIONS: Final = [
    OptionSpec(BOARDS, [BASIC, ADVANCED], BASIC, SEVERAL, "UC-B12"),
    OptionSpec(CONTRACTS, [False, True], False, SEVERAL, "UC-V1"),
    StartOption(START_PLACE, START_PLACES, 1, [1], "UC-R30"),
]

TRIALS: Final = Trials(further=[Mode(1, {START_PLACE: 4})], speed={"interpreted": 2.0})

TASKS: Final = [
    setup.SetUp,
    rounds.PlayRound,
    rounds.EndRound,
    turns.BeginTurn,
    turns.ChooseCard,
    turns.ChooseSlot,
    turns.UseSlot,
    turns.BeginMatched,
    turns.ChooseFirst,
    turns.Between,
    turns.ChooseAbility,
    turns.EndTurn,
    turns.DrawAtEnd,
    cards.ResolveCard,
    cards.FinishInstant,
    cards.ChooseToPay,
    cards.ChooseReplaced,
    cards.ClaimCard,
    cards.ChooseLastUse,
    cards.CutHand,
    cards.ChooseDiscard,
    cards.Reject,
    cards.ChooseRejected,
    cards.ShowRejected,
    steps.Steps,
    steps.ChooseStep,
    track.ChooseAdvance,
    building.UpgradeBuilt,
    building.ChooseKind,
    building.ChooseSite,
    building.ChoosePayment,
    upgrading.ChooseUpgrade,
    upgrading.ChoosePrice,
    upgrading.ChooseProducer,
    upgrading.ChooseWhiteCity,
    trade.ChooseExchange,
    trade.ChooseGoods,
    actions.ChooseActionCard,
    actions.ChooseRefresh,
    actions.ChoosePerformed,
    actions.ChooseMetropolis,
    specials.ChooseSpecial,
    specials.ChooseLooked,
    specials.ReturnLooked,
    specials.ChooseUnder,
    production.Production,
    production.ProduceNetwork,
    production.BeginChoices,
    production.ProductionChoices,
    production.EndProduction,
    feeding.EndEra,
    feeding.NewEra,
    scoring.FinalScoring,
    scoring.ScoreSide,
    scoring.Buy,
    scoring.ChoosePurchase,
    scoring.ScoreRest,
]


class UnderwaterGame(Game[UnderwaterState]):
    """Underwater Cities for 1 to 4 players, by docs/rules/underwater.md."""

    def __init__(self, packs: list[Pack]) -> None:
        content = load_content(packs, VOCABULARY)
        types = {task.__name__: task for task in TASKS}
        new = content.designs[FIRST_FURTHER:]
        specials = [design.id for design in new if design.is_special()]
        cards = [design.id for design in new if not design.is_special()]
        content.moves = Moves(specials, cards, [tile.id for tile in content.metropolises[METROPOLIS_COUNT:]])
        content.slot_contexts = actions.contexts(FROM_SLOT, content.slot_card, SLOT_COUNT)
        content.card_contexts = actions.contexts(FROM_CARDS, 0, len(content.designs))
        super().__init__(NAME, TITLE, RULES_VERSION, [1, *SEVERAL], list(OPTIONS), content.moves.lexicon, packs, VOCABULARY, types)
        self.content = content
        self.evaluator = UnderwaterEvaluator()
        self.trials = TRIALS

    def blank(self, players: int, options: Mapping[str, object], luck: Chance) -> UnderwaterState:
        return UnderwaterState(self, players, options, luck, self.content)

    def opening(self) -> Task[Any]:
        return SetUp()

    def context_bounds(self) -> list[int]:
        return [len(SOURCES), self.content.sources, SITES]

    def view(self, state: UnderwaterState, player: int | None) -> View:
        return view(state, player)

    def views(self, state: UnderwaterState, players: list[int | None]) -> list[Mapping[str, object]]:
        table = open_table(state)
        return [seen_by(state, player, table) for player in players]

    def svg(self, state: UnderwaterState, player: int | None) -> str:
        return draw(view(state, player), self.title, state.stage())

    def observe(self, state: UnderwaterState, player: int, seen: Observation) -> None:
        observe(state, player, seen)

    def resample(self, state: UnderwaterState, player: int, luck: Chance) -> UnderwaterState:
        return resample(state, player, luck)

    def goods(self, state: UnderwaterState, side: int) -> dict[str, int]:
        owner = state.sides[side]
        goods = {RESOURCES[resource]: owner.goods[resource] for resource in range(RESOURCE_COUNT)}
        return {**goods, "point": owner.points, "card": len(owner.hand)}

    def sheet(self, state: UnderwaterState) -> list[ScoreLine]:
        return score_sheet(state)

    def fact_kinds(self) -> list[FactKind]:
        return fact_kinds(self.content, self.counts[-1])

    def measure_kinds(self) -> list[MeasureKind]:
        return measure_kinds(self.content)

    def facts(self, opening: UnderwaterState, log: list[Happening], end: UnderwaterState) -> Facts:
        return facts(opening, log, end)

    def scores(self, state: UnderwaterState) -> list[int]:
        return quick_scores(state)

    def ranking(self, state: UnderwaterState) -> list[int]:
        return places(state)

    def outcomes(self, state: UnderwaterState) -> list[Outcome]:
        return outcomes(state)

    def goals(self, state: UnderwaterState) -> list[int]:
        return [GOAL_POINTS] if state.solo() else []

    def finish(self, state: UnderwaterState) -> None:
        state.phase = FINISHED
        state.turn = NOTHING
        state.seal()
        if state.listener is not None:
            state.report("game-over", NOTHING)

    def check(self, state: UnderwaterState) -> None:
        check_position(state)

    def worth(self, entry: PackEntry) -> Worth | None:
        return worth_of(Usual(self.packs, VOCABULARY.parse), entry)

    def target(self, move: int) -> str:
        return target_of(self.lexicon, move)


def make(more_packs: Sequence[Path | Pack]) -> UnderwaterGame:
    """Return the game with its base pack and further packs, later ones replacing entries of earlier ones."""
    return UnderwaterGame(with_base(BASE_PACK, more_packs, NAME))
