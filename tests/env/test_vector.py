"""The vector environment: many games in step, their observations and masks written into arrays."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium

WHY = "Gymnasium is not installed: pip install 'ludarium[env]'"
np = pytest.importorskip("numpy", reason=WHY)
pytest.importorskip("gymnasium", reason=WHY)
pytest.importorskip("pettingzoo", reason=WHY)

import ludarium.env  # noqa: E402
from tests.known import few_tables  # noqa: E402

TABLES = few_tables()


def any_actions(env: Any, luck: Any) -> list[int]:
    return [int(luck.choice(np.flatnonzero(mask))) for mask in env.action_masks()]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_row_is_what_the_seat_to_move_sees(game: str, players: int, options: dict[str, object]) -> None:
    env = ludarium.env.vector(game, players, tables=3, options=options)
    luck = np.random.default_rng(1)
    seen, info = env.reset(seed=4)
    for step in range(60):
        for table, state in enumerate(env.games.states):
            seat = int(info["seat"][table])
            assert seat in state.to_move
            assert seen[table].tolist() == np.array(state.observe(seat).values, np.float32).tolist()
            assert np.flatnonzero(env.action_masks()[table]).tolist() == sorted(state.moves(seat))
        assert env.observation_space.contains(seen)
        seen, _rewards, _over, _cut, info = env.step(any_actions(env, luck))


def test_the_games_are_those_of_the_other_environments() -> None:
    """The same seeds and actions give the same observations, rewards and ends."""
    many = ludarium.env.vector("ginkgopolis", players=2, tables=2)
    singles = [ludarium.env.aec("ginkgopolis", players=2) for _table in range(2)]
    seen, _info = many.reset(seed=7)
    for table, env in enumerate(singles):
        env.reset(seed=7 + table)
    ended = 0
    while ended < 2:
        actions = []
        for table, env in enumerate(singles):
            told = env.last()[0]
            assert told["observation"].tolist() == seen[table].tolist()
            actions.append(int(np.flatnonzero(told["action_mask"])[0]))
        acting = [env.agent_selection for env in singles]
        seen, rewards, over, _cut, info = many.step(actions)
        for table, env in enumerate(singles):
            env.step(actions[table])
            assert over[table] == env.terminations[acting[table]]
            assert info["rewards"][table].tolist() == [env.rewards[agent] for agent in env.possible_agents]
            assert rewards[table] == env.rewards[acting[table]]
            if over[table]:
                ended += 1
                assert info["final_obs"][table].tolist() == env.observe(acting[table])["observation"].tolist()
                assert info["_final_obs"][table]
                env.reset()
    assert any(over)


def test_the_same_seed_gives_the_same_games_one_after_the_other() -> None:
    courses = []
    for seed in (3, 3, 4):
        env = ludarium.env.vector("miners", players=2, tables=2)
        luck = np.random.default_rng(1)
        seen, _info = env.reset(seed=seed)
        course, ends = [seen.tobytes()], 0
        while ends < 3:
            seen, _rewards, over, _cut, _info = env.step(any_actions(env, luck))
            course.append(seen.tobytes())
            ends += int(over.sum())
        courses.append(course)
    assert courses[0] == courses[1]
    assert courses[0] != courses[2]


def test_seeds_can_be_given_one_by_one() -> None:
    env = ludarium.env.vector("ginkgopolis", players=2, tables=2)
    seen, _info = env.reset(seed=[9, 8])
    assert seen[0].tolist() == ludarium.env.vector("ginkgopolis", players=2, tables=1).reset(seed=9)[0][0].tolist()
    assert env.reset()[0].tolist() != seen.tolist(), "without a seed the next games follow"


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    env = ludarium.env.vector("ginkgopolis", players=2, tables=2)
    env.reset(seed=1)
    before = [state.digest() for state in env.games.states]
    legal, wrong = (int(np.flatnonzero(mask)[0]) for mask in (env.action_masks()[0], ~env.action_masks()[1]))
    with pytest.raises(ludarium.IllegalMove, match="game 1"):
        env.step([legal, wrong])
    assert [state.digest() for state in env.games.states] == before


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ludarium.OptionError, match="at least one table"):
        ludarium.env.vector("ginkgopolis", players=2, tables=0)
    with pytest.raises(ludarium.OptionError, match="only 'raise'"):
        ludarium.env.vector("ginkgopolis", players=2, illegal="lose")
    env = ludarium.env.vector("ginkgopolis", players=2, tables=2)
    with pytest.raises(ludarium.OptionError, match="call reset"):
        env.step([0, 0])
    with pytest.raises(ludarium.OptionError, match="2 tables, and 3 seeds"):
        env.reset(seed=[1, 2, 3])
    env.reset(seed=1)
    with pytest.raises(ludarium.OptionError, match="2 tables, and 1 actions"):
        env.step([0])


def test_tables_are_drawn() -> None:
    env = ludarium.env.vector("ginkgopolis", players=2, tables=2, render_mode="ansi")
    env.reset(seed=1)
    pictures = env.render()
    assert len(pictures) == 2
    assert pictures[0] != pictures[1]
    assert ludarium.env.vector("ginkgopolis", players=2, tables=2).render() is None
