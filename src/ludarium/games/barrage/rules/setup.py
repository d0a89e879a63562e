"""Setting up the table (section B), the introductory game (section C), and the draft of the full game (section D)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.engine.agenda import Ask, Task
from ludarium.engine.phrase import Option, Phrase
from ludarium.games.barrage.content.abilities import COPY_OFFICER
from ludarium.games.barrage.content.components import BASIC, COLOURS_COUNT, FIRST_PATENT_SPACE, JOKER, LEVELS, SPACES, SPECIAL
from ludarium.games.barrage.content.sites import AREAS, HEADSTREAMS
from ludarium.games.barrage.options import AUTOMA_OPTIONS, MORE_CREDITS, MORE_OFFICERS, NO_AUTOMA
from ludarium.games.barrage.rules.contracts import contract_label, refill_office
from ludarium.games.barrage.rules.patents import show_patents
from ludarium.games.barrage.rules.rounds import PlayRound
from ludarium.games.barrage.rules.supply import gain_points
from ludarium.games.barrage.state import AT_START, CLOSED, NEUTRAL, NOTHING, ROUNDS, BarrageState, Company

CREDITS: Final = 6
EXCAVATORS: Final = 6
MIXERS: Final = 4
POINTS: Final = 10
AUTOMA_POINTS: Final = 16  # BA-14
COPIER_CREDITS: Final = 3  # more for who copies officers, by the variant of BR-R7
COPIER_CHOICE: Final = 3  # officers to copy, by the variant of BR-R6


def automa_levels(options: Mapping[str, object]) -> list[int]:
    """Return the levels of the Automas at a table with these options (BA-17)."""
    chosen = [str(options.get(name, NO_AUTOMA)) for name in AUTOMA_OPTIONS]
    return [int(level) for level in chosen if level != NO_AUTOMA]


class SetUp(Task[BarrageState]):
    """Lay the table, give out companies, then play (BR-B1 to BR-B19)."""

    def run(self, state: BarrageState) -> None:
        levels = automa_levels(state.options)
        state.lay()
        state.sides = [Company().lay() for side in range(state.players + len(levels))]
        for number, level in enumerate(levels):
            state.sides[state.players + number].level = level
        for side in range(len(state.sides)):
            state.refresh(side)
        lay_map(state)
        lay_tiles(state)
        lay_contracts(state)
        close_spaces(state)
        state.seal()
        state.report("table-laid", NOTHING, {"players": len(state.sides)})
        if state.introductory():
            seat_introductory(state)
            state.push(PlayRound())
            return
        show_patents(state)
        deal_draft(state)
        first = state.chance.below(state.players)
        picks = [(first + turn) % state.players for turn in range(state.players)]
        state.order = [*range(len(state.sides) - 1, state.players - 1, -1), *reversed(picks)]  # BR-D6, BA-15, BA-R2
        state.push_all([*[ChooseCompany(seat) for seat in picks], SeatAutomas(), PlayRound()])


def lay_map(state: BarrageState) -> None:
    """Headstream tiles, and one neutral dam with one drop in each area (BR-B2, BR-B9 to BR-B11)."""
    tiles = list(range(len(state.content.headstreams)))
    state.chance.shuffle(tiles)
    state.headstreams = tiles[:HEADSTREAMS]
    for area in range(len(AREAS)):
        choices = [number for number, neutral in enumerate(state.content.neutral) if state.content.map.area[neutral.dam // 2] == area]
        drawn = state.content.neutral[state.chance.pick(choices)]
        state.dam_owner[drawn.dam] = NEUTRAL
        state.dam_level[drawn.dam] = drawn.level
        state.dam_water[drawn.dam] = 1


def lay_tiles(state: BarrageState) -> None:
    """Bonus tiles of the five rounds, the objective, advanced tiles by level, the Automa's tiles (BR-B3 to BR-B6, BR-B13, BA-16)."""
    bonuses = state.content.intro_bonuses.copy() if state.introductory() else list(range(len(state.content.bonuses)))
    state.chance.shuffle(bonuses)
    state.bonuses = bonuses[:ROUNDS]
    state.objective = state.chance.below(len(state.content.objectives))
    if state.introductory():
        return
    for level in range(len(LEVELS), 0, -1):
        tiles = [tile for tile, own in enumerate(state.content.tile_levels) if own == level]
        state.chance.shuffle(tiles)
        state.inventions = state.inventions + tiles
    if len(state.sides) > state.players:
        state.automa_pile = list(range(len(state.content.automa)))
        state.chance.shuffle(state.automa_pile)


def lay_contracts(state: BarrageState) -> None:
    """National contracts one fewer than sides, three piles of private ones with two face up each (BR-B7, BR-B8, BA-8)."""
    national = state.content.national.copy()
    state.chance.shuffle(national)
    state.national = sorted(national[: len(state.sides) - 1])
    state.piles = [state.content.piles[colour].copy() for colour in range(COLOURS_COUNT)]
    for pile in state.piles:
        state.chance.shuffle(pile)
    refill_office(state)


def close_spaces(state: BarrageState) -> None:
    """Spaces for more players are filled for the whole game (BR-B14 to BR-B17); the introductory game has no patents (BR-B12)."""
    for space in range(len(SPACES)):
        patent = space >= FIRST_PATENT_SPACE
        if state.content.spaces[space].players > len(state.sides) or (patent and state.introductory()):
            state.space_owner[space] = CLOSED


def seat_introductory(state: BarrageState) -> None:
    """Companies, officers and contracts are given (BR-C1 to BR-C6)."""
    state.order = list(range(state.players))
    for seat in range(state.players):
        seating = state.content.seatings[seat]
        give_company(state, seat, seating.company, seating.officer)
        state.sides[seat].contracts.append(seating.contract)


def give_company(state: BarrageState, side: int, company: int, officer: int) -> None:
    """Give a side its company with officer and starting goods (BR-C7, BR-D7 to BR-D9, BA-12 to BA-14)."""
    own = state.sides[side]
    own.company = company
    own.officer = officer
    own.excavators = EXCAVATORS
    own.mixers = MIXERS
    automa = state.is_automa(side)
    own.credits = 0 if automa else CREDITS
    if copies_officers(state, officer) and not automa and state.options.get(MORE_CREDITS) is True:
        own.credits += COPIER_CREDITS
    own.tiles = [tile for tile in range(BASIC) if tile != JOKER or state.introductory()]
    state.refresh(side)
    if own.may_copy_tile():
        own.tiles.append(SPECIAL)
    if state.listener is not None:
        words = {"company": state.content.company_words(company), "officer": state.content.officer_words(officer)}
        state.report("took-company", side, {**words})
    gain_points(state, side, AUTOMA_POINTS if automa else POINTS, AT_START)


def deal_draft(state: BarrageState) -> None:
    """As many companies, each with an officer, and starting contracts as there are sides (BR-D1 to BR-D3, BA-8)."""
    companies = list(range(len(state.content.companies)))
    officers = list(range(len(state.content.officers)))
    contracts = state.content.starting.copy()
    state.chance.shuffle(companies)
    state.chance.shuffle(officers)
    state.chance.shuffle(contracts)
    count = len(state.sides)
    state.drafted = companies[:count]
    state.bound = officers[:count]
    state.offered = sorted(contracts[:count])
    others = officers[count:]
    if state.options.get(MORE_OFFICERS) is True and any(copies_officers(state, officer) for officer in state.bound):
        state.extra_officers = others[: max(0, COPIER_CHOICE - (count - 1))]


def copies_officers(state: BarrageState, officer: int) -> bool:
    """Say whether an officer's ability is to copy others (BR-X10)."""
    return state.content.talents[officer].has(COPY_OFFICER)


def without(row: list[int], place: int) -> list[int]:
    """Return a row of companies or officers without the one at a place."""
    return row[:place] + row[place + 1 :]


class ChooseCompany(Ask[BarrageState]):
    """Choose a company with the officer bound to it; a starting contract follows in the same pick (BR-D4, BR-D5)."""

    def moves(self, state: BarrageState) -> list[int]:
        return [state.content.moves.company.at(company) for company in sorted(state.drafted)]

    def play(self, state: BarrageState, move: int) -> None:
        place = state.drafted.index(state.content.moves.company.index(move))
        company, officer = state.drafted[place], state.bound[place]
        state.drafted = without(state.drafted, place)
        state.bound = without(state.bound, place)
        give_company(state, self.seat, company, officer)
        state.push(ChooseStart(self.seat))

    def prompt(self, state: BarrageState) -> Phrase:
        return Phrase("ask-company")

    def rule(self) -> str:
        return "BR-D4"

    def option(self, state: BarrageState, move: int) -> Option:
        content = state.content
        company = content.moves.company.index(move)
        officer = state.bound[state.drafted.index(company)]
        facts: dict[str, object] = {"company": content.company_words(company), "officer": content.officer_words(officer)}
        facts["ability"] = content.companies[company].ability.words()
        facts["talent"] = content.officers[officer].words()
        return Option(move, content.moves.company.text(move), Phrase("move-company", facts), state.game.target(move))


class ChooseStart(Ask[BarrageState]):
    """Choose a starting contract (BR-D4)."""

    def moves(self, state: BarrageState) -> list[int]:
        return [state.content.moves.take.at(contract) for contract in state.offered]

    def play(self, state: BarrageState, move: int) -> None:
        contract = state.content.moves.take.index(move)
        state.offered = [other for other in state.offered if other != contract]
        state.sides[self.seat].contracts.append(contract)
        if state.listener is not None:
            state.report("took-contract", self.seat, {"contract": state.content.contract_words(contract)})

    def prompt(self, state: BarrageState) -> Phrase:
        return Phrase("ask-start")

    def rule(self) -> str:
        return "BR-D4"

    def option(self, state: BarrageState, move: int) -> Option:
        take = state.content.moves.take
        return Option(move, take.text(move), contract_label(state, self.seat, "move-take", take.index(move)), state.game.target(move))


class SeatAutomas(Task[BarrageState]):
    """The Automas get the companies left over, without starting contracts (BA-10, BA-11)."""

    def run(self, state: BarrageState) -> None:
        for side in range(state.players, len(state.sides)):
            officer, company = state.bound[0], state.drafted[0]
            state.bound = without(state.bound, 0)
            if copies_officers(state, officer) and state.sides[side].level == 4:
                officer = another_officer(state)
            state.drafted = without(state.drafted, 0)
            give_company(state, side, company, officer)
        state.offered = []


def another_officer(state: BarrageState) -> int:
    """Return a random unused officer: a level 4 Automa does not play one that copies others (BA-155, BA-R38)."""
    state.seal()
    used = [company.officer for company in state.sides] + state.bound
    unused = [officer for officer in range(len(state.content.officers)) if officer not in used]
    return state.chance.pick([officer for officer in unused if not copies_officers(state, officer)])
