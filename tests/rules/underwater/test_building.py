"""Resources, building, the network, upgrading and metropolises (UC-I, UC-J, UC-K, UC-L, UC-M, UC-N)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.underwater.content.boards import BLUE
from ludarium.games.underwater.content.kinds import FARM, SITE_IDS, TUNNEL, WHITE
from ludarium.games.underwater.rules.building import open_sites
from ludarium.games.underwater.rules.track import advance
from ludarium.games.underwater.state import UnderwaterState
from tests.rule import rule
from tests.rules.underwater.scene import Scene, game_with, given


def tunnels(scene: Scene) -> list[str]:
    """Return where seat 0 may build tunnels."""
    return [SITE_IDS[site] for site in open_sites(scene.state, 0, 3, False)]


@rule("UC-J1", "UC-J2", "UC-J3")
def test_signs_for_resources_cards_and_points() -> None:
    scene = given(2).effect(0, "kelp 1, credit 2, point 3, card 2")
    assert (scene.goods(0), scene.points(0)) == ("1 kelp, 2 credit", 3)
    assert len(scene.cards(0)) == 2
    assert all(card <= 66 for card in scene.cards(0)), "cards come from the deck of the era, never from the special ones"


@rule("UC-J4")
def test_nothing_can_be_owed() -> None:
    scene = given(2).hand(0, 1).holds(0, steelplast=1).effect(0, "build tunnel")
    assert scene.question() == "ask-card"
    assert scene.goods(0) == "1 steelplast"


@rule("UC-J6", "UC-R4")
@pytest.mark.parametrize("effect", ["pay kelp 1: point 2", "upgrade-for farm 1 steelplast 1", "exchange kelp 1 credit 1"])
def test_biomass_replaces_nothing_in_other_payments(effect: str) -> None:
    scene = given(2).hand(0, 1).holds(0, biomass=5).built(0, "c1.1:farm").effect(0, effect)
    assert scene.question() == "ask-card"
    assert scene.goods(0) == "5 biomass"


@rule("UC-J7", "UC-K2")
def test_biomass_never_replaces_credits_and_is_replaced_by_nothing() -> None:
    assert given(2).hand(0, 1).holds(0, biomass=5).effect(0, "build tunnel").question() == "ask-card"
    without = given(2).hand(0, 1).holds(0, steelplast=9, kelp=9, credit=9).effect(0, "build symbiotic-city")
    assert without.question() == "ask-card"
    paid = given(2).holds(0, steelplast=1, kelp=1, biomass=1, credit=2).effect(0, "build symbiotic-city").play("at c2")
    assert (paid.goods(0), paid.stands(0, "c2")) == ("nothing", "symbiotic")


@rule("UC-K3", "UC-K20")
def test_a_tunnel_costs_steelplast_and_a_credit_and_lies_plain() -> None:
    scene = given(2).holds(0, steelplast=1, credit=1).effect(0, "build tunnel").play("at t1")
    assert (scene.goods(0), scene.stands(0, "t1")) == ("nothing", "tunnel")


@rule("UC-K23", "UC-R39")
def test_a_path_never_passes_through_a_metropolis() -> None:
    scene = given(2).built(0, "t1 t2 t3 t13")
    assert "t14" not in tunnels(scene), "the way on from the brown metropolis is none"
    scene.built(0, "t4 t5")
    assert "t14" in tunnels(scene)


@rule("UC-K22")
def test_a_path_passes_empty_city_sites_but_no_empty_tunnel_site() -> None:
    scene = given(2).built(0, "t1 t3")
    assert "t4" not in tunnels(scene), "t3 is not joined to the start"
    assert "t2" in tunnels(scene)


@rule("UC-I7", "UC-R34")
def test_building_without_the_upgrade_is_not_allowed() -> None:
    scene = given(2).hand(0, 1).holds(0, kelp=1, steelplast=1).effect(0, "build-upgraded structure")
    assert scene.question() == "ask-card", "without science the step cannot be started"
    paid = given(2).holds(0, kelp=1, science=1).effect(0, "build-upgraded farm").play("at c1.1")
    assert (paid.goods(0), paid.stands(0, "c1.1")) == ("nothing", "farm+")


@rule("UC-R34", "UC-I8")
def test_what_the_building_brings_may_pay_its_upgrade() -> None:
    game = game_with((32, "red", "permanent", "on build lab: science 1"))
    scene = given(2, game).claims(0, 32).holds(0, steelplast=1).effect(0, "build-upgraded lab").play("at c1.1")
    assert (scene.goods(0), scene.stands(0, "c1.1")) == ("nothing", "lab+")


@rule("UC-R34", "UC-L5")
def test_a_structure_is_kept_for_its_own_upgrade() -> None:
    game = game_with((32, "red", "permanent", "on build lab: upgrade structure"))
    scene = given(2, game).claims(0, 32).built(0, "c1.2:farm").holds(0, steelplast=1, science=2)
    scene.effect(0, "build-upgraded lab").play("at c1.1")
    assert scene.moves() == ["at c1.2", "skip"]
    scene.play("at c1.2")
    assert (scene.goods(0), scene.stands(0, "c1.1"), scene.stands(0, "c1.2")) == ("nothing", "lab+", "farm+")


@rule("UC-R35", "UC-I9")
def test_an_inner_effect_is_finished_before_the_outer_one_goes_on() -> None:
    game = game_with((15, "yellow", "action", "build farm + build lab"))
    scene = given(2, game).claims(0, 15).assistant(0, True).rich(0).holds(0, biomass=0).hand(0, 1)
    scene.effect(0, "use-action + track 1").play("choose 1", "use 15")
    assert scene.question() == "ask-step-of"
    assert len([move for move in scene.moves() if move != "skip"]) == 2, "the steps of the action card alone"
    scene.play("choose 1", "at c1.1", "at c1.2")
    assert scene.question() == "ask-advance"


@rule("UC-L2")
def test_an_upgrade_needs_an_effect() -> None:
    scene = given(3).rich(0).built(0, "c1.1:farm").hand(0, 1)
    scene.turn(0)
    assert scene.moves() == ["play 1"]


@rule("UC-L3", "UC-L5", "UC-L6")
def test_an_upgrade_costs_a_science_once() -> None:
    scene = given(2).hand(0, 1).holds(0, science=2).built(0, "c1.1:farm").effect(0, "upgrade structure").play("at c1.1")
    assert (scene.goods(0), scene.stands(0, "c1.1")) == ("1 science", "farm+")
    scene.effect(0, "upgrade structure")
    assert scene.question() == "ask-card"


@rule("UC-L7", "UC-R46")
def test_a_white_city_becomes_symbiotic() -> None:
    scene = given(2).built(0, "c2").hand(0, 1)
    white, symbiotic = scene.state.white, scene.state.symbiotic
    scene.effect(0, "make-symbiotic").play("at c2")
    assert scene.stands(0, "c2") == "symbiotic"
    assert (scene.state.white, scene.state.symbiotic) == (white + 1, symbiotic - 1)
    assert scene.goods(0) == "nothing", "no bonus, no surcharge"
    scene.state.symbiotic = 0
    assert scene.effect(0, "make-symbiotic").question() == "ask-card"


@rule("UC-R46")
def test_that_is_no_building_of_a_city() -> None:
    game = game_with((52, "green", "permanent", "on build city: point 4"))
    scene = given(2, game).claims(0, 52).effect(0, "make-symbiotic").play("at c1")
    assert scene.points(0) == 0


@rule("UC-L8", "UC-R52")
def test_an_upgrade_needs_no_connection() -> None:
    scene = given(2).holds(0, science=1).built(0, "c2 c2.1:lab").effect(0, "upgrade lab").play("at c2.1")
    assert scene.stands(0, "c2.1") == "lab+"


@rule("UC-M1", "UC-M2", "UC-M3", "UC-R10")
def test_the_way_along_the_track() -> None:
    scene = given(2)
    seen = []
    for _ in range(5):
        advance(scene.state, 0, 1)
        seen.append((scene.side(0).space, scene.goods(0), scene.points(0)))
    assert seen == [
        (4, "nothing", 0),
        (3, "1 credit", 0),
        (2, "1 steelplast, 1 credit", 0),
        (1, "1 steelplast, 1 credit", 1),
        (1, "1 steelplast, 1 credit", 2),
    ]


@rule("UC-M5", "UC-M7")
def test_who_comes_later_lies_on_top() -> None:
    scene = given(2)
    advance(scene.state, 0, 1)
    advance(scene.state, 1, 1)
    assert scene.side(1).arrived > scene.side(0).arrived
    for _ in range(3):
        advance(scene.state, 0, 1)
        advance(scene.state, 1, 1)
    advance(scene.state, 0, 1)
    assert scene.side(0).space == scene.side(1).space == 1
    assert scene.side(0).arrived > scene.side(1).arrived, "who would advance from space 1 goes on top"


@rule("UC-R63", "UC-M3")
def test_steps_may_be_taken_in_part() -> None:
    scene = given(2).hand(0, 1).effect(0, "track 3").play("advance 1")
    assert scene.side(0).space == 4


@rule("UC-N1", "UC-N2", "UC-N5")
def test_a_bonus_is_gained_even_without_a_connection() -> None:
    scene = given(2).rich(0).holds(0, biomass=0, kelp=1).built(0, "c8").effect(0, "build farm").play("at c8.1")
    assert scene.side(0).goods[0] == 1, "one kelp paid, one gained by the site"
    other = given(2).board(0, 2).rich(0).holds(0, biomass=0, kelp=1).built(0, "c8").effect(0, "build farm").play("at c8.1")
    assert other.side(0).goods[0] == 0, "other boards have other bonuses"


@rule("UC-N6", "UC-N8", "UC-N9", "UC-N17")
def test_a_blue_metropolis_gives_its_instant_effect_when_it_is_connected() -> None:
    scene = given(2).metropolises(0, m2="ML1").built(0, "t7").holds(0, steelplast=1, credit=1)
    assert scene.goods(0) == "1 steelplast, 1 credit"
    scene.effect(0, "build tunnel").play("at t12")
    assert scene.goods(0) == "1 kelp"
    assert all(tile.instant is not None for tile in scene.state.content.metropolises if tile.colour == BLUE)


@rule("UC-N7", "UC-N10")
def test_the_brown_one_gives_nothing_at_once() -> None:
    scene = given(2).metropolises(0, m3="MB3").built(0, "t1 t2 t3 t13 t7 t6").holds(0, steelplast=1, credit=1)
    scene.effect(0, "build tunnel").play("at t14")
    assert (scene.goods(0), scene.points(0)) == ("nothing", 0)


@rule("UC-N11")
def test_a_metropolis_is_no_city() -> None:
    scene = given(2).built(0, "t7 t12").effect(0, "credit 1 per connected city")
    assert scene.goods(0) == "1 credit"
    scene.holds(0, credit=0).effect(0, "credit 1 per connected metropolis")
    assert scene.goods(0) == "1 credit"


@rule("UC-C21")
def test_a_card_may_answer_the_connection() -> None:
    game = game_with((111, "green", "permanent", "on connect: point 2"))
    scene = given(2, game).claims(0, 111).metropolises(0, m2="ML1").built(0, "t7").holds(0, steelplast=1, credit=1)
    scene.effect(0, "build tunnel").play("at t12")
    assert scene.points(0) == 2


def known_of(state: UnderwaterState, seat: int) -> list[object]:
    """Return all that is counted of a network, and its open sites by their sort."""
    side = state.sides[seat]
    pieces = [(WHITE, False), (TUNNEL, False), (FARM, False), (FARM, True)]
    return [side.tally, side.linked, side.connected, *[open_sites(state, seat, kind, expansion) for kind, expansion in pieces]]


@pytest.mark.parametrize("options", [{}, {"boards": "advanced"}], ids=["basic", "advanced"])
def test_what_is_known_of_a_network_is_what_counting_anew_finds(options: dict[str, object]) -> None:
    """Only what a new piece or an upgrade changes is counted anew; open sites that it does not touch stay known."""
    state = ludarium.game("underwater").new(3, 2, options)
    luck = ludarium.chance(2)
    while not state.over:
        seat = state.to_move[0]
        state.apply(seat, luck.pick(state.moves(seat)))
        anew = state.copy()
        anew.refresh(seat)
        assert known_of(state, seat) == known_of(anew, seat)
