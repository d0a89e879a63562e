"""What a card would bring as the table stands. Cards are carried out later in the round, so trying the choice alone tells nothing."""

from __future__ import annotations

from typing import Final

from ludarium.engine.phrase import Phrase, Preview
from ludarium.engine.preview import Trial
from ludarium.games.ginkgopolis.content.components import TILES, is_building_card
from ludarium.games.ginkgopolis.rules.actions import carry_out, why_not_payable
from ludarium.games.ginkgopolis.rules.urbanize import ExploitNeighbours
from ludarium.games.ginkgopolis.state import NOTHING, GinkgopolisState

SHOWN: Final = ["resources-returned", "paid-extra", "converted"]


def preview_card(state: GinkgopolisState, seat: int, card: int) -> list[Preview]:
    """Return what a card brings alone, and what the buildings beside its token give where it is an urbanization card (GK-X3, GK-U8)."""
    found = [preview_action(state, seat, card, NOTHING, Phrase("preview-alone"))]
    if not is_building_card(card):
        trial = Trial(state, seat)
        stack = trial.world.agenda = [ExploitNeighbours(seat, state.city.tokens[card - TILES])]
        trial.world.lanes = []
        trial.run(stack, 0)
        found.append(trial.preview([], Phrase("preview-beside")))
    return [preview for preview in found if preview.pays or preview.brings]


def preview_action(state: GinkgopolisState, seat: int, card: int, tile: int, label: Phrase | None = None) -> Preview:
    """Return what a card with a tile (or NOTHING) would pay and bring if it were carried out now."""
    trial = Trial(state, seat)
    side = trial.world.sides[seat]
    side.hand = [other for other in side.hand if other != card]
    side.tiles = [other for other in side.tiles if other != tile]
    side.chosen, side.laid = card, tile
    if tile != NOTHING and why_not_payable(state, seat, card, tile) is None:  # else it comes back
        trial.before["tile"] -= 1
    stack = trial.world.agenda = trial.world.stack = []
    trial.world.lanes = []
    carry_out(trial.world, seat)
    trial.run(stack, 0)
    return trial.preview(SHOWN, label)
