"""What must be the same on all machines, and what a worker says: without a cluster."""

from __future__ import annotations

import pickle
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import ludarium
from ludarium.cluster import build, workplace_at
from ludarium.cluster.build import Build, build_here, files_to_send
from ludarium.cluster.driver import is_reachable
from ludarium.cluster.worker import DONE, FIT, UNFIT, WRONG, do
from ludarium.engine.errors import BotError
from ludarium.parallel import Here, Processes

OWN = "from ludarium.bots import RandomBot\n\n\nclass Mine(RandomBot):\n    pass\n"


def half(number: int) -> float:
    """Work that can go wrong in three ways."""
    if number == 13:
        raise BotError("no idea")
    if number == 14:
        raise Stubborn(1, 2)
    return 7 / number


class Stubborn(Exception):
    """An error that can be packed, but not unpacked."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def expected(bots: list[str] | None = None) -> bytes:
    return pickle.dumps(build_here(bots or []))


def test_without_an_address_it_is_this_machine() -> None:
    assert isinstance(workplace_at("", 1), Here)
    several = workplace_at("", 3)
    assert isinstance(several, Processes)
    assert several.workers == 3


def test_a_worker_does_its_work_or_says_what_went_wrong() -> None:
    work = pickle.dumps(half)
    assert do(expected(), b"", b"") == (FIT, b"")
    assert do(expected(), work, pickle.dumps(2)) == (DONE, pickle.dumps(3.5))
    wrong: dict[int, Exception] = {}
    for number in (0, 13, 14):
        kind, data = do(expected(), work, pickle.dumps(number))
        assert kind == WRONG
        wrong[number] = pickle.loads(data)
    assert isinstance(wrong[0], ZeroDivisionError)
    assert "in half" in wrong[0].__notes__[0], "it says where"
    assert str(wrong[13]) == "no idea"
    assert isinstance(wrong[13], BotError)
    assert not hasattr(wrong[13], "__notes__")
    assert str(wrong[14]) == "Stubborn: 1 and 2"


def test_a_worker_without_what_the_work_needs_is_not_fit() -> None:
    work = pickle.dumps(partial(half)).replace(b"test_build", b"test_built")
    kind, why = do(expected(), work, pickle.dumps(2))
    assert kind == UNFIT
    assert b"it lacks what the work needs (No module named 'tests.cluster.test_built')" in why


@pytest.mark.parametrize(
    ("there", "says"),
    [
        (Build("9.9", "d", False, {}), "it has ludarium 9.9, and here is 0.1; install the same version"),
        (Build("0.1", "d", True, {}), "ludarium is compiled there and interpreted here"),
        (Build("0.1", "other", False, {}), "with other rules, packs or weights"),
        (Build("0.1", "d", False, {"a:B": "other"}), "the bot 'a:B' is another one there"),
        (Build("0.1", "d", False, {}), "the bot 'a:B' is another one there"),
        (Build("0.1", "d", False, {"a:B": "b"}), ""),
    ],
)
def test_what_differs_is_said(there: Build, says: str) -> None:
    said = Build("0.1", "d", False, {"a:B": "b"}).difference(there)
    assert says in said
    assert bool(says) == bool(said)


def test_rules_packs_and_weights_count_and_other_files_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = build_here([]).digest
    copy = tmp_path / "ludarium"
    shutil.copytree(Path(ludarium.__file__).parent, copy, ignore=shutil.ignore_patterns("static", "text", "server", "*.so"))
    monkeypatch.setattr(build, "LIBRARY", copy)
    assert build_here([]).digest == before
    (copy / "cli.py").write_text("", encoding="utf-8")
    assert build_here([]).digest == before
    for name in ("engine/state.py", "games/barrage/content/packs/base.toml", "games/ginkgopolis/ai/value.json"):
        with (copy / name).open("a", encoding="utf-8") as file:
            file.write(" ")
        after = build_here([]).digest
        assert after != before, name
        before = after


def test_a_worker_with_another_library_is_not_fit() -> None:
    wanted = build_here([])
    wanted.version = "9.9"
    kind, why = do(pickle.dumps(wanted), pickle.dumps(half), pickle.dumps(2))
    assert kind == UNFIT
    assert why.startswith(b"the machine '")
    assert f"of the cluster is not fit: it has ludarium {ludarium.__version__}, and here is 9.9".encode() in why


def test_own_bots_of_the_current_folder_are_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "alone_bot.py").write_text(OWN, encoding="utf-8")
    package = tmp_path / "family_bots" / "inner"
    package.mkdir(parents=True)
    (package / "mine.py").write_text(OWN, encoding="utf-8")
    (package.parent / "weights.bin").write_bytes(b"\0\1")
    (tmp_path / "private.txt").write_text("not for others", encoding="utf-8")
    bots = ["random", "alone_bot:Mine", "family_bots.inner.mine:Mine", "tests.bots.brought:LastBot"]
    sent = files_to_send(bots)
    assert sorted(sent) == ["alone_bot.py", "family_bots/inner/mine.py", "family_bots/weights.bin"]
    assert sent["family_bots/weights.bin"] == b"\0\1"
    before = build_here(bots).bots
    assert list(before) == bots[1:], "Ludarium's own are part of the library"
    (package.parent / "weights.bin").write_bytes(b"\0\2")
    changed = [bot for bot, digest in build_here(bots).bots.items() if digest != before[bot]]
    assert changed == ["family_bots.inner.mine:Mine"]


def test_a_worker_without_the_bot_is_not_fit() -> None:
    wanted = build_here([])
    wanted.bots = {"nowhere_to_be_found:Bot": "x"}
    kind, why = do(pickle.dumps(wanted), b"", b"")
    assert kind == UNFIT
    assert b"there is no module 'nowhere_to_be_found'" in why


@pytest.mark.parametrize("place", [("127.0.0.1", 99999), ("x" * 70 + ".invalid", 6379)], ids=["port", "name"])
def test_an_address_that_cannot_be_is_not_reachable(place: tuple[str, int]) -> None:
    assert not is_reachable(place)


def test_nothing_loads_ray() -> None:
    code = "import sys, ludarium.cli, ludarium.cluster, ludarium.training.command; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=300).returncode == 0
