"""Every combinator: what it does, what it offers, what it leaves out, and that it can be nested."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.engine.agenda import AnyOrder, ForEachPlayer, OneOf, Optional, Repeat, Sequence, Task
from ludarium.engine.phrase import Phrase
from tests.engine.scene import effect, goods, heard, labels, offered, performing, play, run, saved, table
from tests.toy.state import ToyState


def kinds(state: ToyState, *tasks: Task[Any]) -> list[str]:
    """Return what happens when these tasks are done, as kind and seat."""
    log = heard(state)
    run(state, *tasks)
    return [f"{happening.kind} {happening.seat}" for happening in log.happenings]


# -- sequence ---------------------------------------------------------------------------------------------------------


def test_a_sequence_does_one_after_the_other() -> None:
    parts = [effect("gold 1"), effect("vp 1"), effect("pay gold 1")]
    assert kinds(table(), Sequence(parts)) == ["gold 0", "vp 0", "paid 0", "game-over -1"]


def test_a_sequence_of_nothing_is_nothing() -> None:
    assert kinds(table(), Sequence([])) == ["game-over -1"]
    assert Sequence[ToyState]([]).why_not(table()) is None


def test_a_sequence_is_judged_by_its_first_part() -> None:
    later: Sequence[ToyState] = Sequence([effect("gold 3"), effect("pay gold 3")])
    first: Sequence[ToyState] = Sequence([effect("pay gold 3"), effect("gold 3")])
    assert later.why_not(table()) is None
    why = first.why_not(table())
    assert why is not None
    assert (why.reason, why.rule) == ("too-little-gold", "TOY-5")


def test_what_a_part_pushes_comes_before_the_next_part() -> None:
    inner = Sequence[ToyState]([effect("vp 1"), effect("vp 2")])
    state = run(table(), Sequence([OneOf(0, [inner, effect("gold 9")]), effect("gold 1")]))
    play(state, "choose 1")
    assert goods(state) == "1 gold, 3 vp"


# -- one of -----------------------------------------------------------------------------------------------------------


def test_one_of_asks_and_does_only_the_chosen() -> None:
    state = run(table(), OneOf(0, [effect("gold 1"), effect("vp 1"), effect("gold 5")]))
    assert state.to_move == [0]
    assert offered(state) == "choose 1, choose 2, choose 3"
    play(state, "choose 3")
    assert goods(state) == "5 gold, 0 vp"
    assert state.over


def test_impossible_tasks_are_not_offered_and_say_why() -> None:
    state = run(table(gold=1), OneOf(0, [effect("gold 1"), effect("pay gold 2"), effect("vp 1")]))
    assert offered(state) == "choose 1, choose 3"
    question = state.ask(0)
    assert question is not None
    assert [(blocked.target, blocked.refusal.reason, blocked.refusal.rule) for blocked in question.blocked] == [
        ("choice:2", "too-little-gold", "TOY-5")
    ]


def test_a_choice_between_two_names_them_in_its_question() -> None:
    gold, paid, vp, more = effect("gold 1"), effect("pay gold 2"), effect("vp 1"), effect("gold 5")
    for tasks in ([gold, vp], [gold, paid, vp]):  # what is impossible is not named
        question = run(table(), OneOf(0, tasks)).ask(0)
        assert question is not None
        assert question.prompt == Phrase("ask-one-of", {"parts": [gold.words(), vp.words()]})
    question = run(table(), OneOf(0, [gold, vp, more])).ask(0)
    assert question is not None
    assert question.prompt == Phrase("ask-one")


def test_one_possible_task_is_done_without_asking() -> None:
    state = run(table(), OneOf(0, [effect("pay gold 2"), effect("vp 4")]))
    assert state.over
    assert goods(state) == "0 gold, 4 vp"


def test_no_possible_task_is_no_choice() -> None:
    choice = OneOf[ToyState](0, [effect("pay gold 2"), effect("pay vp 1")])
    state = table()
    why = choice.why_not(state)
    assert why is not None
    assert why.reason == "too-little-gold"
    assert run(state, choice).over
    assert goods(state) == "0 gold, 0 vp"


def test_a_choice_has_at_most_twelve_tasks() -> None:
    twelve = [effect(f"gold {number}") for number in range(1, 13)]
    state = run(table(), OneOf(0, list(twelve)))
    assert offered(state).endswith("choose 12")
    assert goods(play(state, "choose 12")) == "12 gold, 0 vp"
    with pytest.raises(ValueError, match="at most 12"):
        OneOf(0, [*twelve, effect("vp 1")])


# -- any order --------------------------------------------------------------------------------------------------------


def test_any_order_does_all_in_the_order_chosen() -> None:
    state = table()
    log = heard(state)
    run(state, AnyOrder(0, [effect("gold 1"), effect("vp 1"), effect("roll")]))
    assert offered(state) == "choose 1, choose 2, choose 3"
    play(state, "choose 2")
    assert labels(state) == ["toy-gold", "toy-roll"]
    play(state, "choose 2")
    assert state.over, "the last one needs no question"
    assert [happening.kind for happening in log.happenings] == ["vp", "roll", "gold", "game-over"]


def test_any_order_lets_one_part_make_another_possible() -> None:
    state = run(table(), AnyOrder(0, [effect("pay gold 2"), effect("gold 1"), effect("gold 1")]))
    assert offered(state) == "choose 2, choose 3"
    play(state, "choose 2")
    assert state.over, "one possible part follows by itself, and then the price can be paid"
    assert goods(state) == "0 gold, 0 vp"


def test_what_stays_impossible_in_any_order_is_left_out() -> None:
    state = run(table(), AnyOrder(0, [effect("pay gold 2"), effect("vp 1")]))
    assert state.over
    assert goods(state) == "0 gold, 1 vp"


def test_any_order_of_impossible_parts_is_impossible() -> None:
    parts = AnyOrder[ToyState](0, [effect("pay gold 2"), effect("pay vp 1")])
    why = parts.why_not(table())
    assert why is not None
    assert why.reason == "too-little-gold"
    assert run(table(), Optional(0, parts)).over, "what is impossible is skipped without asking"


def test_the_same_task_twice_in_any_order_is_done_twice() -> None:
    task = effect("gold 1")
    state = run(table(), AnyOrder(0, [task, task]))
    assert goods(play(state, "choose 1")) == "2 gold, 0 vp"


def test_more_than_twelve_in_any_order_are_offered_twelve_at_a_time() -> None:
    tasks = [effect("pay gold 50"), *[effect(f"vp {number}") for number in range(1, 16)]]
    state = run(table(), AnyOrder(0, list(tasks)))
    assert offered(state).split(", ") == [f"choose {number}" for number in range(1, 13)]
    state = saved(state)
    while not state.over:
        state.play(0, state.moves(0)[-1])
    assert goods(state) == f"0 gold, {sum(range(1, 16))} vp"


# -- optional ---------------------------------------------------------------------------------------------------------


def test_an_optional_task_can_be_done_or_skipped() -> None:
    state = run(table(), Optional(0, effect("vp 2")))
    assert offered(state) == "choose 1, skip"
    assert labels(state) == ["toy-vp", "move-skip"]
    assert goods(play(state.copy(), "choose 1")) == "0 gold, 2 vp"
    assert goods(play(state.copy(), "skip")) == "0 gold, 0 vp"


def test_an_impossible_optional_task_is_skipped_without_asking() -> None:
    assert run(table(), Optional(0, effect("pay gold 1"))).over


# -- repeat -----------------------------------------------------------------------------------------------------------


def test_repeat_does_it_so_many_times() -> None:
    assert goods(run(table(), Repeat(0, effect("gold 2"), 3, False))) == "6 gold, 0 vp"


def test_repeat_zero_times_is_nothing() -> None:
    assert goods(run(table(), Repeat(0, effect("gold 2"), 0, False))) == "0 gold, 0 vp"


def test_repeat_ends_when_it_becomes_impossible() -> None:
    state = run(table(gold=5), Repeat(0, Sequence([effect("pay gold 2"), effect("vp 1")]), 9, False))
    assert state.over
    assert goods(state) == "1 gold, 2 vp"


def test_free_repeat_asks_before_each_turn_and_stops_by_itself() -> None:
    task = Repeat[ToyState](0, Sequence([effect("pay gold 1"), effect("vp 1")]), 3, True)
    state = run(table(gold=2), task)
    assert offered(state) == "choose 1, skip"
    play(state, "choose 1")
    assert goods(play(state.copy(), "skip")) == "1 gold, 1 vp"
    play(state, "choose 1")
    assert state.over, "the gold is spent, so the third turn is not asked for"
    assert goods(state) == "0 gold, 2 vp"


def test_free_repeat_ends_after_the_last_turn() -> None:
    state = run(table(), Repeat(0, effect("vp 1"), 2, True))
    play(state, "choose 1", "choose 1")
    assert state.over
    assert goods(state) == "0 gold, 2 vp"


def test_an_impossible_repeat_is_not_offered() -> None:
    state = run(table(), OneOf(0, [Repeat(0, effect("pay gold 1"), 2, False), effect("vp 1"), effect("gold 1")]))
    assert offered(state) == "choose 2, choose 3"


# -- for each player --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_for_each_player_goes_clockwise_from_the_first_seat(first: int) -> None:
    state = table(players=3)
    state.first = first
    happened = kinds(state, ForEachPlayer([effect("gold 1", seat) for seat in range(3)]))
    assert happened == [f"gold {(first + turn) % 3}" for turn in range(3)] + ["game-over -1"]


def test_for_each_player_finishes_one_turn_before_the_next() -> None:
    turns: list[Task[Any]] = [effect("gold 1 or vp 1", seat) for seat in range(3)]
    state = table(players=3)
    state.first = 1
    run(state, ForEachPlayer(turns))
    for seat in (1, 2, 0):
        assert state.to_move == [seat]
        play(state, "choose 2", seat=seat)
    assert state.over
    assert [farmer.vp for farmer in state.farmers] == [1, 1, 1]


# -- nesting ----------------------------------------------------------------------------------------------------------


def test_nested_combinators_keep_their_places() -> None:
    inner = AnyOrder[ToyState](0, [OneOf(0, [effect("gold 1"), effect("gold 2")]), Optional(0, effect("vp 1"))])
    state = run(table(), Sequence([Repeat(0, inner, 2, False), effect("pay gold 3"), effect("vp 10")]))
    play(state, "choose 1")  # the choice of gold comes first
    play(state, "choose 2")  # two gold
    play(state, "skip")  # no point; the first turn is over
    assert labels(state) == ["effect-or", "effect-may"]
    play(state, "choose 2", "choose 1")  # the point first
    play(state, "choose 1")  # one gold
    assert state.over
    assert goods(state) == "0 gold, 11 vp"


@pytest.mark.parametrize(
    ("source", "moves"),
    [
        ("gold 1, gold 1 or vp 1, vp 1", ["choose 2"]),
        ("(gold 1 or vp 1) + may (pay gold 1: vp 3) + draw 1", ["choose 1", "choose 1", "choose 2", "choose 1"]),
        ("up to 3 times (may vp 1 + gold 1)", ["choose 1", "choose 1", "choose 1", "choose 1", "choose 2", "skip", "skip"]),
        ("2 times (machine 1 any or (throw 1: vp 2))", ["choose 1", "site 2", "choose 2", "throw"]),
    ],
)
def test_saving_anywhere_inside_nested_choices_changes_nothing(source: str, moves: list[str]) -> None:
    played = performing(source, sites="farm mill")
    stored = saved(performing(source, sites="farm mill"))
    for wanted in moves:
        move = offered(played).split(", ")[0] if wanted == "throw" else wanted
        play(played, move)
        stored = saved(play(stored, move))
    assert played.over
    assert stored.digest() == played.digest()
