"""The steps of an effect (UC-I): in any order, each may be waived, and what is triggered on the way comes first.

Goods, cards and points without a price are always taken (UC-R63), and at once, since nothing is gained by waiting. Everything else is
the player's choice. Where only one step is possible, its own question is asked straight away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ludarium.engine.ability import Ability, is_unused, note_use
from ludarium.engine.agenda import SEAT, Ask
from ludarium.engine.context import NONE, Context
from ludarium.engine.effect import By, Effect, Either, Goods, If, InAnyOrder, InOrder, Joined, Per, Priced, Times
from ludarium.engine.fields import ContextField, EffectsField, Field, Truth
from ludarium.engine.lexicon import CHOICES, CHOOSE, SKIP
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.games.underwater.content.abilities import SLOT_GIVES
from ludarium.games.underwater.content.goods import is_sure, parts_of
from ludarium.games.underwater.content.kinds import RESOURCE_COUNT, RESOURCES
from ludarium.games.underwater.rules.duties import Duty, weighed
from ludarium.games.underwater.rules.supply import can_pay, goods_words, restore, subtract
from ludarium.games.underwater.state import FROM_CARDS, FROM_SLOT, UnderwaterState

if TYPE_CHECKING:
    from ludarium.games.underwater.rules.means import Means

# How a step could help to make another one possible (`means.py`): it brings something, it is a choice among effects, or it costs something.
PLAIN: Final = 0
CHOICE: Final = 1
COSTLY: Final = 2


class Leaf(Effect[UnderwaterState]):
    """A word of the game that is a step: it says whether it is possible, and asks what it needs to know."""

    means: int = PLAIN

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        """Say whether the step can be carried out now: the one source of its legality."""
        return True

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        """Return why the step is not possible, where it is not."""
        raise NotImplementedError

    def why_not(self, state: UnderwaterState, context: Context) -> Refusal | None:
        return None if self.is_possible(state, context) else self.refusal(state, context)

    def add_means(self, state: UnderwaterState, means: Means) -> None:
        """Add what the step could bring at most (`means.py`), if it is plain."""
        means.unknown = True

    def branches(self, state: UnderwaterState, means: Means) -> list[Means]:
        """Return the means of all ways to carry the step out, if it is not plain. Those given are used up."""
        raise NotImplementedError

    def could_be(self, state: UnderwaterState, means: Means) -> bool:
        """Say whether the step might be possible with such means."""
        return True

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        """Carry the step out, asking first; with `free` the player may still do without."""
        raise NotImplementedError

    def perform(self, state: UnderwaterState, context: Context) -> None:
        self.begin(state, context, False)

    def rest(self) -> Effect[Any] | None:
        """Return what is left of the step after it was carried out once."""
        return None

    def cost_now(self, state: UnderwaterState, seat: int) -> list[int] | None:
        """Return what all of the step costs before surcharges of sites; None where that depends on what is chosen."""
        return None


class Payment(Leaf):
    """What stands before a colon: an amount of a resource."""

    def cost(self) -> list[int]:
        """Return it as a row of resources."""
        raise NotImplementedError


def price_of(effect: Priced[Any]) -> list[int]:
    """Return a price as a row of resources."""
    cost = [0] * RESOURCE_COUNT
    for part in parts_of(effect.price):
        assert isinstance(part, Payment)
        for resource, amount in enumerate(part.cost()):
            cost[resource] += amount
    return cost


def cost_of(state: UnderwaterState, seat: int, steps: list[Effect[Any]]) -> list[int] | None:
    """Return what steps cost together before surcharges of sites; None where that depends on what is chosen."""
    total = [0] * RESOURCE_COUNT
    for step in steps:
        cost = [0] * RESOURCE_COUNT if is_gain(step) else step.cost_now(state, seat) if isinstance(step, Leaf) else None
        if cost is None:
            return None
        total = [total[resource] + cost[resource] for resource in range(RESOURCE_COUNT)]
    return total


def is_gain(effect: Effect[Any]) -> bool:
    """Say whether an effect is a gain that is always taken: goods, perhaps counted or under a condition."""
    if isinstance(effect, (Per, By, If)):
        return is_gain(effect.effect)
    if isinstance(effect, (InOrder, InAnyOrder)):
        return all(is_gain(part) for part in effect.parts)
    return isinstance(effect, Goods)


# ---------------------------------------------------------------------------------------------------------------------
# What is possible
# ---------------------------------------------------------------------------------------------------------------------


def can_do(state: UnderwaterState, context: Context, effect: Effect[Any]) -> bool:
    """Say whether a step can be carried out now: the one source of legality of steps."""
    if isinstance(effect, Leaf):
        return effect.is_possible(state, context)
    if isinstance(effect, Goods):
        return True
    if isinstance(effect, Joined):
        return can_do_any(state, context, effect.parts)
    if isinstance(effect, Priced):
        return can_buy(state, context, effect)
    if isinstance(effect, Times):
        return can_do(state, context, effect.effect)
    if isinstance(effect, If):
        return effect.count.value(state, context) >= effect.least and can_do(state, context, effect.effect)
    return effect.measure(state, context) > 0


def can_do_any(state: UnderwaterState, context: Context, effects: list[Effect[Any]]) -> bool:
    """Say whether some step can be carried out; of none at all nothing is left to do."""
    for effect in effects:
        if can_do(state, context, effect):
            return True
    return not effects


def can_buy(state: UnderwaterState, context: Context, effect: Priced[Any]) -> bool:
    """Say whether a price can be paid and would buy something (UC-J4, UC-G12)."""
    for part in parts_of(effect.price):
        assert isinstance(part, Payment)
        if not part.is_possible(state, context):
            return False
    cost = price_of(effect)
    if not can_pay(state, context.seat, cost):
        return False
    goods = state.sides[context.seat].goods
    subtract(goods, cost)
    buys = can_do(state, context, effect.then)
    restore(goods, cost)
    return buys


def why_not_step(state: UnderwaterState, context: Context, effect: Effect[Any]) -> Refusal | None:
    """Return why a step cannot be carried out now, or None; where there are several, the reason of the first."""
    if can_do(state, context, effect):
        return None
    if isinstance(effect, Leaf):
        return effect.why_not(state, context)
    if isinstance(effect, Joined):
        return why_not_step(state, context, effect.parts[0])
    if isinstance(effect, Priced):
        return why_not_bought(state, context, effect)
    if isinstance(effect, Times):
        return why_not_step(state, context, effect.effect)
    if isinstance(effect, If):
        if effect.count.value(state, context) >= effect.least:
            return why_not_step(state, context, effect.effect)
        return Refusal("condition", "UC-K33", {"least": effect.least, "count": effect.count.words()})
    return Refusal("gives-nothing", "UC-G7")


def why_none(state: UnderwaterState, context: Context, effects: list[Effect[Any]]) -> Refusal | None:
    """Return the reason of the first step if none of them is possible."""
    return None if can_do_any(state, context, effects) else why_not_step(state, context, effects[0])


def why_not_bought(state: UnderwaterState, context: Context, effect: Priced[Any]) -> Refusal | None:
    """Return why a price cannot be paid, or what it would buy is not possible."""
    for part in parts_of(effect.price):
        why = part.why_not(state, context)
        if why is not None:
            return why
    cost = price_of(effect)
    goods = state.sides[context.seat].goods
    if can_pay(state, context.seat, cost):
        subtract(goods, cost)
        why = why_not_step(state, context, effect.then)
        restore(goods, cost)
        return why
    missing = [max(0, cost[resource] - goods[resource]) for resource in range(RESOURCE_COUNT)]
    return Refusal("cannot-pay", "UC-J4", {"goods": goods_words(missing)})


# ---------------------------------------------------------------------------------------------------------------------
# Carrying steps out
# ---------------------------------------------------------------------------------------------------------------------


class Choice:
    """One thing that can be done next: a step, or one branch of a step with alternatives."""

    def __init__(self, place: int, branch: int, effect: Effect[Any]) -> None:
        self.place = place  # among all steps, added ones last
        self.branch = branch  # NONE where there are no alternatives
        self.effect = effect


class Steps(Duty):
    """The steps of one effect. `added` are those that cards add to a slot (UC-G31). With `must` at least one is carried out (UC-H3)."""

    saved: ClassVar[list[Field]] = [ContextField("context"), EffectsField("effects"), EffectsField("added"), Truth("must")]

    def __init__(self, context: Context, effects: list[Effect[Any]], added: list[Effect[Any]], must: bool) -> None:
        self.context = context
        self.effects = effects
        self.added = added
        self.must = must

    def binds(self) -> bool:
        return self.must

    def is_met(self, state: UnderwaterState) -> bool:
        return can_do_any(state, self.context, [*self.effects, *self.added])

    def is_safe(self, state: UnderwaterState) -> bool:
        return not self.must or any(is_sure(effect) for effect in self.effects)

    def run(self, state: UnderwaterState) -> None:
        effects = taken_apart(self.effects)
        added = taken_apart(self.added) if self.added else self.added
        if has_goods(effects) or (added and has_goods(added)):
            goods: list[Effect[Any]] = [part for part in effects if isinstance(part, Goods)]
            more: list[Effect[Any]] = [part for part in added if isinstance(part, Goods)]
            effects = [part for part in effects if not isinstance(part, Goods)]
            added = [part for part in added if not isinstance(part, Goods)]
            if effects or added:
                state.push(Steps(self.context, effects, added, False))
            take_goods(state, self.context, goods)
            take_goods(state, without_slot(self.context), more)
        elif effects or added:
            self.go_on(state, effects, added)

    def go_on(self, state: UnderwaterState, effects: list[Effect[Any]], added: list[Effect[Any]]) -> None:
        """Ask what comes next, or begin the only step that is possible; the same step twice is one."""
        possible: list[Choice] = []
        for choice in choices_of(effects, added):
            if can_do(state, context_of(self.context, choice, effects), choice.effect):
                possible.append(choice)
        if not possible:
            return
        first = possible[0].effect
        if can_begin(first) and (len(possible) == 1 or all(is_same(choice.effect, first) for choice in possible)):
            begin(state, self.context, effects, added, possible[0], not self.must)
        else:
            state.push(ChooseStep(self.context.seat, self.context, effects, added, self.must))


def taken_apart(effects: list[Effect[Any]]) -> list[Effect[Any]]:
    """Return steps with the parts of rows in place of the rows."""
    if not any(isinstance(effect, (InOrder, InAnyOrder)) for effect in effects):
        return effects
    return [part for effect in effects for part in parts_of(effect)]


def has_goods(effects: list[Effect[Any]]) -> bool:
    """Say whether some of the steps are goods."""
    return any(isinstance(effect, Goods) for effect in effects)


def is_same(one: Effect[Any], other: Effect[Any]) -> bool:
    """Say whether two steps are the same; different kinds of steps need not be written out for that."""
    return one is other or (type(one) is type(other) and one == other)


def context_of(context: Context, choice: Choice, effects: list[Effect[Any]]) -> Context:
    """Return the context of a step: what a card adds to a slot is not printed on it (UC-G35)."""
    return context if choice.place < len(effects) else without_slot(context)


def without_slot(context: Context) -> Context:
    """Return the same context for what a card brings."""
    if context.cause != FROM_SLOT:
        return context
    return Context(context.seat, FROM_CARDS, context.card, context.place, context.amount)


def choices_of(effects: list[Effect[Any]], added: list[Effect[Any]]) -> list[Choice]:
    """Return everything that might be done next, possible or not."""
    found: list[Choice] = []
    for place, effect in enumerate([*effects, *added] if added else effects):
        if isinstance(effect, Either):
            for branch, part in enumerate(effect.parts):
                found.append(Choice(place, branch, part))
        else:
            found.append(Choice(place, NONE, effect))
    return found


def can_begin(effect: Effect[Any]) -> bool:
    """Say whether a step may begin without being chosen: it is taken in any case, or its own question lets the player do without."""
    if isinstance(effect, If):
        return can_begin(effect.effect)
    if isinstance(effect, (InOrder, InAnyOrder)):
        return any(is_gain(part) for part in effect.parts)  # its goods are taken in any case, the rest can be waived
    return isinstance(effect, Leaf) or is_gain(effect)


def begin(
    state: UnderwaterState, context: Context, effects: list[Effect[Any]], added: list[Effect[Any]], choice: Choice, free: bool
) -> None:
    """Carry a step out; what is left of the effect waits below it."""
    own = context_of(context, choice, effects)
    left, left_added = effects.copy(), added.copy()
    if choice.place < len(effects):
        left.pop(choice.place)
    else:
        left_added.pop(choice.place - len(effects))
    effect = choice.effect
    while isinstance(effect, If):  # the condition has been looked at
        effect = effect.effect
    more = rest_of(effect)
    if more is not None:
        (left if choice.place < len(effects) else left_added).append(more)
    joined = isinstance(effect, (InOrder, InAnyOrder))
    if joined:
        (left if choice.place < len(effects) else left_added).append(effect)
    if joined or left or left_added or free:
        state.push(Steps(context, left, left_added, False))
    if not joined:
        start(state, own, effect, free)


def rest_of(effect: Effect[Any]) -> Effect[Any] | None:
    """Return what remains of a step that may be carried out several times."""
    if isinstance(effect, Leaf):
        return effect.rest()
    if isinstance(effect, Times) and effect.times > 1:
        return Times(effect.effect, effect.times - 1, True)
    return None


def start(state: UnderwaterState, context: Context, effect: Effect[Any], free: bool) -> None:
    """Carry out a single step once."""
    if isinstance(effect, Leaf):
        effect.begin(state, context, free)
    elif isinstance(effect, Goods):
        take_goods(state, context, [effect])
    elif isinstance(effect, Times):
        start(state, context, effect.effect, False)
    elif isinstance(effect, Priced):
        state.push(Steps(context, [effect.then], [], False))
        pay_price(state, context, effect)
    else:
        assert isinstance(effect, (Per, By))
        take_goods(state, context, [effect.effect.resized(effect.measure(state, context))])


def pay_price(state: UnderwaterState, context: Context, effect: Priced[Any]) -> None:
    """Pay what stands before the colon; what was produced and is given up is gone from the production too (UC-G42)."""
    for part in parts_of(effect.price):
        part.perform(state, context)


def take_goods(state: UnderwaterState, context: Context, goods: list[Effect[Any]]) -> None:
    """Take goods without a price; what a slot itself gives may be answered by cards (UC-G35)."""
    for part in goods:
        assert isinstance(part, Goods)
        part.perform(state, context)
        if context.cause == FROM_SLOT and part.good < RESOURCE_COUNT:
            slot_gave(state, context.seat, part.good)


def slot_gave(state: UnderwaterState, seat: int, resource: int) -> None:
    """Let cards answer that the slot itself has given a resource (UC-G35 to UC-G37)."""
    word = RESOURCES[resource]
    answers = [ability for ability in state.sides[seat].standing.answers[SLOT_GIVES] if ability.on.trigger.arguments[0] == word]
    trigger(state, seat, answers)


class ChooseStep(Ask[UnderwaterState]):
    """Which step comes next (UC-I1), or that the rest is waived (UC-H2)."""

    saved: ClassVar[list[Field]] = [SEAT, ContextField("context"), EffectsField("effects"), EffectsField("added"), Truth("must")]

    def __init__(self, seat: int, context: Context, effects: list[Effect[Any]], added: list[Effect[Any]], must: bool) -> None:
        super().__init__(seat)
        self.context = context
        self.effects = effects
        self.added = added
        self.must = must

    def choices(self) -> list[Choice]:
        """Return what stands to choose."""
        return choices_of(self.effects, self.added)[:CHOICES]

    def why_not_choice(self, state: UnderwaterState, choice: Choice) -> Refusal | None:
        """Return why a step cannot be chosen."""
        return why_not_step(state, context_of(self.context, choice, self.effects), choice.effect)

    def all_moves(self, state: UnderwaterState) -> list[int]:
        """Return what is possible, whatever it would leave undone; of equal steps only the first."""
        moves: list[int] = []
        said: list[Effect[Any]] = []
        waivable = not self.must
        for index, choice in enumerate(self.choices()):
            if can_do(state, context_of(self.context, choice, self.effects), choice.effect):
                if choice.branch != NONE or not any(is_same(choice.effect, other) for other in said):
                    said.append(choice.effect)
                    moves.append(CHOOSE.at(index))
                if choice.branch != NONE and self.is_all_goods(choice.place):
                    waivable = False
        if waivable:
            moves.append(SKIP.at(0))
        return moves

    def is_all_goods(self, place: int) -> bool:
        """Say whether all alternatives of a step are goods: one of them is always taken."""
        effect = [*self.effects, *self.added][place]
        return isinstance(effect, Either) and all(is_gain(part) for part in effect.parts)

    def moves(self, state: UnderwaterState) -> list[int]:
        return weighed(state, self.all_moves(state))

    def play(self, state: UnderwaterState, move: int) -> None:
        if SKIP.has(move):
            state.push(
                Steps(self.context, [part for part in self.effects if is_gain(part)], [part for part in self.added if is_gain(part)], False)
            )
            return
        begin(state, self.context, self.effects, self.added, self.choices()[CHOOSE.index(move)], False)

    def prompt(self, state: UnderwaterState) -> Phrase:
        if self.context.cause == FROM_CARDS and 0 <= self.context.card < len(state.content.designs):
            card = state.content.designs[self.context.card].words()
            return Phrase("ask-either-of", {"card": card}) if self.is_either() else Phrase("ask-step-of", {"card": card})
        return Phrase("ask-either") if self.is_either() else Phrase("ask-step")

    def is_either(self) -> bool:
        """Say whether nothing but alternatives stand to choose: one is taken, and nothing comes next."""
        steps = [*self.effects, *self.added]
        return len(steps) == 1 and isinstance(steps[0], Either)

    def rule(self) -> str:
        return "UC-I1"

    def option(self, state: UnderwaterState, move: int) -> Option:
        if SKIP.has(move):
            return Option(move, SKIP.text(move), Phrase("move-done"), "skip")
        index = CHOOSE.index(move)
        return Option(move, CHOOSE.text(move), self.choices()[index].effect.words(), f"choice:{index + 1}")

    def blocked(self, state: UnderwaterState) -> list[Blocked]:
        moves = self.moves(state)
        barred: list[Blocked] = []
        for index, choice in enumerate(self.choices()):
            why = self.why_not_choice(state, choice)
            if why is None and CHOOSE.at(index) not in moves and CHOOSE.at(index) in self.all_moves(state):
                why = Refusal("leaves-undone", "UC-R33")
            if why is not None:
                barred.append(Blocked(choice.effect.words(), f"choice:{index + 1}", why))
        return barred


class FreeChoice(Ask[UnderwaterState]):
    """A question about a single step. If it is free, the player may do without the step (UC-R63)."""

    saved: ClassVar[list[Field]] = [SEAT, Truth("free")]

    def __init__(self, seat: int, free: bool) -> None:
        super().__init__(seat)
        self.free = free

    def ways(self, state: UnderwaterState) -> list[int]:
        """Return in which ways the step can be carried out, in a list of its own."""
        raise NotImplementedError

    def choose(self, state: UnderwaterState, move: int) -> None:
        """Carry the step out in one of the ways."""
        raise NotImplementedError

    def offer(self, state: UnderwaterState, move: int) -> Option:
        """Return one of the ways as a person meets it."""
        raise NotImplementedError

    def without(self) -> Phrase:
        """Return in words that the step is done without."""
        return Phrase("move-done")

    def moves(self, state: UnderwaterState) -> list[int]:
        moves = self.ways(state)
        if self.free:
            moves.append(SKIP.at(0))
        return weighed(state, moves)

    def play(self, state: UnderwaterState, move: int) -> None:
        if SKIP.has(move):
            skip_rest(state)
        else:
            self.choose(state, move)

    def option(self, state: UnderwaterState, move: int) -> Option:
        if SKIP.has(move):
            return Option(move, SKIP.text(move), self.without(), "skip")
        return self.offer(state, move)


def skip_rest(state: UnderwaterState) -> None:
    """Do without the only step that is possible: what waits of its effect goes, except for what is always taken."""
    waiting = state.stack.pop()
    assert isinstance(waiting, Steps)
    left = [part for part in waiting.effects if is_gain(part)]
    more = [part for part in waiting.added if is_gain(part)]
    if left or more:
        state.push(Steps(waiting.context, left, more, False))


# ---------------------------------------------------------------------------------------------------------------------
# Triggered effects
# ---------------------------------------------------------------------------------------------------------------------


class Origin:
    """A triggered effect and where it comes from."""

    def __init__(self, cause: int, card: int, effect: Effect[Any]) -> None:
        self.cause = cause
        self.card = card
        self.effect = effect


def answers_of(state: UnderwaterState, seat: int, abilities: list[Ability]) -> list[Origin]:
    """Return what abilities answer now; those that have answered in this turn already may be silent (UC-G3)."""
    found: list[Origin] = []
    for ability in abilities:
        if is_unused(state, ability, seat):
            note_use(state, ability, seat)
            found.append(Origin(FROM_CARDS, ability.card, ability.on.effect))
            if state.listener is not None:
                state.report("answered", seat, {"card": state.content.designs[ability.card].words()})
    return found


def trigger(state: UnderwaterState, seat: int, abilities: list[Ability]) -> None:
    """Let abilities answer at once, even in the middle of an effect (UC-I3)."""
    if abilities:
        bring(state, seat, answers_of(state, seat, abilities))


def bring(state: UnderwaterState, seat: int, origins: list[Origin]) -> None:
    """Carry triggered effects out before all that waits: goods come by themselves, the rest in an order of the player's choice (UC-R36)."""
    left: list[Effect[Any]] = []
    context: Context | None = None
    for origin in origins:
        own = Context(seat, origin.cause, origin.card)
        parts = parts_of(origin.effect)
        choices = [part for part in parts if not isinstance(part, Goods)]
        if choices and context is None:
            context = own
        left.extend(choices)
        take_goods(state, own, [part for part in parts if isinstance(part, Goods)])
    if context is not None:
        state.push(Steps(context, left, [], False))
