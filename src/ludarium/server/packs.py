"""Packs at a server: those that the host offers, those that tables were opened with, and the games that they make.

At a table a pack is known by name, version and digest. Its text lies in the database from the moment a table is opened with it: the game
goes on, and is replayed and reviewed, after the host has taken the file away.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, select

import ludarium
from ludarium.engine.pack import Pack, parse_pack, read_pack
from ludarium.server import schema, steady
from ludarium.server.problems import Problem

GAMES_KEPT: Final = 32
SUFFIX: Final = "*.toml"

Plain = Mapping[str, object]
Key = tuple[str, object, object, object]

_known: dict[Key, Pack] = {}  # what a key stands for never changes, so all servers of a process share them
_games: OrderedDict[tuple[Key, ...], ludarium.Game[Any]] = OrderedDict()
_lock = threading.Lock()


def key_of(game: str, pack: Plain) -> Key:
    """Return what a pack is known by."""
    return game, pack["name"], pack["version"], pack["digest"]


def remember(pack: Pack) -> None:
    """Know a pack from now on."""
    _known.setdefault(key_of(pack.game, pack.plain()), pack)


def own_packs(game: str) -> list[dict[str, object]]:
    """Return the packs that a game always has."""
    return [pack.plain() for pack in ludarium.game(game).packs]


def further(game: str, packs: Sequence[Plain]) -> list[Plain]:
    """Return the packs of a table beyond those that the game always has."""
    return list(packs[len(ludarium.game(game).packs) :])


def game_with(game: str, packs: Sequence[Plain]) -> ludarium.Game[Any]:
    """Return the game with further packs; 422 if one of them is unknown here or they do not go together."""
    if not packs:
        return ludarium.game(game)
    keys = tuple(key_of(game, pack) for pack in packs)
    with _lock:
        if keys not in _games:
            for pack, key in zip(packs, keys, strict=True):
                if key not in _known:
                    raise Problem("unknown_pack", f"This server does not have the pack {pack['name']}, version {pack['version']}.")
            try:
                _games[keys] = ludarium.game(game, [_known[key] for key in keys])
            except ludarium.PackError as wrong:
                raise Problem("bad_pack", str(wrong)) from None
        _games.move_to_end(keys)
        if len(_games) > GAMES_KEPT:
            _games.popitem(last=False)
        return _games[keys]


def texts_of(game: ludarium.Game[Any]) -> tuple[str, ...]:
    """Return the texts of the packs that a game has beyond its own: a worker process reads them again."""
    own = len(ludarium.game(game.name).packs)
    return tuple(pack.text for pack in game.packs[own:])


# ---------------------------------------------------------------------------------------------------------------------
# What the host offers
# ---------------------------------------------------------------------------------------------------------------------


def offered_packs(places: Iterable[Path]) -> list[Pack]:
    """Return the packs of files and folders; PackError names the file that is missing or wrong."""
    found: dict[tuple[str, str, int], Pack] = {}
    for place in places:
        for file in sorted(place.glob(SUFFIX)) if place.is_dir() else [place]:
            pack = read_pack(file)
            ludarium.game(pack.game, [pack])
            other = found.setdefault((pack.game, pack.name, pack.version), pack)
            if other.digest != pack.digest:
                message = f"{other.where} is called {pack.name}, version {pack.version}, too, and says something else; raise the version"
                raise ludarium.PackError(message, where=str(file))
    for pack in found.values():
        remember(pack)
    return list(found.values())


# ---------------------------------------------------------------------------------------------------------------------
# What the database keeps
# ---------------------------------------------------------------------------------------------------------------------


def save_packs(connection: Connection, game: str, packs: Sequence[Plain]) -> None:
    """Write the texts of a table's packs, as far as they are not there."""
    for pack in packs:
        if connection.execute(_one_pack(game, pack)).first() is None:
            text = _known[key_of(game, pack)].text
            connection.execute(schema.packs.insert(), {"game": game, **pack, "text": text, "created": steady.now()})


def load_packs(connection: Connection, game: str, packs: Sequence[Plain]) -> None:
    """Read the packs of a table that are not known yet, and make the game of them: this runs in a thread, where it holds up nobody."""
    if not packs:
        return
    for pack in packs:
        if key_of(game, pack) not in _known:
            row = connection.execute(_one_pack(game, pack)).first()
            if row is None:
                return  # whoever needs the game is told which pack is missing
            remember(parse_pack(row.text, str(pack["name"])))
    game_with(game, packs)


def _one_pack(game: str, pack: Plain) -> Any:
    column = schema.packs.c
    return select(column.text).where(
        column.game == game, column.name == pack["name"], column.version == pack["version"], column.digest == pack["digest"]
    )
