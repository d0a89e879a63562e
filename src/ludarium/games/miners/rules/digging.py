"""Placing the card and the way up (sections P and X): the new card, one card in each row above it, then the surface."""

from __future__ import annotations

from typing import ClassVar

from ludarium.engine.agenda import SEAT, SeatTask
from ludarium.engine.fields import Field
from ludarium.engine.phrase import Option, Phrase, Preview
from ludarium.games.miners.content.components import SURFACES
from ludarium.games.miners.notation import CLIMB, PLACE
from ludarium.games.miners.rules.activation import SLOT, ActivateCard
from ludarium.games.miners.rules.drawing import CheckHand
from ludarium.games.miners.rules.mine import LEVELS, NOTHING, ROW_OF, UP_LEFT, Chamber, slot_text, x_of
from ludarium.games.miners.rules.previews import preview_place, preview_way
from ludarium.games.miners.rules.surface import UseSurface
from ludarium.games.miners.rules.tokens import AtChamber, chamber_words
from ludarium.games.miners.state import MinersState


class Dig(SeatTask[MinersState]):
    """The second and third step of one player's mine phase; who could reveal no card does nothing (IM-R6)."""

    def run(self, state: MinersState) -> None:
        miner = state.miners[self.seat]
        if miner.chosen == NOTHING:
            return
        slots = miner.mine.open_slots(state.content.design[miner.chosen].level)
        if len(slots) == 1:
            lay(state, self.seat, slots[0])
        else:
            state.push(PlaceCard(self.seat))


class PlaceCard(AtChamber):
    """Where the revealed card lies: in the row of its level, below at least one card (IM-P8, IM-P11)."""

    def moves(self, state: MinersState) -> list[int]:
        miner = state.miners[self.seat]
        return [PLACE.at(slot) for slot in miner.mine.open_slots(state.content.design[miner.chosen].level)]

    def play(self, state: MinersState, move: int) -> None:
        lay(state, self.seat, PLACE.index(move))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-place", {"card": state.content.words(state.miners[self.seat].chosen)})

    def rule(self) -> str:
        return "IM-P11"

    def option(self, state: MinersState, move: int) -> Option:
        label = place_words(state, self.seat, PLACE.index(move))
        return Option(move, PLACE.text(move), label, state.game.target(move))

    def previews(self, state: MinersState, move: int) -> list[Preview] | None:
        return preview_place(state, self.seat, PLACE.index(move))


def place_words(state: MinersState, seat: int, slot: int) -> Phrase:
    """Return a place by the cards above it; in the first row by how far it is from the middle."""
    uppers = state.miners[seat].mine.uppers(slot)
    if not uppers:
        x = x_of(slot)
        return Phrase("move-place-top", {"side": "left" if x < 0 else "right" if x else "middle", "far": abs(x) // 2})
    first = chamber_words(state, seat, uppers[0])
    if len(uppers) == 2:
        return Phrase("move-place-between", {"first": first, "second": chamber_words(state, seat, uppers[1])})
    return Phrase("move-place-below", {"card": first, "side": "right" if uppers[0] == UP_LEFT[slot] else "left"})


def lay(state: MinersState, seat: int, slot: int) -> None:
    """Place the revealed card and activate it; the way up follows (IM-X1, IM-X6)."""
    miner = state.miners[seat]
    card = miner.chosen
    miner.chosen = NOTHING
    before = miner.mine.full
    miner.mine.dig(Chamber(slot, card, mask=state.content.masks[card]))
    if state.listener is not None:
        facts: dict[str, object] = {"card": state.content.words(card), "level": LEVELS[ROW_OF[slot]], "slot": slot_text(slot)}
        state.report("placed", seat, {**facts, "carts": miner.mine.full - before})
    go_through(state, seat, slot)


def go_through(state: MinersState, seat: int, slot: int) -> None:
    """Activate a card of the way up; its effect is finished before the next one (IM-X5)."""
    state.miners[seat].path.append(slot)
    state.push_all([ActivateCard(seat, slot), CheckHand(seat), Climb(seat, slot)])


class Climb(SeatTask[MinersState]):
    """From a card to one of those above it, or to the surface (IM-X6, IM-X7); the way is not optional (IM-R24)."""

    saved: ClassVar[list[Field]] = [SEAT, SLOT]

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def run(self, state: MinersState) -> None:
        uppers = state.miners[self.seat].mine.uppers(self.slot)
        if not uppers:
            state.push(UseSurface(self.seat, state.standing().value(SURFACES, 1)))
        elif len(uppers) == 1:
            go_through(state, self.seat, uppers[0])
        else:
            state.push(ChooseWay(self.seat, self.slot))


class ChooseWay(AtChamber):
    """Which of two upper neighbours is activated next (IM-X6, IM-X9)."""

    saved: ClassVar[list[Field]] = [SEAT, SLOT]

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def moves(self, state: MinersState) -> list[int]:
        return [CLIMB.at(slot) for slot in state.miners[self.seat].mine.uppers(self.slot)]

    def play(self, state: MinersState, move: int) -> None:
        go_through(state, self.seat, CLIMB.index(move))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-way", {"card": chamber_words(state, self.seat, self.slot)})

    def rule(self) -> str:
        return "IM-X6"

    def option(self, state: MinersState, move: int) -> Option:
        slot = CLIMB.index(move)
        chamber = state.miners[self.seat].mine.at(slot)
        facts: dict[str, object] = {"card": state.content.words(chamber.card)}
        facts["how"] = "activated" if chamber.activated else "collapsed" if chamber.collapsed else "open"
        return Option(move, CLIMB.text(move), Phrase("move-climb", facts), state.game.target(move))

    def previews(self, state: MinersState, move: int) -> list[Preview] | None:
        return preview_way(state, self.seat, CLIMB.index(move))
