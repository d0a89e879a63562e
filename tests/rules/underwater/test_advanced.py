"""The advanced side of the player boards (UC-V5 to UC-V15)."""

from __future__ import annotations

import pytest

from ludarium.games.underwater.content.kinds import BASIC_BOARDS
from tests.rule import rule
from tests.rules.underwater.scene import Scene, given, new

ADVANCED = {"boards": "advanced"}


def board(number: int) -> Scene:
    """Return a table with an advanced board whose blue metropolises produce nothing."""
    return given(2, options=ADVANCED).board(0, number).metropolises(0, m1="ML2", m2="ML3", m3="MB1")


def produced(number: int, pieces: str) -> tuple[str, int]:
    """Return goods and points of one production on a board."""
    scene = board(number).built(0, pieces)
    scene.produce()
    return scene.goods(0), scene.points(0)


@rule("UC-V5", "UC-B12", "UC-B11")
def test_all_use_the_advanced_side_and_cities_differ() -> None:
    scene = new(4, ADVANCED)
    numbers = [side.board for side in scene.state.sides]
    assert len(set(numbers)) == 4
    assert all(number >= BASIC_BOARDS for number in numbers)
    for number in numbers:
        sites = scene.state.content.boards[number]
        counts = {sum(building // 6 == city for building in sites.building_sites) for city in range(sites.cities)}
        assert len(counts) > 1


@rule("UC-V10", "UC-E37", "UC-R6", "UC-K38")
def test_a_symbiotic_city_on_as1_costs_more_and_produces_six_points() -> None:
    scene = board(8).built(0, "c6 c7 t8 t7 t6").holds(0, steelplast=4, kelp=1, biomass=1, credit=5)
    scene.effect(0, "build symbiotic-city")
    assert "at c5" in scene.moves()
    scene.play("at c5")
    assert scene.goods(0) == "nothing"
    scene.built(0, "t5").holds(0, points=0).produce()
    assert scene.points(0) == 6
    poor = board(8).built(0, "c6 c7 t8 t7 t6").holds(0, steelplast=4, kelp=1, biomass=1, credit=4).effect(0, "build symbiotic-city")
    assert "at c5" not in poor.moves()


@rule("UC-V11", "UC-E37")
def test_as1_gives_nothing_for_a_white_city_and_nothing_to_what_lies_beside() -> None:
    assert produced(8, "t9 t10 c5") == ("2 credit", 0)
    assert produced(8, "t9 t10 c5* c5.2:farm+") == ("1 kelp, 2 credit", 7)


@rule("UC-V12", "UC-E38", "UC-V7")
def test_a_tunnel_on_as2_costs_a_credit_more_and_produces_three_times() -> None:
    scene = board(6).built(0, "c2 c3 t1 t2").holds(0, steelplast=1, credit=2)
    scene.effect(0, "build tunnel").play("at t5")
    assert scene.goods(0) == "nothing"
    scene.produce()
    assert scene.goods(0) == "5 credit"
    assert produced(6, "c3 t1 t2 t5+") == ("5 credit", 3)
    assert produced(6, "t1 t2 t5+") == ("1 credit", 0), "next to a city only"


@rule("UC-V13", "UC-E39")
def test_the_pair_of_as3_produces_two_credits_more() -> None:
    assert produced(6, "t1 t2 c4 t3 t4") == ("5 credit", 0), "1 for the first, 2 + 2 for the pair; the second touches no city"
    assert produced(6, "t1 t2 c4 t3") == ("2 credit", 0)
    assert produced(6, "t1 t2 c4 t3+ t4+") == ("5 credit", 2)
    assert produced(6, "t1 t2 c3 t3 t4") == ("3 credit", 0), "only one of the two lies next to a city"


@rule("UC-V14", "UC-E40", "UC-R62")
def test_the_metropolis_tunnel_of_as4() -> None:
    scene = board(7).metropolises(0, m1="ML1").built(0, "t1 c2").holds(0, steelplast=2, credit=2)
    scene.effect(0, "build tunnel").play("at t10")
    assert scene.goods(0) == "1 kelp", "the instant effect of the metropolis"
    scene.holds(0, points=0).produce()
    assert scene.points(0) == 4
    plain = board(7).built(0, "t1 t10")
    plain.produce()
    assert plain.points(0) == 2, "also for a metropolis that produces nothing, and whatever the tunnel produces"


@rule("UC-V15", "UC-E41", "UC-N2")
def test_a_city_on_as5_gives_six_points_at_once() -> None:
    scene = board(6).built(0, "c4").holds(0, steelplast=2, kelp=1, credit=3, science=2)
    scene.effect(0, "build white-city").play("at c5")
    assert scene.goods(0) == "nothing"
    assert scene.points(0) == 6
    assert "c5" not in scene.connected(0)
    scene.produce()
    assert scene.points(0) == 6


@rule("UC-V6", "UC-R55", "UC-E34", "UC-G38")
def test_a_surcharge_is_paid_even_for_something_free() -> None:
    scene = board(8).holds(0, credit=0).built(0, "c2 t1").effect(0, "build-free farm")
    assert "at c2.1" not in scene.moves()
    paying = board(8).holds(0, kelp=1).built(0, "c2 t1").effect(0, "build-free farm").play("at c2.1")
    assert paying.goods(0) == "nothing"
    free = board(8).holds(0, kelp=1).built(0, "c2 t1").effect(0, "build-free farm").play("at c2.2")
    assert free.goods(0) == "1 kelp"


@rule("UC-K38", "UC-R5")
def test_biomass_may_pay_a_surcharge() -> None:
    scene = board(8).holds(0, biomass=1).built(0, "c2 t1").effect(0, "build-free farm").play("at c2.1")
    assert scene.goods(0) == "nothing"


@rule("UC-K39")
def test_upgrading_pays_no_surcharge() -> None:
    scene = board(8).built(0, "c2 t1 c2.1:farm").holds(0, science=1).effect(0, "upgrade farm").play("at c2.1")
    assert scene.goods(0) == "nothing"
    assert scene.stands(0, "c2.1") == "farm+"


@rule("UC-V7", "UC-V8", "UC-E35")
def test_a_multiplier_repeats_the_structure_and_not_the_pair() -> None:
    assert produced(8, "c2 t1 c2.2:desal+ c2.3:desal+") == ("4 credit, 2 biomass", 0), "one of the credits comes from the tunnel"
    assert produced(8, "c2 t1 c2.1:desal+ c2.2:desal+") == ("5 credit, 3 biomass", 0)
    assert produced(8, "c2 t1 c2.1:farm") == ("2 kelp, 1 credit", 0)


@rule("UC-V9", "UC-E36", "UC-R50", "UC-G16", "UC-G17")
def test_a_multiplier_works_in_the_production_phase_only() -> None:
    scene = board(8).built(0, "c2 t1 c2.1:desal+").effect(0, "produce-one structure").play("at c2.1")
    assert scene.goods(0) == "1 credit, 1 biomass"
    scene.holds(0, credit=0, biomass=0).produce()
    assert scene.goods(0) == "3 credit, 2 biomass"


@rule("UC-V6")
@pytest.mark.parametrize("number", [5, 6, 7, 8])
def test_the_page_is_told_of_every_special_site(number: int) -> None:
    scene = board(number)
    assert any(scene.state.content.boards[number - 1].feature[site] >= 0 for site in range(79))
