"""Action C: build a floor, a building card with a tile (section F)."""

from __future__ import annotations

from ludarium.engine.agenda import SeatTask
from ludarium.engine.phrase import Refusal
from ludarium.games.ginkgopolis.bonuses import PayBonuses
from ludarium.games.ginkgopolis.city import NOBODY, Building, cell_text
from ludarium.games.ginkgopolis.content import FLOOR, card_words, colour_of, number_of, tile_words
from ludarium.games.ginkgopolis.exploit import designated
from ludarium.games.ginkgopolis.supply import check_resources_spent
from ludarium.games.ginkgopolis.table import NOTHING, Table


def price_in_resources(building: Building, tile: int) -> int:
    """Return the resources a floor takes: one per level, one more for another colour (GK-F9, GK-F11)."""
    return building.height + 1 + (1 if colour_of(tile) != colour_of(building.tile) else 0)


def price_in_points(building: Building, tile: int) -> int:
    """Return the points a floor takes: the difference if the number is lower (GK-F7, GK-F8)."""
    return max(0, number_of(building.tile) - number_of(tile))


def why_no_floor(table: Table, seat: int, card: int, tile: int) -> Refusal | None:
    """Return what is missing, or None; own resources on the building come back first and count (GK-A5, GK-R2)."""
    building = designated(table, card)
    side = table.sides[seat]
    available = side.resources + (building.height if building.owner == seat else 0)
    needed = price_in_resources(building, tile)
    if available < needed:
        return Refusal("too-few-resources", "GK-A5", {"needed": needed, "held": available})
    points = price_in_points(building, tile)
    if side.points < points:
        return Refusal("too-few-points", "GK-R3", {"needed": points, "held": side.points})
    return None


def build_floor(table: Table, seat: int, card: int, tile: int) -> None:
    """Return of resources, tile and extra costs, resources and marker, floor bonuses, keep the card (GK-F21)."""
    side = table.sides[seat]
    building = designated(table, card)
    return_resources(table, seat, building)
    side.laid = NOTHING
    side.points -= price_in_points(building, tile)
    if colour_of(tile) != colour_of(building.tile):
        side.resources -= 1
        side.supply += 1
    side.resources -= building.height + 1
    if table.listener is not None and (price_in_points(building, tile) or colour_of(tile) != colour_of(building.tile)):
        facts = {"points": price_in_points(building, tile), "resources": price_in_resources(building, tile) - building.height - 1}
        table.report("paid-extra", seat, facts)
    raise_building(table, seat, building, tile)
    check_resources_spent(table, seat)
    table.push(KeepCard(seat))
    table.push(PayBonuses(seat, FLOOR))


def return_resources(table: Table, builder: int, building: Building) -> None:
    """Give the resources on a building back to their owner, with a point for each if somebody else builds (GK-F1 to GK-F4)."""
    if building.owner == NOBODY:
        return
    owner = table.sides[building.owner]
    if table.is_hal(building.owner):
        owner.supply += building.height  # Hal has no screen (GK-L17, GK-L21)
    else:
        owner.resources += building.height
    points = building.height if building.owner != builder else 0
    owner.points += points
    if table.listener is not None:
        table.report("resources-returned", building.owner, {"count": building.height, "points": points})


def raise_building(table: Table, owner: int, building: Building, tile: int) -> None:
    """Lay the tile on top: one level more, colour, number and owner new, with a construction marker (GK-F6, GK-F11, GK-F14)."""
    height = building.height + 1
    table.city.put(Building(building.cell, tile, height, owner, True, building))
    if table.listener is not None:
        facts = {"tile": tile_words(tile), "under": tile_words(building.tile), "cell": cell_text(building.cell), "height": height}
        table.report("built-floor", owner, facts)


class KeepCard(SeatTask[Table]):
    """The played card is kept face up; from now on its bonus belongs to the player (GK-F16, GK-F17)."""

    def run(self, table: Table) -> None:
        side = table.sides[self.seat]
        side.kept.append(side.chosen)
        if table.listener is not None:
            table.report("kept-card", self.seat, {"card": card_words(side.chosen)})
        side.chosen = NOTHING
