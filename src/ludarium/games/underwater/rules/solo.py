"""The solo game (UC-V16 to UC-V26): neutral tiles that walk, and a fourth one for who did not advance."""

from __future__ import annotations

from ludarium.engine.zones import draw
from ludarium.games.underwater.content.kinds import PLACES, SLOTS
from ludarium.games.underwater.options import START_PLACE
from ludarium.games.underwater.rules.cards import discard_card
from ludarium.games.underwater.rules.supply import renew_deck
from ludarium.games.underwater.state import NEUTRAL, NOBODY, UnderwaterState


def lay_neutral_tiles(state: UnderwaterState) -> None:
    """Three neutral tiles hold the same place in the three colours, one further each round (UC-V20, UC-V22, UC-R30 to UC-R32)."""
    ring = state.ring()
    chosen = state.options.get(START_PLACE, 1)
    assert isinstance(chosen, int)
    first = chosen - 1 + state.round - 1
    state.neutral = [ring[(colour * PLACES + first) % len(ring)] for colour in range(len(ring) // PLACES)]
    for slot in state.neutral:
        state.tiles[slot] = NEUTRAL
    if state.listener is not None:
        state.report("neutral-tiles", -1, {"place": (first % PLACES) + 1})


def lay_fourth_tile(state: UnderwaterState) -> None:
    """A fourth tile for one round: the digits of a card's number tell its slot, or the next free one (UC-V23 to UC-V25, UC-R31)."""
    if not state.deck:
        if not state.discard:
            return
        renew_deck(state)
    card = draw(state, state.deck, state.cards, -1)
    slot = fourth_slot(state, state.content.designs[card].number)
    discard_card(state, card)
    state.neutral.append(slot)
    state.tiles[slot] = NEUTRAL
    if state.listener is not None:
        facts: dict[str, object] = {"card": state.content.designs[card].words(), "number": state.content.designs[card].number}
        state.report("fourth-tile", -1, {**facts, "slot": state.content.slots[slot].words(), "id": SLOTS[slot]})


def fourth_slot(state: UnderwaterState, number: int) -> int:
    """Return the slot of the fourth tile for a card's number: counted clockwise, the first green slot as 1."""
    ring = state.ring()
    place = sum(int(digit) for digit in str(number)) - 1
    while state.tiles[ring[place % len(ring)]] != NOBODY:
        place += 1
    return ring[place % len(ring)]
