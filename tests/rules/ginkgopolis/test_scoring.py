"""Scoring (section V, rulings GK-R60 to GK-R68): points, end-game cards, new-hand tokens and districts."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.games import ginkgopolis
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, plain

PACK = tomllib.loads((Path(ginkgopolis.__file__).parent / "content" / "packs" / "base.toml").read_text())
A, B, C, D, E = range(5)
NO_OWNER = -1


def field(players: int = 3) -> Scene:
    """Return a table without buildings, characters, points and new-hand tokens: every score is 0."""
    scene = plain(players).empty_city()
    for seat in range(players):
        scene.holds(seat, points=0, new_hands=0)
    assert scene.table.scores == [0] * players
    return scene


def sheet(scene: Scene) -> list[tuple[int, str, int]]:
    """Return the score sheet as side, source and points."""
    return [(line.side, line.source.key, line.points) for line in scene.table.sheet]


# -- the four sources of points ----------------------------------------------------------------------------------------


@rule("GK-V1")
def test_the_score_is_points_cards_tokens_and_districts() -> None:
    scene = field().holds(B, points=7, new_hands=2).keeps(B, "yellow-20", "red-14")
    scene.building("red-6", "0,0", height=2, owner=B).building("red-8", "1,0", owner=B)
    assert scene.table.scores == [0, 7 + (9 + 2) + 4 + 6, 0]
    assert sorted(line for line in sheet(scene) if line[0] == B) == [
        (B, "score-card", 2),
        (B, "score-card", 9),
        (B, "score-district-alone", 6),
        (B, "score-new-hands", 4),
        (B, "score-points", 7),
    ]


@rule("GK-V2")
def test_tiles_resources_permanent_bonuses_and_unplayed_cards_score_nothing() -> None:
    scene = field().holds(A, resources=9, supply=4, tiles=["red-18", "blue-20", "yellow-20"])
    scene.characters(A, 1, 2, 3).keeps(A, *[f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(1, 10)])
    scene.hand(A, "red-20", "blue-20", "yellow-20", "A")
    assert scene.table.scores == [0, 0, 0]
    scene.hand(A, "red-20", "blue-20").takes_turn(A, "A")  # the card being played is not kept either
    assert scene.table.scores[A] == 0


@rule("GK-V3")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 2), (2, 4)])
def test_each_new_hand_token_left_is_worth_two_points(tokens: int, points: int) -> None:
    assert field().holds(C, new_hands=tokens).table.scores == [0, 0, points]


# -- what a district is ------------------------------------------------------------------------------------------------


@rule("GK-V4")
def test_a_district_is_the_whole_group_of_one_colour_connected_edge_to_edge() -> None:
    scene = field().building("red-6", "-1,1", owner=A).building("red-7", "-1,0", owner=A).building("red-8", "-1,-1", owner=B)
    scene.building("red-9", "0,-1", owner=C).building("red-10", "1,-1", owner=A).building("blue-6", "0,0", owner=B)
    assert scene.districts() == [5, 0, 1]  # one district of five: A 3, then C before B by number
    assert len(scene.table.city.districts(20)) == 1


@rule("GK-V4", "GK-V5")
def test_a_building_without_a_neighbour_of_its_colour_is_in_no_district() -> None:
    scene = field().building("red-6", "0,0", height=3, owner=A).building("blue-6", "1,0", owner=A).building("yellow-6", "0,1", owner=B)
    scene.building("red-7", "-1,1", owner=A)
    assert scene.districts() == [0, 0, 0]
    scene.building("red-12", "0,1", owner=B)
    assert scene.districts() == [3 + 1 + 1, 1, 0]


@rule("GK-V4")
def test_only_the_top_tile_counts_for_the_colour_of_a_district() -> None:
    scene = field().building("blue-6", "0,0", owner=A).building("blue-7", "1,0", owner=A)
    assert scene.districts() == [4, 0, 0]
    scene.holds(B, resources=5, points=0).hand(B, "A").takes_turn(B, "blue-7", "red-12")
    assert scene.find("red-12").height == 2
    assert scene.districts() == [0, 0, 0]


@rule("GK-V6")
def test_buildings_without_owner_connect_a_district_and_add_no_resources() -> None:
    scene = field().building("blue-6", "-1,0", height=2, owner=A).building("blue-1", "0,0").building("blue-7", "1,0", owner=B)
    assert scene.districts() == [3, 1, 0]
    scene.building("red-1", "0,0")
    assert scene.districts() == [0, 0, 0]


@rule("GK-R60", "GK-V16")
def test_diagonal_contact_does_not_connect_a_district() -> None:
    scene = field().building("yellow-6", "0,0", owner=A).building("yellow-7", "1,1", height=2, owner=A)
    assert scene.districts() == [0, 0, 0]
    scene.building("yellow-8", "-1,0", owner=B).building("yellow-9", "3,1", owner=B).token_on("D", "2,3").building(
        "yellow-10", "2,1", owner=C
    )
    # [0,0] with [-1,0], and [1,1], [2,1], [3,1]: two districts that touch only diagonally
    assert scene.districts() == [1 + 4, 2, 1]


@rule("GK-V16")
def test_two_groups_of_one_colour_are_scored_each_on_its_own() -> None:
    scene = field().building("red-6", "-1,1", height=3, owner=A).building("red-7", "-1,0", owner=B)
    scene.building("red-8", "1,1", height=2, owner=B).building("red-9", "1,0", owner=A)
    assert scene.districts() == [4 + 1, 1 + 3, 0]  # together it would be A 4, B 3: A 7, B 3


# -- places in a district ----------------------------------------------------------------------------------------------


@rule("GK-V7", "GK-V8", "GK-V9", "GK-V10")
def test_the_first_gets_all_resources_the_second_the_own_ones_the_others_nothing() -> None:
    scene = field(5).building("red-6", "-1,0", height=4, owner=C).building("red-7", "0,0", height=3, owner=A)
    scene.building("red-8", "1,0", owner=B).building("red-9", "0,1", owner=D).building("red-10", "1,1", owner=B)
    assert scene.districts() == [3, 0, 4 + 3 + 2 + 1, 0, 0]
    scene.building("red-12", "0,-1", height=2, owner=A)  # now A has 5, C 4, B 2, D 1
    assert scene.districts() == [12, 0, 4, 0, 0]


@rule("GK-V11", "GK-V13")
def test_of_equal_resources_the_higher_building_takes_the_better_place() -> None:
    scene = field().building("blue-20", "-1,0", owner=A).building("blue-19", "0,0", owner=A).building("blue-4", "1,0", height=2, owner=B)
    assert scene.districts() == [2, 4, 0]


@rule("GK-V12", "GK-V13")
def test_of_equal_heights_the_higher_number_takes_the_better_place() -> None:
    scene = field().building("blue-13", "-1,0", height=2, owner=A).building("blue-14", "0,0", height=2, owner=B)
    assert scene.districts() == [2, 4, 0]
    scene.building("blue-15", "-1,0", height=2, owner=A)
    assert scene.districts() == [4, 2, 0]


@rule("GK-V11", "GK-V12")
def test_only_the_buildings_in_the_district_break_its_ties() -> None:
    scene = field().building("blue-13", "-1,0", height=2, owner=A).building("blue-14", "0,0", height=2, owner=B)
    scene.building("red-20", "-1,1", height=5, owner=A).building("blue-20", "1,1", height=4, owner=A)
    assert scene.districts() == [2, 4, 0]


@rule("GK-V13")
def test_the_tie_break_decides_the_second_place_too() -> None:
    scene = field(4).building("red-4", "-1,0", height=3, owner=D).building("red-5", "0,0", height=2, owner=A)
    scene.building("red-20", "1,0", owner=B).building("red-19", "1,1", owner=B).building("red-12", "0,1", height=2, owner=C)
    # A, B and C have 2 each; B's buildings are lower, C's number is higher than A's
    assert scene.districts() == [0, 0, 2, 9]


@rule("GK-V13", "GK-V10")
def test_the_losers_of_a_tie_for_the_first_place_contend_for_the_second() -> None:
    scene = field().building("red-10", "-1,0", height=2, owner=A).building("red-12", "0,0", height=2, owner=B)
    scene.building("red-11", "1,0", height=2, owner=C)
    assert scene.districts() == [0, 6, 2]


@rule("GK-V14", "GK-R63")
def test_only_who_is_alone_gets_the_points_of_both_places() -> None:
    scene = field().building("yellow-6", "0,0", height=4, owner=A).building("yellow-7", "1,0", owner=A)
    assert scene.districts() == [10, 0, 0]
    scene.building("yellow-8", "0,1", owner=B)
    assert scene.districts() == [6, 1, 0]


@rule("GK-V15")
def test_a_district_without_resources_gives_no_points() -> None:
    scene = field().building("red-1", "0,0").building("red-2", "1,0").building("red-3", "0,1")
    assert len(scene.table.city.districts(20)) == 1
    assert scene.table.scores == [0, 0, 0]
    assert all(not key.startswith("score-district") for side, key, points in sheet(scene))


@rule("GK-R61")
def test_of_several_highest_buildings_the_highest_number_counts() -> None:
    scene = field().building("red-19", "-1,0", owner=A).building("red-6", "0,0", height=2, owner=A)
    scene.building("red-15", "1,0", height=2, owner=A).building("red-14", "1,1", height=3, owner=B).building(
        "red-5", "0,1", height=2, owner=B
    )
    assert scene.districts() == [5, 10, 0]  # B is higher
    scene.building("red-16", "1,1", height=2, owner=B).building("red-4", "0,1", height=2, owner=B).building("red-7", "-1,1", owner=B)
    assert scene.districts() == [5, 10, 0]  # 5 each, height 2 each: B's 16 beats A's 15; the 19 on a lower building does not count
    scene.building("red-17", "0,0", height=2, owner=A)
    assert scene.districts() == [10, 5, 0]


@rule("GK-R63")
def test_resources_come_before_height_and_height_before_number() -> None:
    scene = field(4).building("red-4", "-1,0", owner=A).building("red-5", "0,0", owner=A).building("red-6", "1,0", owner=A)
    scene.building("red-20", "1,1", height=2, owner=B).building("red-12", "0,1", height=2, owner=C).building("red-19", "-1,1", owner=D)
    assert scene.districts() == [8, 2, 0, 0]


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("GK-V17", "GK-R64")
def test_the_highest_score_wins_and_equals_share_the_place() -> None:
    scene = field(4).holds(A, points=10).holds(B, points=12).holds(C, points=12).holds(D, points=9)
    assert scene.table.ranking == [3, 1, 1, 4]
    assert scene.holds(C, points=11).table.ranking == [3, 1, 2, 4]
    # neither held resources nor anything else breaks the tie
    assert scene.holds(C, points=12, resources=9, tiles=["red-20"]).table.ranking == [3, 1, 1, 4]


# -- end-game cards ----------------------------------------------------------------------------------------------------


OF_OCCASION = {16: ((1, 4, 7), 7), 17: ((2, 5, 8), 8), 18: ((3, 6, 9), 4)}  # building cards of any colour, and a character


@rule("GK-R65")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
@pytest.mark.parametrize("number", [16, 17, 18])
def test_cards_16_to_18_count_each_card_with_their_occasion_once(colour: str, number: int) -> None:
    counted, character = OF_OCCASION[number]
    scene = field().keeps(A, f"{colour}-{number}", "red-10", "red-20")
    assert scored_by(scene, f"{colour}-{number}") == 0  # end-game cards have no occasion, this one included
    scene.keeps(A, f"{colour}-{number}", *[f"red-{other}" for other in range(1, 10)])
    assert scored_by(scene, f"{colour}-{number}") == 2 * 3
    scene.keeps(A, f"{colour}-{number}", f"blue-{counted[2]}")  # gives two goods and counts once
    assert scored_by(scene, f"{colour}-{number}") == 2
    scene.characters(A, 4, 7, 8)  # one of each occasion
    assert scored_by(scene, f"{colour}-{number}") == 2 * 2
    scene.characters(A, *({4, 7, 8} - {character}))
    assert scored_by(scene, f"{colour}-{number}") == 2


@rule("GK-R66")
@pytest.mark.parametrize(("colour", "other", "character"), [("red", "blue", 1), ("blue", "yellow", 3), ("yellow", "red", 2)])
def test_card_19_counts_characters_permanent_and_end_game_cards_of_its_colour_and_itself(colour: str, other: str, character: int) -> None:
    scene = field().keeps(A, f"{colour}-19")
    assert scored_by(scene, f"{colour}-19") == 2
    scene.keeps(A, f"{colour}-19", f"{colour}-5", f"{colour}-16", f"{other}-5", f"{other}-19")
    assert scored_by(scene, f"{colour}-19") == 2 * 3
    scene.characters(A, 1, 2, 3)  # one of each colour
    assert scored_by(scene, f"{colour}-19") == 2 * 4
    scene.characters(A, *({1, 2, 3} - {character}))
    assert scored_by(scene, f"{colour}-19") == 2 * 3


def scored_by(scene: Scene, name: str) -> int:
    """Return the points of one kept card on the sheet."""
    return sum(line.points for line in scene.table.sheet if line.targets == [f"card:{name}"])


@rule("GK-R67")
def test_cards_10_to_13_count_resources_not_buildings_in_districts_or_not() -> None:
    scene = field().keeps(A, "red-10").building("red-6", "-1,1", height=3, owner=A).building("red-7", "1,0", height=2, owner=A)
    scene.building("red-8", "1,-1", owner=A).building("red-9", "-1,-1", height=4, owner=B).building("blue-6", "0,0", height=2, owner=A)
    assert scored_by(scene, "red-10") == 3 + 2 + 1
    scene.holds(B, resources=9, points=9).takes_turn(B, "red-6", "blue-9")  # its lower levels stay, its top is blue
    assert scored_by(scene, "red-10") == 2 + 1


@rule("GK-R68")
def test_several_cards_showing_the_same_colour_score_each() -> None:
    scene = field().building("red-6", "0,0", height=3, owner=A).keeps(A, "red-10", "red-13", "blue-11", "yellow-11")
    assert [scored_by(scene, name) for name in ("red-10", "red-13", "blue-11", "yellow-11")] == [3, 3, 3, 3]
    assert scene.table.scores == [12, 0, 0]


# -- worked examples ---------------------------------------------------------------------------------------------------


@rule("GK-E7")
def test_example_districts() -> None:
    faye, miley, nell = A, B, C
    scene = field().token_on("K", "-3,0")
    scene.building("blue-6", "0,0", height=3, owner=faye).building("blue-17", "1,0", height=2, owner=miley)
    scene.building("blue-8", "0,-1", height=2, owner=nell)
    scene.building("yellow-11", "-1,0", height=2, owner=miley).building("yellow-5", "-2,0", owner=miley)
    scene.building("red-20", "1,1", height=2, owner=nell)
    for name, where in (("blue-1", "0,1"), ("blue-2", "-1,-1"), ("yellow-1", "-1,1"), ("red-1", "1,-1")):
        scene.building(name, where)
    assert scene.districts() == [7, 8, 0]
    lines = [line for line in sheet(scene) if line[1].startswith("score-district")]
    assert sorted(lines) == [(faye, "score-district-first", 7), (miley, "score-district-alone", 6), (miley, "score-district-second", 2)]


@rule("GK-E16")
def test_example_tie_for_first_place() -> None:
    scene = field().building("red-6", "-1,0", height=3, owner=A).building("red-7", "0,0", owner=A)
    scene.building("red-19", "1,0", height=2, owner=B).building("red-20", "1,1", height=2, owner=B).building("red-18", "0,1", owner=C)
    assert scene.districts() == [9, 4, 0]


@rule("GK-E17")
def test_example_tie_decided_by_number() -> None:
    scene = field().building("yellow-6", "-1,0", height=2, owner=A).building("yellow-15", "0,0", height=2, owner=A)
    scene.building("yellow-18", "1,0", height=2, owner=B).building("yellow-4", "1,1", height=2, owner=B)
    assert scene.districts() == [4, 8, 0]


@rule("GK-E18")
def test_example_starting_buildings_in_a_district() -> None:
    scene = field().building("blue-1", "-1,1").building("blue-2", "0,1").building("blue-11", "1,1", height=2, owner=A)
    scene.building("red-1", "-1,-1").building("red-3", "0,-1")
    assert scene.districts() == [4, 0, 0]
    assert len(scene.table.city.districts(20)) == 2


@rule("GK-E23")
def test_example_end_game_cards() -> None:
    scene = field().holds(A, new_hands=1).characters(A, 4, 5, 6)
    scene.building("red-8", "-1,1", height=3, owner=A).building("red-5", "1,1", owner=A)
    scene.building("blue-10", "-1,-1", height=2, owner=A).building("yellow-16", "1,-1", owner=A)
    scene.keeps(A, "blue-7", "red-3", "red-10", "yellow-14", "blue-15", "blue-18", "red-19", "yellow-20")
    points = {name: scored_by(scene, name) for name in ("red-10", "yellow-14", "blue-15", "blue-18", "red-19", "yellow-20")}
    assert points == {"red-10": 4, "yellow-14": 3, "blue-15": 3, "blue-18": 6, "red-19": 8, "yellow-20": 9}
    assert (A, "score-new-hands", 2) in sheet(scene)
    assert scene.table.scores == [35, 0, 0]


# -- whole games against an independent count --------------------------------------------------------------------------

SHOWN = {  # GK-P15
    "red": {10: "red", 11: "yellow", 12: "blue", 13: "red"},
    "blue": {10: "blue", 11: "red", 12: "yellow", 13: "blue"},
    "yellow": {10: "yellow", 11: "red", 12: "blue", 13: "yellow"},
}
CHARACTERS = {entry["id"]: (entry["colour"], entry["effect"].split()[1].rstrip(":")) for entry in PACK["character"]}
OCCASIONS = ("exploit", "urbanize", "floor")


def counted_by_hand(view: Mapping[str, Any]) -> list[int]:
    """Score the public view of a finished game from the catalogue alone."""
    totals = []
    for side in view["sides"]:
        own = [building for building in view["city"] if building["owner"] == side["seat"]]
        cards = [CHARACTERS[character] for character in side["characters"]]
        for name in side["kept"]:
            colour, number = name.split("-")
            cards.append((colour, OCCASIONS[(int(number) - 1) % 3] if int(number) < 10 else "end"))
        points = side["points"] + 2 * side["new_hands"]
        totals.append(points + sum(end_points(name, own, cards) for name in side["kept"]))
    for district in districts_of(view["city"]):
        places = places_in(district)
        total = sum(place[0] for place in places)
        if places:
            second = places[1] if len(places) > 1 else places[0]
            totals[places[0][3]] += total
            totals[second[3]] += second[0]
    return totals


def end_points(name: str, own: list[dict[str, Any]], cards: list[tuple[str, str]]) -> int:
    """Return what one end-game card gives (GK-P14 to GK-P22)."""
    colour, text = name.split("-")
    number = int(text)
    if number < 10:
        return 0
    if number < 14:
        return sum(building["height"] for building in own if building["tile"].startswith(SHOWN[colour][number]))
    if number < 16:
        return sum(1 if number == 14 else 3 for building in own if (building["height"] <= 2) == (number == 14))
    if number < 19:
        return 2 * sum(1 for card in cards if card[1] == OCCASIONS[number - 16])
    return 2 * sum(1 for card in cards if card[0] == colour) if number == 19 else 9


def districts_of(city: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Return the groups of at least two adjacent buildings of one colour, by merging groups."""
    groups: list[list[dict[str, Any]]] = []
    for building in city:
        touching = [group for group in groups if any(adjacent_alike(building, other) for other in group)]
        groups = [group for group in groups if group not in touching]
        groups.append([building, *[other for group in touching for other in group]])
    return [group for group in groups if len(group) > 1]


def adjacent_alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    (x, y), (z, w) = (map(int, building["cell"].split(",")) for building in (one, other))
    return abs(x - z) + abs(y - w) == 1 and one["tile"].split("-")[0] == other["tile"].split("-")[0]


def places_in(district: list[dict[str, Any]]) -> list[tuple[int, int, int, int]]:
    """Return (resources, height, number, side) of each side with resources in a district, best first (GK-R63)."""
    places = []
    for side in sorted({building["owner"] for building in district if building["owner"] is not None}):
        own = [building for building in district if building["owner"] == side]
        height, number = max((building["height"], int(building["tile"].split("-")[1])) for building in own)
        places.append((sum(building["height"] for building in own), height, number, side))
    return sorted(places, reverse=True)


@rule("GK-V1", "GK-V4", "GK-V8", "GK-V9", "GK-V11", "GK-V12", "GK-V14", "GK-V17", "GK-R62", "GK-R63", "GK-L26", "GK-L27")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_finished_games_score_as_counted_by_hand_and_no_tie_remains(players: int) -> None:
    districts = 0
    for seed in range(20):
        state = finished(players, seed)
        view: Mapping[str, Any] = state.view(None)
        by_hand = counted_by_hand(view)
        assert state.scores == by_hand == view["scores"]
        assert state.ranking == [1 + sum(1 for other in by_hand if other > score) for score in by_hand]
        for side, score in enumerate(by_hand):
            assert sum(line.points for line in state.sheet if line.side == side) == score
        for district in districts_of(view["city"]):
            places = [place[:3] for place in places_in(district)]
            assert len(set(places)) == len(places)  # GK-R62
            districts += len(places) > 1
    assert districts > 10  # the sample has contested districts


def finished(players: int, seed: int) -> ludarium.State:
    """Return a game played at random to its end."""
    state: ludarium.State = ludarium.game("ginkgopolis").new(players, seed, {"characters": "draft"} if players > 1 else {})
    luck = random.Random(seed)
    while not state.over:
        player = luck.choice(state.to_move)
        state.play(player, luck.choice(state.moves(player)))
    return state
