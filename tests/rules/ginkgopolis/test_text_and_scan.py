"""Where the rulebook's text is short, garbled or has lost its pictures (rulings GK-R94 to GK-R98): what play settles on."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ludarium.games import ginkgopolis
from tests.rule import rule
from tests.rules.ginkgopolis.scene import given, plain

PACK = tomllib.loads((Path(ginkgopolis.__file__).parent / "content" / "packs" / "base.toml").read_text())


@rule("GK-R94")
def test_the_own_building_gives_no_points_for_its_resources() -> None:
    scene = plain().building("blue-7", "5,5", height=2, owner=0).holds(0, resources=1, points=3, supply=8, tiles=["blue-9"])
    assert scene.takes_turn(0, "blue-7", "blue-9").goods(0) == "0 resources, 0 tiles, 3 points; supply 8"


@rule("GK-R94")
def test_urbanizing_places_a_resource() -> None:
    scene = plain().building("yellow-6", "0,1").holds(0, resources=2, points=0, supply=8, tiles=["blue-9"])
    scene.takes_turn(0, "B", "blue-9")
    assert (scene.at("0,2").owner, scene.at("0,2").height) == (0, 1)
    assert scene.goods(0) == "1 resources, 0 tiles, 1 points; supply 8"


@rule("GK-R94")
def test_exploiting_is_done_with_a_building_card_not_with_a_tile() -> None:
    scene = plain().building("yellow-6", "5,5", height=2, owner=1).holds(0, resources=2, points=0, supply=8, tiles=["yellow-9"])
    assert scene.takes_turn(0, "yellow-6").goods(0) == "2 resources, 1 tiles, 2 points; supply 8"


@rule("GK-R95")
@pytest.mark.parametrize(("resources", "built"), [(2, False), (3, True)])
def test_the_note_on_floors_speaks_of_missing_resources(resources: int, built: bool) -> None:
    scene = plain().building("yellow-6", "5,5", owner=1).holds(0, resources=resources, points=0, supply=8, tiles=["red-9"])
    scene.takes_turn(0, "yellow-6", "red-9")  # two levels and another colour: three resources
    assert (scene.at("5,5").owner == 0) == built
    assert scene.goods(0) == ("0 resources, 0 tiles, 0 points; supply 9" if built else "2 resources, 1 tiles, 1 points; supply 8")


@rule("GK-R96")
@pytest.mark.parametrize(("players", "resources"), [(1, 25), (2, 25), (3, 20), (4, 18), (5, 16)])
def test_the_general_supply_gets_so_many_resources_of_each_colour(players: int, resources: int) -> None:
    for seed in range(1, 6):
        assert {side.supply + side.resources for side in given(players, seed).table.sides} == {resources}


@rule("GK-R96")
def test_the_steps_of_a_floor_come_in_the_order_of_the_lines() -> None:
    scene = plain().building("blue-5", "5,5", height=2, owner=1).characters(0, 4).holds(0, resources=5, points=3, tiles=["red-4"])
    scene.takes_turn(0, "blue-5", "red-4")
    steps = [kind for kind in scene.happened() if kind != "played-with-tile"]
    assert steps == ["resources-returned", "paid-extra", "built-floor", "gained-resources", "kept-card"]


@rule("GK-R96", "GK-R97")
def test_nells_set_gives_four_resources_two_tiles_and_two_points() -> None:
    nells = [entry for entry in PACK["character"] if entry["set"] == 2]
    assert [entry["id"] for entry in nells] == [4, 5, 6]
    goods = {"resource": 0, "tile": 0, "point": 0}
    for entry in nells:
        for part in entry["start"].split(", "):
            goods[part.split()[0]] += int(part.split()[1])
    assert goods == {"resource": 4, "tile": 2, "point": 2}


@rule("GK-R97")
def test_nells_characters_have_exactly_the_two_floor_bonuses_of_the_example() -> None:
    floor = sorted(entry["effect"] for entry in PACK["character"] if entry["set"] == 2 and "on floor" in entry["effect"])
    assert floor == ["on floor: point 1", "on floor: resource 1"]


@rule("GK-R97")
def test_the_token_cells_bonuses_and_starting_goods_are_all_in_the_pack() -> None:
    cells = ["-1,2", "0,2", "1,2", "2,1", "2,0", "2,-1", "1,-2", "0,-2", "-1,-2", "-2,-1", "-2,0", "-2,1"]  # GK-S4
    assert [(entry["id"], entry["cell"]) for entry in PACK["urbanization"]] == list(zip("ABCDEFGHIJKL", cells, strict=True))
    assert len(PACK["building"]) == 60
    assert all(entry["effect"].startswith("on ") for entry in [*PACK["building"], *PACK["character"]])
    assert all(entry["start"] for entry in PACK["character"])


@rule("GK-R98")
def test_there_is_nothing_of_the_expansions() -> None:
    assert set(PACK) == {"pack", "table", "urbanization", "building", "character"}
    names = {f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(1, 21)}
    assert {entry["id"] for entry in PACK["building"]} == names
    assert {entry["colour"] for entry in PACK["character"]} == {"red", "blue", "yellow"}
    table = given(5).table
    assert sorted([*table.supply, *[tile for side in table.sides for tile in side.tiles]]) == [
        colour * 20 + number for colour in range(3) for number in range(3, 20)
    ]
