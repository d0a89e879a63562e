"""Action B: urbanize, an urbanization card with a tile (section U)."""

from __future__ import annotations

from ludarium.engine.agenda import Task
from ludarium.engine.phrase import Refusal
from ludarium.games.ginkgopolis.bonuses import PayBonuses
from ludarium.games.ginkgopolis.city import Building, cell_text
from ludarium.games.ginkgopolis.content import LETTERS, URBANIZE, colour_of, tile_words
from ludarium.games.ginkgopolis.exploit import DiscardCard, TakeGoods
from ludarium.games.ginkgopolis.supply import check_resources_spent
from ludarium.games.ginkgopolis.table import NOTHING, Table
from ludarium.games.ginkgopolis.tokens import MoveToken


def why_no_urbanization(table: Table, seat: int) -> Refusal | None:
    """Return what is missing, or None: one resource is all it takes (GK-A4)."""
    if table.sides[seat].resources < 1:
        return Refusal("too-few-resources", "GK-A4", {"needed": 1, "held": 0})
    return None


def urbanize(table: Table, seat: int, letter: int, tile: int) -> None:
    """Tile, resource and marker, token, neighbours, urbanization bonuses, discard (GK-U14)."""
    table.sides[seat].laid = NOTHING
    table.sides[seat].resources -= 1
    cell = found_building(table, seat, letter, tile)
    check_resources_spent(table, seat)
    table.push(DiscardCard(seat))
    table.push(PayBonuses(seat, URBANIZE))
    table.push(ExploitNeighbours(seat, cell))
    table.push(MoveToken(seat, letter, cell))


def found_building(table: Table, owner: int, letter: int, tile: int) -> int:
    """Put a new building of height 1 with its marker in the token's place; return the cell (GK-U1 to GK-U4)."""
    cell = table.city.tokens[letter]
    table.city.take_token(letter)
    table.city.put(Building(cell, tile, 1, owner, True, None))
    if table.listener is not None:
        facts = {"tile": tile_words(tile), "letter": LETTERS[letter], "cell": cell_text(cell)}
        table.report("urbanized", owner, facts)
    return cell


class ExploitNeighbours(Task[Table]):
    """Every building adjacent to the new one gives its goods, whoever owns it; no exploit bonuses (GK-U8 to GK-U11)."""

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def arguments(self) -> list[object]:
        return [self.seat, self.cell]

    def run(self, table: Table) -> None:
        neighbours = table.city.neighbours(self.cell)
        for index in range(len(neighbours) - 1, -1, -1):
            building = neighbours[index]
            table.push(TakeGoods(self.seat, colour_of(building.tile), building.height))
