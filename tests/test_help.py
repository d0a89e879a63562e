"""What a newcomer meets first: `help(ludarium)`, and `python -m ludarium`."""

from __future__ import annotations

import inspect
import pydoc
import re
import subprocess
import sys
import textwrap

import pytest

import ludarium

HELP = pydoc.plain(pydoc.render_doc(ludarium))
EXAMPLE = re.search(r"\n\n((?:    .*\n|\n)+)\nWhere to begin", ludarium.__doc__ or "")


def test_the_example_runs_as_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    assert EXAMPLE is not None
    told = [line.rstrip() for line in HELP.splitlines()]
    assert all(f"    {line}" in told for line in EXAMPLE.group(1).splitlines() if line.strip()), "it keeps its indentation"
    exec(compile(textwrap.dedent(EXAMPLE.group(1)), "help", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[\d, \d, \d\]\n", capsys.readouterr().out)


def test_every_name_is_there_and_says_what_it_is() -> None:
    for name in ludarium.__all__:
        thing = getattr(ludarium, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            said = (thing.__doc__ or "").split("\n")[0]
            assert said.endswith((".", ":")), name
            assert said in HELP, name


def test_what_the_help_names_is_there() -> None:
    doc = ludarium.__doc__ or ""
    table = doc[doc.index("Where to begin") : doc.index("What is wrong")]
    for line in table.splitlines()[2:]:
        for name in re.split(r", ", line[:29].strip()):
            assert not name or hasattr(ludarium, name.partition("(")[0]), name
    for name in re.findall(r"`State\.(\w+)`", doc) + re.findall(r"`(\w+)`", next(line for line in table.splitlines() if " State " in line)):
        assert hasattr(ludarium.State, name), name


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "ludarium", *words], capture_output=True, text=True, check=False, timeout=120)


def test_the_package_runs_as_a_program() -> None:
    assert run("--version").stdout == f"ludarium {ludarium.__version__}\n"
    listed = run("games", "--language", "en").stdout
    assert all(name in listed for name in ludarium.GAMES)
    wrong = run("play", "chess")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("ludarium: there is no game 'chess'.")
