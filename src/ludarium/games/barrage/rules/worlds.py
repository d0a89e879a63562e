"""A world that a player cannot tell from the real one: all that is hidden is the order of the face-down piles (BR-R57)."""

from __future__ import annotations

from ludarium.engine.chance import Chance
from ludarium.games.barrage.content.components import level_of
from ludarium.games.barrage.state import BarrageState


def resample(state: BarrageState, player: int, luck: Chance) -> BarrageState:
    """Return a copy with the piles in another order and other luck to come; all players know the same, so it is alike for each.

    Piles are sorted before they are shuffled: with the same luck it is the same world, however they really lie.
    """
    world = state.copy()
    for pile in world.piles:
        pile.sort()
        luck.shuffle(pile)
    reshuffle_inventions(world, luck)
    if world.automa_pile:
        top = world.automa_pile.pop()  # its front is seen
        world.automa_pile.sort()
        luck.shuffle(world.automa_pile)
        world.automa_pile.append(top)
    world.chance = Chance(luck.word(), luck.word(), luck.word(), luck.word())
    return world


def reshuffle_inventions(world: BarrageState, luck: Chance) -> None:
    """Shuffle the advanced tiles still to come within their level: the levels lie in order (BR-V6)."""
    shuffled: list[int] = []
    for level in (3, 2, 1):
        tiles = sorted([tile for tile in world.inventions if level_of(tile) == level])
        luck.shuffle(tiles)
        shuffled.extend(tiles)
    world.inventions = shuffled
