"""Shared by all tests: the `rule` marker, by which a test names the ids of docs/rules/ that it proves."""

from __future__ import annotations

import tarn
from tarn.engine import state


def pytest_report_header() -> str:
    compiled = not state.__file__.endswith(".py")
    return f"tarn {tarn.__version__}, engine and games {'compiled' if compiled else 'interpreted'}"
