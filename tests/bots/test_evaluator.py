"""What every game's evaluator promises to bots, and what a game without one of its own gets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.bots import BOTS, SearchBot, bot
from ludarium.bots.policy import play_by_prior
from ludarium.engine.chance import chance
from ludarium.engine.evaluator import Evaluator
from ludarium.engine.network import ValueNetworks, WeightSet, side_features
from ludarium.engine.rollout import rollout
from ludarium.engine.value import Value, result_of
from tests.known import trained
from tests.toy.game import TOY

TABLES = [(name, players) for name in trained() for players in ludarium.game(name).counts]


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_plays_a_game_without_an_evaluator_of_its_own(name: str) -> None:
    state = TOY.new(2, 3)
    luck = chance(1)
    player = SearchBot(simulations=4) if BOTS[name].settings else bot(name)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, player.choose(state, seat, luck))
    assert sum(result_of(state)) == pytest.approx(1)


def test_without_an_evaluator_of_its_own_a_game_is_valued_by_its_scores() -> None:
    state: Any = TOY.new(2, 3)
    evaluator: Evaluator[Any] = state.game.evaluator
    assert type(evaluator) is Evaluator
    seat = state.to_move[0]
    moves = state.moves(seat)
    assert evaluator.value(state).points == state.scores
    for move, logit in zip(moves, evaluator.prior(state, seat, moves), strict=True):
        after = state.copy()
        after.play(seat, move)
        assert logit == evaluator.estimate(after, seat) == evaluator.value(after).lead(seat)
    assert evaluator.is_quiet(state)
    assert evaluator.training() is None


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_evaluator_says_something_sensible_everywhere_and_leaves_the_position_as_it_is(name: str, players: int) -> None:
    """Along a whole game: values of all sides, a logit for every move, features exactly where a sample is."""
    game = ludarium.game(name)
    evaluator = game.evaluator
    plan = evaluator.training()
    assert plan is not None
    state: ludarium.State = game.new(players, 8)
    luck = chance(8)
    samples = 0
    for step in range(10_000):
        if state.over:
            break
        seat = state.to_move[-1]
        moves = state.moves(seat)
        if step % 7 == 0:
            before = state.digest()
            value = evaluator.value(state)
            assert len(value.points) == len(state.scores)
            assert value.spread > 0
            chances = value.win_probabilities()
            assert sum(chances) == pytest.approx(1) if len(chances) > 1 else 0 <= chances[0] <= 1  # a player alone may lose to nobody
            assert len(evaluator.prior(state, seat, moves)) == len(moves)
            assert abs(evaluator.estimate(state, seat)) < 500
            assert state.digest() == before
        if evaluator.is_sample(state):
            samples += 1
            assert {len(row) for row in evaluator.features(state)} == {plan.features}
            assert evaluator.remaining(state) >= 0
        state.play(seat, luck.pick(moves))
    assert state.over
    assert samples > 3
    assert evaluator.value(state).points == pytest.approx(state.scores)


@pytest.mark.parametrize("name", list(ludarium.GAMES))
def test_a_game_is_played_to_its_end_by_the_prior_alone(name: str) -> None:
    state: ludarium.State = ludarium.game(name).new(2, 4)
    while not state.over:
        play_by_prior(state)
    assert len(state.ranking) == 2


@pytest.mark.parametrize("name", trained())
def test_actions_are_legal_and_have_the_features_of_the_prior(name: str) -> None:
    game = ludarium.game(name)
    evaluator = game.evaluator
    plan = evaluator.training()
    assert plan is not None
    if not plan.prior_features:
        assert not plan.prior_line_ups
        return
    for line_up in plan.prior_line_ups:
        state: ludarium.State = game.new(line_up.players, 6, line_up.options)
        while not state.over:
            if evaluator.is_quiet(state):
                found = evaluator.actions(state, 0)
                assert found
                for action in found:
                    assert len(action.features) == plan.prior_features
                    after = state.copy()
                    for move in action.moves:
                        after.play(0, move)
            play_by_prior(state)


def test_a_side_alone_has_features_too() -> None:
    assert side_features([[1.0, 2.0]], [5.0]) == [[1.0, 2.0, 0.0, 0.0, 5.0]]
    assert side_features([[1.0], [2.0]], []) == [[1.0, 2.0], [2.0, 1.0]]
    assert side_features([[1.0], [2.0], [6.0]], [7.0]) == [[1.0, 4.0, 7.0], [2.0, 3.5, 7.0], [6.0, 1.5, 7.0]]


def test_a_table_that_no_set_of_weights_is_for_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    path.write_text("{}")
    networks = ValueNetworks(path, [WeightSet("three", [3], is_optional=True)], 4)
    with pytest.raises(ValueError, match="2 players among 2 sides"):
        networks.of(2, 2)


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in ludarium.GAMES for players in ludarium.game(name).counts[::2]])
def test_the_value_of_a_finished_game_is_its_score(name: str, players: int) -> None:
    state: ludarium.State = ludarium.game(name).new(players, 6)
    rollout(state, chance(6))
    assert state.game.evaluator.value(state).points == pytest.approx(state.scores)


@pytest.mark.parametrize(("name", "players"), [(name, 2) for name in trained()])
def test_the_end_is_surer_the_nearer_it_is(name: str, players: int) -> None:
    state: ludarium.State = ludarium.game(name).new(players, 6)
    early = state.game.evaluator.value(state).spread
    luck = chance(6)
    before_the_end = state.copy()
    while not state.over:
        before_the_end = state.copy()
        state.play(state.to_move[0], luck.pick(state.moves(state.to_move[0])))
    assert state.game.evaluator.value(before_the_end).spread < early


def test_win_probabilities_add_up_and_follow_the_points() -> None:
    ahead, level, behind = Value([52.0, 50.0, 41.0], 5.0).win_probabilities()
    assert ahead + level + behind == pytest.approx(1)
    assert ahead > level > behind > 0
    assert Value([30.0, 30.0], 5.0).win_probabilities() == [0.5, 0.5]
    assert Value([12.0, 30.0, 20.0], 5.0).lead(2) == -10
    assert Value([12.0], 5.0).lead(0) == 12
