"""Special cards (UC-F31 to UC-F42): three ways to take one, and where they go."""

from __future__ import annotations

from typing import Final

from ludarium.engine.agenda import Ask, SeatTask
from ludarium.engine.context import OF_SEAT, Context
from ludarium.engine.phrase import Icon, Option, Phrase, Refusal
from ludarium.engine.zones import draw
from ludarium.games.underwater.content.kinds import FIRST_SPECIAL, RESOURCE_COUNT
from ludarium.games.underwater.notation import LOOK
from ludarium.games.underwater.rules.means import Means
from ludarium.games.underwater.rules.steps import FreeChoice, Leaf
from ludarium.games.underwater.state import UnderwaterState

LOOKED_AT: Final = 3
NO_SPECIAL: Final = Refusal("no-special", "UC-R53")


class TakeSpecial(Leaf):
    """`take-special`: one special card into the hand (UC-F39)."""

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        return len(state.shown) > 0 or len(state.specials) > 0

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        return NO_SPECIAL

    def add_means(self, state: UnderwaterState, means: Means) -> None:
        """Add nothing: one cannot pay with a card in the hand."""

    def could_be(self, state: UnderwaterState, means: Means) -> bool:
        return self.is_possible(state, OF_SEAT[means.seat])

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        state.push(ChooseSpecial(context.seat, free))

    def cost_now(self, state: UnderwaterState, seat: int) -> list[int] | None:
        return [0] * RESOURCE_COUNT

    def words(self) -> Phrase:
        return Phrase("do-take-special")

    def icons(self) -> list[Icon]:
        return [Icon("special-card")]

    def source(self) -> str:
        return "take-special"


def turn_up(state: UnderwaterState) -> None:
    """Turn the top card of the deck face up (UC-B7, UC-F41)."""
    if state.specials:
        card = state.specials[-1]
        if not all(state.cards.knows(seat, card) for seat in range(state.players)):
            state.cards.reveal(card)
            state.seal()


def put_under(state: UnderwaterState, card: int) -> None:
    """Put a special card under the deck (UC-A20)."""
    state.specials = [card, *state.specials]


class ChooseSpecial(FreeChoice):
    """An open card, the one on top of the deck, or a look at three (UC-F40 to UC-F42)."""

    def ways(self, state: UnderwaterState) -> list[int]:
        moves = [state.content.moves.take.at(card - FIRST_SPECIAL) for card in state.shown]
        if state.specials:
            moves.append(state.content.moves.take.at(state.specials[-1] - FIRST_SPECIAL))
        if len(state.specials) > 1:
            moves.append(LOOK.at(0))
        return moves

    def choose(self, state: UnderwaterState, move: int) -> None:
        if LOOK.has(move):
            look_at_three(state, self.seat)
        else:
            take_open(state, self.seat, FIRST_SPECIAL + state.content.moves.take.index(move))

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-special")

    def rule(self) -> str:
        return "UC-F39"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        if LOOK.has(move):
            return Option(move, LOOK.text(move), Phrase("move-look", {"count": min(LOOKED_AT, len(state.specials) - 1)}), "look")
        return take_option(state, move)


def take_option(state: UnderwaterState, move: int) -> Option:
    """Return the taking of a special card in words, with its price."""
    take = state.content.moves.take
    design = state.content.designs[FIRST_SPECIAL + take.index(move)]
    return Option(move, take.text(move), Phrase("move-take", {"card": design.words(), "cost": design.cost}), state.game.target(move))


def take_open(state: UnderwaterState, seat: int, card: int) -> None:
    """Take a card that everybody sees: one on show is not replaced, the next of the deck is turned up (UC-F40, UC-F41)."""
    if card in state.shown:
        state.shown = [other for other in state.shown if other != card]
        state.cards.reveal(card)
    else:
        state.specials = state.specials[:-1]
        turn_up(state)
    state.sides[seat].hand.append(card)
    if state.listener is not None:
        state.report("took-special", seat, {"card": state.content.designs[card].words()})


def look_at_three(state: UnderwaterState, seat: int) -> None:
    """Put the top card under the deck and look at the next three (UC-F42)."""
    state.specials = [state.specials[-1], *state.specials[:-1]]
    side = state.sides[seat]
    for number in range(min(LOOKED_AT, len(state.specials) - 1)):
        side.looked = [*side.looked, draw(state, state.specials, state.cards, seat)]
    if state.listener is not None:
        state.report("looked", seat, {"count": len(side.looked)})
    state.push(ChooseLooked(seat))


class ChooseLooked(Ask[UnderwaterState]):
    """Which of the cards looked at is kept (UC-F42)."""

    def moves(self, state: UnderwaterState) -> list[int]:
        return [state.content.moves.take.at(card - FIRST_SPECIAL) for card in state.sides[self.seat].looked]

    def play(self, state: UnderwaterState, move: int) -> None:
        side = state.sides[self.seat]
        card = FIRST_SPECIAL + state.content.moves.take.index(move)
        side.looked = [other for other in side.looked if other != card]
        side.hand.append(card)
        if state.listener is not None:
            state.report("kept-special", self.seat, {}, {"card": state.content.designs[card].words()}, 1 << self.seat)
        state.push(ReturnLooked(self.seat))

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-looked")

    def rule(self) -> str:
        return "UC-F42"

    def option(self, state: UnderwaterState, move: int) -> Option:
        return take_option(state, move)


class ReturnLooked(SeatTask[UnderwaterState]):
    """The other cards go under the deck, in an order of the player's choice; then the next one is turned up (UC-F42, UC-R53)."""

    def run(self, state: UnderwaterState) -> None:
        side = state.sides[self.seat]
        if len(side.looked) > 1:
            state.push(ChooseUnder(self.seat))
            return
        if side.looked:
            put_under(state, side.looked[0])
            side.looked = []
        turn_up(state)


class ChooseUnder(Ask[UnderwaterState]):
    """Which card goes under the deck first: the other ones come to lie below it."""

    def moves(self, state: UnderwaterState) -> list[int]:
        return [state.content.moves.under.at(card - FIRST_SPECIAL) for card in state.sides[self.seat].looked]

    def play(self, state: UnderwaterState, move: int) -> None:
        card = FIRST_SPECIAL + state.content.moves.under.index(move)
        side = state.sides[self.seat]
        side.looked = [other for other in side.looked if other != card]
        put_under(state, card)
        state.push(ReturnLooked(self.seat))

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-under")

    def rule(self) -> str:
        return "UC-F42"

    def option(self, state: UnderwaterState, move: int) -> Option:
        card = FIRST_SPECIAL + state.content.moves.under.index(move)
        label = Phrase("move-under", {"card": state.content.designs[card].words()})
        return Option(move, state.content.moves.under.text(move), label, state.game.target(move))
