"""Production (UC-Q): the network, then production cards, then metropolises (UC-R45); choices in secret, all at once (UC-R56)."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.ability import modifiers_of
from ludarium.engine.agenda import SeatTask, Simultaneously, Task
from ludarium.engine.context import Context
from ludarium.engine.effect import Effect
from ludarium.engine.phrase import Phrase
from ludarium.games.underwater.content.abilities import FIRST_UPGRADED_PRODUCER, MORE_PRODUCTION, PRODUCTS
from ludarium.games.underwater.content.abilities import PRODUCTION as PRODUCTION_EVENT
from ludarium.games.underwater.content.boards import NO_FEATURE, Board
from ludarium.games.underwater.content.components import is_unasked
from ludarium.games.underwater.content.kinds import (
    BUILDING_KINDS,
    FIRST_BUILDING,
    FIRST_TUNNEL,
    GOODS,
    METROPOLIS_PLACES,
    PIECE_COUNT,
    PIECES,
    POINT,
    RESOURCE_COUNT,
    SITES_OF_CITY,
    SYMBIOTIC,
    SYMBIOTIC_CITY,
    TUNNEL,
    UPGRADED,
    WHITE,
    city_of,
    site_words,
)
from ludarium.games.underwater.rules.contracts import claim_contracts
from ludarium.games.underwater.rules.network import (
    AT_CITY,
    UPGRADED_AT_CITY,
    UPGRADED_OF,
    connected_metropolises,
    is_joined,
    touches_city,
    upgraded_at,
)
from ludarium.games.underwater.rules.steps import Steps
from ludarium.games.underwater.rules.supply import add_points, gain, goods_words
from ludarium.games.underwater.state import FROM_PRODUCTION, PRODUCING, Side, UnderwaterState

NO_GOODS: Final = [0] * len(GOODS)


class Output:
    """What one piece, pair or site produces."""

    def __init__(self, kind: str, site: int, goods: list[int]) -> None:
        self.kind = kind
        self.site = site
        self.goods = goods


# ---------------------------------------------------------------------------------------------------------------------
# The network
# ---------------------------------------------------------------------------------------------------------------------


def network_outputs(state: UnderwaterState, seat: int) -> list[Output]:
    """Return what the pieces of a network produce, one after the other (UC-Q2 to UC-Q17, UC-V6 to UC-V14)."""
    side = state.sides[seat]
    board = state.content.boards[side.board]
    found: list[Output] = []
    for city in range(board.cities):
        if side.connected >> city & 1:
            city_outputs(state, side, board, city, found)
    tunnel_outputs(state, side, board, found)
    return found


def city_outputs(state: UnderwaterState, side: Side, board: Board, city: int, found: list[Output]) -> None:
    """Add what a connected city and the buildings beside it produce."""
    kind = SYMBIOTIC if side.cities[city] == SYMBIOTIC_CITY else WHITE
    goods = more_of(state, side, kind, False, state.content.pieces[kind].produces)
    feature = board.feature[city]
    if feature != NO_FEATURE and kind == SYMBIOTIC and state.content.features[feature].symbiotic >= 0:
        goods[POINT] += state.content.features[feature].symbiotic - state.content.pieces[kind].produces[POINT]  # UC-V10
    if any(goods):
        found.append(Output(PIECES[kind], city, goods))
    for building in range(city * SITES_OF_CITY, (city + 1) * SITES_OF_CITY):
        value = side.buildings[building]
        if value:
            found.append(building_output(state, side, board, building, value))
    for kind in range(BUILDING_KINDS):
        if upgraded_at(side, city, kind) >= 2:  # once for a kind and city, however many there are (UC-R12)
            found.append(Output("pair", city, state.content.pieces[kind].pair.copy()))


def building_output(state: UnderwaterState, side: Side, board: Board, building: int, value: int) -> Output:
    """Return what one connected building produces; a multiplier repeats the values of the table only (UC-V7, UC-R45)."""
    kind = (value - 1) % BUILDING_KINDS
    is_upgraded = value > BUILDING_KINDS
    site = FIRST_BUILDING + building
    goods = repeated(state, board, site, plain_output(state, kind, is_upgraded))
    return Output(PIECES[kind], site, more_of(state, side, kind, is_upgraded, goods))


def tunnel_outputs(state: UnderwaterState, side: Side, board: Board, found: list[Output]) -> None:
    """Add what tunnels next to a city produce, and the pair of AS3 (UC-Q2 to UC-Q4, UC-V12, UC-V13)."""
    producing = 0
    for tunnel in range(board.tunnels):
        if side.tunnels[tunnel] and touches_city(side, board, tunnel):
            is_upgraded = side.tunnels[tunnel] == UPGRADED
            site = FIRST_TUNNEL + tunnel
            goods = repeated(state, board, site, plain_output(state, TUNNEL, is_upgraded))
            found.append(Output(PIECES[TUNNEL], site, more_of(state, side, TUNNEL, is_upgraded, goods)))
            if tunnel in board.pairs:
                producing += 1
    if board.pairs and producing == len(board.pairs):
        site = FIRST_TUNNEL + board.pairs[0]
        found.append(Output("tunnel-pair", site, state.content.features[board.feature[site]].pair.copy()))


def plain_output(state: UnderwaterState, kind: int, is_upgraded: bool) -> list[int]:
    """Return what a structure produces by the table."""
    data = state.content.pieces[kind]
    goods = data.produces.copy()
    if is_upgraded:
        for good in range(len(goods)):
            goods[good] += data.upgraded[good]
    return goods


def repeated(state: UnderwaterState, board: Board, site: int, goods: list[int]) -> list[int]:
    """Return goods as often as the multiplier of a site says."""
    feature = board.feature[site]
    if feature == NO_FEATURE:
        return goods
    times = state.content.features[feature].multiplier
    return [amount * times for amount in goods]


def more_of(state: UnderwaterState, side: Side, kind: int, is_upgraded: bool, goods: list[int]) -> list[int]:
    """Return goods with what cards let such a piece produce more (UC-Q20)."""
    changed = goods.copy()
    for product in range(len(PRODUCTS)):
        for modifier in side.standing.modifiers[MORE_PRODUCTION + kind * len(PRODUCTS) + product]:
            changed[product] += modifier.amount
        if is_upgraded:
            producer = FIRST_UPGRADED_PRODUCER + kind
            for modifier in side.standing.modifiers[MORE_PRODUCTION + producer * len(PRODUCTS) + product]:
                changed[product] += modifier.amount
    return changed


def total(outputs: list[Output]) -> list[int]:
    """Return the sum of all that is produced."""
    goods = NO_GOODS.copy()
    for output in outputs:
        for good in range(len(goods)):
            goods[good] += output.goods[good]
    return goods


def output_of(state: UnderwaterState, seat: int) -> list[int]:
    """Return the sum of all that a network produces; it is counted anew only after a change of network or cards."""
    side = state.sides[seat]
    if not side.output:
        side.output = counted_output(state, side, state.content.boards[side.board])
    return side.output


def counted_output(state: UnderwaterState, side: Side, board: Board) -> list[int]:
    """Return the sum of `network_outputs` without looking at every piece: bots ask for it all the time."""
    goods = NO_GOODS.copy()
    for kind in range(PIECE_COUNT):
        data = state.content.pieces[kind]
        add(goods, data.produces, producing(side, kind))
        if kind <= TUNNEL:
            add(goods, data.upgraded, producing(side, FIRST_UPGRADED_PRODUCER + kind))
    for kind in range(BUILDING_KINDS):
        if side.tally[UPGRADED_OF + kind] > 1:
            for city in range(board.cities):
                if side.connected >> city & 1 and upgraded_at(side, city, kind) > 1:
                    add(goods, state.content.pieces[kind].pair, 1)
    for ability in side.standing.abilities:
        for modifier in modifiers_of(ability.on):
            if modifier.quantity >= MORE_PRODUCTION:
                place = modifier.quantity - MORE_PRODUCTION
                goods[place % len(PRODUCTS)] += modifier.amount * producing(side, place // len(PRODUCTS))
    if board.special_sites:
        add_special_sites(state, side, board, goods)
    return goods


def producing(side: Side, producer: int) -> int:
    """Return how many pieces of a kind produce, or upgraded ones (`PRODUCERS`)."""
    if producer == TUNNEL:
        return side.tally[AT_CITY]
    if producer == FIRST_UPGRADED_PRODUCER + TUNNEL:
        return side.tally[UPGRADED_AT_CITY]
    return side.tally[producer]  # upgraded ones stand there in the same order


def add(goods: list[int], amounts: list[int], times: int) -> None:
    """Add goods several times."""
    if times:
        for good in range(len(amounts)):
            if amounts[good]:
                goods[good] += amounts[good] * times


def add_special_sites(state: UnderwaterState, side: Side, board: Board, goods: list[int]) -> None:
    """Add what special sites produce beyond ordinary ones (UC-V7, UC-V10, UC-V12, UC-V13)."""
    pair = 0
    for site in board.special_sites:
        feature = state.content.features[board.feature[site]]
        if site < FIRST_TUNNEL:
            if feature.symbiotic >= 0 and side.connected >> site & 1 and side.cities[site] == SYMBIOTIC_CITY:
                goods[POINT] += feature.symbiotic - state.content.pieces[SYMBIOTIC].produces[POINT]
        elif site < FIRST_BUILDING:
            tunnel = site - FIRST_TUNNEL
            if side.tunnels[tunnel] and touches_city(side, board, tunnel):
                add(goods, plain_output(state, TUNNEL, side.tunnels[tunnel] == UPGRADED), feature.multiplier - 1)
                pair += 1 if feature.pair else 0
        else:
            value = side.buildings[site - FIRST_BUILDING]
            if value and side.connected >> city_of(site - FIRST_BUILDING) & 1:
                add(goods, plain_output(state, (value - 1) % BUILDING_KINDS, value > BUILDING_KINDS), feature.multiplier - 1)
    if board.pairs and pair == len(board.pairs):
        add(goods, state.content.features[board.feature[FIRST_TUNNEL + board.pairs[0]]].pair, 1)


# ---------------------------------------------------------------------------------------------------------------------
# Cards and metropolises
# ---------------------------------------------------------------------------------------------------------------------


def production_effects(state: UnderwaterState, seat: int, asked: bool) -> list[Effect[Any]]:
    """Return the effects of claimed production cards, either those that come by themselves or those with a choice."""
    abilities = state.sides[seat].standing.answers[PRODUCTION_EVENT]
    return [ability.on.effect for ability in abilities if is_unasked(ability.on.effect) != asked]


def metropolis_goods(state: UnderwaterState, seat: int) -> list[int]:
    """Return what special tunnel sites beside connected metropolises produce (UC-V14, UC-R62)."""
    side = state.sides[seat]
    board = state.content.boards[side.board]
    goods = NO_GOODS.copy()
    for place in range(METROPOLIS_PLACES):
        if is_joined(side, board, place):
            for tunnel in board.place_tunnels[place]:
                feature = board.feature[FIRST_TUNNEL + tunnel]
                if feature != NO_FEATURE:
                    more = state.content.features[feature].metropolis
                    for good in range(len(more)):
                        goods[good] += more[good]
    return goods


class Production(Task[UnderwaterState]):
    """All players produce (UC-Q1): first what comes by itself, for all to see, then the choices, in secret."""

    def run(self, state: UnderwaterState) -> None:
        state.phase = PRODUCING
        state.turn = -1
        state.report("production-began", -1, {"era": state.era + 1})
        tasks: list[Task[Any]] = [ProduceNetwork(seat) for seat in state.order]
        tasks.append(BeginChoices())
        state.push_all(tasks)


class ProduceNetwork(SeatTask[UnderwaterState]):
    """The network, then the cards and metropolises that give something without a question (UC-R45)."""

    def run(self, state: UnderwaterState) -> None:
        side = state.sides[self.seat]
        if state.listener is not None:
            for output in network_outputs(state, self.seat):
                facts: dict[str, object] = {"kind": output.kind, "site": site_words(output.site), "goods": goods_words(output.goods)}
                state.report("produced", self.seat, facts)
        goods = output_of(state, self.seat)
        for resource in range(RESOURCE_COUNT):
            side.goods[resource] += goods[resource]
        side.produced = goods[:RESOURCE_COUNT]
        add_points(state, self.seat, goods[POINT], FROM_PRODUCTION)
        tasks: list[Task[Any]] = [steps_of(self.seat, effect) for effect in production_effects(state, self.seat, False)]
        board = state.board_of(self.seat)
        for tile in connected_metropolises(side, board):
            production = state.content.metropolises[tile].production
            if production is not None and is_unasked(production.effect):
                context = Context(self.seat, FROM_PRODUCTION, state.content.metropolis_card + tile)
                tasks.append(Steps(context, [production.effect], [], False))
        state.push_all(tasks)
        more = metropolis_goods(state, self.seat)
        if any(more):
            gain(state, self.seat, more, FROM_PRODUCTION)


def steps_of(seat: int, effect: Effect[Any]) -> Steps:
    """Return a production effect as steps."""
    return Steps(Context(seat, FROM_PRODUCTION), [effect], [], False)


def choices_in_production(state: UnderwaterState, seat: int) -> list[Effect[Any]]:
    """Return all production effects of a player with a choice: of cards, then of metropolises."""
    found = production_effects(state, seat, True)
    side = state.sides[seat]
    for tile in connected_metropolises(side, state.board_of(seat)):
        production = state.content.metropolises[tile].production
        if production is not None and not is_unasked(production.effect):
            found.append(production.effect)
    return found


class BeginChoices(Task[UnderwaterState]):
    """The choices of the production are made by all at once; nobody sees the others' before their own (UC-R56)."""

    def run(self, state: UnderwaterState) -> None:
        if not any(choices_in_production(state, seat) for seat in range(state.players)):
            state.push(EndProduction())
            return
        lanes: list[Task[Any]] = []
        for seat in range(state.players):
            side = state.sides[seat]
            side.before = [*side.goods, side.points, *side.produced]
            lanes.append(ProductionChoices(seat))
        state.push_all([Simultaneously(lanes), EndProduction()])


class ProductionChoices(SeatTask[UnderwaterState]):
    """One player's choices, in any order of the cards."""

    def run(self, state: UnderwaterState) -> None:
        effects = choices_in_production(state, self.seat)
        if effects:
            state.push(Steps(Context(self.seat, FROM_PRODUCTION), effects, [], False))


class EndProduction(Task[UnderwaterState]):
    """The choices are shown; contracts may be claimed, in turn order (UC-R41)."""

    def run(self, state: UnderwaterState) -> None:
        for seat in state.order:
            side = state.sides[seat]
            if side.before:
                tell_choices(state, seat)
                side.before = []
            side.produced = [0] * RESOURCE_COUNT
            claim_contracts(state, seat)


def tell_choices(state: UnderwaterState, seat: int) -> None:
    """Tell what a player's choices in the production changed."""
    if state.listener is None:
        return
    side = state.sides[seat]
    now = [*side.goods, side.points]
    given = goods_words([max(0, side.before[good] - now[good]) for good in range(len(now))])
    gained = goods_words([max(0, now[good] - side.before[good]) for good in range(len(now))])
    if given or gained:
        nothing = [Phrase("nothing")]
        state.report("chose-production", seat, {"paid": given or nothing, "goods": gained or nothing})
