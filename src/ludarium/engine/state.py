"""The position of a game: plain data, changed in place by its rules, cheap to copy."""

from __future__ import annotations

import hashlib
import json
import operator
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Self, SupportsIndex

from ludarium.engine.agenda import Ask, Task
from ludarium.engine.chance import Chance
from ludarium.engine.errors import IllegalMove, UnknownSeat
from ludarium.engine.fields import UNLIMITED, Field, Number, Numbers, Truth, write_fields, write_task
from ludarium.engine.happening import Happening, Listener
from ludarium.engine.lexicon import CHOICES, CHOOSE
from ludarium.engine.line import write_line
from ludarium.engine.observation import WORD_NUMBERS, Observation, turns_from
from ludarium.engine.outcome import Outcome
from ludarium.engine.phrase import Option, Phrase, Question
from ludarium.engine.showing import shown, standing_of

if TYPE_CHECKING:
    from ludarium.engine.game import Game

FORMAT: Final = 2

# The engine's own fields besides agenda and lanes. A game declares its fields in the same way (`State.fields`).
COMMON_FIELDS: Final[list[Field]] = [
    Number("seals", 0, UNLIMITED),
    Number("rounds_of_lanes", 0, UNLIMITED),
    Truth("lanes_are_open"),
    Numbers("used", 0, UNLIMITED),
    Truth("over"),
]
# Shared by positions that have none; a position with some has a list of its own.
NO_LANES: Final[list[list[Task[Any]]]] = []
NO_NUMBERS: Final[list[int]] = []


class Sealed(Exception):
    """Something was sealed on a position on which that is all anybody wants to know."""


class ScoreLine:
    """One source of points of one side."""

    def __init__(self, side: int, source: Phrase, points: int, targets: list[str] | None = None) -> None:
        self.side = side
        self.source = source
        self.points = points
        self.targets: list[str] = [] if targets is None else targets

    def plain(self) -> dict[str, object]:
        """Return the line as JSON-able data; `targets` are the board elements it speaks of."""
        return {"side": self.side, "source": self.source.plain(), "points": self.points, "targets": self.targets}

    def __repr__(self) -> str:
        return f"ScoreLine({self.side}, {self.source!r}, {self.points})"

    def __reduce__(self) -> tuple[Any, ...]:
        return ScoreLine, (self.side, self.source, self.points, self.targets)


def staged(round_number: int, phase: str) -> str:
    """Return the stage of a game that goes by rounds and phases; round 0 is before the first."""
    return f"round {round_number}, {phase}" if round_number else phase


class State:
    """A position of one game. Games add their own fields and override what is marked so."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, object], chance: Chance) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.chance = chance
        self.agenda: list[Task[Any]] = []
        self.lanes: list[list[Task[Any]]] = NO_LANES
        self.stack: list[Task[Any]] = self.agenda
        self.seals = 0
        self.rounds_of_lanes = 0
        self.lanes_are_open = False  # everybody sees what happens in the lanes; otherwise they are secret
        self.used: list[int] = NO_NUMBERS  # abilities that have answered in a period in which they do so once (ability.py)
        self.over = False
        self.fragile = False  # somebody only wants to know whether anything is sealed: stop there
        self.listener: Listener | None = None
        self.asked: Ask[Any] | None = None  # the question whose legal moves are known,
        self.legal: list[int] = NO_NUMBERS  # and these moves: `play` need not look for them again

    # -- what a game's state provides ----------------------------------------------------------------------------------

    def copy(self) -> State:
        """Return an independent copy (games override; begin with `copy_common`)."""
        raise NotImplementedError

    def fields(self) -> list[Field]:
        """Return the declaration of the game's own fields: saving and loading follow from it, and `copy` is tested against it."""
        raise NotImplementedError

    def restored(self) -> None:
        """Make what is derived from the fields after they have been read (games override)."""

    def first_seat(self) -> int:
        """Return the seat that acts first when all act in turn (games override where it is not seat 0)."""
        return 0

    def stage(self) -> str:
        """Return where the game stands in a few plain words, as in 'round 2, actions' (games override)."""
        return "over" if self.over else ""

    def side_count(self) -> int:
        """Return how many sides there are: the players, and those that the rules play (games with such sides override)."""
        return self.players

    # -- what the game knows about it ------------------------------------------------------------------------------------

    def view(self, player: SupportsIndex | None) -> Mapping[str, object]:
        """Return what this player may see (None: a spectator) as JSON-able data."""
        return self.game.view(self, None if player is None else self.seat(player))

    def views(self, players: Sequence[SupportsIndex | None]) -> list[Mapping[str, object]]:
        """Return what each of several players may see (None: a spectator). Parts that are the same may be shared: do not change them."""
        return self.game.views(self, [None if player is None else self.seat(player) for player in players])

    def observe(self, player: SupportsIndex) -> Observation:
        """Return what this player may see as numbers, in the same parts for all tables of the game."""
        seen = Observation()
        self._observe(self.seat(player), seen)
        return seen

    def observe_into(self, player: SupportsIndex, row: memoryview[float]) -> None:
        """Write what this player may see into a row of zeros that is as long as `observe(player).values`: without making a list."""
        self._observe(self.seat(player), Observation(row))

    def _observe(self, player: int, seen: Observation) -> None:
        most = self.game.counts[-1]
        seen.part("seat")
        seen.one_of(player, most)
        seen.part("players")
        seen.one_of(self.players - 1, most)
        seen.part("to move")  # the own seat first, then clockwise
        seen.some_of([turns_from(player, seat, self.players) for seat in self.to_move], most)
        seen.part("over")
        seen.flag(self.over)
        self._observe_question(player, seen)
        self.game.observe(self, player, seen)

    def _observe_question(self, player: int, seen: Observation) -> None:
        """Write what the player is asked, and what each `choose …` would do; other moves say it by their names."""
        ask = self.pending(player)
        seen.part("prompt")
        if ask is None:
            seen.blank(WORD_NUMBERS)
        else:
            seen.words(ask.prompt(self))
        moves = self.moves(player)
        seen.part("choices")
        for number in range(CHOICES):
            if ask is None or CHOOSE.at(number) not in moves:
                seen.blank(WORD_NUMBERS)
            else:
                seen.words(ask.option(self, CHOOSE.at(number)).label)

    def resample(self, player: SupportsIndex, chance: Chance) -> Self:
        """Return a copy in which all that the player cannot know is drawn anew, consistently."""
        world: Self = self.game.resample(self, self.seat(player), chance)
        return world

    @property
    def scores(self) -> list[int]:
        """The points of each side if the game were scored now; final when the game is over."""
        return self.game.scores(self)

    @property
    def ranking(self) -> list[int]:
        """The place of each side, 1 for the winner; equal numbers share a place."""
        return self.game.ranking(self)

    @property
    def outcomes(self) -> list[Outcome]:
        """What the end means to each side beyond points and places (won, lost, a grade); nothing in most games, and before the end."""
        return self.game.outcomes(self) if self.over else []

    @property
    def sheet(self) -> list[ScoreLine]:
        """Where each point of `scores` comes from."""
        return self.game.sheet(self)

    def seat(self, player: SupportsIndex) -> int:
        """Return the number of a seat of this table; UnknownSeat if it has none of that number."""
        try:
            number = operator.index(player)
        except TypeError:
            raise UnknownSeat(f"a seat is a whole number, not {player!r}") from None
        if not 0 <= number < self.players:
            raise UnknownSeat(f"there is no seat {number}; the seats of this table are 0 to {self.players - 1}")
        return number

    # -- whose turn ----------------------------------------------------------------------------------------------------

    @property
    def to_move(self) -> list[int]:
        """Everyone who owes a decision now, in seat order."""
        if self.lanes:
            return [seat for seat, lane in enumerate(self.lanes) if lane]
        if self.over or not self.agenda:
            return []
        ask = self.agenda[-1]
        assert isinstance(ask, Ask)
        return [ask.seat]

    def pending(self, player: int) -> Ask[Any] | None:
        """Return the ask this player owes an answer to, or None."""
        if self.lanes:
            if not 0 <= player < len(self.lanes):
                return None
            lane = self.lanes[player]
            if not lane:
                return None
            task = lane[-1]
            assert isinstance(task, Ask)
            return task
        if self.over or not self.agenda:
            return None
        task = self.agenda[-1]
        assert isinstance(task, Ask)
        return task if task.seat == player else None

    def next_ask(self) -> Ask[Any]:
        """Return the ask of the first seat that owes a decision; there is one as long as the game is not over."""
        stack = self.agenda
        for lane in self.lanes:
            if lane:
                stack = lane
                break
        task = stack[-1]
        assert isinstance(task, Ask)
        return task

    def moves(self, player: int) -> list[int]:
        """Return all legal moves of a player; none exactly when the player is not to move."""
        ask = self.pending(player)
        if ask is None:
            return []
        moves = ask.moves(self)
        self.asked = ask
        self.legal = moves
        return moves.copy()

    def ask(self, player: int, previews: bool = False) -> Question | None:
        """Return the decision this player owes, for people; None when the player is not to move.

        With `previews` every option is tried: it says what it pays and brings, and whether it could still be taken back.
        """
        ask = self.pending(player)
        if ask is None:
            return None
        options: list[Option] = [ask.option(self, move) for move in ask.moves(self)]
        if previews:
            self.game.add_previews(self, player, options)
        return Question(player, ask.prompt(self), ask.rule(), options, ask.blocked(self))

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, player: SupportsIndex, move: SupportsIndex | str) -> None:
        """Play a move, given as number or notation; IllegalMove, and nothing changed, if it is not one of `moves(player)`."""
        seat = player if isinstance(player, int) else self.seat(player)
        number = move if isinstance(move, int) else self.game.lexicon.number(move)
        ask = self.pending(seat)
        if ask is None:
            raise IllegalMove(f"seat {seat} is not to move", "not-your-turn")
        if number not in (self.legal if ask is self.asked else ask.moves(self)):
            raise self._refusal(ask, number)
        self.apply(seat, number)

    def _refusal(self, ask: Ask[Any], move: int) -> IllegalMove:
        lexicon = self.game.lexicon
        if not 0 <= move < lexicon.size:
            return IllegalMove(f"there is no move {move}; moves are numbers from 0 to {lexicon.size - 1}", "no-such-move")
        text = lexicon.text(move)
        for blocked in ask.blocked(self):
            if blocked.target == self.game.target(move):
                why = blocked.refusal
                return IllegalMove(f"{text!r} is not allowed: {why.reason} ({why.rule})", why.reason, why.rule)
        return IllegalMove(f"{text!r} is not one of the moves of seat {ask.seat} now")

    def apply(self, player: int, move: int) -> None:
        """Play a move that is known to be legal: no check, for rollouts and search."""
        self.asked = None
        self.stack = self.lanes[player] if self.lanes else self.agenda
        ask = self.stack.pop()
        assert isinstance(ask, Ask)
        ask.play(self, move)
        self.run()

    def play_together(self, moves: Mapping[int, SupportsIndex | str]) -> None:
        """Play one move for each of several players, as if they had arrived together: clockwise from the first seat.

        In open lanes one player may take what another one wanted. Whoever comes too late is not moved, and decides again.
        """
        asked: dict[int, Ask[Any] | None] = {}
        numbers: dict[int, int] = {}
        for player, move in moves.items():
            numbers[player] = self.game.lexicon.number(move)
            if numbers[player] not in self.moves(player):
                raise IllegalMove(f"move {move} is not legal for seat {player} now")
            asked[player] = self.pending(player)
        first = self.first_seat()
        for turn in range(self.players):
            player = (first + turn) % self.players
            if player in moves and self.pending(player) is asked[player] and numbers[player] in self.moves(player):
                self.apply(player, numbers[player])

    @property
    def is_secret(self) -> bool:
        """Whether what is decided now stays hidden until everybody has decided."""
        return bool(self.lanes) and not self.lanes_are_open

    # -- the agenda ----------------------------------------------------------------------------------------------------

    def push(self, task: Task[Any]) -> None:
        """Put a task on top: it comes next, before everything that waits."""
        self.stack.append(task)

    def push_all(self, tasks: list[Task[Any]]) -> None:
        """Put tasks on top so that they come in the order given."""
        for index in range(len(tasks) - 1, -1, -1):
            self.stack.append(tasks[index])

    def open_lanes(self, tasks: list[Task[Any]], in_the_open: bool) -> None:
        """Give each seat a lane with its task; the common agenda goes on when all lanes are empty."""
        if self.lanes:
            raise AssertionError("lanes cannot be opened inside a lane")
        self.lanes = [[task] for task in tasks]
        self.lanes_are_open = in_the_open
        self.rounds_of_lanes += 1

    def run(self) -> None:
        """Do automatic work until only asks are on top, or the game is over."""
        while True:
            if self.lanes:
                if self._run_lanes():
                    return
                self.lanes = NO_LANES
                self.lanes_are_open = False
                self.seal()
            self.stack = self.agenda
            while self.agenda:
                task = self.agenda[-1]
                if task.waits:
                    return
                self.agenda.pop()
                task.run(self)
                if self.lanes:
                    break
            else:
                if not self.over:
                    self.over = True
                    self.game.finish(self)
                return

    def _run_lanes(self) -> bool:
        """Run every lane up to its next ask; say whether any lane still waits."""
        waiting = False
        for lane in self.lanes:
            self.stack = lane
            while lane:
                task = lane[-1]
                if task.waits:
                    waiting = True
                    break
                lane.pop()
                task.run(self)
        return waiting

    def seal(self) -> None:
        """Note that chance has decided or something hidden was revealed: there is no way back behind this."""
        self.seals += 1
        if self.fragile:
            raise Sealed

    def report(
        self,
        kind: str,
        seat: int,
        facts: Mapping[str, object] | None = None,
        secrets: Mapping[str, object] | None = None,
        seen_by: int = 0,
    ) -> None:
        """Tell the listener what happened. Callers on hot paths first look whether there is one."""
        if self.listener is not None:
            self.listener.hear(Happening(kind, seat, facts, secrets, seen_by))

    # -- copying and saving --------------------------------------------------------------------------------------------

    def copy_common(self, other: State) -> None:
        """Copy the engine's own fields to a new state. A copy has no listener."""
        other.agenda = self.agenda.copy()
        other.lanes = [lane.copy() for lane in self.lanes] if self.lanes else NO_LANES
        other.stack = other.agenda
        other.seals = self.seals
        other.rounds_of_lanes = self.rounds_of_lanes
        other.lanes_are_open = self.lanes_are_open
        other.used = self.used.copy() if self.used else NO_NUMBERS
        other.over = self.over

    def dump(self) -> dict[str, object]:
        """Return the complete position as plain JSON-able data; `Game.load` gives it back exactly."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "packs": [pack.plain() for pack in self.game.packs],
            "players": self.players,
            "options": dict(self.options),
            "chance": self.chance.dump(),
            "agenda": [write_task(task) for task in self.agenda],
            "lanes": [[write_task(task) for task in lane] for lane in self.lanes],
            **write_fields(self, COMMON_FIELDS),
            "state": write_fields(self, self.fields()),
        }

    def line(self) -> str:
        """Return the complete position on one line that can be pasted anywhere; `ludarium.position` reads it. It hides nothing."""
        return write_line(self)

    def digest(self) -> str:
        """Return a fingerprint of the complete position."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.load, (self.dump(),)

    def __eq__(self, other: object) -> bool:
        """Say whether two positions are the same in everything: what is hidden, what is still to be done, and the luck to come."""
        return self is other or (isinstance(other, State) and self.digest() == other.digest())

    def __hash__(self) -> int:
        raise TypeError("a position changes when it is played on, so it cannot be a key: take state.digest()")

    # -- for people ----------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {standing_of(self)}>"

    def __str__(self) -> str:
        """Return the table as everybody sees it: as the terminal draws it where its libraries are installed, else in plain words."""
        return shown(self)

    def svg(self, player: SupportsIndex | None = None) -> str:
        """Return the table as this player sees it (None: a spectator) as a picture, an SVG document."""
        return self.game.svg(self, None if player is None else self.seat(player))

    def _repr_svg_(self) -> str:
        return self.svg()
