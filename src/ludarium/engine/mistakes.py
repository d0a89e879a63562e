"""What is wrong with an effect: a sentence in English for programs, and a phrase that people read in their language (mistakes.ftl)."""

from __future__ import annotations

from typing import Final

from ludarium.engine.phrase import Phrase

ENGLISH: Final[dict[str, str]] = {
    "sign": "'{sign}' has no meaning here; use words, numbers and , : + ( ) >=",
    "expected": "expected {expected}, found {found}.",
    "meant": "expected {expected}, found {found}. Did you mean '{near}'?",
    "end": "the end of the effect",
    "word": "'{word}'",
    "join": "',', 'or', '+', ':' or the end of the effect",
    "number": "{name}, a number from {least} to {most}",
    "number-after": "a number ({name}) after '{word}'",
    "word-after": "{name}: {words} after '{word}'",
    "effect": "an effect ({words})",
    "count": "something to count ({words})",
    "occasion": "an occasion ({words})",
    "time": "a time ({words})",
    "on": "'on {word}'",
    "on-what": "'on {word}: …'",
    "modifier": "'{word}' changes how something is done: it stands after {occasions}",
    "other-occasion": "'{word}' stands after {occasions}, not after 'on {other}'",
    "only-when": "nothing happens 'on {word}': it only says when a change holds ({words})",
    "alone": "what changes how something is done stands alone: on …: {words}",
    "instead": "nothing can stand for '{word}'; 'instead of' goes with {words}",
    "instead-never": "nothing can stand for '{word}'; 'instead of' goes with no event of this game",
    "deep": "this is nested too deeply",
    "parts": "at most {most} parts can be joined by '{sign}'",
    "price": "a price cannot have '{word}'; put the whole in parentheses: {word} (… : …)",
    "beginning": "'{word}' can only stand at the very beginning, once",
    "by": "with 'by' the amounts stand behind the count; leave the number before it out",
    "amount": "'{word}' must follow an effect that gives an amount",
    "in": "'{text}': {wrong}",
}


class Said:
    """A sentence about a mistake, or a part of one, in both ways."""

    def __init__(self, english: str, words: Phrase) -> None:
        self.english = english
        self.words = words


def said(key: str, arguments: dict[str, object] | None = None) -> Said:
    """Return the sentence of that key about words, numbers, further parts and lists of parts, of which one is enough."""
    given = {} if arguments is None else arguments
    english = ENGLISH[key].format(**{name: _english(value) for name, value in given.items()})
    return Said(english, Phrase(f"mistake-{key}", {name: _words(value) for name, value in given.items()}))


def named(name: str) -> Said:
    """Return the name of a parameter or of a number."""
    return Said(name, Phrase("mistake-name", {"name": name.replace(" ", "-")}))


def _english(value: object) -> object:
    if isinstance(value, Said):
        return value.english
    if isinstance(value, list):
        return " or ".join([part.english for part in value])
    return value


def _words(value: object) -> object:
    if isinstance(value, Said):
        return value.words
    if isinstance(value, list):
        return [part.words for part in value]
    return value
