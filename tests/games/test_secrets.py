"""What a game says about secrets is true: around one screen the device is passed on face down only where somebody may see more."""

from __future__ import annotations

import random

import pytest

import ludarium
from tests.modes import mode_name, plain_modes

CASES = [
    pytest.param(name, players, options, id=f"{name}: {mode_name((players, options))}")
    for name in ludarium.GAMES
    for players, options in plain_modes(ludarium.game(name))
    if players > 1
]


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_views_differ_where_a_game_has_secrets_and_nowhere_else(name: str, players: int, options: dict[str, object]) -> None:
    game = ludarium.game(name)
    state = game.new(players=players, seed=3, options=options)
    luck = random.Random(3)
    differed = False
    while not state.over:
        common = state.view(None)
        differed = differed or any(state.view(seat) != common for seat in range(players))
        seat = state.to_move[0]
        state.play(seat, luck.choice(state.moves(seat)))
    assert differed == game.has_secrets(players, options)
