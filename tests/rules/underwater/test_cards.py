"""Cards: claiming, action cards, special cards (UC-F)."""

from __future__ import annotations

import pytest

from ludarium.games.underwater.content.kinds import ASSISTANT, COLOURS
from tests.rule import rule
from tests.rules.underwater.scene import GAME, Scene, game_with, given


def playing(scene: Scene, number: int, slot: str, *moves: str) -> Scene:
    """Play a card on a slot in a turn of seat 0, and what follows."""
    return scene.turn(0).play(f"play {number}", f"slot {slot}", *moves)


@rule("UC-F2")
def test_colours_of_cards_and_slots_balance_each_other() -> None:
    assert COLOURS == ["yellow", "red", "green"], "tests/rules/underwater/test_content.py weighs the cards of each colour"
    strongest = {slot.colour for slot in GAME.content.slots if slot.effect.source() == "science 1, steelplast 1, kelp 1"}
    assert strongest == {COLOURS.index("yellow")}


@rule("UC-F4")
def test_a_number_means_nothing_with_several_players() -> None:
    assert all(str(design.card + 1) not in design.effect.source().split() for design in GAME.content.designs if 30 < design.card < 181)


@rule("UC-F6", "UC-F7", "UC-R28")
def test_an_instant_card_is_discarded_after_its_effect() -> None:
    game = game_with((1, "yellow", "instant", "point 2"))
    scene = playing(given(3, game).hand(0, 1), 1, "Y1")
    assert scene.points(0) == 2
    assert 0 in scene.state.discard
    unused = playing(given(3, game).hand(0, 1), 1, "R3")
    assert (unused.points(0), 0 in unused.state.discard) == (0, True)


@rule("UC-F8", "UC-F10", "UC-F12")
@pytest.mark.parametrize(("kind", "effect"), [("permanent", "on build lab: credit 1"), ("production", "on production: credit 1")])
def test_a_matching_card_of_another_type_is_claimed(kind: str, effect: str) -> None:
    game = game_with((1, "yellow", kind, effect))
    scene = playing(given(3, game).hand(0, 1), 1, "Y1")
    assert scene.side(0).claimed == [ASSISTANT, 0]
    assert 0 not in scene.state.discard


@rule("UC-F9")
def test_without_a_match_it_is_discarded() -> None:
    game = game_with((1, "yellow", "permanent", "on build lab: credit 1"))
    scene = playing(given(3, game).hand(0, 1), 1, "R3")
    assert scene.side(0).claimed == [ASSISTANT]
    assert 0 in scene.state.discard


@rule("UC-F12", "UC-F13")
def test_a_permanent_card_works_in_the_turn_in_which_it_is_claimed() -> None:
    game = game_with((22, "red", "permanent", "on build lab: credit 1"))
    scene = playing(given(3, game).hand(0, 22).holds(0, steelplast=1), 22, "R4", "at c1.1")
    assert scene.goods(0) == "1 credit"


@rule("UC-F11")
def test_any_number_of_permanent_cards() -> None:
    entries = [(number, "yellow", "permanent", "on build lab: point 1") for number in range(1, 9)]
    game = game_with(*entries)
    scene = given(3, game).claims(0, *range(1, 9)).holds(0, steelplast=1).effect(0, "build lab").play("at c1.1")
    assert scene.points(0) == 8


ACTIONS = game_with(*[(number, "yellow", "action", "credit 1") for number in (15, 16, 17, 20, 21)], (19, "yellow", "action", "science 1"))


@rule("UC-F14", "UC-F15", "UC-F16", "UC-R38")
def test_an_action_card_waits_for_its_use_and_is_used_once_an_era() -> None:
    scene = given(3, ACTIONS).hand(0, 15)
    scene.turn(0).play("play 15", "slot Y1")
    assert "credit" not in scene.goods(0), "claimed, it does nothing"
    scene.hand(0, 1).effect(0, "use-action")
    assert scene.family("use") == ["assistant", "15"]
    scene.play("use 15")
    assert "1 credit" in scene.goods(0)
    scene.effect(0, "use-action")
    assert scene.family("use") == ["assistant"]
    assert scene.refusal("card:15") == ("card-used", "UC-F16")


@rule("UC-F15")
def test_it_may_be_used_in_the_turn_in_which_it_is_claimed() -> None:
    game = game_with((45, "green", "action", "credit 1"))
    scene = given(3, game).hand(0, 45)
    scene.turn(0).play("play 45", "slot G4", "use 45")
    assert scene.goods(0) == "1 steelplast, 1 credit"


@rule("UC-F17", "UC-F18")
def test_a_used_card_becomes_unused_by_a_card_or_after_production() -> None:
    scene = given(3, ACTIONS).claims(0, 15, used=True).assistant(0, True).hand(0, 1).effect(0, "refresh 1")
    assert sorted(scene.family("refresh")) == ["15", "assistant"]
    scene.play("refresh 15")
    assert scene.side(0).used == [ASSISTANT]
    scene.state.round = 4
    scene.end_round()
    assert scene.side(0).used == []


def full(used: bool = False) -> Scene:
    """Return a table at which seat 0 owns four action cards and plays a fifth one."""
    return given(3, ACTIONS).claims(0, 15, 16, 17, used=used).hand(0, 19, 2)


@rule("UC-F19", "UC-F20", "UC-F21", "UC-F22", "UC-F24", "UC-R37")
def test_a_fifth_action_card_drives_an_older_one_out_which_may_be_used_at_once() -> None:
    scene = full().turn(0).play("play 19", "slot Y1", "first card")
    assert scene.question() == "ask-replaced"
    assert sorted(scene.family("discard")) == ["15", "16", "17", "assistant"], "one of the older ones, the assistant among them"
    scene.play("discard 16")
    assert scene.question() == "ask-last-use"
    scene.play("choose 1")
    assert "1 credit" in scene.goods(0)
    assert 18 in scene.side(0).claimed
    assert 15 not in scene.side(0).claimed
    assert 15 in scene.state.discard


@rule("UC-F21", "UC-F22")
def test_a_used_one_may_go_and_is_not_used_again() -> None:
    scene = full(used=True).turn(0).play("play 19", "slot Y1", "first card", "discard 15")
    assert scene.goods(0) == "1 kelp, 1 steelplast, 1 science"
    assert 18 in scene.side(0).claimed
    assert 14 not in scene.side(0).used


@rule("UC-F24")
def test_the_assistant_may_go_and_is_gone_for_good() -> None:
    scene = full(used=True).assistant(0, True).turn(0).play("play 19", "slot Y1", "first card", "discard assistant")
    assert ASSISTANT not in scene.side(0).claimed
    assert ASSISTANT not in scene.state.discard


@rule("UC-H4", "UC-R63")
def test_the_new_card_need_not_be_claimed() -> None:
    scene = full().turn(0).play("play 19", "slot Y1", "first card", "skip")
    assert len(scene.side(0).claimed) == 4
    assert 18 in scene.state.discard


@rule("UC-F29", "UC-F30", "UC-R28")
def test_cards_of_this_era_go_on_the_pile_older_ones_out_of_the_game() -> None:
    scene = given(3).era(2, 5).hand(0, 1, 70)
    scene.turn(0).play("play 1", "slot R3")
    assert 0 not in scene.state.discard
    scene.hand(0, 70).turn(0).play("play 70", "slot R2" if "slot R2" in scene.moves() else "slot W")
    assert 69 in scene.state.discard


@rule("UC-F31", "UC-F32")
def test_a_special_card_comes_by_a_slot_into_the_hand() -> None:
    assert not any("take-special" in design.effect.source() for design in GAME.content.designs)
    scene = given(2).hand(0, 1)
    scene.turn(0).play("play 1", "slot RS5")
    taken = scene.state.shown[0]
    scene.play(f"take {taken + 1}")
    assert taken in scene.side(0).hand
    assert len([card for card in scene.cards(0) if card > 180]) == 1


@rule("UC-F32", "UC-F33", "UC-F36")
def test_a_paid_special_card_is_claimed_as_usual() -> None:
    game = game_with((191, "yellow", "permanent", "on build lab: credit 1"))
    cost = game.content.designs[190].cost
    scene = given(3, game).hand(0, 191).holds(0, credit=cost)
    scene.turn(0).play("play 191", "slot Y1", "first card", "choose 1")
    assert 190 in scene.side(0).claimed
    assert "credit" not in scene.goods(0)


@rule("UC-F33", "UC-F34", "UC-F35", "UC-R27", "UC-G12")
@pytest.mark.parametrize(("number", "below"), [(191, True), (181, False)])
def test_unpaid_or_without_a_match_it_goes_where_its_cost_says(number: int, below: bool) -> None:
    game = game_with((number, "yellow", "end-scoring" if number == 181 else "instant", "on end: point 1" if number == 181 else "point 4"))
    for slot, moves in (("Y1", ("first card", "skip")), ("R3", ()), ("W", ())):
        scene = given(3, game).hand(0, number).holds(0, credit=5)
        scene.turn(0).play(f"play {number}", f"slot {slot}", *moves)
        assert scene.points(0) == 0
        assert (scene.state.specials[0] == number - 1) is below
        assert number - 1 not in scene.state.shown + scene.state.discard + scene.side(0).claimed


@rule("UC-F34", "UC-F35")
def test_discarded_from_hand_they_go_the_same_way() -> None:
    scene = given(3).hand(0, 181, 191, 1, 2, 3)
    scene.turn(0).play("discard 181", "discard 191")
    assert scene.state.specials[0] == 190
    assert 180 not in scene.state.specials + scene.state.shown


@rule("UC-F37", "UC-N15")
def test_a_paid_instant_special_card_is_kept_under_the_board() -> None:
    game = game_with((191, "yellow", "instant", "point 4"))
    scene = given(3, game).hand(0, 191).holds(0, credit=5)
    scene.turn(0).play("play 191", "slot Y1", "first card", "choose 1")
    assert (scene.points(0), scene.side(0).under) == (4, [190])


@rule("UC-F38", "UC-R27", "UC-R25")
def test_a_special_action_card_that_makes_room_goes_under_its_deck() -> None:
    game = game_with((191, "yellow", "action", "credit 1"), *[(number, "yellow", "action", "credit 1") for number in (15, 16, 19)])
    scene = given(3, game).claims(0, 15, 16, 191, used=True).hand(0, 19)
    scene.turn(0).play("play 19", "slot Y1", "first card", "discard 191")
    assert scene.state.specials[0] == 190
    assert scene.effect(0, "point 2 per paid-special").points(0) == 0


@rule("UC-F39", "UC-F40")
def test_the_first_way_an_open_card_that_is_not_replaced() -> None:
    scene = given(3).hand(0, 1).effect(0, "take-special")
    assert len([move for move in scene.moves() if move.startswith("take")]) == 7
    taken = scene.state.shown[2]
    scene.play(f"take {taken + 1}")
    assert len(scene.state.shown) == 5
    assert taken in scene.side(0).hand


@rule("UC-F41", "UC-R53")
def test_the_second_way_the_top_card_of_the_deck() -> None:
    scene = given(3).hand(0, 1).effect(0, "take-special")
    top, following = scene.state.specials[-1], scene.state.specials[-2]
    scene.play(f"take {top + 1}")
    assert top in scene.side(0).hand
    assert scene.state.specials[-1] == following
    assert all(scene.state.cards.knows(seat, following) for seat in range(3))


@rule("UC-F42", "UC-R53", "UC-R48")
def test_the_third_way_three_cards_looked_at_in_secret() -> None:
    scene = given(3).hand(0, 1).effect(0, "take-special")
    deck = list(scene.state.specials)
    scene.play("look")
    looked = deck[-4:-1]
    assert sorted(scene.side(0).looked) == sorted(looked)
    assert scene.state.specials[0] == deck[-1]
    assert not any(scene.state.cards.knows(1, card) for card in looked)
    scene.play(f"take {looked[0] + 1}")
    while scene.question() == "ask-under":
        scene.play(scene.moves()[0])
    assert looked[0] in scene.side(0).hand
    assert set(scene.state.specials[:3]) == {deck[-1], looked[1], looked[2]}
    assert scene.state.specials[-1] == deck[-5]
    assert not scene.state.cards.knows(1, looked[0]), "the others know only that one was taken"


@rule("UC-F42")
def test_the_order_of_the_two_returned_is_the_players() -> None:
    ends = set()
    for choice in (0, 1):
        scene = given(3).hand(0, 1).effect(0, "take-special").play("look")
        scene.play(scene.moves()[0])
        scene.play(scene.moves()[choice])
        ends.add(tuple(scene.state.specials[:2]))
    assert len(ends) == 2


@rule("UC-R53")
def test_with_fewer_cards_one_looks_at_what_there_is() -> None:
    scene = given(3).hand(0, 1)
    scene.state.specials = scene.state.specials[-2:]
    scene.effect(0, "take-special").play("look")
    assert len(scene.side(0).looked) + (scene.question() == "ask-card") >= 1
    empty = given(3).hand(0, 1)
    empty.state.specials = []
    empty.effect(0, "take-special")
    assert len([move for move in empty.moves() if move != "skip"]) == 6
    none = given(3).hand(0, 1)
    none.state.specials, none.state.shown = [], []
    none.effect(0, "take-special")
    assert none.question() == "ask-card"
