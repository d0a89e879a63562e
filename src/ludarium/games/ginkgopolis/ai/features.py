"""The features of a position at the beginning of a round, from which the value network computes how the game should end.

A side is valued by its own features, by those of the others and by how far the game has gone. `ludarium train` fits the weights
to games that bots play against each other; they lie in value.json beside this file.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.context import OF_SEAT
from ludarium.engine.effect import Effect, Either, InAnyOrder, InOrder
from ludarium.engine.network import side_features
from ludarium.games.ginkgopolis.ai.heuristics import ending_kind
from ludarium.games.ginkgopolis.content.components import END, NUMBERS, URBANIZE, colour_of, is_building_card, number_of
from ludarium.games.ginkgopolis.content.effects import Gain
from ludarium.games.ginkgopolis.rules.city import NOBODY, Building
from ludarium.games.ginkgopolis.rules.scoring import shares_of
from ludarium.games.ginkgopolis.state import NOTHING, GinkgopolisState

GOODS: Final = 3  # resources, tiles, points

# Where a side's features stand in its row.
POINTS: Final = 0
NEW_HANDS: Final = 1
RESOURCES: Final = 2
FEW_RESOURCES: Final = 3
SUPPLY: Final = 4
HELD_TILES: Final = 5
FEW_TILES: Final = 6
NUMBER_SUM: Final = 7
HIGHEST_TILE: Final = 8
TILE_COLOURS: Final = 9
FIRST_PLAYER: Final = 12
KEPT: Final = 13
PERMANENT: Final = 14  # goods that the bonuses bring, by trigger and good
ENDING: Final = 23  # end-game cards by what they count
OTHER_ENDINGS: Final = 4
ENDING_NOW: Final = 28  # what the end-game cards would score now
DISTRICT_POINTS: Final = 29
LED: Final = 30
SHAKY: Final = 31  # points of led districts, the more the smaller the lead
WITHIN_REACH: Final = 32  # points of districts led by others, the more the smaller the lead
ALONE: Final = 33
OUTSIDE: Final = 34  # resources outside districts
ON_COLOURS: Final = 35
BUILDINGS: Final = 38
LOW: Final = 39  # buildings of one level, of two
TALL: Final = 41  # levels above the second
TOPS: Final = 42  # numbers on the side's buildings: high ones are dear to build over
TALLEST: Final = 43
TO_COME: Final = 44  # cards in the deck for buildings of the side, and the levels of those: somebody may build over them
SIDE_FEATURES: Final = 46

# Where the common features stand in theirs.
TIME: Final = 0  # tiles and resources that are left
KIND: Final = 9  # of game: alone, expert, how many play
CITY: Final = 14  # levels of each colour, at the tokens; the deck
COMMON_FEATURES: Final = 21
IS_HAL: Final = 1

# And those of two sides, about the cards that can still be had: each end-game card that is left may score. Hal takes them blindly.
SOON: Final = 0  # in the deck, in a hand or just drawn
LATER: Final = 1  # discarded, or made when the deck is shuffled (GK-K7)
SUMS: Final = 0  # what the end-game cards would score for a side now
BEST: Final = 2
WAITING: Final = 4  # features of a side
KINDS: Final = 3  # of cards: end-game, urbanize, other bonuses
FEATURES: Final = 2 * SIDE_FEATURES + COMMON_FEATURES + IS_HAL + 2 * WAITING + 2 * KINDS


def side_rows(state: GinkgopolisState) -> list[list[float]]:
    """Return every side's features."""
    rows = [[0.0] * SIDE_FEATURES for side in state.sides]
    for seat in range(len(rows)):
        write_goods(state, seat, rows[seat])
        write_cards(state, seat, rows[seat])
    write_city(state, rows)
    return rows


def write_goods(state: GinkgopolisState, seat: int, row: list[float]) -> None:
    """Write what a side holds."""
    side = state.sides[seat]
    row[POINTS] = 0.1 * side.points
    row[NEW_HANDS] = side.new_hands
    row[RESOURCES] = 0.1 * side.resources
    row[FEW_RESOURCES] = 1.0 / (1.0 + side.resources)
    row[SUPPLY] = 0.1 * (side.supply + side.resources)
    row[HELD_TILES] = 0.1 * len(side.tiles)
    row[FEW_TILES] = 1.0 / (1.0 + len(side.tiles))
    for tile in side.tiles:
        number = number_of(tile)
        row[NUMBER_SUM] += 0.02 * number
        row[HIGHEST_TILE] = max(row[HIGHEST_TILE], 0.05 * number)
        row[TILE_COLOURS + colour_of(tile)] = 1.0
    row[FIRST_PLAYER] = 1.0 if state.first == seat else 0.0


def write_cards(state: GinkgopolisState, seat: int, row: list[float]) -> None:
    """Write what a side's characters and kept cards bring (GK-P4, GK-P23)."""
    row[KEPT] = 0.1 * len(state.sides[seat].kept)
    for card in state.bonus_cards(seat):
        if card.trigger == END:
            row[ENDING_NOW] += 0.1 * card.bonus.measure(state, OF_SEAT[seat])
            row[ENDING + min(ending_kind(card.bonus), OTHER_ENDINGS)] += 1.0
        else:
            write_bonus(card.bonus, PERMANENT + GOODS * card.trigger, row)


def write_bonus(bonus: Effect[Any], start: int, row: list[float]) -> None:
    """Add the goods of one performance of a permanent bonus."""
    if isinstance(bonus, Gain):
        row[start + bonus.good] += bonus.amount
    elif isinstance(bonus, (InOrder, InAnyOrder, Either)):
        for part in bonus.parts:
            write_bonus(part, start, row)


def write_city(state: GinkgopolisState, rows: list[list[float]]) -> None:
    """Write what the sides have in the city."""
    grouped: set[int] = set()
    to_come = set(state.deck)
    city = state.city
    for cell in sorted(city.at):
        if cell in grouped:
            continue
        group = city.group_of(city.at[cell], NUMBERS)
        for building in group:
            grouped.add(building.cell)
            if building.owner != NOBODY:
                write_building(building, building.tile in to_come, rows[building.owner])
        if len(group) > 1:
            write_district(group, rows)
        elif group[0].owner != NOBODY:
            rows[group[0].owner][OUTSIDE] += 0.1 * group[0].height


def write_building(building: Building, to_come: bool, row: list[float]) -> None:
    """Add a side's building, whose card may still come up."""
    row[ON_COLOURS + colour_of(building.tile)] += 0.1 * building.height
    row[BUILDINGS] += 0.1
    if building.height <= 2:
        row[LOW + building.height - 1] += 0.1
    else:
        row[TALL] += 0.1 * (building.height - 2)
    row[TOPS] += 0.01 * number_of(building.tile)
    row[TALLEST] = max(row[TALLEST], 0.2 * building.height)
    if to_come:
        row[TO_COME] += 0.1
        row[TO_COME + 1] += 0.1 * building.height


def write_district(district: list[Building], rows: list[list[float]]) -> None:
    """Add what a district brings its sides now, and how easily that changes (GK-V7 to GK-V14)."""
    shares = shares_of(district, len(rows))
    if not shares:
        return
    total = 0
    for share in shares:
        total += share.resources
    leader = shares[0]
    behind = shares[1].resources if len(shares) > 1 else 0
    second = shares[1] if len(shares) > 1 else leader
    rows[leader.seat][DISTRICT_POINTS] += 0.1 * total
    rows[second.seat][DISTRICT_POINTS] += 0.1 * second.resources
    rows[leader.seat][LED] += 0.2
    rows[leader.seat][SHAKY] += 0.1 * total / (1.0 + leader.resources - behind)
    if len(shares) == 1:
        rows[leader.seat][ALONE] += 0.1 * total
    held = [0] * len(rows)
    for share in shares:
        held[share.seat] = share.resources
    for seat in range(len(rows)):
        if seat != leader.seat:
            rows[seat][WITHIN_REACH] += 0.1 * total / (1.0 + leader.resources - held[seat])


def remaining(state: GinkgopolisState) -> float:
    """Return how much of the supply each player still has before him: 1 at twenty tiles."""
    return 0.05 * len(state.supply) / max(2, state.players)


def common_row(state: GinkgopolisState) -> list[float]:
    """Return how far the game has gone, of what kind it is, and what the city offers everybody."""
    row = [0.0] * COMMON_FEATURES
    write_time(state, row)
    alone = state.players == 1
    row[KIND] = 1.0 if alone else 0.0
    row[KIND + 1] = 1.0 if alone and state.options.get("expert") else 0.0
    row[KIND + 2] = 1.0 if state.players == 2 else 0.0
    row[KIND + 3] = max(0.0, 0.5 * (state.players - 2))
    row[KIND + 4] = 1.0 if state.ending else 0.0
    write_tokens(state, row)
    return row


def write_time(state: GinkgopolisState, row: list[float]) -> None:
    """Write what the end of the game depends on (GK-G7, GK-G8, GK-L22, GK-L23)."""
    supply = len(state.supply)
    shortest = 99
    for side in state.sides:
        shortest = min(shortest, side.supply + side.resources)
    row[TIME] = remaining(state)
    row[TIME + 1] = 1.0 / (1.0 + supply / max(2, state.players))
    row[TIME + 2] = 0.5 * state.exhaustions
    row[TIME + 3] = 0.0 if state.exhaustions else remaining(state)
    row[TIME + 4] = 0.05 * shortest
    row[TIME + 5] = 1.0 / (1.0 + shortest)
    row[TIME + 6] = 0.05 * state.round
    row[TIME + 7] = 0.05 * len(state.deck)
    row[TIME + 8] = 0.02 * len(state.city.at)


def write_tokens(state: GinkgopolisState, row: list[float]) -> None:
    """Write what the buildings of each colour and those round the tokens would bring (GK-U8, GK-L13)."""
    for building in state.city.at.values():
        row[CITY + colour_of(building.tile)] += 0.05 * building.height
        if building.owner == NOBODY:
            row[CITY + 3] += 0.05
    highest = 0
    for cell in state.city.tokens:
        if cell >= 0:
            heights = state.city.heights_around(cell)
            row[CITY + 4] += 0.02 * heights
            highest = max(highest, heights)
    row[CITY + 5] = 0.1 * highest
    for card in state.deck:
        if not is_building_card(card):
            row[CITY + 6] += 0.1


def write_waiting(state: GinkgopolisState, cards: list[int], when: int, rows: list[list[float]], kinds: list[float]) -> None:
    """Write what cards in circulation would score for each side at the end, and of what kinds they are."""
    for number in cards:
        if not is_building_card(number):
            continue
        card = state.content.buildings[number]
        if card.trigger != END:
            kinds[KINDS * when + (1 if card.trigger == URBANIZE else 2)] += 0.1
            continue
        kinds[KINDS * when] += 0.1
        for seat in range(len(rows)):
            points = card.bonus.measure(state, OF_SEAT[seat])
            rows[seat][SUMS + when] += 0.02 * points
            rows[seat][BEST + when] = max(rows[seat][BEST + when], 0.1 * points)


def waiting_rows(state: GinkgopolisState) -> list[list[float]]:
    """Return what the cards that can still be had promise each side."""
    rows = [[0.0] * WAITING for side in state.sides]
    kinds = [0.0] * (2 * KINDS)
    soon = state.deck.copy()
    for side in state.sides:
        soon += side.hand
    if state.hal_card != NOTHING:
        soon.append(state.hal_card)
    later = state.discard.copy()
    for building in state.city.at.values():
        if building.marked:
            later.append(building.tile)
    write_waiting(state, soon, SOON, rows, kinds)
    write_waiting(state, later, LATER, rows, kinds)
    return side_features(rows, kinds)


def features(state: GinkgopolisState) -> list[list[float]]:
    """Return the features of each side."""
    found = side_features(side_rows(state), common_row(state))
    waiting = waiting_rows(state) if len(found) == 2 else []
    for seat in range(len(found)):
        found[seat].append(1.0 if state.is_hal(seat) else 0.0)
        found[seat] += waiting[seat] if waiting else [0.0] * (2 * WAITING + 2 * KINDS)
    return found
