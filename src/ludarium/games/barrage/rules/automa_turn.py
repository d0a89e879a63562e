"""An Automa's turn: a tile is turned over, then the rows of the next one are checked in order (sections 4 to 12, 18, 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.agenda import Task
from ludarium.engine.fields import Field, Number
from ludarium.games.barrage.content.abilities import BASE_MACHINES, CONDUIT_MACHINES, CREDITS_PER_MACHINE, SURCHARGE, TOP_CAPACITY
from ludarium.games.barrage.content.components import (
    BANK,
    COLOURS_COUNT,
    FIRST_PATENT_SPACE,
    OFFICE,
    SHOP,
    SPACES,
    SPECIAL,
    TURBINE,
    WATER,
    WORKSHOP,
)
from ludarium.games.barrage.content.rows import (
    BANK_ROW,
    COLOURS,
    CONSTRUCTION,
    CONTRACTS_ROW,
    MACHINERY,
    PATENT_ROW,
    PRODUCTION,
    WATER_ROW,
    WORKSHOP_ROW,
    Row,
)
from ludarium.games.barrage.content.sites import (
    AREAS,
    BASE,
    CONDUIT,
    ELEVATION,
    FIRST_CONDUIT,
    PIECE_COUNTS,
    PIECES,
    POWERHOUSE,
    RANGES,
)
from ludarium.games.barrage.notation import PAYMENTS, ROUTES
from ludarium.games.barrage.rules.actions import station
from ludarium.games.barrage.rules.automa import best_placement, best_system, produce, reason
from ludarium.games.barrage.rules.automa_sites import choose_site
from ludarium.games.barrage.rules.construction import (
    build,
    prices_with,
    tile_rank,
    why_not_site,
)
from ludarium.games.barrage.rules.contracts import refill_office, report_discard, requirement, with_pile
from ludarium.games.barrage.rules.patents import take_patent
from ludarium.games.barrage.rules.production import total_of
from ludarium.games.barrage.rules.scoring import SECTION
from ludarium.games.barrage.rules.supply import choose_machines, gain_energy, gain_machines, gain_points, pay_credits
from ludarium.games.barrage.rules.water import put_drop
from ludarium.games.barrage.rules.wheel import is_wheel_empty, turn_wheel
from ludarium.games.barrage.state import AUTOMA_TILE, FOR_CREDITS, NOBODY, NOTHING, OF_ANY_SIDE, ROUNDS, BarrageState

SECTION_OF: Final = {
    PRODUCTION: TURBINE,
    WATER_ROW: WATER,
    CONTRACTS_ROW: OFFICE,
    WORKSHOP_ROW: WORKSHOP,
    MACHINERY: SHOP,
    BANK_ROW: BANK,
}
POWERFUL: Final = 3  # the conduits a conduit tile of level II is kept for (BA-142)
DONE: Final = ""
ROW: Final = Number("number", 0, 20)


class AutomaTurn(Task[BarrageState]):
    """Turn a tile over: its back gives the criteria, the front now on top the rows (BA-25 to BA-27)."""

    saved: ClassVar[list[Field]] = [OF_ANY_SIDE]

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: BarrageState) -> None:
        turn_tile(state)
        if state.listener is not None:
            facts = {"criteria": state.automa_discard[-1] + 1, "rows": state.automa_pile[-1] + 1}
            state.report("automa-tile", self.side, facts)
        state.push(AutomaRow(self.side, state.automa_pile[-1], 0))


def turn_tile(state: BarrageState) -> None:
    """Turn the top tile onto the discard pile; if that empties the pile, the others are shuffled into a new one (BA-27, BA-R3)."""
    state.seal()
    turned = state.automa_pile[-1]
    state.automa_pile = state.automa_pile[:-1]
    state.automa_discard = [*state.automa_discard, turned]
    if not state.automa_pile:
        state.automa_pile = state.automa_discard[:-1]
        state.automa_discard = [turned]
        state.chance.shuffle(state.automa_pile)


class TileTask(Task[BarrageState]):
    """A task at one row of a tile."""

    saved: ClassVar[list[Field]] = [OF_ANY_SIDE, Number("tile", 0, AUTOMA_TILE.last), ROW]

    def __init__(self, side: int, tile: int, number: int) -> None:
        self.side = side
        self.tile = tile
        self.number = number


class AutomaRow(TileTask):
    """Check one row on the game as it stands; the first one carried out ends the turn, but for dashed ones (BA-31 to BA-38)."""

    def run(self, state: BarrageState) -> None:
        rows = state.content.automa[self.tile].rows
        row = rows[self.number]
        why = why_not_row(state, self.side, row)
        if why != DONE:
            if state.listener is not None:
                state.report("automa-skips", self.side, {"number": self.number + 1, "row": row.words(), "why": reason(why)})
            state.push(AutomaRow(self.side, self.tile, self.number + 1))
            return
        if state.listener is not None:
            state.report("automa-row", self.side, {"number": self.number + 1, "row": row.words()})
        if row.goes_on():
            state.push(AutomaNext(self.side, self.tile, self.number + 1))
        carry_out(state, self.side, row)


class AutomaNext(TileTask):
    """After a dashed row the check goes on while there is an engineer left (BA-34, BA-38)."""

    def run(self, state: BarrageState) -> None:
        if state.sides[self.side].engineers:
            state.push(AutomaRow(self.side, self.tile, self.number))


def why_not_row(state: BarrageState, side: int, row: Row) -> str:
    """Return why a row is not carried out, or DONE (BA-32)."""
    if row.action == PRODUCTION:
        return why_no_production_row(state, side, row)
    if row.action == WATER_ROW:
        return DONE if best_placement(state, side, row.number, row.what == "flow") else "no-water"
    if row.action == CONSTRUCTION:
        return DONE if construction_piece(state, side, row) != NOTHING else "cannot-build"
    if row.action == PATENT_ROW:
        return DONE if patent_slot(state, row) != NOTHING else "no-patent"
    if row.action == WORKSHOP_ROW:
        return "empty-wheel" if is_wheel_empty(state.sides[side]) else DONE
    if row.action == MACHINERY:
        return "last-round" if state.round == ROUNDS else DONE
    return DONE


def carry_out(state: BarrageState, side: int, row: Row) -> None:
    """Carry out a row whose conditions hold."""
    if row.action == CONSTRUCTION:
        automa_builds(state, side, row)
        return
    if row.action == PATENT_ROW:
        slot = patent_slot(state, row)
        station(state, side, FIRST_PATENT_SPACE + slot, min(row.engineers, state.sides[side].engineers))
        pay_credits(state, side, row.cost)
        take_patent(state, side, slot)
        return
    if row.action == WATER_ROW:
        for headstream in best_placement(state, side, row.number, row.what == "flow"):
            put_drop(state, side, headstream, row.what == "flow")
        send_engineers(state, side, row)
        return
    send_engineers(state, side, row)
    pay_credits(state, side, row.cost)
    if row.action == PRODUCTION:
        produce(state, side, best_system(state, side, row.modifier(), False, NOTHING), row.modifier(), False)
    elif row.action == CONTRACTS_ROW:
        sweep_contracts(state, side, COLOURS.index(row.what), row.number)
    elif row.action == WORKSHOP_ROW:
        turn_wheel(state, side, row.number)
    elif row.action == BANK_ROW:
        gain_points(state, side, row.number, FOR_CREDITS)
    elif row.what == "any":
        choose_machines(state, side, row.number)
    else:
        excavators = row.number if row.what in ("excavator", "both") else 0
        gain_machines(state, side, excavators, row.number if row.what in ("mixer", "both") else 0)


def send_engineers(state: BarrageState, side: int, row: Row) -> None:
    """Engineers go to the first free space of the section, as many as there are; without one they block nothing (BA-37, BA-41 to BA-45)."""
    company = state.sides[side]
    engineers = min(row.engineers, company.engineers)
    section = SECTION_OF[row.action]
    if section == BANK:
        company.engineers -= engineers
        company.banking += engineers
        return
    for wanted in ("-left", "-right"):
        for space in range(len(SPACES)):
            data = state.content.spaces[space]
            if data.section == section and data.name.endswith(wanted) and state.space_owner[space] == NOBODY:
                station(state, side, space, engineers)
                return
    company.engineers -= engineers
    company.beside += engineers


# ---------------------------------------------------------------------------------------------------------------------
# Production and contracts rows
# ---------------------------------------------------------------------------------------------------------------------


def why_no_production_row(state: BarrageState, side: int, row: Row) -> str:
    """A system, a reason on the energy track, and a contract of the row's colour within reach are needed (BA-55 to BA-58)."""
    route = best_system(state, side, row.modifier(), False, NOTHING)
    if route == NOTHING:
        return "no-system"
    own = state.sides[side].energy
    others = [company.energy for other, company in enumerate(state.sides) if other != side]
    if own >= SECTION * state.round and max(others) < own:
        return "leads"
    total = total_of(state, side, ROUTES.conduits[route], ROUTES.drops[route], row.modifier(), False)
    colour = COLOURS.index(row.limit)
    for contract in state.office[2 * colour : 2 * colour + 2]:
        if contract != NOTHING and requirement(state, side, contract) <= total:
            return DONE
    return "no-contract"


def sweep_contracts(state: BarrageState, side: int, colour: int, energy: int) -> None:
    """Discard both face-up contracts of a colour, advance the marker, turn up two new ones at once (BA-68 to BA-70, BA-R15)."""
    for place in (2 * colour, 2 * colour + 1):
        contract = state.office[place]
        if contract != NOTHING:
            state.thrown = with_pile(state.thrown, colour, [*state.thrown[colour], contract])
            state.office[place] = NOTHING
            report_discard(state, side, contract)
    gain_energy(state, side, energy)
    assert 0 <= colour < COLOURS_COUNT
    refill_office(state)


# ---------------------------------------------------------------------------------------------------------------------
# Patent and construction rows
# ---------------------------------------------------------------------------------------------------------------------


def patent_slot(state: BarrageState, row: Row) -> int:
    """Return the slot of the tile that is taken: highest level, the structure before a joker, the leftmost (BA-86, BA-88)."""
    piece = PIECES.index(row.what)
    best = NOTHING
    for slot, tile in enumerate(state.patents):
        if tile == NOTHING or not state.content.can_build(tile, piece):
            continue
        if best == NOTHING or tile_rank(state, tile) > tile_rank(state, state.patents[best]):
            best = slot
    return best


def construction_piece(state: BarrageState, side: int, row: Row) -> int:
    """Return the piece a construction row builds, or NOTHING if none can be (BA-78); by an officer an elevation first (BA-150)."""
    if state.sides[side].standing.has(TOP_CAPACITY) and build_tile(state, side, ELEVATION, "anywhere") != NOTHING:
        return ELEVATION
    piece = PIECES.index(row.what)
    return piece if build_tile(state, side, piece, row.limit) != NOTHING else NOTHING


def tiles_for(state: BarrageState, side: int, piece: int) -> list[int]:
    """Return the tiles for a piece in supply, best first (BA-84); the special tile only if there is no other (BA-154)."""
    company = state.sides[side]
    found = [tile for tile in company.tiles if state.content.can_build(tile, piece)]
    if not found and SPECIAL in company.tiles:
        found = [tile for tile in company.wheel_tiles if tile != NOTHING and state.content.can_build(tile, piece)]
    return sorted(found, key=lambda tile: -tile_rank(state, tile))


def build_tile(state: BarrageState, side: int, piece: int, limit: str) -> int:
    """Return the best tile with which there is an eligible site, or NOTHING (BA-78, BA-79)."""
    if state.sides[side].built[piece] >= PIECE_COUNTS[piece]:
        return NOTHING
    for tile in tiles_for(state, side, piece):
        if eligible_sites(state, side, tile, piece, limit):
            return tile
    return NOTHING


def eligible_sites(state: BarrageState, side: int, tile: int, piece: int, limit: str) -> list[int]:
    """Return the sites the base game, the row and the machines in supply allow; points never stop it (BA-79 to BA-81, BA-R25)."""
    first, after = RANGES[piece]
    found: list[int] = []
    for site in range(first, after):
        if not within_limit(state, piece, site, limit) or why_not_site(state, side, piece, site) is not None:
            continue
        if automa_payment(state, side, tile, piece, site) != NOTHING:
            found.append(site)
    return found


def within_limit(state: BarrageState, piece: int, site: int, limit: str) -> bool:
    """Say whether a site meets a row's restriction (BA-80)."""
    board = state.content.map
    if piece == BASE and limit in AREAS:
        return board.area[site // 2] == AREAS.index(limit)
    if piece == CONDUIT and limit.startswith("from-"):
        return board.value[site - FIRST_CONDUIT] >= int(limit[-1])
    return True


def automa_payment(state: BarrageState, side: int, tile: int, piece: int, site: int) -> int:
    """Return how an Automa pays for a piece, or NOTHING if it cannot (BA-145, BA-152, BA-153)."""
    company = state.sides[side]
    prices = prices_with(state, side, tile)
    machines = prices.machines(piece, site, company.built[POWERHOUSE])
    with_mixers = piece in (ELEVATION, POWERHOUSE)
    usual = company.mixers if with_mixers else company.excavators
    other = company.excavators if with_mixers else company.mixers
    spent = min(machines, usual)
    missing = machines - spent
    swapped = 0
    if prices.any_machines:
        swapped = min(missing, other)
        missing -= swapped
    replaced = 1 if missing == 1 and company.standing.has(CREDITS_PER_MACHINE) else 0
    payment = NOTHING
    if missing == replaced:
        payment = PAYMENTS.of(swapped, spent, replaced) if with_mixers else PAYMENTS.of(spent, swapped, replaced)
    instead = prices.mixers(piece, site)
    if instead and company.mixers >= instead and (payment == NOTHING or company.mixers >= company.excavators):
        return PAYMENTS.of(0, instead, 0)
    return payment


def automa_builds(state: BarrageState, side: int, row: Row) -> None:
    """Build: engineers to the company board, tile and machines on the wheel, piece on the chosen site (BA-46, BA-82, BA-83)."""
    company = state.sides[side]
    piece = construction_piece(state, side, row)
    limit = row.limit if piece == PIECES.index(row.what) else "anywhere"
    if piece == ELEVATION:
        limit = "anywhere"
    tile = build_tile(state, side, piece, limit)
    sites = eligible_sites(state, side, tile, piece, limit)
    site = choose_site(state, side, piece, sites, preference_of(state, side, tile, piece))
    if piece == BASE and waives_surcharge(state, side, tile) and (site & ~1) in sites:
        site &= ~1  # the red space costs nothing with this joker (BA-144)
    payment = automa_payment(state, side, tile, piece, site)
    engineers = min(row.engineers, company.engineers) if prices_with(state, side, tile).needs_space else 0
    company.engineers -= engineers
    company.building += engineers
    laid = tile if tile in company.tiles else SPECIAL
    build(state, side, tile, laid, site, payment, engineers)


def waives_surcharge(state: BarrageState, side: int, tile: int) -> bool:
    """Say whether red sites cost nothing with a tile (BA-144)."""
    return state.sides[side].uses_effects() and state.content.technology[tile].standing.has(SURCHARGE)


def preference_of(state: BarrageState, side: int, tile: int, piece: int) -> int:
    """Return what an officer or tile prefers before the criteria (BA-142, BA-149), or NOTHING."""
    company = state.sides[side]
    if piece == BASE and company.standing.has(BASE_MACHINES):
        return 0
    if piece == CONDUIT and company.uses_effects() and state.content.technology[tile].standing.has(CONDUIT_MACHINES):
        return POWERFUL
    return NOTHING
