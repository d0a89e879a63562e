"""What is trained for Underwater Cities: value networks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludarium.engine.network import WeightSet
from ludarium.engine.training import TrainingPlan, usual_stages
from ludarium.engine.trials import Mode
from ludarium.games.underwater.ai.features import FEATURES
from ludarium.games.underwater.options import ADVANCED, BOARDS, CONTRACTS, START_PLACE

FOLDER: Final = Path(__file__).parent
SETS: Final = [WeightSet("alone", [1]), WeightSet("several", [2, 3, 4])]


def training_plan() -> TrainingPlan:
    """Return the plan: two players mostly, larger tables, both sides of the boards, and a player alone."""
    line_ups = [
        Mode(2),
        Mode(1),
        Mode(2, {BOARDS: ADVANCED}),
        Mode(1, {START_PLACE: 3}),
        Mode(2, {CONTRACTS: True}),
        Mode(3),
        Mode(1, {START_PLACE: 5}),
        Mode(4),
    ]
    return TrainingPlan(FOLDER, FEATURES, SETS, line_ups, usual_stages())
