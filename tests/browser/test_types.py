"""The page's types are those of the server and the games; when they differ, `make types` has been forgotten."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"


@pytest.fixture
def wanted() -> dict[Path, str]:
    """What tools/page_types.py would write."""
    if shutil.which("node") is None or not (WEB / "node_modules" / "openapi-typescript").is_dir():
        pytest.skip("Node or the page's packages are not installed: run tools/web.py")
    from tools.page_types import typescript

    return typescript()


def test_the_types_are_those_of_the_server_and_the_games(wanted: dict[Path, str]) -> None:
    from tools.page_types import API, stale

    assert stale(wanted) == []
    assert stale({**wanted, API: wanted[API].replace("absent_since", "gone_since")}) == ["web/src/lib/api.gen.ts"]


def test_a_field_keeps_its_place_and_what_is_said_beside_it(wanted: dict[Path, str]) -> None:
    from tools.page_types import GAMES

    barrage = wanted[GAMES / "barrage" / "view.gen.ts"]
    assert "/** @description drops waiting on each */\n            headstreams: {" in barrage
    assert barrage.index("credits: number;") < barrage.index("excavators: number;") < barrage.index("mixers: number;")
