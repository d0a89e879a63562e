"""Environments for programs that learn: PettingZoo here, OpenSpiel in `ludarium.env.openspiel` (docs/programs.md).

env = ludarium.env.aec("ginkgopolis", players=3)
env = ludarium.env.parallel("barrage", players=2, options={"game": "introductory"}, reward="lead")
"""

from __future__ import annotations

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(f"ludarium.env needs more than the library itself ({missing}): pip install 'ludarium[env]'") from missing

from ludarium.env.together import TogetherEnv
from ludarium.env.turns import TurnsEnv

aec = TurnsEnv
parallel = TogetherEnv

__all__ = ["TogetherEnv", "TurnsEnv", "aec", "parallel"]
