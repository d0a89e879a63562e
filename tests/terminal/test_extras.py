"""What is not installed is named in one line, with the extra that brings it; what is not needed is not asked for."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
POSTGRES = "postgresql://nobody@localhost/nothing"


def without(packages: list[str], program: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program as if packages were not installed."""
    hidden = "".join(f"sys.modules[{name!r}] = None; " for name in packages)
    code = f"import sys; {hidden}sys.argv = ['ludarium', *{list(words)}]; {program}"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=300)


def ludarium_without(packages: list[str], *words: str) -> subprocess.CompletedProcess[str]:
    return without(packages, "from ludarium.start import main; main()", *words)


@pytest.mark.parametrize(
    ("packages", "words", "extra"),
    [
        (["typer", "rich", "fluent"], ["play", "ginkgopolis"], "play"),
        (["fluent"], ["games"], "play"),
        (["typer", "fastapi"], ["serve"], "serve"),
        (["fastapi"], ["serve"], "serve"),
        (["uvicorn", "fluent"], ["serve"], "serve"),
        (["ray"], ["arena", "ginkgopolis", "random", "greedy", "--cluster", "127.0.0.1:6379"], "cluster"),
        (["ray"], ["train", "run", "ginkgopolis", "--cluster", "auto"], "cluster"),
        (["psycopg"], ["serve", "--port", "0", "--database", POSTGRES], "postgres"),
    ],
)
def test_a_missing_extra_is_one_line(packages: list[str], words: list[str], extra: str) -> None:
    done = ludarium_without(packages, *words)
    assert done.returncode in (1, 2)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert f'pip install "ludarium[{extra}]"' in done.stderr
    assert extra in EXTRAS["optional-dependencies"]


def test_the_library_needs_nothing() -> None:
    assert EXTRAS["dependencies"] == []
    packages = ["typer", "rich", "fluent", "babel", "fastapi", "numpy", "psycopg"]
    assert without(packages, "import ludarium, ludarium.bots, ludarium.records").stderr == ""
    assert ludarium_without(packages, "--version").stdout.startswith("ludarium ")


def test_the_server_needs_neither_the_terminal_nor_postgresql() -> None:
    packages = ["fluent", "babel", "psycopg"]
    assert without(packages, "import ludarium.server.listening").stderr == ""
    done = ludarium_without(packages, "serve", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "--database" in done.stdout


def test_openspiel_is_apart_from_pettingzoo() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'ludarium[env]'")
    assert without(["pyspiel", "open_spiel"], "import ludarium.env").stderr == ""
    done = without(["pyspiel", "open_spiel"], "import ludarium.env.openspiel")
    assert done.stderr.strip().endswith("pip install 'ludarium[openspiel]'")


def test_a_part_of_ludarium_that_is_missing_is_no_missing_extra() -> None:
    done = ludarium_without(["ludarium.console"], "games")
    assert "ModuleNotFoundError" in done.stderr
