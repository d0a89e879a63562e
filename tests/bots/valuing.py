"""What every trained evaluator has to show; the tests of a game hold its positions against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.bots import bot
from ludarium.engine.chance import chance
from ludarium.engine.game import Game


def check_that_points_count(game: Game[Any], options: dict[str, object], add: Callable[[Any, int, int], None]) -> None:
    """With more points for one side its value rises by about as much, that of the others hardly changes."""
    evaluator = game.evaluator
    state: Any = game.new(2, 5, options)
    luck = chance(8)
    while not (evaluator.is_sample(state) and state.round >= 3):
        seat = state.to_move[0]
        state.play(seat, bot("greedy").choose(state, seat, luck))
    before = evaluator.value(state)
    for side in range(2):
        better = state.copy()
        add(better, side, 10)
        after = evaluator.value(better)
        assert 5 < after.points[side] - before.points[side] < 15
        assert after.lead(side) > before.lead(side) + 5
