"""Action B: urbanize (section U). Where the token goes is in test_tokens."""

from __future__ import annotations

import pytest

from ludarium.games.ginkgopolis.content.components import LETTERS, tile_id
from ludarium.games.ginkgopolis.rules.city import cell_text
from tests.rule import rule
from tests.rules.ginkgopolis.scene import NOTHING, Scene, card, plain, tile


def founder() -> Scene:
    """Seat 0 holds 3 resources, 1 point and the tiles red-4 and blue-20, with 9 in the supply; nobody has a character."""
    return plain().holds(0, resources=3, points=1, tiles=["red-4", "blue-20"], supply=9)


def gains(scene: Scene) -> list[tuple[str, object]]:
    """Return what was gained, in order: kind and amount."""
    return [(happening.kind, happening.facts["count"]) for happening in scene.log.happenings if happening.kind.startswith("gained")]


@rule("GK-U1", "GK-U3", "GK-U4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_tile_becomes_a_marked_building_of_height_one_with_one_resource(seat: int) -> None:
    scene = plain().building("yellow-10", "0,1").holds(seat, resources=3, points=0, tiles=["red-4"], supply=9)
    scene.takes_turn(seat, "B", "red-4")
    building = scene.at("0,2")
    assert (tile_id(building.tile), building.height, building.owner, building.marked) == ("red-4", 1, seat, True)
    assert building.under is None
    assert scene.goods(seat) == "2 resources, 0 tiles, 1 points; supply 9"


@rule("GK-U2")
@pytest.mark.parametrize("name", [f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in (4, 11, 20)])
def test_number_and_colour_of_the_tile_cost_nothing(name: str) -> None:
    scene = founder().building("yellow-10", "0,1").holds(0, resources=1, points=0, tiles=[name]).takes_turn(0, "B", name)
    assert scene.at("0,2").tile == tile(name)
    assert scene.goods(0) == "0 resources, 0 tiles, 1 points; supply 9"


@rule("GK-U8", "GK-U9")
def test_every_neighbour_gives_its_goods_whoever_owns_it_and_marked_or_not() -> None:
    scene = founder().token_on("A", "-1,3").token_on("C", "1,3")
    scene.building("red-9", "-1,2", height=2, owner=1, marked=True).building("yellow-9", "1,2", height=3, owner=0)
    scene.building("blue-2", "0,1").takes_turn(0, "B", "red-4")
    # west red 2, east yellow 3, south blue 1 without owner; 1 resource lies on the new building
    assert scene.goods(0) == "4 resources, 2 tiles, 4 points; supply 7"


@rule("GK-U8", "GK-B10")
def test_diagonal_contact_gives_nothing() -> None:
    scene = founder().building("yellow-10", "0,1").building("red-9", "1,1", height=5, owner=1).building("blue-9", "-1,1", height=5, owner=1)
    scene.takes_turn(0, "B", "red-4")
    assert scene.goods(0) == "2 resources, 1 tiles, 2 points; supply 9"


@rule("GK-U10")
@pytest.mark.parametrize("name", ["red-4", "blue-20", "yellow-9"])
def test_the_new_building_is_not_exploited(name: str) -> None:
    scene = founder().holds(0, tiles=[name]).building("yellow-10", "0,1", owner=1).takes_turn(0, "B", name)
    assert gains(scene) == [("gained-points", 1)]


@rule("GK-U11", "GK-R99")
def test_exploited_neighbours_pay_no_exploit_bonuses() -> None:
    scene = founder().building("yellow-10", "0,1", owner=1).characters(0, 7, 17, 18).keeps(0, "red-7", "blue-7", "yellow-7")
    scene.takes_turn(0, "B", "red-4")
    assert scene.goods(0) == "2 resources, 1 tiles, 2 points; supply 9"


@rule("GK-U12", "GK-P7")
def test_every_own_card_with_an_urbanization_bonus_pays() -> None:
    scene = founder().building("yellow-10", "0,1", owner=1).characters(0, 1, 8, 9).keeps(0, "red-8", "blue-5", "yellow-7", "yellow-9")
    scene.takes_turn(0, "B", "red-4")
    assert scene.goods(0) == "4 resources, 3 tiles, 4 points; supply 7"


@rule("GK-U13")
def test_the_urbanization_card_goes_to_the_discard_pile() -> None:
    scene = founder().takes_turn(0, "B", "red-4")
    assert scene.table.discard[-1] == card("B")
    assert scene.side(0).chosen == NOTHING
    assert scene.side(0).kept == []


@rule("GK-U14", "GK-R50")
def test_tile_resource_and_marker_are_there_before_the_token_moves_and_goods_come_after() -> None:
    scene = founder().building("red-9", "1,1", height=2, owner=1).characters(0, 1).takes_turn(0, "C", "blue-20")
    assert scene.offers(0) == {"token 1,3", "token 2,2"}
    assert (scene.at("1,2").tile, scene.at("1,2").owner, scene.at("1,2").marked) == (tile("blue-20"), 0, True)
    assert scene.token("C") == "off"
    assert scene.goods(0) == "2 resources, 1 tiles, 1 points; supply 9"
    scene.play(0, "token 2,2")
    assert scene.goods(0) == "5 resources, 1 tiles, 1 points; supply 6"
    assert scene.happened()[-4:] == ["urbanized", "token-moved", "gained-resources", "gained-resources"]


@rule("GK-R50")
@pytest.mark.parametrize("where", ["1,3", "2,2"])
def test_the_new_cell_of_the_token_does_not_change_what_is_gained(where: str) -> None:
    scene = founder().building("red-9", "1,1", height=2, owner=1).takes_turn(0, "C", "blue-20").play(0, f"token {where}")
    assert scene.goods(0) == "4 resources, 1 tiles, 1 points; supply 7"


@rule("GK-U14")
def test_neighbours_come_before_bonuses_and_the_card_is_discarded_last() -> None:
    # The tile of the bonus is the last of the supply, so the game stops in the middle of the bonuses.
    scene = founder().building("red-9", "0,1", height=2, owner=1).characters(0, 9).keeps(0, "yellow-8").tile_supply(1)
    scene.takes_turn(0, "B", "red-4")
    assert "done" in scene.offers(0)
    assert scene.goods(0) == "4 resources, 2 tiles, 1 points; supply 7"  # the neighbour and the first bonus
    assert "B" not in scene.discarded()
    for seat in (0, 1, 2):
        scene.play(seat, "done")
    assert scene.side(0).points == 3
    assert scene.table.discard[-1] == card("B")


@rule("GK-U15")
@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_at_the_start_every_urbanization_gives_exactly_one_good(letter: str, seed: int) -> None:
    scene = plain(seed=seed).holds(0, resources=3, points=1, tiles=["red-4"], supply=9)
    where = scene.table.city.tokens[LETTERS.index(letter)]
    assert len(scene.table.city.neighbours(where)) == 1
    scene.takes_turn(0, letter, "red-4")
    if any(move.startswith("token") for move in scene.offers(0)):
        scene.play(0, min(scene.offers(0)))
    side = scene.side(0)
    assert side.resources + len(side.tiles) + side.points == 3 - 1 + 1 + 1
    assert [count for kind, count in gains(scene)] == [1]
    assert cell_text(where) == cell_text(scene.find("red-4").cell)


@rule("GK-R47")
def test_a_building_put_up_earlier_in_the_round_is_a_neighbour() -> None:
    scene = plain().building("yellow-10", "0,1").building("yellow-11", "1,1")
    scene.holds(0, resources=1, points=0, tiles=["yellow-12"]).holds(1, resources=1, points=0, tiles=["yellow-13"]).holds(2, tiles=[])
    scene.chooses(2, "K").chooses(1, "C", "yellow-13").chooses(0, "B", "yellow-12")
    scene.play(1, "token 2,2")
    assert scene.side(0).points == 1
    assert scene.side(1).points == 2  # yellow-11 on 1,1 and yellow-12 on 0,2, the founding of seat 0


@rule("GK-R54", "GK-B9")
def test_a_card_counts_for_the_cell_where_its_token_lies_now() -> None:
    # Seat 0 is stuck with B and moves C out of the way; seat 1 has chosen C already.
    scene = plain().token_on("A", "-1,3").token_on("C", "0,3").building("yellow-10", "-1,2").building("yellow-11", "1,2")
    scene.building("yellow-12", "1,3")
    scene.holds(0, resources=1, points=0, tiles=["red-4"]).holds(1, resources=1, points=0, tiles=["red-5"]).holds(2, tiles=[])
    scene.chooses(2, "K").chooses(1, "C", "red-5").chooses(0, "B", "red-4")
    scene.play(0, "shift C", "token 2,2", "token 0,3")
    assert scene.find("red-5").cell == scene.at("2,2").cell
    assert scene.find("red-4").cell == scene.at("0,2").cell


@rule("GK-R16")
def test_gains_come_north_east_south_west_then_characters_by_id_then_kept_cards_as_kept() -> None:
    scene = founder().holds(0, supply=20).token_on("A", "-1,3").token_on("C", "1,3")
    scene.building("yellow-10", "0,3", height=2, owner=1).building("red-9", "1,2", height=3, owner=1)
    scene.building("yellow-11", "0,1", height=4, owner=1).building("blue-9", "-1,2", height=2, owner=1)
    scene.characters(0, 11, 1, 9).keeps(0, "yellow-8", "blue-5", "red-8").takes_turn(0, "B", "red-4")
    scene.play(0, min(scene.offers(0)))
    assert gains(scene) == [
        ("gained-points", 2),
        ("gained-resources", 3),
        ("gained-points", 4),
        ("gained-tiles", 2),
        ("gained-resources", 1),  # character 1
        ("gained-tiles", 1),  # character 9
        ("gained-points", 1),  # character 11
        ("gained-points", 2),  # yellow-8
        ("gained-tiles", 1),  # blue-5
        ("gained-resources", 1),  # red-8
        ("gained-points", 1),
    ]


@rule("GK-R16")
@pytest.mark.parametrize("seed", range(5))
def test_characters_pay_by_id_in_whatever_order_they_were_drafted(seed: int) -> None:
    scene = plain(characters="draft", seed=seed)
    for pick in range(3):
        for seat in range(3):
            scene.play(seat, max(scene.offers(seat), key=lambda move: int(move.split()[1])))
    for side in scene.table.sides:
        assert len(side.characters) == 3
        assert side.characters == sorted(side.characters)


@rule("GK-R46")
def test_a_starting_building_is_a_neighbour_worth_one_good() -> None:
    scene = founder()
    start = scene.at("0,1")
    assert (start.height, start.owner) == (1, -1)
    scene.takes_turn(0, "B", "red-4")
    assert [count for kind, count in gains(scene)] == [1]


# -- worked examples -----------------------------------------------------------------------------------------------------


@rule("GK-E3", "GK-U1", "GK-U5", "GK-U8", "GK-U12")
@pytest.mark.parametrize("where", ["-2,2", "-1,3"])
def test_example_urbanize_with_a(where: str) -> None:
    scene = plain().token_on("B", "0,3").building("red-9", "-1,1", owner=1).building("blue-9", "0,2", height=2, owner=1)
    scene.characters(0, 1).holds(0, resources=3, points=1, tiles=["red-4", "red-5"], supply=10).takes_turn(0, "A", "red-4")
    assert scene.offers(0) == {"token -2,2", "token -1,3"}
    scene.play(0, f"token {where}")
    building = scene.at("-1,2")
    assert (tile_id(building.tile), building.height, building.owner, building.marked) == ("red-4", 1, 0, True)
    assert scene.token("A") == where
    assert scene.goods(0) == "4 resources, 3 tiles, 1 points; supply 8"
    assert scene.table.discard[-1] == card("A")
    assert scene.side(0).characters == [0]


@rule("GK-E22", "GK-P4", "GK-U11")
def test_example_several_bonuses() -> None:
    scene = plain().building("yellow-10", "0,1", owner=1).characters(0, 1).keeps(0, "red-8", "blue-5", "yellow-1")
    scene.holds(0, resources=2, points=0, tiles=["red-4"], supply=5).tile_supply(10).takes_turn(0, "B", "red-4")
    assert scene.goods(0) == "3 resources, 1 tiles, 2 points; supply 3"
    assert len(scene.table.supply) == 9
