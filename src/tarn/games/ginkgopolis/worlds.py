"""Worlds a player cannot tell from the real one (GK-R39): what is hidden from a seat, drawn anew consistently."""

from __future__ import annotations

from tarn.engine.chance import Chance
from tarn.games.ginkgopolis.rounds import ChooseCard
from tarn.games.ginkgopolis.supply import ChooseReturn, NewSupply
from tarn.games.ginkgopolis.table import CHOOSING, DRAFT, NOTHING, Side, Table


def resample(table: Table, player: int, luck: Chance) -> Table:
    """Return a copy in which hidden cards, tiles, choices and future chance are drawn anew for this player."""
    world = table.copy()
    world.chance = Chance(luck.word(), luck.word(), luck.word(), luck.word())
    if world.phase == DRAFT and world.packs:
        redraw_draft(world, player, luck)
    exchange_cards(world, player, luck)
    exchange_tiles(world, player, luck)
    returning = bool(world.lanes) and isinstance(world.agenda[-1], NewSupply)
    for seat in range(world.players):
        if seat == player:
            continue
        side = world.sides[seat]
        side.tiles.extend(side.returning)
        side.returning = []
        redraw_choice(world, seat, luck)
        if returning:
            redraw_return(world, seat, luck)
    return world


def exchange_cards(world: Table, player: int, luck: Chance) -> None:
    """Exchange the cards whose place the player does not know."""
    circulating = world.deck + world.discard
    for side in world.sides:
        circulating = circulating + side.hand
        if side.chosen != NOTHING:
            circulating.append(side.chosen)
    if world.hal_card != NOTHING:
        circulating.append(world.hal_card)
    instead = world.cards.exchange(player, circulating, luck)
    world.deck = [instead[card] for card in world.deck]
    world.discard = [instead[card] for card in world.discard]
    for side in world.sides:
        side.hand = [instead[card] for card in side.hand]
        if side.chosen != NOTHING:
            side.chosen = instead[side.chosen]
    if world.hal_card != NOTHING:
        world.hal_card = instead[world.hal_card]


def exchange_tiles(world: Table, player: int, luck: Chance) -> None:
    """Exchange the tiles whose face the player does not know."""
    hidden = world.supply + world.removed
    for side in world.sides:
        hidden = hidden + side.tiles + side.returning
        if side.laid != NOTHING:
            hidden.append(side.laid)
    instead = world.faces.exchange(player, hidden, luck)
    world.supply = [instead[tile] for tile in world.supply]
    world.removed = [instead[tile] for tile in world.removed]
    for side in world.sides:
        side.tiles = [instead[tile] for tile in side.tiles]
        side.returning = [instead[tile] for tile in side.returning]
        if side.laid != NOTHING:
            side.laid = instead[side.laid]


def redraw_choice(world: Table, seat: int, luck: Chance) -> None:
    """Redraw another player's choice of this round while it lies face down.

    In phase 1 only that a choice is made is public, so one not yet made begins anew and a finished one may have any tile
    or none; from phase 2 on it is public whether a tile lies there (GK-R38).
    """
    side = world.sides[seat]
    if side.chosen == NOTHING or side.shown:
        return
    had_tile = side.laid != NOTHING
    take_back(side)
    if not side.committed:
        world.lanes[seat] = [ChooseCard(seat)]
        return
    side.chosen = side.hand.pop(luck.below(len(side.hand)))
    if world.phase == CHOOSING:
        pick = luck.below(len(side.tiles) + 1)
        if pick < len(side.tiles):
            side.laid = side.tiles.pop(pick)
    elif had_tile:
        side.laid = side.tiles.pop(luck.below(len(side.tiles)))


def take_back(side: Side) -> None:
    """Put a face-down choice back into hand and behind the screen."""
    side.hand.append(side.chosen)
    side.chosen = NOTHING
    if side.laid != NOTHING:
        side.tiles.append(side.laid)
        side.laid = NOTHING


def redraw_return(world: Table, seat: int, luck: Chance) -> None:
    """Redraw which tiles another player is returning in secret (GK-H13): any of the held ones."""
    side = world.sides[seat]
    if world.lanes[seat]:
        world.lanes[seat] = [ChooseReturn(seat)]
        return
    kept: list[int] = []
    for tile in side.tiles:
        if luck.below(2):
            side.returning.append(tile)
        else:
            kept.append(tile)
    side.tiles = kept


def redraw_draft(world: Table, player: int, luck: Chance) -> None:
    """Redraw the draft: what a pack lost before the player saw it comes from the unseen characters; what others took of it
    later is any of what was left then (GK-R72)."""
    seats = world.players
    unseen = list(range(len(world.content.characters)))
    views: list[tuple[int, int]] = []
    for pack in range(seats):
        first = (player - pack) % seats
        last = first
        while last + seats <= world.picks:
            last += seats
        views.append((first, last))
        if first <= world.picks:
            for character in world.packs[pack][first:]:
                unseen.remove(character)
    luck.shuffle(unseen)
    for pack, (first, last) in enumerate(views):
        cards = world.packs[pack]
        if first > world.picks:
            first = last = len(cards)
        for place in range(first):
            cards[place] = unseen.pop()
        own_pick = last if last < world.picks or len(world.sides[player].characters) > world.picks else -1
        redraw_later_picks(cards, last, own_pick, luck)
    for seat in range(seats):
        if seat != player:
            side = world.sides[seat]
            made = len(side.characters)
            side.characters = [world.packs[(seat - pick) % seats][pick] for pick in range(made)]


def redraw_later_picks(cards: list[int], seen_at: int, own_pick: int, luck: Chance) -> None:
    """Shuffle what others may have taken after the player last saw the pack; the own pick stays in its place."""
    start = seen_at + 1 if own_pick == seen_at else len(cards)
    later = cards[start:]
    luck.shuffle(later)
    cards[start:] = later


