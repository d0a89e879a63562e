"""The surface: the end of every way up, with one of its effects (IM-X10, IM-X14 to IM-X16)."""

from __future__ import annotations

from typing import ClassVar

from ludarium.engine.agenda import SEAT, Ask, SeatTask
from ludarium.engine.context import Context
from ludarium.engine.fields import Field, Number
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.games.miners.content.components import FROM_SURFACE, SurfaceChoice
from ludarium.games.miners.rules.activation import why_not_pay_for
from ludarium.games.miners.rules.drawing import CheckHand
from ludarium.games.miners.state import MinersState


class UseSurface(SeatTask[MinersState]):
    """So many effects of the surface, all different (IM-R16, IM-R49)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 0)]

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def run(self, state: MinersState) -> None:
        if not self.count:
            return
        for choice in state.content.surface:
            if why_not_surface(state, self.seat, choice) is None:
                state.push(ChooseSurface(self.seat, self.count))
                return


def why_not_surface(state: MinersState, seat: int, choice: SurfaceChoice) -> Refusal | None:
    """Return why the surface cannot be used so: it was already, or its price cannot be paid."""
    if choice.effect in state.miners[seat].surfaces:
        return Refusal("surface-used", "IM-R49")
    return why_not_pay_for(state, choice.does, Context(seat, FROM_SURFACE))


class ChooseSurface(Ask[MinersState]):
    """Which effect of the surface is performed; there is no pass (IM-R16)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 1)]

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def moves(self, state: MinersState) -> list[int]:
        choices = state.content.surface
        family = state.content.moves.surface
        return [family.at(number) for number, choice in enumerate(choices) if why_not_surface(state, self.seat, choice) is None]

    def play(self, state: MinersState, move: int) -> None:
        choice = state.content.surface[state.content.moves.surface.index(move)]
        state.miners[self.seat].surfaces.append(choice.effect)
        if state.listener is not None:
            state.report("surface-used", self.seat, {"effect": choice.does.words(), "surface": choice.name})
        context = Context(self.seat, FROM_SURFACE)
        state.push_all([choice.does.task(context), CheckHand(self.seat), UseSurface(self.seat, self.count - 1)])

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-surface", {"count": self.count})

    def rule(self) -> str:
        return "IM-X10"

    def option(self, state: MinersState, move: int) -> Option:
        family = state.content.moves.surface
        return Option(move, family.text(move), surface_words(state.content.surface[family.index(move)]), state.game.target(move))

    def blocked(self, state: MinersState) -> list[Blocked]:
        found: list[Blocked] = []
        for number, choice in enumerate(state.content.surface):
            why = why_not_surface(state, self.seat, choice)
            if why is not None:
                found.append(Blocked(surface_words(choice), state.game.target(state.content.moves.surface.at(number)), why))
        return found


def surface_words(choice: SurfaceChoice) -> Phrase:
    """Return a way to use the surface in words."""
    return Phrase("move-effect", {"effect": choice.does.words()})
