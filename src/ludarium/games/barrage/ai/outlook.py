"""What lies ahead of the sides: which water each of them could drive, and what the rivers should bring until the end.

An outlook lets the rounds that are left pass in the simplest way: everybody produces with all the water behind dams that
are part of a whole system, the drops run on, the headstreams flow. Parts of systems count for what they promise. It is
made for valuing positions, not for rules: nothing here changes a position.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.barrage.content.components import WET_ROUNDS
from ludarium.games.barrage.content.prices import EXCAVATORS_PER_VALUE, FIRST_POWERHOUSE
from ludarium.games.barrage.content.sites import (
    BASE,
    BASINS,
    CONDUIT,
    CONDUITS,
    DAM_BASINS,
    DAMS,
    HEADSTREAMS,
    HOUSES_IN,
    OUT,
    PIECE_COUNTS,
    POWERHOUSE,
)
from ludarium.games.barrage.rules.water import capacity
from ludarium.games.barrage.state import ACTIONS, ENGINEERS, NOBODY, NOTHING, ROUNDS, BarrageState, Company

FREE_CONDUIT: Final = 0.7  # how much of a conduit's value a site promises on which it could still be built
FREE_HOUSE: Final = 0.72  # the same for a powerhouse
FREE_BASE: Final = 0.25  # the same for a dam
TOLL: Final = 1.3  # energy that a drop through somebody else's conduit is worth less
NEUTRAL_SHARE: Final = 0.75  # of a neutral dam's water that a side gets if it alone can drive it
MODIFIER: Final = 0.8  # what the turbine station adds to a production on the average
PRODUCTIONS: Final = 3  # in one round
SOON: Final = 0.6  # how much machines on the wheel count beside those in supply
PEAK_ROUNDS: Final = 2  # in which the greatest single production is looked for: this one and the next
LATE: Final = 0.35  # how much of what is only promised can be had in the next round; twice as much in the one after


def on_wheel(machines: list[int]) -> int:
    """Return the machines in all sectors together."""
    total = 0
    for count in machines:
        total += count
    return total


def hope_for(machines: float, needed: int) -> float:
    """Return how much hope there is to build something soon: less the more machines are missing."""
    return 1.0 if machines >= needed else 0.4 + 0.6 * machines / needed


class Network:
    """How well one side could drive the water of each basin: energy for a drop, less for every part that is missing."""

    def __init__(self, state: BarrageState, side: int) -> None:
        company = state.sides[side]
        board = state.content.map
        self.side = side
        self.bonus = MODIFIER + company.production_bonus() if company.built[POWERHOUSE] else MODIFIER
        self.houses = [0.0] * BASINS  # 1 with an own powerhouse, less where one could be built
        self.pipes = [0.0] * CONDUITS  # value of a conduit, less where it is another's or still to be built
        self.promise = [0.0] * DAM_BASINS  # energy for a drop, best conduit, missing parts counted in
        self.ready = [0.0] * DAM_BASINS  # energy for a drop as things stand
        self.route = [NOTHING] * DAM_BASINS  # the conduit that is driven as things stand
        hope = hope_for(company.mixers + SOON * on_wheel(company.wheel_mixers), FIRST_POWERHOUSE + company.built[POWERHOUSE])
        hope = FREE_HOUSE * hope if company.built[POWERHOUSE] < PIECE_COUNTS[POWERHOUSE] else 0.0
        owners = state.house_owner
        for basin in range(4, BASINS):
            for house in HOUSES_IN[basin]:
                if owners[house] == side:
                    self.houses[basin] = 1.0
                    break
                if owners[house] == NOBODY:
                    self.houses[basin] = hope
        excavators = company.excavators + SOON * on_wheel(company.wheel_excavators)
        hope = FREE_CONDUIT if company.built[CONDUIT] < PIECE_COUNTS[CONDUIT] else 0.0
        for conduit in range(CONDUITS):
            owner = state.conduit_owner[conduit]
            value = float(board.value[conduit])
            if owner == NOBODY:
                value *= hope * hope_for(excavators, EXCAVATORS_PER_VALUE * board.value[conduit])
            elif owner != side:
                value -= TOLL
            self.pipes[conduit] = value
            driven = self.houses[board.end[conduit]]
            basin = conduit // 2
            self.promise[basin] = max(self.promise[basin], value * driven)
            if owner != NOBODY and driven == 1.0 and value > self.ready[basin]:
                self.ready[basin] = value
                self.route[basin] = conduit


class Networks:
    """The networks of a position, for positions after its moves: most moves change one of them or none. The position must not change."""

    def __init__(self, state: BarrageState) -> None:
        self.state = state
        self.found = [Network(state, side) for side in range(len(state.sides))]

    def of(self, state: BarrageState) -> list[Network]:
        """Return the networks of a position that follows."""
        before = self.state
        if state.house_owner != before.house_owner or state.conduit_owner != before.conduit_owner:
            return [Network(state, side) for side in range(len(state.sides))]
        return [
            network if can_build_alike(before.sides[side], state.sides[side]) else Network(state, side)
            for side, network in enumerate(self.found)
        ]


def can_build_alike(one: Company, other: Company) -> bool:
    """Say whether a side has the same pieces and machines for its network in two positions."""
    return (
        one.excavators == other.excavators
        and one.mixers == other.mixers
        and one.built == other.built
        and one.wheel_excavators == other.wheel_excavators
        and one.wheel_mixers == other.wheel_mixers
    )


class Outlook:
    """The rounds that are left: energy of every side in each of them, water at the end, drops that pass each basin.

    `known` are networks of a position shortly before, of which those that are still the same are taken over. With `rounds` only so
    many rounds are looked at.
    """

    def __init__(self, state: BarrageState, known: Networks | None = None, rounds: int = ROUNDS) -> None:
        self.state = state
        self.first = max(1, state.round)
        self.last = min(ROUNDS, self.first + rounds - 1)
        sides = len(state.sides)
        self.networks = [Network(state, side) for side in range(sides)] if known is None else known.of(state)
        self.energy = [[0.0] * (ROUNDS + 1) for side in range(sides)]  # still to be produced, by round
        self.peak = [0.0] * sides  # the greatest single production this round or the next
        self.runs = [0.0] * sides  # productions still to come, all rounds together
        self.water = state.dam_water.copy()
        self.room = [0] * DAMS
        for dam in range(DAMS):
            if state.dam_owner[dam] != NOBODY:
                self.room[dam] = capacity(state, dam) - self.water[dam]
        self.seen = [0] * BASINS  # drops that reach a basin in time to be used
        self._pass_rounds()

    def _pass_rounds(self) -> None:
        state = self.state
        for number in range(self.first, self.last + 1):
            if number > self.first or state.phase <= ACTIONS:
                self._produce(number)
            wet = number <= WET_ROUNDS
            for headstream in range(HEADSTREAMS):
                drops = state.springs[headstream] if number == self.first else 0
                if wet and number > state.round:
                    drops += state.content.headstreams[state.headstreams[headstream]][number - 1]
                if drops:
                    self._run(headstream, drops, number < ROUNDS)

    def _run(self, basin: int, drops: int, counts: bool) -> None:
        """Let drops run from a basin on until dams hold them or they leave the map (BR-H3, BR-H4)."""
        river = self.state.content.map.river
        while basin != OUT:
            if counts:
                self.seen[basin] += drops
            if basin < DAM_BASINS:
                for dam in (2 * basin, 2 * basin + 1):
                    room = self.room[dam]
                    if room:
                        caught = drops if drops < room else room
                        self.room[dam] = room - caught
                        self.water[dam] += caught
                        drops -= caught
                        if not drops:
                            return
            basin = river[basin]

    def _produce(self, number: int) -> None:
        """Everybody produces with what is there; the drops of whole systems run on."""
        state = self.state
        best = [[0.0] * PRODUCTIONS for side in self.networks]
        flowing: list[int] = []
        for dam in range(DAMS):
            owner = state.dam_owner[dam]
            if owner == NOBODY or not self.water[dam]:
                continue
            drops = self.water[dam]
            conduit = self._driven(best[owner], owner, dam, drops, number) if owner >= 0 else self._neutral(best, dam, drops, number)
            if conduit != NOTHING:
                flowing.append(dam * CONDUITS + conduit)
        for network in self.networks:
            self._gather(network, best[network.side], number)
        for item in flowing:
            dam = item // CONDUITS
            drops = self.water[dam]
            self.water[dam] = 0
            self.room[dam] += drops
            self._run(state.content.map.end[item % CONDUITS], drops, number < ROUNDS)

    def _driven(self, best: list[float], side: int, dam: int, drops: int, number: int) -> int:
        """Note what a side gets out of its own dam; return the conduit if it is part of a whole system."""
        network = self.networks[side]
        basin = dam // 2
        energy = drops * network.ready[basin]
        hoped = drops * network.promise[basin] * min(1.0, LATE * (number - self.first))
        note(best, max(energy, hoped))
        return network.route[basin]

    def _neutral(self, best: list[list[float]], dam: int, drops: int, number: int) -> int:
        """Note what the sides can expect of a neutral dam, which whoever comes first drives (BR-L1)."""
        basin = dam // 2
        rivals = 0
        taken = NOTHING
        for network in self.networks:
            if network.route[basin] != NOTHING:
                rivals += 1
                taken = network.route[basin]
        for network in self.networks:
            share = NEUTRAL_SHARE / max(1, rivals if network.route[basin] != NOTHING else rivals + 1)
            hoped = network.promise[basin] * min(1.0, LATE * (number - self.first))
            note(best[network.side], drops * share * max(network.ready[basin], hoped))
        return taken

    def _gather(self, network: Network, best: list[float], number: int) -> None:
        """Add up the productions of a round that a side has engineers for."""
        company = self.state.sides[network.side]
        engineers = ENGINEERS
        if number == self.first:
            engineers = 0 if company.passed else company.engineers
        total = 0.0
        for place in range(min(PRODUCTIONS, (engineers + 1) // 2)):
            energy = best[place]
            if energy <= 0.0:
                break
            share = min(1.0, energy / 2.0)
            total += energy + network.bonus * share
            self.runs[network.side] += share
        self.energy[network.side][number] = total
        if number < self.first + PEAK_ROUNDS and best[0] > 0.0:
            self.peak[network.side] = max(self.peak[network.side], best[0] + network.bonus + 1.0)

    def missing_dams(self, network: Network) -> float:
        """Return the energy that conduits and powerhouses without an own dam promise where one could still be built."""
        state = self.state
        if state.sides[network.side].built[BASE] >= PIECE_COUNTS[BASE]:
            return 0.0
        promised = 0.0
        for basin in range(DAM_BASINS):
            if network.promise[basin] <= 0.0 or state.own_dam_in(network.side, basin) != NOTHING:
                continue
            if state.dam_owner[2 * basin] == NOBODY or state.dam_owner[2 * basin + 1] == NOBODY:
                promised += FREE_BASE * network.promise[basin] * min(1.0, 0.25 * self.seen[basin])
        return promised


def note(best: list[float], energy: float) -> None:
    """Keep the greatest productions, the greatest first."""
    for place in range(len(best)):
        if energy > best[place]:
            best.insert(place, energy)
            best.pop()
            return


def time_left(state: BarrageState, side: int) -> float:
    """Return how many rounds of actions a side still has, this one counted as far as engineers are left."""
    if state.over:
        return 0.0
    company = state.sides[side]
    now = 0.0 if company.passed or state.phase > ACTIONS else company.engineers / ENGINEERS
    return ROUNDS - max(1, state.round) + now
