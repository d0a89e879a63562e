"""Carrying out the stages of a plan: wherever games are played, with a progress bar, and with files that the next stage reads."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from ludarium.console import progress_bar
from ludarium.engine.errors import OptionError
from ludarium.engine.network import GROUP
from ludarium.engine.training import PRIOR_FILE, VALUE_FILE, FitPrior, FitValue, SelfPlay, Stage, TrainingPlan
from ludarium.parallel import Workplace
from ludarium.training.deals import Deal, Weights, deals, read_weights, trainee
from ludarium.training.fit_prior import TrialManner, fit_prior, try_game
from ludarium.training.fit_value import fit_value, write_value
from ludarium.training.samples import read, save
from ludarium.training.selfplay import GameSamples, Manner, play_game

GAMES_A_FILE = 25
EPOCHS = 6


class Training:
    """The training of one game. Weights are read from one folder and written to it; samples lie in another."""

    def __init__(self, game: str, plan: TrainingPlan, weights: Path, samples: Path, place: Workplace) -> None:
        self.game = game
        self.plan = plan
        self.weights = weights
        self.samples = samples
        self.place = place

    def run(self, stage: Stage) -> None:
        """Carry out one stage."""
        if isinstance(stage, SelfPlay):
            self.play(stage)
        elif isinstance(stage, FitValue):
            self.fit_value(stage)
        elif isinstance(stage, FitPrior):
            self.fit_prior(stage)
        else:
            raise TypeError(f"unknown stage {stage!r}")

    def play(self, stage: SelfPlay) -> None:
        """Play games and keep their samples, some games to a file."""
        line_ups = [line_up for line_up in self.plan.line_ups if stage.players in (0, line_up.players)]
        if not line_ups:
            raise OptionError(f"{self.game} has no line-up of {stage.players} players to learn from")
        needs_weights = stage.simulations or stage.continuations
        manner = Manner(self.game, self._weights() if needs_weights else Weights(), stage.simulations, stage.continuations)
        self.samples.mkdir(parents=True, exist_ok=True)
        waiting: list[GameSamples] = []
        with progress_bar(stage.games) as advance:
            for game in self.place.in_order(partial(play_game, manner), deals(line_ups, stage.games, stage.seed)):
                advance()
                waiting.append(game)
                if len(waiting) == GAMES_A_FILE:
                    print(save(waiting, manner, self.samples), flush=True)
                    waiting = []
        if waiting:
            print(save(waiting, manner, self.samples), flush=True)
        self._tell_lost()

    def fit_value(self, stage: FitValue, epochs: int = EPOCHS) -> None:
        """Fit value networks to all samples there are; those of other sets stay as they are."""
        if stage.units < 1 or stage.units % GROUP:
            raise OptionError(f"the number of hidden units must be a multiple of {GROUP}, not {stage.units}")
        names = [one.name for one in self.plan.sets]
        if stage.only and stage.only not in names:
            raise OptionError(f"{self.game} has no weights {stage.only!r}. Known: {', '.join(names)}")
        files = [read(path) for path in sorted(self.samples.glob("*.npz"))]
        if not files:
            raise OptionError(f"no games in {self.samples}; run `ludarium train self-play {self.game}` first")
        path = self.weights / VALUE_FILE
        found: dict[str, object] = json.loads(path.read_text(encoding="utf-8")) if stage.only else {}
        for one in self.plan.sets:
            if stage.only in ("", one.name):
                print(f"weights {one.name!r}")
                found[one.name] = fit_value(files, one, epochs, stage.units)
        self.weights.mkdir(parents=True, exist_ok=True)
        write_value(found, path)

    def fit_prior(self, stage: FitPrior) -> None:
        """Play games, try all actions of their rounds, and fit the prior to what came of them."""
        if not self.plan.prior_features:
            raise OptionError(f"{self.game} has no trained prior")
        manner = TrialManner(self.game, self._weights(), stage.simulations, stage.worlds)
        with progress_bar(stage.games) as advance:
            games = []
            for game in self.place.in_order(partial(try_game, manner), deals(self.plan.prior_line_ups, stage.games, stage.seed)):
                advance()
                games.append(game)
        self._tell_lost()
        weights = fit_prior(games)
        self.weights.mkdir(parents=True, exist_ok=True)
        (self.weights / PRIOR_FILE).write_text(json.dumps(weights) + "\n", encoding="utf-8")

    def _tell_lost(self) -> None:
        """Say which games were given up. What is learnt from the others is worth keeping."""
        for each in self.place.lost:
            assert isinstance(each.item, Deal)
            print(f"the game with the seed {each.item.seed} could not be played: {each.why}", flush=True)
        self.place.lost.clear()

    def _weights(self) -> Weights:
        """Return the weights that bots play with; OptionError, before anything is played, if they do not fit."""
        weights = read_weights(self.weights)
        trainee(self.game, weights)
        return weights
