"""Fields are declared once: what is saved and loaded, and what `copy` copies by hand, is everything a position consists of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ludarium
from ludarium.engine import state as engine_state
from ludarium.engine.game import Game
from ludarium.engine.state import State
from tests.toy.game import TOY

GAMES: list[Game[Any]] = [TOY, *[ludarium.game(name) for name in ludarium.GAMES]]
PASSING = {"listener", "stack", "asked", "legal", "fragile", "shared"}  # of the moment, not of the position
LATE = {"output", "open"}  # follow from the other fields and are made when first asked for
SHARED = {"game", "options", "content"}
EVERY = 23

pytestmark = pytest.mark.skipif(
    not (engine_state.__file__ or "").endswith(".py"), reason="compiled objects do not show their attributes; the checkout's test does"
)


def positions(game: Game[Any]) -> Iterator[State]:
    """Return positions of random games of every mode."""
    for mode in game.modes():
        state: State = game.new(mode.players, mode.players, mode.options)
        luck = ludarium.chance(mode.players)
        decisions = 0
        while not state.over:
            if decisions % EVERY == 0:
                yield state
            player = luck.pick(state.to_move)
            state.play(player, luck.pick(state.moves(player)))
            decisions += 1
        yield state


def differences(one: Any, other: Any, where: str) -> list[str]:
    """Return where two objects differ, looking into everything they consist of."""
    if type(one) is not type(other):
        return [where]
    if isinstance(one, (list, tuple)):
        if len(one) != len(other):
            return [where]
        return [place for number, pair in enumerate(zip(one, other, strict=True)) for place in differences(*pair, f"{where}[{number}]")]
    if isinstance(one, dict):
        if set(one) != set(other):
            return [where]
        return [place for key in one for place in differences(one[key], other[key], f"{where}[{key}]")]
    if one is other or not hasattr(one, "__dict__") or callable(one):
        return [] if one is other or one == other else [where]
    names = set(vars(one)) - PASSING - LATE - SHARED
    return [place for name in sorted(names) for place in differences(getattr(one, name), getattr(other, name), f"{where}.{name}")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_loaded_position_is_the_same_in_every_attribute(game: Game[Any]) -> None:
    for state in positions(game):
        loaded = game.load(state.dump())
        loaded.agenda, loaded.lanes = state.agenda, state.lanes  # tasks are compared by the dump, which load compares itself
        assert differences(state, loaded, "state") == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_copy_is_the_same_in_every_attribute(game: Game[Any]) -> None:
    for state in positions(game):
        assert differences(state, state.copy(), "state") == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_playing_a_copy_leaves_the_original_alone(game: Game[Any]) -> None:
    """A copy may share what rules only ever replace. So both go on, each on its own way, and the other must not notice."""
    luck = ludarium.chance(3)
    for state in positions(game):
        if state.over:
            continue
        before = state.digest()
        other = state.copy()
        while not other.over:
            player = luck.pick(other.to_move)
            other.play(player, luck.pick(other.moves(player)))
        assert state.digest() == before
