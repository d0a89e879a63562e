"""Bonus cards (section P)."""

from __future__ import annotations

import itertools

import pytest

from ludarium.games.ginkgopolis.content.components import COLOURS, LETTERS, TRIGGERS, colour_of
from ludarium.games.ginkgopolis.rules.city import NOBODY
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, card, given, plain, tile

ACTIONS = ["exploit", "urbanize", "floor"]
PERMANENT = [f"{colour}-{number}" for colour in COLOURS for number in range(1, 10)]
END_GAME = [f"{colour}-{number}" for colour in COLOURS for number in range(10, 21)]
KIND = {"red": (1, 0, 0), "blue": (0, 1, 0), "yellow": (0, 0, 1)}
FIRST_CARDS = {number: ACTIONS[(number - 1) % 3] for number in range(1, 10)}  # 1, 4, 7 exploit; 2, 5, 8 urbanize; 3, 6, 9 floor

Goods = tuple[int, int, int]


def table_for(action: str) -> tuple[Scene, str, str]:
    """Return a table and what seat 0 plays there: each action is free of goods but for one point or none."""
    scene = plain().building("yellow-11", "0,1", owner=0).holds(0, resources=5, points=0, tiles=["yellow-12"], supply=9)
    plays = {"exploit": ("yellow-11", ""), "urbanize": ("B", "yellow-12"), "floor": ("yellow-11", "yellow-12")}
    return scene, *plays[action]


def goods_after(action: str, characters: tuple[int, ...] = (), kept: tuple[str, ...] = (), owner: int = 0) -> Goods:
    """Return resources, tiles and points of seat 0 after an action, with cards in front of the owner's screen."""
    scene, card_name, tile_name = table_for(action)
    scene.characters(owner, *characters).keeps(owner, *kept).takes_turn(0, card_name, tile_name)
    side = scene.side(0)
    return side.resources, len(side.tiles), side.points


def bonus(action: str, characters: tuple[int, ...] = (), kept: tuple[str, ...] = (), owner: int = 0) -> Goods:
    """Return what the cards add to what the action gives without them."""
    without, with_cards = goods_after(action), goods_after(action, characters, kept, owner)
    return with_cards[0] - without[0], with_cards[1] - without[1], with_cards[2] - without[2]


def end_points(scene: Scene, seat: int = 0) -> dict[str, int]:
    """Return what each card in front of a seat's screen scores at the end."""
    lines = [line for line in scene.table.sheet if line.side == seat and line.source.key == "score-card"]
    return {line.targets[0].removeprefix("card:"): line.points for line in lines}


def without_buildings() -> Scene:
    """A table whose city is empty and whose tokens lie far away, so that only what a test builds counts."""
    scene = plain().empty_city()
    for index, letter in enumerate(LETTERS):
        scene.token_on(letter, f"{index},-9")
    return scene


# -- the two kinds -------------------------------------------------------------------------------------------------------


@rule("GK-P1", "GK-P2")
@pytest.mark.parametrize("name", END_GAME)
def test_cards_10_to_20_pay_at_the_end_and_on_no_action(name: str) -> None:
    assert [bonus(action, kept=(name,)) for action in ACTIONS] == [(0, 0, 0)] * 3
    assert list(end_points(plain().keeps(0, name))) == [name]


@rule("GK-P1", "GK-P2")
@pytest.mark.parametrize("name", PERMANENT)
def test_cards_1_to_9_pay_on_an_action_and_not_at_the_end(name: str) -> None:
    paid = [bonus(action, kept=(name,)) for action in ACTIONS]
    assert paid.count((0, 0, 0)) == 2
    scene = plain()
    before = scene.table.scores
    scene.keeps(0, name)
    assert scene.table.scores == before
    assert end_points(scene) == {}


@rule("GK-P2", "GK-P12")
@pytest.mark.parametrize("number", range(1, 28))
def test_a_character_gives_one_good_of_its_colour_on_one_action_and_nothing_at_the_end(number: int) -> None:
    character = given().table.content.characters[number - 1]
    paid = {action: bonus(action, characters=(number,)) for action in ACTIONS}
    assert [goods for goods in paid.values() if goods != (0, 0, 0)] == [KIND[COLOURS[character.colour]]]
    assert paid[TRIGGERS[character.trigger]] != (0, 0, 0)
    scene = plain()
    before = scene.table.scores
    assert scene.characters(0, number).table.scores == before


# -- whose cards pay, and when -------------------------------------------------------------------------------------------


@rule("GK-P3")
def test_cards_in_hand_and_the_played_card_give_no_bonus() -> None:
    scene, card_name, tile_name = table_for("exploit")
    scene.hand(0, "red-1", "red-4", "blue-1").takes_turn(0, card_name, tile_name)
    assert scene.goods(0) == "5 resources, 1 tiles, 1 points; supply 9"
    played = plain().holds(0, resources=0, points=0, tiles=[], supply=9).takes_turn(0, "red-1")  # an exploit bonus of 1 resource
    assert played.goods(0) == "1 resources, 0 tiles, 0 points; supply 8"


@rule("GK-P3", "GK-P5")
@pytest.mark.parametrize("action", ACTIONS)
def test_cards_of_others_give_the_acting_player_nothing(action: str) -> None:
    assert bonus(action, characters=(7, 1, 4), kept=("yellow-7", "yellow-8", "yellow-9"), owner=1) == (0, 0, 0)


@rule("GK-P4")
@pytest.mark.parametrize("action", ACTIONS)
def test_each_matching_card_pays_once_and_all_pay(action: str) -> None:
    numbers = [number for number in range(1, 10) if FIRST_CARDS[number] == action]
    cards = tuple(f"{colour}-{number}" for colour in COLOURS for number in numbers)
    characters = tuple(character.index + 1 for character in given().table.content.characters if TRIGGERS[character.trigger] == action)
    # cards: 3 resources, 3 tiles, 1 + 1 + 2 points of yellow and 1 + 1 of the last red and blue; characters: 4, 3, 2
    assert bonus(action, kept=cards) == (3, 3, 6)
    assert bonus(action, characters=characters) == (4, 3, 2)
    assert bonus(action, characters, cards) == (7, 6, 8)


@rule("GK-P5")
@pytest.mark.parametrize("action", ACTIONS)
def test_nobody_is_paid_for_the_action_of_another(action: str) -> None:
    scene, card_name, tile_name = table_for(action)
    scene.characters(1, 7, 1, 4).keeps(1, "red-7", "blue-8", "yellow-9")
    before = [scene.goods(1), scene.goods(2)]
    scene.takes_turn(0, card_name, tile_name)
    assert [scene.goods(1), scene.goods(2)] == before


@rule("GK-P6", "GK-P7", "GK-P8")
@pytest.mark.parametrize(("paying", "action"), list(itertools.product(ACTIONS, ACTIONS)))
def test_a_bonus_is_paid_on_its_own_action_only_and_each_time(paying: str, action: str) -> None:
    name = {"exploit": "yellow-1", "urbanize": "yellow-2", "floor": "yellow-3"}[paying]
    assert bonus(action, kept=(name,)) == ((0, 0, 1) if paying == action else (0, 0, 0))
    scene, card_name, tile_name = table_for(action)
    scene.keeps(0, name).takes_turn(0, card_name, tile_name)
    once = scene.side(0).points
    scene.holds(0, resources=9, tiles=["yellow-13"])
    again = {"exploit": ("yellow-11", ""), "urbanize": ("H", "yellow-13"), "floor": ("yellow-12", "yellow-13")}[action]
    scene.building("yellow-14", "0,-1").takes_turn(0, *again)
    from_city = 1 if action in ("exploit", "urbanize") else 0
    assert scene.side(0).points == once + from_city + (1 if paying == action else 0)


# -- what the cards say ----------------------------------------------------------------------------------------------------


@rule("GK-P9", "GK-P10")
@pytest.mark.parametrize(("colour", "number"), list(itertools.product(COLOURS, range(1, 7))))
def test_cards_1_to_6_give_one_good_of_their_colour(colour: str, number: int) -> None:
    for action in ACTIONS:
        expected = KIND[colour] if FIRST_CARDS[number] == action else (0, 0, 0)
        assert bonus(action, kept=(f"{colour}-{number}",)) == expected


@rule("GK-P9", "GK-P11")
@pytest.mark.parametrize(("colour", "number"), list(itertools.product(COLOURS, range(7, 10))))
def test_cards_7_to_9_give_a_point_more(colour: str, number: int) -> None:
    resources, tiles, points = KIND[colour]
    for action in ACTIONS:
        expected = (resources, tiles, points + 1) if FIRST_CARDS[number] == action else (0, 0, 0)
        assert bonus(action, kept=(f"{colour}-{number}",)) == expected


@rule("GK-P13")
def test_each_trigger_has_four_red_three_blue_and_two_yellow_characters() -> None:
    characters = given().table.content.characters
    for trigger, action in enumerate(ACTIONS):
        assert TRIGGERS[trigger] == action
        of_trigger = [COLOURS[character.colour] for character in characters if character.trigger == trigger]
        assert sorted(of_trigger) == ["blue"] * 3 + ["red"] * 4 + ["yellow"] * 2


SHOWN = {
    "red-10": "red", "red-11": "yellow", "red-12": "blue", "red-13": "red",
    "blue-10": "blue", "blue-11": "red", "blue-12": "yellow", "blue-13": "blue",
    "yellow-10": "yellow", "yellow-11": "red", "yellow-12": "blue", "yellow-13": "yellow",
}  # fmt: skip


@rule("GK-P14", "GK-P15", "GK-R67")
@pytest.mark.parametrize(("name", "shown"), list(SHOWN.items()))
def test_cards_10_to_13_score_each_own_resource_on_the_colour_shown(name: str, shown: str) -> None:
    scene = without_buildings().keeps(0, name)
    own = {"red": (3, 4), "blue": (2, 1), "yellow": (5, 6)}  # two buildings of each colour, in no district
    for row, (colour, heights) in enumerate(own.items()):
        for column, height in enumerate(heights):
            scene.building(f"{colour}-{16 + column}", f"{2 * column},{2 * row}", height=height, owner=0)
        scene.building(f"{colour}-19", f"6,{2 * row}", height=2, owner=1)
        scene.building(f"{colour}-1", f"8,{2 * row}")
    assert end_points(scene) == {name: sum(own[shown])}


@rule("GK-P14")
def test_held_resources_do_not_count_for_cards_10_to_13() -> None:
    scene = without_buildings().keeps(0, "red-10").holds(0, resources=9, supply=9).building("blue-9", "0,0", height=3, owner=0)
    assert end_points(scene) == {"red-10": 0}


def skyline() -> Scene:
    """Seat 0 owns buildings of heights 1, 2, 2, 3 and 5; seat 1 one of 1 and one of 4; two have no owner."""
    scene = without_buildings()
    heights = {"red-4": 1, "blue-4": 2, "yellow-4": 2, "red-5": 3, "blue-5": 5}
    for column, (name, height) in enumerate(heights.items()):
        scene.building(name, f"{2 * column},0", height=height, owner=0)
    scene.building("red-6", "0,4", owner=1).building("red-7", "2,4", height=4, owner=1)
    return scene.building("red-1", "0,8").building("red-2", "2,8")


@rule("GK-P16", "GK-P17", "GK-R46")
@pytest.mark.parametrize("colour", COLOURS)
def test_cards_14_and_15_score_own_low_and_high_buildings(colour: str) -> None:
    scene = skyline().keeps(0, f"{colour}-14", f"{colour}-15")
    assert end_points(scene) == {f"{colour}-14": 3, f"{colour}-15": 6}


@rule("GK-P18", "GK-P19", "GK-P20", "GK-R65")
@pytest.mark.parametrize("colour", COLOURS)
def test_cards_16_to_18_score_own_cards_of_a_trigger_characters_included(colour: str) -> None:
    scene = plain().characters(0, 6, 7, 1).keeps(1, "red-1", "red-2", "red-3")
    scene.keeps(0, "red-4", "blue-7", "yellow-5", "yellow-9", "red-6", "blue-3", *[f"{colour}-{number}" for number in (16, 17, 18)])
    # exploit: 6, 7, red-4, blue-7; urbanize: 1, yellow-5; floor: yellow-9, red-6, blue-3
    assert end_points(scene) == {f"{colour}-16": 8, f"{colour}-17": 4, f"{colour}-18": 6}


@rule("GK-P21")
@pytest.mark.parametrize(("colour", "count"), [("red", 4), ("blue", 4), ("yellow", 3)])
def test_card_19_scores_own_cards_of_its_colour_itself_included(colour: str, count: int) -> None:
    scene = plain().characters(0, 4, 5, 6).keeps(1, "red-1", "blue-1", "yellow-1")
    kept = {"red": ["red-3", "red-12"], "blue": ["blue-7", "blue-11"], "yellow": ["yellow-20"]}
    scene.keeps(0, *itertools.chain(*kept.values()), f"{colour}-19")
    assert end_points(scene)[f"{colour}-19"] == 2 * count  # one character, the kept ones, the card itself


@rule("GK-P22")
@pytest.mark.parametrize("colour", COLOURS)
def test_card_20_scores_nine(colour: str) -> None:
    assert end_points(plain().keeps(0, f"{colour}-20")) == {f"{colour}-20": 9}


@rule("GK-P23", "GK-R68")
def test_each_end_game_card_is_scored_on_its_own() -> None:
    scene = without_buildings().building("red-9", "0,0", height=3, owner=0)
    scene.keeps(0, "red-10", "red-13", "blue-11", "yellow-11", "red-15", "blue-15", "red-19")
    points = {"red-10": 3, "red-13": 3, "blue-11": 3, "yellow-11": 3, "red-15": 3, "blue-15": 3, "red-19": 8}
    assert end_points(scene) == points
    scene.holds(0, points=5, new_hands=0)
    assert scene.table.scores[0] == 5 + sum(points.values())


@rule("GK-P24")
@pytest.mark.parametrize("action", ACTIONS)
def test_the_order_of_the_cards_changes_nothing(action: str) -> None:
    names = ("red-7", "blue-8", "yellow-9", "red-2")
    paid = {bonus(action, kept=order) for order in itertools.permutations(names)}
    assert len(paid) == 1
    scores = {tuple(plain().keeps(0, *order).table.scores) for order in itertools.permutations(("red-19", "blue-16", "red-7"))}
    assert len(scores) == 1


@rule("GK-R46")
def test_starting_buildings_join_districts_and_count_for_nobody_on_cards_10_to_15() -> None:
    scene = without_buildings().building("red-1", "0,0").building("red-2", "2,0").building("red-9", "1,0", height=2, owner=1)
    scene.keeps(0, "red-10", "red-14", "red-15").keeps(1, "red-13", "blue-14", "blue-15")
    assert end_points(scene) == {"red-10": 0, "red-14": 0, "red-15": 0}
    assert end_points(scene, 1) == {"red-13": 2, "blue-14": 1, "blue-15": 0}
    assert [len(district) for district in scene.table.city.districts(20)] == [3]
    assert scene.districts() == [0, 4, 0]


@rule("GK-R46")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_starting_buildings_have_height_one_and_no_owner(seed: int) -> None:
    buildings = given(seed=seed).table.city.at.values()
    assert [(building.height, building.owner) for building in buildings] == [(1, NOBODY)] * 9
    assert sorted(colour_of(building.tile) for building in buildings) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@rule("GK-P3")
def test_a_card_pays_from_the_action_after_the_one_that_brought_it() -> None:
    scene = plain().building("red-7", "0,1", owner=0).holds(0, resources=5, points=0, tiles=["red-12"], supply=5)
    scene.takes_turn(0, "red-7", "red-12")
    assert (scene.side(0).kept, scene.at("0,1").tile) == ([card("red-7")], tile("red-12"))
    scene.takes_turn(0, "yellow-2")  # an exploit: 1 point of the building, 1 resource and 1 point of red-7
    assert scene.goods(0) == "5 resources, 0 tiles, 2 points; supply 4"
