"""Content packs: TOML files whose entries are checked one by one, with the line where something is wrong."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from ludarium.engine.ability import Instead, On
from ludarium.engine.effect import Effect
from ludarium.engine.errors import EntryError, PackError, suggestion
from ludarium.engine.language import Vocabulary
from ludarium.engine.mistakes import Said, said
from ludarium.engine.phrase import Phrase

SOURCES = ("rulebook", "ludarium")
HEAD = ("name", "game", "version")
HEADER = re.compile(r"^\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]\]?")
KEY = re.compile(r"^\s*[\"']?([A-Za-z0-9_-]+)[\"']?\s*=\s*")
ESCAPE = re.compile(r"\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
FOLDED = re.compile(r"\\[ \t]*\n\s*")
MOST_VERSIONS = 999_999
ID = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
LONGEST_ID = 30
LONGEST_NAME = 40
HEAD_TABLE = "pack"

TEXT = "text"
WORD = "word"
NUMBER = "number"
EFFECT = "effect"


class Pack:
    """A pack as read: name, version and tables. `digest` changes with what the tables say, not with comments or layout."""

    def __init__(self, name: str, version: int, game: str, tables: dict[str, Any], text: str, where: str) -> None:
        self.name = name
        self.version = version
        self.game = game
        self.tables = tables
        self.text = text
        self.where = where
        self.read: dict[str, list[PackEntry]] = {}  # by table, as far as somebody asked for them
        said = json.dumps(tables, sort_keys=True, default=str)
        self.digest = hashlib.sha256(said.encode()).hexdigest()[:16]

    def plain(self) -> dict[str, object]:
        """Return what a record keeps of a pack."""
        return {"name": self.name, "version": self.version, "digest": self.digest}

    def entries(self, table: str) -> list[PackEntry]:
        """Return the entries of one table, in the order of the file. Once a game is made of the pack they know their effects."""
        if table in self.read:
            return self.read[table]
        found = self.tables.get(table, [])
        if not isinstance(found, list) or any(not isinstance(entry, dict) for entry in found):
            line, column = self.place(table)
            raise PackError(f"{table!r} must be a list of tables, each begun by [[{table}]]", line, column, self.where)
        lines = self.headers(table)
        made = [PackEntry(self, table, number, data, lines[number] if number < len(lines) else 0) for number, data in enumerate(found)]
        self.read[table] = made
        return made

    def headers(self, table: str) -> list[int]:
        """Return the line (from 1) of each [[table]], in the order of the entries; none where they are written in another way."""
        lines = []
        for number, line in enumerate(self.text.split("\n"), start=1):
            found = HEADER.match(line)
            if found is not None and found.group(1) == "[[" and found.group(2) == table:
                lines.append(number)
        return lines

    def without(self, line: int) -> Pack | None:
        """Return the pack without the entry that has this line, all others at their places; None if no entry has it."""
        lines = self.text.split("\n")
        first = line
        while first > 0 and not HEADER.match(lines[first - 1]):
            first -= 1
        if not first or not lines[first - 1].lstrip().startswith("[["):
            return None
        last = first
        while last < len(lines) and not HEADER.match(lines[last]):
            last += 1
        return parse_pack("\n".join([*lines[: first - 1], *[""] * (last - first + 1), *lines[last:]]), self.where)

    def place(self, table: str) -> tuple[int, int]:
        """Return line and column where a table first stands."""
        inside = ""
        for number, line in enumerate(self.text.split("\n"), start=1):
            header, key = HEADER.match(line), KEY.match(line)
            if header is not None:
                inside = header.group(2).split(".")[0]
            if inside == table or (not inside and key is not None and key.group(1) == table):
                return number, 1
        return 1, 1

    def head_error(self, field: str, message: str) -> PackError:
        """Return an error that points at a field of the head."""
        return _head_error(self.text, self.where, field, message)

    def allow_tables(self, known: list[str]) -> None:
        """Refuse tables that the game does not know."""
        for table in self.tables:
            if table not in known:
                line, column = self.place(table)
                message = f"{table!r} means nothing here; a pack has {', '.join(known)}.{suggestion(table, known)}"
                raise PackError(message, line, column, self.where)


class FieldKind:
    """What the game asked a field for: a text, one of some words, a number within bounds, or an effect.

    Of an effect `words` are the occasions for which it waits; there are none where it is carried out at once. An id that is `free`
    may be a new one as well: packs can add to the table.
    """

    def __init__(self, kind: str, words: list[str], least: int = 0, most: int = 0, free: bool = False) -> None:
        self.kind = kind
        self.words = words
        self.least = least
        self.most = most
        self.free = free
        self.optional = False  # some entries do not have it: those of the box, or those that packs add


class PackEntry:
    """One card, tile or the like. Every reading is checked; what nobody reads is reported by `close`."""

    def __init__(self, pack: Pack, table: str, number: int, data: dict[str, Any], line: int) -> None:
        self.pack = pack
        self.table = table
        self.number = number
        self.data = data
        self.line = line
        self.fields: dict[str, FieldKind] = {}  # as they were asked for, in that order
        self.effects: dict[str, Effect[Any]] = {}  # by field, as they were read
        if data.get("source") not in SOURCES:
            raise self.error("source", f"every entry says where it is from: source = {' or '.join(map(repr, SOURCES))}")

    def error(self, field: str, message: str, words: Phrase | None = None) -> PackError:
        """Return an error that points at a field of this entry."""
        line, column = self.place(field)
        return self._error_at(line, column, field, self._name(), message, words)

    def error_in(self, field: str, text: str, wrong: PackError) -> PackError:
        """Return an error that points at a field for what is wrong with an effect that is a part of it."""
        assert wrong.words is not None
        mistake = said("in", {"text": text, "wrong": Said(wrong.message, wrong.words)})
        return self.error(field, mistake.english, mistake.words)

    def _name(self) -> str:
        return f"[[{self.table}]] {self.data.get('id', self.number + 1)}:"

    def _error_at(self, line: int, column: int, field: str, name: str, message: str, words: Phrase | None) -> PackError:
        return EntryError(name, message, line, column, self.pack.where, self.table, self.line, field, words)

    def place(self, field: str) -> tuple[int, int]:
        """Return line and column of a field's value, or of the entry if the field is missing."""
        return _field_place(self.pack.text, self.line, field)

    def text(self, field: str) -> str:
        """Return a text."""
        self.fields.setdefault(field, FieldKind(TEXT, []))
        value = self.data.get(field)
        if not isinstance(value, str):
            raise self.error(field, f"{field} must be a text")
        return value

    def word(self, field: str, known: list[str]) -> str:
        """Return one of some words."""
        self.fields[field] = FieldKind(WORD, known)
        value = self.text(field)
        if value not in known:
            near = suggestion(value, known)
            raise self.error(field, f"{field} must be one of {', '.join(known)}, not {value!r}.{near}")
        return value

    def grows(self) -> None:
        """Note that packs can add to the table of this entry, whose id was read."""
        self.fields["id"].free = True

    def may_say(self, field: str, known: list[str]) -> None:
        """Note a word that only entries of the box say, or only those that packs add."""
        self.fields.setdefault(field, FieldKind(WORD, known)).optional = True

    def new_id(self) -> str:
        """Return the id of an entry that a pack adds: it stands in moves and addresses, so it is one plain word."""
        value = self.text("id")
        self.grows()
        if not ID.fullmatch(value) or len(value) > LONGEST_ID:
            raise self.error("id", f"a new id is letters and digits, parts joined by hyphens, at most {LONGEST_ID} in all, not {value!r}")
        return value

    def title(self, known: bool) -> str:
        """Return the name that the entry brings: as it says, or its id as words; '' if it says none and the texts know the id."""
        self.fields.setdefault("name", FieldKind(TEXT, []))  # an entry without one may have one, too
        if "name" not in self.data:
            return "" if known else title_of(str(self.data["id"]))
        name = self.text("name").strip()
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise self.error("name", f"a name has 1 to {LONGEST_NAME} printable characters, not {self.data['name']!r}")
        return name

    def number_in(self, field: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        self.fields[field] = FieldKind(NUMBER, [], least, most)
        value = self.data.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(field, f"{field} must be a whole number from {least} to {most}, not {value!r}")
        return value

    def effect(self, field: str, vocabulary: Vocabulary) -> Effect[Any]:
        """Return an effect; errors inside it point into the pack's file."""
        self.fields.setdefault(field, FieldKind(EFFECT, []))
        source = self.text(field)
        try:
            self.effects[field] = effect = vocabulary.parse(source)
        except PackError as wrong:
            before = source.split("\n")[: wrong.line - 1]
            at = sum(len(line) + 1 for line in before) + wrong.column - 1
            line, column = _place_inside(self.pack.text, self.place(field), at)
            raise self._error_at(line, column, field, f"{self._name()} {field}:", wrong.message, wrong.words) from None
        return effect

    def immediate(self, field: str, vocabulary: Vocabulary) -> Effect[Any]:
        """Return an effect that is carried out at once: one that waits for an occasion is refused."""
        effect = self.effect(field, vocabulary)
        if isinstance(effect, On):
            begins = f"{'instead of' if isinstance(effect, Instead) else 'on'} {effect.trigger.source()}"
            raise self.error(field, f"{field} is carried out at once, so it cannot begin with '{begins}:'")
        return effect

    def ability(self, field: str, vocabulary: Vocabulary, occasions: list[str]) -> On[Any]:
        """Return an effect that waits for one of these occasions, or works on it."""
        self.fields[field] = FieldKind(EFFECT, occasions)
        effect = self.effect(field, vocabulary)
        known = f"'on {' / '.join(occasions)}: …'"
        if not isinstance(effect, On):
            raise self.error(field, f"{field} has an occasion: {known}")
        if effect.trigger.word not in occasions:
            raise self.error(field, f"'on {effect.trigger.word}' has no meaning in {field} of a {self.table}; it can be {known}")
        return effect

    def close(self) -> None:
        """Refuse fields that nothing has read: they are misspelt or have no meaning."""
        known = sorted(["source", *self.fields])
        for field in self.data:
            if field not in known:
                raise self.error(field, f"{field!r} means nothing here.{suggestion(field, known)}")


def title_of(name: str) -> str:
    """Return an id as words: `ada-stone` is Ada Stone."""
    return " ".join([word[:1].upper() + word[1:] for word in name.split("-") if word])


def _field_place(text: str, after: int, field: str) -> tuple[int, int]:
    """Return line and column of a field's value in the table whose header is on line `after`, or of that header."""
    lines = text.split("\n")
    for number in range(after, len(lines)):
        if HEADER.match(lines[number]):
            break
        found = KEY.match(lines[number])
        if found is not None and found.group(1) == field:
            return number + 1, found.end() + 1
    return max(after, 1), 1


def _place_inside(text: str, place: tuple[int, int], at: int) -> tuple[int, int]:
    """Return where the character number `at` of a TOML string stands, whose opening quotes are at `place`."""
    line, column = place
    raw = sum(len(before) + 1 for before in text.split("\n")[: line - 1]) + column - 1
    quote = text[raw]
    if quote not in ("'", '"'):
        return place
    folds = text.startswith(quote * 3, raw)
    raw += 3 if folds else 1
    if folds and text.startswith("\n", raw):
        raw += 1
    for character in range(at):
        raw = _skip_folds(text, raw, quote)
        found = ESCAPE.match(text, raw) if quote == '"' else None
        raw = raw + 1 if found is None else found.end()
    raw = _skip_folds(text, raw, quote)
    before = text[:raw]
    return before.count("\n") + 1, raw - before.rfind("\n")


def _skip_folds(text: str, raw: int, quote: str) -> int:
    """Go past a backslash at the end of a line: it and the blanks that follow are no part of the string."""
    found = FOLDED.match(text, raw) if quote == '"' else None
    return raw if found is None else found.end()


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
    text = text.replace("\r\n", "\n")
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise PackError("not valid TOML: nested too deeply", where=where) from None
    except ValueError as wrong:  # of which tomllib's own error is one kind; a number of too many digits is another
        place = re.search(r"\(at line (\d+), column (\d+)\)", str(wrong))
        message = str(wrong).split(" (at ")[0]
        if place is None:
            raise PackError(f"not valid TOML: {message}", where=where) from None
        raise PackError(f"not valid TOML: {message}", int(place.group(1)), int(place.group(2)), where) from None
    head = tables.pop(HEAD_TABLE, None)
    if not isinstance(head, dict):
        raise PackError("a pack begins with [pack] giving name, game and version", 1, 1, where)
    name, game, version = head.get("name"), head.get("game"), head.get("version")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9-]*", name):
        raise _head_error(text, where, "name", f"must be a word of small letters, digits and hyphens, not {name!r}")
    if not isinstance(game, str):
        raise _head_error(text, where, "game", "must name the game the pack is for")
    if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= MOST_VERSIONS:
        raise _head_error(text, where, "version", f"must be a whole number from 1 to {MOST_VERSIONS}, not {version!r}")
    for field in head:
        if field not in HEAD:
            near = suggestion(field, list(HEAD))
            raise _head_error(text, where, field, f"means nothing here; the head has {', '.join(HEAD)}.{near}")
    return Pack(name, version, game, tables, text, where)


def _head_error(text: str, where: str, field: str, message: str) -> PackError:
    """Return an error that points at a field of [pack]."""
    header, place = 1, (1, 1)
    for number, line in enumerate(text.split("\n"), start=1):
        found = HEADER.match(line)
        if found is not None and found.group(2) == HEAD_TABLE:
            header, place = number, _field_place(text, number, field)
            break
    return EntryError("[pack]", f"{field} {message}", place[0], place[1], where, HEAD_TABLE, header, field)
