"""A world that a player cannot tell from the real one: all that is hidden is the order of the face-down piles (BR-R57)."""

from __future__ import annotations

from ludarium.engine.chance import Chance
from ludarium.engine.zones import redraw
from ludarium.games.barrage.state import AUTOMA_TILE, CONTRACT, TILE, BarrageState


def resample(state: BarrageState, player: int, luck: Chance) -> BarrageState:
    """Return a copy with the piles in another order and other luck to come; all players know the same, so it is alike for each."""
    world = state.copy()
    for pieces in (CONTRACT, TILE, AUTOMA_TILE):
        redraw(world, pieces, player, luck)
    world.chance = Chance(luck.word(), luck.word(), luck.word(), luck.word())
    return world
