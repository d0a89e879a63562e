"""A game in progress: undo, the log after it, and the record that replays to the same position."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.engine.agenda import ForEachPlayer, Simultaneously, Task
from ludarium.engine.chance import chance
from ludarium.engine.errors import IllegalMove, NotationError, RecordError, UndoError
from ludarium.engine.match import Match, replay
from ludarium.engine.record import UNDO, Entry, parse_record
from tests.engine.scene import effect, goods, run, table
from tests.toy.game import TOY
from tests.toy.state import ToyState

SEALED = "something hidden was revealed or chance decided since your last move"
MOVED_ON = "another player has moved since"
NOTHING = "there is no move of yours to take back"


def match_of(*tasks: Task[Any], players: int = 2, gold: int = 0) -> Match:
    """Return a match in which these tasks are all that is to be done."""
    match = Match(TOY, players, 7)
    match.state = run(table(players, gold), *tasks)
    match.anchor = match.state.copy()
    return match


def refused(match: Match, seat: int, message: str) -> None:
    before, entries = match.state.digest(), len(match.record.entries)
    with pytest.raises(UndoError, match=message):
        match.undo(seat)
    assert match.state.digest() == before
    assert len(match.record.entries) == entries


def heard(match: Match) -> list[object]:
    return [happening.plain(None) for happening in match.log]


def test_a_move_is_taken_back_exactly() -> None:
    match = Match(TOY, 3, 7)
    before, log = match.state.digest(), heard(match)
    match.play(1, "choose 1")
    assert match.state.digest() != before
    match.undo(1)
    assert match.state.digest() == before
    assert heard(match) == log
    assert match.record.entries == [Entry(1, "choose 1"), Entry(1, UNDO)]


def test_nothing_to_take_back() -> None:
    match = Match(TOY, 3, 7)
    match.play(1, "choose 1")
    refused(match, 0, NOTHING)
    assert match.undo_refusal(0) == "nothing-to-undo"
    assert match.undo_refusal(1) == ""


def test_in_lanes_the_own_move_is_taken_back_whatever_others_did() -> None:
    match = Match(TOY, 3, 7)
    match.play(0, "choose 1")
    match.play(1, "choose 1")
    match.undo(0)
    assert match.state.to_move == [0, 2]
    without = Match(TOY, 3, 7)
    without.play(1, "choose 1")
    assert match.state.digest() == without.state.digest()
    assert heard(match) == heard(without)


def test_in_lanes_another_players_draw_is_no_hindrance() -> None:
    match = Match(TOY, 3, 7)
    match.play(0, "choose 1")
    match.play(1, "choose 2")  # draws a card, which cannot be taken back
    refused(match, 1, SEALED)
    match.undo(0)
    without = Match(TOY, 3, 7)
    without.play(1, "choose 2")
    assert match.state.digest() == without.state.digest()


def test_in_open_lanes_a_throw_stays_once_another_has_drawn_because_of_it() -> None:
    lanes: list[Task[Any]] = [effect("(throw 1 or gold 1), (gold 1 or vp 1)", 0), effect("(draw 2 or gold 1), (gold 1 or vp 1)", 1)]
    match = match_of(Simultaneously(lanes, in_the_open=True))
    state = match.state
    assert isinstance(state, ToyState)
    state.discard, state.deck = [], state.deck[:1]
    state.farmers[1].sites = []
    match.anchor = state.copy()
    match.play(0, "choose 1")
    match.play(0, match.game.lexicon.text(match.state.moves(0)[0]))
    match.play(1, "choose 1")
    assert match.undo_refusal(0) == "moved-on", "said before it is tried"
    assert match.undo_count(0) == 0
    refused(match, 0, MOVED_ON)


def test_in_open_lanes_moves_that_do_not_touch_each_other_are_taken_back() -> None:
    lanes: list[Task[Any]] = [effect("(gold 1 or vp 1), (gold 1 or vp 1)", seat) for seat in range(2)]
    match = match_of(Simultaneously(lanes, in_the_open=True))
    match.play(1, "choose 2")
    only_the_other = match.state.digest()
    match.play(0, "choose 1")
    match.undo(0)
    assert match.state.digest() == only_the_other
    assert match.state.lanes_are_open


def test_the_last_move_of_the_lanes_reveals_and_ends_all_undo() -> None:
    match = Match(TOY, 2, 7)
    match.play(0, "choose 1")
    match.play(1, "choose 1")
    for seat in (0, 1):
        refused(match, seat, SEALED)


def test_lanes_that_follow_lanes_end_all_undo_too() -> None:
    """The feast is followed by the secret choice: what was done at the feast is known by then."""
    match = Match(TOY, 2, 7)
    match.play(0, "choose 1")
    match.play(1, "choose 1")
    assert match.state.to_move == [0, 1], "choosing cards now"
    refused(match, 0, SEALED)
    match.play(1, "skip")
    match.undo(1)
    refused(match, 1, SEALED)


def test_a_draft_pick_cannot_be_taken_back_after_the_packs_were_passed() -> None:
    match = Match(ludarium.game("ginkgopolis"), 2, 1, {"characters": "draft"})
    match.play(0, match.state.moves(0)[0])
    match.undo(0)
    match.play(0, match.state.moves(0)[1])
    match.play(1, match.state.moves(1)[0])
    refused(match, 0, SEALED)
    refused(match, 1, SEALED)


def test_several_moves_are_taken_back_one_by_one() -> None:
    match = match_of(effect("3 times (gold 1 or vp 1), may vp 5"))
    digests = []
    for move in ("choose 1", "choose 2", "choose 1", "choose 1"):
        digests.append(match.state.digest())
        match.play(0, move)
    assert match.undo_refusal(0) == "sealed", "the game is over"
    match = match_of(effect("3 times (gold 1 or vp 1), may vp 5"))
    for move in ("choose 1", "choose 2", "choose 1"):
        match.play(0, move)
    for digest in reversed(digests[:3]):
        match.undo(0)
        assert match.state.digest() == digest
    refused(match, 0, "take back|revealed")


def test_in_lanes_several_moves_are_taken_back_between_those_of_others() -> None:
    lanes: list[Task[Any]] = [effect("4 times (gold 1 or vp 1)", seat) for seat in range(2)]
    match = match_of(Simultaneously(lanes))
    for seat, move in ((0, "choose 1"), (1, "choose 2"), (0, "choose 2"), (0, "choose 1"), (1, "choose 2")):
        match.play(seat, move)
    match.undo(0)
    match.undo(0)
    match.undo(1)
    plain = match_of(Simultaneously(lanes))
    plain.play(0, "choose 1")
    plain.play(1, "choose 2")
    assert match.state.digest() == plain.state.digest()
    assert heard(match) == heard(plain)


def test_nobody_takes_back_what_another_has_moved_on() -> None:
    turns: list[Task[Any]] = [effect("2 times (gold 1 or vp 1)", seat) for seat in range(2)]
    match = match_of(ForEachPlayer(turns))
    match.play(0, "choose 1")
    match.play(0, "choose 1")
    assert match.state.to_move == [1]
    assert match.undo_refusal(0) == "", "the other has not moved yet"
    match.play(1, "choose 1")
    refused(match, 0, MOVED_ON)
    match.undo(1)
    match.undo(0)
    assert match.state.to_move == [0]
    assert goods_of(match) == "1 gold, 0 vp"


def test_a_turn_before_the_lanes_is_taken_back_until_somebody_moves_in_them() -> None:
    lanes: list[Task[Any]] = [effect("gold 1 or vp 1", seat) for seat in range(2)]
    match = match_of(effect("gold 5 or vp 5"), Simultaneously(lanes))
    match.play(0, "choose 1")
    match.undo(0)
    match.play(0, "choose 2")
    match.play(1, "choose 1")
    refused(match, 0, MOVED_ON)
    match.undo(1)
    match.undo(0)
    assert goods_of(match) == "0 gold, 0 vp"


def test_chance_and_drawing_cannot_be_taken_back() -> None:
    for move in ("choose 1", "choose 2"):
        match = match_of(effect("2 times (roll or draw 1 or gold 1)"))
        match.play(0, move)
        refused(match, 0, SEALED)
        match.play(0, "choose 3")
        refused(match, 0, SEALED)


def test_what_came_after_chance_is_taken_back_up_to_it() -> None:
    match = match_of(effect("3 times (roll or gold 1)"))
    match.play(0, "choose 1")
    before = match.state.digest()
    match.play(0, "choose 2")
    match.undo(0)
    assert match.state.digest() == before
    refused(match, 0, SEALED)


def goods_of(match: Match) -> str:
    assert isinstance(match.state, ToyState)
    return goods(match.state)


def test_an_illegal_move_leaves_the_match_alone() -> None:
    match = Match(TOY, 2, 7)
    before = match.state.digest()
    with pytest.raises(IllegalMove):
        match.play(0, "skip")
    with pytest.raises(IllegalMove):
        match.play(0, -1)
    with pytest.raises(NotationError):
        match.play(0, "jump")
    assert match.state.digest() == before
    assert match.record.entries == []
    assert match.state.listener is None


# -- records ----------------------------------------------------------------------------------------------------------


def random_match(players: int, seed: int, undo_one_in: int) -> Match:
    """Play a whole match at random, taking moves back now and then."""
    match = Match(TOY, players, seed, {"rich": True})
    luck = chance(seed)
    while not match.state.over:
        seat = luck.pick(match.state.to_move)
        match.play(seat, luck.pick(match.state.moves(seat)))
        back = luck.below(players)
        if luck.below(undo_one_in) == 0 and not match.undo_refusal(back):
            match.undo(back)
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_with_undone_moves_replays_to_the_same_position(players: int) -> None:
    undone = 0
    for seed in range(6):
        match = random_match(players, seed, 3)
        undone += sum(1 for entry in match.record.entries if entry.move == UNDO)
        text = str(match.record)
        again = replay(parse_record(text), TOY)
        assert again.state.digest() == match.state.digest()
        assert heard(again) == heard(match)
        assert str(again.record) == text
        assert again.record.result == match.state.scores
    assert undone > 10


def test_what_was_undone_leaves_no_trace_but_the_record() -> None:
    for seed in range(5):
        match = random_match(3, seed, 3)
        plain = Match(TOY, 3, seed, {"rich": True})
        kept: list[Entry] = []
        for entry in match.record.entries:
            if entry.move == UNDO:
                last = max(index for index, earlier in enumerate(kept) if earlier.seat == entry.seat)
                del kept[last]
            else:
                kept.append(entry)
        for entry in kept:
            plain.play(entry.seat, entry.move)
        assert plain.state.digest() == match.state.digest()
        assert heard(plain) == heard(match)


def test_a_record_replays_in_part() -> None:
    match = random_match(2, 3, 4)
    for count in (0, 1, 5, len(match.record.entries), 10_000):
        part = replay(match.record, TOY, count)
        assert part.record.entries == match.record.entries[:count]


def test_names_and_options_survive() -> None:
    match = Match(TOY, 2, 7, {"first": 1, "colours": ["elm", "ash"], "rich": True})
    match.record.names = {0: "Nell", 1: "Bo"}
    again = replay(parse_record(str(match.record)), TOY)
    assert again.record == match.record
    assert again.state.options == {"rounds": 3, "rich": True, "first": 1, "colours": ["elm", "ash"]}
    assert again.state.digest() == match.state.digest()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game toy", "game chess", "the record is of 'chess', not of 'toy'"),
        ("rules 1", "rules 2", "the record was played by rules 2; this version plays rules 1"),
        ("pack base 1", "pack base 2", "the record was played with other packs"),
        ("option rounds 3", "option size 3", "Toy has no option 'size'"),
        ("option rounds 3", "option rounds 9", "the record cannot be opened: option 'rounds' can be 2, 3, 4, not '9'"),
        ("option first random", "option first " + "9" * 5000, "the record cannot be opened: option 'first'"),
        ("players 2", "players 9", "the record cannot be opened: Toy is for 2 to 4 players, not 9"),
        ("0 choose 1", "0 choose 9", "move 1 .0 choose 9.: 'choose 9' is not one of the moves of seat 0 now"),
        ("0 choose 1", "7 choose 1", "move 1 .7 choose 1.: seat 7 is not to move"),
        ("0 choose 1", "0 jump", "move 1 .0 jump.: no move begins with 'jump'"),
        ("0 choose 1", "0 undo", "move 1 .0 undo.: there is no move of yours to take back"),
        ("0 choose 1", "0 choose 1\nresult 1 2", r"the record says result \[1, 2\], the replay gives \[\]"),
    ],
)
def test_a_record_that_does_not_replay_says_why(old: str, new: str, message: str) -> None:
    match = Match(TOY, 2, 7)
    match.play(0, "choose 1")
    text = str(match.record)
    assert old in text
    with pytest.raises(RecordError, match=message):
        replay(parse_record(text.replace(old, new)), TOY)


# -- push and pop ------------------------------------------------------------------------------------------------------


def test_push_plays_for_who_is_to_move() -> None:
    match, other = match_of(effect("gold 1 or vp 1")), match_of(effect("gold 1 or vp 1"))
    assert match.state.to_move == [0]
    assert match.push("choose 2") == other.play(0, "choose 2")
    assert match.state == other.state
    assert match.record == other.record


def test_where_several_are_to_move_push_is_told_for_whom() -> None:
    match = Match(TOY, 3, 7)
    with pytest.raises(IllegalMove, match="seats 0, 1, 2 are to move: say for which"):
        match.push("choose 1")
    match.push("choose 1", seat=1)
    assert match.record.entries == [Entry(1, "choose 1")]


def test_pop_takes_back_as_far_as_undo_goes() -> None:
    match = Match(TOY, 3, 7)
    with pytest.raises(UndoError, match=NOTHING):
        match.pop()
    before = match.state.copy()
    match.push("choose 1", seat=2)
    match.push("choose 1", seat=0)
    assert match.pop() == Entry(0, "choose 1")
    assert match.pop() == Entry(2, "choose 1")
    assert match.state == before
    assert [entry.move for entry in match.record.entries] == ["choose 1", "choose 1", UNDO, UNDO]
    for seat in range(3):
        match.push("choose 1", seat)
    with pytest.raises(UndoError, match=SEALED):
        match.pop()


@pytest.mark.parametrize("name", [*ludarium.GAMES, "toy"])
def test_an_analysis_goes_back_through_the_whole_game(name: str) -> None:
    game = TOY if name == "toy" else ludarium.game(name)
    match = Match(game, 2, 7, analysis=True)
    luck = chance(4)
    passed = [(match.state.copy(), match.log)]
    while not match.state.over and len(passed) < 80:
        seat = match.state.to_move[-1]
        match.push(luck.pick(match.state.moves(seat)), seat)
        passed.append((match.state.copy(), match.log))
    played = list(match.record.entries)
    assert ludarium.replay(match.record, game).state == match.state
    for number in range(len(played) - 1, -1, -1):
        assert match.pop() == played[number]
        assert (match.state, match.log) == passed[number]
        assert match.record.entries == played[:number]
    with pytest.raises(UndoError, match=NOTHING):
        match.pop()
    for entry in played:
        match.push(entry.move, entry.seat)
    assert match.state == passed[-1][0]


def test_an_analysis_takes_back_a_move_that_was_taken_back() -> None:
    match = Match(TOY, 3, 7, analysis=True)
    match.push("choose 1", seat=1)
    after = match.state.copy()
    match.undo(1)
    assert match.pop() == Entry(1, UNDO)
    assert match.state == after
    assert match.pop() == Entry(1, "choose 1")
    assert match.record.entries == []


def test_a_refused_move_leaves_an_analysis_as_it_was() -> None:
    match = Match(TOY, 3, 7, analysis=True)
    match.push("choose 1", seat=1)
    with pytest.raises(IllegalMove):
        match.push("choose 1", seat=1)
    assert match.pop() == Entry(1, "choose 1")
    with pytest.raises(UndoError):
        match.pop()


def test_a_finished_game_is_opened_again_by_going_back() -> None:
    begun = Match(TOY, 2, 7)
    luck = chance(4)
    while not begun.state.over:
        seat = begun.state.to_move[0]
        begun.play(seat, luck.pick(begun.state.moves(seat)))
    match = replay(begun.record, TOY, analysis=True)
    assert match.record.result
    other = match.copy()
    match.pop()
    assert not match.state.over
    assert not match.record.result
    assert match.state == replay(begun.record, TOY, len(begun.record.entries) - 1).state
    assert other.state.over
    for _entry in begun.record.entries:
        other.pop()
    assert other.state == Match(TOY, 2, 7).state


# -- comments and variations -------------------------------------------------------------------------------------------


def annotated(name: str) -> Match:
    """Return a match with comments, and with variations at every fifth move."""
    game = TOY if name == "toy" else ludarium.game(name)
    match = Match(game, 2, 7, analysis=True)
    luck = chance(4)
    match.record.comment = "By lot"
    for number in range(20):
        seat = match.state.to_move[0]
        legal = match.state.moves(seat)
        variation: list[Entry] = []
        if number % 5 == 0:
            match.push(legal[-1], seat)
            following = match.state.to_move[0]
            match.push(match.state.moves(following)[0], following)
            variation = [match.pop(), match.pop()][::-1]
        match.push(luck.pick(legal), seat)
        match.record.entries[-1].comment = f"number {number + 1}"
        if variation:
            match.record.entries[-1].variations.append(variation)
    return match


@pytest.mark.parametrize("name", [*ludarium.GAMES, "toy"])
def test_comments_and_variations_are_saved_loaded_and_replayed(name: str) -> None:
    match = annotated(name)
    record = parse_record(str(match.record))
    assert record == match.record
    again = replay(record, match.game)
    assert again.state == match.state
    assert again.record == record
    assert again.record.entries[5].variations
    for number, entry in enumerate(record.entries, start=1):
        for which, variation in enumerate(entry.variations, start=1):
            other = replay(record.variation(number, which), match.game)
            before = replay(record, match.game, number - 1).state
            for instead in variation:
                before.play(instead.seat, instead.move)
            assert other.state == before


def test_a_variation_that_is_not_legal_is_told_with_its_move() -> None:
    record = annotated("toy").record
    record.entries[10].variations[0][1].move = "choose 12"
    with pytest.raises(RecordError, match=r"a variation of move 11 \(\d choose 12\)"):
        replay(record, TOY)
    replay(record, TOY, 19)  # only the whole record is checked in everything


def test_what_is_said_about_a_copy_is_not_said_about_the_game() -> None:
    match = annotated("toy")
    before = str(match.record)
    other = match.copy()
    other.record.entries[0].comment = "changed"
    other.record.entries[0].variations.clear()
    assert str(match.record) == before
