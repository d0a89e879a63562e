"""Playing, claiming and discarding cards (UC-F)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludarium.engine.agenda import SEAT, Ask, SeatTask, Task
from ludarium.engine.fields import Field, Number, Truth
from ludarium.engine.lexicon import CHOOSE, SKIP
from ludarium.engine.phrase import Option, Phrase
from ludarium.games.underwater.content.abilities import HAND
from ludarium.games.underwater.content.components import DEAR
from ludarium.games.underwater.content.kinds import ACTION, ASSISTANT, INSTANT
from ludarium.games.underwater.rules.actions import action_cards
from ludarium.games.underwater.rules.contracts import claim_contracts
from ludarium.games.underwater.rules.duties import weighed
from ludarium.games.underwater.rules.specials import put_under
from ludarium.games.underwater.rules.steps import Steps, can_do
from ludarium.games.underwater.rules.supply import resource_words
from ludarium.games.underwater.state import ACTION_LIMIT, HAND_LIMIT, UnderwaterState, last_design

CREDIT: Final = 3


def hand_limit(state: UnderwaterState, seat: int) -> int:
    """Return how many cards a player may hold at the start of a turn and of an era (UC-P2, UC-P3, UC-P6)."""
    return state.sides[seat].standing.value(HAND, HAND_LIMIT)


def discard_card(state: UnderwaterState, card: int) -> None:
    """Lay a card where it belongs, for all to see (UC-F29, UC-F30, UC-F34, UC-F35, UC-R27, UC-R28).

    Cards of this era go on the pile, older ones and special cards of 3 credits out of the game, other special cards under their deck.
    """
    if card == ASSISTANT:
        return
    state.cards.reveal(card)
    design = state.content.designs[card]
    if design.is_special():
        if design.cost < DEAR:
            put_under(state, card)
    elif design.back == state.era:
        state.own_piles()
        state.discard.append(card)


# ---------------------------------------------------------------------------------------------------------------------
# Using the played card
# ---------------------------------------------------------------------------------------------------------------------


class ResolveCard(SeatTask[UnderwaterState]):
    """A matching card has its effect or is claimed (UC-F6, UC-F8); a special one only for its cost (UC-F33, UC-R60)."""

    def run(self, state: UnderwaterState) -> None:
        card = state.card
        design = state.content.designs[card]
        if design.cost:
            if state.sides[self.seat].goods[CREDIT] < design.cost:
                waste(state, self.seat)
            else:
                state.push(ChooseToPay(self.seat))
        elif design.type == ACTION and len(action_cards(state, self.seat)) >= ACTION_LIMIT:
            state.push(ChooseReplaced(self.seat, False))
        else:
            apply_card(state, self.seat)


def waste(state: UnderwaterState, seat: int) -> None:
    """The played card is discarded without effect (UC-D8, UC-F9)."""
    card = state.card
    state.card = -1
    if state.listener is not None:
        state.report("wasted", seat, {"card": state.content.designs[card].words()})
    discard_card(state, card)


def apply_card(state: UnderwaterState, seat: int) -> None:
    """Carry an instant card out, or claim another one."""
    card = state.card
    design = state.content.designs[card]
    if design.type != INSTANT:
        claim(state, seat)
        return
    if state.listener is not None:
        state.report("played-instant", seat, {"card": design.words()})
    state.push_all([Steps(state.content.card_contexts[seat][card], [design.effect], [], False), FinishInstant(seat)])


class FinishInstant(SeatTask[UnderwaterState]):
    """After its effect an instant card is discarded (UC-F7); a paid special one is kept under the board (UC-F37)."""

    def run(self, state: UnderwaterState) -> None:
        card = state.card
        state.card = -1
        if state.content.designs[card].is_special():
            state.cards.reveal(card)
            side = state.sides[self.seat]
            side.under = [*side.under, card]
        else:
            discard_card(state, card)


def claim(state: UnderwaterState, seat: int) -> None:
    """Lay the played card open beside the board; it works from now on (UC-F8, UC-F12)."""
    card = state.card
    state.card = -1
    state.cards.reveal(card)
    side = state.sides[seat]
    side.claimed = [*side.claimed, card]
    if state.content.designs[card].abilities:
        state.gather(seat)
    if state.listener is not None:
        state.report("claimed", seat, {"card": state.content.designs[card].words()})
    claim_contracts(state, seat)


class ChooseToPay(Ask[UnderwaterState]):
    """Whether the special card is paid for; unpaid it has no effect (UC-F33, UC-G12)."""

    def moves(self, state: UnderwaterState) -> list[int]:
        return weighed(state, [CHOOSE.at(0), SKIP.at(0)])

    def play(self, state: UnderwaterState, move: int) -> None:
        if SKIP.has(move):
            waste(state, self.seat)
            return
        design = state.content.designs[state.card]
        if design.type == ACTION and len(action_cards(state, self.seat)) >= ACTION_LIMIT:
            state.push(ChooseReplaced(self.seat, True))
            return
        pay_for(state, self.seat)
        apply_card(state, self.seat)

    def prompt(self, state: UnderwaterState) -> Phrase:
        design = state.content.designs[state.card]
        return Phrase("ask-pay-special", {"card": design.words(), "cost": design.cost})

    def rule(self) -> str:
        return "UC-F33"

    def option(self, state: UnderwaterState, move: int) -> Option:
        if SKIP.has(move):
            return Option(move, SKIP.text(move), Phrase("move-unpaid"), "skip")
        design = state.content.designs[state.card]
        return Option(move, CHOOSE.text(move), Phrase("move-pay-special", {"cost": design.cost}), "choice:1")


def pay_for(state: UnderwaterState, seat: int) -> None:
    """Pay the cost of the special card that is played."""
    cost = state.content.designs[state.card].cost
    state.sides[seat].goods[CREDIT] -= cost
    if state.listener is not None:
        state.report("paid", seat, {"goods": [resource_words(CREDIT, cost)]})


class ChooseReplaced(Ask[UnderwaterState]):
    """Which of the four action cards makes room for the new one, or that it is not claimed (UC-F20, UC-F21, UC-R37)."""

    saved: ClassVar[list[Field]] = [SEAT, Truth("paying")]

    def __init__(self, seat: int, paying: bool) -> None:
        super().__init__(seat)
        self.paying = paying

    def moves(self, state: UnderwaterState) -> list[int]:
        moves = [state.content.moves.discard.at(card) for card in action_cards(state, self.seat)]
        if not self.paying:
            moves.append(SKIP.at(0))
        return weighed(state, moves)

    def play(self, state: UnderwaterState, move: int) -> None:
        if SKIP.has(move):
            waste(state, self.seat)
            return
        if self.paying:
            pay_for(state, self.seat)
        card = state.content.moves.discard.index(move)
        side = state.sides[self.seat]
        side.claimed = [other for other in side.claimed if other != card]
        unused = card not in side.used
        if not unused:
            side.used = [other for other in side.used if other != card]
        state.gather(self.seat)
        if state.listener is not None:
            state.report("replaced", self.seat, {"card": state.content.designs[card].words()})
        discard_card(state, card)
        tasks: list[Task[Any]] = [ClaimCard(self.seat)]
        if unused and can_do(state, state.content.card_contexts[self.seat][card], state.content.designs[card].effect):
            tasks.insert(0, ChooseLastUse(self.seat, card))
        state.push_all(tasks)

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-replaced", {"card": state.content.designs[state.card].words()})

    def rule(self) -> str:
        return "UC-F20"

    def option(self, state: UnderwaterState, move: int) -> Option:
        if SKIP.has(move):
            return Option(move, SKIP.text(move), Phrase("move-unclaimed"), "skip")
        card = state.content.moves.discard.index(move)
        unused = "no" if card in state.sides[self.seat].used else "yes"
        label = Phrase("move-replace", {"card": state.content.designs[card].words(), "unused": unused})
        return Option(move, state.content.moves.discard.text(move), label, state.game.target(move))


class ClaimCard(SeatTask[UnderwaterState]):
    """The new action card is claimed when room has been made (UC-R37)."""

    def run(self, state: UnderwaterState) -> None:
        claim(state, self.seat)


class ChooseLastUse(Ask[UnderwaterState]):
    """Whether the action of the discarded card is carried out at once (UC-F22)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("card", 0, last_design)]

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, state: UnderwaterState) -> list[int]:
        return weighed(state, [CHOOSE.at(0), SKIP.at(0)])

    def play(self, state: UnderwaterState, move: int) -> None:
        if SKIP.has(move):
            return
        design = state.content.designs[self.card]
        if state.listener is not None:
            state.report("used-action", self.seat, {"card": design.words()})
        state.push(Steps(state.content.card_contexts[self.seat][self.card], [design.effect], [], False))

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-last-use", {"card": state.content.designs[self.card].words()})

    def rule(self) -> str:
        return "UC-F22"

    def option(self, state: UnderwaterState, move: int) -> Option:
        if SKIP.has(move):
            return Option(move, SKIP.text(move), Phrase("move-done"), "skip")
        return Option(move, CHOOSE.text(move), state.content.designs[self.card].effect.words(), "choice:1")


# ---------------------------------------------------------------------------------------------------------------------
# The hand limit
# ---------------------------------------------------------------------------------------------------------------------


class CutHand(SeatTask[UnderwaterState]):
    """At the start of a turn surplus cards are discarded (UC-P2)."""

    def run(self, state: UnderwaterState) -> None:
        if len(state.sides[self.seat].hand) > hand_limit(state, self.seat):
            state.push(ChooseDiscard(self.seat))


class ChooseDiscard(Ask[UnderwaterState]):
    """Which surplus card is discarded (UC-P2)."""

    def moves(self, state: UnderwaterState) -> list[int]:
        return [state.content.moves.discard.at(card) for card in state.sides[self.seat].hand]

    def play(self, state: UnderwaterState, move: int) -> None:
        card = state.content.moves.discard.index(move)
        state.sides[self.seat].hand.remove(card)
        if state.listener is not None:
            state.report("discarded", self.seat, {"card": state.content.designs[card].words()})
        discard_card(state, card)
        state.push(CutHand(self.seat))

    def prompt(self, state: UnderwaterState) -> Phrase:
        limit = hand_limit(state, self.seat)
        return Phrase("ask-discard", {"count": len(state.sides[self.seat].hand) - limit, "limit": limit})

    def rule(self) -> str:
        return "UC-P2"

    def option(self, state: UnderwaterState, move: int) -> Option:
        return discard_option(state, move)


def discard_option(state: UnderwaterState, move: int) -> Option:
    """Return the discarding of a card in words."""
    discard = state.content.moves.discard
    label = Phrase("move-discard", {"card": state.content.designs[discard.index(move)].words()})
    return Option(move, discard.text(move), label, state.game.target(move))


class Reject(SeatTask[UnderwaterState]):
    """In secret, at the start of an era: cards are laid aside until the hand limit is met (UC-B23, UC-S4, UC-R56)."""

    def run(self, state: UnderwaterState) -> None:
        if len(state.sides[self.seat].hand) > hand_limit(state, self.seat):
            state.push(ChooseRejected(self.seat))


class ChooseRejected(Ask[UnderwaterState]):
    """Which card is laid aside; nobody sees it before all have chosen (UC-R56)."""

    def moves(self, state: UnderwaterState) -> list[int]:
        return [state.content.moves.discard.at(card) for card in state.sides[self.seat].hand]

    def play(self, state: UnderwaterState, move: int) -> None:
        card = state.content.moves.discard.index(move)
        side = state.sides[self.seat]
        side.hand.remove(card)
        side.rejected = [*side.rejected, card]
        state.push(Reject(self.seat))

    def prompt(self, state: UnderwaterState) -> Phrase:
        limit = hand_limit(state, self.seat)
        return Phrase("ask-reject", {"count": len(state.sides[self.seat].hand) - limit, "limit": limit})

    def rule(self) -> str:
        return "UC-S4"

    def option(self, state: UnderwaterState, move: int) -> Option:
        discard = state.content.moves.discard
        label = Phrase("move-reject", {"card": state.content.designs[discard.index(move)].words()})
        return Option(move, discard.text(move), label, state.game.target(move))


class ShowRejected(Task[UnderwaterState]):
    """When all have chosen, the rejected cards are discarded for all to see (UC-B24, UC-S5)."""

    def run(self, state: UnderwaterState) -> None:
        for seat in range(state.players):
            side = state.sides[seat]
            if side.rejected and state.listener is not None:
                words = [state.content.designs[card].words() for card in side.rejected]
                state.report("rejected", seat, {"cards": words, "count": len(words)})
            for card in side.rejected:
                discard_card(state, card)
            side.rejected = []
