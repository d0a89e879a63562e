"""Machines, collapses and cart tokens (sections M, B and W)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.agenda import SEAT, Ask, SeatTask
from ludarium.engine.fields import Field, Number, Word
from ludarium.engine.lexicon import Family
from ludarium.engine.phrase import Option, Phrase, Refusal
from ludarium.games.miners.notation import CART, CLEAR, COLLAPSE, DONE, FETCH, MACHINE
from ludarium.games.miners.rules.mine import MOST_MACHINES, NOTHING, SLOTS, Chamber, ends_of, join_text, slot_text
from ludarium.games.miners.state import MinersState

HERE: Final = "here"
OTHER: Final = "other"
ANY: Final = "any"
WHERE: Final = [HERE, OTHER, ANY]
WHERE_FIELD: Final = Word("where", WHERE)
HERE_FIELD: Final = Number("here", NOTHING, SLOTS - 1)


def chamber_words(state: MinersState, seat: int, slot: int) -> Phrase:
    """Return the name of the card at a place."""
    return state.content.words(state.miners[seat].mine.at(slot).card)


def chamber_facts(state: MinersState, chamber: Chamber) -> dict[str, object]:
    """Return what is told of a card in a mine: its name, and its place for who draws it."""
    return {"card": state.content.words(chamber.card), "slot": slot_text(chamber.slot)}


class AtChamber(Ask[MinersState]):
    """What questions about a chamber of the own mine share."""

    def chamber_option(self, state: MinersState, family: Family, move: int, label: str) -> Option:
        """Return the choice of a chamber."""
        words = Phrase(label, {"card": chamber_words(state, self.seat, family.index(move))})
        return Option(move, family.text(move), words, state.game.target(move))


# ---------------------------------------------------------------------------------------------------------------------
# Machines
# ---------------------------------------------------------------------------------------------------------------------


def roomy(state: MinersState, seat: int, where: str, here: int) -> list[int]:
    """Return the chambers that can take a machine: `here`, any `other`, or `any` with fewer than three (IM-M2, IM-R17)."""
    found: list[int] = []
    for chamber in state.miners[seat].mine.chambers:
        fits = where == ANY or (chamber.slot == here) == (where == HERE)
        if fits and chamber.machines < MOST_MACHINES:
            found.append(chamber.slot)
    return found


def put_machine(state: MinersState, seat: int, slot: int, count: int = 1) -> None:
    """Put machines on a card, as many as have room there; others are not taken (IM-M4)."""
    mine = state.miners[seat].mine
    chamber = mine.at(slot)
    put = min(count, MOST_MACHINES - chamber.machines)
    mine.put(chamber.with_machines(chamber.machines + put))
    if put and state.listener is not None:
        state.report("machine-placed", seat, {"count": put, **chamber_facts(state, chamber)})


class PlaceMachines(SeatTask[MinersState]):
    """So many machines on own cards, each on one of the player's choice (IM-M1, IM-M5)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 0), WHERE_FIELD, HERE_FIELD]

    def __init__(self, seat: int, count: int, where: str, here: int) -> None:
        super().__init__(seat)
        self.count = count
        self.where = where
        self.here = here

    def run(self, state: MinersState) -> None:
        slots = roomy(state, self.seat, self.where, self.here) if self.count else []
        if len(slots) == 1:
            put_machine(state, self.seat, slots[0], self.count)
        elif slots:
            state.push(ChooseMachine(self.seat, self.count, self.where, self.here))


class ChooseMachine(AtChamber):
    """Where the next machine goes."""

    saved: ClassVar[list[Field]] = PlaceMachines.saved

    def __init__(self, seat: int, count: int, where: str, here: int) -> None:
        super().__init__(seat)
        self.count = count
        self.where = where
        self.here = here

    def moves(self, state: MinersState) -> list[int]:
        return [MACHINE.at(slot) for slot in roomy(state, self.seat, self.where, self.here)]

    def play(self, state: MinersState, move: int) -> None:
        put_machine(state, self.seat, MACHINE.index(move))
        state.push(PlaceMachines(self.seat, self.count - 1, self.where, self.here))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-machine", {"count": self.count})

    def rule(self) -> str:
        return "IM-R17"

    def option(self, state: MinersState, move: int) -> Option:
        return self.chamber_option(state, MACHINE, move, "move-machine")


def why_not_spend(state: MinersState, seat: int, slot: int, count: int) -> Refusal | None:
    """Return why so many machines cannot be spent from a card (IM-C8)."""
    held = state.miners[seat].mine.at(slot).machines
    return None if held >= count else Refusal("too-few-machines", "IM-R13", {"needed": count, "held": held})


def spend_machines(state: MinersState, seat: int, slot: int, count: int) -> None:
    """Take machines off a card as a price."""
    mine = state.miners[seat].mine
    chamber = mine.at(slot)
    mine.put(chamber.with_machines(chamber.machines - count))
    if state.listener is not None:
        state.report("machines-spent", seat, {"count": count, **chamber_facts(state, chamber)})


class MoveMachine(SeatTask[MinersState]):
    """One machine from an own card to another one (IM-C7)."""

    def run(self, state: MinersState) -> None:
        slots = fetchable(state, self.seat)
        if len(slots) == 1:
            fetch_machine(state, self.seat, slots[0])
        elif slots:
            state.push(ChooseFetch(self.seat))


def fetchable(state: MinersState, seat: int) -> list[int]:
    """Return the cards from which a machine can go to another one."""
    found: list[int] = []
    for chamber in state.miners[seat].mine.chambers:
        if chamber.machines and roomy(state, seat, OTHER, chamber.slot):
            found.append(chamber.slot)
    return found


def fetch_machine(state: MinersState, seat: int, slot: int) -> None:
    """Take a machine off a card; it goes to another one."""
    mine = state.miners[seat].mine
    chamber = mine.at(slot)
    mine.put(chamber.with_machines(chamber.machines - 1))
    if state.listener is not None:
        state.report("machine-fetched", seat, chamber_facts(state, chamber))
    state.push(PlaceMachines(seat, 1, OTHER, slot))


class ChooseFetch(AtChamber):
    """From which card the machine is taken."""

    def moves(self, state: MinersState) -> list[int]:
        return [FETCH.at(slot) for slot in fetchable(state, self.seat)]

    def play(self, state: MinersState, move: int) -> None:
        fetch_machine(state, self.seat, FETCH.index(move))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-fetch")

    def rule(self) -> str:
        return "IM-C7"

    def option(self, state: MinersState, move: int) -> Option:
        return self.chamber_option(state, FETCH, move, "move-fetch")


# ---------------------------------------------------------------------------------------------------------------------
# Collapses
# ---------------------------------------------------------------------------------------------------------------------


def bury(state: MinersState, seat: int, slot: int) -> None:
    """Put a collapse on a card; there is never more than one (IM-B2, IM-E23)."""
    mine = state.miners[seat].mine
    chamber = mine.at(slot)
    if not chamber.collapsed:
        mine.put(chamber.with_collapse(True))
        if state.listener is not None:
            state.report("collapsed", seat, chamber_facts(state, chamber))


def unbury(state: MinersState, seat: int, chamber: Chamber) -> None:
    """Remove the collapse from a card."""
    state.miners[seat].mine.put(chamber.with_collapse(False))
    if state.listener is not None:
        state.report("cleared", seat, chamber_facts(state, chamber))


class PlaceCollapse(SeatTask[MinersState]):
    """A collapse on an own card of the player's choice (IM-B1); a card that has one takes no second (IM-B2)."""

    def run(self, state: MinersState) -> None:
        slots = standing_slots(state, self.seat)
        if len(slots) == 1:
            bury(state, self.seat, slots[0])
        elif slots:
            state.push(ChooseCollapse(self.seat))


def standing_slots(state: MinersState, seat: int) -> list[int]:
    """Return the cards without a collapse."""
    return [chamber.slot for chamber in state.miners[seat].mine.chambers if not chamber.collapsed]


class ChooseCollapse(AtChamber):
    """Where the collapse goes."""

    def moves(self, state: MinersState) -> list[int]:
        return [COLLAPSE.at(slot) for slot in standing_slots(state, self.seat)]

    def play(self, state: MinersState, move: int) -> None:
        bury(state, self.seat, COLLAPSE.index(move))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-collapse")

    def rule(self) -> str:
        return "IM-B1"

    def option(self, state: MinersState, move: int) -> Option:
        return self.chamber_option(state, COLLAPSE, move, "move-collapse")


class ClearCollapses(SeatTask[MinersState]):
    """Up to so many collapses away from own cards, of the player's choice (IM-B6)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 0)]

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def run(self, state: MinersState) -> None:
        if self.count and state.miners[self.seat].mine.collapses():
            state.push(ChooseClear(self.seat, self.count))


class ChooseClear(AtChamber):
    """Which collapse is removed, or no further one."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 1)]

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def moves(self, state: MinersState) -> list[int]:
        found = [CLEAR.at(chamber.slot) for chamber in state.miners[self.seat].mine.chambers if chamber.collapsed]
        return [*found, DONE.at(0)]

    def play(self, state: MinersState, move: int) -> None:
        if DONE.has(move):
            return
        miner = state.miners[self.seat]
        unbury(state, self.seat, miner.mine.at(CLEAR.index(move)))
        miner.cleared += 1
        state.push(ClearCollapses(self.seat, self.count - 1))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-clear", {"count": self.count})

    def rule(self) -> str:
        return "IM-B6"

    def option(self, state: MinersState, move: int) -> Option:
        if DONE.has(move):
            return Option(move, DONE.text(move), Phrase("move-clear-done"), "done")
        return self.chamber_option(state, CLEAR, move, "move-clear")


# ---------------------------------------------------------------------------------------------------------------------
# Carts
# ---------------------------------------------------------------------------------------------------------------------


def fill_cart(state: MinersState, seat: int, join: int) -> None:
    """Put a cart token on a half-full cart (IM-W4)."""
    state.miners[seat].mine.put_token(join)
    if state.listener is not None:
        ends = [chamber_words(state, seat, slot) for slot in ends_of(join)]
        state.report("cart-filled", seat, {"first": ends[0], "second": ends[1], "join": join_text(join)})


class PlaceCarts(SeatTask[MinersState]):
    """So many cart tokens on half-full carts; without one no token is taken (IM-W7, IM-R11)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 0)]

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def run(self, state: MinersState) -> None:
        joins = state.miners[self.seat].mine.half_full
        if len(joins) <= self.count:
            for join in joins.copy():
                fill_cart(state, self.seat, join)
        elif self.count:
            state.push(ChooseCart(self.seat, self.count))


class ChooseCart(Ask[MinersState]):
    """Which half-full cart gets the next token."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 1)]

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def moves(self, state: MinersState) -> list[int]:
        return [CART.at(join) for join in state.miners[self.seat].mine.half_full]

    def play(self, state: MinersState, move: int) -> None:
        fill_cart(state, self.seat, CART.index(move))
        state.push(PlaceCarts(self.seat, self.count - 1))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-cart", {"count": self.count})

    def rule(self) -> str:
        return "IM-W4"

    def option(self, state: MinersState, move: int) -> Option:
        ends = [chamber_words(state, self.seat, slot) for slot in ends_of(CART.index(move))]
        label = Phrase("move-cart", {"first": ends[0], "second": ends[1]})
        return Option(move, CART.text(move), label, state.game.target(move))
