"""In what context an effect is carried out: whose it is, what set it going, on which card it stands, at which place, with how many.

A context is plain data. It is saved with the task that carries the effect out, so words such as "here", "this card" or "as
many as you placed" keep their meaning over a reload, an undo, or a search in the middle of a turn.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
MOST_SEATS: Final = 10


class Context:
    """Immutable. `cause`, `card` and `place` are numbers of the game's own; NONE where there is nothing to say."""

    def __init__(self, seat: int, cause: int = NONE, card: int = NONE, place: int = NONE, amount: int = 0) -> None:
        self.seat = seat  # whose effect it is
        self.cause = cause  # what set it going
        self.card = card  # the card, tile or board it stands on
        self.place = place  # where
        self.amount = amount  # how many it was about: engineers placed, drops driven

    def on(self, card: int) -> Context:
        """Return the same context for an effect that stands on a card."""
        return Context(self.seat, self.cause, card, self.place, self.amount)

    def plain(self) -> list[int]:
        """Return the context as it is saved."""
        return [self.seat, self.cause, self.card, self.place, self.amount]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Context) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.seat, self.cause, self.card, self.place))

    def __repr__(self) -> str:
        return f"Context({', '.join(str(number) for number in self.plain())})"


# An effect of which nothing is known but whose it is; made once, for those who only measure.
OF_SEAT: Final = [Context(seat) for seat in range(MOST_SEATS)]
