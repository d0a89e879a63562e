"""Carrying out a chosen card: which action it is, and what all three have in common (section A)."""

from __future__ import annotations

from ludarium.engine.agenda import SeatTask
from ludarium.engine.phrase import Refusal
from ludarium.games.ginkgopolis.content.components import TILES, card_words, is_building_card, tile_words
from ludarium.games.ginkgopolis.rules.exploit import exploit_with_card
from ludarium.games.ginkgopolis.rules.floor import build_floor, why_no_floor
from ludarium.games.ginkgopolis.rules.urbanize import urbanize, why_no_urbanization
from ludarium.games.ginkgopolis.state import NOTHING, GinkgopolisState


class TakeTurn(SeatTask[GinkgopolisState]):
    """A player's turn: reveal card and tile, then the whole action before the next player reveals (GK-T5)."""

    def run(self, state: GinkgopolisState) -> None:
        reveal(state, self.seat)
        carry_out(state, self.seat)


def carry_out(state: GinkgopolisState, seat: int) -> None:
    """Carry out the chosen card with its tile; what cannot be paid becomes an exploit (GK-A1 to GK-A3)."""
    side = state.sides[seat]
    card, tile = side.chosen, side.laid
    if tile != NOTHING and why_not_payable(state, seat, card, tile) is not None:
        take_tile_back(state, seat)
        tile = NOTHING
    if tile == NOTHING:
        exploit_with_card(state, seat, card)
    elif is_building_card(card):
        build_floor(state, seat, card, tile)
    else:
        urbanize(state, seat, card - TILES, tile)


def reveal(state: GinkgopolisState, seat: int) -> None:
    """Turn over the chosen card and tile (GK-T5). Alone against Hal there is nobody to learn anything from it."""
    side = state.sides[seat]
    state.turn = seat
    side.shown = True
    state.cards.reveal(side.chosen)
    if side.laid != NOTHING:
        state.faces.reveal(side.laid)
    if not state.solo():
        state.seal()
    if state.listener is None:
        return
    if side.laid == NOTHING:
        state.report("played-alone", seat, {"card": card_words(side.chosen)})
    elif why_not_payable(state, seat, side.chosen, side.laid) is not None:  # it will be an exploit (GK-A3)
        state.report("played-unpaid", seat, {"card": card_words(side.chosen), "tile": tile_words(side.laid)})
    else:
        state.report("played-with-tile", seat, {"card": card_words(side.chosen), "tile": tile_words(side.laid)})


def why_not_payable(state: GinkgopolisState, seat: int, card: int, tile: int) -> Refusal | None:
    """Return what is missing to pay for a card with a tile as things stand, or None (GK-A4 to GK-A6)."""
    if is_building_card(card):
        return why_no_floor(state, seat, card, tile)
    return why_no_urbanization(state, seat)


def take_tile_back(state: GinkgopolisState, seat: int) -> None:
    """What cannot be paid for becomes an exploit; the tile, which all have seen, goes back (GK-A3, GK-R45)."""
    side = state.sides[seat]
    if state.listener is not None:
        why = why_not_payable(state, seat, side.chosen, side.laid)
        assert why is not None
        state.report("converted", seat, {"tile": tile_words(side.laid)}, {"why": why.words()}, 1 << seat)  # why tells what is held
    side.tiles.append(side.laid)
    side.laid = NOTHING
