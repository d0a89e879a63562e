"""Drawing, choosing and throwing cards (TOY-2, TOY-4, TOY-11, TOY-12)."""

from __future__ import annotations

from ludarium.engine.agenda import Ask
from ludarium.engine.lexicon import SKIP
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.engine.zones import draw, shuffle

from ..state import COST, MOST_SITES, ToyState


def draw_cards(state: ToyState, seat: int, count: int) -> None:
    """Draw unseen; an empty deck is made anew of the discard pile; what is not there is lost (TOY-2)."""
    for turn in range(count):
        if not state.deck and state.discard:
            state.deck = state.discard
            state.discard = []
            shuffle(state, state.deck, state.cards)
        if state.deck:
            card = draw(state, state.deck, state.cards, seat)
            state.farmers[seat].hand.append(card)
            state.report("drew", seat, {}, {"card": state.content.card_words(card)}, 1 << seat)


def cost_of(state: ToyState, seat: int, card: int) -> int:
    """Return the gold that a card costs a farmer; abilities may make it cheaper (TOY-12)."""
    design = state.content.of(card)
    return state.standing(seat).value(COST + design.kind, design.cost)


def why_not_play(state: ToyState, seat: int, card: int) -> Refusal | None:
    """Return why a card cannot be chosen: it costs too much, or there is no room for its site (TOY-12)."""
    farmer = state.farmers[seat]
    if len(farmer.sites) >= MOST_SITES:
        return Refusal("no-room", "TOY-7")
    cost = cost_of(state, seat, card)
    return Refusal("too-dear", "TOY-12", {"cost": cost}) if cost > farmer.gold else None


class ChooseCard(Ask[ToyState]):
    """A card of the hand that can be paid for, or rest (TOY-11)."""

    def moves(self, state: ToyState) -> list[int]:
        play = state.content.moves.play
        hand = state.farmers[self.seat].hand
        return [*[play.at(card) for card in hand if why_not_play(state, self.seat, card) is None], SKIP.at(0)]

    def play(self, state: ToyState, move: int) -> None:
        farmer = state.farmers[self.seat]
        farmer.committed = True
        if not SKIP.has(move):
            farmer.chosen = state.content.moves.play.index(move)
            farmer.hand.remove(farmer.chosen)
        state.report("has-chosen", self.seat)

    def prompt(self, state: ToyState) -> Phrase:
        return Phrase("ask-choose")

    def rule(self) -> str:
        return "TOY-11"

    def option(self, state: ToyState, move: int) -> Option:
        if SKIP.has(move):
            return Option(move, SKIP.text(move), Phrase("move-rest"), "skip")
        card = state.content.moves.play.index(move)
        label = Phrase("move-play", {"card": state.content.card_words(card), "cost": cost_of(state, self.seat, card)})
        return Option(move, state.game.lexicon.text(move), label, state.game.target(move))

    def blocked(self, state: ToyState) -> list[Blocked]:
        barred = []
        for card in state.farmers[self.seat].hand:
            why = why_not_play(state, self.seat, card)
            if why is not None:
                move = state.content.moves.play.at(card)
                barred.append(Blocked(self.option(state, move).label, state.game.target(move), why))
        return barred


class ThrowCard(Ask[ToyState]):
    """Which card of the hand goes face down to the discard pile (TOY-4)."""

    def moves(self, state: ToyState) -> list[int]:
        return [state.content.moves.throw.at(card) for card in state.farmers[self.seat].hand]

    def play(self, state: ToyState, move: int) -> None:
        card = state.content.moves.throw.index(move)
        state.farmers[self.seat].hand.remove(card)
        state.discard.append(card)
        state.report("threw", self.seat, {}, {"card": state.content.card_words(card)}, 1 << self.seat)

    def prompt(self, state: ToyState) -> Phrase:
        return Phrase("ask-throw")

    def rule(self) -> str:
        return "TOY-4"

    def option(self, state: ToyState, move: int) -> Option:
        label = Phrase("move-throw", {"card": state.content.card_words(state.content.moves.throw.index(move))})
        return Option(move, state.game.lexicon.text(move), label, state.game.target(move))
