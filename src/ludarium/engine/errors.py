"""Everything that can go wrong by somebody's mistake. The message is for the person who made it: what, where, what to do."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from ludarium.engine.phrase import Phrase


class LudariumError(Exception):
    """A mistake in what was given to Ludarium; nothing was changed."""


class UnknownGame(LudariumError):
    """No game of that name."""


class OptionError(LudariumError):
    """A table cannot be opened with these options or this number of players."""


class IllegalMove(LudariumError):
    """The move is not allowed now. `reason` and `rule` say why where the rules have a reason of their own."""

    def __init__(self, message: str, reason: str = "not-offered", rule: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (str(self), self.reason, self.rule)


class UnknownSeat(LudariumError):
    """The table has no such seat."""


class NotationError(LudariumError):
    """The text names no move of the game."""


class LoadError(LudariumError):
    """A saved position is damaged."""


class RecordError(LudariumError):
    """A record is damaged, or does not replay under these rules."""


class PackError(LudariumError):
    """A pack is wrong: `line` and `column` (from 1) say where, the message says what was expected.

    `words` is what the message says, as a phrase for people; mistakes in an effect have it.
    """

    def __init__(self, message: str, line: int = 0, column: int = 0, where: str = "", words: Phrase | None = None) -> None:
        place = where
        if line:
            place += f"{':' if where else 'line '}{line}:{column}"
        super().__init__(f"{place}: {message}" if place else message)
        self.message = message
        self.line = line
        self.column = column
        self.where = where
        self.words = words
        self.place = place

    def __reduce__(self) -> tuple[Any, ...]:
        return PackError, (self.message, self.line, self.column, self.where, self.words)


class EntryError(PackError):
    """A field of one entry is wrong: `table` and `header`, the line where it begins, name the entry, `said` is the message without them.

    The head of a pack is an entry, too: of the table `pack`.
    """

    def __init__(
        self, name: str, said: str, line: int, column: int, where: str, table: str, header: int, field: str, words: Phrase | None = None
    ) -> None:
        super().__init__(f"{name} {said}", line, column, where, words)
        self.name = name
        self.said = said
        self.table = table
        self.header = header
        self.field = field

    def __reduce__(self) -> tuple[Any, ...]:
        given = (self.name, self.said, self.line, self.column, self.where, self.table, self.header, self.field, self.words)
        return EntryError, given


class BotError(LudariumError):
    """A bot that is not one of Ludarium's has failed, or chose what is not legal."""


class UndoError(LudariumError):
    """The move cannot be taken back; the message says what stands in the way."""


def suggestion(word: str, known: list[str]) -> str:
    """Return ' Did you mean …?' for the nearest known word, or nothing."""
    near = nearest(word, known)
    return f" Did you mean {near!r}?" if near else ""


def nearest(word: str, known: list[str]) -> str:
    """Return the known word that is most like this one; '' if none is."""
    near = get_close_matches(word, known, n=1, cutoff=0.6)
    return near[0] if near else ""
