"""The game of Ginkgopolis as the library offers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ludarium.engine.agenda import Task
from ludarium.engine.chance import Chance
from ludarium.engine.facts import FactKind, Facts
from ludarium.engine.game import EachSideOption, Game, OptionSpec, SeatOption, with_base
from ludarium.engine.happening import Happening
from ludarium.engine.observation import Observation
from ludarium.engine.pack import Pack
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import ScoreLine
from ludarium.engine.trials import Trials
from ludarium.games.ginkgopolis.ai.evaluator import GinkgopolisEvaluator
from ludarium.games.ginkgopolis.ai.observation import observe
from ludarium.games.ginkgopolis.content.components import CAUSES, FIRST_CHARACTER, PLAYER_COLOURS, load_content
from ludarium.games.ginkgopolis.content.effects import VOCABULARY
from ludarium.games.ginkgopolis.notation import make_lexicon, target_of
from ludarium.games.ginkgopolis.rules import actions, bonuses, exploit, floor, hal, rounds, setup, supply, tokens, urbanize
from ludarium.games.ginkgopolis.rules.city import CELLS
from ludarium.games.ginkgopolis.rules.invariants import check_position
from ludarium.games.ginkgopolis.rules.scoring import quick_scores, score_sheet
from ludarium.games.ginkgopolis.rules.setup import SetUp
from ludarium.games.ginkgopolis.rules.worlds import resample
from ludarium.games.ginkgopolis.state import FINISHED, HAL, NOTHING, GinkgopolisState
from ludarium.games.ginkgopolis.statistics import fact_kinds, facts
from ludarium.games.ginkgopolis.svg import draw
from ludarium.games.ginkgopolis.view import View, open_table, seen_by, view

NAME: Final = "ginkgopolis"
TITLE: Final = "Ginkgopolis"
RULES_VERSION: Final = 1  # raised whenever an old record would replay differently
BASE_PACK: Final = Path(__file__).parent / "content" / "packs" / "base.toml"
SEVERAL: Final = [2, 3, 4, 5]

OPTIONS: Final = [
    OptionSpec("characters", ["beginner", "draft"], "beginner", SEVERAL, "GK-S13"),
    SeatOption("first", ["random"], "random", SEVERAL, "GK-R69"),
    OptionSpec("expert", [False, True], False, [1], "GK-M1"),
    EachSideOption("colours", list(PLAYER_COLOURS), None, [1, *SEVERAL], "GK-S20"),
]

TRIALS: Final = Trials(
    balance={"characters": "draft"},  # in beginner sets three characters always come together
    speed={"interpreted": 4.5, "python-chess": 15.0, "block dominoes": 3.0, "python-chess, from Python": 12.0},
)

TASKS: Final = [
    setup.SetUp,
    setup.SoloGoods,
    setup.DealSets,
    setup.DealDraft,
    setup.DraftPick,
    setup.PickCharacter,
    setup.PassPacks,
    setup.RevealCharacters,
    setup.DealHands,
    rounds.PlayRound,
    rounds.ChooseCard,
    rounds.LayTile,
    rounds.BeginActions,
    rounds.EndRound,
    actions.TakeTurn,
    exploit.TakeGoods,
    exploit.DiscardCard,
    urbanize.ExploitNeighbours,
    floor.KeepCard,
    bonuses.PayBonuses,
    supply.GainTiles,
    supply.SupplyEmpty,
    supply.ReturnTiles,
    supply.ChooseReturn,
    supply.NewSupply,
    tokens.MoveToken,
    tokens.PlaceToken,
    tokens.UnstickToken,
    tokens.ChooseGivingWay,
    tokens.GiveWay,
    tokens.PlaceFreely,
    hal.PlaySoloRound,
    hal.BeginSoloActions,
    hal.HalTurn,
    hal.AfterHalUrbanized,
    hal.EndSoloRound,
]


class GinkgopolisGame(Game[GinkgopolisState]):
    """Ginkgopolis for 1 to 5 players, by docs/rules/ginkgopolis.md."""

    def __init__(self, packs: list[Pack]) -> None:
        content = load_content(packs, VOCABULARY)
        lexicon = make_lexicon(len(content.characters))
        types = {task.__name__: task for task in TASKS}
        super().__init__(NAME, TITLE, RULES_VERSION, [1, *SEVERAL], list(OPTIONS), lexicon, packs, VOCABULARY, types)
        self.content = content
        self.evaluator = GinkgopolisEvaluator()
        self.trials = TRIALS

    def blank(self, players: int, options: Mapping[str, object], luck: Chance) -> GinkgopolisState:
        return GinkgopolisState(self, players, options, luck, self.content)

    def opening(self) -> Task[Any]:
        return SetUp()

    def context_bounds(self) -> list[int]:
        return [CAUSES, FIRST_CHARACTER + len(self.content.characters), CELLS]

    def view(self, state: GinkgopolisState, player: int | None) -> View:
        return view(state, player)

    def views(self, state: GinkgopolisState, players: list[int | None]) -> list[Mapping[str, object]]:
        table = open_table(state)
        return [seen_by(state, player, table) for player in players]

    def svg(self, state: GinkgopolisState, player: int | None) -> str:
        return draw(view(state, player), self.title, state.stage())

    def observe(self, state: GinkgopolisState, player: int, seen: Observation) -> None:
        observe(state, player, seen)

    def resample(self, state: GinkgopolisState, player: int, luck: Chance) -> GinkgopolisState:
        return resample(state, player, luck)

    def goods(self, state: GinkgopolisState, side: int) -> dict[str, int]:
        own = state.sides[side]
        return {"resource": own.resources, "tile": len(own.tiles), "point": own.points}

    def sheet(self, state: GinkgopolisState) -> list[ScoreLine]:
        return score_sheet(state)

    def scores(self, state: GinkgopolisState) -> list[int]:
        return quick_scores(state)

    def finish(self, state: GinkgopolisState) -> None:
        state.phase = FINISHED
        state.turn = NOTHING
        state.seal()
        if state.listener is not None:
            state.report("game-over", NOTHING, {"round": state.round})

    def check(self, state: GinkgopolisState) -> None:
        check_position(state)

    def fact_kinds(self) -> list[FactKind]:
        return fact_kinds(self.content, self.counts[-1])

    def facts(self, opening: GinkgopolisState, log: list[Happening], end: GinkgopolisState) -> Facts:
        return facts(opening, end)

    def automatic_sides(self, players: int, options: Mapping[str, object] | None = None) -> dict[int, Phrase]:
        return {HAL: Phrase("hal")} if players == 1 else {}

    def target(self, move: int) -> str:
        return target_of(self.lexicon, move)


def make(more_packs: Sequence[Path | Pack]) -> GinkgopolisGame:
    """Return the game with its base pack and further packs, later ones replacing entries of earlier ones."""
    return GinkgopolisGame(with_base(BASE_PACK, more_packs, NAME))
