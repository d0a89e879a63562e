"""What holds in every position (section I), counted here anew, in random games of every number of players and every mode."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import ludarium
from ludarium.games.ginkgopolis.rules.city import Building
from ludarium.games.ginkgopolis.state import CHOOSING, NOTHING, GinkgopolisState
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, card, cell, given, plain, tile

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"expert": True}),
    *[(players, {"characters": characters}) for players in (2, 3, 4, 5) for characters in ("beginner", "draft")],
]
GAMES = 20
RESOURCES = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}  # GK-S11
BUILDINGS = {f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(1, 21)}
START = {f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in (1, 2, 3)}
BLOCK = {f"{x},{y}" for x in (-1, 0, 1) for y in (-1, 0, 1)}
NO_OWNER = -1


def name(number: int) -> str:
    """Return a tile or card in words."""
    return f"{('red', 'blue', 'yellow')[number // 20]}-{number % 20 + 1}" if number < 60 else "ABCDEFGHIJKL"[number - 60]


@cache
def place(number: int) -> tuple[int, int]:
    """Return the coordinates of a cell, from its notation."""
    x, y = ludarium.game("ginkgopolis").lexicon.text(FIRST_CELL + number).removeprefix("token ").split(",")
    return int(x), int(y)


FIRST_CELL = ludarium.game("ginkgopolis").lexicon.parse("token 0,0") - cell("0,0")


# -- the invariants, counted from the pieces ---------------------------------------------------------------------------


def circulating(table: GinkgopolisState) -> Counter[str]:
    """Count the cards in hands, chosen, before Hal, in the deck and in the discard pile."""
    cards = [*table.deck, *table.discard, *[held for side in table.sides for held in side.hand]]
    cards += [single for single in [*[side.chosen for side in table.sides], table.hal_card] if single != NOTHING]
    return Counter(name(number) for number in cards)


def resources_are_conserved(table: GinkgopolisState) -> bool:
    """GK-I1."""
    return all(
        side.supply + side.resources + sum(building.height for building in table.city.at.values() if building.owner == seat)
        == RESOURCES[table.players]
        for seat, side in enumerate(table.sides)
    )


def tiles_are_conserved(table: GinkgopolisState) -> bool:
    """GK-I2."""
    tiles = Counter(name(number) for number in [*table.removed, *table.supply])
    for side in table.sides:
        tiles.update(name(number) for number in [*side.tiles, *side.returning, *([side.laid] if side.laid != NOTHING else [])])
    for building in table.city.at.values():
        level: Building | None = building
        while level is not None:
            tiles[name(level.tile)] += 1
            level = level.under
    return tiles == Counter(BUILDINGS)


def cards_are_conserved(table: GinkgopolisState) -> bool:
    """GK-I3: every card is in one place; the stock is what is in no other, and urbanization cards are never in it."""
    cards = circulating(table) + Counter(name(number) for side in table.sides for number in side.kept)
    stock = BUILDINGS - set(cards)
    return max(cards.values()) == 1 and len(cards) + len(stock) == 72


def letters_are_at_hand(table: GinkgopolisState) -> bool:
    """GK-I4; a token that waits for its cell is the one exception."""
    waits = any(table.game.lexicon.text(move).split()[0] in {"token", "shift"} for seat in table.to_move for move in table.moves(seat)[:1])
    city = {place(number) for number in table.city.at}
    lying = [place(number) for number in table.city.tokens if number >= 0]
    on_edge = all((x, y) not in city and {(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)} & city for x, y in lying)
    count = len(set(lying)) == len(lying) == (11 if waits else 12)
    return count and on_edge and set("ABCDEFGHIJKL") <= set(circulating(table))


def circulation_is_right(table: GinkgopolisState) -> bool:
    """GK-I5; while floor bonuses are paid the played card is extra."""
    cards = {one for one in circulating(table) if one in BUILDINGS}
    if any(type(task).__name__ == "KeepCard" for task in table.agenda):
        cards.remove(name(table.sides[table.turn].chosen))
    return cards == {name(building.tile) for building in table.city.at.values() if not building.marked}


def owners_are_right(table: GinkgopolisState) -> bool:
    """GK-I6."""
    return all(
        (building.owner == NO_OWNER) == (building.under is None and name(building.tile) in START) and building.height == levels(building)
        for building in table.city.at.values()
    )


def levels(building: Building) -> int:
    return 1 if building.under is None else 1 + levels(building.under)


def marked_are_owned(table: GinkgopolisState) -> bool:
    """GK-I7."""
    return all(building.owner != NO_OWNER for building in table.city.at.values() if building.marked)


def deck_is_there(table: GinkgopolisState) -> bool:
    """GK-I8."""
    return len(table.deck) > 0


def points_are_not_negative(table: GinkgopolisState) -> bool:
    """GK-I9."""
    return all(side.points >= 0 for side in table.sides)


def hands_are_full(table: GinkgopolisState) -> bool:
    """GK-I10: when the choice is asked for; a card already laid down still counts."""
    if table.phase != CHOOSING or table.over:
        return True
    cards = [len(side.hand) + (side.chosen != NOTHING) for side in table.sides]
    return cards == [4] * table.players if table.players > 1 else cards[0] == 3 and table.hal_card != NOTHING


def block_is_there(table: GinkgopolisState) -> bool:
    """GK-I11, as far as one position shows it: the nine starting buildings still stand, at least as the ground of a stack."""
    ground = {}
    for building in table.city.at.values():
        level = building
        while level.under is not None:
            level = level.under
        ground["{},{}".format(*place(building.cell))] = name(level.tile)
    return {where for where, what in ground.items() if what in START} == BLOCK


def marked_cards_are_in_the_stock(table: GinkgopolisState) -> bool:
    """GK-K10: the cards of marked buildings are neither in circulation nor kept."""
    elsewhere = {*circulating(table), *[name(number) for side in table.sides for number in side.kept]}
    return not any(name(building.tile) in elsewhere for building in table.city.at.values() if building.marked)


INVARIANTS: dict[str, Callable[[GinkgopolisState], bool]] = {
    "GK-I1": resources_are_conserved,
    "GK-I2": tiles_are_conserved,
    "GK-I3": cards_are_conserved,
    "GK-I4": letters_are_at_hand,
    "GK-I5": circulation_is_right,
    "GK-I6": owners_are_right,
    "GK-I7": marked_are_owned,
    "GK-I8": deck_is_there,
    "GK-I9": points_are_not_negative,
    "GK-I10": hands_are_full,
    "GK-I11": block_is_there,
    "GK-K10": marked_cards_are_in_the_stock,
}


def broken(table: GinkgopolisState) -> list[str]:
    """Return the ids of the invariants that do not hold."""
    return [rule_id for rule_id, holds in INVARIANTS.items() if not holds(table)]


# -- random games ------------------------------------------------------------------------------------------------------


def random_game(players: int, options: dict[str, Any], seed: int, log: ludarium.Log) -> Iterator[GinkgopolisState]:
    """Play a game at random and yield it at every decision and at its end; the log hears everything."""
    table = given(players, seed, **options).table
    table.listener = log
    luck = random.Random(seed)
    while not table.over:
        yield table
        seat = luck.choice(table.to_move)
        table.play(seat, luck.choice(table.moves(seat)))
    yield table


@rule("GK-I1", "GK-I2", "GK-I3", "GK-I4", "GK-I5", "GK-I6", "GK-I7", "GK-I8", "GK-I9", "GK-I10", "GK-I11", "GK-K10")
@pytest.mark.parametrize(("players", "options"), MODES, ids=str)
def test_every_invariant_holds_at_every_decision(players: int, options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        for table in random_game(players, options, seed, ludarium.Log()):
            assert broken(table) == []
            table.game.check(table)


@rule("GK-I11")
@pytest.mark.parametrize(("players", "options"), MODES, ids=str)
def test_the_city_grows_by_one_with_each_urbanization_and_by_nothing_else(players: int, options: dict[str, Any]) -> None:
    floors = 0
    for seed in range(GAMES):
        log = ludarium.Log()
        before: set[int] = set()
        for table in random_game(players, options, seed, log):
            assert before <= set(table.city.at)
            before = set(table.city.at)
            assert len(before) == 9 + sum(1 for happening in log.happenings if happening.kind == "urbanized")
        floors += sum(1 for happening in log.happenings if happening.kind == "built-floor")
    assert floors > GAMES


@rule("GK-I8")
@pytest.mark.parametrize(("players", "options"), MODES, ids=str)
def test_a_rebuilt_deck_is_never_too_small(players: int, options: dict[str, Any]) -> None:
    least = {1: 10, 2: 6, 3: 2, 4: 5, 5: 1}[players]  # GK-R32
    log = ludarium.Log()
    for seed in range(GAMES):
        for table in random_game(players, options, seed, log):
            assert len(table.deck) > 0
    sizes = [happening.facts["cards"] for happening in log.happenings if happening.kind == "deck-rebuilt"]
    assert len(sizes) >= GAMES
    assert all(isinstance(size, int) and size >= least for size in sizes)


@rule("GK-I3", "GK-I5")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_position_of_a_game_loads_as_it_was_saved(players: int) -> None:
    for seed in range(3):
        for table in random_game(players, {}, seed, ludarium.Log()):
            data = table.dump()
            assert ludarium.game("ginkgopolis").load(data).dump() == data


# -- positions that break an invariant are refused ---------------------------------------------------------------------


def loses_a_resource(scene: Scene) -> None:
    scene.side(0).supply -= 1


def gains_a_resource_in_the_city(scene: Scene) -> None:
    scene.building("red-9", "5,5", height=2, owner=1)
    scene.table.city.at[cell("5,5")] = Building(cell("5,5"), tile("red-9"), 1, 1, True, None)


def loses_a_tile(scene: Scene) -> None:
    scene.table.supply.pop()


def has_a_tile_twice(scene: Scene) -> None:
    scene.side(0).tiles.append(scene.table.supply[0])


def has_a_tile_twice_and_one_not_at_all(scene: Scene) -> None:
    scene.table.supply[0] = scene.table.supply[1]


def has_a_card_twice(scene: Scene) -> None:
    scene.table.discard.append(next(number for number in scene.table.deck if number < 60))


def has_a_kept_card_in_the_deck(scene: Scene) -> None:
    scene.side(1).kept.append(next(number for number in scene.table.deck if number < 60))


def loses_an_urbanization_card(scene: Scene) -> None:
    scene.table.deck.remove(next(number for number in scene.table.deck if number >= 60))


def has_a_token_off_the_table(scene: Scene) -> None:
    scene.table.city.take_token(0)


def has_a_token_away_from_the_city(scene: Scene) -> None:
    scene.token_on("A", "9,9")


def has_a_token_on_a_building(scene: Scene) -> None:
    scene.token_on("A", "0,0")


def has_two_tokens_on_a_cell(scene: Scene) -> None:
    scene.table.city.tokens[0] = scene.table.city.tokens[1]


def has_a_card_of_no_building(scene: Scene) -> None:
    scene.table.deck.insert(0, card("red-9"))


def has_a_building_card_in_the_stock(scene: Scene) -> None:
    scene.table.deck.remove(next(number for number in scene.table.deck if number < 60))


def has_an_owned_start_building(scene: Scene) -> None:
    start = scene.at("0,0")
    scene.side(0).supply -= 1
    scene.table.city.put(Building(start.cell, start.tile, 1, 0, False, None))


def has_a_built_over_building_without_owner(scene: Scene) -> None:
    start = scene.at("0,0")
    scene._take_card(start.tile)
    scene.side(0).kept.append(start.tile)
    scene._take_tile(tile("red-9"))
    scene.table.city.put(Building(start.cell, tile("red-9"), 2, NO_OWNER, False, start))
    scene.table.deck.insert(0, card("red-9"))


def has_a_marked_start_building(scene: Scene) -> None:
    start = scene.at("0,0")
    scene._take_card(start.tile)
    scene.table.city.put(Building(start.cell, start.tile, 1, NO_OWNER, True, None))


def has_no_deck(scene: Scene) -> None:
    scene.table.discard.extend(scene.table.deck)
    scene.table.deck = []


def has_a_debt(scene: Scene) -> None:
    scene.side(1).points = -1


def has_a_card_too_few_in_hand(scene: Scene) -> None:
    scene.table.deck.insert(0, scene.side(0).hand.pop())


def has_a_card_too_many_in_hand(scene: Scene) -> None:
    scene.side(0).hand.append(scene.table.deck.pop())


def has_lost_a_start_building(scene: Scene) -> None:
    """The centre is gone: its tile lies under a neighbour, its card is kept, and the owner has paid for the floor."""
    gone, under = scene.at("0,0"), scene.at("0,1")
    scene._take_card(gone.tile)
    scene.side(0).kept.append(gone.tile)
    scene.side(0).supply -= 2
    del scene.table.city.at[gone.cell]
    scene.table.city.put(Building(under.cell, under.tile, 2, 0, False, Building(under.cell, gone.tile, 1, NO_OWNER, False, None)))


def has_kept_the_card_of_a_marked_building(scene: Scene) -> None:
    scene._take_tile(tile("red-9"))
    scene.side(0).supply -= 1
    scene.table.city.put(Building(cell("1,3"), tile("red-9"), 1, 0, True, None))
    scene.keeps(1, "red-9")


BREACHES: list[tuple[str, Callable[[Scene], None]]] = [
    ("GK-I1", loses_a_resource),
    ("GK-I1", gains_a_resource_in_the_city),
    ("GK-I2", loses_a_tile),
    ("GK-I2", has_a_tile_twice),
    ("GK-I2", has_a_tile_twice_and_one_not_at_all),
    ("GK-I3", has_a_card_twice),
    ("GK-I3", has_a_kept_card_in_the_deck),
    ("GK-I4", loses_an_urbanization_card),
    ("GK-I4", has_a_token_off_the_table),
    ("GK-I4", has_a_token_away_from_the_city),
    ("GK-I4", has_a_token_on_a_building),
    ("GK-I4", has_two_tokens_on_a_cell),
    ("GK-I5", has_a_card_of_no_building),
    ("GK-I5", has_a_building_card_in_the_stock),
    ("GK-I6", has_an_owned_start_building),
    ("GK-I6", has_a_built_over_building_without_owner),
    ("GK-I7", has_a_marked_start_building),
    ("GK-I8", has_no_deck),
    ("GK-I9", has_a_debt),
    ("GK-I10", has_a_card_too_few_in_hand),
    ("GK-I10", has_a_card_too_many_in_hand),
    ("GK-I11", has_lost_a_start_building),
    ("GK-K10", has_kept_the_card_of_a_marked_building),
]


@rule("GK-I1", "GK-I2", "GK-I3", "GK-I4", "GK-I5", "GK-I6", "GK-I7", "GK-I8", "GK-I9", "GK-I10", "GK-I11", "GK-K10")
@pytest.mark.parametrize("players", [1, 3, 4])
@pytest.mark.parametrize(("invariant", "breach"), BREACHES, ids=[breach.__name__ for invariant, breach in BREACHES])
def test_a_position_that_breaks_an_invariant_is_refused(invariant: str, breach: Callable[[Scene], None], players: int) -> None:
    scene = plain(players, seed=2)
    table = scene.table
    assert broken(table) == []
    table.game.check(table)
    breach(scene)
    assert invariant in broken(table)
    with pytest.raises(ludarium.LoadError, match=f"{invariant} does not hold"):
        table.game.check(table)
    with pytest.raises(ludarium.LoadError):
        table.game.load(table.dump())


@rule("GK-I10")
def test_a_solo_position_without_hals_card_is_refused() -> None:
    table = given(players=1).table
    table.discard.append(table.hal_card)
    table.hal_card = NOTHING
    assert broken(table) == ["GK-I10"]
    with pytest.raises(ludarium.LoadError, match="GK-I10"):
        table.game.load(table.dump())
