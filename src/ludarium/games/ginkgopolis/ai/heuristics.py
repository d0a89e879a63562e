"""What a position is worth to a side, in points at the end of the game: an estimate written by hand.

A side's worth is what it would score now, what its goods and cards should still bring in the rounds that are left, and
what comes of the card it has chosen. Every number here is a guess, found by letting bots play each other; no rule
depends on any of them.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ludarium.engine.agenda import ChooseOne
from ludarium.engine.context import OF_SEAT
from ludarium.engine.effect import By, Effect, Either, InAnyOrder, InOrder, Per
from ludarium.engine.value import Value
from ludarium.games.ginkgopolis.content.components import (
    COLOURS,
    END,
    EXPLOIT,
    FLOOR,
    NUMBERS,
    POINT,
    RESOURCE,
    TILES,
    URBANIZE,
    colour_of,
    is_building_card,
)
from ludarium.games.ginkgopolis.content.effects import BuildingsFrom, BuildingsUpTo, CardsOf, CardsWith, Gain, ResourcesOn
from ludarium.games.ginkgopolis.notation import ALONE, DONE, LAY, NEW_HAND, PLAY, RETURN, TOKEN
from ludarium.games.ginkgopolis.rules.bonuses import PayBonuses
from ludarium.games.ginkgopolis.rules.city import DIRECTIONS, NOBODY, Building, stands_in
from ludarium.games.ginkgopolis.rules.exploit import TakeGoods, designated
from ludarium.games.ginkgopolis.rules.floor import price_in_points, price_in_resources
from ludarium.games.ginkgopolis.rules.scoring import POINTS_PER_NEW_HAND, shares_of
from ludarium.games.ginkgopolis.rules.supply import GainTiles
from ludarium.games.ginkgopolis.rules.urbanize import ExploitNeighbours
from ludarium.games.ginkgopolis.state import CHOOSING, HAL, NOTHING, GinkgopolisState, Side

RESOURCE_WORTH: Final = 0.3  # the first one held in the last round, and more for each round to come
RESOURCE_PER_ROUND: Final = 0.14
TILE_WORTH: Final = 3.0  # the first one held
RESOURCES_PER_ROUND: Final = 2.0  # what a side can place
TILES_PER_ROUND: Final = 0.7
DRAWN_PER_ROUND: Final = 1.0  # tiles that leave the supply for each player and round
PLACED_PER_ROUND: Final = 1.3  # resources that leave a side's supply for good in a round
RETURNED: Final = 0.3  # the part of held tiles that players give back when the supply is empty
SPELLS: Final = [0.36, 0.26, 0.38]  # how often each action is chosen: exploit, urbanize, floor
SPELL_WORTH: Final = [0.45, 0.2, 1.4]  # what a bonus for it is worth then, and more for each round to come: goods make more goods
SPELL_GROWTH: Final = [0.08, 0.09, 0.03]
DISTRICT: Final = 0.8  # how much of a district's points survives the last round, and how much less with each round to come
EARLY_DISTRICT: Final = 0.025
MOST_EACH: Final = 1.4  # what a bonus can bring each time, in the long run
USUAL_ACTION: Final = 3.0  # what a side gets out of a round
LONGEST: Final = 18.0
HALS_CHANCE: Final = 0.03  # how often Hal will urbanize at one token
FRESH_HAND: Final = 3.0  # what handing in a token for new cards brings, less its two points
EARNED: Final = [0.0, 4.0, 4.1, 3.5, 3.5, 3.5]  # points that a round to come brings every side, by the number of players
SPREAD: Final = 8.0  # how far a lead shifts in the last round, and in each before (of a logistic curve)
SPREAD_PER_ROUND: Final = 0.4

# What an end-game card counts.
ON_COLOUR: Final = 0
LOW_BUILDINGS: Final = 1
HIGH_BUILDINGS: Final = 2
COLOURED_CARDS: Final = 3
BONUS_CARDS: Final = 4
OTHER_COUNT: Final = 5
FIXED: Final = 6
ENDING_GROWTH: Final = [0.35, 0.12, 0.3, 0.22, 0.22, 0.2, 0.0]  # points that it grows by in a round, more or less on its own


class Outlook:
    """What lies ahead of one side: how many rounds, and what goods are worth to it."""

    def __init__(self, state: GinkgopolisState, seat: int, rounds: float) -> None:
        self.rounds = rounds
        self.seat = seat
        self.settled = 1.0 if state.over else DISTRICT - EARLY_DISTRICT * rounds
        self.resource = RESOURCE_WORTH + RESOURCE_PER_ROUND * rounds
        self.can_return = state.exhaustions == 0 and not state.solo()

    def resources(self, count: float) -> float:
        """Return what so many held resources are worth: less each, the more there are, and nothing when the game is over."""
        usable = RESOURCES_PER_ROUND * self.rounds + 0.01
        return self.resource * usable * (1.0 - exp(-count / usable))

    def tiles(self, count: float) -> float:
        """Return what so many held tiles are worth; what is not used can be given back once for a point (GK-G3)."""
        used = self.used_tiles(count)
        return max(used, 0.7 * count) if self.can_return else used

    def used_tiles(self, count: float) -> float:
        """Return what so many held tiles bring by being built."""
        usable = TILES_PER_ROUND * self.rounds + 0.01
        return TILE_WORTH * usable * (1.0 - exp(-count / usable))

    def good(self, good: int, count: float, side: Side) -> float:
        """Return what goods of a kind are worth on top of what a side holds."""
        if good == POINT:
            return count
        if good == RESOURCE:
            gained = min(count, float(side.supply))
            return self.resources(side.resources + gained) - self.resources(side.resources)
        held = float(len(side.tiles))
        return self.tiles(held + count) - self.tiles(held)

    def repeated(self, effect: Effect[Any], side: Side) -> float:
        """Return what one performance of an effect is worth in the long run, on top of what a side holds."""
        if isinstance(effect, Gain):
            return self.good(effect.good, effect.amount, side)
        if isinstance(effect, InOrder):
            return sum([self.repeated(part, side) for part in effect.parts])
        if isinstance(effect, InAnyOrder):
            return sum([self.repeated(part, side) for part in effect.parts])
        if isinstance(effect, Either):
            return max([self.repeated(part, side) for part in effect.parts])
        return 0.5


def rounds_left(state: GinkgopolisState) -> float:
    """Return about how many rounds are still to come, this one not counted: tiles or somebody's resources run out (GK-G7, GK-G8)."""
    if state.over or state.ending:
        return 0.0
    tiles = float(len(state.supply))
    if not state.solo():
        for seat in range(state.players):
            side = state.sides[seat]
            tiles += len(side.returning)
            if state.exhaustions == 0 or (state.lanes and not state.supply):
                tiles += RETURNED * len(side.tiles)
    rounds = tiles / (DRAWN_PER_ROUND * max(state.players, 2))
    for side in state.sides:
        rounds = min(rounds, (side.supply + side.resources) / PLACED_PER_ROUND)
    return min(rounds, LONGEST)


# ---------------------------------------------------------------------------------------------------------------------
# Cards
# ---------------------------------------------------------------------------------------------------------------------


def bonus_worth(state: GinkgopolisState, side: Side, trigger: int, bonus: Effect[Any], outlook: Outlook) -> float:
    """Return what a bonus card brings from now to the end: each time its occasion comes, or what it will score."""
    if trigger != END:
        each = min(MOST_EACH, outlook.repeated(bonus, side)) * (SPELL_WORTH[trigger] + SPELL_GROWTH[trigger] * outlook.rounds)
        return SPELLS[trigger] * outlook.rounds * each
    measured = bonus.measure(state, OF_SEAT[outlook.seat])
    return measured + ENDING_GROWTH[ending_kind(bonus)] * outlook.rounds


def ending_kind(bonus: Effect[Any]) -> int:
    """Return what an end-game card counts: one of the kinds that ENDING_GROWTH tells apart."""
    if not isinstance(bonus, (Per, By)):
        return FIXED
    count = bonus.count
    if isinstance(count, ResourcesOn):
        return ON_COLOUR
    if isinstance(count, BuildingsUpTo):
        return LOW_BUILDINGS
    if isinstance(count, BuildingsFrom):
        return HIGH_BUILDINGS
    if isinstance(count, CardsOf):
        return COLOURED_CARDS
    return BONUS_CARDS if isinstance(count, CardsWith) else OTHER_COUNT


def cards_worth(state: GinkgopolisState, seat: int, outlook: Outlook) -> float:
    """Return what the side's characters and kept cards should still bring; Hal gets no permanent bonuses (GK-L20)."""
    worth = 0.0
    for card in state.bonus_cards(seat):
        if card.trigger == END or not state.is_hal(seat):
            worth += bonus_worth(state, state.sides[seat], card.trigger, card.bonus, outlook)
    return worth


# ---------------------------------------------------------------------------------------------------------------------
# Districts
# ---------------------------------------------------------------------------------------------------------------------


def add_district(district: list[Building], points: list[float], sign: float) -> None:
    """Add what a group scores now to the sides' points (GK-V8, GK-V9, GK-V14); one building alone is no district."""
    if len(district) < 2:
        return
    shares = shares_of(district, len(points))
    if not shares:
        return
    total = 0
    for share in shares:
        total += share.resources
    second = shares[1] if len(shares) > 1 else shares[0]
    points[shares[0].seat] += sign * total
    points[second.seat] += sign * second.resources


def districts_beside(state: GinkgopolisState, cell: int, colour: int) -> list[list[Building]]:
    """Return the groups of a colour that touch a cell on which no building of that colour stands."""
    groups: list[list[Building]] = []
    for direction in DIRECTIONS:
        building = state.city.at.get(cell + direction)
        if building is None or colour_of(building.tile) != colour or any(stands_in(group, building.cell) for group in groups):
            continue
        groups.append(state.city.group_of(building, NUMBERS))
    return groups


def joins_districts(state: GinkgopolisState, building: Building, points: list[float]) -> None:
    """Add what it changes that a building stands on its cell, where none of its colour stood."""
    joined = [building]
    for group in districts_beside(state, building.cell, colour_of(building.tile)):
        add_district(group, points, -1.0)
        joined += group
    add_district(joined, points, 1.0)


def leaves_district(state: GinkgopolisState, old: Building, new: Building, points: list[float]) -> None:
    """Add what it changes for the district of a building that one of another colour covers it."""
    at = state.city.at
    add_district(state.city.group_of(old, NUMBERS), points, -1.0)
    at[old.cell] = new
    for group in districts_beside(state, old.cell, colour_of(old.tile)):
        add_district(group, points, 1.0)
    at[old.cell] = old


def district_change(state: GinkgopolisState, building: Building, points: list[float]) -> None:
    """Add to the sides' points what a building on its cell would change in the districts: those of its colour and of what it covers."""
    before = state.city.at.get(building.cell)
    if before is not None and colour_of(before.tile) == colour_of(building.tile):
        district = state.city.group_of(before, NUMBERS)
        add_district(district, points, -1.0)
        district[0] = building
        add_district(district, points, 1.0)
        return
    joins_districts(state, building, points)
    if before is not None:
        leaves_district(state, before, building, points)


# ---------------------------------------------------------------------------------------------------------------------
# Actions not yet carried out
# ---------------------------------------------------------------------------------------------------------------------


def bonuses_paid(state: GinkgopolisState, seat: int, trigger: int, outlook: Outlook) -> float:
    """Return what the side's bonuses pay for one action (GK-P4)."""
    worth = 0.0
    side = state.sides[seat]
    for card in state.bonus_cards(seat):
        if card.trigger == trigger:
            worth += outlook.repeated(card.bonus, side)
    return worth


def exploit_worth(state: GinkgopolisState, seat: int, card: int, outlook: Outlook) -> float:
    """Return what a card played alone brings: goods and exploit bonuses (GK-X8)."""
    side = state.sides[seat]
    if is_building_card(card):
        building = designated(state, card)
        goods = outlook.good(colour_of(building.tile), building.height, side)
    else:
        goods = outlook.repeated(state.content.urbanization[card - TILES], side)
    return goods + bonuses_paid(state, seat, EXPLOIT, outlook)


def neighbours_worth(state: GinkgopolisState, seat: int, cell: int, outlook: Outlook) -> float:
    """Return what the buildings round a cell give (GK-U8)."""
    goods = [0, 0, 0]
    for building in state.city.neighbours(cell):
        goods[colour_of(building.tile)] += building.height
    side = state.sides[seat]
    worth = 0.0
    for good in range(3):
        if goods[good]:
            worth += outlook.good(good, goods[good], side)
    return worth


def lead_of(points: list[float], seat: int) -> float:
    """Return how far a side is ahead of the average of the others."""
    others = 0.0
    for other in range(len(points)):
        if other != seat:
            others += points[other]
    return points[seat] - others / (len(points) - 1)


def urbanize_worth(state: GinkgopolisState, seat: int, letter: int, tile: int, outlook: Outlook) -> float:
    """Return what an urbanization brings over its resource and its tile: districts, neighbours, bonuses (GK-U14)."""
    side = state.sides[seat]
    cell = state.city.tokens[letter]
    points = [0.0] * len(state.sides)
    new = Building(cell, tile, 1, seat, True, None)
    district_change(state, new, points)
    worth = outlook.settled * lead_of(points, seat)
    worth += neighbours_worth(state, seat, cell, outlook) + bonuses_paid(state, seat, URBANIZE, outlook)
    worth += scoring_change(state, seat, new, NOTHING)
    return worth - resources_gone(side, 1, outlook)


def floor_worth(state: GinkgopolisState, seat: int, card: int, tile: int, outlook: Outlook) -> float:
    """Return what a floor brings over its price: districts, the kept card, bonuses, what the old owner gets (GK-F21)."""
    side = state.sides[seat]
    old = designated(state, card)
    new = Building(old.cell, tile, old.height + 1, seat, True, old)
    points = [0.0] * len(state.sides)
    district_change(state, new, points)
    worth = outlook.settled * lead_of(points, seat) - price_in_points(old, tile)
    spent = price_in_resources(old, tile)
    if old.owner == seat:
        spent -= old.height
    elif old.owner != NOBODY:
        worth -= (1.0 + 0.5 * min(1.0, outlook.rounds)) * old.height / max(1, state.players - 1)
    kept = state.content.buildings[card]
    worth += bonus_worth(state, side, kept.trigger, kept.bonus, outlook)
    worth += bonuses_paid(state, seat, FLOOR, outlook) + scoring_change(state, seat, new, card)
    return worth - resources_gone(side, spent, outlook)


def resources_gone(side: Side, count: int, outlook: Outlook) -> float:
    """Return what held resources are worth that are spent."""
    return outlook.resources(side.resources) - outlook.resources(max(0, side.resources - count))


def scoring_change(state: GinkgopolisState, seat: int, new: Building, card: int) -> float:
    """Return by how much the side's end-game cards change with a new building and a newly kept card."""
    side = state.sides[seat]
    ending = [kept for kept in side.kept if state.content.buildings[kept].trigger == END]
    if not ending:
        return 0.0
    city = state.city
    before = city.at.get(new.cell)
    change = 0
    for kept in ending:
        change -= state.content.buildings[kept].bonus.measure(state, OF_SEAT[seat])
    city.at[new.cell] = new
    if card != NOTHING:
        side.kept.append(card)
    for kept in ending:
        change += state.content.buildings[kept].bonus.measure(state, OF_SEAT[seat])
    if card != NOTHING:
        side.kept.pop()
    if before is None:
        del city.at[new.cell]
    else:
        city.at[new.cell] = before
    return float(change)


def is_payable(state: GinkgopolisState, seat: int, card: int, tile: int) -> bool:
    """Say whether a card with a tile can be paid as things stand (GK-A4, GK-A5)."""
    side = state.sides[seat]
    if not is_building_card(card):
        return side.resources > 0
    building = designated(state, card)
    available = side.resources + (building.height if building.owner == seat else 0)
    return available >= price_in_resources(building, tile) and side.points >= price_in_points(building, tile)


def action_worth(state: GinkgopolisState, seat: int, card: int, tile: int, outlook: Outlook) -> float:
    """Return what a card with a laid tile (or NOTHING) brings; what cannot be paid is an exploit, the tile comes back (GK-A3)."""
    if tile == NOTHING:
        return exploit_worth(state, seat, card, outlook)
    side = state.sides[seat]
    if not is_payable(state, seat, card, tile):
        held = len(side.tiles)
        return exploit_worth(state, seat, card, outlook) + outlook.tiles(held + 1) - outlook.tiles(held)
    if is_building_card(card):
        return floor_worth(state, seat, card, tile, outlook)
    return urbanize_worth(state, seat, card - TILES, tile, outlook)


def best_action(state: GinkgopolisState, seat: int, card: int, outlook: Outlook) -> float:
    """Return what a card brings with the best of the held tiles, or alone."""
    side = state.sides[seat]
    best = exploit_worth(state, seat, card, outlook)
    held = len(side.tiles)
    used = outlook.tiles(held) - outlook.tiles(held - 1) if held else 0.0
    for tile in highest_tiles(side):
        if is_payable(state, seat, card, tile):
            if is_building_card(card):
                worth = floor_worth(state, seat, card, tile, outlook)
            else:
                worth = urbanize_worth(state, seat, card - TILES, tile, outlook)
            best = max(best, worth - used)
    return best


def highest_tiles(side: Side) -> list[int]:
    """Return the highest held tile of each colour: a lower one does nothing better, but for staying cheap to build over."""
    highest = [NOTHING] * len(COLOURS)
    for tile in side.tiles:
        colour = colour_of(tile)
        highest[colour] = max(highest[colour], tile)
    return [tile for tile in highest if tile != NOTHING]


def choice_worth(state: GinkgopolisState, seat: int, own: bool, outlook: Outlook) -> float:
    """Return what the side's card of this round will bring; a choice still to be made is the best of the hand, for the own side."""
    side = state.sides[seat]
    if state.is_hal(seat):
        return USUAL_ACTION if state.hal_card != NOTHING else 0.0
    if side.chosen != NOTHING:
        if side.shown:
            return rest_of_turn(state, seat, outlook)
        if side.committed:
            return action_worth(state, seat, side.chosen, side.laid, outlook) if own else USUAL_ACTION
        return best_action(state, seat, side.chosen, outlook)
    if state.phase != CHOOSING or side.committed:
        return 0.0
    if not own or not side.hand:
        return USUAL_ACTION
    return max([best_action(state, seat, card, outlook) for card in side.hand])


def rest_of_turn(state: GinkgopolisState, seat: int, outlook: Outlook) -> float:
    """Return what still comes of an action in the middle of which somebody is asked: what waits on the agenda."""
    side = state.sides[seat]
    worth = 0.0
    for task in state.agenda:
        if isinstance(task, ExploitNeighbours):
            worth += neighbours_worth(state, seat, task.cell, outlook)
        elif isinstance(task, PayBonuses):
            worth += bonuses_paid(state, seat, task.trigger, outlook)
        elif isinstance(task, TakeGoods):
            worth += outlook.good(task.colour, task.height, side)
        elif isinstance(task, GainTiles):
            worth += outlook.good(RESOURCE + 1, task.count, side)
        elif isinstance(task, ChooseOne):
            worth += outlook.repeated(state.content.urbanization[0], side)
    return worth


# ---------------------------------------------------------------------------------------------------------------------
# The whole position
# ---------------------------------------------------------------------------------------------------------------------


def side_worth(state: GinkgopolisState, seat: int, own: bool, rounds: float) -> float:
    """Return what a side has and should still get, districts not counted."""
    side = state.sides[seat]
    outlook = Outlook(state, seat, rounds)
    worth = float(side.points + POINTS_PER_NEW_HAND * side.new_hands + len(side.returning))
    worth += cards_worth(state, seat, outlook)
    if state.over:
        return worth
    if not state.is_hal(seat):
        worth += outlook.resources(side.resources) + outlook.tiles(len(side.tiles)) + tile_numbers(side, outlook)
    if not state.sides[seat].hand and not side.committed and state.packs:
        worth += starting_goods(state, side, outlook)
    return worth + choice_worth(state, seat, own, outlook)


def tile_numbers(side: Side, outlook: Outlook) -> float:
    """Return what high numbers among the held tiles are worth: they cost no points and break ties (GK-F7, GK-V12)."""
    total = 0
    for tile in side.tiles:
        total += tile % NUMBERS
    return 0.02 * total * min(1.0, outlook.rounds)


def starting_goods(state: GinkgopolisState, side: Side, outlook: Outlook) -> float:
    """Return what the starting goods of the characters picked so far are worth (GK-S14)."""
    worth = 0.0
    for character in side.characters:
        worth += outlook.repeated(state.content.characters[character].start, side)
    return worth


def tokens_worth(state: GinkgopolisState) -> float:
    """Return what Hal may get at the tokens' cells; among people, everybody has the same chances there (GK-L13)."""
    if not state.solo() or state.over:
        return 0.0
    heights = 0
    for cell in state.city.tokens:
        if cell >= 0:
            heights += state.city.heights_around(cell)
    return HALS_CHANCE * heights


def estimate(state: GinkgopolisState, player: int) -> float:
    """Return about the lead of a player at the end: the own worth less the strongest other side's."""
    rounds = rounds_left(state)
    points = [0.0] * len(state.sides)
    for district in state.city.districts(NUMBERS):
        add_district(district, points, 1.0)
    settled = Outlook(state, player, rounds).settled
    own = 0.0
    strongest = 0.0
    for seat in range(len(points)):
        worth = settled * points[seat] + side_worth(state, seat, seat == player, rounds)
        if seat == HAL and state.solo():
            worth += tokens_worth(state)
        if seat == player:
            own = worth
        elif strongest == 0.0 or worth > strongest:
            strongest = worth
    return own - strongest


def heuristic_value(state: GinkgopolisState) -> Value:
    """Return what every side should have at the end; what somebody holds and has not chosen yet counts as a usual action."""
    rounds = rounds_left(state)
    points = [0.0] * len(state.sides)
    for district in state.city.districts(NUMBERS):
        add_district(district, points, 1.0)
    settled = Outlook(state, 0, rounds).settled
    for seat in range(len(points)):
        points[seat] = settled * points[seat] + side_worth(state, seat, False, rounds)
        points[seat] += rounds * EARNED[state.players]
    if state.solo():
        points[HAL] += tokens_worth(state)
    return Value(points, SPREAD + SPREAD_PER_ROUND * rounds)


def heuristic_prior(state: GinkgopolisState, seat: int, moves: list[int]) -> list[float]:
    """Return how promising moves are: cards and tiles by what they bring, other moves by the value after them."""
    outlook = Outlook(state, seat, rounds_left(state))
    if PLAY.has(moves[0]) or NEW_HAND.has(moves[0]):
        return [best_action(state, seat, PLAY.index(move), outlook) if PLAY.has(move) else FRESH_HAND for move in moves]
    if ALONE.has(moves[0]) or LAY.has(moves[0]):
        chosen = state.sides[seat].chosen
        return [laying_worth(state, seat, chosen, LAY.index(move) if LAY.has(move) else NOTHING, outlook) for move in moves]
    if RETURN.has(moves[0]) or DONE.has(moves[0]):
        return [return_worth(state.sides[seat], RETURN.index(move), outlook) if RETURN.has(move) else 0.0 for move in moves]
    if TOKEN.has(moves[0]):
        return [-(HALS_CHANCE if state.solo() else 0.0) * state.city.heights_around(TOKEN.index(move)) for move in moves]
    logits: list[float] = []
    for move in moves:
        after = state.copy()
        after.apply(seat, move)
        logits.append(heuristic_value(after).lead(seat))
    return logits


def laying_worth(state: GinkgopolisState, seat: int, card: int, tile: int, outlook: Outlook) -> float:
    """Return what a card with a held tile brings, less the tile."""
    held = len(state.sides[seat].tiles)
    used = outlook.tiles(held) - outlook.tiles(held - 1) if tile != NOTHING else 0.0
    return action_worth(state, seat, card, tile, outlook) - used


def return_worth(side: Side, tile: int, outlook: Outlook) -> float:
    """Return what giving back a tile for a point brings: its use is lost, and most with a high number (GK-G3)."""
    held = len(side.tiles)
    return 1.0 - outlook.used_tiles(held) + outlook.used_tiles(held - 1) - 0.02 * (tile % NUMBERS)


def is_quiet(state: GinkgopolisState) -> bool:
    """Say whether a round begins: nobody has chosen and nothing is being carried out."""
    if state.phase != CHOOSING:
        return False
    busy = 0
    for side in state.sides:
        busy += side.committed or side.chosen != NOTHING
    return busy == 0
