"""The position of a game of Underwater Cities: boards with their networks, cards, slots, the track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, SupportsIndex, TypeAlias, cast

from ludarium.engine.ability import Ability, Standing
from ludarium.engine.chance import Chance
from ludarium.engine.fields import Field, Number, Numbers, Parts, Truth
from ludarium.engine.hidden import Hidden, Knowledge
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import State, staged
from ludarium.engine.zones import Deck, Discard, Display, Hand, Pieces, Tableau
from ludarium.games.underwater.content.abilities import NO_ABILITIES, standing
from ludarium.games.underwater.content.boards import Board
from ludarium.games.underwater.content.components import Content
from ludarium.games.underwater.content.kinds import (
    BUILDING_KINDS,
    BUILDING_SITES,
    BUILDINGS,
    CITIES,
    CITY_SITES,
    EXPANSION_SITES,
    FIRST_BUILDING,
    METROPOLIS_PLACES,
    PIECE_COUNT,
    RESOURCE_COUNT,
    SLOT_COUNT,
    SPACES,
    SYMBIOTIC_CITY,
    TUNNEL_SITES,
    TUNNELS,
    UPGRADED,
)
from ludarium.games.underwater.options import ADVANCED
from ludarium.games.underwater.options import BOARDS as BOARDS_OPTION
from ludarium.games.underwater.rules.network import (
    NOT_LOOKED_FOR,
    TALLIES,
    UNKNOWN,
    close_site,
    discounts,
    prices,
    put_building,
    tally,
    turn_tunnel,
)

if TYPE_CHECKING:
    from ludarium.engine.game import Game
    from ludarium.games.underwater.view import View

NOTHING: Final = -1
NOBODY: Final = -1
NEUTRAL: Final = -2  # a tile of the solo game

ROUNDS: Final = 10
TURNS: Final = 3
PRODUCTION_AFTER: Final = [4, 7, 10]
HAND_LIMIT: Final = 3
ACTION_LIMIT: Final = 4
UNLIMITED: Final = 99  # symbiotic domes in the solo game

# Where the game stands, for people; the agenda alone decides what happens.
FIRST_HAND: Final = 0
TURNS_PHASE: Final = 1
PRODUCING: Final = 2
NEW_ERA: Final = 3
SCORING: Final = 4
FINISHED: Final = 5
Phase: TypeAlias = Literal["first-hand", "turns", "production", "new-era", "scoring", "over"]
PHASES: Final[list[Phase]] = ["first-hand", "turns", "production", "new-era", "scoring", "over"]

# Where points come from, for the score sheet; what set an effect going.
FROM_SLOT: Final = 0
FROM_CARDS: Final = 1
FROM_TRACK: Final = 2
FROM_SITES: Final = 3
FROM_METROPOLISES: Final = 4
FROM_CONTRACTS: Final = 5
FROM_PRODUCTION: Final = 6
FROM_FEEDING: Final = 7
FROM_BROWN: Final = 8
FROM_END_CARDS: Final = 9
FROM_CITIES: Final = 10
FROM_RESOURCES: Final = 11
SOURCES: Final = [
    *["slots", "cards", "track", "sites", "metropolises", "contracts", "production", "feeding"],
    *["brown", "end-cards", "cities", "resources"],
]


NO_CARDS: Final[list[int]] = []  # shared by new sides, which get lists of their own (`lay`, `copy`, or when they are loaded)
NO_PLACES: Final[list[int]] = [NOTHING] * METROPOLIS_PLACES
NO_GOODS: Final[list[int]] = [0] * RESOURCE_COUNT
NO_TALLY: Final[list[int]] = [0] * TALLIES
NO_DISCOUNTS: Final[list[int]] = [0] * (PIECE_COUNT * RESOURCE_COUNT)
NO_PRICES: Final[list[list[int]]] = []


class Side:
    """What belongs to one player."""

    def __init__(self) -> None:
        self.board = 0
        self.goods = NO_GOODS
        self.points = 0
        self.gained = NO_CARDS
        self.history = NO_CARDS  # points after each era
        self.cities = NO_CARDS
        self.tunnels = NO_CARDS
        self.buildings = NO_CARDS
        self.metropolises = NO_PLACES
        self.extra = NO_CARDS  # metropolis tiles gained by cards, beside the board (UC-R40)
        self.hand = NO_CARDS
        self.rejected = NO_CARDS  # laid aside in secret, until all have chosen
        self.looked = NO_CARDS  # the special cards being looked at (UC-F42)
        self.claimed = NO_CARDS
        self.used = NO_CARDS  # claimed action cards that were used in this era
        self.under = NO_CARDS  # paid instant special cards, under the board
        self.contracts = NO_CARDS
        self.space = 0  # of the track, 0 below it
        self.arrived = 0  # the later, the higher in the stack
        self.advanced = False  # moved on the track in this round (UC-V23)
        self.before = NO_CARDS  # goods and points as the others see them while choices of a production are secret (UC-R56)
        self.produced = NO_GOODS  # by the own pieces in this production and not given up since (UC-G42)
        # What follows from the fields above (`UnderwaterState.refresh`, `UnderwaterState.gather`):
        self.tally = NO_TALLY
        self.linked = 0  # city sites joined to the start by tunnels, as bits
        self.connected = 0  # sites with connected cities, as bits
        self.standing: Standing = NO_ABILITIES
        self.discounts = NO_DISCOUNTS  # by piece and resource
        self.prices = NO_PRICES  # what each piece usually costs, discounts taken off
        self.open = NOT_LOOKED_FOR  # the sites where something may be built (`open_sites`); shared by copies
        self.output = NO_CARDS  # of the network in a production, made when first asked for (`output_of`); shared by copies

    def lay(self) -> None:
        """Lay an empty board with nothing beside it."""
        self.goods = [0] * RESOURCE_COUNT
        self.gained = [0] * len(SOURCES)
        self.cities = [0] * CITIES
        self.tunnels = [0] * TUNNELS
        self.buildings = [0] * BUILDINGS
        self.extra = []
        self.hand = []
        self.rejected = []
        self.looked = []
        self.claimed = []
        self.used = []
        self.under = []
        self.contracts = []
        self.produced = [0] * RESOURCE_COUNT

    def copy(self) -> Side:
        """Return an independent copy; rows that are seldom changed are shared, and change by replacement only."""
        other = Side()
        other.board = self.board
        other.goods = self.goods.copy()
        other.points = self.points
        other.gained = self.gained.copy()
        other.history = self.history
        other.cities = self.cities.copy()
        other.tunnels = self.tunnels.copy()
        other.buildings = self.buildings.copy()
        other.metropolises = self.metropolises
        other.extra = self.extra
        other.hand = self.hand.copy()
        other.rejected = self.rejected
        other.looked = self.looked
        other.claimed = self.claimed
        other.used = self.used
        other.under = self.under
        other.contracts = self.contracts
        other.space = self.space
        other.arrived = self.arrived
        other.advanced = self.advanced
        other.before = self.before
        other.produced = self.produced
        other.tally = self.tally
        other.linked = self.linked
        other.connected = self.connected
        other.standing = self.standing
        other.discounts = self.discounts
        other.prices = self.prices
        other.open = self.open
        other.output = self.output
        return other


NO_SIDES: Final[list[Side]] = []
NO_TILES: Final[list[int]] = [NOBODY] * SLOT_COUNT
NO_KNOWLEDGE: Final = Hidden(0, 0)


class UnderwaterState(State):
    """A position of Underwater Cities."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, object], luck: Chance, content: Content) -> None:
        super().__init__(game, players, options, luck)
        self.content = content
        # Lists are shared by new positions, which get their own (`SetUp`, `copied`, or when they are loaded): a copy does not pay for them.
        self.sides = NO_SIDES
        self.round = 0
        self.era = 0
        self.turns = 0  # taken in this round, by all together
        self.turn = NOTHING  # whose turn it is
        self.phase = FIRST_HAND
        self.order = NO_CARDS
        self.arrivals = 0
        # the main board
        self.tiles = NO_TILES  # the first tile on each slot
        self.clones = NO_TILES  # the tile placed there by the cloning tile
        self.always = NO_CARDS  # tiles on the always-available slot, in their order
        self.cloning = False  # the cloning tile lies on the board
        self.neutral = NO_CARDS  # slots with neutral tiles, the fourth last
        self.contracts = NO_CARDS  # still open
        self.metropolises = NO_CARDS  # tiles left over (UC-R40)
        # supplies
        self.tunnels = 0
        self.white = 0
        self.symbiotic = 0
        # cards
        self.deck = NO_CARDS  # the top card is the last
        self.discard = NO_CARDS
        self.shown = NO_CARDS  # special cards of 3 credits on show
        self.specials = NO_CARDS  # the other special cards; the last one lies face up
        self.cards = NO_KNOWLEDGE  # who knows which card lies where
        # the turn
        self.card = NOTHING  # played with this turn's slot
        self.slot = NOTHING
        self.built_tunnels = 0  # in this turn (UC-G33)
        self.careless = False  # trying out: moves are not weighed for what they would leave undone (rules/duties.py)
        self.borrows = False  # trying out: deck and discard pile are another position's (`own_piles`)

    def view(self, player: SupportsIndex | None) -> View:
        return cast("View", super().view(player))

    def stage(self) -> str:
        return staged(self.round, PHASES[self.phase])

    def copy(self) -> UnderwaterState:
        other = self.copied([side.copy() for side in self.sides])
        other.tiles = self.tiles.copy()
        other.clones = self.clones.copy()
        other.always = self.always.copy()
        other.neutral = self.neutral.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.cards = self.cards.copy()
        return other

    def trial(self, seat: int) -> UnderwaterState:
        """Return a copy on which a seat tries out what it could do now.

        The other sides and the tiles on the slots are shared: nothing of that touches them. Deck and discard pile are shared until
        one of them changes (`own_piles`).
        """
        sides = self.sides.copy()
        sides[seat] = sides[seat].copy()
        world = self.copied(sides)
        world.cards = self.cards.unheeded()
        world.careless = True
        world.borrows = True
        return world

    def bare_trial(self, seat: int) -> UnderwaterState:
        """Return such a copy on which nothing waits to be done."""
        world = self.trial(seat)
        world.agenda = []
        world.lanes = []
        world.stack = world.agenda
        return world

    def copied(self, sides: list[Side]) -> UnderwaterState:
        """Return a copy with these sides, the same tiles and piles, and no knowledge of cards. Rows that seldom change are shared."""
        other = UnderwaterState(self.game, self.players, self.options, self.chance.copy(), self.content)
        self.copy_common(other)
        other.sides = sides
        other.round = self.round
        other.era = self.era
        other.turns = self.turns
        other.turn = self.turn
        other.phase = self.phase
        other.order = self.order
        other.arrivals = self.arrivals
        other.tiles = self.tiles
        other.clones = self.clones
        other.always = self.always
        other.cloning = self.cloning
        other.neutral = self.neutral
        other.contracts = self.contracts
        other.metropolises = self.metropolises
        other.tunnels = self.tunnels
        other.white = self.white
        other.symbiotic = self.symbiotic
        other.deck = self.deck
        other.discard = self.discard
        other.shown = self.shown
        other.specials = self.specials
        other.card = self.card
        other.slot = self.slot
        other.built_tunnels = self.built_tunnels
        other.careless = self.careless
        return other

    def own_piles(self) -> None:
        """Have a deck and a discard pile of one's own before they change."""
        if self.borrows:
            self.deck = self.deck.copy()
            self.discard = self.discard.copy()
            self.borrows = False

    def fields(self) -> list[Field]:
        return FIELDS

    def first_seat(self) -> int:
        """Return who is first in the turn order."""
        return self.order[0] if self.order else 0

    def restored(self) -> None:
        for seat in range(len(self.sides)):
            self.gather(seat)
            self.refresh(seat)

    def solo(self) -> bool:
        """Say whether this is the solo game."""
        return self.players == 1

    def advanced(self) -> bool:
        """Say whether the advanced side of the player boards is used; alone always (UC-V16)."""
        return self.players == 1 or self.options.get(BOARDS_OPTION) == ADVANCED

    def board_of(self, seat: int) -> Board:
        """Return a player's board."""
        return self.content.boards[self.sides[seat].board]

    def ring(self) -> list[int]:
        """Return the coloured slots of this game, clockwise from the first green one."""
        return self.content.rings[self.content.tables[self.players - 1].side]

    def refresh(self, seat: int) -> None:
        """Count the network of a seat anew: what is connected and how many there are of everything."""
        side = self.sides[seat]
        side.output = NO_CARDS
        side.open = NOT_LOOKED_FOR.copy()
        tally(side, self.content.boards[side.board])

    def put_city(self, seat: int, city: int, value: int) -> None:
        """Put a city on a site, or make another one of it; a new one opens sites for cities and buildings."""
        side = self.sides[seat]
        side.output = NO_CARDS
        if not side.cities[city]:
            side.open = [UNKNOWN, side.open[TUNNEL_SITES], UNKNOWN, UNKNOWN]
        side.cities[city] = value
        tally(side, self.content.boards[side.board])

    def put_tunnel(self, seat: int, tunnel: int, value: int) -> None:
        """Put a tunnel on a site, or turn it to its other side; a new one opens sites for tunnels."""
        side = self.sides[seat]
        side.output = NO_CARDS
        if side.tunnels[tunnel]:
            turn_tunnel(side, self.content.boards[side.board], tunnel, value)
            return
        side.open = [side.open[CITY_SITES], UNKNOWN, side.open[BUILDING_SITES], side.open[EXPANSION_SITES]]
        side.tunnels[tunnel] = value
        tally(side, self.content.boards[side.board])

    def put_building(self, seat: int, building: int, value: int) -> None:
        """Put a building on a site, or turn it to its other side; only what depends on it is counted anew."""
        side = self.sides[seat]
        side.output = NO_CARDS
        if not side.buildings[building]:
            close_site(side, FIRST_BUILDING + building)
        put_building(side, building, value)

    def clear_slots(self) -> None:
        """Take all tiles off the slots (UC-P8)."""
        self.tiles = NO_TILES.copy()
        self.clones = NO_TILES.copy()
        self.always = []
        self.neutral = []

    def gather(self, seat: int) -> None:
        """Let the abilities of a seat be those of its claimed cards."""
        side = self.sides[seat]
        side.output = NO_CARDS
        abilities: list[Ability] = []
        for card in side.claimed:
            abilities.extend(self.content.designs[card].abilities)
        side.standing = standing(abilities) if abilities else NO_ABILITIES
        side.discounts = discounts(abilities) if abilities else NO_DISCOUNTS
        side.prices = prices(self.content, side.discounts)


# ---------------------------------------------------------------------------------------------------------------------
# The fields, declared once: saving, loading and redrawing hidden worlds follow from this
# ---------------------------------------------------------------------------------------------------------------------

MANY: Final = 1_000_000
CARD: Final = Pieces("cards", lambda state: state.content.cards)


def last_seat(state: UnderwaterState) -> int:
    """Return the highest number of a seat."""
    return state.players - 1


def last_design(state: UnderwaterState) -> int:
    """Return the highest number of a card, the personal assistant counted in."""
    return len(state.content.designs) - 1


def last_tile(state: UnderwaterState) -> int:
    """Return the highest number of a metropolis."""
    return len(state.content.metropolises) - 1


def last_contract(state: UnderwaterState) -> int:
    """Return the highest number of a contract."""
    return len(state.content.contracts) - 1


SIDE_FIELDS: Final[list[Field]] = [
    Number("board", 0, lambda state: len(state.content.boards) - 1),
    Numbers("goods", 0, MANY, RESOURCE_COUNT),
    Number("points", 0),
    Numbers("gained", -MANY, MANY, len(SOURCES)),
    Numbers("history", 0),
    Numbers("cities", 0, SYMBIOTIC_CITY, CITIES),
    Numbers("tunnels", 0, UPGRADED, TUNNELS),
    Numbers("buildings", 0, 2 * BUILDING_KINDS, BUILDINGS),
    Numbers("metropolises", NOTHING, last_tile, METROPOLIS_PLACES),
    Numbers("extra", 0, last_tile),
    Hand("hand", CARD),
    Hand("rejected", CARD),
    Hand("looked", CARD),
    Tableau("claimed", CARD, last_design),
    Tableau("used", CARD, last_design),
    Tableau("under", CARD),
    Numbers("contracts", 0, last_contract),
    Number("space", 0, SPACES),
    Number("arrived", 0),
    Truth("advanced"),
    Numbers("before", 0),
    Numbers("produced", 0, MANY, RESOURCE_COUNT),
]
FIELDS: Final[list[Field]] = [
    Deck("deck", CARD),
    Deck("specials", CARD),
    Parts("sides", SIDE_FIELDS, Side, lambda state: state.players, lambda state: state.players),
    Discard("discard", CARD),
    Display("shown", CARD),
    Knowledge("cards", lambda state: state.content.cards),
    Number("round", 0, ROUNDS),
    Number("era", 0, 2),
    Number("turns", 0),
    Number("turn", NOTHING, last_seat),
    Number("phase", 0, len(PHASES) - 1),
    Numbers("order", 0, last_seat, lambda state: state.players),
    Number("arrivals", 0),
    Numbers("tiles", NEUTRAL, last_seat, SLOT_COUNT),
    Numbers("clones", NOBODY, last_seat, SLOT_COUNT),
    Numbers("always", 0, last_seat),
    Truth("cloning"),
    Numbers("neutral", 0, SLOT_COUNT - 1),
    Numbers("contracts", 0, last_contract),
    Numbers("metropolises", 0, last_tile),
    Number("tunnels", 0, MANY),
    Number("white", 0, MANY),
    Number("symbiotic", 0, MANY),
    Number("card", NOTHING, CARD.last),
    Number("slot", NOTHING, SLOT_COUNT - 1),
    Number("built_tunnels", 0, TUNNELS),
]


def seat_words(seat: int) -> Phrase:
    """Return a player in words; the speaker puts the name there."""
    return Phrase("seat", {"seat": seat})
