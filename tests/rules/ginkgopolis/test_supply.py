"""The tile supply runs out: the return of tiles (GK-G1 to GK-G6, GK-R21 to GK-R29)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.engine.context import OF_SEAT
from ludarium.games.ginkgopolis.content.components import TILES, is_start_tile
from tests.rule import rule
from tests.rules.ginkgopolis.scene import NOTHING, Scene, card, given, plain, tile


def exploiting(height: int, supply: int, *tiles: list[str], players: int = 3) -> Scene:
    """Seat 0 has just exploited blue-9 of this height; so many tiles were in the supply, and the seats held these."""
    scene = plain(players).building("blue-9", "0,0", height=height, owner=1)
    for seat in range(players):
        scene.holds(seat, resources=2, points=0, tiles=tiles[seat] if seat < len(tiles) else [], supply=8)
    return scene.tile_supply(supply).takes_turn(0, "blue-9")


def secret(happening: ludarium.Happening, player: int | None) -> bool:
    """Say whether a happening tells this player of tiles."""
    return "tiles" in happening.known_to(player)


# -- the return ----------------------------------------------------------------------------------------------------------


@rule("GK-G1")
def test_when_the_supply_is_empty_each_player_may_return_any_of_the_held_tiles() -> None:
    scene = exploiting(1, 1, ["red-4"], ["red-5", "red-6"], ["red-7"])
    assert scene.table.to_move == [0, 1, 2]
    assert scene.offers(1) == {"return red-5", "return red-6", "done"}
    scene.play(1, "return red-6")
    assert scene.offers(1) == {"return red-5", "done"}
    scene.play(1, "return red-5")
    assert scene.table.to_move == [0, 2]  # nothing is left to return
    assert scene.offers(2) == {"return red-7", "done"}


@rule("GK-G1", "GK-G3", "GK-G4")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_from_none_to_all_tiles_may_be_returned(count: int) -> None:
    names = ["red-5", "red-6", "red-7"]
    scene = exploiting(1, 1, [], names, ["blue-20"])
    scene.play(0, "done").play(2, "return blue-20").play(1, *[f"return {name}" for name in names[:count]])
    if count < 3:
        scene.play(1, "done")
    assert (len(scene.side(1).tiles), scene.side(1).points) == (3 - count, count)
    assert len(scene.table.supply) == 1 + count


@rule("GK-G1")
def test_a_player_without_tiles_is_not_asked() -> None:
    scene = exploiting(1, 1, [], ["red-5"], [])
    assert scene.table.to_move == [0, 1]  # seat 0 holds the tile just drawn


@rule("GK-G2", "GK-H13")
def test_nobody_sees_what_others_return_before_all_have_decided() -> None:
    scene = exploiting(1, 1, ["red-4"], ["red-5", "red-6"], ["red-7"])
    before = [scene.table.view(0), scene.table.view(2), scene.table.view(None)]
    heard = len(scene.log.happenings)
    scene.play(1, "return red-6")
    assert [scene.table.view(0), scene.table.view(2), scene.table.view(None)] == before
    assert len(scene.log.happenings) == heard
    scene.play(1, "done").play(2, "return red-7")
    assert "tiles-returned" not in scene.happened()
    assert scene.side(1).points == scene.side(2).points == 0
    scene.play(0, "done")
    assert [happening.seat for happening in scene.log.happenings if happening.kind == "tiles-returned"] == [0, 1, 2]


@rule("GK-G2")
def test_the_players_decide_in_any_order() -> None:
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        scene = exploiting(1, 1, ["red-4"], ["red-5"], ["red-7"])
        moves = {0: ["return red-4", "done"], 1: ["return red-5"], 2: ["done"]}
        for seat in order:
            scene.play(seat, *moves[seat])
        ends.add((tuple(scene.table.supply), scene.goods(0), scene.goods(1), scene.goods(2)))
    assert len(ends) == 1


@rule("GK-G3")
def test_each_tile_returned_is_worth_a_point() -> None:
    scene = exploiting(1, 1, ["red-4"], ["red-5", "red-6"], ["red-7"])
    scene.play(0, "return red-4", "done").play(1, "return red-5", "return red-6").play(2, "done")
    assert [side.points for side in scene.table.sides] == [1, 2, 0]


@rule("GK-G4")
def test_the_returned_tiles_are_the_new_supply_in_random_order_and_the_game_goes_on() -> None:
    names = [f"red-{number}" for number in range(5, 13)]
    orders = set()
    for seed in range(6):
        scene = plain(seed=seed).building("blue-9", "0,0", height=1, owner=1)
        scene.holds(0, tiles=[]).holds(1, tiles=names).holds(2, tiles=[]).tile_supply(1).takes_turn(0, "blue-9")
        scene.play(0, "done").play(1, *[f"return {name}" for name in names])
        assert sorted(scene.table.supply) == sorted(tile(name) for name in names)
        orders.add(tuple(scene.table.supply))
        assert not scene.table.ending
        assert "blue-9" in scene.discarded()  # the action went on
    assert len(orders) > 3


@rule("GK-G4", "GK-H8")
def test_nobody_knows_the_order_of_the_new_supply() -> None:
    scene = exploiting(1, 1, ["red-4", "red-5", "red-6"], ["red-7", "red-8"])
    scene.play(0, "return red-4", "return red-5", "return red-6", "done").play(1, "return red-7", "return red-8")
    returned = {tile(f"red-{number}") for number in range(4, 9)}
    for seat in range(3):
        worlds = [scene.table.resample(seat, ludarium.chance(seed)) for seed in range(60)]
        supplies = [world.dump()["state"]["supply"] for world in worlds]  # type: ignore[index]
        assert all(set(supply) == returned for supply in supplies)  # which tiles they are, all have seen
        assert {supply[-1] for supply in supplies} == returned


@rule("GK-G5", "GK-R21")
def test_the_return_comes_in_the_middle_of_a_gain_which_then_goes_on() -> None:
    scene = exploiting(4, 1, ["red-4"], ["red-5", "red-6", "red-7"])
    assert len(scene.side(0).tiles) == 2
    assert "blue-9" not in scene.discarded()
    scene.play(0, "done").play(1, "return red-5", "return red-6", "return red-7")
    # three tiles were owed and three came back: they are drawn, and the supply is empty for the second time
    assert len(scene.side(0).tiles) == 5
    assert scene.table.discard[-1] == card("blue-9")
    assert scene.table.exhaustions == 2


@rule("GK-G5", "GK-R21")
def test_the_return_comes_at_once_if_just_the_owed_number_was_left() -> None:
    scene = exploiting(2, 2, ["red-4"], ["red-5"])
    assert len(scene.side(0).tiles) == 3
    assert scene.table.to_move == [0, 1]
    assert "blue-9" not in scene.discarded()
    scene.play(0, "done").play(1, "return red-5")
    assert len(scene.side(0).tiles) == 3
    assert len(scene.table.supply) == 1


@rule("GK-G5", "GK-R21")
def test_the_return_comes_between_the_neighbours_of_an_urbanization() -> None:
    scene = plain().holds(0, resources=3, points=0, tiles=["red-4"], supply=9).holds(1, tiles=["red-5"], points=0).holds(2, tiles=[])
    scene.token_on("C", "1,3").building("blue-9", "1,2", owner=1).building("yellow-9", "0,1", height=2, owner=1).tile_supply(1)
    scene.takes_turn(0, "B", "red-4")
    assert scene.goods(0) == "2 resources, 1 tiles, 0 points; supply 9"  # the eastern neighbour came, the southern not yet
    scene.play(0, "done").play(1, "return red-5")
    assert scene.goods(0) == "2 resources, 1 tiles, 2 points; supply 9"


@rule("GK-G6", "GK-G7")
def test_tiles_are_returned_only_once() -> None:
    scene = exploiting(2, 1, ["red-4"], ["red-5", "red-6"])
    scene.play(0, "done").play(1, "return red-5", "done")
    # The second tile of the exploit was the only one returned: the supply is empty again.
    assert (scene.table.exhaustions, len(scene.table.supply)) == (2, 0)
    assert scene.table.lanes == []
    assert scene.happened().count("tiles-returned") == 3
    assert scene.side(1).tiles == [tile("red-6")]
    assert scene.table.ending


@rule("GK-G7")
def test_the_first_time_the_supply_is_empty_does_not_end_the_game() -> None:
    scene = exploiting(1, 1, ["red-4"], ["red-5", "red-6"])
    scene.play(0, "done").play(1, "return red-5", "done")
    assert (scene.table.exhaustions, scene.table.ending) == (1, False)


# -- rulings -------------------------------------------------------------------------------------------------------------


@rule("GK-R22")
def test_tiles_just_drawn_may_be_returned() -> None:
    scene = exploiting(2, 2, [], ["red-5"])
    drawn = scene.side(0).tiles.copy()
    offered = {move for move in scene.offers(0) if move.startswith("return")}
    assert len(drawn) == len(offered) == 2
    scene.play(0, *sorted(offered)).play(1, "done")
    assert sorted(scene.table.supply) == sorted(drawn)
    assert scene.side(0).points == 2


@rule("GK-R23")
def test_a_tile_on_a_chosen_card_cannot_be_returned() -> None:
    scene = (
        plain().building("blue-9", "0,0", owner=1).holds(0, tiles=[]).holds(1, tiles=["red-5", "red-6"]).holds(2, tiles=[]).tile_supply(1)
    )
    scene.chooses(1, "B", "red-5").chooses(2, "K").chooses(0, "blue-9")
    assert scene.offers(1) == {"return red-6", "done"}
    assert scene.refuses(1) == {"tile:red-5": "GK-R23"}
    with pytest.raises(ludarium.IllegalMove) as refused:
        scene.play(1, "return red-5")
    assert refused.value.rule == "GK-R23"
    assert scene.side(1).laid == tile("red-5")


@rule("GK-R24")
def test_if_nobody_returns_a_tile_the_end_is_triggered_at_once() -> None:
    scene = exploiting(1, 1, [], ["red-5"])
    ended = [scene.play(seat, "done").table.ending for seat in (0, 1)]
    assert ended == [False, True]
    assert (scene.table.exhaustions, len(scene.table.supply)) == (2, 0)


@rule("GK-R25")
def test_tiles_owed_after_the_second_time_are_lost_and_the_action_goes_on() -> None:
    scene = plain().building("blue-9", "0,0", height=5, owner=1).characters(0, 6, 17).holds(0, points=0, tiles=[])
    scene.holds(1, tiles=["red-5"]).holds(2, tiles=[]).tile_supply(2).takes_turn(0, "blue-9")
    scene.play(0, "done").play(1, "return red-5")
    assert len(scene.side(0).tiles) == 3  # two, then the one returned; two and the bonus tile are lost
    assert scene.side(0).points == 1  # the other bonus is paid
    assert "blue-9" in scene.discarded()
    assert scene.table.lanes == []


@rule("GK-R26")
def test_the_return_takes_place_in_the_last_round_too() -> None:
    scene = plain().building("blue-9", "0,0", owner=2)
    scene.holds(0, resources=1, points=0, tiles=["red-4"], supply=0).holds(1, points=0, tiles=[]).holds(
        2, points=0, tiles=["red-6", "red-7"]
    )
    scene.building("yellow-9", "0,1", owner=2).tile_supply(1)
    scene.chooses(2, "yellow-9").chooses(1, "blue-9").chooses(0, "B", "red-4")
    assert scene.table.ending  # seat 0 placed its last resource
    assert scene.table.to_move == [1, 2]
    scene.play(1, "done").play(2, "return red-6", "return red-7")
    assert scene.side(2).points == 3  # two tiles, then yellow-9
    assert scene.table.over


@rule("GK-R27")
def test_the_supply_can_be_empty_twice_in_one_action() -> None:
    scene = exploiting(3, 1, [], ["red-5", "red-6"])
    scene.play(0, "done").play(1, "return red-5", "return red-6")
    assert scene.table.exhaustions == 2
    assert scene.table.ending
    assert len(scene.side(0).tiles) == 3


@rule("GK-R27")
def test_the_supply_can_be_empty_twice_in_one_round() -> None:
    scene = plain().building("blue-9", "0,0", owner=2).building("blue-10", "0,1", owner=2)
    scene.holds(0, tiles=[]).holds(1, tiles=[]).holds(2, tiles=["red-6"]).building("yellow-9", "-1,0", owner=2).tile_supply(1)
    scene.chooses(2, "yellow-9").chooses(1, "blue-10").chooses(0, "blue-9")
    scene.play(0, "done").play(2, "return red-6")
    assert scene.side(1).tiles == [tile("red-6")]
    assert scene.table.exhaustions == 2
    assert scene.table.over


@rule("GK-R28")
def test_all_see_the_faces_of_returned_tiles() -> None:
    scene = exploiting(1, 1, [], ["red-5", "red-6"])
    scene.play(1, "return red-6", "done").play(0, "done")
    told = next(happening for happening in scene.log.happenings if happening.kind == "tiles-returned" and happening.seat == 1)
    assert told.known_to(None)["tiles"] == [ludarium.Phrase("tile", {"colour": "red", "number": 6})]
    drawn = next(happening for happening in scene.log.happenings if happening.kind == "gained-tiles")
    assert [secret(drawn, player) for player in (0, 1, 2, None)] == [True, False, False, False]


@rule("GK-R29")
def test_a_character_gives_at_most_one_tile_at_the_start() -> None:
    for number in range(1, 28):
        scene = plain().holds(0, tiles=[])
        scene.run(scene.table.content.characters[number - 1].start.task(OF_SEAT[0]))
        assert len(scene.side(0).tiles) <= 1


@rule("GK-R29")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("how", ["beginner", "draft"])
def test_starting_goods_do_not_exhaust_the_supply(players: int, how: str) -> None:
    luck = ludarium.chance(players)
    for seed in range(10):
        table = given(players, seed, characters=how).table
        while table.round == 0:
            seat = table.to_move[0]
            moves = table.moves(seat)
            table.play(seat, moves[luck.below(len(moves))])
        assert table.exhaustions == 0
        drawn = sum(len(side.tiles) for side in table.sides)
        assert drawn <= 3 * players
        assert len(table.supply) == (45 if players < 4 else 51) - drawn
        assert not any(is_start_tile(number) for number in table.supply)
    assert len([number for number in range(TILES) if not is_start_tile(number)]) == 51


# -- worked examples -----------------------------------------------------------------------------------------------------


@rule("GK-E14", "GK-G5", "GK-R21", "GK-R23")
def test_example_tile_supply_empties_in_the_middle_of_a_gain() -> None:
    scene = plain().building("blue-9", "0,0", height=3, owner=1).building("yellow-9", "0,1", owner=1)
    scene.holds(0, points=0, tiles=[]).holds(1, points=0, tiles=["red-5", "red-6", "red-7"]).holds(2, points=0, tiles=["red-8"])
    scene.tile_supply(2).chooses(2, "yellow-9", "red-8").chooses(1, "K").chooses(0, "blue-9")
    assert len(scene.side(0).tiles) == 2
    assert scene.table.to_move == [0, 1]  # seat 2 has one tile on the chosen card and no other
    first = min(move for move in scene.offers(0) if move.startswith("return"))
    scene.play(0, first, "done").play(1, "return red-5", "return red-6", "return red-7")
    assert [side.points for side in scene.table.sides] == [1, 3, 0]
    assert len(scene.side(0).tiles) == 2
    assert len(scene.table.supply) == 3
    assert scene.table.to_move == [1]  # and the round goes on with seat 1's urbanization card


@rule("GK-E15", "GK-R24", "GK-R25", "GK-G9")
def test_example_nobody_returns_tiles() -> None:
    scene = plain().building("blue-9", "0,0", height=2, owner=1).building("blue-10", "0,1", height=3, owner=1)
    scene.building("yellow-9", "-1,0", owner=1).holds(0, tiles=[]).holds(1, tiles=["red-5"]).holds(2, points=0, tiles=["red-6"])
    scene.tile_supply(1).chooses(2, "yellow-9").chooses(1, "blue-10").chooses(0, "blue-9")
    scene.play(0, "done").play(1, "done")
    assert not scene.table.ending
    scene.play(2, "done")
    assert scene.table.exhaustions == 2
    assert [len(side.tiles) for side in scene.table.sides] == [1, 1, 1]
    assert scene.side(2).points == 1  # seat 2 acted all the same
    assert scene.table.over
    assert scene.side(0).chosen == NOTHING
