"""Says phrases in a language, with the words of the Fluent files and the names of the players.

How a phrase becomes words:

- Numbers and plain strings are variables of the message: `{ $count }`, or a selector over `$colour`. A number below zero
  has a true minus.
- A phrase inside a phrase is said first. The attributes of its message are further forms of it, mostly grammatical
  cases: for the argument `card` whose message has `.acc` there are `$card` and `$card-acc`.
- The form `group` is how something that consists of several parts reads inside a larger whole. `$what-group` is always
  there; without that attribute it is the plain value.
- A list of phrases is joined through `list-pair` and `list-more`: `$tiles` is 'a, b and c', `$tiles-acc` the same with
  that case, and `$tiles-or` is 'a, b or c' through `list-or-pair` and `list-or-more`. `$tiles-steps` is 'a; b; c' through
  `list-steps-…`, of the plain values: semicolons keep apart what has parts of its own. The form `next` is how something
  reads after another in a list: 'you have a farm and a tunnel'.
- The phrase `seat` is a player's name, in every form that the message `player` has; without a name it is `player`
  itself. Seat -1 is nobody: there is no such variable then.
- Hungarian messages say `a(z)`, which becomes `a` or `az` (ludarium.text.hungarian).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from ludarium.engine.errors import OptionError, suggestion
from ludarium.engine.phrase import Phrase
from ludarium.text.figure import with_minus
from ludarium.text.hungarian import with_articles

LANGUAGES = ("en", "de", "hu")
FOLDER = Path(__file__).parent
COMMON_FILES = ("engine", "bots", "terminal", "arena", "mistakes")
WITHIN = ("group", "next")  # forms inside something larger, and after another in a list


class TextError(Exception):
    """A message is missing or cannot be formatted: a mistake in the program or its Fluent files, not of its user."""


class Spoken:
    """A phrase in words, with its other forms."""

    def __init__(self, value: str, forms: dict[str, str]) -> None:
        self.value = value
        self.forms = forms

    def form(self, name: str) -> str:
        """Return one form; the value where there is no special one."""
        return self.forms.get(name, self.value)

    @property
    def group(self) -> str:
        """The words as part of something larger."""
        return self.form("group")


class Speaker:
    """Says everything about one table in one language; without a game only what is the same in all of them.

    `names` gives the players' names by seat. A name may be a phrase too, so that the sides played by the rules
    themselves can be added as `Game.automatic_sides` gives them.
    """

    def __init__(self, language: str, game: str = "", names: Mapping[int, str | Phrase] | None = None) -> None:
        if language not in LANGUAGES:
            near = suggestion(language, list(LANGUAGES))
            raise OptionError(f"there is no language {language!r}.{near} Known: {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.names: dict[int, str | Phrase] = {} if names is None else dict(names)
        self._bundle = bundle_of(language, game)
        self._pieces: dict[tuple[object, ...], Spoken] = {}

    def say(self, phrase: Phrase) -> str:
        """Return the phrase in words; TextError if the Fluent files have no words for it."""
        return self._speak(phrase).value

    def text(self, key: str, **arguments: object) -> str:
        """Return the message of that key in words."""
        return self.say(Phrase(key, arguments))

    def name(self, seat: int) -> str:
        """Return the name of a side."""
        return self.say(Phrase("seat", {"seat": seat}))

    def listed(self, items: Sequence[str]) -> str:
        """Return several things as they stand in a sentence: "A, B and C"."""
        return self._join("list", items)

    # -- phrases -------------------------------------------------------------------------------------------------------

    def _speak(self, phrase: Phrase) -> Spoken:
        if phrase.key == "seat":
            return self._seat(phrase.arguments["seat"])
        return self._message(phrase.key, self._variables(phrase))

    def _speak_within(self, phrase: Phrase) -> Spoken:
        """Return a phrase inside another; cards, tiles and other simple ones come again and again and are remembered."""
        arguments = phrase.arguments
        if phrase.key == "seat" or any(isinstance(value, Phrase | list) for value in arguments.values()):
            return self._speak(phrase)
        piece = (phrase.key, *arguments.items())
        if piece not in self._pieces:
            self._pieces[piece] = self._speak(phrase)
        return self._pieces[piece]

    def _seat(self, seat: object) -> Spoken:
        if not isinstance(seat, int) or seat < 0:
            raise TextError(f"seat {seat!r} has no name")
        name = self.names.get(seat)
        unnamed = self._message("player", {"number": seat + 1})
        if name is None:
            return unnamed
        named = self._speak(name).value if isinstance(name, Phrase) else name
        return Spoken(named, dict.fromkeys(unnamed.forms, named))

    def _variables(self, phrase: Phrase) -> dict[str, object]:
        variables: dict[str, object] = {}
        for name, value in phrase.arguments.items():
            if isinstance(value, Phrase):
                if value.key != "seat" or value.arguments["seat"] != -1:
                    self._add(variables, name, self._speak_within(value))
            elif isinstance(value, list):
                self._add_list(variables, name, [self._speak_within(item) for item in value])
            elif isinstance(value, int | str) and not isinstance(value, bool):
                variables[name] = value
            else:
                raise TextError(f"{phrase.key}: {name} must be a number, a string, a phrase or a list of phrases, not {value!r}")
        return variables

    def _add(self, variables: dict[str, object], name: str, spoken: Spoken) -> None:
        variables[name] = spoken.value
        for form, words in spoken.forms.items():
            variables[f"{name}-{form}"] = words
        variables[f"{name}-group"] = spoken.group

    def _add_list(self, variables: dict[str, object], name: str, items: list[Spoken]) -> None:
        groups = [item.forms.get("next", item.group) if at else item.group for at, item in enumerate(items)]
        variables[name] = self._join("list", groups)
        variables[f"{name}-or"] = self._join("list-or", groups)
        variables[f"{name}-steps"] = self._join("list-steps", [item.value for item in items])
        for form in {form for item in items for form in item.forms if form not in WITHIN}:
            variables[f"{name}-{form}"] = self._join("list", [item.form(form) for item in items])

    def _join(self, manner: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        joined = self._message(f"{manner}-pair", {"first": items[-2], "second": items[-1]}).value
        for item in reversed(items[:-2]):
            joined = self._message(f"{manner}-more", {"first": item, "rest": joined}).value
        return joined

    # -- messages ------------------------------------------------------------------------------------------------------

    def _message(self, key: str, variables: dict[str, object]) -> Spoken:
        if not self._bundle.has_message(key):
            raise TextError(f"{self.language}: there is no message {key!r}")
        message = self._bundle.get_message(key)
        forms = {form: self._format(f"{key}.{form}", pattern, variables) for form, pattern in message.attributes.items()}
        return Spoken(self._format(key, message.value, variables), forms)

    def _format(self, where: str, pattern: Any, variables: dict[str, object]) -> str:
        if pattern is None:
            raise TextError(f"{self.language}: the message {where!r} has no text")
        words, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise TextError(f"{self.language}: {where}: {'; '.join(map(str, errors))} (given: {', '.join(variables) or 'nothing'})")
        said = str(words)
        if any(isinstance(value, int) and value < 0 for value in variables.values()):
            said = with_minus(said)  # Fluent writes a hyphen, as its data of these languages has it
        return with_articles(said) if self.language == "hu" else said


def files_of(language: str, game: str) -> list[Path]:
    """Return the Fluent files that are read for a game, in this order; what only the page says is in others."""
    found = [FOLDER / language / f"{name}.ftl" for name in (*COMMON_FILES, f"{game}-lobby", game, f"{game}-cards", f"{game}-terminal")]
    return [file for file in found if file.is_file()]


@cache
def bundle_of(language: str, game: str) -> FluentBundle:
    """Return all messages of a language for a game; TextError if a file is not valid Fluent."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files_of(language, game):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                what = str(entry.content).strip().splitlines()[0]
                raise TextError(f"{language}/{file.name}: not valid Fluent: {what}")
        bundle.add_resource(resource)
    return bundle
