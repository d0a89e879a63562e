"""The value networks: their arithmetic, and the features that the games give them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.bots import bot
from ludarium.engine.chance import chance
from ludarium.engine.network import ValueNetwork, ValueNetworks, WeightSet
from tests.known import few_tables, trained

SETS = [WeightSet("alone", [1]), WeightSet("two", [2, 3, 4], 2, is_optional=True), WeightSet("several", [2, 3, 4])]
TABLES = [table for table in few_tables() if table[0] in trained()]


def weights(numbers: int, units: int) -> dict[str, Any]:
    """Return weights that are all different."""
    luck = chance(5)

    def some(count: int) -> list[float]:
        return [(luck.below(2001) - 1000) / 500 for place in range(count)]

    return {
        "base": 3.5,
        "direct": some(numbers),
        "bias": some(units),
        "out": some(units),
        "hidden": [some(numbers) for unit in range(units)],
        "spread": [6.0, 2.0],
    }


@pytest.mark.parametrize("units", [8, 16])
def test_a_value_network_is_one_hidden_layer_and_a_linear_part(units: int) -> None:
    parts = weights(5, units)
    for features in ([0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, -2.0, 0.5, 0.0], [0.1, 0.2, 0.3, 0.4, 0.5]):
        points = parts["base"] + sum(a * b for a, b in zip(parts["direct"], features, strict=True))
        for bias, out, row in zip(parts["bias"], parts["out"], parts["hidden"], strict=True):
            points += out * max(0.0, bias + sum(a * b for a, b in zip(row, features, strict=True)))
        assert ValueNetwork(parts).points(features) == pytest.approx(points)
    value = ValueNetwork(parts).value([[0.0] * 5, [1.0] * 5], 1.5)
    assert (len(value.points), value.spread) == (2, 9.0)


def networks_of(parts: dict[str, Any], features: int = 5) -> ValueNetworks:
    """Return the networks of these weights."""
    found = ValueNetworks(Path("none"), SETS, features)
    found.load(json.dumps(parts))
    return found


def test_weights_for_other_features_are_refused() -> None:
    good = {"several": weights(5, 8), "alone": weights(5, 8)}
    networks_of(good)
    for wrong in (
        {"several": good["several"]},
        {**good, "alone": weights(4, 8)},
        {**good, "alone": {"base": 1.0}},
        {**good, "two": weights(4, 8)},
    ):
        with pytest.raises(ValueError, match="ludarium train"):
            networks_of(wrong)


def test_two_have_a_network_of_their_own_where_there_is_one() -> None:
    kinds = [{**weights(5, 8), "base": base} for base in (1.0, 2.0, 3.0)]
    without = networks_of({"alone": kinds[0], "several": kinds[1]})
    assert [without.of(players, sides).base for players, sides in ((1, 2), (1, 3), (2, 2), (2, 3), (4, 4))] == [1, 1, 2, 2, 2]
    given = networks_of({"alone": kinds[0], "several": kinds[1], "two": kinds[2]})
    assert [given.of(players, sides).base for players, sides in ((1, 2), (1, 3), (2, 2), (2, 3), (4, 4))] == [1, 1, 3, 2, 2]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_sample_has_features_of_moderate_size(name: str, players: int, options: dict[str, object]) -> None:
    """Whole games by bots of all strengths: as many features as were trained, none out of all proportion, and a sensible value."""
    game = ludarium.game(name)
    evaluator = game.evaluator
    plan = evaluator.training()
    assert plan is not None
    state: Any = game.new(players, 3, options)
    luck = chance(8)
    bots = [bot(("beginner", "random", "greedy", "random")[seat % 4]) for seat in range(players)]
    samples = 0
    while not state.over:
        if evaluator.is_sample(state):
            samples += 1
            rows = evaluator.features(state)
            assert [len(row) for row in rows] == [plan.features] * len(state.scores)
            assert all(-10 <= number <= 30 for row in rows for number in row)
            value = evaluator.value(state)
            assert all(-60 < points < 300 for points in value.points)
            assert value.spread > 0
        seat = state.to_move[0]
        state.play(seat, bots[seat].choose(state, seat, luck))
    assert samples >= 5
