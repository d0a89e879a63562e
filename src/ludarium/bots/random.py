"""A bot that plays any legal move, each equally likely."""

from __future__ import annotations

from ludarium.bots.bot import Bot
from ludarium.engine.chance import Chance
from ludarium.engine.state import State
from ludarium.engine.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Plays any legal move."""

    name = "random"

    def choose(self, state: State, player: int, luck: Chance) -> int:
        return luck.pick(state.moves(player))
