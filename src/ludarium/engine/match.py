"""A game in progress with its history: plays, takes back, and keeps the record.

A move can be taken back until something hidden was revealed, chance decided, or another player moved on what was done
(docs/decisions/0004-undo.md). What is simultaneous does not count as moving on it: in a phase of lanes, secret or open, everybody
can take back the own last move whatever the others did meanwhile. Taking back plays the others' moves again from the last
point behind which there is no way, so the position is exactly the one in which the move was never made. If that would give
others something else than they got, the move stays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from ludarium.engine.chance import FAST, chance
from ludarium.engine.errors import IllegalMove, LoadError, LudariumError, OptionError, RecordError, UndoError
from ludarium.engine.game import Game
from ludarium.engine.happening import Happening, Log
from ludarium.engine.record import UNDO, Entry, Record, copied
from ludarium.engine.state import State
from ludarium.engine.values import rebuilt


class Step:
    """One move that may still be taken back, and what it brought about."""

    def __init__(self, seat: int, move: int) -> None:
        self.seat = seat
        self.move = move
        self.lanes = 0
        self.sealed = False
        self.happenings: list[Happening] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (Step, (self.seat, self.move), {"lanes": self.lanes, "sealed": self.sealed, "happenings": self.happenings})


class Played:
    """A position, and the steps that led to it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []


class Past:
    """A match as it was before something was entered into its record. Nothing of it is changed any more."""

    def __init__(self, state: State, anchor: State, settled: int, steps: list[Step]) -> None:
        self.state = state
        self.anchor = anchor
        self.settled = settled
        self.steps = steps

    def __reduce__(self) -> tuple[Any, ...]:
        return Past, (self.state, self.anchor, self.settled, self.steps)


class Match:
    """A table's game: its state, its record, its log.

    With `analysis` there is nobody to be fair to: `pop` goes back as far as one likes, and what is taken back leaves the record.
    With `position` the game begins there: players, seed and options are those of that position.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        generator: str = FAST,
        analysis: bool = False,
        position: State | None = None,
    ) -> None:
        self.game = game
        self.analysis = analysis
        self.past: list[Past] = []  # of an analysis: one for each entry of the record
        self.record = Record(game.name, game.rules_version, players, seed, generator)
        settled = game.settle(players, options)
        self.record.options = {spec.name: spec.write(settled[spec.name]) for spec in game.options if spec.name in settled}
        self.record.packs = [pack.plain() for pack in game.packs]
        self.opening: list[Happening] = []
        self.settled: list[Happening] = []
        self.steps: list[Step] = []
        if position is None:
            self.state = self._open(players, settled)
        else:
            self.record.position = position.line()
            self.state = position.copy()
        self.anchor = self.state.copy()

    def _open(self, players: int, options: Mapping[str, object]) -> State:
        state: State = self.game.create(players, options, chance(self.record.seed, self.record.generator))
        log = Log()
        state.listener = log
        state.run()
        state.listener = None
        self.opening = log.happenings
        return state

    def __repr__(self) -> str:
        moves = len(self.record.entries)
        return f"<Match: {self.state!r} after {moves} move{'s' if moves != 1 else ''}>"

    def copy(self) -> Match:
        """Return an independent copy: what is played on one is not played on the other."""
        other = Match(self.game, self.record.players, self.record.seed, self.state.options, self.record.generator, self.analysis)
        other.past = self.past.copy()
        other.record = self.record.copy()
        other.opening = self.opening
        other.settled = self.settled.copy()
        other.steps = self.steps.copy()
        other.state = self.state.copy()
        other.anchor = self.anchor.copy()
        return other

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        opened = (self.game, self.record.players, self.record.seed, self.state.options, self.record.generator, self.analysis)
        played = {"record": self.record, "settled": self.settled, "steps": self.steps, "state": self.state, "anchor": self.anchor}
        return rebuilt, (Match, opened, {**played, "opening": self.opening, "past": self.past})

    @property
    def log(self) -> list[Happening]:
        """Everything that has happened and was not taken back."""
        happened = self.opening + self.settled
        for step in self.steps:
            happened.extend(step.happenings)
        return happened

    def play(self, seat: SupportsIndex, move: SupportsIndex | str) -> list[Happening]:
        """Play a move, given as number or notation; return what happened."""
        player = seat if isinstance(seat, int) else self.state.seat(seat)
        number = self.game.lexicon.number(move)
        past = self._now()
        step = self._carry_out(self.state, player, number)
        self._enter(Entry(player, self.game.lexicon.text(number)), past)
        self.steps.append(step)
        if step.sealed and (not self.state.lanes or self.state.rounds_of_lanes != step.lanes):
            self._settle()
        if self.state.over:
            self.record.result = list(self.state.scores)
        return step.happenings

    def push(self, move: SupportsIndex | str, seat: SupportsIndex | None = None) -> list[Happening]:
        """Play a move for who is to move; where several are, `seat` says for whom. Return what happened."""
        if seat is not None:
            return self.play(seat, move)
        waiting = self.state.to_move
        if len(waiting) != 1:
            who = f"seats {', '.join([str(waits) for waits in waiting])} are to move: say for which" if waiting else "the game is over"
            raise IllegalMove(who, "not-your-turn")
        return self.play(waiting[0], move)

    def pop(self) -> Entry:
        """Take back what was played last and return it: as far as undo goes (UndoError), in an analysis as far as one likes."""
        if self.analysis:
            return self._pop_freely()
        if not self.steps:
            raise UndoError(UNDO_REASONS["sealed" if self.record.entries else "nothing-to-undo"])
        last = self.steps[-1]
        self.undo(last.seat)
        return Entry(last.seat, self.game.lexicon.text(last.move))

    def _pop_freely(self) -> Entry:
        if not self.past:
            raise UndoError(UNDO_REASONS["nothing-to-undo"])
        past = self.past.pop()
        self.state = past.state
        self.anchor = past.anchor
        del self.settled[past.settled :]
        self.steps = past.steps
        self.record.result = []
        return self.record.entries.pop()

    def _now(self) -> Past | None:
        """Return how an analysis stands; at a table nobody goes back there."""
        return Past(self.state.copy(), self.anchor, len(self.settled), self.steps.copy()) if self.analysis else None

    def _enter(self, entry: Entry, past: Past | None) -> None:
        """Note something in the record; an analysis also notes how it was before."""
        self.record.entries.append(entry)
        if past is not None:
            self.past.append(past)

    def _carry_out(self, state: State, seat: int, move: int) -> Step:
        step = Step(seat, move)
        step.lanes = state.rounds_of_lanes if state.lanes else 0
        seals = state.seals
        log = Log()
        state.listener = log
        try:
            state.play(seat, move)
        finally:
            state.listener = None
        step.sealed = state.seals != seals
        step.happenings = log.happenings
        return step

    def _settle(self) -> None:
        """Make this the point behind which nothing is taken back."""
        for step in self.steps:
            self.settled.extend(step.happenings)
        self.steps = []
        self.anchor = self.state.copy()

    def undo_refusal(self, seat: int) -> str:
        """Return why this seat cannot take its last move back, or '' if it can."""
        last = self._last_step(seat)
        if last < 0:
            made_any = any(entry.seat == seat for entry in self.record.entries)
            return "sealed" if made_any else "nothing-to-undo"
        return self._why_kept([last])

    def undo_count(self, seat: int) -> int:
        """Return how many moves this seat could take back one after the other: those it has made since others moved or nothing returns."""
        dropped: list[int] = []
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].seat != seat:
                continue
            if self._why_kept([*dropped, index]):
                break
            dropped.append(index)
        return len(dropped)

    def _why_kept(self, dropped: list[int]) -> str:
        """Return why the last moves of a seat, the latest first, cannot all be taken back, or '' if they can."""
        first = dropped[-1]
        step = self.steps[first]
        if step.sealed:
            return "sealed"
        others = [later for later in self.steps[first + 1 :] if later.seat != step.seat]
        if not others:
            return ""
        if not step.lanes or any(later.lanes != step.lanes for later in others):
            return "moved-on"
        return "moved-on" if self._played_without(dropped) is None else ""

    def _played_without(self, dropped: list[int]) -> Played | None:
        """Return the game as if these moves had never been made; None if that would change what others did or got."""
        played = Played(self.anchor.copy())
        for index, step in enumerate(self.steps):
            if index in dropped:
                continue
            try:
                again = self._carry_out(played.state, step.seat, step.move)
            except IllegalMove:  # another lane has used what this move made possible
                return None
            if again.happenings != step.happenings:  # or has got something else because of it
                return None
            played.steps.append(again)
        return played

    def _last_step(self, seat: int) -> int:
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].seat == seat:
                return index
        return -1

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; UndoError if that is not possible."""
        reason = self.undo_refusal(seat)
        if reason:
            raise UndoError(UNDO_REASONS[reason])
        played = self._played_without([self._last_step(seat)])
        if played is None:
            raise UndoError(UNDO_REASONS["moved-on"])
        past = self._now()
        self.state = played.state
        self.steps = played.steps
        self.record.result = []
        self._enter(Entry(seat, UNDO), past)


UNDO_REASONS = {
    "nothing-to-undo": "there is no move of yours to take back",
    "sealed": "something hidden was revealed or chance decided since your last move; it cannot be taken back",
    "moved-on": "another player has moved since; your move cannot be taken back",
}


def _missing(record: Record, game: Game[Any]) -> str:
    """Return which packs of a record the game does not have, by name and version."""
    own = [pack.plain() for pack in game.packs]
    names = [f"{pack['name']}, version {pack['version']} ({pack['digest']})" for pack in record.packs if pack not in own]
    return f": {' and '.join(names)}" if names else ""


def replay(record: Record, game: Game[Any], moves: int = -1, analysis: bool = False) -> Match:
    """Return the match that a record describes, after so many of its entries (-1: all); in an analysis one can go back from there."""
    if record.game != game.name:
        raise RecordError(f"the record is of {record.game!r}, not of {game.name!r}")
    if record.rules != game.rules_version:
        raise RecordError(f"the record was played by rules {record.rules}; this version plays rules {game.rules_version}")
    if record.packs != [pack.plain() for pack in game.packs] and not (record.position and not record.packs):
        raise RecordError(f"the record was played with other packs{_missing(record, game)}; open the game with those")
    match = _opened_from(record, game, analysis) if record.position else _opened(record, game, analysis)
    match.record.names = dict(record.names)
    match.record.comment = record.comment
    count = len(record.entries) if moves < 0 else min(moves, len(record.entries))
    for number, entry in enumerate(record.entries[:count], start=1):
        if moves < 0:
            _check_variations(match.state, entry, number)
        try:
            if entry.move == UNDO:
                match.undo(entry.seat)
            else:
                match.play(entry.seat, entry.move)
        except LudariumError as wrong:
            raise RecordError(f"move {number} ({entry.seat} {entry.move}): {wrong}") from wrong
        played = match.record.entries[-1]
        played.comment = entry.comment
        played.variations = [copied(variation) for variation in entry.variations]
    if record.result and count == len(record.entries) and record.result != match.record.result:
        raise RecordError(f"the record says result {record.result}, the replay gives {match.record.result}")
    return match


def _check_variations(state: State, entry: Entry, number: int) -> None:
    """Play the variations of a move, and theirs, on copies; RecordError if one cannot be played."""
    for variation in entry.variations:
        other = state.copy()
        for instead in variation:
            _check_variations(other, instead, number)
            try:
                other.play(instead.seat, instead.move)
            except LudariumError as wrong:
                raise RecordError(f"a variation of move {number} ({instead.seat} {instead.move}): {wrong}") from wrong


def _opened(record: Record, game: Game[Any], analysis: bool) -> Match:
    """Return the beginning of a game that a record describes by seed and options."""
    specs = {spec.name: spec for spec in game.options}
    for name in record.options:
        if name not in specs:
            raise RecordError(f"{game.title} has no option {name!r}")
    options = {name: specs[name].parse(text) for name, text in record.options.items()}
    try:
        return Match(game, record.players, record.seed, options, record.generator, analysis)
    except OptionError as refused:
        raise RecordError(f"the record cannot be opened: {refused}") from refused


def _opened_from(record: Record, game: Game[Any], analysis: bool) -> Match:
    """Return the beginning of a game that a record describes by a position; its options are those of the record where it names any."""
    try:
        begin: State = game.position(record.position)
    except LoadError as wrong:
        raise RecordError(f"the record begins from a position that cannot be read: {wrong}") from wrong
    match = match_from(begin, analysis)
    if record.players != begin.players or (record.options and record.options != match.record.options):
        raise RecordError("the record says other players or options than the position from which it begins")
    return match


def match_from(state: State, analysis: bool = False) -> Match:
    """Return a match that begins from a position."""
    return Match(state.game, state.players, 0, state.options, FAST, analysis, state)
