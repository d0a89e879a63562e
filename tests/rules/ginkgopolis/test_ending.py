"""The end of the game (GK-G7 to GK-G11, GK-R56 to GK-R59)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.ginkgopolis.state import CHOOSING
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, card, given, plain, tile


def last_round() -> Scene:
    """Seat 0 has one resource, none in the supply, and red-4; buildings on 0,0, 0,1 and -1,0 have cards of their own."""
    scene = plain().building("red-9", "0,0", height=2, owner=0).building("yellow-10", "0,1", owner=1).building("yellow-9", "-1,0", owner=2)
    scene.holds(0, resources=1, points=0, tiles=["red-4"], supply=0)
    for seat in (1, 2):
        scene.holds(seat, resources=9, points=0, tiles=["red-12"] if seat == 1 else ["red-13"], supply=5)
    return scene


@rule("GK-G7")
def test_the_second_time_the_supply_is_empty_triggers_the_end() -> None:
    scene = plain().building("blue-9", "0,0", height=2, owner=1).tile_supply(2)
    scene.table.exhaustions = 1
    scene.takes_turn(0, "blue-9")
    assert scene.table.ending
    told = [happening.facts["why"] for happening in scene.log.happenings if happening.kind == "end-triggered"]
    assert told == ["tiles"]


@rule("GK-G8")
def test_placing_the_last_resource_by_urbanizing_triggers_the_end() -> None:
    scene = last_round().takes_turn(0, "B", "red-4")
    assert scene.table.ending
    told = [happening.facts["why"] for happening in scene.log.happenings if happening.kind == "end-triggered"]
    assert told == ["resources"]


@rule("GK-G8")
@pytest.mark.parametrize(("held", "supply", "ends"), [(1, 0, True), (2, 0, False), (1, 1, False), (5, 5, False)])
def test_placing_the_last_resources_on_a_floor_triggers_the_end(held: int, supply: int, ends: bool) -> None:
    scene = last_round().holds(0, resources=held, supply=supply, tiles=["red-12"]).takes_turn(0, "red-9", "red-12")
    assert scene.at("0,0").height == 3
    assert scene.table.ending == ends


@rule("GK-G8")
def test_having_none_left_without_placing_does_not_trigger_the_end() -> None:
    scene = last_round().holds(0, resources=0, supply=0).takes_turn(0, "yellow-9")
    assert not scene.table.ending
    scene.holds(1, resources=0, supply=0).holds(0, resources=2, supply=3).takes_turn(0, "B", "red-4")
    assert not scene.table.ending  # seat 1 has none, but seat 0 placed


@rule("GK-G9", "GK-G11")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_round_is_played_to_the_end_so_that_every_player_acts(first: int) -> None:
    scene = last_round()
    scene.table.first = first
    scene.chooses(2, "yellow-9").chooses(1, "yellow-10").chooses(0, "B", "red-4")
    turns = [happening.seat for happening in scene.log.happenings if happening.kind.startswith("played")]
    assert turns == [(first + turn) % 3 for turn in range(3)]
    assert [side.points for side in scene.table.sides] == [1, 1, 1]
    assert scene.table.over


@rule("GK-G9")
def test_without_a_trigger_another_round_follows() -> None:
    scene = last_round().holds(0, supply=1).chooses(2, "yellow-9").chooses(1, "yellow-10").chooses(0, "B", "red-4")
    assert not scene.table.over
    assert scene.table.round == 2
    assert scene.table.to_move == [0, 1, 2]


@rule("GK-G10")
def test_a_triggered_end_stays_triggered_when_resources_come_back() -> None:
    scene = last_round().chooses(2, "yellow-9").chooses(1, "red-9", "red-12").chooses(0, "B", "red-4")
    assert scene.side(0).resources == 2
    assert scene.table.ending
    assert scene.table.over


@rule("GK-G11", "GK-R59")
def test_nothing_is_passed_drawn_or_rebuilt_after_the_last_action() -> None:
    scene = last_round().hand(0, "B", "A", "C").hand(1, "yellow-10", "D").hand(2, "yellow-9", "E")
    deck = scene.table.deck.copy()
    scene.play(0, "play B", "lay red-4").play(1, "play yellow-10", "alone").play(2, "play yellow-9", "alone")
    assert scene.table.over
    assert [scene.cards(side.hand) for side in scene.table.sides] == [{"A", "C"}, {"D"}, {"E"}]
    assert scene.table.deck == deck
    assert scene.at("0,2").marked
    assert scene.table.first == 0
    assert scene.table.round == 1
    assert not {"cards-passed", "drew-card", "deck-rebuilt"} & set(scene.happened())
    assert scene.happened()[-1] == "game-over"


@rule("GK-G9", "GK-G11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_game_ends_after_a_whole_round_in_which_the_end_was_triggered(players: int) -> None:
    luck = ludarium.chance(players)
    for seed in range(10):
        scene = given(players, seed)
        table = scene.table
        table.listener = scene.log
        while not table.over:
            assert not (table.ending and table.phase == CHOOSING)  # nobody chooses a card once the end is triggered
            seat = table.to_move[0]
            moves = table.moves(seat)
            table.play(seat, moves[luck.below(len(moves))])
        assert table.ending
        turns = [happening.seat for happening in scene.log.happenings if happening.kind.startswith("played")]
        assert len(turns) == players * table.round
        assert sorted(turns[-players:]) == list(range(players))
        assert scene.happened().count("end-triggered") == 1


@rule("GK-R56")
@pytest.mark.parametrize(("name", "ends"), [("blue-12", True), ("red-12", False)])
def test_a_floor_of_another_colour_cannot_trigger_the_end_by_resources(name: str, ends: bool) -> None:
    scene = plain().building("blue-9", "0,0", height=2, owner=1).holds(0, resources=3 + (not ends), tiles=[name], points=0, supply=0)
    scene.takes_turn(0, "blue-9", name)
    assert scene.side(0).resources == 0
    assert scene.side(0).supply == (0 if ends else 1)
    assert scene.table.ending == ends


@rule("GK-R57")
def test_the_end_by_resources_is_there_before_the_token_moves() -> None:
    scene = last_round().takes_turn(0, "C", "red-4")
    assert scene.offers(0) == {"token 1,3", "token 2,2"}
    assert scene.table.ending


@rule("GK-R57")
def test_a_bonus_cannot_undo_the_end_by_resources() -> None:
    scene = last_round().characters(0, 1, 4).keeps(0, "red-8").building("red-10", "0,1", height=3, owner=1).takes_turn(0, "B", "red-4")
    assert (scene.side(0).resources, scene.side(0).supply) == (0, 0)
    assert scene.side(0).points == 1  # what red-8 gives besides
    assert scene.table.ending
    kinds = scene.happened()
    assert kinds.index("end-triggered") < kinds.index("gained-resources")


@rule("GK-R57")
def test_the_end_by_resources_is_checked_before_floor_bonuses() -> None:
    scene = last_round().holds(0, tiles=["red-12"]).characters(0, 4, 5).takes_turn(0, "red-9", "red-12")
    kinds = scene.happened()
    assert kinds.index("built-floor") < kinds.index("end-triggered") < kinds.index("gained-points") < kinds.index("kept-card")


@rule("GK-R58")
def test_further_triggers_in_the_round_have_no_effect() -> None:
    scene = last_round().building("blue-9", "1,0", owner=1).tile_supply(1)
    scene.table.exhaustions = 1
    scene.holds(2, resources=1, supply=0)
    scene.chooses(2, "H", "red-13").chooses(1, "blue-9").chooses(0, "B", "red-4")
    # Seat 0 places its last resource, seat 1 draws the last tile, seat 2 places its last resource.
    assert (scene.side(2).resources, scene.side(2).supply, len(scene.table.supply)) == (0, 0, 0)
    assert scene.happened().count("end-triggered") == 1
    assert scene.happened().count("game-over") == 1
    assert scene.table.over
    assert scene.table.round == 1


# -- worked examples -----------------------------------------------------------------------------------------------------


@rule("GK-E12", "GK-G8", "GK-R56")
def test_example_the_colour_price_saves_the_game_from_ending() -> None:
    scene = plain().holds(0, resources=3, points=0, tiles=["yellow-10"], supply=0).takes_turn(0, "blue-1", "yellow-10")
    assert scene.goods(0) == "0 resources, 0 tiles, 0 points; supply 1"
    assert (scene.find("yellow-10").height, scene.find("yellow-10").owner) == (2, 0)
    assert not scene.table.ending


@rule("GK-E12", "GK-G8")
def test_example_the_last_two_resources_end_the_game() -> None:
    scene = plain().holds(0, resources=2, points=0, tiles=["blue-10"], supply=0).takes_turn(0, "blue-1", "blue-10")
    assert scene.goods(0) == "0 resources, 0 tiles, 0 points; supply 0"
    assert (scene.find("blue-10").height, scene.find("blue-10").owner) == (2, 0)
    assert scene.table.ending


@rule("GK-E13", "GK-G9", "GK-G10", "GK-G11")
def test_example_a_triggered_end_stays() -> None:
    scene = last_round().hand(2, "yellow-9", "A").hand(0, "B", "C").hand(1, "red-9", "D")
    scene.play(2, "play yellow-9", "alone").play(1, "play red-9", "lay red-12").play(0, "play B", "lay red-4")
    # 1 point for yellow-10 beside the founding, then 2 resources and 2 points for red-9
    assert scene.goods(0) == "2 resources, 0 tiles, 3 points; supply 0"
    assert (scene.at("0,0").tile, scene.at("0,0").owner) == (tile("red-12"), 1)
    assert scene.side(2).points == 1
    assert "yellow-9" in scene.discarded()
    assert scene.table.over
    assert [side.hand for side in scene.table.sides] == [[card("C")], [card("D")], [card("A")]]
    assert "drew-card" not in scene.happened()
