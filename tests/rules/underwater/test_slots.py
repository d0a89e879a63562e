"""The action slots (UC-H)."""

from __future__ import annotations

import pytest

from ludarium.games.underwater.content.kinds import COLOURS, SLOTS
from tests.rule import rule
from tests.rules.underwater.scene import GAME, Scene, game_with, given


def on_slot(slot: str, players: int = 3, **goods: int) -> Scene:
    """Begin a turn on a slot with a card of another colour."""
    colour = {"Y": 22, "R": 1, "G": 1, "W": 1}[slot[0]]
    scene = given(players).hand(0, colour).holds(0, **goods)
    return scene.turn(0).play(f"play {colour}", f"slot {slot}")


@rule("UC-H8", "UC-J1")
def test_y1_three_resources() -> None:
    assert on_slot("Y1").goods(0) == "1 kelp, 1 steelplast, 1 science"


@rule("UC-H9")
def test_y2_two_tunnels() -> None:
    scene = on_slot("Y2", steelplast=3, credit=3).play("at t7", "at t10")
    assert scene.goods(0) == "1 steelplast, 1 credit"
    assert scene.state.turn != 0 or scene.state.slot < 0


@rule("UC-H10")
def test_y3_an_action_card_and_a_special_card() -> None:
    scene = on_slot("Y3")
    assert len(scene.moves()) == 2, "either first"
    scene.play("choose 2", f"take {scene.state.shown[0] + 1}", "use assistant", "choose 1")
    assert scene.goods(0) == "1 steelplast"
    assert any(card > 180 for card in scene.cards(0))


@rule("UC-H11", "UC-H7")
def test_y4_a_city_and_a_building_at_usual_cost() -> None:
    scene = on_slot("Y4", steelplast=3, kelp=1, credit=1)
    scene.play("choose 1", "at c7")
    assert scene.goods(0) == "1 steelplast"
    scene.play("at c7.1")
    assert (scene.goods(0), scene.stands(0, "c7.1")) == ("nothing", "lab")


@rule("UC-H12", "UC-H6", "UC-L3")
def test_y5_two_science_or_three_upgrades() -> None:
    colour = 22
    scene = given(3).hand(0, colour).holds(0, science=3).built(0, "c1.1:farm c1.2:lab t1 t7")
    scene.turn(0).play(f"play {colour}", "slot Y5")
    science, upgrades = scene.moves()
    other = given(3).hand(0, colour).holds(0, science=3).built(0, "c1.1:farm c1.2:lab t1 t7").turn(0)
    other.play(f"play {colour}", "slot Y5", science)
    assert other.goods(0) == "5 science"
    scene.play(upgrades, "at c1.1", "at c1.2", "at t1")
    assert scene.goods(0) == "nothing"
    assert [scene.stands(0, site) for site in ("c1.1", "c1.2", "t1", "t7")] == ["farm+", "lab+", "tunnel+", "tunnel"]


@rule("UC-H13", "UC-K4")
def test_r1_two_farms() -> None:
    scene = on_slot("R1", kelp=3).play("at c1.1", "at c1.2")
    assert scene.goods(0) == "1 kelp"


@rule("UC-H16", "UC-K6")
def test_r4_two_laboratories() -> None:
    assert on_slot("R4", steelplast=2).play("at c1.1", "at c1.2").goods(0) == "nothing"


@rule("UC-H19", "UC-K5")
def test_g2_two_desalination_plants() -> None:
    assert on_slot("G2", credit=2).play("at c1.1", "at c1.2").goods(0) == "nothing"


@rule("UC-H17", "UC-I7")
def test_r5_building_with_its_upgrade() -> None:
    scene = on_slot("R5", kelp=1, science=1)
    assert scene.state.to_move == [0]
    question = scene.state.ask(0)
    assert question is not None
    scene.play(next(option.notation for option in question.options if option.label.key == "do-build-upgraded"))
    scene.play("at c1.1")
    assert scene.stands(0, "c1.1") == "farm+"


@rule("UC-H18", "UC-M4", "UC-M2")
def test_g1_two_steps() -> None:
    scene = on_slot("G1").play("advance 2")
    assert (scene.side(0).space, scene.goods(0)) == (3, "1 credit")


@rule("UC-H20", "UC-H6")
def test_g3_a_city_or_a_kelp() -> None:
    assert on_slot("G3").goods(0) == "1 kelp", "where no city can be paid only the kelp is left"
    scene = on_slot("G3", steelplast=2, kelp=1, credit=1)
    assert len([move for move in scene.moves() if move != "skip"]) == 2


@rule("UC-H22", "UC-H6")
def test_g5_a_tunnel_or_the_other_branch() -> None:
    scene = on_slot("G5", steelplast=1, credit=1)
    assert len([move for move in scene.moves() if move != "skip"]) == 2
    scene.play("choose 2")
    if scene.question() == "ask-advance":
        scene.play("advance 1")
    assert scene.goods(0) == "1 steelplast, 2 credit"
    assert scene.side(0).space == 4


@rule("UC-H23", "UC-R14")
def test_ys3_an_action_card_and_two_different_resources() -> None:
    scene = given(2).hand(0, 22).assistant(0, True).turn(0).play("play 22", "slot YS3")
    assert sorted(scene.family("gain")) == sorted(
        ["kelp+steelplast", "kelp+science", "kelp+credit", "steelplast+science", "steelplast+credit", "science+credit"]
    )


@rule("UC-H24", "UC-R54")
def test_rs1_two_farms_or_two_laboratories() -> None:
    scene = on_slot("RS1", 2, kelp=2, steelplast=2)
    scene.play("choose 1", "at c1.1")
    assert scene.question() == "ask-site"
    scene.play("at c1.2")
    assert [scene.stands(0, site) for site in ("c1.1", "c1.2")] == ["farm", "farm"]
    assert scene.goods(0) == "2 steelplast"


@rule("UC-H25")
def test_rs4_a_tunnel_and_an_action_card() -> None:
    scene = on_slot("RS4", 2, steelplast=1, credit=1)
    assert len([move for move in scene.moves() if move != "skip"]) == 2


@rule("UC-H26")
def test_rs5_a_special_card() -> None:
    assert on_slot("RS5", 2).question() == "ask-special"


@rule("UC-H27", "UC-H3")
def test_gs3_a_city() -> None:
    scene = given(2).hand(0, 1).turn(0).play("play 1")
    assert "slot GS3" not in scene.moves()
    assert on_slot("GS3", 2, steelplast=2, kelp=1, credit=1).play("at c2").stands(0, "c2") == "white"


@rule("UC-H28")
def test_gs5_cards_and_an_upgrade_or_a_kelp() -> None:
    scene = given(2).hand(0, 1).holds(0, science=1).built(0, "c1.1:farm")
    deck = len(scene.turn(0).state.deck)
    scene.play("play 1", "slot GS5")
    assert len(scene.state.deck) == deck - 2
    assert len([move for move in scene.moves() if move != "skip"]) == 2


@rule("UC-H29", "UC-R13")
def test_on_which_side_the_upgrades_are() -> None:
    sides = {SLOTS[slot.number]: slot.sides for slot in GAME.content.slots}
    assert (sides["Y5"], sides["R5"], sides["GS5"]) == ("both", "3-4", "1-2")


@rule("UC-R13", "UC-R32")
@pytest.mark.parametrize("players", [2, 3])
def test_five_slots_of_each_colour(players: int) -> None:
    state = given(players).state
    colours = [state.content.slots[slot].colour for slot in state.ring()]
    assert [COLOURS[colour] for colour in colours] == ["green"] * 5 + ["yellow"] * 5 + ["red"] * 5
    assert [state.content.slots[slot].place for slot in state.ring()] == [1, 2, 3, 4, 5] * 3


@rule("UC-H31", "UC-H32", "UC-H33", "UC-R43", "UC-J2")
def test_the_always_available_slot() -> None:
    game = game_with((1, "yellow", "instant", "point 9"))
    scene = given(3, game).hand(0, 1, 2)
    scene.state.always = [1, 2, 0]
    deck = len(scene.turn(0).state.deck)
    scene.play("play 1", "slot W")
    assert scene.goods(0) == "2 credit"
    assert scene.points(0) == 0
    assert len(scene.state.deck) == deck - 3
    assert 0 in scene.state.discard
    assert scene.state.always == [1, 2, 0, 0]


@rule("UC-H41")
def test_a_turn_can_always_be_taken() -> None:
    scene = given(4).hand(0, 1)
    for slot in scene.state.ring():
        scene.tile(SLOTS[slot], 1)
    scene.state.cloning = False
    scene.turn(0).play("play 1")
    assert scene.moves() == ["slot W"]


def cloning(credit: int = 1) -> Scene:
    """Return a table of four at which seat 1 lies on Y1 and seat 0 on R3."""
    return given(4).hand(0, 1).tile("Y1", 1).tile("R3", 0).holds(0, credit=credit)


@rule("UC-H36", "UC-H37", "UC-H38", "UC-R44")
def test_the_cloning_tile_opens_a_slot_of_another_player() -> None:
    scene = cloning()
    scene.state.cloning = True
    scene.turn(0).play("play 1")
    assert scene.family("clone") == ["Y1"]
    assert scene.refusal("slot:R3") == ("own-tile", "UC-H37")
    scene.play("clone Y1")
    assert scene.state.clones[SLOTS.index("Y1")] == 0
    assert scene.state.cloning is False
    assert "credit" not in scene.goods(0) or scene.state.content.designs[0].colour != 0


@rule("UC-H38")
def test_the_card_matches_by_the_cloned_slots_colour() -> None:
    game = game_with((1, "yellow", "instant", "point 3"))
    scene = given(4, game).hand(0, 1).tile("Y1", 1).holds(0, credit=1)
    scene.state.cloning = True
    scene.turn(0).play("play 1", "clone Y1")
    assert (scene.points(0), scene.goods(0)) == (3, "1 kelp, 1 steelplast, 1 science")


@rule("UC-H36", "UC-R44")
def test_the_credit_is_paid_from_what_is_there() -> None:
    scene = cloning(credit=0)
    scene.state.cloning = True
    scene.turn(0).play("play 1")
    assert scene.family("clone") == []
    assert scene.refusal("slot:Y1") == ("cannot-pay", "UC-H36")


@rule("UC-H39", "UC-H40")
def test_it_is_used_once_a_round_by_all_together() -> None:
    scene = cloning()
    scene.state.cloning = False
    scene.turn(0).play("play 1")
    assert scene.family("clone") == []
    scene.end_round()
    assert scene.state.cloning is True


@rule("UC-H3", "UC-R33")
def test_the_card_may_provide_the_means_for_the_slot() -> None:
    game = game_with((1, "yellow", "instant", "steelplast 1, credit 1"), (22, "red", "instant", "steelplast 1, credit 1"))
    scene = given(3, game).hand(0, 1, 22)
    scene.turn(0).play("play 1")
    assert "slot Y2" in scene.moves(), "a matching card pays for a tunnel"
    scene.play("slot Y2")
    assert scene.question() == "ask-site"
    assert "skip" not in scene.moves(), "some step of the slot must be carried out"
    other = given(3, game).hand(0, 22)
    other.turn(0).play("play 22")
    assert "slot Y2" not in other.moves()


@rule("UC-R63", "UC-H3")
def test_goods_are_always_taken_and_use_the_slot() -> None:
    scene = on_slot("G4")
    assert scene.goods(0) == "1 steelplast"
    scene.play("skip")
    assert scene.side(0).used == []


@rule("UC-I1", "UC-H20")
def test_alternatives_are_asked_as_such_and_a_card_by_its_name() -> None:
    assert on_slot("G3", kelp=3, steelplast=3, credit=3).question() == "ask-either"
    assert on_slot("G4").play("use assistant").question() == "ask-either-of"
    assert on_slot("Y3").question() == "ask-step"
