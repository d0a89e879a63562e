"""`@rule("GK-A3")`: the test proves this rule of docs/rules/. `make rules` lists the ids that no test names."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules it proves."""
    return pytest.mark.rule(*ids)
