"""Words that only speak: vocabularies of games that do not exist yet, to prove what the effect language can say."""

from __future__ import annotations

from ludarium.engine.context import Context
from ludarium.engine.effect import Count, Effect
from ludarium.engine.language import CountWord, EventWord, Parameter, Verb
from ludarium.engine.phrase import Icon, Phrase
from tests.toy.content.effects import HandCount
from tests.toy.state import ToyState


def _said(word: str, arguments: list[int | str]) -> str:
    return " ".join([word, *[str(argument) for argument in arguments if argument not in ("", 0)]])


class Spoken(Effect[ToyState]):
    """A verb with its arguments; the first number among them is its amount."""

    def __init__(self, word: str, arguments: list[int | str]) -> None:
        self.word = word
        self.arguments = arguments

    def amount(self) -> int:
        """Return the first number, 0 if there is none."""
        for argument in self.arguments:
            if isinstance(argument, int):
                return argument
        return 0

    def has_amount(self) -> bool:
        return self.amount() > 0

    def resized(self, amount: int) -> Effect[ToyState]:
        first = True
        changed: list[int | str] = []
        for argument in self.arguments:
            changed.append(amount if isinstance(argument, int) and first else argument)
            first = first and not isinstance(argument, int)
        return Spoken(self.word, changed)

    def measure(self, state: ToyState, context: Context) -> int:
        return self.amount()

    def words(self) -> Phrase:
        return Phrase(f"say-{self.word}", {f"arg{index}": value for index, value in enumerate(self.arguments)})

    def icons(self) -> list[Icon]:
        return [Icon(self.word, self.amount())]

    def source(self) -> str:
        return _said(self.word, self.arguments)


class SpokenCount(Count[ToyState]):
    """A count with its arguments."""

    def __init__(self, word: str, arguments: list[int | str]) -> None:
        self.word = word
        self.arguments = arguments

    def value(self, state: ToyState, context: Context) -> int:
        return 0

    def words(self) -> Phrase:
        return Phrase(f"count-{self.word}")

    def icons(self) -> list[Icon]:
        return [Icon(self.word)]

    def source(self) -> str:
        return _said(self.word, self.arguments)


def number(default: int = 1) -> Parameter:
    """Return a number that may be left out."""
    return Parameter("how many", default=default)


def needed(name: str, words: str) -> Parameter:
    """Return one of some words that must be there."""
    return Parameter(name, words.split())


def perhaps(name: str, words: str) -> Parameter:
    """Return one of some words that may be left out."""
    return Parameter(name, words.split(), default="")


def verb(word: str, parameters: list[Parameter]) -> Verb:
    """Return a verb that only speaks."""
    return Verb(word, parameters, lambda arguments: Spoken(word, arguments))


def count(word: str, parameters: list[Parameter]) -> CountWord:
    """Return a count that only speaks."""
    return CountWord(word, parameters, lambda arguments: SpokenCount(word, arguments))


def trigger(word: str, parameters: list[Parameter]) -> EventWord:
    """Return an occasion that only speaks."""
    return EventWord(word, parameters, replaceable=True)


class Awake(HandCount):
    """A count that is rather a condition."""

    def condition(self, least: int) -> Phrase | None:
        return Phrase("toy-awake", {"least": least})
