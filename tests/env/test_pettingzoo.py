"""The PettingZoo environments: its own tests, and what it does not test: secrecy, rewards, mistakes, repeatability."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import ludarium

WHY = "PettingZoo is not installed: pip install 'ludarium[env]'"
np = pytest.importorskip("numpy", reason=WHY)
tests_of_pettingzoo = pytest.importorskip("pettingzoo.test", reason=WHY)

import ludarium.env  # noqa: E402
from ludarium.boards import Board, board_for  # noqa: E402
from ludarium.env.rewards import by_lead, by_place  # noqa: E402
from ludarium.text import Speaker  # noqa: E402
from tests.known import few_tables  # noqa: E402

TABLES = [table for table in few_tables(least=2) if table[1] < 4]  # larger ones take long and are the same to PettingZoo
SOLO = [table for table in few_tables() if table[1] == 1]
# PettingZoo wants plain arrays everywhere but in its own games; masks can only be had in a dictionary (or in infos).
ABOUT_DICTIONARIES = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
WHEN_OVER = "Action mask numpy array is all zeros"


@contextmanager
def only_warned_of(*expected: str) -> Iterator[None]:
    """Let these warnings pass, and no other."""
    with warnings.catch_warnings():
        for text in expected:
            warnings.filterwarnings("ignore", text)
        yield


def play_turns(env: Any, seed: int, most: int = 10_000) -> list[tuple[str, bytes, int | None]]:
    """Play a game by random moves; return who did what, and what each saw."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    course = []
    for agent in env.agent_iter(most):
        seen, _reward, over, cut, _info = env.last()
        assert not cut
        move = None if over else int(env.action_space(agent).sample(seen["action_mask"]))
        course.append((agent, seen["observation"].tobytes(), move))
        env.step(move)
    return course


@pytest.mark.parametrize(("game", "players", "options"), [*TABLES, *SOLO])
def test_pettingzoos_own_test_of_the_turns(game: str, players: int, options: dict[str, object]) -> None:
    with only_warned_of(*ABOUT_DICTIONARIES, WHEN_OVER):
        tests_of_pettingzoo.api_test(ludarium.env.aec(game, players=players, options=options, render_mode="ansi"), num_cycles=300)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_pettingzoos_own_test_of_seeds(game: str, players: int, options: dict[str, object]) -> None:
    tests_of_pettingzoo.seed_test(lambda: ludarium.env.aec(game, players=players, options=options), num_cycles=300)
    tests_of_pettingzoo.parallel_seed_test(lambda: ludarium.env.parallel(game, players=players, options=options, illegal="lose"))


@pytest.mark.parametrize(("game", "players", "options"), [*TABLES, *SOLO])
def test_pettingzoos_own_test_of_acting_together(game: str, players: int, options: dict[str, object]) -> None:
    tests_of_pettingzoo.parallel_api_test(ludarium.env.parallel(game, players=players, options=options), num_cycles=1000)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_whole_game_is_rewarded_by_the_final_places(game: str, players: int, options: dict[str, object]) -> None:
    env = ludarium.env.aec(game, players=players, options=options)
    env.reset(seed=3)
    rewards: dict[str, list[float]] = {agent: [] for agent in env.agents}
    for agent in env.agent_iter():
        seen, reward, over, _cut, _info = env.last()
        rewards[agent].append(reward)
        env.step(None if over else np.flatnonzero(seen["action_mask"])[0])
    state = env.seats.state
    assert state.over
    assert env.agents == []
    assert [rewards[agent][-1] for agent in env.possible_agents] == by_place(state)
    assert all(not any(earlier[:-1]) for earlier in rewards.values()), "nothing is rewarded before the end"
    if len(state.scores) == players:  # nobody but the players is ranked
        assert sum(by_place(state)) == pytest.approx(0.0)


class Ended:
    """A finished game with these scores and places, and no outcome."""

    def __init__(self, players: int, scores: list[int], ranking: list[int]) -> None:
        self.outcomes: list[object] = []
        self.players, self.scores, self.ranking = players, scores, ranking


@pytest.mark.parametrize(
    ("players", "ranking", "expected"),
    [
        (2, [1, 2], [1.0, -1.0]),
        (2, [1, 1], [0.0, 0.0]),
        (3, [2, 1, 3], [0.0, 1.0, -1.0]),
        (3, [1, 1, 3], [0.5, 0.5, -1.0]),
        (4, [1, 2, 2, 4], [1.0, 0.0, 0.0, -1.0]),
        (1, [2, 1], [-1.0]),
    ],
)
def test_places_are_rewarded_evenly_and_shared_places_share(players: int, ranking: list[int], expected: list[float]) -> None:
    state: Any = Ended(players, [0] * len(ranking), ranking)
    assert by_place(state) == pytest.approx(expected)


def test_the_lead_is_rewarded_in_hundreds_of_points() -> None:
    state: Any = Ended(3, [50, 80, 30], [2, 1, 3])
    assert by_lead(state) == pytest.approx([-0.3, 0.3, -0.5])
    solo: Any = Ended(1, [50, 40], [1, 2])
    assert by_lead(solo) == pytest.approx([0.1])


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_same_seed_gives_the_same_game_and_the_same_row_of_games(game: str, players: int, options: dict[str, object]) -> None:
    one, other = (ludarium.env.aec(game, players=players, options=options) for table in range(2))
    assert play_turns(one, 11) == play_turns(other, 11)
    assert play_turns(one, 12) != play_turns(other, 13)
    rows: list[list[str]] = []
    for env in (one, other):
        env.reset(seed=5)
        rows.append([env.seats.state.digest()])
        for _game in range(3):
            env.reset()
            rows[-1].append(env.seats.state.digest())
    assert rows[0] == rows[1]
    assert len(set(rows[0])) == 4, "games without a seed of their own are all alike"
    assert rows[0][0] == ludarium.game(game).new(players, 5, options).digest()


def test_what_one_has_chosen_the_next_cannot_see() -> None:
    """In the phase of choosing, the second agent's observation is the same whatever the first one did."""
    seen = set()
    first: list[int] = []
    for choice in range(4):
        env = ludarium.env.aec("ginkgopolis", players=2)
        env.reset(seed=4)
        chooser = env.agent_selection
        first = list(np.flatnonzero(env.observe(chooser)["action_mask"]))
        env.step(first[choice])
        while env.agent_selection == chooser:
            env.step(np.flatnonzero(env.observe(chooser)["action_mask"])[0])
        seen.add(env.observe(env.agent_selection)["observation"].tobytes())
    assert len(first) == 5, "four cards, or a new hand"
    assert len(seen) == 1


def test_those_who_decide_together_act_in_one_step_and_the_others_wait() -> None:
    env = ludarium.env.parallel("ginkgopolis", players=3)
    seen, _infos = env.reset(seed=2)
    assert all(mask["action_mask"].sum() == 5 and not mask["action_mask"][env.wait] for mask in seen.values())
    together = waited = 0
    while env.agents:
        movers = env.seats.state.to_move
        together += len(movers) == 3
        for seat, agent in enumerate(env.agents):
            assert bool(seen[agent]["action_mask"][env.wait]) == (seat not in movers)
            waited += seat not in movers
            assert env.observation_space(agent).contains(seen[agent])
        actions = {agent: np.flatnonzero(seen[agent]["action_mask"])[0] for agent in env.agents}
        seen, rewards, ended, cut, infos = env.step(actions)
        assert set(rewards) == set(ended) == set(cut) == set(infos) == set(env.possible_agents)
    assert together > 10
    assert waited > 10
    assert list(rewards.values()) == by_place(env.seats.state)
    with pytest.raises(ludarium.IllegalMove, match="reset"):
        env.step({})


def test_turns_and_acting_together_are_the_same_game() -> None:
    """Moves that arrive together are played in the order in which the turns are taken."""
    env = ludarium.env.parallel("ginkgopolis", players=3)
    turns = ludarium.env.aec("ginkgopolis", players=3)
    seen, _infos = env.reset(seed=9)
    turns.reset(seed=9)
    for _round in range(2):
        actions = {agent: np.flatnonzero(seen[agent]["action_mask"])[-1] for agent in env.agents}  # all ask for a new hand
        seen = env.step(actions)[0]
        for agent in sorted(actions, key=lambda name: (turns.seats.seat(name) - turns.seats.state.first_seat()) % 3):
            turns.seats.state.play(turns.seats.seat(agent), int(actions[agent]))
        assert env.seats.state.digest() == turns.seats.state.digest()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = ludarium.env.aec("ginkgopolis", players=2)
    env.reset(seed=1)
    digest = env.seats.state.digest()
    for wrong in (np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0], env.seats.actions, -1, None):
        with pytest.raises(ludarium.IllegalMove):
            env.step(wrong)
    assert env.seats.state.digest() == digest
    together = ludarium.env.parallel("ginkgopolis", players=2)
    seen, _infos = together.reset(seed=1)
    right = {agent: np.flatnonzero(seen[agent]["action_mask"])[0] for agent in together.agents}
    for wrong in ({"player_0": right["player_0"]}, {**right, "player_1": together.wait}, {**right, "player_1": 10**6}, {}):
        with pytest.raises(ludarium.IllegalMove, match="player_1"):
            together.step(wrong)
    assert together.seats.state.digest() == digest
    together.step(right)


def test_who_has_nothing_to_decide_must_wait() -> None:
    env = ludarium.env.parallel("barrage", players=2)
    seen, _infos = env.reset(seed=1)
    mover, other = sorted(env.agents, key=lambda agent: seen[agent]["action_mask"][env.wait])
    move = np.flatnonzero(seen[mover]["action_mask"])[0]
    with pytest.raises(ludarium.IllegalMove, match=f"{other} has nothing to decide and must wait"):
        env.step({mover: move, other: move})
    env.step({mover: move, other: env.wait})


def test_an_illegal_action_can_lose_the_game_instead() -> None:
    env = ludarium.env.aec("ginkgopolis", players=3, illegal="lose")
    env.reset(seed=1)
    guilty = env.agent_selection
    env.step(env.seats.actions + 5)
    assert all(env.terminations.values())
    assert {agent: env.rewards[agent] for agent in env.agents} == {agent: -1.0 if agent == guilty else 0.0 for agent in env.agents}
    together = ludarium.env.parallel("ginkgopolis", players=2, illegal="lose")
    seen, _infos = together.reset(seed=1)
    _seen, rewards, ended, _cut, _infos = together.step({"player_0": np.flatnonzero(seen["player_0"]["action_mask"])[0], "player_1": 0})
    assert rewards == {"player_0": 0.0, "player_1": -1.0}
    assert all(ended.values())
    assert together.agents == []


def test_pettingzoos_wrapper_for_illegal_actions_works_too() -> None:
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper

    env = TerminateIllegalWrapper(ludarium.env.aec("ginkgopolis", players=2), illegal_reward=-1)
    env.reset(seed=1)
    env.last()
    guilty = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(guilty)["action_mask"] == 0)[0]))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[guilty] == -1


def test_wrong_wishes_are_refused_with_a_hint() -> None:
    with pytest.raises(ludarium.OptionError, match="Did you mean 'lead'"):
        ludarium.env.aec("ginkgopolis", players=2, reward="leads")
    with pytest.raises(ludarium.OptionError, match="ansi"):
        ludarium.env.aec("ginkgopolis", players=2, render_mode="human")
    with pytest.raises(ludarium.OptionError, match="'lose'"):
        ludarium.env.parallel("ginkgopolis", players=2, illegal="ignore")
    with pytest.raises(ludarium.OptionError, match="1 to 5 players"):
        ludarium.env.aec("ginkgopolis", players=9)
    with pytest.raises(ludarium.UnknownGame):
        ludarium.env.aec("chess", players=2)


@pytest.mark.parametrize(("game", "players", "options"), [*TABLES, *SOLO])
def test_the_picture_shows_the_table_and_nothing_hidden(game: str, players: int, options: dict[str, object]) -> None:
    env = ludarium.env.aec(game, players=players, options=options, render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    if type(board_for(ludarium.game(game), Speaker("en", game))) is not Board:  # a view alone names nobody
        assert "player_0" in picture
    env.seats.state = env.seats.state.resample(0, ludarium.chance(2))
    assert env.render() == picture
    plain = ludarium.env.aec(game, players=players, options=options)
    plain.reset(seed=1)
    assert plain.render() is None


def test_a_critic_may_see_what_all_see_together() -> None:
    env = ludarium.env.aec("barrage", players=3)
    env.reset(seed=1)
    assert env.state().shape == (3 * env.seats.size,)
    size = env.seats.size
    assert (env.state()[size : 2 * size] == env.observe("player_1")["observation"]).all()


@pytest.mark.parametrize("make", [ludarium.env.aec, ludarium.env.parallel])
def test_an_environment_can_be_sent_to_another_process(make: Any) -> None:
    env = make("ginkgopolis", players=4, options={"characters": "draft"}, reward="lead")
    env.reset(seed=1)
    other = pickle.loads(pickle.dumps(env))
    other.reset(seed=1)
    assert other.seats.state.digest() == env.seats.state.digest()
    assert other.seats.reward is by_lead


def test_without_pettingzoo_it_is_said_how_to_get_it() -> None:
    hidden = "import sys; sys.modules['pettingzoo'] = None"
    program = f"{hidden}; import ludarium; ludarium.game('ginkgopolis').new(2, 1).observe(0); import ludarium.env"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert done.stderr.strip().endswith("pip install 'ludarium[env]'")
