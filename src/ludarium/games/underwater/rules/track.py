"""The federation track (UC-M): steps, their bonuses, the stack on a space."""

from __future__ import annotations

from typing import ClassVar

from ludarium.engine.agenda import SEAT
from ludarium.engine.fields import Field, Number, Truth
from ludarium.engine.phrase import Option, Phrase
from ludarium.games.underwater.content.abilities import SPACE
from ludarium.games.underwater.content.kinds import BELOW, POINT, SPACES
from ludarium.games.underwater.notation import MOST_STEPS, TRACK
from ludarium.games.underwater.rules.contracts import claim_contracts
from ludarium.games.underwater.rules.steps import FreeChoice, trigger
from ludarium.games.underwater.rules.supply import gain, gain_one
from ludarium.games.underwater.state import FROM_TRACK, UnderwaterState


def advance(state: UnderwaterState, seat: int, steps: int) -> None:
    """Move a marker: every space entered gives its bonus, every step beyond the first space a point (UC-M3 to UC-M7)."""
    side = state.sides[seat]
    side.advanced = True
    entered: list[int] = []
    for step in range(steps):
        if side.space == 1:
            beyond(state, seat)
            continue
        side.space = SPACES if side.space == BELOW else side.space - 1
        entered.append(side.space)
        if state.listener is not None:
            state.report("advanced", seat, {"space": side.space})
        gain(state, seat, state.content.spaces[side.space - 1], FROM_TRACK)
    state.arrivals += 1
    side.arrived = state.arrivals
    claim_contracts(state, seat)
    for space in reversed(entered):  # the first space entered answers first
        abilities = state.sides[seat].standing.answers[SPACE]
        if abilities:
            trigger(state, seat, [ability for ability in abilities if ability.on.trigger.arguments[0] == space])


def beyond(state: UnderwaterState, seat: int) -> None:
    """A step that cannot be taken gives a point instead (UC-M6)."""
    if state.listener is not None:
        state.report("beyond", seat)
    gain_one(state, seat, POINT, 1, FROM_TRACK)


class ChooseAdvance(FreeChoice):
    """How many of the steps are taken; they may be waived (UC-R63)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("steps", 1, MOST_STEPS), Truth("free")]

    def __init__(self, seat: int, steps: int, free: bool) -> None:
        super().__init__(seat, free)
        self.steps = steps

    def ways(self, state: UnderwaterState) -> list[int]:
        return [TRACK.at(steps - 1) for steps in range(self.steps, 0, -1)]

    def choose(self, state: UnderwaterState, move: int) -> None:
        advance(state, self.seat, TRACK.index(move) + 1)

    def without(self) -> Phrase:
        return Phrase("move-stay")

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-advance", {"steps": self.steps})

    def rule(self) -> str:
        return "UC-M3"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        steps = TRACK.index(move) + 1
        return Option(move, TRACK.text(move), Phrase("move-advance", {"steps": steps}), state.game.target(move))


def new_order(state: UnderwaterState) -> list[int]:
    """Return the next turn order: farthest ahead first, higher in a stack before lower, below the track as before (UC-P9 to UC-P11)."""
    ahead = [seat for seat in state.order if state.sides[seat].space != BELOW]
    ahead.sort(key=lambda seat: (state.sides[seat].space, -state.sides[seat].arrived))
    return ahead + [seat for seat in state.order if state.sides[seat].space == BELOW]


def clear_track(state: UnderwaterState) -> None:
    """All markers go below the track (UC-P12)."""
    for side in state.sides:
        side.space = BELOW
        side.arrived = 0
    state.arrivals = 0
