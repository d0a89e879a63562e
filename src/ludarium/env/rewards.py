"""What a finished game is worth to each player, as one number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludarium.engine.errors import OptionError, suggestion
from ludarium.engine.state import State

POINTS: Final = 100.0  # a lead of so many points counts 1


def by_place(state: State) -> list[float]:
    """Return 1 for the winner, -1 for the last, evenly spaced between; those who share places share their mean.

    Where a game ends with outcomes, they count: 1 for won or the best grade, -1 for lost. Alone without one there is nothing to win: 0.
    """
    outcomes = state.outcomes
    if outcomes:
        return [2.0 * outcome.worth - 1.0 for outcome in outcomes[: state.players]]
    places = state.ranking
    behind = len(places) - 1
    if not behind:
        return [0.0]
    shared = [place + (places.count(place) - 1) / 2 for place in places]
    return [1.0 - 2.0 * (place - 1.0) / behind for place in shared[: state.players]]


def by_lead(state: State) -> list[float]:
    """Return how many points each player is ahead of the best other side (behind it: negative), in hundreds."""
    scores = state.scores
    if len(scores) == 1:
        return [scores[0] / POINTS]
    leads = [score - max(scores[:side] + scores[side + 1 :]) for side, score in enumerate(scores)]
    return [lead / POINTS for lead in leads[: state.players]]


REWARDS: Final[dict[str, Callable[[State], list[float]]]] = {"place": by_place, "lead": by_lead}


def reward_named(name: str) -> Callable[[State], list[float]]:
    """Return the reward of that name; OptionError if there is none."""
    if name not in REWARDS:
        raise OptionError(f"there is no reward {name!r}.{suggestion(name, list(REWARDS))} Known: {', '.join(REWARDS)}")
    return REWARDS[name]
