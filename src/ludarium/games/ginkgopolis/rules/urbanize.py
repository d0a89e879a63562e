"""Action B: urbanize, an urbanization card with a tile (section U)."""

from __future__ import annotations

from typing import ClassVar

from ludarium.engine.agenda import SEAT, Task
from ludarium.engine.fields import Field
from ludarium.engine.phrase import Refusal
from ludarium.games.ginkgopolis.content.components import LETTERS, URBANIZE, colour_of, tile_words
from ludarium.games.ginkgopolis.rules.bonuses import PayBonuses
from ludarium.games.ginkgopolis.rules.city import CELL, Building, cell_text
from ludarium.games.ginkgopolis.rules.exploit import DiscardCard, TakeGoods
from ludarium.games.ginkgopolis.rules.supply import check_resources_spent
from ludarium.games.ginkgopolis.rules.tokens import MoveToken
from ludarium.games.ginkgopolis.state import NOTHING, GinkgopolisState


def why_no_urbanization(state: GinkgopolisState, seat: int) -> Refusal | None:
    """Return what is missing, or None: one resource is all it takes (GK-A4)."""
    if state.sides[seat].resources < 1:
        return Refusal("too-few-resources", "GK-A4", {"needed": 1, "held": 0})
    return None


def urbanize(state: GinkgopolisState, seat: int, letter: int, tile: int) -> None:
    """Tile, resource and marker, token, neighbours, urbanization bonuses, discard (GK-U14)."""
    state.sides[seat].laid = NOTHING
    state.sides[seat].resources -= 1
    cell = found_building(state, seat, letter, tile)
    check_resources_spent(state, seat)
    state.push(DiscardCard(seat))
    state.push(PayBonuses(seat, URBANIZE))
    state.push(ExploitNeighbours(seat, cell))
    state.push(MoveToken(seat, letter, cell))


def found_building(state: GinkgopolisState, owner: int, letter: int, tile: int) -> int:
    """Put a new building of height 1 with its marker in the token's place; return the cell (GK-U1 to GK-U4)."""
    cell = state.city.tokens[letter]
    state.city.take_token(letter)
    state.city.put(Building(cell, tile, 1, owner, True, None))
    if state.listener is not None:
        facts = {"tile": tile_words(tile), "letter": LETTERS[letter], "cell": cell_text(cell)}
        state.report("urbanized", owner, facts)
    return cell


class ExploitNeighbours(Task[GinkgopolisState]):
    """Every building adjacent to the new one gives its goods, whoever owns it; no exploit bonuses (GK-U8 to GK-U11)."""

    saved: ClassVar[list[Field]] = [SEAT, CELL]

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def run(self, state: GinkgopolisState) -> None:
        neighbours = state.city.neighbours(self.cell)
        for index in range(len(neighbours) - 1, -1, -1):
            building = neighbours[index]
            state.push(TakeGoods(self.seat, colour_of(building.tile), building.height))
