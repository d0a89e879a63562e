"""What a pack says that somebody is writing: its entries as far as they can be read, and every mistake at its place.

Nothing is kept of it. Like packs that are brought, drafts are read in a process of their own (ludarium.server.replays).
"""

from __future__ import annotations

from typing import Any, Final

import ludarium
from ludarium.engine.errors import EntryError
from ludarium.engine.pack import Pack, PackEntry, parse_pack, title_of
from ludarium.packs import Checked, check, is_new
from ludarium.server.tables.trial import check_size, immodest

MOST_TOLD: Final = 8  # mistakes; for each the game is read once more
STAND_INS: Final = {"name": 'name = "draft"', "version": "version = 1"}  # for what is wrong in the head, each on one line

Place = tuple[str, int, int]  # of an entry: its table, its line, and its number where it has no line of its own


def checked_draft(text: str) -> dict[str, Any]:
    """Return what a draft says; what is wrong with it is part of the answer."""
    try:
        pack, wrong_head = parsed(text)
        check_size(pack)
        checked = check(pack, MOST_TOLD)
    except ludarium.PackError as wrong:
        return {"game": "", "name": "", "version": 0, "entries": [], "mistakes": [mistake(wrong, None)]}
    mistakes = [*wrong_head, *(checked.mistakes or immodest(checked.pack))]
    return {
        "game": pack.game,
        "name": pack.name,
        "version": pack.version,
        "entries": entries_of(pack, checked),
        "mistakes": [mistake(wrong, pack) for wrong in mistakes],
    }


def parsed(text: str) -> tuple[Pack, list[ludarium.PackError]]:
    """Return the pack, and what is wrong with its name and version: whoever is about to type them still sees the entries."""
    found: list[ludarium.PackError] = []
    text = text.replace("\r\n", "\n")
    for _head in range(len(STAND_INS)):
        try:
            return parse_pack(text, ""), found
        except EntryError as wrong:
            if wrong.field not in STAND_INS or wrong.line == wrong.header:
                raise
            found.append(wrong)
            lines = text.split("\n")
            lines[wrong.line - 1] = STAND_INS[wrong.field]
            text = "\n".join(lines)
    return parse_pack(text, ""), found


def mistake(wrong: ludarium.PackError, pack: Pack | None) -> dict[str, Any]:
    """Return a mistake with its place: the entry and its field if it is in one, and the line of the text."""
    told: dict[str, Any] = {"table": "", "number": 0, "field": "", "line": wrong.line, "column": wrong.column, "message": wrong.message}
    told["words"] = None if wrong.words is None else wrong.words.plain()
    if isinstance(wrong, EntryError):
        lines = [] if pack is None else pack.headers(wrong.table)
        number = lines.index(wrong.header) if wrong.header in lines else 0
        told.update(table=wrong.table, number=number, field=wrong.field, message=wrong.said)
    return told


def entries_of(pack: Pack, checked: Checked) -> list[dict[str, Any]]:
    """Return every entry of a pack with its fields; one that could be read with its effects and its worth."""
    read = {place_of(entry.table, entry.line, entry.number): entry for entry in readable(checked)}
    found: list[dict[str, Any]] = []
    for table, entries in pack.tables.items():
        lines = pack.headers(table)
        for number, data in enumerate(entries if isinstance(entries, list) else []):
            if isinstance(data, dict):
                entry = read.get(place_of(table, lines[number] if number < len(lines) else 0, number))
                found.append({"table": table, "number": number, "values": plain_values(data), **told_of(entry, checked)})
    return found


def readable(checked: Checked) -> list[PackEntry]:
    """Return the entries that could be read; none where a table is not even a list of them."""
    try:
        return checked.entries()
    except ludarium.PackError:
        return []


def place_of(table: str, line: int, number: int) -> Place:
    """Return how an entry is found again after others were left out: lines stay, numbers do not."""
    return table, line, 0 if line else number


def plain_values(data: dict[str, Any]) -> dict[str, object]:
    """Return the fields of an entry that are of a kind which entries have."""
    return {field: value for field, value in data.items() if isinstance(value, (bool, int, str))}


def told_of(entry: PackEntry | None, checked: Checked) -> dict[str, Any]:
    """Return the effects of an entry in words and icons, the name of one that is new, and its worth if the game has a scale."""
    if entry is None:
        return {"effects": {}, "title": "", "worth": None}
    effects = {
        field: {"source": effect.source(), "words": effect.words().plain(), "icons": [icon.plain() for icon in effect.icons()]}
        for field, effect in entry.effects.items()
    }
    new = checked.game is not None and is_new(entry, checked.game)
    title = str(entry.data.get("name") or title_of(str(entry.data["id"]))) if new else ""
    worth = None if checked.game is None else checked.game.worth(entry)
    if worth is None:
        return {"effects": effects, "title": title, "worth": None}
    return {
        "effects": effects,
        "title": title,
        "worth": {"value": round(worth.value, 2), "least": round(worth.least, 2), "most": round(worth.most, 2), "verdict": worth.verdict()},
    }
