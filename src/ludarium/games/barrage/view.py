"""What a seat may see: everything but the order of the face-down piles (BR-R57); a list, so that a new field starts hidden.

The page's types are made from the types here, with what is said beside the fields (tools/page_types.py).
"""

from __future__ import annotations

from typing import Literal, TypedDict

from ludarium.engine.context import OF_SEAT
from ludarium.engine.phrase import PlainIcon, PlainPhrase
from ludarium.games.barrage.content.components import SPACES
from ludarium.games.barrage.content.sites import CONDUIT_IDS, DAM_IDS, HEADSTREAM_IDS, HOUSE_IDS, SITE_IDS
from ludarium.games.barrage.rules.construction import joins
from ludarium.games.barrage.rules.contracts import requirement
from ludarium.games.barrage.rules.scoring import (
    CREDIT_STEPS,
    CREDITS,
    NO_ENERGY_LOSS,
    bonus_points,
    energy_credits,
    rank_points,
)
from ludarium.games.barrage.rules.water import capacity
from ludarium.games.barrage.state import CLOSED, NEUTRAL, NOBODY, NOTHING, PHASES, SECTORS, SOURCES, BarrageState, Phase


class DamView(TypedDict):
    """A dam on the map."""

    owner: int | Literal["neutral"]
    level: int
    water: int
    capacity: int


class MapView(TypedDict):
    """What stands where; sites without a piece are left out."""

    dams: dict[str, DamView]
    conduits: dict[str, int]  # whose each is
    powerhouses: dict[str, int]
    headstreams: dict[str, int]  # drops waiting on each
    headstream_tiles: list[list[int]]  # for H1 to H4 the drops of rounds 1 to 4


class SpaceView(TypedDict):
    """An action space of the boards."""

    id: str
    needs: int  # engineers it takes
    credits: int
    closed: bool  # not used in this game
    owner: int | None
    engineers: int


class DraftView(TypedDict):
    """What is left to choose in the draft."""

    companies: dict[str, str]  # each with the officer bound to it
    contracts: list[str]


class RowView(TypedDict):
    """A row of an Automa tile."""

    words: PlainPhrase
    icons: list[PlainIcon]


class AutomaView(TypedDict):
    """The tiles of the Automas: the front on top of the pile is seen, the others are counted."""

    pile: int
    front: int  # the number of the tile on top
    rows: list[RowView]  # of its front, from first to last
    discard: list[int]


class ProspectView(TypedDict):
    """What the scoring of the round would give a side now."""

    place: int  # points for its place
    credits: int
    loss: int  # points lost without energy
    bonus: int  # points of the bonus tile
    objective: int  # what the objective counts for it


class StepView(TypedDict):
    """A step of the energy track: the credits from this energy on."""

    energy: int
    credits: int


class SectorView(TypedDict):
    """A sector of a construction wheel."""

    tile: str | None
    excavators: int
    mixers: int


class SideView(TypedDict):
    """A side; everything about it is public."""

    seat: int
    automa: int  # its level, 0 for a person
    company: str | None
    officer: str | None
    copied: str | None  # the officer copied this turn
    copies_officers: bool  # it can copy those of others
    credits: int
    excavators: int
    mixers: int
    engineers: int
    energy: int
    points: int
    sources: dict[str, int]  # where its points come from
    history: list[int]  # points after the scoring of each round
    built: list[int]  # pieces that left its board: bases, elevations, conduits, powerhouses
    joins: list[str]  # free sites at which a conduit and a powerhouse of its own would meet
    tiles: list[str]
    wheel: list[SectorView]  # from the open sector on, in the order in which they come home
    contracts: list[str]
    fulfilled: list[str]
    requirements: dict[str, int]  # the energy it needs for contracts in sight, where that is not what is printed
    constructions: int  # company spaces used this round
    building: int  # the engineers on them
    banking: int  # engineers in the bank
    copying: int  # uses of the officer tile this round
    beside: int  # an Automa's engineers that block no space
    passed: bool


class View(TypedDict):
    """The table, the same for everybody."""

    game: str
    players: int
    introductory: bool
    phase: Phase
    round: int
    turn: int | None
    order: list[int]
    to_move: list[int]
    over: bool
    map: MapView
    spaces: list[SpaceView]
    bonuses: list[str]  # the bonus tiles of rounds 1 to 5
    track: list[StepView]  # what the scoring pays along the energy track
    objective: str | None
    national: list[str | None]  # places of national contracts, null where one was taken
    office: list[str | None]  # face-up private contracts: two places each of green, yellow and red
    piles: list[int]  # contracts left in the green, yellow and red pile
    thrown: list[list[str]]  # contracts that Automas threw away, by colour
    patents: list[str | None]  # the advanced tiles on show
    inventions: int  # advanced tiles left in their pile
    draft: DraftView | None
    extra_officers: list[str]  # further officers for whoever copies officers, shown from the draft's start
    automa: AutomaView | None
    prospects: list[ProspectView]
    sides: list[SideView]
    scores: list[int] | None


def view(state: BarrageState, player: int | None) -> View:
    """Return the table; every seat and the spectators see the same."""
    content = state.content
    return {
        "game": state.game.name,
        "players": state.players,
        "introductory": state.introductory(),
        "phase": PHASES[state.phase],
        "round": state.round,
        "turn": state.turn if state.turn != NOTHING else None,
        "order": state.order.copy(),
        "to_move": state.to_move,
        "over": state.over,
        "map": map_view(state),
        "spaces": [space_view(state, space) for space in range(len(SPACES))],
        "bonuses": [content.bonus_ids[bonus] for bonus in state.bonuses],
        "track": [{"energy": energy, "credits": credits} for energy, credits in zip(CREDIT_STEPS, CREDITS, strict=True)],
        "objective": content.objective_ids[state.objective] if state.objective != NOTHING else None,
        "national": names(state, state.national),
        "office": names(state, state.office),
        "piles": [len(pile) for pile in state.piles],
        "thrown": [[content.contract_ids[contract] for contract in pile] for pile in state.thrown],
        "patents": [content.tile_ids[tile] if tile != NOTHING else None for tile in state.patents],
        "inventions": len(state.inventions),
        "draft": draft_view(state),
        "extra_officers": [content.officer_ids[officer] for officer in state.extra_officers],
        "automa": automa_view(state),
        "prospects": prospects_view(state),
        "sides": [side_view(state, side) for side in range(len(state.sides))],
        "scores": state.scores if state.over else None,
    }


def names(state: BarrageState, contracts: list[int]) -> list[str | None]:
    """Return contracts by name, None for an empty place."""
    return [state.content.contract_ids[contract] if contract != NOTHING else None for contract in contracts]


def map_view(state: BarrageState) -> MapView:
    """Return what stands on the map and where water is."""
    return {
        "dams": {DAM_IDS[dam]: dam_view(state, dam) for dam, owner in enumerate(state.dam_owner) if owner != NOBODY},
        "conduits": {CONDUIT_IDS[conduit]: owner for conduit, owner in enumerate(state.conduit_owner) if owner != NOBODY},
        "powerhouses": {HOUSE_IDS[house]: owner for house, owner in enumerate(state.house_owner) if owner != NOBODY},
        "headstreams": {HEADSTREAM_IDS[number]: drops for number, drops in enumerate(state.springs)},
        "headstream_tiles": [state.content.headstreams[tile].copy() for tile in state.headstreams],
    }


def dam_view(state: BarrageState, dam: int) -> DamView:
    """Return a dam that stands."""
    owner = state.dam_owner[dam]
    return {
        "owner": "neutral" if owner == NEUTRAL else owner,
        "level": state.dam_level[dam],
        "water": state.dam_water[dam],
        "capacity": capacity(state, dam),
    }


def space_view(state: BarrageState, space: int) -> SpaceView:
    """Return one action space of the boards."""
    data = state.content.spaces[space]
    owner = state.space_owner[space]
    return {
        "id": data.name,
        "needs": data.engineers,
        "credits": data.credits,
        "closed": owner == CLOSED,
        "owner": owner if owner >= 0 else None,
        "engineers": state.space_engineers[space],
    }


def draft_view(state: BarrageState) -> DraftView | None:
    """Return what is left to choose in the draft."""
    if not state.drafted and not state.offered:
        return None
    companies, officers = state.content.company_ids, state.content.officer_ids
    return {
        "companies": {companies[company]: officers[officer] for company, officer in zip(state.drafted, state.bound, strict=True)},
        "contracts": [state.content.contract_ids[contract] for contract in state.offered],
    }


def automa_view(state: BarrageState) -> AutomaView | None:
    """Return the Automas' tiles, if there are any: the front on top of the pile is seen, the others are counted."""
    if not state.automa_pile:
        return None
    front = state.automa_pile[-1]
    rows: list[RowView] = [
        {"words": row.words().plain(), "icons": [icon.plain() for icon in row.icons()]} for row in state.content.automa[front].rows
    ]
    discard = [tile + 1 for tile in state.automa_discard]
    return {"pile": len(state.automa_pile), "front": front + 1, "rows": rows, "discard": discard}


def prospects_view(state: BarrageState) -> list[ProspectView]:
    """Return for every side what the round's scoring would give now, and what the objective counts (BR-U3 to BR-U14, BR-Z2)."""
    ranks = rank_points([company.energy for company in state.sides])
    scored = state.round > 0 and state.objective != NOTHING
    return [
        {
            "place": ranks[side],
            "credits": energy_credits(company.energy),
            "loss": NO_ENERGY_LOSS if not company.energy else 0,
            "bonus": bonus_points(state, side) if scored else 0,
            "objective": state.content.objectives[state.objective].measure(state, OF_SEAT[side]) if scored else 0,
        }
        for side, company in enumerate(state.sides)
    ]


def side_view(state: BarrageState, side: int) -> SideView:
    """Return a side."""
    company = state.sides[side]
    content = state.content
    return {
        "seat": side,
        "automa": company.level,
        "company": content.company_ids[company.company] if company.company != NOTHING else None,
        "officer": content.officer_ids[company.officer] if company.officer != NOTHING else None,
        "copied": content.officer_ids[company.copied] if company.copied != NOTHING else None,
        "copies_officers": company.copies_officers(),
        "credits": company.credits,
        "excavators": company.excavators,
        "mixers": company.mixers,
        "engineers": company.engineers,
        "energy": company.energy,
        "points": company.points,
        "sources": {name: company.gained[source] for source, name in enumerate(SOURCES) if company.gained[source]},
        "history": company.history.copy(),
        "built": company.built.copy(),
        "joins": [SITE_IDS[site] for site in joins(state, side)],
        "tiles": [content.tile_ids[tile] for tile in company.tiles],
        "wheel": [sector_view(state, side, sector) for sector in range(SECTORS)],
        "contracts": [content.contract_ids[contract] for contract in company.contracts],
        "fulfilled": [content.contract_ids[contract] for contract in company.fulfilled],
        "requirements": requirements_view(state, side),
        "constructions": company.constructions,
        "building": company.building,
        "banking": company.banking,
        "copying": company.copying,
        "beside": company.beside,
        "passed": company.passed,
    }


def requirements_view(state: BarrageState, side: int) -> dict[str, int]:
    """Return what a side needs for the contracts it could come to fulfil, where that is not what is printed (BR-W9)."""
    found: dict[str, int] = {}
    for contract in [*state.offered, *state.sides[side].contracts, *state.national, *state.office]:
        if contract != NOTHING:
            energy = requirement(state, side, contract)
            if energy != state.content.contracts[contract].energy:
                found[state.content.contract_ids[contract]] = energy
    return found


def sector_view(state: BarrageState, side: int, sector: int) -> SectorView:
    """Return a sector of the wheel, counted from the open one in the order in which they will come home."""
    company = state.sides[side]
    place = (company.gate - sector) % SECTORS
    tile = company.wheel_tiles[place]
    return {
        "tile": state.content.tile_ids[tile] if tile != NOTHING else None,
        "excavators": company.wheel_excavators[place],
        "mixers": company.wheel_mixers[place],
    }
