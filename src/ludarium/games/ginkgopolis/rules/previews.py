"""What a card would bring as the table stands. Cards are carried out later in the round, so trying the choice alone tells nothing."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.agenda import ChooseOne
from ludarium.engine.phrase import Icon, Phrase, Preview
from ludarium.engine.preview import Trial, preview_of
from ludarium.games.ginkgopolis.content.components import (
    COLOURS,
    NUMBERS,
    TILES,
    BonusCard,
    Character,
    colour_of,
    is_building_card,
    tile_id,
)
from ludarium.games.ginkgopolis.rules.actions import carry_out, why_not_payable
from ludarium.games.ginkgopolis.rules.bonuses import PayBonuses
from ludarium.games.ginkgopolis.rules.city import SMALLEST_DISTRICT, cell_text
from ludarium.games.ginkgopolis.rules.exploit import designated
from ludarium.games.ginkgopolis.rules.scoring import district_points, points_of, quick_scores, shares_of
from ludarium.games.ginkgopolis.rules.tokens import ChooseGivingWay, GiveWay, PlaceFreely, PlaceToken
from ludarium.games.ginkgopolis.rules.urbanize import ExploitNeighbours
from ludarium.games.ginkgopolis.state import NOTHING, GinkgopolisState

SHOWN: Final = ["brings-end", "resources-returned", "paid-extra", "converted", "bonuses-pay", "districts-worth", "district-share"]


class Carried(Trial):
    """A card carried out on a copy. It is paid before it brings anything: both are told, also where they are of one kind (GK-A10)."""

    def __init__(self, state: GinkgopolisState, seat: int) -> None:
        super().__init__(state, seat)
        self.price: dict[str, int] = {}

    def preview(self, shown: list[str], label: Phrase | None = None) -> Preview:
        preview = super().preview(shown, label)
        preview.pays = [Icon(good, -count) for good, count in self.price.items() if count < 0]
        gained = {good: count - self.price[good] for good, count in self.change().items()}
        preview.brings = [Icon(good, count) for good, count in gained.items() if count > 0]
        return preview


def preview_card(state: GinkgopolisState, seat: int, card: int) -> list[Preview]:
    """Return what a card brings alone, and what the buildings beside its token give where a tile can be laid on it (GK-X3, GK-U8)."""
    if not is_building_card(card) and not state.sides[seat].tiles:
        return preview_answers(state, seat, card)
    found = [preview_action(state, seat, card, NOTHING, Phrase("preview-alone"))]
    if not is_building_card(card):
        trial = Trial(state, seat)
        stack = trial.world.agenda = [ExploitNeighbours(seat, state.city.tokens[card - TILES])]
        trial.world.lanes = []
        trial.run(stack, 0)
        found.append(trial.preview([], Phrase("preview-beside")))
    return [preview for preview in found if preview.pays or preview.brings]


def preview_answers(state: GinkgopolisState, seat: int, card: int) -> list[Preview]:
    """Return what each answer would bring to the question that an urbanization card asks when it is played alone (GK-X1)."""
    trial = try_action(state, seat, card, NOTHING)
    ask = trial.world.agenda[-1] if trial.world.agenda else None
    if not isinstance(ask, ChooseOne):
        return [trial.preview(SHOWN, Phrase("preview-alone"))]
    found = []
    for move in ask.moves(trial.world):
        answered = try_action(state, seat, card, NOTHING)
        answered.play(move)
        answered.run(answered.world.agenda, 0)
        found.append(answered.preview(SHOWN, ask.option(trial.world, move).label))
    return found


def preview_action(state: GinkgopolisState, seat: int, card: int, tile: int, label: Phrase | None = None) -> Preview:
    """Return what a card with a tile (or NOTHING) would pay and bring if it were carried out now."""
    return try_action(state, seat, card, tile).preview(SHOWN, label)


def preview_laying(state: GinkgopolisState, seat: int, card: int, tile: int) -> list[Preview]:
    """Return what a card with a tile pays and brings, what the districts become, and what all that is worth at the end."""
    trial = try_action(state, seat, card, tile)
    built = designated(state, card).cell if is_building_card(card) else state.city.tokens[card - TILES]
    if trial.world.city.at.get(built) is state.city.at.get(built):
        return [trial.preview(SHOWN)]  # played alone: the city stays as it is
    report_districts(state, trial.world, seat, built)
    gain = quick_scores(trial.world)[seat] - quick_scores(state)[seat] - trial.change()["point"]
    return [trial.preview(SHOWN), preview_of({"point": gain}, [], Phrase("preview-end"))]


def try_action(state: GinkgopolisState, seat: int, card: int, tile: int) -> Carried:
    """Carry a card with a tile (or NOTHING) out on a copy; where a token then goes changes nothing else, so nobody is asked."""
    trial = Carried(state, seat)
    side = trial.world.sides[seat]
    side.hand = [other for other in side.hand if other != card]
    side.tiles = [other for other in side.tiles if other != tile]
    side.chosen, side.laid = card, tile
    if tile != NOTHING and why_not_payable(state, seat, card, tile) is None:  # else it comes back
        trial.before["tile"] -= 1
    stack = trial.world.agenda = trial.world.stack = []
    trial.world.lanes = []
    carry_out(trial.world, seat)
    trial.price = trial.change()
    report_bonuses(trial.world, stack)
    trial.run(stack, 0)
    while stack and isinstance(stack[-1], (PlaceToken, PlaceFreely, ChooseGivingWay, GiveWay)):
        stack.pop()
        trial.run(stack, 0)
    report_end(trial)
    return trial


def report_end(trial: Carried) -> None:
    """Report that what was tried makes the round the last one (GK-G7, GK-G8)."""
    for happening in trial.log.happenings:
        if happening.kind == "end-triggered":
            trial.world.report("brings-end", trial.player, {"why": happening.facts["why"]})
            return


def report_bonuses(world: GinkgopolisState, stack: list[Any]) -> None:
    """Report which cards pay for the action whose parts wait on a stack."""
    for task in stack:
        if isinstance(task, PayBonuses):
            paying = task.paying(world)
            if paying:
                world.report("bonuses-pay", task.seat, {"count": len(paying), "cards": " ".join(bonus_target(card) for card in paying)})


def bonus_target(card: BonusCard) -> str:
    """Return the board element that a bonus card is."""
    return f"character:{card.index + 1}" if isinstance(card, Character) else f"card:{tile_id(card.card)}"


def report_districts(state: GinkgopolisState, world: GinkgopolisState, seat: int, cell: int) -> None:
    """Report what the own districts are worth before and after, and who then has what in the one round a cell."""
    before, after = district_points(state)[seat], district_points(world)[seat]
    if before != after:
        world.report("districts-worth", seat, {"before": before, "after": after})
    district = world.city.group_of(world.city.at[cell], NUMBERS)
    if len(district) < SMALLEST_DISTRICT:
        return
    colour, cells = COLOURS[colour_of(district[0].tile)], " ".join(cell_text(building.cell) for building in district)
    shares = shares_of(district, len(world.sides))
    for share, points in zip(shares, points_of(shares), strict=True):
        world.report("district-share", share.seat, {"colour": colour, "cells": cells, "count": share.resources, "points": points})
