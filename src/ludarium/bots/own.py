"""Bots that are not Ludarium's: classes of other modules, found by `module:Class` or by the entry points of what is installed.

They are guarded: whatever they do, they get a copy of the position and give back a legal move, or a BotError that names them.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from functools import cache
from operator import index
from pathlib import Path
from typing import Any, Final

from ludarium.bots.bot import BOTS, Bot, BotKind
from ludarium.engine.chance import Chance
from ludarium.engine.errors import BotError, OptionError
from ludarium.engine.state import State

GROUP: Final = "ludarium.bots"  # of entry points
WORDS: Final = "own-bot"
PLACE: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)(?::(.+))?")
NAME: Final = re.compile(r"[a-z0-9-]{1,30}")  # what a table shows and an address can hold
SHAPE: Final = "a name is 1 to 30 of a-z, 0-9 and -, and a class module:Class"

log = logging.getLogger("ludarium.bots")


class OwnBot(Bot):
    """A bot that is not one of Ludarium's, under guard."""

    def __init__(self, name: str, inner: Bot) -> None:
        self.name = name
        self.inner: Any = inner  # asked as Python asks: compiled, only an int could be returned

    def choose(self, state: State, player: int, luck: Chance) -> int:
        """Return a legal move; BotError if the bot fails or chooses anything else."""
        try:
            chosen: object = self.inner.choose(state.copy(), player, luck)
        except BotError:
            raise
        except Exception as wrong:
            raise BotError(f"the bot {self.name!r} failed in {state.game.name}: {told(wrong)}") from wrong
        moves = state.moves(player)
        try:
            move = index(chosen)  # type: ignore[arg-type]
        except TypeError:
            move = -1
        if move not in moves:
            offered = f"one of {len(moves)} legal moves (numbers of state.moves)"
            raise BotError(f"the bot {self.name!r} chose {chosen!r:.60} in {state.game.name}, which is not {offered}")
        return move


def told(wrong: Exception) -> str:
    """Return what went wrong, and where, on one line."""
    frames = traceback.extract_tb(wrong.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(wrong).__name__}: {wrong}{where}"


def own_kind(name: str, place: str) -> BotKind:
    """Return the bot of a class, `module:Class`; OptionError if there is none."""
    made = own_class(place)

    def make(**settings: float) -> Bot:
        try:
            return OwnBot(name, made(**settings))
        except Exception as wrong:
            raise OptionError(f"the bot {name!r} cannot be made: {told(wrong)}") from wrong

    return BotKind(name, make, WORDS, settings_of(made), is_own=True)


def own_class(place: str) -> type[Bot]:
    """Return a class by its place, `module:Class`. The current folder is looked at last."""
    from importlib import import_module  # noqa: PLC0415 - few ever ask

    module, _, name = place.partition(":")
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise OptionError(f"the module {module!r} cannot be loaded: {told(missing)}") from missing
        raise OptionError(f"there is no module {module!r} for the bot {place!r}: neither in the current folder nor installed") from None
    except Exception as wrong:
        raise OptionError(f"the module {module!r} cannot be loaded: {told(wrong)}") from wrong
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise OptionError(f"{name!r} of the module {module!r} is not a bot: it must be a class made from ludarium.bots.Bot")
    return found


def settings_of(made: type[Bot]) -> dict[str, type]:
    """Return the settings of a class: what its constructor takes as int or float."""
    from inspect import signature  # noqa: PLC0415

    try:
        parameters = signature(made, eval_str=True).parameters.values()
    except (TypeError, ValueError, NameError):
        return {}
    return {parameter.name: parameter.annotation for parameter in parameters if parameter.annotation in (int, float)}


@cache
def installed_bots() -> dict[str, str]:
    """Return the places of the bots of installed packages, by their names. A class is loaded when its bot is wanted."""
    from importlib.metadata import entry_points  # noqa: PLC0415

    found: dict[str, str] = {}
    for point in entry_points(group=GROUP):
        place = PLACE.fullmatch(point.value)
        if point.name in BOTS or point.name in found:
            log.warning("the bot %r of %s is left out: there is another one of that name", point.name, point.value)
        elif NAME.fullmatch(point.name) is None or place is None or place[3]:
            log.warning("the bot %.60r of %s is left out: %s", point.name, point.value, SHAPE)
        else:
            found[point.name] = point.value
    return found
