"""Worlds a player cannot tell from the real one: hands, decks, events and secret choices drawn anew (section H)."""

from __future__ import annotations

from ludarium.engine.chance import Chance
from ludarium.engine.zones import redraw
from ludarium.games.miners.options import has_beginner_hand
from ludarium.games.miners.rules.mine import NOTHING
from ludarium.games.miners.rules.rounds import ChooseCard, playable
from ludarium.games.miners.rules.setup import KEPT, KeepCard
from ludarium.games.miners.state import CARD, CHOOSING, EVENT_CARD, KEEPING, MinersState


def resample(state: MinersState, player: int, luck: Chance) -> MinersState:
    """Return a copy in which hidden cards, choices and future chance are drawn anew for this player.

    With the same luck it is the same world, whichever of those the player cannot tell apart it is drawn from.
    """
    world = state.copy()
    world.chance = Chance(luck.word(), luck.word(), luck.word(), luck.word())
    for seat in range(world.players):
        if seat != player:
            take_back(world, seat)
            miner = world.miners[seat]
            miner.hand = world.cards.in_order(miner.hand, player)
    redraw(world, CARD, player, luck)
    redraw(world, EVENT_CARD, player, luck)
    for seat in range(world.players):
        if seat != player:
            choose_again(world, seat, luck)
    return world


def take_back(world: MinersState, seat: int) -> None:
    """Put a secret choice back into the hand."""
    miner = world.miners[seat]
    miner.hand.extend(miner.kept)
    miner.kept = []
    if world.phase == CHOOSING and miner.chosen != NOTHING:
        miner.hand.append(miner.chosen)
        miner.chosen = NOTHING


def choose_again(world: MinersState, seat: int, luck: Chance) -> None:
    """Redraw another player's secret choice, any that is possible; one that is not finished begins anew."""
    miner = world.miners[seat]
    if world.phase == CHOOSING and miner.ready:
        cards = playable(world, seat)
        if cards:
            miner.chosen = luck.pick(cards)
            miner.hand.remove(miner.chosen)
    elif world.phase == KEEPING and not has_beginner_hand(world.options, seat):
        if not miner.ready:
            world.lanes[seat] = [KeepCard(seat)]
            return
        for turn in range(KEPT):
            miner.kept.append(miner.hand.pop(luck.below(len(miner.hand))))


def reopen(world: MinersState, player: int) -> None:
    """Give the others back what they have chosen in secret, to choose again."""
    if not world.is_secret:
        return
    for seat in range(world.players):
        if seat == player or world.lanes[seat] or not world.miners[seat].ready:
            continue
        take_back(world, seat)
        world.miners[seat].ready = False
        world.lanes[seat] = [ChooseCard(seat) if world.phase == CHOOSING else KeepCard(seat)]
