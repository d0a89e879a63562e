"""How an Automa chooses a site: complete a system, then the criteria of its tile, then from the start site on (sections 13 to 16)."""

from __future__ import annotations

from typing import Final

from ludarium.engine.phrase import Phrase
from ludarium.games.barrage.content.components import CONDUIT_CRITERIA, DAM_CRITERIA, HOUSE_CRITERIA, AutomaTile
from ludarium.games.barrage.content.sites import (
    BASE,
    CONDUIT,
    CONDUITS,
    DAM_BASINS,
    DAMS,
    ELEVATION,
    FIRST_CONDUIT,
    FIRST_HOUSE,
    HEADSTREAMS,
    HILLS,
    HOUSE_BASIN,
    HOUSES,
    HOUSES_IN,
    MOUNTAINS,
    OUT,
    PLAINS,
    POWERHOUSE,
    basin_of,
)
from ludarium.games.barrage.rules.water import capacity
from ludarium.games.barrage.state import NEUTRAL, NOBODY, NOTHING, BarrageState

OWN: Final = 0
NEUTRAL_DAM: Final = 1
OPPONENT: Final = 2
NONE: Final = 3


def criteria_tile(state: BarrageState) -> AutomaTile:
    """Return the tile whose back gives the criteria: the top of the discard pile (BA-25, BA-29)."""
    return state.content.automa[state.automa_discard[-1] if state.automa_discard else state.automa_pile[-1]]


# ---------------------------------------------------------------------------------------------------------------------
# What the map is like, seen from a side
# ---------------------------------------------------------------------------------------------------------------------


def has_dam_of(state: BarrageState, side: int, basin: int, whose: int) -> bool:
    """Say whether a basin has an own, a neutral or an opponent's dam (BA-1)."""
    if basin >= DAM_BASINS:
        return False
    return whose_dam(state, side, 2 * basin) == whose or whose_dam(state, side, 2 * basin + 1) == whose


def whose_dam(state: BarrageState, side: int, dam: int) -> int:
    """Return whose dam stands on a site."""
    owner = state.dam_owner[dam]
    if owner == NOBODY:
        return NONE
    if owner == NEUTRAL:
        return NEUTRAL_DAM
    return OWN if owner == side else OPPONENT


def has_house_of(state: BarrageState, side: int, basin: int, whose: int) -> bool:
    """Say whether a basin has an own or an opponent's powerhouse."""
    for house in HOUSES_IN[basin]:
        owner = state.house_owner[house]
        if owner != NOBODY and (owner == side) == (whose == OWN):
            return True
    return False


def ends_of(state: BarrageState, basin: int) -> list[int]:
    """Return the basins that the conduit sites of a basin run to, built or not (BA-3, BA-R24)."""
    return [state.content.map.end[2 * basin], state.content.map.end[2 * basin + 1]] if basin < DAM_BASINS else []


def next_dam_below(state: BarrageState, basin: int) -> int:
    """Return the first dam below the powerhouses of a basin, or NOTHING (BA-6)."""
    while basin != OUT:
        if basin < DAM_BASINS:
            for dam in (2 * basin, 2 * basin + 1):
                if state.dam_owner[dam] != NOBODY:
                    return dam
        basin = state.content.map.river[basin]
    return NOTHING


def trial_drop(state: BarrageState, water: list[int], basin: int, reached: list[int], watcher: int) -> int:
    """Let a drop run on a copy of the water; add the dam sites it reaches; return how many powerhouses of a side it passes."""
    passed = 0
    while basin != OUT:
        if watcher != NOBODY and state.own_house_in(watcher, basin) != NOTHING:
            passed += 1
        if basin < DAM_BASINS:
            for dam in (2 * basin, 2 * basin + 1):
                reached.append(dam)
                if state.dam_owner[dam] != NOBODY and water[dam] < capacity(state, dam):
                    water[dam] += 1
                    return passed
        basin = state.content.map.river[basin]
    return passed


def completes_system(state: BarrageState, side: int, piece: int, site: int) -> bool:
    """Say whether a new piece would complete a system of dam, built conduit and own powerhouse (BA-4, BA-97, BA-R23)."""
    ends = state.content.map.end
    if piece == BASE:
        basin = site // 2
        for conduit in (2 * basin, 2 * basin + 1):
            if state.conduit_owner[conduit] != NOBODY and has_house_of(state, side, ends[conduit], OWN):
                return True
        return False
    if piece == CONDUIT:
        conduit = site - FIRST_CONDUIT
        return has_usable_dam(state, side, conduit // 2) and has_house_of(state, side, ends[conduit], OWN)
    for conduit in state.content.map.ending[basin_of(site)]:
        if state.conduit_owner[conduit] != NOBODY and has_usable_dam(state, side, conduit // 2):
            return True
    return False


def has_usable_dam(state: BarrageState, side: int, basin: int) -> bool:
    """Say whether a basin has an own or neutral dam."""
    return has_dam_of(state, side, basin, OWN) or has_dam_of(state, side, basin, NEUTRAL_DAM)


# ---------------------------------------------------------------------------------------------------------------------
# Criteria
# ---------------------------------------------------------------------------------------------------------------------


def best_of(sites: list[int], worth: list[int]) -> list[int]:
    """Return the sites of the highest worth, all of them if nothing is worth anything."""
    best = max(worth)
    return sites if best <= 0 else [site for site, value in zip(sites, worth, strict=True) if value == best]


def conduit_worth(state: BarrageState, side: int, conduit: int) -> int:
    """Return how powerful a built conduit is: its value, an own one before an opponent's (BA-103, BA-116)."""
    owner = state.conduit_owner[conduit]
    return 0 if owner == NOBODY else 2 * state.content.map.value[conduit] + (1 if owner == side else 0)


def keep_dams(state: BarrageState, side: int, criterion: str, sites: list[int]) -> list[int]:
    """Return the dam sites that meet a criterion, all if none does (BA-98, BA-103 to BA-109)."""
    if criterion == "most-powerful-conduit":
        return best_of(sites, [max(conduit_worth(state, side, site & ~1), conduit_worth(state, side, site | 1)) for site in sites])
    if criterion == "own-powerhouse":
        return best_of(sites, [1 if any(has_house_of(state, side, end, OWN) for end in ends_of(state, site // 2)) else 0 for site in sites])
    if criterion == "most-water":
        return most_water(state, sites)
    if criterion == "red-space":
        return best_of(sites, [state.content.map.dam_surcharge[site] for site in sites])
    if criterion == "upstream-powerhouse":
        below = below_powerhouses(state)
        return best_of(sites, [1 if below[site] else 0 for site in sites])
    near = [any(has_dam_of(state, side, end, OWN) for end in ends_of(state, site // 2)) for site in sites]
    if any(near):
        return [site for site, own in zip(sites, near, strict=True) if own]
    return best_of(sites, [0 if any(has_dam_of(state, side, end, OPPONENT) for end in ends_of(state, site // 2)) else 1 for site in sites])


def most_water(state: BarrageState, sites: list[int]) -> list[int]:
    """Return the sites that most drops now on the headstreams would reach, ties by the tile's letters (BA-105, BA-106, BA-R28)."""
    counts = [[0] * DAMS for headstream in range(HEADSTREAMS)]
    water = state.dam_water.copy()
    for headstream in range(HEADSTREAMS):
        for drop in range(state.springs[headstream]):
            reached: list[int] = []
            trial_drop(state, water, headstream, reached, NOBODY)
            for dam in reached:
                counts[headstream][dam] += 1
    kept = best_of(sites, [sum([counts[headstream][site] for headstream in range(HEADSTREAMS)]) for site in sites])
    for headstream in criteria_tile(state).headstreams:
        kept = best_of(kept, [counts[headstream][site] for site in kept])
    return kept


def below_powerhouses(state: BarrageState) -> list[bool]:
    """Return for each dam site whether a built powerhouse lies above it with no other dam between (BA-108, BA-R27)."""
    below = [False] * DAMS
    for house in range(HOUSES):
        if state.house_owner[house] == NOBODY:
            continue
        basin = HOUSE_BASIN[house]
        while basin != OUT:
            blocked = False
            if basin < DAM_BASINS:
                for dam in (2 * basin, 2 * basin + 1):
                    if not blocked:
                        below[dam] = True
                    blocked = blocked or state.dam_owner[dam] != NOBODY
            basin = OUT if blocked else state.content.map.river[basin]
    return below


def keep_conduits(state: BarrageState, side: int, criterion: str, conduits: list[int]) -> list[int]:
    """Return the conduit sites that meet a criterion, all if none does (BA-110 to BA-115)."""
    values = state.content.map.value
    if criterion == "most-powerful":
        return best_of(conduits, [values[conduit] for conduit in conduits])
    if criterion == "second-most-powerful":
        different = sorted({values[conduit] for conduit in conduits}, reverse=True)
        wanted = different[1] if len(different) > 1 else different[0]
        return [conduit for conduit in conduits if values[conduit] == wanted]
    if criterion.startswith("dam-"):
        order = [OWN, NEUTRAL_DAM, OPPONENT] if criterion == "dam-own-neutral-opponent" else [OPPONENT, NEUTRAL_DAM, OWN]
        for whose in order:
            kept = [conduit for conduit in conduits if has_dam_of(state, side, conduit // 2, whose)]
            if kept:
                return kept
        return conduits
    order = [OWN, OPPONENT] if criterion == "powerhouse-own-opponent" else [OPPONENT, OWN]
    for whose in order:
        kept = [conduit for conduit in conduits if has_house_of(state, side, state.content.map.end[conduit], whose)]
        if kept:
            return kept
    return conduits


def keep_basins(state: BarrageState, side: int, criterion: str, basins: list[int]) -> list[int]:
    """Return the basins for a powerhouse that meet a criterion, all if none does (BA-116 to BA-121)."""
    board = state.content.map
    if criterion == "most-powerful-conduit":
        return best_of(
            basins, [max([conduit_worth(state, side, conduit) for conduit in board.ending[basin]], default=0) for basin in basins]
        )
    if criterion == "own-dam":
        fed = [any(has_dam_of(state, side, conduit // 2, OWN) for conduit in board.ending[basin]) for basin in basins]
        return best_of(basins, [1 if own else 0 for own in fed])
    if criterion in ("feeds-own-dam", "spares-opponent-dam"):
        below = [next_dam_below(state, basin) for basin in basins]
        own = [basin for basin, dam in zip(basins, below, strict=True) if dam != NOTHING and whose_dam(state, side, dam) == OWN]
        spared = [basin for basin, dam in zip(basins, below, strict=True) if dam == NOTHING or whose_dam(state, side, dam) != OPPONENT]
        return (own or spared or basins) if criterion == "feeds-own-dam" else (spared or own or basins)
    if criterion == "in-plains":
        return best_of(basins, [1 if board.area[basin] == PLAINS else 0 for basin in basins])
    return best_of(basins, [1 if basin == int(criterion[-1]) - 1 else 0 for basin in basins])


# ---------------------------------------------------------------------------------------------------------------------
# The choice
# ---------------------------------------------------------------------------------------------------------------------


def choose_site(state: BarrageState, side: int, piece: int, sites: list[int], preference: int) -> int:
    """Return the site an Automa takes of several eligible ones (BA-96 to BA-102), and tell why it did.

    The preference is an officer's or tile's: an area for a base (BA-149), a least value for a conduit (BA-142), or NOTHING.
    """
    reasons: list[Phrase] = []
    chosen = _choose(state, side, piece, sites, preference, reasons)
    if state.listener is not None:
        if not reasons:
            reasons.append(Phrase("criterion", {"id": "only"}))
        state.report("automa-site", side, {"site": state.content.site_words(chosen), "reasons": reasons})
    return chosen


def _choose(state: BarrageState, side: int, piece: int, sites: list[int], preference: int, reasons: list[Phrase]) -> int:
    if len(sites) == 1:
        return sites[0]
    if piece != ELEVATION:
        completing = [site for site in sites if completes_system(state, side, piece, site)]
        if completing and len(completing) < len(sites):
            reasons.append(Phrase("criterion", {"id": "completes-system"}))
            sites = completing
    sites = prefer(state, piece, sites, preference, reasons)
    tile = criteria_tile(state)
    if piece == CONDUIT:
        return _choose_conduit(state, side, tile, sites, reasons)
    if piece == POWERHOUSE:
        return _choose_house(state, side, tile, sites, reasons)
    for criterion in tile.dam:
        if len(sites) == 1:
            return sites[0]
        sites = narrowed(sites, keep_dams(state, side, DAM_CRITERIA[criterion], sites), DAM_CRITERIA[criterion], reasons)
    if len(sites) > 1:
        reasons.append(Phrase("criterion", {"id": "start-order"}))
    return min(sites, key=lambda site: ((site // 2 - tile.dam_start) % DAM_BASINS) * 2 + 1 - site % 2)


def prefer(state: BarrageState, piece: int, sites: list[int], preference: int, reasons: list[Phrase]) -> list[int]:
    """Let an officer's or tile's preference push sites out (BA-142, BA-149, BA-R30)."""
    if preference == NOTHING:
        return sites
    board = state.content.map
    kept: list[int] = []
    if piece == BASE:
        for area in (MOUNTAINS, HILLS):
            kept = kept or [site for site in sites if board.area[site // 2] == area]
    elif piece == CONDUIT:
        kept = [site for site in sites if board.value[site - FIRST_CONDUIT] >= preference]
    return narrowed(sites, kept or sites, "preference", reasons)


def narrowed(sites: list[int], kept: list[int], criterion: str, reasons: list[Phrase]) -> list[int]:
    """Note a criterion that has made the choice smaller; return what is left."""
    if len(kept) < len(sites):
        reasons.append(Phrase("criterion", {"id": criterion}))
    return kept


def narrow_conduits(state: BarrageState, side: int, tile: AutomaTile, conduits: list[int], reasons: list[Phrase]) -> int:
    """Return one of several conduit sites by criteria, then by the order from the start site (BA-100)."""
    for criterion in tile.conduit:
        if len(conduits) == 1:
            return conduits[0]
        name = CONDUIT_CRITERIA[criterion]
        conduits = narrowed(conduits, keep_conduits(state, side, name, conduits), name, reasons)
    if len(conduits) > 1:
        reasons.append(Phrase("criterion", {"id": "start-order"}))
    return min(conduits, key=lambda conduit: (conduit - tile.conduit_start) % CONDUITS)


def _choose_conduit(state: BarrageState, side: int, tile: AutomaTile, sites: list[int], reasons: list[Phrase]) -> int:
    return FIRST_CONDUIT + narrow_conduits(state, side, tile, [site - FIRST_CONDUIT for site in sites], reasons)


def _choose_house(state: BarrageState, side: int, tile: AutomaTile, sites: list[int], reasons: list[Phrase]) -> int:
    """Criteria look at the basin only; within it a free space before a red one, then the leftmost (BA-102, BA-R29)."""
    basins = sorted({basin_of(site) for site in sites})
    for criterion in tile.house:
        if len(basins) == 1:
            break
        name = HOUSE_CRITERIA[criterion]
        basins = narrowed(basins, keep_basins(state, side, name, basins), name, reasons)
    if len(basins) > 1:
        reasons.append(Phrase("criterion", {"id": "start-order"}))
    first = len(HOUSES_IN) - len([1 for houses in HOUSES_IN if houses])
    count = len(HOUSES_IN) - first
    basin = min(basins, key=lambda basin: (basin - tile.house_start) % count if basin >= first else count)
    inside = [site for site in sites if basin_of(site) == basin]
    return min(inside, key=lambda site: (1 if state.content.map.house_surcharge[site - FIRST_HOUSE] else 0) * HOUSES + site - FIRST_HOUSE)
