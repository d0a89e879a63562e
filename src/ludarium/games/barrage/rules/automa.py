"""What an Automa does where a person would choose: water, productions, contracts, pieces as rewards (sections 8, 10, 17, 18)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.agenda import Task
from ludarium.engine.fields import Field, Number, Truth
from ludarium.engine.phrase import Phrase
from ludarium.games.barrage.content.abilities import PASS, PRODUCT
from ludarium.games.barrage.content.sites import BASINS, DAMS, HEADSTREAMS
from ludarium.games.barrage.notation import ROUTES, route_index
from ludarium.games.barrage.rules.automa_sites import choose_site, criteria_tile, narrow_conduits, trial_drop
from ludarium.games.barrage.rules.construction import piece_words, place_reward, places_for
from ludarium.games.barrage.rules.contracts import fulfil, requirement
from ludarium.games.barrage.rules.production import answer_production, drive, systems, total_of
from ludarium.games.barrage.rules.water import put_drop
from ludarium.games.barrage.state import NEUTRAL, NOBODY, NOTHING, OF_ANY_SIDE, BarrageState

WEAK_CONDUIT: Final = 2  # with a least product one drop is enough up to this value (BA-151)


# ---------------------------------------------------------------------------------------------------------------------
# Water
# ---------------------------------------------------------------------------------------------------------------------


class Placement:
    """One way to put drops on headstreams, and what it brings."""

    def __init__(self, letters: list[int]) -> None:
        self.letters = letters  # places in the tile's order of headstreams, ascending
        self.gain = 0
        self.passed = 0


def ways_to_place(drops: int) -> list[list[int]]:
    """Return every choice of up to so many of the four letters, repeats allowed, each ascending."""
    ways: list[list[int]] = [[]]
    last: list[list[int]] = [[]]
    for turn in range(drops):
        last = [[*way, letter] for way in last for letter in range(way[-1] if way else 0, HEADSTREAMS)]
        ways.extend(last)
    return ways


def own_water(state: BarrageState, side: int, water: list[int]) -> int:
    """Return the drops behind a side's dams."""
    return sum([water[dam] for dam in range(DAMS) if state.dam_owner[dam] == side])


def best_placement(state: BarrageState, side: int, drops: int, flows: bool) -> list[int]:
    """Return the headstreams an Automa puts drops on: the most water for own dams, then the fewest drops, then its letters.

    BA-72 to BA-76 with BA-R16 and BA-R17; drops that wait are tried together with those already waiting. For a side of
    level 3 and up more energy for passing water comes before the letters (BA-137).
    """
    order = criteria_tile(state).headstreams
    before = state.dam_water.copy()
    if not flows:
        for headstream in range(HEADSTREAMS):
            for drop in range(state.springs[headstream]):
                trial_drop(state, before, headstream, [], NOBODY)
    base = own_water(state, side, before)
    best = Placement([])
    watcher = side if state.sides[side].standing.answers[PASS] else NOBODY
    for letters in ways_to_place(drops):
        way = Placement(letters)
        water = before.copy()
        for letter in letters:
            way.passed += trial_drop(state, water, order[letter], [], watcher)
        way.gain = own_water(state, side, water) - base
        if is_better(way, best):
            best = way
    return [order[letter] for letter in best.letters]


def is_better(way: Placement, best: Placement) -> bool:
    """Compare two ways: gain, fewer drops, energy for passing, letters in dictionary order (BA-R17, BA-137)."""
    if way.gain != best.gain:
        return way.gain > best.gain
    if len(way.letters) != len(best.letters):
        return len(way.letters) < len(best.letters)
    if way.passed != best.passed:
        return way.passed > best.passed
    return way.letters < best.letters


def automa_drops(state: BarrageState, side: int, drops: int, flows: bool) -> None:
    """Put the drops of a reward or income where they help most; none if own dams would gain nothing (BA-127)."""
    for headstream in best_placement(state, side, drops, flows):
        put_drop(state, side, headstream, flows)


# ---------------------------------------------------------------------------------------------------------------------
# Production and contracts
# ---------------------------------------------------------------------------------------------------------------------


def best_system(state: BarrageState, side: int, modifier: int, second: bool, excluded: int) -> int:
    """Return the production an Automa would make, by number, or NOTHING (BA-56, BA-59 to BA-62)."""
    best = 0
    routes: list[int] = []
    for system in systems(state, side, excluded):
        dam = ROUTES.dams[system]
        conduit = ROUTES.conduits[system]
        drops = drops_used(state, side, dam, conduit)
        total = total_of(state, side, conduit, drops, modifier, second)
        if total > best:
            best = total
            routes = []
        if total == best and total:
            routes.append(route_index(dam, conduit, drops))
    if not routes:
        return NOTHING
    neutral = [route for route in routes if state.dam_owner[ROUTES.dams[route]] == NEUTRAL]
    routes = neutral or routes
    conduits = sorted({ROUTES.conduits[route] for route in routes})
    conduit = narrow_conduits(state, side, criteria_tile(state), conduits, [])
    return next(route for route in routes if ROUTES.conduits[route] == conduit)


def drops_used(state: BarrageState, side: int, dam: int, conduit: int) -> int:
    """Return how many drops are used: all of them (BA-60), one where an ability makes up for it (BA-151, BA-R37)."""
    if state.sides[side].standing.has(PRODUCT) and state.content.map.value[conduit] <= WEAK_CONDUIT:
        return 1
    return state.dam_water[dam]


def produce(state: BarrageState, side: int, route: int, modifier: int, second: bool) -> None:
    """Make a production with what follows: contract, then the company's ability (BA-63, BA-64, BA-138, BA-139)."""
    conduit = ROUTES.conduits[route]
    total = total_of(state, side, conduit, ROUTES.drops[route], modifier, second)
    if not second:
        answer_production(state, side, conduit, total)
    state.push(AutomaFulfil(side, total, True))
    drive(state, side, route, modifier, second)


def automa_produces(state: BarrageState, side: int, modifier: int) -> None:
    """A production granted by a tile: the best one, lost if none yields 1 energy (BA-143, BA-R34)."""
    route = best_system(state, side, modifier, False, NOTHING)
    if route != NOTHING:
        produce(state, side, route, modifier, False)


def automa_power(state: BarrageState, side: int, energy: int) -> None:
    """Energy of a tile may fulfil one private contract (BA-147)."""
    state.push(AutomaFulfil(side, energy, False))


class AutomaSecond(Task[BarrageState]):
    """A second production with the best system of another powerhouse (BA-138, BA-R35)."""

    saved: ClassVar[list[Field]] = [OF_ANY_SIDE, Number("first", 0, BASINS - 1)]

    def __init__(self, side: int, first: int) -> None:
        self.side = side
        self.first = first

    def run(self, state: BarrageState) -> None:
        route = best_system(state, self.side, 0, True, self.first)
        if route != NOTHING:
            produce(state, self.side, route, 0, True)


class AutomaFulfil(Task[BarrageState]):
    """Fulfil, straight from the office, the contract with the highest requirement that is reached (BA-64 to BA-67)."""

    saved: ClassVar[list[Field]] = [OF_ANY_SIDE, Number("energy", 0), Truth("national")]

    def __init__(self, side: int, energy: int, national: bool) -> None:
        self.side = side
        self.energy = energy
        self.national = national

    def run(self, state: BarrageState) -> None:
        best = NOTHING
        places = state.office + state.national if self.national else state.office
        for contract in places:
            if contract == NOTHING or requirement(state, self.side, contract) > self.energy:
                continue
            if best == NOTHING or state.content.contracts[contract].energy >= state.content.contracts[best].energy:
                best = contract
        if best != NOTHING:
            fulfil(state, self.side, best)


# ---------------------------------------------------------------------------------------------------------------------
# Pieces as rewards
# ---------------------------------------------------------------------------------------------------------------------


def automa_places(state: BarrageState, side: int, piece: int, limit: int) -> None:
    """A free piece goes where its criteria say, or is lost (BA-128)."""
    sites = places_for(state, side, piece, limit)
    if sites:
        place_reward(state, side, piece, choose_site(state, side, piece, sites, NOTHING))
    elif state.listener is not None:
        state.report("piece-lost", side, {"piece": piece_words(piece)})


def reason(name: str) -> Phrase:
    """Return why a row was skipped, in words."""
    return Phrase("automa-reason", {"id": name})
