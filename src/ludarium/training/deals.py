"""Which games are played for training, and with which weights the bots play them. All of it can travel between processes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import ludarium
from ludarium.engine.chance import chance, seed_of
from ludarium.engine.errors import OptionError
from ludarium.engine.game import Game
from ludarium.engine.training import PRIOR_FILE, VALUE_FILE, TrainingPlan
from ludarium.engine.trials import Mode

DRAWS = 1_000_000


class Deal:
    """One game to be played."""

    def __init__(self, seed: int, players: int, options: dict[str, object]) -> None:
        self.seed = seed
        self.players = players
        self.options = options


class Weights:
    """The weights that bots play with, as the files have them; empty texts stand for those of the game itself."""

    def __init__(self, value: str = "", prior: str = "") -> None:
        self.value = value
        self.prior = prior


def deals(line_ups: Sequence[Mode], games: int, seed: int) -> list[Deal]:
    """Return so many games: one seed after the other, at the line-ups in turn."""
    chosen = [line_ups[number % len(line_ups)] for number in range(seed, seed + games)]
    return [Deal(seed + place, line_up.players, dict(line_up.options)) for place, line_up in enumerate(chosen)]


def held_back(seeds: Iterable[int], one_in: int) -> set[int]:
    """Return the games that are not learnt from, but tell how well the others were learnt: one in so many, and at least one.

    It depends on a game's seed alone, so they are the same in every run, and has nothing to do with its line-up.
    """
    drawn = {seed: chance(seed_of("held back", seed)).below(DRAWS) for seed in seeds}
    found = {seed for seed, number in drawn.items() if number < DRAWS // one_in}
    return found or set(sorted(drawn, key=drawn.__getitem__)[:1])


def plan_of(name: str) -> TrainingPlan:
    """Return what can be trained for a game; OptionError if there is nothing."""
    plan = ludarium.game(name).evaluator.training()
    if plan is None:
        raise OptionError(f"there is nothing to train for {name}: its evaluator has no plan")
    return plan


def read_weights(folder: Path) -> Weights:
    """Return the weights of a folder, as far as there are any."""
    texts = [path.read_text(encoding="utf-8") if path.is_file() else "" for path in (folder / VALUE_FILE, folder / PRIOR_FILE)]
    return Weights(*texts)


def trainee(name: str, weights: Weights) -> Game[Any]:
    """Return a game whose bots play with these weights; OptionError if those are for other features."""
    return _trainee(name, weights.value, weights.prior)


@cache
def _trainee(name: str, value: str, prior: str) -> Game[Any]:
    game = ludarium.GAMES[name]([])
    try:
        game.evaluator.load_weights(value, prior)
    except ValueError as wrong:
        raise OptionError(f"{name}: {wrong}") from None
    return game
