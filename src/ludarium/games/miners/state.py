"""The position of a game of Imperial Miners: mines, hands, decks, boards and the event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, SupportsIndex, TypeAlias, cast

from ludarium.engine.ability import Standing
from ludarium.engine.chance import Chance
from ludarium.engine.fields import Field, Number, Numbers, Part, Parts, Truth
from ludarium.engine.hidden import Hidden, Knowledge
from ludarium.engine.state import State, staged
from ludarium.engine.zones import Aside, Deck, Decks, Discard, Hand, Pieces, Slot
from ludarium.games.miners.content.components import CAUSES, Content, Event
from ludarium.games.miners.notation import BOARDS, STEPS
from ludarium.games.miners.rules.mine import JOINS, LEVELS, MOST_MACHINES, NOTHING, SLOTS, Chamber, Mine

if TYPE_CHECKING:
    from ludarium.engine.game import Game
    from ludarium.games.miners.view import View

ROUNDS: Final = 10
MOST_CHAMBERS: Final = ROUNDS

# Where the game stands, for people; the agenda alone decides what happens.
KEEPING: Final = 0
EVENT: Final = 1
CHOOSING: Final = 2
DIGGING: Final = 3
ROUND_END: Final = 4
FINISHED: Final = 5
Phase: TypeAlias = Literal["keep", "event", "choose", "dig", "end", "over"]
PHASES: Final[list[Phase]] = ["keep", "event", "choose", "dig", "end", "over"]


class Miner:
    """What belongs to one player."""

    def __init__(self) -> None:
        self.gold = 0
        self.vp = [0] * CAUSES  # points by what gave them
        self.hand: list[int] = []
        self.kept: list[int] = []  # at the set-up: the cards to begin with, as far as they are chosen
        self.chosen = NOTHING  # the card of this round, from the choice until it lies in the mine
        self.ready = False  # the secret choice is made
        self.mine = Mine()
        self.board = NOTHING  # where the pickaxe stands; below all boards at first (IM-S8)
        self.step = 0
        self.steps = 0  # gained so far, on all boards together
        self.completed = 0  # boards
        self.discount = 0  # for the next card (IM-R47)
        self.path: list[int] = []  # places that this round's chain reaction has met
        self.surfaces: list[int] = []  # effects of the surface that were used in this round
        self.discarded = 0  # cards, by the effect that is being performed
        self.cleared = 0  # collapses, likewise

    def copy(self) -> Miner:
        """Return an independent copy."""
        other = Miner()
        other.gold = self.gold
        other.vp = self.vp.copy()
        other.hand = self.hand.copy()
        other.kept = self.kept.copy()
        other.chosen = self.chosen
        other.ready = self.ready
        other.mine = self.mine.copy()
        other.board = self.board
        other.step = self.step
        other.steps = self.steps
        other.completed = self.completed
        other.discount = self.discount
        other.path = self.path.copy()
        other.surfaces = self.surfaces.copy()
        other.discarded = self.discarded
        other.cleared = self.cleared
        return other

    def points(self) -> int:
        """Return all points in markers."""
        return sum(self.vp)


class MinersState(State):
    """A position of Imperial Miners."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, object], luck: Chance, content: Content) -> None:
        super().__init__(game, players, options, luck)
        self.content = content
        self.miners: list[Miner] = []
        self.decks: list[list[int]] = []  # one for each level; the top card is the last
        self.discards: list[list[int]] = []
        self.event_deck: list[int] = []
        self.removed: list[int] = []  # events taken out unseen (IM-S6)
        self.past: list[int] = []  # events turned over; the last one is this round's
        self.sides: list[int] = []  # which side of each research board lies up
        self.cards = Hidden(0, players)  # filled at the set-up, so that a copy does not pay for it
        self.event_cards = Hidden(0, players)
        self.round = 0
        self.phase = KEEPING

    def view(self, player: SupportsIndex | None) -> View:
        return cast("View", super().view(player))

    def stage(self) -> str:
        return staged(self.round, PHASES[self.phase])

    def copy(self) -> MinersState:
        other = MinersState(self.game, self.players, self.options, self.chance.copy(), self.content)
        self.copy_common(other)
        other.miners = [miner.copy() for miner in self.miners]
        other.decks = [deck.copy() for deck in self.decks]
        other.discards = [discard.copy() for discard in self.discards]
        other.event_deck = self.event_deck.copy()
        other.removed = self.removed
        other.past = self.past.copy()
        other.sides = self.sides
        other.cards = self.cards.copy()
        other.event_cards = self.event_cards.copy()
        other.round = self.round
        other.phase = self.phase
        return other

    def fields(self) -> list[Field]:
        return FIELDS

    def restored(self) -> None:
        for miner in self.miners:
            miner.mine.restore(self.content.masks)

    def solo(self) -> bool:
        """Say whether one plays alone (section O)."""
        return self.players == 1

    def event(self) -> Event | None:
        """Return the event of this round."""
        return self.content.events[self.past[-1]] if self.past else None

    def standing(self) -> Standing:
        """Return what the event of this round changes (IM-V5, IM-R36)."""
        return self.content.events[self.past[-1]].standing if self.past else self.content.unchanged

    def factions_of(self, seat: int) -> int:
        """Return the factions in a mine, as bits (IM-A9)."""
        found = 0
        for chamber in self.miners[seat].mine.chambers:
            found |= self.content.factions[chamber.card]
        return found

    def cards_of(self, seat: int, faction: int) -> int:
        """Return how many cards of a faction lie in a mine; a card of two factions counts for both (IM-A9)."""
        count = 0
        for chamber in self.miners[seat].mine.chambers:
            count += self.content.factions[chamber.card] >> faction & 1
        return count


# ---------------------------------------------------------------------------------------------------------------------
# The fields, declared once: saving, loading and redrawing hidden worlds follow from this
# ---------------------------------------------------------------------------------------------------------------------

CARD: Final = Pieces("cards", lambda state: state.content.cards)
EVENT_CARD: Final = Pieces("event_cards", lambda state: len(state.content.events))

CHAMBER_FIELDS: Final[list[Field]] = [
    Number("slot", 0, SLOTS - 1),
    Number("card", 0, CARD.last),
    Number("machines", 0, MOST_MACHINES),
    Truth("collapsed"),
    Truth("activated"),
]

MINE_FIELDS: Final[list[Field]] = [
    Parts("chambers", CHAMBER_FIELDS, Chamber, 0, MOST_CHAMBERS),
    Numbers("tokens", 0, JOINS - 1),
]

MINER_FIELDS: Final[list[Field]] = [
    Number("gold", 0),
    Numbers("vp", 0, length=CAUSES),
    Hand("hand", CARD),
    Hand("kept", CARD),
    Slot("chosen", CARD),
    Truth("ready"),
    Part("mine", MINE_FIELDS, Mine),
    Number("board", NOTHING, BOARDS - 1),
    Number("step", 0, STEPS),
    Number("steps", 0),
    Number("completed", 0),
    Number("discount", 0),
    Numbers("path", 0, SLOTS - 1),
    Numbers("surfaces", 0),
    Number("discarded", 0),
    Number("cleared", 0),
]

FIELDS: Final[list[Field]] = [
    Parts("miners", MINER_FIELDS, Miner, lambda state: state.players, lambda state: state.players),
    Decks("decks", CARD, len(LEVELS)),
    Decks("discards", CARD, len(LEVELS), face_up=True),
    Deck("event_deck", EVENT_CARD),
    Aside("removed", EVENT_CARD),
    Discard("past", EVENT_CARD),
    Numbers("sides", 0, lambda state: max([len(sides) for sides in state.content.boards]) - 1, BOARDS),
    Knowledge("cards", lambda state: state.content.cards),
    Knowledge("event_cards", lambda state: len(state.content.events)),
    Number("round", 0, ROUNDS),
    Number("phase", 0, len(PHASES) - 1),
]
