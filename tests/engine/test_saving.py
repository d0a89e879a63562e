"""Positions as data: exact there and back, and damaged data is refused, never a crash."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludarium
from ludarium.engine.agenda import ForEachPlayer, Simultaneously, Task
from ludarium.engine.chance import chance
from ludarium.engine.errors import LoadError
from ludarium.engine.fields import Field, Loading, Number, Numbers, Parts, Piles, Truth, Word, read_fields
from ludarium.engine.game import Game
from ludarium.engine.state import State
from tests.engine.scene import effect, goods, performing, play, run, saved, table
from tests.toy.game import TOY

GINKGOPOLIS = ludarium.game("ginkgopolis")


def positions(game: Game[Any], players: int, seed: int, every: int) -> Iterator[State]:
    """Yield positions of a random game, all players moving in random order."""
    state: State = game.new(players, seed)
    luck = chance(seed + 1)
    for turn in range(10_000):
        if turn % every == 0:
            yield state
        if state.over:
            return
        seat = luck.pick(state.to_move)
        state.play(seat, luck.pick(state.moves(seat)))


def written(data: object) -> str:
    return json.dumps(data, sort_keys=True)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_loaded_game_goes_on_identically(players: int, seed: int) -> None:
    for state in positions(TOY, players, seed, 3):
        data = json.loads(written(state.dump()))
        loaded: State = TOY.load(data)
        assert written(loaded.dump()) == written(data)
        there, here = loaded.copy(), state.copy()
        one, two = chance(5), chance(5)
        while not here.over:
            seat = one.pick(here.to_move)
            assert there.to_move == here.to_move
            assert two.pick(there.to_move) == seat
            assert there.moves(seat) == here.moves(seat)
            move = one.pick(here.moves(seat))
            two.pick(there.moves(seat))
            here.play(seat, move)
            there.play(seat, move)
        assert here.digest() == there.digest()
        assert written(state.dump()) == written(data), "a copy that is played on leaves the original alone"


def test_what_waits_is_saved_with_all_that_is_nested_in_it() -> None:
    state = table(gold=2, sites="farm mill")
    turns: list[Task[Any]] = [effect("up to 2 times (machine 1 any or pay gold 1: vp 2 per farms max 3)", seat) for seat in range(2)]
    lanes: list[Task[Any]] = [effect("(gold 1 if hand >= 1) + may (throw 1: vp 1 by hand 0 4)", seat) for seat in range(2)]
    run(state, effect("gold 1 or vp 1"), ForEachPlayer(turns), Simultaneously(lanes), effect("roll or draw 2"))
    assert [type(task).__name__ for task in state.agenda] == ["OneOf", "Simultaneously", "ForEachPlayer", "ChooseOne"]
    other = saved(state)
    luck = chance(3)
    while not state.over:
        seat = luck.pick(state.to_move)
        move = luck.pick(state.moves(seat))
        state.play(seat, move)
        other.play(seat, move)
        other = saved(other)
    assert other.digest() == state.digest()


def test_copies_share_nothing_that_changes() -> None:
    state = performing("2 times (machine 1 any + draw 1 + throw 1 + invest 1)", gold=3, sites="farm mill")
    before = written(state.dump())
    other = state.copy()
    luck = chance(1)
    while not other.over:
        other.play(0, luck.pick(other.moves(0)))
    assert written(state.dump()) == before
    assert written(other.dump()) != before
    assert other.listener is None


def test_the_digest_tells_positions_apart() -> None:
    state = performing("gold 1 or vp 1")
    assert state.digest() == state.copy().digest() == saved(state).digest()
    assert play(state.copy(), "choose 1").digest() != play(state.copy(), "choose 2").digest()
    assert goods(state) == "0 gold, 0 vp"


# -- damaged data -----------------------------------------------------------------------------------------------------


PLAIN = [0, -1, -1, -1, 0]  # a context of which only the seat is known


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 1}, "position.format: this version reads format 2"),
        ({"game": "chess"}, "position.game: this is a position of 'chess', not of 'toy'"),
        ({"rules": 2}, "position.rules: this version plays rules 1, not 2"),
        ({"packs": []}, "position.packs: the position was played with other packs; open the game with those"),
        ({"players": 7}, "position.players: a whole number from 2 to 4 expected, not 7"),
        ({"players": "2"}, "position.players: a whole number from 2 to 4 expected, not '2'"),
        ({"options": {"rounds": 9}}, "position.options: option 'rounds' can be 2, 3, 4, not 9."),
        ({"options": 3}, "position.options: a table of named values expected"),
        ({"chance": [1, 2, 3]}, "position.chance: 4 expected, found 3"),
        ({"chance": [1, 2, 3, 2**32]}, "position.chance[3]: a whole number from 0 to 4294967295 expected, not 4294967296"),
        ({"chance": ["hmac-sha256"]}, "position.chance: the generator's name, a seed and the number of the next word expected"),
        ({"chance": ["hmac-sha256", "7", 0]}, "position: damaged; it does not read back as it is written"),
        ({"chance": ["hmac-sha256", "z", 0]}, "position.chance: a seed is a number or up to 32 hexadecimal digits, not 'z'"),
        ({"chance": ["dice", 1, 2, 3]}, "position.chance: four words from 0 to 2**32 - 1 expected"),
        ({"over": 0}, "position.over: true or false expected, not 0"),
        ({"over": True}, "position.agenda: the game is over exactly when nothing is left to do"),
        ({"agenda": []}, "position.agenda: the game is over exactly when nothing is left to do"),
        ({"agenda": [["Nonsense", 1]]}, "position.agenda[0]: this game has no task 'Nonsense'."),
        ({"agenda": [["PlayRond"]]}, "position.agenda[0]: this game has no task 'PlayRond'. Did you mean 'PlayRound'?"),
        ({"agenda": [[]]}, "position.agenda[0]: a task is a list that begins with its name, not []"),
        ({"agenda": [["ChooseOne"]]}, "position.agenda[0]: ChooseOne is made from 2 values, not 0"),
        ({"agenda": [["ChooseOne", 0.0, []]]}, "position.agenda[0].seat: a whole number from 0 to 1 expected, not 0.0"),
        ({"agenda": [["ChooseOne", 0, []]]}, "position.agenda: seat 0 has no legal move"),
        ({"agenda": [["ChooseOne", 5, []]]}, "position.agenda[0].seat: a whole number from 0 to 1 expected, not 5"),
        ({"agenda": [["TakeTurn", 2]]}, "position.agenda[0].seat: a whole number from 0 to 1 expected, not 2"),
        ({"agenda": [["Sequence", [["TakeTurn", 2]]]]}, "position.agenda[0].tasks[0].seat: a whole number from 0 to 1 expected, not 2"),
        ({"agenda": [["ForEachPlayer", [["TakeTurn", 1]]]]}, "position.agenda[0].tasks: 2 expected, found 1"),
        ({"agenda": [["Perform", PLAIN, "golt 1"]]}, "position.agenda[0].effect: 'golt 1' is no effect: line 1:1: expected an effect"),
        ({"agenda": [["Perform", PLAIN, 3]]}, "position.agenda[0].effect: an effect expected, not 3"),
        ({"agenda": [["Perform", [0, 1], "gold 1"]]}, "position.agenda[0].context: 5 expected, found 2"),
        ({"agenda": [["Perform", [2, -1, -1, -1, 0], "gold 1"]]}, "position.agenda[0].context[0]: a whole number from 0 to 1 expected"),
        ({"agenda": [["Perform", [0, -1, 99, -1, 0], "gold 1"]]}, "position.agenda[0].context[2]: a whole number from -1 to 23 expected"),
        ({"agenda": [["ChooseSite", 0, "there", 0]]}, "position.agenda[0].where: one of here, other, any expected, not 'there'"),
        ({"lanes": [[], []]}, "position.agenda: the game is over exactly when nothing is left to do"),
        ({"lanes": [[]]}, "position.lanes: one lane for each seat expected"),
        ({"seals": -1}, "position.seals: a whole number"),
        ({"state": {}}, "position.state: 'deck' is missing"),
        ({"more": 1}, "position: damaged; it does not read back as it is written"),
    ],
)
def test_damaged_data_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    data = json.loads(written(performing("gold 1 or vp 1").dump()))
    data.update(change)
    with pytest.raises(LoadError) as caught:
        TOY.load(data)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, [{}], True])
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    with pytest.raises(LoadError):
        TOY.load(data)


def test_a_broken_invariant_is_refused() -> None:
    data = json.loads(written(performing("gold 1 or vp 1").dump()))
    data["state"]["deck"].pop()
    with pytest.raises(LoadError, match="every card lies in exactly one place"):
        TOY.load(data)


def test_an_ask_in_another_seats_lane_is_refused() -> None:
    data = json.loads(written(TOY.new(2, 7).dump()))
    data["lanes"][0], data["lanes"][1] = data["lanes"][1], data["lanes"][0]
    with pytest.raises(LoadError, match="seat 0"):
        TOY.load(data)


def collect(game: Game[Any], counts: list[int], every: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for players in counts:
        found.extend(json.loads(written(state.dump())) for state in positions(game, players, players, every))
    return found


TOY_DUMPS = collect(TOY, [2, 4], 5)
GINKGOPOLIS_DUMPS = collect(GINKGOPOLIS, [1, 2, 3], 40)


def paths(data: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every value inside."""
    if isinstance(data, dict):
        for key in data:
            yield (*path, key)
            yield from paths(data[key], (*path, key))
    elif isinstance(data, list):
        for index in range(len(data)):
            yield (*path, index)
            yield from paths(data[index], (*path, index))


strange: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 100),
    st.sampled_from([2**31, 2**63, -(2**70), 10**400]),
    st.floats(allow_nan=False),
    st.text(max_size=5),
    st.sampled_from(["Perform", "ChooseOne", "Sequence", "gold 1", "base"]),
    st.lists(st.integers(-1, 80), max_size=4),
    st.dictionaries(
        st.sampled_from(["task", "effect", "x"]), st.integers(0, 3) | st.just("gold 1") | st.just(["Sequence", []]), max_size=2
    ),
    st.just([[[[[]]]]]),
)


def mutate(dump: dict[str, Any], draw: st.DataObject) -> dict[str, Any]:
    """Return the data with one thing changed somewhere."""
    data = copy.deepcopy(dump)
    ways = list(paths(data))
    way = ways[draw.draw(st.integers(0, len(ways) - 1))]
    holder: Any = data
    for step in way[:-1]:
        holder = holder[step]
    value = holder[way[-1]]
    what = draw.draw(st.sampled_from(["delete", "replace", "nest", "number", "twice", "truncate", "rename"]))
    if what == "delete":
        del holder[way[-1]]
    elif what == "nest":
        holder[way[-1]] = draw.draw(st.sampled_from([[value], {"task": value}, {"effect": value}]))
    elif what == "number" and isinstance(value, int):
        holder[way[-1]] = value + draw.draw(st.sampled_from([-1, 1, 7, -100, 0.0]))
    elif what == "twice" and isinstance(holder, list):
        holder.insert(way[-1], value)
    elif what == "truncate" and isinstance(value, (list, str)):
        holder[way[-1]] = value[: len(value) // 2]
    elif what == "rename" and isinstance(holder, dict):
        holder[f"{way[-1]}x"] = holder.pop(way[-1])
    else:
        holder[way[-1]] = draw.draw(strange)
    return data


def exactly_or_refused(game: Game[Any], data: dict[str, Any]) -> None:
    """Either LoadError, or a state that says exactly what the data says and can be played on."""
    before = written(data)
    try:
        state = game.load(data)
    except LoadError:
        return
    finally:
        assert written(data) == before, "loading does not change what it is given"
    assert written(state.dump()) == before
    for seat in state.to_move:
        assert state.moves(seat)


@given(st.data(), st.sampled_from(TOY_DUMPS))
@settings(max_examples=400)
def test_a_damaged_position_of_the_toy_game_is_refused_or_exactly_loaded(draw: st.DataObject, dump: dict[str, Any]) -> None:
    exactly_or_refused(TOY, mutate(dump, draw))


@given(st.data(), st.sampled_from(TOY_DUMPS))
@settings(max_examples=100)
def test_several_damages_at_once_are_refused_or_exactly_loaded(draw: st.DataObject, dump: dict[str, Any]) -> None:
    data = dump
    for turn in range(3):
        data = mutate(data, draw)
    exactly_or_refused(TOY, data)


@given(st.data(), st.sampled_from(GINKGOPOLIS_DUMPS))
@settings(max_examples=250)
def test_a_damaged_position_of_ginkgopolis_is_refused_or_exactly_loaded(draw: st.DataObject, dump: dict[str, Any]) -> None:
    exactly_or_refused(GINKGOPOLIS, mutate(dump, draw))


# -- fields -----------------------------------------------------------------------------------------------------------


class Thing:
    """Something with fields."""

    def __init__(self) -> None:
        self.n = 0


FIELDS: list[Field] = [
    Number("n", 0, 9),
    Number("m", -1, lambda state: state.players),
    Truth("yes"),
    Word("word", ["here", "there"]),
    Numbers("row", 0, 3, 2),
    Piles("piles", 0, 3, 2),
    Parts("things", [Number("n", 1, 5)], Thing, 1, 2),
]
GOOD = {"n": 9, "m": 2, "yes": True, "word": "here", "row": [0, 3], "piles": [[], [1, 2]], "things": [{"n": 1}]}


def read_thing(data: object) -> Thing:
    made = Thing()
    read_fields(made, FIELDS, data, "here", Loading(TOY.new(2, 1), lambda *given: None, lambda text: None))
    return made


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"n": 10}, "here.n: a whole number from 0 to 9 expected, not 10"),
        ({"n": True}, "here.n: a whole number from 0 to 9 expected, not True"),
        ({"m": 3}, "here.m: a whole number from -1 to 2 expected, not 3"),
        ({"yes": 1}, "here.yes: true or false expected, not 1"),
        ({"word": "everywhere"}, "here.word: one of here, there expected, not 'everywhere'"),
        ({"row": [0]}, "here.row: 2 expected, found 1"),
        ({"row": [0, 4]}, "here.row[1]: a whole number from 0 to 3 expected, not 4"),
        ({"row": {}}, "here.row: a list expected, not {}"),
        ({"piles": [[]]}, "here.piles: 2 expected, found 1"),
        ({"piles": [[], ["x"]]}, "here.piles[1][0]: a whole number from 0 to 3 expected, not 'x'"),
        ({"things": []}, "here.things: 1 to 2 expected, found 0"),
        ({"things": [{"n": 6}]}, "here.things[0].n: a whole number from 1 to 5 expected, not 6"),
        ({"things": [{}]}, "here.things[0]: 'n' is missing"),
        ({"things": [{"n": 1, "x": 1}]}, "here.things[0]: 'x' means nothing here"),
        ({"more": 1}, "here: 'more' means nothing here"),
    ],
)
def test_a_field_names_the_place_where_data_is_wrong(change: dict[str, Any], message: str) -> None:
    assert read_thing(GOOD).n == 9
    with pytest.raises(LoadError) as caught:
        read_thing({**GOOD, **change})
    assert str(caught.value) == message
