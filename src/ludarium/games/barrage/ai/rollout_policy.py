"""The rollout policy: one sensible choice for every question that comes up within a turn, without any search.

A position in the middle of a turn is valued after the rest of the turn was played by it.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.agenda import Ask
from ludarium.engine.effect import Effect, InAnyOrder, InOrder
from ludarium.games.barrage.ai.outlook import FREE_BASE, PEAK_ROUNDS, Network, Networks, Outlook
from ludarium.games.barrage.content.effects import Drops, Gain
from ludarium.games.barrage.content.sites import BASE, CONDUIT, DAM_BASINS, ELEVATION, FIRST_CONDUIT, FIRST_HOUSE, HOUSE_BASIN, OUT
from ludarium.games.barrage.notation import AT, DROP, PAY, PAYMENTS, ROUTES, produced_route
from ludarium.games.barrage.rules.construction import ChoosePayment, ChoosePlace, ChooseSite, piece_at, price, surcharge
from ludarium.games.barrage.rules.contracts import ChooseContract, ChooseFulfilled, DiscardContract, requirement
from ludarium.games.barrage.rules.production import SECOND, ChooseProduction, toll, total_of
from ludarium.games.barrage.rules.supply import ChooseMachines
from ludarium.games.barrage.rules.water import PlaceDrops, has_room
from ludarium.games.barrage.state import NEUTRAL, NOBODY, BarrageState

MACHINE: Final = 0.5  # energy that a machine is worth where sites are compared
CREDIT: Final = 0.3
GOOD_WORTH: Final = [1.0, 0.4, 0.9, 0.9, 0.9, 0.5, 0.5, 0.6]  # points for one of each of effects.GOODS
DROP_WORTH: Final = 0.8
PIECE_WORTH: Final = 5.0
TOLL: Final = 0.7  # energy that a credit of toll, and what its owner gains, is worth


def rollout_policy(state: BarrageState, ask: Ask[Any], known: Networks | None = None) -> int:
    """Return a sensible legal move for a question within a turn."""
    moves = ask.moves(state)
    if len(moves) == 1:
        return moves[0]
    seat = ask.seat
    if isinstance(ask, ChooseProduction):
        return best_production(state, ask, moves)
    if isinstance(ask, (ChooseSite, ChoosePlace)):
        return best_site(state, ask, moves, known)
    if isinstance(ask, ChoosePayment):
        return cheapest(moves)
    if isinstance(ask, PlaceDrops):
        return best_headstream(state, seat, moves)
    if isinstance(ask, ChooseMachines):
        company = state.sides[seat]
        return moves[max(0, min(len(moves) - 1, (len(moves) + company.excavators - company.mixers) // 2))]
    if isinstance(ask, (ChooseFulfilled, ChooseContract, DiscardContract)):
        return best_contract(state, ask, moves, known)
    return moves[0]


def best_production(state: BarrageState, ask: ChooseProduction, moves: list[int]) -> int:
    """Return the production of the most energy, tolls weighed against it."""
    best = moves[0]
    most = -1.0
    for move in moves:
        route = produced_route(move)
        if route < 0:
            continue
        conduit, drops = ROUTES.conduits[route], ROUTES.drops[route]
        energy = total_of(state, ask.seat, conduit, drops, ask.modifier, ask.kind == SECOND) - TOLL * toll(state, ask.seat, conduit, drops)
        if energy > most:
            most = energy
            best = move
    return best


def cheapest(moves: list[int]) -> int:
    """Return the payment that costs least: a machine comes back, credits do not."""
    best = moves[0]
    least = 1e9
    for move in moves:
        payment = PAY.index(move)
        cost = PAYMENTS.excavators[payment] + 1.1 * PAYMENTS.mixers[payment] + 2.0 * PAYMENTS.replaced[payment]
        if cost < least:
            least = cost
            best = move
    return best


def best_headstream(state: BarrageState, seat: int, moves: list[int]) -> int:
    """Return the headstream from which a drop serves the side best; the last move ends the placing if none does."""
    network = Network(state, seat)
    best = moves[-1]
    most = -1e9 if DROP.has(best) else 0.0
    for move in moves:
        if DROP.has(move):
            worth = drop_worth(state, network, DROP.index(move))
            if worth > most:
                most = worth
                best = move
    return best


def drop_worth(state: BarrageState, network: Network, headstream: int) -> float:
    """Return what one more drop from a headstream brings a side: the energy of the dam that stops it; less if it is another's."""
    board = state.content.map
    basin = headstream
    ahead = state.springs[headstream]
    while basin != OUT and basin < DAM_BASINS:
        for dam in (2 * basin, 2 * basin + 1):
            if has_room(state, dam):
                if ahead > 0:
                    ahead -= 1
                    continue
                owner = state.dam_owner[dam]
                if owner == network.side:
                    return 0.5 + network.promise[basin]
                return 0.5 * network.ready[basin] - 0.2 if owner == NEUTRAL else -0.5
        basin = board.river[basin]
    return 0.0


def reward_worth(effect: Effect[Any]) -> float:
    """Return about how many points a reward is worth."""
    if isinstance(effect, Gain):
        return effect.amount * GOOD_WORTH[effect.good]
    if isinstance(effect, Drops):
        return effect.drops * DROP_WORTH
    if isinstance(effect, (InOrder, InAnyOrder)):
        return sum([reward_worth(part) for part in effect.parts])
    return PIECE_WORTH


def best_contract(state: BarrageState, ask: Ask[Any], moves: list[int], known: Networks | None) -> int:
    """Return the contract to fulfil (the best reward), to take (the best within reach), or to discard (the least of those)."""
    outlook = None if isinstance(ask, ChooseFulfilled) else Outlook(state, known, PEAK_ROUNDS)
    families = state.content.moves
    best = moves[0]
    most = -1e9
    for move in moves:
        family = families.fulfil if families.fulfil.has(move) else families.take if families.take.has(move) else families.discard
        if not family.has(move):
            continue
        contract = family.index(move)
        worth = reward_worth(state.content.contracts[contract].reward)
        if outlook is not None:
            short = requirement(state, ask.seat, contract) - outlook.peak[ask.seat]
            worth /= 1.0 + max(0.0, short)
        if isinstance(ask, DiscardContract):
            worth = -worth
        if worth > most:
            most = worth
            best = move
    return best


def best_site(state: BarrageState, ask: Ask[Any], moves: list[int], known: Networks | None) -> int:
    """Return the site whose piece promises the most energy for its price."""
    outlook = Outlook(state, known)
    best = moves[0]
    most = -1e9
    for move in moves:
        if not AT.has(move):
            continue
        site = AT.index(move)
        piece = piece_at(state, ask.seat, site)
        worth = site_worth(state, outlook, ask.seat, piece, site)
        if isinstance(ask, ChooseSite):
            worth -= MACHINE * price(state, ask.seat, ask.tile, piece, site)
        worth -= CREDIT * surcharge(state, piece, site)
        if worth > most:
            most = worth
            best = move
    return best


def site_worth(state: BarrageState, outlook: Outlook, side: int, piece: int, site: int) -> float:
    """Return the energy that a piece on a site promises a side in the rounds to come."""
    network = outlook.networks[side]
    board = state.content.map
    if piece == BASE:
        basin = site // 2
        taken = site % 2 == 1 and state.dam_owner[site - 1] != NOBODY
        return network.promise[basin] * min(2.0, 0.5 * outlook.seen[basin]) * (0.6 if taken else 1.0)
    if piece == ELEVATION:
        return network.promise[site // 2] * min(1.0, 0.3 * outlook.seen[site // 2])
    if piece == CONDUIT:
        conduit = site - FIRST_CONDUIT
        basin = conduit // 2
        gain = board.value[conduit] * network.houses[board.end[conduit]] - network.ready[basin]
        return gain * dam_share(state, outlook, side, basin)
    house = HOUSE_BASIN[site - FIRST_HOUSE]
    promised = 0.0
    for conduit in board.ending[house]:
        promised += (network.pipes[conduit] - network.ready[conduit // 2]) * dam_share(state, outlook, side, conduit // 2)
    return promised


def dam_share(state: BarrageState, outlook: Outlook, side: int, basin: int) -> float:
    """Return how many drops a side can expect to drive out of a basin in a round."""
    drops = min(3.0, 0.3 * outlook.seen[basin])
    for dam in (2 * basin, 2 * basin + 1):
        if state.dam_owner[dam] == side:
            return drops + 0.5 * state.dam_water[dam]
    for dam in (2 * basin, 2 * basin + 1):
        if state.dam_owner[dam] == NEUTRAL:
            return 0.5 * (drops + state.dam_water[dam])
        if state.dam_owner[dam] == NOBODY:
            return FREE_BASE * drops
    return 0.0
