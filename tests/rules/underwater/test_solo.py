"""The solo game (UC-V16 to UC-V26)."""

from __future__ import annotations

import pytest

from ludarium.games.underwater.content.kinds import BASIC_BOARDS, METROPOLISES, SLOTS
from ludarium.games.underwater.rules.rounds import PlayRound
from ludarium.games.underwater.rules.solo import fourth_slot
from ludarium.games.underwater.state import NEUTRAL, NOBODY
from tests.rule import rule
from tests.rules.underwater.scene import Scene, given, new


def alone(start: int = 1) -> Scene:
    """Return the solo game with an empty hand."""
    return given(1, options={"start-place": start})


def tiles(scene: Scene) -> list[str]:
    """Return the slots with neutral tiles."""
    return [SLOTS[slot] for slot in scene.state.neutral]


def next_round(scene: Scene, round: int, advanced: bool = True) -> list[str]:
    """Begin a round as the one after it, and return where the neutral tiles lie."""
    scene.state.tiles = [NOBODY] * len(SLOTS)
    scene.state.neutral = []
    scene.state.round = round - 1
    scene.side(0).advanced = advanced
    scene.run(PlayRound())
    return tiles(scene)


@rule("UC-V16", "UC-B1")
def test_alone_one_plays_an_advanced_board_and_the_side_for_one_or_two() -> None:
    for seed in range(1, 12):
        scene = new(1, seed=seed)
        assert scene.side(0).board >= BASIC_BOARDS
        assert sorted(SLOTS[slot] for slot in scene.state.ring())[0] == "G1"
        assert "RS5" in [SLOTS[slot] for slot in scene.state.ring()]


@rule("UC-V17")
def test_symbiotic_domes_are_unlimited() -> None:
    scene = alone().rich(0).board(0, 5)
    for site in ("c2", "c3", "c5", "c6", "c8", "c7", "c4"):
        before = scene.state.symbiotic
        scene.rich(0).effect(0, "build symbiotic-city").play(f"at {site}")
        if scene.question() == "ask-payment":
            scene.play(scene.moves()[0])
        assert scene.state.symbiotic == before
    assert scene.side(0).cities.count(2) == 7


@rule("UC-V18", "UC-R9")
def test_one_certain_metropolis_is_left_out() -> None:
    out = {tile.id for tile in given(1).state.content.metropolises if not tile.solo}
    assert len(out) == 1
    assert "perform occupied" in given(1).state.content.metropolises[METROPOLISES.index(out.pop())].instant.source()  # type: ignore[union-attr]
    for seed in range(1, 40):
        scene = new(1, seed=seed)
        everywhere = [*scene.side(0).metropolises, *scene.state.metropolises]
        assert all(scene.state.content.metropolises[tile].solo for tile in everywhere)
        assert len(everywhere) == 15


@rule("UC-V20", "UC-R30")
def test_neutral_tiles_begin_at_the_place_that_was_chosen() -> None:
    assert sorted(tiles(new(1))) == ["G1", "RS1", "Y1"]
    assert sorted(tiles(new(1, {"start-place": 4}))) == ["G4", "RS4", "Y4"]
    scene = alone()
    assert all(scene.state.tiles[slot] == NEUTRAL for slot in scene.state.neutral)


@rule("UC-V21", "UC-R59")
def test_the_player_is_first_and_gets_nothing_more() -> None:
    scene = new(1)
    assert scene.side(0).space == 0
    assert scene.goods(0) == "1 kelp, 1 steelplast, 1 science, 2 credit"


@rule("UC-V22", "UC-E47", "UC-R31", "UC-R32")
def test_neutral_tiles_walk_clockwise() -> None:
    scene = alone()
    assert sorted(next_round(scene, 2)) == ["G2", "R2", "Y2"]
    assert sorted(next_round(scene, 5)) == ["GS5", "RS5", "Y5"]
    assert sorted(next_round(scene, 6)) == ["G1", "RS1", "Y1"]
    ring = [SLOTS[slot] for slot in scene.state.ring()]
    assert ring == ["G1", "G2", "GS3", "G4", "GS5", "Y1", "Y2", "YS3", "Y4", "Y5", "RS1", "R2", "R3", "RS4", "RS5"]


@rule("UC-V23", "UC-R31")
def test_who_did_not_advance_meets_a_fourth_tile_for_one_round() -> None:
    scene = alone()
    assert len(next_round(scene, 2, advanced=False)) == 4
    assert len(next_round(scene, 3, advanced=True)) == 3
    assert len(tiles(new(1))) == 3, "there is none in the first round"


@rule("UC-V23")
def test_advancing_through_a_bonus_counts() -> None:
    scene = alone().effect(0, "track 1").play("advance 1")
    assert scene.side(0).advanced


@rule("UC-V24", "UC-E48", "UC-F4")
@pytest.mark.parametrize(("number", "slot"), [(59, "RS4"), (99, "GS3"), (100, "G1"), (1, "G1"), (9, "Y4")])
def test_the_digits_of_a_card_tell_the_slot(number: int, slot: str) -> None:
    scene = alone()
    scene.state.tiles = [NOBODY] * len(SLOTS)
    assert SLOTS[fourth_slot(scene.state, number)] == slot


@rule("UC-V25", "UC-E48")
def test_an_occupied_slot_gives_way_to_the_next_one() -> None:
    scene = alone()
    scene.state.tiles = [NOBODY] * len(SLOTS)
    scene.tile("RS4", NEUTRAL)
    assert SLOTS[fourth_slot(scene.state, 59)] == "RS5"
    scene.tile("RS5", NEUTRAL)
    assert SLOTS[fourth_slot(scene.state, 59)] == "G1"


@rule("UC-V24", "UC-R31")
def test_the_card_of_the_fourth_tile_is_discarded_and_belongs_to_the_new_era() -> None:
    scene = alone().era(2, 5)
    top = scene.state.deck[-1]
    next_round(scene, 5, advanced=False)
    assert scene.state.discard == [top]
    assert scene.happened("fourth-tile")[0]["number"] == top + 1
    assert top + 1 > 66


@rule("UC-V20", "UC-D6")
def test_a_neutral_tile_occupies_its_slot() -> None:
    scene = alone().hand(0, 1).rich(0)
    scene.tile("G1", NEUTRAL).turn(0)
    scene.play("play 1")
    assert "slot G1" not in scene.moves()
    assert scene.refusal("slot:G1") == ("slot-taken", "UC-D6")


@rule("UC-R61", "UC-G9")
def test_neutral_tiles_count_as_another_player_for_cards() -> None:
    scene = alone()
    scene.state.tiles = [NOBODY] * len(SLOTS)
    scene.tile("Y1", NEUTRAL).effect(0, "perform occupied")
    assert scene.family("perform") == ["Y1"]


@rule("UC-V26")
@pytest.mark.parametrize(("cities", "points", "is_won"), [(7, 100, True), (6, 120, False), (7, 99, False), (8, 130, True)])
def test_the_goal_needs_seven_connected_cities_and_a_hundred_points(cities: int, points: int, is_won: bool) -> None:
    scene = alone().board(0, 5).metropolises(0, m1="ML2", m2="ML3").era(3, 10)
    sites = ["c2 t1", "c3 t2", "c5 t3", "c6 t4", "c8 t5", "c7 t7", "c4 t6"][: cities - 1]
    scene.built(0, " ".join(sites))
    assert len(scene.connected(0)) == cities
    scene.holds(0, points=points - 2 * cities)
    scene.score()
    assert scene.points(0) == points
    (outcome,) = scene.state.game.outcomes(scene.state)
    assert outcome.worth == (1 if is_won else 0)
    assert outcome.words.key == ("outcome-won" if is_won else "outcome-lost")


@rule("UC-V26")
def test_unconnected_cities_do_not_reach_the_goal() -> None:
    scene = alone().board(0, 5).era(3, 10).built(0, "c2 t1 c3 t2 c5 t3 c6 t4 c8 t5 c4").holds(0, points=150)
    scene.score()
    assert scene.state.game.outcomes(scene.state)[0].words.key == "outcome-lost"


@rule("UC-V19", "UC-B5")
def test_neither_contracts_nor_the_cloning_tile() -> None:
    scene = new(1)
    assert scene.state.contracts == []
    assert scene.state.cloning is False
