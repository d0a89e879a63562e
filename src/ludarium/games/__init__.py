"""The games Ludarium can play, one package each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludarium.engine.errors import UnknownGame, suggestion
from ludarium.engine.game import Game
from ludarium.games.barrage import game as barrage_game
from ludarium.games.ginkgopolis import game as ginkgopolis_game

GAMES: dict[str, Callable[[list[Path]], Game[Any]]] = {
    ginkgopolis_game.NAME: ginkgopolis_game.make,
    barrage_game.NAME: barrage_game.make,
}

_made: dict[str, Game[Any]] = {}


def game(name: str, packs: list[str | Path] | None = None) -> Game[Any]:
    """Return a game by its name, with further packs if any are given."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}.{suggestion(name, list(GAMES))} Known: {', '.join(GAMES)}")
    if packs:
        return GAMES[name]([Path(pack) for pack in packs])
    if name not in _made:
        _made[name] = GAMES[name]([])
    return _made[name]
