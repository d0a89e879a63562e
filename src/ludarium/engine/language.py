"""The effect language: reads expressions such as `on exploit: resource 1, point 1` (docs/packs.md explains it by examples).

    whole   = [ "on" TRIGGER ":" ] effect
    effect  = line { "or" line }
    line    = row [ ":" row ]                                   the price, then what it buys
    row     = any { "," any }                                   one after the other
    any     = part { "+" part }                                 all of them, in any order
    part    = "may" part | ["up" "to"] N "times" part | atom
    atom    = ( VERB argument… | "(" effect ")" ) { "per" [N] COUNT ["max" N] | "by" COUNT N N… | "if" COUNT ">=" N }

Verbs, counts and triggers are the game's vocabulary; each has a fixed list of parameters.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from ludarium.engine.effect import By, Count, Effect, Either, If, InAnyOrder, InOrder, May, On, Per, Priced, Times, Trigger
from ludarium.engine.errors import PackError, suggestion
from ludarium.engine.lexicon import CHOICES

KEYWORDS: Final = ("or", "may", "per", "max", "if", "on", "times", "up", "to", "by")
TOKEN: Final = re.compile(r"\s*(?:(\d+)|([A-Za-z][A-Za-z0-9_-]*)|(>=|[,:+()]))")
MOST: Final = 999
LONGEST_NUMBER: Final = 9
LONGEST_SHOWN: Final = 30
DEEPEST: Final = 40

Argument = int | str


class Parameter:
    """One argument of a verb, count or trigger: a number, or one of some words. With a default it may be left out."""

    def __init__(self, name: str, words: list[str] | None = None, default: Argument | None = None) -> None:
        self.name = name
        self.words = words
        self.default = default

    def expected(self) -> str:
        """Return what may stand here, for an error message."""
        if self.words is None:
            return f"a number ({self.name})"
        return f"{self.name}: {', '.join(self.words)}"


class Entry:
    """A word of the vocabulary with its parameters."""

    def __init__(self, word: str, parameters: list[Parameter]) -> None:
        self.word = word
        self.parameters = parameters


class Verb(Entry):
    """A word that begins an effect."""

    def __init__(self, word: str, parameters: list[Parameter], make: Callable[[list[Any]], Effect[Any]]) -> None:
        super().__init__(word, parameters)
        self.make = make


class CountWord(Entry):
    """A word that can stand after `per`, `by` and `if`."""

    def __init__(self, word: str, parameters: list[Parameter], make: Callable[[list[Any]], Count[Any]]) -> None:
        super().__init__(word, parameters)
        self.make = make


class TriggerWord(Entry):
    """A word that can stand after `on`."""


class Vocabulary:
    """All words of one game's effect language."""

    def __init__(self, verbs: list[Verb], counts: list[CountWord], triggers: list[TriggerWord]) -> None:
        self.verbs = {entry.word: entry for entry in verbs}
        self.counts = {entry.word: entry for entry in counts}
        self.triggers = {entry.word: entry for entry in triggers}
        for word in [*self.verbs, *self.counts, *self.triggers]:
            if word in KEYWORDS:
                raise ValueError(f"{word!r} is a word of the language itself")

    def parse(self, text: str, line: int = 1, column: int = 1, where: str = "") -> Effect[Any]:
        """Return the effect that the text describes; PackError with line and column if it describes none."""
        return _Parser(self, text, line, column, where).whole()


class Token:
    """A word, number or sign, and where it stands."""

    def __init__(self, kind: str, text: str, start: int) -> None:
        self.kind = kind
        self.text = text
        self.start = start


class _Parser:
    def __init__(self, vocabulary: Vocabulary, text: str, line: int, column: int, where: str) -> None:
        self.vocabulary = vocabulary
        self.text = text
        self.line = line
        self.column = column
        self.where = where
        self.at = 0
        self.depth = 0
        self.tokens = self._tokens()

    def _tokens(self) -> list[Token]:
        tokens: list[Token] = []
        at = 0
        end = len(self.text.rstrip())
        while at < end:
            found = TOKEN.match(self.text, at)
            if found is None:
                blank = len(self.text[at:]) - len(self.text[at:].lstrip())
                at += blank
                raise self._error_at(at, f"{self.text[at]!r} has no meaning here; use words, numbers and , : + ( ) >=")
            kind = "number" if found.group(1) else "word" if found.group(2) else "sign"
            text = found.group(1) or found.group(2) or found.group(3)
            tokens.append(Token(kind, text, found.end() - len(text)))
            at = found.end()
        tokens.append(Token("end", "", end))
        return tokens

    # -- errors and small steps ------------------------------------------------------------------------------------

    def _error_at(self, start: int, message: str) -> PackError:
        before = self.text[:start]
        line = self.line + before.count("\n")
        column = start - before.rfind("\n") if "\n" in before else self.column + start
        return PackError(message, line, column, self.where)

    def _error(self, expected: str, known: list[str] | None = None) -> PackError:
        token = self.tokens[self.at]
        found = "the end of the effect" if token.kind == "end" else repr(token.text[:LONGEST_SHOWN])
        near = suggestion(token.text, known) if known is not None and token.kind == "word" else ""
        return self._error_at(token.start, f"expected {expected}, found {found}.{near}")

    def _peek(self, text: str) -> bool:
        return self.tokens[self.at].text == text

    def _take(self, text: str) -> bool:
        if self._peek(text):
            self.at += 1
            return True
        return False

    def _need(self, text: str) -> None:
        if not self._take(text):
            raise self._error(repr(text))

    def _number(self, least: int, what: str) -> int:
        token = self.tokens[self.at]
        if token.kind != "number" or len(token.text) > LONGEST_NUMBER or not least <= int(token.text) <= MOST:
            raise self._error(f"{what}, a number from {least} to {MOST}")
        self.at += 1
        return int(token.text)

    # -- grammar ---------------------------------------------------------------------------------------------------

    def whole(self) -> Effect[Any]:
        trigger = self._trigger() if self._take("on") else None
        if trigger is not None:
            self._need(":")
        effect = self._effect()
        if self.tokens[self.at].kind != "end":
            raise self._error("',', 'or', '+', ':' or the end of the effect", ["or", "per", "if", "by", "max"])
        return effect if trigger is None else On(trigger, effect)

    def _effect(self) -> Effect[Any]:
        self._deeper()
        lines = [self._line()]
        while self._more("or", len(lines)):
            lines.append(self._line())
        self.depth -= 1
        return lines[0] if len(lines) == 1 else Either(lines)

    def _deeper(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self._error_at(self.tokens[self.at].start, "this is nested too deeply")

    def _more(self, sign: str, parts: int) -> bool:
        """Take the sign before a further part; a player is offered a limited number of choices."""
        if self._peek(sign) and parts == CHOICES:
            raise self._error_at(self.tokens[self.at].start, f"at most {CHOICES} parts can be joined by {sign!r}")
        return self._take(sign)

    def _line(self) -> Effect[Any]:
        start = self.at
        row = self._row()
        if not self._take(":"):
            return row
        self._check_price(row, start)
        return Priced(row, self._row())

    def _check_price(self, price: Effect[Any], start: int) -> None:
        """Refuse a price that might be paid in part: it is paid whole or not at all."""
        for part in price.parts if isinstance(price, (InOrder, InAnyOrder)) else [price]:
            if isinstance(part, (May, Times)):
                word = "may" if isinstance(part, May) else "times"
                hint = f"put the whole in parentheses: {word} (… : …)"
                raise self._error_at(self.tokens[start].start, f"a price cannot have {word!r}; {hint}")

    def _row(self) -> Effect[Any]:
        parts = [self._any()]
        while self._take(","):
            parts.append(self._any())
        return parts[0] if len(parts) == 1 else InOrder(parts)

    def _any(self) -> Effect[Any]:
        parts = [self._part()]
        while self._more("+", len(parts)):
            parts.append(self._part())
        return parts[0] if len(parts) == 1 else InAnyOrder(parts)

    def _part(self) -> Effect[Any]:
        self._deeper()
        made = self._prefixed()
        self.depth -= 1
        return made

    def _prefixed(self) -> Effect[Any]:
        if self._take("may"):
            return May(self._part())
        if self._take("up"):
            self._need("to")
            times = self._number(1, "how many times")
            self._need("times")
            return Times(self._part(), times, True)
        if self.tokens[self.at].kind == "number":
            times = self._number(1, "how many times")
            self._need("times")
            return Times(self._part(), times, False)
        return self._atom()

    def _atom(self) -> Effect[Any]:
        if self._take("("):
            effect = self._effect()
            self._need(")")
        elif self._peek("on"):
            raise self._error_at(self.tokens[self.at].start, "'on' can only stand at the very beginning, once")
        else:
            entry: Verb = self._word(self.vocabulary.verbs, "an effect")
            effect = entry.make(self._arguments(entry))
        return self._followed(effect)

    def _followed(self, effect: Effect[Any]) -> Effect[Any]:
        depth = self.depth
        while True:
            start = self.at
            if self._take("per"):
                effect = self._per(effect, start)
            elif self._take("by"):
                effect = self._by(effect, start)
            elif self._take("if"):
                self._deeper()
                count = self._count()
                self._need(">=")
                effect = If(effect, count, self._number(1, "the least count"))
            else:
                self.depth = depth
                return effect

    def _per(self, effect: Effect[Any], start: int) -> Effect[Any]:
        self._check_amount(effect, start)
        every = self._number(1, "how many of it") if self.tokens[self.at].kind == "number" else 1
        count = self._count()
        limit = self._number(1, "the limit") if self._take("max") else 0
        return Per(effect, every, count, limit)

    def _by(self, effect: Effect[Any], start: int) -> Effect[Any]:
        self._check_amount(effect, start)
        if effect != effect.resized(1):
            raise self._error_at(self.tokens[start].start, "with 'by' the amounts stand behind the count; leave the number before it out")
        count = self._count()
        steps = [self._number(0, "the amount for a count of 0")]
        while self.tokens[self.at].kind == "number":
            steps.append(self._number(0, "the amount for the next count"))
        return By(effect, count, steps)

    def _check_amount(self, effect: Effect[Any], start: int) -> None:
        if not effect.has_amount():
            word = self.tokens[start].text
            raise self._error_at(self.tokens[start].start, f"{word!r} must follow an effect that gives an amount")

    def _count(self) -> Count[Any]:
        entry: CountWord = self._word(self.vocabulary.counts, "something to count")
        return entry.make(self._arguments(entry))

    def _trigger(self) -> Trigger:
        entry = self._word(self.vocabulary.triggers, "an occasion")
        return Trigger(entry.word, self._arguments(entry))

    def _word(self, known: dict[str, Any], what: str) -> Any:
        token = self.tokens[self.at]
        if token.kind != "word" or token.text not in known:
            raise self._error(f"{what} ({', '.join(known)})", list(known))
        self.at += 1
        return known[token.text]

    def _arguments(self, entry: Entry) -> list[Argument]:
        return [self._argument(entry, parameter) for parameter in entry.parameters]

    def _argument(self, entry: Entry, parameter: Parameter) -> Argument:
        token = self.tokens[self.at]
        if parameter.words is None and token.kind == "number":
            return self._number(1, parameter.name)
        if parameter.words is not None and token.text in parameter.words:
            self.at += 1
            return token.text
        if parameter.default is not None:
            return parameter.default
        raise self._error(f"{parameter.expected()} after {entry.word!r}", parameter.words)
