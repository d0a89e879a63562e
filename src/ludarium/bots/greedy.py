"""A bot that looks one move ahead and takes what the game's quick estimate likes best."""

from __future__ import annotations

from typing import Final

from ludarium.bots.bot import Bot
from ludarium.bots.policy import estimates, keep_open, misjudged
from ludarium.engine.chance import Chance
from ludarium.engine.state import State
from ludarium.engine.subclassing import mypyc_attr

WORLDS: Final = 4  # drawn where a move sets chance going; a choice in secret does not


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Estimates the position after each legal move, in worlds that its seat cannot tell from the real one."""

    name = "greedy"

    def choose(self, state: State, player: int, luck: Chance) -> int:
        moves = state.moves(player)
        if len(moves) == 1:
            return moves[0]
        worlds = 1 if state.is_secret else WORLDS
        values = [worlds * self.noise(luck) for move in moves]
        for turn in range(worlds):
            world = state.resample(player, luck)
            keep_open(world, player)
            found = estimates(world, player, moves)
            for index in range(len(moves)):
                values[index] += found[index]
        return moves[values.index(max(values))]

    def noise(self, luck: Chance) -> float:
        """Return by how much the estimate of a move is wrong: next to nothing, so that of equals any is taken."""
        return 1e-6 * luck.below(1000)


class MisjudgingBot(GreedyBot):
    """Estimates positions as greedy does, but is wrong about each move by some points, at most by so many."""

    name = "misjudging"

    def __init__(self, points: float) -> None:
        self.points = points

    def noise(self, luck: Chance) -> float:
        return misjudged(self.points, luck)
