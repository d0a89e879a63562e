"""Setup (section S), and who begins (GK-R69, GK-R70, GK-R73, GK-R74)."""

from __future__ import annotations

from collections import Counter

import pytest

import ludarium
from ludarium.games.ginkgopolis.content.components import card_id
from ludarium.games.ginkgopolis.rules.city import NOBODY, cell_text
from ludarium.games.ginkgopolis.rules.deck import draw_card
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, given, plain, tile, tile_id
from tests.rules.ginkgopolis.watching import EVERY_COUNT, SEVERAL, circulating, leave_in_deck, random_game, seen, seen_side, worlds

START_TILES = {f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in (1, 2, 3)}
OTHER_TILES = {f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(4, 21)}
BLOCK = {f"{x},{y}" for x in (-1, 0, 1) for y in (-1, 0, 1)}
FEW = [1, 2, 3]
SEEDS = [1, 2, 3, 4]

# What each character shows in its corner, by id: resources, tiles, points.
CORNERS = {
    **dict.fromkeys((1, 7, 10, 13, 16, 24, 25, 27), (1, 1, 1)),
    **dict.fromkeys((2, 5), (2, 1, 1)),
    **dict.fromkeys((3, 12, 15), (1, 0, 0)),
    **dict.fromkeys((4, 21, 22, 23), (0, 1, 0)),
    **dict.fromkeys((6, 9, 18, 19, 20, 26), (2, 0, 1)),
    **dict.fromkeys((8, 11, 14, 17), (2, 1, 2)),
}


def drafted(players: int, seed: int) -> Scene:
    """Return a table after a random draft."""
    return next(scene for scene in random_game(players, seed, characters="draft") if scene.table.round)


def held_tiles(scene: Scene) -> list[str]:
    return [tile_id(number) for side in scene.table.sides for number in side.tiles]


@rule("GK-S1")
@pytest.mark.parametrize("players", EVERY_COUNT)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_nine_tiles_1_to_3_are_the_start_block(players: int, seed: int) -> None:
    city = seen(given(players, seed), None)["city"]
    assert {building["tile"] for building in city} == START_TILES
    assert {building["cell"] for building in city} == BLOCK


@rule("GK-S1")
def test_every_start_tile_can_lie_on_every_cell_of_the_block() -> None:
    lying: set[tuple[str, str]] = set()
    for seed in range(150):
        lying.update((building["cell"], building["tile"]) for building in seen(given(2, seed), None)["city"])
    assert len(lying) == 9 * 9


@rule("GK-S2")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_starting_buildings_have_height_1_no_owner_and_no_marker(players: int) -> None:
    for building in given(players).table.city.at.values():
        assert (building.height, building.owner, building.marked, building.under) == (1, NOBODY, False, None)


@rule("GK-S3", "GK-S4")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_tokens_lie_clockwise_round_the_block(players: int) -> None:
    above = {"A": "-1,2", "B": "0,2", "C": "1,2"}
    right = {"D": "2,1", "E": "2,0", "F": "2,-1"}
    below = {"G": "1,-2", "H": "0,-2", "I": "-1,-2"}
    left = {"J": "-2,-1", "K": "-2,0", "L": "-2,1"}
    assert seen(given(players), None)["tokens"] == {**above, **right, **below, **left}


@rule("GK-S3")
def test_the_four_corners_beside_the_block_are_empty() -> None:
    tokens = set(seen(given(), None)["tokens"].values())
    assert tokens.isdisjoint({"2,2", "2,-2", "-2,2", "-2,-2"})
    assert tokens == {cell_text(number) for number in given().table.city.edge_cells()}


@rule("GK-S5", "GK-S6")
@pytest.mark.parametrize(("players", "removed"), [(1, 6), (2, 6), (3, 6), (4, 0), (5, 0)])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_supply_is_all_other_tiles_without_six_for_up_to_three_players(players: int, removed: int, seed: int) -> None:
    scene = given(players, seed)
    supply = [tile_id(number) for number in scene.table.supply]
    box = [tile_id(number) for number in scene.table.removed]
    assert len(box) == removed
    assert len(supply) + len(held_tiles(scene)) == 51 - removed
    assert sorted(supply + box + held_tiles(scene)) == sorted(OTHER_TILES)
    assert seen(scene, None)["tile_supply"] == len(supply)


@rule("GK-S5", "GK-S6")
def test_any_tile_from_4_on_can_be_removed_or_on_top_of_the_supply() -> None:
    scenes = [given(4, seed) for seed in range(400)]
    assert {tile_id(scene.table.supply[-1]) for scene in scenes} == OTHER_TILES
    assert {tile_id(number) for seed in range(100) for number in given(2, seed).table.removed} == OTHER_TILES


@rule("GK-S6", "GK-H9")
def test_nobody_knows_which_tiles_were_removed() -> None:
    scene = given(2)
    for player in (0, 1):
        own = {tile_id(number) for number in scene.side(player).tiles}
        possible = {tile_id(number) for world in worlds(scene, player, 200) for number in world.removed}
        assert possible == OTHER_TILES - own


@rule("GK-S7")
def test_points_and_markers_are_ready_from_the_first_action_on() -> None:
    scene = plain().holds(0, resources=1, points=0, tiles=["red-6"])
    assert not any(building.marked for building in scene.table.city.at.values())
    scene.building("yellow-1", "-1,1").takes_turn(0, "A", "red-6").play(0, "token -1,3")
    assert scene.find("red-6").marked
    assert scene.side(0).points == 1


@rule("GK-S8", "GK-S10")
@pytest.mark.parametrize("players", EVERY_COUNT)
@pytest.mark.parametrize("seed", SEEDS)
def test_only_the_letters_and_the_cards_1_to_3_are_in_circulation(players: int, seed: int) -> None:
    cards = [card_id(card) for card in circulating(given(players, seed).table)]
    assert sorted(cards) == sorted({*"ABCDEFGHIJKL", *START_TILES})
    assert len(cards) == 21


@rule("GK-S8")
def test_the_first_deck_is_shuffled() -> None:
    tops = {card_id(given(4, seed).table.deck[-1]) for seed in range(300)}
    assert tops == {*"ABCDEFGHIJKL", *START_TILES}


@rule("GK-S9", "GK-S18", "GK-S19")
@pytest.mark.parametrize(
    ("players", "before", "after", "discarded"), [(1, 14, 10, 7), (2, 14, 6, 7), (3, 14, 2, 7), (4, 21, 5, 0), (5, 21, 1, 0)]
)
@pytest.mark.parametrize("seed", SEEDS)
def test_deck_and_discard_pile_after_the_deal(players: int, before: int, after: int, discarded: int, seed: int) -> None:
    scene = given(players, seed)
    dealt = sum(len(side.hand) for side in scene.table.sides) + (1 if players == 1 else 0)
    shown = seen(scene, None)
    assert (shown["deck"], shown["discard"], shown["deck"] + dealt) == (after, discarded, before)


@rule("GK-S10")
def test_cards_from_4_on_stay_out_until_a_rebuild_takes_them_in() -> None:
    scene = plain(4).holds(0, resources=1, tiles=["red-6"]).takes_turn(0, "A", "red-6").play(0, "token -1,3")
    leave_in_deck(scene, 1)
    assert tile("red-6") not in circulating(scene.table)
    scene.side(0).hand.append(draw_card(scene.table, 0))
    assert tile("red-6") in circulating(scene.table)
    assert len(circulating(scene.table)) == 22


@rule("GK-S11")
@pytest.mark.parametrize(("players", "resources"), [(1, 25), (2, 25), (3, 20), (4, 18), (5, 16)])
@pytest.mark.parametrize("characters", ["beginner", "draft"])
def test_each_colour_in_play_has_its_number_of_resources(players: int, resources: int, characters: str) -> None:
    scene = given(1) if players == 1 else given(players, characters=characters)
    assert [side.supply + side.resources for side in scene.table.sides] == [resources] * max(2, players)


@rule("GK-S12")
@pytest.mark.parametrize(("players", "tokens"), [(1, [0, 0]), (2, [2, 2]), (3, [2] * 3), (4, [2] * 4), (5, [2] * 5)])
def test_each_player_has_a_screen_and_two_new_hand_tokens_alone_none(players: int, tokens: list[int]) -> None:
    scene = given(players)
    assert [side["new_hands"] for side in seen(scene, None)["sides"]] == tokens
    for seat in range(players):
        assert "hand" in seen_side(scene, seat, seat)
        assert not {"hand", "tiles", "resources", "points"} & set(seen_side(scene, seat, None))


@rule("GK-S13")
@pytest.mark.parametrize("players", SEVERAL)
def test_each_player_has_three_characters_by_either_method(players: int) -> None:
    for scene in (given(players), drafted(players, 3)):
        chosen = [character for side in scene.table.sides for character in side.characters]
        assert [len(side.characters) for side in scene.table.sides] == [3] * players
        assert len(set(chosen)) == 3 * players


@rule("GK-S14", "GK-S15", "GK-D9")
@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("seed", range(6))
def test_starting_goods_are_exactly_what_the_characters_show(players: int, seed: int) -> None:
    for scene in (given(players, seed), drafted(players, seed)):
        start = {2: 25, 3: 20, 4: 18, 5: 16}[players]
        tiles = 0
        for seat, side in enumerate(scene.table.sides):
            corners = [CORNERS[character + 1] for character in side.characters]
            resources, drawn, points = (sum(goods) for goods in zip(*corners, strict=True))
            assert scene.goods(seat) == f"{resources} resources, {drawn} tiles, {points} points; supply {start - resources}"
            tiles += drawn
        assert len(scene.table.supply) == {2: 45, 3: 45, 4: 51, 5: 51}[players] - tiles


@rule("GK-S14", "GK-R73")
@pytest.mark.parametrize("players", SEVERAL)
def test_the_amounts_of_starting_goods_are_public_and_the_tile_faces_are_not(players: int) -> None:
    match = ludarium.Match(ludarium.game("ginkgopolis"), players, 4)
    known: Counter[tuple[int, str]] = Counter()
    for heard in match.opening:
        if heard.kind.startswith("gained-"):
            known[heard.seat, heard.kind] += int(str(heard.known_to(None)["count"]))
            assert "tiles" not in heard.known_to((heard.seat + 1) % players)
            assert ("tiles" in heard.known_to(heard.seat)) == (heard.kind == "gained-tiles")
    scene = given(players, 4, first="random")
    for seat, side in enumerate(scene.table.sides):
        goods = (known[seat, "gained-resources"], known[seat, "gained-tiles"], known[seat, "gained-points"])
        assert goods == (side.resources, len(side.tiles), side.points)
    for world in worlds(scene, 0, 20):
        assert [len(side.tiles) for side in world.sides] == [len(side.tiles) for side in scene.table.sides]
    faces = {tile_id(number) for world in worlds(scene, 0, 300) for number in world.sides[1].tiles}
    assert faces == OTHER_TILES - set(seen_side(scene, 0, 0)["tiles"])


@rule("GK-S16")
@pytest.mark.parametrize("players", SEVERAL)
def test_characters_stay_face_up_for_the_whole_game(players: int) -> None:
    dealt = [side["characters"] for side in seen(given(players, 6), None)["sides"]]
    assert all(len(three) == 3 for three in dealt)
    for scene in random_game(players, 6):
        assert [side["characters"] for side in seen(scene, None)["sides"]] == dealt


@rule("GK-S16")
def test_characters_work_as_bonus_cards() -> None:
    scene = plain().characters(0, 7, 17, 18).building("yellow-9", "0,0").holds(0, resources=0, points=0, tiles=[], supply=10)
    scene.takes_turn(0, "yellow-9").takes_turn(0, "yellow-9")
    assert scene.goods(0) == "2 resources, 2 tiles, 4 points; supply 8"


@rule("GK-S17", "GK-R69")
@pytest.mark.parametrize("players", SEVERAL)
def test_the_table_names_the_first_player_or_chance_does(players: int) -> None:
    for seat in range(players):
        assert seen(given(players, first=seat), None)["first"] == seat
    assert {given(players, seed, first="random").table.first for seed in range(60)} == set(range(players))
    assert {ludarium.game("ginkgopolis").new(players, seed).first for seed in range(60)} == set(range(players))
    for nobody in (players, -1, "oldest"):
        with pytest.raises(ludarium.OptionError):
            given(players, first=nobody)


@rule("GK-S18")
@pytest.mark.parametrize("players", SEVERAL)
def test_each_player_is_dealt_four_cards(players: int) -> None:
    assert [len(side.hand) for side in given(players).table.sides] == [4] * players
    assert [len(side.hand) for side in drafted(players, 2).table.sides] == [4] * players


@rule("GK-S20")
def test_the_players_choose_their_colours() -> None:
    scene = given(3, colours=["black", "green", "white"])
    assert [side["colour"] for side in seen(scene, None)["sides"]] == ["black", "green", "white"]


@rule("GK-S20")
@pytest.mark.parametrize("colours", [["black", "black", "white"], ["black", "pink", "white"], ["black", "white"]])
def test_no_two_players_have_the_same_colour_and_each_has_one_of_the_five(colours: list[str]) -> None:
    with pytest.raises(ludarium.OptionError, match="colours"):
        given(3, colours=colours)


@rule("GK-R70")
@pytest.mark.parametrize("first", [0, 2])
def test_starting_tiles_are_drawn_in_seat_order(first: int) -> None:
    scene = given(4, 9, first=first)
    match = ludarium.Match(ludarium.game("ginkgopolis"), 4, 9, {"first": first})
    order = [heard.seat for heard in match.opening if heard.kind == "gained-tiles"]
    assert order == sorted(order)
    assert set(order) == {0, 1, 2, 3}
    other = given(4, 9, first=(first + 1) % 4)
    assert held_tiles(other) == held_tiles(scene)


@rule("GK-R74", "GK-K9")
@pytest.mark.parametrize("players", FEW)
def test_the_seven_cards_of_the_setup_come_back_at_the_first_rebuild(players: int) -> None:
    scene = given(players)
    seven = set(scene.table.discard)
    assert len(seven) == 7
    rest = set(scene.table.deck)
    leave_in_deck(scene, 1)
    last = draw_card(scene.table, 0)
    assert set(scene.table.deck) | set(scene.table.discard) == (seven | rest) - {last}


@rule("GK-E1", "GK-S14", "GK-R97")
def test_nell_with_beginner_set_2() -> None:
    games = [given(4, seed) for seed in range(30)]
    nells = [(scene, seat) for scene in games for seat in range(4) if scene.side(seat).characters == [3, 4, 5]]
    assert nells
    for scene, nell in nells:
        assert scene.goods(nell) == "4 resources, 2 tiles, 2 points; supply 14"
        assert seen_side(scene, nell, None)["new_hands"] == 2
        assert seen_side(scene, nell, None)["characters"] == [4, 5, 6]
