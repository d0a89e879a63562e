"""The value networks: their arithmetic, the features that the games give them, and the tool that trains them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.bots import bot
from ludarium.engine.chance import chance
from ludarium.engine.network import ValueNetwork, ValueNetworks, WeightSet
from ludarium.games.ginkgopolis.ai.features import FEATURES

ROOT = Path(__file__).resolve().parent.parent.parent
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
            points = [card.bonus.measure(state, side) for card in ending]
            assert promised[0] + promised[1] == pytest.approx(0.02 * sum(points))
            assert max(promised[2:]) == pytest.approx(0.1 * max(points))


def test_the_training_tool_plays_learns_and_writes_weights_that_the_game_takes(tmp_path: Path) -> None:
    """Few games: the weights are poor, but the way from games to a file that the game reads is whole."""
    pytest.importorskip("numpy")
    tool = [sys.executable, str(ROOT / "tools" / "train.py")]
    common = ["ginkgopolis", "--folder", str(tmp_path)]
    none = subprocess.run([*tool, "fit", *common], capture_output=True, text=True, check=False)
    assert none.returncode == 1
    assert "train.py play ginkgopolis" in none.stdout
    for players, games in (("1", "20"), ("2", "20")):
        subprocess.run([*tool, "play", *common, "--games", games, "--players", players, "--seed", "1"], check=True, capture_output=True)
        if players == "1":
            half = subprocess.run([*tool, "fit", *common], capture_output=True, text=True, check=False)
            assert half.returncode == 1
            assert "no games of several" in half.stderr
    out = tmp_path / "value.json"
    done = subprocess.run([*tool, "fit", *common, "--epochs", "1", "--out", str(out)], capture_output=True, text=True, check=True)
    assert done.stdout.count("leads are off by") == 9
    game = ludarium.game("ginkgopolis")
    state: Any = game.new(2, 1, {"characters": "beginner"})
    found = networks_of(json.loads(out.read_text()), FEATURES)
    assert len(found.of(2, 2).value(game.evaluator.features(state), 1.0).points) == 2


def test_where_games_were_continued_the_tool_learns_from_their_average_ends_and_bends_that_to_the_ends_of_others(tmp_path: Path) -> None:
    numpy = pytest.importorskip("numpy")
    tool = [sys.executable, str(ROOT / "tools" / "train.py")]
    common = ["ginkgopolis", "--folder", str(tmp_path)]
    alone = ["--games", "10", "--players", "1", "--seed", "1"]
    out = tmp_path / "value.json"
    out.write_text(
        (Path(ludarium.__file__).parent / "games" / "ginkgopolis" / "ai" / "value.json").read_text()
    )  # of the mirror, when compiled
    fit = [*tool, "fit", *common, "--only", "alone", "--epochs", "1", "--units", "16", "--out", str(out)]

    subprocess.run([*tool, "play", *common, *alone, "--continuations", "2"], check=True, capture_output=True)
    (continued,) = saved(tmp_path, numpy)
    points, games = continued["points"][:, :2], continued["game"]
    assert not (points[games == games[0]] == points[0]).all()  # every position of a game has ends of its own
    assert (2 * points == numpy.round(2 * points)).all()  # each the average of two
    assert set(continued["won"].tolist()) <= {0, 0.25, 0.5, 0.75, 1}
    assert steps_of(subprocess.run(fit, capture_output=True, text=True, check=True)) == ["continuations"]
    before = json.loads(out.read_text())["alone"]

    subprocess.run([*tool, "play", *common, *alone, "--simulations", "2"], check=True, capture_output=True)
    (plain,) = (file for file in saved(tmp_path, numpy) if not file["continued"])
    for game in set(plain["game"].tolist()):
        ends = plain["points"][plain["game"] == game, :2]
        assert (ends == ends[0]).all()
    assert steps_of(subprocess.run(fit, capture_output=True, text=True, check=True)) == ["continuations", "before bending", "bent"]
    after = json.loads(out.read_text())["alone"]
    assert (after["hidden"], after["out"]) == (before["hidden"], before["out"])
    assert after["direct"] != before["direct"]
    assert len(networks_of(json.loads(out.read_text()), FEATURES).of(1, 2).groups) == 2


def test_the_tool_refuses_units_that_a_network_cannot_sum_up() -> None:
    pytest.importorskip("numpy")
    tool = [sys.executable, str(ROOT / "tools" / "train.py"), "fit", "ginkgopolis", "--units", "12"]
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--units must be a multiple of 8, not 12" in done.stderr


def steps_of(done: subprocess.CompletedProcess[str]) -> list[str]:
    """Return the steps that the tool reports."""
    return [line.split(":")[0] for line in done.stdout.splitlines() if "leads are off by" in line]


def saved(folder: Path, numpy: Any) -> list[Any]:
    """Return what the tool has saved."""
    return [numpy.load(path) for path in sorted((folder / "ginkgopolis").glob("*.npz"))]
