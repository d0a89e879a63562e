"""What is trained for Ginkgopolis: three value networks, and a prior for a player alone."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludarium.engine.network import WeightSet
from ludarium.engine.training import FitPrior, FitValue, SelfPlay, TrainingPlan, usual_stages
from ludarium.engine.trials import Mode
from ludarium.games.ginkgopolis.ai.features import FEATURES
from ludarium.games.ginkgopolis.ai.prior import PRIOR_FEATURES

FOLDER: Final = Path(__file__).parent
SETS: Final = [WeightSet("alone", [1]), WeightSet("two", [2], is_optional=True), WeightSet("several", [2, 3, 4, 5])]


def training_plan() -> TrainingPlan:
    """Return the plan. Alone the prior plays well enough to continue positions to the end, and so little luck is left that 32 units pay.

    The weights of larger tables come from many games by search in the end.
    """
    line_ups = [
        Mode(2),
        Mode(2, {"characters": "draft"}),
        Mode(2, {"characters": "draft"}),
        Mode(3, {"characters": "draft"}),
        Mode(4, {"characters": "draft"}),
        Mode(5),
        Mode(1, {"expert": True}),
        Mode(1, {"expert": True}),
        Mode(1),
    ]
    stages = usual_stages()
    for turn in (1, 2):
        seed = 1_000_000 * turn
        stages += [FitPrior(500, seed), SelfPlay(2000, seed, 40, players=1, continuations=16), FitValue("alone", 32)]
    several = [SelfPlay(1900, 6_000_001, 24, players=3), SelfPlay(2600, 6_100_001, 24, players=4), SelfPlay(1100, 6_200_001, 24, players=5)]
    stages += [*several, FitValue("several")]
    plan = TrainingPlan(FOLDER, FEATURES, SETS, line_ups, stages)
    plan.prior_features = PRIOR_FEATURES
    plan.prior_line_ups = [*[Mode(1, {"expert": True}) for game in range(4)], Mode(1)]
    return plan
