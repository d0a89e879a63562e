"""Construction and the wheel (section K), officers (section X), technology tiles (section Y)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.barrage.content.components import OFFICERS, TILES
from ludarium.games.barrage.content.sites import RANGES, SITE_IDS
from ludarium.games.barrage.rules.construction import (
    budget_for,
    can_pay,
    has_site,
    is_beyond_means,
    payments,
    pieces_of,
    price,
    prices_with,
    sites_for,
    surcharge,
    why_not_site,
)
from ludarium.games.barrage.rules.water import FlowPhase
from ludarium.games.barrage.state import NEUTRAL, NOTHING
from tests.rule import rule
from tests.rules.barrage.scene import Scene, given

FULL: dict[str, object] = {"game": "full"}


def cost(scene: Scene, tile: str, piece: int, site: str) -> int:
    return price(scene.state, 0, TILES.index(tile), piece, SITE_IDS.index(site))


def built(scene: Scene, officer: str, copied: bool = False) -> Scene:
    """Give side 0 an officer, or Mahiri who has copied the officer this turn."""
    if not copied:
        return scene.officer(0, officer)
    scene.officer(0, "mahiri-sekibo").officer(1, officer)
    return scene.play(f"officer {officer}")


@rule("BR-K1", "BR-K2", "BR-K3", "BR-K4", "BR-K28", "BR-E15", "BR-J11")
def test_four_constructions_take_1_2_3_and_3_engineers_and_the_last_3_credits() -> None:
    scene = given().holds(0, excavators=30, mixers=30)
    engineers, credits = [], []
    for tile, site in (("base", "D8L"), ("elevation", "D8L"), ("conduit", "C8L"), ("powerhouse", "P11a")):
        scene.turn(0).play(f"build basic-{tile}", f"at {site}")
        engineers.append(12 - scene.side(0).engineers)
        credits.append(scene.side(0).credits)
    assert (engineers, credits) == ([1, 3, 6, 9], [6, 6, 6, 3])
    scene.turn(0).holds(0, engineers=3)
    assert scene.refusal("tile:basic-joker") == ("four-constructions", "BR-K28")
    assert scene.side(1).constructions == 0


@rule("BR-K5", "BR-K6")
def test_a_matching_tile_from_supply_is_needed() -> None:
    scene = given(2, FULL).tiles(0, "basic-conduit").holds(0, excavators=20, mixers=20)
    assert scene.family("build") == ["basic-conduit"]
    scene.play("build basic-conduit")
    assert {site[0] for site in scene.family("at")} == {"C"}
    scene.play("at C9L").turn(0)
    assert scene.family("build") == []
    assert scene.refusal("wheel:basic-conduit") == ("tile-on-wheel", "BR-K6")


@rule("BR-K5", "BR-M21")
def test_a_joker_builds_any_piece() -> None:
    scene = given().tiles(0, "basic-joker").dam("D8L", 0).holds(0, excavators=20, mixers=20)
    scene.play("build basic-joker")
    assert {"D8L", "D9L", "C1L", "P12a"} <= set(scene.family("at"))
    scene.play("at D8L")
    assert scene.side(0).built == [1, 1, 0, 0]


@rule("BR-K7", "BR-K9", "BR-K11", "BR-E16", "BR-K29", "BR-K24")
def test_tile_and_machines_go_on_the_wheel_and_it_turns_once() -> None:
    scene = given()
    scene.play("build basic-base", "at D5L")
    own = scene.side(0)
    assert (own.engineers, own.excavators, own.credits) == (11, 2, 6)
    assert scene.on_wheel(0) == ["basic-base"]
    place = own.wheel_tiles.index(TILES.index("basic-base"))
    assert own.wheel_excavators[place] == 4
    assert own.wheel_tiles[own.gate] == NOTHING
    assert scene.owner("D5L") == 0


@rule("BR-K8", "BR-K10")
def test_all_machines_must_be_in_supply_before() -> None:
    scene = given(2, FULL).holds(0, excavators=2)
    assert scene.refusal("tile:basic-base") == ("cheapest-too-dear", "BR-K8")
    own = scene.side(0)
    next_open = (own.gate - 1) % 6
    own.wheel_excavators[next_open] = 5
    assert scene.refusal("tile:basic-base") == ("cheapest-too-dear", "BR-K8"), "what the turn will bring back cannot pay"
    scene.holds(0, excavators=3).play("build basic-base", "at D8L")
    assert own.excavators == 5


@rule("BR-K12", "BR-K13")
def test_red_sites_cost_3_credits_for_base_and_powerhouse_only() -> None:
    scene = given().holds(0, excavators=20, mixers=20)
    scene.play("build basic-base", "at D8U").turn(0).play("build basic-powerhouse", "at P5b")
    assert scene.side(0).credits == 0
    scene.turn(0).play("build basic-elevation", "at D8U")
    assert scene.side(0).credits == 0
    assert surcharge(scene.state, 1, 0) == 0


@rule("BR-K16", "BR-K17", "BR-K20")
@pytest.mark.parametrize(("site", "base", "elevation"), [("D1L", 5, 4), ("D5L", 4, 3), ("D8L", 3, 2)])
def test_prices_by_area(site: str, base: int, elevation: int) -> None:
    scene = given()
    assert cost(scene, "basic-base", 0, site) == base
    assert cost(scene, "basic-elevation", 1, site) == elevation


@rule("BR-K18", "BR-E17")
def test_a_conduit_costs_two_excavators_a_value() -> None:
    scene = given()
    assert [cost(scene, "basic-conduit", 2, site) for site in ("C9L", "C7L", "C2L", "C1R", "C1L")] == [2, 4, 6, 8, 10]
    scene.holds(0, excavators=8).play("build basic-conduit", "at C1R")
    assert scene.side(0).excavators == 0


@rule("BR-K19", "BR-E18", "BR-R69")
def test_each_powerhouse_costs_one_mixer_more() -> None:
    scene = given()
    prices = []
    for site in ("P8a", "P9a", "P11a", "P12a"):
        prices.append(cost(scene, "basic-powerhouse", 3, site))
        scene.house(site, 0)
    assert prices == [2, 3, 4, 5]


@rule("BR-K21", "BR-K22", "BR-K25", "BR-P2", "BR-R39")
def test_tile_and_machines_return_after_six_turns() -> None:
    scene = given(2, FULL).tiles(0, "I-conduit").holds(0, excavators=2, credits=60)
    scene.play("build I-conduit", "at C9L")
    for turns in range(5):
        assert scene.supply(0) == []
        assert scene.side(0).excavators == 0
        for owner in range(len(scene.state.space_owner)):
            scene.state.space_owner[owner] = -1
        scene.holds(0, engineers=12).turn(0).play("space workshop-1-left")
    assert scene.supply(0) == ["I-conduit"]
    assert scene.side(0).excavators == 2


@rule("BR-K14", "BR-R27", "BR-I7", "BR-E3")
def test_an_uncovered_income_is_gained_at_once() -> None:
    scene = given().company(0, "germany").dam("D1L", 0).holds(0, excavators=9)
    scene.play("build basic-base", "at D8L")
    assert scene.side(0).points == 13


@rule("BR-K15", "BR-Y1", "BR-R27")
def test_income_comes_before_the_effect_of_the_tile() -> None:
    scene = given(2, FULL).company(0, "germany").tiles(0, "I-base").dam("D1L", 0).holds(0, excavators=9)
    scene.play("build I-base", "at D8L")
    kinds = [kind for kind in scene.happened() if kind in ("built", "income-uncovered", "filled-dams")]
    assert kinds == ["built", "income-uncovered", "filled-dams"]


@rule("BR-K26", "BR-K27", "BR-M20", "BR-R16", "BR-R70")
def test_a_piece_as_a_reward_is_free_but_for_the_red_site() -> None:
    scene = given().company(0, "germany").dam("D1L", 0, water=1).conduit("C1L", 0).house("P8a", 0).contracts(0, "Y02").holds(0, mixers=0)
    before = scene.side(0).gate
    scene.play("space turbine-zero-left", "produce D1L-C1L-1", "fulfil Y02")
    assert "P8b" not in scene.family("at"), "the limits of section G hold"
    assert scene.refusal("site:P8b") == ("powerhouse-in-basin", "BR-G5")
    scene.play("at P5b")
    assert scene.stock(0) == "3 credits, 6 excavators, 0 mixers"
    assert (scene.side(0).gate, scene.side(0).built[3], scene.side(0).engineers) == (before, 2, 10)


@rule("BR-K23")
def test_gained_machines_can_be_used_at_once() -> None:
    scene = given().holds(0, excavators=2)
    scene.play("space shop-excavator-left").turn(0).play("build basic-base", "at D8L")
    assert scene.owner("D8L") == 0


@rule("BR-R65")
def test_credits_of_the_construction_itself_cannot_pay_for_it() -> None:
    scene = given().company(0, "italy").dam("D1L", 0).holds(0, credits=0, excavators=9)
    scene.play("build basic-base")
    assert "D8U" not in scene.family("at"), "the 3 credits of the second base come too late"
    assert scene.refusal("site:D8U") == ("too-few-credits", "BR-K12")
    scene.side(0).constructions = 3
    scene.turn(0)
    assert scene.refusal("tile:basic-base") == ("too-few-credits", "BR-K4")


# ---------------------------------------------------------------------------------------------------------------------
# Officers; each ability also when Mahiri Sekibo has copied it
# ---------------------------------------------------------------------------------------------------------------------


@rule("BR-X1", "BR-R70")
@pytest.mark.parametrize("copied", [False, True])
def test_wilhelm_pays_3_excavators_for_any_base(copied: bool) -> None:
    scene = built(given(), "wilhelm-adler", copied)
    assert [cost(scene, "basic-base", 0, site) for site in ("D1L", "D5L", "D8L")] == [3, 3, 3]
    assert cost(scene, "basic-elevation", 1, "D1L") == 4


@rule("BR-X2")
def test_grazianos_top_dams_hold_four() -> None:
    scene = given().officer(0, "graziano-del-monte").dam("D1U", 0, level=3).dam("D2U", 0, level=2).springs(5, 3, 0, 0).run(FlowPhase())
    assert scene.water("D1U", "D2U") == [4, 2]


@rule("BR-X13", "BR-X14", "BR-R10")
def test_mahiri_as_graziano_keeps_the_fourth_drop() -> None:
    scene = given().officer(0, "mahiri-sekibo").officer(1, "graziano-del-monte").dam("D1U", 0, level=3, water=3)
    scene.play("officer graziano-del-monte", "space water-one-flow-left", "drop H1")
    assert scene.water("D1U") == [4]
    assert scene.side(0).copied == NOTHING
    scene.springs(2, 0, 0, 0).run(FlowPhase())
    assert scene.water("D1U") == [4], "now it is simply full"


@rule("BR-X3", "BR-R4", "BR-E38")
@pytest.mark.parametrize("copied", [False, True])
def test_viktors_product_is_at_least_4_before_modifiers(copied: bool) -> None:
    scene = built(given().dam("D9L", 0, water=1).conduit("C9L", 0).house("P11a", 0), "viktor-fiesler", copied)
    scene.play("space turbine-minus2-left", "produce D9L-C9L-1")
    assert scene.side(0).energy == 2


@rule("BR-R3")
def test_viktors_minimum_is_not_for_the_german_second_production() -> None:
    scene = given().company(0, "germany", "viktor-fiesler").house("P11a", 0).house("P8a", 0).house("P12a", 0)
    scene.dam("D9L", 0, level=2, water=2).conduit("C9L", 0).conduit("C9R", 0)
    scene.play("space turbine-zero-left", "produce D9L-C9R-1")
    assert scene.side(0).energy == 4 + 1
    scene.play("produce D9L-C9L-1")
    assert scene.side(0).energy == 5 + 1


@rule("BR-X4", "BR-X5", "BR-E39")
@pytest.mark.parametrize("copied", [False, True])
def test_jill_pays_conduits_wholly_in_mixers_or_excavators(copied: bool) -> None:
    scene = built(given().holds(0, excavators=10, mixers=5), "jill-mcdowell", copied)
    scene.play("build basic-conduit", "at C1L")
    assert scene.family("pay") == ["10,0,0", "0,5,0"]
    scene.play("pay 0,5,0")
    assert scene.stock(0) == "6 credits, 10 excavators, 0 mixers"


@rule("BR-X6", "BR-X7")
@pytest.mark.parametrize("copied", [False, True])
def test_solomon_replaces_machines_by_3_credits_each(copied: bool) -> None:
    scene = built(given().holds(0, excavators=2, credits=9), "solomon-p-jordan", copied)
    scene.play("build basic-base", "at D8L")
    assert scene.family("pay") == ["2,0,1", "1,0,2", "0,0,3"]
    scene.play("pay 0,0,3")
    own = scene.side(0)
    assert scene.stock(0) == "0 credits, 2 excavators, 4 mixers"
    assert own.wheel_excavators == [0] * 6
    assert scene.on_wheel(0) == ["basic-base"]


def with_tile_on_wheel(scene: Scene, tile: str) -> Scene:
    own = scene.side(0)
    own.wheel_tiles[(own.gate + 2) % 6] = TILES.index(tile)
    return scene


@rule("BR-X8", "BR-X9", "BR-R32")
def test_antons_tile_copies_one_on_the_wheel() -> None:
    scene = given(2, FULL).tiles(0).officer(0, "anton-krylov").holds(0, excavators=9, mixers=9)
    assert scene.refusal("tile:anton") == ("nothing-to-copy", "BR-R32")
    with_tile_on_wheel(scene, "III-joker").dam("D8L", 0)
    assert scene.family("copy") == ["III-joker"]
    scene.play("copy III-joker", "at D8L")
    assert scene.on_wheel(0) == ["III-joker", "anton"]
    assert scene.side(0).points == 10 + 3, "a copied III joker scores; the special tile is no advanced one"


@rule("BR-R32", "BR-R33")
def test_anton_copies_engineer_free_tiles_too() -> None:
    scene = with_tile_on_wheel(given(2, FULL).tiles(0).officer(0, "anton-krylov"), "III-base").holds(0, engineers=0, excavators=0)
    scene.play("copy III-base", "at D1L")
    assert (scene.owner("D1L"), scene.side(0).constructions, scene.side(0).excavators) == (0, 0, 0)


@rule("BR-X10", "BR-X12", "BR-R9")
def test_mahiri_as_anton_lays_no_tile() -> None:
    scene = with_tile_on_wheel(given(2, FULL).tiles(0).officer(0, "mahiri-sekibo").officer(1, "anton-krylov"), "basic-base")
    assert scene.family("copy") == []
    gate = scene.side(0).gate
    scene.play("officer anton-krylov", "copy basic-base", "at D8L")
    own = scene.side(0)
    assert scene.on_wheel(0) == ["basic-base"]
    assert sum(own.wheel_excavators) == 3
    assert own.gate == (gate - 1) % 6
    assert (own.engineers, own.copying) == (10, 1)


@rule("BR-X10", "BR-X11", "BR-R8")
def test_mahiri_copies_at_most_twice_a_round_the_second_time_for_3_credits() -> None:
    scene = given().officer(0, "mahiri-sekibo").officer(1, "wilhelm-adler")
    scene.play("officer wilhelm-adler")
    assert (scene.side(0).engineers, scene.side(0).credits) == (11, 6)
    assert scene.refusal("officer:wilhelm-adler") == ("officer-this-turn", "BR-R8")
    scene.play("bank 1").turn(0).play("officer wilhelm-adler")
    assert (scene.side(0).engineers, scene.side(0).credits) == (9, 4)
    scene.play("bank 1").turn(0)
    assert scene.refusal("officer:wilhelm-adler") == ("officer-twice", "BR-R8")


@rule("BR-R5")
def test_mahiri_needs_an_action_afterwards() -> None:
    scene = given(2, FULL).officer(0, "mahiri-sekibo").officer(1, "wilhelm-adler").holds(0, engineers=1)
    assert scene.refusal("officer:wilhelm-adler") == ("no-action-left", "BR-R5")
    scene.tiles(0, "III-base")
    assert "officer wilhelm-adler" in scene.moves()
    scene.play("officer wilhelm-adler")
    assert scene.moves() == ["build III-base"]


@rule("BR-R6")
def test_mahiri_copies_officers_of_companies_in_play_only() -> None:
    scene = given(3).officer(0, "mahiri-sekibo").officer(1, "wilhelm-adler").officer(2, "jill-mcdowell")
    assert scene.family("officer") == ["wilhelm-adler", "jill-mcdowell"]
    scene.state.extra_officers = [OFFICERS.index("viktor-fiesler")]
    assert scene.family("officer") == ["wilhelm-adler", "viktor-fiesler", "jill-mcdowell"]


@rule("BR-R33", "BR-R34", "BR-Y6", "BR-Y14", "BR-R35")
def test_engineer_free_tiles_work_with_and_without_engineers() -> None:
    scene = given(2, FULL).tiles(0, "I-powerhouse").holds(0, engineers=0)
    assert scene.moves() == ["build I-powerhouse", "pass"]
    scene.play("build I-powerhouse", "at P8a")
    assert (scene.side(0).constructions, scene.side(0).mixers) == (0, 2)
    other = given(2, FULL).tiles(0, "I-powerhouse", "basic-base")
    other.play("build I-powerhouse", "at P8a").turn(0).play("build basic-base", "at D8L")
    assert other.side(0).engineers == 11, "the first company space is still the next one"
    done = given(2, FULL).tiles(0, "I-powerhouse").holds(0, engineers=0).play("pass")
    assert done.side(0).passed
    assert done.state.to_move == [1]


# ---------------------------------------------------------------------------------------------------------------------
# Advanced tiles
# ---------------------------------------------------------------------------------------------------------------------


@rule("BR-Y2", "BR-R49")
def test_tile_i_base_fills_own_empty_dams() -> None:
    scene = given(2, FULL).tiles(0, "I-base").dam("D1L", 0).dam("D2L", 0, level=2, water=1).dam("D3L", 1).dam("D4L", NEUTRAL)
    scene.play("build I-base", "at D8L")
    assert scene.water("D1L", "D2L", "D3L", "D4L", "D8L") == [1, 1, 0, 0, 1]


@rule("BR-Y3", "BR-E47")
def test_tile_i_elevation_turns_the_wheel_per_elevation() -> None:
    scene = given(2, FULL).tiles(0, "I-elevation").dam("D1L", 0, level=3).dam("D2L", 0, level=3).dam("D8L", 0)
    scene.play("build I-elevation", "at D8L")
    assert scene.supply(0) == ["I-elevation"]
    assert scene.side(0).mixers == 4


@rule("BR-Y4")
def test_tile_i_conduit_gives_credits() -> None:
    scene = given(2, FULL).tiles(0, "I-conduit").holds(0, excavators=8)
    scene.play("build I-conduit", "at C1R")
    assert scene.side(0).credits == 6 + 8


@rule("BR-Y5")
def test_tile_i_powerhouse_needs_no_engineers_but_machines_and_surcharge() -> None:
    scene = given(2, FULL).tiles(0, "I-powerhouse")
    scene.play("build I-powerhouse", "at P5b")
    assert (scene.side(0).engineers, scene.side(0).mixers, scene.side(0).credits) == (12, 2, 3)


@rule("BR-Y7", "BR-R48")
def test_tile_i_joker_waives_the_red_site_but_not_the_fourth_space() -> None:
    scene = given(2, FULL).tiles(0, "I-joker").holds(0, credits=3)
    scene.side(0).constructions = 3
    scene.play("build I-joker", "at D8U")
    assert scene.side(0).credits == 0
    assert scene.owner("D8U") == 0


@rule("BR-Y8", "BR-L20", "BR-R30")
def test_tile_ii_base_gives_energy_for_one_own_contract() -> None:
    scene = (
        given(2, FULL).company(0, "italy").tiles(0, "II-base").dam("D1L", 0).dam("D2L", 0).house("P5a", 0).house("P6a", 0).house("P7a", 0)
    )
    scene.contracts(0, "G10").national("N1")
    scene.play("build II-base", "at D8L")
    assert scene.side(0).energy == 3, "no bonus, no modifier, no Italian 3"
    assert scene.moves() == ["fulfil G10", "skip"]
    scene.play("fulfil G10")
    assert scene.side(0).points == 10 + 4


@rule("BR-Y9", "BR-R50")
def test_tile_ii_elevation_fills_the_raised_dam() -> None:
    scene = given(2, FULL).company(0, "italy").tiles(0, "II-elevation").dam("D8L", 0, level=2).officer(0, "graziano-del-monte")
    scene.play("build II-elevation", "at D8L")
    assert scene.water("D8L") == [4]
    plain = given(2, FULL).tiles(0, "II-elevation").dam("D8L", 0)
    plain.play("build II-elevation", "at D8L")
    assert plain.water("D8L") == [2]


@rule("BR-Y10", "BR-R46")
def test_tile_ii_conduit_caps_the_price_at_5() -> None:
    scene = given(2, FULL)
    assert [cost(scene, "II-conduit", 2, site) for site in ("C9L", "C7L", "C2L", "C1L")] == [2, 4, 5, 5]
    jill = given(2, FULL).officer(0, "jill-mcdowell").tiles(0, "II-conduit").holds(0, mixers=5)
    jill.play("build II-conduit", "at C1L")
    assert jill.family("pay") == ["5,0,0", "0,5,0"]
    solomon = given(2, FULL).officer(0, "solomon-p-jordan").tiles(0, "II-conduit").holds(0, excavators=4, credits=3)
    solomon.play("build II-conduit", "at C1L")
    assert solomon.stock(0) == "0 credits, 0 excavators, 4 mixers"


@rule("BR-Y11", "BR-R45", "BR-R29")
def test_tile_ii_powerhouse_grants_an_optional_production() -> None:
    scene = given(2, FULL).tiles(0, "II-powerhouse").dam("D1L", 0, water=1).conduit("C1L", 1).house("P5a", 0).contracts(0, "R01")
    scene.play("build II-powerhouse", "at P8a")
    assert "skip" in scene.moves()
    engineers = scene.side(0).engineers
    scene.play("produce D1L-C1L-1")
    assert scene.side(0).energy == 5 + 2 + 1, "the powerhouse just built brings the bonus of the second"
    assert (scene.side(0).credits, scene.side(1).credits, scene.side(0).engineers) == (5, 7, engineers)
    assert scene.moves() == ["fulfil R01", "skip"]


@rule("BR-Y12", "BR-R47")
def test_tile_ii_joker_mixes_machines() -> None:
    scene = given(2, FULL).tiles(0, "II-joker").holds(0, excavators=2, mixers=2)
    scene.play("build II-joker", "at D8L")
    assert scene.family("pay") == ["2,1,0", "1,2,0"]
    jill = given(2, FULL).officer(0, "jill-mcdowell").tiles(0, "II-joker").holds(0, excavators=3, mixers=3)
    jill.play("build II-joker", "at C2L")
    assert jill.family("pay") == ["3,3,0", "0,3,0"], "six in any mix, or three mixers"
    wilhelm = given(2, FULL).officer(0, "wilhelm-adler").tiles(0, "II-joker").holds(0, excavators=0, mixers=3)
    wilhelm.play("build II-joker", "at D1L")
    assert wilhelm.side(0).mixers == 0
    solomon = given(2, FULL).officer(0, "solomon-p-jordan").tiles(0, "II-joker").holds(0, excavators=1, mixers=1, credits=3)
    solomon.play("build II-joker", "at D8L")
    assert solomon.stock(0) == "0 credits, 0 excavators, 0 mixers"


@rule("BR-Y13")
def test_tile_iii_base_needs_neither_engineers_nor_excavators() -> None:
    scene = given(2, FULL).tiles(0, "III-base").holds(0, excavators=0, credits=3)
    gate = scene.side(0).gate
    scene.play("build III-base", "at D1U")
    assert (scene.side(0).engineers, scene.side(0).credits) == (12, 0)
    assert scene.on_wheel(0) == ["III-base"]
    assert scene.side(0).gate == (gate - 1) % 6


@rule("BR-Y15")
def test_tile_iii_elevation_scores_dams_of_level_2_and_3() -> None:
    scene = given(2, FULL).tiles(0, "III-elevation").dam("D1L", 0, level=3).dam("D2L", 0).dam("D8L", 0)
    scene.play("build III-elevation", "at D8L")
    assert scene.side(0).points == 10 + 6


@rule("BR-Y16")
def test_tile_iii_conduit_gives_energy_for_a_contract() -> None:
    scene = given(2, FULL).company(0, "usa").tiles(0, "III-conduit").holds(0, excavators=10).contracts(0, "R12")
    scene.play("build III-conduit", "at C1L", "fulfil R12")
    assert (scene.side(0).energy, scene.side(0).points) == (10, 17)


@rule("BR-Y17", "BR-E5")
def test_tile_iii_powerhouse_scores_powerhouses() -> None:
    scene = given(2, FULL).tiles(0, "III-powerhouse").house("P5a", 0).house("P6a", 0)
    scene.play("build III-powerhouse", "at P8a")
    assert scene.side(0).points == 10 + 9


@rule("BR-Y18", "BR-R51")
def test_tile_iii_joker_scores_advanced_tiles_itself_included() -> None:
    scene = given(2, FULL).tiles(0, "III-joker", "I-base", "basic-base").holds(0, excavators=9)
    with_tile_on_wheel(scene, "II-base").play("build III-joker", "at D8L")
    assert scene.side(0).points == 10 + 9


@rule("BR-K8", "BR-J7")
@pytest.mark.parametrize("officer", ["wilhelm-adler", "jill-mcdowell", "solomon-p-jordan", "viktor-fiesler"])
def test_short_cuts_agree_with_looking_at_every_site_and_payment(officer: str) -> None:
    luck = ludarium.chance(11)
    for turn in range(40):
        scene = given(2, FULL).officer(0, officer).dam("D8L", 0, level=1 + luck.below(3)).house("P9a", 0)
        scene.holds(0, credits=luck.below(8), excavators=luck.below(7), mixers=luck.below(5))
        tile = 6 + luck.below(15) if luck.below(2) else luck.below(4)
        budget = budget_for(scene.state, 0, tile)
        company = scene.side(0)
        prices = prices_with(scene.state, 0, tile)
        for piece in pieces_of(scene.state, tile):
            for site in range(*RANGES[piece]):
                if why_not_site(scene.state, 0, piece, site) is None and budget >= 0:
                    ways = payments(scene.state, 0, tile, piece, site, budget)
                    machines = price(scene.state, 0, tile, piece, site)
                    assert can_pay(company, prices, piece, machines, prices.mixers(piece, site), budget) == bool(ways)
                    assert not (ways and is_beyond_means(company, prices, piece, budget))
        assert has_site(scene.state, 0, tile) == bool(sites_for(scene.state, 0, tile))
