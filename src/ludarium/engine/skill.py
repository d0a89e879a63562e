"""How well a bot plays that does not play as well as it can. A point is another thing in each game, so the evaluator says it."""

from __future__ import annotations

from typing import Final


class Skill:
    """What a level plays by: it looks a move ahead or searches with so many simulations, wrong about a move by so many points at most."""

    def __init__(self, points: float = 0.0, simulations: int = 0) -> None:
        self.points = points
        self.simulations = simulations


# Of the levels below those that search for a time, in a game that does not say better.
USUAL_SKILLS: Final[dict[str, Skill]] = {
    "beginner": Skill(points=12.0),
    "easy": Skill(points=7.0),
    "medium": Skill(points=3.0),
    "skilled": Skill(simulations=4),
    "experienced": Skill(simulations=16),
}
