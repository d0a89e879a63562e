"""What a game says about secrets is true: around one screen the device is passed on face down only where somebody may see more."""

from __future__ import annotations

import random

import pytest

import ludarium
from ludarium.engine.trials import Mode

CASES = [
    pytest.param(name, mode, id=f"{name}: {mode}")
    for name in ludarium.GAMES
    for mode in ludarium.game(name).plain_modes()
    if mode.players > 1
]


@pytest.mark.parametrize(("name", "mode"), CASES)
def test_views_differ_where_a_game_has_secrets_and_nowhere_else(name: str, mode: Mode) -> None:
    game = ludarium.game(name)
    state = game.new(players=mode.players, seed=3, options=mode.options)
    luck = random.Random(3)
    differed = False
    while not state.over:
        common = state.view(None)
        differed = differed or any(state.view(seat) != common for seat in range(mode.players))
        seat = state.to_move[0]
        state.play(seat, luck.choice(state.moves(seat)))
    assert differed == game.has_secrets(mode.players, mode.options)
