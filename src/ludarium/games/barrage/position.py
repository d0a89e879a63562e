"""A position as plain data and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ludarium.engine.chance import Chance
from ludarium.engine.errors import LoadError
from ludarium.engine.saving import Reader
from ludarium.games.barrage.content.components import (
    AUTOMA_TILES,
    BONUSES,
    COLOURS_COUNT,
    COMPANIES,
    CONTRACTS,
    HEADSTREAM_TILES,
    OBJECTIVES,
    OFFICERS,
    PATENTS,
    SPACES,
    TILES,
    USA,
    Content,
)
from ludarium.games.barrage.content.sites import CONDUITS, DAMS, HEADSTREAMS, HOUSES, SITES
from ludarium.games.barrage.state import (
    CLOSED,
    ENGINEERS,
    NEUTRAL,
    NOBODY,
    NOTHING,
    PHASES,
    ROUNDS,
    SECTORS,
    SOURCES,
    BarrageState,
    Company,
)

if TYPE_CHECKING:
    from ludarium.engine.game import Game

MOST: Final = 1_000_000
MOST_SIDES: Final = 4


def dump_table(state: BarrageState) -> dict[str, object]:
    """Return everything but the engine's own part."""
    return {
        "sides": [dump_company(company) for company in state.sides],
        "round": state.round,
        "phase": state.phase,
        "turn": state.turn,
        "order": state.order.copy(),
        "source": state.source,
        "dam_owner": state.dam_owner.copy(),
        "dam_level": state.dam_level.copy(),
        "dam_water": state.dam_water.copy(),
        "conduit_owner": state.conduit_owner.copy(),
        "house_owner": state.house_owner.copy(),
        "springs": state.springs.copy(),
        "headstreams": state.headstreams.copy(),
        "last_site": state.last_site,
        "space_owner": state.space_owner.copy(),
        "space_engineers": state.space_engineers.copy(),
        "placed": state.placed,
        "bonuses": state.bonuses.copy(),
        "objective": state.objective,
        "national": state.national.copy(),
        "office": state.office.copy(),
        "piles": [pile.copy() for pile in state.piles],
        "thrown": [pile.copy() for pile in state.thrown],
        "patents": state.patents.copy(),
        "inventions": state.inventions.copy(),
        "drafted": state.drafted.copy(),
        "bound": state.bound.copy(),
        "offered": state.offered.copy(),
        "extra_officers": state.extra_officers.copy(),
        "automa_pile": state.automa_pile.copy(),
        "automa_discard": state.automa_discard.copy(),
    }


def dump_company(company: Company) -> dict[str, object]:
    """Return one side as plain data."""
    return {
        "company": company.company,
        "officer": company.officer,
        "level": company.level,
        "credits": company.credits,
        "excavators": company.excavators,
        "mixers": company.mixers,
        "engineers": company.engineers,
        "energy": company.energy,
        "points": company.points,
        "gained": company.gained.copy(),
        "history": company.history.copy(),
        "built": company.built.copy(),
        "tiles": company.tiles.copy(),
        "gate": company.gate,
        "wheel_tiles": company.wheel_tiles.copy(),
        "wheel_excavators": company.wheel_excavators.copy(),
        "wheel_mixers": company.wheel_mixers.copy(),
        "contracts": company.contracts.copy(),
        "fulfilled": company.fulfilled.copy(),
        "constructions": company.constructions,
        "building": company.building,
        "banking": company.banking,
        "copying": company.copying,
        "beside": company.beside,
        "copied": company.copied,
        "passed": company.passed,
    }


def load_table(
    game: Game[Any], content: Content, players: int, options: Mapping[str, object], luck: Chance, reader: Reader
) -> BarrageState:
    """Return the position that `dump_table` wrote."""
    state = BarrageState(game, players, options, luck, content)
    sides = reader.items("sides")
    if not players <= len(sides) <= MOST_SIDES:
        raise LoadError(f"{reader.where}.sides: one side for each player and Automa expected")
    state.sides = [load_company(Reader(side, f"{reader.where}.sides[{number}]")) for number, side in enumerate(sides)]
    last = len(sides) - 1
    state.round = reader.number("round", 0, ROUNDS)
    state.phase = reader.number("phase", 0, len(PHASES) - 1)
    state.turn = reader.number("turn", NOTHING, last)
    state.order = reader.numbers("order", 0, last, len(sides))
    state.source = reader.number("source", 0, len(SOURCES) - 1)
    state.dam_owner = reader.numbers("dam_owner", NEUTRAL, last, DAMS)
    state.dam_level = reader.numbers("dam_level", 0, 3, DAMS)
    state.dam_water = reader.numbers("dam_water", 0, 4, DAMS)
    state.conduit_owner = reader.numbers("conduit_owner", NOBODY, last, CONDUITS)
    state.house_owner = reader.numbers("house_owner", NOBODY, last, HOUSES)
    state.springs = reader.numbers("springs", 0, MOST, HEADSTREAMS)
    state.headstreams = reader.numbers("headstreams", 0, HEADSTREAM_TILES - 1, HEADSTREAMS)
    state.last_site = reader.number("last_site", NOTHING, SITES - 1)
    state.space_owner = reader.numbers("space_owner", CLOSED, last, len(SPACES))
    state.space_engineers = reader.numbers("space_engineers", 0, ENGINEERS, len(SPACES))
    state.placed = reader.number("placed", 0, ENGINEERS)
    state.bonuses = reader.numbers("bonuses", 0, len(BONUSES) - 1, ROUNDS)
    state.objective = reader.number("objective", 0, len(OBJECTIVES) - 1)
    load_offices(state, reader)
    for side, company in enumerate(state.sides):
        if company.company == USA:
            state.usa = side
    return state


def load_offices(state: BarrageState, reader: Reader) -> None:
    """Read contracts, patents, the draft and the Automa's tiles."""
    contracts = len(CONTRACTS) - 1
    state.national = reader.numbers("national", NOTHING, contracts, len(state.sides) - 1)
    state.office = reader.numbers("office", NOTHING, contracts, 2 * COLOURS_COUNT)
    state.piles = load_piles(reader, "piles")
    state.thrown = load_piles(reader, "thrown")
    state.patents = reader.numbers("patents", NOTHING, len(TILES) - 1, PATENTS)
    state.inventions = reader.numbers("inventions", 0, len(TILES) - 1)
    state.drafted = reader.numbers("drafted", 0, len(COMPANIES) - 1)
    state.bound = reader.numbers("bound", 0, len(OFFICERS) - 1, len(state.drafted))
    state.offered = reader.numbers("offered", 0, contracts)
    state.extra_officers = reader.numbers("extra_officers", 0, len(OFFICERS) - 1)
    state.automa_pile = reader.numbers("automa_pile", 0, AUTOMA_TILES - 1)
    state.automa_discard = reader.numbers("automa_discard", 0, AUTOMA_TILES - 1)


def load_piles(reader: Reader, name: str) -> list[list[int]]:
    """Return a pile of contracts for each colour."""
    piles = reader.items(name)
    if len(piles) != COLOURS_COUNT:
        raise LoadError(f"{reader.where}.{name}: one pile for each colour expected")
    return [Reader({"pile": pile}, f"{reader.where}.{name}").numbers("pile", 0, len(CONTRACTS) - 1) for pile in piles]


def load_company(reader: Reader) -> Company:
    """Return the side that `dump_company` wrote."""
    company = Company()
    company.company = reader.number("company", NOTHING, len(COMPANIES) - 1)
    company.officer = reader.number("officer", NOTHING, len(OFFICERS) - 1)
    company.level = reader.number("level", 0, 4)
    company.credits = reader.number("credits", 0, MOST)
    company.excavators = reader.number("excavators", 0, MOST)
    company.mixers = reader.number("mixers", 0, MOST)
    company.engineers = reader.number("engineers", 0, ENGINEERS)
    company.energy = reader.number("energy", 0, MOST)
    company.points = reader.number("points", -MOST, MOST)
    company.gained = reader.numbers("gained", -MOST, MOST, len(SOURCES))
    company.history = reader.numbers("history", -MOST, MOST)
    company.built = reader.numbers("built", 0, 5, 4)
    company.tiles = reader.numbers("tiles", 0, len(TILES) - 1)
    company.gate = reader.number("gate", 0, SECTORS - 1)
    company.wheel_tiles = reader.numbers("wheel_tiles", NOTHING, len(TILES) - 1, SECTORS)
    company.wheel_excavators = reader.numbers("wheel_excavators", 0, MOST, SECTORS)
    company.wheel_mixers = reader.numbers("wheel_mixers", 0, MOST, SECTORS)
    company.contracts = reader.numbers("contracts", 0, len(CONTRACTS) - 1)
    company.fulfilled = reader.numbers("fulfilled", 0, len(CONTRACTS) - 1)
    company.constructions = reader.number("constructions", 0, 4)
    company.building = reader.number("building", 0, ENGINEERS)
    company.banking = reader.number("banking", 0, ENGINEERS)
    company.copying = reader.number("copying", 0, 2)
    company.beside = reader.number("beside", 0, ENGINEERS)
    company.copied = reader.number("copied", NOTHING, len(OFFICERS) - 1)
    company.passed = reader.truth("passed")
    return company
