"""From games of bots to weights that a game takes. Few games: the weights are poor, but the way is whole."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.engine.network import ValueNetworks, network_of
from ludarium.engine.prior import LinearPrior
from ludarium.engine.training import FitPrior, FitValue, SelfPlay, Stage
from ludarium.parallel import Here
from ludarium.training.deals import held_back, plan_of
from tests.terminal.run import Done
from tests.terminal.run import ludarium as program

numpy = pytest.importorskip("numpy")

GAME = "ginkgopolis"


def train(folder: Path, *words: str) -> Done:
    """Run `ludarium train …` in one process, everything in a folder of the test's own."""
    return program(folder, "train", words[0], GAME, *words[1:], "--weights", str(folder), *where(words[0], folder))


def where(step: str, folder: Path) -> list[str]:
    """Return the options that keep a step in a folder and in one process."""
    workers = [] if step == "value" else ["--workers", "1"]
    return workers if step == "prior" else [*workers, "--samples", str(folder)]


def own_weights(folder: Path) -> None:
    """Begin with the game's own weights."""
    for path in plan_of(GAME).folder.glob("*.json"):
        shutil.copy(path, folder)


def steps_of(done: Done) -> list[str]:
    """Return the steps that were reported."""
    assert done.status == 0, done.err
    return [line.split(":")[0] for line in done.out.splitlines() if "leads are off by" in line]


def saved(folder: Path) -> list[dict[str, Any]]:
    """Return the samples that were saved."""
    from ludarium.training.samples import read

    return [read(path) for path in sorted((folder / GAME).glob("*.npz"))]


def networks_in(folder: Path) -> ValueNetworks:
    """Return the networks of a folder."""
    plan = plan_of(GAME)
    return ValueNetworks(folder / "value.json", plan.sets, plan.features)


def test_games_are_played_learnt_from_and_written_as_weights_that_the_game_takes(tmp_path: Path) -> None:
    """Without any weights to begin with: games by the quick estimate need none."""
    none = train(tmp_path, "value")
    assert none.status == 2
    assert f"run `ludarium train self-play {GAME}` first" in none.err
    for players in ("1", "2"):
        assert train(tmp_path, "self-play", "--games", "25", "--players", players).status == 0
        if players == "1":
            half = train(tmp_path, "value")
            assert half.status == 2
            assert "no games for the weights 'two'" in half.err
            assert not (tmp_path / "value.json").exists()
    done = train(tmp_path, "value", "--epochs", "1")
    assert steps_of(done) == ["pass 1", "pass 2", "pass 3"] * 3
    game = ludarium.game(GAME)
    state: Any = game.new(2, 1, {"characters": "beginner"})
    assert len(networks_in(tmp_path).of(2, 2).value(game.evaluator.features(state), 1.0).points) == 2


def test_continuations_are_learnt_as_averages_and_corrected_by_the_ends_of_games_by_search(tmp_path: Path) -> None:
    own_weights(tmp_path)
    alone = ["--games", "10", "--players", "1", "--seed", "5"]
    fit = ["value", "--only", "alone", "--epochs", "1", "--units", "16"]
    others = {name: part for name, part in json.loads((tmp_path / "value.json").read_text()).items() if name != "alone"}

    assert train(tmp_path, "self-play", *alone, "--continuations", "2").status == 0
    (averages,) = saved(tmp_path)
    points, games = averages["points"], averages["game"]
    assert not (points[games == games[0]] == points[0]).all()  # every position of a game has ends of its own
    assert (2 * points == numpy.round(2 * points)).all()  # each the average of two
    assert set(averages["won"].tolist()) <= {0, 0.25, 0.5, 0.75, 1}
    assert steps_of(train(tmp_path, *fit)) == ["continuations"]
    before = json.loads((tmp_path / "value.json").read_text())

    assert train(tmp_path, "self-play", *alone, "--simulations", "2").status == 0
    (ends,) = (file for file in saved(tmp_path) if not file["continued"])
    for game in set(ends["game"].tolist()):
        own = ends["points"][ends["game"] == game]
        assert (own == own[0]).all()
    assert steps_of(train(tmp_path, *fit)) == ["continuations", "before correction", "corrected"]
    after = json.loads((tmp_path / "value.json").read_text())
    assert (after["alone"]["hidden"], after["alone"]["out"]) == (before["alone"]["hidden"], before["alone"]["out"])
    assert after["alone"]["direct"] != before["alone"]["direct"]
    assert {name: part for name, part in after.items() if name != "alone"} == others
    assert len(networks_in(tmp_path).of(1, 2).groups) == 2


def test_the_prior_is_fitted_to_actions_that_were_tried(tmp_path: Path) -> None:
    own_weights(tmp_path)
    done = train(tmp_path, "prior", "--games", "4", "--simulations", "2", "--worlds", "1", "--seed", "6")
    assert done.status == 0, done.err
    assert "points less than the best action" in done.out
    prior = LinearPrior(tmp_path / "prior.json", plan_of(GAME).prior_features)
    prior.logit([0.0] * prior.features)
    assert any(prior.weights)


def test_a_plan_is_carried_out_from_nothing(tmp_path: Path) -> None:
    """Games by the quick estimate, networks from them, games by search with those networks, a prior, continuations by that prior."""
    from ludarium.training.stages import Training

    plan = plan_of(GAME)
    plan.line_ups = [line_up for line_up in plan.line_ups if line_up.players < 3][-4:]
    assert {line_up.players for line_up in plan.line_ups} == {1, 2}
    plan.prior_line_ups = plan.prior_line_ups[-2:]
    stages: list[Stage] = [
        SelfPlay(44),
        FitValue(),
        SelfPlay(4, 11, 2),
        FitValue(),
        FitPrior(3, 6, 2, 1),
        SelfPlay(6, 20, 0, 1, 1),
        FitValue("alone"),
    ]
    shutil.copy(plan.folder / "prior.json", tmp_path)
    whole = Training(GAME, plan, tmp_path, tmp_path / "samples", Here())
    for stage in stages:
        whole.run(stage)
    parts = json.loads((tmp_path / "value.json").read_text())
    for one in plan.sets:
        network_of(parts, one.name, plan.features)
    assert (tmp_path / "prior.json").read_text() != (plan.folder / "prior.json").read_text()
    with pytest.raises(TypeError):
        whole.run(Stage())


def test_several_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        folder = tmp_path / workers
        words = [GAME, "--games", "6", "--players", "2", "--samples", str(folder), "--workers", workers]
        assert program(tmp_path, "train", "self-play", *words).status == 0
    one, two = (saved(tmp_path / workers)[0] for workers in ("1", "2"))
    assert all((one[name] == two[name]).all() for name in ("features", "points", "game"))


WRONG: list[tuple[list[str], str]] = [
    (["value", GAME, "--units", "12"], "must be a multiple of 8, not 12"),
    (["value", GAME, "--only", "tow"], "no weights 'tow'"),
    (["value", GAME, "--epochs", "0"], "--epochs must be at least 1"),
    (["self-play", GAME, "--games", "0"], "--games must be at least 1"),
    (["self-play", GAME, "--simulations", "-1"], "--simulations must be at least 0"),
    (["self-play", GAME, "--players", "7"], "no line-up of 7 players"),
    (["self-play", "ginkgo"], "there is no game 'ginkgo'"),
    (["prior", "barrage"], "no trained prior"),
    (["run", GAME, "--scale", "0"], "--scale must be above 0"),
]


@pytest.mark.parametrize(("words", "said"), WRONG)
def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, words: list[str], said: str) -> None:
    done = program(tmp_path, "train", *words)
    assert done.status == 2
    assert said in done.err
    assert len(done.err.splitlines()) == 1


def test_weights_for_other_features_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "value.json").write_text("{}")
    done = train(tmp_path, "self-play", "--games", "1", "--simulations", "2")
    assert done.status == 2
    assert "run `ludarium train` again" in done.err
    assert not saved(tmp_path)


def test_samples_of_an_older_version_are_refused(tmp_path: Path) -> None:
    (tmp_path / GAME).mkdir()
    numpy.savez(tmp_path / GAME / "1-1.npz", seen=numpy.zeros(3))
    done = train(tmp_path, "value")
    assert done.status == 2
    assert "saved by an older version" in done.err


def test_samples_that_were_cut_off_are_refused(tmp_path: Path) -> None:
    assert train(tmp_path, "self-play", "--games", "2", "--players", "2").status == 0
    path = next((tmp_path / GAME).glob("*.npz"))
    path.write_bytes(path.read_bytes()[:-200])
    done = train(tmp_path, "value")
    assert done.status == 2
    assert f"{path} cannot be read" in done.err
    assert "delete it" in done.err


def test_what_is_held_back_is_not_learnt_from(tmp_path: Path) -> None:
    from ludarium.training.samples import Samples

    assert train(tmp_path, "self-play", "--games", "12", "--players", "2").status == 0
    several = plan_of(GAME).sets[-1]
    learnt, test = Samples(saved(tmp_path), several).split()
    tests = held_back(range(1, 13), 10)
    assert set(test.game.tolist()) == tests
    assert set(learnt.game.tolist()) == set(range(1, 13)) - tests


def test_games_by_search_are_learnt_from_six_times_as_often(tmp_path: Path) -> None:
    from ludarium.training.samples import Samples

    assert train(tmp_path, "self-play", "--games", "2", "--players", "2").status == 0
    (quick,) = saved(tmp_path)
    searched = {**quick, "searched": numpy.array(True), "game": quick["game"] + 10}
    samples = Samples([quick, searched], plan_of(GAME).sets[-1])
    assert len(samples) == 2 * len(quick["game"])
    counted = zip(samples.game.tolist(), samples.times.tolist(), strict=True)
    assert {(game > 10, times) for game, times in counted} == {(False, 1), (True, 6)}


def test_one_game_is_too_few(tmp_path: Path) -> None:
    own_weights(tmp_path)
    assert train(tmp_path, "self-play", "--games", "1", "--players", "1").status == 0
    for words in (["value", "--only", "alone"], ["prior", "--games", "1", "--simulations", "1", "--worlds", "1"]):
        done = train(tmp_path, *words)
        assert done.status == 2
        assert "one game is too few" in done.err


def test_a_set_of_weights_learns_from_its_own_tables() -> None:
    from ludarium.training.samples import belongs

    points = numpy.array([[1, 2, numpy.nan], [1, 2, 3], [1, 2, numpy.nan], [1, 2, 3]])
    file = {"players": numpy.array([1, 1, 2, 2]), "points": points}
    alone, two, several = plan_of("barrage").sets
    assert belongs(alone, file).tolist() == [True, True, False, False]
    assert belongs(two, file).tolist() == [False, False, True, False]
    assert belongs(several, file).tolist() == [False, False, True, True]


def test_without_numpy_the_program_works_and_training_says_what_is_missing() -> None:
    for words, status, said in ((["games"], 0, GAME), (["train", "value", GAME], 2, 'pip install "ludarium[train]"')):
        code = f"import sys; sys.modules['numpy'] = None; sys.argv = ['ludarium', *{words}]; from ludarium.cli import main; main()"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert done.returncode == status
        assert said in done.stdout + done.stderr
