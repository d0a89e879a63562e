"""What a seat may see of the toy game as numbers: exactly what view.py lists, the own farmer first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from ludarium.engine.observation import Observation, turns_from

from ..state import KINDS, MOST_SITES, NOTHING, PHASES, SECTORS, Farmer, ToyState

FARMERS: Final = 4

# The most that is told apart.
ROUNDS: Final = 10
GOODS: Final = 100
MACHINES: Final = 9


def observe(state: ToyState, player: int, seen: Observation) -> None:
    """Write the table as this player sees it."""
    cards = state.content.cards()
    seen.part("phase")
    seen.one_of(state.phase, len(PHASES))
    seen.part("round")
    seen.amount(state.round, ROUNDS)
    seen.part("first")
    seen.one_of(turns_from(player, state.first, state.players), FARMERS)
    seen.part("piles")
    seen.amount(len(state.deck), cards)
    seen.amount(len(state.discard), cards)
    seen.part("scores")
    seen.each_side(player, state.scores if state.over else [], GOODS, FARMERS)
    for turn in range(FARMERS):
        is_there = turn < state.players
        observe_farmer(state, state.farmers[(player + turn) % state.players] if is_there else Farmer(), f"farmer {turn}", seen)
    seen.part("hand")
    seen.some_of(state.farmers[player].hand, cards)
    seen.part("chosen")
    seen.one_of(state.farmers[player].chosen, cards)


def observe_farmer(state: ToyState, farmer: Farmer, name: str, seen: Observation) -> None:
    """Write what everybody sees of a farmer; nothing but zeros where nobody sits."""
    cards = state.content.cards()
    seen.part(f"{name} goods")
    seen.amount(farmer.gold, GOODS)
    seen.amount(farmer.vp, GOODS)
    seen.part(f"{name} cards")
    seen.amount(len(farmer.hand) + (farmer.chosen != NOTHING), cards)
    seen.part(f"{name} has chosen")
    seen.flag(farmer.committed)
    seen.part(f"{name} wheel")
    for sector in farmer.wheel:
        seen.amount(sector, GOODS)
    seen.part(f"{name} gate")
    seen.one_of(farmer.gate, SECTORS)
    seen.part(f"{name} sites")
    for place in range(MOST_SITES):
        has_site = place < len(farmer.sites)
        seen.one_of(farmer.sites[place].kind if has_site else NOTHING, len(KINDS))
        seen.one_of(farmer.sites[place].card if has_site else NOTHING, cards)
        seen.amount(farmer.sites[place].machines if has_site else 0, MACHINES)
