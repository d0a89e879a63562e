"""What all bots share, and the list of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludarium.engine.chance import Chance
from ludarium.engine.errors import OptionError, suggestion
from ludarium.engine.state import State
from ludarium.engine.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program."""

    name: str = "bot"

    def choose(self, state: State, player: int, luck: Chance) -> int:
        """Return one of `state.moves(player)`. The state is left as it is; the same luck gives the same choice."""
        raise NotImplementedError


class BotKind:
    """A bot that can be had by name. `words` is the key of the sentence that says how it plays.

    `settings` are the keyword arguments that `make` also takes, with the type of their numbers: `{"seconds": float}`.
    A bot that searches for a time can do so in several processes. An own one is not one of Ludarium's. A level is what people choose.
    """

    def __init__(
        self,
        name: str,
        make: Callable[..., Bot],
        words: str,
        settings: dict[str, type] | None = None,
        searches: bool = False,
        is_own: bool = False,
        is_level: bool = False,
    ) -> None:
        self.name = name
        self.make = make
        self.words = words
        self.settings: dict[str, type] = {} if settings is None else settings
        self.searches = searches
        self.is_own = is_own
        self.is_level = is_level


BOTS: dict[str, BotKind] = {}
MOST: Final = 1_000_000_000
USUAL_LEVEL: Final = "medium"  # whoever has not chosen plays against it


def level_names() -> list[str]:
    """Return the bots that people choose among, from the weakest to the strongest."""
    return [name for name, kind in BOTS.items() if kind.is_level]


def read_settings(kind: BotKind, text: str) -> dict[str, int | float]:
    """Return the settings of a bot as they are written: `simulations=400,depth=3`."""
    settings: dict[str, int | float] = {}
    for part in text.split(","):
        key, _, value = part.partition("=")
        if key not in kind.settings:
            known = f" Known: {', '.join(kind.settings)}" if kind.settings else ""
            raise OptionError(f"the bot {kind.name!r} has no setting {key!r}.{suggestion(key, list(kind.settings))}{known}")
        if key in settings:
            raise OptionError(f"the bot {f'{kind.name}:{text}'!r} has the setting {key!r} twice")
        settings[key] = positive_number(kind.settings[key], value, f"the setting {key!r} of the bot {kind.name!r}")
    return settings


def positive_number(wanted: type, text: str, what: str) -> int | float:
    """Return a number above 0 as it is written, whole where an int is wanted."""
    try:
        number = int(text) if wanted is int else float(text)
    except ValueError:
        number = 0
    if not 0 < number <= MOST:
        raise OptionError(f"{what} is a {'whole ' if wanted is int else ''}number above 0, not {text!r}")
    return number
