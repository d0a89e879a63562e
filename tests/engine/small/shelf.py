"""A shelf with one zone of every kind: not a game, but all that zones promise can be tried on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from ludarium.engine.chance import Chance
from ludarium.engine.fields import Field, Parts
from ludarium.engine.game import Game
from ludarium.engine.hidden import Hidden, Knowledge
from ludarium.engine.language import Vocabulary
from ludarium.engine.lexicon import CHOOSE, Lexicon
from ludarium.engine.state import State
from ludarium.engine.zones import NOTHING, Aside, Deck, Decks, Discard, Display, Hand, Pieces, Slot, Tableau

CARDS: Final = 24
TILES: Final = 12
CARD: Final = Pieces("known", CARDS)
TILE: Final = Pieces("", TILES)  # only their order is a secret


def age(tile: int) -> int:
    """Return the layer of a tile: the first six lie below the others."""
    return tile // 6


class Reader:
    """What belongs to one player."""

    fields: ClassVar[list[Field]] = [Hand("hand", CARD), Tableau("table", CARD, 19), Slot("chosen", CARD)]

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.table: list[int] = []
        self.chosen = NOTHING

    def copy(self) -> Reader:
        """Return an independent copy."""
        other = Reader()
        other.hand, other.table, other.chosen = self.hand.copy(), self.table.copy(), self.chosen
        return other


class Shelf(State):
    """A deck, a discard, a display, what was taken out, decks by age, and two readers."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, object], luck: Chance) -> None:
        super().__init__(game, players, options, luck)
        self.known = Hidden(CARDS, players)
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.display: list[int] = []
        self.aside: list[int] = []
        self.tiles: list[int] = []
        self.heaps: list[list[int]] = [[], []]
        self.readers = [Reader() for seat in range(players)]

    def fields(self) -> list[Field]:
        return [
            Knowledge("known", CARDS),
            Deck("deck", CARD),
            Discard("discard", CARD, face_up=False),
            Display("display", CARD),
            Aside("aside", CARD),
            Deck("tiles", TILE, shown=1, layers=lambda state: [age(tile) for tile in range(TILES)]),
            Decks("heaps", TILE, 2),
            Parts("readers", Reader.fields, Reader, self.players, self.players),
        ]

    def copy(self) -> Shelf:
        other = Shelf(self.game, self.players, self.options, self.chance.copy())
        self.copy_common(other)
        other.known = self.known.copy()
        other.deck, other.discard, other.display = self.deck.copy(), self.discard.copy(), self.display.copy()
        other.aside, other.tiles, other.heaps = self.aside.copy(), self.tiles.copy(), [heap.copy() for heap in self.heaps]
        other.readers = [reader.copy() for reader in self.readers]
        return other


class Shelves(Game[Shelf]):
    """Makes shelves."""

    def __init__(self) -> None:
        super().__init__("shelf", "Shelf", 1, [2], [], Lexicon([CHOOSE]), [], Vocabulary([], [], []), {})

    def blank(self, players: int, options: Mapping[str, object], luck: Chance) -> Shelf:
        return Shelf(self, players, options, luck)


SHELVES: Final = Shelves()
