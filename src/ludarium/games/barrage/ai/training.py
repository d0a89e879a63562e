"""What is trained for Barrage: value networks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludarium.engine.network import WeightSet
from ludarium.engine.training import LineUp, TrainingPlan, usual_stages
from ludarium.games.barrage.ai.features import FEATURES

FOLDER: Final = Path(__file__).parent
SETS: Final = [WeightSet("alone", [1]), WeightSet("two", [2], 2, is_optional=True), WeightSet("several", [2, 3, 4])]


def training_plan() -> TrainingPlan:
    """Return the plan: people among themselves, with Automas, and alone against Automas of all levels."""
    line_ups = [
        LineUp(2, {}),
        LineUp(2, {}),
        LineUp(3, {}),
        LineUp(4, {}),
        LineUp(2, {"game": "introductory"}),
        LineUp(1, {"automa-1": "4"}),
        LineUp(1, {"automa-1": "4"}),
        LineUp(1, {"automa-1": "1"}),
        LineUp(1, {"automa-1": "2", "automa-2": "3"}),
        LineUp(2, {"automa-1": "3"}),
    ]
    return TrainingPlan(FOLDER, FEATURES, SETS, line_ups, usual_stages())
