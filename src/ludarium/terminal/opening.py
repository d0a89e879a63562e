"""Opening a table from what stands on the command line."""

from __future__ import annotations

from pathlib import Path

import ludarium
from ludarium.bots import parse_bot
from ludarium.bots.bot import USUAL_LEVEL
from ludarium.bots.finding import names_class
from ludarium.console import Screen
from ludarium.engine.errors import OptionError
from ludarium.engine.game import OptionSpec
from ludarium.engine.line import is_line
from ludarium.engine.match import Match
from ludarium.engine.record import LONGEST_NAME
from ludarium.records import PERSON, game_of, name_of, read_record, replayed
from ludarium.terminal.folder import new_file
from ludarium.terminal.session import Session

BOT_NAMES = ("Fern", "Moss", "Reed", "Sage", "Briar")


class Wishes:
    """What the command line asks for."""

    def __init__(self, game: str, language: str, packs: list[Path]) -> None:
        self.game = game
        self.language = language
        self.packs = packs
        self.players = 0
        self.bots: list[str] = []
        self.hot_seat = False
        self.options: list[str] = []
        self.seed: str | None = None
        self.names: list[str] = []
        self.resume: Path | None = None
        self.save: Path | None = None


def open_session(wishes: Wishes, screen: Screen) -> Session:
    """Return the session that is asked for: a new table, or a saved one."""
    if wishes.resume is not None:
        return resume_session(wishes, wishes.resume, screen)
    game = ludarium.game(wishes.game, list(wishes.packs))
    options = read_options(wishes.options, {spec.name: spec for spec in game.options})
    players = wishes.players or (max(2, len(wishes.names)) if wishes.hot_seat else 2)
    match = Match(game, players, seed_of(wishes.seed), options)
    seats = seat_kinds(players, wishes.bots, wishes.hot_seat)
    match.record.names = seat_names(seats, wishes.names)
    if wishes.save is not None and wishes.save.exists() and (wishes.save.is_dir() or wishes.save.stat().st_size):
        raise OptionError(f"{wishes.save} exists already: choose another name for --save, or go on with --resume {wishes.save}")
    return Session(match, seats, wishes.save or new_file(game.name), screen, wishes.language, wishes.packs)


def resume_session(wishes: Wishes, file: Path, screen: Screen) -> Session:
    """Return the session of a saved table, exactly where it was left."""
    for given, name in ((wishes.players, "--players"), (wishes.options, "--option"), (wishes.seed, "--seed")):
        if given:
            raise OptionError(f"{name} belongs to a new game; {name_of(file)} says it already")
    record, seats = read_record(file)
    if record.game != wishes.game:
        raise OptionError(f"{name_of(file)} is a game of {record.game}, not of {wishes.game}")
    match = replayed(file, record, game_of(record, wishes.packs))
    if wishes.bots or wishes.hot_seat or not seats:
        seats = seat_kinds(record.players, wishes.bots, wishes.hot_seat)
    else:
        check_seats(file, seats)
    if wishes.names:
        match.record.names.update(seat_names(seats, wishes.names))
    own = new_file(record.game) if is_line(str(file)) else file
    return Session(match, seats, wishes.save or own, screen, wishes.language, wishes.packs)


def check_seats(file: Path, seats: list[str]) -> None:
    """Refuse bots that are not there. A file names none by its class: whoever sends one must not choose what is loaded here."""
    for kind in seats:
        if kind == PERSON:
            continue
        if names_class(kind):
            raise OptionError(f"{name_of(file)} was played with the bot {kind!r:.80}: name the bots again with --bot")
        parse_bot(kind)


def read_options(given: list[str], specs: dict[str, OptionSpec]) -> dict[str, object]:
    """Return the table's options from name=value; the game itself checks names and values."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise OptionError(f"an option is written name=value, not {text!r}")
        name = name.strip()
        if name in options:
            raise OptionError(f"option {name!r} is given twice")
        options[name] = specs[name].parse(value.strip()) if name in specs else value.strip()
    return options


def seed_of(text: str | None) -> int | str | None:
    """Return the seed: decimal digits are a number, anything else is read as hexadecimal."""
    if text is not None and text.isascii() and text.isdecimal() and len(text) < 32:
        return int(text)
    return text


def seat_kinds(players: int, bots: list[str], hot_seat: bool) -> list[str]:
    """Return who sits where: a person first, then bots in the order given; at a hot seat people, then the bots given."""
    for name in bots:
        parse_bot(name)
    if hot_seat:
        if len(bots) >= players:
            raise OptionError(f"{len(bots)} bots leave no seat for people at a table of {players}")
        return [PERSON] * (players - len(bots)) + bots
    if len(bots) > max(1, players - 1):
        raise OptionError(f"{len(bots)} bots are too many for a table of {players}")
    others = bots or [USUAL_LEVEL]
    return [PERSON, *[others[min(seat, len(others) - 1)] for seat in range(players - 1)]]


def seat_names(seats: list[str], given: list[str]) -> dict[int, str]:
    """Return the names of the seats: those given, first for people; bots without one get names of plants."""
    if len(given) > len(seats):
        raise OptionError(f"{len(given)} names are too many for {len(seats)} seat{'s' if len(seats) > 1 else ''}")
    order = [seat for seat, kind in enumerate(seats) if kind == PERSON] + [seat for seat, kind in enumerate(seats) if kind != PERSON]
    names: dict[int, str] = {}
    for seat, text in zip(order, given, strict=False):
        name = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        if not name or len(name) > LONGEST_NAME:
            raise OptionError(f"a name has 1 to {LONGEST_NAME} letters, not {text[:60]!r}")
        names[seat] = name
    spare = [name for name in BOT_NAMES if name not in names.values()]
    for seat, kind in enumerate(seats):
        if kind != PERSON and seat not in names:
            names[seat] = spare.pop(0)
    return names
