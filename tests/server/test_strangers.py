"""`make strangers` measures what it says, in small."""

from __future__ import annotations

import argparse

from tests.server.driver import PATIENCE
from tools.strangers import half_requests


def test_others_are_answered_while_half_requests_are_held() -> None:
    waits, said = half_requests(argparse.Namespace(half=30, seconds=1.0))
    assert said == ["of 30 half-sent requests 30 were held, and 30 after 1 seconds"]
    for wait in waits:
        assert wait.seconds, wait.name
        assert max(wait.seconds) < PATIENCE, wait.name
