"""A value network while it learns: ludarium.engine.network with arrays, fitted by Adam."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ludarium.training.samples import Samples, Table

BATCH = 512
RATE = 0.002  # of learning, at the beginning
DECAY = 3e-4  # of weights
SCORE_SHARE = 0.3  # how much the points themselves count beside the lead
SCALE = 20.0  # points that the network sees as 1
STEADY = 0.02  # the spread of a feature that hardly ever differs
STIFFNESS = 0.6  # of the linear part against corrections
CHUNK = 8192  # samples that are evaluated together

DIRECT = 3  # the place of the linear part among the weights


class LearningNetwork:
    """Squared errors of leads and of points, on features with an average of 0 and a spread of 1."""

    def __init__(self, samples: Samples, units: int) -> None:
        self.luck = np.random.default_rng(1)
        features = samples.features.shape[2]
        is_there = samples.is_there > 0
        flat = samples.features[is_there]
        self.middle = flat.mean(0)
        self.width = np.maximum(flat.std(0), STEADY)
        self.level = float(np.nan_to_num(samples.points)[is_there].mean())
        hidden = self.luck.standard_normal((features, units)) / math.sqrt(features)
        hidden[flat.std(0) < STEADY] = 0.0  # nothing can be learnt from what never differs
        out = 0.3 * self.luck.standard_normal(units) / math.sqrt(units)
        start: list[Any] = [hidden, np.zeros(units), out, np.zeros(features), np.zeros(1)]
        self.weights: list[Table] = [part.astype(np.float32) for part in start]
        self.first = [np.zeros_like(part) for part in self.weights]  # moments of the gradient
        self.second = [np.zeros_like(part) for part in self.weights]
        self.steps = 0

    def normal(self, features: Table) -> Table:
        """Return features with an average of 0 and a spread of 1."""
        return np.asarray((features - self.middle) / self.width, np.float32)

    def points(self, features: Table) -> Table:
        """Return the points of all sides of many positions."""
        hidden, bias, out, direct, base = self.weights
        parts: list[Table] = []
        for at in range(0, len(features), CHUNK):
            normal = self.normal(features[at : at + CHUNK])
            parts.append(np.asarray(np.maximum(normal @ hidden + bias, 0) @ out + normal @ direct + base, np.float32))
        return np.asarray(np.concatenate(parts) * SCALE + self.level, np.float32)

    def leads(self, samples: Samples) -> Table:
        """Return the first side's lead in many positions."""
        return lead_of_first(self.points(samples.features), samples.is_there)

    def fit(self, samples: Samples, goals: Table, epochs: int) -> None:
        """Learn to compute these points; the learning rate falls to nothing by a cosine."""
        features, is_there = samples.features, samples.is_there
        places = np.repeat(np.arange(len(features)), samples.times)
        steps = epochs * (len(places) // BATCH)
        for epoch in range(epochs):
            order = self.luck.permutation(places)
            for at in range(0, len(order) - BATCH + 1, BATCH):
                batch = order[at : at + BATCH]
                rate = RATE * 0.5 * (1 + math.cos(math.pi * self.steps / steps))
                self.step(self.gradient(features[batch], goals[batch], is_there[batch]), rate)

    def gradient(self, features: Table, goals: Table, is_there: Table) -> list[Table]:
        """Return the gradient of the loss on a batch, weight decay included."""
        hidden, bias, out, direct, base = self.weights
        normal = self.normal(features)
        sums = normal @ hidden + bias
        active = np.maximum(sums, 0)
        errors = (active @ out + normal @ direct + base - (goals - self.level) / SCALE) * is_there
        others = np.maximum(is_there.sum(1, keepdims=True) - 1, 1)
        leads = (errors - (errors.sum(1, keepdims=True) - errors) / others) * is_there
        slope = (SCORE_SHARE * errors + leads) / len(features)
        back = slope[..., None] * out * (sums > 0)
        flat, flat_back = normal.reshape(-1, normal.shape[2]), back.reshape(-1, len(out))
        return [
            flat.T @ flat_back + DECAY * hidden,
            flat_back.sum(0),
            active.reshape(-1, len(out)).T @ slope.reshape(-1),
            flat.T @ slope.reshape(-1) + DECAY * direct,
            np.array([slope.sum()]),
        ]

    def step(self, gradient: list[Table], rate: float) -> None:
        """Take one step of Adam."""
        self.steps += 1
        for place, part in enumerate(gradient):
            self.first[place] = 0.9 * self.first[place] + 0.1 * part
            self.second[place] = 0.999 * self.second[place] + 0.001 * part**2
            step = self.first[place] / (1 - 0.9**self.steps) / (np.sqrt(self.second[place] / (1 - 0.999**self.steps)) + 1e-8)
            self.weights[place] = (self.weights[place] - rate * step).astype(np.float32)

    def correct(self, samples: Samples) -> None:
        """Let the linear part learn what is left of the errors: ridge regression on leads over the average of the others."""
        is_there = samples.is_there
        errors = over_average(np.nan_to_num(samples.points) - self.points(samples.features), is_there)
        features = over_average(samples.features, is_there[..., None]) / self.width
        ridge = STIFFNESS * len(features) * np.eye(features.shape[1])
        correction = np.linalg.solve(features.T @ features + ridge, features.T @ errors)
        self.weights[DIRECT] = (self.weights[DIRECT] + correction / SCALE).astype(np.float32)

    def plain(self, spread: tuple[float, float]) -> dict[str, object]:
        """Return the weights as value.json has them, for features as they are."""
        hidden, bias, out, direct, base = self.weights
        folded, linear = hidden / self.width[:, None], direct / self.width
        return {
            "base": rounded((base[0] - self.middle @ linear) * SCALE + self.level),
            "direct": rounded(linear * SCALE),
            "bias": rounded(bias - self.middle @ folded),
            "out": rounded(out * SCALE),
            "hidden": [rounded(unit) for unit in folded.T],
            "spread": list(spread),
        }


def rounded(numbers: Any) -> Any:
    """Return numbers with as many digits as matter."""
    return np.round(np.asarray(numbers, np.float64), 5).tolist()


def lead_of_first(points: Table, is_there: Table) -> Table:
    """Return by how much the first side leads the best of the others; alone, its points."""
    if points.shape[1] == 1:
        return points[:, 0]
    others = np.where(is_there[:, 1:] > 0, points[:, 1:], -1e9)
    return np.asarray(points[:, 0] - others.max(1), np.float32)


def over_average(numbers: Table, is_there: Table) -> Table:
    """Return by how much the first side's numbers are above the average of the others'."""
    others = (numbers[:, 1:] * is_there[:, 1:]).sum(1) / np.maximum(is_there[:, 1:].sum(1), 1)
    return np.asarray(numbers[:, 0] - others, np.float32)
