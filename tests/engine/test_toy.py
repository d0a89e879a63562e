"""Whole games of the toy game under everything that must always hold, and that they really use what they are there for."""

from __future__ import annotations

import pytest

from ludarium.engine.chance import chance
from ludarium.engine.rollout import checksum, perft, rollout
from tests.harness import check_game
from tests.toy.game import TOY


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rich", [False, True])
def test_whole_games_under_every_check(players: int, rich: bool) -> None:
    for seed in range(5):
        report = check_game(TOY, players, {"rich": rich, "rounds": 4}, seed, close=seed < 2)
        assert report.decisions > 10 * players


def test_play_meets_every_kind_of_question_in_lanes_and_in_turns() -> None:
    met: set[str] = set()
    for seed in range(40):
        state = TOY.new(2 + seed % 3, seed, {"rich": True, "rounds": 4})
        luck = chance(seed)
        while not state.over:
            seat = luck.pick(state.to_move)
            met.add(f"{type(state.pending(seat)).__name__} {'in a lane' if state.lanes else 'in turn'}")
            state.play(seat, luck.pick(state.moves(seat)))
    assert met == {
        *[f"{ask} in a lane" for ask in ("ChooseOne", "ChooseNext", "ChooseCard", "ChooseSite", "DoOrSkip")],
        *[f"{ask} in turn" for ask in ("ChooseOne", "ChooseNext", "ChooseSite", "DoOrSkip", "ThrowCard")],
    }


def test_interpreted_and_compiled_play_the_same_games() -> None:
    """Any difference between the two, or any change of the rules of the toy game, changes these numbers."""
    assert [checksum(TOY.new(2 + seed % 3, seed), chance(seed)) for seed in range(6)] == [
        1683156083,
        1713575569,
        3186522516,
        2827036619,
        1203541007,
        429820093,
    ]
    assert rollout(TOY.new(3, 1), chance(1)) == 33


def test_counted_move_trees() -> None:
    """Two at the feast for each; then two or three cards, all affordable, or rest: 3 + 4 ways for each of the two."""
    assert [perft(TOY.new(2, 7), depth) for depth in range(5)] == [1, 2, 4, 2 * (3 + 4), (3 + 4) ** 2]
