"""The README's programs run as they stand, and its commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_readme_opens_with_a_game_in_about_ten_lines() -> None:
    assert README.index("```python") < 500
    assert len(PROGRAMS[0].strip().splitlines()) <= 12


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_the_programs_run(program: str) -> None:
    exec(compile(program, "README.md", "exec"), {})


def test_the_commands_exist() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    mentioned = set(re.findall(r"`?make ([a-z]+)", README))
    assert mentioned <= set(targets)


def test_the_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", README):
        assert (ROOT / target).exists(), target
