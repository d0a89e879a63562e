"""What a seat may see of Barrage as numbers: exactly what view.py lists, the own side first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from ludarium.engine.observation import Observation, share, turns_from
from ludarium.games.barrage.content.components import PATENTS, SPACES
from ludarium.games.barrage.content.sites import CONDUITS, DAMS, HOUSES, PIECE_COUNTS
from ludarium.games.barrage.state import (
    CLOSED,
    ENGINEERS,
    MOST_SIDES,
    NEUTRAL,
    NOBODY,
    NOTHING,
    PHASES,
    ROUNDS,
    SECTORS,
    BarrageState,
    Company,
)

# The most that is told apart. Where the rules allow more, no game comes near it.
CREDITS: Final = 60
MACHINES: Final = 40
ENERGY: Final = 100
POINTS: Final = 250
DROPS: Final = 20
DAM_HEIGHT: Final = 3
DAM_WATER: Final = 4
AUTOMA_LEVELS: Final = 5  # 0 is a person
CONSTRUCTIONS: Final = 4
COPIES: Final = 2
PIECES_OF_A_KIND: Final = max(PIECE_COUNTS)

PER_DAM: Final = 3 + MOST_SIDES  # level, water, neutral, then one number for each side that may own it
PER_SPACE: Final = 2 + MOST_SIDES  # closed, engineers, then one number for each side that may stand there


def observe(state: BarrageState, player: int, seen: Observation) -> None:
    """Write the table from this player's seat; but for the order of the face-down piles everything is open (BR-R57).

    What packs add has its own numbers behind those of the box, so there are more of them with such packs.
    """
    observe_round(state, player, seen)
    observe_map(state, player, seen)
    observe_spaces(state, player, seen)
    observe_offices(state, seen)
    observe_draft(state, seen)
    observe_automa(state, seen)
    nobody = Company().lay()
    nobody.engineers = 0
    for turn in range(MOST_SIDES):
        if turn < len(state.sides):
            side = (player + turn) % len(state.sides)
            observe_side(state, state.sides[side], side, f"side {turn}", seen)
        else:
            observe_side(state, nobody, NOTHING, f"side {turn}", seen)


def observe_round(state: BarrageState, player: int, seen: Observation) -> None:
    """Write where the game stands, and the tiles that score."""
    seen.part("introductory")
    seen.flag(state.introductory())
    seen.part("phase")
    seen.one_of(state.phase, len(PHASES))
    seen.part("round")
    seen.amount(state.round, ROUNDS)
    seen.part("turn")
    seen.one_of(turns_from(player, state.turn, len(state.sides)), MOST_SIDES)
    seen.part("order")  # who comes first, second …
    for place in range(MOST_SIDES):
        seen.one_of(turns_from(player, state.order[place], len(state.sides)) if place < len(state.order) else NOTHING, MOST_SIDES)
    seen.part("bonuses")
    for number in range(ROUNDS):
        seen.one_of(state.bonuses[number], len(state.content.bonuses))
    seen.part("objective")
    seen.one_of(state.objective, len(state.content.objectives))
    seen.part("scores")
    seen.each_side(player, state.scores if state.over else [], POINTS, MOST_SIDES)


def observe_map(state: BarrageState, player: int, seen: Observation) -> None:
    """Write what stands on the map and where water is."""
    seen.part("dams")
    start = seen.blank(DAMS * PER_DAM)
    for dam, owner in enumerate(state.dam_owner):
        if owner != NOBODY:
            at = start + dam * PER_DAM
            seen.put(at, share(state.dam_level[dam], DAM_HEIGHT))
            seen.put(at + 1, share(state.dam_water[dam], DAM_WATER))
            seen.put(at + 2 if owner == NEUTRAL else at + 3 + turns_from(player, owner, len(state.sides)), 1.0)
    seen.part("conduits")
    for conduit in range(CONDUITS):
        seen.one_of(turns_from(player, state.conduit_owner[conduit], len(state.sides)), MOST_SIDES)
    seen.part("powerhouses")
    for house in range(HOUSES):
        seen.one_of(turns_from(player, state.house_owner[house], len(state.sides)), MOST_SIDES)
    seen.part("springs")
    for drops in state.springs:
        seen.amount(drops, DROPS)
    seen.part("headstreams")  # the drops of each round to come
    for tile in state.headstreams:
        for drops in state.content.headstreams[tile]:
            seen.amount(drops, DROPS)


def observe_spaces(state: BarrageState, player: int, seen: Observation) -> None:
    """Write who stands on which action space, and with how many."""
    seen.part("spaces")
    start = seen.blank(len(SPACES) * PER_SPACE)
    for space, owner in enumerate(state.space_owner):
        at = start + space * PER_SPACE
        seen.put(at, 1.0 if owner == CLOSED else 0.0)
        seen.put(at + 1, share(state.space_engineers[space], ENGINEERS))
        if owner >= 0:
            seen.put(at + 2 + turns_from(player, owner, len(state.sides)), 1.0)


def observe_offices(state: BarrageState, seen: Observation) -> None:
    """Write the contracts and patents on offer, and how high the piles are."""
    content = state.content
    seen.part("national")
    for place in range(MOST_SIDES - 1):
        contract = state.national[place] if place < len(state.national) else NOTHING
        seen.one_of(content.places[contract] if contract != NOTHING else NOTHING, len(content.national))
    seen.part("office")
    for place, contract in enumerate(state.office):
        seen.one_of(content.places[contract] if contract != NOTHING else NOTHING, len(content.piles[place // 2]))
    seen.part("piles")
    for colour, pile in enumerate(state.piles):
        seen.amount(len(pile), len(content.piles[colour]))
    seen.part("thrown")
    for colour, pile in enumerate(state.thrown):
        seen.some_of([content.places[contract] for contract in pile], len(content.piles[colour]))
    seen.part("patents")
    for slot in range(PATENTS):
        seen.one_of(state.patents[slot], len(content.technology))
    seen.part("inventions")
    seen.amount(len(state.inventions), len(content.technology))


def observe_draft(state: BarrageState, seen: Observation) -> None:
    """Write what is left to choose in the draft, and the officers that lie open for whoever copies officers."""
    officers = len(state.content.officers)
    seen.part("draft")
    start = seen.blank(len(state.content.companies) * officers)
    for company, officer in zip(state.drafted, state.bound, strict=True):
        seen.put(start + company * officers + officer, 1.0)
    seen.part("offered")
    seen.some_of([state.content.places[contract] for contract in state.offered], len(state.content.starting))
    seen.part("further officers")
    seen.some_of(state.extra_officers, officers)


def observe_automa(state: BarrageState, seen: Observation) -> None:
    """Write the Automa's piles: the front on top is seen, the others are counted."""
    tiles = len(state.content.automa)
    seen.part("automa")
    seen.amount(len(state.automa_pile), tiles)
    seen.one_of(state.automa_pile[-1] if state.automa_pile else NOTHING, tiles)
    seen.some_of(state.automa_discard if state.automa_pile else [], tiles)


def observe_side(state: BarrageState, company: Company, side: int, name: str, seen: Observation) -> None:
    """Write a side; nothing but zeros where nobody sits."""
    seen.part(f"{name} company")
    seen.flag(side != NOTHING)
    seen.one_of(company.level if side != NOTHING else NOTHING, AUTOMA_LEVELS)
    seen.one_of(company.company, len(state.content.companies))
    seen.part(f"{name} officer")
    seen.one_of(company.officer, len(state.content.officers))
    seen.one_of(company.copied, len(state.content.officers))
    seen.part(f"{name} goods")
    seen.amount(company.credits, CREDITS)
    seen.amount(company.excavators, MACHINES)
    seen.amount(company.mixers, MACHINES)
    seen.amount(company.engineers, ENGINEERS)
    seen.amount(company.energy, ENERGY)
    seen.amount(company.points, POINTS)
    seen.part(f"{name} sources")
    for points in company.gained:
        seen.amount(points, POINTS)
    seen.part(f"{name} history")
    seen.amount(len(company.history), ROUNDS)
    for number in range(ROUNDS):
        seen.amount(company.history[number] if number < len(company.history) else 0, POINTS)
    observe_board(company, name, seen)
    observe_wheel(company, len(state.content.technology), name, seen)
    seen.part(f"{name} contracts")
    seen.some_of(company.contracts, len(state.content.contracts))
    seen.part(f"{name} fulfilled")
    seen.some_of(company.fulfilled, len(state.content.contracts))


def observe_board(company: Company, name: str, seen: Observation) -> None:
    """Write what a company has built, and what it has done this round."""
    seen.part(f"{name} built")
    for pieces in company.built:
        seen.amount(pieces, PIECES_OF_A_KIND)
    seen.part(f"{name} done")
    seen.amount(company.constructions, CONSTRUCTIONS)
    seen.amount(company.building, ENGINEERS)
    seen.amount(company.banking, ENGINEERS)
    seen.amount(company.copying, COPIES)
    seen.amount(company.beside, ENGINEERS)
    seen.flag(company.passed)


def observe_wheel(company: Company, tiles: int, name: str, seen: Observation) -> None:
    """Write the tiles in supply, and the sectors in the order in which they will come home, from the open one."""
    seen.part(f"{name} tiles")
    seen.some_of(company.tiles, tiles)
    seen.part(f"{name} wheel")
    per_sector = 2 + tiles  # excavators, mixers, then one number for each tile
    start = seen.blank(SECTORS * per_sector)
    for sector in range(SECTORS):
        place = (company.gate - sector) % SECTORS
        at = start + sector * per_sector
        seen.put(at, share(company.wheel_excavators[place], MACHINES))
        seen.put(at + 1, share(company.wheel_mixers[place], MACHINES))
        if company.wheel_tiles[place] != NOTHING:
            seen.put(at + 2 + company.wheel_tiles[place], 1.0)
