"""The trained policy prior for a player alone: features of an action before it is carried out, weighted.

A search visits first what has a high prior, and in rounds far ahead it visits little else. `ludarium train` fits the weights
to games by search: how much better or worse than the others each possible action of a round turned out to be. They lie in
prior.json beside this file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ludarium.engine.context import OF_SEAT
from ludarium.engine.effect import Effect
from ludarium.engine.prior import LinearPrior
from ludarium.engine.training import Action
from ludarium.games.ginkgopolis.ai.features import GOODS, write_bonus
from ludarium.games.ginkgopolis.ai.heuristics import district_change, ending_kind, heuristic_prior, is_payable, rounds_left, scoring_change
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

# Where the features stand. What is worth more or less early in the game stands there twice: as it is, and by the rounds to come.
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
PRIOR_FEATURES: Final = 64


class Situation:
    """What all actions of a side have in common: the rounds to come, and what its bonuses pay for each kind of action (GK-P4)."""

    def __init__(self, state: GinkgopolisState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.side = state.sides[seat]
        self.later = 0.1 * rounds_left(state)
        self.paid = [[0.0] * GOODS for trigger in (EXPLOIT, URBANIZE, FLOOR)]
        for card in state.bonus_cards(seat):
            if card.trigger != END:
                write_bonus(card.bonus, 0, self.paid[card.trigger])


class ActionPrior:
    """The prior of cards and tiles: the weighted sum of the features of what is done with them."""

    def __init__(self, path: Path) -> None:
        self.linear = LinearPrior(path, PRIOR_FEATURES)

    def prior(self, state: GinkgopolisState, seat: int, moves: list[int]) -> list[float]:
        """Return how promising moves are: cards and tiles as trained, other moves by the heuristics."""
        if PLAY.has(moves[0]):
            situation = Situation(state, seat)
            return [self.of_card(situation, PLAY.index(move)) for move in moves]
        if ALONE.has(moves[0]) or LAY.has(moves[0]):
            situation = Situation(state, seat)
            chosen = state.sides[seat].chosen
            return [self.of(situation, chosen, LAY.index(move) if LAY.has(move) else NOTHING) for move in moves]
        return heuristic_prior(state, seat, moves)

    def of(self, situation: Situation, card: int, tile: int) -> float:
        """Return how promising a card with a tile (or NOTHING) is, in points at the end of the game."""
        return self.linear.logit(action_features(situation, card, tile))

    def of_card(self, situation: Situation, card: int) -> float:
        """Return how promising a card is with the best of the held tiles, or alone."""
        best = self.of(situation, card, NOTHING)
        for tile in likely_tiles(situation, card):
            if is_payable(situation.state, situation.seat, card, tile):
                best = max(best, self.of(situation, card, tile))
        return best


def solo_actions(state: GinkgopolisState, seat: int) -> list[Action]:
    """Return all that a player alone can do with the cards in hand: each card with each tile, and alone."""
    situation = Situation(state, seat)
    found: list[Action] = []
    for play in state.moves(seat):
        card = PLAY.index(play)
        after = state.copy()
        after.apply(seat, play)
        layings = [move for move in after.moves(seat) if LAY.has(move) or ALONE.has(move)]
        for laying in layings:
            tile = LAY.index(laying) if LAY.has(laying) else NOTHING
            found.append(Action([play, laying], action_features(situation, card, tile)))
        if not layings:  # without a tile nothing is asked
            found.append(Action([play], action_features(situation, card, NOTHING)))
    return found


def likely_tiles(situation: Situation, card: int) -> list[int]:
    """Return one held tile of each colour: the lowest that costs no points with this card, else the highest."""
    needed = number_of(designated(situation.state, card).tile) if is_building_card(card) else 0
    likely = [NOTHING] * len(COLOURS)
    for tile in situation.side.tiles:
        colour = colour_of(tile)
        other = likely[colour]
        if other == NOTHING:
            likely[colour] = tile
        elif number_of(other) < needed:
            likely[colour] = max(other, tile)
        elif number_of(tile) >= needed:
            likely[colour] = min(other, tile)
    return [tile for tile in likely if tile != NOTHING]


def action_features(situation: Situation, card: int, tile: int) -> list[float]:
    """Return the features of a card with a tile (or NOTHING)."""
    row = [0.0] * PRIOR_FEATURES
    if tile == NOTHING or not is_payable(situation.state, situation.seat, card, tile):
        row[COMES_BACK] = 0.0 if tile == NOTHING else 1.0
        write_exploit(situation, card, row)
        return row
    row[TILE] = 1.0
    row[TILE + 1] = situation.later
    row[TILE + 2] = 1.0 / (1.0 + len(situation.side.tiles))
    row[TILE_NUMBER] = 0.1 * number_of(tile)
    row[TILE_NUMBER + 1] = situation.later * row[TILE_NUMBER]
    if is_building_card(card):
        write_floor(situation, card, tile, row)
    else:
        write_urbanize(situation, card - TILES, tile, row)
    return row


def write_exploit(situation: Situation, card: int, row: list[float]) -> None:
    """Write what a card played alone brings (GK-X8)."""
    goods = situation.paid[EXPLOIT].copy()
    if is_building_card(card):
        building = designated(situation.state, card)
        goods[colour_of(building.tile)] += building.height
    else:
        write_bonus(situation.state.content.urbanization[card - TILES], 0, goods)
    write_gained(situation, goods, row)


def write_urbanize(situation: Situation, letter: int, tile: int, row: list[float]) -> None:
    """Write what a new building brings and costs (GK-U14)."""
    city = situation.state.city
    cell = city.tokens[letter]
    row[FOUNDED] = 1.0
    row[FOUNDED + 1] = situation.later
    goods = situation.paid[URBANIZE].copy()
    for building in city.neighbours(cell):
        goods[colour_of(building.tile)] += building.height
    write_gained(situation, goods, row)
    write_new_building(situation, Building(cell, tile, 1, situation.seat, True, None), NOTHING, row)
    write_spent(situation, 1, row)


def write_floor(situation: Situation, card: int, tile: int, row: list[float]) -> None:
    """Write what a floor brings and costs, the kept card included (GK-F21)."""
    old = designated(situation.state, card)
    row[RAISED] = 1.0
    row[RAISED + 1] = situation.later
    row[PRICE] = price_in_points(old, tile)
    write_gained(situation, situation.paid[FLOOR], row)
    write_new_building(situation, Building(old.cell, tile, old.height + 1, situation.seat, True, old), card, row)
    write_spent(situation, price_in_resources(old, tile) - (old.height if old.owner == situation.seat else 0), row)
    over = OVER_OWN if old.owner == situation.seat else OVER_NOBODY if old.owner == NOBODY else OVER_HAL
    row[over] = 1.0
    row[over + 1] = old.height
    row[over + 2] = situation.later * old.height
    kept = situation.state.content.buildings[card]
    if kept.trigger == END:
        row[ENDING] = 1.0
        row[ENDING + 1] = kept.bonus.measure(situation.state, OF_SEAT[situation.seat])
        row[ENDING + 2 + ending_kind(kept.bonus)] = situation.later
    else:
        write_kept(situation, kept.bonus, KEPT + (2 + GOODS) * kept.trigger, row)


def write_gained(situation: Situation, goods: list[float], row: list[float]) -> None:
    """Write goods that an action brings."""
    side = situation.side
    held = [side.resources, len(side.tiles), side.points]
    for good in range(GOODS):
        count = goods[good]
        if count:
            place = GAINED + 4 * good
            row[place] = count
            row[place + 1] = situation.later * count
            row[place + 2] = count / (1.0 + held[good])
            row[place + 3] = 0.1 * count * count


def write_spent(situation: Situation, count: int, row: list[float]) -> None:
    """Write the resources that are placed or paid."""
    row[SPENT] = count
    row[SPENT + 1] = situation.later * count
    row[SPENT + 2] = count / (1.0 + situation.side.resources)


def write_new_building(situation: Situation, new: Building, card: int, row: list[float]) -> None:
    """Write what a new building, with a newly kept card, changes in the districts and for the end-game cards."""
    points = [0.0] * len(situation.state.sides)
    district_change(situation.state, new, points)
    own = points[situation.seat]
    hals = points[HAL]
    row[DISTRICTS] = own
    row[DISTRICTS + 1] = situation.later * own
    row[DISTRICTS + 2] = hals
    row[DISTRICTS + 3] = situation.later * hals
    row[SCORING] = scoring_change(situation.state, situation.seat, new, card)


def write_kept(situation: Situation, bonus: Effect[Any], place: int, row: list[float]) -> None:
    """Write a permanent bonus from now on."""
    goods = [0.0] * GOODS
    write_bonus(bonus, 0, goods)
    row[place] = 1.0
    row[place + 1] = situation.later
    for good in range(GOODS):
        row[place + 2 + good] = situation.later * goods[good]
