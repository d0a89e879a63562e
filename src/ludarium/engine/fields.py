"""What a position or a task consists of, declared once: writing it, reading it back and checking it follow from the declaration.

A field names an attribute and says what may stand there. Bounds may depend on the position that is being read (the number of
its sides, its content): they are then given as a function, and what they depend on is declared first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludarium.engine.context import NONE, Context
from ludarium.engine.errors import LoadError, LudariumError

Bound = int | Callable[[Any], int]

UNLIMITED: Final = 1 << 60
MANY: Final = 1_000_000  # more than any game counts


class Loading:
    """What reading needs besides the data: the position being read, and who reads tasks and effects."""

    def __init__(self, state: Any, read_task: Callable[[object, str, Loading], Any], read_effect: Callable[[str], Any]) -> None:
        self.state = state
        self.read_task = read_task
        self.read_effect = read_effect

    def bound(self, bound: Bound) -> int:
        """Return a bound as a number."""
        return bound if isinstance(bound, int) else bound(self.state)


class Field:
    """One attribute. Subclasses say what may stand there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: Any) -> object:
        """Return the value as plain JSON-able data that shares nothing with it."""
        return value

    def read(self, data: object, where: str, loading: Loading) -> Any:
        """Return the value that `write` wrote; LoadError, naming the place, if it cannot be one."""
        raise NotImplementedError


def whole(data: object, where: str, least: int, most: int) -> int:
    """Return a whole number within bounds."""
    if isinstance(data, bool) or not isinstance(data, int) or not least <= data <= most:
        raise LoadError(f"{where}: a whole number from {least} to {most} expected, not {data!r}")
    return data


def listed(data: object, where: str, length: int = -1) -> list[Any]:
    """Return a list, of the given length if one is given."""
    if not isinstance(data, list):
        raise LoadError(f"{where}: a list expected, not {data!r}")
    if length >= 0 and len(data) != length:
        raise LoadError(f"{where}: {length} expected, found {len(data)}")
    return data


class Number(Field):
    """A whole number."""

    def __init__(self, name: str, least: int, most: Bound = MANY) -> None:
        super().__init__(name)
        self.least = least
        self.most = most

    def read(self, data: object, where: str, loading: Loading) -> int:
        return whole(data, where, self.least, loading.bound(self.most))


class Truth(Field):
    """True or false."""

    def read(self, data: object, where: str, loading: Loading) -> bool:
        if not isinstance(data, bool):
            raise LoadError(f"{where}: true or false expected, not {data!r}")
        return data


class Word(Field):
    """One of some words."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name)
        self.words = words

    def read(self, data: object, where: str, loading: Loading) -> str:
        if not isinstance(data, str) or data not in self.words:
            raise LoadError(f"{where}: one of {', '.join(self.words)} expected, not {data!r}")
        return data


class Numbers(Number):
    """A list of whole numbers, of a length if one is given."""

    def __init__(self, name: str, least: int, most: Bound = MANY, length: Bound = -1) -> None:
        super().__init__(name, least, most)
        self.length = length

    def write(self, value: Any) -> object:
        return list(value)

    def read(self, data: object, where: str, loading: Loading) -> list[int]:  # type: ignore[override]
        most = loading.bound(self.most)
        items = listed(data, where, loading.bound(self.length))
        return [whole(item, f"{where}[{place}]", self.least, most) for place, item in enumerate(items)]


class Piles(Numbers):
    """Several lists of whole numbers, as many as `length` says."""

    def write(self, value: Any) -> object:
        return [list(pile) for pile in value]

    def read(self, data: object, where: str, loading: Loading) -> list[list[int]]:  # type: ignore[override]
        pile = Numbers("", self.least, self.most)
        return [pile.read(item, f"{where}[{place}]", loading) for place, item in enumerate(listed(data, where, loading.bound(self.length)))]


class Part(Field):
    """An object with fields of its own."""

    def __init__(self, name: str, fields: list[Field], make: Callable[[], Any]) -> None:
        super().__init__(name)
        self.fields = fields
        self.make = make

    def write(self, value: Any) -> object:
        return write_fields(value, self.fields)

    def read(self, data: object, where: str, loading: Loading) -> Any:
        made = self.make()
        read_fields(made, self.fields, data, where, loading)
        return made


class Parts(Part):
    """A list of such objects; `least` and `most` say how many."""

    def __init__(self, name: str, fields: list[Field], make: Callable[[], Any], least: Bound, most: Bound) -> None:
        super().__init__(name, fields, make)
        self.least = least
        self.most = most

    def write(self, value: Any) -> object:
        return [write_fields(item, self.fields) for item in value]

    def read(self, data: object, where: str, loading: Loading) -> list[Any]:
        least, most = loading.bound(self.least), loading.bound(self.most)
        items = listed(data, where)
        if not least <= len(items) <= most:
            raise LoadError(f"{where}: {least if least == most else f'{least} to {most}'} expected, found {len(items)}")
        return [super(Parts, self).read(item, f"{where}[{place}]", loading) for place, item in enumerate(items)]


# ---------------------------------------------------------------------------------------------------------------------
# What tasks have besides
# ---------------------------------------------------------------------------------------------------------------------


class TaskField(Field):
    """A task."""

    def write(self, value: Any) -> object:
        return write_task(value)

    def read(self, data: object, where: str, loading: Loading) -> Any:
        return loading.read_task(data, where, loading)


class TasksField(TaskField):
    """Tasks; with `each_seat` one for each."""

    def __init__(self, name: str, each_seat: bool = False) -> None:
        super().__init__(name)
        self.each_seat = each_seat

    def write(self, value: Any) -> object:
        return [write_task(task) for task in value]

    def read(self, data: object, where: str, loading: Loading) -> list[Any]:
        items = listed(data, where, loading.state.players if self.each_seat else -1)
        tasks = [loading.read_task(item, f"{where}[{place}]", loading) for place, item in enumerate(items)]
        if self.each_seat and any(getattr(task, "seat", place) != place for place, task in enumerate(tasks)):
            raise LoadError(f"{where}: the task of each seat stands in its place")
        return tasks


class EffectField(Field):
    """An effect, in the effect language."""

    def write(self, value: Any) -> object:
        return value.source()

    def read(self, data: object, where: str, loading: Loading) -> Any:
        if not isinstance(data, str):
            raise LoadError(f"{where}: an effect expected, not {data!r}")
        try:
            return loading.read_effect(data)
        except LudariumError as wrong:
            raise LoadError(f"{where}: {data!r} is no effect: {wrong}") from None


class EffectsField(EffectField):
    """Effects, in the effect language."""

    def write(self, value: Any) -> object:
        return [effect.source() for effect in value]

    def read(self, data: object, where: str, loading: Loading) -> list[Any]:
        one = EffectField("")
        return [one.read(item, f"{where}[{place}]", loading) for place, item in enumerate(listed(data, where))]


class ContextField(Field):
    """A context; the game says how many causes, cards and places it tells apart."""

    def write(self, value: Any) -> object:
        return value.plain()

    def read(self, data: object, where: str, loading: Loading) -> Context:
        numbers = listed(data, where, 5)
        state = loading.state
        bounds = state.game.context_bounds()
        seat = whole(numbers[0], f"{where}[0]", 0, state.side_count() - 1)
        cause, card, place = [whole(numbers[at + 1], f"{where}[{at + 1}]", NONE, bounds[at] - 1) for at in range(3)]
        return Context(seat, cause, card, place, whole(numbers[4], f"{where}[4]", 0, MANY))


# ---------------------------------------------------------------------------------------------------------------------
# Writing and reading
# ---------------------------------------------------------------------------------------------------------------------


def write_fields(owner: Any, fields: list[Field]) -> dict[str, object]:
    """Return the fields of an object as plain data."""
    return {field.name: field.write(getattr(owner, field.name)) for field in fields}


def read_fields(owner: Any, fields: list[Field], data: object, where: str, loading: Loading) -> None:
    """Set the fields of an object to what `write_fields` wrote."""
    if not isinstance(data, dict):
        raise LoadError(f"{where}: a table of named values expected")
    for field in fields:
        if field.name not in data:
            raise LoadError(f"{where}: {field.name!r} is missing")
        setattr(owner, field.name, field.read(data[field.name], f"{where}.{field.name}", loading))
    for name in data:
        if all(field.name != name for field in fields):
            raise LoadError(f"{where}: {name!r} means nothing here")


def write_task(task: Any) -> list[object]:
    """Return a task as plain data: its class's name and the fields it is made from."""
    return [type(task).__name__, *[field.write(getattr(task, field.name)) for field in task.saved]]


def read_task(make: Any, data: list[Any], where: str, loading: Loading) -> Any:
    """Return the task of a class that `write_task` wrote."""
    fields: list[Field] = make.saved
    if len(data) != len(fields) + 1:
        raise LoadError(f"{where}: {data[0]} is made from {len(fields)} values, not {len(data) - 1}")
    return make(*[field.read(value, f"{where}.{field.name}", loading) for field, value in zip(fields, data[1:], strict=True)])
