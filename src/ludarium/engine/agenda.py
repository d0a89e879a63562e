"""The agenda: what is still to be done lies on the state as a stack of tasks, as data.

A task does automatic work and may push further tasks, which then come before everything that waits. An ask is a task that
waits for a player's move. Both are immutable and shared between copies of a state, so a position can be copied, saved,
taken back or searched in the middle of any turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from ludarium.engine.fields import Field, Number, TaskField, TasksField, Truth
from ludarium.engine.lexicon import CHOICES, CHOOSE, SKIP
from ludarium.engine.phrase import Blocked, Option, Phrase, Preview, Refusal

if TYPE_CHECKING:
    from ludarium.engine.state import State

S = TypeVar("S", bound="State")

SEAT: Final = Number("seat", 0, lambda state: state.players - 1)  # of a person
SIDE: Final = Number("seat", 0, lambda state: state.side_count() - 1)  # of a person or of a side that the rules play


class Task(Generic[S]):
    """A piece of work. `saved` declares the attributes that its constructor takes, in their order: a task is saved by them."""

    saved: ClassVar[list[Field]] = []
    waits: bool = False

    def run(self, state: S) -> None:
        """Do the work; push what follows from it."""
        raise NotImplementedError

    def why_not(self, state: S) -> Refusal | None:
        """Return why the task cannot be done now, or None. The one source of legality where a task is a choice."""
        return None

    def words(self) -> Phrase:
        """Return the task in words, for a player who may choose it."""
        return Phrase("task", {"name": type(self).__name__})


class SeatTask(Task[S]):
    """A task for one player."""

    saved: ClassVar[list[Field]] = [SEAT]

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Ask(SeatTask[S]):
    """A task that waits for one player's decision. `shows` are the kinds of happenings that a preview of an option shows."""

    shows: ClassVar[list[str]] = []
    waits = True

    def run(self, state: S) -> None:
        raise AssertionError("an ask waits for a move")

    def moves(self, state: S) -> list[int]:
        """Return all legal moves, never none."""
        raise NotImplementedError

    def play(self, state: S, move: int) -> None:
        """Carry out a legal move. The ask is off the agenda already."""
        raise NotImplementedError

    def prompt(self, state: S) -> Phrase:
        """Return what the player is asked."""
        raise NotImplementedError

    def rule(self) -> str:
        """Return the id of the rule that explains the decision."""
        return ""

    def option(self, state: S, move: int) -> Option:
        """Return the move as a person meets it."""
        raise NotImplementedError

    def blocked(self, state: S) -> list[Blocked]:
        """Return what a person would expect to be able to do here and cannot."""
        return []

    def previews(self, state: S, move: int) -> list[Preview] | None:
        """Return what a move would do where trying it alone does not tell, because it is carried out later; else None."""
        return None


# ---------------------------------------------------------------------------------------------------------------------
# Combinators
# ---------------------------------------------------------------------------------------------------------------------


TASKS: Final = TasksField("tasks")


class Several(Task[S]):
    """What joins several tasks."""

    saved: ClassVar[list[Field]] = [TASKS]

    def __init__(self, tasks: list[Task[Any]]) -> None:
        self.tasks = tasks


class Sequence(Several[S]):
    """One task after the other."""

    def run(self, state: S) -> None:
        state.push_all(self.tasks)

    def why_not(self, state: S) -> Refusal | None:
        """Judge the first part only: what later parts meet depends on it."""
        return self.tasks[0].why_not(state) if self.tasks else None

    def words(self) -> Phrase:
        return Phrase("effect-sequence", {"parts": [task.words() for task in self.tasks]})


def _why_none(tasks: list[Task[Any]], state: Any) -> Refusal | None:
    """Return the first task's reason if none of them is possible."""
    first: Refusal | None = None
    for task in tasks:
        why = task.why_not(state)
        if why is None:
            return None
        if first is None:
            first = why
    return first


class OneOf(Task[S]):
    """The player chooses one of the tasks. Impossible ones are not offered; if there is nothing to choose, nobody is asked.

    A side that the rules play takes the first that is possible.
    """

    saved: ClassVar[list[Field]] = [SIDE, TASKS]

    def __init__(self, seat: int, tasks: list[Task[Any]]) -> None:
        if len(tasks) > CHOICES:
            raise ValueError(f"a choice is among at most {CHOICES} tasks")
        self.seat = seat
        self.tasks = tasks

    def run(self, state: S) -> None:
        possible = [task for task in self.tasks if task.why_not(state) is None]
        if len(possible) > 1 and self.seat < state.players:
            state.push(ChooseOne(self.seat, self.tasks))
        elif possible:
            state.push(possible[0])

    def why_not(self, state: S) -> Refusal | None:
        """Allow the choice as soon as one of its tasks is possible; otherwise give the first one's reason."""
        return _why_none(self.tasks, state)

    def words(self) -> Phrase:
        return Phrase("effect-or", {"parts": [task.words() for task in self.tasks]})


class ChooseOne(Ask[S]):
    """The question of `OneOf`."""

    saved: ClassVar[list[Field]] = [SEAT, TASKS]

    def __init__(self, seat: int, tasks: list[Task[Any]]) -> None:
        super().__init__(seat)
        self.tasks = tasks

    def moves(self, state: S) -> list[int]:
        return [CHOOSE.at(index) for index, task in enumerate(self.tasks[:CHOICES]) if task.why_not(state) is None]

    def play(self, state: S, move: int) -> None:
        state.push(self.tasks[CHOOSE.index(move)])

    def prompt(self, state: S) -> Phrase:
        """Name what there is to choose from where it is two things; more would not be read in a question."""
        possible = [self.tasks[CHOOSE.index(move)].words() for move in self.moves(state)]
        return Phrase("ask-one-of", {"parts": possible}) if len(possible) == 2 else Phrase("ask-one")

    def option(self, state: S, move: int) -> Option:
        index = CHOOSE.index(move)
        return Option(move, CHOOSE.text(move), self.tasks[index].words(), f"choice:{index + 1}")

    def blocked(self, state: S) -> list[Blocked]:
        barred = []
        for index, task in enumerate(self.tasks):
            why = task.why_not(state)
            if why is not None:
                barred.append(Blocked(task.words(), f"choice:{index + 1}", why))
        return barred


class AnyOrder(Task[S]):
    """All of the tasks, in an order of the player's choice; what is impossible when nothing else is left is left out.

    A side that the rules play takes them as they stand.
    """

    saved: ClassVar[list[Field]] = [SIDE, TASKS]

    def __init__(self, seat: int, tasks: list[Task[Any]]) -> None:
        self.seat = seat
        self.tasks = tasks

    def run(self, state: S) -> None:
        if self.seat >= state.players:
            state.push_all(self.tasks)
            return
        possible = [task for task in self.tasks if task.why_not(state) is None]
        if len(possible) > 1:
            tasks = self.tasks
            if len(tasks) > CHOICES:  # not all can be offered at once: what is possible comes first
                tasks = possible + [task for task in tasks if task not in possible]
            state.push(ChooseNext(self.seat, tasks))
        elif possible:
            rest = [task for task in self.tasks if task is not possible[0]]
            state.push_all([possible[0], AnyOrder(self.seat, rest)])

    def why_not(self, state: S) -> Refusal | None:
        """Allow it as soon as one of its tasks is possible; otherwise give the first one's reason."""
        return _why_none(self.tasks, state)

    def words(self) -> Phrase:
        return Phrase("effect-any-order", {"parts": [task.words() for task in self.tasks]})


class ChooseNext(ChooseOne[S]):
    """The question of `AnyOrder`: which comes next."""

    def play(self, state: S, move: int) -> None:
        chosen = CHOOSE.index(move)
        rest = [task for index, task in enumerate(self.tasks) if index != chosen]
        state.push_all([self.tasks[chosen], AnyOrder(self.seat, rest)])

    def prompt(self, state: S) -> Phrase:
        return Phrase("ask-any-order")


class Optional(Task[S]):
    """The player may do the task or skip it; what is impossible is skipped without asking. A side that the rules play does it."""

    saved: ClassVar[list[Field]] = [SIDE, TaskField("task")]

    def __init__(self, seat: int, task: Task[Any]) -> None:
        self.seat = seat
        self.task = task

    def run(self, state: S) -> None:
        if self.task.why_not(state) is None:
            state.push(DoOrSkip(self.seat, self.task) if self.seat < state.players else self.task)

    def words(self) -> Phrase:
        return Phrase("effect-may", {"what": self.task.words()})


class DoOrSkip(Ask[S]):
    """The question of `Optional`."""

    saved: ClassVar[list[Field]] = [SEAT, TaskField("task")]

    def __init__(self, seat: int, task: Task[Any]) -> None:
        super().__init__(seat)
        self.task = task

    def moves(self, state: S) -> list[int]:
        return [CHOOSE.at(0), SKIP.at(0)]

    def play(self, state: S, move: int) -> None:
        if CHOOSE.has(move):
            state.push(self.task)

    def prompt(self, state: S) -> Phrase:
        return Phrase("ask-optional", {"what": self.task.words()})

    def option(self, state: S, move: int) -> Option:
        if SKIP.has(move):
            return Option(move, SKIP.text(move), Phrase("move-skip"), "skip")
        return Option(move, CHOOSE.text(move), self.task.words(), "choice:1")


class Repeat(Task[S]):
    """The task so many times; with `free` the player may stop before each turn."""

    saved: ClassVar[list[Field]] = [SIDE, TaskField("task"), Number("times", 0), Truth("free")]

    def __init__(self, seat: int, task: Task[Any], times: int, free: bool) -> None:
        self.seat = seat
        self.task = task
        self.times = times
        self.free = free

    def run(self, state: S) -> None:
        if self.times <= 0 or self.task.why_not(state) is not None:
            return
        once_less: Task[Any] = Repeat(self.seat, self.task, self.times - 1, self.free)
        if self.free:
            state.push(Optional(self.seat, Sequence([self.task, once_less])))
        else:
            state.push_all([self.task, once_less])

    def why_not(self, state: S) -> Refusal | None:
        return self.task.why_not(state)

    def words(self) -> Phrase:
        key = "effect-up-to-times" if self.free else "effect-times"
        return Phrase(key, {"what": self.task.words(), "times": self.times})


EACH_SEAT: Final = TasksField("tasks", each_seat=True)


class ForEachPlayer(Several[S]):
    """One task for each seat, clockwise from the seat that `State.first_seat` names."""

    saved: ClassVar[list[Field]] = [EACH_SEAT]

    def run(self, state: S) -> None:
        seats = len(self.tasks)
        first = state.first_seat()
        state.push_all([self.tasks[(first + turn) % seats] for turn in range(seats)])


class Simultaneously(Several[S]):
    """One task for each seat, all at the same time, each in a lane of its own.

    Lanes are secret: what a player does there stays hidden from the others until all are done. Or they are open: everybody
    sees what the others do meanwhile.
    """

    saved: ClassVar[list[Field]] = [EACH_SEAT, Truth("in_the_open")]

    def __init__(self, tasks: list[Task[Any]], in_the_open: bool = False) -> None:
        super().__init__(tasks)
        self.in_the_open = in_the_open

    def run(self, state: S) -> None:
        state.open_lanes(self.tasks, self.in_the_open)
