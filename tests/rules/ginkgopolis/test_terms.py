"""Basic terms and supplies (section B)."""

from __future__ import annotations

import pytest

from ludarium.games.ginkgopolis.rules.city import NOBODY
from tests.rule import rule
from tests.rules.ginkgopolis.scene import cell, given, plain, tile, tile_id
from tests.rules.ginkgopolis.watching import EVERY_COUNT, SEVERAL, facts, finished_game, random_game, seen, seen_side

START_NUMBERS = {2: 25, 3: 20, 4: 18, 5: 16}


@rule("GK-B1", "GK-B3")
def test_a_building_is_a_stack_of_tiles_on_one_cell_and_its_height_their_number() -> None:
    scene = plain().empty_city().building("red-2", "0,0").holds(0, resources=9, tiles=["red-4", "red-5"])
    scene.takes_turn(0, "red-2", "red-4").takes_turn(0, "red-4", "red-5")
    (building,) = seen(scene, None)["city"]
    assert (building["cell"], building["stack"], building["height"]) == ("0,0", ["red-2", "red-4", "red-5"], 3)


@rule("GK-B2", "GK-B3")
def test_the_top_tile_alone_gives_colour_and_number() -> None:
    scene = plain().empty_city().building("red-2", "0,0").holds(0, resources=9, points=0, tiles=["blue-9"], supply=8)
    scene.takes_turn(0, "red-2", "blue-9").holds(0, tiles=[])
    assert (scene.at("0,0").tile, scene.at("0,0").height) == (tile("blue-9"), 2)
    scene.takes_turn(0, "blue-9")
    assert scene.goods(0) == "6 resources, 2 tiles, 0 points; supply 9"  # two tiles, as a blue building of height 2 gives


@rule("GK-B4", "GK-B6")
def test_whoever_builds_over_a_building_puts_own_resources_in_place_of_all_others() -> None:
    scene = (
        plain().building("red-5", "0,0", height=2, owner=1).holds(0, resources=3, tiles=["red-6"], supply=7).holds(1, resources=0, supply=9)
    )
    scene.takes_turn(0, "red-5", "red-6")
    assert (scene.at("0,0").owner, scene.at("0,0").height) == (0, 3)
    assert (scene.side(0).resources, scene.side(1).resources) == (0, 2)


@rule("GK-B4", "GK-B6", "GK-B12", "GK-B13", "GK-B14")
@pytest.mark.parametrize("players", SEVERAL)
def test_each_resource_is_in_the_supply_behind_its_screen_or_on_a_building_one_a_level(players: int) -> None:
    for seed in range(8):
        for scene in random_game(players, seed):
            for seat, side in enumerate(scene.table.sides):
                on_buildings = sum(building.height for building in scene.table.city.at.values() if building.owner == seat)
                assert side.supply + side.resources + on_buildings == START_NUMBERS[players]
                assert min(side.supply, side.resources) >= 0


@rule("GK-B5", "GK-B6")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_only_starting_buildings_nobody_has_built_over_have_no_owner(players: int) -> None:
    for seed in range(5):
        start = {building.tile: place for place, building in given(players, seed).table.city.at.items()}
        for scene in random_game(players, seed):
            for place, building in scene.table.city.at.items():
                untouched = building.height == 1 and start.get(building.tile) == place
                assert (building.owner == NOBODY) == untouched


@rule("GK-B7")
@pytest.mark.parametrize("number", [4, 20])
@pytest.mark.parametrize("owner", [NOBODY, 0, 1])
@pytest.mark.parametrize(
    ("colour", "goods"),
    [
        ("red", "2 resources, 0 tiles, 0 points; supply 8"),
        ("blue", "0 resources, 2 tiles, 0 points; supply 10"),
        ("yellow", "0 resources, 0 tiles, 2 points; supply 10"),
    ],
)
def test_the_colour_alone_decides_what_a_building_gives(colour: str, goods: str, owner: int, number: int) -> None:
    scene = plain().building(f"{colour}-{number}", "0,0", height=2, owner=owner)
    scene.holds(0, resources=0, points=0, tiles=[], supply=10).takes_turn(0, f"{colour}-{number}")
    assert scene.goods(0) == goods


@rule("GK-B8")
def test_a_building_card_designates_the_building_with_its_colour_and_number_on_top() -> None:
    scene = plain().empty_city().building("red-9", "0,0").building("blue-9", "1,0").building("red-10", "0,1")
    scene.holds(0, resources=2, tiles=["red-12"]).takes_turn(0, "red-9", "red-12")
    tops = {place: scene.at(place).tile for place in ("0,0", "1,0", "0,1")}
    assert tops == {"0,0": tile("red-12"), "1,0": tile("blue-9"), "0,1": tile("red-10")}


@rule("GK-B9")
def test_an_urbanization_card_designates_the_cell_where_its_token_lies_now() -> None:
    scene = plain().holds(0, resources=2, tiles=["red-6", "red-7"]).holds(1, resources=1, tiles=["red-8"])
    scene.takes_turn(0, "A", "red-6")
    assert scene.offers(0) == {"token -2,2", "token -1,3"}
    scene.play(0, "token -1,3").takes_turn(1, "A", "red-8")
    assert scene.at("-1,2").tile == tile("red-6")
    assert scene.at("-1,3").tile == tile("red-8")


@rule("GK-B10")
def test_buildings_that_touch_only_at_a_corner_are_not_adjacent() -> None:
    scene = plain().building("yellow-9", "-1,1").building("yellow-10", "0,1", height=3)
    scene.holds(0, resources=1, points=0, tiles=["red-6"], supply=10).takes_turn(0, "A", "red-6").play(0, "token -1,3")
    assert scene.at("-1,2").tile == tile("red-6")  # [0,1] lies diagonally
    assert scene.goods(0) == "0 resources, 0 tiles, 1 points; supply 10"


@rule("GK-B11")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_tokens_lie_on_edge_cells_and_new_buildings_stand_where_a_token_lay(players: int) -> None:
    for seed in range(5):
        scene = given(players, seed)
        tokens = dict(seen(scene, None)["tokens"])
        for scene in random_game(players, seed):
            city = scene.table.city
            for token in city.token_at:
                assert token not in city.at
                assert any(token + way in city.at for way in (cell("0,1") - cell("0,0"), 1, cell("0,-1") - cell("0,0"), -1))
        for heard in scene.log.happenings:
            if heard.kind == "urbanized":
                assert tokens[str(heard.facts["letter"])] == heard.facts["cell"]
            elif heard.kind == "token-moved":
                tokens[str(heard.facts["letter"])] = str(heard.facts["cell"])
        assert len(scene.table.city.at) == 9 + len(facts(scene, "urbanized"))


@rule("GK-B12", "GK-B15")
def test_a_player_gains_and_spends_only_resources_of_the_own_colour() -> None:
    scene = plain().building("red-9", "0,0", height=2, owner=1)
    scene.holds(0, resources=0, points=0, tiles=["red-12"], supply=10).holds(1, resources=4, points=0, tiles=[], supply=6)
    scene.takes_turn(0, "red-9")
    assert (scene.goods(0), scene.goods(1)) == ("2 resources, 1 tiles, 0 points; supply 8", "4 resources, 0 tiles, 0 points; supply 6")
    scene.takes_turn(0, "red-9", "red-12")  # three are needed, the four of the other player are no help
    assert scene.at("0,0").owner == 1
    assert scene.goods(1) == "4 resources, 0 tiles, 0 points; supply 6"


@rule("GK-B14")
def test_resources_in_the_supply_pay_for_nothing() -> None:
    scene = plain().holds(0, resources=0, tiles=["red-6"], supply=20)
    scene.takes_turn(0, "A", "red-6")
    assert "converted" in scene.happened()
    assert cell("-1,2") not in scene.table.city.at
    scene = plain().holds(0, resources=1, tiles=["red-6"], supply=19).takes_turn(0, "red-2", "red-6")
    assert scene.find("red-2").height == 1


@rule("GK-B15")
@pytest.mark.parametrize(
    ("supply", "goods"),
    [
        (3, "5 resources, 0 tiles, 0 points; supply 0"),
        (1, "3 resources, 0 tiles, 0 points; supply 0"),
        (0, "2 resources, 0 tiles, 0 points; supply 0"),
    ],
)
def test_resources_gained_come_from_the_own_supply_and_are_lost_when_it_is_empty(supply: int, goods: str) -> None:
    scene = plain().building("red-9", "0,0", height=3).holds(0, resources=2, points=0, tiles=[], supply=supply)
    scene.takes_turn(0, "red-9")
    assert scene.goods(0) == goods


@rule("GK-B16")
def test_a_gained_tile_is_drawn_from_the_supply_and_only_its_player_learns_which() -> None:
    scene = plain().building("blue-9", "0,0", height=2).holds(0, tiles=[])
    supply = scene.table.supply.copy()
    scene.takes_turn(0, "blue-9")
    drawn = [tile_id(number) for number in reversed(supply[-2:])]
    assert [tile_id(number) for number in scene.side(0).tiles] == drawn
    assert scene.table.supply == supply[:-2]
    assert seen_side(scene, 0, 0)["tiles"] == drawn
    assert "tiles" not in seen_side(scene, 0, 1)
    (heard,) = [happening for happening in scene.log.happenings if happening.kind == "gained-tiles"]
    assert (heard.known_to(1), heard.known_to(None)) == ({"count": 2}, {"count": 2})
    assert len(heard.known_to(0)["tiles"]) == 2  # type: ignore[arg-type]


@rule("GK-B17")
@pytest.mark.parametrize(("points", "left", "height"), [(3, 0, 2), (5, 2, 2), (2, 2, 1), (0, 0, 1)])
def test_points_are_paid_from_behind_the_screen_or_the_floor_is_not_built(points: int, left: int, height: int) -> None:
    scene = plain().building("red-9", "0,0").holds(0, resources=5, points=points, tiles=["red-6"])
    others = [scene.side(1).points, scene.side(2).points]
    scene.takes_turn(0, "red-9", "red-6")
    assert (scene.side(0).points, scene.at("0,0").height) == (left, height)
    assert [scene.side(1).points, scene.side(2).points] == others


@rule("GK-B18")
def test_goods_go_behind_the_screen_at_once_and_a_kept_card_in_front_of_it() -> None:
    scene = plain().characters(0, 17).building("yellow-9", "0,0", height=2).holds(0, resources=0, points=0, tiles=[], supply=10)
    scene.takes_turn(0, "yellow-9")
    assert seen_side(scene, 0, 0)["points"] == 3
    assert "points" not in seen_side(scene, 0, 1)
    scene.holds(0, resources=3, tiles=["yellow-12"]).takes_turn(0, "yellow-9", "yellow-12")
    assert seen_side(scene, 0, 1)["kept"] == ["yellow-9"]


@rule("GK-B18")
def test_goods_gained_in_the_middle_of_an_action_are_there_before_it_is_over() -> None:
    scene = plain().characters(0, 18).building("red-9", "0,0", height=2)
    scene.holds(0, resources=0, points=0, tiles=[], supply=10).holds(1, tiles=["red-6"]).holds(2, tiles=[])
    scene.tile_supply(1).takes_turn(0, "red-9")  # the bonus tile is the last one, so the return of tiles interrupts the action
    assert scene.table.to_move == [0, 1]
    assert scene.goods(0) == "2 resources, 1 tiles, 0 points; supply 8"
    assert scene.side(0).chosen == tile("red-9")


@rule("GK-B19")
@pytest.mark.parametrize("players", SEVERAL)
def test_the_player_with_the_most_points_wins(players: int) -> None:
    for seed in range(10):
        table = finished_game(players, seed).table
        winners = [seat for seat in range(players) if table.ranking[seat] == 1]
        assert winners == [seat for seat in range(players) if table.scores[seat] == max(table.scores)]
