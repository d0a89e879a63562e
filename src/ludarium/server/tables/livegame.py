"""A game in memory: the match, its log, and what each viewer has seen of it.

Each viewer counts for itself (docs/api.md): a viewer's number grows only when what this viewer may see has changed. So a
number, an event or its absence never tells how many steps somebody made behind the screen.
"""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import ludarium
from ludarium.engine.happening import Happening
from ludarium.engine.match import UNDO_REASONS
from ludarium.engine.phrase import Question
from ludarium.engine.record import UNDO, Entry, taken_back
from ludarium.server.encoding import encode, encode_views
from ludarium.server.tables.clock import SeatClock, read_seat_clock

STAND_IN: Final = "stand-in"  # who made an entry: a bot in a person's place
UNDO_MESSAGES: Final = {**UNDO_REASONS, STAND_IN: "a bot made this move in your place; it cannot be taken back"}
SNAPSHOT_FORMAT: Final = 1
log = logging.getLogger("ludarium.server.livegame")


class Line(NamedTuple):
    """One line of the log: for everybody, and what single seats read instead."""

    public: str
    secrets: dict[int, str]

    def for_viewer(self, viewer: int) -> str:
        """Return the line as this viewer may read it."""
        return self.secrets.get(viewer, self.public) if self.secrets else self.public


def write_question(question: Question | None) -> str:
    """Return a question as JSON."""
    return "null" if question is None else encode(question.plain())


def make_line(happening: Happening, players: int) -> Line:
    """Return the line that a happening makes."""
    secrets = {}
    if happening.secrets:
        secrets = {seat: encode(happening.plain(seat)) for seat in range(players) if happening.seen_by >> seat & 1}
    return Line(encode(happening.plain(None)), secrets)


@dataclass
class Marks:
    """What is noted with every entry: each viewer's number and seat's question, how much of the log stayed and was seen, the clocks."""

    numbers: list[int]
    asked: list[int]
    keep: int
    seen: list[int]  # so many lines were there when each seat's last turn ended
    clocks: list[SeatClock] = field(default_factory=list)

    def text(self) -> str:
        """Return the marks as they are stored."""
        return encode({"n": self.numbers, "a": self.asked, "k": self.keep, "s": self.seen, "c": [clock.plain() for clock in self.clocks]})


def read_marks(text: str) -> Marks:
    """Return what `Marks.text` wrote; what was written before turns were noted has seen nothing."""
    data = json.loads(text)
    seen = data.get("s", [0] * len(data["a"]))
    return Marks(data["n"], data["a"], data["k"], seen, [read_seat_clock(clock) for clock in data["c"]])


class Face(NamedTuple):
    """What one viewer sees, as JSON; the question is without its number.

    What costs most is '' until somebody wants to see it: the view, and the question with what every choice would do.
    """

    question: str
    undo: str
    view: str = ""
    told: str = ""


class StoredEntry(NamedTuple):
    """One entry as the database has it."""

    number: int
    seat: int
    move: str
    by: str
    answers: int
    marks: Marks
    at: float


@dataclass
class Change:
    """What an entry does to everything that viewers see. Nobody sees it before it is committed."""

    seat: int
    move: str
    answers: int
    marks: Marks
    faces: list[Face]
    lines: list[Line]
    to_move: list[int]
    over: bool
    seen_by_all: bool


class Deal(NamedTuple):
    """From what a game begins: the same deal and entries give the same game."""

    players: int
    seed: str
    generator: str
    options: dict[str, object]
    position: str | None = None  # on one line, for a game that did not begin with the set-up: then the seed says nothing


class LiveGame:
    """The game of one table. `play` and `undo` prepare a change; `accept` makes it visible once it is committed."""

    def __init__(self, match: ludarium.Match) -> None:
        self.match = match
        self.players = match.record.players
        self.spectator = self.players
        self.lines: list[Line] = []
        self.own = [0] * self.players
        self.lent: list[list[bool]] = [[] for _ in range(self.players)]  # of each seat's lasting moves, whether a bot made it for a person
        self.past: list[Marks] = []
        self.last_orders: list[tuple[int, str]] = [(0, "")] * self.players
        self.faces: list[Face] = []
        self.to_move: list[int] = []
        self.end = ""
        self.since_snapshot = 0

    # -- what viewers see ----------------------------------------------------------------------------------------------

    @property
    def marks(self) -> Marks:
        """The marks of the last entry."""
        return self.past[-1]

    def number(self, viewer: int) -> int:
        """Return how often what this viewer sees has changed."""
        return self.marks.numbers[viewer]

    def _view(self, state: ludarium.State, viewer: int) -> str:
        return self._views(state, [viewer])[viewer]

    def _views(self, state: ludarium.State, viewers: list[int]) -> dict[int, str]:
        views = state.views([viewer if viewer < self.players else None for viewer in viewers])
        return dict(zip(viewers, encode_views(views), strict=True))

    def _face(self, viewer: int, question: Question | None) -> Face:
        """Return a viewer's face without what costs most."""
        if viewer == self.spectator:
            return Face("null", "null")
        return Face(write_question(question), self._undo_face(viewer))

    def _asks(self) -> list[Question | None]:
        """Return what each viewer is asked, without what every choice would do."""
        return [*(self.match.state.ask(seat) for seat in range(self.players)), None]

    def _whole(self, face: Face, viewer: int, question: Question | None) -> Face:
        """Return a viewer's face as somebody sees it, with what every choice would do."""
        view = face.view or self._view(self.match.state, viewer)
        if question is not None:
            self.match.game.add_previews(self.match.state, viewer, question.options)
        return face._replace(view=view, told=write_question(question))

    def face(self, viewer: int) -> Face:
        """Return all that a viewer sees. Not while a change waits to be committed: the match is ahead then."""
        if not self.faces[viewer].told:
            question = None if viewer == self.spectator else self.match.state.ask(viewer)
            self.faces[viewer] = self._whole(self.faces[viewer], viewer, question)
        return self.faces[viewer]

    def _undo_face(self, seat: int) -> str:
        turn = self.undo_count(seat)
        reason = "" if turn else self.undo_refusal(seat)  # in lanes either question plays the others' moves again
        return encode(
            {"number": self.own[seat], "possible": not reason, "reason": reason, "message": UNDO_MESSAGES.get(reason, ""), "turn": turn}
        )

    def undo_refusal(self, seat: int) -> str:
        """Return why a person cannot take a seat's last move back, or ''. What a stand-in has played stays."""
        return self.match.undo_refusal(seat) or (STAND_IN if self.lent[seat] and self.lent[seat][-1] else "")

    def undo_count(self, seat: int) -> int:
        """Return how many moves a person could take back one after the other."""
        own = next((count for count, lent in enumerate(reversed(self.lent[seat])) if lent), len(self.lent[seat]))
        return min(own, self.match.undo_count(seat))

    def position(self, viewer: int, since: int) -> str:
        """Return the viewer's position as JSON, with the log for somebody who was at the number `since`."""
        face = self.face(viewer)
        question = face.told
        if self.end:
            question = "null"
        elif question != "null":
            question = f'{{"number":{self.marks.asked[viewer]},{question[1:]}'
        return self._position(viewer, since, face.view, question, face.undo)

    def glimpse(self, viewer: int, since: int) -> str:
        """Return a position that has passed: as `position`, but nothing can be chosen."""
        return self._position(viewer, since, self._view(self.match.state, viewer), "null", "null")

    def _position(self, viewer: int, since: int, view: str, question: str, undo: str) -> str:
        number = self.number(viewer)
        if not 0 < since <= number:
            since = 0
        keep = self._keep(viewer, since)
        lines = ",".join([line.for_viewer(viewer) for line in self.lines[keep:]])
        seat = viewer if viewer < self.players else "null"
        return (
            f'{{"seat":{seat},"since":{since},"number":{number},"over":{"true" if self.end else "false"},"view":{view},'
            f'"question":{question},"undo":{undo},"log":{{"keep":{keep},"seen":{self._seen(viewer)},"lines":[{lines}]}},'
            f'"end":{self.end or "null"}}}'
        )

    def _seen(self, viewer: int) -> int:
        """Return how many lines of the log were there when the viewer's own last turn ended; whoever only watches has seen all."""
        return len(self.lines) if viewer == self.spectator else self.marks.seen[viewer]

    def turn_end(self, viewer: int) -> int:
        """Return after how many entries the viewer's last turn was about to end: what the others did since then follows."""
        if viewer == self.spectator:
            return len(self.past) - 1
        seen = [marks.seen[viewer] for marks in self.past]
        changes = [index for index in range(1, len(seen)) if seen[index] != seen[index - 1]]
        return changes[-1] - 1 if changes else 0

    def _keep(self, viewer: int, since: int) -> int:
        """Return how many lines of the log are the same for a viewer since a number of theirs."""
        if not since:
            return 0
        keep = len(self.lines)
        for index in range(len(self.past) - 1, 0, -1):
            marks = self.past[index]
            if marks.numbers[viewer] <= since:
                break
            if marks.numbers[viewer] != self.past[index - 1].numbers[viewer]:
                keep = min(keep, marks.keep)
        return keep

    # -- changes -------------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: str, answers: int, watched: Collection[int] = (), by: str = "") -> Change:
        """Play a move (IllegalMove, NotationError: nothing changed). `watched` are the viewers who will want to see it at once."""
        before = self.match.state.copy()
        happenings = self.match.play(seat, move)
        self._count_own(seat, move, by)
        written = self.match.record.entries[-1].move
        lines = [make_line(happening, self.players) for happening in happenings]
        acted = {happening.seat for happening in happenings}
        return self._change(before, seat, written, answers, len(self.lines), lines, watched, acted)

    def undo(self, seat: int, answers: int, watched: Collection[int] = ()) -> Change:
        """Take the seat's last move back (UndoError: nothing changed)."""
        before = self.match.state
        start, tail = self._take_back(seat)
        self._count_own(seat, UNDO, "")
        same = 0
        for old, new in zip(self.lines[start:], tail, strict=False):
            if old != new:
                break
            same += 1
        return self._change(before, seat, UNDO, answers, start + same, tail[same:], watched)

    def _count_own(self, seat: int, move: str, by: str) -> None:
        """Count an entry of a seat, and note whose move lasts."""
        self.own[seat] += 1
        if move != UNDO:
            self.lent[seat].append(by == STAND_IN)
        elif self.lent[seat]:
            self.lent[seat].pop()

    def _take_back(self, seat: int) -> tuple[int, list[Line]]:
        """Undo in the match; return from where on the log may differ, and how it goes on from there."""
        steps = self.match.steps
        dropped = max((index for index, step in enumerate(steps) if step.seat == seat), default=len(steps))
        start = len(self.lines) - sum(len(step.happenings) for step in steps[dropped:])
        self.match.undo(seat)
        return start, [make_line(happening, self.players) for step in self.match.steps[dropped:] for happening in step.happenings]

    def _change(
        self,
        before: ludarium.State,
        seat: int,
        move: str,
        answers: int,
        keep: int,
        lines: list[Line],
        watched: Collection[int],
        acted: Collection[int] = (),
    ) -> Change:
        questions = self._asks()
        faces = [self._face(viewer, question) for viewer, question in enumerate(questions)]
        log_changed = bool(lines) or keep < len(self.lines)
        differ = {viewer for viewer, face in enumerate(faces) if log_changed or face[:2] != self.faces[viewer][:2]}
        looking = [viewer for viewer in range(self.players + 1) if viewer == seat or viewer in watched or viewer not in differ]
        views = self._views(self.match.state, looking)
        numbers = self.marks.numbers.copy()
        for viewer in range(self.players + 1):
            old, face = self.faces[viewer], faces[viewer]._replace(view=views.get(viewer, ""))
            changed = viewer in differ or face.view != (old.view or self._view(before, viewer))
            if changed:
                numbers[viewer] += 1
            if viewer == seat or viewer in watched:
                face = old if old.told and not changed else self._whole(face, viewer, questions[viewer])
            faces[viewer] = face
        asked = [self._asked(viewer, seat, faces[viewer], numbers[viewer]) for viewer in range(self.players)]
        marks = Marks(numbers, asked, keep, [])
        marks.seen = [self._seen_after(viewer, seat, marks, move == UNDO, acted, len(lines)) for viewer in range(self.players)]
        state = self.match.state
        seen = numbers[self.spectator] != self.marks.numbers[self.spectator]
        return Change(seat, move, answers, marks, faces, lines, state.to_move, state.over, seen)

    def _seen_after(self, viewer: int, mover: int, marks: Marks, undone: bool, acted: Collection[int], told: int) -> int:
        """Return what of the log the viewer's last turn had seen, after an entry that told so many lines.

        A turn ends when there is no question any more, or when the own move let others act for good before the next one. What
        others did in the entry itself is new.
        """
        before = self.marks
        seen = min(before.seen[viewer], marks.keep)
        if not before.asked[viewer]:
            return min(seen, self._seen_before(viewer)) if undone and viewer == mover else seen
        others = any(side not in (viewer, -1) for side in acted)
        passed_on = others and viewer == mover and bool(self.match.undo_refusal(viewer))
        if marks.asked[viewer] and not passed_on:
            return seen
        return marks.keep if others else marks.keep + told

    def _seen_before(self, viewer: int) -> int:
        """Return what the turn before the last one had seen."""
        return next((marks.seen[viewer] for marks in reversed(self.past) if marks.seen[viewer] != self.marks.seen[viewer]), 0)

    def _asked(self, viewer: int, mover: int, face: Face, number: int) -> int:
        """Return the number of the seat's question: a new one unless it is still the same question."""
        if face.question == "null":
            return 0
        before = self.marks.asked[viewer]
        same = before and viewer != mover and face.question == self.faces[viewer].question
        return before if same else number

    def accept(self, change: Change) -> None:
        """Make a committed change visible."""
        self._note(change.seat, change.move, change.answers, change.marks, change.lines)
        self.faces = change.faces
        self.to_move = change.to_move
        if change.over:
            self.end = encode(self.final("played"))
        self.since_snapshot += 1

    def _note(self, seat: int, move: str, answers: int, marks: Marks, lines: list[Line]) -> None:
        del self.lines[marks.keep :]
        self.lines.extend(lines)
        self.past.append(marks)
        self.last_orders[seat] = (answers, move)
        self._forget_settled()

    def _forget_settled(self) -> None:
        """Drop the happenings that cannot be taken back any more: their lines are all that is needed."""
        self.match.opening = []
        self.match.settled = []

    def result(self, reason: str, resigner: int = -1) -> dict[str, Any]:
        """Return how the game ended; who resigns a game of one or two is last."""
        state = self.match.state
        ranking = list(state.ranking)
        if resigner >= 0:
            ranking = [2 if side == resigner else 1 for side in range(len(ranking))]
        outcomes = [outcome.plain() for outcome in state.outcomes]
        return {"reason": reason, "scores": list(state.scores), "ranking": ranking, "outcomes": outcomes}

    def final(self, reason: str, resigner: int = -1) -> dict[str, Any]:
        """Return how the game ended, with the score sheet."""
        return {**self.result(reason, resigner), "sheet": [line.plain() for line in self.match.state.sheet]}

    def resign(self, seat: int) -> None:
        """End the game by resignation: a change for every viewer without an entry."""
        self.end = encode(self.final("resigned", seat))
        self.to_move = []
        self.past.append(Marks([number + 1 for number in self.marks.numbers], [0] * self.players, len(self.lines), self.marks.seen))

    # -- opening and loading -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Note the opening: everybody's number is 1."""
        self.lines = [make_line(happening, self.players) for happening in self.match.opening]
        self._forget_settled()
        asked = [1 if seat in self.match.state.to_move else 0 for seat in range(self.players)]
        self.past = [Marks([1] * (self.players + 1), asked, 0, [len(self.lines)] * self.players)]

    def follow(self, entries: Sequence[StoredEntry]) -> None:
        """Carry out entries that are committed already; what was taken back among them costs nothing."""
        gone = taken_back(entries)
        before = list(self.match.record.entries)
        for place, entry in enumerate(entries):
            if place not in gone:
                self.carry_out(entry)
        self._count(entries)
        self.match.record.entries = before + [Entry(entry.seat, entry.move) for entry in entries]
        self.since_snapshot += len(entries)
        self.look()

    def carry_out(self, entry: StoredEntry) -> None:
        """Carry out an entry in the match and the log alone."""
        if entry.move == UNDO:
            start, tail = self._take_back(entry.seat)
            self.lines[start:] = tail
        else:
            self.lines.extend(make_line(happening, self.players) for happening in self.match.play(entry.seat, entry.move))

    def _count(self, entries: Sequence[StoredEntry]) -> None:
        """Note entries that were carried out with all that viewers count."""
        for entry in entries:
            self._count_own(entry.seat, entry.move, entry.by)
            self.past.append(entry.marks)
            self.last_orders[entry.seat] = (entry.answers, entry.move)
        self._forget_settled()

    def follow_one(self, entry: StoredEntry) -> None:
        """Carry out one entry that is committed already, without looking at what it makes visible."""
        self._count_own(entry.seat, entry.move, entry.by)
        if entry.move == UNDO:
            start, tail = self._take_back(entry.seat)
            lines = tail[max(0, entry.marks.keep - start) :]
        else:
            lines = [make_line(happening, self.players) for happening in self.match.play(entry.seat, entry.move)]
        self._note(entry.seat, entry.move, entry.answers, entry.marks, lines)
        self.since_snapshot += 1

    def look(self) -> None:
        """See the position as it is."""
        state = self.match.state
        self.faces = [self._face(viewer, question) for viewer, question in enumerate(self._asks())]
        self.to_move = state.to_move
        if state.over:
            self.end = encode(self.final("played"))

    def snapshot(self) -> dict[str, object]:
        """Return what `restore` needs to go on from here without playing everything again (packed by `pack_snapshot`)."""
        pending = sum(len(step.happenings) for step in self.match.steps)
        settled = self.lines[: len(self.lines) - pending]
        text = self.match.game.lexicon.text
        return {
            "format": SNAPSHOT_FORMAT,
            "anchor": self.match.anchor.dump(),
            "steps": [[step.seat, text(step.move)] for step in self.match.steps],
            "lines": [[line.public, line.secrets] for line in settled],
        }

    def restore(self, snapshot: bytes, entries: Sequence[StoredEntry]) -> None:
        """Go to the position of a snapshot; `entries` are those up to it."""
        data: dict[str, Any] = json.loads(zlib.decompress(snapshot))
        if data["format"] != SNAPSHOT_FORMAT:
            raise ludarium.LoadError(f"snapshot: this version reads format {SNAPSHOT_FORMAT}")
        game, match = self.match.game, self.match
        data["anchor"]["rules"] = game.rules_version  # a running table goes on under the rules of today
        match.state = game.load(data["anchor"])
        match.anchor = match.state.copy()
        self.lines = [Line(public, {int(seat): text for seat, text in secrets.items()}) for public, secrets in data["lines"]]
        for seat, move in data["steps"]:
            self.lines.extend(make_line(happening, self.players) for happening in match.play(seat, move))
        match.record.entries = [Entry(entry.seat, entry.move) for entry in entries]
        self._count(entries)


def pack_snapshot(data: dict[str, object]) -> bytes:
    """Return a snapshot as it is stored."""
    return zlib.compress(encode(data).encode(), 1)


def start_game(game: ludarium.Game[Any], deal: Deal) -> LiveGame:
    """Return a new game after its opening."""
    begin = None if deal.position is None else game.position(deal.position)
    live = LiveGame(ludarium.Match(game, deal.players, deal.seed, deal.options, deal.generator, position=begin))
    live.begin()
    return live


def replay_game(game: ludarium.Game[Any], deal: Deal, entries: Sequence[StoredEntry]) -> LiveGame:
    """Return the game that entries make from the beginning; LudariumError if they cannot be carried out."""
    live = start_game(game, deal)
    live.follow(entries)
    return live


def load_game(
    game: ludarium.Game[Any], deal: Deal, entries: Sequence[StoredEntry], snapshot: tuple[int, bytes] | None, may_replay: bool = True
) -> LiveGame:
    """Return the game that the stored entries make: from the last snapshot on, or from the beginning if no snapshot can be read.

    LudariumError if neither is possible. Without `may_replay` the entries before the snapshot are not carried out again.
    """
    if snapshot is not None and snapshot[0] <= len(entries):
        done, data = snapshot
        live = start_game(game, deal._replace(position=None))  # the snapshot tells all, also if the position cannot be read any more
        try:
            live.restore(data, entries[:done])
            live.follow(entries[done:])
            return live
        except Exception as wrong:  # damaged data fails in any way, perhaps only when it is played on; the record is all that counts
            log.warning("a snapshot cannot be read (%s: %s); the record is replayed", type(wrong).__name__, wrong)
    if not may_replay:
        raise ludarium.RecordError("no position was kept that could be read, and the record is one of other rules")
    return replay_game(game, deal, entries)
