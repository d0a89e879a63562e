"""Final scoring and the winner (UC-T)."""

from __future__ import annotations

import pytest

from ludarium.games.underwater.rules.rounds import EndRound
from ludarium.games.underwater.state import SOURCES
from tests.rule import rule
from tests.rules.underwater.scene import Scene, game_with, given

KINDS = ["", "c1.1:farm", "c1.1:farm c1.2:lab", "c1.1:farm c1.2:lab c1.3:desal"]


def gained(scene: Scene, source: str, seat: int = 0) -> int:
    """Return the points of a source."""
    return scene.side(seat).gained[SOURCES.index(source)]


def scored(scene: Scene) -> Scene:
    """Score the end of a game in which nobody has to choose."""
    scene.era(3, 10).score()
    assert scene.state.over
    return scene


@rule("UC-T1")
def test_the_order_of_scoring() -> None:
    game = game_with((44, "red", "end-scoring", "on end: point 1 per connected city"))
    scene = scored(given(2, game).metropolises(0, m3="MB1").built(0, "t7 t6 t14 t1 t2 t3 t13").claims(0, 44).holds(0, kelp=4))
    told = [happening.facts["source"] for happening in scene.log.happenings if happening.kind == "scored" and happening.seat == 0]
    assert told == ["brown", "end-cards", "cities", "resources"]


@rule("UC-T2", "UC-N7", "UC-N10")
def test_a_brown_metropolis_needs_both_tunnels() -> None:
    one = scored(given(2).metropolises(0, m3="MB1", m1="ML2", m2="ML3").built(0, "t7 t6 t14"))
    assert gained(one, "brown") == 0
    both = scored(given(2).metropolises(0, m3="MB1", m1="ML2", m2="ML3").built(0, "t7 t6 t14 t1 t2 t3 t13"))
    assert gained(both, "brown") == 3


@rule("UC-T3")
def test_what_is_spent_for_points_is_gone_for_the_resources() -> None:
    game = game_with((44, "red", "end-scoring", "on end: up to 5 times (pay science 2: point 3)"))
    scene = scored(given(2, game).claims(0, 44).holds(0, science=7, kelp=3))
    assert gained(scene, "end-cards") == 9
    assert gained(scene, "resources") == 1, "1 science and 3 kelp are left"


@rule("UC-T4", "UC-R58", "UC-G13")
def test_purchases_that_want_the_same_resource_are_asked_for() -> None:
    game = game_with(
        (44, "red", "end-scoring", "on end: up to 3 times (pay kelp 2: point 3)"),
        (66, "green", "end-scoring", "on end: up to 5 times (pay kelp 1, pay steelplast 1: point 2)"),
    )
    scene = given(2, game).claims(0, 44, 66).holds(0, kelp=5, steelplast=2).era(3, 10).score()
    assert scene.question() == "ask-purchase"
    scene.play("choose 2", "choose 1", "choose 2")
    assert gained(scene, "end-cards") == 7
    assert gained(scene, "resources") == 0, "1 kelp was left"
    assert scene.state.over, "nothing more can be bought"


@rule("UC-T4")
def test_a_purchase_has_its_limit_and_may_be_left_alone() -> None:
    game = game_with(
        (44, "red", "end-scoring", "on end: up to 2 times (pay kelp 1: point 1)"),
        (66, "green", "end-scoring", "on end: pay kelp 1: point 2"),
    )
    scene = given(2, game).claims(0, 44, 66).holds(0, kelp=9).era(3, 10).score()
    scene.play("choose 1", "choose 1")
    assert scene.moves() == ["choose 2", "skip"]
    assert scene.refusal("choice:1") == ("bought-out", "UC-T4")
    scene.play("skip")
    assert (gained(scene, "end-cards"), gained(scene, "resources")) == (2, 1)


@rule("UC-R58")
def test_who_would_lose_by_a_purchase_is_asked() -> None:
    game = game_with((142, "yellow", "end-scoring", "on end: up to 4 times (pay credit 5: point 1)"))
    scene = given(2, game).claims(0, 142).holds(0, credit=8).era(3, 10).score()
    assert scene.question() == "ask-purchase"
    scene.play("skip")
    assert gained(scene, "resources") == 2


@rule("UC-T5", "UC-T6")
@pytest.mark.parametrize(("pieces", "points"), list(zip(KINDS, [2, 3, 4, 6], strict=True)))
def test_a_city_scores_by_its_kinds_of_buildings(pieces: str, points: int) -> None:
    assert gained(scored(given(2).built(0, pieces)), "cities") == points


@rule("UC-T6")
def test_number_and_upgrades_do_not_matter_and_expansion_sites_count() -> None:
    assert gained(scored(given(2).built(0, "c1.1:farm+ c1.2:farm+ c1.3:farm+")), "cities") == 3
    assert gained(scored(given(2).built(0, "c1.1:farm c1.2:lab c1.3:lab c1.x:desal")), "cities") == 6


@rule("UC-T5", "UC-K32", "UC-R26")
def test_unconnected_cities_and_buildings_count_nothing() -> None:
    game = game_with((44, "red", "end-scoring", "on end: point 2 per upgraded lab"))
    scene = scored(given(2, game).claims(0, 44).built(0, "c2 c2.1:lab+ c2.2:farm c1.1:lab+"))
    assert gained(scene, "cities") == 3
    assert gained(scene, "end-cards") == 2


@rule("UC-T7", "UC-T8", "UC-E26")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"kelp": 3, "steelplast": 1}, 1),
        ({"science": 1, "steelplast": 2, "credit": 1}, 1),
        ({"biomass": 2}, 1),
        ({"biomass": 1, "credit": 1}, 0),
        ({"kelp": 7}, 1),
        ({"credit": 16, "steelplast": 2, "science": 1, "biomass": 3}, 6),
    ],
)
def test_resources_that_are_left(goods: dict[str, int], points: int) -> None:
    assert gained(scored(given(2).holds(0, **goods)), "resources") == points


@rule("UC-T9", "UC-T10", "UC-R42", "UC-P14")
def test_a_tie_goes_to_the_first_in_the_order_after_the_last_round() -> None:
    scene = given(3)
    scene.state.order = [1, 2, 0]
    scene.holds(0, points=10).holds(1, points=12).holds(2, points=12)
    scored(scene)
    assert scene.state.ranking == [3, 1, 2]
    late = given(2).space(1, 4).holds(0, kelp=1, points=5).holds(1, kelp=1, points=5).era(3, 10)
    late.carry_out([EndRound()])
    assert late.state.over
    assert late.state.scores == [7, 7]
    assert late.state.ranking == [2, 1], "the order was set once more after the last round"


@rule("UC-N12")
def test_three_points_for_each_connected_metropolis() -> None:
    scene = given(2).metropolises(0, m3="MB1", m1="ML2", m2="ML3").built(0, "t7 t6 t14 t1 t2 t3 t13 t12")
    assert gained(scored(scene), "brown") == 6, "the brown one and one blue"


@rule("UC-N12", "UC-R40")
def test_tiles_gained_in_play_count_as_connected() -> None:
    scene = given(2).metropolises(0, m3="MB1", m1="ML2", m2="ML3").built(0, "t7 t6 t14 t1 t2 t3 t13")
    tile = scene.state.metropolises[-1]
    scene.state.metropolises.remove(tile)
    scene.side(0).extra.append(tile)
    scene.state.refresh(0)
    assert gained(scored(scene), "brown") == 6


@rule("UC-N13", "UC-R23")
@pytest.mark.parametrize(("pieces", "points"), [("", 0), ("t8", 5), ("t8 t10", 7), ("t8 t10 t11", 9), ("t8 t10 t11 t4", 9)])
def test_tunnels_next_to_cities_by_steps(pieces: str, points: int) -> None:
    scene = given(2).metropolises(0, m3="MB2", m1="ML2", m2="ML3")
    scene.built(0, "c2 c3 c4 c6 c7 t1 t2 t3 t7 t6 t13 t14").built(0, pieces)
    assert gained(scored(scene), "brown") == points


@rule("UC-N13", "UC-R23")
def test_a_tunnel_between_empty_sites_does_not_count() -> None:
    scene = given(2).metropolises(0, m3="MB2").built(0, "t1 t2 t3 t13 t7 t6 t14 t8 t9 t10")
    assert gained(scored(scene), "brown") == 0, "only two of ten touch the start"


@rule("UC-N14")
@pytest.mark.parametrize(("pieces", "points"), [("", 0), ("c7", 4), ("c7 c4", 8), ("c7 c4 c6", 12), ("c7 c4 c6 c8 t8", 12)])
def test_connected_cities_by_steps(pieces: str, points: int) -> None:
    scene = given(2).metropolises(0, m3="MB3", m1="ML2", m2="ML3").built(0, "c2 c3 c5 t1 t2 t3 t4 t7 t6 t13 t14").built(0, pieces)
    assert gained(scored(scene), "brown") == points


@rule("UC-N15", "UC-R25", "UC-F37")
def test_special_cards_that_were_paid() -> None:
    scene = given(2).metropolises(0, m3="MB4", m1="ML2", m2="ML3").built(0, "t7 t6 t14 t1 t2 t3 t13").claims(0, 181)
    scene.side(0).under.append(scene.withdraw(195))
    assert gained(scored(scene), "brown") == 4


@rule("UC-N16", "UC-R24")
def test_sets_of_four_upgraded_kinds() -> None:
    network = "t7 t6 t14 t1+ t2+ t3 t13 c2 c2.1:farm+ c2.2:farm+ c1.1:desal+ c1.2:desal+ c1.3:lab+ c2.3:lab+"
    scene = given(2).metropolises(0, m3="MB5", m1="ML2", m2="ML3").built(0, network)
    assert gained(scored(scene), "brown") == 8
    apart = given(2).metropolises(0, m3="MB5", m1="ML2", m2="ML3").built(0, network.replace("t2+", "t2").replace("t3", "t3+"))
    assert gained(scored(apart), "brown") == 4, "the second upgraded tunnel touches no city"


@rule("UC-T1", "UC-F27", "UC-F28", "UC-G7")
def test_end_scoring_cards_count_once_and_round_down() -> None:
    game = game_with((44, "red", "end-scoring", "on end: point 1 per 3 connected farm"))
    farms = "c1.1:farm c1.2:farm c1.3:farm+ c2 t1 c2.1:farm c2.2:farm"
    scene = given(2, game).claims(0, 44).built(0, farms).holds(0, points=0)
    scene.produce()
    assert scene.points(0) == 1, "production knows only the upgraded farm"
    scene.holds(0, kelp=0, credit=0)
    assert gained(scored(scene), "end-cards") == 1


@rule("UC-E27", "UC-R22")
def test_seven_upgraded_farms_and_the_special_card() -> None:
    number = next(
        design.card + 1 for design in given(2).state.content.designs if design.effect.source() == "on end: point 3 per 2 upgraded farm"
    )
    scene = given(2).claims(0, number)
    assert scene.state.content.designs[number - 1].cost == 3
    scene.built(0, "c1.1:farm+ c1.2:farm+ c1.3:farm+ c1.x:farm+ c2 t1 c2.1:farm+ c2.2:farm+ c2.3:farm+")
    assert gained(scored(scene), "end-cards") == 9


@rule("UC-E25")
def test_the_final_scoring_example() -> None:
    game = game_with(
        (44, "red", "end-scoring", "on end: up to 5 times (pay science 2: point 3)"),
        (66, "green", "end-scoring", "on end: up to 5 times (pay kelp 1, pay steelplast 1: point 1)"),
    )
    scene = given(2, game).metropolises(0, m3="MB5", m1="ML2", m2="ML3").claims(0, 44, 66)
    scene.built(0, "c2 c3 c6 c7 c5 t1+ t2+ t3 t13 t7+ t6 t14")
    scene.built(0, "c1.1:farm+ c1.2:desal+ c1.3:lab+ c2.1:farm+ c2.2:desal+ c2.3:lab+ c3.1:desal+ c3.2:lab+ c7.1:farm")
    assert scene.connected(0) == ["c1", "c2", "c3", "c6", "c7"]
    scene.holds(0, science=7, kelp=2, steelplast=4, credit=16, biomass=3).era(3, 10).score()
    if not scene.state.over:
        while scene.question() == "ask-purchase":
            scene.play(scene.moves()[0])
    assert gained(scene, "brown") == 8
    assert gained(scene, "end-cards") == 11
    assert gained(scene, "cities") == 21
    assert gained(scene, "resources") == 6
    assert scene.points(0) == 46
