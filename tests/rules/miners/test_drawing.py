"""Drawing cards (section D), with its worked examples and rulings."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.miners.scene import given

EIGHT = ["II-S1", "II-S1", "II-S2", "II-S2", "II-B1", "II-B1", "II-B2", "II-B2"]


@rule("IM-D1", "IM-D2", "IM-D3", "IM-R29")
def test_each_card_is_drawn_from_a_deck_chosen_after_the_one_before() -> None:
    scene = given().deck("I", "I-S1", "I-S2").deck("II", "II-S1").deck("III", "III-S1").performs("draw 2")
    assert scene.asks() == "deck I, deck II, deck III"  # not IV
    scene.play("deck III")
    assert scene.hand() == ["III-S1"]  # seen before the next deck is chosen
    assert scene.asks() == "deck I, deck II"
    scene.play("deck I")
    assert scene.hand() == ["III-S1", "I-S1"]


@rule("IM-R29")
def test_a_named_level_uses_that_deck_only() -> None:
    scene = given().performs("draw 2 II")
    assert [scene.level_of(card) for card in scene.miner().hand] == [1, 1]
    assert scene.asks() == ""


@rule("IM-D4")
def test_level_iv_is_drawn_by_its_own_word_only() -> None:
    scene = given().performs("draw-IV 2")
    assert scene.hand() == ["IV-1", "IV-1"]
    assert len(scene.table.decks[3]) == 12


@rule("IM-D5", "IM-D6", "IM-D7", "IM-D8", "IM-E33", "IM-R30")
def test_the_hand_limit_is_checked_when_an_effect_is_finished() -> None:
    scene = given().holds(*EIGHT[:7]).performs("draw 3").play("deck I", "deck II", "deck III")
    assert len(scene.hand()) == 10  # the player looks at all ten
    assert scene.asks().count("discard") == 10
    scene.play("discard II-S1a", "discard II-B2b" if "II-B2b" in scene.asks() else "discard II-B1a")
    assert scene.asks() == ""
    assert len(scene.hand()) == 8
    assert len(scene.table.discards[1]) == 2


@rule("IM-R30", "IM-P5")
def test_the_card_of_a_blind_dig_never_counts() -> None:
    scene = given(2).mine("I-N1 1,0").mine("I-N1 1,0", seat=1).holds(*EIGHT).holds("I-N2", seat=1)
    scene.chooses().play("dig").play("play I-N2a", seat=1)
    assert len(scene.hand()) == 8
    assert scene.asks().startswith("place")


@rule("IM-R30")
def test_what_an_effect_causes_is_part_of_it_for_the_limit() -> None:
    """A reward of a board and a special activation are checked with the outermost effect."""
    scene = given().holds(*EIGHT).boards("alchemy", "technology", "diplomacy").performs("research 2, gold 1").play("research 1.2", "deck I")
    assert scene.goods() == "1 gold, 0 points"  # the gold came before the limit was looked at
    assert scene.asks().count("discard") == 9
    nested = given().mine("I-N1 1,0").holds(*EIGHT).performs("activate any, gold 1").play("effect 2", "deck I", "deck I")
    assert nested.goods() == "1 gold, 0 points"
    assert nested.asks().count("discard") == 10


@rule("IM-D9", "IM-E34", "IM-R31")
def test_an_empty_deck_is_renewed_when_a_card_is_needed() -> None:
    scene = given().deck("II", "II-N1").discards("II", "II-S1", "II-S2", "II-B1", "II-B2", "II-E1").performs("draw 2 II")
    assert scene.hand()[0] == "II-N1"
    assert scene.hand()[1] in ("II-S1", "II-S2", "II-B1", "II-B2", "II-E1")
    assert (len(scene.table.decks[1]), scene.table.discards[1]) == (4, [])
    waits = given().deck("II", "II-N1").discards("II", "II-S1").performs("draw 1 II")
    assert (len(waits.table.decks[1]), len(waits.table.discards[1])) == (0, 1)  # not before


@rule("IM-R31", "IM-D9")
def test_a_deck_without_any_card_cannot_be_chosen() -> None:
    scene = given().deck("II").performs("draw 1")
    assert scene.asks() == "deck I, deck III"
    assert scene.refusals() == {"deck:II": "deck-is-empty"}
    nothing = given().deck("II").performs("draw 2 II, gold 1")
    assert (nothing.hand(), nothing.goods()) == ([], "1 gold, 0 points")
    only = given().deck("II").deck("I").deck("III", "III-N1").performs("draw 1")
    assert (only.asks(), only.hand()) == ("", ["III-N1"])  # one possibility is taken by itself


@rule("IM-D9", "IM-S4")
def test_the_deck_of_level_iv_is_renewed_as_well() -> None:
    scene = given().deck("IV").discards("IV", "IV-1", "IV-1").performs("draw-IV 1")
    assert scene.hand() == ["IV-1"]
    assert len(scene.table.decks[3]) == 1


@rule("IM-D10", "IM-D11", "IM-D12", "IM-D14", "IM-E35", "IM-H9", "IM-R34")
def test_a_faction_draw_turns_cards_over_until_one_fits() -> None:
    scene = given(2).deck("II", "II-S1", "II-N1", "II-B1", "II-SR", "II-R1").performs("faction-draw 1 romans")
    assert scene.asks() == "deck I, deck II, deck III"
    scene.play("deck II")
    assert scene.hand() == ["II-SR"]  # also a Scots card
    names = sorted(scene.table.content.design[card].name for card in scene.table.decks[1])
    assert names == ["II-B1", "II-N1", "II-R1", "II-S1"]
    told = scene.happened("found")[0]
    assert [card.arguments["id"] for card in told.facts["turned"]] == ["II-S1", "II-N1", "II-B1"]  # type: ignore[attr-defined]
    assert told.secrets == {}  # everybody sees all of them, the taken one too
    taken = scene.miner().hand[0]
    assert scene.table.cards.knows(1, taken)
    assert not any(scene.table.cards.knows(1, card) for card in scene.table.decks[1])


@rule("IM-D12")
def test_what_was_turned_over_is_shuffled_back() -> None:
    names = ["II-S1", "II-S1", "II-S2", "II-S2", "II-B1", "II-B1", "II-B2", "II-B2", "II-R1"]

    def order(seed: int) -> list[int]:
        return given(seed=seed).deck("II", *names).performs("faction-draw 1 romans").play("deck II").table.decks[1]

    assert len({tuple(order(seed)) for seed in range(6)}) > 1


@rule("IM-D13", "IM-E36", "IM-R33")
def test_a_deck_without_the_faction_is_reshuffled_and_another_one_is_chosen() -> None:
    scene = given().deck("III", "III-S1", "III-N1", "III-N2").performs("faction-draw 1 egyptians").play("deck III")
    assert len(scene.table.decks[2]) == 3
    assert scene.asks() == "deck I, deck II"
    assert scene.refusals() == {"deck:III": "deck-was-searched"}
    scene.play("deck I")
    assert scene.hand()[0].startswith("I-E")


@rule("IM-R33")
def test_without_any_card_of_the_faction_nothing_is_drawn() -> None:
    scene = given().deck("I", "I-N1").deck("II", "II-N1").deck("III", "III-N1").performs("faction-draw 1 romans, gold 1")
    scene.play("deck I", "deck II")  # the last one is searched by itself
    assert (scene.asks(), scene.hand(), scene.goods()) == ("", [], "1 gold, 0 points")
    assert len(scene.happened("faction-not-found")) == 1


@rule("IM-R32", "IM-D13")
def test_an_empty_deck_is_renewed_before_a_faction_draw_but_one_with_cards_is_not_mixed() -> None:
    scene = given().deck("II").discards("II", "II-R1", "II-S1").performs("faction-draw 1 romans").play("deck II")
    assert scene.hand() == ["II-R1"]
    lacking = given().deck("II", "II-S1").discards("II", "II-R1").performs("faction-draw 1 romans").play("deck II")
    assert lacking.hand() == []
    assert [lacking.table.content.design[card].name for card in lacking.table.discards[1]] == ["II-R1"]


@rule("IM-D15", "IM-R33")
def test_any_faction_is_named_before_the_deck_and_for_each_card() -> None:
    scene = given().performs("faction-draw 2 any")
    assert scene.asks().count("faction") == 6
    scene.play("faction japanese")
    assert scene.asks() == "deck I, deck II, deck III"  # not IV
    scene.play("deck I")
    assert scene.asks().count("faction") == 6
    scene.play("faction scots", "deck I")
    assert (scene.asks(), len(scene.hand())) == ("", 2)


@rule("IM-H6", "IM-H8", "IM-R43", "IM-E45")
def test_a_shared_deck_serves_players_in_the_order_of_their_moves() -> None:
    scene = given(2).deck("III", "III-S1", "III-B1", "III-E1").carries_out("EV02")
    scene.play("deck III", seat=1).play("deck III", seat=0).play("deck III", seat=1)
    assert (scene.hand(0), scene.hand(1)) == (["III-B1"], ["III-S1", "III-E1"])
    first = given(2).deck("III", "III-S1", "III-B1", "III-E1").carries_out("EV02")
    for seat in range(2):  # a program that moves several seats lets each finish before the next
        first.play("deck III", "deck III" if seat == 0 else "deck I", seat=seat)
    assert (first.hand(0), first.hand(1)[0]) == (["III-S1", "III-B1"], "III-E1")  # the lower seat first


@rule("IM-R43")
def test_draws_without_a_choice_go_by_seats_and_nobody_waits_for_another() -> None:
    scene = given(3).deck("I", "I-S1", "I-B1", "I-E1")
    scene.chooses().play("dig", seat=2).play("dig", seat=0).play("dig", seat=1)
    cards = [scene.table.content.design[scene.at("1,0", seat).card].name for seat in range(3)]
    assert cards == ["I-S1", "I-B1", "I-E1"]
    assert scene.table.to_move == [0, 1, 2]
    scene.play("skip", seat=2)
    scene.play("surface gold", seat=2)
    assert scene.table.to_move == [0, 1]  # one is done, the others still dig


@rule("IM-R43")
def test_a_draw_that_finds_nothing_left_ends() -> None:
    scene = given(2).deck("I", "I-N1").deck("II", "II-N1").deck("III").carries_out("EV02")
    assert scene.asks(1) == "deck I, deck II"
    scene.play("deck I", seat=0)  # and the last card by itself
    assert (scene.hand(0), scene.asks(1)) == (["I-N1", "II-N1"], "done")
    scene.play("done", seat=1)
    assert scene.hand(1) == []
