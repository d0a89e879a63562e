"""Scoring: the scoring phase of a round (section U), objective tiles and the end of the game (sections Y and Z)."""

from __future__ import annotations

from typing import Final

from ludarium.engine.agenda import Task
from ludarium.engine.context import OF_SEAT
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import ScoreLine
from ludarium.games.barrage.content.components import OBJECTIVES
from ludarium.games.barrage.content.sites import (
    AREAS,
    BASINS,
    CONDUITS,
    DAMS,
    FIRST_CONDUIT,
    FIRST_HOUSE,
    HOUSE_BASIN,
    HOUSES,
    SITES,
    basin_of,
)
from ludarium.games.barrage.rules.supply import gain_credits, gain_points
from ludarium.games.barrage.state import (
    AT_START,
    FROM_BONUS,
    FROM_RANK,
    NO_ENERGY,
    NOTHING,
    ROUNDS,
    SCORING,
    SOURCES,
    BarrageState,
)

FIRST: Final = 6
SECOND: Final = 2
TIED_SECOND: Final = 1
NO_ENERGY_LOSS: Final = 3
SECTION: Final = 6
MISSING_SECTION: Final = 4
CREDIT_STEPS: Final = [0, 1, 2, 4, 7, 11, 16, 22, 29]  # least energy of each step (BR-U7)
CREDITS: Final = [3, 1, 2, 3, 4, 5, 6, 7, 8]
RANKS: Final = [15, 10, 5]
AUTOMA_EXTRA: Final = 5  # BA-134
RESOURCES_PER_POINT: Final = 5


# ---------------------------------------------------------------------------------------------------------------------
# The scoring phase
# ---------------------------------------------------------------------------------------------------------------------


def rank_points(energies: list[int]) -> list[int]:
    """Return the points for first and second place on the energy track (BR-U3 to BR-U6, BR-R21 to BR-R23)."""
    points = [0] * len(energies)
    best = max(energies)
    if not best:
        return points
    firsts = [side for side, energy in enumerate(energies) if energy == best]
    if len(firsts) > 1:
        share = -(-(FIRST + SECOND) // len(firsts))
        for side in firsts:
            points[side] = share
        return points
    points[firsts[0]] = FIRST
    following = max([energy for energy in energies if energy < best], default=0)
    seconds = [side for side, energy in enumerate(energies) if energy == following and energy]
    for side in seconds:
        points[side] = SECOND if len(seconds) == 1 else TIED_SECOND
    return points


def energy_credits(energy: int) -> int:
    """Return the credits for a place on the energy track (BR-U7)."""
    step = 0
    while step + 1 < len(CREDIT_STEPS) and energy >= CREDIT_STEPS[step + 1]:
        step += 1
    return CREDITS[step]


def section_of(energy: int) -> int:
    """Return the section of the track, 0 below the first (BR-U10, BR-L18)."""
    return min(ROUNDS, energy // SECTION)


def full_bonus(state: BarrageState, side: int) -> int:
    """Return what the bonus tile of the round gives a side that has energy enough (BR-U9)."""
    return state.content.bonuses[state.bonuses[state.round - 1]].measure(state, OF_SEAT[side])


def bonus_points(state: BarrageState, side: int) -> int:
    """Return what the bonus tile of the round gives a side: less for missing sections, never below 0 (BR-U9 to BR-U14)."""
    section = section_of(state.sides[side].energy)
    return max(0, full_bonus(state, side) - MISSING_SECTION * max(0, state.round - section)) if section else 0


class ScoreRound(Task[BarrageState]):
    """Phase 4: places, credits, bonus tile (BR-U3 to BR-U15); the order of sides does not matter."""

    def run(self, state: BarrageState) -> None:
        state.phase = SCORING
        if state.listener is not None:
            state.report("scoring-began", NOTHING, {"round": state.round})
        places = rank_points([company.energy for company in state.sides])
        for side in state.order:
            company = state.sides[side]
            if state.listener is not None:
                state.report("energy-place", side, {"energy": company.energy, "points": places[side]})
            gain_points(state, side, places[side], FROM_RANK)
            gain_credits(state, side, energy_credits(company.energy))
            if not company.energy:
                gain_points(state, side, -NO_ENERGY_LOSS, NO_ENERGY)
            bonus = bonus_points(state, side)
            full = full_bonus(state, side) if state.listener is not None else 0
            if full:
                words = state.content.bonuses[state.bonuses[state.round - 1]].words()
                state.report("bonus-scored", side, {"bonus": words, "full": full, "missing": full - bonus, "points": bonus})
            gain_points(state, side, bonus, FROM_BONUS)
            company.history = [*company.history, company.points]


# ---------------------------------------------------------------------------------------------------------------------
# Objective tiles
# ---------------------------------------------------------------------------------------------------------------------


def pieces_by_basin(state: BarrageState, side: int) -> list[int]:
    """Return how many own pieces lie in each basin: every elevation is one (BR-Y29), a conduit counts where it starts (BR-R54)."""
    pieces = [0] * BASINS
    for dam in range(DAMS):
        if state.dam_owner[dam] == side:
            pieces[dam // 2] += state.dam_level[dam]
    for site in range(FIRST_CONDUIT, SITES):
        owner = state.conduit_owner[site - FIRST_CONDUIT] if site < FIRST_HOUSE else state.house_owner[site - FIRST_HOUSE]
        if owner == side:
            pieces[basin_of(site)] += 1
    return pieces


def red_sites(state: BarrageState, side: int) -> int:
    """Return the own bases and powerhouses on red sites (BR-Y23)."""
    board = state.content.map
    dams = len([1 for dam in range(DAMS) if state.dam_owner[dam] == side and board.dam_surcharge[dam]])
    return dams + len([1 for house in range(HOUSES) if state.house_owner[house] == side and board.house_surcharge[house]])


def connected_bases(state: BarrageState, side: int) -> int:
    """Return the own bases linked by an own conduit to an own powerhouse, each once (BR-Y24, BR-R53)."""
    linked = [False] * BASINS
    driven = [False] * BASINS
    for house in range(HOUSES):
        if state.house_owner[house] == side:
            driven[HOUSE_BASIN[house]] = True
    for conduit in range(CONDUITS):
        if state.conduit_owner[conduit] == side and driven[state.content.map.end[conduit]]:
            linked[conduit // 2] = True
    return len([1 for dam in range(DAMS) if state.dam_owner[dam] == side and linked[dam // 2]])


def objective_count(state: BarrageState, side: int, objective: int) -> int:
    """Return what an objective tile counts for a side (BR-Y23 to BR-Y28)."""
    name = OBJECTIVES[objective]
    if name == "red-sites":
        return red_sites(state, side)
    if name == "connected-bases":
        return connected_bases(state, side)
    pieces = pieces_by_basin(state, side)
    if name in ("basins-with-1", "basins-with-3"):
        least = int(name[-1])
        return len([1 for count in pieces if count >= least])
    areas = [0] * len(AREAS)
    for basin in range(BASINS):
        areas[state.content.map.area[basin]] += pieces[basin]
    return max(areas) if name == "largest-area" else min(areas)


def shared_ranks(counts: list[int]) -> list[int]:
    """Return the points for ranks 15, 10, 5; tied sides share what their ranks give, rounded up (BR-Z2 to BR-Z4, BR-R52)."""
    points: list[int] = []
    for count in counts:
        better = len([1 for other in counts if other > count])
        tied = len([1 for other in counts if other == count])
        points.append(-(-sum(RANKS[better : better + tied]) // tied))
    return points


def objective_points(state: BarrageState) -> list[int]:
    """Return the points of each side for the objective; an Automa among the first three places gains 5 more (BA-134, BA-R39)."""
    effect = state.content.objectives[state.objective]
    points = shared_ranks([effect.measure(state, OF_SEAT[side]) for side in range(len(state.sides))])
    for side in range(state.players, len(state.sides)):
        if points[side]:
            points[side] += AUTOMA_EXTRA
    return points


# ---------------------------------------------------------------------------------------------------------------------
# The end of the game
# ---------------------------------------------------------------------------------------------------------------------


def resource_points(state: BarrageState, side: int) -> int:
    """Return a point for every 5 resources in supply; the wheel does not count (BR-Z5, BR-Z6, BA-135)."""
    company = state.sides[side]
    return (company.excavators + company.mixers + company.credits) // RESOURCES_PER_POINT


def water_points(state: BarrageState, side: int) -> int:
    """Return a point for every drop behind own dams (BR-Z7)."""
    return sum([state.dam_water[dam] for dam in range(DAMS) if state.dam_owner[dam] == side])


def quick_scores(state: BarrageState) -> list[int]:
    """Return the points of each side: the sums of `score_sheet`, without making its words."""
    if state.objective == NOTHING:
        return [company.points for company in state.sides]
    points = objective_points(state)
    for side, company in enumerate(state.sides):
        points[side] += company.points + resource_points(state, side) + water_points(state, side)
    return points


def report_final_scoring(state: BarrageState) -> None:
    """Tell what the end of the game brings each side: objective, goods left, water held (BR-Z1 to BR-Z7); introductory games have none."""
    if state.objective == NOTHING:
        return
    effect = state.content.objectives[state.objective]
    objectives = objective_points(state)
    state.report("final-scoring-began", NOTHING, {"objective": effect.words()})
    for side in state.order:
        company = state.sides[side]
        count = effect.measure(state, OF_SEAT[side])
        state.report("objective-scored", side, {"count": count, "points": objectives[side]})
        goods = company.excavators + company.mixers + company.credits
        state.report("resources-scored", side, {"count": goods, "points": resource_points(state, side)})
        state.report("water-scored", side, {"points": water_points(state, side)})


def score_sheet(state: BarrageState) -> list[ScoreLine]:
    """Return every source of points of every side (BR-Z1 to BR-Z7)."""
    lines: list[ScoreLine] = []
    objectives = objective_points(state) if state.objective != NOTHING else [0] * len(state.sides)
    for side, company in enumerate(state.sides):
        for source, points in enumerate(company.gained):
            if points or source == AT_START:
                lines.append(ScoreLine(side, Phrase("score-source", {"source": SOURCES[source]}), points))
        if state.objective == NOTHING:
            continue
        effect = state.content.objectives[state.objective]
        facts: dict[str, object] = {"objective": effect.words(), "count": effect.measure(state, OF_SEAT[side])}
        target = f"objective:{state.content.objective_ids[state.objective]}"
        lines.append(ScoreLine(side, Phrase("score-objective", facts), objectives[side], [target]))
        lines.append(ScoreLine(side, Phrase("score-resources"), resource_points(state, side)))
        lines.append(ScoreLine(side, Phrase("score-water"), water_points(state, side)))
    return lines


def places(state: BarrageState) -> list[int]:
    """Return the place of each side: points, then energy of the last round; equal in both share it (BR-Z8, BR-Z9, BR-R25)."""
    scores = quick_scores(state)
    worth = [score * 10000 + company.energy for score, company in zip(scores, state.sides, strict=True)]
    return [1 + len([1 for other in worth if other > own]) for own in worth]
