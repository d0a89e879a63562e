"""A linear policy prior: how promising an action is, by features of it and trained weights."""

from __future__ import annotations

import json
from pathlib import Path


class LinearPrior:
    """The weighted sum of an action's features, in points. Its weights are read when the first action is evaluated."""

    def __init__(self, path: Path, features: int) -> None:
        self.path = path
        self.features = features
        self.weights: list[float] = []

    def logit(self, features: list[float]) -> float:
        """Return how promising an action with these features is; only differences between actions mean something."""
        if not self.weights:
            self.load(self.path.read_text(encoding="utf-8"))
        total = 0.0
        for place in range(self.features):
            value = features[place]
            if value != 0.0:  # most are zero
                total += value * self.weights[place]
        return total

    def load(self, text: str) -> None:
        """Take the weights of a file; ValueError, and nothing changed, if they were not trained for these features."""
        weights = [float(weight) for weight in json.loads(text)]
        if len(weights) != self.features:
            raise ValueError(f"the prior's weights are not for {self.features} features: run `ludarium train` again")
        self.weights = weights
