"""A turn and a round (UC-D, UC-P)."""

from __future__ import annotations

from ludarium.engine.phrase import Phrase
from ludarium.games.underwater.content.kinds import SLOTS
from ludarium.games.underwater.rules.rounds import EndRound
from ludarium.games.underwater.state import NOBODY
from tests.rule import rule
from tests.rules.underwater.scene import Scene, game_with, given, new


def take_turn(scene: Scene) -> int:
    """Take somebody's turn on the always-available slot, and return whose it was."""
    seat = scene.state.to_move[0]
    while scene.question() == "ask-discard":
        scene.play(scene.moves()[0])
    scene.play(next(move for move in scene.moves() if move.startswith("play")), "slot W")
    return seat


@rule("UC-D1", "UC-D11", "UC-D12", "UC-D13", "UC-P13")
def test_ten_rounds_with_production_after_the_fourth_seventh_and_tenth() -> None:
    scene = new(2)
    state = scene.state
    productions: list[int] = []
    eras: list[int] = []
    while not state.over:
        round = state.round
        seat = state.to_move[0]
        moves = scene.moves(seat)
        scene.play("slot W" if "slot W" in moves else moves[0])
        if scene.happened("production-began") and len(scene.happened("production-began")) > len(productions):
            productions.append(round)
            eras.append(state.era)
    assert productions == [4, 7, 10]
    assert eras == [1, 2, 2]
    assert state.round == 10


@rule("UC-D2", "UC-D3", "UC-D10")
def test_three_turns_each_through_the_order_three_times() -> None:
    scene = new(3)
    order = list(scene.state.order)
    assert [take_turn(scene) for _ in range(9)] == order * 3
    assert scene.state.round == 2


@rule("UC-D4", "UC-H1")
def test_a_card_and_a_slot_are_chosen_together() -> None:
    scene = given(2).hand(0, 1, 2)
    scene.turn(0)
    assert scene.moves() == ["play 1", "play 2"], "a card is mandatory"
    scene.play("play 1")
    assert all(move.split()[0] == "slot" for move in scene.moves())
    scene.play("slot R3")
    assert scene.state.tiles[SLOTS.index("R3")] == 0
    assert 0 in scene.state.discard


@rule("UC-D5", "UC-D6", "UC-H31")
def test_an_occupied_slot_is_closed_until_the_end_of_the_round() -> None:
    scene = given(3).hand(0, 1).tile("R3", 1)
    scene.turn(0).play("play 1")
    assert "slot R3" not in scene.moves()
    assert "slot W" in scene.moves()
    assert scene.refusal("slot:R3") == ("slot-taken", "UC-D6")
    scene.run(EndRound())
    assert scene.state.tiles == [NOBODY] * len(SLOTS)


MATCHING = game_with((1, "yellow", "instant", "point 3"), (22, "red", "instant", "point 3"))


@rule("UC-D7")
def test_a_card_of_the_slots_colour_has_its_effect_too() -> None:
    scene = given(3, MATCHING).hand(0, 1)
    scene.turn(0).play("play 1", "slot Y1")
    assert (scene.points(0), scene.goods(0)) == (3, "1 kelp, 1 steelplast, 1 science")


@rule("UC-D8", "UC-F9")
def test_another_colour_only_feeds_the_slot() -> None:
    scene = given(3, MATCHING).hand(0, 22)
    scene.turn(0).play("play 22", "slot Y1")
    assert (scene.points(0), scene.goods(0)) == (0, "1 kelp, 1 steelplast, 1 science")
    assert 21 in scene.state.discard


@rule("UC-D9", "UC-P1")
def test_one_card_is_drawn_at_the_end_besides_all_others() -> None:
    scene = given(3).hand(0, 1)
    scene.turn(0)
    deck = len(scene.state.deck)
    scene.play("play 1", "slot W")
    assert len(scene.state.deck) == deck - 3, "two by the slot, one at the end of the turn"
    assert len(scene.cards(0)) == 3


@rule("UC-R51")
def test_what_comes_at_the_end_of_a_turn_comes_before_the_draw() -> None:
    game = game_with((79, "yellow", "permanent", "on turn-end: credit 1"))
    scene = given(3, game).claims(0, 79).hand(0, 1)
    scene.turn(0).play("play 1", "slot R3")
    kinds = [happening.kind for happening in scene.log.happenings]
    last_gain = len(kinds) - 1 - kinds[::-1].index("gained")
    last_draw = len(kinds) - 1 - kinds[::-1].index("drew")
    assert last_gain < last_draw
    assert "1 credit" in scene.goods(0)


@rule("UC-P2", "UC-F5")
def test_the_hand_limit_counts_at_the_start_of_the_own_turn() -> None:
    scene = given(2).hand(0, 1, 2, 3, 4, 5)
    scene.turn(0)
    assert scene.question() == "ask-discard"
    scene.play("discard 2", "discard 5")
    assert scene.question() == "ask-card"
    assert scene.cards(0) == [1, 3, 4]
    assert scene.state.discard[-2:] == [1, 4]


@rule("UC-P4", "UC-P5")
def test_at_other_times_the_hand_may_be_larger() -> None:
    scene = given(2).hand(0, 1, 2, 3).hand(1, 4)
    scene.turn(0).play("play 1", "slot W")
    assert len(scene.side(0).hand) >= 4, "cards beyond the limit stay until the next own turn"


@rule("UC-P8", "UC-H40")
def test_tiles_return_at_the_end_of_a_round() -> None:
    scene = given(4).tile("Y1", 0).tile("Y1", 1, clone=True)
    scene.state.always = [2, 3]
    scene.state.cloning = False
    scene.run(EndRound())
    assert scene.state.tiles == [NOBODY] * len(SLOTS)
    assert scene.state.clones == [NOBODY] * len(SLOTS)
    assert scene.state.always == []
    assert scene.state.cloning is True


@rule("UC-P9", "UC-P11", "UC-R59")
def test_who_stayed_on_the_starting_space_is_ahead_of_those_below() -> None:
    scene = given(3)
    scene.state.order = [0, 1, 2]
    scene.space(2, 4)
    scene.run(EndRound())
    assert scene.state.order == [2, 0, 1]


@rule("UC-P12", "UC-M8")
def test_all_markers_go_below_the_track() -> None:
    scene = given(3).space(0, 1).space(1, 3)
    scene.run(EndRound())
    assert [side.space for side in scene.state.sides] == [0, 0, 0]


@rule("UC-P14")
def test_the_order_is_set_after_the_last_round_too() -> None:
    scene = given(2).era(3, 10).space(1, 2)
    scene.carry_out([EndRound()])
    assert scene.state.over
    assert scene.state.order == [1, 0]


@rule("UC-D7", "UC-D8")
def test_a_slot_shows_what_it_brings_and_what_a_matching_card_adds() -> None:
    game = game_with((30, "red", "instant", "kelp 2"))
    scene = given(2, game).hand(0, 30).turn(0).play("play 30")
    question = scene.state.ask(0, previews=True)
    assert question is not None
    shown = {option.notation: option.previews for option in question.options}
    slot, card = shown["slot R3"]
    assert [str(icon) for icon in slot.brings] == ["kelp×1", "steelplast×2"]
    assert (slot.label, card.label) == (None, Phrase("preview-card"))
    assert [str(icon) for icon in card.brings] == ["kelp×2"]
    assert [preview.label for preview in shown["slot Y1"]] == [None], "another colour: the slot alone"
