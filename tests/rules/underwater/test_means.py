"""A quick look at the means (UC-R33) must never refuse what a trial would find."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.underwater.content.kinds import ACTION, INSTANT, PERMANENT, TYPES
from ludarium.games.underwater.rules.actions import can_do_slot
from ludarium.games.underwater.rules.turns import ChooseSlot, could_use_slot, finds_way_to_slot
from ludarium.games.underwater.state import NOBODY, UnderwaterState
from tests.rule import rule

TABLES: list[tuple[int, dict[str, object]]] = [(1, {}), (2, {"contracts": True}), (3, {"boards": "advanced"}), (4, {})]


def idle_slots(state: UnderwaterState, seat: int) -> list[int]:
    """Return the free slots of which no step is possible now."""
    return [slot for slot in state.ring() if state.tiles[slot] == NOBODY and not can_do_slot(state, seat, slot)]


@rule("UC-R33")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_a_trial_finds_the_means_allow(players: int, options: dict[str, object]) -> None:
    """Every card of the hand is looked at with every idle slot, whether it may enable anything or not."""
    refused = found = 0
    tried: set[str] = set()
    for seed in range(3):
        state = ludarium.game("underwater").new(players, seed, options)
        luck = ludarium.chance(seed)
        while not state.over:
            seat = state.to_move[0]
            ask = state.pending(seat)
            if isinstance(ask, ChooseSlot):
                for slot in idle_slots(state, seat):
                    for card in state.sides[seat].hand:
                        allowed = could_use_slot(state, seat, card, slot)
                        finds = finds_way_to_slot(state, seat, card, slot)
                        assert allowed or not finds, f"{state.content.designs[card].effect.source()} before slot {slot}"
                        refused += not allowed
                        found += finds
                        tried.add(TYPES[state.content.designs[card].type])
            moves = state.moves(seat)
            assert moves, "a way that was promised with the slot is found again later in the turn"
            state.apply(seat, luck.pick(moves))
    assert refused > found > 0, "most of what is not possible is refused without a trial, and some cards do help"
    assert tried >= {TYPES[INSTANT], TYPES[ACTION], TYPES[PERMANENT]}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_is_tried_out_changes_nothing(players: int, options: dict[str, object]) -> None:
    """Trials share rows and piles with the position: whatever is drawn, discarded, used or built in them stays in them."""
    state = ludarium.game("underwater").new(players, 5, options)
    luck = ludarium.chance(5)
    while not state.over:
        seat = state.to_move[0]
        if isinstance(state.pending(seat), ChooseSlot):
            before = state.dump()
            for slot in state.ring():
                for card in state.sides[seat].hand.copy():
                    finds_way_to_slot(state, seat, card, slot)
            assert state.dump() == before
        state.apply(seat, luck.pick(state.moves(seat)))
