"""What is refused: nothing changes, and the refusal says why."""

from __future__ import annotations

import pytest

from ludarium.engine.errors import IllegalMove
from tests.engine.scene import effect, performing, play, run, table
from tests.toy.game import TOY
from tests.toy.state import Site, ToyState


def refused(state: ToyState, seat: int, move: int | str) -> IllegalMove:
    """Return the refusal of a move; the position stays as it is."""
    before = state.digest()
    number = TOY.lexicon.parse(move) if isinstance(move, str) else move
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, number)
    assert state.digest() == before
    assert state.listener is None
    return caught.value


def test_a_blocked_choice_gives_reason_and_rule() -> None:
    state = performing("gold 1 or pay gold 2 or vp 1")
    why = refused(state, 0, "choose 2")
    assert (why.reason, why.rule) == ("too-little-gold", "TOY-5")
    assert str(why) == "'choose 2' is not allowed: too-little-gold (TOY-5)"


def test_a_blocked_move_of_the_game_gives_reason_and_rule() -> None:
    state = table(sites="farm mill tower")
    state.farmers[0].sites[1] = Site(1, -1, 3)
    run(state, effect("machine 1 any"))
    why = refused(state, 0, "site 2")
    assert (why.reason, why.rule) == ("site-full", "TOY-6")


def test_a_card_that_is_too_dear_gives_reason_and_rule() -> None:
    for seed in range(50):
        state = TOY.new(2, seed)
        while state.farmers[0].gold == 1 and state.phase == 0:
            state.play(state.to_move[0], TOY.lexicon.parse("choose 2"))
        dear = [card for card in state.farmers[0].hand if state.content.of(card).cost > state.farmers[0].gold]
        if dear:
            why = refused(state, 0, state.content.moves.play.at(dear[0]))
            assert (why.reason, why.rule) == ("too-dear", "TOY-12")
            return
    raise AssertionError("no dear card in fifty games")


def test_what_is_not_offered_at_all_says_so() -> None:
    state = performing("gold 1 or vp 1")
    why = refused(state, 0, "skip")
    assert (why.reason, why.rule) == ("not-offered", "")
    assert str(why) == "'skip' is not one of the moves of seat 0 now"


def test_who_is_not_to_move_cannot() -> None:
    state = performing("gold 1 or vp 1")
    for seat in (1, 2, -1, 99):
        why = refused(state, seat, "choose 1")
        assert why.reason == "not-your-turn"
        assert state.moves(seat) == []
        assert state.ask(seat) is None


def test_a_seat_that_has_chosen_is_not_to_move_in_its_lane() -> None:
    state = TOY.new(3, 5)
    play(state, "choose 1", seat=1)
    assert refused(state, 1, "choose 1").reason == "not-your-turn"
    assert refused(state, 3, "choose 1").reason == "not-your-turn"
    assert refused(state, -1, "choose 1").reason == "not-your-turn"


@pytest.mark.parametrize("move", [-1, 1_000_000, TOY.lexicon.size])
def test_a_number_that_is_no_move(move: int) -> None:
    why = refused(performing("gold 1 or vp 1"), 0, move)
    assert why.reason == "no-such-move"
    assert str(TOY.lexicon.size - 1) in str(why)


def test_nobody_moves_when_the_game_is_over() -> None:
    state = performing("gold 1")
    assert state.over
    assert state.to_move == []
    assert refused(state, 0, "choose 1").reason == "not-your-turn"


def test_every_move_of_the_lexicon_is_either_offered_or_refused_without_a_trace() -> None:
    state = performing("gold 1 or pay gold 1 or (throw 1: vp 1)")
    offered = state.moves(0)
    for move in range(TOY.lexicon.size):
        if move not in offered:
            refused(state, 0, move)
