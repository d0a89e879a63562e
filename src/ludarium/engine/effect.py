"""Effects: what a card, tile or contract does, defined once. An effect plays, reads and is drawn.

A game adds leaves (its verbs) and counts; the forms that join them are here. The language they are written in is in
`language.py`; `source()` writes an effect back in that language, and reading it again gives an equal effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from ludarium.engine.agenda import AnyOrder, OneOf, Optional, Repeat, Sequence, Task
from ludarium.engine.context import Context
from ludarium.engine.fields import ContextField, EffectField, Field
from ludarium.engine.phrase import Icon, Phrase, Refusal

if TYPE_CHECKING:
    from ludarium.engine.state import State

S = TypeVar("S", bound="State")

# How tightly a form binds, for writing parentheses only where they are needed.
TRIGGERED: Final = 0
CHOICE: Final = 1
PRICE: Final = 2
SEQUENCE: Final = 3
ANY_ORDER: Final = 4
PREFIXED: Final = 5
ATOM: Final = 6


class Effect(Generic[S]):
    """One effect expression. Immutable; shared by all states."""

    binding: int = ATOM

    def task(self, context: Context) -> Task[Any]:
        """Return the task that carries the effect out for a player."""
        return Perform(context, self)

    def perform(self, state: S, context: Context) -> None:
        """Carry a leaf out: act at once, or push tasks that do."""
        raise NotImplementedError

    def happen(self, state: S, context: Context) -> None:
        """Carry the effect out before everything that waits; a leaf that needs no decision acts at once."""
        self.perform(state, context)

    def why_not(self, state: S, context: Context) -> Refusal | None:
        """Return why a player cannot use the effect now, or None."""
        return None

    def words(self) -> Phrase:
        """Return the effect in words."""
        raise NotImplementedError

    def icons(self) -> list[Icon]:
        """Return the row of signs that is drawn for the effect."""
        raise NotImplementedError

    def source(self) -> str:
        """Return the effect in the effect language."""
        raise NotImplementedError

    def source_within(self, binding: int) -> str:
        """Return the source, in parentheses if it binds less tightly than its surroundings."""
        return f"({self.source()})" if self.binding < binding else self.source()

    def measure(self, state: S, context: Context) -> int:
        """Return how much the effect would give now, for effects that give an amount."""
        raise TypeError(f"{self.source()!r} has no amount")

    def resized(self, amount: int) -> Effect[S]:
        """Return the same effect with another amount, for effects that give an amount."""
        raise TypeError(f"{self.source()!r} has no amount")

    def has_amount(self) -> bool:
        """Say whether `per` and `by` can follow: the effect gives an amount."""
        return False

    def gives(self) -> str:
        """Return what it gives an amount of, as a word of the game; '' if it gives something else."""
        return ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.source() == other.source()

    def __hash__(self) -> int:
        return hash(self.source())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.source()!r})"


class Perform(Task[S]):
    """Carry out a leaf effect for a player."""

    saved: ClassVar[list[Field]] = [ContextField("context"), EffectField("effect")]

    def __init__(self, context: Context, effect: Effect[Any]) -> None:
        self.context = context
        self.effect = effect

    def run(self, state: S) -> None:
        self.effect.perform(state, self.context)

    def why_not(self, state: S) -> Refusal | None:
        return self.effect.why_not(state, self.context)

    def words(self) -> Phrase:
        return self.effect.words()


class Goods(Effect[S]):
    """An amount of one good, `point 3`. Games say which word it is and what getting it means, and make another of the same kind."""

    def __init__(self, good: int, amount: int) -> None:
        self.good = good
        self.amount = amount

    def word(self) -> str:
        """Return the good as the game's language calls it; it reads `gain-…`."""
        raise NotImplementedError

    def words(self) -> Phrase:
        return Phrase(f"gain-{self.word()}", {"count": self.amount})

    def icons(self) -> list[Icon]:
        return [Icon(self.word(), self.amount)]

    def source(self) -> str:
        return f"{self.word()} {self.amount}"

    def has_amount(self) -> bool:
        return True

    def gives(self) -> str:
        return self.word()

    def measure(self, state: S, context: Context) -> int:
        return self.amount


class Count(Generic[S]):
    """Something of a player's that can be counted: `… per resources-on red`."""

    def value(self, state: S, context: Context) -> int:
        """Return how many there are now."""
        raise NotImplementedError

    def words(self) -> Phrase:
        """Return what is counted, in words."""
        raise NotImplementedError

    def icons(self) -> list[Icon]:
        """Return the signs for what is counted."""
        raise NotImplementedError

    def source(self) -> str:
        """Return the count in the effect language."""
        raise NotImplementedError

    def condition(self, least: int) -> Phrase | None:
        """Return in words of its own that there are at least so many; None where the usual words will do."""
        return None


# ---------------------------------------------------------------------------------------------------------------------
# Forms
# ---------------------------------------------------------------------------------------------------------------------


def _row(parts: list[Effect[Any]], between: str) -> list[Icon]:
    row: list[Icon] = []
    for part in parts:
        if row and between:
            row.append(Icon(between))
        row.extend(part.icons())
    return row


class Form(Effect[S]):
    """What is made of other effects and carried out by the tasks of the agenda."""

    def happen(self, state: S, context: Context) -> None:
        state.push(self.task(context))


class Joined(Form[S]):
    """What joins several effects."""

    def __init__(self, parts: list[Effect[Any]]) -> None:
        self.parts = parts


class InOrder(Joined[S]):
    """`a, b`: one after the other."""

    binding = SEQUENCE

    def task(self, context: Context) -> Task[Any]:
        return Sequence([part.task(context) for part in self.parts])

    def why_not(self, state: S, context: Context) -> Refusal | None:
        return self.parts[0].why_not(state, context)

    def words(self) -> Phrase:
        return Phrase("effect-sequence", {"parts": [part.words() for part in self.parts]})

    def icons(self) -> list[Icon]:
        return _row(self.parts, "")

    def source(self) -> str:
        return ", ".join(part.source_within(ANY_ORDER) for part in self.parts)


class InAnyOrder(Joined[S]):
    """`a + b`: both, in an order of the player's choice. A game whose steps always come in any order need not say so on every card."""

    binding = ANY_ORDER

    def __init__(self, parts: list[Effect[Any]], message: str = "effect-any-order") -> None:
        super().__init__(parts)
        self.message = message

    def task(self, context: Context) -> Task[Any]:
        return AnyOrder(context.seat, [part.task(context) for part in self.parts])

    def words(self) -> Phrase:
        return Phrase(self.message, {"parts": [part.words() for part in self.parts]})

    def why_not(self, state: S, context: Context) -> Refusal | None:
        return self.task(context).why_not(state)

    def icons(self) -> list[Icon]:
        return _row(self.parts, "and")

    def source(self) -> str:
        return " + ".join(part.source_within(PREFIXED) for part in self.parts)


class Either(Joined[S]):
    """`a or b`: one of them, of the player's choice."""

    binding = CHOICE

    def task(self, context: Context) -> Task[Any]:
        return OneOf(context.seat, [part.task(context) for part in self.parts])

    def why_not(self, state: S, context: Context) -> Refusal | None:
        return self.task(context).why_not(state)

    def words(self) -> Phrase:
        return Phrase("effect-or", {"parts": [part.words() for part in self.parts]})

    def icons(self) -> list[Icon]:
        return _row(self.parts, "or")

    def source(self) -> str:
        return " or ".join(part.source_within(PRICE) for part in self.parts)


class Priced(Effect[S]):
    """`a: b`: b for the price of a. Who cannot pay the whole of it pays nothing and goes without."""

    binding = PRICE

    def __init__(self, price: Effect[Any], then: Effect[Any]) -> None:
        self.price = price
        self.then = then

    def perform(self, state: S, context: Context) -> None:
        if self.why_not(state, context) is None:
            state.push_all([self.price.task(context), self.then.task(context)])

    def why_not(self, state: S, context: Context) -> Refusal | None:
        """Refuse a price of which some part cannot be paid; parts of the same kind are judged together."""
        parts = self.price.parts if isinstance(self.price, (InOrder, InAnyOrder)) else [self.price]
        sums: dict[str, Effect[Any]] = {}
        for part in parts:
            kind = part.resized(1).source() if part.has_amount() else part.source()
            known = sums.get(kind)
            if known is not None and part.has_amount():
                sums[kind] = part.resized(known.measure(state, context) + part.measure(state, context))
            else:
                sums[kind] = part
        for whole in sums.values():
            why = whole.why_not(state, context)
            if why is not None:
                return why
        return None

    def words(self) -> Phrase:
        return Phrase("effect-price", {"price": self.price.words(), "then": self.then.words()})

    def icons(self) -> list[Icon]:
        return [*self.price.icons(), Icon("arrow"), *self.then.icons()]

    def source(self) -> str:
        return f"{self.price.source_within(SEQUENCE)}: {self.then.source_within(SEQUENCE)}"


class May(Form[S]):
    """`may a`: a, or nothing."""

    binding = PREFIXED

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def task(self, context: Context) -> Task[Any]:
        return Optional(context.seat, self.effect.task(context))

    def words(self) -> Phrase:
        return Phrase("effect-may", {"what": self.effect.words()})

    def icons(self) -> list[Icon]:
        return [Icon("may"), *self.effect.icons()]

    def source(self) -> str:
        return f"may {self.effect.source_within(PREFIXED)}"


class Times(Form[S]):
    """`3 times a`, or `up to 3 times a` where the player may stop earlier."""

    binding = PREFIXED

    def __init__(self, effect: Effect[Any], times: int, free: bool) -> None:
        self.effect = effect
        self.times = times
        self.free = free

    def task(self, context: Context) -> Task[Any]:
        return Repeat(context.seat, self.effect.task(context), self.times, self.free)

    def why_not(self, state: S, context: Context) -> Refusal | None:
        return self.effect.why_not(state, context)

    def words(self) -> Phrase:
        key = "effect-up-to-times" if self.free else "effect-times"
        return Phrase(key, {"what": self.effect.words(), "times": self.times})

    def icons(self) -> list[Icon]:
        return [Icon("up-to-times" if self.free else "times", self.times), *self.effect.icons()]

    def source(self) -> str:
        return f"{'up to ' if self.free else ''}{self.times} times {self.effect.source_within(PREFIXED)}"


class Per(Effect[S]):
    """`point 2 per 3 farms max 8`: an amount for each full so many of a count, the whole limited if a limit is given."""

    def __init__(self, effect: Effect[Any], every: int, count: Count[Any], limit: int) -> None:
        self.effect = effect
        self.every = every
        self.count = count
        self.limit = limit

    def gives(self) -> str:
        return self.effect.gives()

    def measure(self, state: S, context: Context) -> int:
        amount = self.effect.measure(state, context) * (self.count.value(state, context) // self.every)
        return min(amount, self.limit) if self.limit else amount

    def why_not(self, state: S, context: Context) -> Refusal | None:
        amount = self.measure(state, context)
        return self.effect.resized(amount).why_not(state, context) if amount else None

    def perform(self, state: S, context: Context) -> None:
        amount = self.measure(state, context)
        if amount:
            state.push(self.effect.resized(amount).task(context))

    def words(self) -> Phrase:
        arguments: dict[str, object] = {
            "what": self.effect.words(),
            "every": self.every,
            "count": self.count.words(),
            "limit": self.limit,
        }
        return Phrase("effect-per", arguments)

    def icons(self) -> list[Icon]:
        row = [*self.effect.icons(), Icon("per", self.every if self.every > 1 else 0), *self.count.icons()]
        return [*row, Icon("max", self.limit)] if self.limit else row

    def source(self) -> str:
        every = f"{self.every} " if self.every > 1 else ""
        limit = f" max {self.limit}" if self.limit else ""
        return f"{self.effect.source()} per {every}{self.count.source()}{limit}"


class By(Effect[S]):
    """`point by cities 0 1 3 6`: the amount is read from a row of steps; past its end the last one holds."""

    def __init__(self, effect: Effect[Any], count: Count[Any], steps: list[int]) -> None:
        self.effect = effect
        self.count = count
        self.steps = steps

    def gives(self) -> str:
        return self.effect.gives()

    def measure(self, state: S, context: Context) -> int:
        return self.steps[min(self.count.value(state, context), len(self.steps) - 1)]

    def why_not(self, state: S, context: Context) -> Refusal | None:
        amount = self.measure(state, context)
        return self.effect.resized(amount).why_not(state, context) if amount else None

    def perform(self, state: S, context: Context) -> None:
        amount = self.measure(state, context)
        if amount:
            state.push(self.effect.resized(amount).task(context))

    def words(self) -> Phrase:
        return Phrase("effect-by", {"what": self.effect.words(), "count": self.count.words(), "steps": self._steps()})

    def _steps(self) -> str:
        """Return from which count on how much is given, `5 → 4, 6 → 8, 7+ → 12`."""
        last = len(self.steps) - 1
        first = next((count for count, amount in enumerate(self.steps) if amount), last)
        return ", ".join(f"{count}{'+' if count == last else ''} → {self.steps[count]}" for count in range(first, last + 1))

    def icons(self) -> list[Icon]:
        return [*self.effect.icons(), Icon("by"), *self.count.icons()]

    def source(self) -> str:
        return f"{self.effect.source()} by {self.count.source()} {' '.join(str(step) for step in self.steps)}"


class If(Effect[S]):
    """`a if farms >= 3`: nothing unless the player has at least so many."""

    def __init__(self, effect: Effect[Any], count: Count[Any], least: int) -> None:
        self.effect = effect
        self.count = count
        self.least = least

    def why_not(self, state: S, context: Context) -> Refusal | None:
        return self.effect.why_not(state, context) if self.count.value(state, context) >= self.least else None

    def perform(self, state: S, context: Context) -> None:
        if self.count.value(state, context) >= self.least:
            state.push(self.effect.task(context))

    def words(self) -> Phrase:
        inner: Effect[Any] = self
        conditions: list[Phrase] = []
        while isinstance(inner, If):
            own = inner.count.condition(inner.least)
            conditions.insert(0, own or Phrase("condition-least", {"least": inner.least, "count": inner.count.words()}))
            inner = inner.effect
        if len(conditions) > 1 or conditions[0].key != "condition-least":
            return Phrase("effect-when", {"what": inner.words(), "condition": conditions})
        return Phrase("effect-if", {"what": self.effect.words(), "least": self.least, "count": self.count.words()})

    def icons(self) -> list[Icon]:
        return [Icon("if", self.least), *self.count.icons(), Icon("arrow"), *self.effect.icons()]

    def source(self) -> str:
        return f"{self.effect.source_within(ATOM)} if {self.count.source()} >= {self.least}"
