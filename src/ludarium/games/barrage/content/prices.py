"""What building with a tile costs a side (BR-K16 to BR-K20, sections X and Y).

It follows from the map, the abilities of the side and the tile alone. So it is worked out once for each set of them: a turn looks
at every site for every tile, and then only reads tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.engine.ability import Standing
from ludarium.games.barrage.content.abilities import (
    ANY_MACHINES,
    BASE_MACHINES,
    CONDUIT_MACHINES,
    CREDITS_PER_MACHINE,
    ENGINEERS,
    MACHINES,
    MIXERS_PER_VALUE,
    SURCHARGE,
)
from ludarium.games.barrage.content.sites import (
    BASE,
    CONDUIT,
    CONDUITS,
    DAMS,
    ELEVATION,
    FIRST_CONDUIT,
    PIECE_COUNTS,
    POWERHOUSE,
    RANGES,
)

if TYPE_CHECKING:
    from ludarium.games.barrage.content.components import MapData

EXCAVATORS_PER_VALUE: Final = 2
FIRST_POWERHOUSE: Final = 2


class Prices:
    """What pieces cost with one tile under one set of abilities."""

    def __init__(self, board: MapData, abilities: Standing, tile: Standing) -> None:
        self.abilities = abilities
        self.tile = tile
        self.needs_space = self._quantity(ENGINEERS, 1) > 0  # takes engineers and a company space (BR-Y5, BR-Y13, BR-R33)
        self.any_machines = self._quantity(ANY_MACHINES, 0) > 0  # excavators and mixers replace each other (BR-Y12)
        self.credits_per_machine = abilities.value(CREDITS_PER_MACHINE, 0)  # 0: credits replace no machine
        areas = [board.area[dam // 2] for dam in range(DAMS)]
        self._bases = self._machines([self._quantity(BASE_MACHINES, board.base_price[area]) for area in areas])
        self._elevations = self._machines([board.elevation_price[area] for area in areas])
        self._conduits = self._machines([self._quantity(CONDUIT_MACHINES, EXCAVATORS_PER_VALUE * value) for value in board.value])
        self._houses = self._machines([FIRST_POWERHOUSE + built for built in range(PIECE_COUNTS[POWERHOUSE] + 1)])
        self._mixers = [abilities.value(MIXERS_PER_VALUE, 0) * value for value in board.value]
        surcharges = [*board.dam_surcharge, *[0] * CONDUITS, *board.house_surcharge]
        self._surcharges = [self._quantity(SURCHARGE, surcharge) for surcharge in surcharges]
        self._least = [min(self._bases), min(self._elevations), min(self._conduits)]
        self._least_mixers = min(self._mixers)
        self.cheapest_first = [self._cheapest_first(piece) for piece in range(len(PIECE_COUNTS))]  # sites of each piece

    def _quantity(self, which: int, base: int) -> int:
        """Return a quantity as the abilities leave it, and then the tile."""
        return self.tile.value(which, self.abilities.value(which, base))

    def _machines(self, prices: list[int]) -> list[int]:
        return [self._quantity(MACHINES, machines) for machines in prices]

    def _cheapest_first(self, piece: int) -> list[int]:
        first, after = RANGES[piece]
        return sorted(range(first, after), key=lambda site: (self.machines(piece, site, 0), self.surcharge(piece, site)))

    def machines(self, piece: int, site: int, powerhouses: int) -> int:
        """Return the number of machines a piece costs (BR-K16 to BR-K20); a powerhouse by how many the side has built."""
        if piece == BASE:
            return self._bases[site]
        if piece == CONDUIT:
            return self._conduits[site - FIRST_CONDUIT]
        return self._elevations[site] if piece == ELEVATION else self._houses[powerhouses]

    def mixers(self, piece: int, site: int) -> int:
        """Return what a conduit costs wholly in mixers where an ability allows it (BR-X4, BR-R46), 0 where none does."""
        return self._mixers[site - FIRST_CONDUIT] if piece == CONDUIT else 0

    def surcharge(self, piece: int, site: int) -> int:
        """Return the credits of a red site (BR-K12, BR-K13), unless an ability or the tile waives them (BR-Y7, BR-R48)."""
        return 0 if piece == ELEVATION else self._surcharges[site]

    def least_machines(self, piece: int, powerhouses: int) -> int:
        """Return what the cheapest site costs in machines."""
        return self._houses[powerhouses] if piece == POWERHOUSE else self._least[piece]

    def least_mixers(self, piece: int) -> int:
        """Return what the cheapest conduit costs wholly in mixers, 0 where that cannot be."""
        return self._least_mixers if piece == CONDUIT else 0


class Tariff:
    """The prices under one set of abilities, tile by tile; those of a tile are made when they are first asked for."""

    def __init__(self, board: MapData, abilities: Standing, tiles: list[Standing]) -> None:
        self.board = board
        self.abilities = abilities
        self.tiles = tiles
        self.known: list[Prices | None] = [None] * len(tiles)

    def with_tile(self, tile: int) -> Prices:
        """Return the prices with a tile."""
        prices = self.known[tile]
        if prices is None:
            prices = Prices(self.board, self.abilities, self.tiles[tile])
            self.known[tile] = prices
        return prices
