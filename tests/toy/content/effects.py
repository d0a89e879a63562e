"""The words of the toy game's effect language: gains, prices, the wheel, machines, chance, counts and occasions."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.ability import LESS, MORE, answer
from ludarium.engine.context import Context
from ludarium.engine.effect import Count, Effect
from ludarium.engine.language import ANY_KIND, CountWord, EventWord, ModifierWord, Parameter, Verb, Vocabulary
from ludarium.engine.phrase import Icon, Phrase, Refusal

from ..rules.cards import ThrowCard, draw_cards
from ..rules.sites import HERE, OTHER, WHERE, ChooseSite, build, open_sites, put_machine
from ..state import COST, KINDS, MOST_SITES, NOTHING, PERIODS, ROOM, SECTORS, TURN_WHEEL, ToyState

GOODS: Final = ["gold", "vp"]


class Amount(Effect[ToyState]):
    """What verbs with a number share."""

    word: str = ""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def words(self) -> Phrase:
        return Phrase(f"toy-{self.word}", {"count": self.amount})

    def icons(self) -> list[Icon]:
        return [Icon(self.word, self.amount)]

    def source(self) -> str:
        return f"{self.word} {self.amount}"

    def has_amount(self) -> bool:
        return True

    def gives(self) -> str:
        return self.word

    def measure(self, state: ToyState, context: Context) -> int:
        return self.amount


class Gold(Amount):
    """`gold 2`: from the bank, which never runs out (TOY-1)."""

    word = "gold"

    def perform(self, state: ToyState, context: Context) -> None:
        state.farmers[context.seat].gold += self.amount
        state.report("gold", context.seat, {"count": self.amount})

    def resized(self, amount: int) -> Effect[ToyState]:
        return Gold(amount)


class Points(Amount):
    """`vp 2`."""

    word = "vp"

    def perform(self, state: ToyState, context: Context) -> None:
        state.farmers[context.seat].vp += self.amount
        state.report("vp", context.seat, {"count": self.amount})

    def resized(self, amount: int) -> Effect[ToyState]:
        return Points(amount)


class Draw(Amount):
    """`draw 2`: unseen from the deck (TOY-2)."""

    word = "draw"

    def perform(self, state: ToyState, context: Context) -> None:
        draw_cards(state, context.seat, self.amount)

    def why_not(self, state: ToyState, context: Context) -> Refusal | None:
        return None if state.deck or state.discard else Refusal("no-cards", "TOY-2")

    def resized(self, amount: int) -> Effect[ToyState]:
        return Draw(amount)


class TurnWheel(Amount):
    """`turn-wheel 2`: what lies on the sectors that reach the gate comes home; each turn is an occasion (TOY-3)."""

    word = "turn-wheel"

    def perform(self, state: ToyState, context: Context) -> None:
        farmer = state.farmers[context.seat]
        turning = state.standing(context.seat).answers[TURN_WHEEL]
        for turn in range(self.amount):
            farmer.gate = (farmer.gate + 1) % SECTORS
            farmer.gold += farmer.wheel[farmer.gate]
            farmer.wheel[farmer.gate] = 0
            answer(state, turning, Context(context.seat, TURN_WHEEL))
        state.report("turn-wheel", context.seat, {"count": self.amount})

    def resized(self, amount: int) -> Effect[ToyState]:
        return TurnWheel(amount)


class Throw(Amount):
    """`throw 2`: cards of the hand go face down to the discard pile (TOY-4)."""

    word = "throw"

    def perform(self, state: ToyState, context: Context) -> None:
        for turn in range(min(self.amount, len(state.farmers[context.seat].hand))):
            state.push(ThrowCard(context.seat))

    def why_not(self, state: ToyState, context: Context) -> Refusal | None:
        return None if len(state.farmers[context.seat].hand) >= self.amount else Refusal("too-few-cards", "TOY-4")

    def resized(self, amount: int) -> Effect[ToyState]:
        return Throw(amount)


class Invest(Amount):
    """`invest 2`: gold goes on the sector that reaches the gate last (TOY-3)."""

    word = "invest"

    def perform(self, state: ToyState, context: Context) -> None:
        farmer = state.farmers[context.seat]
        if farmer.gold < self.amount:
            raise AssertionError("gold was invested that is not there")
        farmer.gold -= self.amount
        farmer.wheel[farmer.gate] += self.amount

    def why_not(self, state: ToyState, context: Context) -> Refusal | None:
        return None if state.farmers[context.seat].gold >= self.amount else Refusal("too-little-gold", "TOY-5")

    def resized(self, amount: int) -> Effect[ToyState]:
        return Invest(amount)


class Pay(Amount):
    """`pay gold 2`: only who has it can (TOY-5)."""

    word = "pay"

    def __init__(self, good: str, amount: int) -> None:
        super().__init__(amount)
        self.good = good

    def held(self, state: ToyState, context: Context) -> int:
        """Return how much there is to pay with."""
        return state.farmers[context.seat].gold if self.good == "gold" else state.farmers[context.seat].vp

    def perform(self, state: ToyState, context: Context) -> None:
        if self.held(state, context) < self.amount:
            raise AssertionError("a price was charged that cannot be paid")
        if self.good == "gold":
            state.farmers[context.seat].gold -= self.amount
        else:
            state.farmers[context.seat].vp -= self.amount
        state.report("paid", context.seat, {"count": self.amount, "good": self.good})

    def why_not(self, state: ToyState, context: Context) -> Refusal | None:
        if self.held(state, context) >= self.amount:
            return None
        return Refusal("too-little-gold", "TOY-5") if self.good == "gold" else Refusal("too-little-vp", "TOY-5")

    def resized(self, amount: int) -> Effect[ToyState]:
        return Pay(self.good, amount)

    def gives(self) -> str:
        return ""

    def words(self) -> Phrase:
        return Phrase("toy-pay", {"count": self.amount, "good": self.good})

    def source(self) -> str:
        return f"pay {self.good} {self.amount}"


class Machine(Effect[ToyState]):
    """`machine 1 here`, `other`, `any`: machines on the own sites, at most three on each (TOY-6)."""

    def __init__(self, amount: int, where: str) -> None:
        self.amount = amount
        self.where = where

    def perform(self, state: ToyState, context: Context) -> None:
        for turn in range(self.amount):
            state.push(PlaceMachine(self.where).task(context))

    def why_not(self, state: ToyState, context: Context) -> Refusal | None:
        return None if open_sites(state, context.seat, self.where, context.place) else Refusal("no-site", "TOY-6")

    def words(self) -> Phrase:
        return Phrase("toy-machine", {"count": self.amount, "where": self.where})

    def icons(self) -> list[Icon]:
        return [Icon(f"machine-{self.where}", self.amount)]

    def source(self) -> str:
        return f"machine {self.amount} {self.where}"


class PlaceMachine(Machine):
    """One machine of several."""

    def __init__(self, where: str) -> None:
        super().__init__(1, where)

    def perform(self, state: ToyState, context: Context) -> None:
        free = open_sites(state, context.seat, self.where, context.place)
        if len(free) > 1:
            state.push(ChooseSite(context.seat, self.where, context.place))
        elif free:
            put_machine(state, context.seat, free[0])


class Build(Effect[ToyState]):
    """`build farm`: a site without a card, which is an occasion like any other site (TOY-7)."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def perform(self, state: ToyState, context: Context) -> None:
        if self.why_not(state, context) is None:
            build(state, context.seat, KINDS.index(self.kind), NOTHING)

    def why_not(self, state: ToyState, context: Context) -> Refusal | None:
        return Refusal("no-room", "TOY-7") if len(state.farmers[context.seat].sites) >= MOST_SITES else None

    def words(self) -> Phrase:
        return Phrase("toy-build", {"kind": self.kind})

    def icons(self) -> list[Icon]:
        return [Icon(self.kind)]

    def source(self) -> str:
        return f"build {self.kind}"


class Roll(Effect[ToyState]):
    """`roll`: one to three gold by chance (TOY-8)."""

    def perform(self, state: ToyState, context: Context) -> None:
        state.seal()
        thrown = 1 + state.chance.below(3)
        state.farmers[context.seat].gold += thrown
        state.report("roll", context.seat, {"count": thrown})

    def words(self) -> Phrase:
        return Phrase("toy-roll")

    def icons(self) -> list[Icon]:
        return [Icon("dice")]

    def source(self) -> str:
        return "roll"


class SiteCount(Count[ToyState]):
    """`farms`, `mills`, `towers`."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def value(self, state: ToyState, context: Context) -> int:
        return state.farmers[context.seat].count(self.kind)

    def words(self) -> Phrase:
        return Phrase("count-sites", {"kind": KINDS[self.kind]})

    def icons(self) -> list[Icon]:
        return [Icon(KINDS[self.kind])]

    def source(self) -> str:
        return f"{KINDS[self.kind]}s"


class HandCount(Count[ToyState]):
    """`hand`: cards in hand."""

    def value(self, state: ToyState, context: Context) -> int:
        return len(state.farmers[context.seat].hand)

    def words(self) -> Phrase:
        return Phrase("count-hand")

    def icons(self) -> list[Icon]:
        return [Icon("hand")]

    def source(self) -> str:
        return "hand"


class MachineCount(Count[ToyState]):
    """`machines here`, `other`, `any`; any if nothing is said."""

    def __init__(self, where: str) -> None:
        self.where = where

    def value(self, state: ToyState, context: Context) -> int:
        farmer = state.farmers[context.seat]
        here = farmer.sites[context.place].machines if 0 <= context.place < len(farmer.sites) else 0
        if self.where == HERE:
            return here
        return farmer.machines() - (here if self.where == OTHER else 0)

    def words(self) -> Phrase:
        return Phrase("count-machines", {"where": self.where})

    def icons(self) -> list[Icon]:
        return [Icon(f"machine-{self.where}")]

    def source(self) -> str:
        return f"machines {self.where}"


def _verb(word: str, kind: type[Any]) -> Verb:
    return Verb(word, [Parameter("how many", default=1)], lambda arguments: kind(arguments[0]))


VOCABULARY: Final = Vocabulary(
    verbs=[
        _verb("gold", Gold),
        _verb("vp", Points),
        _verb("draw", Draw),
        _verb("turn-wheel", TurnWheel),
        _verb("throw", Throw),
        _verb("invest", Invest),
        Verb("pay", [Parameter("good", GOODS), Parameter("how many")], lambda arguments: Pay(arguments[0], arguments[1])),
        Verb(
            "machine",
            [Parameter("how many"), Parameter("where", WHERE)],
            lambda arguments: Machine(arguments[0], arguments[1]),
        ),
        Verb("build", [Parameter("kind", KINDS)], lambda arguments: Build(arguments[0])),
        Verb("roll", [], lambda arguments: Roll()),
    ],
    counts=[
        CountWord("farms", [], lambda arguments: SiteCount(0)),
        CountWord("mills", [], lambda arguments: SiteCount(1)),
        CountWord("towers", [], lambda arguments: SiteCount(2)),
        CountWord("hand", [], lambda arguments: HandCount()),
        CountWord("machines", [Parameter("where", WHERE, default="any")], lambda arguments: MachineCount(arguments[0])),
    ],
    events=[
        EventWord("build", [Parameter("kind", [*KINDS, ANY_KIND])]),
        EventWord("turn-wheel"),
        EventWord("round"),
        EventWord("end"),
        EventWord("rest", replaceable=True),
        EventWord("play", raised=False),
    ],
    modifiers=[
        ModifierWord("cheaper", COST, LESS, ["play"], about=[Parameter("kind", KINDS)]),
        ModifierWord("more-room", ROOM, MORE, ["play"]),
    ],
    periods=PERIODS,
)
