"""Words without a language: a message's key and its arguments. `ludarium.text` says them in English, German or Hungarian."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict, cast

from ludarium.engine.values import rebuilt


class PlainPhrase(TypedDict):
    """A phrase as JSON-able data, as it goes to the page."""

    key: str
    args: dict[str, int | str | PlainPhrase | list[PlainPhrase]]


class PlainIcon(TypedDict):
    """An icon as JSON-able data."""

    icon: str
    count: int


class Phrase:
    """One message. Arguments are numbers, plain strings, further phrases or lists of phrases."""

    def __init__(self, key: str, arguments: Mapping[str, object] | None = None) -> None:
        self.key = key
        self.arguments: dict[str, object] = {} if arguments is None else dict(arguments)

    def plain(self) -> PlainPhrase:
        """Return the phrase as JSON-able data."""
        return {"key": self.key, "args": {name: _plain(value) for name, value in self.arguments.items()}}

    def __repr__(self) -> str:
        if not self.arguments:
            return f"Phrase({self.key!r})"
        return f"Phrase({self.key!r}, {self.arguments!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[Any, ...]:
        return Phrase, (self.key, self.arguments)


def _plain(value: object) -> int | str | PlainPhrase | list[PlainPhrase]:
    if isinstance(value, Phrase):
        return value.plain()
    if isinstance(value, list):
        return [cast(Phrase, item).plain() for item in value]
    return cast(int | str, value)


class Icon:
    """One sign of the row drawn on a card: what, and how many where a number stands beside it."""

    def __init__(self, name: str, count: int = 0) -> None:
        self.name = name
        self.count = count

    def plain(self) -> PlainIcon:
        """Return the icon as JSON-able data."""
        return {"icon": self.name, "count": self.count}

    def __repr__(self) -> str:
        return f"{self.name}×{self.count}" if self.count else self.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Icon) and self.name == other.name and self.count == other.count

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        return Icon, (self.name, self.count)


class Refusal:
    """Why something is not allowed: a reason that a person is shown, and the rule behind it."""

    def __init__(self, reason: str, rule: str, arguments: Mapping[str, object] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.arguments: dict[str, object] = {} if arguments is None else dict(arguments)

    def words(self) -> Phrase:
        """Return the reason as a message, `refusal-…`."""
        return Phrase(f"refusal-{self.reason}", self.arguments)

    def plain(self) -> dict[str, object]:
        """Return the refusal as JSON-able data."""
        return {"reason": self.reason, "rule": self.rule, "words": self.words().plain()}

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.reason, self.rule, self.arguments)


class Preview:
    """What a choice would pay and bring for certain, and happenings worth showing.

    A label says under which further choice, or what becomes of goods that are told apart (`Game.set_apart`).
    """

    def __init__(self, pays: list[Icon], brings: list[Icon], lines: list[dict[str, object]], label: Phrase | None = None) -> None:
        self.pays = pays
        self.brings = brings
        self.lines = lines  # happenings, as everybody would read them
        self.label = label

    def plain(self) -> dict[str, object]:
        """Return the preview as JSON-able data."""
        return {
            "label": None if self.label is None else self.label.plain(),
            "pays": [icon.plain() for icon in self.pays],
            "brings": [icon.plain() for icon in self.brings],
            "lines": self.lines,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return Preview, (self.pays, self.brings, self.lines, self.label)


class Option:
    """One legal move as a person meets it: its label, its notation, and the board element it points at.

    `final` and `previews` are there when they were asked for (`State.ask`): whether the move could not be taken back, and what it does.
    """

    def __init__(self, move: int, notation: str, label: Phrase, target: str) -> None:
        self.move = move
        self.notation = notation
        self.label = label
        self.target = target
        self.final = False
        self.previews: list[Preview] = []

    def plain(self) -> dict[str, object]:
        """Return the option as JSON-able data."""
        return {
            "move": self.notation,
            "label": self.label.plain(),
            "target": self.target,
            "final": self.final,
            "previews": [preview.plain() for preview in self.previews],
        }

    def __repr__(self) -> str:
        return f"Option({self.move}, {self.notation!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.move, self.notation, self.label, self.target)
        return rebuilt, (Option, made, {"final": self.final, "previews": self.previews})


class Blocked:
    """What a person would expect to be able to do and cannot, and why."""

    def __init__(self, label: Phrase, target: str, refusal: Refusal) -> None:
        self.label = label
        self.target = target
        self.refusal = refusal

    def plain(self) -> dict[str, object]:
        """Return the blocked choice as JSON-able data."""
        return {"label": self.label.plain(), "target": self.target, "why": self.refusal.plain()}

    def __repr__(self) -> str:
        return f"Blocked({self.target!r}, {self.refusal!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Blocked, (self.label, self.target, self.refusal)


class Question:
    """What a player is asked now: prompt, options and blocked choices. `rule` is where the prompt is explained."""

    def __init__(self, seat: int, prompt: Phrase, rule: str, options: list[Option], blocked: list[Blocked]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.options = options
        self.blocked = blocked

    def plain(self) -> dict[str, object]:
        """Return the question as JSON-able data."""
        return {
            "seat": self.seat,
            "prompt": self.prompt.plain(),
            "rule": self.rule,
            "options": [option.plain() for option in self.options],
            "blocked": [blocked.plain() for blocked in self.blocked],
        }

    def __repr__(self) -> str:
        return f"Question({self.seat}, {self.prompt!r}, {[option.notation for option in self.options]!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Question, (self.seat, self.prompt, self.rule, self.options, self.blocked)
