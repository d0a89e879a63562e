"""Abilities: what does nothing by itself, but works as long as it lies before a player.

    on build farm: credit 1                   answers an event that the game raises
    on build farm once per turn: credit 1     at most once in that time
    instead of harvest farm: credit 2         stands for what would happen otherwise
    on build: base-price 3                    changes a quantity while something is done

A game names its events, periods and quantities by number. `Standing` gathers all that works for a side, so that a rule asks it
one question: what is this price now, who answers this event. No rule needs to know on which card the answer stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ludarium.engine.agenda import Task
from ludarium.engine.context import MOST_SEATS, Context
from ludarium.engine.effect import TRIGGERED, Effect, InOrder
from ludarium.engine.phrase import Icon, Phrase

if TYPE_CHECKING:
    from ludarium.engine.state import State

S = TypeVar("S", bound="State")

ANYTHING: Final = -1  # an event about no kind of thing in particular, or an ability that answers all of them
ALWAYS: Final = -1  # an ability that answers as often as its event comes
MOST_PERIODS: Final = 4

# How a modifier changes a quantity. What sets it comes first, then what adds up, then the limits.
SET: Final = 0
MORE: Final = 1
LESS: Final = 2
AT_LEAST: Final = 3
AT_MOST: Final = 4


class Trigger:
    """The occasion of an ability, `build farm`: an event of the game and what it is about."""

    def __init__(self, word: str, arguments: list[int | str], event: int = 0, what: int = ANYTHING) -> None:
        self.word = word
        self.given = arguments  # '' for what is left out
        self.arguments = [argument for argument in arguments if argument != ""]
        self.event = event
        self.what = what

    def words(self, changes: Sequence[Modifier] = ()) -> Phrase:
        """Return the occasion in words, `trigger-…`; they know which quantity is changed then ('' if none), and may read otherwise."""
        said: dict[str, object] = {f"arg{index}": value for index, value in enumerate(self.given)}
        return Phrase(f"trigger-{self.word}", {**said, "modifier": changes[0].word if changes else ""})

    def icons(self) -> list[Icon]:
        """Return the signs of the occasion: one for the event, one for each kind of thing it is about; numbers stand beside the first."""
        names = [str(argument) for argument in self.arguments if isinstance(argument, str)]
        numbers = [argument for argument in self.arguments if isinstance(argument, int)]
        return [Icon(f"on-{self.word}", numbers[0] if numbers else 0), *[Icon(name) for name in names]]

    def source(self) -> str:
        """Return the occasion in the effect language."""
        return " ".join([self.word, *[str(argument) for argument in self.arguments]])


class On(Effect[S]):
    """`on build farm: a`: lies there until the event comes, and then a is carried out. Modifiers after it work meanwhile."""

    binding = TRIGGERED

    def __init__(self, trigger: Trigger, effect: Effect[Any], period: str = "", limit: int = ALWAYS) -> None:
        self.trigger = trigger
        self.effect = effect
        self.period = period  # the time in which it answers only once, '' if there is no limit
        self.limit = limit  # the number of that period

    def perform(self, state: S, context: Context) -> None:
        raise AssertionError("an ability is carried out by its event")

    def measure(self, state: S, context: Context) -> int:
        return self.effect.measure(state, context)

    def words(self) -> Phrase:
        said: dict[str, object] = {"trigger": self.trigger.words(modifiers_of(self.effect)), "what": self.effect.words()}
        return Phrase("effect-on-once", {**said, "period": self.period}) if self.period else Phrase("effect-on", said)

    def icons(self) -> list[Icon]:
        once = [Icon(f"once-per-{self.period}")] if self.period else []
        return [*self.trigger.icons(), *once, *self.effect.icons()]

    def source(self) -> str:
        once = f" once per {self.period}" if self.period else ""
        return f"on {self.trigger.source()}{once}: {self.effect.source()}"


class Instead(On[S]):
    """`instead of harvest farm: a`: a may stand for what would happen; the game asks for it where that can be."""

    def words(self) -> Phrase:
        return Phrase("effect-instead", {"trigger": self.trigger.words(), "what": self.effect.words(), "period": self.period})

    def icons(self) -> list[Icon]:
        return [Icon("instead"), *super().icons()]

    def source(self) -> str:
        return f"instead of {super().source().removeprefix('on ')}"


class Modifier(Effect[Any]):
    """`base-price 3`, `no-surcharge`: changes a quantity of the game as long as it lies there. It is never carried out."""

    def __init__(self, word: str, about: list[str], quantity: int, change: int, amount: int, says_amount: bool) -> None:
        self.word = word
        self.about = about  # kinds of things whose quantity it is, in words
        self.quantity = quantity
        self.change = change
        self.amount = amount
        self.says_amount = says_amount

    def words(self) -> Phrase:
        about: dict[str, object] = {f"arg{index}": name for index, name in enumerate(self.about)}
        return Phrase("ability", {"kind": self.word, "amount": self.amount if self.says_amount else 0, **about})

    def icons(self) -> list[Icon]:
        amount = self.amount if self.says_amount else 0
        if not self.about:
            return [Icon(self.word, amount)]
        return [Icon(self.word), *[Icon(name) for name in self.about[:-1]], Icon(self.about[-1], amount)]

    def source(self) -> str:
        return " ".join([self.word, *self.about, *([str(self.amount)] if self.says_amount else [])])


def modifiers_of(effect: Effect[Any] | None) -> list[Modifier]:
    """Return the modifiers that an ability consists of."""
    if isinstance(effect, On):
        return modifiers_of(effect.effect)
    if isinstance(effect, InOrder):
        return [modifier for part in effect.parts for modifier in modifiers_of(part)]
    return [effect] if isinstance(effect, Modifier) else []


class Ability:
    """An ability and the card, tile or board it stands on, as a number of the game."""

    def __init__(self, on: On[Any], card: int) -> None:
        self.on = on
        self.card = card


# Shared by all quantities that nothing changes and all events that nothing answers, which are most of them.
NO_MODIFIERS: Final[list[Modifier]] = []
SILENCE: Final[list[Ability]] = []


class Standing:
    """Everything that works for a side now. Made once for each set of abilities, shared by all positions."""

    def __init__(self, abilities: list[Ability], quantities: int, events: int) -> None:
        self.abilities = abilities
        self.modifiers: list[list[Modifier]] = [NO_MODIFIERS] * quantities
        self.answers: list[list[Ability]] = [SILENCE] * events
        self.replacements: list[list[Ability]] = [SILENCE] * events
        for ability in abilities:
            found = modifiers_of(ability.on)
            for modifier in found:
                self.modifiers[modifier.quantity] = [*self.modifiers[modifier.quantity], modifier]
            if not found:
                kind = self.replacements if isinstance(ability.on, Instead) else self.answers
                kind[ability.on.trigger.event] = [*kind[ability.on.trigger.event], ability]

    def value(self, quantity: int, base: int) -> int:
        """Return a quantity as it stands for this side: what sets it, then what adds up, then the limits; never below 0."""
        modifiers = self.modifiers[quantity]
        return changed(base, modifiers) if modifiers else base

    def has(self, quantity: int) -> bool:
        """Say whether anything changes a quantity."""
        return len(self.modifiers[quantity]) > 0

    def replacing(self, event: int, what: int) -> list[Ability]:
        """Return the abilities that may stand for what would happen."""
        return [ability for ability in self.replacements[event] if fits(ability, what)]


def changed(base: int, modifiers: list[Modifier]) -> int:
    """Return a quantity with all its modifiers. Of several that set it the last one holds."""
    value = base
    for modifier in modifiers:
        if modifier.change == SET:
            value = modifier.amount
    for modifier in modifiers:
        if modifier.change == MORE:
            value += modifier.amount
        elif modifier.change == LESS:
            value -= modifier.amount
    for modifier in modifiers:
        if modifier.change == AT_LEAST:
            value = max(value, modifier.amount)
        elif modifier.change == AT_MOST:
            value = min(value, modifier.amount)
    return max(value, 0)


def fits(ability: Ability, what: int) -> bool:
    """Say whether an ability is about this kind of thing."""
    wanted = ability.on.trigger.what
    return wanted in (ANYTHING, what)


# ---------------------------------------------------------------------------------------------------------------------
# Events
# ---------------------------------------------------------------------------------------------------------------------


def answer(state: State, abilities: list[Ability], context: Context, what: int = ANYTHING) -> None:
    """Let abilities answer an event: they come next, in their order, before everything that waits."""
    tasks: list[Task[Any]] = []
    for ability in abilities:
        if fits(ability, what) and is_unused(state, ability, context.seat):
            note_use(state, ability, context.seat)
            tasks.append(ability.on.effect.task(context.on(ability.card)))
    state.push_all(tasks)


def answer_at_once(state: State, abilities: list[Ability], context: Context, what: int = ANYTHING) -> None:
    """Let abilities answer an event that comes in the middle of something else: what needs no decision is done at once."""
    for ability in abilities:
        if fits(ability, what) and is_unused(state, ability, context.seat):
            note_use(state, ability, context.seat)
            ability.on.effect.happen(state, context.on(ability.card))


def use_key(ability: Ability, seat: int) -> int:
    """Return one number for an ability, its owner and its period."""
    return ((ability.card + 1) * MOST_SEATS + seat) * MOST_PERIODS + ability.on.limit


def is_unused(state: State, ability: Ability, seat: int) -> bool:
    """Say whether an ability may answer (again) in its period."""
    return ability.on.limit == ALWAYS or use_key(ability, seat) not in state.used


def note_use(state: State, ability: Ability, seat: int) -> None:
    """Note that an ability has answered in its period."""
    if ability.on.limit != ALWAYS:
        state.used = [*state.used, use_key(ability, seat)]  # a new row: positions in which none is used share one


def begin_period(state: State, period: int, seat: int) -> None:
    """Let the abilities of a seat that answer once in a period answer again."""
    if state.used:
        state.used = [key for key in state.used if key % MOST_PERIODS != period or key // MOST_PERIODS % MOST_SEATS != seat]
