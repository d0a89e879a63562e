"""Play by a game's evaluator without a search: estimates one move ahead, and rollouts by the prior."""

from __future__ import annotations

from ludarium.engine.agenda import Ask
from ludarium.engine.chance import Chance
from ludarium.engine.state import State


class Undecided(Ask[State]):
    """Stands for the decision of another player in a simultaneous phase: it keeps the phase open while moves are compared."""


def keep_open(world: State, player: int) -> None:
    """Let the others of a secret phase be undecided: what they do is unknown, so nothing may be resolved against it."""
    if not world.is_secret:
        return
    for seat in range(len(world.lanes)):
        if seat != player and not world.lanes[seat]:
            world.lanes[seat] = [Undecided(seat)]


def estimates(world: State, player: int, moves: list[int]) -> list[float]:
    """Return the evaluator's estimate for a player after each of these moves."""
    evaluator = world.game.evaluator
    found: list[float] = []
    for move in moves:
        after = world.copy()
        after.apply(player, move)
        found.append(evaluator.estimate(after, player))
    return found


def misjudged(points: float, luck: Chance) -> float:
    """Return by how much a level is wrong about a move: by so many points at most, by fewer more often."""
    return points * (luck.below(1000) + luck.below(1000) - 999) / 1000


def next_to_move(state: State, player: int) -> int:
    """Return whose decision comes next: in open lanes the player's own before the others', for it is made in the position as it is."""
    if state.lanes:
        if state.lanes_are_open and state.lanes[player]:
            return player
        for seat in range(len(state.lanes)):
            if state.lanes[seat]:
                return seat
    ask = state.agenda[-1]
    assert isinstance(ask, Ask)
    return ask.seat


def play_by_prior(world: State) -> None:
    """Make the next move: the one with the highest prior."""
    seat = next_to_move(world, 0)
    moves = world.moves(seat)
    logits = world.game.evaluator.prior(world, seat, moves) if len(moves) > 1 else [0.0]
    world.apply(seat, moves[logits.index(max(logits))])
