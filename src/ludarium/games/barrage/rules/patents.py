"""The patent office (section T): advanced technology tiles for sale, and new ones at the end of a round."""

from __future__ import annotations

from ludarium.games.barrage.content.components import PATENTS
from ludarium.games.barrage.state import NOTHING, BarrageState


def take_patent(state: BarrageState, side: int, slot: int) -> None:
    """Move an advanced tile to a side's supply; the slot stays empty until the end of the round (BR-T2, BR-T3)."""
    tile = state.patents[slot]
    state.patents = [NOTHING if place == slot else other for place, other in enumerate(state.patents)]
    state.sides[side].tiles.append(tile)
    state.sides[side].tiles.sort()
    if state.listener is not None:
        state.report("took-tile", side, {"tile": state.content.tile_words(tile)})


def show_patents(state: BarrageState) -> None:
    """Unsold tiles leave the game; three new ones are drawn, level I first, then II, then III (BR-V5, BR-V6)."""
    state.seal()
    left = max(0, len(state.inventions) - PATENTS)
    shown = state.inventions[left:]
    state.inventions = state.inventions[:left]
    shown.reverse()  # the last of the pile comes first
    state.patents = shown + [NOTHING] * (PATENTS - len(shown))
    if state.listener is not None:
        state.report("patents-shown", NOTHING, {"tiles": [state.content.tile_words(tile) for tile in state.patents if tile != NOTHING]})
