"""The value networks: their arithmetic, and the features that the games give them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.bots import bot
from ludarium.engine.chance import chance
from ludarium.engine.context import OF_SEAT
from ludarium.engine.network import ValueNetwork, ValueNetworks, WeightSet

SETS = [WeightSet("alone", [1]), WeightSet("two", [2, 3, 4], 2, is_optional=True), WeightSet("several", [2, 3, 4])]
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("ginkgopolis", 1, {"expert": True}),
    ("ginkgopolis", 2, {}),
    ("ginkgopolis", 5, {"characters": "draft"}),
    ("barrage", 1, {"automa-1": "4"}),
    ("barrage", 2, {"automa-1": "1"}),
    ("barrage", 4, {}),
]


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
            assert [len(row) for row in rows] == [plan.features] * len(state.sides)
            assert all(-10 <= number <= 30 for row in rows for number in row)
            value = evaluator.value(state)
            assert all(-60 < points < 300 for points in value.points)
            assert value.spread > 0
        seat = state.to_move[0]
        state.play(seat, bots[seat].choose(state, seat, luck))
    assert samples > 10


@pytest.mark.parametrize(("name", "options"), [("ginkgopolis", {"characters": "beginner"}), ("barrage", {"game": "introductory"})])
def test_sides_are_valued_by_what_they_have_and_not_by_their_seat(name: str, options: dict[str, object]) -> None:
    """More points for one side: its value rises by about as much, that of the others hardly changes."""
    game = ludarium.game(name)
    evaluator = game.evaluator
    state: Any = game.new(2, 5, options)
    luck = chance(8)
    while not (evaluator.is_sample(state) and state.round >= 3):
        seat = state.to_move[0]
        state.play(seat, bot("greedy").choose(state, seat, luck))
    before = evaluator.value(state)
    for side in range(2):
        better = state.copy()
        better.sides[side].points += 10
        after = evaluator.value(better)
        assert 5 < after.points[side] - before.points[side] < 15
        assert after.lead(side) > before.lead(side) + 5


@pytest.mark.parametrize(("players", "options"), [(1, {"expert": True}), (2, {})])
def test_two_sides_have_features_for_what_the_cards_in_circulation_would_score(players: int, options: dict[str, object]) -> None:
    game = ludarium.game("ginkgopolis")
    state: Any = game.new(players, 3, options)
    luck = chance(3)
    while state.round < 8 or not game.evaluator.is_sample(state):
        seat = state.to_move[0]
        state.play(seat, bot("greedy").choose(state, seat, luck))
    marked = [building.tile for building in state.city.at.values() if building.marked]
    cards = [state.content.buildings[card] for card in state.circulating() + marked if card < 60]
    ending = [card for card in cards if card.trigger == 3]
    assert ending
    for seat, row in enumerate(game.evaluator.features(state)):
        start = len(row) - 14
        own, others, kinds = row[start : start + 4], row[start + 4 : start + 8], row[start + 8 :]
        assert sum(kinds) == pytest.approx(0.1 * len(cards))
        assert kinds[0] + kinds[3] == pytest.approx(0.1 * len(ending))
        for side, promised in ((seat, own), (1 - seat, others)):
            points = [card.bonus.measure(state, OF_SEAT[side]) for card in ending]
            assert promised[0] + promised[1] == pytest.approx(0.02 * sum(points))
            assert max(promised[2:]) == pytest.approx(0.1 * max(points))
