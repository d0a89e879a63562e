"""The bot of docs/programs.md goes the way that the page tells: from an empty file to the arena."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.run import ludarium

PAGE = (Path(__file__).parents[2] / "docs" / "programs.md").read_text(encoding="utf-8")


def test_the_bot_of_the_page_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = re.search(r"```python\n# (\w+\.py)\n(.*?)```", PAGE, re.DOTALL)
    assert program is not None
    (tmp_path / program[1]).write_text(program[2], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^ludarium (arena \w+ .*) --games 100$", PAGE, re.MULTILINE)
    assert len(commands) == 2
    for command in commands:
        done = ludarium(tmp_path, *command.split(), "--games", "2", "--seed", "1", "--workers", "1")
        assert done.status == 0, done.err
        assert "Cautious" in done.out
