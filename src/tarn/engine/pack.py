"""Content packs: TOML files whose entries are checked one by one, with the line where something is wrong."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from tarn.engine.effect import Effect
from tarn.engine.errors import PackError, suggestion
from tarn.engine.language import Vocabulary

SOURCES = ("rulebook", "tarn")
HEADER = re.compile(r"^\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]\]?")
BARE_KEY = re.compile(r"^\s*\"?([A-Za-z0-9_-]+)\"?\s*=\s*")


class Pack:
    """A pack as read: name, version and tables. `digest` changes with what the tables say, not with comments or layout."""

    def __init__(self, name: str, version: int, game: str, tables: dict[str, Any], text: str, where: str) -> None:
        self.name = name
        self.version = version
        self.game = game
        self.tables = tables
        self.text = text
        self.where = where
        said = json.dumps(tables, sort_keys=True, default=str)
        self.digest = hashlib.sha256(said.encode()).hexdigest()[:16]

    def plain(self) -> dict[str, object]:
        """Return what a record keeps of a pack."""
        return {"name": self.name, "version": self.version, "digest": self.digest}

    def entries(self, table: str) -> list[PackEntry]:
        """Return the entries of one table, in the order of the file."""
        found = self.tables.get(table, [])
        if not isinstance(found, list) or any(not isinstance(entry, dict) for entry in found):
            raise PackError(f"{table!r} must be a list of tables, each begun by [[{table}]]", where=self.where)
        lines = _entry_lines(self.text, table)
        return [PackEntry(self, table, number, data, lines[number] if number < len(lines) else 0) for number, data in enumerate(found)]


class PackEntry:
    """One card, tile or the like. Every reading is checked; what nobody reads is reported by `close`."""

    def __init__(self, pack: Pack, table: str, number: int, data: dict[str, Any], line: int) -> None:
        self.pack = pack
        self.table = table
        self.number = number
        self.data = data
        self.line = line
        self.read: set[str] = {"source"}
        if data.get("source") not in SOURCES:
            raise self.error("source", f"every entry says where it is from: source = {' or '.join(map(repr, SOURCES))}")

    def error(self, field: str, message: str) -> PackError:
        """Return an error that points at a field of this entry."""
        line, column = self.place(field)
        return PackError(f"[[{self.table}]] {self.data.get('id', self.number + 1)}: {message}", line, column, self.pack.where)

    def place(self, field: str) -> tuple[int, int]:
        """Return line and column of a field's value, or of the entry if the field is missing."""
        lines = self.pack.text.splitlines()
        for number in range(self.line, len(lines)):
            text = lines[number]
            if HEADER.match(text):
                break
            found = BARE_KEY.match(text)
            if found is not None and found.group(1) == field:
                return number + 1, found.end() + 1
        return max(self.line, 1), 1

    def text(self, field: str) -> str:
        """Return a text."""
        self.read.add(field)
        value = self.data.get(field)
        if not isinstance(value, str):
            raise self.error(field, f"{field} must be a text")
        return value

    def word(self, field: str, known: list[str]) -> str:
        """Return one of some words."""
        value = self.text(field)
        if value not in known:
            near = suggestion(value, known)
            raise self.error(field, f"{field} must be one of {', '.join(known)}, not {value!r}.{near}")
        return value

    def number_in(self, field: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        self.read.add(field)
        value = self.data.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(field, f"{field} must be a whole number from {least} to {most}, not {value!r}")
        return value

    def effect(self, field: str, vocabulary: Vocabulary) -> Effect[Any]:
        """Return an effect; errors inside it point into the pack's file."""
        source = self.text(field)
        line, column = self.place(field)
        try:
            return vocabulary.parse(source, line, column + 1, self.pack.where)
        except PackError as wrong:
            name = f"[[{self.table}]] {self.data.get('id', self.number + 1)}: {field}: "
            raise PackError(name + wrong.message, wrong.line, wrong.column, wrong.where) from None

    def close(self) -> None:
        """Refuse fields that nothing has read: they are misspelt or have no meaning."""
        for field in self.data:
            if field not in self.read:
                raise self.error(field, f"{field!r} means nothing here.{suggestion(field, sorted(self.read))}")


def _entry_lines(text: str, table: str) -> list[int]:
    """Return the line (from 1) of each [[table]] header."""
    lines = []
    for number, line in enumerate(text.splitlines(), start=1):
        found = HEADER.match(line)
        if found is not None and found.group(1) == "[[" and found.group(2) == table:
            lines.append(number)
    return lines


def read_pack(path: Path, name: str = "") -> Pack:
    """Read a pack file; PackError if it is not TOML or lacks its head (game, version)."""
    where = name or str(path)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as wrong:
        raise PackError(f"cannot be read: {wrong.strerror or wrong}", where=where) from None
    except UnicodeDecodeError:
        raise PackError("is not UTF-8 text", where=where) from None
    return parse_pack(text, where)


def parse_pack(text: str, where: str) -> Pack:
    """Return the pack that the text holds."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        place = re.search(r"\(at line (\d+), column (\d+)\)", str(wrong))
        message = str(wrong).split(" (at ")[0]
        if place is None:
            raise PackError(f"not valid TOML: {message}", where=where) from None
        raise PackError(f"not valid TOML: {message}", int(place.group(1)), int(place.group(2)), where) from None
    head = tables.pop("pack", None)
    if not isinstance(head, dict):
        raise PackError("a pack begins with [pack] giving name, game and version", 1, 1, where)
    for field in head:
        if field not in ("name", "game", "version"):
            raise PackError(f"[pack] {field!r} means nothing here; it has name, game and version", 1, 1, where)
    name, game, version = head.get("name"), head.get("game"), head.get("version")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9-]*", name):
        raise PackError(f"[pack] name must be a word of small letters, digits and hyphens, not {name!r}", 1, 1, where)
    if not isinstance(game, str):
        raise PackError("[pack] game must name the game the pack is for", 1, 1, where)
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise PackError(f"[pack] version must be a whole number from 1, not {version!r}", 1, 1, where)
    return Pack(name, version, game, tables, text, where)
