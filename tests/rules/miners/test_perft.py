"""Counted move trees: how many positions all sequences of a few legal moves lead to.

The first moves of a game are counted by hand in the comments; positions from the middle of a game were counted by the engine and show
any change of what is legal.
"""

from __future__ import annotations

import pytest

import ludarium
from ludarium.engine.rollout import perft
from tests.rule import rule
from tests.rules.miners.known import busy_pick


@rule("IM-S11", "IM-S14")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_first_moves_are_as_many_as_counted_by_hand(players: int) -> None:
    state = ludarium.game("miners").new(players, 1)
    assert [perft(state, depth) for depth in (1, 2, 3)] == [8, 8 * 7, 8 * 7 * 6]  # four of eight cards are kept, one by one


@pytest.mark.parametrize(
    ("players", "seed", "options", "played", "counts"),
    [
        (1, 1, {}, 40, [3, 8, 22]),
        (1, 4, {"hands": "beginner"}, 60, [3, 11, 73]),
        (2, 2, {}, 120, [3, 9, 27]),
        (3, 3, {"hand-2": "beginner"}, 200, [4, 24, 72]),
        (5, 5, {"hands": "beginner"}, 300, [3, 10, 34]),
    ],
)
def test_move_trees_in_the_middle_of_a_game(players: int, seed: int, options: dict[str, object], played: int, counts: list[int]) -> None:
    state = ludarium.game("miners").new(players, seed, options)
    luck = ludarium.chance(seed)
    for turn in range(played):
        player = state.to_move[0]
        state.play(player, busy_pick(luck, state.moves(player)))
    assert [perft(state, depth) for depth in (1, 2, 3)] == counts
