"""Environments for programs that learn: PettingZoo and Gymnasium here, OpenSpiel in `ludarium.env.openspiel` (docs/programs.md).

env = ludarium.env.aec("ginkgopolis", players=3)
env = ludarium.env.parallel("barrage", players=2, options={"game": "introductory"}, reward="lead")
env = ludarium.env.single("miners", players=2, rivals="greedy")
env = ludarium.env.vector("barrage", players=2, tables=64)
"""

from __future__ import annotations

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(f"ludarium.env needs more than the library itself ({missing}): pip install 'ludarium[env]'") from missing

from ludarium.env.single import SingleEnv
from ludarium.env.together import TogetherEnv
from ludarium.env.turns import TurnsEnv
from ludarium.env.vector import ManyEnv

aec = TurnsEnv
parallel = TogetherEnv
single = SingleEnv
vector = ManyEnv

__all__ = ["ManyEnv", "SingleEnv", "TogetherEnv", "TurnsEnv", "aec", "parallel", "single", "vector"]
