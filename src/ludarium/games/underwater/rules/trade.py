"""Payments, exchanges and goods of one's choice (UC-C18)."""

from __future__ import annotations

from typing import ClassVar

from ludarium.engine.agenda import SEAT, Ask
from ludarium.engine.context import Context
from ludarium.engine.fields import ContextField, EffectField, Field, Truth
from ludarium.engine.lexicon import CHOOSE
from ludarium.engine.phrase import Icon, Option, Phrase, Refusal
from ludarium.games.underwater.content.kinds import PIECES, RESOURCE_COUNT, RESOURCES, STRUCTURE_KINDS
from ludarium.games.underwater.notation import MIX
from ludarium.games.underwater.rules.duties import weighed
from ludarium.games.underwater.rules.means import Means
from ludarium.games.underwater.rules.network import AT_CITY, UPGRADED_AT_CITY, UPGRADED_OF
from ludarium.games.underwater.rules.steps import FreeChoice, Leaf, Payment, slot_gave
from ludarium.games.underwater.rules.supply import gain_one, goods_words, pay, resource_words
from ludarium.games.underwater.state import FROM_SLOT, UnderwaterState

ANY_PIECE: int = -1


class Pay(Payment):
    """`pay credit 2`: what stands before a colon (UC-G12)."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def cost(self) -> list[int]:
        cost = [0] * RESOURCE_COUNT
        cost[self.resource] = self.amount
        return cost

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        return state.sides[context.seat].goods[self.resource] >= self.amount

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        missing = self.amount - state.sides[context.seat].goods[self.resource]
        return Refusal("cannot-pay", "UC-J4", {"goods": [resource_words(self.resource, missing)]})

    def could_be(self, state: UnderwaterState, means: Means) -> bool:
        return means.goods[self.resource] >= self.amount

    def perform(self, state: UnderwaterState, context: Context) -> None:
        pay(state, context.seat, self.cost())

    def words(self) -> Phrase:
        return resource_words(self.resource, self.amount)

    def icons(self) -> list[Icon]:
        return [Icon("pay"), Icon(RESOURCES[self.resource], self.amount)]

    def source(self) -> str:
        return f"pay {RESOURCES[self.resource]} {self.amount}"


class Forgo(Payment):
    """`forgo lab science 1`: something that pieces of a kind, or any, have produced in this production is given up (UC-Q20, UC-G42)."""

    def __init__(self, piece: int, resource: int, amount: int) -> None:
        self.piece = piece
        self.resource = resource
        self.amount = amount

    def cost(self) -> list[int]:
        cost = [0] * RESOURCE_COUNT
        cost[self.resource] = self.amount
        return cost

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        return state.sides[context.seat].produced[self.resource] >= self.amount and self.has_producer(state, context.seat)

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        return Refusal("not-produced", "UC-G42")

    def has_producer(self, state: UnderwaterState, seat: int) -> bool:
        """Say whether a piece of the kind has produced enough of it by itself."""
        if self.piece == ANY_PIECE:
            return True
        data = state.content.pieces[self.piece]
        counts = state.sides[seat].tally
        at_tunnel = self.piece == STRUCTURE_KINDS - 1
        plain = counts[AT_CITY] if at_tunnel else counts[self.piece]
        upgraded = counts[UPGRADED_AT_CITY] if at_tunnel else counts[UPGRADED_OF + self.piece]
        if plain and data.produces[self.resource] >= self.amount:
            return True
        return upgraded > 0 and data.produces[self.resource] + data.upgraded[self.resource] >= self.amount

    def perform(self, state: UnderwaterState, context: Context) -> None:
        side = state.sides[context.seat]
        side.produced = side.produced.copy()
        side.produced[self.resource] -= self.amount
        pay(state, context.seat, self.cost())

    def words(self) -> Phrase:
        kind = "any" if self.piece == ANY_PIECE else PIECES[self.piece]
        return Phrase("do-forgo", {"kind": kind, "goods": [resource_words(self.resource, self.amount)]})

    def icons(self) -> list[Icon]:
        row = [Icon("forgo"), Icon(RESOURCES[self.resource], self.amount)]
        return row if self.piece == ANY_PIECE else [Icon(PIECES[self.piece]), *row]

    def source(self) -> str:
        kind = "any" if self.piece == ANY_PIECE else PIECES[self.piece]
        return f"forgo {kind} {RESOURCES[self.resource]} {self.amount}"


class Exchange(Leaf):
    """`exchange kelp 1 steelplast 1`: once, in either direction (UC-G18, UC-G19)."""

    def __init__(self, one: int, ones: int, other: int, others: int) -> None:
        self.one = one
        self.ones = ones
        self.other = other
        self.others = others

    def ways(self, state: UnderwaterState, seat: int) -> list[int]:
        """Return the directions that can be paid: 0 gives the first good, 1 gives the second."""
        goods = state.sides[seat].goods
        found: list[int] = []
        if goods[self.one] >= self.ones:
            found.append(0)
        if goods[self.other] >= self.others:
            found.append(1)
        return found

    def given(self, way: int) -> Phrase:
        """Return what is given, in words."""
        return resource_words(self.other, self.others) if way else resource_words(self.one, self.ones)

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        goods = state.sides[context.seat].goods
        return goods[self.one] >= self.ones or goods[self.other] >= self.others

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        return Refusal("cannot-pay", "UC-G19", {"goods": [resource_words(self.one, self.ones)]})

    def add_means(self, state: UnderwaterState, means: Means) -> None:
        means.goods[self.one] += self.ones
        means.goods[self.other] += self.others

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        state.push(ChooseExchange(context.seat, context, self, free))

    def words(self) -> Phrase:
        return Phrase("do-exchange", {"one": self.given(0), "other": self.given(1)})

    def icons(self) -> list[Icon]:
        return [Icon(RESOURCES[self.one], self.ones), Icon("exchange"), Icon(RESOURCES[self.other], self.others)]

    def source(self) -> str:
        return f"exchange {RESOURCES[self.one]} {self.ones} {RESOURCES[self.other]} {self.others}"


class ChooseExchange(FreeChoice):
    """In which direction goods are exchanged."""

    saved: ClassVar[list[Field]] = [SEAT, ContextField("context"), EffectField("effect"), Truth("free")]

    def __init__(self, seat: int, context: Context, effect: Exchange, free: bool) -> None:
        super().__init__(seat, free)
        self.context = context
        self.effect = effect

    def ways(self, state: UnderwaterState) -> list[int]:
        return [CHOOSE.at(way) for way in self.effect.ways(state, self.seat)]

    def choose(self, state: UnderwaterState, move: int) -> None:
        effect = self.effect
        back = CHOOSE.index(move) == 1
        cost = [0] * RESOURCE_COUNT
        cost[effect.other if back else effect.one] = effect.others if back else effect.ones
        pay(state, self.seat, cost)
        gained, amount = (effect.one, effect.ones) if back else (effect.other, effect.others)
        gain_one(state, self.seat, gained, amount, self.context.cause)

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-exchange")

    def rule(self) -> str:
        return "UC-G18"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        way = CHOOSE.index(move)
        label = Phrase("move-exchange", {"one": self.effect.given(way), "other": self.effect.given(1 - way)})
        return Option(move, CHOOSE.text(move), label, f"choice:{way + 1}")


class Different(Leaf):
    """`different 2 kelp steelplast science credit`: goods of different kinds, one each (UC-H23, UC-R14)."""

    def __init__(self, count: int, among: list[int]) -> None:
        self.count = count
        self.among = among

    def add_means(self, state: UnderwaterState, means: Means) -> None:
        for resource in self.among:
            means.goods[resource] += 1

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        state.push(ChooseGoods(context.seat, context, self))

    def cost_now(self, state: UnderwaterState, seat: int) -> list[int] | None:
        return [0] * RESOURCE_COUNT

    def words(self) -> Phrase:
        return Phrase(
            "do-different", {"count": self.count, "goods": [Phrase("resource", {"kind": RESOURCES[kind]}) for kind in self.among]}
        )

    def icons(self) -> list[Icon]:
        return [Icon("different", self.count), *[Icon(RESOURCES[kind]) for kind in self.among]]

    def source(self) -> str:
        return f"different {self.count} {' '.join(RESOURCES[kind] for kind in self.among)}"


class ChooseGoods(Ask[UnderwaterState]):
    """Which different goods are gained."""

    saved: ClassVar[list[Field]] = [SEAT, ContextField("context"), EffectField("effect")]

    def __init__(self, seat: int, context: Context, effect: Different) -> None:
        super().__init__(seat)
        self.context = context
        self.effect = effect

    def moves(self, state: UnderwaterState) -> list[int]:
        allowed = 0
        for resource in self.effect.among:
            allowed |= 1 << resource
        masks = [mask for mask in range(1, 1 << RESOURCE_COUNT) if mask & ~allowed == 0 and mask.bit_count() == self.effect.count]
        return weighed(state, [MIX.at(mask - 1) for mask in masks])

    def play(self, state: UnderwaterState, move: int) -> None:
        mask = MIX.index(move) + 1
        for resource in range(RESOURCE_COUNT):
            if mask >> resource & 1:
                gain_one(state, self.seat, resource, 1, self.context.cause)
                if self.context.cause == FROM_SLOT:
                    slot_gave(state, self.seat, resource)

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-goods", {"count": self.effect.count})

    def rule(self) -> str:
        return "UC-R14"

    def option(self, state: UnderwaterState, move: int) -> Option:
        mask = MIX.index(move) + 1
        goods = goods_words([mask >> resource & 1 for resource in range(RESOURCE_COUNT)])
        return Option(move, MIX.text(move), Phrase("move-goods", {"goods": goods}), state.game.target(move))
