"""Notes on card effects (UC-G)."""

from __future__ import annotations

import pytest

from ludarium.games.underwater.state import NEUTRAL, NOBODY
from tests.rule import rule
from tests.rules.underwater.scene import game_with, given


@rule("UC-G1", "UC-G2", "UC-C15")
def test_cards_work_for_their_owner_in_the_owners_turn_only() -> None:
    game = game_with((31, "red", "permanent", "on build farm: credit 1"))
    scene = given(2, game).claims(0, 31).holds(1, kelp=1).effect(1, "build farm").play("at c1.1")
    assert (scene.goods(0), scene.goods(1)) == ("nothing", "nothing")


@rule("UC-G3", "UC-F13")
def test_once_per_turn_means_the_owners_turns() -> None:
    game = game_with((13, "yellow", "permanent", "on any-time once per turn: exchange kelp 1 steelplast 1"))
    scene = given(2, game).claims(0, 13).holds(0, kelp=3).hand(0, 2)
    scene.turn(0)
    assert "ability 13" in scene.moves()
    scene.play("ability 13")
    if scene.question() == "ask-exchange":
        scene.play(scene.moves()[0])
    assert scene.goods(0) == "2 kelp, 1 steelplast"
    assert scene.moves() == ["play 2"]
    scene.turn(0)
    assert "ability 13" in scene.moves()


@rule("UC-G4", "UC-R64")
def test_performing_a_slot_places_no_tile_and_plays_no_card() -> None:
    scene = given(3).hand(0, 1, 2).effect(0, "perform Y1")
    scene.play(*[move for move in scene.moves()[:1] if move.startswith("perform")])
    assert scene.goods(0) == "1 kelp, 1 steelplast, 1 science"
    assert scene.state.tiles == [NOBODY] * len(scene.state.tiles)
    assert scene.cards(0)[:2] == [1, 2]


@rule("UC-G5", "UC-K8")
def test_a_stated_cost_replaces_the_usual_one() -> None:
    scene = given(2).holds(0, credit=1).effect(0, "build-for white-city credit 1").play("at c2")
    assert (scene.goods(0), scene.stands(0, "c2")) == ("nothing", "white")


@rule("UC-G6", "UC-K10")
def test_everything_built_needs_a_legal_site() -> None:
    scene = given(2).effect(0, "build-free white-city")
    assert scene.family("at") == ["c2", "c7"]


@rule("UC-G8", "UC-R21")
def test_an_available_slot_includes_the_one_that_is_always_available() -> None:
    scene = given(3).tile("R3", 1).effect(0, "perform available")
    assert "W" in scene.family("perform")
    assert "R3" not in scene.family("perform")


@rule("UC-H34", "UC-R21")
def test_special_cards_reach_coloured_slots_only() -> None:
    scene = given(3).tile("R3", 1).effect(0, "perform available-coloured")
    assert "W" not in scene.family("perform")
    assert "Y1" in scene.family("perform")
    designs = scene.state.content.designs
    assert not any("perform available " in f"{design.effect.source()} " for design in designs if design.cost)


@rule("UC-G9", "UC-G10", "UC-G11", "UC-E33", "UC-H35")
def test_a_slot_occupied_by_another_player() -> None:
    scene = given(4).tile("Y1", 1).tile("R3", 0).tile("G4", 2).tile("G4", 0, clone=True)
    scene.state.always = [1, 2]
    scene.effect(0, "perform occupied")
    assert scene.family("perform") == ["Y1"]


@rule("UC-G9", "UC-R64")
def test_any_slot_without_an_own_tile() -> None:
    scene = given(3).tile("Y1", 1).tile("R3", 0).effect(0, "perform not-mine")
    reached = scene.family("perform")
    assert "Y1" in reached
    assert "R3" not in reached
    assert "W" not in reached


@rule("UC-G12", "UC-J4")
def test_without_the_payment_there_is_no_benefit() -> None:
    scene = given(2).hand(0, 3).effect(0, "pay kelp 1: credit 4")
    assert scene.goods(0) == "nothing"
    assert scene.question() == "ask-card", "nothing was asked"


@rule("UC-G13")
def test_a_payment_is_made_once() -> None:
    scene = given(2).hand(0, 3).holds(0, kelp=3).effect(0, "pay kelp 1: credit 4")
    scene.play(next(move for move in scene.moves() if move != "skip"))
    assert scene.goods(0) == "2 kelp, 4 credit"
    assert scene.question() == "ask-card"


@rule("UC-G14", "UC-H2", "UC-R63")
@pytest.mark.parametrize("effect", ["track 1", "build farm", "upgrade farm", "pay kelp 1: point 1", "use-action", "perform Y1"])
def test_every_step_may_be_waived(effect: str) -> None:
    scene = given(2).rich(0).built(0, "c1.1:farm").hand(0, 3).effect(0, effect)
    scene.play("skip")
    assert scene.question() == "ask-card"
    assert scene.points(0) == 0


@rule("UC-G15", "UC-E30", "UC-L4")
@pytest.mark.parametrize(
    ("goods", "left"),
    [({"credit": 2}, "nothing"), ({"science": 2}, "nothing"), ({"credit": 1, "science": 1}, "nothing"), ({"kelp": 2}, "2 kelp")],
)
def test_each_of_two_upgrades_is_paid_separately(goods: dict[str, int], left: str) -> None:
    scene = given(2).holds(0, **goods).built(0, "c1.1:farm c1.2:farm").hand(0, 3).effect(0, "upgrade-for farm 2 credit 1 science 1")
    while scene.question() != "ask-card":
        scene.play(next(move for move in scene.moves() if move != "skip"))
    assert scene.goods(0) == left


@rule("UC-G16", "UC-G17", "UC-R50")
def test_the_production_of_one_upgraded_structure() -> None:
    scene = given(2).built(0, "c1.1:lab+ c1.2:lab+ c1.3:farm c2 c2.1:farm+ t1 t2+").effect(0, "produce-one structure")
    assert sorted(scene.family("at")) == ["c1.1", "c1.2", "c2.1", "t2"]
    scene.play("at c1.1")
    assert scene.goods(0) == "1 steelplast, 1 science", "no pair"


@rule("UC-R50")
def test_not_of_one_without_a_connected_city() -> None:
    scene = given(2).hand(0, 3).built(0, "c2 c2.1:farm+").effect(0, "produce-one structure")
    assert scene.question() == "ask-card"


@rule("UC-G18", "UC-G19", "UC-E29")
def test_an_exchange_works_in_both_directions_once() -> None:
    scene = given(2).hand(0, 3).holds(0, kelp=2, steelplast=2).effect(0, "exchange kelp 1 steelplast 1")
    ways = [move for move in scene.moves() if move != "skip"]
    assert len(ways) == 2
    results = set()
    for way in ways:
        other = given(2).hand(0, 3).holds(0, kelp=2, steelplast=2).effect(0, "exchange kelp 1 steelplast 1").play(way)
        assert other.question() == "ask-card"
        results.add(other.goods(0))
    assert results == {"1 kelp, 3 steelplast", "3 kelp, 1 steelplast"}


@rule("UC-G20", "UC-G21", "UC-K34", "UC-K35", "UC-K36", "UC-E28")
def test_discounts_add_up_and_never_give_anything_back() -> None:
    game = game_with(
        (94, "red", "permanent", "on build: cheaper tunnel credit 2"), (53, "green", "permanent", "on build: cheaper tunnel steelplast 1")
    )
    scene = given(2, game).claims(0, 94).holds(0, steelplast=1, credit=3).effect(0, "build tunnel").play("at t1")
    assert scene.goods(0) == "3 credit"
    both = given(2, game).claims(0, 94, 53).holds(0, credit=3).effect(0, "build tunnel").play("at t1")
    assert both.goods(0) == "3 credit"


@rule("UC-G20", "UC-K35")
def test_a_discount_lowers_a_stated_cost_too() -> None:
    game = game_with((53, "green", "permanent", "on build: cheaper city steelplast 1"))
    scene = given(2, game).claims(0, 53).holds(0, steelplast=1, credit=1).effect(0, "build-for city steelplast 2 credit 1")
    scene.play("build white-city", "at c2")
    assert scene.goods(0) == "nothing"


@rule("UC-K37", "UC-G38")
def test_discounts_change_nothing_about_what_is_free() -> None:
    game = game_with((94, "red", "permanent", "on build: cheaper tunnel credit 2"))
    scene = given(2, game).claims(0, 94).holds(0, credit=1).effect(0, "build-free tunnel").play("at t1")
    assert scene.goods(0) == "1 credit"


@rule("UC-G22", "UC-K17", "UC-K18", "UC-K19")
def test_an_expansion_site_only_by_an_effect_that_says_so() -> None:
    usual = given(2).rich(0).effect(0, "build farm")
    assert not any(site.endswith("x") for site in usual.family("at"))
    survey = given(2).holds(0, kelp=1).effect(0, "build building expansion")
    assert survey.family("at") == ["c1.x", "c2.x", "c7.x"]
    survey.play("at c2.x")
    assert (survey.goods(0), survey.stands(0, "c2.x")) == ("nothing", "farm")


@rule("UC-G23", "UC-L6")
def test_upgraded_ones_count_as_their_kind() -> None:
    scene = given(2).built(0, "c1.1:farm+ c1.2:farm").effect(0, "credit 1 per connected farm")
    assert scene.goods(0) == "2 credit"


@rule("UC-G24", "UC-G25", "UC-G26", "UC-K9", "UC-L1")
def test_buildings_structures_and_cities() -> None:
    assert given(2).rich(0).effect(0, "build building").family("build") == ["farm", "desal", "lab"]
    assert given(2).rich(0).effect(0, "build structure").family("build") == ["farm", "desal", "lab", "tunnel"]
    assert given(2).rich(0).effect(0, "build city").family("build") == ["white-city", "symbiotic-city"]
    upgrades = given(2).rich(0).built(0, "c2 t1 c1.1:lab").effect(0, "upgrade structure")
    assert sorted(upgrades.family("at")) == ["c1.1", "t1"], "cities cannot be upgraded"


SECOND_UPGRADED = game_with((36, "red", "permanent", "on second-upgraded farm: kelp 1"))


@rule("UC-G27", "UC-G28")
def test_the_second_upgraded_farm_of_a_connected_city() -> None:
    scene = given(2, SECOND_UPGRADED).claims(0, 36).built(0, "c1.1:farm+ c1.2:farm c1.3:farm")
    scene.effect(0, "upgrade-free farm").play("at c1.2")
    assert scene.goods(0) == "1 kelp"
    scene.effect(0, "upgrade-free farm").play("at c1.3")
    assert scene.goods(0) == "1 kelp", "the third is no second one"
    first = given(2, SECOND_UPGRADED).claims(0, 36).built(0, "c1.1:farm c1.2:farm").effect(0, "upgrade-free farm").play("at c1.2")
    assert first.goods(0) == "nothing"
    apart = given(2, SECOND_UPGRADED).claims(0, 36).built(0, "c2 c2.1:farm+ c2.2:farm").effect(0, "upgrade-free farm").play("at c2.2")
    assert apart.goods(0) == "nothing"


@rule("UC-G29", "UC-G30", "UC-R16")
def test_the_second_laboratory_of_a_connected_city() -> None:
    game = game_with((37, "yellow", "permanent", "on second lab: credit 1"))
    scene = given(2, game).claims(0, 37).built(0, "c1.1:lab").holds(0, steelplast=2).effect(0, "build lab").play("at c1.2")
    assert scene.goods(0) == "1 steelplast, 1 credit"
    scene.effect(0, "build lab").play("at c1.3")
    assert scene.goods(0) == "1 credit"
    apart = given(2, game).claims(0, 37).built(0, "c2 c2.1:lab").holds(0, steelplast=1).effect(0, "build lab").play("at c2.2")
    assert apart.goods(0) == "nothing", "no tunnel touches that city"


USES = game_with((12, "yellow", "permanent", "on use Y1: credit 1"))


@rule("UC-G31", "UC-G32", "UC-R64")
def test_a_depicted_slot_is_used_by_the_tile_or_by_a_card() -> None:
    scene = given(3, USES).claims(0, 12).hand(0, 22)
    scene.turn(0).play("play 22", "slot Y1")
    assert "1 credit" in scene.goods(0)
    through = given(3, USES).claims(0, 12).hand(0, 3).effect(0, "perform Y1")
    through.play(*[move for move in through.moves()[:1] if move.startswith("perform")])
    assert "1 credit" in through.goods(0)


@rule("UC-G32")
def test_a_depicted_slot_may_give_both_of_its_alternatives() -> None:
    game = game_with((12, "yellow", "permanent", "on use G3: both"))
    scene = given(3, game).claims(0, 12).hand(0, 22).rich(0).holds(0, kelp=1, biomass=0)
    scene.turn(0).play("play 22", "slot G3")
    while scene.question() != "ask-card" and scene.state.to_move == [0]:
        if not scene.state.sides[0].hand and scene.question() == "ask-discard":
            break
        scene.play(next(move for move in scene.moves() if move not in ("skip", "build symbiotic-city")))
        if scene.state.turn != 0 or scene.state.slot < 0:
            break
    assert scene.side(0).cities.count(1) == 2, "the city was built"
    assert scene.side(0).goods[0] == 1, "and the kelp was gained: one paid, one got"


SECOND_TUNNEL = game_with((14, "yellow", "permanent", "on second-tunnel: point 1"))


@rule("UC-G33", "UC-G34", "UC-R49")
def test_the_second_tunnel_of_a_turn() -> None:
    scene = given(2, SECOND_TUNNEL).claims(0, 14).rich(0).holds(0, biomass=0).hand(0, 22)
    scene.turn(0).play("play 22", "slot Y2", "at t1")
    assert scene.points(0) == 0
    scene.play("at t2")
    assert scene.points(0) == 1


@rule("UC-G33")
def test_a_third_tunnel_does_not_trigger_it_again() -> None:
    scene = given(2, SECOND_TUNNEL).claims(0, 14).rich(0).holds(0, biomass=0).hand(0, 3)
    scene.turn(0)
    scene.effect(0, "build tunnel 3").play("at t1", "at t2", "at t3")
    assert scene.points(0) == 1


GIVES = game_with((76, "yellow", "permanent", "on slot-gives steelplast: point 1"))


@rule("UC-G35")
def test_a_slot_that_gives_steelplast() -> None:
    scene = given(3, GIVES).claims(0, 76).hand(0, 3)
    scene.turn(0).play("play 3", "slot R3")
    assert (scene.points(0), scene.goods(0)) == (1, "1 kelp, 2 steelplast")


@rule("UC-G36")
def test_only_if_the_steelplast_is_chosen() -> None:
    for chosen, points in (("gain kelp+steelplast", 1), ("gain kelp+credit", 0)):
        scene = given(2, GIVES).claims(0, 76).assistant(0, True).hand(0, 22)
        scene.turn(0).play("play 22", "slot YS3")
        scene.play(chosen)
        assert scene.points(0) == points


@rule("UC-G37", "UC-E31")
def test_steelplast_of_the_track_is_not_the_slots() -> None:
    scene = given(3, GIVES).claims(0, 76).hand(0, 3).space(0, 4)
    scene.turn(0).play("play 3", "slot G1", "advance 2")
    assert scene.goods(0) == "1 steelplast, 1 credit"
    assert scene.points(0) == 0


@rule("UC-G39", "UC-K7")
def test_without_a_named_cost_the_usual_one_is_meant() -> None:
    scene = given(2).holds(0, steelplast=1).effect(0, "build lab").play("at c1.1")
    assert scene.goods(0) == "nothing"


@rule("UC-G40", "UC-E32", "UC-K33")
def test_connected_means_the_own_network() -> None:
    effect = "kelp 2 if connected desal >= 3"
    assert given(2).built(0, "c1.1:desal c1.2:desal c2 c2.1:desal").effect(0, effect).goods(0) == "nothing"
    assert given(2).built(0, "c1.1:desal c1.2:desal c2 t1 c2.1:desal").effect(0, effect).goods(0) == "2 kelp"


@rule("UC-G43")
@pytest.mark.parametrize(("space", "goods"), [(0, "nothing"), (4, "nothing"), (3, "2 credit"), (2, "nothing"), (1, "nothing")])
def test_only_while_the_marker_is_on_space_3(space: int, goods: str) -> None:
    assert given(2).space(0, space).effect(0, "credit 2 if on-space 3 >= 1").goods(0) == goods


@rule("UC-G44", "UC-C18")
def test_the_building_stones_of_the_icon_key() -> None:
    stones = [
        *["pay kelp 1: credit 1", "exchange kelp 1 steelplast 1", "kelp 1", "kelp 1 if connected farm >= 1", "metropolis blue"],
        *["build farm", "on turn-end: kelp 1", "on second-tunnel: kelp 1", "on any-time once per turn: exchange kelp 1 credit 1"],
        *["perform available", "perform occupied", "on build: cheaper tunnel credit 1", "kelp 1 or credit 1"],
    ]
    vocabulary = given(2).state.game.vocabulary
    for stone in stones:
        effect = vocabulary.parse(stone)
        assert effect.icons(), stone
        assert vocabulary.parse(effect.source()) == effect


@rule("UC-R18")
def test_an_upgraded_tunnel_counts_wherever_it_lies() -> None:
    assert given(2).built(0, "t1 t2+").effect(0, "kelp 1 if upgraded tunnel >= 1").goods(0) == "1 kelp"
    assert given(2).built(0, "t1 t2").effect(0, "kelp 1 if upgraded tunnel >= 1").goods(0) == "nothing"


@rule("UC-R36")
def test_several_triggers_with_a_choice_come_in_the_players_order() -> None:
    game = game_with((31, "red", "permanent", "on build farm: track 1"), (32, "red", "permanent", "on build farm: upgrade farm"))
    scene = given(2, game).claims(0, 31, 32).holds(0, kelp=1, science=1).hand(0, 3).effect(0, "build farm").play("at c1.1")
    asked = scene.question()
    assert asked not in ("ask-card", "ask-advance", "ask-upgrade"), asked


@rule("UC-R40")
def test_a_metropolis_gained_by_a_card_is_connected_at_once() -> None:
    scene = given(2).hand(0, 3)
    assert scene.state.metropolises
    scene.effect(0, "metropolis blue")
    tiles = scene.family("metropolis")
    assert all(tile.startswith("ML") for tile in tiles)
    known = [tile for tile in tiles if tile in ("ML1", "ML2", "ML3", "ML9", "ML10", "ML11")]
    scene.play(f"metropolis {known[0]}")
    assert len(scene.side(0).extra) == 1
    assert scene.goods(0) != "nothing" or len(scene.cards(0)) > 1
    scene.state.metropolises = [tile for tile in scene.state.metropolises if tile < 5]
    scene.effect(0, "metropolis blue")
    assert scene.question() == "ask-card", "with none left the step cannot be carried out"


@rule("UC-R61")
def test_a_neutral_tile_is_not_the_own_one() -> None:
    scene = given(1)
    scene.state.tiles = [NOBODY] * len(scene.state.tiles)
    scene.tile("Y1", NEUTRAL).effect(0, "perform not-mine")
    assert "Y1" in scene.family("perform")
