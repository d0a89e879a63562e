"""The words that Imperial Miners adds to the effect language (IM-C6 to IM-C9, IM-C49)."""

from __future__ import annotations

from typing import Final

from ludarium.engine.ability import LESS, MORE
from ludarium.engine.context import Context
from ludarium.engine.effect import Count, Effect, Goods
from ludarium.engine.language import CountWord, EventWord, ModifierWord, Parameter, Verb, Vocabulary
from ludarium.engine.phrase import Icon, Phrase, Refusal
from ludarium.games.miners.content.components import COST, PASSES, RESEARCH, SURFACES, TIMINGS
from ludarium.games.miners.notation import DRAWN_LEVELS, FACTIONS
from ludarium.games.miners.rules.activation import WHICH, SpecialActivation
from ludarium.games.miners.rules.drawing import ANY_FACTION, ANY_LEVEL, TOP_LEVEL, Discards, DrawCards, FactionDraws
from ludarium.games.miners.rules.mine import LEVELS, NOTHING, ROW_OF
from ludarium.games.miners.rules.research import Research
from ludarium.games.miners.rules.supply import gain_gold, gain_points, pay_gold, scots_price, why_not_pay
from ludarium.games.miners.rules.tokens import (
    ANY,
    HERE,
    WHERE,
    ClearCollapses,
    MoveMachine,
    PlaceCarts,
    PlaceCollapse,
    PlaceMachines,
    bury,
    spend_machines,
    why_not_spend,
)
from ludarium.games.miners.state import MinersState

GOLD: Final = 0
VP: Final = 1
GOODS: Final = ["gold", "vp"]
ANY_WORD: Final = "any"


class Gain(Goods[MinersState]):
    """`gold 2`, `vp 3`."""

    def perform(self, state: MinersState, context: Context) -> None:
        if self.good == GOLD:
            gain_gold(state, context.seat, self.amount)
        else:
            gain_points(state, context.seat, self.amount, context.cause)

    def word(self) -> str:
        return GOODS[self.good]

    def resized(self, amount: int) -> Gain:
        return Gain(self.good, amount)


class Draw(Effect[MinersState]):
    """`draw 2`: cards of the levels I to III; `draw 2 II`: of that level; `draw-IV 1`: of level IV (IM-D2, IM-D4, IM-R29)."""

    def __init__(self, count: int, level: int) -> None:
        self.count = count
        self.level = level

    def perform(self, state: MinersState, context: Context) -> None:
        state.push(DrawCards(context.seat, self.count, self.level))

    def words(self) -> Phrase:
        if self.level == ANY_LEVEL:
            return Phrase("do-draw", {"count": self.count})
        return Phrase("do-draw-level", {"count": self.count, "level": LEVELS[self.level]})

    def icons(self) -> list[Icon]:
        return [Icon("card" if self.level == ANY_LEVEL else f"card-{LEVELS[self.level]}", self.count)]

    def source(self) -> str:
        if self.level == TOP_LEVEL:
            return f"draw-IV {self.count}"
        return f"draw {self.count}" if self.level == ANY_LEVEL else f"draw {self.count} {LEVELS[self.level]}"


class FactionDraw(Effect[MinersState]):
    """`faction-draw 2 any`, `faction-draw 1 romans` (IM-D10, IM-D15)."""

    def __init__(self, count: int, faction: int) -> None:
        self.count = count
        self.faction = faction

    def name(self) -> str:
        """Return the faction as it is written."""
        return ANY_WORD if self.faction == ANY_FACTION else FACTIONS[self.faction]

    def perform(self, state: MinersState, context: Context) -> None:
        state.push(FactionDraws(context.seat, self.count, self.faction))

    def words(self) -> Phrase:
        return Phrase("do-faction-draw", {"count": self.count, "faction": self.name()})

    def icons(self) -> list[Icon]:
        return [Icon(f"draw-{self.name()}", self.count)]

    def source(self) -> str:
        return f"faction-draw {self.count} {self.name()}"


class DoResearch(Effect[MinersState]):
    """`research 2` (IM-L1)."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def perform(self, state: MinersState, context: Context) -> None:
        state.push(Research(context.seat, self.steps))

    def words(self) -> Phrase:
        return Phrase("do-research", {"steps": self.steps})

    def icons(self) -> list[Icon]:
        return [Icon("research", self.steps)]

    def source(self) -> str:
        return f"research {self.steps}"


class PlaceMachine(Effect[MinersState]):
    """`machine 1 here`, on an `other` card, or on `any` (IM-M1, IM-R17)."""

    def __init__(self, count: int, where: str) -> None:
        self.count = count
        self.where = where

    def perform(self, state: MinersState, context: Context) -> None:
        state.push(PlaceMachines(context.seat, self.count, self.where, context.place))

    def words(self) -> Phrase:
        return Phrase("do-machine", {"count": self.count, "where": self.where})

    def icons(self) -> list[Icon]:
        return [Icon(f"machine-{self.where}", self.count)]

    def source(self) -> str:
        return f"machine {self.count} {self.where}"


class PlaceCart(Effect[MinersState]):
    """`cart 1`: cart tokens on half-full carts (IM-W4)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def perform(self, state: MinersState, context: Context) -> None:
        state.push(PlaceCarts(context.seat, self.count))

    def words(self) -> Phrase:
        return Phrase("do-cart", {"count": self.count})

    def icons(self) -> list[Icon]:
        return [Icon("cart-token", self.count)]

    def source(self) -> str:
        return f"cart {self.count}"


class Collapse(Effect[MinersState]):
    """`collapse here`: part of the effect, not a price (IM-R15); `collapse any`: on a card of choice."""

    def __init__(self, where: str) -> None:
        self.where = where

    def perform(self, state: MinersState, context: Context) -> None:
        if self.where == ANY:
            state.push(PlaceCollapse(context.seat))
        elif context.place != NOTHING:
            bury(state, context.seat, context.place)

    def words(self) -> Phrase:
        return Phrase("do-collapse", {"where": self.where})

    def icons(self) -> list[Icon]:
        return [Icon(f"collapse-{self.where}")]

    def source(self) -> str:
        return f"collapse {self.where}"


class Uncollapse(Effect[MinersState]):
    """`uncollapse 2`: removes up to so many collapses (IM-B6)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def perform(self, state: MinersState, context: Context) -> None:
        state.push(ClearCollapses(context.seat, self.count))

    def words(self) -> Phrase:
        return Phrase("do-clear", {"count": self.count})

    def icons(self) -> list[Icon]:
        return [Icon("clear", self.count)]

    def source(self) -> str:
        return f"uncollapse {self.count}"


class Activate(Effect[MinersState]):
    """`activate any`, `adjacent`, of a faction or a level: a special activation (IM-Q1)."""

    def __init__(self, which: str) -> None:
        self.which = which

    def perform(self, state: MinersState, context: Context) -> None:
        state.push(SpecialActivation(context.seat, self.which, context.place))

    def words(self) -> Phrase:
        return Phrase("do-activate", {"which": self.which})

    def icons(self) -> list[Icon]:
        return [Icon(f"activate-{self.which}")]

    def source(self) -> str:
        return f"activate {self.which}"


class Pay(Effect[MinersState]):
    """`pay 4`, or `pay 4 scots`: less 1 for each Scots card (IM-C8, IM-F3)."""

    def __init__(self, amount: int, scots: bool) -> None:
        self.amount = amount
        self.scots = scots

    def price(self, state: MinersState, context: Context) -> int:
        """Return what is paid now."""
        return scots_price(state, context.seat, self.amount) if self.scots else self.amount

    def perform(self, state: MinersState, context: Context) -> None:
        pay_gold(state, context.seat, self.price(state, context))

    def why_not(self, state: MinersState, context: Context) -> Refusal | None:
        return why_not_pay(state, context.seat, self.price(state, context))

    def words(self) -> Phrase:
        return Phrase("do-pay", {"count": self.amount, "scots": 1 if self.scots else 0})

    def icons(self) -> list[Icon]:
        return [Icon("pay-scots" if self.scots else "pay", self.amount)]

    def source(self) -> str:
        return f"pay {self.amount} scots" if self.scots else f"pay {self.amount}"


class Discard(Effect[MinersState]):
    """`discard 2`: as a price in full (IM-R13), else as far as there are cards; `discard-up-to 3`: as many as one likes."""

    def __init__(self, count: int, free: bool) -> None:
        self.count = count
        self.free = free

    def perform(self, state: MinersState, context: Context) -> None:
        state.push(Discards(context.seat, self.count, self.free))

    def why_not(self, state: MinersState, context: Context) -> Refusal | None:
        held = len(state.miners[context.seat].hand)
        if self.free or held >= self.count:
            return None
        return Refusal("too-few-cards", "IM-R13", {"needed": self.count, "held": held})

    def words(self) -> Phrase:
        return Phrase("do-discard", {"count": self.count, "free": 1 if self.free else 0})

    def icons(self) -> list[Icon]:
        return [Icon("discard-up-to" if self.free else "discard", self.count)]

    def source(self) -> str:
        return f"discard-up-to {self.count}" if self.free else f"discard {self.count}"


class Spend(Effect[MinersState]):
    """`spend 2 machines`: from this card, as a price (IM-C8)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def perform(self, state: MinersState, context: Context) -> None:
        spend_machines(state, context.seat, context.place, self.count)

    def why_not(self, state: MinersState, context: Context) -> Refusal | None:
        return why_not_spend(state, context.seat, context.place, self.count)

    def words(self) -> Phrase:
        return Phrase("do-spend", {"count": self.count})

    def icons(self) -> list[Icon]:
        return [Icon("spend-machine", self.count)]

    def source(self) -> str:
        return f"spend {self.count} machines"


class Move(Effect[MinersState]):
    """`move-machine`: one machine from an own card to another."""

    def perform(self, state: MinersState, context: Context) -> None:
        state.push(MoveMachine(context.seat))

    def words(self) -> Phrase:
        return Phrase("do-move-machine")

    def icons(self) -> list[Icon]:
        return [Icon("move-machine")]

    def source(self) -> str:
        return "move-machine"


class NextCost(Effect[MinersState]):
    """`next-cost 2`: the player's next card costs so much less, in whatever round (IM-R47)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def perform(self, state: MinersState, context: Context) -> None:
        state.miners[context.seat].discount += self.amount
        if state.listener is not None:
            state.report("discount", context.seat, {"count": self.amount})

    def words(self) -> Phrase:
        return Phrase("do-next-cost", {"count": self.amount})

    def icons(self) -> list[Icon]:
        return [Icon("next-cost", self.amount)]

    def source(self) -> str:
        return f"next-cost {self.amount}"


# ---------------------------------------------------------------------------------------------------------------------
# Counts
# ---------------------------------------------------------------------------------------------------------------------

PLAIN_COUNTS: Final = [
    "factions",
    "machines-here",
    "machines",
    "collapses",
    "uncollapsed",
    "full-carts",
    "full-carts-here",
    "adjacent",
    "row-here",
    "height",
    "steps",
    "boards",
    "hand",
    "discarded",
    "gold",
    "activated",
]
ROW_COUNTS: Final = [f"row-{level}" for level in LEVELS]
COUNTS: Final = [*FACTIONS, *ROW_COUNTS, *PLAIN_COUNTS]


class Counted(Count[MinersState]):
    """Something of the player's own, by its word (IM-C9); counts are taken when they are needed (IM-R44)."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.number = COUNTS.index(word)

    def value(self, state: MinersState, context: Context) -> int:
        number = self.number
        if number < FIRST_ROW:
            return state.cards_of(context.seat, number)
        if number < FIRST_PLAIN:
            return state.miners[context.seat].mine.in_row(number - FIRST_ROW)
        if number in AT_PLACE:
            return count_at_place(state, context, number)
        return count_of_miner(state, context.seat, number)

    def words(self) -> Phrase:
        return Phrase("count", {"what": self.word})

    def icons(self) -> list[Icon]:
        return [Icon(f"count-{self.word}")]

    def source(self) -> str:
        return self.word


FIRST_ROW: Final = len(FACTIONS)
FIRST_PLAIN: Final = FIRST_ROW + len(LEVELS)
MACHINES_HERE: Final = COUNTS.index("machines-here")
FULL_CARTS_HERE: Final = COUNTS.index("full-carts-here")
ADJACENT_CARDS: Final = COUNTS.index("adjacent")
ROW_HERE: Final = COUNTS.index("row-here")
AT_PLACE: Final = [MACHINES_HERE, FULL_CARTS_HERE, ADJACENT_CARDS, ROW_HERE]
DIFFERENT_FACTIONS: Final = COUNTS.index("factions")
MACHINES: Final = COUNTS.index("machines")
COLLAPSES: Final = COUNTS.index("collapses")
UNCOLLAPSED: Final = COUNTS.index("uncollapsed")
FULL_CARTS: Final = COUNTS.index("full-carts")
HEIGHT: Final = COUNTS.index("height")
STEPS_GAINED: Final = COUNTS.index("steps")
BOARDS_COMPLETED: Final = COUNTS.index("boards")
CARDS_IN_HAND: Final = COUNTS.index("hand")
DISCARDED: Final = COUNTS.index("discarded")
GOLD_OWNED: Final = COUNTS.index("gold")


def count_at_place(state: MinersState, context: Context, number: int) -> int:
    """Return what is counted round the card; away from a card there is nothing."""
    if context.place == NOTHING:
        return 0
    mine = state.miners[context.seat].mine
    if number == MACHINES_HERE:
        return mine.at(context.place).machines
    if number == FULL_CARTS_HERE:
        return mine.full_beside(context.place)
    return mine.adjacent(context.place) if number == ADJACENT_CARDS else mine.in_row(ROW_OF[context.place])


def count_of_miner(state: MinersState, seat: int, number: int) -> int:
    """Return what is counted in the whole mine, in hand, or on the boards."""
    miner = state.miners[seat]
    if number == DIFFERENT_FACTIONS:
        return state.factions_of(seat).bit_count()
    if number == MACHINES:
        return miner.mine.machines()
    if number == COLLAPSES:
        return miner.mine.collapses()
    if number == FULL_CARTS:
        return miner.mine.full
    if number == GOLD_OWNED:
        return miner.gold
    if number == STEPS_GAINED:
        return miner.steps
    if number == HEIGHT:
        return miner.step
    if number == BOARDS_COMPLETED:
        return miner.completed
    if number == CARDS_IN_HAND:
        return len(miner.hand)
    if number == DISCARDED:
        return miner.discarded
    return miner.cleared if number == UNCOLLAPSED else miner.mine.activated()


# ---------------------------------------------------------------------------------------------------------------------
# The vocabulary
# ---------------------------------------------------------------------------------------------------------------------

MANY: Final = Parameter("how many", default=1)


def _count_word(word: str) -> CountWord:
    return CountWord(word, [], lambda given: Counted(word))


LEVEL: Final = Parameter("level", LEVELS[:DRAWN_LEVELS], default="")

VOCABULARY: Final = Vocabulary(
    verbs=[
        Verb("gold", [MANY], lambda given: Gain(GOLD, given[0])),
        Verb("vp", [MANY], lambda given: Gain(VP, given[0])),
        Verb("draw", [MANY, LEVEL], lambda given: Draw(given[0], LEVELS.index(given[1]) if given[1] else ANY_LEVEL)),
        Verb("draw-IV", [MANY], lambda given: Draw(given[0], TOP_LEVEL)),
        Verb(
            "faction-draw",
            [MANY, Parameter("faction", [ANY_WORD, *FACTIONS])],
            lambda given: FactionDraw(given[0], FACTIONS.index(given[1]) if given[1] in FACTIONS else ANY_FACTION),
        ),
        Verb("research", [MANY], lambda given: DoResearch(given[0])),
        Verb("machine", [MANY, Parameter("where", WHERE)], lambda given: PlaceMachine(given[0], given[1])),
        Verb("cart", [MANY], lambda given: PlaceCart(given[0])),
        Verb("collapse", [Parameter("where", [HERE, ANY])], lambda given: Collapse(given[0])),
        Verb("uncollapse", [MANY], lambda given: Uncollapse(given[0])),
        Verb("activate", [Parameter("which", WHICH)], lambda given: Activate(given[0])),
        Verb("pay", [MANY, Parameter("reduction", ["scots"], default="")], lambda given: Pay(given[0], given[1] == "scots")),
        Verb("discard", [MANY], lambda given: Discard(given[0], False)),
        Verb("discard-up-to", [MANY], lambda given: Discard(given[0], True)),
        Verb("spend", [MANY, Parameter("what", ["machines"])], lambda given: Spend(given[0])),
        Verb("move-machine", [], lambda given: Move()),
        Verb("next-cost", [MANY], lambda given: NextCost(given[0])),
    ],
    counts=[_count_word(word) for word in COUNTS],
    events=[EventWord(TIMINGS[0]), EventWord(TIMINGS[1]), EventWord(TIMINGS[2], raised=False)],
    modifiers=[
        ModifierWord("all-costs", COST, LESS, [TIMINGS[2]]),
        ModifierWord("research-longer", RESEARCH, MORE, [TIMINGS[2]]),
        ModifierWord("surface-twice", SURFACES, MORE, [TIMINGS[2]], fixed=1),
        ModifierWord("collapse-passes", PASSES, MORE, [TIMINGS[2]], fixed=1),
    ],
)
