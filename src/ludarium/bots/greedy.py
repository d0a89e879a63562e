"""A bot that looks one move ahead and takes what the game's heuristics like best."""

from __future__ import annotations

from typing import Final

from ludarium.bots.bot import Bot
from ludarium.engine.agenda import Ask
from ludarium.engine.chance import Chance
from ludarium.engine.state import State

WORLDS: Final = 4  # how many are looked at where a move sets chance going; a choice in secret does not
MISJUDGED: Final = 8.0  # points by which a beginner is wrong about a move at most


class Undecided(Ask[State]):
    """Stands for the decision of another player in a simultaneous phase: it keeps the phase open while moves are compared."""


class GreedyBot(Bot):
    """Values the position after each legal move, in worlds that its seat cannot tell from the real one."""

    name = "greedy"

    def choose(self, state: State, player: int, luck: Chance) -> int:
        moves = state.moves(player)
        if len(moves) == 1:
            return moves[0]
        worlds = 1 if state.lanes else WORLDS
        values = [worlds * self.misjudged(luck) for move in moves]
        for turn in range(worlds):
            world = state.resample(player, luck)
            keep_open(world, player)
            for index, move in enumerate(moves):
                after = world.copy()
                after.apply(player, move)
                values[index] += after.game.evaluate(after, player)
        return moves[values.index(max(values))]

    def misjudged(self, luck: Chance) -> float:
        """Return by how much a move is judged wrongly: next to nothing, so that of equals any is taken."""
        return 1e-6 * luck.below(1000)


class BeginnerBot(GreedyBot):
    """Values positions as greedy does, but misjudges each move by some points."""

    name = "beginner"

    def misjudged(self, luck: Chance) -> float:
        return MISJUDGED * (luck.below(1000) + luck.below(1000) - 999) / 1000


def keep_open(world: State, player: int) -> None:
    """Let the others of a simultaneous phase be undecided: what they do is unknown, so nothing may be resolved against it."""
    for seat in range(len(world.lanes)):
        if seat != player and not world.lanes[seat]:
            world.lanes[seat] = [Undecided(seat)]
