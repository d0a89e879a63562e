"""What is trained for Imperial Miners: value networks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludarium.engine.network import WeightSet
from ludarium.engine.training import FitValue, SelfPlay, TrainingPlan, usual_stages
from ludarium.engine.trials import Mode
from ludarium.games.miners.ai.features import FEATURES
from ludarium.games.miners.options import BEGINNER, HANDS

FOLDER: Final = Path(__file__).parent
SETS: Final = [WeightSet("alone", [1]), WeightSet("several", [2, 3, 4, 5])]


def training_plan() -> TrainingPlan:
    """Return the plan: alone and two players mostly, larger tables, both kinds of hands.

    Many games of two are played in the end. Players hardly touch each other, so what is learnt there holds at larger tables, too.
    """
    line_ups = [
        Mode(2),
        Mode(1),
        Mode(3),
        Mode(1, {HANDS: BEGINNER}),
        Mode(2, {HANDS: BEGINNER}),
        Mode(1),
        Mode(4),
        Mode(5),
    ]
    stages = [*usual_stages(), SelfPlay(14_000, 5_000_000, 16, players=2), FitValue("several", 16)]
    return TrainingPlan(FOLDER, FEATURES, SETS, line_ups, stages)
