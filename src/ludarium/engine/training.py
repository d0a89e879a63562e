"""What there is to train for a game: a plan of typed data that the game's own package makes and `ludarium.training` carries out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludarium.engine.network import WeightSet
from ludarium.engine.trials import Mode

VALUE_FILE: Final = "value.json"
PRIOR_FILE: Final = "prior.json"


class Action:
    """Something a seat can do: its moves in a row (a card, then its tile), and the features by which the prior knows it."""

    def __init__(self, moves: list[int], features: list[float]) -> None:
        self.moves = moves
        self.features = features


class Stage:
    """One step of a plan."""


class SelfPlay(Stage):
    """Play games and keep the features of their positions with the results.

    Bots play by search with so many simulations, or by the quick estimate if there are none. `players` limits the games to
    tables of that size, 0 stands for all. Each position can also be continued to the end of the game by the prior, so many
    times.
    """

    def __init__(self, games: int, seed: int = 1, simulations: int = 0, players: int = 0, continuations: int = 0) -> None:
        self.games = games
        self.seed = seed
        self.simulations = simulations
        self.players = players
        self.continuations = continuations


class FitValue(Stage):
    """Fit value networks to all games kept so far: one set of weights by name, or all of them."""

    def __init__(self, only: str = "", units: int = 8) -> None:
        self.only = only
        self.units = units


class FitPrior(Stage):
    """Play games by search, try every action of each round in a number of worlds, and fit the prior to what came of them."""

    def __init__(self, games: int, seed: int = 1, simulations: int = 60, worlds: int = 30) -> None:
        self.games = games
        self.seed = seed
        self.simulations = simulations
        self.worlds = worlds


class TrainingPlan:
    """What to train for a game, and how.

    `folder` is where the game reads its weights, `line_ups` are the tables at which games are played, in turn. `features` and
    `prior_features` are the sizes of the rows that the evaluator gives; a prior without features is not trained.
    """

    def __init__(self, folder: Path, features: int, sets: list[WeightSet], line_ups: list[Mode], stages: list[Stage]) -> None:
        self.folder = folder
        self.features = features
        self.sets = sets
        self.line_ups = line_ups
        self.stages = stages
        self.prior_features = 0
        self.prior_line_ups: list[Mode] = []


def usual_stages() -> list[Stage]:
    """Return how value networks are trained from nothing: games by the quick estimate first, then three times games by search."""
    stages: list[Stage] = [SelfPlay(8000), FitValue()]
    for turn in (1, 2, 3):
        stages += [SelfPlay(1000, 100_000 * turn, 32), FitValue()]
    return stages
