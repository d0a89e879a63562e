"""What holds in every position. Loading refuses positions that break it; the tests check it in random play."""

from __future__ import annotations

import re
from typing import Final

from ludarium.engine.errors import LoadError
from ludarium.games.barrage.content.abilities import TOP_LEVEL
from ludarium.games.barrage.content.components import BASIC, COLOURS_COUNT, FIRST_ADVANCED, IS_START, JOKER, SPECIAL
from ludarium.games.barrage.content.sites import DAM_BASINS, DAMS, HOUSES_IN, PIECE_COUNTS
from ludarium.games.barrage.rules.actions import ChooseAction
from ludarium.games.barrage.rules.contracts import is_national
from ludarium.games.barrage.rules.setup import ChooseCompany, ChooseStart, automa_levels
from ludarium.games.barrage.state import ACTIONS, DRAFT, ENGINEERS, FLOW, INCOME, NOBODY, NOTHING, OPEN_CONTRACTS, BarrageState

DEALING: Final = ("ChooseContract", "TakeContracts", "DiscardContract")


def check_position(state: BarrageState) -> None:
    """Raise LoadError, naming the rule, if the position breaks an invariant."""
    for name, broken in (
        ("BR-A11", engineers_lost(state)),
        ("BR-A12", pieces_lost(state)),
        ("BR-G4", two_in_a_basin(state)),
        ("BR-H5", too_much_water(state)),
        ("BR-K22", tiles_lost(state)),
        ("BR-R73", any(not sector_is_empty(state, side) for side in range(len(state.sides)))),
        ("BR-M6", contracts_twice(state)),
        ("BR-A4", contracts_astray(state)),
        ("BR-M10", too_many_contracts(state)),
        ("BR-Z11", any(company.points != sum(company.gained) for company in state.sides)),
        ("BR-J1", sorted(state.order) != list(range(len(state.sides)))),
        ("BA-17", [company.level for company in state.sides] != [0] * state.players + automa_levels(state.options)),
        ("BA-16", automa_tiles_lost(state)),
    ):
        if broken:
            raise LoadError(f"position: the rule {name} does not hold")
    check_agenda(state)


# ---------------------------------------------------------------------------------------------------------------------
# What is still to be done
# ---------------------------------------------------------------------------------------------------------------------

# From the bottom up. What belongs to an action or an effect may stand on top of what belongs to the round.
SHAPES: Final[list[tuple[int, re.Pattern[str]]]] = [
    (DRAFT, re.compile(r"PlayRound SeatAutomas( ChooseCompany)*( ChooseStart)?")),
    (INCOME, re.compile(r"BeginActions FillHeadstreams( GainIncomes)*(?P<rest>( \w+)*)")),
    (ACTIONS, re.compile(r"EndTurn(?P<rest>( \w+)*)")),
    (FLOW, re.compile(r"EndRound ScoreRound(?P<rest>( \w+)*)")),
]
ON_TOP: Final = {
    *["Sequence", "OneOf", "ChooseOne", "AnyOrder", "ChooseNext", "Optional", "DoOrSkip", "Repeat", "Perform"],
    *["ChooseAction", "ChooseSite", "ChoosePayment", "PlaceReward", "ChoosePlace", "Fulfil", "ChooseFulfilled"],
    *["TakeContracts", "ChooseContract", "DiscardContract", "ChooseProduction", "ProduceAgain", "FreeProduction"],
    *["ChooseMachines", "PlaceDrops", "AutomaSecond", "AutomaFulfil", "AutomaRow", "AutomaNext"],
}


def check_agenda(state: BarrageState) -> None:
    """Raise LoadError if what is still to be done does not fit where the game stands."""
    if state.over:
        return
    names = " ".join([type(task).__name__ for task in state.agenda])
    found = next((match for phase, shape in SHAPES if phase == state.phase and (match := shape.fullmatch(names)) is not None), None)
    rest = [] if found is None else found.groupdict().get("rest", "").split()
    if found is None or state.lanes or any(name not in ON_TOP for name in rest):
        raise LoadError("position.agenda: this is not what is left to do in a round")
    acting = [task.seat for task in state.agenda if isinstance(task, ChooseAction)]
    if acting and (acting != [state.turn] or not isinstance(state.agenda[-1], ChooseAction)):
        raise LoadError("position.agenda: whose turn it is does not fit")
    if (state.phase == ACTIONS) != (state.turn != NOTHING) or (state.phase == DRAFT) != (state.round == 0):
        raise LoadError("position.state.turn: it is somebody's turn exactly in the action phase")
    drafting = [task.seat for task in state.agenda if isinstance(task, (ChooseCompany, ChooseStart))]
    if len(set(drafting)) < len(drafting) or any(has_drafted(state, seat) for seat in drafting):
        raise LoadError("position.agenda: who has still to draft does not fit")


def has_drafted(state: BarrageState, seat: int) -> bool:
    """Say whether a seat has its company although it waits for it; who waits for a contract has one already."""
    waits = isinstance(state.agenda[-1], ChooseStart) and state.agenda[-1].seat == seat
    return (state.sides[seat].company != NOTHING) != waits


def contracts_astray(state: BarrageState) -> bool:
    """Every contract lies where its kind belongs (BR-A4, BR-B7, BR-B8)."""
    colours = state.content.colours
    for contract in state.national:
        if contract != NOTHING and not is_national(state, contract):
            return True
    for place, contract in enumerate(state.office):
        if contract != NOTHING and colours[contract] != place // 2:
            return True
    for colour in range(COLOURS_COUNT):
        if any(colours[contract] != colour for contract in state.piles[colour] + state.thrown[colour]):
            return True
    return any(colours[contract] != IS_START for contract in state.offered)


def engineers_lost(state: BarrageState) -> bool:
    """Every side has 12 engineers in supply and on spaces together."""
    for side, company in enumerate(state.sides):
        placed = sum([state.space_engineers[space] for space, owner in enumerate(state.space_owner) if owner == side])
        if company.engineers + placed + company.building + company.banking + company.copying + company.beside != ENGINEERS:
            return True
    return False


def pieces_lost(state: BarrageState) -> bool:
    """Pieces on the map are those gone from the boards (BR-G10); a site without owner is bare."""
    for side, company in enumerate(state.sides):
        dams = [dam for dam in range(DAMS) if state.dam_owner[dam] == side]
        levels = sum([state.dam_level[dam] for dam in dams])
        counted = [len(dams), levels - len(dams), state.conduit_owner.count(side), state.house_owner.count(side)]
        if counted != company.built or any(count > most for count, most in zip(counted, PIECE_COUNTS, strict=True)):
            return True
    return any((state.dam_owner[dam] == NOBODY) != (state.dam_level[dam] == 0) for dam in range(DAMS))


def two_in_a_basin(state: BarrageState) -> bool:
    """No company has two dams or two powerhouses in a basin (BR-G4, BR-G5)."""
    for basin in range(DAM_BASINS):
        if state.dam_owner[2 * basin] >= 0 and state.dam_owner[2 * basin] == state.dam_owner[2 * basin + 1]:
            return True
    for houses in HOUSES_IN:
        owners = [state.house_owner[house] for house in houses if state.house_owner[house] != NOBODY]
        if len(set(owners)) < len(owners):
            return True
    return False


def too_much_water(state: BarrageState) -> bool:
    """No dam holds more drops than its level, one of the highest as many as any ability ever allowed (BR-X14)."""
    most = state.content.most_drops
    return any(state.dam_water[dam] > (most if state.dam_level[dam] == TOP_LEVEL else state.dam_level[dam]) for dam in range(DAMS))


def tiles_lost(state: BarrageState) -> bool:
    """Every side keeps its basic tiles; every advanced tile is in at most one place (BR-A11, BR-D7)."""
    advanced = state.inventions + [tile for tile in state.patents if tile != NOTHING]
    for company in state.sides:
        own = company.tiles + [tile for tile in company.wheel_tiles if tile != NOTHING]
        if company.company == NOTHING:
            continue
        basic = [tile for tile in range(BASIC) if tile != JOKER or state.introductory()]
        if (company.copied == NOTHING and company.may_copy_tile()) or (company.copied != NOTHING and SPECIAL in own):
            basic.append(SPECIAL)
        if sorted(tile for tile in own if tile < FIRST_ADVANCED) != basic:
            return True
        advanced = advanced + [tile for tile in own if tile >= FIRST_ADVANCED]
    return len(set(advanced)) < len(advanced) or any(not FIRST_ADVANCED <= tile < len(state.content.technology) for tile in advanced)


def sector_is_empty(state: BarrageState, side: int) -> bool:
    """Nothing lies in the open sector between moves (BR-R73)."""
    company = state.sides[side]
    gate = company.gate
    return company.wheel_tiles[gate] == NOTHING and not company.wheel_excavators[gate] and not company.wheel_mixers[gate]


def contracts_twice(state: BarrageState) -> bool:
    """No contract is in two places."""
    contracts = [contract for contract in state.national + state.office if contract != NOTHING] + state.offered
    for pile in state.piles + state.thrown:
        contracts = contracts + pile
    for company in state.sides:
        contracts = contracts + company.contracts + company.fulfilled
    return len(set(contracts)) < len(contracts)


def too_many_contracts(state: BarrageState) -> bool:
    """Nobody holds more than three face-up contracts but in the middle of taking some (BR-M10)."""
    taking = any(type(task).__name__ in DEALING for task in state.agenda)
    return not taking and any(len(company.contracts) > OPEN_CONTRACTS for company in state.sides)


def automa_tiles_lost(state: BarrageState) -> bool:
    """The Automa's tiles are all there if there is an Automa."""
    tiles = sorted(state.automa_pile + state.automa_discard)
    automas = len(state.sides) > state.players
    return tiles != (list(range(len(state.content.automa))) if automas else []) or (state.phase == DRAFT and state.round > 0)
