"""A game as a readable text: head, seed and moves. The same record always replays to the same position.

ludarium-record 1
game ginkgopolis
rules 1
pack base 1 0123456789abcdef
players 3
option characters draft
seed 00000000000000000000000000000007
chance hmac-sha256
name 0 Nell

0 play red-9
0 tile blue-4
1 undo
result 31 28 40
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ludarium.engine.chance import FAST, GENERATORS, seed_text
from ludarium.engine.errors import LoadError, LudariumError, RecordError
from ludarium.engine.line import head_of, is_line

MAGIC = "ludarium-record 1"
HEADER = re.compile(r"[a-z]+-record 1")  # the project has had another name: records keep the one they were written under
UNDO = "undo"
LONGEST_NAME = 40


class Entry:
    """One line of a game: a seat's move in notation, or 'undo'."""

    def __init__(self, seat: int, move: str) -> None:
        self.seat = seat
        self.move = move

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.seat == other.seat and self.move == other.move

    def __hash__(self) -> int:
        return hash(self.move)

    def __repr__(self) -> str:
        return f"Entry({self.seat}, {self.move!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Entry, (self.seat, self.move)


class Record:
    """Header, seed and moves of one game. `options` are written as text; the game reads them.

    `generator` is what made chance of the seed. The fast one is not named in the text, as before there was another.
    `position` is a position on one line (`State.line`) for a game that did not begin with the set-up: then the seed says nothing.
    """

    def __init__(self, game: str, rules: int, players: int, seed: int | str | None, generator: str = FAST) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.seed = seed_text(seed)
        self.generator = generator
        self.position = ""
        self.options: dict[str, str] = {}
        self.packs: list[dict[str, object]] = []
        self.names: dict[int, str] = {}
        self.entries: list[Entry] = []
        self.result: list[int] = []

    def __str__(self) -> str:
        """Return the record as text; `parse_record` undoes it."""
        lines = [MAGIC, f"game {self.game}", f"rules {self.rules}"]
        lines += [f"pack {pack['name']} {pack['version']} {pack['digest']}" for pack in self.packs]
        lines += [f"players {self.players}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        if self.position:
            lines += [f"position {self.position}"]
        else:
            lines += [f"seed {self.seed}", *([f"chance {self.generator}"] if self.generator != FAST else [])]
        tidy = {seat: tidy_name(name) for seat, name in self.names.items()}
        lines += [f"name {seat} {name}" for seat, name in sorted(tidy.items()) if name]
        lines += ["", *[f"{entry.seat} {entry.move}" for entry in self.entries]]
        if self.result:
            lines.append("result " + " ".join(str(points) for points in self.result))
        return "\n".join(lines) + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        moves = len(self.entries)
        return f"<Record: {self.game}, {self.players} player{'s' if self.players > 1 else ''}, {moves} move{'s' if moves != 1 else ''}>"

    def copy(self) -> Record:
        """Return an independent copy."""
        other = Record(self.game, self.rules, self.players, self.seed, self.generator)
        other.position = self.position
        other.options = dict(self.options)
        other.packs = [dict(pack) for pack in self.packs]
        other.names = dict(self.names)
        other.entries = self.entries.copy()
        other.result = self.result.copy()
        return other

    def __copy__(self) -> Record:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Record:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        kept = {"options": self.options, "packs": self.packs, "names": self.names, "entries": self.entries, "result": self.result}
        return Record, (self.game, self.rules, self.players, self.seed, self.generator), (None, {**kept, "position": self.position})


def taken_back(entries: Sequence[Any]) -> set[int]:
    """Return the places of the entries that leave no trace: moves that were taken back, and the undo that did it.

    Each has a seat and a move. An undo that finds no move of its seat here takes back an earlier one, and is none of these.
    """
    gone: set[int] = set()
    standing: dict[int, list[int]] = {}  # the moves of each seat
    for place, entry in enumerate(entries):
        moves = standing.setdefault(entry.seat, [])
        if entry.move != UNDO:
            moves.append(place)
        elif moves:
            gone.add(moves.pop())
            gone.add(place)
    return gone


def tidy_name(name: str) -> str:
    """Return a name as a record keeps it: one line, single spaces, not too long."""
    return " ".join(name.split())[:LONGEST_NAME].rstrip()


def parse_record(text: str) -> Record:
    """Return the record that the text holds; RecordError with the line number if it is damaged.

    A position on one line is the record of a game that begins there.
    """
    return _record_from(text) if is_line(text) else _RecordParser(text).record()


def _record_from(line: str) -> Record:
    try:
        head = head_of(line)
    except LoadError as wrong:
        raise RecordError(str(wrong)) from None
    made = Record(head.game, head.rules, head.players, 0)
    made.position = "".join(line.split())
    return made


class _RecordParser:
    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0

    def _error(self, message: str) -> RecordError:
        return RecordError(f"line {self.number}: {message}")

    def record(self) -> Record:
        if not self.lines or HEADER.fullmatch(self.lines[0].strip()) is None:
            raise RecordError(f"not a record: the first line must be {MAGIC!r}")
        made = Record("", 0, 0, 0)
        seen: set[str] = set()
        for number, line in enumerate(self.lines[1:], start=2):
            self.number = number
            words = line.split()
            if not words or words[0].startswith("#"):
                continue
            if made.result:
                raise self._error("nothing may follow the result")
            if words[0].isdecimal():
                self._entry(made, words)
            else:
                self._head(made, words, line)
                what = " ".join(words[:2]) if words[0] in ("option", "name") else words[0]
                if what in seen and what != "pack":
                    raise self._error(f"{what!r} comes a second time")
                seen.add(what)
        for needed in ("game", "rules", "players"):
            if needed not in seen:
                raise RecordError(f"the record has no line {needed!r}")
        if "seed" not in seen and "position" not in seen:
            raise RecordError("the record has no line 'seed'")
        if "position" in seen and ("seed" in seen or "chance" in seen):
            raise RecordError("a record that begins from a position has no line 'seed' or 'chance'")
        return made

    def _entry(self, made: Record, words: list[str]) -> None:
        if len(words) < 2:
            raise self._error("a seat without a move")
        made.entries.append(Entry(self._whole(words[0], "a seat"), " ".join(words[1:])))

    def _head(self, made: Record, words: list[str], line: str) -> None:
        rest = line.strip()[len(words[0]) :].strip()
        key = words[0]
        if key == "result" and len(words) > 1:
            made.result = [-self._whole(word[1:], "points") if word[0] == "-" else self._whole(word, "points") for word in words[1:]]
        elif made.entries and key != "result":
            raise self._error(f"{key!r} belongs to the head, before the moves")
        elif key == "game" and len(words) == 2:
            made.game = words[1]
        elif key in ("rules", "players") and len(words) == 2:
            setattr(made, key, self._whole(words[1], "a number"))
        elif key == "seed":
            try:
                made.seed = seed_text(rest)
            except LudariumError as wrong:
                raise self._error(str(wrong)) from None
        elif key == "position" and len(words) == 2:
            made.position = words[1]
        elif key == "chance" and len(words) == 2:
            if words[1] not in GENERATORS:
                raise self._error(f"this version does not know the generator {words[1][:20]!r}, only {', '.join(GENERATORS)}")
            made.generator = words[1]
        elif key == "option" and len(words) == 3:
            made.options[words[1]] = words[2]
        elif key == "pack" and len(words) == 4:
            made.packs.append({"name": words[1], "version": self._whole(words[2], "a version"), "digest": words[3]})
        elif key == "name" and len(words) >= 3:
            made.names[self._whole(words[1], "a seat")] = tidy_name(" ".join(words[2:]))
        else:
            raise self._error(f"cannot be read: {line.strip()[:60]!r}")

    def _whole(self, word: str, what: str) -> int:
        if not word.isdecimal() or len(word) > 9:
            raise self._error(f"{what} expected, not {word[:20]!r}")
        return int(word)
