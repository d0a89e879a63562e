"""Drawing cards and rebuilding the deck (section K)."""

from __future__ import annotations

from ludarium.engine.zones import draw, shuffle
from ludarium.games.ginkgopolis.content.components import card_words
from ludarium.games.ginkgopolis.state import NOTHING, GinkgopolisState


def draw_card(state: GinkgopolisState, seat: int) -> int:
    """Take the top card of the deck for a seat (NOTHING: for Hal, unseen); an empty deck is rebuilt at once (GK-K1, GK-K2)."""
    card = draw(state, state.deck, state.cards, seat)
    if seat != NOTHING and state.listener is not None:
        state.report("drew-card", seat, {}, {"card": card_words(card)}, 1 << seat)
    if not state.deck:
        rebuild_deck(state)
    return card


def discard_played(state: GinkgopolisState, card: int) -> None:
    """Lay a card that everybody has seen on the discard pile."""
    state.cards.reveal(card)
    state.discard.append(card)


def rebuild_deck(state: GinkgopolisState) -> None:
    """Make a new deck of the discard pile and the cards of new buildings (GK-K4 to GK-K7)."""
    new = 0
    for cell in sorted(state.city.at):  # not in the order of building, which a saved position does not know
        building = state.city.at[cell]
        if building.marked:
            new += 1
            discard_played(state, building.tile)
            state.city.put(building.unmarked())
    shuffle_deck(state, state.discard)
    state.report("deck-rebuilt", state.first, {"cards": len(state.deck), "new": new})


def shuffle_deck(state: GinkgopolisState, cards: list[int]) -> None:
    """Shuffle cards into a deck and discard the top ones unseen where the number of players asks for it (GK-S9, GK-K6)."""
    state.deck = cards
    state.discard = []
    shuffle(state, cards, state.cards)
    for turn in range(state.content.tables[state.players].cards_discarded):
        state.discard.append(cards.pop())
