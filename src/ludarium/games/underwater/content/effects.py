"""The words that Underwater Cities adds to the effect language (UC-C18 to UC-C22); what they do stands beside the rules they belong to."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.context import NONE, Context
from ludarium.engine.effect import Count, Effect, Goods
from ludarium.engine.language import CountWord, Parameter, Verb, Vocabulary
from ludarium.engine.phrase import Icon, Phrase
from ludarium.games.underwater.content.abilities import EVENTS, MODIFIERS, PERIODS, SPACE
from ludarium.games.underwater.content.boards import METROPOLIS_COLOURS
from ludarium.games.underwater.content.kinds import (
    ASSISTANT,
    BIOMASS,
    CARD,
    CREDIT,
    DESAL,
    FARM,
    GOODS,
    GROUPS,
    KELP,
    LAB,
    PIECES,
    POINT,
    RESOURCE_COUNT,
    RESOURCES,
    SCIENCE,
    SLOTS,
    SPACES,
    STEELPLAST,
    STRUCTURE_GROUPS,
    SYMBIOTIC,
    TUNNEL,
    WHITE,
)
from ludarium.games.underwater.notation import MOST_STEPS
from ludarium.games.underwater.rules import network
from ludarium.games.underwater.rules.actions import SCOPES, Both, GainMetropolis, PerformSlot, Refresh, UseAction
from ludarium.games.underwater.rules.building import FREE, LESS, NO_COST, STATED, USUAL, Build
from ludarium.games.underwater.rules.means import Means, add_track
from ludarium.games.underwater.rules.specials import TakeSpecial
from ludarium.games.underwater.rules.steps import Leaf
from ludarium.games.underwater.rules.supply import gain_one
from ludarium.games.underwater.rules.track import ChooseAdvance
from ludarium.games.underwater.rules.trade import ANY_PIECE, Different, Exchange, Forgo, Pay
from ludarium.games.underwater.rules.upgrading import USUAL_RESOURCE, MakeSymbiotic, ProduceOne, Upgrade
from ludarium.games.underwater.state import FROM_CARDS, UnderwaterState


class Gain(Goods[UnderwaterState]):
    """`kelp 1`, `point 2`, `card 1`: goods from the supply, points, cards of this era (UC-J1 to UC-J3)."""

    def perform(self, state: UnderwaterState, context: Context) -> None:
        gain_one(state, context.seat, self.good, self.amount, FROM_CARDS if context.cause == NONE else context.cause)

    def word(self) -> str:
        return GOODS[self.good]

    def resized(self, amount: int) -> Gain:
        return Gain(self.good, amount)


class Advance(Leaf):
    """`track 2`: steps on the federation track (UC-M3)."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def add_means(self, state: UnderwaterState, means: Means) -> None:
        add_track(state, self.steps, means)
        means.add_answers(state.sides[means.seat].standing.answers[SPACE])

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        state.push(ChooseAdvance(context.seat, self.steps, free))

    def cost_now(self, state: UnderwaterState, seat: int) -> list[int] | None:
        return [0] * RESOURCE_COUNT

    def words(self) -> Phrase:
        return Phrase("do-advance", {"count": self.steps})

    def icons(self) -> list[Icon]:
        return [Icon("track", self.steps)]

    def source(self) -> str:
        return f"track {self.steps}"


# ---------------------------------------------------------------------------------------------------------------------
# Counts
# ---------------------------------------------------------------------------------------------------------------------

CONNECTED: Final = ["farm", "desal", "lab", "building", "city", "white-city", "symbiotic-city", "full-city", "metropolis"]
CONNECTED_TALLY: Final = [
    *[FARM, DESAL, LAB, network.BUILDING, network.CITY, WHITE, SYMBIOTIC, network.FULL_CITY, network.METROPOLIS],
]
UPGRADED: Final = ["farm", "desal", "lab", "building", "tunnel", "structure"]
UPGRADED_TALLY: Final = [
    *[network.UPGRADED_OF, network.UPGRADED_OF + DESAL, network.UPGRADED_OF + LAB],
    *[network.UPGRADED_BUILDING, network.UPGRADED_OF + TUNNEL, network.UPGRADED_BUILDING],
]
STRUCTURE: Final = "structure"


class Tally(Count[UnderwaterState]):
    """Something of the own network: `connected lab`, `upgraded tunnel`, `tunnel-at-city` (UC-K33)."""

    def __init__(self, word: str, what: str, place: int, also: int) -> None:
        self.word = word
        self.what = what
        self.place = place
        self.also = also  # a second tally that counts too, NONE if there is none

    def value(self, state: UnderwaterState, context: Context) -> int:
        tally = state.sides[context.seat].tally
        return tally[self.place] + (tally[self.also] if self.also != NONE else 0)

    def words(self) -> Phrase:
        return Phrase(f"count-{self.word}", {"kind": self.what}) if self.what else Phrase(f"count-{self.word}")

    def icons(self) -> list[Icon]:
        return [Icon(f"{self.word}-{self.what}" if self.what else self.word)]

    def source(self) -> str:
        return f"{self.word} {self.what}" if self.what else self.word


def connected_count(what: str) -> Tally:
    """Return the count of connected pieces of a kind."""
    return Tally("connected", what, CONNECTED_TALLY[CONNECTED.index(what)], NONE)


def upgraded_count(what: str) -> Tally:
    """Return the count of upgraded structures of a kind: buildings that are connected, and all tunnels."""
    also = network.UPGRADED_OF + TUNNEL if what == STRUCTURE else NONE
    return Tally("upgraded", what, UPGRADED_TALLY[UPGRADED.index(what)], also)


class ClaimedCards(Count[UnderwaterState]):
    """`claimed-card`: claimed cards without the personal assistant; `claimed-type`: how many of the types are among them (UC-C28)."""

    def __init__(self, types: bool) -> None:
        self.types = types

    def value(self, state: UnderwaterState, context: Context) -> int:
        claimed = [card for card in state.sides[context.seat].claimed if card != ASSISTANT]
        if not self.types:
            return len(claimed)
        return len({state.content.designs[card].type for card in claimed})

    def words(self) -> Phrase:
        return Phrase("count-claimed-type" if self.types else "count-claimed-card")

    def icons(self) -> list[Icon]:
        return [Icon(self.source())]

    def source(self) -> str:
        return "claimed-type" if self.types else "claimed-card"


class PaidSpecials(Count[UnderwaterState]):
    """`paid-special`: special cards played and paid, instant ones included (UC-N15, UC-R25)."""

    def value(self, state: UnderwaterState, context: Context) -> int:
        side = state.sides[context.seat]
        return len(side.under) + len([card for card in side.claimed if state.content.designs[card].is_special()])

    def words(self) -> Phrase:
        return Phrase("count-paid-special")

    def icons(self) -> list[Icon]:
        return [Icon("paid-special")]

    def source(self) -> str:
        return "paid-special"


class OnSpace(Count[UnderwaterState]):
    """`on-space 3`: 1 while the marker is on exactly that space of the track (UC-G43)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def value(self, state: UnderwaterState, context: Context) -> int:
        return 1 if state.sides[context.seat].space == self.space else 0

    def words(self) -> Phrase:
        return Phrase("count-on-space", {"space": self.space})

    def icons(self) -> list[Icon]:
        return [Icon("at-space", self.space)]

    def condition(self, least: int) -> Phrase | None:
        return Phrase("condition-on-space", {"space": self.space})

    def source(self) -> str:
        return f"on-space {self.space}"


# ---------------------------------------------------------------------------------------------------------------------
# The vocabulary
# ---------------------------------------------------------------------------------------------------------------------

AMOUNT: Final = Parameter("how many", default=1)
RESOURCE: Final = Parameter("resource", list(RESOURCES))
NUMBER: Final = Parameter("how many")
PERHAPS_RESOURCE: Final = Parameter("resource", list(RESOURCES), "")
PERHAPS_NUMBER: Final = Parameter("how many", default=0)
GROUP: Final = Parameter("kind", list(GROUPS))
STRUCTURES: Final = Parameter("kind", list(STRUCTURE_GROUPS))
SITE_WORD: Final = Parameter("site", ["ordinary", "expansion"], "ordinary")
PRODUCER: Final = Parameter("kind", [*PIECES[:4], "any"])
USUAL_UPGRADE: Final = [1 if resource == USUAL_RESOURCE else 0 for resource in range(RESOURCE_COUNT)]


def amounts(given: list[Any]) -> list[int]:
    """Return resources and numbers in turn as a row of resources; what was left out is nothing."""
    found = [0] * RESOURCE_COUNT
    for place in range(0, len(given), 2):
        if given[place]:
            found[RESOURCES.index(given[place])] += given[place + 1]
    return found


def build(mode: int, given: list[Any]) -> Effect[Any]:
    """Return `build lab expansion 2` and the like."""
    return Build(GROUPS.index(given[0]), given[1] == "expansion", given[2], mode, NO_COST)


def build_priced(mode: int, given: list[Any]) -> Effect[Any]:
    """Return `build-for city credit 2` and the like."""
    return Build(GROUPS.index(given[0]), False, 1, mode, amounts(given[1:]))


def build_upgraded(given: list[Any]) -> Effect[Any]:
    """Return `build-upgraded lab`, with the usual or a stated cost of the upgrade."""
    cost = amounts(given[1:])
    return Build(GROUPS.index(given[0]), False, 1, USUAL, NO_COST, cost if any(cost) else USUAL_UPGRADE)


def upgrade_for(given: list[Any]) -> Effect[Any]:
    """Return `upgrade-for farm 2 credit 1 science 1`."""
    return Upgrade(GROUPS.index(given[0]), given[1], "upgrade-for", amounts(given[2:]))


def different(given: list[Any]) -> Effect[Any]:
    """Return `different 2 kelp steelplast …`."""
    return Different(given[0], [RESOURCES.index(word) for word in given[1:] if word])


def forgo(given: list[Any]) -> Effect[Any]:
    """Return `forgo lab science 1`."""
    piece = ANY_PIECE if given[0] == "any" else PIECES.index(given[0])
    return Forgo(piece, RESOURCES.index(given[1]), given[2])


VOCABULARY: Final = Vocabulary(
    verbs=[
        Verb("kelp", [AMOUNT], lambda given: Gain(KELP, given[0])),
        Verb("steelplast", [AMOUNT], lambda given: Gain(STEELPLAST, given[0])),
        Verb("science", [AMOUNT], lambda given: Gain(SCIENCE, given[0])),
        Verb("credit", [AMOUNT], lambda given: Gain(CREDIT, given[0])),
        Verb("biomass", [AMOUNT], lambda given: Gain(BIOMASS, given[0])),
        Verb("point", [AMOUNT], lambda given: Gain(POINT, given[0])),
        Verb("card", [AMOUNT], lambda given: Gain(CARD, given[0])),
        Verb("track", [Parameter("how many", default=1, most=MOST_STEPS)], lambda given: Advance(given[0])),
        Verb("different", [NUMBER, *[PERHAPS_RESOURCE] * RESOURCE_COUNT], different),
        Verb("pay", [RESOURCE, NUMBER], lambda given: Pay(RESOURCES.index(given[0]), given[1])),
        Verb("forgo", [PRODUCER, RESOURCE, NUMBER], forgo),
        Verb(
            "exchange",
            [RESOURCE, NUMBER, RESOURCE, NUMBER],
            lambda given: Exchange(RESOURCES.index(given[0]), given[1], RESOURCES.index(given[2]), given[3]),
        ),
        Verb("build", [GROUP, SITE_WORD, AMOUNT], lambda given: build(USUAL, given)),
        Verb("build-free", [GROUP, SITE_WORD, AMOUNT], lambda given: build(FREE, given)),
        Verb("build-for", [GROUP, RESOURCE, NUMBER, *[PERHAPS_RESOURCE, PERHAPS_NUMBER] * 4], lambda given: build_priced(STATED, given)),
        Verb("build-less", [GROUP, RESOURCE, NUMBER, *[PERHAPS_RESOURCE, PERHAPS_NUMBER] * 4], lambda given: build_priced(LESS, given)),
        Verb("build-upgraded", [STRUCTURES, *[PERHAPS_RESOURCE, PERHAPS_NUMBER] * 2], build_upgraded),
        Verb(
            "build-upgraded-free",
            [STRUCTURES],
            lambda given: Build(GROUPS.index(given[0]), False, 1, FREE, NO_COST, NO_COST),
        ),
        Verb("upgrade", [STRUCTURES, AMOUNT], lambda given: Upgrade(GROUPS.index(given[0]), given[1], "upgrade", USUAL_UPGRADE)),
        Verb("upgrade-free", [STRUCTURES, AMOUNT], lambda given: Upgrade(GROUPS.index(given[0]), given[1], "upgrade-free", NO_COST)),
        Verb("upgrade-for", [STRUCTURES, NUMBER, RESOURCE, NUMBER, *[PERHAPS_RESOURCE, PERHAPS_NUMBER] * 4], upgrade_for),
        Verb("make-symbiotic", [], lambda given: MakeSymbiotic()),
        Verb("use-action", [AMOUNT], lambda given: UseAction(given[0])),
        Verb("refresh", [AMOUNT], lambda given: Refresh(given[0])),
        Verb("perform", [Parameter("slot", [*SCOPES, *SLOTS[:-1]])], lambda given: PerformSlot(given[0])),
        Verb("produce-one", [STRUCTURES], lambda given: ProduceOne(GROUPS.index(given[0]))),
        Verb(
            "metropolis", [Parameter("colour", list(METROPOLIS_COLOURS))], lambda given: GainMetropolis(METROPOLIS_COLOURS.index(given[0]))
        ),
        Verb("take-special", [], lambda given: TakeSpecial()),
        Verb("both", [], lambda given: Both()),
    ],
    counts=[
        CountWord("connected", [Parameter("kind", list(CONNECTED))], lambda given: connected_count(given[0])),
        CountWord("upgraded", [Parameter("kind", list(UPGRADED))], lambda given: upgraded_count(given[0])),
        CountWord("tunnel", [], lambda given: Tally("tunnel", "", TUNNEL, NONE)),
        CountWord("tunnel-at-city", [], lambda given: Tally("tunnel-at-city", "", network.AT_CITY, NONE)),
        CountWord("upgraded-tunnel-at-city", [], lambda given: Tally("upgraded-tunnel-at-city", "", network.UPGRADED_AT_CITY, NONE)),
        CountWord("upgraded-set", [], lambda given: Tally("upgraded-set", "", network.SETS, NONE)),
        CountWord("claimed-card", [], lambda given: ClaimedCards(False)),
        CountWord("claimed-type", [], lambda given: ClaimedCards(True)),
        CountWord("paid-special", [], lambda given: PaidSpecials()),
        CountWord("on-space", [Parameter("space", most=SPACES)], lambda given: OnSpace(given[0])),
    ],
    events=EVENTS,
    modifiers=MODIFIERS,
    periods=PERIODS,
    any_order="effect-steps",
)
