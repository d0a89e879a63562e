"""The Gymnasium environment: one seat against bots."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import ludarium

WHY = "Gymnasium is not installed: pip install 'ludarium[env]'"
np = pytest.importorskip("numpy", reason=WHY)
checker = pytest.importorskip("gymnasium.utils.env_checker", reason=WHY)
pytest.importorskip("pettingzoo", reason=WHY)

import ludarium.env  # noqa: E402
from tests.bots.brought import LastBot  # noqa: E402
from tests.known import few_tables  # noqa: E402

TABLES = [table for table in few_tables() if table[1] < 4]


def play(env: Any, seed: int) -> tuple[list[bytes], float, int]:
    """Play a game by random legal actions; return what was seen, the rewards together, and the number of steps."""
    luck = np.random.default_rng(seed)
    seen, _info = env.reset(seed=seed)
    course, rewards, over = [seen.tobytes()], 0.0, False
    while not over:
        legal = np.flatnonzero(env.action_masks())
        assert len(legal), "asked without a choice"
        seen, reward, over, cut, _info = env.step(luck.choice(legal))
        assert not cut
        course.append(seen.tobytes())
        rewards += reward
    return course, rewards, len(course) - 1


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_game_of_one_seat_against_bots(game: str, players: int, options: dict[str, object]) -> None:
    env = ludarium.env.single(game, players, rivals="random", options=options, reward="lead")
    course, rewards, steps = play(env, 5)
    assert env.seats.state.over
    assert rewards == pytest.approx(env.seats.rewards()[f"player_{env.seat}"])
    assert steps > 5
    assert play(env, 5)[0] == course, "the same seed gives the same game"
    assert play(env, 6)[0] != course
    assert not env.action_masks().any()
    with pytest.raises(ludarium.IllegalMove, match="reset"):
        env.step(0)


@pytest.mark.filterwarnings("ignore:.*")
def test_gymnasiums_own_check() -> None:
    env = ludarium.env.single("ginkgopolis", players=2, rivals="random", illegal="lose")
    checker.check_env(env, skip_render_check=True)


def test_the_program_sits_where_it_wants_or_anywhere() -> None:
    fixed = ludarium.env.single("ginkgopolis", players=3, seat=2, rivals="random")
    assert fixed.reset(seed=1)[1] == {"seat": 2}
    anywhere = ludarium.env.single("ginkgopolis", players=3, rivals=["random", "greedy"])
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_the_mask_is_of_the_moves_and_the_numbers_are_of_the_seat() -> None:
    env = ludarium.env.single("barrage", players=2, seat=1, rivals="random")
    seen, _info = env.reset(seed=3)
    assert env.seats.state.to_move == [1]
    assert sorted(np.flatnonzero(env.action_masks())) == sorted(env.seats.state.moves(1))
    assert seen.tolist() == env.seats.numbers(1).tolist()
    assert env.observation_space.contains(seen)


def test_an_illegal_action_is_refused_or_loses() -> None:
    strict = ludarium.env.single("ginkgopolis", players=2, rivals="random")
    strict.reset(seed=1)
    before = strict.seats.state.digest()
    wrong = int(np.flatnonzero(~strict.action_masks())[0])
    with pytest.raises(ludarium.IllegalMove):
        strict.step(wrong)
    assert strict.seats.state.digest() == before
    losing = ludarium.env.single("ginkgopolis", players=2, rivals="random", illegal="lose")
    losing.reset(seed=1)
    _seen, reward, over, _cut, _info = losing.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert not losing.action_masks().any()


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"seat": "first"}, {"rivals": ["random", "random"]}, {"rivals": "nobody"}])
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ludarium.OptionError):
        ludarium.env.single("ginkgopolis", players=2, **wrong)


def test_it_travels_to_other_processes() -> None:
    env = ludarium.env.single("miners", players=2, seat=0, rivals="random")
    there = pickle.loads(pickle.dumps(env))
    assert there.reset(seed=4)[0].tolist() == env.reset(seed=4)[0].tolist()


def test_maskable_ppo_trains_on_it_as_the_page_says() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    page = (Path(__file__).parents[2] / "docs" / "programs.md").read_text(encoding="utf-8")
    program = next(program for program in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "MaskablePPO" in program)
    short = program.replace("100_000", "256")
    assert short != program
    known: dict[str, Any] = {"ludarium": ludarium}
    exec(compile(short, "docs/programs.md", "exec"), known)
    model = known["model"]
    assert model.num_timesteps == 256
    env = ludarium.env.single("miners", players=2, rivals="random", reward="lead")
    seen, _info = env.reset(seed=9)
    action, _ = model.predict(seen, action_masks=env.action_masks())
    assert env.action_masks()[action]


def test_own_bots_can_be_the_rivals() -> None:
    by_class = ludarium.env.single("ginkgopolis", players=3, seat=0, rivals=[LastBot, "tests.bots.brought:LastBot:step=2"])
    course, _rewards, _steps = play(by_class, 5)
    assert play(pickle.loads(pickle.dumps(by_class)), 5)[0] == course
    assert play(ludarium.env.single("ginkgopolis", players=3, seat=0, rivals=LastBot), 5)[0] != course
