"""Environments for programs that learn: PettingZoo here, OpenSpiel in `tarn.env.openspiel` (docs/programs.md).

env = tarn.env.aec("ginkgopolis", players=3)
env = tarn.env.parallel("barrage", players=2, options={"game": "introductory"}, reward="lead")
"""

from __future__ import annotations

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(f"tarn.env needs more than the library itself ({missing}): pip install 'tarn-tabletop[env]'") from missing

from tarn.env.together import TogetherEnv
from tarn.env.turns import TurnsEnv

aec = TurnsEnv
parallel = TogetherEnv

__all__ = ["TogetherEnv", "TurnsEnv", "aec", "parallel"]
