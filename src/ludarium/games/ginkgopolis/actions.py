"""Carrying out a chosen card: which action it is, and what all three have in common (section A)."""

from __future__ import annotations

from ludarium.engine.agenda import SeatTask
from ludarium.engine.phrase import Refusal
from ludarium.games.ginkgopolis.content import TILES, card_words, is_building_card, tile_words
from ludarium.games.ginkgopolis.exploit import exploit_with_card
from ludarium.games.ginkgopolis.floor import build_floor, why_no_floor
from ludarium.games.ginkgopolis.table import NOTHING, Table
from ludarium.games.ginkgopolis.urbanize import urbanize, why_no_urbanization


class TakeTurn(SeatTask[Table]):
    """A player's turn: reveal card and tile, then the whole action before the next player reveals (GK-T5)."""

    def run(self, table: Table) -> None:
        reveal(table, self.seat)
        side = table.sides[self.seat]
        card, tile = side.chosen, side.laid
        if tile != NOTHING and why_not_payable(table, self.seat, card, tile) is not None:
            take_tile_back(table, self.seat)
            tile = NOTHING
        if tile == NOTHING:
            exploit_with_card(table, self.seat, card)
        elif is_building_card(card):
            build_floor(table, self.seat, card, tile)
        else:
            urbanize(table, self.seat, card - TILES, tile)


def reveal(table: Table, seat: int) -> None:
    """Turn over the chosen card and tile (GK-T5). Alone against Hal there is nobody to learn anything from it."""
    side = table.sides[seat]
    table.turn = seat
    side.shown = True
    table.cards.reveal(side.chosen)
    if side.laid != NOTHING:
        table.faces.reveal(side.laid)
    if not table.solo():
        table.seal()
    if table.listener is None:
        return
    if side.laid == NOTHING:
        table.report("played-alone", seat, {"card": card_words(side.chosen)})
    else:
        table.report("played-with-tile", seat, {"card": card_words(side.chosen), "tile": tile_words(side.laid)})


def why_not_payable(table: Table, seat: int, card: int, tile: int) -> Refusal | None:
    """Return what is missing to pay for a card with a tile as things stand, or None (GK-A4 to GK-A6)."""
    if is_building_card(card):
        return why_no_floor(table, seat, card, tile)
    return why_no_urbanization(table, seat)


def take_tile_back(table: Table, seat: int) -> None:
    """What cannot be paid for becomes an exploit; the tile, which all have seen, goes back (GK-A3, GK-R45)."""
    side = table.sides[seat]
    if table.listener is not None:
        why = why_not_payable(table, seat, side.chosen, side.laid)
        assert why is not None
        table.report("converted", seat, {"tile": tile_words(side.laid)}, {"why": why.words()}, 1 << seat)  # why tells what is held
    side.tiles.append(side.laid)
    side.laid = NOTHING
