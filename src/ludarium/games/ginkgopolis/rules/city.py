"""The city: buildings on a square grid, urbanization tokens on its edge, districts (sections B and V).

A cell is a number, row by row over a field that no game can outgrow: 51 tiles at most can be laid beyond the start
block, so no token ever lies more than 53 cells from the centre.
"""

from __future__ import annotations

from typing import Final

from ludarium.engine.fields import Number

REACH: Final = 53
SPAN: Final = 2 * REACH + 1
CELLS: Final = SPAN * SPAN
OFF_TABLE: Final = -1
SMALLEST_DISTRICT: Final = 2  # buildings (GK-V4)
CELL: Final = Number("cell", 0, CELLS - 1)  # of a task that is saved

NORTH: Final = SPAN
EAST: Final = 1
SOUTH: Final = -SPAN
WEST: Final = -1
DIRECTION_NAMES: Final = ["north", "east", "south", "west"]
DIRECTIONS: Final = [NORTH, EAST, SOUTH, WEST]  # the order in which neighbours are exploited (GK-R16), and clockwise


def cell_at(x: int, y: int) -> int:
    """Return the cell at these coordinates; 0, 0 is the centre of the start block, y grows to the north."""
    return (y + REACH) * SPAN + x + REACH


def x_of(cell: int) -> int:
    """Return how far east of the centre a cell lies."""
    return cell % SPAN - REACH


def y_of(cell: int) -> int:
    """Return how far north of the centre a cell lies."""
    return cell // SPAN - REACH


def cell_text(cell: int) -> str:
    """Return how a cell is written: x,y."""
    return f"{x_of(cell)},{y_of(cell)}"


START_CELLS: Final = [cell_at(x, y) for y in (1, 0, -1) for x in (-1, 0, 1)]
START_TOKEN_CELLS: Final = [
    *[cell_at(x, 2) for x in (-1, 0, 1)],
    *[cell_at(2, y) for y in (1, 0, -1)],
    *[cell_at(x, -2) for x in (1, 0, -1)],
    *[cell_at(-2, y) for y in (-1, 0, 1)],
]


class Building:
    """A stack of tiles on one cell (GK-B1). Immutable: building or marking makes a new one."""

    def __init__(self, cell: int, tile: int, height: int, owner: int, marked: bool, under: Building | None) -> None:
        self.cell = cell
        self.tile = tile
        self.height = height
        self.owner = owner
        self.marked = marked
        self.under = under

    def unmarked(self) -> Building:
        """Return the building without its construction marker (GK-K7)."""
        return Building(self.cell, self.tile, self.height, self.owner, False, self.under)

    def tiles(self) -> list[int]:
        """Return all its tiles from the ground up."""
        below = [] if self.under is None else self.under.tiles()
        below.append(self.tile)
        return below


NOBODY: Final = -1


class City:
    """All buildings and tokens."""

    def __init__(self) -> None:
        self.at: dict[int, Building] = {}
        self.token_at: dict[int, int] = {}
        self.tokens: list[int] = []

    def copy(self) -> City:
        """Return an independent copy; the buildings themselves are shared."""
        other = City()
        other.at = self.at.copy()
        other.token_at = self.token_at.copy()
        other.tokens = self.tokens.copy()
        return other

    def put(self, building: Building) -> None:
        """Set a building on its cell, in place of what stood there."""
        self.at[building.cell] = building

    def is_empty(self, cell: int) -> bool:
        """Say whether a cell holds neither building nor token (GK-U6)."""
        return cell not in self.at and cell not in self.token_at

    def take_token(self, letter: int) -> None:
        """Take a token off the table."""
        del self.token_at[self.tokens[letter]]
        self.tokens[letter] = OFF_TABLE

    def put_token(self, letter: int, cell: int) -> None:
        """Lay a token on a cell, from wherever it was."""
        if self.tokens[letter] != OFF_TABLE:
            del self.token_at[self.tokens[letter]]
        self.tokens[letter] = cell
        self.token_at[cell] = letter

    def neighbours(self, cell: int) -> list[Building]:
        """Return the buildings adjacent to a cell (GK-B10), north, east, south, west (GK-R16)."""
        found = []
        for direction in DIRECTIONS:
            building = self.at.get(cell + direction)
            if building is not None:
                found.append(building)
        return found

    def heights_around(self, cell: int) -> int:
        """Return the sum of the heights of the buildings adjacent to a cell (GK-L13)."""
        total = 0
        for building in self.neighbours(cell):
            total += building.height
        return total

    def edge_cells(self) -> list[int]:
        """Return all cells without a building that share an edge with one, in the order of their numbers."""
        edge: set[int] = set()
        for cell in self.at:
            for direction in DIRECTIONS:
                if cell + direction not in self.at:
                    edge.add(cell + direction)
        return sorted(edge)

    def outer_walk(self) -> list[int]:
        """Go once clockwise round the outer outline: each side passed yields the cell beyond it (GK-R52).

        A side is a building's cell and the direction its outside lies in. The next side clockwise is round an inner
        corner, straight on, or round the building's own outer corner.
        """
        start = max(self.at)
        cell, out = start, 0
        walk: list[int] = []
        while True:
            walk.append(cell + DIRECTIONS[out])
            ahead = (out + 1) % 4
            corner = cell + DIRECTIONS[out] + DIRECTIONS[ahead]
            if corner in self.at:
                cell, out = corner, (out + 3) % 4
            elif cell + DIRECTIONS[ahead] in self.at:
                cell += DIRECTIONS[ahead]
            else:
                out = ahead
            if cell == start and out == 0:
                return walk

    def districts(self, numbers: int) -> list[list[Building]]:
        """Return the districts: groups of at least two adjacent buildings of one colour (GK-V4); `numbers` tiles a colour."""
        found: list[list[Building]] = []
        grouped: set[int] = set()
        for cell in sorted(self.at):
            if cell in grouped:
                continue
            group = self.group_of(self.at[cell], numbers)
            for building in group:
                grouped.add(building.cell)
            if len(group) >= SMALLEST_DISTRICT:
                found.append(group)
        return found

    def group_of(self, first: Building, numbers: int) -> list[Building]:
        """Return the buildings of one colour connected with a building, itself first."""
        lowest = first.tile - first.tile % numbers
        group = [first]
        for building in group:
            for direction in DIRECTIONS:
                other = self.at.get(building.cell + direction)
                if other is not None and lowest <= other.tile < lowest + numbers and not stands_in(group, other.cell):
                    group.append(other)
        return group


def stands_in(group: list[Building], cell: int) -> bool:
    """Say whether the building on a cell is one of a group: groups are small, and to look through them is quicker than a set."""
    return any(building.cell == cell for building in group)
