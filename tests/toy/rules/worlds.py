"""Worlds that a player cannot tell from the real one: cards lie otherwise, secret choices are others."""

from __future__ import annotations

from ludarium.engine.chance import Chance
from ludarium.engine.zones import redraw

from ..state import CARD, NOTHING, ToyState
from .cards import why_not_play


def resample(state: ToyState, player: int, luck: Chance) -> ToyState:
    """Return a copy in which all that the player cannot know is drawn anew."""
    world = state.copy()
    world.chance = Chance(luck.word(), luck.word(), luck.word(), luck.word())
    redraw(world, CARD, player, luck)
    for seat, farmer in enumerate(world.farmers):
        if seat != player and farmer.committed and not farmer.shown:
            redraw_choice(world, seat, luck)
    return world


def redraw_choice(world: ToyState, seat: int, luck: Chance) -> None:
    """Redraw another's secret choice among those that the seat could have made."""
    farmer = world.farmers[seat]
    if farmer.chosen != NOTHING:
        farmer.hand.append(farmer.chosen)
        farmer.chosen = NOTHING
    possible = [card for card in farmer.hand if why_not_play(world, seat, card) is None]
    pick = luck.below(len(possible) + 1)
    if pick < len(possible):
        farmer.chosen = possible[pick]
        farmer.hand.remove(farmer.chosen)
