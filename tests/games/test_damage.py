"""A damaged position is refused, or it is another position that can be played to its end: nothing fails later."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import ludarium

GAMES = list(ludarium.GAMES)
EVERY = 17  # one in so many positions of a game is damaged
DAMAGES = 60  # in one test
ROUNDS = 4
STEPS = (-2, -1, 1, 2, 7)
LONGEST = 4000

Way = tuple[Any, ...]


@cache
def dumps(name: str) -> list[str]:
    """Return positions of random games of every mode."""
    game = ludarium.game(name)
    found: list[str] = []
    for mode in game.modes():
        state = game.new(mode.players, mode.players, mode.options)
        luck = ludarium.chance(mode.players + 7)
        decisions = 0
        while not state.over:
            if decisions % EVERY == 0:
                found.append(json.dumps(state.dump()))
            player = luck.pick(state.to_move)
            state.play(player, luck.pick(state.moves(player)))
            decisions += 1
    return found


def ways(data: object, way: Way = ()) -> list[Way]:
    """Return the way to every value inside."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found: list[Way] = []
    for key, value in inside:
        found += [(*way, key), *ways(value, (*way, key))]
    return found


def damage(data: Any, way: Way, luck: random.Random) -> str:
    """Change one thing; return what was done, '' if nothing could be."""
    holder = data
    for step in way[:-1]:
        holder = holder[step]
    key, value = way[-1], holder[way[-1]]
    what = luck.choice(["drop", "number", "number", "number", "twice", "swap"])
    if what == "drop":
        del holder[key]
    elif what == "number" and isinstance(value, bool):
        holder[key] = not value
    elif what == "number" and isinstance(value, int):
        holder[key] = value + luck.choice(STEPS)
    elif what == "twice" and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(value))
    elif what == "swap" and isinstance(holder, list) and len(holder) > 1:
        other = luck.randrange(len(holder))
        holder[other], holder[key] = holder[key], holder[other]
    else:
        return ""
    return what


def play_on(state: ludarium.State, seed: int) -> None:
    """Play to the end at random."""
    luck = ludarium.chance(seed)
    for decision in range(LONGEST):
        if state.over:
            break
        player = luck.pick(state.to_move)
        assert state.ask(player) is not None
        state.play(player, luck.pick(state.moves(player)))
    assert state.over, "it goes on without end"
    assert len(state.scores) == len(state.ranking)
    assert state.sheet


@pytest.mark.parametrize("part", [("agenda", "lanes"), ("state",), ()], ids=["agenda", "state", "all"])
@pytest.mark.parametrize("round_number", range(ROUNDS))
@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_position_is_refused_or_can_be_played_to_its_end(name: str, round_number: int, part: tuple[str, ...]) -> None:
    game = ludarium.game(name)
    luck = random.Random(f"{name} {round_number} {part}")
    seen: Counter[str] = Counter()
    for number in range(DAMAGES):
        data = json.loads(luck.choice(dumps(name)))
        way = luck.choice([way for way in ways(data) if not part or way[0] in part])
        done = damage(data, way, luck)
        try:
            state = game.load(data)
        except ludarium.LoadError:
            seen["refused"] += 1
            continue
        seen["loaded"] += 1
        try:
            play_on(state, number)
        except Exception as wrong:
            raise AssertionError(f"{done} at {way} was not refused, and failed later") from wrong
    assert seen["refused"] > DAMAGES // 5
