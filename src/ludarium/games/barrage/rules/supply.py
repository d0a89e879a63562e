"""What a side gains and pays: points, credits, machines, energy (sections A, L, Z). An Automa has points for credits (BA-49)."""

from __future__ import annotations

from typing import ClassVar

from ludarium.engine.agenda import SEAT, Ask
from ludarium.engine.context import NONE
from ludarium.engine.fields import Field, Number
from ludarium.engine.phrase import Option, Phrase
from ludarium.games.barrage.content.abilities import MIXERS_PER_VALUE
from ludarium.games.barrage.notation import FIRST_MIX, MACHINES, MOST_CHOSEN
from ludarium.games.barrage.state import FOR_CREDITS, BarrageState


def gain_points(state: BarrageState, side: int, count: int, source: int) -> None:
    """Give or take points; there is no floor and no ceiling (BR-Z10, BR-R24, BA-50)."""
    company = state.sides[side]
    company.points += count
    company.gained[source] += count
    if state.listener is not None and count:
        if count > 0:
            state.report("gained-points", side, {"count": count})
        else:
            state.report("lost-points", side, {"count": -count})


def gain_credits(state: BarrageState, side: int, count: int) -> None:
    """Give credits from the supply, which never runs out (BR-R13); an Automa gains points instead (BA-49)."""
    if state.is_automa(side):
        gain_points(state, side, count, FOR_CREDITS)
        return
    state.sides[side].credits += count
    if state.listener is not None and count:
        state.report("gained-credits", side, {"count": count})


def pay_credits(state: BarrageState, side: int, count: int) -> None:
    """Pay credits to the supply (BR-J16); an Automa loses points instead and can always pay (BA-50)."""
    if not count:
        return
    if state.is_automa(side):
        gain_points(state, side, -count, FOR_CREDITS)
        return
    state.sides[side].credits -= count
    if state.listener is not None:
        state.report("paid-credits", side, {"count": count})


def gain_machines(state: BarrageState, side: int, excavators: int, mixers: int) -> None:
    """Give machines into supply, where they can be used at once (BR-K23)."""
    company = state.sides[side]
    company.excavators += excavators
    company.mixers += mixers
    if state.listener is not None:
        state.report("gained-machines", side, {"excavators": excavators, "mixers": mixers})


def gain_energy(state: BarrageState, side: int, count: int, card: int = NONE) -> None:
    """Advance the energy marker; the true total is kept beyond 30 too (BR-L17, BR-R11). The card is the one whose ability gives it."""
    state.sides[side].energy += count
    if state.listener is not None and count:
        facts: dict[str, object] = {"count": count, "total": state.sides[side].energy}
        giver = state.content.card_words(card)
        if giver is None:
            state.report("gained-energy", side, facts)
        else:
            state.report("ability-energy", side, {**facts, "giver": giver})


def choose_machines(state: BarrageState, side: int, count: int) -> None:
    """Machines of any kind: a person chooses the mix (BR-M13), an Automa takes what it has fewer of (BA-94, BA-152)."""
    if not state.is_automa(side):
        state.push(ChooseMachines(side, count))
        return
    company = state.sides[side]
    for turn in range(count):
        if company.standing.has(MIXERS_PER_VALUE) or company.mixers < company.excavators:
            gain_machines(state, side, 0, 1)
        else:
            gain_machines(state, side, 1, 0)


class ChooseMachines(Ask[BarrageState]):
    """Choose how many of the machines are excavators and how many mixers (BR-M13)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 1)]

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def moves(self, state: BarrageState) -> list[int]:
        count = min(self.count, MOST_CHOSEN)
        return [MACHINES.at(FIRST_MIX[count] + mixers) for mixers in range(count + 1)]

    def play(self, state: BarrageState, move: int) -> None:
        count = min(self.count, MOST_CHOSEN)
        mixers = MACHINES.index(move) - FIRST_MIX[count]
        gain_machines(state, self.seat, count - mixers, mixers)
        if self.count > count:
            state.push(ChooseMachines(self.seat, self.count - count))

    def prompt(self, state: BarrageState) -> Phrase:
        return Phrase("ask-machines", {"count": self.count})

    def rule(self) -> str:
        return "BR-M13"

    def option(self, state: BarrageState, move: int) -> Option:
        count = min(self.count, MOST_CHOSEN)
        mixers = MACHINES.index(move) - FIRST_MIX[count]
        label = Phrase("move-machines", {"machines": machine_words(count - mixers, mixers)})
        return Option(move, MACHINES.text(move), label, state.game.target(move))


def machine_words(excavators: int, mixers: int) -> Phrase:
    """Return machines in words."""
    if not mixers:
        return Phrase("gain-excavator", {"count": excavators})
    if not excavators:
        return Phrase("gain-mixer", {"count": mixers})
    return Phrase("machines-both", {"excavators": excavators, "mixers": mixers})
