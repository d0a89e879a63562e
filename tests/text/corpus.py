"""Everything the rules of a game can say: phrases met in played games, and those that chance or a game rarely makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any, TypeGuard

import ludarium
from ludarium import Phrase
from ludarium.engine.ability import Instead, Trigger
from ludarium.engine.effect import If, InAnyOrder
from ludarium.engine.facts import FactKind, MeasureKind, turn_kind
from ludarium.engine.game import Game
from ludarium.engine.trials import Mode
from tests.known import known


def said_in(game: Game[Any], mode: Mode, seed: int) -> Iterator[Phrase]:
    """Play a game at random; yield the log for everybody, all questions with options and blocked choices, and the score sheet."""
    match = ludarium.Match(game, mode.players, seed, mode.options)
    luck = ludarium.chance(seed + 1)
    pick = known(game.name).busy
    viewers: list[int | None] = [*range(mode.players), None]
    for happening in match.opening:
        yield from (happening.words(viewer) for viewer in viewers)
    while not match.state.over:
        seat = luck.pick(match.state.to_move)
        question = match.state.ask(seat, previews=True)
        assert question is not None
        yield question.prompt
        yield from (option.label for option in question.options)
        previews = [preview for option in question.options for preview in option.previews]
        yield from (preview.label for preview in previews if preview.label is not None)
        yield from (unplain(line["words"]) for preview in previews for line in preview.lines)
        for blocked in question.blocked:
            yield blocked.label
            yield blocked.refusal.words()
        for happening in match.play(seat, pick(luck, [option.move for option in question.options])):
            yield from (happening.words(viewer) for viewer in viewers)
    yield from (line.source for line in match.state.sheet)
    yield from match.game.automatic_sides(mode.players).values()


def unplain(words: Any) -> Phrase:
    """Return the phrase of which this is the plain data."""
    return Phrase(words["key"], {name: unplained(value) for name, value in words["args"].items()})


def unplained(value: Any) -> object:
    """Return an argument as the rules give it."""
    if isinstance(value, list):
        return [unplain(each) for each in value]
    return unplain(value) if isinstance(value, dict) else value


@cache
def played(name: str) -> list[Phrase]:
    """Return every different phrase of some games in every mode."""
    found: dict[str, Phrase] = {}
    for mode in known(name).said:
        for seed in range(3):
            for phrase in said_in(ludarium.game(name), mode, seed):
                found.setdefault(repr(phrase), phrase)
    return list(found.values())


def within(phrase: Phrase) -> Iterator[Phrase]:
    """Yield a phrase and all phrases in it."""
    yield phrase
    for value in phrase.arguments.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Phrase):
                yield from within(part)


def questions(phrases: Iterable[Phrase]) -> list[Phrase]:
    """Return the questions among some phrases, each about all that the phrases name of its kind: every card, not only the one met."""
    named: dict[str, dict[str, Phrase]] = {}
    for part in (part for phrase in phrases for part in within(phrase)):
        named.setdefault(part.key, {})[repr(part)] = part
    asked: dict[str, Phrase] = {}
    for phrase in [phrase for key in named if key.startswith("ask-") for phrase in named[key].values()]:
        values = [list(named[value.key].values()) if is_thing(value) else [value] for value in phrase.arguments.values()]
        for each in product(*values):
            filled = Phrase(phrase.key, dict(zip(phrase.arguments, each, strict=True)))
            asked[repr(filled)] = filled
    return list(asked.values())


def is_thing(value: object) -> TypeGuard[Phrase]:
    """Tell whether an argument names a thing; an effect is asked for only as its card has it."""
    return isinstance(value, Phrase) and not value.key.startswith("effect-")


def examples(name: str) -> list[Phrase]:
    """Return phrases that random games do not reach for certain, and the words for what statistics count."""
    game = ludarium.game(name)
    kinds: list[FactKind | MeasureKind] = [*game.fact_kinds(), *game.measure_kinds(), turn_kind(2)]
    facts = [phrase for kind in kinds for phrase in (kind.title, *kind.names.values())]
    return [*facts, replacement(name).words(), twice_conditional(name).words(), in_any_order(name).words(), *known(name).rare()]


def twice_conditional(name: str) -> If[Any]:
    """Return an effect under two conditions, which not every game has."""
    vocabulary = ludarium.game(name).vocabulary
    word = next(iter(vocabulary.counts.values()))
    count = word.make([parameter.words[0] if parameter.words else 1 for parameter in word.parameters])
    return If(If(vocabulary.parse(f"{next(iter(vocabulary.verbs))} 1"), count, 1), count, 2)


def in_any_order(name: str) -> InAnyOrder[Any]:
    """Return parts in any order in the engine's words, which not every game uses."""
    part = ludarium.game(name).vocabulary.parse(f"{next(iter(ludarium.game(name).vocabulary.verbs))} 1")
    return InAnyOrder([part, part])


def replacement(name: str) -> Instead[Any]:
    """Return an ability that stands for something else, which not every game has."""
    vocabulary = ludarium.game(name).vocabulary
    occasion = next(event.word for event in vocabulary.events.values() if not event.parameters)
    return Instead(Trigger(occasion, []), vocabulary.parse(f"{next(iter(vocabulary.verbs))} 1"))
