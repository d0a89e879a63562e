"""Games with chance that nobody can foresee: every game is dealt, saved and replayed with it, and bots think with the fast generator."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.engine.chance import FAST, KEYED, Chance, KeyedChance
from ludarium.engine.game import Game

GAMES = list(ludarium.GAMES)


def keyed_match(game: Game[Any], players: int, seed: int, moves: int) -> ludarium.Match:
    """Return a game with the keyed generator after so many random moves, or at its end."""
    match = ludarium.Match(game, players, seed, generator=KEYED)
    luck = ludarium.chance(seed)
    while not match.state.over and len(match.record.entries) < moves:
        seat = luck.pick(match.state.to_move)
        match.play(seat, luck.pick(match.state.moves(seat)))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_replays_from_its_record(name: str) -> None:
    game = ludarium.game(name)
    match = keyed_match(game, 2, 7, 10_000)
    assert match.state.over
    text = str(match.record)
    assert f"\nseed {match.record.seed}\nchance {KEYED}\n" in text
    again = ludarium.replay(ludarium.parse_record(text), game)
    assert again.state.digest() == match.state.digest()
    assert str(again.record) == text


@pytest.mark.parametrize("name", GAMES)
def test_the_generators_deal_differently(name: str) -> None:
    game = ludarium.game(name)
    dealt = [ludarium.Match(game, 2, 7, generator=generator).state for generator in (FAST, KEYED)]
    assert dealt[0].view(0) != dealt[1].view(0)
    assert dealt[0].digest() == game.new(2, 7).digest(), "the library deals as before"


@pytest.mark.parametrize("name", GAMES)
def test_a_loaded_position_goes_on_with_the_same_chance(name: str) -> None:
    game = ludarium.game(name)
    match = keyed_match(game, 2, 5, 20)
    loaded = game.load(match.state.dump())
    assert isinstance(loaded.chance, KeyedChance)
    assert loaded.digest() == match.state.digest()
    ends = []
    for state in (loaded, match.state):
        luck = ludarium.chance(3)
        while not state.over:
            state.play(state.to_move[0], luck.pick(state.moves(state.to_move[0])))
        ends.append(state.digest())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", GAMES)
def test_worlds_have_the_fast_generator_and_nothing_of_the_real_one(name: str) -> None:
    """A world drawn for a seat goes on alike whatever is really to come, and as fast as ever."""
    game = ludarium.game(name)
    state = keyed_match(game, 2, 5, 20).state
    assert isinstance(state.copy().chance, KeyedChance)
    other = state.copy()
    other.chance = ludarium.chance(99, KEYED)
    for seat in range(2):
        world, same = state.resample(seat, ludarium.chance(1)), other.resample(seat, ludarium.chance(1))
        assert type(world.chance) is Chance
        assert world.digest() == same.digest()
    assert isinstance(state.chance, KeyedChance), "the position itself keeps its own"
