"""The position of a game of Barrage: map, company boards, wheels, offices and piles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, SupportsIndex, TypeAlias, cast

from ludarium.engine.chance import Chance
from ludarium.engine.fields import Field, Number, Numbers, Parts, Truth
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import State, staged
from ludarium.engine.zones import Deck, Decks, Discard, Display, Pieces, Tableau
from ludarium.games.barrage.content.abilities import COPY_OFFICER, COPY_TILE, MOST_DROPS, NO_ABILITIES, PASS, TOP_LEVEL
from ludarium.games.barrage.content.components import COLOURS_COUNT, PATENTS, SPACES, Content, MapData
from ludarium.games.barrage.content.prices import Tariff
from ludarium.games.barrage.content.sites import CONDUITS, DAMS, HEADSTREAMS, HOUSE_BASIN, HOUSES, HOUSES_IN, POWERHOUSE

if TYPE_CHECKING:
    from ludarium.engine.game import Game
    from ludarium.games.barrage.view import View

NOTHING: Final = -1
NOBODY: Final = -1
NEUTRAL: Final = -2
CLOSED: Final = -2  # an action space filled for the whole game (BR-B17)

ENGINEERS: Final = 12
SECTORS: Final = 6
ROUNDS: Final = 5
OPEN_CONTRACTS: Final = 3
ABILITY_AT: Final = 3  # powerhouses (BR-W1)
BONUS_BY_POWERHOUSES: Final = [0, 0, 1, 1, 3]  # BR-L6

# Where the game stands, for people; the agenda alone decides what happens.
DRAFT: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
FLOW: Final = 3
SCORING: Final = 4
FINISHED: Final = 5
Phase: TypeAlias = Literal["draft", "income", "actions", "flow", "scoring", "over"]
PHASES: Final[list[Phase]] = ["draft", "income", "actions", "flow", "scoring", "over"]

# In what time an ability that answers once can answer again.
IN_TURN: Final = 0
IN_ROUND: Final = 1
PERIODS: Final = ["turn", "round"]

# Where points come from, for the score sheet.
AT_START: Final = 0
FROM_INCOME: Final = 1
FROM_CONTRACTS: Final = 2
FROM_RANK: Final = 3
NO_ENERGY: Final = 4
FROM_BONUS: Final = 5
FROM_TOLLS: Final = 6
FROM_TECHNOLOGY: Final = 7
FOR_CREDITS: Final = 8  # an Automa's points in place of credits (BA-49)
FROM_ABILITIES: Final = 9
FROM_ACTIONS: Final = 10
SOURCES: Final = ["start", "income", "contracts", "rank", "no-energy", "bonus", "tolls", "technology", "credits", "abilities", "actions"]

NO_TARIFF: Final = Tariff(MapData(), NO_ABILITIES, [])
# Shared by new sides and positions, which get rows of their own (`lay`, `copy`, or when they are loaded): a copy does not pay for them.
EMPTY: Final[list[int]] = []
NO_PILES: Final[list[list[int]]] = [EMPTY] * COLOURS_COUNT


class Company:
    """What belongs to one side."""

    def __init__(self) -> None:
        self.company = NOTHING
        self.officer = NOTHING
        self.level = 0  # 1 to 4 for an Automa (BA-17), 0 for a person
        self.credits = 0
        self.excavators = 0
        self.mixers = 0
        self.engineers = ENGINEERS
        self.energy = 0
        self.points = 0
        self.gained = EMPTY
        self.history = EMPTY  # points after the scoring of each round
        self.built = EMPTY
        self.tiles = EMPTY  # technology tiles in supply
        self.gate = 0  # the open sector of the wheel
        self.wheel_tiles = EMPTY
        self.wheel_excavators = EMPTY
        self.wheel_mixers = EMPTY
        self.contracts = EMPTY  # face up
        self.fulfilled = EMPTY
        self.constructions = 0  # company spaces used this round (BR-K2)
        self.building = 0  # engineers on the company board
        self.banking = 0  # engineers in the bank
        self.copying = 0  # uses of the officer tile this round (BR-R8)
        self.beside = 0  # an Automa's engineers that block no space (BA-45)
        self.copied = NOTHING  # officer copied this turn (BR-R5)
        self.passed = False
        # What follows from the fields above and from the map (`BarrageState.refresh`):
        self.standing = NO_ABILITIES  # all abilities that work now
        self.tariff = NO_TARIFF  # what building costs with them
        self.driven = EMPTY  # basins with an own powerhouse

    def lay(self) -> Company:
        """Lay an empty company board; return it."""
        self.gained = [0] * len(SOURCES)
        self.built = [0, 0, 0, 0]
        self.tiles = []
        self.wheel_tiles = [NOTHING] * SECTORS
        self.wheel_excavators = [0] * SECTORS
        self.wheel_mixers = [0] * SECTORS
        self.contracts = []
        return self

    def copy(self) -> Company:
        """Return an independent copy; rows that are seldom changed are shared, and change by replacement only."""
        other = Company()
        other.company = self.company
        other.officer = self.officer
        other.level = self.level
        other.credits = self.credits
        other.excavators = self.excavators
        other.mixers = self.mixers
        other.engineers = self.engineers
        other.energy = self.energy
        other.points = self.points
        other.gained = self.gained.copy()
        other.history = self.history
        other.built = self.built.copy()
        other.tiles = self.tiles.copy()
        other.gate = self.gate
        other.wheel_tiles = self.wheel_tiles.copy()
        other.wheel_excavators = self.wheel_excavators.copy()
        other.wheel_mixers = self.wheel_mixers.copy()
        other.contracts = self.contracts.copy()
        other.fulfilled = self.fulfilled
        other.constructions = self.constructions
        other.building = self.building
        other.banking = self.banking
        other.copying = self.copying
        other.beside = self.beside
        other.copied = self.copied
        other.passed = self.passed
        other.standing = self.standing
        other.tariff = self.tariff
        other.driven = self.driven
        return other

    def working_officer(self) -> int:
        """Return the officer whose ability works; an Automa has one at level 4 only (BA-22)."""
        return self.officer if self.level in (0, 4) else NOTHING

    def is_able(self) -> bool:
        """Say whether the company's ability is active (BR-W1); an Automa uses it from level 3 on (BA-20)."""
        return self.built[POWERHOUSE] >= ABILITY_AT and self.level not in (1, 2)

    def production_bonus(self) -> int:
        """Return the bonus of the built powerhouses (BR-L6); an Automa of level 1 never gets it (BA-18)."""
        return 0 if self.level == 1 else BONUS_BY_POWERHOUSES[self.built[POWERHOUSE]]

    def gets_income(self) -> bool:
        """Say whether the side gains the incomes of its board; an Automa of level 1 does not (BA-18)."""
        return self.level != 1

    def uses_effects(self) -> bool:
        """Say whether effects of advanced tiles work for this side; for an Automa from level 3 on (BA-19, BA-20)."""
        return self.level not in (1, 2)

    def may_copy_tile(self) -> bool:
        """Say whether the side can build as a copy of a tile on its wheel (BR-X8, BR-X12)."""
        return self.standing.has(COPY_TILE)

    def copies_officers(self) -> bool:
        """Say whether the side can copy other companies' officers (BR-X10)."""
        return self.level == 0 and self.standing.has(COPY_OFFICER)


NO_COMPANIES: Final[list[Company]] = []


class BarrageState(State):
    """A position of Barrage. Sides are the people in seat order, then the Automas."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, object], luck: Chance, content: Content) -> None:
        super().__init__(game, players, options, luck)
        self.content = content
        self.sides: list[Company] = NO_COMPANIES
        self.round = 0
        self.phase = DRAFT
        self.turn = NOTHING
        self.order = EMPTY
        # the map
        self.dam_owner = EMPTY
        self.dam_level = EMPTY
        self.dam_water = EMPTY
        self.conduit_owner = EMPTY
        self.house_owner = EMPTY
        self.springs = EMPTY  # drops waiting on headstreams
        self.headstreams = EMPTY  # tiles
        self.watching = EMPTY  # sides that gain something from passing water; follows from their abilities
        # boards and piles
        self.space_owner = EMPTY
        self.space_engineers = EMPTY
        self.bonuses = EMPTY  # tiles of rounds 1 to 5
        self.objective = NOTHING
        self.national = EMPTY  # places of national contracts; NOTHING where one was taken
        self.office = EMPTY  # face-up private contracts, two places a colour
        self.piles = NO_PILES  # the next contract is the last
        self.thrown = NO_PILES  # discarded by Automas (BA-R15)
        self.patents = EMPTY
        self.inventions = EMPTY  # pile of advanced tiles; the next one is the last
        # the draft
        self.drafted = EMPTY  # companies still to be chosen
        self.bound = EMPTY  # officers bound to them
        self.offered = EMPTY  # starting contracts still to be chosen
        self.extra_officers = EMPTY  # shown for whoever copies officers (variant of BR-R6)
        # the Automa's tiles
        self.automa_pile = EMPTY  # the top, whose front is seen, is the last
        self.automa_discard = EMPTY

    def lay(self) -> None:
        """Lay an empty map and empty boards."""
        self.dam_owner = [NOBODY] * DAMS
        self.dam_level = [0] * DAMS
        self.dam_water = [0] * DAMS
        self.conduit_owner = [NOBODY] * CONDUITS
        self.house_owner = [NOBODY] * HOUSES
        self.springs = [0] * HEADSTREAMS
        self.space_owner = [NOBODY] * len(SPACES)
        self.space_engineers = [0] * len(SPACES)
        self.office = [NOTHING] * (2 * COLOURS_COUNT)
        self.patents = [NOTHING] * PATENTS

    def view(self, player: SupportsIndex | None) -> View:
        return cast("View", super().view(player))

    def stage(self) -> str:
        return staged(self.round, PHASES[self.phase])

    def copy(self) -> BarrageState:
        """Return an independent copy; rows that are seldom changed are shared, and change by replacement only."""
        other = BarrageState(self.game, self.players, self.options, self.chance.copy(), self.content)
        self.copy_common(other)
        other.sides = [side.copy() for side in self.sides]
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.order = self.order
        other.dam_owner = self.dam_owner.copy()
        other.dam_level = self.dam_level.copy()
        other.dam_water = self.dam_water.copy()
        other.conduit_owner = self.conduit_owner.copy()
        other.house_owner = self.house_owner.copy()
        other.springs = self.springs.copy()
        other.headstreams = self.headstreams
        other.watching = self.watching
        other.space_owner = self.space_owner.copy()
        other.space_engineers = self.space_engineers.copy()
        other.bonuses = self.bonuses
        other.objective = self.objective
        other.national = self.national
        other.office = self.office.copy()
        other.piles = self.piles
        other.thrown = self.thrown
        other.patents = self.patents
        other.inventions = self.inventions
        other.drafted = self.drafted
        other.bound = self.bound
        other.offered = self.offered
        other.extra_officers = self.extra_officers
        other.automa_pile = self.automa_pile
        other.automa_discard = self.automa_discard
        return other

    def first_seat(self) -> int:
        """Return the person who comes first in turn order."""
        for side in self.order:
            if side < self.players:
                return side
        return 0

    def is_automa(self, side: int) -> bool:
        """Say whether a side is played by the rules themselves."""
        return side >= self.players

    def introductory(self) -> bool:
        """Say whether this is the introductory game (section C)."""
        return self.options.get("game") == "introductory"

    def own_dam_in(self, side: int, basin: int) -> int:
        """Return the side's dam in a basin, or NOTHING; there is at most one (BR-G4)."""
        if 2 * basin < DAMS:
            if self.dam_owner[2 * basin] == side:
                return 2 * basin
            if self.dam_owner[2 * basin + 1] == side:
                return 2 * basin + 1
        return NOTHING

    def own_house_in(self, side: int, basin: int) -> int:
        """Return the side's powerhouse in a basin, or NOTHING; there is at most one (BR-G5)."""
        for house in HOUSES_IN[basin]:
            if self.house_owner[house] == side:
                return house
        return NOTHING

    def refresh(self, side: int) -> None:
        """Let a side's abilities be those that its officer, company and powerhouses now give it, and what follows from them."""
        company = self.sides[side]
        able = company.company if company.is_able() else NOTHING
        number = self.content.standing_number(company.working_officer(), company.copied, able)
        company.standing = self.content.standings[number]
        company.tariff = (self.content.tariffs if company.uses_effects() else self.content.bare_tariffs)[number]
        company.driven = [HOUSE_BASIN[house] for house in range(HOUSES) if self.house_owner[house] == side]
        self.watching = [other for other in range(len(self.sides)) if self.sides[other].standing.answers[PASS]]

    def fields(self) -> list[Field]:
        return FIELDS

    def restored(self) -> None:
        for side in range(len(self.sides)):
            self.refresh(side)

    def side_count(self) -> int:
        """Return how many sides there are, Automas included; none before the table is laid."""
        return len(self.sides)


# ---------------------------------------------------------------------------------------------------------------------
# The fields, declared once: saving, loading and redrawing hidden worlds follow from this
# ---------------------------------------------------------------------------------------------------------------------

MOST_SIDES: Final = 4
MANY: Final = 1_000_000

CONTRACT: Final = Pieces("", lambda state: len(state.content.contracts))
TILE: Final = Pieces("", lambda state: len(state.content.technology))
AUTOMA_TILE: Final = Pieces("", lambda state: len(state.content.automa))


def last_side(state: BarrageState) -> int:
    """Return the highest number of a side."""
    return len(state.sides) - 1


def last_company(state: BarrageState) -> int:
    """Return the highest number of a company."""
    return len(state.content.companies) - 1


def last_officer(state: BarrageState) -> int:
    """Return the highest number of an officer."""
    return len(state.content.officers) - 1


OF_ANY_SIDE: Final = Number("side", 0, last_side)  # of a task that is saved

COMPANY_FIELDS: Final[list[Field]] = [
    Number("company", NOTHING, last_company),
    Number("officer", NOTHING, last_officer),
    Number("level", 0, 4),
    Number("credits", 0),
    Number("excavators", 0),
    Number("mixers", 0),
    Number("engineers", 0, ENGINEERS),
    Number("energy", 0),
    Number("points", -MANY),
    Numbers("gained", -MANY, MANY, len(SOURCES)),
    Numbers("history", -MANY),
    Numbers("built", 0, 5, 4),
    Tableau("tiles", TILE),
    Number("gate", 0, SECTORS - 1),
    Numbers("wheel_tiles", NOTHING, TILE.last, SECTORS),
    Numbers("wheel_excavators", 0, MANY, SECTORS),
    Numbers("wheel_mixers", 0, MANY, SECTORS),
    Tableau("contracts", CONTRACT),
    Tableau("fulfilled", CONTRACT),
    Number("constructions", 0, 4),
    Number("building", 0, ENGINEERS),
    Number("banking", 0, ENGINEERS),
    Number("copying", 0, 2),
    Number("beside", 0, ENGINEERS),
    Number("copied", NOTHING, last_officer),
    Truth("passed"),
]
FIELDS: Final[list[Field]] = [
    Parts("sides", COMPANY_FIELDS, Company, lambda state: state.players, MOST_SIDES),
    Number("round", 0, ROUNDS),
    Number("phase", 0, len(PHASES) - 1),
    Number("turn", NOTHING, last_side),
    Numbers("order", 0, last_side, lambda state: len(state.sides)),
    Numbers("dam_owner", NEUTRAL, last_side, DAMS),
    Numbers("dam_level", 0, TOP_LEVEL, DAMS),
    Numbers("dam_water", 0, MOST_DROPS, DAMS),
    Numbers("conduit_owner", NOBODY, last_side, CONDUITS),
    Numbers("house_owner", NOBODY, last_side, HOUSES),
    Numbers("springs", 0, MANY, HEADSTREAMS),
    Numbers("headstreams", 0, lambda state: len(state.content.headstreams) - 1, HEADSTREAMS),
    Numbers("space_owner", CLOSED, last_side, len(SPACES)),
    Numbers("space_engineers", 0, ENGINEERS, len(SPACES)),
    Numbers("bonuses", 0, lambda state: len(state.content.bonuses) - 1, ROUNDS),
    Number("objective", 0, lambda state: len(state.content.objectives) - 1),
    Numbers("national", NOTHING, CONTRACT.last, lambda state: len(state.sides) - 1),
    Numbers("office", NOTHING, CONTRACT.last, 2 * COLOURS_COUNT),
    Decks("piles", CONTRACT, COLOURS_COUNT),
    Decks("thrown", CONTRACT, COLOURS_COUNT, face_up=True),
    Numbers("patents", NOTHING, TILE.last, PATENTS),
    Deck("inventions", TILE, layers=lambda state: state.content.tile_levels),
    Numbers("drafted", 0, last_company),
    Numbers("bound", 0, last_officer, lambda state: len(state.drafted)),
    Display("offered", CONTRACT),
    Numbers("extra_officers", 0, last_officer),
    Deck("automa_pile", AUTOMA_TILE, shown=1),
    Discard("automa_discard", AUTOMA_TILE),
]


def seat_words(side: int) -> Phrase:
    """Return a side in words; the speaker puts the player's name there."""
    return Phrase("seat", {"seat": side})
