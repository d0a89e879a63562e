"""Positions for rule tests, written in the words of the rulebook.

    scene = given(players=2).dam("D1L", 0, level=2, water=2).conduit("C1L", 0).house("P8a", 0).turn(0)
    scene.play("space turbine-plus2-left", "produce D1L-C1L-2")
    assert scene.side(0).energy == 12

A scene is a real table. What a test does not set stays as a new game has it. Pieces a scene puts on the map come from
their company's board; neutral dams and waiting drops of the set-up are taken away first, so that a test sees only its own.
"""

from __future__ import annotations

from typing import Any

import ludarium
from ludarium.engine.happening import Log
from ludarium.games.barrage.content.abilities import COPY_TILE
from ludarium.games.barrage.content.components import (
    BONUSES,
    COMPANIES,
    CONTRACTS,
    FIRST_PRIVATE,
    OBJECTIVES,
    OFFICERS,
    SPACES,
    SPECIAL,
    TILES,
)
from ludarium.games.barrage.content.sites import CONDUIT_IDS, DAM_IDS, HOUSE_IDS
from ludarium.games.barrage.game import BarrageGame, make
from ludarium.games.barrage.rules.actions import ChooseAction
from ludarium.games.barrage.rules.rounds import EndTurn
from ludarium.games.barrage.state import ACTIONS, NEUTRAL, NOBODY, NOTHING, BarrageState, Company
from tests.rules.barrage.known import busy_pick

GAME: BarrageGame = make([])

Options = dict[str, object]
INTRO: Options = {"game": "introductory"}
BUSY_MODES: list[tuple[int, Options]] = [
    (4, {"game": "full"}),
    (2, INTRO),
    (3, {"game": "full", "mahiri-officers": True}),
    (2, {"automa-1": "3", "automa-2": "4"}),
    (1, {"automa-1": "2", "automa-2": "4"}),
]


def busy_game(players: int, options: Options, seed: int) -> BarrageState:
    """Return a game played to its end in this manner."""
    state = GAME.new(players, seed, options)
    luck = ludarium.chance(seed)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, busy_pick(luck, state.moves(seat)))
    return state


class Scene:
    """A table under construction, and what a test looks at."""

    def __init__(self, state: BarrageState) -> None:
        self.state = state
        self.log = Log()

    def side(self, side: int) -> Company:
        return self.state.sides[side]

    # -- what lies where -------------------------------------------------------------------------------------------

    def company(self, side: int, company: str, officer: str = "") -> Scene:
        """Make a side play a company and, if named, an officer."""
        for other in self.state.sides:
            if other.company == COMPANIES.index(company):
                other.company = self.side(side).company
        self.side(side).company = COMPANIES.index(company)
        self.state.restored()
        return self.officer(side, officer) if officer else self

    def officer(self, side: int, officer: str) -> Scene:
        own = self.side(side)
        own.officer = OFFICERS.index(officer)
        own.tiles = [tile for tile in own.tiles if tile != SPECIAL] + ([SPECIAL] if self._copies_tiles(own.officer) else [])
        self.state.refresh(side)
        return self

    def _copies_tiles(self, officer: int) -> bool:
        return self.state.content.talents[officer].has(COPY_TILE)

    def holds(self, side: int, **amounts: int) -> Scene:
        """Set credits, excavators, mixers, engineers, energy."""
        for name, amount in amounts.items():
            setattr(self.side(side), name, amount)
        return self

    def tiles(self, side: int, *names: str) -> Scene:
        """Give a side exactly these technology tiles in supply."""
        self.side(side).tiles = sorted(TILES.index(name) for name in names)
        return self

    def dam(self, name: str, side: int, level: int = 1, water: int = 0) -> Scene:
        """Put a dam on the map; NEUTRAL is a side too."""
        dam = DAM_IDS.index(name)
        self.state.dam_owner[dam] = side
        self.state.dam_level[dam] = level
        self.state.dam_water[dam] = water
        if side >= 0:
            self.side(side).built[0] += 1
            self.side(side).built[1] += level - 1
        return self

    def conduit(self, name: str, side: int) -> Scene:
        self.state.conduit_owner[CONDUIT_IDS.index(name)] = side
        self.side(side).built[2] += 1
        return self

    def house(self, name: str, side: int) -> Scene:
        self.state.house_owner[HOUSE_IDS.index(name)] = side
        self.side(side).built[3] += 1
        self.state.refresh(side)
        return self

    def springs(self, *drops: int) -> Scene:
        self.state.springs = list(drops)
        return self

    def contracts(self, side: int, *names: str) -> Scene:
        """Give a side exactly these open contracts, taken from wherever they are."""
        self.side(side).contracts = [CONTRACTS.index(name) for name in names]
        for contract in self.side(side).contracts:
            self.withdraw(contract)
        return self

    def withdraw(self, contract: int) -> None:
        """Take a contract out of office and piles; a pile's contract takes its place."""
        for pile in self.state.piles:
            if contract in pile:
                pile.remove(contract)
        if contract in self.state.office:
            place = self.state.office.index(contract)
            self.state.office[place] = self.state.piles[self.state.content.colours[contract]].pop()
        if contract in self.state.national:
            self.state.national[self.state.national.index(contract)] = NOTHING

    def office(self, *names: str) -> Scene:
        """Lay these face-up private contracts out: '' is an empty place."""
        wanted = [CONTRACTS.index(name) if name else NOTHING for name in names]
        everything = [contract for contract in self.state.office if contract != NOTHING]
        for contract in everything:
            self.state.piles[self.state.content.colours[contract]].insert(0, contract)
        for contract in wanted:
            if contract >= FIRST_PRIVATE:
                self.state.piles[self.state.content.colours[contract]].remove(contract)
        self.state.office = wanted
        return self

    def national(self, *names: str) -> Scene:
        self.state.national = [CONTRACTS.index(name) for name in names]
        return self

    def patents(self, *names: str) -> Scene:
        self.state.patents = [TILES.index(name) if name else NOTHING for name in names]
        return self

    def bonus(self, name: str) -> Scene:
        """Make this the bonus tile of the present round."""
        self.state.bonuses[self.state.round - 1] = BONUSES.index(name)
        return self

    def objective(self, name: str) -> Scene:
        self.state.objective = OBJECTIVES.index(name)
        return self

    # -- playing ---------------------------------------------------------------------------------------------------

    def turn(self, side: int) -> Scene:
        """Make it this side's turn in the action phase."""
        state = self.state
        state.phase = ACTIONS
        state.turn = side
        state.agenda = [EndTurn(), ChooseAction(side)]
        state.stack = state.agenda
        return self

    def play(self, *moves: str) -> Scene:
        """Play moves, each by whoever is to move."""
        self.state.listener = self.log
        for move in moves:
            self.state.play(self.state.to_move[0], self.state.game.lexicon.parse(move))
        self.state.listener = None
        return self

    def run(self, task: Any) -> Scene:
        """Carry out a task and what follows, on an agenda that then waits for side 0."""
        self.state.agenda = [EndTurn(), ChooseAction(0), task]
        self.state.stack = self.state.agenda
        self.state.listener = self.log
        self.state.run()
        self.state.listener = None
        return self

    def moves(self) -> list[str]:
        """Return the notation of all legal moves."""
        return [self.state.game.lexicon.text(move) for move in self.state.moves(self.state.to_move[0])]

    def family(self, word: str) -> list[str]:
        """Return what can follow a word."""
        return [move.split(" ")[1] for move in self.moves() if move.split(" ")[0] == word]

    def refusal(self, target: str) -> tuple[str, str]:
        """Return reason and rule with which something is blocked."""
        question = self.state.ask(self.state.to_move[0])
        assert question is not None
        return next((blocked.refusal.reason, blocked.refusal.rule) for blocked in question.blocked if blocked.target == target)

    def label(self, move: str) -> dict[str, object]:
        """Return the facts of an option's label."""
        question = self.state.ask(self.state.to_move[0])
        assert question is not None
        return next(option.label.arguments for option in question.options if option.notation == move)

    # -- looking ---------------------------------------------------------------------------------------------------

    def water(self, *names: str) -> list[int]:
        return [self.state.dam_water[DAM_IDS.index(name)] for name in names]

    def owner(self, name: str) -> int:
        """Return who owns what stands on a site."""
        if name in DAM_IDS:
            return self.state.dam_owner[DAM_IDS.index(name)]
        return self.state.conduit_owner[CONDUIT_IDS.index(name)] if name in CONDUIT_IDS else self.state.house_owner[HOUSE_IDS.index(name)]

    def stock(self, side: int) -> str:
        """Return what a side has: '6 credits, 6 excavators, 4 mixers'."""
        own = self.side(side)
        return f"{own.credits} credits, {own.excavators} excavators, {own.mixers} mixers"

    def supply(self, side: int) -> list[str]:
        """Return the tiles in supply."""
        return [TILES[tile] for tile in self.side(side).tiles]

    def on_wheel(self, side: int) -> list[str]:
        """Return the tiles on the wheel."""
        return sorted(TILES[tile] for tile in self.side(side).wheel_tiles if tile != NOTHING)

    def happened(self) -> list[str]:
        return [happening.kind for happening in self.log.happenings]


def new(players: int, options: Options | None = None, seed: int = 1, game: BarrageGame = GAME) -> Scene:
    """Return a table as the set-up leaves it; drafts are played with the first choices."""
    state = game.new(players, seed, options)
    while not state.round:
        seat = state.to_move[0]
        state.play(seat, state.moves(seat)[0])
    return Scene(state)


def given(players: int = 2, options: Options | None = None, round: int = 1, game: BarrageGame = GAME) -> Scene:
    """Return a table with a bare map and no water, waiting for side 0 to act."""
    scene = new(players, INTRO if options is None else options, game=game)
    state = scene.state
    for dam, owner in enumerate(state.dam_owner):
        if owner == NEUTRAL:
            state.dam_owner[dam] = NOBODY
            state.dam_level[dam] = 0
            state.dam_water[dam] = 0
    state.springs = [0, 0, 0, 0]
    state.round = round
    for side, company in enumerate(state.sides):
        company.officer = NOTHING
        company.contracts = []
        company.tiles = [tile for tile in company.tiles if tile != SPECIAL]
        company.engineers = 12
        company.building = company.banking = company.copying = company.beside = 0
        company.energy = 0
        company.built = [0, 0, 0, 0]
        company.wheel_tiles = [NOTHING] * 6
        company.wheel_excavators = [0] * 6
        company.wheel_mixers = [0] * 6
        company.tiles = list(range(5 if state.introductory() else 4))
        company.excavators, company.mixers = 6, 4
        company.credits = 0 if state.is_automa(side) else 6
    for site in range(20):
        if state.dam_owner[site] >= 0:
            state.dam_owner[site], state.dam_level[site], state.dam_water[site] = NOBODY, 0, 0
        state.conduit_owner[site] = NOBODY
    state.house_owner = [NOBODY] * len(state.house_owner)
    for space in range(len(SPACES)):
        if state.space_owner[space] >= 0:
            state.space_owner[space] = NOBODY
            state.space_engineers[space] = 0
    state.restored()
    return scene.turn(0)
