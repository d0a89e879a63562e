"""Positions, matches and what is said about them are values: they can be compared, copied, pickled and printed."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from typing import Any

import pytest

import ludarium
from ludarium.engine.chance import KEYED, chance
from ludarium.engine.errors import IllegalMove, PackError
from ludarium.engine.game import Game
from ludarium.engine.happening import Happening
from ludarium.engine.match import Match
from ludarium.engine.outcome import won
from ludarium.engine.phrase import Blocked, Icon, Phrase, Preview, Refusal
from ludarium.engine.record import Entry
from ludarium.engine.showing import plainly
from ludarium.engine.state import ScoreLine
from tests.toy.game import TOY

COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy]
MANY = 25


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def played(game: Game[Any], moves: int, players: int = 2) -> Match:
    """Return a match after so many moves, each drawn by lot."""
    match = Match(game, players, 7)
    luck = chance(5)
    for _move in range(moves):
        if not match.state.over:
            seat = match.state.to_move[0]
            match.play(seat, luck.pick(match.state.moves(seat)))
    return match


@pytest.fixture(params=list(ludarium.GAMES))
def match(request: pytest.FixtureRequest) -> Match:
    return played(ludarium.game(request.param), MANY)


def test_positions_are_equal_by_what_they_are(match: Match) -> None:
    state = match.state
    other = state.copy()
    assert state == other
    seat = state.to_move[0]
    other.play(seat, other.moves(seat)[0])
    assert state != other
    lucky = state.copy()
    lucky.chance.word()
    assert state != lucky, "the luck to come is part of a position"
    assert state != state.digest()
    assert state != played(TOY, 1).state


def test_a_position_is_no_key_as_it_changes(match: Match) -> None:
    with pytest.raises(TypeError, match=r"take state\.digest\(\)"):
        hash(match.state)


@pytest.mark.parametrize("copied", [*COPIES, pickled])
def test_a_position_is_copied_exactly_and_apart(match: Match, copied: Any) -> None:
    state = match.state
    before = state.digest()
    other = copied(state)
    assert type(other) is type(state)
    assert other.game is state.game
    assert other == state
    seat = state.to_move[0]
    other.play(seat, other.moves(seat)[-1])
    assert state.digest() == before
    assert other != state


@pytest.mark.parametrize("copied", [*COPIES, pickled])
def test_a_match_is_copied_exactly_and_apart(match: Match, copied: Any) -> None:
    other = copied(match)
    assert other.state == match.state
    assert other.anchor == match.anchor
    assert other.record == match.record
    assert other.log == match.log
    seats = range(match.state.players)
    assert [other.undo_count(seat) for seat in seats] == [match.undo_count(seat) for seat in seats]
    entries = len(match.record.entries)
    seat = match.state.to_move[0]
    other.play(seat, other.state.moves(seat)[0])
    assert len(match.record.entries) == entries
    assert len(other.record.entries) == entries + 1
    assert ludarium.replay(other.record, match.game).state == other.state
    assert other.state != match.state


@pytest.mark.parametrize("copied", [*COPIES, pickled])
def test_an_analysis_is_copied_with_its_way_back(copied: Any) -> None:
    match = Match(ludarium.game(next(iter(ludarium.GAMES))), 2, 7, analysis=True)
    begin = match.state.copy()
    for _move in range(6):
        seat = match.state.to_move[0]
        match.push(match.state.moves(seat)[0], seat)
    other = copied(match)
    for entry in reversed(match.record.entries):
        assert other.pop() == entry
    assert other.state == begin
    assert len(match.record.entries) == 6


def test_a_game_is_shared_by_all_positions(match: Match) -> None:
    assert all(copied(match.game) is match.game for copied in [*COPIES, pickled])


def test_a_game_that_was_opened_otherwise_says_that_it_cannot_be_pickled() -> None:
    with pytest.raises(TypeError, match=r"'toy' was not opened by ludarium\.game"):
        pickle.dumps(TOY.new(2, 7))


def test_a_position_with_further_packs_is_pickled_with_them(tmp_path: Any) -> None:
    game = next(iter(ludarium.GAMES))
    more = tmp_path / "more.toml"
    more.write_text(f'[pack]\nname = "more"\ngame = "{game}"\nversion = 1\n', encoding="utf-8")
    state = ludarium.game(game, [more]).new(2, 7)
    other = pickled(state)
    assert other == state
    assert [pack.name for pack in other.game.packs] == ["base", "more"]
    assert other.game is pickled(state).game


def test_questions_records_and_luck_are_copied_and_pickled(match: Match) -> None:
    question = match.state.ask(match.state.to_move[0], previews=True)
    assert question is not None
    luck = chance(3)
    sheet = match.state.sheet
    for copied in [*COPIES, pickled]:
        assert copied(question).plain() == question.plain()
        assert [option.move for option in copied(question).options] == [option.move for option in question.options]
        assert copied(match.record) == match.record
        assert copied(match.record) is not match.record
        assert copied(luck).dump() == luck.dump()
        assert copied(chance(3, KEYED)).word() == chance(3, KEYED).word()
        assert copied(match.log) == match.log
        assert [line.plain() for line in copied(sheet)] == [line.plain() for line in sheet]


def test_small_values_are_copied_and_pickled() -> None:
    words = Phrase("seat", {"seat": Phrase("other", {"n": 1})})
    refusal = Refusal("too-dear", "TOY-5", {"gold": 2})
    values: list[Any] = [
        *(words, Icon("gold", 2), Entry(1, "choose 2"), won("won", {"points": 3})),
        *(Happening("drew", 1, {"count": 1}, {"card": words}, 2), Happening("rested", 0)),
    ]
    for copied in [*COPIES, pickled]:
        assert [copied(value) for value in values] == values
        assert copied(refusal).plain() == refusal.plain()
        for shown in (Blocked(words, "card", refusal), Preview([Icon("gold", 1)], [], [], words), ScoreLine(1, words, 3, ["site:1"])):
            assert copied(shown).plain() == shown.plain()


def test_errors_come_whole_from_another_process() -> None:
    refused = pickled(IllegalMove("not allowed", "too-dear", "TOY-5"))
    assert (str(refused), refused.reason, refused.rule) == ("not allowed", "too-dear", "TOY-5")
    wrong = pickled(PackError("what is this", 3, 4, "own.toml"))
    assert (str(wrong), wrong.message, wrong.line, wrong.column) == ("own.toml:3:4: what is this", "what is this", 3, 4)


def test_a_position_says_shortly_where_it_stands(match: Match) -> None:
    state = match.state
    told = repr(state)
    assert told.startswith(f"<{type(state).__name__}: 2 players, {state.stage()}, seat")
    assert told.endswith(f" {state.to_move[-1]} to move>")
    assert plainly(state).startswith(f"{match.game.title}: 2 players, ")
    assert repr(match) == f"<Match: {told} after {MANY} moves>"
    assert repr(match.record) == f"<Record: {match.game.name}, 2 players, {MANY} moves>"
    assert repr(match.game).startswith(f"<{type(match.game).__name__}: {match.game.title} for 1 to ")


def test_a_finished_game_says_its_scores() -> None:
    match = played(TOY, 500)
    assert repr(match.state) == f"<ToyState: 2 players, over, scores {' '.join(map(str, match.state.scores))}>"


def test_a_position_that_is_printed_is_the_table_as_everybody_sees_it(match: Match) -> None:
    boards = pytest.importorskip("ludarium.boards")
    assert str(match.state) == boards.drawn(match.state)
    assert len(str(match.state).splitlines()) > 5
    world = match.state.resample(0, chance(9))
    assert str(world) == str(match.state), "what is hidden does not show"


def test_without_the_libraries_of_the_terminal_plain_words_are_printed(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ludarium.boards", None)
    assert str(match.state) == plainly(match.state)
