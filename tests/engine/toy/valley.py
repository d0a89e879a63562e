"""The position of the toy game: farmers, their sites and wheels, a hidden deck. Rules are numbered TOY-1, TOY-2 … where they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ludarium.engine.chance import Chance
from ludarium.engine.hidden import Hidden
from ludarium.engine.state import State

if TYPE_CHECKING:
    from ludarium.engine.game import Game
    from tests.engine.toy.content import Content

NOTHING: Final = -1
KINDS: Final = ["farm", "mill", "tower"]
SECTORS: Final = 4
MOST_SITES: Final = 10
MOST_MACHINES: Final = 3
COPIES: Final = 3

# Where the round stands, for the view only.
FEAST: Final = 0
CHOOSING: Final = 1
ACTING: Final = 2
FINISHED: Final = 3
PHASES: Final = ["feast", "choose", "act", "over"]


class Site:
    """A built site. `card` is NOTHING for what an effect built without a card. Immutable."""

    def __init__(self, kind: int, card: int, machines: int) -> None:
        self.kind = kind
        self.card = card
        self.machines = machines


class Farmer:
    """What belongs to one player."""

    def __init__(self, gold: int) -> None:
        self.gold = gold
        self.vp = 0
        self.hand: list[int] = []
        self.chosen = NOTHING
        self.committed = False
        self.shown = False
        self.here = NOTHING  # the site whose card is being carried out
        self.sites: list[Site] = []
        self.wheel = [0] * SECTORS
        self.gate = 0

    def copy(self) -> Farmer:
        """Return an independent copy; the sites themselves are shared."""
        other = Farmer(self.gold)
        other.vp = self.vp
        other.hand = self.hand.copy()
        other.chosen = self.chosen
        other.committed = self.committed
        other.shown = self.shown
        other.here = self.here
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


class Valley(State):
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

    def copy(self) -> Valley:
        other = Valley(self.game, self.players, self.options, self.chance.copy(), self.content)
        self.copy_common(other)
        other.farmers = [farmer.copy() for farmer in self.farmers]
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.cards = self.cards.copy()
        other.first = self.first
        other.round = self.round
        other.phase = self.phase
        return other

    def first_seat(self) -> int:
        return self.first
