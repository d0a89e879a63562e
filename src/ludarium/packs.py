"""Packs as people write them: what each entry says, every mistake in it, and what the entries of a game consist of."""

from __future__ import annotations

from typing import Any, Final

import ludarium
from ludarium.engine.errors import PackError, UnknownGame
from ludarium.engine.game import Game
from ludarium.engine.pack import FieldKind, Pack, PackEntry

MOST_MISTAKES: Final = 20
NO_FACTS: Final = ("id", "source")
KEY: Final = "id"


class Checked:
    """A pack that was read on top of its game's own.

    `pack` is what could be read of it, `game` the game that it makes, None if it makes none. `mistakes` are in the order in which
    they were found.
    """

    def __init__(self, pack: Pack, game: Game[Any] | None, mistakes: list[PackError]) -> None:
        self.pack = pack
        self.game = game
        self.mistakes = mistakes

    def entries(self) -> list[PackEntry]:
        """Return the entries that could be read, table by table."""
        return [entry for table in self.pack.tables for entry in self.pack.entries(table)]


def check(pack: Pack, most: int = MOST_MISTAKES) -> Checked:
    """Read a pack, and after each mistake the rest without the entry that has it; PackError if its game is unknown."""
    try:
        own = ludarium.game(pack.game)
    except UnknownGame as wrong:
        raise pack.head_error("game", f"is unknown here: {wrong}") from None
    for known in own.packs:
        if known.digest == pack.digest:
            return Checked(known, own, [])
    found: list[PackError] = []
    rest: Pack | None = pack
    last = pack
    while rest is not None and len(found) < most:
        last = rest
        try:
            return Checked(rest, ludarium.game(pack.game, [rest]), found)
        except PackError as wrong:
            if found and not wrong.line:
                break  # what is missing now was in an entry that was left out
            found.append(wrong)
            rest = rest.without(wrong.line)
    return Checked(last, None, found)


def name_of(entry: PackEntry) -> str:
    """Return what an entry is called: by its id, or by its place where it has none."""
    return str(entry.data.get(KEY, entry.number + 1))


def facts_of(entry: PackEntry) -> dict[str, object]:
    """Return what an entry says besides its name and its effects."""
    return {field: value for field, value in entry.data.items() if field not in entry.effects and field not in NO_FACTS}


def is_new(entry: PackEntry, game: Game[Any]) -> bool:
    """Say whether an entry adds to what is in the box: an id that was meant to replace something and is misspelt shows so."""
    base = game.packs[0]
    return "id" in entry.data and entry.pack is not base and all(entry.data["id"] != own.data["id"] for own in base.entries(entry.table))


# ---------------------------------------------------------------------------------------------------------------------
# What entries consist of
# ---------------------------------------------------------------------------------------------------------------------


class Field:
    """A field of a kind of entries. One that is not `needed` is left out by some."""

    def __init__(self, name: str, kind: FieldKind, needed: bool) -> None:
        self.name = name
        self.kind = kind
        self.needed = needed


class EntryKind:
    """A table of a pack: its fields, and by which of them its entries are known; '' where there is only one."""

    def __init__(self, table: str, key: str, fields: list[Field]) -> None:
        self.table = table
        self.key = key
        self.fields = fields


def kinds_of(game: Game[Any]) -> list[EntryKind]:
    """Return what can stand in a pack for a game: what the game asked the entries of its own packs for."""
    return [kind_of(game, table) for table in dict.fromkeys(table for pack in game.packs for table in pack.tables)]


def kind_of(game: Game[Any], table: str) -> EntryKind:
    """Return what the entries of one table consist of."""
    entries = [entry for pack in game.packs for entry in pack.entries(table)]
    kinds: dict[str, FieldKind] = {}
    for entry in entries:
        for name, kind in entry.fields.items():
            kinds[name] = kind if name not in kinds else together(kinds[name], kind)
    fields = [Field(name, kind, not kind.optional and all(name in entry.data for entry in entries)) for name, kind in kinds.items()]
    return EntryKind(table, key_of(fields, len(entries)), fields)


def together(first: FieldKind, second: FieldKind) -> FieldKind:
    """Return what two entries may have in a field."""
    words = list(dict.fromkeys([*first.words, *second.words]))
    made = FieldKind(first.kind, words, min(first.least, second.least), max(first.most, second.most), first.free or second.free)
    made.optional = first.optional or second.optional
    return made


def key_of(fields: list[Field], entries: int) -> str:
    """Return the field by which entries are known: the id, else what is asked for first."""
    names = [field.name for field in fields]
    if KEY in names:
        return KEY
    return names[0] if entries > 1 else ""
