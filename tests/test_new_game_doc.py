"""Every piece of code in docs/new-game.md stands in the file that is named above it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOC = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"^`(tests/[\w/.-]+)`\n```\w+\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)
LEFT_OUT = "…\n"
COMMANDS = 1  # blocks that quote no file


def test_every_block_names_its_file() -> None:
    assert len(QUOTED) + COMMANDS == len(re.findall(r"^```\w+$", DOC, re.MULTILINE)) > 20


@pytest.mark.parametrize(("file", "code"), QUOTED, ids=[f"{number}: {file}" for number, (file, _code) in enumerate(QUOTED)])
def test_what_is_quoted_stands_there(file: str, code: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    for piece in code.split(LEFT_OUT):
        assert piece in text


def test_every_place_that_is_named_is_there() -> None:
    for name in re.findall(r"`(engine/\w+\.py)`", DOC):
        assert (ROOT / "src" / "ludarium" / name).is_file() or (ROOT / "ludarium" / name).is_file(), name
    for name in re.findall(r"`((?:tests|docs|src)/[\w/.-]+)`", DOC):
        assert (ROOT / name).exists() or (ROOT / name.removeprefix("src/")).exists(), name


def test_every_command_is_one_of_make() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {word for words in re.findall(r"^make ([a-z ]+?)  +#", DOC, re.MULTILINE) for word in words.split()}
    assert named | set(re.findall(r"`make ([a-z]+)`", DOC)) <= targets
