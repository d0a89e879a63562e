"""Records as files: written whole, read back, replayed; a file also says who sat where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ludarium
from ludarium.engine.errors import OptionError, RecordError
from ludarium.engine.game import Game
from ludarium.engine.line import is_line
from ludarium.engine.match import Match, replay
from ludarium.engine.record import Record, parse_record

SEATS = "# seats "
PERSON = "person"


def text_of(record: Record, seats: list[str]) -> str:
    """Return what a file has of a record: the record itself, and who sat where."""
    head, rest = str(record).split("\n", 1)
    return f"{head}\n{SEATS}{' '.join(seats)}\n{rest}"


def write_record(path: Path, record: Record, seats: list[str]) -> None:
    """Write a record, whole or not at all; OptionError if the file cannot be written."""
    write_text(path, text_of(record, seats))


def write_text(path: Path, text: str) -> None:
    """Write a text, whole or not at all; OptionError if the file cannot be written."""
    draft = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as wrong:
        raise OptionError(f"{path} cannot be written: {getattr(wrong, 'strerror', None) or wrong}") from None


def read_text(path: Path) -> str:
    """Return a file's text; RecordError if there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not a record: it is not UTF-8 text") from None
    except (OSError, ValueError) as wrong:
        raise RecordError(f"{path} cannot be read: {getattr(wrong, 'strerror', None) or wrong}") from None


def read_record(path: Path) -> tuple[Record, list[str]]:
    """Return a record and who sat where as far as the file says so: 'person' or the name of a bot for each seat.

    In place of a file's name there may be a position on one line: the record of a game that begins there.
    """
    text = str(path) if is_line(str(path)) else read_text(path)
    try:
        record = parse_record(text)
    except RecordError as wrong:
        raise RecordError(f"{name_of(path)}: {wrong}") from None
    seats: list[str] = []
    for line in text.splitlines()[1:3]:
        if line.startswith(SEATS):
            seats = line[len(SEATS) :].split()
    return record, seats if len(seats) == record.players else []


def game_of(record: Record, packs: list[Path]) -> Game[Any]:
    """Return the game a record is of, with further packs."""
    return ludarium.game(record.game, list(packs))


def replayed(path: Path, record: Record, game: Game[Any], moves: int = -1) -> Match:
    """Return the match of a record; RecordError names the file."""
    try:
        return replay(record, game, moves)
    except ludarium.LudariumError as wrong:
        raise RecordError(f"{name_of(path)}: {wrong}") from None


def name_of(path: Path) -> str:
    """Return how a file is called in a message; a position on one line by its beginning."""
    text = str(path)
    return f"{text[:24]}…" if is_line(text) else text
