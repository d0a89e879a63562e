"""Worlds a player cannot tell from the real one (GK-R39): what is hidden from a seat, drawn anew consistently."""

from __future__ import annotations

from ludarium.engine.chance import Chance
from ludarium.engine.zones import redraw
from ludarium.games.ginkgopolis.rules.rounds import ChooseCard
from ludarium.games.ginkgopolis.rules.supply import ChooseReturn, NewSupply
from ludarium.games.ginkgopolis.state import CARD, CHOOSING, DRAFT, NOTHING, TILE, GinkgopolisState, Side


def resample(state: GinkgopolisState, player: int, luck: Chance) -> GinkgopolisState:
    """Return a copy in which hidden cards, tiles, choices and future chance are drawn anew for this player.

    With the same luck it is the same world, whichever of those the player cannot tell apart it is drawn from.
    """
    world = state.copy()
    world.chance = Chance(luck.word(), luck.word(), luck.word(), luck.word())
    if world.phase == DRAFT and world.packs:
        redraw_draft(world, player, luck)
    laid = [side.laid != NOTHING for side in world.sides]
    undecided = [side.chosen != NOTHING and not side.shown for side in world.sides]
    for seat in range(world.players):
        if seat != player:
            gather(world, seat, player)
    world.discard = world.cards.in_order(world.discard, player)  # a hand is laid there in an order that nobody else knows
    redraw(world, CARD, player, luck)
    redraw(world, TILE, player, luck)
    returning = bool(world.lanes) and isinstance(world.agenda[-1], NewSupply)
    for seat in range(world.players):
        if seat != player and undecided[seat]:
            redraw_choice(world, seat, laid[seat], luck)
        if seat != player and returning:
            redraw_return(world, seat, luck)
    return world


def gather(world: GinkgopolisState, seat: int, player: int) -> None:
    """Let another player take back what lies face down, and order all of it by what this player knows of it."""
    side = world.sides[seat]
    side.tiles.extend(side.returning)
    side.returning = []
    if not side.shown:
        take_back(side)
    side.hand = world.cards.in_order(side.hand, player)
    side.tiles = world.faces.in_order(side.tiles, player)


def reopen(world: GinkgopolisState, player: int) -> None:
    """Give the others back what they have chosen in secret this round or return in secret, to choose again."""
    if not world.lanes or world.phase == DRAFT:
        return
    returning = isinstance(world.agenda[-1], NewSupply)
    for seat in range(world.players):
        side = world.sides[seat]
        if seat == player or world.lanes[seat]:
            continue
        if returning:
            side.tiles.extend(side.returning)
            side.returning = []
            if side.tiles:
                world.lanes[seat] = [ChooseReturn(seat)]
        elif side.committed:
            take_back(side)
            side.committed = False
            world.lanes[seat] = [ChooseCard(seat)]


def redraw_choice(world: GinkgopolisState, seat: int, had_tile: bool, luck: Chance) -> None:
    """Redraw another player's choice of this round, which lay face down and has been taken back.

    In phase 1 only that a choice is made is public, so one not yet made begins anew and a finished one may have any tile
    or none; from phase 2 on it is public whether a tile lies there (GK-R38).
    """
    side = world.sides[seat]
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
    if side.chosen != NOTHING:
        side.hand.append(side.chosen)
        side.chosen = NOTHING
    if side.laid != NOTHING:
        side.tiles.append(side.laid)
        side.laid = NOTHING


def redraw_return(world: GinkgopolisState, seat: int, luck: Chance) -> None:
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


def redraw_draft(world: GinkgopolisState, player: int, luck: Chance) -> None:
    """Redraw the draft for a player (GK-R72).

    What a pack lost before the player saw it comes from the characters never seen; what others took of it afterwards is
    any of what was left then.
    """
    unseen = list(range(len(world.content.characters)))
    for pack in range(world.players):
        for character in world.packs[pack][first_view(world, pack, player) :]:
            unseen.remove(character)
    luck.shuffle(unseen)
    for pack in range(world.players):
        cards = world.packs[pack]
        for place in range(first_view(world, pack, player)):
            cards[place] = unseen.pop()
        redraw_later_picks(world, pack, player, luck)
    for seat in range(world.players):
        side = world.sides[seat]
        side.characters = [world.packs[(seat - pick) % world.players][pick] for pick in range(len(side.characters))]


def first_view(world: GinkgopolisState, pack: int, player: int) -> int:
    """Return how many cards a pack had lost when the player first saw it; all of them if that has not happened yet."""
    first = (player - pack) % world.players
    return first if first <= world.picks else len(world.packs[pack])


def redraw_later_picks(world: GinkgopolisState, pack: int, player: int, luck: Chance) -> None:
    """Shuffle what others may have taken since the player last picked from the pack."""
    taken = len(world.sides[player].characters)
    own_picks = [pick for pick in range(taken) if (pack + pick) % world.players == player]
    if not own_picks or own_picks[-1] + world.players <= world.picks:  # never had it, or has it again and sees it all
        return
    cards = world.packs[pack]
    later = sorted(cards[own_picks[-1] + 1 :])
    luck.shuffle(later)
    cards[own_picks[-1] + 1 :] = later
