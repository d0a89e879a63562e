"""Activating cards (sections X, B and Q): one effect of a card, collapses in the way, special activations."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.agenda import SEAT, SeatTask
from ludarium.engine.context import Context
from ludarium.engine.effect import Effect, Priced
from ludarium.engine.fields import Field, Number, Word
from ludarium.engine.lexicon import SKIP
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.games.miners.content.components import PASSES
from ludarium.games.miners.notation import ACTIVATE, EFFECT, FACTIONS
from ludarium.games.miners.rules.counting import begin_counting
from ludarium.games.miners.rules.mine import LEVELS, NOTHING, ROW_OF, SLOTS, are_adjacent, slot_text
from ludarium.games.miners.rules.tokens import HERE_FIELD, AtChamber, chamber_facts, unbury
from ludarium.games.miners.state import MinersState

SLOT: Final = Number("slot", 0, SLOTS - 1)
ANY_CARD: Final = "any"
ADJACENT: Final = "adjacent"
WHICH: Final = [ANY_CARD, ADJACENT, *FACTIONS, *LEVELS]


class ActivateCard(SeatTask[MinersState]):
    """The one activation of a card in a round (IM-X12): a collapse is removed instead of an effect (IM-B3), else one effect is chosen."""

    saved: ClassVar[list[Field]] = [SEAT, SLOT]

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def run(self, state: MinersState) -> None:
        miner = state.miners[self.seat]
        chamber = miner.mine.at(self.slot)
        if chamber.activated:  # nothing happens, and a collapse stays (IM-Q4, IM-R20)
            if state.listener is not None:
                state.report("already-activated", self.seat, chamber_facts(state, chamber))
            return
        chamber = chamber.with_mark(True)
        miner.mine.put(chamber)
        if chamber.collapsed:
            unbury(state, self.seat, chamber)
            if not state.standing().has(PASSES):
                return
        begin_counting(state, self.seat)
        if can_work(state, self.seat, self.slot):
            state.push(ChooseEffect(self.seat, self.slot))
        elif state.listener is not None:
            state.report("declined", self.seat, chamber_facts(state, chamber))


def effect_context(state: MinersState, seat: int, slot: int) -> Context:
    """Return the context of the effects of the card at a place: points count for the card's level."""
    card = state.miners[seat].mine.at(slot).card
    return Context(seat, state.content.design[card].level, card, slot)


def can_work(state: MinersState, seat: int, slot: int) -> bool:
    """Say whether a card has an effect that can be chosen now; otherwise nobody is asked."""
    context = effect_context(state, seat, slot)
    return any(why_not_pay_for(state, effect, context) is None for effect in state.content.design[context.card].effects)


def why_not_pay_for(state: MinersState, effect: Effect[MinersState], context: Context) -> Refusal | None:
    """Return why an effect cannot be chosen: only a price that cannot be met forbids it (IM-R13); all else is done as far as it goes."""
    return effect.why_not(state, context) if isinstance(effect, Priced) else None


def why_not_effect(state: MinersState, seat: int, slot: int, number: int) -> Refusal | None:
    """Return why an effect of a card cannot be chosen."""
    context = effect_context(state, seat, slot)
    return why_not_pay_for(state, state.content.design[context.card].effects[number], context)


class ChooseEffect(AtChamber):
    """Which of its effects a card performs, or none of them (IM-X2, IM-X3, IM-A16, IM-R12)."""

    saved: ClassVar[list[Field]] = [SEAT, SLOT]
    shows: ClassVar[list[str]] = ["collapsed", "researched"]

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def moves(self, state: MinersState) -> list[int]:
        context = effect_context(state, self.seat, self.slot)
        effects = state.content.design[context.card].effects
        found = [EFFECT.at(number) for number in range(len(effects)) if why_not_pay_for(state, effects[number], context) is None]
        found.append(SKIP.at(0))
        return found

    def play(self, state: MinersState, move: int) -> None:
        context = effect_context(state, self.seat, self.slot)
        design = state.content.design[context.card]
        if SKIP.has(move):
            if state.listener is not None:
                state.report("declined", self.seat, {"card": design.words(), "slot": slot_text(self.slot)})
            return
        effect = design.effects[EFFECT.index(move)]
        if state.listener is not None:
            facts: dict[str, object] = {"card": design.words(), "effect": effect.words(), "slot": slot_text(self.slot)}
            state.report("activated", self.seat, facts)
        state.push(effect.task(context))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-effect", {"card": self.card_words(state)})

    def card_words(self, state: MinersState) -> Phrase:
        """Return the name of the card."""
        return state.content.words(state.miners[self.seat].mine.at(self.slot).card)

    def rule(self) -> str:
        return "IM-X2"

    def option(self, state: MinersState, move: int) -> Option:
        if SKIP.has(move):
            return Option(move, SKIP.text(move), Phrase("move-decline"), "skip")
        effect = state.content.design[effect_context(state, self.seat, self.slot).card].effects[EFFECT.index(move)]
        return Option(move, EFFECT.text(move), Phrase("move-effect", {"effect": effect.words()}), state.game.target(move))

    def blocked(self, state: MinersState) -> list[Blocked]:
        found: list[Blocked] = []
        for number, effect in enumerate(state.content.design[effect_context(state, self.seat, self.slot).card].effects):
            why = why_not_effect(state, self.seat, self.slot, number)
            if why is not None:
                label = Phrase("move-effect", {"effect": effect.words()})
                found.append(Blocked(label, state.game.target(EFFECT.at(number)), why))
        return found


# ---------------------------------------------------------------------------------------------------------------------
# Special activations
# ---------------------------------------------------------------------------------------------------------------------


class SpecialActivation(SeatTask[MinersState]):
    """One card of the player's choice is activated, without a chain reaction (IM-Q1, IM-Q2); without a target nothing is (IM-R21)."""

    saved: ClassVar[list[Field]] = [SEAT, Word("which", WHICH), HERE_FIELD]

    def __init__(self, seat: int, which: str, here: int) -> None:
        super().__init__(seat)
        self.which = which
        self.here = here

    def run(self, state: MinersState) -> None:
        slots = activatable(state, self.seat, self.which, self.here)
        if len(slots) == 1:
            state.push(ActivateCard(self.seat, slots[0]))
        elif slots:
            state.push(ChooseActivation(self.seat, self.which, self.here))


def activatable(state: MinersState, seat: int, which: str, here: int) -> list[int]:
    """Return the cards that a special activation may choose: not activated in this round, and allowed by its filter (IM-Q5, IM-R21)."""
    mine = state.miners[seat].mine
    found: list[int] = []
    for chamber in mine.chambers:
        if not chamber.activated and fits(state, chamber.slot, chamber.card, which, here):
            found.append(chamber.slot)
    return found


def fits(state: MinersState, slot: int, card: int, which: str, here: int) -> bool:
    """Say whether the filter of a special activation allows a card."""
    if which == ANY_CARD:
        return True
    if which == ADJACENT:
        return here != NOTHING and are_adjacent(here, slot)
    if which in LEVELS:
        return ROW_OF[slot] == LEVELS.index(which)
    return bool(state.content.factions[card] >> FACTIONS.index(which) & 1)


class ChooseActivation(AtChamber):
    """Which card is activated besides the chain reaction."""

    saved: ClassVar[list[Field]] = SpecialActivation.saved

    def __init__(self, seat: int, which: str, here: int) -> None:
        super().__init__(seat)
        self.which = which
        self.here = here

    def moves(self, state: MinersState) -> list[int]:
        return [ACTIVATE.at(slot) for slot in activatable(state, self.seat, self.which, self.here)]

    def play(self, state: MinersState, move: int) -> None:
        state.push(ActivateCard(self.seat, ACTIVATE.index(move)))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-activate")

    def rule(self) -> str:
        return "IM-Q1"

    def option(self, state: MinersState, move: int) -> Option:
        return self.chamber_option(state, ACTIVATE, move, "move-activate")

    def blocked(self, state: MinersState) -> list[Blocked]:
        found: list[Blocked] = []
        for chamber in state.miners[self.seat].mine.chambers:
            if chamber.activated:
                label = Phrase("move-activate", {"card": state.content.words(chamber.card)})
                found.append(Blocked(label, state.game.target(ACTIVATE.at(chamber.slot)), Refusal("already-activated", "IM-Q5")))
        return found
