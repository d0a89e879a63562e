"""What bots know of Imperial Miners."""

from __future__ import annotations

from typing import Final

from ludarium.engine.evaluator import Evaluator
from ludarium.engine.network import ValueNetwork, ValueNetworks
from ludarium.engine.search_settings import SearchSettings
from ludarium.engine.skill import Skill
from ludarium.engine.training import VALUE_FILE, TrainingPlan
from ludarium.engine.value import Value
from ludarium.engine.worths import Worths
from ludarium.games.miners.ai.features import FEATURES, features, remaining
from ludarium.games.miners.ai.heuristics import estimate, is_quiet, played_on
from ludarium.games.miners.ai.policy import judged
from ludarium.games.miners.ai.training import FOLDER, SETS, training_plan
from ludarium.games.miners.ai.worths import WORTHS
from ludarium.games.miners.content.components import Content
from ludarium.games.miners.rules.scoring import GRADES
from ludarium.games.miners.rules.worlds import reopen
from ludarium.games.miners.state import MinersState

LAST_SPREAD: Final = 1.0  # of a game that is over
# Each level should beat the one below in about seven of ten games of two; what was measured is in docs/bots.md.
SKILLS: Final[dict[str, Skill]] = {
    "beginner": Skill(points=5.5),
    "easy": Skill(points=3.5),
    "medium": Skill(points=2.3),
    "skilled": Skill(simulations=7),
    "experienced": Skill(simulations=22),
}


class MinersEvaluator(Evaluator[MinersState]):
    """Value networks before a card is chosen; what is begun is played to its end by the quick policy first."""

    def __init__(self, content: Content) -> None:
        self.moves = content.moves
        self.networks = ValueNetworks(FOLDER / VALUE_FILE, SETS, FEATURES)

    def estimate(self, state: MinersState, player: int) -> float:
        return estimate(state, player)

    def skill(self, level: str) -> Skill:
        return SKILLS[level]

    def value(self, state: MinersState) -> Value:
        goals = GRADES.bounds if state.players == 1 else None
        after = state if is_quiet(state) else played_on(state)
        if after.over:
            return Value([float(score) for score in after.scores], LAST_SPREAD, goals)
        value = self.networks.of(after.players, after.players).value(features(after), remaining(after))
        return Value(value.points, value.spread, goals)

    def prior(self, state: MinersState, player: int, moves: list[int]) -> list[float]:
        ask = state.pending(player)
        assert ask is not None
        return judged(state, ask, moves)

    def is_quiet(self, state: MinersState) -> bool:
        return is_quiet(state)

    def settings(self, players: int) -> SearchSettings:
        """Return what proved best against others: a rollout of one round before the value counts, and trees of the own moves only.

        Players hardly touch each other, so a tree that tells the others' moves apart has few visits where the next round begins.
        """
        settings = SearchSettings()
        if players > 1:
            settings.rollout_length = 1
            settings.follows_others = False
        return settings

    def reopen(self, world: MinersState, player: int) -> None:
        reopen(world, player)

    def becomes_public(self, move: int) -> bool:
        return self.moves.play.has(move)

    def worths(self) -> Worths:
        return WORTHS

    def network(self, state: MinersState) -> ValueNetwork:
        return self.networks.of(state.players, state.players)

    def training(self) -> TrainingPlan:
        return training_plan()

    def load_weights(self, value: str, prior: str) -> None:
        if value:
            self.networks.load(value)

    def is_sample(self, state: MinersState) -> bool:
        return not state.over and is_quiet(state)

    def features(self, state: MinersState) -> list[list[float]]:
        return features(state)

    def remaining(self, state: MinersState) -> float:
        return remaining(state)
