"""What may be given as a move and as a seat: the same interpreted and compiled."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.engine.chance import chance
from ludarium.engine.errors import IllegalMove, NotationError, OptionError, UnknownSeat
from ludarium.engine.game import Game
from ludarium.engine.match import Match
from ludarium.engine.state import State
from tests.toy.game import TOY

GAMES: list[Game[Any]] = [TOY, *[ludarium.game(name) for name in ludarium.GAMES]]
NAMES = [game.name for game in GAMES]


class Index:
    """Something that counts as a whole number without being one, as numpy's numbers do."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def begun(game: Any) -> tuple[State, int, int]:
    """Return a position, who is to move, and a legal move."""
    state: State = game.new(game.counts[-1], 7)
    seat = state.to_move[0]
    return state, seat, state.moves(seat)[-1]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_move_is_a_number_or_counts_as_one_or_its_notation(game: Any) -> None:
    state, seat, move = begun(game)
    after = set()
    for player, given in ((seat, move), (seat, Index(move)), (Index(seat), move), (seat, f"  {game.lexicon.text(move)} ")):
        played = state.copy()
        played.play(player, given)
        after.add(played.digest())
    assert len(after) == 1
    assert after != {state.digest()}


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
@pytest.mark.parametrize("wrong", [float, lambda move: [move], lambda move: None, bytes, lambda move: object()])
def test_nothing_else_is_a_move(game: Any, wrong: Any) -> None:
    state, seat, move = begun(game)
    before = state.digest()
    with pytest.raises(IllegalMove, match="a move is a whole number or its notation, not ") as caught:
        state.play(seat, wrong(move))
    assert caught.value.reason == "no-such-move"
    with pytest.raises(NotationError, match="no move begins with 'nonsense'"):
        state.play(seat, "nonsense 1")
    for number in (-1, game.lexicon.size, Index(-1)):
        with pytest.raises(IllegalMove, match="there is no move"):
            state.play(seat, number)
    assert state.digest() == before


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
@pytest.mark.parametrize("look", ["view", "observe", "resample"])
def test_a_seat_that_is_not_at_the_table_sees_nothing(game: Any, look: str) -> None:
    state, _seat, _move = begun(game)
    more = [chance(1)] if look == "resample" else []
    for number in (99, -1, state.players, Index(-1)):
        with pytest.raises(UnknownSeat, match=f"the seats of this table are 0 to {state.players - 1}"):
            getattr(state, look)(number, *more)
    for wrong in (0.0, "0", [0]):
        with pytest.raises(UnknownSeat, match="a seat is a whole number, not "):
            getattr(state, look)(wrong, *more)
    assert getattr(state, look)(Index(0), *more) is not None


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_seat_that_is_not_at_the_table_plays_nothing(game: Any) -> None:
    state, _seat, move = begun(game)
    for number in (99, -1):
        with pytest.raises(IllegalMove, match=f"seat {number} is not to move"):
            state.play(number, move)
    with pytest.raises(UnknownSeat, match=r"a seat is a whole number, not 0\.0"):
        state.play(0.0, move)  # type: ignore[arg-type]


def test_a_match_takes_the_same() -> None:
    plain, other, words = Match(TOY, 3, 7), Match(TOY, 3, 7), Match(TOY, 3, 7)
    move = plain.state.moves(1)[0]
    plain.play(1, move)
    other.play(Index(1), Index(move))
    words.play(1, TOY.lexicon.text(move))
    assert plain.record == other.record == words.record
    with pytest.raises(IllegalMove, match=r"not 13\.0"):
        plain.play(1, 13.0)  # type: ignore[arg-type]


def test_moves_that_are_played_together_may_be_given_so_too() -> None:
    state = TOY.new(3, 7)
    plain = state.copy()
    moves = {seat: state.moves(seat)[0] for seat in state.to_move}
    plain.play_together(moves)
    state.play_together({seat: Index(move) if seat else TOY.lexicon.text(move) for seat, move in moves.items()})
    assert state.digest() == plain.digest()
    with pytest.raises(IllegalMove, match="a move is a whole number or its notation"):
        state.play_together(dict.fromkeys(state.to_move, 13.0))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "written", "meant"),
    [("rounds", "4", 4), ("rich", "yes", True), ("first", "1", 1), ("colours", "elm,ash", ["elm", "ash"])],
)
def test_an_option_can_be_given_as_it_is_written(name: str, written: str, meant: object) -> None:
    as_written = TOY.new(2, 7, {name: written})
    assert as_written.line() == TOY.new(2, 7, {name: meant}).line()
    assert as_written.options[name] == meant


@pytest.mark.parametrize(
    ("name", "value", "refusal"),
    [
        ("rounds", True, "option 'rounds' can be 2, 3, 4, not True"),
        ("rich", 1, "option 'rich' can be no, yes, not 1"),
        ("first", "2", "option 'first' can be random or a seat from 0 to 1, not 2"),
        ("colours", "elm", "option 'colours' needs 2 values"),
    ],
)
def test_an_option_refuses_what_no_record_would_say(name: str, value: object, refusal: str) -> None:
    with pytest.raises(OptionError, match=refusal):
        TOY.new(2, 7, {name: value})
