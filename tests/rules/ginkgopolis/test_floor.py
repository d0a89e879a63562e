"""Action C: build a floor (section F)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.ginkgopolis.content.components import tile_id
from tests.rule import rule
from tests.rules.ginkgopolis.scene import NOTHING, Scene, card, given, plain, tile

START_TILES = [f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in (1, 2, 3)]


def builder(resources: int = 9, points: int = 9, tiles: list[str] | None = None) -> Scene:
    """Seat 0 builds, 5 in the supply; seat 1 owns blue-9 of height 3 on 0,0, seat 0 red-9 of height 2 on 1,0; no characters."""
    scene = plain().building("blue-9", "0,0", height=3, owner=1).building("red-9", "1,0", height=2, owner=0)
    for seat in (1, 2):
        scene.holds(seat, resources=1, points=2, tiles=[], supply=7)
    return scene.holds(0, resources=resources, points=points, tiles=tiles or ["blue-12", "red-12", "blue-4", "red-4"], supply=5)


@rule("GK-F1", "GK-F2")
def test_the_resources_go_back_behind_the_owners_screen_with_a_point_for_each() -> None:
    scene = builder().takes_turn(0, "blue-9", "blue-12")
    assert scene.goods(1) == "4 resources, 0 tiles, 5 points; supply 7"
    assert scene.goods(2) == "1 resources, 0 tiles, 2 points; supply 7"


@rule("GK-F3")
def test_a_floor_on_the_own_building_gives_no_points() -> None:
    scene = builder().takes_turn(0, "red-9", "red-12")
    assert scene.goods(0) == "8 resources, 3 tiles, 9 points; supply 5"  # 2 back, 3 placed


@rule("GK-F4")
@pytest.mark.parametrize("name", START_TILES)
def test_a_building_without_owner_returns_nothing(name: str) -> None:
    scene = builder()
    if not any(tile_id(building.tile) == name for building in scene.table.city.at.values()):
        scene.building(name, "0,1")
    before = [scene.goods(1), scene.goods(2)]
    scene.takes_turn(0, name, "red-12")
    assert [scene.goods(1), scene.goods(2)] == before
    assert scene.side(0).points == 9


@rule("GK-F5")
@pytest.mark.parametrize("owner", [-1, 0, 1, 2])
def test_any_building_can_be_built_over(owner: int) -> None:
    scene = builder().building("blue-9", "0,0", height=3, owner=owner).takes_turn(0, "blue-9", "blue-12")
    assert (scene.at("0,0").tile, scene.at("0,0").owner) == (tile("blue-12"), 0)
    assert scene.side(0).chosen == NOTHING  # nobody was asked anything


@rule("GK-F6", "GK-F14")
@pytest.mark.parametrize("name", ["blue-12", "red-12", "blue-4"])
def test_the_tile_goes_on_top_and_gives_colour_number_and_a_level(name: str) -> None:
    scene = builder()
    below = scene.at("0,0").tiles()
    scene.takes_turn(0, "blue-9", name)
    building = scene.at("0,0")
    assert (building.tile, building.height, building.marked) == (tile(name), 4, True)
    assert building.tiles() == [*below, tile(name)]
    assert tile(name) not in scene.side(0).tiles


@rule("GK-F7", "GK-F8")
@pytest.mark.parametrize(("number", "price"), [(4, 5), (5, 4), (8, 1), (10, 0), (12, 0), (20, 0)])
def test_a_lower_number_costs_the_difference_in_points(number: int, price: int) -> None:
    scene = builder(tiles=[f"blue-{number}"]).takes_turn(0, "blue-9", f"blue-{number}")
    assert scene.goods(0) == f"5 resources, 0 tiles, {9 - price} points; supply 5"


@rule("GK-F8")
def test_an_equal_number_costs_nothing_and_gives_nothing() -> None:
    scene = builder(tiles=["yellow-9"]).takes_turn(0, "blue-9", "yellow-9")
    assert scene.side(0).points == 9


@rule("GK-F9")
@pytest.mark.parametrize(("name", "price"), [("blue-12", 0), ("red-12", 1), ("yellow-12", 1)])
def test_another_colour_costs_a_resource_that_goes_to_the_supply(name: str, price: int) -> None:
    scene = builder(tiles=[name]).takes_turn(0, "blue-9", name)
    assert scene.goods(0) == f"{5 - price} resources, 0 tiles, 9 points; supply {5 + price}"
    assert scene.at("0,0").height == 4


@rule("GK-F10")
@pytest.mark.parametrize(
    ("name", "goods"),
    [
        ("blue-12", "5 resources, 3 tiles, 9 points; supply 5"),
        ("red-12", "4 resources, 3 tiles, 9 points; supply 6"),
        ("blue-4", "5 resources, 3 tiles, 4 points; supply 5"),
        ("red-4", "4 resources, 3 tiles, 4 points; supply 6"),
    ],
)
def test_the_two_extra_costs_are_judged_each_on_its_own(name: str, goods: str) -> None:
    assert builder().takes_turn(0, "blue-9", name).goods(0) == goods


@rule("GK-F11")
@pytest.mark.parametrize("height", [1, 2, 4, 7])
def test_one_held_resource_goes_on_each_level_and_makes_the_owner(height: int) -> None:
    scene = builder().building("blue-9", "0,0", height=height, owner=2).takes_turn(0, "blue-9", "blue-12")
    assert scene.side(0).resources == 9 - height - 1
    assert (scene.at("0,0").owner, scene.at("0,0").height) == (0, height + 1)
    assert scene.side(0).supply == 5


@rule("GK-F12")
def test_own_resources_from_the_building_pay_for_levels_and_colour() -> None:
    scene = builder(resources=2, tiles=["blue-12"]).takes_turn(0, "red-9", "blue-12")
    assert scene.goods(0) == "0 resources, 0 tiles, 9 points; supply 6"
    assert (scene.at("1,0").tile, scene.at("1,0").height) == (tile("blue-12"), 3)


@rule("GK-F13", "GK-R46")
@pytest.mark.parametrize("name", START_TILES)
@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_a_starting_building_takes_two_resources_one_more_for_another_colour_and_no_points(name: str, colour: str) -> None:
    scene = plain().holds(0, resources=4, points=3, tiles=[f"{colour}-4"], supply=5).takes_turn(0, name, f"{colour}-4")
    more = 0 if name.startswith(colour) else 1
    assert scene.goods(0) == f"{2 - more} resources, 0 tiles, 3 points; supply {5 + more}"
    assert (scene.find(f"{colour}-4").height, scene.find(f"{colour}-4").owner) == (2, 0)


@rule("GK-F15", "GK-P8")
def test_every_own_card_with_a_floor_bonus_pays() -> None:
    scene = builder(resources=5, points=0, tiles=["blue-12"]).characters(0, 3, 4, 5).keeps(0, "red-9", "blue-6", "yellow-8", "yellow-7")
    scene.takes_turn(0, "blue-9", "blue-12")
    assert scene.goods(0) == "3 resources, 2 tiles, 2 points; supply 3"


@rule("GK-F16", "GK-H6")
def test_the_played_card_is_kept_in_front_of_the_screen_for_all_to_see() -> None:
    scene = builder().keeps(0, "yellow-20").takes_turn(0, "blue-9", "blue-12")
    assert scene.side(0).kept == [card("yellow-20"), card("blue-9")]
    assert "blue-9" not in scene.discarded()
    sides = scene.table.view(None)["sides"]
    assert isinstance(sides, list)
    assert sides[0]["kept"] == ["yellow-20", "blue-9"]


@rule("GK-F16")
def test_the_kept_card_pays_from_the_next_action_on() -> None:
    scene = builder(points=0, tiles=["blue-12", "red-12"]).building("yellow-9", "0,1", owner=2)
    scene.takes_turn(0, "yellow-9", "red-12")
    assert scene.side(0).points == 0
    scene.takes_turn(0, "blue-9", "blue-12")
    assert scene.side(0).points == 2


@rule("GK-F17", "GK-R11")
@pytest.mark.parametrize("name", [f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in (3, 6, 9)])
def test_the_card_just_kept_pays_nothing_for_its_own_floor(name: str) -> None:
    colour = name.partition("-")[0]
    scene = plain().building(name, "0,1", height=1, owner=0).holds(0, resources=3, points=0, tiles=[f"{colour}-20"], supply=5)
    scene.takes_turn(0, name, f"{colour}-20")
    assert scene.goods(0) == "2 resources, 0 tiles, 0 points; supply 5"
    assert scene.side(0).kept == [card(name)]


@rule("GK-F18", "GK-R10")
def test_neither_the_building_nor_its_neighbours_are_exploited() -> None:
    scene = builder(points=0)
    for where, name in (("0,1", "yellow-10"), ("0,-1", "blue-10"), ("-1,0", "red-10")):
        scene.building(name, where, height=3, owner=0)
    scene.takes_turn(0, "blue-9", "blue-12")
    assert scene.goods(0) == "5 resources, 3 tiles, 0 points; supply 5"
    assert not any(kind.startswith("gained") for kind in scene.happened())


@rule("GK-F19", "GK-R55")
def test_there_is_no_limit_to_the_height() -> None:
    scene = builder(resources=30).building("blue-9", "0,0", height=20, owner=0).takes_turn(0, "blue-9", "blue-12")
    assert scene.at("0,0").height == 21
    assert scene.side(0).resources == 30 - 1
    assert len(scene.at("0,0").tiles()) == 21


@rule("GK-F20")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_kept_cards_never_return_and_covered_tiles_are_never_designated_again(players: int) -> None:
    luck = ludarium.chance(40 + players)
    covered_ever: set[int] = set()
    for seed in range(6):
        table = given(players, seed).table
        kept_before: list[list[int]] = [[] for side in table.sides]
        while not table.over:
            kept = [side.kept.copy() for side in table.sides]
            assert all(now[: len(before)] == before for now, before in zip(kept, kept_before, strict=True))
            kept_before = kept
            covered = {under for building in table.city.at.values() for under in building.tiles()[:-1]}
            hands = [number for side in table.sides for number in side.hand]
            assert covered.isdisjoint({*table.deck, *table.discard, *hands, table.hal_card})
            covered_ever |= covered
            seat = table.to_move[0]
            moves = table.moves(seat)
            table.play(seat, moves[luck.below(len(moves))])
        assert {number for side in table.sides for number in side.kept} == {
            under for building in table.city.at.values() for under in building.tiles()[:-1]
        }
    assert covered_ever


@rule("GK-F21")
def test_the_steps_come_in_order() -> None:
    scene = builder().characters(0, 4).takes_turn(0, "blue-9", "red-4")
    steps = ["resources-returned", "paid-extra", "built-floor", "gained-resources", "kept-card"]
    assert [kind for kind in scene.happened() if kind in steps] == steps


@rule("GK-F21")
def test_everything_but_the_card_is_in_place_when_bonuses_are_paid() -> None:
    # The tile of the bonus is the last of the supply, so the game stops in the middle of the bonuses.
    scene = builder(tiles=["red-4"]).characters(0, 3).keeps(0, "yellow-9").tile_supply(1).takes_turn(0, "blue-9", "red-4")
    assert "done" in scene.offers(0)
    assert (scene.at("0,0").tile, scene.at("0,0").owner, scene.at("0,0").marked) == (tile("red-4"), 0, True)
    assert scene.goods(1) == "4 resources, 0 tiles, 5 points; supply 7"
    assert scene.goods(0) == "4 resources, 1 tiles, 4 points; supply 6"
    assert scene.side(0).kept == [card("yellow-9")]
    scene.play(0, "done")
    assert scene.side(0).points == 6
    assert scene.side(0).kept == [card("yellow-9"), card("blue-9")]


# -- worked examples -----------------------------------------------------------------------------------------------------


@rule("GK-E4", "GK-F7")
def test_example_price_of_a_lower_number() -> None:
    scene = plain().building("red-5", "0,0", owner=1).holds(0, resources=2, points=1, tiles=["red-4"], supply=5)
    scene.holds(1, resources=3, points=0, tiles=[], supply=7).takes_turn(0, "red-5", "red-4")
    assert scene.goods(1) == "4 resources, 0 tiles, 1 points; supply 7"
    assert scene.goods(0) == "0 resources, 0 tiles, 0 points; supply 5"
    assert (scene.at("0,0").tile, scene.at("0,0").height, scene.at("0,0").owner) == (tile("red-4"), 2, 0)


@rule("GK-E4", "GK-A3", "GK-R3")
def test_example_price_of_a_lower_number_without_points() -> None:
    scene = plain().building("red-5", "0,0", owner=1).holds(0, resources=2, points=0, tiles=["red-4"], supply=5)
    scene.takes_turn(0, "red-5", "red-4")
    assert scene.goods(0) == "3 resources, 1 tiles, 0 points; supply 4"
    assert (scene.at("0,0").tile, scene.at("0,0").height, scene.at("0,0").owner) == (tile("red-5"), 1, 1)


@rule("GK-E5", "GK-F1", "GK-F2", "GK-F7", "GK-F9", "GK-F15", "GK-F16")
def test_example_build_over_another_players_building() -> None:
    scene = plain().building("blue-5", "0,0", height=2, owner=1).characters(0, 4, 5)
    scene.holds(0, resources=5, points=3, tiles=["red-4"], supply=10).holds(1, resources=0, points=0, tiles=[], supply=7)
    scene.takes_turn(0, "blue-5", "red-4")
    assert scene.goods(1) == "2 resources, 0 tiles, 2 points; supply 7"
    assert scene.goods(0) == "2 resources, 0 tiles, 3 points; supply 10"
    building = scene.at("0,0")
    assert (tile_id(building.tile), building.height, building.owner, building.marked) == ("red-4", 3, 0, True)
    assert scene.side(0).kept == [card("blue-5")]
    everywhere = [*scene.table.deck, *scene.table.discard, *[number for side in scene.table.sides for number in side.hand + side.kept]]
    assert card("red-4") not in everywhere


@rule("GK-E8", "GK-F3", "GK-F12")
def test_example_floor_on_the_own_building() -> None:
    scene = plain().building("blue-7", "0,0", owner=0).holds(0, resources=1, points=0, tiles=["blue-9"], supply=8)
    scene.takes_turn(0, "blue-7", "blue-9")
    assert scene.goods(0) == "0 resources, 0 tiles, 0 points; supply 8"
    assert (scene.at("0,0").tile, scene.at("0,0").height, scene.at("0,0").owner) == (tile("blue-9"), 2, 0)
    assert scene.side(0).kept == [card("blue-7")]
    assert not scene.table.ending
