"""The effect language: what is written is read back the same, and what is wrong is told with its place."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.engine.chance import chance
from ludarium.engine.effect import Effect
from ludarium.engine.errors import PackError
from ludarium.engine.language import CountWord, EventWord, Parameter, Verb, Vocabulary
from ludarium.engine.rollout import rollout
from tests.engine.expressions import effects, expressions
from tests.engine.scene import performing, saved
from tests.toy.content.effects import VOCABULARY, Gold, SiteCount

parse = VOCABULARY.parse


def wrong(source: str) -> PackError:
    with pytest.raises(PackError) as caught:
        parse(source)
    return caught.value


# -- reading and writing ----------------------------------------------------------------------------------------------


@given(expressions)
@settings(max_examples=400)
def test_what_is_written_reads_back_the_same(source: str) -> None:
    effect = parse(source)
    written = effect.source()
    again = parse(written)
    assert again.source() == written
    assert type(again) is type(effect)
    assert again.words() == effect.words()
    assert again.icons() == effect.icons()


@given(expressions)
def test_everything_reads_and_is_drawn(source: str) -> None:
    effect = parse(source)
    assert effect.words().key
    assert effect.words().plain()["key"] == effect.words().key
    assert effect.icons()
    assert all(icon.name and icon.count >= 0 for icon in effect.icons())


@given(effects, st.integers(0, 9), st.integers(0, 2**32))
@settings(max_examples=200)
def test_everything_plays_to_its_end_and_can_be_saved_on_the_way(source: str, gold: int, seed: int) -> None:
    state = performing(source, gold=gold, sites="farm farm mill")
    luck = chance(seed)
    for turn in range(3):
        if state.over:
            break
        state = saved(state)
        moves = state.moves(state.to_move[0])
        assert moves
        state.play(state.to_move[0], moves[luck.below(len(moves))])
    rollout(state, luck)
    assert state.over
    assert all(farmer.gold >= 0 and farmer.vp >= 0 for farmer in state.farmers)


@pytest.mark.parametrize(
    ("written", "tidy"),
    [
        ("gold", "gold 1"),
        ("  gold   2 ,vp 1", "gold 2, vp 1"),
        ("((gold 1))", "gold 1"),
        ("gold 1\n or\n vp 1", "gold 1 or vp 1"),
        ("(gold 1, vp 1) + draw", "(gold 1, vp 1) + draw 1"),
        ("(gold 1 + vp 1), draw", "gold 1 + vp 1, draw 1"),
        ("(gold or vp) or draw", "(gold 1 or vp 1) or draw 1"),
        ("gold or pay gold 1: vp, vp", "gold 1 or pay gold 1: vp 1, vp 1"),
        ("(pay gold 1: vp) or draw", "pay gold 1: vp 1 or draw 1"),
        ("pay gold 1: (vp or draw)", "pay gold 1: (vp 1 or draw 1)"),
        ("may may gold", "may may gold 1"),
        ("may (gold, vp)", "may (gold 1, vp 1)"),
        ("up to 3 times 2 times gold", "up to 3 times 2 times gold 1"),
        ("(may gold) if hand >= 2", "(may gold 1) if hand >= 2"),
        ("may gold if hand >= 2", "may gold 1 if hand >= 2"),
        ("vp per 1 farms", "vp 1 per farms"),
        ("vp per machines max 3", "vp 1 per machines any max 3"),
        ("on build farm: (gold or vp)", "on build farm: gold 1 or vp 1"),
        ("gold 007", "gold 7"),
    ],
)
def test_the_tidy_form(written: str, tidy: str) -> None:
    assert parse(written).source() == tidy


# -- mistakes ---------------------------------------------------------------------------------------------------------

VERBS = "gold, vp, draw, turn-wheel, throw, invest, pay, machine, build, roll, cheaper, more-room"
COUNTS = "farms, mills, towers, hand, machines"


@pytest.mark.parametrize(
    ("source", "line", "column", "message"),
    [
        ("", 1, 1, f"expected an effect ({VERBS}), found the end of the effect."),
        ("   ", 1, 1, f"expected an effect ({VERBS}), found the end of the effect."),
        ("golt 1", 1, 1, f"expected an effect ({VERBS}), found 'golt'. Did you mean 'gold'?"),
        ("gold 1, vip 2", 1, 9, f"expected an effect ({VERBS}), found 'vip'. Did you mean 'vp'?"),
        ("gold 1,", 1, 8, f"expected an effect ({VERBS}), found the end of the effect."),
        ("gold 1 vp 1", 1, 8, "expected ',', 'or', '+', ':' or the end of the effect, found 'vp'."),
        ("gold 1 iff hand >= 1", 1, 8, "expected ',', 'or', '+', ':' or the end of the effect, found 'iff'. Did you mean 'if'?"),
        ("gold 0", 1, 6, "expected how many, a number from 1 to 999, found '0'."),
        ("gold 1000", 1, 6, "expected how many, a number from 1 to 999, found '1000'."),
        ("gold " + "9" * 5000, 1, 6, f"expected how many, a number from 1 to 999, found '{'9' * 30}'."),
        ("machine 1", 1, 10, "expected where: here, other, any after 'machine', found the end of the effect."),
        ("machine 1 hear", 1, 11, "expected where: here, other, any after 'machine', found 'hear'. Did you mean 'here'?"),
        ("machine here", 1, 9, "expected a number (how many) after 'machine', found 'here'."),
        ("build barn", 1, 7, "expected kind: farm, mill, tower after 'build', found 'barn'."),
        ("pay 3", 1, 5, "expected good: gold, vp after 'pay', found '3'."),
        ("gold per fams", 1, 10, f"expected something to count ({COUNTS}), found 'fams'. Did you mean 'farms'?"),
        ("gold per 0 farms", 1, 10, "expected how many of it, a number from 1 to 999, found '0'."),
        ("gold per farms max", 1, 19, "expected the limit, a number from 1 to 999, found the end of the effect."),
        ("gold per farms per mills", 1, 16, "'per' must follow an effect that gives an amount"),
        ("(gold or vp) per farms", 1, 14, "'per' must follow an effect that gives an amount"),
        ("roll by farms 1", 1, 6, "'by' must follow an effect that gives an amount"),
        ("gold 2 by farms 0 1", 1, 8, "with 'by' the amounts stand behind the count; leave the number before it out"),
        ("gold by farms", 1, 14, "expected the amount for a count of 0, a number from 0 to 999, found the end of the effect."),
        ("gold if farms > 2", 1, 15, "'>' has no meaning here; use words, numbers and , : + ( ) >="),
        ("gold if farms 2", 1, 15, "expected '>=', found '2'."),
        ("gold if farms >= 0", 1, 18, "expected the least count, a number from 1 to 999, found '0'."),
        ("on: gold", 1, 3, "expected an occasion (build, turn-wheel, round, end, rest, play), found ':'."),
        (
            "on biuld farm: gold",
            1,
            4,
            "expected an occasion (build, turn-wheel, round, end, rest, play), found 'biuld'. Did you mean 'build'?",
        ),
        ("on round gold", 1, 10, "expected ':', found 'gold'."),
        ("on round: on end: vp", 1, 11, "'on' can only stand at the very beginning, once"),
        ("gold, (on round: vp)", 1, 8, "'on' can only stand at the very beginning, once"),
        ("up 3 times gold", 1, 4, "expected 'to', found '3'."),
        ("up to times gold", 1, 7, "expected how many times, a number from 1 to 999, found 'times'."),
        ("3 gold", 1, 3, "expected 'times', found 'gold'."),
        ("(gold 1", 1, 8, "expected ')', found the end of the effect."),
        ("gold 1)", 1, 7, "expected ',', 'or', '+', ':' or the end of the effect, found ')'."),
        ("gold 1: vp: draw", 1, 11, "expected ',', 'or', '+', ':' or the end of the effect, found ':'."),
        ("may pay gold 1: vp", 1, 1, "a price cannot have 'may'; put the whole in parentheses: may (… : …)"),
        ("gold or 2 times pay gold 1: vp", 1, 9, "a price cannot have 'times'; put the whole in parentheses: times (… : …)"),
        ("gold 1; vp 1", 1, 7, "';' has no meaning here; use words, numbers and , : + ( ) >="),
        ("gold 1,\n  vp -1", 2, 6, "'-' has no meaning here; use words, numbers and , : + ( ) >="),
        ("gold 1,\n  vpp 1", 2, 3, f"expected an effect ({VERBS}), found 'vpp'. Did you mean 'vp'?"),
        ("gold 1\n\n+\n", 3, 2, f"expected an effect ({VERBS}), found the end of the effect."),
        (" or ".join(["gold"] * 13), 1, 94, "at most 12 parts can be joined by 'or'"),
        (" + ".join(["gold"] * 13), 1, 83, "at most 12 parts can be joined by '+'"),
        ("Gold 1", 1, 1, f"expected an effect ({VERBS}), found 'Gold'. Did you mean 'gold'?"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_what_was_expected(source: str, line: int, column: int, message: str) -> None:
    error = wrong(source)
    assert (error.line, error.column, error.message) == (line, column, message)
    assert str(error) == f"line {line}:{column}: {message}"


def test_a_place_can_be_shifted_to_where_the_text_stands() -> None:
    with pytest.raises(PackError, match=r"^my\.toml:7:14: expected an effect"):
        parse("gold, x", 7, 8, "my.toml")
    with pytest.raises(PackError, match=r"^my\.toml:8:2: expected an effect"):
        parse("gold,\n x", 7, 8, "my.toml")


@pytest.mark.parametrize(
    "source",
    [
        "(" * 100 + "gold" + ")" * 100,
        "(" * 100_000,
        "may " * 100_000 + "gold",
        "2 times " * 5000 + "gold",
        "gold" + " if farms >= 1" * 5000,
        "pay gold 1: (" * 5000,
        "(may " * 300 + "gold" + ")" * 300,
    ],
)
def test_what_is_nested_too_deeply_is_refused(source: str) -> None:
    assert wrong(source).message == "this is nested too deeply"


def test_what_is_nested_as_deeply_as_allowed_still_works() -> None:
    source = "(gold, " * 18 + "gold" + ")" * 18
    assert parse(source).source().count("gold 1") == 19
    assert parse("may " * 35 + "gold").icons()
    assert parse("gold" + " if farms >= 1" * 30).words().key == "effect-when"


def test_a_long_row_is_no_deep_one() -> None:
    assert parse(", ".join(["gold 1"] * 3000)).source() == ", ".join(["gold 1"] * 3000)


@given(st.text(max_size=40))
@settings(max_examples=300)
def test_any_text_is_an_effect_or_a_mistake(text: str) -> None:
    effect_or_mistake(text)


PIECES = "gold vp pay machine here any build farm farms per max by if >= on round may up to times or , : + ( ) 1 2 0 ٣ ² - roll end x"
pieces = st.sampled_from([*PIECES.split(" "), "turn-wheel", "hand", "\n"])


@given(st.lists(pieces, max_size=14).map(" ".join))
@settings(max_examples=500)
def test_any_row_of_words_is_an_effect_or_a_mistake(text: str) -> None:
    effect_or_mistake(text)


@given(expressions, st.integers(0, 10_000), st.integers(0, 3), pieces)
@settings(max_examples=400)
def test_any_change_of_an_effect_is_an_effect_or_a_mistake(source: str, at: int, cut: int, piece: str) -> None:
    start = at % (len(source) + 1)
    effect_or_mistake(source[:start] + source[start + cut :])
    effect_or_mistake(source[:start] + piece + source[start + cut :])
    effect_or_mistake(source[start:] + " " + source[:start])


def effect_or_mistake(text: str) -> None:
    error: PackError | None = None
    try:
        effect = parse(text)
    except PackError as mistake:
        error = mistake
    else:
        assert isinstance(effect, Effect)
        assert parse(effect.source()) == effect
    if error is not None:
        assert error.message
        assert 1 <= error.line <= text.count("\n") + 1
        assert 1 <= error.column <= len(text) + 1


# -- vocabularies -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["or", "may", "per", "max", "if", "on", "times", "up", "to", "by"])
def test_words_of_the_language_itself_cannot_be_taken(word: str) -> None:
    verb = Verb(word, [], lambda arguments: Gold(1))
    count = CountWord(word, [], lambda arguments: SiteCount(0))
    for verbs, counts, triggers in (([verb], [], []), ([], [count], []), ([], [], [EventWord(word, [])])):
        with pytest.raises(ValueError, match="language itself"):
            Vocabulary(verbs, counts, triggers)


def test_a_word_can_be_verb_count_and_occasion_at_once() -> None:
    vocabulary = Vocabulary(
        [Verb("gold", [Parameter("how many", default=1)], lambda arguments: Gold(arguments[0]))],
        [CountWord("gold", [], lambda arguments: SiteCount(0))],
        [EventWord("gold", [Parameter("least", default=1)])],
    )
    assert vocabulary.parse("on gold 3: gold 2 per 2 gold").source() == "on gold 3: gold 2 per 2 farms"
    assert vocabulary.parse("on gold: gold").source() == "on gold 1: gold 1"
