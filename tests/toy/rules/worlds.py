"""Worlds that a player cannot tell from the real one: cards lie otherwise, secret choices are others."""

from __future__ import annotations

from ludarium.engine.chance import Chance
from ludarium.engine.zones import redraw

from ..state import CARD, NOTHING, ToyState
from .cards import why_not_play


def resample(state: ToyState, player: int, luck: Chance) -> ToyState:
    """Return a copy in which all that the player cannot know is drawn anew: with the same luck the same, however the cards really lie."""
    world = state.copy()
    world.chance = Chance(luck.word(), luck.word(), luck.word(), luck.word())
    secretive = [seat for seat, farmer in enumerate(world.farmers) if seat != player and farmer.committed and not farmer.shown]
    for seat in secretive:
        take_back(world, seat)
    for seat, farmer in enumerate(world.farmers):
        if seat != player:
            farmer.hand = world.cards.in_order(farmer.hand, player)
    redraw(world, CARD, player, luck)
    for seat in secretive:
        choose_again(world, seat, luck)
    return world


def take_back(world: ToyState, seat: int) -> None:
    """Put another's secret choice back into the hand."""
    farmer = world.farmers[seat]
    if farmer.chosen != NOTHING:
        farmer.hand.append(farmer.chosen)
        farmer.chosen = NOTHING


def choose_again(world: ToyState, seat: int, luck: Chance) -> None:
    """Redraw another's secret choice among those that the seat could have made."""
    farmer = world.farmers[seat]
    possible = [card for card in farmer.hand if why_not_play(world, seat, card) is None]
    pick = luck.below(len(possible) + 1)
    if pick < len(possible):
        farmer.chosen = possible[pick]
        farmer.hand.remove(farmer.chosen)
