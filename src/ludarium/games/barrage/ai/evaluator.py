"""What bots know of Barrage."""

from __future__ import annotations

from typing import Final

from ludarium.engine.evaluator import Evaluator
from ludarium.engine.network import ValueNetwork, ValueNetworks
from ludarium.engine.search_settings import SearchSettings
from ludarium.engine.skill import Skill
from ludarium.engine.training import VALUE_FILE, TrainingPlan
from ludarium.engine.value import Value
from ludarium.engine.worths import Worths
from ludarium.games.barrage.ai.features import FEATURES, features, is_between_turns, remaining
from ludarium.games.barrage.ai.heuristics import after_turn, estimate, has_begun, heuristic_value
from ludarium.games.barrage.ai.outlook import Networks
from ludarium.games.barrage.ai.training import FOLDER, SETS, training_plan
from ludarium.games.barrage.ai.worths import WORTHS
from ludarium.games.barrage.state import BarrageState

# Each level should beat the one below in about three of four games of two; what was measured is in docs/bots.md.
SKILLS: Final[dict[str, Skill]] = {
    "beginner": Skill(points=6.3),
    "easy": Skill(points=2.5),
    "medium": Skill(points=3.3, simulations=1),  # asks the value, which sees more than the quick estimate: hence the larger error
    "skilled": Skill(simulations=9),
    "experienced": Skill(simulations=48),
}


class BarrageEvaluator(Evaluator[BarrageState]):
    """Value networks between turns; a turn that is begun is played to its end by the rollout policy first, so every position is quiet."""

    def __init__(self) -> None:
        self.networks = ValueNetworks(FOLDER / VALUE_FILE, SETS, FEATURES)

    def estimate(self, state: BarrageState, player: int) -> float:
        return estimate(state, player)

    def skill(self, level: str) -> Skill:
        return SKILLS[level]

    def value(self, state: BarrageState) -> Value:
        return self.value_after(state, None)

    def value_after(self, state: BarrageState, known: Networks | None) -> Value:
        """Return the value of a position, with what is known of one shortly before it."""
        if state.over or not has_begun(state):
            return heuristic_value(state)
        after = after_turn(state, known)
        if after.over:
            return heuristic_value(after)
        return self.networks.of(state.players, len(state.sides)).value(features(after, known), remaining(after))

    def prior(self, state: BarrageState, player: int, moves: list[int]) -> list[float]:
        known = Networks(state)
        logits: list[float] = []
        for move in moves:
            after = state.copy()
            after.apply(player, move)
            logits.append(self.value_after(after, known).lead(player))
        return logits

    def settings(self, players: int) -> SearchSettings:
        """Return what proved best for two; other tables have not been tried."""
        settings = SearchSettings()
        if players == 2:
            settings.own_prior_visits = 16  # a prior plays a turn to its end for every move
        return settings

    def worths(self) -> Worths:
        return WORTHS

    def network(self, state: BarrageState) -> ValueNetwork:
        return self.networks.of(state.players, len(state.sides))

    def training(self) -> TrainingPlan:
        return training_plan()

    def load_weights(self, value: str, prior: str) -> None:
        if value:
            self.networks.load(value)

    def is_sample(self, state: BarrageState) -> bool:
        return is_between_turns(state)

    def features(self, state: BarrageState) -> list[list[float]]:
        return features(state)

    def remaining(self, state: BarrageState) -> float:
        return remaining(state)
