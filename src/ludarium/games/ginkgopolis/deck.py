"""Drawing cards and rebuilding the deck (section K)."""

from __future__ import annotations

from ludarium.games.ginkgopolis.content import card_words
from ludarium.games.ginkgopolis.table import NOTHING, Table


def draw_card(table: Table, seat: int) -> int:
    """Take the top card of the deck for a seat (NOTHING: for Hal, unseen); an empty deck is rebuilt at once (GK-K1, GK-K2)."""
    table.seal()
    card = table.deck.pop()
    if seat != NOTHING:
        table.cards.show(card, seat)
        if table.listener is not None:
            table.report("drew-card", seat, {}, {"card": card_words(card)}, 1 << seat)
    if not table.deck:
        rebuild_deck(table)
    return card


def discard_played(table: Table, card: int) -> None:
    """Lay a card that everybody has seen on the discard pile."""
    table.cards.reveal(card)
    table.discard.append(card)


def rebuild_deck(table: Table) -> None:
    """Make a new deck of the discard pile and the cards of new buildings (GK-K4 to GK-K7)."""
    new = 0
    for cell in sorted(table.city.at):  # not in the order of building, which a saved position does not know
        building = table.city.at[cell]
        if building.marked:
            new += 1
            discard_played(table, building.tile)
            table.city.put(building.unmarked())
    shuffle_deck(table, table.discard)
    table.report("deck-rebuilt", table.first, {"cards": len(table.deck), "new": new})


def shuffle_deck(table: Table, cards: list[int]) -> None:
    """Shuffle cards into a deck and discard the top ones unseen where the number of players asks for it (GK-S9, GK-K6)."""
    table.deck = cards
    table.discard = []
    table.cards.shuffle_in(cards)
    table.chance.shuffle(cards)
    table.seal()
    for turn in range(table.content.tables[table.players].cards_discarded):
        table.discard.append(cards.pop())
