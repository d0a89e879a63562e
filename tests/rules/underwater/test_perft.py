"""Counted move trees: how many positions all sequences of a few legal moves lead to (UC-D4, UC-D5).

The first moves of a game are counted by hand in the comments; positions from the middle of a game were counted by the
engine and show any change of what is legal.
"""

from __future__ import annotations

import pytest

import ludarium
from ludarium.engine.rollout import perft
from tests.rule import rule
from tests.rules.underwater.known import busy_pick
from tests.rules.underwater.scene import game_with, given


@rule("UC-B23", "UC-D4")
def test_the_first_moves_are_as_many_as_counted_by_hand() -> None:
    """Alone: one of six cards is laid aside, one of five, one of four; then one of the three that are left is played."""
    state = ludarium.game("underwater").new(1, 1)
    assert [perft(state, depth) for depth in range(1, 5)] == [6, 6 * 5, 6 * 5 * 4, 6 * 5 * 4 * 3]


@rule("UC-D5", "UC-H3", "UC-H5")
def test_the_slots_of_a_first_turn_are_as_many_as_counted_by_hand() -> None:
    """A green card without a use, 1 kelp, 1 steelplast, 1 science, 2 credits, on board 1, for two.

    All slots but GS3, which costs too much: 14, and the always-available one. On the four green ones the card matches, so what comes first
    is asked. Of the others Y1, Y5 (nothing to upgrade), R3 and W ask nothing: the next turn begins. Y2 and R2 ask for
    t1 or t7, YS3 for the action card or the goods, Y4 for one of three buildings, RS1 for farms or labs, RS4 for the tunnel or the
    action card, RS5 for one of 6 special cards on show, the top one, or a look at three.
    """
    dull = (1, "green", "instant", "kelp 1 if connected city >= 9")
    game = game_with(dull, (2, "red", "instant", "card 1"), (3, "red", "instant", "card 1"), (4, "red", "instant", "card 1"))
    scene = given(2, game).hand(0, 1, 2, 3).holds(0, kelp=1, steelplast=1, science=1, credit=2)
    scene.state.deck.append(scene.withdraw(4))  # drawn at the end of the turn
    scene.turn(0).play("play 1")
    assert set(scene.family("slot")) == {*["Y1", "Y2", "YS3", "Y4", "Y5", "RS1", "R2", "R3", "RS4", "RS5", "G1", "G2", "G4", "GS5", "W"]}
    assert perft(scene.state, 1) == 15
    silent = 3 + 3 + 3  # Y1, Y5, R3: of two cards left and one drawn one is played next
    always = 5  # W: two more cards come, so one of five is discarded first
    asked = 2 + 2 + 2 + 3 + 2 + 2 + 8
    green = 4 * 2
    assert perft(scene.state, 2) == silent + always + asked + green


@pytest.mark.parametrize(
    ("players", "seed", "options", "played"),
    [
        (1, 1, {}, 90),
        (2, 2, {}, 150),
        (3, 3, {"contracts": True}, 260),
        (4, 4, {"boards": "advanced", "contracts": True}, 400),
    ],
)
def test_move_trees_in_the_middle_of_a_game(players: int, seed: int, options: dict[str, object], played: int) -> None:
    state = ludarium.game("underwater").new(players, seed, options)
    luck = ludarium.chance(seed)
    for turn in range(played):
        player = state.to_move[0]
        state.play(player, busy_pick(luck, state.moves(player)))
    assert [perft(state, depth) for depth in range(1, 4)] == COUNTED[players]


COUNTED = {1: [2, 4, 30], 2: [3, 7, 16], 3: [11, 121, 363], 4: [2, 18, 54]}
