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
; a comment, line by line
0 tile blue-4
(
0 tile blue-7
; what could have been played instead
1 play A
)
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
from ludarium.engine.values import rebuilt

MAGIC = "ludarium-record 1"
HEADER = re.compile(r"[a-z]+-record 1")  # the project has had another name: records keep the one they were written under
UNDO = "undo"
LONGEST_NAME = 40
LONGEST_COMMENT = 4000
DEEPEST = 12  # variations of variations


class Entry:
    """One line of a game: a seat's move in notation, or 'undo', and what somebody says about it.

    `variations` are other ways the game could have gone from before this move, each a list of entries.
    """

    def __init__(self, seat: int, move: str, comment: str = "", variations: list[list[Entry]] | None = None) -> None:
        self.seat = seat
        self.move = move
        self.comment = comment
        self.variations: list[list[Entry]] = [] if variations is None else variations

    def copy(self) -> Entry:
        """Return an independent copy."""
        return Entry(self.seat, self.move, self.comment, [copied(variation) for variation in self.variations])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Entry)
            and self.seat == other.seat
            and self.move == other.move
            and self.comment == other.comment
            and self.variations == other.variations
        )

    def __hash__(self) -> int:
        return hash(self.move)

    def __repr__(self) -> str:
        more = f", {self.comment!r}" if self.comment or self.variations else ""
        return f"Entry({self.seat}, {self.move!r}{more}{f', {self.variations!r}' if self.variations else ''})"

    def __copy__(self) -> Entry:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Entry:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Entry, (self.seat, self.move, self.comment, self.variations)


def copied(entries: list[Entry]) -> list[Entry]:
    """Return independent copies of entries."""
    return [entry.copy() for entry in entries]


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
        self.comment = ""  # on the game as a whole
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
        lines += ["", *_comment_lines(self.comment), *_entry_lines(self.entries)]
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
        other.comment = self.comment
        other.entries = copied(self.entries)
        other.result = self.result.copy()
        return other

    def variation(self, number: int, which: int = 1) -> Record:
        """Return the record of a variation of a move, both counted from 1: the game before that move, then as the variation goes on."""
        if not 1 <= number <= len(self.entries):
            raise RecordError(f"the record has moves 1 to {len(self.entries)}, not {number}")
        found = self.entries[number - 1].variations
        if not 1 <= which <= len(found):
            raise RecordError(f"move {number} has {len(found)} variation{'s' if len(found) != 1 else ''}, not number {which}")
        other = self.copy()
        other.entries = [*other.entries[: number - 1], *copied(found[which - 1])]
        other.result = []
        return other

    def __copy__(self) -> Record:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Record:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        kept = {"options": self.options, "packs": self.packs, "names": self.names, "entries": self.entries, "result": self.result}
        more = {"position": self.position, "comment": self.comment}
        return rebuilt, (Record, (self.game, self.rules, self.players, self.seed, self.generator), {**kept, **more})


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


def tidy_comment(comment: str) -> str:
    """Return a comment as a record keeps it: lines of printable letters without blanks around, not too long."""
    lines = ["".join([letter if letter.isprintable() else " " for letter in line]).strip() for line in comment.splitlines()]
    return "\n".join([line for line in lines if line])[:LONGEST_COMMENT].rstrip()


def _comment_lines(comment: str) -> list[str]:
    return [f"; {line}" for line in tidy_comment(comment).splitlines()]


def _entry_lines(entries: list[Entry]) -> list[str]:
    """Return entries as lines, each with its comment and its variations in brackets."""
    lines: list[str] = []
    for entry in entries:
        lines += [f"{entry.seat} {entry.move}", *_comment_lines(entry.comment)]
        for variation in entry.variations:
            if variation:
                lines += ["(", *_entry_lines(variation), ")"]
    return lines


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
        self.open: list[list[Entry]] = []  # the game, and the variations that are open, the innermost last

    def _error(self, message: str) -> RecordError:
        return RecordError(f"line {self.number}: {message}")

    def record(self) -> Record:
        if not self.lines or HEADER.fullmatch(self.lines[0].strip()) is None:
            raise RecordError(f"not a record: the first line must be {MAGIC!r}")
        made = Record("", 0, 0, 0)
        self.open = [made.entries]
        seen: set[str] = set()
        for number, line in enumerate(self.lines[1:], start=2):
            self.number = number
            words = line.split()
            if not words or words[0].startswith("#"):
                continue
            if made.result:
                raise self._error("nothing may follow the result")
            if words[0].isdecimal():
                self._entry(words)
            elif words[0].startswith(";"):
                self._comment(made, line.strip()[1:].strip())
            elif words in (["("], [")"]):
                self._bracket(words[0])
            else:
                self._head(made, words, line)
                what = " ".join(words[:2]) if words[0] in ("option", "name") else words[0]
                if what in seen and what != "pack":
                    raise self._error(f"{what!r} comes a second time")
                seen.add(what)
        if len(self.open) > 1:
            raise RecordError("a variation is not closed: a line with ')' is missing")
        for needed in ("game", "rules", "players"):
            if needed not in seen:
                raise RecordError(f"the record has no line {needed!r}")
        if "seed" not in seen and "position" not in seen:
            raise RecordError("the record has no line 'seed'")
        if "position" in seen and ("seed" in seen or "chance" in seen):
            raise RecordError("a record that begins from a position has no line 'seed' or 'chance'")
        return made

    def _entry(self, words: list[str]) -> None:
        if len(words) < 2:
            raise self._error("a seat without a move")
        entry = Entry(self._whole(words[0], "a seat"), " ".join(words[1:]))
        if entry.move == UNDO and len(self.open) > 1:
            raise self._error("a variation has no undo: leave out what was taken back")
        self.open[-1].append(entry)

    def _comment(self, made: Record, text: str) -> None:
        """Read a comment on the move before it; one before the first move is on the game."""
        if not self.open[-1] and len(self.open) > 1:
            raise self._error("a comment follows the move that it is about")
        if self.open[-1]:
            entry = self.open[-1][-1]
            entry.comment = tidy_comment(f"{entry.comment}\n{text}")
        else:
            made.comment = tidy_comment(f"{made.comment}\n{text}")

    def _bracket(self, bracket: str) -> None:
        """Begin a variation of the move before it, or end the one that was begun last."""
        inside = self.open[-1]
        if bracket == ")":
            if len(self.open) == 1:
                raise self._error("no variation is open that could be closed")
            if not inside:
                raise self._error("a variation without a move")
            self.open.pop()
            return
        if not inside:
            raise self._error("a variation follows the move in whose place it is played")
        if len(self.open) > DEEPEST:
            raise self._error("variations are nested too deeply")
        variation: list[Entry] = []
        inside[-1].variations.append(variation)
        self.open.append(variation)

    def _head(self, made: Record, words: list[str], line: str) -> None:
        rest = line.strip()[len(words[0]) :].strip()
        key = words[0]
        if len(self.open) > 1:
            raise self._error(f"a variation has moves, comments and variations only, not {key[:20]!r}")
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
