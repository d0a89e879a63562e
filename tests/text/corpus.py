"""Everything the rules can say: phrases met in played games, and examples of those that chance or this game rarely makes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import tarn
from tarn import Phrase
from tarn.engine.phrase import Refusal
from tarn.games.ginkgopolis.content import card_words, tile_words

GAME = tarn.game("ginkgopolis")
BEGINNER: dict[str, object] = {"characters": "beginner"}
DRAFT: dict[str, object] = {"characters": "draft"}
MODES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"expert": True}),
    *[(players, options) for players in (2, 3, 4, 5) for options in (BEGINNER, DRAFT)],
]


def said_in(players: int, options: dict[str, object], seed: int) -> Iterator[Phrase]:
    """Play a random game; yield the log for everybody, all questions with options and blocked choices, and the score sheet."""
    match = tarn.Match(GAME, players, seed, options)
    luck = random.Random(seed)
    viewers: list[int | None] = [*range(players), None]
    for happening in match.opening:
        yield from (happening.words(viewer) for viewer in viewers)
    while not match.state.over:
        seat = luck.choice(match.state.to_move)
        question = match.state.ask(seat)
        assert question is not None
        yield question.prompt
        yield from (option.label for option in question.options)
        for blocked in question.blocked:
            yield blocked.label
            yield blocked.refusal.words()
        for happening in match.play(seat, luck.choice(question.options).move):
            yield from (happening.words(viewer) for viewer in viewers)
    yield from (line.source for line in match.state.sheet)
    yield from match.game.automatic_sides(players).values()


@cache
def played() -> list[Phrase]:
    """Return every different phrase of some games in every mode."""
    found: dict[str, Phrase] = {}
    for players, options in MODES:
        for seed in range(3):
            for phrase in said_in(players, options, seed):
                found.setdefault(repr(phrase), phrase)
    return list(found.values())


EFFECTS = [
    "on exploit: resource 2, tile 1 + point 3",
    "on urbanize: resource 1 or tile 1",
    "on floor: may (tile 1, point 2)",
    "on end: point 2 per 3 cards red max 8",
    "2 times (resource 1: point 5)",
    "up to 3 times tile 1",
    "point by resources-on blue 0 1 3",
    "point 1 if buildings-from 3 >= 1",
    "point 1 if buildings-up-to 2 >= 2",
    "point 1 per cards-with floor",
    "point 1 per buildings-up-to 2",
]


def seat(number: int) -> Phrase:
    return Phrase("seat", {"seat": number})


def effect(source: str) -> Phrase:
    return GAME.vocabulary.parse(source).words()


def examples() -> list[Phrase]:
    """Return phrases that random games do not reach for certain."""
    too_few_points = Refusal("too-few-points", "GK-R3", {"needed": 2, "held": 1}).words()
    return [
        *[effect(source) for source in EFFECTS],
        Phrase("task", {"name": "TakeTurn"}),
        Phrase("ask-any-order"),
        Phrase("ask-optional", {"what": effect("tile 1")}),
        Phrase("move-skip"),
        Refusal("no-resource-in-supply", "GK-R15").words(),
        Refusal("no-tile-in-supply", "GK-R15").words(),
        Refusal("tile-is-laid", "GK-R23").words(),
        too_few_points,
        Phrase("ask-giving-way", {"letter": "A"}),
        Phrase("ask-give-way", {"letter": "B", "stuck": "A"}),
        Phrase("ask-place-stuck-token", {"letter": "A"}),
        Phrase("move-shift", {"letter": "A"}),
        Phrase("log-hal-without-tile", {"seat": seat(1)}),
        Phrase("log-hal-cannot-pay", {"seat": seat(1), "card": card_words(8)}),
        Phrase("log-converted", {"seat": seat(0), "tile": tile_words(8)}),
        Phrase("log-converted-secret", {"seat": seat(0), "tile": tile_words(8), "why": too_few_points}),
        Phrase("log-tiles-lost", {"seat": seat(0), "count": 2}),
    ]
