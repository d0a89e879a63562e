"""Results without playing: endings of made-up games."""

from __future__ import annotations

from ludarium.arena.playing import Course, Ending, Tags
from ludarium.arena.schedule import Bout


def ending(
    deal: int,
    seating: list[str],
    scores: list[int],
    tags: list[list[str]] | None = None,
    table: list[str] | None = None,
    measures: dict[str, list[int]] | None = None,
) -> Ending:
    """Return a game with these scores; equal scores share a place."""
    ranking = [1 + sum(1 for other in scores if other > score) for score in scores]
    course = Course(len(seating))
    course.decisions = [10] * len(seating)
    course.seconds = [0.5] * len(seating)
    facts = Tags([[] for score in scores] if tags is None else tags, table or [], measures)
    return Ending(Bout(0, deal, f"{deal:032x}", seating), scores, ranking, 5, course, facts)


def results_of_pair(bot: str, other: str, won: int, tied: int, lost: int, first_deal: int = 0) -> list[Ending]:
    """Return games between two bots, two for each deal, seats changed."""
    scores = [[2, 1]] * won + [[1, 1]] * tied + [[1, 2]] * lost
    made: list[Ending] = []
    for number, (own, theirs) in enumerate(scores):
        deal = first_deal + number // 2
        made.append(ending(deal, [bot, other], [own, theirs]) if number % 2 == 0 else ending(deal, [other, bot], [theirs, own]))
    return made
