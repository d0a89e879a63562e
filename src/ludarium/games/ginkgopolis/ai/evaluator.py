"""What bots know of Ginkgopolis."""

from __future__ import annotations

from typing import Final

from ludarium.engine.evaluator import Evaluator
from ludarium.engine.network import ValueNetwork, ValueNetworks
from ludarium.engine.search_settings import SearchSettings
from ludarium.engine.skill import Skill
from ludarium.engine.training import PRIOR_FILE, VALUE_FILE, Action, TrainingPlan
from ludarium.engine.value import Value
from ludarium.engine.worths import Worths
from ludarium.games.ginkgopolis.ai.features import FEATURES, features, remaining
from ludarium.games.ginkgopolis.ai.heuristics import estimate, heuristic_prior, heuristic_value, is_quiet
from ludarium.games.ginkgopolis.ai.prior import ActionPrior, solo_actions
from ludarium.games.ginkgopolis.ai.training import FOLDER, SETS, training_plan
from ludarium.games.ginkgopolis.ai.worths import WORTHS
from ludarium.games.ginkgopolis.notation import ALONE, LAY, PLAY
from ludarium.games.ginkgopolis.rules.worlds import reopen
from ludarium.games.ginkgopolis.state import GinkgopolisState

# Each level should beat the one below in about seven of ten games of two; what was measured is in docs/bots.md.
SKILLS: Final[dict[str, Skill]] = {
    "beginner": Skill(points=12.0),
    "easy": Skill(points=8.3),
    "medium": Skill(points=5.0),
    "skilled": Skill(simulations=3),
    "experienced": Skill(simulations=28),
}


class GinkgopolisEvaluator(Evaluator[GinkgopolisState]):
    """Value networks where a round begins, heuristics within it; alone a trained prior for cards and tiles."""

    def __init__(self) -> None:
        self.networks = ValueNetworks(FOLDER / VALUE_FILE, SETS, FEATURES)
        self.action_prior = ActionPrior(FOLDER / PRIOR_FILE)

    def estimate(self, state: GinkgopolisState, player: int) -> float:
        return estimate(state, player)

    def skill(self, level: str) -> Skill:
        return SKILLS[level]

    def value(self, state: GinkgopolisState) -> Value:
        if not is_quiet(state):
            return heuristic_value(state)
        return self.networks.of(state.players, len(state.sides)).value(features(state), remaining(state))

    def prior(self, state: GinkgopolisState, player: int, moves: list[int]) -> list[float]:
        return self.action_prior.prior(state, player, moves) if state.solo() else heuristic_prior(state, player, moves)

    def is_quiet(self, state: GinkgopolisState) -> bool:
        return is_quiet(state)

    def settings(self, players: int) -> SearchSettings:
        """Return what proved best for two; more have not been tried, and one alone plays no better with it (decision 0011)."""
        settings = SearchSettings()
        if players == 2:
            settings.c_puct_growth = 0.5
            settings.abstraction_visits = 16.0  # hands are new every round: a card turns up after many other rounds, hardly twice after one
        return settings

    def reopen(self, world: GinkgopolisState, player: int) -> None:
        reopen(world, player)

    def becomes_public(self, move: int) -> bool:
        return PLAY.has(move) or LAY.has(move) or ALONE.has(move)

    def worths(self) -> Worths:
        return WORTHS

    def network(self, state: GinkgopolisState) -> ValueNetwork:
        return self.networks.of(state.players, len(state.sides))

    def training(self) -> TrainingPlan:
        return training_plan()

    def load_weights(self, value: str, prior: str) -> None:
        if value:
            self.networks.load(value)
        if prior:
            self.action_prior.linear.load(prior)

    def features(self, state: GinkgopolisState) -> list[list[float]]:
        return features(state)

    def remaining(self, state: GinkgopolisState) -> float:
        return remaining(state)

    def actions(self, state: GinkgopolisState, player: int) -> list[Action]:
        return solo_actions(state, player) if state.solo() else []
