"""Thousands of random games of every game, player count and mode, under everything that must always hold.

Compiled they take a fifth of the time, so `make test` plays a few interpreted and most of them compiled, where it can compile.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

import ludarium
from ludarium.engine.trials import Mode
from tests.harness import CLOSE_EVERY, check_game

FEW = bool(os.environ.get("COMPILED_FOLLOWS"))
GAMES_PER_MODE = 1 if FEW else 30
GAMES_PER_LINE_UP = 1 if FEW else 10  # of those modes that only join what other modes have
BATCH = 15

CASES = [
    pytest.param(name, mode, range(start, min(start + BATCH, games)), id=f"{name}: {mode} from {start}")
    for name in ludarium.GAMES
    for modes, games in ((ludarium.game(name).plain_modes(), GAMES_PER_MODE), (ludarium.game(name).trials.further, GAMES_PER_LINE_UP))
    for mode in modes
    for start in range(0, games, BATCH)
]


@pytest.mark.parametrize(("name", "mode", "seeds"), CASES)
def test_random_games_hold_everything_that_must_hold(
    name: str, mode: Mode, seeds: range, record_property: Callable[[str, object], None]
) -> None:
    """The seed of a failing game is in the message: check_game(game, players, options, seed, close) repeats it."""
    game = ludarium.game(name)
    looks = worlds = undone = 0
    for seed in seeds:
        close = seed % CLOSE_EVERY == 0
        try:
            report = check_game(game, mode.players, mode.options, seed, close)
        except Exception as wrong:
            pytest.fail(f"seed {seed} of {name} with {mode}, close={close}: {type(wrong).__name__}: {wrong}")
        looks += report.looks
        worlds += report.worlds
        undone += report.undone
    record_property("random games", len(seeds))
    record_property("close looks", looks)
    record_property("worlds compared", worlds)
    record_property("moves taken back", undone)
