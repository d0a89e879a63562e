"""Choosing, paying and placing a card (section P), with its worked examples and rulings."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.miners.rules.mine import ROW_OF, SLOTS, TOUCHES, Chamber, Mine, are_adjacent, slot_text, x_of
from ludarium.games.miners.state import CHOOSING, DIGGING
from tests.rule import rule
from tests.rules.miners.scene import SLOT_OF, card_entry, game_with, given, opened, played


@rule("IM-P1", "IM-P2", "IM-H5", "IM-R42")
def test_all_commit_a_card_before_any_is_revealed() -> None:
    scene = given(3)
    for seat in range(3):
        scene.holds("I-N1", "I-N2", seat=seat)
    scene.chooses()
    assert scene.table.is_secret
    assert scene.table.to_move == [0, 1, 2]
    scene.play("play I-N1a", seat=0)
    scene.table.phase = CHOOSING
    seen = scene.table.view(1)["miners"][0]
    assert (seen["ready"], seen["card"], seen["cards"]) == (True, None, 2)
    assert scene.table.view(0)["miners"][0]["card"]["card"] == "I-N1a"  # type: ignore[index]
    scene.play("play I-N2b", seat=1)
    assert scene.happened("revealed") == []
    scene.play("play I-N2c", seat=2)
    assert [happening.seat for happening in scene.happened("revealed")] == [0, 1, 2]
    assert scene.table.phase == DIGGING
    assert not scene.table.is_secret


@rule("IM-P3", "IM-R37", "IM-A6")
def test_the_cost_is_paid_before_the_card_is_placed() -> None:
    scene = given(gold=3).mine("I-N1 1,0").holds("II-N1", "I-N2").chooses().play("play II-N1")
    assert scene.miner().gold == 1
    assert scene.asks() == "place 2,-1, place 2,1"
    assert [happening.facts["cost"] for happening in scene.happened("revealed")] == [2]


@rule("IM-P4", "IM-P5", "IM-R5", "IM-E15")
def test_who_has_no_playable_card_plays_the_top_card_of_level_i() -> None:
    scene = given(2, gold=1).mine("I-N1 1,0").mine("I-N1 1,0", seat=1).holds("II-N1", "III-N4").holds("I-N2", seat=1)
    top = scene.table.decks[0][-1]
    scene.chooses()
    assert scene.asks() == "dig"
    assert scene.refusals() == {"card:II-N1": "too-little-gold", "card:III-N4": "no-place"}
    scene.play("dig").play("play I-N2a", seat=1)
    assert scene.miner().chosen == top
    assert scene.hand() == ["II-N1", "III-N4"]
    assert scene.asks().startswith("place 1,-18, place 1,-16")
    alone = given(gold=1).mine("I-N1 1,0").holds("II-N1", "III-N4").chooses()  # without others nobody is asked
    assert alone.asks().startswith("place 1,-18")


@rule("IM-R5", "IM-E16", "IM-P6")
def test_who_has_a_playable_card_plays_one() -> None:
    scene = given(2, gold=1).mine("I-N1 1,0").holds("I-N2", "II-N1").chooses()
    assert scene.asks() == "play I-N2a"
    assert scene.refusals() == {"card:II-N1": "too-little-gold", "dig": "has-playable-card"}
    with pytest.raises(ludarium.IllegalMove, match="has-playable-card"):
        scene.play("dig")
    weak = given(gold=9).mine("I-N1 1,0").holds("I-N2", "II-N1").chooses()
    assert weak.asks() == "play I-N2a, play II-N1"  # any playable card, also a weak one


@rule("IM-E17", "IM-P4", "IM-P5")
def test_free_cards_without_a_place_are_not_playable() -> None:
    scene = given(2).mine("I-N1 1,0").holds("III-N1", "IV-1").chooses()
    assert scene.asks() == "dig"
    assert scene.refusals() == {"card:III-N1": "no-place", "card:IV-1a": "no-place"}


@rule("IM-E47", "IM-P5")
def test_an_empty_hand_digs_blindly() -> None:
    assert given(2, gold=9).chooses().asks() == "dig"


@rule("IM-R6", "IM-T6")
def test_without_any_card_of_level_i_nothing_is_placed() -> None:
    scene = given(2).mine("I-N1 1,0").deck("I").holds("I-N2", seat=1)
    scene.chooses().play("dig").play("play I-N2a", seat=1)
    assert scene.miner().chosen == -1
    assert scene.table.to_move == [1]
    assert len(scene.miner().mine.chambers) == 1


@rule("IM-R6", "IM-R31", "IM-D9")
def test_for_a_blind_card_the_discard_pile_is_renewed() -> None:
    scene = given(2).deck("I").discards("I", "I-N1", "I-N2").holds("I-E1", seat=1)
    scene.chooses().play("dig").play("play I-E1a", seat=1)
    assert scene.table.content.design[scene.at("1,0").card].name in ("I-N1", "I-N2")
    assert len(scene.table.decks[0]) == 1


@rule("IM-P7", "IM-R4", "IM-E18")
def test_in_the_first_round_only_cards_of_level_i_can_be_played() -> None:
    scene = given(2, gold=3).holds("I-N1", "II-N1", "III-N1", "IV-1").chooses()
    assert scene.asks() == "play I-N1a"
    assert scene.refusals()["card:II-N1"] == "no-place"  # gold does not lift it
    for seed in range(6):
        state = opened(2, seed)
        while state.phase != DIGGING:
            played(state, seed, 1)
        assert all(chamber.slot == SLOT_OF["1,0"] for miner in state.miners for chamber in miner.mine.chambers)


@rule("IM-P8", "IM-P9", "IM-P10", "IM-P11", "IM-P16", "IM-P17", "IM-E9")
def test_a_card_lies_in_the_row_of_its_level_below_at_least_one_card() -> None:
    scene = given().mine("I-N1 1,0", "I-N2 1,2", "II-N1 2,1").digs("III-N1")
    assert scene.asks() == "place 3,0, place 3,2"
    scene = given().mine("I-N1 1,0", "I-N2 1,2", "II-N1 2,1", "III-N1 3,0").digs("IV-1")
    assert scene.asks() == "place 4,-1, place 4,1"
    two = given().mine("I-N1 1,0", "I-N2 1,4").digs("II-N1")  # one upper neighbour is enough, a side neighbour is not needed
    assert two.asks() == "place 2,-1, place 2,1, place 2,3, place 2,5"


@rule("IM-E11", "IM-P11")
def test_below_one_card_there_are_two_places() -> None:
    scene = given().mine("I-N1 1,0").digs("II-N1")
    assert scene.asks() == "place 2,-1, place 2,1"
    with pytest.raises(ludarium.IllegalMove):
        scene.play("place 2,3")


@rule("IM-P12", "IM-P11", "IM-R7", "IM-E12", "IM-C1")
def test_row_1_may_have_gaps_and_the_first_card_lies_in_the_middle() -> None:
    first = given().digs("I-N1")
    assert first.at("1,0").card >= 0
    scene = given().mine("I-N1 1,0").digs("I-N2")
    assert scene.asks().split(", ") == [f"place 1,{x}" for x in range(-18, 19, 2) if x]
    scene.play("place 1,6")
    assert scene.at("1,6").card >= 0


@rule("IM-P10", "IM-P19")
def test_a_row_holds_any_number_of_cards_but_a_place_only_one() -> None:
    scene = given().mine("I-N1 1,0", "II-N1 2,-1", "II-N2 2,1")
    assert not scene.miner().mine.is_open(1)  # both places below the only card are taken
    scene = given(2, gold=9).mine("I-N1 1,0", "II-N1 2,-1", "II-N2 2,1").holds("II-N3").chooses()
    assert scene.refusals() == {"card:II-N3": "no-place"}
    names = ["I-S1", "I-S1", "I-S2", "I-S2", "I-B1", "I-B1", "I-B2", "I-B2", "I-E1", "I-E1"]
    wide = given().mine(*[f"{name} 1,{2 * place}" for place, name in enumerate(names)])
    assert wide.miner().mine.in_row(0) == 10


@rule("IM-P13", "IM-P14", "IM-P15", "IM-E13", "IM-E14", "IM-C1")
def test_neighbours() -> None:
    scene = given().mine("I-N1 1,0", "I-N2 1,2", "II-N1 2,1", "II-N2 2,-1", "II-N3 2,3", "III-N1 3,0", "III-N2 3,2")
    mine = scene.miner().mine
    assert mine.adjacent(SLOT_OF["2,1"]) == 6
    assert mine.uppers(SLOT_OF["2,1"]) == [SLOT_OF["1,0"], SLOT_OF["1,2"]]
    top = given().mine("I-N1 1,0", "I-N2 1,2", "I-E1 1,-2", "II-N1 2,1", "II-N2 2,-1").miner().mine
    assert top.adjacent(SLOT_OF["1,0"]) == 4  # the surface is no card
    for slot in range(SLOTS):
        rows = [ROW_OF[touch.slot] - ROW_OF[slot] for touch in TOUCHES[slot]]
        assert max(rows.count(-1), rows.count(0), rows.count(1)) <= 2
        for touch in TOUCHES[slot]:
            assert are_adjacent(touch.slot, slot)
            assert abs(x_of(touch.slot) - x_of(slot)) == (2 if ROW_OF[touch.slot] == ROW_OF[slot] else 1)


@rule("IM-C1", "IM-P9")
def test_places_and_their_coordinates() -> None:
    rows = [[x_of(slot) for slot in range(SLOTS) if ROW_OF[slot] == row] for row in range(4)]
    assert rows == [list(range(-18 - row, 19 + row, 2)) for row in range(4)]
    assert [slot_text(slot) for slot in (9, 28, 29)] == ["1,0", "2,-1", "2,1"]
    mine = Mine()
    for place in ["1,0", "1,2", "1,4", "1,6", "2,1", "2,3", "2,5", "3,2", "3,4", "4,3"]:
        mine.dig(Chamber(SLOT_OF[place], 0))

    def ways(slot: int) -> int:
        return sum(map(ways, mine.uppers(slot))) or 1

    assert ways(SLOT_OF["4,3"]) == 8  # 2^(r-1) ways to the surface


@rule("IM-P18")
def test_half_carts_never_restrict_a_place() -> None:
    scene = given().mine("I-N1 1,0 carts=W,E,NW,NE,SW,SE").digs("I-N2")
    assert "place 1,2" in scene.asks()
    assert "place 1,-2" in scene.asks()


@rule("IM-P20", "IM-R8")
def test_a_placed_card_stays() -> None:
    state = opened(2, 8)
    before: list[list[tuple[int, int]]] = [[], []]
    while not state.over:
        played(state, len(state.past) * 100 + len(state.agenda), 1)
        for seat, miner in enumerate(state.miners):
            now = [(chamber.slot, chamber.card) for chamber in miner.mine.chambers]
            assert now[: len(before[seat])] == before[seat]
            before[seat] = now


@rule("IM-R47", "IM-E49", "IM-A6")
def test_reductions_add_up_and_that_for_the_next_card_is_used_up() -> None:
    scene = given(gold=5).mine("I-N1 1,0", "II-N1 2,1").performs("next-cost 2")
    assert scene.miner().discount == 2
    scene.turns_event("EV12").event("EV01")  # it waits, in whatever round
    assert scene.miner().discount == 2
    scene.holds("III-N3", "I-N2").chooses().play("play III-N3")  # cost 1
    assert (scene.miner().gold, scene.miner().discount) == (5, 0)
    both = given(gold=5).mine("I-N1 1,0", "II-N1 2,1").performs("next-cost 2").event("EV12").holds("III-N4", "I-N2").chooses()
    both.play("play III-N4")
    assert both.miner().gold == 5 - (8 - 2 - 2)


@rule("IM-A6", "IM-E19")
def test_a_cost_never_falls_below_zero() -> None:
    scene = given(gold=4).mine("I-N1 1,0").performs("next-cost 9").holds("II-N1", "I-N2").chooses().play("play II-N1")
    assert scene.miner().gold == 4


@rule("IM-R13", "IM-C8")
def test_a_card_of_a_pack_with_any_price_is_offered_only_if_it_can_be_met() -> None:
    entries = card_entry("T-1", "discard 2: vp 5") + card_entry("T-2", "spend 1 machines: vp 5") + card_entry("T-3", "pay 3: vp 5")
    game = game_with(entries)
    scene = given(game=game, gold=2).mine("T-1 1,0", "T-2 1,2", "T-3 1,4").holds("I-N1")
    scene.performs("activate any")
    assert scene.asks() == "activate 1,0, activate 1,2, activate 1,4"
    for name in ("T-1", "T-2", "T-3"):  # the only effect cannot be paid: nobody is asked
        poor = given(game=game, gold=2).mine(f"{name} 1,0").holds("I-N1").performs("activate any")
        assert (poor.asks(), poor.goods(), poor.names("declined")) == ("", "2 gold, 0 points", [name])
    paid = given(game=game, gold=3).mine("T-2 1,0 machines=2").performs("spend 2 machines: vp 5", "1,0")
    assert (paid.at("1,0").machines, paid.goods()) == (0, "3 gold, 5 points")
    thrown = given(gold=3).holds("I-N1", "I-N2").performs("discard 2: vp 5")
    assert (thrown.hand(), thrown.goods()) == ([], "3 gold, 5 points")
    chosen = given().holds("I-N1a", "I-N2a", "I-E1a").performs("discard 2: vp 5").play("discard I-N2a", "discard I-E1a")
    assert (chosen.hand(), chosen.goods()) == (["I-N1"], "0 gold, 5 points")
