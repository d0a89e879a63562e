"""Gold and points (IM-K12, IM-K14): plain numbers, taken from a supply that never runs out."""

from __future__ import annotations

from ludarium.engine.phrase import Refusal
from ludarium.games.miners.content.components import SCOTS
from ludarium.games.miners.state import MinersState


def gain_gold(state: MinersState, seat: int, count: int) -> None:
    """Give a player gold."""
    state.miners[seat].gold += count
    if state.listener is not None:
        state.report("gained-gold", seat, {"count": count})


def gain_points(state: MinersState, seat: int, count: int, cause: int) -> None:
    """Give a player points; what gave them is kept for the score sheet."""
    state.miners[seat].vp[cause] += count
    if state.listener is not None:
        state.report("gained-points", seat, {"count": count})


def pay_gold(state: MinersState, seat: int, count: int) -> None:
    """Take gold that the player has."""
    miner = state.miners[seat]
    if miner.gold < count:
        raise AssertionError("a price was charged that cannot be paid")
    miner.gold -= count
    if count and state.listener is not None:
        state.report("paid", seat, {"count": count})


def scots_price(state: MinersState, seat: int, price: int) -> int:
    """Return the price of a Scots effect: 1 less for each Scots card in the mine, the activated one too; not below 0 (IM-F3, IM-F4)."""
    return max(0, price - state.cards_of(seat, SCOTS))


def why_not_pay(state: MinersState, seat: int, count: int) -> Refusal | None:
    """Return why a player cannot pay so much gold; a price is paid whole or not at all (IM-R13)."""
    held = state.miners[seat].gold
    return None if held >= count else Refusal("too-little-gold", "IM-R13", {"needed": count, "held": held})
