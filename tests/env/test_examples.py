"""The programs of docs/programs.md run as they stand, and the example agent learns."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

WHY = "the examples need numpy, PettingZoo and OpenSpiel: pip install 'ludarium[openspiel]'"
np = pytest.importorskip("numpy", reason=WHY)
pytest.importorskip("pettingzoo", reason=WHY)
pytest.importorskip("pyspiel", reason=WHY)

import ludarium.env  # noqa: E402

ROOT = Path(__file__).parents[2]
TRAIN = ROOT / "examples" / "train.py"
PROGRAMS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "programs.md").read_text(encoding="utf-8"), re.DOTALL)


def example() -> Any:
    """Return examples/train.py as a module."""
    spec = spec_from_file_location("train", TRAIN)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_programs_of_the_page_run() -> None:
    source = TRAIN.read_text(encoding="utf-8")
    quoted = [program for program in PROGRAMS if "import" not in program and "env" not in program]
    assert len(PROGRAMS) == 8
    assert len(quoted) == 1
    for line in quoted[0].strip().splitlines():
        assert line.strip() in source, "the page quotes what is not in the example"
    shared: dict[str, Any] = {}
    for program in PROGRAMS:
        if program not in quoted and "sb3_contrib" not in program:  # tests/env/test_single.py runs that one, where it is installed
            exec(compile(program, "docs/programs.md", "exec"), shared)
    assert shared["seen"].shape == (8, shared["env"].seats.size)
    assert shared["over"].shape == shared["rewards"].shape == (8,)
    assert shared["state"].move_number() == 8


def test_the_example_trains_and_tells_how_it_went() -> None:
    command = [sys.executable, str(TRAIN), "--games", "8", "--test", "4"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    told = re.findall(r"^(.+): (\d+\.\d)% of (\d+) games won, [+-]\d+\.\d points$", done.stdout, re.MULTILINE)
    assert [what for what, _won, _games in told] == ["untrained", *[f"learning {part}/4" for part in range(1, 5)], "trained"]
    assert [int(games) for _what, _won, games in told] == [4, 2, 2, 2, 2, 4]
    assert re.search(r"^trained in \d+ seconds of one core$", done.stdout, re.MULTILINE)


@pytest.mark.parametrize("reward", [1.0, -1.0])
def test_what_went_well_becomes_likelier_and_what_went_badly_less_likely(reward: float) -> None:
    train = example()
    env = ludarium.env.aec("ginkgopolis", players=2, reward="lead")
    env.reset(seed=1)
    agent = train.Agent(env, seed=1)
    seen = env.observe(env.agent_selection)
    decision = agent.decide(seen)
    assert decision.played in decision.moves
    assert decision.chances == pytest.approx(np.full(len(decision.moves), 1 / len(decision.moves))), "untrained it plays anything"
    place = list(decision.moves).index(decision.played)
    agent.learn([decision], reward)
    after = agent.decide(seen).chances
    assert (after[place] > decision.chances[place]) == (reward > 0)
    assert after.sum() == pytest.approx(1.0)


def test_the_same_seed_trains_the_same_agent() -> None:
    train = example()
    weights = []
    for _run in range(2):
        env = ludarium.env.aec("ginkgopolis", players=2, reward="lead")
        agent = train.Agent(env, seed=3)
        train.leads(env, agent, 2, 0, is_learning=True)
        weights.append(agent.weights)
    assert weights[0].any()
    assert (weights[0] == weights[1]).all()
