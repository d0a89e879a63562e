"""Every form of effect: how it plays, reads, is drawn and is written."""

from __future__ import annotations

import pytest

from ludarium.engine.ability import On, Trigger
from ludarium.engine.context import OF_SEAT
from ludarium.engine.effect import If
from ludarium.engine.language import Vocabulary
from ludarium.engine.phrase import Icon, Phrase
from tests.engine.scene import effect, goods, heard, labels, offered, owns, performing, play, run, saved, table
from tests.engine.small.spoken import Awake
from tests.toy.content.effects import VOCABULARY, HandCount, SiteCount

parse = VOCABULARY.parse


def icons(source: str) -> str:
    """Return the row of icons in one line."""
    return " ".join(str(icon) for icon in parse(source).icons())


def one_gold() -> Phrase:
    return Phrase("toy-gold", {"count": 1})


def one_point() -> Phrase:
    return Phrase("toy-vp", {"count": 1})


# -- in order, in any order, either -----------------------------------------------------------------------------------


def test_in_order() -> None:
    assert goods(performing("gold 3, pay gold 2, vp 1")) == "1 gold, 1 vp"
    assert parse("gold 1, vp 1").words() == Phrase("effect-sequence", {"parts": [one_gold(), one_point()]})
    assert icons("gold 1, vp 1") == "gold×1 vp×1"


def test_in_any_order() -> None:
    state = performing("pay gold 1 + gold 1 + vp 1")
    assert offered(state) == "choose 2, choose 3"
    play(state, "choose 2")
    assert offered(state) == "choose 1, choose 2"
    assert goods(play(state, "choose 1")) == "0 gold, 1 vp"
    assert parse("gold 1 + vp 1").words() == Phrase("effect-any-order", {"parts": [one_gold(), one_point()]})
    assert icons("gold 1 + vp 1 + roll") == "gold×1 and vp×1 and dice"


def test_a_game_may_say_in_its_own_words_that_steps_come_in_any_order() -> None:
    words = Vocabulary(list(VOCABULARY.verbs.values()), [], [], any_order="toy-steps").parse("gold 1 + vp 1").words()
    assert words == Phrase("toy-steps", {"parts": [one_gold(), one_point()]})


def test_a_condition_may_have_words_of_its_own() -> None:
    assert If(parse("gold 1"), HandCount(), 2).words().key == "effect-if"
    own = If(parse("gold 1"), Awake(), 2).words()
    assert own == Phrase("effect-when", {"what": one_gold(), "condition": [Phrase("toy-awake", {"least": 2})]})


def test_several_conditions_read_as_a_list() -> None:
    farms = Phrase("condition-least", {"least": 2, "count": SiteCount(0).words()})
    hand = Phrase("condition-least", {"least": 1, "count": HandCount().words()})
    assert parse("gold 1 if farms >= 2 if hand >= 1").words() == Phrase("effect-when", {"what": one_gold(), "condition": [farms, hand]})


def test_what_an_occasion_leaves_out_is_said_to_be_nothing() -> None:
    assert Trigger("build", [""]).words() == Phrase("trigger-build", {"arg0": "", "modifier": ""})
    assert Trigger("build", [""]).source() == "build"


def test_either() -> None:
    state = performing("gold 1 or vp 1 or pay gold 1")
    assert offered(state) == "choose 1, choose 2"
    assert goods(play(state, "choose 2")) == "0 gold, 1 vp"
    assert parse("gold 1 or vp 1").words() == Phrase("effect-or", {"parts": [one_gold(), one_point()]})
    assert icons("gold 1 or vp 1") == "gold×1 or vp×1"


# -- prices -----------------------------------------------------------------------------------------------------------


def test_a_price_is_paid_and_then_the_effect_comes() -> None:
    assert goods(performing("pay gold 2: vp 3", gold=3)) == "1 gold, 3 vp"
    assert parse("pay gold 2: vp 1").words() == Phrase(
        "effect-price", {"price": Phrase("toy-pay", {"count": 2, "good": "gold"}), "then": one_point()}
    )
    assert icons("pay gold 2: vp 1") == "pay×2 arrow vp×1"


@pytest.mark.parametrize(
    ("source", "gold", "vp", "result"),
    [
        ("pay gold 2: vp 3", 1, 0, "1 gold, 0 vp"),
        ("gold 1, (pay gold 3: vp 3), gold 5", 1, 0, "7 gold, 0 vp"),
        ("pay gold 1, pay vp 1: gold 9", 1, 0, "1 gold, 0 vp"),
        ("pay gold 1, pay vp 1: gold 9", 0, 1, "0 gold, 1 vp"),
        ("pay gold 1, pay vp 1: gold 9", 1, 1, "9 gold, 0 vp"),
        ("pay gold 2, pay gold 2: vp 9", 3, 0, "3 gold, 0 vp"),
        ("pay gold 2, pay gold 2: vp 9", 4, 0, "0 gold, 9 vp"),
        ("2 times (pay gold 2: vp 1)", 3, 0, "1 gold, 1 vp"),
        ("pay gold 2 per farms: vp 9", 3, 0, "3 gold, 0 vp"),
        ("pay gold 2 per farms: vp 9", 4, 0, "0 gold, 9 vp"),
        ("pay gold 1 by farms 0 1 5: vp 9", 4, 0, "4 gold, 0 vp"),
        ("pay gold 1 by farms 0 1 5: vp 9", 5, 0, "0 gold, 9 vp"),
        ("pay gold 9 if farms >= 2: vp 9", 8, 0, "8 gold, 0 vp"),
        ("pay gold 9 if farms >= 3: vp 9", 8, 0, "8 gold, 9 vp"),
        ("(pay gold 1: (pay gold 1: vp 5)), gold 1", 1, 0, "1 gold, 0 vp"),
    ],
)
def test_who_cannot_pay_the_whole_price_pays_nothing_and_goes_without(source: str, gold: int, vp: int, result: str) -> None:
    state = performing(source, gold=gold, vp=vp, sites="farm farm")
    assert state.over
    assert goods(state) == result


def test_a_price_in_any_order_is_paid_whole_or_not_at_all() -> None:
    assert goods(performing("pay gold 1 + pay vp 1: gold 9", gold=1)) == "1 gold, 0 vp"
    state = performing("pay gold 1 + pay vp 1: gold 9", gold=1, vp=1)
    assert goods(play(state, "choose 2")) == "9 gold, 0 vp"


def test_a_price_of_choice_offers_what_can_be_paid() -> None:
    source = "(pay gold 2 or pay vp 1 or throw 1): gold 7"
    state = performing(source, gold=1, vp=1)
    assert offered(state) == "choose 2, choose 3"
    assert goods(play(state, "choose 2")) == "8 gold, 0 vp"


def test_what_cannot_be_paid_is_not_offered() -> None:
    state = performing("(pay gold 2: vp 9) or gold 1 or vp 1")
    assert offered(state) == "choose 2, choose 3"
    question = state.ask(0)
    assert question is not None
    assert question.blocked[0].label.key == "effect-price"
    assert question.blocked[0].refusal.reason == "too-little-gold"
    assert performing("may (pay gold 1: vp 9)").over
    assert performing("up to 3 times (pay gold 1: vp 9)").over


# -- may and times ----------------------------------------------------------------------------------------------------


def test_may() -> None:
    state = performing("may (gold 1, vp 1), gold 1")
    assert offered(state) == "choose 1, skip"
    assert goods(play(state.copy(), "skip")) == "1 gold, 0 vp"
    assert goods(play(state, "choose 1")) == "2 gold, 1 vp"
    assert parse("may gold 1").words() == Phrase("effect-may", {"what": one_gold()})
    assert icons("may gold 1") == "may gold×1"


def test_times() -> None:
    assert goods(performing("3 times (gold 1, vp 2)")) == "3 gold, 6 vp"
    assert parse("3 times gold 1").words() == Phrase("effect-times", {"what": one_gold(), "times": 3})
    assert icons("3 times gold 1") == "times×3 gold×1"


def test_up_to_times() -> None:
    state = performing("up to 2 times (pay gold 1: vp 2)", gold=5)
    assert goods(play(state, "choose 1", "choose 1")) == "3 gold, 4 vp"
    assert state.over
    assert parse("up to 3 times gold 1").words() == Phrase("effect-up-to-times", {"what": one_gold(), "times": 3})
    assert icons("up to 3 times gold 1") == "up-to-times×3 gold×1"


# -- amounts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "sites", "result"),
    [
        ("gold 2 per farms", "", 0),
        ("gold 2 per farms", "farm mill farm", 4),
        ("gold 1 per 2 farms", "farm farm farm", 1),
        ("gold 3 per 2 farms max 5", "farm farm farm farm", 5),
        ("gold 3 per farms max 5", "farm", 3),
        ("gold 1 by farms 1 0 7", "", 1),
        ("gold 1 by farms 1 0 7", "farm", 0),
        ("gold 1 by farms 1 0 7", "farm farm", 7),
        ("gold 1 by farms 1 0 7", "farm farm farm farm", 7),
        ("gold 4 if farms >= 2", "farm", 0),
        ("gold 4 if farms >= 2", "farm farm", 4),
        ("gold 2 per farms if mills >= 1", "farm farm", 0),
        ("gold 2 per farms if mills >= 1", "farm farm mill", 4),
        ("gold 1 if farms >= 1 if mills >= 1", "farm", 0),
        ("gold 1 if farms >= 1 if mills >= 1", "farm mill", 1),
        ("gold 1 per machines", "farm", 0),
    ],
)
def test_amounts_follow_their_count(source: str, sites: str, result: int) -> None:
    assert goods(performing(source, sites=sites)) == f"{result} gold, 0 vp"


def test_amounts_are_counted_when_their_turn_comes() -> None:
    assert goods(performing("build farm, gold 1 per farms, build farm, gold 1 per farms")) == "3 gold, 0 vp"


def test_amounts_read_and_are_drawn() -> None:
    assert parse("vp 1 per 3 farms max 8").words() == Phrase(
        "effect-per", {"what": one_point(), "every": 3, "count": SiteCount(0).words(), "limit": 8}
    )
    assert parse("vp 1 by hand 0 1 3").words() == Phrase(
        "effect-by", {"what": one_point(), "count": HandCount().words(), "steps": "1 → 1, 2+ → 3"}
    )
    assert parse("vp 1 if hand >= 2").words() == Phrase("effect-if", {"what": one_point(), "least": 2, "count": HandCount().words()})
    assert icons("vp 1 per 3 farms max 8") == "vp×1 per×3 farm max×8"
    assert icons("vp 1 per farms") == "vp×1 per farm"
    assert icons("vp 1 by hand 0 1") == "vp×1 by hand"
    assert icons("vp 1 if hand >= 2") == "if×2 hand arrow vp×1"
    assert parse("vp 1").icons() == [Icon("vp", 1)]


def test_amounts_can_be_measured_without_being_given() -> None:
    state = table(sites="farm farm farm")
    assert parse("vp 2 per farms max 5").measure(state, OF_SEAT[0]) == 5
    assert parse("vp 1 by farms 0 0 0 9").measure(state, OF_SEAT[0]) == 9
    assert parse("on end: vp 2 per farms").measure(state, OF_SEAT[0]) == 6
    assert parse("vp 2 per farms").gives() == parse("vp 1 by farms 0").gives() == "vp"
    with pytest.raises(TypeError, match="has no amount"):
        parse("may vp 1").measure(state, OF_SEAT[0])


# -- occasions --------------------------------------------------------------------------------------------------------


def test_an_occasion_reads_and_is_drawn() -> None:
    on = parse("on build farm: gold 1 or vp 1")
    assert isinstance(on, On)
    assert (on.trigger.word, on.trigger.arguments) == ("build", ["farm"])
    assert on.words().plain() == {
        "key": "effect-on",
        "args": {
            "trigger": {"key": "trigger-build", "args": {"arg0": "farm", "modifier": ""}},
            "what": parse("gold 1 or vp 1").words().plain(),
        },
    }
    assert icons("on build farm: gold 1") == "on-build farm gold×1"


def test_triggered_effects_interrupt_what_triggered_them() -> None:
    state = table()
    owns(state, "field-a")  # on build mill: gold 1 or draw 1
    owns(state, "watermill-a")  # on build farm: turn-wheel 1 or gold 1
    log = heard(state)
    run(state, effect("build mill, vp 1, build farm, vp 2"))
    assert goods(state) == "0 gold, 0 vp", "the question comes before the point"
    play(state, "choose 1")
    assert goods(state) == "1 gold, 1 vp"
    play(state, "choose 2")
    assert goods(state) == "2 gold, 3 vp"
    assert [happening.kind for happening in log.happenings] == ["built", "gold", "vp", "built", "gold", "vp", "game-over"]


def test_a_triggered_effect_can_trigger_another() -> None:
    state = table()
    owns(state, "watermill-a")
    owns(state, "windmill-a")  # on turn-wheel: vp 1
    run(state, effect("build farm, pay vp 1"))
    assert labels(state) == ["toy-turn-wheel", "toy-gold"]
    play(state, "choose 1")
    assert goods(state) == "0 gold, 0 vp", "the point came in time to be paid"


def test_an_occasion_with_another_argument_does_nothing() -> None:
    state = table()
    owns(state, "field-a")
    assert run(state, effect("build tower, build farm")).over


def test_triggered_effects_are_saved_in_the_middle() -> None:
    state = table()
    owns(state, "field-a")
    owns(state, "field-b")
    run(state, effect("build mill, (vp 1 or gold 5), vp 7"))
    for move in ("choose 1", "choose 1", "choose 2"):
        state = saved(state)
        play(state, move)
    assert goods(state) == "7 gold, 7 vp"


# -- the wheel, machines, chance --------------------------------------------------------------------------------------


def test_the_wheel_brings_home_what_was_invested() -> None:
    assert goods(performing("invest 2, turn-wheel 3, vp 1", gold=2)) == "0 gold, 1 vp"
    assert goods(performing("invest 2, turn-wheel 4, vp 1", gold=2)) == "2 gold, 1 vp"


def test_machines_here_there_and_anywhere() -> None:
    state = table(sites="farm mill tower")
    run(state, effect("machine 2 here, machine 1 other, machine 1 any", place=1))
    assert [site.machines for site in state.farmers[0].sites] == [0, 2, 0]
    assert offered(state) == "site 1, site 3"
    play(state, "site 3")
    assert offered(state) == "site 1, site 2, site 3"
    play(state, "site 2")
    assert [site.machines for site in state.farmers[0].sites] == [0, 3, 1]
    assert performing("machine 1 other").over, "nowhere to put it"


def test_effects_of_equal_source_are_equal() -> None:
    assert parse("gold 1 ,vp 2") == parse("gold, vp 2")
    assert hash(parse("gold 1")) == hash(parse("gold"))
    assert parse("gold 1") != parse("gold 2")
    assert parse("gold 1") != "gold 1"
    assert repr(parse("gold 1 or vp 1")) == "Either('gold 1 or vp 1')"
