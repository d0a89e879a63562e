"""The position of a game of Ginkgopolis: what lies on the table, behind the screens and in the supplies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, SupportsIndex, TypeAlias, cast

from ludarium.engine.chance import Chance
from ludarium.engine.errors import LoadError
from ludarium.engine.fields import Field, Loading, Number, Numbers, Part, Parts, Piles, Truth, listed, read_fields, write_fields
from ludarium.engine.hidden import Hidden, Knowledge
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import State, staged
from ludarium.engine.zones import Aside, Deck, Discard, Hand, Pieces, Slot, Tableau
from ludarium.games.ginkgopolis.content.components import CARDS, TILES, TOKENS, BonusCard, Content
from ludarium.games.ginkgopolis.rules.city import CELLS, NOBODY, OFF_TABLE, Building, City

if TYPE_CHECKING:
    from ludarium.engine.game import Game
    from ludarium.games.ginkgopolis.view import View

NOTHING: Final = -1

# Where the game stands, for people; the agenda alone decides what happens.
DRAFT: Final = 0
CHOOSING: Final = 1
ACTING: Final = 2
FINISHED: Final = 3
Phase: TypeAlias = Literal["draft", "choose", "act", "over"]
PHASES: Final[list[Phase]] = ["draft", "choose", "act", "over"]

HAL: Final = 1  # in the solo game the second side is Hal (GK-L1)


class Side:
    """What belongs to one player, or to Hal."""

    def __init__(self, supply: int = 0, new_hands: int = 0) -> None:
        self.supply = supply  # resources in the general supply
        self.resources = 0  # resources behind the screen
        self.points = 0
        self.new_hands = new_hands
        self.tiles: list[int] = []  # behind the screen
        self.hand: list[int] = []  # after choosing: the cards laid aside
        self.chosen = NOTHING  # the card laid down or being played
        self.laid = NOTHING  # the tile on it
        self.committed = False  # the choice of this round is made
        self.shown = False  # the chosen card has been revealed
        self.returning: list[int] = []  # tiles prepared for the return (GK-H13)
        self.characters: list[int] = []
        self.kept: list[int] = []

    def copy(self) -> Side:
        """Return an independent copy."""
        other = Side(self.supply, self.new_hands)
        other.resources = self.resources
        other.points = self.points
        other.tiles = self.tiles.copy()
        other.hand = self.hand.copy()
        other.chosen = self.chosen
        other.laid = self.laid
        other.committed = self.committed
        other.shown = self.shown
        other.returning = self.returning.copy()
        other.characters = self.characters.copy()
        other.kept = self.kept.copy()
        return other


class GinkgopolisState(State):
    """A position of Ginkgopolis."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, object], luck: Chance, content: Content) -> None:
        super().__init__(game, players, options, luck)
        self.content = content
        self.sides: list[Side] = []
        self.city = City()
        self.deck: list[int] = []  # the top card is the last
        self.discard: list[int] = []
        self.supply: list[int] = []  # face-down tiles; the next one is the last
        self.removed: list[int] = []  # tiles taken out unseen (GK-S6)
        self.cards = Hidden(0, players)  # filled at the set-up, so that a copy does not pay for it
        self.faces = Hidden(0, players)  # of tiles
        self.packs: list[list[int]] = []  # the draft: pack of each seat, in the order the cards are taken
        self.picks = 0  # draft picks finished by all
        self.first = 0
        self.turn = NOTHING  # whose action is being carried out
        self.round = 0
        self.phase = DRAFT
        self.exhaustions = 0
        self.ending = False
        self.hal_card = NOTHING  # Hal's face-down card

    def view(self, player: SupportsIndex | None) -> View:
        return cast("View", super().view(player))

    def stage(self) -> str:
        return staged(self.round, PHASES[self.phase])

    def copy(self) -> GinkgopolisState:
        other = GinkgopolisState(self.game, self.players, self.options, self.chance.copy(), self.content)
        self.copy_common(other)
        other.sides = [side.copy() for side in self.sides]
        other.city = self.city.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.supply = self.supply.copy()
        other.removed = self.removed
        other.cards = self.cards.copy()
        other.faces = self.faces.copy()
        other.packs = [pack.copy() for pack in self.packs]
        other.picks = self.picks
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.phase = self.phase
        other.exhaustions = self.exhaustions
        other.ending = self.ending
        other.hal_card = self.hal_card
        return other

    def fields(self) -> list[Field]:
        return FIELDS

    def restored(self) -> None:
        self.city.token_at = {cell: letter for letter, cell in enumerate(self.city.tokens) if cell != OFF_TABLE}

    def first_seat(self) -> int:
        """Return the seat with the first-player card."""
        return self.first

    def side_count(self) -> int:
        """Return how many sides there are; alone there is Hal as well (GK-L1)."""
        return max(self.players, HAL + 1)

    def solo(self) -> bool:
        """Say whether this is the game against Hal."""
        return self.players == 1

    def is_hal(self, seat: int) -> bool:
        """Say whether a side is Hal."""
        return self.players == 1 and seat == HAL

    def circulating(self) -> list[int]:
        """Return all cards in circulation: in a hand or laid aside, chosen or played, in the deck or the discard pile."""
        cards = self.deck + self.discard
        for side in self.sides:
            cards.extend(side.hand)
            if side.chosen != NOTHING:
                cards.append(side.chosen)
        if self.hal_card != NOTHING:
            cards.append(self.hal_card)
        return cards

    def loose_tiles(self) -> list[int]:
        """Return all tiles that are not part of the city: in the supply, removed, behind screens or laid on cards."""
        tiles = self.supply + self.removed
        for side in self.sides:
            tiles.extend(side.tiles)
            tiles.extend(side.returning)
            if side.laid != NOTHING:
                tiles.append(side.laid)
        return tiles

    def bonus_cards(self, seat: int) -> list[BonusCard]:
        """Return the side's bonus cards in the order they pay: characters by id, then kept cards as kept (GK-R16)."""
        side = self.sides[seat]
        owned: list[BonusCard] = [self.content.characters[character] for character in side.characters]
        for card in side.kept:
            owned.append(self.content.buildings[card])
        return owned


# ---------------------------------------------------------------------------------------------------------------------
# The fields, declared once: saving, loading and redrawing hidden worlds follow from this
# ---------------------------------------------------------------------------------------------------------------------

CARD: Final = Pieces("cards", CARDS)
TILE: Final = Pieces("faces", TILES)
DRAFT_PICKS: Final = 3


def last_character(state: GinkgopolisState) -> int:
    """Return the highest number of a character."""
    return len(state.content.characters) - 1


def last_side(state: GinkgopolisState) -> int:
    """Return the highest number of a side."""
    return state.side_count() - 1


class Buildings(Field):
    """The buildings of the city by cell; owners of covered levels are part of its history and are kept."""

    def write(self, value: Any) -> object:
        return [self._plain(value[cell]) for cell in sorted(value)]

    def _plain(self, building: Building) -> dict[str, object]:
        under = None if building.under is None else self._plain(building.under)
        return {**write_fields(building, BUILDING_FIELDS), "under": under}

    def read(self, data: object, where: str, loading: Loading) -> dict[int, Building]:
        found: dict[int, Building] = {}
        for place, item in enumerate(listed(data, where)):
            building = self._building(item, f"{where}[{place}]", loading)
            found[building.cell] = building
        return found

    def _building(self, data: object, where: str, loading: Loading) -> Building:
        if not isinstance(data, dict):
            raise LoadError(f"{where}: a building expected, not {data!r}")
        made = Building(0, 0, 1, NOBODY, False, None)
        read_fields(made, BUILDING_FIELDS, {name: value for name, value in data.items() if name != "under"}, where, loading)
        if data.get("under") is None:
            return made
        under = self._building(data["under"], f"{where}.under", loading)
        if under.cell != made.cell:
            raise LoadError(f"{where}.cell: a building stands on one cell")
        return Building(made.cell, made.tile, under.height + 1, made.owner, made.marked, under)


BUILDING_FIELDS: Final[list[Field]] = [
    Number("cell", 0, CELLS - 1),
    Number("tile", 0, TILES - 1),
    Number("owner", NOBODY, last_side),
    Truth("marked"),
]
SIDE_FIELDS: Final[list[Field]] = [
    Number("supply", 0),
    Number("resources", 0),
    Number("points", 0),
    Number("new_hands", 0),
    Hand("hand", CARD),
    Slot("chosen", CARD),
    Hand("tiles", TILE),
    Hand("returning", TILE),
    Slot("laid", TILE),
    Truth("committed"),
    Truth("shown"),
    Numbers("characters", 0, last_character),
    Tableau("kept", CARD, TILES - 1),
]
FIELDS: Final[list[Field]] = [
    Deck("deck", CARD),
    Discard("discard", CARD, face_up=False),  # some cards lie there unseen (GK-S9)
    Deck("supply", TILE),
    Aside("removed", TILE),
    Parts("sides", SIDE_FIELDS, Side, GinkgopolisState.side_count, GinkgopolisState.side_count),
    Slot("hal_card", CARD),
    Knowledge("cards", CARDS),
    Knowledge("faces", TILES),
    Part("city", [Buildings("at"), Numbers("tokens", OFF_TABLE, CELLS - 1, TOKENS)], City),
    Piles("packs", 0, last_character),
    Number("picks", 0, DRAFT_PICKS),
    Number("first", 0, lambda state: state.players - 1),
    Number("turn", NOTHING, last_side),
    Number("round", 0),
    Number("phase", 0, len(PHASES) - 1),
    Number("exhaustions", 0),
    Truth("ending"),
]


def seat_words(seat: int) -> Phrase:
    """Return a side in words; the speaker puts the player's name there."""
    return Phrase("seat", {"seat": seat})
