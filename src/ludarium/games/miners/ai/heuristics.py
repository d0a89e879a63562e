"""How a position should end, by hand: the mine phase that is begun is played to its end by the quick policy, then its worth is counted."""

from __future__ import annotations

from typing import Any

from ludarium.engine.agenda import Ask, Task
from ludarium.games.miners.ai.policy import keep_worth, quick_move
from ludarium.games.miners.ai.worth import worth
from ludarium.games.miners.rules.digging import ChooseWay, Climb, Dig, PlaceCard
from ludarium.games.miners.rules.rounds import ChooseCard, EndRound, reveal
from ludarium.games.miners.rules.setup import KEPT, KeepCard
from ludarium.games.miners.rules.surface import ChooseSurface
from ludarium.games.miners.state import CHOOSING, DIGGING, KEEPING, MinersState


def estimate(state: MinersState, player: int) -> float:
    """Return about how many points a player should lead by: nothing of the others can be changed, so they count as they stand."""
    own = forecast(state, player)
    others = [worth(state, seat) for seat in range(state.players) if seat != player]
    return own - max(others) if others else own


def forecast(state: MinersState, player: int) -> float:
    """Return the worth of a position to a player once what is begun is played to its end."""
    if state.over:
        return float(state.scores[player])
    if state.phase == KEEPING:
        return hand_merit(state, player)
    world = state.copy()
    known = state.miners[player].hand
    if world.phase == CHOOSING and world.miners[player].ready and world.players > 1:
        dig_alone(world, player)
    else:
        finish(world, player)
    return worth(world, player, known)


def hand_merit(state: MinersState, player: int) -> float:
    """Return how good the cards are that a player has kept so far: how each fitted those before it."""
    miner = state.miners[player]
    total = worth(state, player)
    for number, card in enumerate(miner.kept[:KEPT]):
        total += keep_worth(state, miner.kept[:number], [*miner.hand, *miner.kept[number:]], card)
    return total


def dig_alone(world: MinersState, player: int) -> None:
    """Reveal and dig for one player only, as if the others had not chosen yet."""
    reveal(world, player)
    world.phase = DIGGING
    world.lanes = []
    world.agenda = [Dig(player)]
    run_alone(world, world.agenda)


def run_alone(world: MinersState, stack: list[Task[Any]]) -> None:
    """Play what lies on a stack by the quick policy, up to the end of the dig."""
    world.stack = stack
    while stack and not isinstance(stack[-1], EndRound):
        task = stack.pop()
        if isinstance(task, Ask):
            task.play(world, quick_move(world, task, task.moves(world)))
        else:
            task.run(world)


def finish(world: MinersState, player: int) -> None:
    """Play what a player has begun to its end.

    On the way up that is the end of the dig. Where a move may have ended it, and the next event is turned over after some moves and
    not after others, it is the next card to choose: then all moves are compared at the same point.
    """
    stack = world.lanes[player] if world.lanes else world.agenda
    if world.phase == DIGGING and any(isinstance(task, (PlaceCard, Climb, ChooseWay, ChooseSurface)) for task in stack):
        run_alone(world, stack)
        return
    ask = world.pending(player)
    while ask is not None and not isinstance(ask, (ChooseCard, KeepCard)):
        world.apply(player, quick_move(world, ask, ask.moves(world)))
        ask = world.pending(player)


def is_quiet(state: MinersState) -> bool:
    """Say whether nothing is begun: cards are chosen and nobody has chosen yet, or the game is over."""
    return state.over or (state.phase == CHOOSING and not any(miner.ready for miner in state.miners))


def played_on(state: MinersState) -> MinersState:
    """Return the next quiet position: everybody goes on by the quick policy."""
    world = state.copy()
    while not is_quiet(world):
        seat = world.to_move[0]
        ask = world.pending(seat)
        assert ask is not None
        world.apply(seat, quick_move(world, ask, ask.moves(world)))
    return world
