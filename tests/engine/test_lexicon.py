"""The notation of moves: one text for each, and a suggestion for what is none."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludarium
from ludarium.engine.errors import NotationError
from ludarium.engine.game import Game
from ludarium.engine.lexicon import CHOICES, CHOOSE, FIRST_FREE_MOVE, SKIP, Family, Lexicon
from tests.toy.game import TOY

GAMES: list[Game[Any]] = [TOY, *[ludarium.game(name) for name in ludarium.GAMES]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_move_reads_back_from_its_text(game: Game[Any]) -> None:
    lexicon = game.lexicon
    texts = [lexicon.text(move) for move in range(lexicon.size)]
    assert len(set(texts)) == lexicon.size
    assert [lexicon.parse(text) for text in texts] == list(range(lexicon.size))
    assert all(text == " ".join(text.split()) for text in texts)
    assert all(game.target(move) for move in range(lexicon.size))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_lexicon_begins_with_the_moves_of_the_engine(game: Game[Any]) -> None:
    assert game.lexicon.text(0) == "choose 1"
    assert game.lexicon.text(CHOICES - 1) == "choose 12"
    assert game.lexicon.text(CHOICES) == "skip"
    assert FIRST_FREE_MOVE == CHOICES + 1
    assert game.target(CHOOSE.at(2)) == "choice:3"
    assert game.target(SKIP.at(0)) == "skip"


def test_blanks_do_not_matter() -> None:
    assert TOY.lexicon.parse("  site \t 3\n") == TOY.lexicon.parse("site 3")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("plya field-a", "no move begins with 'plya'. Did you mean 'play'? Known: choose, skip, site, play, throw"),
        ("", "no move begins with ''. Known: choose, skip, site, play, throw"),
        ("play feild-a", "'play feild-a' is not a move of this game. Did you mean 'play field-a'?"),
        ("site 11", "'site 11' is not a move of this game. Did you mean 'site 1'?"),
        ("skip it", "'skip it' is not a move of this game. Did you mean 'skip'?"),
        ("play", "'play' is not a move of this game."),
        ("PLAY field-a", "no move begins with 'PLAY'."),
    ],
)
def test_what_is_no_move_is_told_with_a_suggestion(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        TOY.lexicon.parse(text)
    assert str(caught.value).startswith(message)


@given(st.text(max_size=20))
def test_any_text_is_a_move_or_a_mistake(text: str) -> None:
    try:
        move = TOY.lexicon.parse(text)
    except NotationError:
        return
    assert TOY.lexicon.text(move) == " ".join(text.split())


@pytest.mark.parametrize("move", [-1, TOY.lexicon.size, 10**9])
def test_a_number_that_is_no_move(move: int) -> None:
    with pytest.raises(NotationError, match="there is no move"):
        TOY.lexicon.text(move)


def test_families_follow_each_other_without_gaps() -> None:
    with pytest.raises(ValueError, match="begins at 14, but 13 is the next free move"):
        Lexicon([CHOOSE, SKIP, Family("go", [""], FIRST_FREE_MOVE + 1)])
    with pytest.raises(ValueError, match="two moves are written 'go a'"):
        Lexicon([CHOOSE, SKIP, Family("go", ["a", "a"], FIRST_FREE_MOVE)])


def test_a_family_knows_its_own() -> None:
    go = Family("go", ["a", "b"], 5)
    assert (go.at(1), go.index(6), go.size) == (6, 1, 2)
    assert [go.has(move) for move in (4, 5, 6, 7)] == [False, True, True, False]
    assert go.text(6) == "go b"
