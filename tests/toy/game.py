"""The toy game as the library offers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ludarium.engine.agenda import Task
from ludarium.engine.chance import Chance
from ludarium.engine.context import OF_SEAT
from ludarium.engine.errors import LoadError
from ludarium.engine.game import EachSideOption, Game, OptionSpec, SeatOption, with_base
from ludarium.engine.observation import Observation
from ludarium.engine.pack import Pack
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import ScoreLine
from ludarium.engine.trials import Mode, Trials

from .ai.observation import observe
from .content.components import load_content
from .content.effects import VOCABULARY
from .notation import SITE
from .rules import cards, rounds, sites
from .rules.worlds import resample
from .state import END, EVENTS, FINISHED, MOST_SITES, NOTHING, ToyState
from .view import ToyView, view

NAME: Final = "toy"
BASE_PACK: Final = Path(__file__).parent / "content" / "packs" / "base.toml"
COUNTS: Final = [2, 3, 4]

OPTIONS: Final = [
    OptionSpec("rounds", [2, 3, 4], 3, COUNTS, "TOY-9"),
    OptionSpec("rich", [False, True], False, COUNTS, "TOY-9"),
    SeatOption("first", ["random"], "random", COUNTS, "TOY-9"),
    EachSideOption("colours", ["ash", "birch", "cedar", "elm"], None, [2, 3], "TOY-9"),
]

TRIALS: Final = Trials(further=[Mode(3, {"first": 2, "rounds": 4})], balance={"rounds": 4}, speed={"interpreted": 2.0})

TASKS: Final = [
    rounds.SetUp,
    rounds.PlayRound,
    rounds.ChooseCards,
    rounds.BeginTurns,
    rounds.TakeTurn,
    rounds.Rest,
    rounds.TakeGold,
    rounds.RoundBonuses,
    rounds.EndRound,
    cards.ChooseCard,
    cards.ThrowCard,
    sites.ChooseSite,
]


class ToyGame(Game[ToyState]):
    """The toy game for 2 to 4."""

    def __init__(self, packs: list[Pack]) -> None:
        content = load_content(packs, VOCABULARY)
        types = {task.__name__: task for task in TASKS}
        super().__init__(NAME, "Toy", 1, COUNTS, list(OPTIONS), content.moves.lexicon, packs, VOCABULARY, types)
        self.content = content
        self.trials = TRIALS

    def blank(self, players: int, options: Mapping[str, object], luck: Chance) -> ToyState:
        return ToyState(self, players, options, luck, self.content)

    def opening(self) -> Task[Any]:
        return rounds.SetUp()

    def context_bounds(self) -> list[int]:
        return [len(EVENTS), self.content.cards(), MOST_SITES]

    def view(self, state: ToyState, player: int | None) -> ToyView:
        return view(state, player)

    def observe(self, state: ToyState, player: int, seen: Observation) -> None:
        observe(state, player, seen)

    def resample(self, state: ToyState, player: int, luck: Chance) -> ToyState:
        return resample(state, player, luck)

    def sheet(self, state: ToyState) -> list[ScoreLine]:
        lines = []
        for seat, farmer in enumerate(state.farmers):
            lines.append(ScoreLine(seat, Phrase("score-points"), farmer.vp))
            for ability in state.standing(seat).answers[END]:
                lines.append(ScoreLine(seat, ability.on.words(), ability.on.measure(state, OF_SEAT[seat])))
        return lines

    def finish(self, state: ToyState) -> None:
        state.phase = FINISHED
        state.seal()
        state.report("game-over", NOTHING)

    def target(self, move: int) -> str:
        if SITE.has(move):
            return f"site:{SITE.index(move) + 1}"
        for family in (self.content.moves.play, self.content.moves.throw):
            if family.has(move):
                return f"card:{self.content.name(family.index(move))}"
        return super().target(move)

    def check(self, state: ToyState) -> None:
        """Every card is somewhere, exactly once; who has not chosen yet is to move."""
        found = state.deck + state.discard
        for farmer in state.farmers:
            found = found + farmer.hand + [site.card for site in farmer.sites if site.card != NOTHING]
            if farmer.chosen != NOTHING:
                found.append(farmer.chosen)
        if sorted(found) != list(range(self.content.cards())):
            raise LoadError("position.state: every card lies in exactly one place")


def make(more_packs: Sequence[Path | Pack]) -> ToyGame:
    """Return the game with its base pack and further ones."""
    return ToyGame(with_base(BASE_PACK, more_packs, NAME))


TOY: Final = make([])
