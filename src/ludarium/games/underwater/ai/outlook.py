"""What a side can expect of the rest of the game, in points: what goods, pieces, sites, cards and effects are worth to it now.

Every number here is a guess, the better of a few in some dozen games between bots; no rule depends on any of them. The rollout policy
compares choices by these worths, and the heuristics add them up to the worth of a position.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.ability import Ability, Modifier, modifiers_of
from ludarium.engine.context import OF_SEAT
from ludarium.engine.effect import By, Effect, Either, Goods, If, InAnyOrder, InOrder, Per, Priced, Times
from ludarium.games.underwater.content.abilities import (
    ANY_TIME,
    BUILD,
    CONNECT,
    DISCOUNT,
    FIRST_UPGRADED_PRODUCER,
    HAND,
    MATCH,
    MORE_PRODUCTION,
    NO_MATCH,
    PRODUCTION,
    PRODUCTS,
    SECOND,
    SECOND_TUNNEL,
    SECOND_UPGRADED,
    SLOT_GIVES,
    SPACE,
    TURN_END,
    UPGRADE,
    USE,
)
from ludarium.games.underwater.content.boards import BROWN, NO_FEATURE
from ludarium.games.underwater.content.components import Design
from ludarium.games.underwater.content.effects import Advance
from ludarium.games.underwater.content.kinds import (
    ACTION,
    BUILDING_KINDS,
    CITIES,
    CREDIT,
    FIRST_BUILDING,
    FIRST_TUNNEL,
    INSTANT,
    KELP,
    MEMBERS,
    PERMANENT,
    RESOURCE_COUNT,
    SITES_OF_CITY,
    STEELPLAST,
    SYMBIOTIC,
    SYMBIOTIC_CITY,
    TUNNEL,
    UPGRADED,
    WHITE,
)
from ludarium.games.underwater.content.kinds import END_SCORING as END_SCORING_CARD
from ludarium.games.underwater.rules.actions import GainMetropolis, PerformSlot, Refresh, UseAction
from ludarium.games.underwater.rules.building import Build, base_cost, is_left, open_sites
from ludarium.games.underwater.rules.network import CITY, POINTS_BY_KINDS, UPGRADED_OF, is_connected, touches_city
from ludarium.games.underwater.rules.production import output_of
from ludarium.games.underwater.rules.scoring import GOAL_CITIES, purchase_of, scoring_effect
from ludarium.games.underwater.rules.specials import TakeSpecial
from ludarium.games.underwater.rules.supply import can_pay_building
from ludarium.games.underwater.rules.trade import Different, Exchange, Pay
from ludarium.games.underwater.rules.upgrading import MakeSymbiotic, ProduceOne, Upgrade
from ludarium.games.underwater.state import NEW_ERA, PRODUCING, PRODUCTION_AFTER, ROUNDS, TURNS, TURNS_PHASE, UnderwaterState

FULL: Final = [0.95, 1.2, 1.3, 0.85, 1.8, 1.0, 0.6]  # what goods are worth with all of the game to come
LEFT: Final = [0.25, 0.25, 0.25, 0.25, 0.5, 1.0, 0.0]  # and at the end
GAP: Final = [FULL[good] - LEFT[good] for good in range(len(FULL))]
HALF: Final = 3.0  # turns to come with which half of the difference counts
FEW: Final = 8.0  # goods that are always scarce
SPENT: Final = 3.5  # goods that a turn can spend
STANDS: Final = 0.6  # how much counts of what stands beside a city that is not connected
NEAR: Final = 0.4  # and beside a site where a city can be built
UPGRADABLE: Final = 0.35  # how much of an upgrade counts before it is made
SITE_ROOM: Final = 0.35  # an empty building site beside a city
LINK: Final = 0.6  # a city site that tunnels reach
GOAL_CITY: Final = 4.0  # a connected city of a player alone who needs seven
SLOT: Final = 2.4  # what performing a slot brings
ACTION_USE: Final = 0.16  # how likely an action card is used in a turn
MATCHED: Final = 0.6  # how likely a card in hand is played with its colour
STEP: Final = 0.3  # a step on the track beyond what its space gives
IN_TIME: Final = 0.45  # how much of an effect counts that is not possible yet
# How often in a turn an event comes that permanents answer.
OFTEN: Final = 0.5
KIND_OFTEN: Final = [0.14, 0.12, 0.12, 0.2, 0.13, 0.07]


def share(left: float) -> float:
    """Return how much of the difference between early and late worths counts with so many turns to come."""
    return left / (left + HALF)


# How much of the differences counts for what comes in all productions, by how many there are still.
LATER: Final = [
    sum([share(float(TURNS * (ROUNDS - after))) for after in PRODUCTION_AFTER[len(PRODUCTION_AFTER) - count :]])
    for count in range(len(PRODUCTION_AFTER) + 1)
]


def turns_left(state: UnderwaterState, seat: int) -> int:
    """Return how many turns a player has still to take, one that is begun included."""
    if state.phase != TURNS_PHASE:
        return TURNS * (ROUNDS - state.round)
    place = state.order.index(seat)
    taken = (state.turns - place + state.players - 1) // state.players
    return TURNS * (ROUNDS - state.round + 1) - taken


def productions_left(state: UnderwaterState) -> int:
    """Return how many productions are to come."""
    first = state.round + 1 if state.phase in (PRODUCING, NEW_ERA) else state.round
    count = 0
    for after in PRODUCTION_AFTER:
        count += after >= first
    return count


class Outlook:
    """The worths of a side. Made for one position and not changed by what happens after."""

    def __init__(self, state: UnderwaterState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.side = state.sides[seat]
        self.board = state.content.boards[self.side.board]
        self.context = OF_SEAT[seat]
        self.left = turns_left(state, seat)
        self.productions = productions_left(state)
        self.early = share(self.left)
        self.scarce = self._scarcity()
        self.now: list[float] = []
        self.later: list[float] = []  # of one of each good in every production to come
        for good in range(len(FULL)):
            gap = GAP[good] * self.scarce if good < RESOURCE_COUNT else GAP[good]
            self.now.append(LEFT[good] + gap * self.early)
            self.later.append(LEFT[good] * self.productions + gap * LATER[self.productions])
        self.made: list[float] = []  # by kind of piece, what one produces in all productions to come
        self.made_more: list[float] = []  # what its upgrade adds
        self.made_pair: list[float] = []  # and what two upgraded ones at a city add
        for data in state.content.pieces:
            self.made.append(self.produced(data.produces))
            self.made_more.append(self.produced(data.upgraded))
            self.made_pair.append(self.produced(data.pair))
        self.era_turns = self.left - TURNS * (ROUNDS - PRODUCTION_AFTER[state.era])
        self.factors: list[float] = []  # by city, how much of what stands there counts
        self.kinds: list[int] = []  # by city, the kinds of buildings beside it, as bits
        for city in range(self.board.cities):
            self._look_at(city)
        self.best: list[float] = []  # by kind of piece, what the best site for it is worth; made when first asked for
        self.best_upgrades: list[float] = []
        self.action = -1.0

    def _scarcity(self) -> float:
        """Return how much of goods can be used: a turn spends a few, and those that are there and will be produced come first."""
        together = FEW
        output = output_of(self.state, self.seat)
        for resource in range(RESOURCE_COUNT):
            together += self.side.goods[resource] + max(0, self.productions - 1) * output[resource]
        return min(1.0, SPENT * (self.left + 1.0) / together)

    def _look_at(self, city: int) -> None:
        side = self.side
        if side.connected >> city & 1:
            self.factors.append(1.0)
        elif side.cities[city]:
            self.factors.append(STANDS)
        else:
            self.factors.append(NEAR)
        kinds = 0
        for building in range(city * SITES_OF_CITY, (city + 1) * SITES_OF_CITY):
            value = side.buildings[building]
            if value:
                kinds |= 1 << ((value - 1) % BUILDING_KINDS)
        self.kinds.append(kinds)

    # -- pieces --------------------------------------------------------------------------------------------------------

    def produced(self, amounts: list[int]) -> float:
        """Return what goods are worth that come in every production."""
        worth = 0.0
        for good in range(len(amounts)):
            if amounts[good]:
                worth += amounts[good] * self.later[good]
        return worth

    def paid(self, amounts: list[int]) -> float:
        """Return what resources are worth now."""
        worth = 0.0
        for good in range(RESOURCE_COUNT):
            if amounts[good]:
                worth += amounts[good] * self.now[good]
        return worth

    def building(self, kind: int, building: int) -> float:
        """Return what a building on a site is worth, its cost not counted."""
        city = building // SITES_OF_CITY
        factor = self.factors[city]
        site = FIRST_BUILDING + building
        times = 1.0
        worth = 0.0
        feature = self.board.feature[site]
        if feature != NO_FEATURE:
            times = float(self.state.content.features[feature].multiplier)
            worth -= self.paid(self.board.surcharge[site])
        worth += factor * times * (self.made[kind] + UPGRADABLE * self.early * self.made_more[kind])
        kinds = self.kinds[city]
        if kinds >> kind & 1:
            worth += factor * 0.25 * self.early * self.made_pair[kind]
        else:
            number = count_bits(kinds)
            worth += factor * (POINTS_BY_KINDS[number + 1] - POINTS_BY_KINDS[number])
        bonus = self.board.bonus[site]
        if bonus is not None:
            worth += self.gain(bonus)
        return worth

    def city_content(self, city: int) -> float:
        """Return what a city with the buildings beside it is worth once it is connected."""
        worth = float(POINTS_BY_KINDS[count_bits(self.kinds[city])])
        for building in range(city * SITES_OF_CITY, (city + 1) * SITES_OF_CITY):
            value = self.side.buildings[building]
            if value:
                kind = (value - 1) % BUILDING_KINDS
                worth += self.made[kind]
                if value > BUILDING_KINDS:
                    worth += self.made_more[kind]
        if self.side.cities[city] == SYMBIOTIC_CITY:
            worth += self.made[SYMBIOTIC]
        return worth

    def city(self, kind: int, city: int) -> float:
        """Return what a new city on a site is worth, its cost not counted."""
        connected = is_connected(self.side, self.board, city)
        factor = 1.0 if connected else STANDS
        worth = (factor - NEAR) * self.city_content(city) + NEAR * POINTS_BY_KINDS[0]
        if kind == SYMBIOTIC:
            worth += factor * self.made[SYMBIOTIC]
        worth += SITE_ROOM * self.early * self.board.sites[city]
        if connected:
            worth -= 0.5 * self.later[KELP]
        if self.state.players == 1 and self.side.tally[CITY] < GOAL_CITIES:
            worth += factor * GOAL_CITY
        bonus = self.board.bonus[city]
        if bonus is not None:
            worth += self.gain(bonus)
        feature = self.board.feature[city]
        if feature != NO_FEATURE:
            special = self.state.content.features[feature]
            worth -= self.paid(self.board.surcharge[city])
            if special.bonus is not None:
                worth += self.gain(special.bonus)
            if kind == SYMBIOTIC and special.symbiotic > 0:
                worth += factor * self.productions * (special.symbiotic - 2)
        return worth

    def tunnel(self, tunnel: int) -> float:
        """Return what a tunnel on a site is worth, its cost not counted."""
        side, board = self.side, self.board
        site = FIRST_TUNNEL + tunnel
        factor = 1.0 if touches_city(side, board, tunnel) else STANDS
        times = 1.0
        worth = 0.0
        feature = board.feature[site]
        if feature != NO_FEATURE:
            times = float(self.state.content.features[feature].multiplier)
            worth -= self.paid(board.surcharge[site])
        worth += factor * times * (self.made[TUNNEL] + UPGRADABLE * self.early * self.made_more[TUNNEL])
        ends = board.ends[tunnel]
        for end in ends:
            if end < CITIES:
                worth += self.reached(end)
        if ends[1] >= CITIES:
            worth += self.towards(ends[1] - CITIES)
        bonus = board.bonus[site]
        if bonus is not None:
            worth += self.gain(bonus)
        return worth

    def reached(self, city: int) -> float:
        """Return what it is worth that a tunnel touches a city site: a city there is connected, a new one would be."""
        side = self.side
        if side.connected >> city & 1:
            return 0.0
        if side.cities[city]:
            worth = (1.0 - STANDS) * self.city_content(city) - 0.5 * self.later[KELP]
            if self.state.players == 1 and side.tally[CITY] < GOAL_CITIES:
                worth += (1.0 - STANDS) * GOAL_CITY
            return worth
        return 0.0 if side.linked >> city & 1 else 2.0 * LINK * self.early

    def towards(self, place: int) -> float:
        """Return what the next tunnel beside a metropolis is worth: all of it if it is the last one."""
        tile = self.side.metropolises[place]
        if tile < 0:
            return 0.0
        missing = 0
        for tunnel in self.board.place_tunnels[place]:
            missing += self.side.tunnels[tunnel] == 0
        worth = self.metropolis(tile)
        return worth if missing == 1 else 0.4 * self.early * worth

    def metropolis(self, tile: int) -> float:
        """Return what connecting a metropolis brings."""
        data = self.state.content.metropolises[tile]
        worth = 0.0
        if data.instant is not None:
            worth += self.gain(data.instant)
        if data.production is not None:
            worth += self.flow(data.production.effect)
        if data.colour == BROWN:
            effect = scoring_effect(data.scoring)
            if effect is not None:
                worth += effect.measure(self.state, self.context) + 3.0 * self.early
        return worth

    def upgrade(self, site: int) -> float:
        """Return what upgrading a structure is worth, its cost not counted."""
        side, board = self.side, self.board
        times = 1.0
        feature = board.feature[site]
        if feature != NO_FEATURE:
            times = float(self.state.content.features[feature].multiplier)
        if site < FIRST_BUILDING:
            factor = 1.0 if touches_city(side, board, site - FIRST_TUNNEL) else STANDS
            return (1.0 - UPGRADABLE * self.early) * factor * times * self.made_more[TUNNEL]
        building = site - FIRST_BUILDING
        city = building // SITES_OF_CITY
        kind = (side.buildings[building] - 1) % BUILDING_KINDS
        worth = (1.0 - UPGRADABLE * self.early) * times * self.made_more[kind]
        same = 0
        for other in range(city * SITES_OF_CITY, (city + 1) * SITES_OF_CITY):
            same += side.buildings[other] == kind + 1 + BUILDING_KINDS
        if same == 1:
            worth += self.made_pair[kind]
        return worth * self.factors[city]

    def at(self, kind: int, site: int) -> float:
        """Return what a piece on a site is worth, its cost not counted."""
        if kind >= WHITE:
            return self.city(kind, site)
        if kind == TUNNEL:
            return self.tunnel(site - FIRST_TUNNEL)
        return self.building(kind, site - FIRST_BUILDING)

    def best_of(self, kind: int) -> float:
        """Return what a piece of a kind is worth on its best site; below zero if there is none."""
        if not self.best:
            self.best = [-1e9] * 6
        if self.best[kind] < -1e8:
            most = -10.0
            for site in open_sites(self.state, self.seat, kind, False):
                worth = self.at(kind, site)
                most = max(most, worth)
            self.best[kind] = most
        return self.best[kind]

    def upgrades(self) -> list[float]:
        """Return by kind of structure what the best upgrade is worth, 0 if there is none."""
        if not self.best_upgrades:
            found = [0.0] * 4
            side = self.side
            for tunnel in range(self.board.tunnels):
                if side.tunnels[tunnel] and side.tunnels[tunnel] != UPGRADED:
                    found[TUNNEL] = max(found[TUNNEL], self.upgrade(FIRST_TUNNEL + tunnel))
            for building in range(len(side.buildings)):
                value = side.buildings[building]
                if value and value <= BUILDING_KINDS:
                    found[value - 1] = max(found[value - 1], self.upgrade(FIRST_BUILDING + building))
            self.best_upgrades = found
        return self.best_upgrades

    # -- effects -------------------------------------------------------------------------------------------------------

    def gain(self, effect: Effect[Any]) -> float:
        """Return what an effect brings if it is carried out now; what is not possible brings nothing."""
        if isinstance(effect, Goods):
            return effect.amount * self.now[effect.good]
        if isinstance(effect, (InOrder, InAnyOrder)):
            worth = 0.0
            for part in effect.parts:
                worth += max(0.0, self.gain(part))
            return worth
        if isinstance(effect, Build):
            return self.gain_of_building(effect)
        if isinstance(effect, Upgrade):
            return self.gain_of_upgrading(effect)
        if isinstance(effect, Either):
            most = 0.0
            for part in effect.parts:
                most = max(most, self.gain(part))
            return most
        if isinstance(effect, Priced):
            return self.gain_of_price(effect)
        if isinstance(effect, (Per, By)):
            inner = effect.effect
            return effect.measure(self.state, self.context) * (self.now[inner.good] if isinstance(inner, Goods) else 1.0)
        if isinstance(effect, If):
            holds = effect.count.value(self.state, self.context) >= effect.least
            return self.gain(effect.effect) if holds else 0.0
        if isinstance(effect, Times):
            return effect.times * self.gain(effect.effect)
        return self.gain_of_leaf(effect)

    def gain_of_leaf(self, effect: Effect[Any]) -> float:
        """Return what one of the rarer words brings."""
        if isinstance(effect, Advance):
            return self.steps(effect.steps)
        if isinstance(effect, UseAction):
            return effect.count * 0.9 * self.best_action()
        if isinstance(effect, Different):
            return effect.count * 0.9 * self.now[STEELPLAST]
        if isinstance(effect, TakeSpecial):
            return 1.5 * self.early
        if isinstance(effect, PerformSlot):
            return SLOT * (0.4 + 0.6 * self.early)
        if isinstance(effect, Refresh):
            return 0.7 * effect.count if self.side.used else 0.0
        if isinstance(effect, GainMetropolis):
            return 3.5
        if isinstance(effect, ProduceOne):
            return 2.0
        if isinstance(effect, MakeSymbiotic):
            return float(2 * self.productions)
        if isinstance(effect, Exchange):
            return 0.3 * self.early
        if isinstance(effect, Pay):
            return -effect.amount * self.now[effect.resource]
        return 0.5

    def gain_of_building(self, effect: Build) -> float:
        """Return what the best piece of those that an effect allows brings, the second one a little less."""
        most = 0.0
        goods = self.side.goods
        for kind in effect.kinds:
            if is_left(self.state, kind):
                cost = base_cost(self.state, self.seat, effect, kind)
                if can_pay_building(goods, cost):
                    worth = self.best_of(kind) - self.paid(cost)
                    if effect.upgrade_cost is not None and kind < WHITE:
                        worth += self.made_more[kind] - self.paid(effect.upgrade_cost)
                    if effect.count > 1 and can_pay_building(goods, doubled(cost)):
                        worth *= 1.0 + 0.8 * (effect.count - 1)
                    most = max(most, worth)
        return most

    def gain_of_upgrading(self, effect: Upgrade) -> float:
        """Return what upgrades bring: the best one, further ones a little less."""
        price = 0.0
        times = effect.count
        if not effect.is_free:
            price = 1e9
            goods = self.side.goods
            payable = 0
            for resource in range(RESOURCE_COUNT):
                amount = effect.prices[resource]
                if amount and goods[resource] >= amount:
                    price = min(price, amount * self.now[resource])
                    payable += goods[resource] // amount
            times = min(times, payable)
        most = 0.0
        if times:
            best = self.upgrades()
            for kind in effect.kinds:
                if kind < WHITE:
                    most = max(most, best[kind])
        return max(0.0, most - price) * (1.0 + 0.7 * (times - 1)) if times else 0.0

    def gain_of_price(self, effect: Priced[Any]) -> float:
        """Return what is left of an effect after its price, if it can be paid."""
        price = effect.price
        parts = price.parts if isinstance(price, (InOrder, InAnyOrder)) else [price]
        cost = 0.0
        for part in parts:
            if isinstance(part, Pay):
                if self.side.goods[part.resource] < part.amount:
                    return 0.0
                cost += part.amount * self.now[part.resource]
            else:
                cost += 1.0
        return max(0.0, self.gain(effect.then) - cost)

    def steps(self, steps: int) -> float:
        """Return what steps on the track bring: the bonuses of the spaces, and something for the turn order."""
        space = self.side.space
        worth = 0.0
        for step in range(steps):
            if space == 1:
                worth += 1.0
                continue
            space = 4 if space == 0 else space - 1
            bonus = self.state.content.spaces[space - 1]
            worth += STEP * min(1.0, self.left * 0.3)
            for good in range(len(bonus)):
                worth += bonus[good] * self.now[good]
        return worth

    def best_action(self) -> float:
        """Return what using the best unused action card brings."""
        if self.action < 0.0:
            self.action = 0.0  # an action that uses another one is not counted twice
            side = self.side
            most = 0.0
            for card in side.claimed:
                design = self.state.content.designs[card]
                if design.type == ACTION and card not in side.used:
                    most = max(most, self.gain(design.effect))
            self.action = most
        return self.action

    def flow(self, effect: Effect[Any]) -> float:
        """Return what an effect brings that comes in every production."""
        if isinstance(effect, Goods):
            return effect.amount * self.later[effect.good]
        if isinstance(effect, (InOrder, InAnyOrder)):
            worth = 0.0
            for part in effect.parts:
                worth += self.flow(part)
            return worth
        if isinstance(effect, (Per, By)):
            inner = effect.effect
            growth = 0.3 * self.early * self.productions
            return effect.measure(self.state, self.context) * (self.later[inner.good] if isinstance(inner, Goods) else 1.0) + growth
        if isinstance(effect, If):
            holds = effect.count.value(self.state, self.context) >= effect.least
            return self.flow(effect.effect) * (1.0 if holds else IN_TIME * self.early)
        if isinstance(effect, Priced):
            price = effect.price
            cost = price.amount * self.later[price.resource] if isinstance(price, Pay) else 0.8 * self.productions
            return max(0.0, self.flow(effect.then) - cost)
        return 0.0

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card(self, design: Design) -> float:
        """Return what a card brings if it is played now with its colour, its cost counted."""
        cost = design.cost * self.now[CREDIT]
        if design.cost > self.side.goods[CREDIT]:
            return 0.0
        if design.type == INSTANT:
            return max(0.0, self.gain(design.effect) - cost)
        return max(0.0, self.claimed(design) - cost)

    def claimed(self, design: Design) -> float:
        """Return what a claimed card should still bring."""
        if design.type == ACTION:
            return self.action_card(design, False)
        if design.type == END_SCORING_CARD:
            return self.end_card(design)
        worth = 0.0
        for ability in design.abilities:
            worth += self.ability(ability, design.type == PERMANENT)
        return worth

    def action_card(self, design: Design, is_used: bool) -> float:
        """Return what an action card should bring in this era and those to come."""
        uses = 0.0 if is_used else min(0.9, ACTION_USE * self.era_turns)
        uses += 0.7 * max(0, self.productions - 1)
        return uses * max(0.5 * self.early, self.gain(design.effect))

    def end_card(self, design: Design) -> float:
        """Return what an end-scoring card should bring: what it counts now and a part of what is to come; purchases by goods."""
        effect = scoring_effect(design.effect)
        if effect is None:
            return 0.0
        if isinstance(effect, (Per, By)):
            return effect.measure(self.state, self.context) + 2.5 * self.early
        purchase = purchase_of(design.card, effect)
        if purchase is None:
            return 2.0
        goods = self.side.goods
        output = output_of(self.state, self.seat)
        times = float(purchase.times)
        given = 0
        for resource in range(RESOURCE_COUNT):
            if purchase.cost[resource]:
                given += purchase.cost[resource]
                amount = goods[resource] + (output[resource] if self.productions else 0) + 0.5 * self.early
                times = min(times, amount / purchase.cost[resource])
        return times * max(0.0, purchase.points - 0.25 * given) * (0.6 + 0.4 * (1.0 - self.early))

    def ability(self, ability: Ability, is_permanent: bool) -> float:
        """Return what an ability should bring in the turns or productions to come."""
        changes = modifiers_of(ability.on)
        if changes:
            worth = 0.0
            for modifier in changes:
                worth += self.modifier(modifier)
            return worth
        event = ability.on.trigger.event
        effect = ability.on.effect
        if event == PRODUCTION:
            return self.flow(effect) if not is_permanent else 0.0
        if event == MATCH:
            return 0.5 * self.left * self.gain(effect)
        if event == NO_MATCH:
            return 0.3 * self.left * self.gain(effect)
        if event == BUILD:
            what = ability.on.trigger.what
            often = KIND_OFTEN[what] if 0 <= what < len(KIND_OFTEN) else 0.3
            return often * self.left * self.gain(effect)
        if event == UPGRADE:
            return 0.25 * self.left * self.gain(effect)
        if event == SLOT_GIVES:
            return 0.2 * self.left * self.gain(effect)
        if event in (SECOND, SECOND_TUNNEL, SECOND_UPGRADED, CONNECT, USE):
            return 0.07 * self.left * self.gain(effect)
        if event == SPACE:
            return 0.12 * self.left * self.gain(effect)
        if event == TURN_END:
            return 0.2 * self.left
        if event == ANY_TIME:
            return 0.1 * self.left
        return 0.08 * self.left

    def modifier(self, modifier: Modifier) -> float:
        """Return what a changed quantity should bring: pieces that cost less or produce more, a larger hand."""
        quantity = modifier.quantity
        if quantity == HAND:
            return 0.1 * self.left
        if quantity < HAND:
            often = 0.0
            for piece in MEMBERS[(quantity - DISCOUNT) // RESOURCE_COUNT]:
                often += KIND_OFTEN[piece]
            return often * self.left * modifier.amount * self.now[(quantity - DISCOUNT) % RESOURCE_COUNT]
        producer = (quantity - MORE_PRODUCTION) // len(PRODUCTS)
        place = producer if producer < FIRST_UPGRADED_PRODUCER else UPGRADED_OF + producer - FIRST_UPGRADED_PRODUCER
        count = self.side.tally[place] + 1.5 * self.early
        return count * modifier.amount * self.later[(quantity - MORE_PRODUCTION) % len(PRODUCTS)]


def count_bits(kinds: int) -> int:
    """Return how many of the three kinds of buildings there are."""
    return (kinds & 1) + (kinds >> 1 & 1) + (kinds >> 2 & 1)


def doubled(cost: list[int]) -> list[int]:
    """Return a cost twice."""
    return [2 * amount for amount in cost]
