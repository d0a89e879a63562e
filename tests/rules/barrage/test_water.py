"""Structures and water (sections G and H), putting drops on headstreams (section N), the water flow phase (section U)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.barrage.content.sites import DAM_IDS, FIRST_HOUSE, HOUSE_IDS, SITE_IDS
from ludarium.games.barrage.rules.construction import why_not_site
from ludarium.games.barrage.rules.rounds import NextTurn
from ludarium.games.barrage.rules.water import FlowPhase, capacity, flow
from ludarium.games.barrage.state import NEUTRAL
from tests.rule import rule
from tests.rules.barrage.scene import INTRO, Scene, busy_game, given


def refused(scene: Scene, piece: int, site: str) -> str:
    why = why_not_site(scene.state, 0, piece, SITE_IDS.index(site))
    return "" if why is None else why.rule


@rule("BR-G1", "BR-E7", "BR-H5")
def test_a_dam_holds_as_many_drops_as_it_has_pieces() -> None:
    scene = given().dam("D1U", 0, level=3).springs(4, 0, 0, 0).run(FlowPhase())
    assert (scene.state.dam_level[0], scene.water("D1U")) == (3, [3])


@rule("BR-G2", "BR-G7")
def test_a_base_needs_a_free_site() -> None:
    scene = given().dam("D1U", 1).conduit("C1L", 1).house("P5a", 1)
    assert refused(scene, 0, "D1U") == "BR-G7"
    assert refused(scene, 2, "C1L") == "BR-G7"
    assert refused(scene, 3, "P5a") == "BR-G7"
    assert refused(scene, 0, "D1L") == ""


@rule("BR-G3", "BR-G8", "BR-M19")
def test_an_elevation_needs_an_own_dam_below_level_3() -> None:
    scene = given().dam("D1U", 0, level=2).dam("D2U", 0, level=3).dam("D3U", 1).dam("D4L", NEUTRAL)
    assert [refused(scene, 1, site) for site in ("D1U", "D2U", "D3U", "D4L", "D5U")] == ["", "BR-G3", "BR-G3", "BR-G3", "BR-G3"]


@rule("BR-G4", "BR-G9")
def test_one_own_dam_a_basin_but_any_beside_others() -> None:
    scene = given().dam("D1U", 0).dam("D2U", 1).dam("D3L", NEUTRAL)
    assert [refused(scene, 0, site) for site in ("D1L", "D2L", "D3U")] == ["BR-G4", "", ""]


@rule("BR-G5", "BR-G6")
def test_one_own_powerhouse_a_basin_but_both_conduits() -> None:
    scene = given().house("P8a", 0).conduit("C1L", 0)
    assert refused(scene, 3, "P8b") == "BR-G5"
    assert refused(scene, 3, "P9a") == ""
    assert refused(scene, 2, "C1R") == ""


@rule("BR-G10", "BR-G11", "BR-G12")
def test_pieces_come_from_the_board_and_stay() -> None:
    scene = given()
    scene.side(0).built = [5, 5, 5, 4]
    assert [refused(scene, piece, site) for piece, site in enumerate(("D1L", "D1U", "C1L", "P5a"))] == ["BR-G12"] * 4
    state = busy_game(2, INTRO, 2)
    for side, own in enumerate(state.sides):
        assert own.built[0] == state.dam_owner.count(side)
        assert own.built[3] == state.house_owner.count(side)


@rule("BR-H1", "BR-H9", "BR-H6", "BR-H7", "BR-E8")
def test_any_dam_stops_water_until_it_is_full() -> None:
    scene = given().dam("D1L", NEUTRAL, level=2, water=1).dam("D8U", 1, level=1).springs(2, 0, 0, 0).run(FlowPhase())
    assert scene.water("D1L", "D8U") == [2, 1]


@rule("BR-H2", "BR-H3", "BR-H4", "BR-H14", "BR-F16")
def test_a_drop_follows_the_river_and_leaves_at_an_exit() -> None:
    scene = given().house("P8a", 0).conduit("C8L", 1)
    assert flow(scene.state, 0, True) == -1
    assert scene.state.dam_water == [0] * 20
    both = given().dam("D5U", 0, level=1).dam("D5L", 1, level=1)
    assert [flow(both.state, 1, True) for turn in range(3)] == [DAM_IDS.index("D5U"), DAM_IDS.index("D5L"), -1]


@rule("BR-H8", "BR-E27")
def test_drops_move_one_at_a_time() -> None:
    scene = given().dam("D1L", 0, water=1).dam("D8L", 1, level=3, water=2).springs(2, 0, 0, 0).run(FlowPhase())
    assert scene.water("D1L", "D8L") == [1, 3]
    assert scene.happened().count("drop-left") == 1


@rule("BR-E28")
def test_three_drops_stop_at_three_dams() -> None:
    scene = given().dam("D2L", 0, level=2, water=1).dam("D5U", 1, level=1).dam("D5L", NEUTRAL, level=2, water=1)
    scene.springs(0, 3, 0, 0).run(FlowPhase())
    assert scene.water("D2L", "D5U", "D5L") == [2, 1, 2]


@rule("BR-H10", "BR-H11")
def test_held_drops_stay_and_a_new_dam_moves_nothing() -> None:
    scene = given().dam("D1U", 0, level=1, water=1).holds(0, excavators=9, mixers=9)
    scene.play("build basic-elevation", "at D1U")
    assert scene.water("D1U") == [1]
    scene.run(FlowPhase())
    assert scene.water("D1U") == [1]


@rule("BR-H13", "BR-N1", "BR-E24", "BR-N2", "BR-M15")
def test_two_drops_wait_on_headstreams_of_choice() -> None:
    scene = given().dam("D1U", 0)
    scene.play("space water-two-left")
    assert scene.moves() == ["drop H1", "drop H2", "drop H3", "drop H4"]
    scene.play("drop H1")
    assert "done" in scene.moves()
    scene.play("drop H3")
    assert scene.state.springs == [1, 0, 1, 0]
    assert scene.water("D1U") == [0]
    one = given()
    one.play("space water-two-left", "drop H2", "done")
    assert one.state.springs == [0, 1, 0, 0]


@rule("BR-N3", "BR-N4", "BR-E25", "BR-R36", "BR-M16")
def test_one_drop_flows_at_once_and_waiting_ones_stay() -> None:
    scene = given().dam("D2L", 0, level=2).springs(0, 3, 0, 0)
    scene.play("space water-one-flow-left")
    assert "done" not in scene.moves()
    scene.play("drop H2")
    assert scene.state.springs == [0, 3, 0, 0]
    assert scene.water("D2L") == [1]


@rule("BR-N5")
def test_prices_of_water_management() -> None:
    scene = given(2).holds(0, credits=2)
    assert scene.refusal("space:water-two-right") == ("too-few-credits", "BR-J5")
    scene.holds(0, credits=3).play("space water-two-right", "drop H1", "done")
    assert (scene.side(0).credits, scene.side(0).engineers) == (0, 10)


@rule("BR-R37", "BR-R67", "BR-U1", "BR-U2")
@pytest.mark.parametrize("seed", range(25))
def test_the_order_of_drops_does_not_matter(seed: int) -> None:
    luck = ludarium.chance(seed)
    scene = given(2).company(0, "usa")
    for dam in DAM_IDS[:20:3]:
        scene.dam(dam, NEUTRAL, level=1 + luck.below(3))
    for house in ("P8a", "P11a", "P10a"):
        scene.house(house, 0)
    drops = [headstream for headstream in range(4) for turn in range(luck.below(4))]
    results = set()
    for turn in range(4):
        luck.shuffle(drops)
        world = scene.state.copy()
        for headstream in drops:
            flow(world, headstream, True)
        results.add((tuple(world.dam_water), world.sides[0].energy))
    assert len(results) == 1
    scene.springs(*[drops.count(headstream) for headstream in range(4)]).run(FlowPhase())
    assert (tuple(scene.state.dam_water), scene.side(0).energy) in results
    assert scene.state.springs == [0, 0, 0, 0]


@rule("BR-H15", "BR-R68", "BR-W3", "BR-E48")
def test_the_usa_gain_energy_for_each_powerhouse_a_drop_passes() -> None:
    scene = given().company(0, "usa").house("P8a", 0).house("P11a", 0).house("P5a", 0).springs(1, 0, 0, 0).run(FlowPhase())
    assert scene.side(0).energy == 2
    stopped = given().company(0, "usa").house("P8a", 0).house("P11a", 0).house("P5a", 0).dam("D8U", 1).springs(1, 0, 0, 0).run(FlowPhase())
    assert stopped.side(0).energy == 1, "it passes P8 even though the dam of basin 8 stops it"


@rule("BR-H16", "BR-W4", "BR-E35", "BR-R28")
def test_water_of_a_production_passes_from_the_next_basin_on() -> None:
    scene = given(2).company(0, "usa").company(1, "italy").holds(0, energy=4)
    scene.house("P9a", 0).house("P11a", 0).house("P8a", 0)
    scene.dam("D6L", 1, level=2, water=2).conduit("C6L", 1).house("P9b", 1)
    scene.turn(1).play("space turbine-zero-left", "produce D6L-C6L-2")
    assert scene.side(0).energy == 6, "P9, where the water is delivered, is not passed; P11 is, twice"
    assert scene.side(1).energy == 8
    later = scene.springs(0, 2, 0, 0).run(FlowPhase())
    assert later.side(0).energy == 6 + 2 * 2


@rule("BR-H17", "BR-W1")
def test_nobody_else_gains_by_passing_water() -> None:
    two = given().company(0, "usa").house("P8a", 0).house("P11a", 0).springs(1, 0, 0, 0).run(FlowPhase())
    assert two.side(0).energy == 0
    italy = given().company(0, "italy").house("P8a", 0).house("P11a", 0).house("P5a", 0).springs(1, 0, 0, 0).run(FlowPhase())
    assert italy.side(0).energy == 0


@rule("BR-R28")
def test_drops_put_behind_a_dam_pass_nothing() -> None:
    scene = given(2, {"game": "full"}).company(0, "usa").house("P8a", 0).house("P11a", 0).house("P5a", 0)
    scene.tiles(0, "I-base").holds(0, excavators=9)
    scene.play("build I-base", "at D8L")
    assert (scene.water("D8L"), scene.side(0).energy) == ([1], 0)


@rule("BR-J10")
def test_the_water_flows_when_all_have_passed() -> None:
    scene = given().springs(1, 0, 0, 0).dam("D1U", 0)
    for side in range(2):
        scene.side(side).passed = True
    scene.state.agenda = [NextTurn()]
    scene.state.run()
    assert scene.water("D1U") == [1]
    assert scene.state.round == 2


def test_capacity_is_the_level() -> None:
    scene = given().dam("D1U", 0, level=3)
    assert capacity(scene.state, 0) == 3
    assert FIRST_HOUSE + len(HOUSE_IDS) == len(SITE_IDS)
