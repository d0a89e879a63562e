"""Records: text and back, and damaged lines are told with their number."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.engine.chance import FAST, GENERATORS, KEYED
from ludarium.engine.errors import RecordError
from ludarium.engine.record import DEEPEST, LONGEST_COMMENT, LONGEST_NAME, UNDO, Entry, Record, parse_record, tidy_comment
from tests.toy.game import TOY

word = st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789-.,", min_size=1, max_size=8)
moves = st.one_of(st.just(UNDO), st.integers(0, TOY.lexicon.size - 1).map(TOY.lexicon.text))
comments = st.one_of(st.just(""), st.text(max_size=60)).map(tidy_comment)
played = st.integers(0, TOY.lexicon.size - 1).map(TOY.lexicon.text)
variations = st.recursive(
    st.lists(st.builds(Entry, st.integers(0, 9), played, comments), min_size=1, max_size=3),
    lambda inner: st.lists(st.builds(Entry, st.integers(0, 9), played, comments, st.lists(inner, max_size=2)), min_size=1, max_size=3),
    max_leaves=4,
)
entries = st.one_of(
    st.builds(Entry, st.integers(0, 9), moves),
    st.builds(Entry, st.integers(0, 9), moves, comments, st.lists(variations, max_size=2)),
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    generator = draw(st.sampled_from(GENERATORS))
    record = Record(draw(word), draw(st.integers(0, 99)), draw(st.integers(1, 9)), draw(st.integers(0, 2**128 - 1)), generator)
    record.options = draw(st.dictionaries(word, word, max_size=3))
    record.names = draw(st.dictionaries(st.integers(0, 9), st.text(max_size=60), max_size=4))
    packs = draw(st.lists(st.tuples(word, st.integers(1, 999_999), word), max_size=2))
    record.packs = [{"name": name, "version": version, "digest": digest} for name, version, digest in packs]
    record.comment = draw(comments)
    record.entries = draw(st.lists(entries, max_size=10))
    record.result = draw(st.lists(st.integers(-99, 999), max_size=5))
    return record


@given(records())
@settings(max_examples=300)
def test_a_record_reads_back_from_its_text(record: Record) -> None:
    again = parse_record(str(record))
    assert again == record
    assert hash(again) == hash(record)
    assert (again.game, again.rules, again.players, again.seed) == (record.game, record.rules, record.players, record.seed)
    assert again.generator == record.generator
    assert again.options == record.options
    assert again.packs == record.packs
    assert again.entries == record.entries
    assert again.comment == record.comment
    assert again.result == record.result
    assert parse_record(str(again)) == again
    for seat, name in again.names.items():
        assert name == " ".join(record.names[seat].split())[:LONGEST_NAME].rstrip()


@given(records(), st.randoms(use_true_random=False))
def test_comments_blank_lines_and_foreign_line_ends_do_not_matter(record: Record, random: object) -> None:
    lines = str(record).splitlines()
    text = lines[0] + "\r\n# a remark\r\n\r\n" + "\r\n   ".join(lines[1:]) + "\r\n\r\n# the end"
    assert parse_record(text) == record


def test_a_name_cannot_smuggle_a_line_in() -> None:
    record = Record("toy", 1, 2, 7)
    record.names = {0: "Nell\n1 choose 1\nresult 9 9", 1: " \n "}
    again = parse_record(str(record))
    assert again.entries == []
    assert again.result == []
    assert again.names == {0: "Nell 1 choose 1 result 9 9"}


GOOD = """ludarium-record 1
game toy
rules 1
pack base 1 0123456789abcdef
players 2
option rounds 3
seed 00000000000000000000000000000007
name 0 Nell

0 choose 1
1 undo
result 3 -4
"""


def test_the_example_reads() -> None:
    record = parse_record(GOOD)
    assert record.names == {0: "Nell"}
    assert record.entries == [Entry(0, "choose 1"), Entry(1, UNDO)]
    assert record.result == [3, -4]
    assert str(record) == GOOD
    assert repr(record.entries[0]) == "Entry(0, 'choose 1')"


def test_a_record_names_its_generator_unless_it_is_the_first_there_was() -> None:
    assert parse_record(GOOD).generator == FAST
    named = GOOD.replace("name 0", "chance hmac-sha256\nname 0")
    assert parse_record(named).generator == KEYED
    assert str(parse_record(named)) == named
    assert str(parse_record(GOOD.replace("name 0", "chance sfc32\nname 0"))) == GOOD


@pytest.mark.parametrize(
    ("line", "damaged", "message"),
    [
        (2, "game", "cannot be read: 'game'"),
        (2, "game toy story", "cannot be read: 'game toy story'"),
        (2, "gmae toy", "cannot be read: 'gmae toy'"),
        (3, "rules one", "a number expected, not 'one'"),
        (3, "rules -1", "a number expected, not '-1'"),
        (3, "rules 1 2", "cannot be read: 'rules 1 2'"),
        (3, "rules ²", "a number expected, not '²'"),
        (3, "game toy", "'game' comes a second time"),
        (4, "pack base one 0123", "a version expected, not 'one'"),
        (4, "pack base 1", "cannot be read: 'pack base 1'"),
        (5, "players 99999999999", "a number expected, not '99999999999'"),
        (6, "option rounds", "cannot be read: 'option rounds'"),
        (6, "option rounds 3 4", "cannot be read: 'option rounds 3 4'"),
        (7, "seed", "a seed is a number or up to 32 hexadecimal digits, not ''"),
        (7, "seed xyz", "a seed is a number or up to 32 hexadecimal digits, not 'xyz'"),
        (7, "seed " + "1" * 33, "a seed is a number or up to 32 hexadecimal digits"),
        (7, "option rounds 4", "'option rounds' comes a second time"),
        (8, "chance dice", "this version does not know the generator 'dice', only sfc32, hmac-sha256"),
        (8, "chance", "cannot be read: 'chance'"),
        (8, "chance sfc32 hmac-sha256", "cannot be read: 'chance sfc32 hmac-sha256'"),
        (11, "chance sfc32", "'chance' belongs to the head, before the moves"),
        (8, "name 0", "cannot be read: 'name 0'"),
        (8, "name Nell 0", "a seat expected, not 'Nell'"),
        (10, "0", "a seat without a move"),
        (10, "-1 choose 1", "cannot be read: '-1 choose 1'"),
        (10, "99999999999 choose 1", "a seat expected, not '99999999999'"),
        (11, "game toy", "'game' belongs to the head, before the moves"),
        (11, "name 1 Bo", "'name' belongs to the head, before the moves"),
        (12, "result", "cannot be read: 'result'"),
        (12, "result 3 x", "points expected, not 'x'"),
        (12, "result 3 -", "points expected, not ''"),
        (13, "0 choose 1", "nothing may follow the result"),
        (13, "result 3 4", "nothing may follow the result"),
        (13, "what is this", "nothing may follow the result"),
    ],
)
def test_a_damaged_line_is_told_with_its_number(line: int, damaged: str, message: str) -> None:
    lines = GOOD.splitlines()
    lines[line - 1 : line] = [damaged]
    with pytest.raises(RecordError) as caught:
        parse_record("\n".join(lines))
    assert str(caught.value).startswith(f"line {line}: {message}")


@pytest.mark.parametrize("needed", ["game", "rules", "players", "seed"])
def test_a_missing_line_of_the_head_is_named(needed: str) -> None:
    text = "\n".join(line for line in GOOD.splitlines() if not line.startswith(needed))
    with pytest.raises(RecordError, match=f"the record has no line '{needed}'"):
        parse_record(text)


@pytest.mark.parametrize("text", ["", "\n", "ludarium-record 2\n", "hello", " \nludarium-record 1"])
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(RecordError, match="not a record: the first line must be 'ludarium-record 1'"):
        parse_record(text)


def test_a_record_written_under_a_former_name_still_loads() -> None:
    old = GOOD.replace("ludarium-record 1", "former-record 1")
    assert str(parse_record(old)) == GOOD


@given(st.integers(0, len(GOOD)), st.integers(0, 20), st.text(max_size=6))
@settings(max_examples=300)
def test_a_damaged_record_is_a_record_or_a_mistake(at: int, cut: int, piece: str) -> None:
    text = GOOD[:at] + piece + GOOD[at + cut :]
    try:
        record = parse_record(text)
    except RecordError:
        return
    assert parse_record(str(record)) == record


# -- comments and variations -------------------------------------------------------------------------------------------

ANNOTATED = """ludarium-record 1
game toy
rules 1
players 2
seed 7

; two farmers
; on the same hill
0 choose 1
; careful
(
0 choose 2
; or bold?
1 choose 1
(
1 choose 2
)
)
(
0 choose 2
)
1 choose 1
"""


def test_comments_and_variations_stand_by_their_move() -> None:
    record = parse_record(ANNOTATED)
    assert record.comment == "two farmers\non the same hill"
    first, second = record.entries
    assert (first.comment, second.comment, second.variations) == ("careful", "", [])
    assert first.variations == [
        [Entry(0, "choose 2", "or bold?"), Entry(1, "choose 1", "", [[Entry(1, "choose 2")]])],
        [Entry(0, "choose 2")],
    ]
    assert repr(first.variations[1]) == "[Entry(0, 'choose 2')]"
    assert str(record).endswith(ANNOTATED[ANNOTATED.index("\n\n") :])


def test_a_variation_is_a_record_of_its_own() -> None:
    record = parse_record(ANNOTATED)
    first = record.variation(1)
    assert [entry.move for entry in first.entries] == ["choose 2", "choose 1"]
    assert [entry.move for entry in first.variation(2, 1).entries] == ["choose 2", "choose 2"]
    assert [entry.move for entry in record.variation(1, 2).entries] == ["choose 2"]
    first.entries[0].comment = "changed"
    assert record == parse_record(ANNOTATED)
    for number, which, message in ((0, 1, "moves 1 to 2, not 0"), (3, 1, "moves 1 to 2, not 3"), (1, 3, "2 variations, not number 3")):
        with pytest.raises(RecordError, match=message):
            record.variation(number, which)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("1 choose 2\n)\n)", "1 choose 2\n)", "a variation is not closed"),
        ("0 choose 1\n", ")\n0 choose 1\n", "no variation is open"),
        ("; two", "(\n; two", "a variation follows the move in whose place it is played"),
        ("(\n1 choose 2\n)", "(\n)", "a variation without a move"),
        ("(\n1 choose 2", "(\n; what\n1 choose 2", "a comment follows the move that it is about"),
        ("1 choose 2", "1 undo", "a variation has no undo"),
        ("1 choose 2", "result 1 2", "a variation has moves, comments and variations only, not 'result'"),
        ("1 choose 2\n", "1 choose 2\n" + "(\n1 choose 2\n" * (DEEPEST + 1), "nested too deeply"),
    ],
)
def test_a_variation_that_cannot_be_read_is_told_with_its_line(old: str, new: str, message: str) -> None:
    assert old in ANNOTATED
    with pytest.raises(RecordError, match=message):
        parse_record(ANNOTATED.replace(old, new, 1))


def test_a_comment_cannot_smuggle_a_line_in() -> None:
    record = Record("toy", 1, 2, 7)
    record.entries = [Entry(0, "choose 1", "fine\n1 choose 2\r\n)\u2028result 9 9\x00\n\n" + "x" * LONGEST_COMMENT)]
    again = parse_record(str(record))
    assert [entry.move for entry in again.entries] == ["choose 1"]
    assert again.result == []
    assert again.entries[0].comment.startswith("fine\n1 choose 2\n)\nresult 9 9\nxxx")
    assert len(again.entries[0].comment) <= LONGEST_COMMENT
    assert parse_record(str(again)) == again
