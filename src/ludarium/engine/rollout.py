"""Random play and counted move trees: the loops that belong to the compiled core."""

from __future__ import annotations

from ludarium.engine.chance import MASK, Chance
from ludarium.engine.state import State


def rollout(state: State, luck: Chance) -> int:
    """Play random legal moves to the end of the game; return how many decisions that took."""
    decisions = 0
    while not state.over:
        ask = state.next_ask()  # without the lists that `to_move` and `moves` make for their callers
        moves = ask.moves(state)
        state.apply(ask.seat, moves[luck.below(len(moves))])
        decisions += 1
    return decisions


def checksum(state: State, luck: Chance) -> int:
    """Play random moves to the end; return a number that depends on every option offered and move made."""
    total = 0
    while not state.over:
        player = state.to_move[0]
        moves = state.moves(player)
        move = moves[luck.below(len(moves))]
        total = (total * 31 + len(moves) * 7919 + move) & MASK
        state.apply(player, move)
    for score in state.scores:
        total = (total * 31 + score) & MASK
    return total


def perft(state: State, depth: int) -> int:
    """Count the positions reached by all sequences of `depth` legal moves; of several players to move the first moves."""
    if depth == 0 or state.over:
        return 1
    player = state.to_move[0]
    leaves = 0
    for move in state.moves(player):
        after = state.copy()
        after.apply(player, move)
        leaves += perft(after, depth - 1)
    return leaves
