"""Components (section C): the base pack and what lies on a new table."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

import ludarium
from ludarium.games.ginkgopolis.content.components import LETTERS, card_id
from ludarium.games.ginkgopolis.game import BASE_PACK
from ludarium.games.ginkgopolis.state import NOTHING
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, given, plain, tile_id
from tests.rules.ginkgopolis.watching import EVERY_COUNT, SEVERAL, circulating, random_game, seen

PACK: dict[str, Any] = tomllib.loads(BASE_PACK.read_text(encoding="utf-8"))
ALL_TILES = sorted(f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(1, 21))


def tiles_on(scene: Scene) -> list[str]:
    """Return every tile of the box, wherever it lies."""
    table = scene.table
    tiles = table.supply + table.removed
    for side in table.sides:
        tiles = tiles + side.tiles + side.returning + ([side.laid] if side.laid != NOTHING else [])
    for building in table.city.at.values():
        tiles.extend(building.tiles())
    return sorted(tile_id(tile) for tile in tiles)


@rule("GK-C1")
@pytest.mark.parametrize("players", EVERY_COUNT)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_each_colour_has_one_tile_of_each_number_from_1_to_20(players: int, seed: int) -> None:
    assert tiles_on(given(players, seed)) == ALL_TILES
    assert len(ALL_TILES) == 60


@rule("GK-C2")
def test_each_tile_has_one_building_card() -> None:
    assert sorted(entry["id"] for entry in PACK["building"]) == ALL_TILES


@rule("GK-C2", "GK-B8")
@pytest.mark.parametrize("number", [1, 3, 4, 20])
@pytest.mark.parametrize(
    ("colour", "goods"),
    [
        ("red", "3 resources, 0 tiles, 0 points; supply 17"),
        ("blue", "0 resources, 3 tiles, 0 points; supply 20"),
        ("yellow", "0 resources, 0 tiles, 3 points; supply 20"),
    ],
)
def test_a_building_card_is_played_on_the_building_of_its_own_tile(colour: str, goods: str, number: int) -> None:
    scene = (
        plain()
        .empty_city()
        .building("red-10", "-1,0", height=2)
        .building("blue-10", "0,0", height=2)
        .building("yellow-10", "1,0", height=2)
    )
    scene.building(f"{colour}-{number}", "0,-1", height=3).holds(0, resources=0, points=0, tiles=[], supply=20)
    scene.takes_turn(0, f"{colour}-{number}")
    assert scene.goods(0) == goods


@rule("GK-C3")
def test_there_are_twelve_urbanization_cards_lettered_a_to_l() -> None:
    assert [entry["id"] for entry in PACK["urbanization"]] == list("ABCDEFGHIJKL")


@rule("GK-C3", "GK-C4")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_each_urbanization_card_is_in_the_game_once_and_has_its_token(players: int) -> None:
    scene = given(players)
    letters = sorted(card_id(card) for card in circulating(scene.table) if card_id(card) in LETTERS)
    assert letters == list("ABCDEFGHIJKL")
    assert list(seen(scene, None)["tokens"]) == letters


@rule("GK-C5")
def test_the_27_characters_are_12_red_9_blue_and_6_yellow() -> None:
    assert sorted(entry["id"] for entry in PACK["character"]) == list(range(1, 28))
    assert Counter(entry["colour"] for entry in PACK["character"]) == {"red": 12, "blue": 9, "yellow": 6}


@rule("GK-C6")
def test_there_are_99_cards_without_the_first_player_card() -> None:
    assert len(PACK["urbanization"]) + len(PACK["building"]) + len(PACK["character"]) == 99
    assert set(PACK) == {"pack", "table", "urbanization", "building", "character"}


@rule("GK-C7")
def test_no_table_needs_more_than_25_resources_of_each_of_five_colours() -> None:
    colours = next(spec for spec in ludarium.game("ginkgopolis").options if spec.name == "colours").values
    assert len(set(colours)) == 5
    assert max(entry["resources"] for entry in PACK["table"]) == 25
    assert len(colours) * 25 == 125


@rule("GK-C8")
def test_ten_new_hand_tokens_are_enough_for_every_table() -> None:
    in_use = {entry["players"]: entry["players"] * entry["new_hands"] for entry in PACK["table"]}
    assert in_use == {1: 0, 2: 4, 3: 6, 4: 8, 5: 10}


@rule("GK-C9")
def test_a_sixteenth_construction_marker_can_be_placed() -> None:
    scene = plain()
    colours = ("red", "blue", "yellow")
    for index in range(15):
        scene.building(f"{colours[index % 3]}-{4 + index // 3}", f"{index - 7},10", owner=1, marked=True)
    scene.holds(0, resources=1, tiles=["red-20"]).takes_turn(0, "A", "red-20")
    assert sum(building.marked for building in scene.table.city.at.values()) == 16
    assert scene.find("red-20").marked


@rule("GK-C10", "GK-S20")
def test_there_is_a_screen_for_five_players_and_not_for_a_sixth() -> None:
    assert len({side["colour"] for side in seen(given(5), None)["sides"]}) == 5
    with pytest.raises(ludarium.OptionError):
        ludarium.game("ginkgopolis").new(6)


@rule("GK-C11")
@pytest.mark.parametrize("points", [2, 4, 7, 99, 1000])
def test_any_amount_of_points_can_be_held_gained_and_changed(points: int) -> None:
    scene = plain().building("yellow-9", "0,0", height=2).holds(0, resources=5, points=points, tiles=["yellow-8"])
    scene.takes_turn(0, "yellow-9")
    assert scene.side(0).points == points + 2
    scene.takes_turn(0, "yellow-9", "yellow-8")
    assert scene.side(0).points == points + 2 - 1


@rule("GK-C12")
@pytest.mark.parametrize("players", SEVERAL)
def test_exactly_one_player_has_the_first_player_card(players: int) -> None:
    for scene in random_game(players, 5):
        assert seen(scene, None)["first"] == (scene.table.round - 1) % players


@rule("GK-C13")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_one_to_five_can_play_and_alone_one_plays_against_hal(players: int) -> None:
    assert [side["hal"] for side in seen(given(players), None)["sides"]] == ([False, True] if players == 1 else [False] * players)


@rule("GK-C13")
@pytest.mark.parametrize("players", [0, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ludarium.OptionError, match="1 to 5 players"):
        ludarium.game("ginkgopolis").new(players)
