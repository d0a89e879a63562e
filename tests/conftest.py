"""Shared by all tests: what ran (interpreted or compiled), and how much random play there was."""

from __future__ import annotations

import os
import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import settings

import ludarium
from ludarium.engine import state

settings.register_profile("ludarium", deadline=None, derandomize=True)
settings.load_profile("ludarium")


# What plays for long. All games go through it compiled; where that half follows, one of them stands for all interpreted, and nothing
# is trained.
# Goldens and some random games of every game are played in both halves.
LONG = re.compile(
    r"tests/(arena|bots|env|training)/|tests/games/test_(damage|fields|observation|secrets)|"
    r"tests/rules/\w+/test_heuristics|tests/text/test_hungarian"
)
OTHERS = re.compile(rf"\b({'|'.join(list(ludarium.GAMES)[1:])})\b|_({'|'.join(list(ludarium.GAMES)[1:])})\b")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to the compiled half what `make test` runs there a fifth as long."""
    if not os.environ.get("COMPILED_FOLLOWS"):
        return
    left = [item for item in items if LONG.match(item.nodeid) and (OTHERS.search(item.nodeid) or "tests/training" in item.nodeid)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in set(left)]


def pytest_report_header() -> str:
    """Say which build is tested."""
    return f"ludarium {ludarium.__version__}, engine and games {build()}"


def build() -> str:
    """Return whether the engine under test is compiled."""
    return "interpreted" if (state.__file__ or "").endswith(".py") else "compiled"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say how many random games ran; the tests count them as properties."""
    counted: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", []):
        for name, value in getattr(report, "user_properties", []):
            if getattr(report, "when", "") == "call" and isinstance(value, int):
                counted[name] += value
    if counted:
        terminalreporter.write_line(f"{build()}: " + ", ".join(f"{count:,} {name}" for name, count in counted.items()))
