"""What bots know of Underwater Cities."""

from __future__ import annotations

from typing import Final

from ludarium.engine.evaluator import Evaluator
from ludarium.engine.network import ValueNetwork, ValueNetworks
from ludarium.engine.search_settings import SearchSettings
from ludarium.engine.skill import Skill
from ludarium.engine.training import VALUE_FILE, TrainingPlan
from ludarium.engine.value import Value
from ludarium.engine.worths import Worths
from ludarium.games.underwater.ai.features import FEATURES, features, remaining
from ludarium.games.underwater.ai.heuristics import after_turn, estimate, heuristic_value, is_between_turns, is_valued, with_goal
from ludarium.games.underwater.ai.rollout_policy import judged
from ludarium.games.underwater.ai.training import FOLDER, SETS, training_plan
from ludarium.games.underwater.ai.worths import WORTHS
from ludarium.games.underwater.rules.worlds import reopen
from ludarium.games.underwater.state import UnderwaterState

# Each level should beat the one below in about seven of ten games of two; what was measured is in docs/bots.md.
SKILLS: Final[dict[str, Skill]] = {
    "beginner": Skill(points=4.3),
    "easy": Skill(points=2.9),
    "medium": Skill(points=1.5),
    "skilled": Skill(simulations=7),
    "experienced": Skill(simulations=28),
}


class UnderwaterEvaluator(Evaluator[UnderwaterState]):
    """Value networks between turns; a turn that is begun is played to its end by the rollout policy first, so every position is quiet."""

    def __init__(self) -> None:
        self.networks = ValueNetworks(FOLDER / VALUE_FILE, SETS, FEATURES)

    def estimate(self, state: UnderwaterState, player: int) -> float:
        return estimate(state, player)

    def skill(self, level: str) -> Skill:
        return SKILLS[level]

    def value(self, state: UnderwaterState) -> Value:
        after = after_turn(state)
        if not is_valued(after):
            return heuristic_value(after)
        return with_goal(after, self.networks.of(after.players, after.players).value(features(after), remaining(after)))

    def prior(self, state: UnderwaterState, player: int, moves: list[int]) -> list[float]:
        ask = state.pending(player)
        assert ask is not None
        return judged(state, ask, moves)

    def settings(self, players: int) -> SearchSettings:
        """Return what proved best against others: a rollout of twelve turns before the value counts, two rounds of two players."""
        settings = SearchSettings()
        if players > 1:
            settings.rollout_length = 12
        return settings

    def reopen(self, world: UnderwaterState, player: int) -> None:
        reopen(world, player)

    def worths(self) -> Worths:
        return WORTHS

    def network(self, state: UnderwaterState) -> ValueNetwork:
        return self.networks.of(state.players, state.players)

    def training(self) -> TrainingPlan:
        return training_plan()

    def load_weights(self, value: str, prior: str) -> None:
        if value:
            self.networks.load(value)

    def is_sample(self, state: UnderwaterState) -> bool:
        return is_between_turns(state) and is_valued(state)

    def features(self, state: UnderwaterState) -> list[list[float]]:
        return features(state)

    def remaining(self, state: UnderwaterState) -> float:
        return remaining(state)
