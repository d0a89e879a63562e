"""Machines and carts (sections M and W), with their worked examples and rulings."""

from __future__ import annotations

from ludarium.games.miners.rules.mine import MOST_MACHINES, SIDES, Chamber, Mine, ends_of, join_text
from tests.rule import rule
from tests.rules.miners.scene import SLOT_OF, given, mask_of


@rule("IM-M1", "IM-M2", "IM-M4", "IM-R14", "IM-E27")
def test_a_card_holds_at_most_three_machines() -> None:
    scene = given().mine("I-A1 1,0 machines=2").performs("machine 2 here", "1,0")
    assert scene.at("1,0").machines == MOST_MACHINES == 3
    assert [happening.facts["count"] for happening in scene.happened("machine-placed")] == [1]
    assert scene.performs("machine 1 here, gold 1", "1,0").goods() == "1 gold, 0 points"


@rule("IM-M3", "IM-F10", "IM-C9")
def test_effects_are_scaled_by_machines() -> None:
    scene = given().mine("I-A1 1,0 machines=3", "I-A2 1,2 machines=2")
    assert scene.performs("vp 1 per machines-here", "1,2").goods() == "0 gold, 2 points"
    assert scene.performs("gold 1 per 2 machines").goods() == "2 gold, 2 points"


@rule("IM-M5", "IM-R17", "IM-F11")
def test_any_own_card_with_room_may_hold_machines() -> None:
    scene = given().mine("I-A1 1,0 machines=3", "I-S1 1,2", "I-N1 1,4", "II-N1 2,1")
    assert scene.performs("machine 2 any").asks() == "machine 1,2, machine 1,4, machine 2,1"
    scene.play("machine 1,4", "machine 1,4")
    assert scene.at("1,4").machines == 2
    assert scene.performs("machine 1 other", "1,2").asks() == "machine 1,4, machine 2,1"
    assert scene.performs("machine 1 here", "1,2").at("1,2").machines == 1


@rule("IM-M5")
def test_with_one_possibility_nobody_is_asked() -> None:
    scene = given().mine("I-A1 1,0").performs("machine 2 any")
    assert (scene.asks(), scene.at("1,0").machines) == ("", 2)
    assert given().performs("machine 2 any, gold 1").goods() == "1 gold, 0 points"


@rule("IM-C7")
def test_a_machine_moves_from_card_to_card() -> None:
    scene = given().mine("I-A1 1,0 machines=3", "I-A2 1,2 machines=1", "I-N1 1,4").performs("move-machine")
    assert scene.asks() == "fetch 1,0, fetch 1,2"
    scene.play("fetch 1,0")
    assert scene.asks() == "machine 1,2, machine 1,4"
    scene.play("machine 1,4")
    assert [scene.at(place).machines for place in ("1,0", "1,2", "1,4")] == [2, 1, 1]
    assert given().mine("I-A1 1,0 machines=3").performs("move-machine, gold 1").goods() == "1 gold, 0 points"


@rule("IM-W1", "IM-W2", "IM-W6", "IM-E28", "IM-C3", "IM-C4", "IM-G3")
def test_two_full_halves_are_a_full_cart() -> None:
    scene = given().mine("I-N1 1,0 carts=E", "I-N2 1,2 carts=W")
    assert scene.miner().mine.full == 1
    assert scene.table.scores == [1]


@rule("IM-W3", "IM-W4", "IM-W5", "IM-E29", "IM-C4")
def test_a_half_full_cart_takes_a_token_and_is_full_then() -> None:
    scene = given().mine("I-N1 1,0 carts=SE", "II-N1 2,1 carts=")
    mine = scene.miner().mine
    assert (mine.full, [join_text(join) for join in mine.half_full]) == (0, ["1,0,SE"])
    scene.performs("cart 1, vp 1 per full-carts")
    assert (mine.full, mine.half_full) == (1, [])
    assert scene.table.scores == [2]  # one for the effect, one for the cart


@rule("IM-W7", "IM-W10", "IM-E30", "IM-R11")
def test_without_a_half_full_cart_no_token_is_taken() -> None:
    scene = given().mine("I-N1 1,0 carts=E", "I-N2 1,2 carts=W", "I-E1 1,4 carts=")
    scene.performs("cart 2, gold 1")
    assert (scene.miner().mine.tokens, scene.goods()) == ([], "1 gold, 0 points")


@rule("IM-W8", "IM-E31", "IM-R11")
def test_a_join_carries_one_token() -> None:
    scene = given().mine("I-N1 1,0 carts=E", "I-N2 1,2 carts=", "I-E1 1,4 carts=W").performs("cart 1")
    assert scene.asks() == "cart 1,0,E, cart 1,2,E"
    scene.play("cart 1,0,E")
    scene.performs("cart 2")  # one goes to the second, the other is not taken
    assert [join_text(join) for join in scene.miner().mine.tokens] == ["1,0,E", "1,2,E"]
    assert scene.asks() == ""


@rule("IM-W9", "IM-R9")
def test_a_half_without_a_touching_card_is_no_cart() -> None:
    scene = given().mine("I-N1 1,0 carts=W,E,NW,NE,SW,SE", "I-N2 1,4 carts=W,E,NW,NE,SW,SE")
    assert (scene.miner().mine.full, scene.miner().mine.half_full) == (0, [])  # the surface is no card either


@rule("IM-R9", "IM-C5")
def test_lower_halves_of_row_4_never_join() -> None:
    mine = Mine()
    for place in ("1,0", "2,1", "3,2", "4,3", "4,1"):
        mine.dig(Chamber(SLOT_OF[place], 0, mask=mask_of("SW,SE")))
    joins = [join for join in range(3 * 82) if mine.state_of(join) >= 0]
    assert all(ends_of(join)[0] < SLOT_OF["4,-21"] or join % 3 == 0 for join in joins)


@rule("IM-C2", "IM-C3", "IM-W1")
def test_which_halves_meet() -> None:
    meeting = [("1,0", "E", "1,2", "W"), ("1,0", "SW", "2,-1", "NE"), ("1,0", "SE", "2,1", "NW")]
    for place, side, other_place, other_side in meeting:
        for full in (1, 2):
            mine = Mine()
            mine.dig(Chamber(SLOT_OF[place], 0, mask=mask_of(side)))
            mine.dig(Chamber(SLOT_OF[other_place], 1, mask=mask_of(other_side if full == 2 else "")))
            assert mine.state_of(SLOT_OF[place] * 3 + ("E", "SW", "SE").index(side)) == full
            assert mine.full == (1 if full == 2 else 0)
        for wrong in SIDES:
            if wrong != other_side:
                mine = Mine()
                mine.dig(Chamber(SLOT_OF[place], 0, mask=mask_of(side)))
                mine.dig(Chamber(SLOT_OF[other_place], 1, mask=mask_of(wrong)))
                assert mine.full == 0


@rule("IM-R10", "IM-E32", "IM-F12", "IM-R45")
def test_the_placed_card_counts_its_own_new_carts() -> None:
    scene = given(gold=2).mine("I-N1 1,0 carts=E,SE", "I-N2 1,2 carts=W,E,SW", "I-E1 1,4 carts=W,E", "I-E2 1,6 carts=W")
    assert scene.miner().mine.full == 3
    name = next(name for name in ("II-R1a", "II-R1b") if scene.table.content.masks[scene.table.content.names.index(name)] & 12)
    scene.digs(name).play("place 2,1")
    carts = scene.miner().mine.full
    assert carts >= 4
    scene.play("effect 2")
    assert scene.miner().points() == carts // 2  # 1 point for every 2 full carts


@rule("IM-E50", "IM-C4", "IM-W6")
def test_three_cards_with_two_full_carts_and_a_half_full_one() -> None:
    scene = given().mine("I-N1 1,0 carts=E,SE", "I-N2 1,2 carts=W,SW", "II-N1 2,1 carts=NW")
    mine = scene.miner().mine
    assert (mine.full, [join_text(join) for join in mine.half_full]) == (2, ["1,2,SW"])
    assert scene.table.scores == [2]
    scene.performs("cart 1")
    assert scene.table.scores == [3]


@rule("IM-R11")
def test_tokens_stay() -> None:
    scene = given().mine("I-N1 1,0 carts=E", "I-N2 1,2 carts=").performs("cart 1")
    scene.mine("I-E1 1,4 carts=W", "II-N1 2,1 carts=")
    assert [join_text(join) for join in scene.miner().mine.tokens] == ["1,0,E"]


@rule("IM-C9", "IM-F12")
def test_full_carts_at_a_card_and_cards_in_its_row() -> None:
    scene = given().mine("I-N1 1,0 carts=E,SE", "I-N2 1,2 carts=W,E", "I-E1 1,4 carts=W", "II-N1 2,1 carts=NW,NE").performs("cart 1")
    assert scene.performs("vp 1 per full-carts-here", "1,2").miner().points() == 3  # left, right, and the one with the token
    assert scene.performs("gold 1 per row-here", "1,2").miner().gold == 3
    assert scene.performs("gold 1 per row-II").miner().gold == 4
    assert scene.performs("gold 1 per adjacent", "2,1").miner().gold == 6
