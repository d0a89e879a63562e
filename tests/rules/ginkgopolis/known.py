"""What the tests of all games are told of Ginkgopolis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ludarium
from ludarium.engine.phrase import Phrase, Refusal
from ludarium.engine.state import State
from ludarium.engine.trials import Mode
from ludarium.games.ginkgopolis.content.components import COLOURS, GOODS, PLAYER_COLOURS, TRIGGERS, card_words, tile_words
from ludarium.games.ginkgopolis.rules.city import Building
from ludarium.games.ginkgopolis.state import PHASES
from tests.known import Known

GAME = ludarium.game("ginkgopolis")
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
MODES = [
    Mode(1),
    Mode(1, {"expert": True}),
    *[Mode(players, {"characters": characters}) for players in (2, 3, 4, 5) for characters in ("beginner", "draft")],
]


def seat(number: int) -> Phrase:
    return Phrase("seat", {"seat": number})


def effect(source: str) -> Phrase:
    return GAME.vocabulary.parse(source).words()


def rare() -> list[Phrase]:
    """Return what Ginkgopolis rarely says."""
    too_few_points = Refusal("too-few-points", "GK-R3", {"needed": 2, "held": 1}).words()
    return [
        *[effect(source) for source in EFFECTS],
        Phrase("character-named", {"number": 28, "name": "Flora Quint", "colour": "red", "trigger": "floor"}),
        Phrase("task", {"name": "TakeTurn"}),
        Phrase("ask-one"),
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


def disturbed_city(state: Any) -> Iterator[tuple[str, State]]:
    """Yield copies with one building or token otherwise."""
    spare = next(tile for tile in range(60) if all(tile not in building.tiles() for building in state.city.at.values()))
    for cell in list(state.city.at)[:: max(1, len(state.city.at) // 4)]:
        one = state.city.at[cell]
        for what, other in {
            "tile": Building(cell, (one.tile + 1) % 60, one.height, one.owner, one.marked, one.under),
            "owner": Building(cell, one.tile, one.height, one.owner + 1 if one.owner + 1 < len(state.sides) else -1, one.marked, one.under),
            "marked": Building(cell, one.tile, one.height, one.owner, not one.marked, one.under),
            "stack": Building(cell, one.tile, one.height + 1, one.owner, one.marked, Building(cell, spare, 1, -1, False, None)),
        }.items():
            copy = state.copy()
            copy.city.put(other)
            yield f"building.{what}", copy
    for letter in (0, 11):
        copy = state.copy()
        copy.city.tokens[letter] += 1
        yield "token", copy


ADDITIONS = """
[[character]]
id = 28
name = "Flora Quint"
colour = "yellow"
set = 0
start = "resource 1, tile 1 or point 2"
effect = "on urbanize: point 1 per buildings-from 3 max 3"
source = "ludarium"

[[character]]
id = "roof-gardener"
name = "Roof Gardener"
colour = "red"
set = 0
start = "point 2"
effect = "on exploit: resource 1"
source = "ludarium"

[[character]]
id = "old-mason"
colour = "blue"
set = 0
start = "tile 2"
effect = "on end: point 1 per cards blue"
source = "ludarium"
"""
REFUSALS = [
    ('[[building]]\nid = "red-21"\neffect = "on exploit: point 1"', "no building can be added: every building card belongs to a tile"),
    ('[[building]]\nid = "green-3"\neffect = "on exploit: point 1"', "20 numbers in each of three colours"),
    (
        '[[urbanization]]\nid = "M"\ncell = "0,2"\neffect = "point 1"',
        "no urbanization can be added: every urbanization card belongs to a token",
    ),
    ("[[table]]\nplayers = 6\nresources = 20", "no table can be added: 1 to 5 people play"),
    ('[[character]]\nid = "28"\ncolour = "red"', "the id of a character is its number without quotes, or a word"),
    ('[[character]]\nid = "two words"\ncolour = "red"', "a new id is letters and digits"),
]


KNOWN = Known(
    goods=GOODS,
    phases=PHASES,
    phrases={"f'side-{colour}'": [f"side-{colour}" for colour in PLAYER_COLOURS]},
    icons={
        "f'resource-on-{COLOURS[self.colour]}'": [f"resource-on-{colour}" for colour in COLOURS],
        "f'card-on-{TRIGGERS[self.trigger]}'": [f"card-on-{word}" for word in TRIGGERS[:3]],
        "f'card-{COLOURS[self.colour]}'": [f"card-{colour}" for colour in COLOURS],
    },
    additions=ADDITIONS,
    unseen=frozenset({"character"}),  # by their numbers
    refusals=REFUSALS,
    few=[Mode(1, {"expert": True}), Mode(2), Mode(3, {"characters": "draft"}), Mode(5)],
    said=MODES,
    rare=rare,
    seen=frozenset(
        {
            *("round", "phase", "first", "turn", "ending", "exhaustions", "deck", "discard", "supply", "hal_card", "packs", "token"),
            *("building.tile", "building.owner", "building.marked", "building.stack"),
            *("sides.supply", "sides.new_hands", "sides.resources", "sides.points", "sides.tiles", "sides.hand", "sides.chosen"),
            *("sides.laid", "sides.committed", "sides.shown", "sides.returning", "sides.characters", "sides.kept"),
        }
    ),
    same_in_all=frozenset({"game-title", "hal", "option-characters-draft"}),
    same_in_some=frozenset({"side-orange", "option-colours-orange"}),
    sometimes={"log-end-triggered": {"seat", "seat-start"}},
    other_names={"de": ["neue-hand", "stockwerk"], "hu": ["új-kéz", "városrész", "fázis", "kész készlet"]},
    disturbed=disturbed_city,
)
