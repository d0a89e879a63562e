"""A person's own program is checked against the installed package: every game has its own types, and a slip of the pen is found."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import ludarium

PACKAGE = Path(ludarium.__file__).parent
NOT_INSTALLED = shutil.ignore_patterns("__pycache__", "*.so", "static")

# What a line says after `# wrong` is a mistake that a checker must find; every other line is right.
PROGRAM = """
import random

import ludarium

game = ludarium.game("{name}")
state = game.new(players=2, seed=7)
while not state.over:
    player = state.to_move[0]
    state.play(player, random.choice(state.moves(player)))
state.plya(0, 13)  # wrong
state.play("0", 13)  # wrong
print(state.view(0)["to_move"], state.copy().view(None)["to_move"], game.load(state.dump()).view(0)["to_move"])
print(state.view(0)["nothing-of-that-name"])  # wrong
world = state.resample(0, ludarium.chance(7))
print(world.view(0)["to_move"], world.round, world.rnd)  # wrong
scores: list[int] = state.scores
print(state.ranking + scores, state.scroes)  # wrong
other: {other} = ludarium.game("{name}")  # wrong
known: {kind} = ludarium.game("{name}", packs=["own.toml"])
"""
IMPORT = "from {module} import {kind}\n"
ANY_GAME = """
import sys

import ludarium

state = ludarium.game(sys.argv[1]).new(players=2)
print(state.to_move, state.moves(0), state.view(0)["round"])
state.plya(0, 13)  # wrong
match = ludarium.Match(ludarium.game(sys.argv[1]), 2, seed=7)
match.play(0, "choose 1")
match.undo("0")  # wrong
match.state.plya(0, 13)  # wrong
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an environment into which the package is installed, and programs that use it."""
    folder = tmp_path_factory.mktemp("home")
    venv.create(folder / "venv", symlinks=True)
    (site,) = folder.glob("venv/**/site-packages")
    shutil.copytree(PACKAGE, site / "ludarium", ignore=NOT_INSTALLED)
    kinds = {name: type(ludarium.game(name)) for name in ludarium.GAMES}
    names = list(kinds)
    for name, other in zip(names, names[1:] + names[:1], strict=True):
        imports = "".join(IMPORT.format(module=kinds[each].__module__, kind=kinds[each].__name__) for each in (name, other))
        program = PROGRAM.format(name=name, kind=kinds[name].__name__, other=kinds[other].__name__)
        (folder / f"{name}.py").write_text(imports + program, encoding="utf-8")
    (folder / "any_game.py").write_text(ANY_GAME, encoding="utf-8")
    return folder


def mistakes(home: Path) -> set[tuple[str, int]]:
    """Return file and line of every mistake in the programs."""
    found = set()
    for path in home.glob("*.py"):
        lines = path.read_text(encoding="utf-8").splitlines()
        found |= {(path.name, number) for number, line in enumerate(lines, start=1) if line.endswith("# wrong")}
    return found


def complaints(home: Path, *command: str) -> set[tuple[str, int]]:
    """Return file and line of everything that a checker complains about."""
    files = sorted(str(path) for path in home.glob("*.py"))
    done = subprocess.run([sys.executable, "-m", *command, *files], cwd=home, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    found = re.findall(r"^ *(\S+?\.py):(\d+)(?::\d+)*(?: -|:) error\b", done.stdout, re.MULTILINE)
    assert found, done.stdout + done.stderr
    return {(Path(file).name, int(line)) for file, line in found}


def interpreter(home: Path) -> str:
    """Return the Python of the environment."""
    return str(next(path for path in (home / "venv").glob("*/python*") if path.stem == "python"))


def test_mypy_finds_the_mistakes_and_nothing_else(home: Path) -> None:
    found = complaints(home, "mypy", "--strict", "--python-executable", interpreter(home), "--cache-dir", str(home / "cache"))
    assert found == mistakes(home)


def test_pyright_finds_the_mistakes_and_nothing_else(home: Path) -> None:
    pytest.importorskip("pyright", reason="pyright is not installed")
    if shutil.which("node") is None:
        pytest.skip("pyright needs Node")
    assert complaints(home, "pyright", "--pythonpath", interpreter(home)) == mistakes(home)


def test_the_types_are_those_of_the_games_that_are_registered() -> None:
    from tools.game_types import FILE, wanted

    assert FILE.read_text(encoding="utf-8") == wanted(), "run `make types`"
