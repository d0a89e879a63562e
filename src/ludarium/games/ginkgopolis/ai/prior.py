"""What a trained eye sees in an action before it is carried out: the numbers that say how good it looks to a player alone.

A search tries first what looks good, and in rounds far ahead it tries little else. `tools/looks.py` finds the weights
in games by search: how much better or worse than the others each possible action of a round turned out to be. They lie in
prior.json beside this file.
"""

from __future__ import annotations

import json
from typing import Any, Final

from ludarium.engine.context import OF_SEAT
from ludarium.engine.effect import Effect
from ludarium.games.ginkgopolis.ai.features import GOODS, see_bonus
from ludarium.games.ginkgopolis.ai.heuristics import appeal, district_change, ending_kind, is_payable, rounds_left, scoring_change
from ludarium.games.ginkgopolis.content.components import (
    COLOURS,
    END,
    EXPLOIT,
    FLOOR,
    TILES,
    URBANIZE,
    colour_of,
    is_building_card,
    number_of,
)
from ludarium.games.ginkgopolis.notation import ALONE, LAY, PLAY
from ludarium.games.ginkgopolis.rules.city import NOBODY, Building
from ludarium.games.ginkgopolis.rules.exploit import designated
from ludarium.games.ginkgopolis.rules.floor import price_in_points, price_in_resources
from ludarium.games.ginkgopolis.state import HAL, NOTHING, GinkgopolisState

# Where the numbers stand. What is worth more or less early in the game stands there twice: as it is, and by the rounds to come.
TILE: Final = 0  # one is used: 1, by rounds, the fewer are held
TILE_NUMBER: Final = 3  # its number, by rounds
COMES_BACK: Final = 5  # it cannot be paid (GK-A3)
FOUNDED: Final = 6  # a building: 1, by rounds
RAISED: Final = 8  # a building: 1, by rounds
GAINED: Final = 10  # of each good: how many, by rounds, the fewer are held, squared
SPENT: Final = 22  # resources: how many, by rounds, the fewer are held
PRICE: Final = 25  # in points
DISTRICTS: Final = 26  # points: own, by rounds, Hal's, by rounds
SCORING: Final = 30  # what the end-game cards gain
OVER_OWN: Final = 31  # a building: 1, its height, by rounds
OVER_HAL: Final = 34
OVER_NOBODY: Final = 37
KEPT: Final = 40  # a permanent bonus, for each trigger: 1, by rounds, each good by rounds
ENDING: Final = 55  # an end-game card: 1, what it scores now, and by what it counts: the rounds to come
LOOKED_AT: Final = 64


class Glance:
    """What all actions of a side have in common: the rounds to come, and what its bonuses pay for each kind of action (GK-P4)."""

    def __init__(self, state: GinkgopolisState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.side = state.sides[seat]
        self.later = 0.1 * rounds_left(state)
        self.paid = [[0.0] * GOODS for trigger in (EXPLOIT, URBANIZE, FLOOR)]
        for card in state.bonus_cards(seat):
            if card.trigger != END:
                see_bonus(card.bonus, 0, self.paid[card.trigger])


class Looks:
    """How good actions look: the sum of what is seen in them, weighted."""

    def __init__(self, text: str) -> None:
        self.weights = [float(weight) for weight in json.loads(text)]
        if len(self.weights) != LOOKED_AT:
            raise ValueError(f"these weights are not for the {LOOKED_AT} numbers that are looked at: run tools/looks.py again")

    def appeal(self, state: GinkgopolisState, seat: int, moves: list[int]) -> list[float]:
        """Return how good moves look: cards and tiles to a trained eye, other moves by the heuristics."""
        if PLAY.has(moves[0]):
            glance = Glance(state, seat)
            return [self.of_card(glance, PLAY.index(move)) for move in moves]
        if ALONE.has(moves[0]) or LAY.has(moves[0]):
            glance = Glance(state, seat)
            chosen = state.sides[seat].chosen
            return [self.of(glance, chosen, LAY.index(move) if LAY.has(move) else NOTHING) for move in moves]
        return appeal(state, seat, moves)

    def of(self, glance: Glance, card: int, tile: int) -> float:
        """Return how good a card with a tile (or NOTHING) looks, in points at the end of the game."""
        row = action_row(glance, card, tile)
        total = 0.0
        for place in range(LOOKED_AT):
            value = row[place]
            if value != 0.0:  # most are zero
                total += value * self.weights[place]
        return total

    def of_card(self, glance: Glance, card: int) -> float:
        """Return how good a card looks with the best of the held tiles, or alone."""
        best = self.of(glance, card, NOTHING)
        for tile in likely_tiles(glance, card):
            if is_payable(glance.state, glance.seat, card, tile):
                best = max(best, self.of(glance, card, tile))
        return best


def likely_tiles(glance: Glance, card: int) -> list[int]:
    """Return one held tile of each colour: the lowest that costs no points with this card, else the highest."""
    needed = number_of(designated(glance.state, card).tile) if is_building_card(card) else 0
    likely = [NOTHING] * len(COLOURS)
    for tile in glance.side.tiles:
        colour = colour_of(tile)
        other = likely[colour]
        if other == NOTHING:
            likely[colour] = tile
        elif number_of(other) < needed:
            likely[colour] = max(other, tile)
        elif number_of(tile) >= needed:
            likely[colour] = min(other, tile)
    return [tile for tile in likely if tile != NOTHING]


def action_row(glance: Glance, card: int, tile: int) -> list[float]:
    """Return what is seen in a card with a tile (or NOTHING)."""
    row = [0.0] * LOOKED_AT
    if tile == NOTHING or not is_payable(glance.state, glance.seat, card, tile):
        row[COMES_BACK] = 0.0 if tile == NOTHING else 1.0
        see_exploit(glance, card, row)
        return row
    row[TILE] = 1.0
    row[TILE + 1] = glance.later
    row[TILE + 2] = 1.0 / (1.0 + len(glance.side.tiles))
    row[TILE_NUMBER] = 0.1 * number_of(tile)
    row[TILE_NUMBER + 1] = glance.later * row[TILE_NUMBER]
    if is_building_card(card):
        see_floor(glance, card, tile, row)
    else:
        see_urbanize(glance, card - TILES, tile, row)
    return row


def see_exploit(glance: Glance, card: int, row: list[float]) -> None:
    """Write what a card played alone brings (GK-X8)."""
    goods = glance.paid[EXPLOIT].copy()
    if is_building_card(card):
        building = designated(glance.state, card)
        goods[colour_of(building.tile)] += building.height
    else:
        see_bonus(glance.state.content.urbanization[card - TILES], 0, goods)
    see_gained(glance, goods, row)


def see_urbanize(glance: Glance, letter: int, tile: int, row: list[float]) -> None:
    """Write what a new building brings and costs (GK-U14)."""
    city = glance.state.city
    cell = city.tokens[letter]
    row[FOUNDED] = 1.0
    row[FOUNDED + 1] = glance.later
    goods = glance.paid[URBANIZE].copy()
    for building in city.neighbours(cell):
        goods[colour_of(building.tile)] += building.height
    see_gained(glance, goods, row)
    see_new_building(glance, Building(cell, tile, 1, glance.seat, True, None), NOTHING, row)
    see_spent(glance, 1, row)


def see_floor(glance: Glance, card: int, tile: int, row: list[float]) -> None:
    """Write what a floor brings and costs, the kept card included (GK-F21)."""
    old = designated(glance.state, card)
    row[RAISED] = 1.0
    row[RAISED + 1] = glance.later
    row[PRICE] = price_in_points(old, tile)
    see_gained(glance, glance.paid[FLOOR], row)
    see_new_building(glance, Building(old.cell, tile, old.height + 1, glance.seat, True, old), card, row)
    see_spent(glance, price_in_resources(old, tile) - (old.height if old.owner == glance.seat else 0), row)
    over = OVER_OWN if old.owner == glance.seat else OVER_NOBODY if old.owner == NOBODY else OVER_HAL
    row[over] = 1.0
    row[over + 1] = old.height
    row[over + 2] = glance.later * old.height
    kept = glance.state.content.buildings[card]
    if kept.trigger == END:
        row[ENDING] = 1.0
        row[ENDING + 1] = kept.bonus.measure(glance.state, OF_SEAT[glance.seat])
        row[ENDING + 2 + ending_kind(kept.bonus)] = glance.later
    else:
        see_kept(glance, kept.bonus, KEPT + (2 + GOODS) * kept.trigger, row)


def see_gained(glance: Glance, goods: list[float], row: list[float]) -> None:
    """Write goods that an action brings."""
    side = glance.side
    held = [side.resources, len(side.tiles), side.points]
    for good in range(GOODS):
        count = goods[good]
        if count:
            place = GAINED + 4 * good
            row[place] = count
            row[place + 1] = glance.later * count
            row[place + 2] = count / (1.0 + held[good])
            row[place + 3] = 0.1 * count * count


def see_spent(glance: Glance, count: int, row: list[float]) -> None:
    """Write the resources that are placed or paid."""
    row[SPENT] = count
    row[SPENT + 1] = glance.later * count
    row[SPENT + 2] = count / (1.0 + glance.side.resources)


def see_new_building(glance: Glance, new: Building, card: int, row: list[float]) -> None:
    """Write what a new building, with a newly kept card, changes in the districts and for the end-game cards."""
    points = [0.0] * len(glance.state.sides)
    district_change(glance.state, new, points)
    own = points[glance.seat]
    hals = points[HAL]
    row[DISTRICTS] = own
    row[DISTRICTS + 1] = glance.later * own
    row[DISTRICTS + 2] = hals
    row[DISTRICTS + 3] = glance.later * hals
    row[SCORING] = scoring_change(glance.state, glance.seat, new, card)


def see_kept(glance: Glance, bonus: Effect[Any], place: int, row: list[float]) -> None:
    """Write a permanent bonus from now on."""
    goods = [0.0] * GOODS
    see_bonus(bonus, 0, goods)
    row[place] = 1.0
    row[place + 1] = glance.later
    for good in range(GOODS):
        row[place + 2 + good] = glance.later * goods[good]
