"""Simultaneous decisions: a lane for each seat, hidden until all are done."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.engine.agenda import Sequence, Simultaneously, Task
from ludarium.engine.errors import IllegalMove
from tests.engine.scene import effect, goods, heard, offered, owns, play, run, saved, table
from tests.toy.game import TOY
from tests.toy.state import ToyState


def lanes(source: str, players: int = 3, gold: int = 0, sites: str = "", then: str = "vp 100") -> ToyState:
    """Let everybody carry out an effect at the same time; then seat 0 something."""
    everybody: list[Task[Any]] = [effect(source, seat) for seat in range(players)]
    return run(table(players, gold, sites=sites), Simultaneously(everybody), effect(then))


def test_all_are_to_move_at_once_and_the_rest_waits() -> None:
    state = lanes("gold 1 or vp 1")
    assert state.to_move == [0, 1, 2]
    play(state, "choose 2", seat=1)
    assert state.to_move == [0, 2]
    assert state.moves(1) == []
    assert state.ask(1) is None
    play(state, "choose 1", seat=2)
    assert goods(state) == "0 gold, 0 vp"
    play(state, "choose 1", seat=0)
    assert state.over
    assert [goods(state, seat) for seat in range(3)] == ["1 gold, 100 vp", "0 gold, 1 vp", "1 gold, 0 vp"]


def test_the_order_of_independent_moves_does_not_matter() -> None:
    there = lanes("(gold 1 or vp 1), may (pay gold 1: vp 5)")
    back = lanes("(gold 1 or vp 1), may (pay gold 1: vp 5)")
    for seat in (0, 1, 2):
        play(there, "choose 1", "choose 1", seat=seat)
    for seat in (2, 1, 0):
        play(back, "choose 1", seat=seat)
    for seat in (1, 0, 2):
        play(back, "choose 1", seat=seat)
    assert there.digest() == back.digest()


def test_lanes_have_their_own_nested_choices() -> None:
    state = lanes("2 times ((gold 1 or machine 1 any) + vp 1)", sites="farm mill")
    play(state, "choose 1", seat=0)
    play(state, "choose 2", "choose 1", seat=1)
    assert offered(state, 0) == "choose 1, choose 2", "gold or machine"
    assert offered(state, 1) == "choose 1, choose 2"
    play(state, "choose 2", seat=0)
    assert offered(state, 0) == "site 1, site 2"
    assert offered(state, 1) == "choose 1, choose 2"
    assert offered(state, 2) == "choose 1, choose 2"


def test_a_lane_with_nothing_to_ask_is_done_at_once() -> None:
    everybody: list[Task[Any]] = [effect("gold 1", 0), effect("gold 1 or vp 1", 1)]
    state = run(table(2), Simultaneously(everybody), effect("vp 1"))
    assert state.to_move == [1]
    assert goods(state) == "1 gold, 0 vp"
    play(state, "choose 1", seat=1)
    assert state.over


def test_lanes_without_any_question_pass_by() -> None:
    state = lanes("gold 1")
    assert state.over
    assert [goods(state, seat) for seat in range(3)] == ["1 gold, 100 vp", "1 gold, 0 vp", "1 gold, 0 vp"]


def test_lanes_can_follow_lanes() -> None:
    everybody: list[Task[Any]] = [effect("gold 1 or vp 1", seat) for seat in range(2)]
    state = run(table(2), Sequence([Simultaneously(everybody), Simultaneously(everybody)]))
    seals = state.seals
    play(state, "choose 1", seat=0)
    play(state, "choose 1", seat=1)
    assert state.to_move == [0, 1]
    assert state.rounds_of_lanes == 3, "one round of lanes before the test, two here"
    assert state.seals == seals + 1, "the end of the first lanes reveals what was chosen"
    play(state, "choose 1", seat=1)
    play(state, "choose 1", seat=0)
    assert state.over
    assert goods(state, 1) == "2 gold, 0 vp"


def test_lanes_inside_a_lane_are_refused() -> None:
    inner: list[Task[Any]] = [effect("gold 1", seat) for seat in range(2)]
    everybody: list[Task[Any]] = [Simultaneously(inner), Simultaneously(inner)]
    with pytest.raises(AssertionError, match="inside a lane"):
        run(table(2), Simultaneously(everybody))


def test_triggered_effects_stay_in_their_lane() -> None:
    state = lanes("turn-wheel 1 or gold 1", players=2)
    owns(state, "windmill-a", seat=1)
    play(state, "choose 1", seat=1)
    assert goods(state, 1) == "0 gold, 1 vp"
    assert state.to_move == [0]


def test_lanes_are_saved_and_copied_in_the_middle() -> None:
    state = lanes("2 times ((gold 1 or vp 1) + may (pay gold 1: vp 5))")
    play(state, "choose 1", seat=0)
    play(state, "choose 2", seat=2)
    other = saved(state)
    copied = state.copy()
    before = state.digest()
    for world in (other, copied):
        for turn in range(100):
            if world.over:
                break
            seat = world.to_move[turn % len(world.to_move)]
            world.play(seat, world.moves(seat)[0])
    assert state.digest() == before
    assert other.over
    assert other.digest() == copied.digest()


# -- play_together ----------------------------------------------------------------------------------------------------


def test_moves_played_together_go_clockwise_from_the_first_seat() -> None:
    state = lanes("gold 1 or draw 1")
    state.first = 1
    log = heard(state)
    top = [TOY.content.card_words(card) for card in reversed(state.deck)]
    draw = TOY.lexicon.parse("choose 2")
    state.play_together({0: draw, 2: draw, 1: draw})
    drew = [(happening.seat, happening.secrets["card"]) for happening in log.happenings if happening.kind == "drew"]
    assert drew == [(1, top[0]), (2, top[1]), (0, top[2])]


def test_moves_played_together_are_all_checked_first() -> None:
    state = lanes("gold 1 or vp 1")
    before = state.digest()
    with pytest.raises(IllegalMove):
        state.play_together({0: TOY.lexicon.parse("choose 1"), 1: TOY.lexicon.parse("choose 3")})
    assert state.digest() == before
    play(state, "choose 1", seat=0)
    before = state.digest()
    with pytest.raises(IllegalMove):
        state.play_together({0: TOY.lexicon.parse("choose 1"), 1: TOY.lexicon.parse("choose 1")})
    assert state.digest() == before


def test_some_may_play_together_while_others_think() -> None:
    state = lanes("gold 1 or vp 1")
    state.play_together({2: 0, 0: 1})
    assert state.to_move == [1]
    assert goods(state, 2) == "1 gold, 0 vp"
