"""What is trained for Barrage: value networks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludarium.engine.network import WeightSet
from ludarium.engine.training import FitValue, SelfPlay, TrainingPlan, usual_stages
from ludarium.engine.trials import Mode
from ludarium.games.barrage.ai.features import FEATURES

FOLDER: Final = Path(__file__).parent
SETS: Final = [WeightSet("alone", [1]), WeightSet("two", [2], 2, is_optional=True), WeightSet("several", [2, 3, 4])]


def training_plan() -> TrainingPlan:
    """Return the plan: people among themselves, with Automas, and alone against Automas of all levels.

    In the end each set learns from games by search of its own: two people, larger tables and tables with Automas, one alone.
    """
    line_ups = [
        Mode(2),
        Mode(2),
        Mode(3),
        Mode(4),
        Mode(2, {"game": "introductory"}),
        Mode(1, {"automa-1": "4"}),
        Mode(1, {"automa-1": "4"}),
        Mode(1, {"automa-1": "1"}),
        Mode(1, {"automa-1": "2", "automa-2": "3"}),
        Mode(2, {"automa-1": "3"}),
    ]
    stages = [*usual_stages(), SelfPlay(7_000, 5_000_000, 16, players=2), FitValue("two")]
    several = [SelfPlay(1100, 6_300_001, 16, players=3), SelfPlay(700, 6_400_001, 16, players=4), SelfPlay(500, 6_500_001, 16, players=2)]
    stages += [*several, FitValue("several"), SelfPlay(4_450, 8_100_001, 24, players=1), FitValue("alone")]
    return TrainingPlan(FOLDER, FEATURES, SETS, line_ups, stages)
