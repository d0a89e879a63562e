"""Everything in the box is in the pack, with effects in the effect language and words in every language."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.engine.phrase import Phrase
from ludarium.games.barrage.content.components import COMPANIES, OFFICERS, TILES
from ludarium.games.barrage.content.rows import ROWS
from ludarium.games.barrage.game import BASE_PACK
from ludarium.text import LANGUAGES, Speaker
from tests.rule import rule
from tests.rules.barrage.scene import GAME

PACK: dict[str, list[dict[str, Any]]] = tomllib.loads(BASE_PACK.read_text(encoding="utf-8"))
PLAIN_TILES = 5  # the basic tiles build and do nothing else


@rule("BR-A3", "BR-A4", "BR-A10", "BR-A13", "BA-16")
@pytest.mark.parametrize(
    ("table", "count"),
    [
        *[("company", 4), ("officer", 7), ("technology", 21), ("contract", 55), ("headstream", 8), ("bonus", 6), ("objective", 6)],
        *[("neutral", 10), ("automa", 20), ("conduit", 20), ("dam", 20), ("powerhouse", 23), ("basin", 12), ("area", 3)],
    ],
)
def test_the_pack_has_as_many_as_the_box(table: str, count: int) -> None:
    entries = PACK[table]
    assert len({entry["id"] for entry in entries}) == len(entries) == count
    assert {entry["source"] for entry in entries} == {"rulebook"}


def effects_of(table: str) -> list[str]:
    """Return all effects written in a table of the pack."""
    fields = {"contract": "reward", "company": ""}
    if table == "company":
        return [text for entry in PACK[table] for field, text in entry.items() if field not in ("id", "source")]
    return [entry[fields.get(table, "effect")] for entry in PACK[table] if fields.get(table, "effect") in entry]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("table", "count"),
    [("contract", 55), ("company", 4 * 10), ("officer", 7), ("technology", 21 - PLAIN_TILES), ("bonus", 6), ("objective", 6)],
)
def test_every_effect_is_written_in_the_language_and_reads_in_words(table: str, count: int, language: str) -> None:
    speaker = Speaker(language, "barrage")
    sources = effects_of(table)
    assert len(sources) == count
    for source in sources:
        effect = GAME.vocabulary.parse(source)
        assert effect.source() == source
        assert speaker.say(effect.words())
        assert effect.icons()


@rule("BA-31")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_an_automa_tile_reads_in_words(language: str) -> None:
    speaker = Speaker(language, "barrage")
    rows = [line for entry in PACK["automa"] for line in entry["rows"].strip().splitlines()]
    texts = {line: speaker.say(ROWS.parse(line).words()) for line in rows}
    assert len(rows) > 100
    assert all(texts.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(language: str) -> None:
    speaker = Speaker(language, "barrage")
    groups: list[list[Phrase]] = [
        [GAME.content.company_words(company) for company in range(len(COMPANIES))],
        [GAME.content.officer_words(officer) for officer in range(len(OFFICERS))],
        [GAME.content.tile_words(tile) for tile in range(len(TILES))],
    ]
    for phrases in groups:
        assert len({speaker.say(phrase) for phrase in phrases}) == len(phrases)


@rule("BR-X1", "BR-X4", "BR-K16")
@pytest.mark.parametrize(("ability", "most"), [("base-price", 10), ("conduit-mixers", 2)])
def test_no_pack_makes_a_piece_dearer_than_can_be_paid(ability: str, most: int, tmp_path: Path) -> None:
    """Payments name up to 10 machines; an officer who asks for more is refused when the pack is read, with its line."""
    text = '[pack]\nname = "dear"\ngame = "barrage"\nversion = 1\n\n[[officer]]\nid = "wilhelm-adler"\n'
    pack = tmp_path / "dear.toml"
    pack.write_text(text + f'effect = "on build: {ability} {most + 1}"\nsource = "ludarium"\n', encoding="utf-8")
    with pytest.raises(ludarium.PackError, match=f"a number from 1 to {most}, found '{most + 1}'"):
        ludarium.game("barrage", [pack])
    pack.write_text(text + f'effect = "on build: {ability} {most}"\nsource = "ludarium"\n', encoding="utf-8")
    assert ludarium.game("barrage", [pack]).new(2, 1, {"game": "introductory"}).to_move == [0]
