"""What all bots share, and the list of them."""

from __future__ import annotations

from collections.abc import Callable

from tarn.engine.chance import Chance
from tarn.engine.errors import OptionError, suggestion
from tarn.engine.state import State


class Bot:
    """A player that is a program."""

    name: str = "bot"

    def choose(self, state: State, player: int, luck: Chance) -> int:
        """Return one of `state.moves(player)`. The state is left as it is; the same luck gives the same choice."""
        raise NotImplementedError


class BotKind:
    """A bot that can be had by name. `words` is the key of the sentence that says how it plays."""

    def __init__(self, name: str, make: Callable[[], Bot], words: str) -> None:
        self.name = name
        self.make = make
        self.words = words


BOTS: dict[str, BotKind] = {}


def bot(name: str) -> Bot:
    """Return a new bot by its name; OptionError if there is none."""
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}.{suggestion(name, list(BOTS))} Known: {', '.join(BOTS)}")
    return BOTS[name].make()
