"""What abilities of officers, companies and technology tiles can change and answer in Barrage (sections W, X, Y).

Rules ask for quantities and events by these numbers; which officer or tile has a say in them, only the pack knows.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.ability import AT_LEAST, AT_MOST, LESS, SET, Ability, On, Standing
from ludarium.engine.language import EventWord, ModifierWord, Parameter

TOP_LEVEL: Final = 3  # of a dam (BR-A12)
MOST_DROPS: Final = 9  # behind one dam, as much as a pack can say
MOST_MACHINES: Final = 10  # the dearest conduit (BR-K18), and as much as a pack can ask for a piece
HIGHEST_VALUE: Final = 5  # of a conduit (BR-F11)

# Quantities that abilities change.
BASE_MACHINES: Final = 0  # machines for a base
CONDUIT_MACHINES: Final = 1  # machines for a conduit
MACHINES: Final = 2  # machines for any piece
MIXERS_PER_VALUE: Final = 3  # mixers that pay for a point of a conduit's value; 0: they cannot
CREDITS_PER_MACHINE: Final = 4  # credits that replace a machine; 0: they cannot
ANY_MACHINES: Final = 5  # excavators and mixers replace each other
SURCHARGE: Final = 6  # credits for a red site
ENGINEERS: Final = 7  # engineers for a construction
TOP_CAPACITY: Final = 8  # drops behind a dam of the highest level
PRODUCT: Final = 9  # drops times value
REQUIREMENT: Final = 10  # energy for a contract
COPY_TILE: Final = 11
COPY_OFFICER: Final = 12
QUANTITIES: Final = 13

# Events, and occasions on which quantities are changed.
BUILD: Final = 0
BUILT: Final = 1
WATER: Final = 2
PRODUCE: Final = 3
PRODUCED: Final = 4
TURN: Final = 5
PASS: Final = 6
CONTRACT: Final = 7
OCCASIONS: Final = ["build", "built", "water", "produce", "produced", "turn", "pass", "contract"]
RAISED: Final = [BUILT, PRODUCED, PASS]
EVENTS: Final = [EventWord(word, raised=event in RAISED) for event, word in enumerate(OCCASIONS)]
OF_A_SIDE: Final = [word for word in OCCASIONS if word != "built"]  # what officers and companies wait for
OF_A_TILE: Final = ["build", "built"]


def _number(least: int, most: int) -> Parameter:
    return Parameter("how many", least=least, most=most)


MODIFIERS: Final = [
    ModifierWord("base-price", BASE_MACHINES, SET, ["build"], amount=_number(1, MOST_MACHINES)),
    ModifierWord("top-capacity", TOP_CAPACITY, AT_LEAST, ["water"], amount=_number(TOP_LEVEL, MOST_DROPS)),
    ModifierWord("least-product", PRODUCT, AT_LEAST, ["produce"]),
    ModifierWord("conduit-mixers", MIXERS_PER_VALUE, SET, ["build"], amount=_number(1, MOST_MACHINES // HIGHEST_VALUE)),
    ModifierWord("credits-for-machine", CREDITS_PER_MACHINE, SET, ["build"]),
    ModifierWord("copy-tile", COPY_TILE, SET, ["build"], fixed=1),
    ModifierWord("copy-officer", COPY_OFFICER, SET, ["turn"], fixed=1, action=True),
    ModifierWord("no-engineers", ENGINEERS, SET, ["build"], fixed=0),
    ModifierWord("no-machines", MACHINES, SET, ["build"], fixed=0),
    ModifierWord("no-surcharge", SURCHARGE, SET, ["build"], fixed=0),
    ModifierWord("conduit-cap", CONDUIT_MACHINES, AT_MOST, ["build"], amount=_number(1, MOST_MACHINES)),
    ModifierWord("any-machines", ANY_MACHINES, SET, ["build"], fixed=1),
    ModifierWord("less-energy", REQUIREMENT, LESS, ["contract"]),
]


def standing(abilities: list[Ability]) -> Standing:
    """Return abilities taken together."""
    return Standing(abilities, QUANTITIES, len(OCCASIONS))


def standing_of(effect: On[Any] | None, card: int) -> Standing:
    """Return one ability, or none, as a whole."""
    return standing([] if effect is None else [Ability(effect, card)])


NO_ABILITIES: Final = standing([])
