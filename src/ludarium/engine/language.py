"""The effect language: reads expressions such as `on exploit: resource 1, point 1` (docs/packs.md explains it by examples).

    whole   = [ ( "on" | "instead" "of" ) EVENT argument… [ "once" "per" PERIOD ] ":" ] effect
    effect  = line { "or" line }
    line    = row [ ":" row ]                                   the price, then what it buys
    row     = any { "," any }                                   one after the other
    any     = part { "+" part }                                 all of them, in any order
    part    = "may" part | ["up" "to"] N "times" part | atom
    atom    = ( VERB argument… | "(" effect ")" ) { "per" [N] COUNT ["max" N] | "by" COUNT N N… | "if" COUNT ">=" N }

Verbs, modifiers, counts, events and periods are the game's vocabulary; each has a fixed list of parameters. A modifier stands
after an `on` that names its occasion, alone or beside other modifiers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from ludarium.engine.ability import ALWAYS, ANYTHING, Instead, Modifier, On, Trigger
from ludarium.engine.effect import By, Count, Effect, Either, If, InAnyOrder, InOrder, May, Per, Priced, Times
from ludarium.engine.errors import PackError, nearest
from ludarium.engine.lexicon import CHOICES
from ludarium.engine.mistakes import Said, named, said

KEYWORDS: Final = ("or", "may", "per", "max", "if", "on", "instead", "of", "once", "times", "up", "to", "by")
TOKEN: Final = re.compile(r"\s*(?:(\d+)|([A-Za-z][A-Za-z0-9_-]*)|(>=|[,:+()]))")
MOST: Final = 999
UNSAID: Final = -1
ANY_KIND: Final = "anything"  # an event's argument that stands for all kinds
LONGEST_NUMBER: Final = 9
LONGEST_SHOWN: Final = 30
DEEPEST: Final = 40

Argument = int | str


class Parameter:
    """One argument of a verb, count or event: a number within bounds, or one of some words. With a default it may be left out."""

    def __init__(
        self, name: str, words: list[str] | None = None, default: Argument | None = None, least: int = 1, most: int = MOST
    ) -> None:
        self.name = name
        self.words = words
        self.default = default
        self.least = least
        self.most = most

    def expected_after(self, word: str) -> Said:
        """Return what may stand here after a word, for an error message."""
        if self.words is None:
            return said("number-after", {"name": named(self.name), "word": word})
        return said("word-after", {"name": named(self.name), "words": ", ".join(self.words), "word": word})


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


class ModifierWord(Verb):
    """A word that changes a quantity, after `on` and one of its occasions. Without a number of its own it says `fixed`.

    Words `about` something choose among neighbouring quantities: `cheaper farm 1` changes another one than `cheaper mill 1`. One
    that names an `action` may also stand alone, where a board only says what a place is for.
    """

    def __init__(
        self,
        word: str,
        quantity: int,
        change: int,
        occasions: list[str],
        fixed: int = UNSAID,
        amount: Parameter | None = None,
        about: list[Parameter] | None = None,
        action: bool = False,
    ) -> None:
        said = [] if fixed != UNSAID else [Parameter("how many") if amount is None else amount]
        super().__init__(word, [*(about or []), *said], self.modifier)
        self.quantity = quantity
        self.change = change
        self.occasions = occasions
        self.fixed = fixed
        self.action = action

    def modifier(self, given: list[Any]) -> Modifier:
        """Return the modifier with what it is about and the number that was given."""
        said = self.fixed == UNSAID
        names = [str(argument) for argument in given if isinstance(argument, str)]
        place = 0
        for parameter, name in zip(self.parameters, names, strict=False):
            assert parameter.words is not None
            place = place * len(parameter.words) + parameter.words.index(name)
        return Modifier(self.word, names, self.quantity + place, self.change, given[-1] if said else self.fixed, said)


class EventWord(Entry):
    """A word that can stand after `on`: an event the game raises, about a kind of thing if it has a parameter of words.

    One that is not `raised` is only an occasion for modifiers; one that is `replaceable` can also stand after `instead of`.
    """

    def __init__(self, word: str, parameters: list[Parameter] | None = None, raised: bool = True, replaceable: bool = False) -> None:
        super().__init__(word, parameters or [])
        self.raised = raised
        self.replaceable = replaceable

    def what(self, given: list[Argument]) -> int:
        """Return which kind of thing the arguments name: the number of a word among the parameter's."""
        for parameter, argument in zip(self.parameters, given, strict=True):
            if parameter.words is not None and argument in parameter.words and argument != ANY_KIND:
                return parameter.words.index(str(argument))
        return ANYTHING


class Vocabulary:
    """All words of one game's effect language. Events and periods are numbered in the order in which they are given."""

    def __init__(
        self,
        verbs: list[Verb],
        counts: list[CountWord],
        events: list[EventWord],
        modifiers: list[ModifierWord] | None = None,
        periods: list[str] | None = None,
        any_order: str = "effect-any-order",
    ) -> None:
        self.modifiers = {entry.word: entry for entry in modifiers or []}
        self.verbs: dict[str, Verb] = {entry.word: entry for entry in [*verbs, *self.modifiers.values()]}
        self.counts = {entry.word: entry for entry in counts}
        self.events = {entry.word: entry for entry in events}
        self.event_numbers = {entry.word: number for number, entry in enumerate(events)}
        self.periods: list[str] = [] if periods is None else periods
        self.any_order = any_order  # the message for what `+` joins
        for word in [*self.verbs, *self.counts, *self.events]:
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
        self.modified: list[ModifierWord] = []  # modifiers met so far, and where the first one stands
        self.modified_at = 0
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
                sign = self.text[at]
                raise self._error_at(at, said("sign", {"sign": sign if sign.isprintable() else ascii(sign)[1:-1]}))
            kind = "number" if found.group(1) else "word" if found.group(2) else "sign"
            text = found.group(1) or found.group(2) or found.group(3)
            tokens.append(Token(kind, text, found.end() - len(text)))
            at = found.end()
        tokens.append(Token("end", "", end))
        return tokens

    # -- errors and small steps ------------------------------------------------------------------------------------

    def _error_at(self, start: int, mistake: Said) -> PackError:
        before = self.text[:start]
        line = self.line + before.count("\n")
        column = start - before.rfind("\n") if "\n" in before else self.column + start
        return PackError(mistake.english, line, column, self.where, mistake.words)

    def _error(self, expected: Said, known: list[str] | None = None) -> PackError:
        token = self.tokens[self.at]
        found = said("end") if token.kind == "end" else said("word", {"word": token.text[:LONGEST_SHOWN]})
        near = nearest(token.text, known) if known is not None and token.kind == "word" else ""
        told: dict[str, object] = {"expected": expected, "found": found}
        return self._error_at(token.start, said("meant", {**told, "near": near}) if near else said("expected", told))

    def _peek(self, text: str) -> bool:
        return self.tokens[self.at].text == text

    def _take(self, text: str) -> bool:
        if self._peek(text):
            self.at += 1
            return True
        return False

    def _need(self, text: str) -> None:
        if not self._take(text):
            raise self._error(said("word", {"word": text}))

    def _number(self, least: int, name: str, most: int = MOST) -> int:
        token = self.tokens[self.at]
        if token.kind != "number" or len(token.text) > LONGEST_NUMBER or not least <= int(token.text) <= most:
            raise self._error(said("number", {"name": named(name), "least": least, "most": most}))
        self.at += 1
        return int(token.text)

    # -- grammar ---------------------------------------------------------------------------------------------------

    def whole(self) -> Effect[Any]:
        if self._take("on"):
            return self._ability(False)
        if self._take("instead"):
            self._need("of")
            return self._ability(True)
        effect = self._to_the_end()
        if self.modified and not self.modified[0].action:
            occasions = [said("on-what", {"word": word}) for word in self.modified[0].occasions]
            raise self._error_at(self.modified_at, said("modifier", {"word": self.modified[0].word, "occasions": occasions}))
        return effect

    def _ability(self, instead: bool) -> Effect[Any]:
        """Read what follows `on` or `instead of`: an event with what answers it, or an occasion with modifiers."""
        start = self.at
        trigger = self._trigger()
        if instead and not self.vocabulary.events[trigger.word].replaceable:
            known = ", ".join([word for word, entry in self.vocabulary.events.items() if entry.replaceable])
            mistake = said("instead", {"word": trigger.word, "words": known}) if known else said("instead-never", {"word": trigger.word})
            raise self._error_at(self.tokens[start].start, mistake)
        period = self._period()
        self._need(":")
        effect = self._to_the_end()
        if self.modified or not self.vocabulary.events[trigger.word].raised:
            self._check_modifiers(trigger.word, effect, instead or bool(period), start)
        limit = self.vocabulary.periods.index(period) if period else ALWAYS
        return Instead(trigger, effect, period, limit) if instead else On(trigger, effect, period, limit)

    def _period(self) -> str:
        """Read `once per turn`, if it is there."""
        if not self._take("once"):
            return ""
        self._need("per")
        token = self.tokens[self.at]
        if token.text not in self.vocabulary.periods:
            raise self._error(said("time", {"words": ", ".join(self.vocabulary.periods)}), self.vocabulary.periods)
        self.at += 1
        return token.text

    def _to_the_end(self) -> Effect[Any]:
        effect = self._effect()
        if self.tokens[self.at].kind != "end":
            raise self._error(said("join"), ["or", "per", "if", "by", "max"])
        return effect

    def _check_modifiers(self, occasion: str, effect: Effect[Any], limited: bool, start: int) -> None:
        """Refuse modifiers beside anything else, under another occasion, or where they would have to happen."""
        known = [word for word, entry in self.vocabulary.modifiers.items() if occasion in entry.occasions]
        parts = effect.parts if isinstance(effect, InOrder) else [effect]
        if limited or not all(isinstance(part, Modifier) for part in parts):
            if not self.vocabulary.events[occasion].raised:
                mistake = said("only-when", {"word": occasion, "words": ", ".join(known)})
            else:
                mistake = said("alone", {"words": ", ".join(known) or "…"})
            raise self._error_at(self.tokens[start].start, mistake)
        for entry in self.modified:
            if occasion not in entry.occasions:
                occasions = [said("on", {"word": word}) for word in entry.occasions]
                mistake = said("other-occasion", {"word": entry.word, "occasions": occasions, "other": occasion})
                raise self._error_at(self.modified_at, mistake)

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
            raise self._error_at(self.tokens[self.at].start, said("deep"))

    def _more(self, sign: str, parts: int) -> bool:
        """Take the sign before a further part; a player is offered a limited number of choices."""
        if self._peek(sign) and parts == CHOICES:
            raise self._error_at(self.tokens[self.at].start, said("parts", {"most": CHOICES, "sign": sign}))
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
                raise self._error_at(self.tokens[start].start, said("price", {"word": word}))

    def _row(self) -> Effect[Any]:
        parts = [self._any()]
        while self._take(","):
            parts.append(self._any())
        return parts[0] if len(parts) == 1 else InOrder(parts)

    def _any(self) -> Effect[Any]:
        parts = [self._part()]
        while self._more("+", len(parts)):
            parts.append(self._part())
        return parts[0] if len(parts) == 1 else InAnyOrder(parts, self.vocabulary.any_order)

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
        elif self._peek("on") or self._peek("instead"):
            raise self._error_at(self.tokens[self.at].start, said("beginning", {"word": self.tokens[self.at].text}))
        else:
            start = self.tokens[self.at].start
            entry: Verb = self._word(self.vocabulary.verbs, "effect")
            if isinstance(entry, ModifierWord):
                self.modified_at = self.modified_at if self.modified else start
                self.modified.append(entry)
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
            raise self._error_at(self.tokens[start].start, said("by"))
        count = self._count()
        steps = [self._number(0, "the amount for a count of 0")]
        while self.tokens[self.at].kind == "number":
            steps.append(self._number(0, "the amount for the next count"))
        return By(effect, count, steps)

    def _check_amount(self, effect: Effect[Any], start: int) -> None:
        if not effect.has_amount():
            raise self._error_at(self.tokens[start].start, said("amount", {"word": self.tokens[start].text}))

    def _count(self) -> Count[Any]:
        entry: CountWord = self._word(self.vocabulary.counts, "count")
        return entry.make(self._arguments(entry))

    def _trigger(self) -> Trigger:
        entry: EventWord = self._word(self.vocabulary.events, "occasion")
        given = self._arguments(entry)
        return Trigger(entry.word, given, self.vocabulary.event_numbers[entry.word], entry.what(given))

    def _word(self, known: dict[str, Any], what: str) -> Any:
        token = self.tokens[self.at]
        if token.kind != "word" or token.text not in known:
            raise self._error(said(what, {"words": ", ".join(known)}), list(known))
        self.at += 1
        return known[token.text]

    def _arguments(self, entry: Entry) -> list[Argument]:
        return [self._argument(entry, parameter) for parameter in entry.parameters]

    def _argument(self, entry: Entry, parameter: Parameter) -> Argument:
        token = self.tokens[self.at]
        if parameter.words is None and token.kind == "number":
            return self._number(parameter.least, parameter.name, parameter.most)
        if parameter.words is not None and token.text in parameter.words:
            self.at += 1
            return token.text
        if parameter.default is not None:
            return parameter.default
        raise self._error(parameter.expected_after(entry.word), parameter.words)
