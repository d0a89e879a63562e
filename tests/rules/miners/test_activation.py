"""Activation, the chain reaction, collapses and special activations (sections X, B and Q)."""

from __future__ import annotations

import pytest

import ludarium
from tests.rule import rule
from tests.rules.miners.scene import card_entry, game_with, given


@rule("IM-X1", "IM-X5", "IM-X6", "IM-X7", "IM-X8", "IM-E10")
def test_the_new_card_then_one_card_in_each_row_above_then_the_surface() -> None:
    scene = given().mine("I-N2a 1,0", "I-N2b 1,2", "II-N2 2,1").digs("III-N1").play("place 3,2")
    assert scene.asks() == "effect 1, effect 2, skip"  # the card just placed comes first
    scene.play("effect 1", "effect 2")  # 1 point, then 2 points of (2,1)
    assert scene.asks() == "climb 1,0, climb 1,2"
    scene.play("climb 1,2", "effect 2")
    assert scene.asks() == "surface gold, surface draw"
    scene.play("surface gold")
    assert scene.asks() == ""
    assert scene.names("activated") == ["III-N1", "II-N2", "I-N2"]
    assert scene.goods() == "2 gold, 4 points"
    assert [int(slot) for slot in scene.miner().path] == [50, 29, 10]


@rule("IM-X9", "IM-X6")
def test_of_two_upper_neighbours_only_the_chosen_one_is_activated() -> None:
    scene = given().mine("I-N2a 1,0", "I-N2b 1,2").digs("II-N2").play("place 2,1", "skip", "climb 1,0", "effect 2")
    assert scene.at("1,0").activated
    assert not scene.at("1,2").activated
    assert scene.goods() == "0 gold, 1 points"


@rule("IM-X3", "IM-R12", "IM-R24")
def test_an_effect_can_be_declined_but_the_way_goes_on() -> None:
    scene = given().mine("I-N2 1,0").digs("II-N2").play("place 2,1", "skip")
    assert scene.at("2,1").activated  # the activation counts all the same
    assert scene.asks() == "effect 1, effect 2, skip"  # of (1,0), without being asked about the way
    scene.play("skip")
    assert scene.asks() == "surface gold, surface draw"
    assert scene.goods() == "0 gold, 0 points"


@rule("IM-X4", "IM-R14", "IM-R44")
def test_an_effect_is_performed_as_completely_as_possible_in_its_order() -> None:
    scene = given().mine("I-N2 1,0").performs("cart 1, machine 2 here, gold 1 per machines-here", "1,0")
    assert scene.goods() == "2 gold, 0 points"  # no half-full cart; the machines count already
    early = given().mine("I-N2 1,0").performs("gold 1 per machines-here, machine 2 here", "1,0")
    assert early.goods() == "0 gold, 0 points"


@rule("IM-X10", "IM-X11", "IM-R16", "IM-X14", "IM-X15", "IM-X16", "IM-E40", "IM-C34", "IM-C47")
def test_the_surface() -> None:
    scene = given(gold=7).mine("I-N2 1,0").digs("I-N1").play("place 1,2", "skip")
    assert scene.asks() == "surface gold, surface draw, surface research-1"  # no pass; 8 gold are not there
    assert scene.refusals() == {"surface:research-2": "too-little-gold"}
    assert scene.play("surface gold").goods() == "9 gold, 0 points"
    assert scene.asks() == ""  # that ends the phase
    drawn = given(gold=7).mine("I-N2 1,0").digs("I-N1").play("place 1,2", "skip", "surface draw", "deck I", "deck II", "deck III")
    assert len(drawn.miner().hand) == 3
    short = given(gold=8).boards("alchemy", "technology", "diplomacy").mine("I-N2 1,0").digs("I-N1").play("place 1,2", "skip")
    short.play("surface research-1", "research 1.2", "deck I")
    assert (short.miner().gold, short.miner().step) == (4, 2)
    long = given(gold=8).boards("alchemy", "technology", "diplomacy").mine("I-N2 1,0").digs("I-N1").play("place 1,2", "skip")
    long.play("surface research-2")
    assert "research 1.5" in long.asks()
    assert "research 1.6" not in long.asks()
    assert long.miner().gold == 0


@rule("IM-R16", "IM-D5")
def test_drawing_may_be_chosen_with_a_full_hand() -> None:
    scene = given().holds(*["II-S1", "II-S1", "II-S2", "II-S2", "II-B1", "II-B1", "II-B2", "II-B2"]).mine("I-N2 1,0").digs("I-N1")
    scene.play("place 1,2", "skip", "surface draw", "deck I", "deck I", "deck I")
    assert scene.asks().count("discard") == 11


@rule("IM-X12", "IM-R23", "IM-Q5")
def test_a_card_is_activated_at_most_once_in_a_round() -> None:
    scene = given().mine("I-N2 1,0").performs("activate any").play("effect 2")
    assert scene.goods() == "0 gold, 1 points"
    assert scene.performs("activate any").asks() == ""
    assert scene.goods() == "0 gold, 1 points"
    scene.next_event("EV12").ends_round()  # the marks are cleared at the start of the next event phase
    assert scene.table.round == 2
    assert [chamber.activated for chamber in scene.miner().mine.chambers[:1]] == [False]


@rule("IM-R23")
def test_marks_are_set_at_the_start_of_an_activation_and_events_count() -> None:
    game = game_with(card_entry("T-1", "activate any, gold 1"))
    scene = given(game=game).mine("T-1 1,0").performs("activate any").play("effect 1")
    assert scene.goods() == "1 gold, 0 points"  # it could not activate itself
    late = given().mine("I-N2 1,0").carries_out("EV18").play("effect 2")
    assert late.at("1,0").activated


@rule("IM-E46", "IM-R24", "IM-Q4")
def test_the_way_may_lead_through_a_card_that_was_activated() -> None:
    scene = given().mine("I-N2a 1,0 activated", "I-N2b 1,2").digs("II-N2").play("place 2,1", "skip")
    assert scene.asks() == "climb 1,0, climb 1,2"
    scene.play("climb 1,0")
    assert scene.asks() == "surface gold, surface draw"
    assert scene.names("already-activated") == ["I-N2"]


@rule("IM-B3", "IM-B4", "IM-B5", "IM-R19", "IM-E22")
def test_a_collapse_is_removed_instead_of_an_effect_and_the_way_goes_on() -> None:
    scene = given().mine("I-N2 1,0", "II-N2 2,1 collapsed").digs("III-N1").play("place 3,2", "effect 1")
    assert not scene.at("2,1").collapsed
    assert scene.at("2,1").activated
    assert scene.asks() == "effect 1, effect 2, skip"  # of (1,0)
    scene.play("effect 2", "surface gold")
    assert scene.goods() == "2 gold, 2 points"
    assert scene.names("activated") == ["III-N1", "I-N2"]


@rule("IM-B1", "IM-B2", "IM-E23")
def test_a_card_holds_at_most_one_collapse() -> None:
    scene = given().mine("I-N2 1,0 collapsed").performs("collapse here", "1,0")
    assert scene.at("1,0").collapsed
    assert scene.miner().mine.collapses() == 1
    free = given().mine("I-N2a 1,0 collapsed", "I-N2b 1,2", "I-N1 1,4").performs("collapse any")
    assert free.asks() == "collapse 1,2, collapse 1,4"
    assert free.play("collapse 1,4").at("1,4").collapsed


@rule("IM-R20")
def test_a_collapse_on_an_activated_card_stays() -> None:
    scene = given().mine("I-N2 1,0 activated collapsed").digs("II-N2").play("place 2,1", "skip")
    assert scene.at("1,0").collapsed
    assert scene.asks() == "surface gold, surface draw"


@rule("IM-B6", "IM-F6")
def test_effects_remove_and_count_collapses() -> None:
    scene = given().mine("I-B1 1,0 collapsed", "I-B1 1,2 collapsed", "I-B2 1,4 collapsed")
    assert scene.performs("vp 1 per collapses").goods() == "0 gold, 3 points"
    scene.performs("uncollapse 2, gold 1 per uncollapsed")
    assert scene.asks() == "clear 1,0, clear 1,2, clear 1,4, done"
    scene.play("clear 1,2", "clear 1,4")
    assert scene.goods() == "2 gold, 3 points"
    assert scene.miner().mine.collapses() == 1
    stopped = given().mine("I-B1 1,0 collapsed").performs("uncollapse 2, gold 1 per uncollapsed").play("done")
    assert (stopped.goods(), stopped.miner().mine.collapses()) == ("0 gold, 0 points", 1)


@rule("IM-E44", "IM-R15", "IM-R12", "IM-F5")
def test_a_collapse_is_part_of_the_effect() -> None:
    both = given().mine("I-N1 1,0", "II-B1 2,1").performs("activate II").play("effect 1")
    assert (both.goods(), both.at("2,1").collapsed) == ("0 gold, 3 points", True)
    none = given().mine("I-N1 1,0", "II-B1 2,1").performs("activate II").play("skip")
    assert (none.goods(), none.at("2,1").collapsed) == ("0 gold, 0 points", False)


@rule("IM-R15", "IM-R44")
def test_a_collapse_comes_when_its_turn_comes() -> None:
    before = given().mine("I-B1 1,0").performs("vp 1 per collapses, collapse here", "1,0")
    after = given().mine("I-B1 1,0").performs("collapse here, vp 1 per collapses", "1,0")
    assert (before.miner().points(), after.miner().points()) == (0, 1)


@rule("IM-R18")
def test_a_collapsed_card_still_counts() -> None:
    scene = given().mine("I-S1 1,0 collapsed machines=2 carts=E", "I-N1 1,2 carts=W")
    scene.performs("vp 1 per scots").performs("vp 1 per machines").performs("vp 1 per full-carts")
    assert scene.goods() == "0 gold, 4 points"
    assert scene.miner().mine.adjacent(10) == 1
    path = given().mine("I-N2 1,0 collapsed").digs("II-N2").play("place 2,1", "skip")
    assert path.asks() == "surface gold, surface draw"


@rule("IM-Q1", "IM-Q2", "IM-E25")
def test_a_special_activation_starts_no_chain() -> None:
    scene = given().mine("I-N2 1,0", "II-N1 2,1", "III-N1 3,2").performs("activate III").play("effect 1")
    assert scene.asks() == ""
    assert scene.goods() == "0 gold, 1 points"
    assert not scene.at("2,1").activated


@rule("IM-Q3", "IM-Q4", "IM-E24")
def test_the_chain_skips_a_card_that_was_activated_specially() -> None:
    scene = given().mine("I-N2 1,0").digs("II-N3").play("place 2,1", "effect 1")
    scene.play("effect 2")  # of (1,0), which is the only card not activated yet
    assert scene.asks() == "surface gold, surface draw"
    assert scene.goods() == "0 gold, 1 points"


@rule("IM-E26", "IM-R19", "IM-R21")
def test_a_special_activation_of_a_collapsed_card_only_clears_it() -> None:
    scene = given().mine("I-N2 1,0 collapsed", "I-N1 1,2").performs("activate any")
    assert scene.asks() == "activate 1,0, activate 1,2"
    scene.play("activate 1,0")
    assert (scene.at("1,0").collapsed, scene.at("1,0").activated, scene.asks()) == (False, True, "")
    assert scene.goods() == "0 gold, 0 points"


@rule("IM-Q5", "IM-R21", "IM-C7")
def test_targets_of_a_special_activation() -> None:
    scene = given().mine("I-S1 1,0", "I-R1 1,2 activated", "I-N1 1,6", "II-SR 2,1")
    assert scene.performs("activate any").asks() == "activate 1,0, activate 1,6, activate 2,1"
    assert scene.refusals() == {"slot:1,2": "already-activated"}
    assert scene.performs("activate scots").asks() == "activate 1,0, activate 2,1"
    assert scene.performs("activate I").asks() == "activate 1,0, activate 1,6"
    adjacent = given().mine("I-S1 1,0", "I-R1 1,2", "I-N1 1,6", "II-SR 2,1").performs("activate adjacent, gold 5", "2,1")
    assert adjacent.asks() == "activate 1,0, activate 1,2"
    none = given().performs("activate any, gold 5")
    assert none.goods() == "5 gold, 0 points"  # without a target that part is skipped


@rule("IM-R22")
def test_special_activations_nest_and_all_of_it_comes_before_the_chain() -> None:
    scene = given().mine("I-N2 1,0", "I-N1 1,4", "II-N4 2,3").digs("II-N3").play("place 2,1", "effect 1")
    scene.play("activate 2,3", "effect 1", "activate 1,4", "effect 1")
    assert scene.goods() == "2 gold, 0 points"
    assert scene.asks() == "effect 1, effect 2, skip"  # the chain at (1,0)
    assert [scene.at(place).activated for place in ("2,3", "1,4", "2,1", "1,0")] == [True] * 4


def test_what_is_not_possible_says_why() -> None:
    scene = given(gold=1).mine("I-S1 1,0").performs("activate any")
    assert scene.asks() == "effect 1, skip"
    assert scene.refusals() == {"effect:2": "too-little-gold"}
    with pytest.raises(ludarium.IllegalMove, match="too-little-gold"):
        scene.play("effect 2")
