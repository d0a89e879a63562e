"""The words that Ginkgopolis adds to the effect language (section P)."""

from __future__ import annotations

from ludarium.engine.context import Context
from ludarium.engine.effect import Count, Goods
from ludarium.engine.language import CountWord, EventWord, Parameter, Verb, Vocabulary
from ludarium.engine.phrase import Icon, Phrase, Refusal
from ludarium.games.ginkgopolis.content.components import COLOURS, GOODS, PERIODS, POINT, RESOURCE, TILE, TRIGGERS, colour_of
from ludarium.games.ginkgopolis.rules.supply import gain
from ludarium.games.ginkgopolis.state import GinkgopolisState


class Gain(Goods[GinkgopolisState]):
    """`resource 1`, `tile 2`, `point 3`: goods from the general supply."""

    def perform(self, state: GinkgopolisState, context: Context) -> None:
        gain(state, context.seat, self.good, self.amount)

    def why_not(self, state: GinkgopolisState, context: Context) -> Refusal | None:
        """Refuse a choice of goods that are not there at all (GK-R15)."""
        if self.good == RESOURCE and not state.sides[context.seat].supply:
            return Refusal("no-resource-in-supply", "GK-R15")
        if self.good == TILE and not state.supply:
            return Refusal("no-tile-in-supply", "GK-R15")
        return None

    def word(self) -> str:
        return GOODS[self.good]

    def resized(self, amount: int) -> Gain:
        return Gain(self.good, amount)


class ResourcesOn(Count[GinkgopolisState]):
    """Own resources on buildings of a colour (GK-P14, GK-R67)."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def value(self, state: GinkgopolisState, context: Context) -> int:
        total = 0
        for building in state.city.at.values():
            if building.owner == context.seat and colour_of(building.tile) == self.colour:
                total += building.height
        return total

    def words(self) -> Phrase:
        return Phrase("count-resources-on", {"colour": COLOURS[self.colour]})

    def icons(self) -> list[Icon]:
        return [Icon(f"resource-on-{COLOURS[self.colour]}")]

    def source(self) -> str:
        return f"resources-on {COLOURS[self.colour]}"


class BuildingsUpTo(Count[GinkgopolisState]):
    """Own buildings of at most this height (GK-P16)."""

    def __init__(self, height: int) -> None:
        self.height = height

    def value(self, state: GinkgopolisState, context: Context) -> int:
        return len([1 for building in state.city.at.values() if building.owner == context.seat and building.height <= self.height])

    def words(self) -> Phrase:
        return Phrase("count-buildings-up-to", {"height": self.height})

    def icons(self) -> list[Icon]:
        return [Icon("building-up-to", self.height)]

    def source(self) -> str:
        return f"buildings-up-to {self.height}"


class BuildingsFrom(Count[GinkgopolisState]):
    """Own buildings of at least this height (GK-P17)."""

    def __init__(self, height: int) -> None:
        self.height = height

    def value(self, state: GinkgopolisState, context: Context) -> int:
        return len([1 for building in state.city.at.values() if building.owner == context.seat and building.height >= self.height])

    def words(self) -> Phrase:
        return Phrase("count-buildings-from", {"height": self.height})

    def icons(self) -> list[Icon]:
        return [Icon("building-from", self.height)]

    def source(self) -> str:
        return f"buildings-from {self.height}"


class CardsWith(Count[GinkgopolisState]):
    """Own cards whose bonus has this occasion, characters included (GK-P18 to GK-P20, GK-R65)."""

    def __init__(self, trigger: int) -> None:
        self.trigger = trigger

    def value(self, state: GinkgopolisState, context: Context) -> int:
        return len([1 for card in state.bonus_cards(context.seat) if card.trigger == self.trigger])

    def words(self) -> Phrase:
        return Phrase("count-cards-with", {"trigger": TRIGGERS[self.trigger]})

    def icons(self) -> list[Icon]:
        return [Icon(f"card-on-{TRIGGERS[self.trigger]}")]

    def source(self) -> str:
        return f"cards-with {TRIGGERS[self.trigger]}"


class CardsOf(Count[GinkgopolisState]):
    """Own cards of a colour, characters and this card included (GK-P21, GK-R66)."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def value(self, state: GinkgopolisState, context: Context) -> int:
        return len([1 for card in state.bonus_cards(context.seat) if card.colour == self.colour])

    def words(self) -> Phrase:
        return Phrase("count-cards", {"colour": COLOURS[self.colour]})

    def icons(self) -> list[Icon]:
        return [Icon(f"card-{COLOURS[self.colour]}")]

    def source(self) -> str:
        return f"cards {COLOURS[self.colour]}"


AMOUNT = Parameter("how many", default=1)
COLOUR = Parameter("colour", COLOURS)
HEIGHT = Parameter("height")

VOCABULARY = Vocabulary(
    verbs=[
        Verb("resource", [AMOUNT], lambda arguments: Gain(RESOURCE, arguments[0])),
        Verb("tile", [AMOUNT], lambda arguments: Gain(TILE, arguments[0])),
        Verb("point", [AMOUNT], lambda arguments: Gain(POINT, arguments[0])),
    ],
    counts=[
        CountWord("resources-on", [COLOUR], lambda arguments: ResourcesOn(COLOURS.index(arguments[0]))),
        CountWord("buildings-up-to", [HEIGHT], lambda arguments: BuildingsUpTo(arguments[0])),
        CountWord("buildings-from", [HEIGHT], lambda arguments: BuildingsFrom(arguments[0])),
        CountWord("cards-with", [Parameter("occasion", TRIGGERS[:3])], lambda arguments: CardsWith(TRIGGERS.index(arguments[0]))),
        CountWord("cards", [COLOUR], lambda arguments: CardsOf(COLOURS.index(arguments[0]))),
    ],
    events=[EventWord(word) for word in TRIGGERS],
    periods=PERIODS,
)
