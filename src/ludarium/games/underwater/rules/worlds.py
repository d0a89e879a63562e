"""Worlds a player cannot tell from the real one (UC-R48, UC-R56): hands, decks and secret choices, drawn anew consistently."""

from __future__ import annotations

from ludarium.engine.chance import Chance
from ludarium.engine.zones import redraw
from ludarium.games.underwater.content.kinds import RESOURCE_COUNT
from ludarium.games.underwater.rules.cards import Reject, hand_limit
from ludarium.games.underwater.rules.production import ProductionChoices
from ludarium.games.underwater.rules.turns import ChooseSlot
from ludarium.games.underwater.state import CARD, FROM_PRODUCTION, PRODUCING, Side, UnderwaterState


def resample(state: UnderwaterState, player: int, luck: Chance) -> UnderwaterState:
    """Return a copy in which all that the player cannot know is drawn anew; with the same luck the same, however it really lies."""
    world = state.copy()
    world.chance = Chance(luck.word(), luck.word(), luck.word(), luck.word())
    done = [not lane for lane in world.lanes]
    for seat in range(world.players):
        if seat != player:
            gather(world, seat, player)
    redraw(world, CARD, player, luck)
    redraw_chosen(world, player, luck)
    for seat in range(len(done)):
        if seat != player:
            if world.phase == PRODUCING:
                redraw_production(world, seat, done[seat], luck)
            else:
                redraw_rejected(world, seat, done[seat], luck)
    return world


def gather(world: UnderwaterState, seat: int, player: int) -> None:
    """Let another player take back what lies aside in secret, and order the hand by what this player knows of it."""
    side = world.sides[seat]
    side.hand = world.cards.in_order([*side.hand, *side.rejected], player)
    side.rejected = []
    side.looked = world.cards.in_order(side.looked, player)
    if side.before and world.lanes:
        take_back(side)


def take_back(side: Side) -> None:
    """Undo what a player has chosen in this production."""
    side.gained[FROM_PRODUCTION] -= side.points - side.before[RESOURCE_COUNT]
    side.goods = side.before[:RESOURCE_COUNT]
    side.points = side.before[RESOURCE_COUNT]
    side.produced = side.before[RESOURCE_COUNT + 1 :]


def redraw_chosen(world: UnderwaterState, player: int, luck: Chance) -> None:
    """Redraw which card another player has picked for a slot: nobody sees it before it is played there (UC-D4)."""
    ask = world.agenda[-1] if world.agenda else None
    if isinstance(ask, ChooseSlot) and ask.seat != player:
        world.agenda[-1] = ChooseSlot(ask.seat, luck.pick(world.sides[ask.seat].hand))


def redraw_rejected(world: UnderwaterState, seat: int, done: bool, luck: Chance) -> None:
    """Redraw which cards another player has laid aside: any of them, or none yet."""
    side = world.sides[seat]
    if not done:
        world.lanes[seat] = [Reject(seat)]
        settle(world, seat)
        return
    while len(side.hand) > hand_limit(world, seat):
        side.rejected = [*side.rejected, side.hand.pop(luck.below(len(side.hand)))]


def redraw_production(world: UnderwaterState, seat: int, done: bool, luck: Chance) -> None:
    """Redraw another player's choices in a production: any that were possible, or none yet."""
    world.lanes[seat] = [ProductionChoices(seat)]
    settle(world, seat)
    while done and world.lanes[seat]:
        ask = world.pending(seat)
        assert ask is not None
        move = luck.pick(ask.moves(world))
        world.stack = world.lanes[seat]
        world.stack.pop()
        ask.play(world, move)
        settle(world, seat)


def settle(world: UnderwaterState, seat: int) -> None:
    """Run a lane up to its next question."""
    lane = world.lanes[seat]
    while lane and not lane[-1].waits:
        world.stack = lane
        lane.pop().run(world)
    world.stack = world.agenda


def reopen(world: UnderwaterState, player: int) -> None:
    """Give the others back what they have chosen in secret, to choose again."""
    if not world.lanes:
        return
    for seat in range(world.players):
        if seat == player or world.lanes[seat]:
            continue
        side = world.sides[seat]
        if world.phase == PRODUCING:
            if side.before:
                take_back(side)
            world.lanes[seat] = [ProductionChoices(seat)]
        else:
            side.hand.extend(side.rejected)
            side.rejected = []
            world.lanes[seat] = [Reject(seat)]
        settle(world, seat)
