"""Actions: what all three have in common (section A), paying and converting (GK-R1 to GK-R12)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.ginkgopolis.content.components import LETTERS
from ludarium.games.ginkgopolis.state import GinkgopolisState
from tests.rule import rule
from tests.rules.ginkgopolis.scene import NOTHING, Scene, card, given, plain, tile


def builder(resources: int, points: int = 0, tiles: list[str] | None = None, supply: int = 5) -> Scene:
    """Seat 0 with these means; blue-5 of height 2 belongs to seat 1, red-8 of height 2 to seat 0, yellow-9 of height 1 to seat 2."""
    scene = plain().building("blue-5", "0,0", height=2, owner=1).building("red-8", "1,0", height=2, owner=0)
    scene.building("yellow-9", "-1,0", owner=2)
    for seat in (1, 2):
        scene.holds(seat, resources=3, points=3, tiles=[], supply=6)
    return scene.holds(0, resources=resources, points=points, tiles=tiles or [], supply=supply)


# -- which action ------------------------------------------------------------------------------------------------------


@rule("GK-A1", "GK-X3")
def test_a_building_card_alone_exploits() -> None:
    scene = builder(9, tiles=["blue-12"]).tile_supply(10).takes_turn(0, "blue-5")
    assert scene.goods(0) == "9 resources, 3 tiles, 0 points; supply 5"
    assert (scene.at("0,0").height, scene.at("0,0").owner) == (2, 1)


@rule("GK-A1")
def test_an_urbanization_card_alone_exploits() -> None:
    scene = builder(9, tiles=["blue-12"]).takes_turn(0, "B").play(0, "choose 1")
    assert scene.goods(0) == "10 resources, 1 tiles, 0 points; supply 4"
    assert scene.token("B") == "0,2"


@rule("GK-A1")
def test_an_urbanization_card_with_a_tile_urbanizes() -> None:
    scene = builder(9, tiles=["blue-12"]).takes_turn(0, "B", "blue-12")
    assert (scene.at("0,2").tile, scene.at("0,2").height) == (tile("blue-12"), 1)
    assert scene.side(0).kept == []


@rule("GK-A1")
def test_a_building_card_with_a_tile_builds_a_floor() -> None:
    scene = builder(9, tiles=["blue-12"]).takes_turn(0, "blue-5", "blue-12")
    assert (scene.at("0,0").tile, scene.at("0,0").height) == (tile("blue-12"), 3)
    assert scene.side(0).kept == [card("blue-5")]


@rule("GK-A2", "GK-R6")
@pytest.mark.parametrize(("card_name", "owner"), [("B", 0), ("blue-5", 0)])
def test_what_can_be_paid_is_carried_out_without_asking_whether_to_take_the_tile_back(card_name: str, owner: int) -> None:
    scene = builder(4, points=9, tiles=["blue-4"]).takes_turn(0, card_name, "blue-4")
    assert scene.find("blue-4").owner == owner
    assert scene.side(0).chosen == NOTHING
    assert scene.side(0).tiles.count(tile("blue-4")) == 0
    assert "converted" not in scene.happened()


@rule("GK-A2")
def test_a_card_played_alone_stays_an_exploit_whatever_tiles_are_held() -> None:
    scene = builder(9, points=9, tiles=["yellow-12"]).takes_turn(0, "yellow-9")
    assert scene.goods(0) == "9 resources, 1 tiles, 10 points; supply 5"
    assert scene.at("-1,0").tile == tile("yellow-9")


# -- what cannot be paid -------------------------------------------------------------------------------------------------


@rule("GK-A3", "GK-A8", "GK-R7")
def test_a_floor_that_cannot_be_paid_becomes_an_exploit() -> None:
    scene = builder(2, tiles=["blue-12"]).tile_supply(10).takes_turn(0, "blue-5", "blue-12")
    assert scene.goods(0) == "2 resources, 3 tiles, 0 points; supply 5"
    assert tile("blue-12") in scene.side(0).tiles
    assert "blue-5" in scene.discarded()
    assert scene.side(0).kept == []


@rule("GK-A4", "GK-A3")
@pytest.mark.parametrize(("resources", "built"), [(0, False), (1, True), (2, True)])
def test_urbanizing_takes_one_held_resource(resources: int, built: bool) -> None:
    scene = builder(resources, tiles=["blue-12"], supply=5).takes_turn(0, "B", "blue-12")
    assert (tile("blue-12") not in scene.side(0).tiles) == built
    assert ("choose 1" in scene.offers(0)) == (not built)  # converted: one resource or one tile


FLOORS = [
    # card, tile, resources, points, can be paid
    ("blue-5", "blue-12", 3, 0, True),  # height 2 of another player: 3 resources
    ("blue-5", "blue-12", 2, 9, False),
    ("blue-5", "red-12", 4, 0, True),  # another colour: one more
    ("blue-5", "red-12", 3, 9, False),
    ("blue-5", "blue-4", 3, 1, True),  # one lower: 1 point
    ("blue-5", "blue-4", 3, 0, False),
    ("blue-5", "yellow-4", 4, 1, True),  # both
    ("blue-5", "yellow-4", 3, 1, False),
    ("blue-5", "yellow-4", 4, 0, False),
    ("red-8", "red-12", 1, 0, True),  # own, height 2: 3 needed, 2 lie on it
    ("red-8", "red-12", 0, 9, False),
    ("red-8", "blue-12", 2, 0, True),
    ("red-8", "blue-12", 1, 9, False),
    ("red-8", "red-4", 1, 4, True),
    ("red-8", "red-4", 1, 3, False),
    ("yellow-9", "red-10", 3, 0, True),  # height 1: 2 resources, and 1 for the colour
    ("yellow-9", "red-10", 2, 0, False),
]


@rule("GK-A5", "GK-R2", "GK-R3")
@pytest.mark.parametrize(("card_name", "tile_name", "resources", "points", "paid"), FLOORS)
def test_the_price_of_a_floor(card_name: str, tile_name: str, resources: int, points: int, paid: bool) -> None:
    scene = builder(resources, points, [tile_name]).takes_turn(0, card_name, tile_name)
    assert (scene.side(0).kept == [card(card_name)]) == paid
    assert (tile(tile_name) in scene.side(0).tiles) == (not paid)
    assert (card_name in scene.discarded()) == (not paid)


@rule("GK-A6", "GK-R1")
def test_what_is_missing_at_the_choice_may_be_there_on_the_turn() -> None:
    scene = builder(5, tiles=["blue-12"]).holds(1, resources=0, points=0, tiles=["red-12"])
    scene.chooses(1, "H", "red-12").chooses(2, "K").chooses(0, "blue-5", "blue-12")
    # Seat 0 gave seat 1 the two resources of blue-5 back, so that seat 1 can urbanize.
    assert scene.find("red-12").owner == 1
    assert scene.side(1).points >= 2


@rule("GK-A6", "GK-R1")
def test_points_that_came_in_earlier_in_the_round_count_too() -> None:
    scene = builder(5, tiles=["blue-12"]).holds(1, resources=0, points=0, tiles=["yellow-7"], supply=6)
    scene.chooses(1, "yellow-9", "yellow-7").chooses(2, "K").chooses(0, "blue-5", "blue-12")
    # Seat 0 gave seat 1 two resources and two points for blue-5: just what yellow-7 on yellow-9 takes.
    assert scene.goods(1) == "0 resources, 0 tiles, 0 points; supply 6"
    assert (scene.at("-1,0").tile, scene.at("-1,0").owner) == (tile("yellow-7"), 1)


@rule("GK-A6")
def test_own_resources_are_not_returned_before_it_is_judged() -> None:
    scene = builder(0, 0, ["red-12"]).takes_turn(0, "red-8", "red-12")  # 3 needed, 2 on the building
    assert (scene.at("1,0").height, scene.at("1,0").owner) == (2, 0)
    assert scene.goods(0) == "2 resources, 1 tiles, 0 points; supply 3"


@rule("GK-A7")
@pytest.mark.parametrize(("card_name", "tile_name"), [("blue-5", "red-12"), ("red-8", "blue-4"), ("B", "red-12")])
def test_a_converted_action_leaves_city_and_owners_alone(card_name: str, tile_name: str) -> None:
    scene = builder(0, 0, [tile_name])
    city = {cell: (building.tile, building.height, building.owner, building.marked) for cell, building in scene.table.city.at.items()}
    tokens = scene.table.city.tokens.copy()
    others = [scene.goods(1), scene.goods(2)]
    scene.takes_turn(0, card_name, tile_name)
    assert city == {
        cell: (building.tile, building.height, building.owner, building.marked) for cell, building in scene.table.city.at.items()
    }
    assert scene.table.city.tokens == tokens
    assert [scene.goods(1), scene.goods(2)] == others
    assert scene.side(0).tiles.count(tile(tile_name)) == 1
    assert "resources-returned" not in scene.happened()


@rule("GK-A8", "GK-P6", "GK-P7", "GK-P8")
@pytest.mark.parametrize(("card_name", "tile_name"), [("yellow-9", "red-12"), ("B", "red-12")])
def test_a_converted_action_pays_exploit_bonuses_and_no_others(card_name: str, tile_name: str) -> None:
    scene = builder(0, 0, [tile_name], supply=9).characters(0, 7, 1, 4)  # 1 resource each: exploit, urbanize, floor
    scene.keeps(0, "red-9", "red-8").takes_turn(0, card_name, tile_name)
    if card_name == "B":
        assert scene.offers(0) == {"choose 1", "choose 2"}
        scene.play(0, "choose 1")
        assert scene.goods(0) == "2 resources, 1 tiles, 0 points; supply 7"
    else:
        assert scene.goods(0) == "1 resources, 1 tiles, 1 points; supply 8"
    assert card_name in scene.discarded()
    assert scene.side(0).kept == [card("red-9"), card("red-8")]


@rule("GK-A9", "GK-R47")
def test_an_action_uses_the_city_as_earlier_players_left_it_in_the_round() -> None:
    scene = builder(9, tiles=["yellow-12"]).holds(1, resources=3, points=0, tiles=["red-12"], supply=6)
    scene.building("yellow-11", "-1,1")
    points = scene.side(1).points
    scene.chooses(2, "K").chooses(1, "A", "red-12").chooses(0, "B", "yellow-12")
    # Seat 0 has just founded yellow-12 on 0,2: seat 1 on -1,2 gets a point for it and one for yellow-11 on -1,1.
    scene.play(1, "token -1,3")
    assert scene.side(1).points == points + 2


@rule("GK-A10", "GK-R4")
@pytest.mark.parametrize(
    ("card_name", "tile_name", "resources", "points"),
    [
        ("B", "red-12", 0, 0),  # a red neighbour and a bonus of 1 resource would pay for it
        ("blue-5", "blue-12", 2, 0),  # 1 resource is missing, the floor bonus gives 1
        ("blue-5", "blue-4", 3, 0),  # 1 point is missing, the floor bonus gives 1
    ],
)
def test_gains_of_an_action_cannot_pay_for_it(card_name: str, tile_name: str, resources: int, points: int) -> None:
    scene = builder(resources, points, [tile_name]).building("red-11", "0,1").characters(0, 1, 4, 5)
    scene.takes_turn(0, card_name, tile_name)
    assert tile(tile_name) in scene.side(0).tiles
    assert "converted" in scene.happened()


@rule("GK-A10", "GK-F12")
def test_own_resources_from_the_building_can_pay_for_the_floor() -> None:
    scene = builder(2, 0, ["blue-12"], supply=5).takes_turn(0, "red-8", "blue-12")
    assert scene.goods(0) == "0 resources, 0 tiles, 0 points; supply 6"
    assert (scene.at("1,0").height, scene.at("1,0").owner) == (3, 0)


@rule("GK-A11", "GK-R13")
def test_a_gain_cannot_be_declined_even_if_it_empties_the_supply() -> None:
    scene = builder(2).tile_supply(2).takes_turn(0, "blue-5")
    assert len(scene.side(0).tiles) == 2
    assert scene.table.exhaustions == 1


@rule("GK-A11", "GK-R13")
def test_bonuses_and_goods_are_taken_without_asking() -> None:
    scene = builder(2, supply=5).building("red-9", "0,1", height=4, owner=2).characters(0, 6, 17).takes_turn(0, "red-9")
    assert scene.goods(0) == "6 resources, 1 tiles, 1 points; supply 1"
    assert scene.side(0).chosen == NOTHING


# -- rulings -------------------------------------------------------------------------------------------------------------


@rule("GK-R3")
def test_missing_points_convert_the_floor_like_missing_resources() -> None:
    scene = builder(9, 4, ["yellow-4"]).takes_turn(0, "yellow-9", "yellow-4")
    assert scene.goods(0) == "9 resources, 1 tiles, 5 points; supply 5"
    assert scene.at("-1,0").owner == 2
    assert "yellow-9" in scene.discarded()


@rule("GK-R5", "GK-R45")
def test_a_combination_that_cannot_be_paid_may_be_chosen_and_is_shown_on_the_turn() -> None:
    scene = builder(0, 0, ["red-4"]).hand(0, "blue-5").play(0, "play blue-5")
    assert scene.offers(0) == {"alone", "lay red-4"}
    scene.play(0, "lay red-4").chooses(1, "H").chooses(2, "K")
    converted = next(happening for happening in scene.log.happenings if happening.kind == "converted")
    assert converted.known_to(None)["tile"] == ludarium.Phrase("tile", {"colour": "red", "number": 4})
    assert scene.side(0).tiles.count(tile("red-4")) == 1
    assert all(scene.table.faces.knows(seat, tile("red-4")) for seat in range(3))


@rule("GK-R8")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_points_and_resources_are_never_below_zero(players: int) -> None:
    luck = ludarium.chance(players)
    for seed in range(8):
        table = given(players, seed).table
        while not table.over:
            seat = table.to_move[0]
            moves = table.moves(seat)
            table.play(seat, moves[luck.below(len(moves))])
            assert all(min(side.points, side.resources, side.supply) >= 0 for side in table.sides)


@rule("GK-R9")
def test_the_new_tile_is_compared_with_the_top_tile_only() -> None:
    scene = builder(9, 0, ["red-18", "red-20"], supply=5).building("blue-17", "0,1")
    scene.takes_turn(0, "blue-17", "red-18")  # another colour: 1 + 2 resources
    assert scene.goods(0) == "6 resources, 1 tiles, 0 points; supply 6"
    scene.takes_turn(0, "red-18", "red-20")  # the blue tile below does not matter: 1 more resource
    assert scene.goods(0) == "5 resources, 0 tiles, 0 points; supply 6"


@rule("GK-R12", "GK-F4")
def test_nobody_gets_points_for_a_building_without_owner() -> None:
    scene = builder(9, 0, ["blue-12"]).building("blue-2", "0,1")
    before = [scene.side(seat).points for seat in range(3)]
    scene.takes_turn(0, "blue-2", "blue-12")
    assert [scene.side(seat).points for seat in range(3)] == before
    assert "resources-returned" not in scene.happened()


@rule("GK-R20")
def test_without_a_tile_a_card_can_only_be_exploited() -> None:
    scene = builder(9, 9, []).hand(0, "blue-5", "B").play(0, "play blue-5")
    assert scene.side(0).committed
    assert scene.side(0).laid == NOTHING
    assert scene.table.to_move == [1, 2]


@rule("GK-R20")
def test_without_tiles_and_resources_a_card_must_be_chosen_all_the_same() -> None:
    scene = builder(0, 0, [], supply=0).holds(0, new_hands=0).hand(0, "blue-5", "B", "H", "yellow-9")
    assert scene.offers(0) == {"play blue-5", "play B", "play H", "play yellow-9"}


@rule("GK-R20")
def test_with_a_tile_but_no_resource_every_card_becomes_an_exploit() -> None:
    for name in ("yellow-9", *LETTERS[:2]):
        scene = builder(0, 5, ["yellow-12"]).takes_turn(0, name, "yellow-12")
        assert "converted" in scene.happened()
        assert tile("yellow-12") in scene.side(0).tiles


# -- worked examples -----------------------------------------------------------------------------------------------------


@rule("GK-E9", "GK-A3", "GK-A8")
def test_example_too_few_resources() -> None:
    scene = plain().characters(0, 7).holds(0, resources=2, points=0, tiles=["red-6"], supply=5)
    before = city_of(scene.table)
    scene.takes_turn(0, "yellow-2", "red-6")
    assert scene.goods(0) == "3 resources, 1 tiles, 1 points; supply 4"
    assert scene.side(0).tiles == [tile("red-6")]
    assert "yellow-2" in scene.discarded()
    assert scene.side(0).kept == []
    assert city_of(scene.table) == before


def city_of(table: GinkgopolisState) -> object:
    city = table.view(None)
    return city["city"], city["tokens"]


@rule("GK-E10", "GK-A5", "GK-R3")
def test_example_too_few_points() -> None:
    scene = plain().building("blue-9", "0,0", height=2, owner=1).holds(0, resources=5, points=2, tiles=["blue-6"], supply=5)
    scene.holds(1, resources=4, points=1, tiles=[], supply=7).tile_supply(10).takes_turn(0, "blue-9", "blue-6")
    assert scene.goods(0) == "5 resources, 3 tiles, 2 points; supply 5"
    assert len(scene.table.supply) == 8
    assert scene.goods(1) == "4 resources, 0 tiles, 1 points; supply 7"
    assert (scene.at("0,0").owner, scene.at("0,0").height) == (1, 2)


@rule("GK-E11", "GK-A5", "GK-R2")
def test_example_own_resources_on_the_building_count() -> None:
    scene = plain().building("red-8", "0,0", height=3, owner=0).holds(0, resources=1, tiles=["red-12", "blue-12"], points=0, supply=6)
    scene.takes_turn(0, "red-8", "red-12")
    assert scene.goods(0) == "0 resources, 1 tiles, 0 points; supply 6"
    assert (scene.at("0,0").tile, scene.at("0,0").height, scene.at("0,0").owner) == (tile("red-12"), 4, 0)


@rule("GK-E11", "GK-A5")
def test_example_own_resources_on_the_building_are_one_too_few_for_another_colour() -> None:
    scene = plain().building("red-8", "0,0", height=3, owner=0).holds(0, resources=1, tiles=["red-12", "blue-12"], points=0, supply=6)
    scene.takes_turn(0, "red-8", "blue-12")
    assert scene.goods(0) == "4 resources, 2 tiles, 0 points; supply 3"
    assert tile("blue-12") in scene.side(0).tiles
    assert (scene.at("0,0").tile, scene.at("0,0").height) == (tile("red-8"), 3)


@rule("GK-E30", "GK-A3", "GK-A4", "GK-X1", "GK-X2")
@pytest.mark.parametrize(
    ("choice", "goods", "tiles_left"),
    [("choose 1", "1 resources, 1 tiles, 1 points; supply 3", 10), ("choose 2", "0 resources, 2 tiles, 1 points; supply 4", 9)],
)
def test_example_urbanization_without_a_resource(choice: str, goods: str, tiles_left: int) -> None:
    scene = plain().characters(0, 1, 17).holds(0, resources=0, points=0, tiles=["blue-9"], supply=4).tile_supply(10)
    before = city_of(scene.table)
    scene.takes_turn(0, "D", "blue-9")
    assert scene.offers(0) == {"choose 1", "choose 2"}
    scene.play(0, choice)
    assert scene.goods(0) == goods
    assert len(scene.table.supply) == tiles_left
    assert city_of(scene.table) == before
    assert scene.token("D") == "2,1"
    assert "D" in scene.discarded()
