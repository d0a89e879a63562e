"""Positions as plain data and back: the engine's own part by hand, the game's by its declared fields."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ludarium.engine.agenda import (
    AnyOrder,
    ChooseNext,
    ChooseOne,
    DoOrSkip,
    ForEachPlayer,
    OneOf,
    Optional,
    Repeat,
    Sequence,
    Simultaneously,
    Task,
)
from ludarium.engine.chance import MASK, Chance, load_chance
from ludarium.engine.effect import Perform
from ludarium.engine.errors import LoadError, OptionError, suggestion
from ludarium.engine.fields import UNLIMITED, Loading, Numbers, listed, read_fields, read_task, whole
from ludarium.engine.state import COMMON_FIELDS, FORMAT, State

if TYPE_CHECKING:
    from ludarium.engine.game import Game

TaskTypes = Mapping[str, type[Task[Any]]]

COMMON_TASKS: Final[dict[str, type[Task[Any]]]] = {
    task.__name__: task
    for task in (
        Sequence,
        OneOf,
        ChooseOne,
        AnyOrder,
        ChooseNext,
        Optional,
        DoOrSkip,
        Repeat,
        ForEachPlayer,
        Simultaneously,
        Perform,
    )
}

HEAD: Final = ("format", "game", "rules", "packs", "players", "options", "chance", "agenda", "lanes", "state")
DEEPEST: Final = 60  # tasks inside tasks

# What reading damaged data may run into where no declaration catches it.
DAMAGE: Final = (TypeError, ValueError, KeyError, IndexError, AttributeError, AssertionError, RecursionError, OverflowError)


def load_position(game: Game[Any], data: object) -> Any:
    """Return the position that `State.dump` wrote; LoadError, naming the place, if it is damaged or of other rules."""
    table = head_of(game, data)
    try:
        state = read_position(game, table)
        check_whole(game, state, table)
    except DAMAGE as wrong:
        raise LoadError(f"position: damaged ({type(wrong).__name__}: {wrong})") from wrong
    return state


def head_of(game: Game[Any], data: object) -> dict[str, Any]:
    """Return the data if it is a position of this game, with these rules and packs."""
    if not isinstance(data, dict):
        raise LoadError("position: a table of named values expected")
    for name in [*HEAD, *[field.name for field in COMMON_FIELDS]]:
        if name not in data:
            raise LoadError(f"position: {name!r} is missing")
    if whole(data["format"], "position.format", 0, UNLIMITED) != FORMAT:
        raise LoadError(f"position.format: this version reads format {FORMAT}")
    if data["game"] != game.name:
        raise LoadError(f"position.game: this is a position of {data['game']!r}, not of {game.name!r}")
    if whole(data["rules"], "position.rules", 0, UNLIMITED) != game.rules_version:
        raise LoadError(f"position.rules: this version plays rules {game.rules_version}, not {data['rules']}")
    if listed(data["packs"], "position.packs") != [pack.plain() for pack in game.packs]:
        raise LoadError("position.packs: the position was played with other packs; open the game with those")
    return data


def read_position(game: Game[Any], data: dict[str, Any]) -> State:
    """Read the position part by part."""
    players = whole(data["players"], "position.players", game.counts[0], game.counts[-1])
    if not isinstance(data["options"], dict):
        raise LoadError("position.options: a table of named values expected")
    try:
        options = game.settle(players, data["options"])
    except OptionError as wrong:
        raise LoadError(f"position.options: {wrong}") from None
    state: State = game.blank(players, options, load_chance([0, 0, 0, 0]))
    loading = Loading(state, TaskReader(game).read, game.vocabulary.parse)
    state.chance = read_chance(data["chance"], "position.chance", loading)
    read_fields(state, state.fields(), data["state"], "position.state", loading)
    for field in COMMON_FIELDS:
        setattr(state, field.name, field.read(data[field.name], f"position.{field.name}", loading))
    state.agenda = read_stack(data["agenda"], "position.agenda", loading)
    state.lanes = [
        read_stack(lane, f"position.lanes[{seat}]", loading) for seat, lane in enumerate(listed(data["lanes"], "position.lanes"))
    ]
    state.stack = state.agenda
    state.restored()
    return state


def read_chance(data: object, where: str, loading: Loading) -> Chance:
    """Return the generator of a position: four words are the fast one's, the keyed one begins with its name."""
    if isinstance(data, list) and data and isinstance(data[0], str):
        try:
            return load_chance(data)
        except LoadError as wrong:
            raise LoadError(f"position.{wrong}") from None
    return load_chance(Numbers("chance", 0, MASK, 4).read(data, where, loading))


def read_stack(data: object, where: str, loading: Loading) -> list[Task[Any]]:
    """Return the tasks of an agenda or a lane."""
    return [loading.read_task(task, f"{where}[{place}]", loading) for place, task in enumerate(listed(data, where))]


class TaskReader:
    """Makes tasks from plain data: knows the game's kinds of task."""

    def __init__(self, game: Game[Any]) -> None:
        self.types = game.task_types
        self.depth = 0

    def read(self, data: object, where: str, loading: Loading) -> Task[Any]:
        """Return the task that `write_task` wrote."""
        if not isinstance(data, list) or not data or not isinstance(data[0], str):
            raise LoadError(f"{where}: a task is a list that begins with its name, not {data!r}")
        make = self.types.get(data[0]) or COMMON_TASKS.get(data[0])
        if make is None:
            near = suggestion(data[0], [*self.types, *COMMON_TASKS])
            raise LoadError(f"{where}: this game has no task {data[0]!r}.{near}")
        self.depth += 1
        if self.depth > DEEPEST:
            raise LoadError(f"{where}: tasks are nested too deeply")
        made: Task[Any] = read_task(make, data, where, loading)
        self.depth -= 1
        return made


# ---------------------------------------------------------------------------------------------------------------------
# The whole
# ---------------------------------------------------------------------------------------------------------------------


def check_whole(game: Game[Any], state: State, data: dict[str, Any]) -> None:
    """Refuse data that loads to something else than it says, breaks an invariant, or has no legal move."""
    if len(state.lanes) not in (0, state.players):
        raise LoadError("position.lanes: one lane for each seat expected")
    if _written(state.dump()) != _written(data):  # as text: 1, 1.0 and true are equal as values
        raise LoadError("position: damaged; it does not read back as it is written")
    if state.over == bool(state.agenda or state.lanes) or state.over == bool(state.to_move):
        raise LoadError("position.agenda: the game is over exactly when nothing is left to do")
    game.check(state)
    for player in state.to_move:
        check_question(state, player)


def check_question(state: State, player: int) -> None:
    """Refuse a position in which somebody who is to move cannot be asked."""
    ask = state.pending(player)
    question = state.ask(player)
    if ask is None or ask.seat != player or question is None or not question.options:
        raise LoadError(f"position.agenda: seat {player} has no legal move")


def _written(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True)
