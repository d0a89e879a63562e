"""Action C: build a floor, a building card with a tile (section F)."""

from __future__ import annotations

from ludarium.engine.agenda import SeatTask
from ludarium.engine.phrase import Refusal
from ludarium.games.ginkgopolis.content.components import FLOOR, card_words, colour_of, number_of, tile_words
from ludarium.games.ginkgopolis.rules.bonuses import PayBonuses
from ludarium.games.ginkgopolis.rules.city import NOBODY, Building, cell_text
from ludarium.games.ginkgopolis.rules.exploit import designated
from ludarium.games.ginkgopolis.rules.supply import check_resources_spent
from ludarium.games.ginkgopolis.state import NOTHING, GinkgopolisState


def price_in_resources(building: Building, tile: int) -> int:
    """Return the resources a floor takes: one per level, one more for another colour (GK-F9, GK-F11)."""
    return building.height + 1 + (1 if colour_of(tile) != colour_of(building.tile) else 0)


def price_in_points(building: Building, tile: int) -> int:
    """Return the points a floor takes: the difference if the number is lower (GK-F7, GK-F8)."""
    return max(0, number_of(building.tile) - number_of(tile))


def why_no_floor(state: GinkgopolisState, seat: int, card: int, tile: int) -> Refusal | None:
    """Return what is missing, or None; own resources on the building come back first and count (GK-A5, GK-R2)."""
    building = designated(state, card)
    side = state.sides[seat]
    available = side.resources + (building.height if building.owner == seat else 0)
    needed = price_in_resources(building, tile)
    if available < needed:
        return Refusal("too-few-resources", "GK-A5", {"needed": needed, "held": available})
    points = price_in_points(building, tile)
    if side.points < points:
        return Refusal("too-few-points", "GK-R3", {"needed": points, "held": side.points})
    return None


def build_floor(state: GinkgopolisState, seat: int, card: int, tile: int) -> None:
    """Return of resources, tile and extra costs, resources and marker, floor bonuses, keep the card (GK-F21)."""
    side = state.sides[seat]
    building = designated(state, card)
    return_resources(state, seat, building)
    side.laid = NOTHING
    side.points -= price_in_points(building, tile)
    if colour_of(tile) != colour_of(building.tile):
        side.resources -= 1
        side.supply += 1
    side.resources -= building.height + 1
    if state.listener is not None and (price_in_points(building, tile) or colour_of(tile) != colour_of(building.tile)):
        facts = {"points": price_in_points(building, tile), "resources": price_in_resources(building, tile) - building.height - 1}
        state.report("paid-extra", seat, facts)
    raise_building(state, seat, building, tile)
    check_resources_spent(state, seat)
    state.push(KeepCard(seat))
    state.push(PayBonuses(seat, FLOOR))


def return_resources(state: GinkgopolisState, builder: int, building: Building) -> None:
    """Give the resources on a building back to their owner, with a point for each if somebody else builds (GK-F1 to GK-F4)."""
    if building.owner == NOBODY:
        return
    owner = state.sides[building.owner]
    if state.is_hal(building.owner):
        owner.supply += building.height  # Hal has no screen (GK-L17, GK-L21)
    else:
        owner.resources += building.height
    points = building.height if building.owner != builder else 0
    owner.points += points
    if state.listener is not None:
        state.report("resources-returned", building.owner, {"count": building.height, "points": points})


def raise_building(state: GinkgopolisState, owner: int, building: Building, tile: int) -> None:
    """Lay the tile on top: one level more, colour, number and owner new, with a construction marker (GK-F6, GK-F11, GK-F14)."""
    height = building.height + 1
    state.city.put(Building(building.cell, tile, height, owner, True, building))
    if state.listener is not None:
        facts = {"tile": tile_words(tile), "under": tile_words(building.tile), "cell": cell_text(building.cell), "height": height}
        state.report("built-floor", owner, facts)


class KeepCard(SeatTask[GinkgopolisState]):
    """The played card is kept face up; from now on its bonus belongs to the player (GK-F16, GK-F17)."""

    def run(self, state: GinkgopolisState) -> None:
        side = state.sides[self.seat]
        side.kept.append(side.chosen)
        if state.listener is not None:
            state.report("kept-card", self.seat, {"card": card_words(side.chosen)})
        side.chosen = NOTHING
