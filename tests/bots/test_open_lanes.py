"""Simultaneous play in the open: bots see what the others do meanwhile, and decide in the position as it is."""

from __future__ import annotations

import pytest

from ludarium.bots import SearchBot, bot
from ludarium.bots.mcts import Search
from ludarium.bots.policy import keep_open
from ludarium.engine.chance import chance
from ludarium.engine.errors import IllegalMove
from ludarium.engine.lexicon import CHOOSE, SKIP
from ludarium.engine.search_settings import SearchSettings
from tests.engine.small.pennies import PENNIES
from tests.engine.small.quarry import QUARRY

LARGE, SMALL, BLAST = CHOOSE.at(0), CHOOSE.at(1), SKIP.at(0)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["greedy", "search"])
def test_whoever_decides_first_takes_the_larger_stone(name: str, seat: int) -> None:
    player = SearchBot(simulations=80) if name == "search" else bot(name)
    state = QUARRY.new(2, 3)
    assert state.lanes_are_open
    assert state.to_move == [0, 1]
    assert player.choose(state, seat, chance(4)) == LARGE


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_what_another_has_taken_is_gone(name: str) -> None:
    player = SearchBot(simulations=60) if name == "search" else bot(name)
    state = QUARRY.new(2, 3)
    state.play(0, LARGE)
    assert state.moves(1) == [LARGE, BLAST], "the small stone is the first one now"
    assert player.choose(state, 1, chance(4)) == LARGE


def test_all_trees_follow_what_is_done_in_the_open() -> None:
    state = QUARRY.new(2, 3)
    search = Search(state, 1, chance(1), SearchSettings(), [])
    for _ in range(30):
        search.simulate()
    own = search.trees[1]
    assert own.visits == 30
    key = QUARRY.lexicon.size + LARGE
    assert search.trees[0].edge(key, LARGE).node.visits > 0, "seat 0 decides knowing what seat 1 took"


def test_others_are_kept_undecided_only_in_secret() -> None:
    for game, is_open in ((QUARRY, True), (PENNIES, False)):
        state = game.new(2, 3)
        state.play(0, LARGE)
        keep_open(state, 1)
        assert (state.lanes[0] == []) == is_open


def test_of_two_who_come_together_the_later_one_decides_again() -> None:
    state = QUARRY.new(2, 3)
    state.play_together({0: SMALL, 1: SMALL})
    assert state.points == [3, 0]
    assert state.to_move == [1]
    state.play_together({1: LARGE})
    assert state.points == [3, 5]


def test_a_move_that_was_never_legal_changes_nothing() -> None:
    state = QUARRY.new(2, 3)
    before = state.digest()
    with pytest.raises(IllegalMove):
        state.play_together({0: LARGE, 1: CHOOSE.at(2)})
    assert state.digest() == before
