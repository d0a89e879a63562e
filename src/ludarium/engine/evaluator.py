"""What bots know of a game beyond its rules: the value of a position, a policy prior over moves, and where a value can be trusted.

A game without an evaluator of its own is played by this one. It values a position by its scores and a move by the position after it.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from ludarium.engine.network import ValueNetwork
from ludarium.engine.search_settings import SearchSettings
from ludarium.engine.skill import USUAL_SKILLS, Skill
from ludarium.engine.state import State
from ludarium.engine.training import Action, TrainingPlan
from ludarium.engine.value import Value
from ludarium.engine.worths import Worths

USUAL_SPREAD: Final = 10.0  # of a value, where a game does not say better

S = TypeVar("S", bound=State)


class Evaluator(Generic[S]):
    """One for each game. Bots ask it about worlds drawn for a seat, never about what lies hidden in the real position."""

    # -- for every bot -------------------------------------------------------------------------------------------------

    def estimate(self, state: S, player: int) -> float:
        """Return quickly about how many points a player should lead by at the end: what the greedy bot goes by."""
        return self.value(state).lead(player)

    def skill(self, level: str) -> Skill:
        """Return how a level below those that search for a time plays: each should beat the one below in 65 to 80 % of games."""
        return USUAL_SKILLS[level]

    # -- for the search ------------------------------------------------------------------------------------------------

    def value(self, state: S) -> Value:
        """Return how the game should end for every side, by all that lies in this position."""
        return Value([float(score) for score in state.scores], USUAL_SPREAD, state.game.goals(state))

    def prior(self, state: S, player: int, moves: list[int]) -> list[float]:
        """Return how promising each of these legal moves is, in points: the logits of a policy. Only differences mean something."""
        logits: list[float] = []
        for move in moves:
            after: Any = state.copy()
            after.apply(player, move)
            logits.append(self.estimate(after, player))
        return logits

    def is_quiet(self, state: S) -> bool:
        """Say whether the value can be trusted here: nobody is in the middle of something."""
        return True

    def settings(self, players: int) -> SearchSettings:
        """Return the settings with which a search plays best."""
        return SearchSettings()

    # -- for the search, where players decide at the same time ---------------------------------------------------------

    def reopen(self, world: S, player: int) -> None:
        """Let the others take back what they chose face down: a search has them decide again."""

    def becomes_public(self, move: int) -> bool:
        """Say whether a move made in secret has been seen by everybody when the position is quiet again."""
        return False

    # -- for explaining moves ------------------------------------------------------------------------------------------

    def worths(self) -> Worths | None:
        """Return what the value is made of, in the game's words; None where moves are not explained."""
        return None

    def network(self, state: S) -> ValueNetwork | None:
        """Return the network that values this position from its features."""
        return None

    # -- for training --------------------------------------------------------------------------------------------------

    def training(self) -> TrainingPlan | None:
        """Return what can be trained for the game; None if there is nothing."""
        return None

    def load_weights(self, value: str, prior: str) -> None:
        """Take trained weights, as the files have them; an empty text leaves things as they are. ValueError if they do not fit."""

    def is_sample(self, state: S) -> bool:
        """Say whether the position is one that the value network learns from."""
        return self.is_quiet(state)

    def features(self, state: S) -> list[list[float]]:
        """Return the features of each side, from which the value network computes its points."""
        return []

    def remaining(self, state: S) -> float:
        """Return how much of the game remains; the value is the less sure the more it is."""
        return 0.0

    def actions(self, state: S, player: int) -> list[Action]:
        """Return all that a seat can do in a quiet position, with the features of the prior; nothing where no prior is trained."""
        return []
