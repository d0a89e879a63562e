"""Counted move trees: how many positions all sequences of a few legal moves lead to.

The first moves of a game are counted by hand in the comments; positions from the middle of a game were counted by the
engine and show any change of what is legal.
"""

from __future__ import annotations

import pytest

import ludarium
from ludarium.engine.rollout import perft
from tests.rule import rule


@rule("GK-N1", "GK-N2", "GK-N6", "GK-L8")
@pytest.mark.parametrize(
    ("players", "options", "counts"),
    [
        # Alone: 3 cards; on each of them one of 6 tiles or none.
        (1, {}, [3, 3 * 7]),
        # A set brings two tiles. 4 cards or a new hand; then 4 * 3 cards with a tile or none, or 5 more choices after the
        # new hand; then the next player's 5 choices after each of the 12, or 4 * 3 and 4 after a first and a second new hand.
        (2, {}, [5, 12 + 5, 12 * 5 + 12 + 4]),
        (5, {}, [5, 12 + 5, 12 * 5 + 12 + 4]),
        # The draft: each of three players picks one of four, then each one of three.
        (3, {"characters": "draft"}, [4, 4 * 4, 4 * 4 * 4, 4 * 4 * 4 * 3]),
    ],
)
def test_the_first_moves_are_as_many_as_counted_by_hand(players: int, options: dict[str, object], counts: list[int]) -> None:
    state = ludarium.game("ginkgopolis").new(players, 1, options)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("players", "seed", "options", "played", "counts"),
    [
        (1, 1, {"expert": True}, 25, [3, 18, 53]),
        (2, 1, {}, 60, [2, 8, 16]),
        (3, 2, {}, 100, [6, 30, 198]),
        (4, 6, {"characters": "draft"}, 90, [4, 16, 32]),
        (5, 3, {}, 70, [4, 16, 64]),
    ],
)
def test_move_trees_in_the_middle_of_a_game(players: int, seed: int, options: dict[str, object], played: int, counts: list[int]) -> None:
    state = ludarium.game("ginkgopolis").new(players, seed, options)
    luck = ludarium.chance(seed)
    for turn in range(played):
        player = state.to_move[0]
        state.play(player, luck.pick(state.moves(player)))
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
