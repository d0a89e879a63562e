"""Fitting the value networks of a game to samples of its games."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from ludarium.engine.errors import OptionError
from ludarium.engine.network import WeightSet
from ludarium.training.network import LearningNetwork, lead_of_first
from ludarium.training.samples import File, Samples, Table, belongs

PASSES = 3  # of learning: the first from the ends of games, the others from what the one before makes of later positions
LAMBDA = 0.7  # of TD-lambda: the trust in what came later, against the value of the next position


def fit_value(files: Sequence[File], weights: WeightSet, epochs: int, units: int) -> dict[str, object]:
    """Return weights learnt from games; print how far they are off in games held back.

    Averages of continuations owe little to luck, so where there are any they are learnt. But the prior has played them, and
    the search plays better: how its own games ended then corrects what was learnt.
    """
    files = [file for file in files if belongs(weights, file).any()]
    if not files:
        raise OptionError(f"no games for the weights {weights.name!r}; play some, or fit another set with --only")
    averages = [file for file in files if file["continued"]]
    if averages:
        searched = [file for file in files if file["searched"] and not file["continued"]]
        network, test = fit_averages(averages, searched, weights, epochs, units)
    else:
        network, test = fit_ends(files, weights, epochs, units)
    spread = spread_alone(network, test) if test.points.shape[1] == 1 else likeliest_spread(network.leads(test), test.won, test.remaining)
    print(f"spread {spread}")
    return network.plain(spread)


def fit_averages(
    averages: Sequence[File], searched: Sequence[File], weights: WeightSet, epochs: int, units: int
) -> tuple[LearningNetwork, Samples]:
    """Return a network learnt from averages of continuations and corrected by games by search, and what was held back of those."""
    learnt, test = Samples(averages, weights).split()
    network = LearningNetwork(learnt, units)
    network.fit(learnt, np.nan_to_num(learnt.points), epochs)
    report("continuations", network, learnt, test)
    if searched:
        learnt, test = Samples(searched, weights).split()
        report("before correction", network, learnt, test)
        network.correct(learnt)
        report("corrected", network, learnt, test)
    return network, test


def fit_ends(files: Sequence[File], weights: WeightSet, epochs: int, units: int) -> tuple[LearningNetwork, Samples]:
    """Return a network learnt from how games ended, several times by TD-lambda, and what was held back."""
    learnt, test = Samples(files, weights).split()
    goals = np.nan_to_num(learnt.points)
    for turn in range(PASSES):
        network = LearningNetwork(learnt, units)
        network.fit(learnt, goals, epochs)
        report(f"pass {turn + 1}", network, learnt, test)
        goals = lambda_returns(network, learnt)
    return network, test


def lambda_returns(network: LearningNetwork, samples: Samples) -> Table:
    """Return the goals of TD-lambda: the network's value of the next position, and so on to the end.

    The end of a game owes more to luck than to a position long before it.
    """
    values = network.points(samples.features)
    goals = np.nan_to_num(samples.points)
    for place in range(len(goals) - 2, -1, -1):
        if samples.game[place] == samples.game[place + 1]:
            goals[place] = (1 - LAMBDA) * values[place + 1] + LAMBDA * goals[place + 1]
    return goals


def likeliest_spread(leads: Table, won: Table, remaining: Table) -> tuple[float, float]:
    """Return the spread (at the end, and more for what remains) that makes the results likeliest."""
    best = (math.inf, 1.0, 0.0)
    for early in np.arange(0, 16.1, 0.5):
        for late in np.arange(2, 20.1, 0.5):
            chances = 1 / (1 + np.exp(-np.clip(leads / (late + early * remaining), -30, 30)))
            surprise = -float(np.mean(won * np.log(chances + 1e-9) + (1 - won) * np.log(1 - chances + 1e-9)))
            best = min(best, (surprise, float(late), float(early)))
    return best[1], best[2]


def spread_alone(network: LearningNetwork, test: Samples) -> tuple[float, float]:
    """Return the spread that makes the points of a player alone likeliest, taken to be logistic around the value."""
    errors = np.abs(network.leads(test) - lead_of_first(np.nan_to_num(test.points), test.is_there))
    best = (math.inf, 1.0, 0.0)
    for early in np.arange(0, 16.1, 0.5):
        for late in np.arange(0.5, 20.1, 0.5):
            spreads = late + early * test.remaining
            surprise = float(np.mean(errors / spreads + 2 * np.log1p(np.exp(-errors / spreads)) + np.log(spreads)))
            best = min(best, (surprise, float(late), float(early)))
    return best[1], best[2]


def report(step: str, network: LearningNetwork, learnt: Samples, test: Samples) -> None:
    """Print how well a network does where it has not learnt."""
    true = lead_of_first(np.nan_to_num(test.points), test.is_there)
    off = np.sqrt(((network.leads(test) - true) ** 2).mean())
    print(f"{step}: {len(learnt)} positions; in {len(true)} held back leads are off by {off:.2f} points (root of the mean square)")


def write_value(networks: Mapping[str, object], path: Path) -> None:
    """Write weights with one list of numbers to a line."""
    lines = [line.strip() for line in json.dumps(networks, indent=1).splitlines()]
    text = " ".join(lines).replace("[ ", "[").replace(" ]", "]").replace("], [", "],\n[").replace('], "', '],\n"').replace("[[", "[\n[")
    path.write_text(text + "\n", encoding="utf-8")
