"""Building (UC-K): where a piece may go, what it costs, and what building it sets going."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludarium.engine.ability import ANYTHING
from ludarium.engine.agenda import SEAT, Ask
from ludarium.engine.context import Context
from ludarium.engine.effect import Effect
from ludarium.engine.fields import ContextField, EffectField, Field, Number, Numbers, Truth
from ludarium.engine.phrase import Blocked, Icon, Option, Phrase, Refusal
from ludarium.games.underwater.content.abilities import BUILD, CONNECT, SECOND, SECOND_TUNNEL, SECOND_UPGRADED, UPGRADE
from ludarium.games.underwater.content.boards import NO_FEATURE, Board
from ludarium.games.underwater.content.kinds import (
    BIOMASS,
    BUILDING_SITES,
    CITIES,
    CITY_SITES,
    EXPANSION_SITES,
    FIRST_BUILDING,
    FIRST_TUNNEL,
    GROUPS,
    KELP,
    MEMBERS,
    METROPOLIS_PLACES,
    PIECE_COUNT,
    PIECES,
    PLAIN,
    RESOURCE_COUNT,
    RESOURCES,
    SITE_IDS,
    SITES,
    STEELPLAST,
    SYMBIOTIC,
    SYMBIOTIC_CITY,
    TUNNEL,
    TUNNEL_SITES,
    WHITE,
    WHITE_CITY,
    city_of,
    site_words,
    sort_of,
)
from ludarium.games.underwater.notation import BIOMASS as BIOMASS_MOVE
from ludarium.games.underwater.notation import KIND, MOST_KELP, MOST_STEELPLAST, SITE, biomass_for, biomass_move
from ludarium.games.underwater.rules.contracts import claim_contracts
from ludarium.games.underwater.rules.duties import Duty, can_meet, weighed
from ludarium.games.underwater.rules.means import Means, could_reach, means_of
from ludarium.games.underwater.rules.network import UNKNOWN, buildings_at, is_joined
from ludarium.games.underwater.rules.steps import COSTLY, FreeChoice, Leaf, Origin, answers_of, bring
from ludarium.games.underwater.rules.supply import can_pay_building, goods_words, missing_for, pay
from ludarium.games.underwater.rules.trade import Pay
from ludarium.games.underwater.rules.upgrading import is_plain, upgrade
from ludarium.games.underwater.state import FROM_METROPOLISES, FROM_SITES, Side, UnderwaterState

# What a piece costs by an effect.
USUAL: Final = 0
FREE: Final = 1
STATED: Final = 2
LESS: Final = 3
VERBS: Final = ["build", "build-free", "build-for", "build-less"]

WITHOUT_BIOMASS: Final = [biomass_move(0, 0)]
NO_COST: Final = [0] * RESOURCE_COUNT
NO_DOME: Final = Refusal("no-dome", "UC-K14")
NO_TUNNEL_LEFT: Final = Refusal("no-tunnel", "UC-A15")
NO_SITE: Final = [Refusal("no-site", "UC-G6", {"kind": piece}) for piece in PIECES]
NO_UPGRADE: Final = Refusal("no-upgrade", "UC-R34")


class Build(Leaf):
    """`build lab 2`, `build-for city credit 2`, `build-upgraded structure`: up to so many pieces of some kinds (UC-C19)."""

    means = COSTLY

    def __init__(
        self, group: int, expansion: bool, count: int, mode: int, amounts: list[int], upgrade_cost: list[int] | None = None
    ) -> None:
        self.group = group
        self.expansion = expansion
        self.count = count
        self.mode = mode
        self.amounts = amounts  # the stated cost, or what is taken off
        self.upgrade_cost = upgrade_cost  # of what is built and upgraded in one step (UC-I7)
        self.kinds = MEMBERS[group]

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        return any(has_site(state, context.seat, self, kind) for kind in self.kinds)

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        """Return why nothing of what the effect allows can be built: the reason of its first kind."""
        why = why_not_kind(state, context.seat, self, self.kinds[0])
        assert why is not None
        return why

    def branches(self, state: UnderwaterState, means: Means) -> list[Means]:
        ways: list[Means] = []
        last = self.kinds[-1]
        for kind in self.kinds:
            if could_build(state, self, kind, means):
                ways.extend(ways_to_build(state, self, kind, means if kind == last else means.copy()))
        return ways

    def could_be(self, state: UnderwaterState, means: Means) -> bool:
        return any(could_build(state, self, kind, means) for kind in self.kinds)

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        possible = self.kinds
        if len(possible) > 1:
            possible = [kind for kind in self.kinds if has_site(state, context.seat, self, kind)]
        if len(possible) == 1:
            state.push(ChooseSite(context.seat, context, self, possible[0], free))
        else:
            state.push(ChooseKind(context.seat, context, self, free))

    def rest(self) -> Effect[Any] | None:
        if self.count == 1:
            return None
        return Build(self.group, self.expansion, self.count - 1, self.mode, self.amounts, self.upgrade_cost)

    def cost_now(self, state: UnderwaterState, seat: int) -> list[int] | None:
        possible = [kind for kind in self.kinds if has_site(state, seat, self, kind)]
        if len(possible) != 1 or self.upgrade_cost is not None:
            return None
        return [self.count * amount for amount in base_cost(state, seat, self, possible[0])]

    def words(self) -> Phrase:
        cost = goods_words(self.amounts)
        facts: dict[str, object] = {"kind": GROUPS[self.group], "count": self.count, "expansion": "yes" if self.expansion else "no"}
        if self.upgrade_cost is not None:
            return Phrase("do-build-upgraded", {**facts, "free": "yes" if self.mode == FREE else "no", **upgrade_words(self.upgrade_cost)})
        if self.mode in (STATED, LESS):
            return Phrase(f"do-{VERBS[self.mode]}", {**facts, "goods": cost})
        return Phrase(f"do-{VERBS[self.mode]}", facts)

    def icons(self) -> list[Icon]:
        row = [Icon("build-upgraded" if self.upgrade_cost is not None else "build", self.count if self.count > 1 else 0)]
        row.append(Icon(GROUPS[self.group]))
        if self.expansion:
            row.append(Icon("expansion"))
        if self.mode == FREE:
            row.append(Icon("free"))
        elif self.mode in (STATED, LESS):
            row.append(Icon("for" if self.mode == STATED else "less"))
            row.extend([Icon(RESOURCES[resource], amount) for resource, amount in enumerate(self.amounts) if amount])
        return row

    def source(self) -> str:
        group = GROUPS[self.group]
        if self.upgrade_cost is not None:
            if self.mode == FREE:
                return f"build-upgraded-free {group}"
            return f"build-upgraded {group} {priced_source(self.upgrade_cost)}"
        if self.mode in (STATED, LESS):
            return f"{VERBS[self.mode]} {group} {priced_source(self.amounts)}"
        return f"{VERBS[self.mode]} {group}{' expansion' if self.expansion else ''} {self.count}"


def upgrade_words(cost: list[int]) -> dict[str, object]:
    """Return what an upgrade costs, for a phrase."""
    return {"goods": goods_words(cost)} if any(cost) else {"goods": [Phrase("nothing")]}


def priced_source(amounts: list[int]) -> str:
    """Return a cost in the effect language."""
    return " ".join(f"{RESOURCES[resource]} {amount}" for resource, amount in enumerate(amounts) if amount)


# ---------------------------------------------------------------------------------------------------------------------
# Costs
# ---------------------------------------------------------------------------------------------------------------------


def base_cost(state: UnderwaterState, seat: int, effect: Build, kind: int) -> list[int]:
    """Return what a piece costs before surcharges: the usual or stated cost less all discounts (UC-K7, UC-K8, UC-K34 to UC-K37)."""
    if effect.mode == FREE:
        return NO_COST
    side = state.sides[seat]
    if effect.mode == USUAL:
        return side.prices[kind]
    if effect.mode == LESS:
        usual, off = side.prices[kind], effect.amounts
        return [max(0, usual[resource] - off[resource]) for resource in range(RESOURCE_COUNT)]
    first = kind * RESOURCE_COUNT
    return [max(0, effect.amounts[resource] - side.discounts[first + resource]) for resource in range(RESOURCE_COUNT)]


def cost_at(state: UnderwaterState, seat: int, effect: Build, kind: int, site: int) -> list[int]:
    """Return what a piece costs on a site: surcharges come after all discounts, also to what is free (UC-K38)."""
    return with_surcharge(base_cost(state, seat, effect, kind), state.board_of(seat), site)


def with_surcharge(cost: list[int], board: Board, site: int) -> list[int]:
    """Return a cost with what the site asks besides."""
    if board.feature[site] == NO_FEATURE:
        return cost
    surcharge = board.surcharge[site]
    return [cost[resource] + surcharge[resource] for resource in range(RESOURCE_COUNT)]


# ---------------------------------------------------------------------------------------------------------------------
# Sites
# ---------------------------------------------------------------------------------------------------------------------


def is_left(state: UnderwaterState, kind: int) -> bool:
    """Say whether the supply has a piece of a kind (UC-A15 to UC-A17)."""
    if kind == TUNNEL:
        return state.tunnels > 0
    if kind == WHITE:
        return state.white > 0
    return kind != SYMBIOTIC or state.symbiotic > 0


def founded(side: Side, board: Board) -> int:
    """Return the city sites with a city, as bits."""
    sites = 0
    for city in range(board.cities):
        if side.cities[city]:
            sites |= 1 << city
    return sites


def can_found(board: Board, cities: int, city: int) -> bool:
    """Say whether a new city may be built on a site beside these cities: it is empty and next to one (UC-K10 to UC-K13, UC-R57)."""
    return not cities >> city & 1 and board.near[city] & cities != 0


def sites_of(kind: int, expansion: bool) -> int:
    """Return on which sort of sites a piece stands."""
    if kind >= WHITE:
        return CITY_SITES
    if kind == TUNNEL:
        return TUNNEL_SITES
    return EXPANSION_SITES if expansion else BUILDING_SITES


def open_sites(state: UnderwaterState, seat: int, kind: int, expansion: bool) -> list[int]:
    """Return the sites where a piece of a kind may stand, whatever it costs (UC-K10, UC-K15 to UC-K21)."""
    side = state.sides[seat]
    sort = sites_of(kind, expansion)
    if side.open[sort] is UNKNOWN:
        side.open[sort] = found_sites(side, state.content.boards[side.board], sort)
    return side.open[sort]


def found_sites(side: Side, board: Board, sort: int) -> list[int]:
    """Look for all open sites of a sort."""
    if sort == TUNNEL_SITES:
        return [FIRST_TUNNEL + tunnel for tunnel in range(board.tunnels) if not side.tunnels[tunnel] and is_linked(side, board, tunnel)]
    cities = founded(side, board)
    if sort == CITY_SITES:
        return [city for city in range(board.cities) if can_found(board, cities, city)]
    found: list[int] = []
    sites = board.expands if sort == EXPANSION_SITES else board.beside
    for city in range(board.cities):
        if cities >> city & 1 or can_found(board, cities, city):
            for building in sites[city]:
                if not side.buildings[building]:
                    found.append(FIRST_BUILDING + building)
    return found


def is_linked(side: Side, board: Board, tunnel: int) -> bool:
    """Say whether a tunnel site touches the start or a city site that built tunnels join to it (UC-K21, UC-K22, UC-K24)."""
    ends = board.ends[tunnel]
    return side.linked >> ends[0] & 1 == 1 or (ends[1] < CITIES and side.linked >> ends[1] & 1 == 1)


def can_build_at(state: UnderwaterState, seat: int, effect: Build, kind: int, site: int, base: list[int]) -> bool:
    """Say whether a piece of this base cost can be built on an open site: the one source of legality there."""
    side = state.sides[seat]
    cost = with_surcharge(base, state.content.boards[side.board], site)
    if not can_pay_building(side.goods, cost):
        return False
    return effect.upgrade_cost is None or can_upgrade_after(state, seat, effect, kind, site, cost)


def why_not_site(state: UnderwaterState, seat: int, effect: Build, kind: int, site: int, base: list[int]) -> Refusal | None:
    """Return why a piece of this base cost cannot be built on an open site, or None."""
    if can_build_at(state, seat, effect, kind, site, base):
        return None
    cost = with_surcharge(base, state.board_of(seat), site)
    goods = state.sides[seat].goods
    if can_pay_building(goods, cost):
        return NO_UPGRADE
    return Refusal("cannot-pay", "UC-J4", {"goods": missing_for(goods, cost)})


def can_upgrade_after(state: UnderwaterState, seat: int, effect: Build, kind: int, site: int, cost: list[int]) -> bool:
    """Say whether the upgrade can be paid when it is due, counting what the building brings (UC-R34)."""
    assert effect.upgrade_cost is not None
    if pays_both(state.sides[seat].goods, cost, effect.upgrade_cost, NO_COST):
        return True
    if not could_pay_after(state, seat, kind, site, cost, effect.upgrade_cost):
        return False
    world = state.bare_trial(seat)
    world.push(UpgradeBuilt(seat, site, effect.upgrade_cost))
    pay_least_biomass(world, seat, cost)
    build(world, seat, kind, site)
    return can_meet(world, [0])


def pays_both(goods: list[int], cost: list[int], price: list[int], given: list[int]) -> bool:
    """Say whether goods that pay a cost of building, and what is given for it, are enough for a price that follows."""
    for resource in range(RESOURCE_COUNT):
        left = goods[resource] - cost[resource]
        if (left if left > 0 else 0) + given[resource] < price[resource]:
            return False
    return True


def could_pay_after(state: UnderwaterState, seat: int, kind: int, site: int, cost: list[int], price: list[int]) -> bool:
    """Say whether what a new piece sets going (`triggered_by`) might pay a price: if not, no trial would find a way."""
    side = state.sides[seat]
    board = state.content.boards[side.board]
    joins = kind == TUNNEL and board.ends[site - FIRST_TUNNEL][1] >= CITIES
    answers = side.standing.answers
    given = board.gives[site]
    if given is not None and not (joins or state.contracts or answers[BUILD] or answers[SECOND] or answers[SECOND_TUNNEL]):
        return pays_both(side.goods, cost, price, given)
    means = means_of(state, seat)
    means.take_row([min(side.goods[resource], cost[resource]) for resource in range(RESOURCE_COUNT)])
    for bonus in bonuses_of(state, board, site):
        means.add(bonus)
    if joins:
        add_metropolis(state, side.metropolises[board.ends[site - FIRST_TUNNEL][1] - CITIES], means)
    for event in (BUILD, SECOND, SECOND_TUNNEL):
        means.add_answers(answers[event])
    return all(not amount or could_reach(state, means.copy(), [Pay(resource, amount)]) for resource, amount in enumerate(price))


def pay_least_biomass(state: UnderwaterState, seat: int, cost: list[int]) -> None:
    """Pay a cost of building with as little biomass as possible."""
    goods = state.sides[seat].goods
    kelp = max(0, cost[KELP] - goods[KELP])
    steelplast = max(0, cost[STEELPLAST] - goods[STEELPLAST])
    pay(state, seat, replaced(cost, kelp, steelplast))


def replaced(cost: list[int], kelp: int, steelplast: int) -> list[int]:
    """Return a cost of which biomass pays so much kelp and steelplast (UC-J5)."""
    paid = cost.copy()
    paid[KELP] -= kelp
    paid[STEELPLAST] -= steelplast
    paid[BIOMASS] += kelp + steelplast
    return paid


def sites_for(state: UnderwaterState, seat: int, effect: Build, kind: int) -> list[int]:
    """Return the sites where a piece can be built and paid for."""
    if not is_left(state, kind):
        return []
    base = base_cost(state, seat, effect, kind)
    sites = open_sites(state, seat, kind, effect.expansion)
    if sites and costs_the_same_everywhere(state, seat, effect):
        return sites if can_build_at(state, seat, effect, kind, sites[0], base) else []
    return [site for site in sites if can_build_at(state, seat, effect, kind, site, base)]


def costs_the_same_everywhere(state: UnderwaterState, seat: int, effect: Build) -> bool:
    """Say whether it does not matter for a piece where it stands: no site asks for more, and no upgrade waits for what one brings."""
    return effect.upgrade_cost is None and not state.board_of(seat).special_sites


def has_site(state: UnderwaterState, seat: int, effect: Build, kind: int) -> bool:
    """Say whether a piece of a kind can be built somewhere, without looking further than the first such site."""
    if not is_left(state, kind):
        return False
    side = state.sides[seat]
    base = base_cost(state, seat, effect, kind)
    if not can_pay_building(side.goods, base):
        return False
    sites = open_sites(state, seat, kind, effect.expansion)
    if not sites:
        return False
    asks_for_more = len(state.content.boards[side.board].special_sites) > 0
    if not asks_for_more and (effect.upgrade_cost is None or pays_both(side.goods, base, effect.upgrade_cost, NO_COST)):
        return True
    return any(can_build_at(state, seat, effect, kind, site, base) for site in sites)


def could_build(state: UnderwaterState, effect: Build, kind: int, means: Means) -> bool:
    """Say whether a piece might be built with such means, the surcharges of sites and an upgrade not counted."""
    if not is_left(state, kind) or not can_pay_building(means.goods, base_cost(state, means.seat, effect, kind)):
        return False
    opens = means.tunnels if kind == TUNNEL else means.cities
    return opens or len(open_sites(state, means.seat, kind, effect.expansion)) > 0


def could_join(side: Side, board: Board, place: int, one: bool) -> bool:
    """Say whether a metropolis could be connected: by one tunnel, the first that is built, or by one of several."""
    missing = [tunnel for tunnel in board.place_tunnels[place] if not side.tunnels[tunnel]]
    return len(missing) > 0 and (not one or (len(missing) == 1 and is_linked(side, board, missing[0])))


def add_metropolis(state: UnderwaterState, tile: int, means: Means) -> None:
    """Add what a metropolis could bring on its connection (`connected`), which comes once."""
    if tile in means.joined:
        return
    means.joined = [*means.joined, tile]
    instant = state.content.metropolises[tile].instant
    if instant is not None:
        means.add(instant)
    means.add_answers(state.sides[means.seat].standing.answers[CONNECT])


def ways_to_build(state: UnderwaterState, effect: Build, kind: int, means: Means) -> list[Means]:
    """Return the means after one piece was built: on a site that gives nothing, or on one of those that give something.

    The means are used up.
    """
    board = state.content.boards[state.sides[means.seat].board]
    sort = sites_of(kind, effect.expansion)
    opened = means.tunnels if kind == TUNNEL else means.cities
    add_building(state, effect, kind, means)
    ways = [means]
    for site in board.giving_sites:
        if sort_of(site) == sort and (opened or site in open_sites(state, means.seat, kind, effect.expansion)):
            way = means.copy()
            for bonus in bonuses_of(state, board, site):
                way.add(bonus)
            ways.append(way)
    return ways


def add_building(state: UnderwaterState, effect: Build, kind: int, means: Means) -> None:
    """Pay for one piece; add what it could set going (`triggered_by`) besides bonuses, which sites it opens, and that more may follow."""
    side = state.sides[means.seat]
    cost = base_cost(state, means.seat, effect, kind)
    if means.goods[BIOMASS]:  # it could stand for kelp and steelplast (UC-J5)
        cost = [0, 0, cost[2], cost[3], cost[BIOMASS]]
    means.take_row(cost)
    means.changed = True
    if kind == TUNNEL:
        for place in range(METROPOLIS_PLACES):
            if could_join(side, state.content.boards[side.board], place, not means.tunnels):
                add_metropolis(state, side.metropolises[place], means)
        means.tunnels = True
    means.cities = means.cities or kind >= WHITE
    for event in (BUILD, SECOND, SECOND_TUNNEL):
        means.add_answers(side.standing.answers[event])
    if effect.upgrade_cost is not None:
        for event in (UPGRADE, SECOND_UPGRADED):
            means.add_answers(side.standing.answers[event])
    rest = effect.rest()
    if rest is not None:
        means.add(rest)


def why_not_kind(state: UnderwaterState, seat: int, effect: Build, kind: int) -> Refusal | None:
    """Return why a kind of piece cannot be built anywhere, or None."""
    if has_site(state, seat, effect, kind):
        return None
    if not is_left(state, kind):
        return NO_TUNNEL_LEFT if kind == TUNNEL else NO_DOME
    base = base_cost(state, seat, effect, kind)
    goods = state.sides[seat].goods
    if not can_pay_building(goods, base):
        return Refusal("cannot-pay", "UC-J4", {"goods": missing_for(goods, base)})
    sites = open_sites(state, seat, kind, effect.expansion)
    return why_not_site(state, seat, effect, kind, sites[0], base) if sites else NO_SITE[kind]


# ---------------------------------------------------------------------------------------------------------------------
# The deed
# ---------------------------------------------------------------------------------------------------------------------


def build(state: UnderwaterState, seat: int, kind: int, site: int) -> None:
    """Put a piece on a site; all that it triggers comes at once (UC-I3, UC-I6, UC-N1 to UC-N3)."""
    side = state.sides[seat]
    board = state.content.boards[side.board]
    if kind == TUNNEL:
        state.put_tunnel(seat, site - FIRST_TUNNEL, PLAIN)
        state.tunnels -= 1
        state.built_tunnels += 1
    elif kind == WHITE:
        state.put_city(seat, site, WHITE_CITY)
        state.white -= 1
    elif kind == SYMBIOTIC:
        state.put_city(seat, site, SYMBIOTIC_CITY)
        if not state.solo():  # alone there are any number (UC-V17)
            state.symbiotic -= 1
    else:
        state.put_building(seat, site - FIRST_BUILDING, kind + 1)
    if state.listener is not None:
        state.report("built", seat, {"kind": PIECES[kind], "site": site_words(site)})
    bring(state, seat, triggered_by(state, seat, board, kind, site))
    claim_contracts(state, seat)


def triggered_by(state: UnderwaterState, seat: int, board: Board, kind: int, site: int) -> list[Origin]:
    """Return what a new piece sets going: the bonus of its site, a metropolis, cards."""
    found = [Origin(FROM_SITES, -1, bonus) for bonus in bonuses_of(state, board, site)]
    if kind == TUNNEL:
        found.extend(joined_by(state, seat, board, site - FIRST_TUNNEL))
    found.extend(answers_to(state, seat, kind, site))
    return found


def bonuses_of(state: UnderwaterState, board: Board, site: int) -> list[Effect[Any]]:
    """Return what a site gives to the first piece on it: its bonus, and that of a special site."""
    found: list[Effect[Any]] = []
    bonus = board.bonus[site]
    if bonus is not None:
        found.append(bonus)
    if board.feature[site] != NO_FEATURE:
        special = state.content.features[board.feature[site]].bonus
        if special is not None:
            found.append(special)
    return found


def joined_by(state: UnderwaterState, seat: int, board: Board, tunnel: int) -> list[Origin]:
    """Return what a tunnel that completes the way to a metropolis sets going (UC-N6 to UC-N9)."""
    end = board.ends[tunnel][1]
    side = state.sides[seat]
    if end < CITIES or not is_joined(side, board, end - CITIES):
        return []
    return connected(state, seat, side.metropolises[end - CITIES])


def connected(state: UnderwaterState, seat: int, tile: int) -> list[Origin]:
    """Return what a metropolis gives on its connection, and the cards that answer it."""
    metropolis = state.content.metropolises[tile]
    if state.listener is not None:
        state.report("connected", seat, {"metropolis": metropolis.words()})
    found: list[Origin] = []
    if metropolis.instant is not None:
        found.append(Origin(FROM_METROPOLISES, state.content.metropolis_card + tile, metropolis.instant))
    found.extend(answers_of(state, seat, state.sides[seat].standing.answers[CONNECT]))
    return found


def answers_to(state: UnderwaterState, seat: int, kind: int, site: int) -> list[Origin]:
    """Return the cards that answer a new piece (UC-G29, UC-G30, UC-G33)."""
    side = state.sides[seat]
    standing = side.standing
    abilities = [
        ability for ability in standing.answers[BUILD] if ability.on.trigger.what == ANYTHING or kind in MEMBERS[ability.on.trigger.what]
    ]
    if kind == TUNNEL:
        if state.built_tunnels == 2:
            abilities.extend(standing.answers[SECOND_TUNNEL])
    elif kind < WHITE and standing.answers[SECOND]:
        city = city_of(site - FIRST_BUILDING)
        if side.connected >> city & 1 and buildings_at(side, city, kind) == 2:
            abilities.extend([ability for ability in standing.answers[SECOND] if ability.on.trigger.what == kind])
    return answers_of(state, seat, abilities)


class UpgradeBuilt(Duty):
    """The second half of building and upgrading: what was triggered in between has come first (UC-I7, UC-I8)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("site", 0, SITES - 1), Numbers("cost", 0, 99, RESOURCE_COUNT)]

    def __init__(self, seat: int, site: int, cost: list[int]) -> None:
        self.seat = seat
        self.site = site
        self.cost = cost

    def is_met(self, state: UnderwaterState) -> bool:
        goods = state.sides[self.seat].goods
        can_pay = all(goods[resource] >= self.cost[resource] for resource in range(RESOURCE_COUNT))
        return can_pay and is_plain(state, self.seat, self.site)  # it is kept for this upgrade (UC-R34)

    def run(self, state: UnderwaterState) -> None:
        pay(state, self.seat, self.cost)
        upgrade(state, self.seat, self.site)


# ---------------------------------------------------------------------------------------------------------------------
# Questions
# ---------------------------------------------------------------------------------------------------------------------


class ChooseKind(FreeChoice):
    """Which kind of piece is built (UC-K9, UC-K16)."""

    saved: ClassVar[list[Field]] = [SEAT, ContextField("context"), EffectField("effect"), Truth("free")]

    def __init__(self, seat: int, context: Context, effect: Build, free: bool) -> None:
        super().__init__(seat, free)
        self.context = context
        self.effect = effect

    def ways(self, state: UnderwaterState) -> list[int]:
        return [KIND.at(kind) for kind in self.effect.kinds if has_site(state, self.seat, self.effect, kind)]

    def choose(self, state: UnderwaterState, move: int) -> None:
        state.push(ChooseSite(self.seat, self.context, self.effect, KIND.index(move), False))

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-kind", {"what": self.effect.words()})

    def rule(self) -> str:
        return "UC-K9" if self.effect.kinds[0] >= WHITE else "UC-K16"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        kind = KIND.index(move)
        return Option(move, KIND.text(move), self.label(state, kind), state.game.target(move))

    def label(self, state: UnderwaterState, kind: int) -> Phrase:
        """Return a kind of piece with what it costs on an ordinary site."""
        cost = goods_words(base_cost(state, self.seat, self.effect, kind))
        return Phrase("move-kind", {"kind": PIECES[kind], "free": "no" if cost else "yes", "goods": cost or [Phrase("nothing")]})

    def blocked(self, state: UnderwaterState) -> list[Blocked]:
        barred: list[Blocked] = []
        for kind in self.effect.kinds:
            why = why_not_kind(state, self.seat, self.effect, kind)
            if why is not None:
                barred.append(Blocked(self.label(state, kind), f"kind:{PIECES[kind]}", why))
        return barred


class ChooseSite(FreeChoice):
    """Where a piece is built (UC-G6)."""

    saved: ClassVar[list[Field]] = [
        SEAT,
        ContextField("context"),
        EffectField("effect"),
        Number("kind", 0, PIECE_COUNT - 1),
        Truth("free"),
    ]

    def __init__(self, seat: int, context: Context, effect: Build, kind: int, free: bool) -> None:
        super().__init__(seat, free)
        self.context = context
        self.effect = effect
        self.kind = kind

    def ways(self, state: UnderwaterState) -> list[int]:
        return [SITE.at(site) for site in sites_for(state, self.seat, self.effect, self.kind)]

    def choose(self, state: UnderwaterState, move: int) -> None:
        site = SITE.index(move)
        ways = payments(state, self.seat, cost_at(state, self.seat, self.effect, self.kind, site))
        if len(ways) > 1:
            state.push(ChoosePayment(self.seat, self.effect, self.kind, site))
        else:
            settle(state, self.seat, self.effect, self.kind, site, ways[0])

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-site", {"kind": PIECES[self.kind]})

    def rule(self) -> str:
        return "UC-K10" if self.kind >= WHITE else "UC-K21" if self.kind == TUNNEL else "UC-K15"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        return Option(move, SITE.text(move), self.label(state, SITE.index(move)), state.game.target(move))

    def label(self, state: UnderwaterState, site: int) -> Phrase:
        """Return a site with what the piece costs there."""
        cost = goods_words(cost_at(state, self.seat, self.effect, self.kind, site))
        facts: dict[str, object] = {"free": "no" if cost else "yes", "goods": cost or [Phrase("nothing")]}
        return Phrase("move-build", {"kind": PIECES[self.kind], "site": site_words(site), **facts})

    def blocked(self, state: UnderwaterState) -> list[Blocked]:
        barred: list[Blocked] = []
        for site in range(SITES):
            why = why_not_there(state, self.seat, self.effect, self.kind, site)
            if why is not None:
                barred.append(Blocked(self.label(state, site), f"site:{SITE_IDS[site]}", why))
        return barred


def why_not_there(state: UnderwaterState, seat: int, effect: Build, kind: int, site: int) -> Refusal | None:
    """Return why a piece cannot go on a site where a person would look for it; None too for sites of another sort."""
    board = state.board_of(seat)
    side = state.sides[seat]
    if not board.exists[site]:
        return None
    if site in open_sites(state, seat, kind, effect.expansion):
        return why_not_site(state, seat, effect, kind, site, base_cost(state, seat, effect, kind))
    if kind >= WHITE:
        return Refusal("not-adjacent", "UC-K10") if site < FIRST_TUNNEL and not side.cities[site] else None
    if kind == TUNNEL:
        is_tunnel = FIRST_TUNNEL <= site < FIRST_BUILDING
        return Refusal("not-linked", "UC-K21") if is_tunnel and not side.tunnels[site - FIRST_TUNNEL] else None
    if site < FIRST_BUILDING or side.buildings[site - FIRST_BUILDING]:
        return None
    expansion = site - FIRST_BUILDING in board.expansion_sites
    if expansion != effect.expansion:
        return Refusal("expansion", "UC-K18") if expansion else None
    return Refusal("no-city-near", "UC-K15")


def payments(state: UnderwaterState, seat: int, cost: list[int]) -> list[int]:
    """Return the ways to pay a cost of building: for how much kelp and steelplast biomass stands, as moves (UC-J5)."""
    goods = state.sides[seat].goods
    spare = goods[BIOMASS] - cost[BIOMASS]
    least_kelp = max(0, cost[KELP] - goods[KELP])
    least_steelplast = max(0, cost[STEELPLAST] - goods[STEELPLAST])
    if not spare and not least_kelp and not least_steelplast:
        return WITHOUT_BIOMASS
    ways: list[int] = []
    for kelp in range(least_kelp, min(cost[KELP], spare, MOST_KELP) + 1):
        for steelplast in range(least_steelplast, min(cost[STEELPLAST], spare - kelp, MOST_STEELPLAST) + 1):
            ways.append(biomass_move(kelp, steelplast))
    return ways


class ChoosePayment(Ask[UnderwaterState]):
    """How much biomass stands for kelp and steelplast (UC-J5)."""

    saved: ClassVar[list[Field]] = [
        SEAT,
        EffectField("effect"),
        Number("kind", 0, PIECE_COUNT - 1),
        Number("site", 0, SITES - 1),
    ]

    def __init__(self, seat: int, effect: Build, kind: int, site: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.kind = kind
        self.site = site

    def cost(self, state: UnderwaterState) -> list[int]:
        """Return what is to be paid."""
        return cost_at(state, self.seat, self.effect, self.kind, self.site)

    def moves(self, state: UnderwaterState) -> list[int]:
        return weighed(state, payments(state, self.seat, self.cost(state)))

    def play(self, state: UnderwaterState, move: int) -> None:
        settle(state, self.seat, self.effect, self.kind, self.site, move)

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-payment", {"kind": PIECES[self.kind]})

    def rule(self) -> str:
        return "UC-J5"

    def option(self, state: UnderwaterState, move: int) -> Option:
        kelp, steelplast = biomass_for(move)
        label = Phrase("move-payment", {"goods": goods_words(replaced(self.cost(state), kelp, steelplast))})
        return Option(move, BIOMASS_MOVE.text(move), label, state.game.target(move))


def settle(state: UnderwaterState, seat: int, effect: Build, kind: int, site: int, payment: int) -> None:
    """Pay and build; what is to be upgraded is upgraded after all that the building triggers."""
    kelp, steelplast = biomass_for(payment)
    cost = replaced(cost_at(state, seat, effect, kind, site), kelp, steelplast)
    pay(state, seat, cost)
    if effect.upgrade_cost is not None:
        state.push(UpgradeBuilt(seat, site, effect.upgrade_cost))
    build(state, seat, kind, site)
