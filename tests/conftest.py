"""Shared by all tests: what ran (interpreted or compiled), and how much random play there was."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import settings

import ludarium
from ludarium.engine import state

settings.register_profile("ludarium", deadline=None, derandomize=True)
settings.load_profile("ludarium")


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
