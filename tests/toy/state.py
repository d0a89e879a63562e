"""The position of the toy game: farmers, their sites and wheels, a hidden deck. Rules are numbered TOY-1, TOY-2 … where they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ludarium.engine.ability import Ability, Standing
from ludarium.engine.chance import Chance
from ludarium.engine.fields import Field, Number, Numbers, Parts, Truth
from ludarium.engine.hidden import Hidden, Knowledge
from ludarium.engine.state import State
from ludarium.engine.zones import Deck, Discard, Hand, Pieces, Slot

if TYPE_CHECKING:
    from ludarium.engine.game import Game

    from .content.components import Content

NOTHING: Final = -1
KINDS: Final = ["farm", "mill", "tower"]
SECTORS: Final = 4
MOST_SITES: Final = 10
MOST_MACHINES: Final = 3
COPIES: Final = 3

# What abilities answer, and the times in which some of them answer once.
BUILD: Final = 0
TURN_WHEEL: Final = 1
ROUND: Final = 2
END: Final = 3
REST: Final = 4
PLAY: Final = 5
EVENTS: Final = ["build", "turn-wheel", "round", "end", "rest", "play"]
PERIODS: Final = ["turn", "round"]
IN_TURN: Final = 0
IN_ROUND: Final = 1

# What abilities change.
COST: Final = 0  # gold for a card of each kind
ROOM: Final = 3  # machines on one site
QUANTITIES: Final = 4

# Where the round stands, for the view only.
FEAST: Final = 0
CHOOSING: Final = 1
ACTING: Final = 2
FINISHED: Final = 3
PHASES: Final = ["feast", "choose", "act", "over"]


class Site:
    """A built site. `card` is NOTHING for what an effect built without a card."""

    def __init__(self, kind: int = 0, card: int = NOTHING, machines: int = 0) -> None:
        self.kind = kind
        self.card = card
        self.machines = machines


class Farmer:
    """What belongs to one player."""

    def __init__(self, gold: int = 0) -> None:
        self.gold = gold
        self.vp = 0
        self.hand: list[int] = []
        self.chosen = NOTHING
        self.committed = False
        self.shown = False
        self.sites: list[Site] = []
        self.wheel = [0] * SECTORS
        self.gate = 0

    def copy(self) -> Farmer:
        """Return an independent copy; the sites themselves are shared, and replaced when they change."""
        other = Farmer(self.gold)
        other.vp = self.vp
        other.hand = self.hand.copy()
        other.chosen = self.chosen
        other.committed = self.committed
        other.shown = self.shown
        other.sites = self.sites.copy()
        other.wheel = self.wheel.copy()
        other.gate = self.gate
        return other

    def count(self, kind: int) -> int:
        """Return how many sites of a kind there are."""
        return len([1 for site in self.sites if site.kind == kind])

    def machines(self) -> int:
        """Return how many machines stand on all sites."""
        return sum(site.machines for site in self.sites)


class ToyState(State):
    """A position."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, object], chance: Chance, content: Content) -> None:
        super().__init__(game, players, options, chance)
        self.content = content
        self.farmers: list[Farmer] = []
        self.deck: list[int] = []  # the next card is the last
        self.discard: list[int] = []  # face down
        self.cards = Hidden(content.cards(), players)
        self.first = 0
        self.round = 0
        self.phase = FEAST

    def copy(self) -> ToyState:
        other = ToyState(self.game, self.players, self.options, self.chance.copy(), self.content)
        self.copy_common(other)
        other.farmers = [farmer.copy() for farmer in self.farmers]
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.cards = self.cards.copy()
        other.first = self.first
        other.round = self.round
        other.phase = self.phase
        return other

    def fields(self) -> list[Field]:
        return FIELDS

    def first_seat(self) -> int:
        return self.first

    def standing(self, seat: int) -> Standing:
        """Return the abilities of a farmer's sites."""
        abilities: list[Ability] = []
        for site in self.farmers[seat].sites:
            if site.card != NOTHING:
                on = self.content.of(site.card).standing
                if on is not None:
                    abilities.append(Ability(on, site.card))
        return Standing(abilities, QUANTITIES, len(EVENTS))


def last_card(state: ToyState) -> int:
    """Return the highest number of a card."""
    return state.content.cards() - 1


CARD: Final = Pieces("cards", lambda state: state.content.cards())
SITE_FIELDS: Final[list[Field]] = [
    Number("kind", 0, len(KINDS) - 1),
    Number("card", NOTHING, last_card),
    Number("machines", 0, 9),
]
FARMER_FIELDS: Final[list[Field]] = [
    Number("gold", 0),
    Number("vp", 0),
    Hand("hand", CARD),
    Slot("chosen", CARD),
    Truth("committed"),
    Truth("shown"),
    Parts("sites", SITE_FIELDS, Site, 0, MOST_SITES),
    Numbers("wheel", 0, length=SECTORS),
    Number("gate", 0, SECTORS - 1),
]
FIELDS: Final[list[Field]] = [
    Deck("deck", CARD),
    Discard("discard", CARD, face_up=False),
    Parts("farmers", FARMER_FIELDS, Farmer, lambda state: state.players, lambda state: state.players),
    Knowledge("cards", lambda state: state.content.cards()),
    Number("first", 0, lambda state: state.players - 1),
    Number("round", 0),
    Number("phase", 0, len(PHASES) - 1),
]
