"""Everything the rules can say: phrases met in played games, and examples of those that chance or a game rarely makes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import ludarium
from ludarium import Phrase
from ludarium.engine.ability import Instead, Trigger
from ludarium.engine.game import Game
from ludarium.engine.phrase import Refusal
from ludarium.games.barrage.content.sites import BASE
from ludarium.games.barrage.rules.construction import piece_words
from ludarium.games.ginkgopolis.content.components import card_words, tile_words
from tests.modes import BUSY, any_pick

GAME = ludarium.game("ginkgopolis")
BEGINNER: dict[str, object] = {"characters": "beginner"}
DRAFT: dict[str, object] = {"characters": "draft"}
MODES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"expert": True}),
    *[(players, options) for players in (2, 3, 4, 5) for options in (BEGINNER, DRAFT)],
]
SAID_MODES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "ginkgopolis": MODES,
    "barrage": [
        (4, {"mahiri-officers": True}),
        (2, {"game": "introductory"}),
        (2, {"automa-1": "3", "automa-2": "4"}),
        (1, {"automa-1": "2", "automa-2": "4"}),
    ],
}


def said_in(players: int, options: dict[str, object], seed: int, game: Game[Any] = GAME) -> Iterator[Phrase]:
    """Play a game at random; yield the log for everybody, all questions with options and blocked choices, and the score sheet."""
    match = ludarium.Match(game, players, seed, options)
    luck = ludarium.chance(seed + 1)
    pick = BUSY.get(game.name, any_pick)
    viewers: list[int | None] = [*range(players), None]
    for happening in match.opening:
        yield from (happening.words(viewer) for viewer in viewers)
    while not match.state.over:
        seat = luck.pick(match.state.to_move)
        question = match.state.ask(seat, previews=True)
        assert question is not None
        yield question.prompt
        yield from (option.label for option in question.options)
        yield from (preview.label for option in question.options for preview in option.previews if preview.label is not None)
        for blocked in question.blocked:
            yield blocked.label
            yield blocked.refusal.words()
        for happening in match.play(seat, pick(luck, [option.move for option in question.options])):
            yield from (happening.words(viewer) for viewer in viewers)
    yield from (line.source for line in match.state.sheet)
    yield from match.game.automatic_sides(players).values()


@cache
def played(name: str = GAME.name) -> list[Phrase]:
    """Return every different phrase of some games in every mode."""
    found: dict[str, Phrase] = {}
    for players, options in SAID_MODES[name]:
        for seed in range(3):
            for phrase in said_in(players, options, seed, ludarium.game(name)):
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
    "on exploit once per round: point 1",
]


def seat(number: int) -> Phrase:
    return Phrase("seat", {"seat": number})


def effect(source: str, name: str = GAME.name) -> Phrase:
    return ludarium.game(name).vocabulary.parse(source).words()


def examples(name: str = GAME.name) -> list[Phrase]:
    """Return phrases that random games do not reach for certain, and the words for what statistics count."""
    facts = [phrase for kind in ludarium.game(name).fact_kinds() for phrase in (kind.title, *kind.names.values())]
    return [*facts, replacement(name).words(), *(barrage_examples() if name == "barrage" else ginkgopolis_examples())]


def replacement(name: str) -> Instead[Any]:
    """Return an ability that stands for something else, which not every game has."""
    vocabulary = ludarium.game(name).vocabulary
    return Instead(Trigger(next(iter(vocabulary.events)), []), vocabulary.parse("point 1"))


def ginkgopolis_examples() -> list[Phrase]:
    """Return what Ginkgopolis rarely says."""
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
        *[phrase for kind in GAME.fact_kinds() for phrase in (kind.title, *kind.names.values())],
    ]


FORMS = [
    *["point 1 or credit 1", "may point 1", "2 times credit 1", "up to 3 times credit 1", "credit 2: point 3", "point 1 if contracts >= 2"],
    *["point by contracts 0 1 3", "point 1 + credit 1", "point 1 per 2 contracts max 4", "free-production plus-2", "construct"],
    *["credit 1 per engineers", "on produced once per turn: credit 1"],
]
RARE_REFUSALS = ["four-constructions", "needs-production", "no-action-left", "no-contract", "no-patent", "no-place", "wrong-area"]


def barrage_examples() -> list[Phrase]:
    """Return what Barrage rarely says."""
    content = ludarium.game("barrage").content  # type: ignore[attr-defined]
    tiles = [tile.effect.words() for tile in content.technology if tile.effect is not None]
    return [
        *[effect(source, "barrage") for source in FORMS],
        *[found.words() for found in [*content.officers, *content.objectives, *content.bonuses]],
        *[company.ability.words() for company in content.companies],
        *tiles,
        Phrase("task", {"name": "PlayRound"}),
        Phrase("ask-one-of"),
        Phrase("ask-any-order"),
        Phrase("ask-optional", {"what": effect("credit 1", "barrage")}),
        Phrase("log-piece-lost", {"seat": seat(0), "piece": piece_words(BASE)}),
        Phrase("log-machines-returned", {"seat": seat(0), "excavators": 2, "mixers": 0}),
        Phrase("ask-second-production"),
        *[Refusal(reason, "BR-J7").words() for reason in RARE_REFUSALS],
    ]
