"""The games in OpenSpiel: its own checks, honest chance, memory, and worlds drawn anew for its search."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from typing import Any

import pytest

import ludarium

WHY = "OpenSpiel is not installed: pip install 'ludarium[openspiel]'"
np = pytest.importorskip("numpy", reason=WHY)
pyspiel = pytest.importorskip("pyspiel", reason=WHY)

from ludarium.env.openspiel import LUCK_NODES, LUCK_OUTCOMES, register  # noqa: E402
from ludarium.env.rewards import by_place  # noqa: E402
from tests.known import few_tables  # noqa: E402


def written(name: str, options: dict[str, object]) -> str:
    """Return options as OpenSpiel's parameter has them."""
    specs = {spec.name: spec for spec in ludarium.game(name).options}
    return " ".join(f"{option}:{specs[option].write(value)}" for option, value in options.items())


TABLES = [
    (f"ludarium_{name}", {"players": players, "options": written(name, options)})
    for name, players, options in few_tables()
    if players < 4  # larger tables take long and are the same to OpenSpiel
]


def opened(name: str, parameters: dict[str, Any], luck: Any, moves: int = 0) -> Any:
    """Return a state after the set-up and so many random decisions."""
    state = pyspiel.load_game(name, parameters).new_initial_state()
    made = 0
    while state.is_chance_node() or made < moves:
        if not state.is_chance_node():
            made += 1
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_openspiels_own_random_simulation(name: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, parameters), num_sims=1, serialize=True, verbose=False)


def test_every_game_is_registered_once_and_loads_by_its_text() -> None:
    register()
    assert {f"ludarium_{name}" for name in ludarium.GAMES} <= set(pyspiel.registered_names())
    game = pyspiel.load_game("ludarium_ginkgopolis(players=3,options=characters:draft first:1)")
    assert game.num_players() == 3
    assert game.options["characters"] == "draft"
    assert game.options["first"] == 1
    assert pyspiel.load_game(str(game)).options == game.options


def test_wrong_options_are_refused() -> None:
    with pytest.raises(ludarium.OptionError, match="Did you mean 'characters'"):
        pyspiel.load_game("ludarium_ginkgopolis", {"options": "character:draft"})
    with pytest.raises(ludarium.OptionError, match="name:value"):
        pyspiel.load_game("ludarium_ginkgopolis", {"options": "draft"})


def test_a_program_that_used_the_games_ends_in_order() -> None:
    program = "import pyspiel, ludarium.env.openspiel; pyspiel.load_game('ludarium_ginkgopolis').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_whole_games_end_with_the_rewards_of_their_places(name: str, parameters: dict[str, Any]) -> None:
    luck = np.random.RandomState(1)
    state = opened(name, parameters, luck)
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert state.position.over
    assert state.returns() == by_place(state.position)
    is_zero_sum = state.get_game().get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert is_zero_sum == (1 < len(state.position.scores) == parameters["players"])  # a player alone is rated, not ranked
    assert sum(state.returns()) == pytest.approx(0.0) or not is_zero_sum


def test_chance_comes_before_whatever_it_decides() -> None:
    """No state knows the luck to come: at each shuffle there are chance nodes, and other outcomes give other games."""
    game = pyspiel.load_game("ludarium_ginkgopolis")
    state = game.new_initial_state()
    digests = set()
    for outcome in (0, 1, 200):
        child = state.clone()
        for _node in range(LUCK_NODES):
            assert child.is_chance_node()
            assert child.chance_outcomes() == [(number, 1 / LUCK_OUTCOMES) for number in range(LUCK_OUTCOMES)]
            child.apply_action(outcome)
        assert not child.is_chance_node()
        digests.add(child.position.digest())
    assert len(digests) == 3
    luck = np.random.RandomState(2)
    state = opened("ludarium_ginkgopolis", {}, luck)
    shuffles = 0
    while not state.is_terminal():
        if state.is_chance_node() and str(state).endswith("[]"):  # the first of a row of chance nodes
            shuffles += 1
            before = state.position.digest()
            worlds = set()
            for outcome in (3, 4):
                world = state.clone()
                for _node in range(LUCK_NODES):
                    assert world.position.digest() == before, "the move waits for its luck"
                    world.apply_action(outcome)
                worlds.add(world.position.digest())
            assert len(worlds) == 2
        chance_before = state.position.chance.dump()
        by_player = not state.is_chance_node()
        state.apply_action(int(luck.choice(state.legal_actions())))
        assert state.position.chance.dump() == chance_before or not by_player, "a player's move used luck of its own"
    assert shuffles > 0


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_clones_and_saved_states_go_on_alike(name: str, parameters: dict[str, Any]) -> None:
    luck = np.random.RandomState(4)
    state = opened(name, parameters, luck, moves=12)
    clone = state.clone()
    saved = pickle.loads(pickle.dumps(state))
    digest = state.position.digest()
    for _step in range(15):
        if clone.is_terminal():
            break
        action = int(luck.choice(clone.legal_actions()))
        for other in (clone, saved):
            other.apply_action(action)
        assert str(clone) == str(saved)
        for player in range(parameters["players"]):
            assert clone.information_state_string(player) == saved.information_state_string(player)
    assert state.position.digest() == digest, "a clone shares something with the original"


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_a_world_drawn_anew_cannot_be_told_from_the_real_one(name: str, parameters: dict[str, Any]) -> None:
    luck = np.random.RandomState(5)
    differ = 0
    for moves in (1, 9, 20):
        state = opened(name, parameters, luck, moves)
        if state.is_terminal():
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, luck.random_sample)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert (np.array(world.observation_tensor(player)) == np.array(state.observation_tensor(player))).all()
        assert world.legal_actions() == state.legal_actions()
        differ += world.position.digest() != state.position.digest()
        assert pickle.loads(pickle.dumps(world)).position.digest() == world.position.digest()
    assert differ == 3


def test_an_information_state_remembers_how_it_came_about() -> None:
    """Whoever exploits first and builds then has seen something else than whoever does it the other way round."""
    start = opened("ludarium_ginkgopolis", {"players": 2, "options": "first:0"}, np.random.RandomState(1))
    memories = set()
    for seed in range(6):
        luck = np.random.RandomState(seed)
        state = start.clone()
        before = [state.told_to(player) for player in range(2)]
        for _move in range(8):
            state.apply_action(int(luck.choice(state.legal_actions())))
        for player in range(2):
            assert state.told_to(player) != before[player], "nothing that happened is remembered"
            assert state.information_state_string(player) == f"{state.observation_string(player)} {state.told_to(player)}"
        memories.add(state.told_to(0))
        assert state.told_to(0) != state.told_to(1), "both remember the same, but each knows its own secrets"
    assert len(memories) > 3


def test_a_public_observer_sees_what_everybody_sees() -> None:
    from open_spiel.python.observation import make_observation

    state = opened("ludarium_ginkgopolis", {"players": 2}, np.random.RandomState(1))
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    told = make_observation(state.get_game(), public).string_from(state, 0)
    assert json.loads(told) == state.position.view(None)
    with pytest.raises(ValueError, match="never what all players see together"):
        state.get_game().make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )


def test_what_another_chooses_in_secret_is_in_nobody_elses_information_state() -> None:
    start = opened("ludarium_ginkgopolis", {"players": 2}, np.random.RandomState(6))
    chooser = start.current_player()
    seen = set()
    for card in start.legal_actions()[:4]:
        state = start.clone()
        state.apply_action(card)
        while state.current_player() == chooser:
            state.apply_action(state.legal_actions()[0])
        seen.add((state.information_state_string(1 - chooser), tuple(state.observation_tensor(1 - chooser))))
    assert len(seen) == 1


def test_the_tensor_is_the_librarys_observation_in_named_parts() -> None:
    from open_spiel.python.observation import make_observation

    state = opened("ludarium_barrage", {"players": 2}, np.random.RandomState(7), moves=5)
    expected = state.position.observe(1)
    assert np.allclose(state.observation_tensor(1), expected.values)
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    begin, end = expected.parts["side 0 wheel"]
    assert np.allclose(observation.dict["side 0 wheel"], expected.values[begin:end])


def test_openspiels_own_search_plays_ginkgopolis() -> None:
    """Information set MCTS, as OpenSpiel brings it, decides whole rounds: every world it samples fits what its seat knows."""
    from open_spiel.python.algorithms import ismcts, mcts

    luck = np.random.RandomState(8)
    state = opened("ludarium_ginkgopolis", {"players": 2}, luck)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=1.0, max_simulations=6, random_state=luck)
    decided = 0
    while decided < 8:
        action = bot.step(state) if not state.is_chance_node() else luck.choice(LUCK_OUTCOMES)
        decided += not state.is_chance_node()
        assert action in state.legal_actions()
        state.apply_action(int(action))
