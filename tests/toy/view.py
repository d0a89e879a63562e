"""What a seat may see of the toy game."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from .state import KINDS, NOTHING, PHASES, ToyState


class SiteView(TypedDict):
    """A site, open to all."""

    kind: str
    card: str | None
    machines: int


class FarmerView(TypedDict):
    """A farmer: the hand and the chosen card only for the own seat."""

    gold: int
    vp: int
    cards: int
    committed: bool
    sites: list[SiteView]
    wheel: list[int]
    gate: int
    hand: NotRequired[list[str]]
    chosen: NotRequired[str | None]


class ToyView(TypedDict):
    """The table."""

    round: int
    phase: str
    first: int
    to_move: list[int]
    over: bool
    deck: int
    discard: int
    farmers: list[FarmerView]
    scores: list[int] | None


def view(state: ToyState, player: int | None) -> ToyView:
    """Return the table as this player sees it."""
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "first": state.first,
        "to_move": state.to_move,
        "over": state.over,
        "deck": len(state.deck),
        "discard": len(state.discard),
        "farmers": [farmer_view(state, seat, player) for seat in range(state.players)],
        "scores": state.scores if state.over else None,
    }


def farmer_view(state: ToyState, seat: int, player: int | None) -> FarmerView:
    """Return what the player sees of one seat: all but hand and chosen card of the others."""
    farmer = state.farmers[seat]
    name = state.content.name
    seen: FarmerView = {
        "gold": farmer.gold,
        "vp": farmer.vp,
        "cards": len(farmer.hand) + (farmer.chosen != NOTHING),
        "committed": farmer.committed,
        "sites": [
            {"kind": KINDS[site.kind], "card": name(site.card) if site.card != NOTHING else None, "machines": site.machines}
            for site in farmer.sites
        ],
        "wheel": farmer.wheel.copy(),
        "gate": farmer.gate,
    }
    if seat == player:
        seen["hand"] = [name(card) for card in farmer.hand]
        seen["chosen"] = name(farmer.chosen) if farmer.chosen != NOTHING else None
    return seen
