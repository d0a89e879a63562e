"""The worked examples of turns, with the book's numbers (UC-E). Those of production and scoring stand with these chapters."""

from __future__ import annotations

from ludarium.games.underwater.content.kinds import SITE_IDS
from ludarium.games.underwater.rules.building import open_sites
from ludarium.games.underwater.rules.rounds import EndRound
from ludarium.games.underwater.rules.track import advance
from tests.rule import rule
from tests.rules.underwater.scene import Scene, game_with, given, new

STRUCTURE_AND_STEP = (19, "yellow", "action", "build structure + track 1")
KELP_FOR_TUNNEL = (28, "red", "instant", "kelp 1 if upgraded tunnel >= 1")
FARM_OR_DESAL = (34, "red", "action", "build farm-or-desal + card 1")
SECOND_LAB = (37, "yellow", "permanent", "on second lab: credit 1")
KNOWN = game_with(STRUCTURE_AND_STEP, KELP_FOR_TUNNEL, FARM_OR_DESAL, SECOND_LAB)


def sites(scene: Scene, kind: int, expansion: bool = False) -> list[str]:
    """Return where seat 0 may build a kind of piece, whatever it costs."""
    return [SITE_IDS[site] for site in open_sites(scene.state, 0, kind, expansion)]


def step(scene: Scene, words: str) -> Scene:
    """Choose the step whose notation of the question begins so; asked by number."""
    question = scene.state.ask(scene.state.to_move[0])
    assert question is not None
    for option in question.options:
        if option.label.key == words:
            return scene.play(option.notation)
    raise AssertionError([option.label.key for option in question.options])


@rule("UC-E1", "UC-B17", "UC-B18", "UC-B19", "UC-B20", "UC-B21", "UC-B10", "UC-R10")
def test_turn_order_at_setup() -> None:
    scene = new(4)
    order = scene.state.order
    assert [scene.side(seat).space for seat in order] == [0, 4, 3, 2]
    usual = "1 kelp, 1 steelplast, 1 science, 2 credit"
    more = "1 kelp, 1 steelplast, 1 science, 3 credit"
    assert [scene.goods(seat) for seat in order] == [usual, usual, more, "1 kelp, 2 steelplast, 1 science, 3 credit"]


@rule("UC-E2", "UC-F23", "UC-H21")
def test_a_slot_with_an_action_card() -> None:
    scene = given(2).hand(0, 1)
    scene.turn(0).play("play 1", "slot G4", "use assistant")
    scene.play(scene.moves()[1])
    assert scene.goods(0) == "1 steelplast, 1 credit"


@rule("UC-E3", "UC-F6", "UC-H5")
def test_an_instant_card_with_an_action_card_before_or_after_the_slot() -> None:
    game = game_with((45, "green", "instant", "use-action"))
    for first in ("first card", "first slot"):
        scene = given(3, game).hand(0, 45)
        scene.turn(0).play("play 45", "slot G1")
        assert scene.moves() == ["first card", "first slot"]
        scene.play(first)
        asked = scene.question()
        assert asked == ("ask-action-card" if first == "first card" else "ask-advance")


@rule("UC-E4", "UC-F33")
def test_the_cost_of_a_special_card() -> None:
    game = game_with((181, "green", "end-scoring", "on end: point 2 per upgraded lab"))
    scene = given(3, game).hand(0, 181).holds(0, credit=4)
    scene.turn(0).play("play 181", "slot G1", "first card", "choose 1")
    assert scene.goods(0) == "1 credit"
    assert 180 in scene.side(0).claimed


@rule("UC-E5", "UC-H15")
def test_a_slot_of_resources() -> None:
    scene = given(2).hand(0, 1)
    scene.turn(0).play("play 1", "slot R3")
    assert scene.goods(0) == "1 kelp, 2 steelplast"


@rule("UC-E6", "UC-H2", "UC-H14")
def test_a_slot_may_be_used_in_part() -> None:
    for kind, site in (("tunnel", "t1"), ("city", "c2")):
        scene = given(2).rich(0).holds(0, biomass=0).hand(0, 1, 2)
        scene.turn(0).play("play 1", "slot R2", "choose 1" if kind == "tunnel" else "choose 2")
        scene.play(f"at {site}", "skip")
        assert scene.stands(0, site) == ("tunnel" if kind == "tunnel" else "white")
        assert scene.stands(0, "c2" if kind == "tunnel" else "t1") == ""


@rule("UC-E7", "UC-H3", "UC-R33")
def test_a_slot_that_cannot_be_used_at_all() -> None:
    scene = given(2).hand(0, 22)
    scene.turn(0).play("play 22")
    assert "slot Y2" not in scene.moves()
    assert scene.refusal("slot:Y2") == ("cannot-pay", "UC-J4")


@rule("UC-E8", "UC-K10", "UC-K11", "UC-K12", "UC-K13", "UC-K15", "UC-K16", "UC-R57")
def test_where_cities_may_go() -> None:
    scene = given(2).built(0, "c2 t1 c8 c7.1:lab")
    assert sites(scene, 4) == ["c3", "c5", "c7"]
    scene.built(0, "c5")
    assert sites(scene, 4) == ["c3", "c4", "c6", "c7"]
    assert {"c7.2", "c7.3"} <= set(sites(scene, 0))
    assert "c7.1" not in sites(scene, 0)


@rule("UC-E9", "UC-K20", "UC-K21", "UC-K22", "UC-K24")
def test_where_tunnels_may_go() -> None:
    scene = given(2).built(0, "t1 t2 t3")
    assert sites(scene, 3) == ["t4", "t7", "t8", "t11", "t13"]


@rule("UC-E10", "UC-K26", "UC-K27", "UC-K28", "UC-K29")
def test_what_is_connected() -> None:
    scene = given(2).built(0, "c2 t1 t2 t3 c8 c8.1:lab c7.1:lab c1.1:farm")
    assert scene.connected(0) == ["c1", "c2"]
    assert scene.effect(0, "credit 1 per connected lab").goods(0) == "nothing"
    assert scene.effect(0, "kelp 1 per connected farm").goods(0) == "1 kelp"


@rule("UC-E11", "UC-J5", "UC-K1")
def test_biomass_as_material() -> None:
    scene = given(2).holds(0, steelplast=1, biomass=2, credit=1).effect(0, "build white-city").play("at c2")
    assert scene.goods(0) == "nothing"
    choice = given(2).holds(0, steelplast=2, kelp=1, biomass=2, credit=1).effect(0, "build white-city").play("at c2")
    assert "biomass 1+1" in choice.moves()
    choice.play("biomass 1+1")
    assert choice.goods(0) == "1 kelp, 1 steelplast"


@rule("UC-E12", "UC-M5", "UC-M6", "UC-M7", "UC-M4")
def test_the_front_of_the_track() -> None:
    scene = given(2).space(1, 1).space(0, 2)
    advance(scene.state, 0, 2)
    assert (scene.side(0).space, scene.points(0)) == (1, 2)
    assert scene.side(0).arrived > scene.side(1).arrived


def two_steps(scene: Scene) -> None:
    """Begin a turn with a card of another colour on R5."""
    scene.hand(0, 1).turn(0).play("play 1", "slot R5")


@rule("UC-E13", "UC-I1", "UC-I4")
def test_steps_in_any_order() -> None:
    game = game_with((34, "red", "action", "credit 1"))
    scene = given(3, game).claims(0, 34).assistant(0, True).holds(0, science=1)
    two_steps(scene)
    scene.play("use 34")
    assert "1 credit" in scene.goods(0)
    scene.play("at c1.1")
    assert scene.stands(0, "c1.1") == "desal+"
    assert scene.goods(0) == "nothing"


@rule("UC-E14", "UC-I3", "UC-I8", "UC-I9", "UC-R17")
def test_the_first_timing_example() -> None:
    scene = given(3, KNOWN).claims(0, 37, 34).assistant(0, True).holds(0, steelplast=1, science=1).built(0, "c1.1:lab")
    two_steps(scene)
    step(scene, "do-build-upgraded")
    scene.play("at c1.2")
    assert scene.stands(0, "c1.2") == "lab+"
    assert scene.goods(0) == "1 credit", "the second laboratory brought it before the upgrade was paid"
    scene.play("use 34")
    hand = len(scene.cards(0))
    scene.play(next(move for move in scene.moves() if move == "at c1.3"))
    assert scene.stands(0, "c1.3") == "desal"
    assert scene.goods(0) == "nothing"
    assert hand >= 1, "the card of the action card was drawn"


@rule("UC-E15", "UC-I2", "UC-I10", "UC-R18")
def test_the_second_timing_example() -> None:
    scene = given(3, KNOWN).claims(0, 19).assistant(0, True).holds(0, steelplast=1, credit=1, science=1).hand(0, 28).space(0, 4)
    scene.turn(0).play("play 28", "slot R5", "first slot")
    step(scene, "do-build-upgraded")
    scene.play("build tunnel", "at t1")
    assert scene.stands(0, "t1") == "tunnel+"
    assert scene.goods(0) == "nothing"
    scene.play("use 19", "advance 1")
    assert (scene.side(0).space, scene.goods(0)) == (3, "1 credit")
    scene.play("at c1.1")
    assert scene.stands(0, "c1.1") == "desal"
    assert scene.goods(0) == "1 kelp", "card 28 comes only now"


@rule("UC-E16", "UC-I2")
def test_card_and_slot_do_not_interleave() -> None:
    scene = given(3, KNOWN).claims(0, 19).assistant(0, True).holds(0, steelplast=1, credit=1, science=1).hand(0, 28).space(0, 4)
    scene.turn(0).play("play 28", "slot R5", "first slot")
    step(scene, "do-build-upgraded")
    scene.play("build tunnel", "at t1", "use 19")
    assert "build farm" not in scene.moves(), "the kelp of card 28 is not there yet"
    assert scene.goods(0) == "nothing"


@rule("UC-E17", "UC-H5")
def test_the_card_first() -> None:
    scene = given(3, KNOWN).claims(0, 19).assistant(0, True).holds(0, steelplast=1, credit=1, science=1).hand(0, 28).space(0, 4)
    scene.built(0, "t7+")
    scene.turn(0).play("play 28", "slot R5", "first card")
    assert "1 kelp" in scene.goods(0)


@rule("UC-E18", "UC-N1", "UC-N4", "UC-I5", "UC-I6")
def test_a_double_bonus() -> None:
    scene = given(2).built(0, "c3").rich(0).holds(0, biomass=0).effect(0, "build white-city").play("at c4")
    scene.play(*[move for move in scene.moves()[:1] if move.startswith("advance")])
    assert scene.side(0).space == 4
    assert len(scene.cards(0)) == 1


@rule("UC-E19", "UC-N3", "UC-I11", "UC-K25", "UC-H9")
def test_a_bonus_pays_for_the_next_piece() -> None:
    scene = given(2).hand(0, 22).holds(0, steelplast=1, credit=2).built(0, "t1")
    scene.turn(0).play("play 22", "slot Y2", "at t2")
    assert scene.goods(0) == "1 steelplast, 1 credit"
    scene.play("at t11")
    assert scene.stands(0, "t11") == "tunnel"


@rule("UC-E20", "UC-P9", "UC-P10", "UC-P11", "UC-P12", "UC-M8")
def test_the_new_turn_order() -> None:
    orange, purple, black, blue = 0, 1, 2, 3
    scene = given(4)
    scene.state.round = 2
    scene.state.order = [purple, black, orange, blue]
    scene.space(purple, 2).space(orange, 2)
    scene.run(EndRound())
    assert scene.state.order == [orange, purple, black, blue]
    assert [side.space for side in scene.state.sides] == [0, 0, 0, 0]


@rule("UC-E42", "UC-P7", "UC-P6")
def test_a_raised_hand_limit_gives_no_card() -> None:
    game = game_with((33, "red", "permanent", "on hand: hand-limit 1"))
    scene = given(2, game).claims(0, 33).hand(0, 1, 2, 3)
    scene.turn(0)
    assert (scene.question(), len(scene.cards(0))) == ("ask-card", 3)
    four = given(2, game).claims(0, 33).hand(0, 1, 2, 3, 4)
    four.turn(0)
    assert four.question() == "ask-card"
    usual = given(2).hand(0, 1, 2, 3, 4)
    usual.turn(0)
    assert usual.question() == "ask-discard"


@rule("UC-E43", "UC-A15", "UC-A16", "UC-A17", "UC-B6", "UC-R2", "UC-R3")
def test_supplies_by_the_number_of_players() -> None:
    for players, symbiotic in ((2, 7), (3, 10), (4, 13)):
        state = new(players).state
        assert (state.symbiotic, state.tunnels, state.white) == (symbiotic, 46, 17 - players)


@rule("UC-E46", "UC-R60", "UC-F34")
def test_a_special_card_is_paid_when_it_is_resolved() -> None:
    number = 195
    cost = given(3).state.content.designs[number - 1].cost
    game = game_with((number, "green", "instant", "point 5"))
    scene = given(3, game).hand(0, number).holds(0, credit=cost - 1)
    scene.turn(0).play(f"play {number}", "slot G5", "first slot")
    while scene.question() != "ask-pay-special":
        scene.play(scene.moves()[0])
    scene.play("choose 1")
    assert scene.points(0) == 5
    assert scene.side(0).under == [number - 1]
    early = given(3, game).hand(0, number).holds(0, credit=cost - 1)
    early.turn(0).play(f"play {number}", "slot G5", "first card")
    assert early.state.specials[0] == number - 1
    assert early.points(0) == 0
