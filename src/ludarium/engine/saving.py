"""Plain data in and out: tasks as lists, and a reader that says where damaged data is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

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
from ludarium.engine.effect import Effect, Perform
from ludarium.engine.errors import LoadError, LudariumError

TaskTypes = Mapping[str, Callable[..., Task[Any]]]

COMMON_TASKS: dict[str, Callable[..., Task[Any]]] = {
    "Sequence": Sequence,
    "OneOf": OneOf,
    "ChooseOne": ChooseOne,
    "AnyOrder": AnyOrder,
    "ChooseNext": ChooseNext,
    "Optional": Optional,
    "DoOrSkip": DoOrSkip,
    "Repeat": Repeat,
    "ForEachPlayer": ForEachPlayer,
    "Simultaneously": Simultaneously,
    "Perform": Perform,
}


def dump_task(task: Task[Any]) -> list[object]:
    """Return a task as plain data: its class's name and its arguments."""
    return [type(task).__name__, *[_dump_argument(argument) for argument in task.arguments()]]


def _dump_argument(argument: object) -> object:
    if isinstance(argument, Task):
        return {"task": dump_task(argument)}
    if isinstance(argument, Effect):
        return {"effect": argument.source()}
    if isinstance(argument, list):
        return [_dump_argument(item) for item in argument]
    return argument


class TaskLoader:
    """Makes tasks from plain data: knows the game's kinds of task and how to read its effects."""

    def __init__(self, types: TaskTypes, read_effect: Callable[[str], Effect[Any]]) -> None:
        self.types = types
        self.read_effect = read_effect

    def load(self, data: object) -> Task[Any]:
        """Return the task that `dump_task` wrote."""
        if not isinstance(data, list) or not data or not isinstance(data[0], str):
            raise LoadError(f"agenda: a task is a list that begins with its name, not {data!r}")
        make = self.types.get(data[0]) or COMMON_TASKS.get(data[0])
        if make is None:
            raise LoadError(f"agenda: this game has no task {data[0]!r}")
        arguments = [self._load_argument(argument) for argument in data[1:]]
        try:
            return make(*arguments)
        except (TypeError, ValueError, IndexError) as wrong:
            raise LoadError(f"agenda: {data[0]} cannot be made from {data[1:]!r}") from wrong

    def _load_argument(self, argument: object) -> object:
        if isinstance(argument, list):
            return [self._load_argument(item) for item in argument]
        if isinstance(argument, dict):
            if "task" in argument:
                return self.load(argument["task"])
            try:
                return self.read_effect(str(argument["effect"]))
            except (KeyError, LudariumError) as wrong:
                raise LoadError(f"agenda: {argument!r} is neither a task nor an effect") from wrong
        if not isinstance(argument, (int, str)):
            raise LoadError(f"agenda: {argument!r} is no argument of a task")
        return argument


class Reader:
    """Reads typed values out of a mapping and names the place when something is missing or of the wrong kind."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise LoadError(f"{where}: a table of named values expected")
        self.data: dict[str, Any] = data
        self.where = where

    def value(self, name: str) -> Any:
        """Return what stands under a name."""
        if name not in self.data:
            raise LoadError(f"{self.where}: {name!r} is missing")
        return self.data[name]

    def number(self, name: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        value = self.value(name)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise LoadError(f"{self.where}.{name}: a whole number from {least} to {most} expected, not {value!r}")
        return value

    def truth(self, name: str) -> bool:
        """Return a true or false."""
        value = self.value(name)
        if not isinstance(value, bool):
            raise LoadError(f"{self.where}.{name}: true or false expected, not {value!r}")
        return value

    def text(self, name: str) -> str:
        """Return a string."""
        value = self.value(name)
        if not isinstance(value, str):
            raise LoadError(f"{self.where}.{name}: a text expected, not {value!r}")
        return value

    def items(self, name: str) -> list[Any]:
        """Return a list of anything."""
        value = self.value(name)
        if not isinstance(value, list):
            raise LoadError(f"{self.where}.{name}: a list expected, not {value!r}")
        return value

    def numbers(self, name: str, least: int, most: int, length: int = -1) -> list[int]:
        """Return a list of whole numbers within bounds, of the given length if one is given."""
        values = self.items(name)
        if length >= 0 and len(values) != length:
            raise LoadError(f"{self.where}.{name}: {length} numbers expected, found {len(values)}")
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                raise LoadError(f"{self.where}.{name}: whole numbers from {least} to {most} expected, not {value!r}")
        return list(values)

    def part(self, name: str) -> Reader:
        """Return a reader for a table inside this one."""
        return Reader(self.value(name), f"{self.where}.{name}")
