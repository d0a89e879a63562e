"""Counted move trees: how many positions all sequences of a few legal moves lead to.

The first moves of a game are counted by hand in the comments; positions from the middle of a game were counted by the
engine and show any change of what is legal.
"""

from __future__ import annotations

import pytest

import ludarium
from ludarium.engine.rollout import perft
from tests.rule import rule
from tests.rules.barrage.known import busy_pick

INTRO: dict[str, object] = {"game": "introductory"}


@rule("BR-J2", "BR-J3", "BR-B15", "BR-B17", "BR-D4", "BR-N1", "BR-S1", "BR-K8", "BR-X1")
@pytest.mark.parametrize(
    ("players", "options", "counts"),
    [
        # The draft: a company, then a starting contract, player by player.
        (4, {"game": "full"}, [4, 4 * 4, 4 * 4 * 3, 4 * 4 * 3 * 3]),
        (1, {"automa-1": "1"}, [2, 2 * 2]),
        # Two players with 6 credits, 6 excavators, 4 mixers. Spaces: 4 of water management, 3 of the workshop and 3 of the shop
        # (what costs 8 credits is out of reach), 4 of the contract office. 1 to 12 engineers for the bank. Tiles for a base, a
        # conduit, a powerhouse, or any of them. Then: 4 headstreams; 6 contracts; 17 dam sites (Wilhelm pays 3 everywhere),
        # 13 conduits of value 3 or less, 23 powerhouse sites, all of them with the joker; otherwise the next player's turn, with 30
        # actions again after the bank and 29 where a space is taken.
        (2, INTRO, [4 + 3 + 3 + 4 + 12 + 4, 4 * 4 + 6 * 29 + 4 * 6 + 12 * 30 + 17 + 13 + 23 + (17 + 13 + 23)]),
    ],
)
def test_the_first_moves_are_as_many_as_counted_by_hand(players: int, options: dict[str, object], counts: list[int]) -> None:
    state = ludarium.game("barrage").new(players, 1, options)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("players", "seed", "options", "played", "counts"),
    [
        (2, 1, INTRO, 117, [10, 205, 1465]),
        (3, 2, {"game": "full"}, 116, [11, 79, 546]),
        (4, 3, {"mahiri-officers": True}, 142, [10, 84, 636]),
        (1, 4, {"automa-1": "4", "automa-2": "3"}, 36, [12, 134, 1774]),
    ],
)
def test_move_trees_in_the_middle_of_a_game(players: int, seed: int, options: dict[str, object], played: int, counts: list[int]) -> None:
    state = ludarium.game("barrage").new(players, seed, options)
    luck = ludarium.chance(seed)
    for turn in range(played):
        player = state.to_move[0]
        state.play(player, busy_pick(luck, state.moves(player)))
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
