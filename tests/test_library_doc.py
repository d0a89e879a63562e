"""The programs of docs/library.md run as they stand, one after the other, and say what the page says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
DOC = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```(?:\n\n```text\n(.*?)```)?", DOC, re.DOTALL)


def test_the_programs_run_and_say_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, Any] = {}
    for program, said in PROGRAMS:
        exec(compile(program, "library.md", "exec"), known)
        printed = capsys.readouterr().out
        assert not said or printed == said
