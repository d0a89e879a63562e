"""What permanents and production cards can change and answer (UC-C21, UC-C22).

Rules ask by these numbers; which card has a say in them, only the pack knows.
"""

from __future__ import annotations

from typing import Final

from ludarium.engine.ability import LESS, MORE, Ability, Standing
from ludarium.engine.language import EventWord, ModifierWord, Parameter
from ludarium.games.underwater.content.kinds import GROUPS, RESOURCES, SLOTS, STRUCTURE_GROUPS

# Which pieces produce more by a card: kinds, and upgraded ones of a kind.
PRODUCERS: Final = [
    *["farm", "desal", "lab", "tunnel", "white-city", "symbiotic-city"],
    *["upgraded-farm", "upgraded-desal", "upgraded-lab", "upgraded-tunnel"],
]
FIRST_UPGRADED_PRODUCER: Final = 6
PRODUCTS: Final = [*RESOURCES, "point"]

# Quantities.
DISCOUNT: Final = 0  # by group of pieces and resource
HAND: Final = DISCOUNT + 12 * 5
MORE_PRODUCTION: Final = HAND + 1  # by producer and product
QUANTITIES: Final = MORE_PRODUCTION + 10 * 6

# Events.
BUILD: Final = 0
SECOND: Final = 1
SECOND_TUNNEL: Final = 2
UPGRADE: Final = 3
SECOND_UPGRADED: Final = 4
CONNECT: Final = 5
SPACE: Final = 6
USE: Final = 7
SLOT_GIVES: Final = 8
NO_MATCH: Final = 9
MATCH: Final = 10
TURN_END: Final = 11
ANY_TIME: Final = 12
HAND_OCCASION: Final = 13
PRODUCTION: Final = 14
END: Final = 15

BUILDING_WORDS: Final = ["farm", "desal", "lab"]
SPACE_WORDS: Final = ["1", "2", "3", "4"]
EVENTS: Final = [
    EventWord("build", [Parameter("kind", list(GROUPS), "")]),
    EventWord("second", [Parameter("kind", list(BUILDING_WORDS))]),
    EventWord("second-tunnel"),
    EventWord("upgrade", [Parameter("kind", list(STRUCTURE_GROUPS), "")]),
    EventWord("second-upgraded", [Parameter("kind", list(BUILDING_WORDS))]),
    EventWord("connect"),
    EventWord("space", [Parameter("space", most=4)]),
    EventWord("use", [Parameter("slot", SLOTS[:-1])]),
    EventWord("slot-gives", [Parameter("resource", list(RESOURCES))]),
    EventWord("no-match"),
    EventWord("match"),
    EventWord("turn-end"),
    EventWord("any-time"),
    EventWord("hand", raised=False),
    EventWord("production"),
    EventWord("end"),
]
OF_A_PERMANENT: Final = [entry.word for entry in EVENTS[:PRODUCTION]]

MODIFIERS: Final = [
    ModifierWord("cheaper", DISCOUNT, LESS, ["build"], about=[Parameter("kind", list(GROUPS)), Parameter("resource", list(RESOURCES))]),
    ModifierWord("hand-limit", HAND, MORE, ["hand"]),
    ModifierWord(
        "more", MORE_PRODUCTION, MORE, ["production"], about=[Parameter("kind", list(PRODUCERS)), Parameter("good", list(PRODUCTS))]
    ),
]

IN_TURN: Final = 0
PERIODS: Final = ["turn"]


def standing(abilities: list[Ability]) -> Standing:
    """Return abilities taken together."""
    return Standing(abilities, QUANTITIES, len(EVENTS))


NO_ABILITIES: Final = standing([])
