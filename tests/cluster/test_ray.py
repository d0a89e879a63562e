"""Games on a real cluster: the same ones as elsewhere, whoever is killed meanwhile."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludarium.cluster import machines
from ludarium.cluster.machines import Cluster
from ludarium.parallel import WorkplaceError
from tests.cluster.started import PATIENCE, ROOT, SOURCES, Started, until
from tests.ports import free_port
from tests.terminal.run import COLUMNS, Done

pytest.importorskip("ray", reason="Ray is not installed: pip install 'ludarium[cluster]'")
pytestmark = pytest.mark.skipif(not Path("/proc").is_dir(), reason="what runs here cannot be told without /proc")

OWN = """
import os, signal, time
from pathlib import Path
from ludarium.bots import RandomBot
from .steps import STEP

class Last(RandomBot):
    def choose(self, state, player, luck):
        return state.moves(player)[-min(STEP, len(state.moves(player)))]

class Raising(RandomBot):
    def choose(self, state, player, luck):
        raise ValueError("no idea")

class Slow(RandomBot):
    def choose(self, state, player, luck):
        time.sleep(1000)

class Deadly(RandomBot):
    def choose(self, state, player, luck):
        if Path({marker!r}).exists():
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(state, player, luck)
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Started]:
    """A cluster of one machine that plays two games at once."""
    started = Started(2)
    try:
        yield started
    finally:
        started.close()


def command(folder: Path, *words: str) -> dict[str, Any]:
    """Return how `ludarium` is started in a folder, which is the current one."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME")}
    there = {"PYTHONPATH": f"{SOURCES}{os.pathsep}{ROOT}", "LUDARIUM_LANGUAGE": "en", "COLUMNS": str(COLUMNS), "XDG_DATA_HOME": str(folder)}
    return {"args": [sys.executable, "-m", "ludarium.cli", *words], "cwd": folder, "env": {**kept, **there}}


def ludarium(folder: Path, *words: str) -> Done:
    done = subprocess.run(**command(folder, *words), capture_output=True, text=True, check=False, timeout=600)
    return Done(done.returncode, done.stdout, done.stderr)


def assert_one_line(done: Done, says: str) -> None:
    assert done.status == 2, done.err
    assert done.err.count("\n") == 1, done.err
    assert says in done.err


def games_in(file: Path) -> list[dict[str, Any]]:
    """Return the lines of a results file but for what the machine decides."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        line.pop("seconds", None)
    return lines


def lines_of(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


# ---------------------------------------------------------------------------------------------------------------------
# The same games
# ---------------------------------------------------------------------------------------------------------------------

SEARCHING = ["arena", "ginkgopolis", "greedy", "advanced:simulations=4", "--games", "6", "--seed", "1"]


def test_an_arena_is_the_same_on_a_cluster_and_on_this_machine(tmp_path: Path, cluster: Started) -> None:
    there = ludarium(tmp_path, *SEARCHING, "--save", "there.jsonl", "--records", "there", "--cluster", cluster.address)
    assert (there.status, there.err) == (0, ""), there.err
    here = ludarium(tmp_path, *SEARCHING, "--save", "here.jsonl", "--records", "here", "--workers", "2")
    assert here.status == 0, here.err
    assert len(games_in(tmp_path / "there.jsonl")) == 7
    assert games_in(tmp_path / "there.jsonl") == games_in(tmp_path / "here.jsonl")
    names = sorted(path.name for path in (tmp_path / "here").iterdir())
    assert len(names) == 6
    assert [(tmp_path / "there" / name).read_text() for name in names] == [(tmp_path / "here" / name).read_text() for name in names]
    tables = [[line.split()[:-1] for line in done.out.splitlines()[:7]] for done in (there, here)]
    assert tables[0] == tables[1]


def test_self_play_is_the_same_on_a_cluster_and_on_this_machine(tmp_path: Path, cluster: Started) -> None:
    np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'ludarium[train]'")
    words = ["train", "self-play", "ginkgopolis", "--games", "6", "--simulations", "2", "--seed", "3"]
    for name, where in (("there", ["--cluster", cluster.address]), ("here", ["--workers", "2"])):
        done = ludarium(tmp_path, *words, "--samples", name, *where)
        assert done.status == 0, done.err
    (there,) = (tmp_path / "there" / "ginkgopolis").glob("*.npz")
    (here,) = (tmp_path / "here" / "ginkgopolis").glob("*.npz")
    with np.load(there) as first, np.load(here) as second:
        assert sorted(first.files) == sorted(second.files)
        for column in first.files:
            np.testing.assert_array_equal(first[column], second[column], column)


def test_a_plan_joins_the_cluster_once_for_all_its_stages(tmp_path: Path, cluster: Started) -> None:
    pytest.importorskip("numpy", reason="numpy is not installed: pip install 'ludarium[train]'")
    words = ["--games", "2", "--simulations", "2", "--worlds", "1", "--weights", "weights", "--cluster", cluster.address]
    done = ludarium(tmp_path, "train", "prior", "ginkgopolis", *words)
    assert done.status == 0, done.err
    assert (tmp_path / "weights" / "prior.json").exists()
    with Cluster(cluster.address) as place:
        driver = place.driver.pid
        assert list(place.in_order(partial(pow, 2), range(5))) == [1, 2, 4, 8, 16]
        assert list(place.in_order(abs, [-7, -8])) == [7, 8]
        assert list(place.in_order(abs, [])) == []
        assert place.driver.pid == driver


def is_alone(folder: Path, number: int) -> bool:
    """Say whether nobody else is at this work at the same time."""
    mark = folder / "mark"
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return False
    time.sleep(0.3)
    mark.unlink()
    return True


def test_the_cluster_of_this_machine_is_found_and_not_more_of_it_taken_than_told(
    tmp_path: Path, cluster: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)
    with Cluster("auto", workers=1) as place:
        assert all(place.in_order(partial(is_alone, tmp_path), range(6)))
    with Cluster(cluster.address) as place:
        assert not all(place.in_order(partial(is_alone, tmp_path), range(6))), "two at once, unless told"


# ---------------------------------------------------------------------------------------------------------------------
# Own bots
# ---------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder with a package of own bots; they are deadly while there is a file `deadly`."""
    package = tmp_path / "away" / "home_bots"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(OWN.replace("{marker!r}", repr(str(tmp_path / "deadly"))), encoding="utf-8")
    (package / "steps.py").write_text("STEP = 2\n", encoding="utf-8")
    return package.parent


def test_own_bots_of_the_current_folder_reach_the_workers(own: Path, cluster: Started) -> None:
    words = ["arena", "ginkgopolis", "random", "home_bots:Last", "--games", "4", "--seed", "1"]
    there = ludarium(own, *words, "--save", "there.jsonl", "--cluster", cluster.address)
    assert there.status == 0, there.err
    here = ludarium(own, *words, "--save", "here.jsonl", "--workers", "1")
    assert here.status == 0, here.err
    assert games_in(own / "there.jsonl") == games_in(own / "here.jsonl")


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Raising", "the bot 'home_bots:Raising' failed in ginkgopolis: ValueError: no idea (__init__.py, line "),
        ("Slow", "the bot 'home_bots:Slow' took longer than 0.5 s for a move in ginkgopolis. 2 players, seed "),
    ],
    ids=["raising", "slow"],
)
def test_a_mistake_of_an_own_bot_is_told_as_elsewhere(own: Path, cluster: Started, bot: str, says: str) -> None:
    words = ["arena", "ginkgopolis", "random", f"home_bots:{bot}", "--games", "2", "--patience", "0.5", "--cluster", cluster.address]
    assert_one_line(ludarium(own, *words), says)


# ---------------------------------------------------------------------------------------------------------------------
# What is killed
# ---------------------------------------------------------------------------------------------------------------------


def killed_at(folder: Path, deadly: int, times: int, number: int) -> int:
    """Note that a number was worked at, and return it; at one of them the process is killed so many times."""
    with (folder / str(number)).open("a", encoding="utf-8") as file:
        file.write("x")
    if number == deadly and (folder / str(number)).stat().st_size <= times:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_work_that_was_killed_is_done_again(tmp_path: Path, cluster: Started) -> None:
    with Cluster(cluster.address) as place:
        assert list(place.in_order(partial(killed_at, tmp_path, 5, 1), range(12))) == list(range(12))
    assert place.lost == []
    assert (tmp_path / "5").read_text() == "xx"
    assert (tmp_path / "11").read_text() == "x"


def test_work_that_is_killed_again_and_again_is_given_up_and_told(tmp_path: Path, cluster: Started) -> None:
    with Cluster(cluster.address) as place:
        assert list(place.in_order(partial(killed_at, tmp_path, 5, 100), range(12))) == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]
    assert [(each.item, each.why) for each in place.lost] == [(5, "4 attempts, the last one ended with WorkerCrashedError")]


def test_games_that_were_given_up_are_told_and_played_by_the_next_run(own: Path, cluster: Started) -> None:
    marker = own.parent / "deadly"
    marker.write_text("", encoding="utf-8")
    words = ["arena", "ginkgopolis", "random", "greedy", "home_bots:Deadly", "--games", "2", "--seed", "1", "--save", "there.jsonl"]
    done = ludarium(own, *words, "--cluster", cluster.address)
    assert_one_line(done, "4 of the games could not be played, by their numbers from 0 on: 2, 3, 4, 5 (4 attempts")
    assert "2 games of 1 deal" in done.out, "the others count"
    marker.unlink()
    again = ludarium(own, *words, "--resume", "--cluster", cluster.address)
    assert again.status == 0, again.err
    assert "6 games of 1 deal" in again.out
    here = ludarium(own, *words[:-1], "here.jsonl", "--workers", "1")
    assert here.status == 0
    assert games_in(own / "there.jsonl") == games_in(own / "here.jsonl"), "each once, and the same"


LONG = ["arena", "ginkgopolis", "greedy", "advanced:simulations=8", "--games", "14", "--seed", "5"]


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of a long arena that nobody disturbs, on this machine."""
    folder = tmp_path_factory.mktemp("straight")
    done = ludarium(folder, *LONG, "--save", "here.jsonl", "--workers", "2")
    assert done.status == 0, done.err
    return folder / "here.jsonl"


def test_a_worker_that_is_killed_from_outside_costs_its_game_only(tmp_path: Path, cluster: Started, straight: Path) -> None:
    file = tmp_path / "there.jsonl"
    words = [*LONG, "--save", str(file), "--cluster", cluster.address]
    with subprocess.Popen(**command(tmp_path, *words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        killed = 0
        for games in (2, 5):
            until(lambda games=games: lines_of(file) > games or process.poll() is not None, "some games")  # type: ignore[misc]
            until(lambda: bool(cluster.workers()) or process.poll() is not None, "a worker")
            assert process.poll() is None, "it was over before a worker could be killed"
            os.kill(cluster.workers()[0], signal.SIGKILL)
            killed += 1
        out, err = process.communicate(timeout=600)
    assert (process.returncode, err, killed) == (0, "", 2), out
    assert games_in(file) == games_in(straight)


def test_a_machine_that_dies_costs_its_games_only(tmp_path: Path, cluster: Started, straight: Path) -> None:
    file = tmp_path / "there.jsonl"
    machine = cluster.add(2)
    words = [*LONG, "--save", str(file), "--cluster", cluster.address]
    with subprocess.Popen(**command(tmp_path, *words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        until(lambda: (lines_of(file) > 2 and bool(cluster.workers(machine))) or process.poll() is not None, "some games")
        assert process.poll() is None, "it was over before the machine could die"
        cluster.cut(machine)
        _out, err = process.communicate(timeout=600)
    assert (process.returncode, err) == (0, "")
    assert games_in(file) == games_in(straight)


def test_an_interrupt_ends_everything_and_keeps_what_is_saved(tmp_path: Path, cluster: Started, straight: Path) -> None:
    file = tmp_path / "there.jsonl"
    words = [*LONG, "--save", str(file), "--cluster", cluster.address]
    process = subprocess.Popen(
        **command(tmp_path, *words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    with process:
        until(lambda: lines_of(file) > 3 or process.poll() is not None, "some games")
        os.killpg(process.pid, signal.SIGINT)  # as the terminal does
        _out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, ""), err
    assert 4 <= lines_of(file) < 15
    until(lambda: not cluster.workers(), "the workers stop")
    resumed = ludarium(tmp_path, *words, "--resume")
    assert resumed.status == 0, resumed.err
    assert games_in(file) == games_in(straight)


# ---------------------------------------------------------------------------------------------------------------------
# What is wrong
# ---------------------------------------------------------------------------------------------------------------------

SHORT = ["arena", "ginkgopolis", "random", "greedy", "--games", "2", "--seed", "1"]


@pytest.mark.parametrize(
    ("there", "says"),
    [
        (lambda copy: (copy / "version.py").write_text('VERSION = "0.0.9"\n'), "it has ludarium 0.0.9, and here is"),
        (lambda copy: (copy / "games" / "ginkgopolis" / "ai" / "prior.json").write_text("[1, 2]\n"), "with other rules, packs or weights"),
        (
            lambda copy: shutil.rmtree(copy / "cluster"),
            "has no ludarium that can be loaded, or an older one: No module named 'ludarium.cluster'",
        ),
    ],
    ids=["version", "weights", "older"],
)
def test_a_machine_that_would_play_other_games_is_refused(tmp_path: Path, cluster: Started, there: Any, says: str) -> None:
    sources = tmp_path / "there"
    shutil.copytree(SOURCES / "ludarium", sources / "ludarium", ignore=shutil.ignore_patterns("static", "__pycache__"))
    there(sources / "ludarium")
    other = cluster.add(1, sources)
    try:
        done = ludarium(tmp_path, *SHORT, "--save", "there.jsonl", "--cluster", cluster.address)
        assert_one_line(done, says)
        assert not (tmp_path / "there.jsonl").exists(), "it is said before anything is begun"
    finally:
        cluster.remove(other)
    until(lambda: ludarium(tmp_path, *SHORT, "--cluster", cluster.address).status == 0, "the others go on without it")


def test_no_workers_then_some_then_none_again_then_no_cluster(tmp_path: Path) -> None:
    started = Started(0)
    try:
        done = ludarium(tmp_path, *SHORT, "--cluster", started.address)
        assert_one_line(done, f"the cluster at {started.address} has no workers: start some with `ray start --address={started.address}`")
        machine = started.add(1)
        with Cluster(started.address) as place:
            started.remove(machine)
            with pytest.raises(WorkplaceError, match="has no workers"):
                list(place.in_order(abs, [1]))
        started.add(1)
        file = tmp_path / "there.jsonl"
        words = [*LONG, "--save", str(file), "--cluster", started.address]
        with subprocess.Popen(**command(tmp_path, *words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            until(lambda: lines_of(file) > 2 or process.poll() is not None, "some games")
            started.kill_head()
            out, err = process.communicate(timeout=PATIENCE)
        assert_one_line(Done(process.returncode, out, err), f"the connection to the cluster at {started.address} is lost")
        assert 3 <= lines_of(file) < 15
        assert len(games_in(file)) == lines_of(file), "whole lines"
    finally:
        started.close()
    gone = ludarium(tmp_path, *SHORT, "--cluster", started.address)
    assert_one_line(gone, f"nobody answers at {started.address}")


def test_somebody_else_at_the_address_is_given_up_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "JOINED", 8.0)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with socket.create_server(("127.0.0.1", free_port())) as server:
        began = time.monotonic()
        with (
            pytest.raises(WorkplaceError, match=r"could not be joined within 8 seconds|cannot be joined"),
            Cluster(f"127.0.0.1:{server.getsockname()[1]}"),
        ):
            pass
        assert time.monotonic() - began < 60
    assert list(tmp_path.iterdir()) == [], "nothing is left behind"
