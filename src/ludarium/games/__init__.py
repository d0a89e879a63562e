"""The games Ludarium can play, one package each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ludarium.engine.errors import UnknownGame, suggestion
from ludarium.engine.game import Game
from ludarium.engine.line import head_of
from ludarium.engine.pack import Pack, parse_pack
from ludarium.engine.state import State

# All that is said of a game outside its own folders: its package here has a module `game` with `make` (docs/new-game.md).
REGISTERED = (
    "ginkgopolis",
    "barrage",
    "underwater",
    "miners",
)

GAMES: dict[str, Callable[[Sequence[Path | Pack]], Game[Any]]] = {
    name: import_module(f"{__name__}.{name}.game").make for name in REGISTERED
}

_made: dict[str, Game[Any]] = {}


def game(name: str, packs: Sequence[str | Path | Pack] | None = None) -> Game[Any]:
    """Return a game by its name, with further packs if any are given: files, or packs that were read."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}.{suggestion(name, list(GAMES))} Known: {', '.join(GAMES)}")
    if packs:
        return _opened(name, [pack if isinstance(pack, Pack) else Path(pack) for pack in packs])
    if name not in _made:
        _made[name] = _opened(name, [])
    return _made[name]


def _opened(name: str, packs: list[Path | Pack]) -> Game[Any]:
    made = GAMES[name](packs)
    made.opened = (reopened, (name, *[(pack.text, pack.where) if isinstance(pack, Pack) else str(pack.absolute()) for pack in packs]))
    return made


def position(line: str, packs: Sequence[str | Path | Pack] | None = None) -> State:
    """Return the position that `State.line` wrote, of whichever game; LoadError if the line is damaged, or of other rules or packs."""
    found: State = game(head_of(line).game, packs).position(line)
    return found


@cache
def reopened(name: str, *packs: str | tuple[str, str]) -> Game[Any]:
    """Return the game of positions that were pickled, the same one for all of them: with files, or with packs as text and name."""
    return game(name, [pack if isinstance(pack, str) else parse_pack(*pack) for pack in packs])
