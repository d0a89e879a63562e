"""Construction: prices, sites, building with a technology tile, and placing a piece as a reward (sections G and K)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.ability import answer
from ludarium.engine.agenda import SEAT, SIDE, Ask, Task
from ludarium.engine.context import Context
from ludarium.engine.fields import Field, Number
from ludarium.engine.lexicon import SKIP
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.games.barrage.content.abilities import (
    BUILT,
    MOST_MACHINES,
    TOP_LEVEL,
)
from ludarium.games.barrage.content.components import (
    INCOME_ROWS,
    INCOMES,
    JOKER,
    MOST_SURCHARGE,
    Space,
)
from ludarium.games.barrage.content.prices import Prices
from ludarium.games.barrage.content.sites import (
    BASE,
    CONDUIT,
    ELEVATION,
    FIRST_CONDUIT,
    FIRST_HOUSE,
    HOUSE_BASIN,
    HOUSES,
    PIECE_COUNTS,
    PIECES,
    POWERHOUSE,
    RANGES,
    SITE_IDS,
    SITES,
    basin_of,
)
from ludarium.games.barrage.notation import AT, PAY, PAYMENTS
from ludarium.games.barrage.rules.supply import machine_words, pay_credits
from ludarium.games.barrage.rules.wheel import load_wheel, turn_wheel
from ludarium.games.barrage.state import FROM_INCOME, FROM_TECHNOLOGY, NOBODY, NOTHING, TILE, BarrageState, Company

SKIP_MOVE: Final = SKIP.base
TILE_FIELD: Final = Number("tile", 0, TILE.last)
LAID: Final = Number("laid", NOTHING, TILE.last)
PIECE: Final = Number("piece", 0, len(PIECES) - 1)
LIMIT: Final = Number("limit", 0)


NO_PIECE_LEFT: Final = Refusal("no-piece-left", "BR-G12")
NOT_YOUR_DAM: Final = Refusal("not-your-dam", "BR-G3")
HIGHEST: Final = Refusal("dam-is-highest", "BR-G3")
TAKEN: Final = Refusal("site-taken", "BR-G7")
DAM_IN_BASIN: Final = Refusal("dam-in-basin", "BR-G4")
POWERHOUSE_IN_BASIN: Final = Refusal("powerhouse-in-basin", "BR-G5")
FOUR_CONSTRUCTIONS: Final = Refusal("four-constructions", "BR-K28")
# Made once, not at every look: by the number that is needed or missing.
MACHINES_OF: Final = ["excavator", "mixer", "excavator", "mixer", "machine"]  # what pays for each piece; the last where any will do
TOO_FEW_MACHINES: Final = [
    [Refusal("too-few-machines", "BR-K8", {"needed": needed, "kind": kind}) for needed in range(MOST_MACHINES + 1)] for kind in MACHINES_OF
]
NO_SURCHARGE_LEFT: Final = [Refusal("too-few-credits", "BR-K12", {"missing": missing}) for missing in range(MOST_SURCHARGE + 1)]
NO_SITE: Final = [Refusal("no-site", "BR-G7", {"piece": piece}) for piece in PIECES]  # free and allowed
MOST_CREDITS: Final = MOST_SURCHARGE + 1
PIECES_OF_KIND: Final = [[BASE], [ELEVATION], [CONDUIT], [POWERHOUSE], [BASE, ELEVATION, CONDUIT, POWERHOUSE]]


# ---------------------------------------------------------------------------------------------------------------------
# Sites and prices
# ---------------------------------------------------------------------------------------------------------------------


def why_not_site(state: BarrageState, side: int, piece: int, site: int) -> Refusal | None:
    """Return why a piece cannot stand on a site whatever is paid, or None (section G)."""
    if state.sides[side].built[piece] >= PIECE_COUNTS[piece]:
        return NO_PIECE_LEFT
    if piece == ELEVATION:
        if state.dam_owner[site] != side:
            return NOT_YOUR_DAM
        return HIGHEST if state.dam_level[site] >= TOP_LEVEL else None
    if piece == CONDUIT:
        return TAKEN if state.conduit_owner[site - FIRST_CONDUIT] != NOBODY else None
    if piece == BASE:
        if state.dam_owner[site] != NOBODY:
            return TAKEN
        return DAM_IN_BASIN if state.dam_owner[site ^ 1] == side else None
    if state.house_owner[site - FIRST_HOUSE] != NOBODY:
        return TAKEN
    return POWERHOUSE_IN_BASIN if state.own_house_in(side, basin_of(site)) != NOTHING else None


def surcharge(state: BarrageState, piece: int, site: int) -> int:
    """Return the credits a red site costs for a base or powerhouse, never for an elevation (BR-K12, BR-K13)."""
    if piece == BASE:
        return state.content.map.dam_surcharge[site]
    return state.content.map.house_surcharge[site - FIRST_HOUSE] if piece == POWERHOUSE else 0


def prices_with(state: BarrageState, side: int, tile: int) -> Prices:
    """Return what a side pays for pieces with a tile, its abilities and the tile counted in."""
    return state.sides[side].tariff.with_tile(tile)


def price(state: BarrageState, side: int, tile: int, piece: int, site: int) -> int:
    """Return the number of machines a piece costs with a tile (BR-K16 to BR-K20), abilities and tile counted in."""
    return prices_with(state, side, tile).machines(piece, site, state.sides[side].built[POWERHOUSE])


def site_credits(state: BarrageState, side: int, tile: int, piece: int, site: int) -> int:
    """Return the surcharge of a construction, unless an ability or the tile waives it (BR-Y7, BR-R48)."""
    return prices_with(state, side, tile).surcharge(piece, site)


def payments(state: BarrageState, side: int, tile: int, piece: int, site: int, credits: int) -> list[int]:
    """Return every way a side can pay the machines of a piece when so many credits are left for it."""
    company = state.sides[side]
    prices = prices_with(state, side, tile)
    machines = prices.machines(piece, site, company.built[POWERHOUSE])
    per_machine = prices.credits_per_machine
    replaceable = min(machines, credits // per_machine) if per_machine else 0
    with_mixers = piece in (ELEVATION, POWERHOUSE)
    found: list[int] = []
    for replaced in range(replaceable + 1):
        rest = machines - replaced
        if prices.any_machines:
            for mixers in range(max(0, rest - company.excavators), min(rest, company.mixers) + 1):
                found.append(PAYMENTS.of(rest - mixers, mixers, replaced))
        elif with_mixers:
            if company.mixers >= rest:
                found.append(PAYMENTS.of(0, rest, replaced))
        elif company.excavators >= rest:
            found.append(PAYMENTS.of(rest, 0, replaced))
    instead = prices.mixers(piece, site)
    if instead and company.mixers >= instead:
        payment = PAYMENTS.of(0, instead, 0)
        if payment not in found:
            found.append(payment)
    return found


def can_pay(company: Company, prices: Prices, piece: int, machines: int, instead: int, credits: int) -> bool:
    """Say whether a company has so many machines for a piece, or so many mixers instead, with credits that may replace some."""
    if prices.credits_per_machine:
        machines -= min(machines, credits // prices.credits_per_machine)
    if prices.any_machines:
        able = company.excavators + company.mixers >= machines
    else:
        able = (company.mixers if piece in (ELEVATION, POWERHOUSE) else company.excavators) >= machines
    return able or 0 < instead <= company.mixers


# ---------------------------------------------------------------------------------------------------------------------
# What can be built
# ---------------------------------------------------------------------------------------------------------------------


def next_space(state: BarrageState, side: int) -> Space | None:
    """Return the leftmost free company space (BR-K2), None if all four are used (BR-K28)."""
    used = state.sides[side].constructions
    return state.content.company_spaces[used] if used < len(state.content.company_spaces) else None


def space_credits(state: BarrageState, side: int, tile: int) -> int:
    """Return the credits of the company space that building with a tile takes (BR-K1)."""
    space = next_space(state, side) if prices_with(state, side, tile).needs_space else None
    return 0 if space is None else space.credits


def pieces_of(state: BarrageState, tile: int) -> list[int]:
    """Return the pieces a tile can build (BR-K5)."""
    return PIECES_OF_KIND[state.content.tile_kinds[tile]]


def why_not_built(state: BarrageState, side: int, prices: Prices, piece: int, site: int, budget: int) -> Refusal | None:
    """Return why a piece cannot be built on a site at these prices, or None: rules of the site, credits, machines (BR-K8, BR-R65).

    The budget is what is left of the credits after those of the company space.
    """
    why = why_not_site(state, side, piece, site)
    if why is not None:
        return why
    credits = budget - prices.surcharge(piece, site)
    if credits < 0:
        return NO_SURCHARGE_LEFT[-credits]
    company = state.sides[side]
    machines = prices.machines(piece, site, company.built[POWERHOUSE])
    if not can_pay(company, prices, piece, machines, prices.mixers(piece, site), credits):
        return TOO_FEW_MACHINES[len(PIECES) if prices.any_machines else piece][machines]
    return None


def budget_for(state: BarrageState, side: int, tile: int) -> int:
    """Return the credits left for a construction with a tile after those of its company space."""
    return state.sides[side].credits - space_credits(state, side, tile)


def sites_for(state: BarrageState, side: int, tile: int) -> list[int]:
    """Return where a side can build with a tile now, in the order of the sites."""
    found: list[int] = []
    company = state.sides[side]
    budget = budget_for(state, side, tile)
    prices = prices_with(state, side, tile)
    for piece in pieces_of(state, tile):
        if is_beyond_means(company, prices, piece, budget):
            continue
        first, after = RANGES[piece]
        for site in range(first, after):
            if why_not_built(state, side, prices, piece, site, budget) is None:
                found.append(site)
    if state.content.tile_kinds[tile] == JOKER:
        found.sort()
    return found


def has_site(state: BarrageState, side: int, tile: int) -> bool:
    """Say whether a side can build anything with a tile now."""
    company = state.sides[side]
    budget = budget_for(state, side, tile)
    prices = prices_with(state, side, tile)
    for piece in pieces_of(state, tile):
        if is_beyond_means(company, prices, piece, budget):
            continue
        for site in prices.cheapest_first[piece]:
            if piece == ELEVATION and state.dam_owner[site] != side:
                continue  # what `why_not_built` would say of most dams
            if why_not_built(state, side, prices, piece, site, budget) is None:
                return True
    return False


def is_beyond_means(company: Company, prices: Prices, piece: int, budget: int) -> bool:
    """Say whether no piece is left, no dam can be raised, or even the cheapest site cannot be paid; saves looking at every site."""
    if company.built[piece] >= PIECE_COUNTS[piece] or (piece == ELEVATION and not company.built[BASE]):
        return True
    least = prices.least_machines(piece, company.built[POWERHOUSE])
    return not can_pay(company, prices, piece, least, prices.least_mixers(piece), budget)


def can_build_with(state: BarrageState, side: int, tile: int) -> bool:
    """Say whether a side can build something with a tile now (BR-J3, BR-K2, BR-J7)."""
    return why_no_space(state, side, tile) is None and has_site(state, side, tile)


def why_not_tile(state: BarrageState, side: int, tile: int) -> Refusal | None:
    """Return why a side cannot build with a tile now, or None; where no site would do, what is missing for the nearest."""
    why = why_no_space(state, side, tile)
    return why_nothing(state, side, tile) if why is None and not has_site(state, side, tile) else why


def why_no_space(state: BarrageState, side: int, tile: int) -> Refusal | None:
    """Return why a side cannot staff the next space of its constructions, or None; some tiles need none (BR-J3, BR-K2)."""
    if not prices_with(state, side, tile).needs_space:
        return None
    space = next_space(state, side)
    if space is None:
        return FOUR_CONSTRUCTIONS
    if state.sides[side].engineers < space.engineers:
        return space.too_few_engineers
    if state.sides[side].credits < space.credits:
        return Refusal("too-few-credits", "BR-K4", {"missing": space.credits - state.sides[side].credits})
    return None


def why_nothing(state: BarrageState, side: int, tile: int) -> Refusal:
    """Return what is nearest to being built with a tile with which nothing can be: the cheapest piece, credits, a site, a piece left."""
    budget = budget_for(state, side, tile)
    prices = prices_with(state, side, tile)
    cheapest = MOST_MACHINES + 1
    missing = MOST_CREDITS
    found: Refusal = NO_PIECE_LEFT
    for piece in pieces_of(state, tile):
        if state.sides[side].built[piece] >= PIECE_COUNTS[piece]:
            continue
        sites = [site for site in range(*RANGES[piece]) if why_not_site(state, side, piece, site) is None]
        if not sites and cheapest > MOST_MACHINES and missing == MOST_CREDITS:
            found = NO_SITE[piece]
        for site in sites:
            why = why_not_built(state, side, prices, piece, site, budget)
            if why is None:
                continue
            if why.reason == "too-few-machines":
                machines = prices.machines(piece, site, state.sides[side].built[POWERHOUSE])
                if machines < cheapest:
                    cheapest = machines
                    found = Refusal("cheapest-too-dear", "BR-K8", {"piece": PIECES[piece], **why.arguments})
            elif cheapest > MOST_MACHINES and surcharge(state, piece, site) - budget < missing:
                missing = surcharge(state, piece, site) - budget
                found = why
    return found


def piece_at(state: BarrageState, side: int, site: int) -> int:
    """Return which piece a side would put on a site: on an own dam an elevation."""
    if site >= FIRST_HOUSE:
        return POWERHOUSE
    if site >= FIRST_CONDUIT:
        return CONDUIT
    return ELEVATION if state.dam_owner[site] == side else BASE


# ---------------------------------------------------------------------------------------------------------------------
# Building
# ---------------------------------------------------------------------------------------------------------------------


def build(state: BarrageState, side: int, tile: int, laid: int, site: int, payment: int, engineers: int) -> None:
    """Tile and machines on the wheel, one turn, piece, surcharge, income, effect (BR-K5 to BR-K15, BR-R27).

    `tile` says what can be built and what follows; `laid` is the tile that goes on the wheel: another one where a tile
    is copied (BR-X8), none where a copied officer copies it (BR-X12). Engineers and their space are
    the caller's matter: their number is only told.
    """
    company = state.sides[side]
    piece = piece_at(state, side, site)
    credits = site_credits(state, side, tile, piece, site)
    replaced = PAYMENTS.replaced[payment]
    if replaced:
        pay_credits(state, side, replaced * prices_with(state, side, tile).credits_per_machine)
    if state.listener is not None:
        facts: dict[str, object] = {
            "piece": piece_words(piece),
            "site": state.content.site_words(site),
            "tile": state.content.tile_words(tile),
        }
        facts["engineers"] = engineers
        facts["excavators"] = PAYMENTS.excavators[payment]
        facts["mixers"] = PAYMENTS.mixers[payment]
        state.report("built", side, facts)
    load_wheel(company, laid, PAYMENTS.excavators[payment], PAYMENTS.mixers[payment])
    turn_wheel(state, side, 1)
    pay_credits(state, side, credits)
    if company.uses_effects():
        technology = state.content.technology[tile]
        context = Context(side, FROM_TECHNOLOGY, technology.card, site)
        answer(state, technology.standing.answers[BUILT], context, piece)
    put_piece(state, side, piece, site)


def put_piece(state: BarrageState, side: int, piece: int, site: int) -> None:
    """Put the leftmost piece of its row on the map; an income it uncovers is gained at once (BR-G11, BR-I7, BR-K14)."""
    company = state.sides[side]
    company.built[piece] += 1
    if piece == BASE:
        state.dam_owner[site] = side
        state.dam_level[site] = 1
    elif piece == ELEVATION:
        state.dam_level[site] += 1
    elif piece == CONDUIT:
        state.conduit_owner[site - FIRST_CONDUIT] = side
    else:
        state.house_owner[site - FIRST_HOUSE] = side
        state.refresh(side)
    if piece < INCOME_ROWS and company.built[piece] in INCOMES and company.gets_income():
        board = state.content.companies[company.company]
        income = board.incomes[piece][INCOMES.index(company.built[piece])]
        if state.listener is not None:
            state.report("income-uncovered", side, {"income": income.words()})
        state.push(income.task(Context(side, FROM_INCOME, board.card, site)))


def piece_words(piece: int) -> Phrase:
    """Return a kind of piece in words."""
    return Phrase("piece", {"kind": PIECES[piece]})


def tile_rank(state: BarrageState, tile: int) -> int:
    """Return how an Automa prefers tiles: by level, then one for the structure before a joker (BA-84)."""
    return state.content.tile_levels[tile] * 2 + (0 if state.content.tile_kinds[tile] == JOKER else 1)


def joins(state: BarrageState, side: int) -> list[int]:
    """Return the free sites at which a conduit and a powerhouse of a side would meet, one of which it has.

    In a basin with an own powerhouse there is no second one (BR-G5).
    """
    company = state.sides[side]
    ends = state.content.map.end
    led = {ends[conduit] for conduit, owner in enumerate(state.conduit_owner) if owner == side}
    conduits = [conduit for conduit, owner in enumerate(state.conduit_owner) if owner == NOBODY and ends[conduit] in company.driven]
    houses = [
        house for house in range(HOUSES) if state.house_owner[house] == NOBODY and HOUSE_BASIN[house] in led.difference(company.driven)
    ]
    return [*(conduit + FIRST_CONDUIT for conduit in conduits), *(house + FIRST_HOUSE for house in houses)]


def price_words(excavators: int, mixers: int, credits: int) -> Phrase | None:
    """Return a price in words, None if it is nothing."""
    parts: list[Phrase] = []
    for good, count in (("excavator", excavators), ("mixer", mixers), ("credit", credits)):
        if count:
            parts.append(Phrase(f"gain-{good}", {"count": count}))
    return Phrase("price", {"parts": parts}) if parts else None


class ChooseSite(Ask[BarrageState]):
    """Choose where to build with a tile; on an own dam that is an elevation (BR-K11)."""

    saved: ClassVar[list[Field]] = [SEAT, TILE_FIELD, LAID]

    def __init__(self, seat: int, tile: int, laid: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.laid = laid

    def moves(self, state: BarrageState) -> list[int]:
        return [AT.at(site) for site in sites_for(state, self.seat, self.tile)]

    def play(self, state: BarrageState, move: int) -> None:
        site = AT.index(move)
        piece = piece_at(state, self.seat, site)
        credits = state.sides[self.seat].credits - space_credits(state, self.seat, self.tile)
        credits -= site_credits(state, self.seat, self.tile, piece, site)
        ways = payments(state, self.seat, self.tile, piece, site, credits)
        if len(ways) > 1:
            state.push(ChoosePayment(self.seat, self.tile, self.laid, site))
        else:
            build_with_engineers(state, self.seat, self.tile, self.laid, site, ways[0])

    def prompt(self, state: BarrageState) -> Phrase:
        return Phrase("ask-site", {"tile": state.content.tile_words(self.tile)})

    def rule(self) -> str:
        return "BR-K11"

    def option(self, state: BarrageState, move: int) -> Option:
        return Option(move, AT.text(move), self.label(state, AT.index(move)), state.game.target(move))

    def label(self, state: BarrageState, site: int) -> Phrase:
        """Return a site with what is really paid there; where there are several ways, the first of them (BR-K7, BR-X4, BR-X6)."""
        piece = piece_at(state, self.seat, site)
        credits = space_credits(state, self.seat, self.tile) + site_credits(state, self.seat, self.tile, piece, site)
        ways = payments(state, self.seat, self.tile, piece, site, state.sides[self.seat].credits - credits)
        credits += PAYMENTS.replaced[ways[0]] * prices_with(state, self.seat, self.tile).credits_per_machine
        price = price_words(PAYMENTS.excavators[ways[0]], PAYMENTS.mixers[ways[0]], credits)
        facts: dict[str, object] = {"piece": piece_words(piece), "site": state.content.site_words(site)}
        if price is None:
            return Phrase("move-build-at-free", facts)
        return Phrase("move-build-at" if len(ways) == 1 else "move-build-at-ways", {**facts, "price": price})

    def blocked(self, state: BarrageState) -> list[Blocked]:
        open_sites = sites_for(state, self.seat, self.tile)
        budget = budget_for(state, self.seat, self.tile)
        prices = prices_with(state, self.seat, self.tile)
        barred: list[Blocked] = []
        for site in range(SITES):
            piece = piece_at(state, self.seat, site)
            if site in open_sites:
                continue
            if piece not in pieces_of(state, self.tile):
                if piece != BASE or ELEVATION not in pieces_of(state, self.tile):
                    continue
                piece = ELEVATION
            why = why_not_built(state, self.seat, prices, piece, site, budget)
            if why is not None:
                label = Phrase("place-piece", {"piece": piece_words(piece), "site": state.content.site_words(site)})
                barred.append(Blocked(label, f"site:{SITE_IDS[site]}", why))
        return barred


class ChoosePayment(Ask[BarrageState]):
    """Choose how to pay where an officer or tile allows several ways (BR-X4, BR-X6, BR-Y12)."""

    saved: ClassVar[list[Field]] = [SEAT, TILE_FIELD, LAID, Number("site", 0, SITES - 1)]

    def __init__(self, seat: int, tile: int, laid: int, site: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.laid = laid
        self.site = site

    def moves(self, state: BarrageState) -> list[int]:
        piece = piece_at(state, self.seat, self.site)
        credits = state.sides[self.seat].credits - space_credits(state, self.seat, self.tile)
        credits -= site_credits(state, self.seat, self.tile, piece, self.site)
        return [PAY.at(payment) for payment in payments(state, self.seat, self.tile, piece, self.site, credits)]

    def play(self, state: BarrageState, move: int) -> None:
        build_with_engineers(state, self.seat, self.tile, self.laid, self.site, PAY.index(move))

    def prompt(self, state: BarrageState) -> Phrase:
        facts: dict[str, object] = {
            "piece": piece_words(piece_at(state, self.seat, self.site)),
            "site": state.content.site_words(self.site),
        }
        return Phrase("ask-payment", facts)

    def rule(self) -> str:
        return "BR-K7"

    def option(self, state: BarrageState, move: int) -> Option:
        payment = PAY.index(move)
        credits = PAYMENTS.replaced[payment] * prices_with(state, self.seat, self.tile).credits_per_machine
        excavators, mixers = PAYMENTS.excavators[payment], PAYMENTS.mixers[payment]
        if not excavators and not mixers:
            label = Phrase("move-pay-credits", {"credits": credits})
        else:
            label = Phrase("move-pay", {"machines": machine_words(excavators, mixers), "credits": credits})
        return Option(move, PAY.text(move), label, state.game.target(move))


def build_with_engineers(state: BarrageState, seat: int, tile: int, laid: int, site: int, payment: int) -> None:
    """Place the engineers of the next company space (BR-K4) unless the tile needs none (BR-Y5), then build."""
    space = next_space(state, seat) if prices_with(state, seat, tile).needs_space else None
    if space is not None:
        company = state.sides[seat]
        company.constructions += 1
        company.engineers -= space.engineers
        company.building += space.engineers
        pay_credits(state, seat, space.credits)
    build(state, seat, tile, laid, site, payment, space.engineers if space is not None else 0)


# ---------------------------------------------------------------------------------------------------------------------
# Placing as a reward
# ---------------------------------------------------------------------------------------------------------------------

ANYWHERE: Final = "anywhere"
PLAINS_ONLY: Final = "plains"
PLAINS_OR_HILLS: Final = "plains-or-hills"
WHERE: Final = [PLAINS_ONLY, PLAINS_OR_HILLS, ANYWHERE]


def why_not_placed(state: BarrageState, side: int, piece: int, limit: int, site: int) -> Refusal | None:
    """Return why a reward cannot put a piece on a site, or None (BR-K26, BR-K27, BR-M17 to BR-M20).

    The limit is the highest value of a conduit, and for a base the number of areas allowed, counted from the plains up.
    """
    board = state.content.map
    if piece == CONDUIT and board.value[site - FIRST_CONDUIT] > limit:
        return Refusal("value-too-high", "BR-M17", {"most": limit})
    if piece == BASE and len(WHERE) - board.area[site // 2] > limit:
        return Refusal("wrong-area", "BR-M18")
    why = why_not_site(state, side, piece, site)
    if why is not None:
        return why
    credits = surcharge(state, piece, site)
    if credits > state.sides[side].credits and not state.is_automa(side):
        return Refusal("too-few-credits", "BR-R16", {"missing": credits - state.sides[side].credits})
    return None


def places_for(state: BarrageState, side: int, piece: int, limit: int) -> list[int]:
    """Return where a reward can put a piece."""
    first, after = RANGES[piece]
    return [site for site in range(first, after) if why_not_placed(state, side, piece, limit, site) is None]


def place_reward(state: BarrageState, side: int, piece: int, site: int) -> None:
    """Put a piece on the map without engineers, tile and machines; a red site costs its surcharge (BR-K26, BR-R16, BA-R19)."""
    pay_credits(state, side, surcharge(state, piece, site))
    if state.listener is not None:
        state.report("placed-piece", side, {"piece": piece_words(piece), "site": state.content.site_words(site)})
    put_piece(state, side, piece, site)


class PlaceReward(Task[BarrageState]):
    """A piece as a reward: asked for if it can be placed at all, lost otherwise (BR-R15)."""

    saved: ClassVar[list[Field]] = [SIDE, PIECE, LIMIT]

    def __init__(self, seat: int, piece: int, limit: int) -> None:
        self.seat = seat
        self.piece = piece
        self.limit = limit

    def run(self, state: BarrageState) -> None:
        if places_for(state, self.seat, self.piece, self.limit):
            state.push(ChoosePlace(self.seat, self.piece, self.limit))
        elif state.listener is not None:
            state.report("piece-lost", self.seat, {"piece": piece_words(self.piece)})

    def words(self) -> Phrase:
        return piece_words(self.piece)


class ChoosePlace(Ask[BarrageState]):
    """Choose where the piece of a reward goes, or do without (BR-R15)."""

    saved: ClassVar[list[Field]] = [SEAT, PIECE, LIMIT]

    def __init__(self, seat: int, piece: int, limit: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.limit = limit

    def moves(self, state: BarrageState) -> list[int]:
        return [*[AT.at(site) for site in places_for(state, self.seat, self.piece, self.limit)], SKIP_MOVE]

    def play(self, state: BarrageState, move: int) -> None:
        if move != SKIP_MOVE:
            place_reward(state, self.seat, self.piece, AT.index(move))

    def prompt(self, state: BarrageState) -> Phrase:
        return Phrase("ask-place", {"piece": piece_words(self.piece)})

    def rule(self) -> str:
        return "BR-K26"

    def option(self, state: BarrageState, move: int) -> Option:
        if move == SKIP_MOVE:
            return Option(move, SKIP.text(move), Phrase("move-skip"), "skip")
        site = AT.index(move)
        facts: dict[str, object] = {"piece": piece_words(self.piece), "site": state.content.site_words(site)}
        facts["credits"] = surcharge(state, self.piece, site)
        return Option(move, AT.text(move), Phrase("move-place-at", facts), state.game.target(move))

    def blocked(self, state: BarrageState) -> list[Blocked]:
        first, after = RANGES[self.piece]
        barred: list[Blocked] = []
        for site in range(first, after):
            why = why_not_placed(state, self.seat, self.piece, self.limit, site)
            if why is not None:
                label = Phrase("place-piece", {"piece": piece_words(self.piece), "site": state.content.site_words(site)})
                barred.append(Blocked(label, f"site:{SITE_IDS[site]}", why))
        return barred
