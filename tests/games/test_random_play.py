"""Thousands of random games of every game, player count and mode, under everything that must always hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludarium
from tests.harness import CLOSE_EVERY, check_game
from tests.modes import FURTHER, mode_name, plain_modes

GAMES_PER_MODE = 500
GAMES_PER_LINE_UP = 100  # of those modes that only join what other modes have
BATCH = 50

CASES = [
    pytest.param(name, players, options, start, id=f"{name}: {mode_name((players, options))} from {start}")
    for name in ludarium.GAMES
    for modes, games in ((plain_modes(ludarium.game(name)), GAMES_PER_MODE), (FURTHER.get(name, []), GAMES_PER_LINE_UP))
    for players, options in modes
    for start in range(0, games, BATCH)
]


@pytest.mark.parametrize(("name", "players", "options", "start"), CASES)
def test_random_games_hold_everything_that_must_hold(
    name: str, players: int, options: dict[str, object], start: int, record_property: Callable[[str, object], None]
) -> None:
    """The seed of a failing game is in the message: check_game(game, players, options, seed, close) repeats it."""
    game = ludarium.game(name)
    looks = worlds = undone = 0
    for seed in range(start, start + BATCH):
        close = seed % CLOSE_EVERY == 0
        try:
            report = check_game(game, players, options, seed, close)
        except Exception as wrong:
            pytest.fail(f"seed {seed} of {name} with {mode_name((players, options))}, close={close}: {type(wrong).__name__}: {wrong}")
        looks += report.looks
        worlds += report.worlds
        undone += report.undone
    record_property("random games", BATCH)
    record_property("close looks", looks)
    record_property("worlds compared", worlds)
    record_property("moves taken back", undone)
