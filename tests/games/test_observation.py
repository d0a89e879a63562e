"""Observations: the same parts at every table, nothing hidden in them, and nothing forgotten that a seat may see."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import ludarium
from ludarium.engine.fields import Loading, read_fields, write_fields
from ludarium.engine.observation import Observation
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import State
from tests.known import known

GAMES = list(ludarium.GAMES)
LOOK_EVERY = 9
ENOUGH = 40  # disturbances of one kind
NONSENSE = (
    ludarium.LoadError,
    AttributeError,
    IndexError,
    KeyError,
    TypeError,
    ValueError,
    AssertionError,
)  # what a disturbed position may be


def positions(name: str, every: int, seeds: range) -> Iterator[State]:
    """Return positions of random games of every mode, the final ones too."""
    game = ludarium.game(name)
    for mode in game.modes():
        for seed in seeds:
            luck = ludarium.chance(seed)
            state = game.new(mode.players, seed, mode.options)
            decisions = 0
            while not state.over:
                if decisions % every == seed % every:
                    yield state
                player = luck.pick(state.to_move)
                state.play(player, luck.pick(state.moves(player)))
                decisions += 1
            yield state


def written(seen: Observation) -> bytes:
    """Return the numbers as a network gets them."""
    return array("f", seen.values).tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_all_tables_of_a_game_have_the_same_parts_and_all_numbers_are_scaled(name: str) -> None:
    first = ludarium.game(name).new(players=2, seed=0).observe(0)
    for state in positions(name, LOOK_EVERY, range(2)):
        for seat in range(state.players):
            seen = state.observe(seat)
            assert seen.parts == first.parts
            assert len(seen.values) == len(first.values)
            assert all(-1.0 <= value <= 1.0 for value in seen.values)
    parts = list(first.parts.values())
    assert len(first.names) == len(parts) > 20, "two parts have one name"
    assert [begin for begin, _end in parts] == [0, *[end for _begin, end in parts[:-1]]], "parts overlap, or something lies between them"
    assert parts[-1][1] == len(first.values)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_in_the_numbers(name: str) -> None:
    for state in positions(name, LOOK_EVERY, range(2)):
        luck = ludarium.chance(5)
        for seat in range(state.players):
            assert state.resample(seat, luck).observe(seat).values == state.observe(seat).values


def variations(value: Any) -> list[Any]:
    """Return values that differ a little from this one."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1] if value >= 0 else [value + 1]
    if not isinstance(value, list):
        return []
    if not value:
        return [[0]]
    changed = [[*value[:place], other, *value[place + 1 :]] for place in (0, len(value) - 1) for other in variations(value[place])]
    return changed if isinstance(value[0], list) else [*changed, value[:-1]]


def disturbed(state: State) -> Iterator[tuple[str, State]]:
    """Return copies of a position in which one thing is otherwise, with the name of the thing."""
    data: Any = write_fields(state, state.fields())
    for name, written_as in data.items():
        if isinstance(written_as, list) and written_as and isinstance(written_as[0], dict):
            yield from disturbed_parts(state, name, list(written_as[0]))
        elif hasattr(state, name):
            for other in variations(getattr(state, name)):
                copy = state.copy()
                setattr(copy, name, other)
                yield name, copy
    yield from known(state.game.name).disturbed(state)


def disturbed_parts(state: State, name: str, fields: list[str]) -> Iterator[tuple[str, State]]:
    """Return copies in which one field of one part is otherwise."""
    for number, part in enumerate(getattr(state, name)):
        for field in fields:
            for other in variations(getattr(part, field)):
                copy = state.copy()
                setattr(getattr(copy, name)[number], field, other)
                yield f"{name}.{field}", copy


def read_again(state: State) -> None:
    """LoadError if a field holds what it cannot hold."""
    blank = state.game.blank(state.players, state.options, state.chance.copy())
    read_fields(
        blank, blank.fields(), write_fields(state, state.fields()), "position", Loading(blank, lambda *given: None, lambda text: None)
    )


@pytest.mark.parametrize("name", GAMES)
def test_whatever_changes_the_view_changes_the_numbers(name: str) -> None:
    """Disturb one thing after the other; what a seat then sees otherwise it must also observe otherwise."""
    noticed: Counter[str] = Counter()
    for state in positions(name, 61, range(3)):
        seat = state.players - 1
        view, numbers = state.view(seat), written(state.observe(seat))
        for what, other in disturbed(state):
            if noticed[what] == ENOUGH:
                continue
            try:
                read_again(other)
                changed = other.view(seat) != view
                observed = written(other.observe(seat)) != numbers
            except NONSENSE:
                continue
            assert observed or not changed, f"{what} is seen and not observed"
            noticed[what] += changed
    assert {what for what in known(name).seen if not noticed[what]} == set(), "never disturbed: the test proves nothing for these"


@pytest.mark.parametrize("name", GAMES)
def test_the_question_is_in_the_numbers(name: str) -> None:
    prompts: dict[tuple[float, ...], set[str]] = {}
    for state in positions(name, 3, range(1)):
        for seat in state.to_move:
            seen = state.observe(seat)
            begin, end = seen.parts["prompt"]
            question = state.ask(seat)
            assert question is not None
            prompts.setdefault(tuple(seen.values[begin:end]), set()).add(repr(question.prompt))
            begin, end = seen.parts["choices"]
            assert any(seen.values[begin:end]) == any(option.notation.startswith("choose") for option in question.options)
    assert len(prompts) > 5
    assert all(len(same) == 1 for same in prompts.values()), "two questions look alike"


def test_words_become_numbers_that_depend_on_every_part_of_a_phrase() -> None:
    phrases = [
        Phrase("gain"),
        Phrase("gain", {"n": 1}),
        Phrase("gain", {"n": 2}),
        Phrase("gain", {"what": Phrase("tile")}),
        Phrase("effect-or", {"parts": [Phrase("tile"), Phrase("point")]}),
        Phrase("effect-or", {"parts": [Phrase("point"), Phrase("tile")]}),
    ]
    rows = []
    for phrase in phrases:
        seen = Observation()
        seen.words(phrase)
        rows.append(tuple(seen.values))
    assert len(set(rows)) == len(phrases)
    assert all(any(row) for row in rows)


def test_an_amount_beyond_the_most_reads_as_the_most() -> None:
    seen = Observation()
    for count in (5, 10, 11, -10, -99):
        seen.amount(count, 10)
    assert seen.values == [0.5, 1.0, 1.0, -1.0, -1.0]


def test_the_order_of_a_row_can_be_read() -> None:
    rows = []
    for chosen in ([1, 2], [2, 1], [1], [], [0, 1, 2]):
        seen = Observation()
        seen.row_of(chosen, 3)
        rows.append(tuple(seen.values))
    assert rows[0] == (0.0, 1.0, 0.99)
    assert len(set(rows)) == 5


@pytest.mark.parametrize("name", GAMES)
def test_a_row_that_is_written_into_memory_is_the_same(name: str) -> None:
    for state in positions(name, LOOK_EVERY, range(1)):
        for seat in range(state.players):
            seen = state.observe(seat)
            row = array("f", [0.0] * len(seen.values))
            state.observe_into(seat, memoryview(row))
            assert row.tobytes() == written(seen)
