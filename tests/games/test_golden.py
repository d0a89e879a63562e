"""Recorded games replay to the same end, and everything that happens in them is as it was (design, section 7)."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludarium
from tests.golden.transcript import file_stem, transcript

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*.record"))


def test_every_game_and_mode_has_a_golden_playthrough() -> None:
    assert {path.stem for path in RECORDS} == {file_stem(name, mode) for name in ludarium.GAMES for mode in ludarium.game(name).modes()}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    record = ludarium.parse_record(path.read_text(encoding="utf-8"))
    match = ludarium.replay(record, ludarium.game(record.game))
    assert match.state.over
    assert match.state.scores == record.result


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_everything_happens_as_in_the_golden_transcript(path: Path) -> None:
    record = ludarium.parse_record(path.read_text(encoding="utf-8"))
    assert transcript(record, ludarium.game(record.game)) == path.with_suffix(".log").read_text(encoding="utf-8")
