"""What docs/security.md says is tried is there: every file, command and decision that it names."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`(tests/[\w/.]+)`", TEXT))
    assert len(named) > 15
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_every_promise_names_a_test() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| ") and not line.startswith("| promise")]
    assert len(rows) > 15
    assert [row for row in rows if "`tests/" not in row.split("|")[2]] == []


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert [link for link in links if not (ROOT / "docs" / link).resolve().is_file()] == []


def test_every_command_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert [name for name in re.findall(r"`make (\w+)`", TEXT) if f"\n{name}:" not in makefile] == []
