"""One game between bots, from the deal to its ending. The same bout gives the same game on any machine."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Final

from ludarium.arena.schedule import Bout, Setting
from ludarium.bots import Bot, BotError, parse_bot
from ludarium.bots.own import OwnBot
from ludarium.engine.chance import Chance, chance, seed_of
from ludarium.engine.happening import Log
from ludarium.engine.match import Match
from ludarium.engine.outcome import PlainOutcome
from ludarium.engine.state import State
from ludarium.engine.value import UNDECIDED
from ludarium.records import text_of

PATIENCE: Final = 60.0  # seconds for a decision of a bot that is not one of Ludarium's


class Course:
    """How a game went: all moves, and how many decisions and how much thinking they took each seat."""

    def __init__(self, seats: int) -> None:
        self.moves: list[tuple[int, int]] = []
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats


class Tags:
    """The facts of a game as plain lists: `Facts` is compiled and cannot travel between processes."""

    def __init__(self, sides: list[list[str]], table: list[str], measures: Mapping[str, list[int]] | None = None) -> None:
        self.sides = sides
        self.table = table
        self.measures: dict[str, list[int]] = dict(measures or {})


class Ending:
    """One game's end. `rounds` is 0 for a game that does not count them; without `outcomes`, points and places say it all.

    `record` is the text that `ludarium show` and `ludarium replay` read, if it was asked for.
    """

    def __init__(
        self,
        bout: Bout,
        scores: list[int],
        ranking: list[int],
        rounds: int,
        course: Course,
        facts: Tags,
        outcomes: Sequence[PlainOutcome] = (),
    ) -> None:
        self.bout = bout
        self.scores = scores
        self.ranking = ranking
        self.outcomes = outcomes
        self.rounds = rounds
        self.decisions = course.decisions
        self.seconds = [round(seconds, 6) for seconds in course.seconds]  # as they are saved: tables do not change when they are read again
        self.facts = facts
        self.record = ""

    def win(self, side: int) -> float:
        """Return what the end is worth to a side: 1 if it won, a part of it if the victory is shared or only a grade was reached."""
        if self.outcomes:
            return self.outcomes[side]["worth"]
        if len(self.ranking) == 1:
            return UNDECIDED
        return 1 / self.ranking.count(1) if self.ranking[side] == 1 else 0.0


def play_bout(setting: Setting, bout: Bout, patience: float = PATIENCE, recorded: bool = False) -> Ending:
    """Play one game, with its record if it is to be recorded. BotError if an own bot fails or takes longer than patience lasts."""
    game = setting.opened()
    state: State = game.new(setting.players, bout.seed, setting.options)
    opening = state.copy()
    log = Log()
    state.listener = log
    bots = [parse_bot(spec) for spec in bout.seating]
    lucks = [luck_for(bout.seed, seat, spec) for seat, spec in enumerate(bout.seating)]
    try:
        course = play_out(state, bots, lucks, patience)
    except BotError as wrong:
        raise BotError(f"{wrong}. {setting.players} players, seed {bout.seed}, seat {state.to_move[0]}, position {state.line()}") from wrong
    rounds = state.view(None).get("round")
    facts = game.facts(opening, log.happenings, state)
    tags = Tags(facts.sides, facts.table, facts.measures)
    outcomes = [outcome.plain() for outcome in state.outcomes]
    ending = Ending(bout, state.scores, state.ranking, rounds if isinstance(rounds, int) else 0, course, tags, outcomes)
    if recorded:
        ending.record = record_of(setting, bout, course)
    return ending


def luck_for(seed: str, seat: int, spec: str) -> Chance:
    """Return the luck of one bot in one seat of one deal: nobody else's thinking changes it."""
    return chance(seed_of(seed, seat, spec))


def play_out(state: State, bots: list[Bot], lucks: list[Chance], patience: float = PATIENCE) -> Course:
    """Let the bots play to the end."""
    course = Course(len(bots))
    while not state.over:
        seat = state.to_move[0]
        began = time.perf_counter()
        move = chosen_in_time(bots[seat], state, seat, lucks[seat], patience)
        course.seconds[seat] += time.perf_counter() - began
        course.decisions[seat] += 1
        course.moves.append((seat, move))
        state.play(seat, move)
    return course


def chosen_in_time(bot: Bot, state: State, seat: int, luck: Chance, patience: float) -> int:
    """Return a bot's move. Of Ludarium's own bots it is known that they keep their time."""
    if not isinstance(bot, OwnBot):
        return bot.choose(state, seat, luck)
    late = BotError(f"the bot {bot.name!r} took longer than {patience:g} s for a move in {state.game.name}")
    began = time.perf_counter()
    with alarm(patience, late):
        move = bot.choose(state, seat, luck)
    if time.perf_counter() - began > patience:
        raise late
    return move


@contextmanager
def alarm(seconds: float, late: Exception) -> Iterator[None]:
    """Raise an error in what is done here when the time is up, where the system can do that."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise late

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def record_of(setting: Setting, bout: Bout, course: Course) -> str:
    """Return the game as a record that `ludarium show` and `ludarium replay` read."""
    match = Match(setting.opened(), setting.players, bout.seed, setting.options)
    for seat, move in course.moves:
        match.play(seat, move)
    match.record.names = dict(enumerate(bout.seating))
    return text_of(match.record, bout.seating)
