"""The end of the game (sections G and O): points, ties, and the grades of a player alone."""

from __future__ import annotations

from typing import Final

from ludarium.engine.outcome import Grades
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import ScoreLine
from ludarium.games.miners.content.components import FROM_BOARDS, FROM_EVENTS, FROM_SURFACE
from ludarium.games.miners.rules.mine import LEVELS, Mine, join_text
from ludarium.games.miners.state import MinersState

GRADES: Final = Grades("grade", [35, 46, 56, 61, 66])  # the points at which grades 2 to 6 begin (IM-O2, IM-R40)
SOURCES: Final = {FROM_BOARDS: "score-boards", FROM_EVENTS: "score-events", FROM_SURFACE: "score-surface"}


def scores(state: MinersState) -> list[int]:
    """Return the points of each player: markers and full carts (IM-G3); nothing else counts (IM-G4)."""
    return [miner.points() + miner.mine.full for miner in state.miners]


def score_sheet(state: MinersState) -> list[ScoreLine]:
    """Return where the points come from."""
    lines: list[ScoreLine] = []
    for seat, miner in enumerate(state.miners):
        for level, name in enumerate(LEVELS):
            if miner.vp[level]:
                lines.append(ScoreLine(seat, Phrase("score-cards", {"level": name}), miner.vp[level]))
        for cause, key in SOURCES.items():
            if miner.vp[cause]:
                lines.append(ScoreLine(seat, Phrase(key), miner.vp[cause]))
        lines.append(ScoreLine(seat, Phrase("score-carts"), miner.mine.full, full_carts(seat, miner.mine)))
    return lines


def full_carts(seat: int, mine: Mine) -> list[str]:
    """Return the full carts of a player's mine as elements of the table."""
    found: list[str] = []
    for chamber in mine.chambers:
        for join in range(chamber.slot * 3, chamber.slot * 3 + 3):
            halves = mine.state_of(join)
            if halves == 2 or (halves == 1 and join in mine.tokens):
                found.append(f"mine:{seat}:{join_text(join)}")
    return found


def ranking(state: MinersState) -> list[int]:
    """Return the places: points, then gold, then full carts; who is still tied shares the place (IM-G5 to IM-G7)."""
    points = scores(state)
    ranks = [(points[seat], miner.gold, miner.mine.full) for seat, miner in enumerate(state.miners)]
    return [1 + sum([other > own for other in ranks]) for own in ranks]
