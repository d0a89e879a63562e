"""Clocks for turns: nobody gets more time by taking steps back, and nobody sees by them what lies behind a screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludarium
from ludarium.server import steady
from ludarium.server.problems import Problem
from ludarium.server.tables.clock import Clock, Moved, SeatClock, advance, read_seat_clock
from ludarium.server.tables.livegame import Change, LiveGame, start_game
from ludarium.server.tables.meta import HUMAN, Seat
from ludarium.server.tables.moves import PLAYER, carry_out, check_time, progress_of, set_clocks, take_back
from ludarium.server.tables.opening import TableSpec, new_table, start_if_full
from ludarium.server.tables.table import Table

START = 1_000_000.0


class Played:
    """A table of two with a clock for turns, in memory, and the time by which it counts."""

    def __init__(self, game: str, seconds: float) -> None:
        self.now = START
        meta = new_table(TableSpec(game, ["me", "open"], clock=Clock("move", seconds)), "nell")
        meta.seats[1] = Seat(1, HUMAN, user="ada")
        meta.seed = "0" * 32  # the same deal in every run
        start_if_full(meta)
        self.table = Table(meta, [], boot=0.0)
        self.live: LiveGame = start_game(ludarium.game(game), meta.deal)
        self.live.look()
        self.table.game = self.live

    def play(self, seat: int, move: str) -> None:
        self._commit(carry_out(self.live, seat, move, self.live.marks.asked[seat], set(), PLAYER))

    def undo(self, seat: int) -> None:
        check_time(self.table, seat)
        self._commit(take_back(self.live, seat, self.live.own[seat], set()))

    def _commit(self, change: Change) -> None:
        set_clocks(self.table, change, self.now)
        progress = progress_of(self.table.meta, self.live, change, self.now)
        self.live.accept(change)
        progress.apply(self.table.meta)

    def left(self, seat: int) -> float:
        return self.table.clocks()[seat].left_at(self.now)

    def moves(self, seat: int) -> list[str]:
        state = self.live.match.state
        return [self.live.match.game.lexicon.text(move) for move in state.moves(seat)]

    def choose_at_once(self, seat: int) -> None:
        """Choose card and tile for the round, which can be taken back as long as others choose."""
        while seat in self.table.meta.to_move:
            self.play(seat, next(move for move in self.moves(seat) if move != "new-hand"))


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Played]:
    """Return a maker of tables whose time is set by the test."""

    def make(game: str, seconds: float = 60.0) -> Played:
        monkeypatch.setattr(steady, "now", lambda: START)
        made = Played(game, seconds)
        monkeypatch.setattr(steady, "now", lambda: made.now)
        return made

    return make


def test_whoever_takes_the_end_of_a_turn_back_has_no_more_time_than_without(played: Callable[..., Played]) -> None:
    table = played("ginkgopolis")
    table.now += 20
    table.choose_at_once(0)
    for wait in (5, 10):
        table.now += wait
        table.undo(0)
        assert table.left(0) == 60 - (table.now - START), "the clock ran on while the other one chose"
        table.choose_at_once(0)
    assert table.left(1) == 60 - (table.now - START), "nothing has happened to the other clock"


def test_a_turn_whose_time_is_over_is_not_taken_back(played: Callable[..., Played]) -> None:
    table = played("ginkgopolis")
    table.choose_at_once(0)
    table.now += 61
    with pytest.raises(Problem) as refused:
        table.undo(0)
    assert (refused.value.code, refused.value.more["reason"]) == ("cannot_undo", "late")


def visible_steps(table: Played) -> tuple[int, list[str]]:
    """Play on until a seat has made a step that all saw and it could take back, and is still to move; return the seat and all moves."""
    made: list[str] = []
    for _ in range(400):
        seat, seen = table.table.meta.to_move[0], table.live.number(table.live.spectator)
        made.append(table.moves(seat)[0])
        table.play(seat, made[-1])
        visible = table.live.number(table.live.spectator) > seen
        if visible and table.table.meta.to_move == [seat] and not table.live.undo_refusal(seat):
            return seat, made
    raise AssertionError("nowhere in this game can a step be taken back within a turn")


def test_stepping_back_and_forth_gives_no_new_time(played: Callable[..., Played]) -> None:
    table = played("barrage")
    seat, made = visible_steps(table)
    assert table.left(seat) == 60, "a new step of a turn has time of its own"
    for round_trip in range(1, 5):
        table.now += 5
        table.undo(seat)
        assert table.left(seat) == 60 - 10 * round_trip + 5
        table.now += 5
        table.play(seat, made[-1])
        assert table.left(seat) == 60 - 10 * round_trip
    before = len(table.live.past)
    while table.table.meta.to_move == [seat] and len(table.live.past) < before + 20:
        table.now += 1
        table.play(seat, table.moves(seat)[0])
    assert table.left(seat) == 60, "whoever goes further has new time again"


def test_a_step_back_counts_until_it_is_made_good() -> None:
    clock = Clock("move", 60)
    clocks = [SeatClock(60, 100.0)]
    clocks = advance(clock, clocks, {0}, 110.0, Moved(0))
    clocks = advance(clock, clocks, {0}, 120.0, Moved(0))
    assert clocks == [SeatClock(60, 120.0)]
    for at in (130.0, 140.0):
        clocks = advance(clock, clocks, {0}, at, Moved(0, undone=True))
    assert clocks == [SeatClock(60, 120.0, 2)]
    assert advance(clock, clocks, {0}, 145.0) == clocks, "a hidden step changes nothing"
    for at in (150.0, 160.0):
        clocks = advance(clock, clocks, {0}, at, Moved(0))
    assert clocks == [SeatClock(60, 120.0)]
    assert advance(clock, clocks, {0}, 170.0, Moved(0)) == [SeatClock(60, 170.0)]


def test_clocks_are_written_and_read() -> None:
    old: list[Any] = [12.5, None]
    assert read_seat_clock(old) == SeatClock(12.5, None)
    for clock in (SeatClock(60, None), SeatClock(7, 100.0), SeatClock(7, 100.0, 2)):
        assert read_seat_clock(clock.plain()) == clock


def test_time_outs_are_not_forgiven_for_a_step_in_the_turn_that_ran_out(played: Callable[..., Played]) -> None:
    table = played("ginkgopolis")
    ada = table.table.meta.seats[1]
    table.choose_at_once(0)
    table.now += 61
    ada.timeouts, ada.clock_reset = 1, table.now  # a bot had her seat and gave it back
    assert table.table.returned_in_turn(1)
    assert table.left(1) == 30
    table.play(1, next(move for move in table.moves(1) if move != "new-hand"))
    table.now += 1
    assert table.table.returned_in_turn(1), "a step that can be taken back ends no turn"
    table.choose_at_once(1)
    while 1 not in table.table.meta.to_move:
        table.now += 1
        table.play(0, table.moves(0)[0])
    assert not table.table.returned_in_turn(1)
