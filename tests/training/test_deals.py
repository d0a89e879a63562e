"""Which games are played for training, and which of them are held back."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.engine.errors import OptionError
from ludarium.training.deals import Weights, deals, held_back, plan_of, read_weights, trainee
from tests.known import trained
from tests.toy.game import TOY


@pytest.mark.parametrize("name", trained())
def test_a_game_has_a_plan_whose_tables_can_be_opened_and_find_their_weights(name: str) -> None:
    game = ludarium.game(name)
    plan = plan_of(name)
    for line_up in [*plan.line_ups, *plan.prior_line_ups]:
        state: Any = game.new(line_up.players, 1, line_up.options)
        assert any(one.fits(line_up.players, len(state.scores)) for one in plan.sets)
    assert {line_up.players for line_up in plan.line_ups} == set(game.counts)
    assert plan.stages
    weights = read_weights(plan.folder)
    assert weights.value
    assert bool(weights.prior) == bool(plan.prior_features)


def test_a_game_without_a_plan_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ludarium, "game", lambda name: TOY)
    with pytest.raises(OptionError, match="nothing to train for toy"):
        plan_of("toy")


@pytest.mark.parametrize("name", trained())
def test_one_game_in_ten_is_held_back_of_every_line_up(name: str) -> None:
    """Also where the number of line-ups is ten, or divides it."""
    line_ups = plan_of(name).line_ups
    played = deals(line_ups, 2000, 1)
    assert [deal.seed for deal in played] == list(range(1, 2001))
    tests = held_back([deal.seed for deal in played], 10)
    for place, line_up in enumerate(line_ups):
        own = [deal for deal in played if deal.seed % len(line_ups) == place]
        assert {deal.players for deal in own} == {line_up.players}
        assert 0.03 < sum(deal.seed in tests for deal in own) / len(own) < 0.2


def test_the_same_games_are_held_back_whatever_else_was_played_and_at_least_one() -> None:
    all_of_them = held_back(range(1, 301), 10)
    assert held_back(range(1, 101), 10) == {seed for seed in all_of_them if seed <= 100}
    for first in range(1, 280):
        few = held_back(range(first, first + 3), 10)
        assert few == {seed for seed in all_of_them if first <= seed < first + 3} or (len(few) == 1 and not few & all_of_them)


def test_orders_travel_between_processes() -> None:
    for deal in deals(plan_of("ginkgopolis").line_ups, 3, 1):
        assert vars(pickle.loads(pickle.dumps(deal))) == vars(deal)


def test_a_trainee_plays_with_the_weights_it_is_given_and_nobody_else_does() -> None:
    plan = plan_of("ginkgopolis")
    weights = read_weights(plan.folder)
    parts = json.loads(weights.value)
    for part in parts.values():
        part["base"] += 100.0
    richer = trainee("ginkgopolis", Weights(json.dumps(parts), weights.prior))
    state = ludarium.game("ginkgopolis").new(2, 1, {"characters": "beginner"})
    usual = ludarium.game("ginkgopolis").evaluator.value(state)
    assert richer.evaluator.value(state).points == pytest.approx([points + 100 for points in usual.points])
    with pytest.raises(OptionError, match="run `ludarium train` again"):
        trainee("ginkgopolis", Weights(prior="[1.0]"))


def test_a_folder_may_have_no_weights_yet(tmp_path: Path) -> None:
    assert vars(read_weights(tmp_path)) == {"value": "", "prior": ""}
