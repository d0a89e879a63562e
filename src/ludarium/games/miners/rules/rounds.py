"""The round (sections T, V and P): an event for all, a card chosen in secret and revealed by all together, then everybody digs."""

from __future__ import annotations

from typing import Any

from ludarium.engine.agenda import Ask, SeatTask, Simultaneously, Task
from ludarium.engine.context import Context
from ludarium.engine.phrase import Blocked, Icon, Option, Phrase, Preview, Refusal
from ludarium.engine.zones import draw
from ludarium.games.miners.content.components import COST, FROM_EVENTS, REVEAL
from ludarium.games.miners.content.components import ROUND_END as AT_ROUND_END
from ludarium.games.miners.notation import DIG
from ludarium.games.miners.rules.digging import Dig
from ludarium.games.miners.rules.drawing import CheckHand, has_cards, take_top
from ludarium.games.miners.rules.mine import LEVELS, NOTHING
from ludarium.games.miners.rules.supply import pay_gold
from ludarium.games.miners.state import CHOOSING, DIGGING, EVENT, ROUND_END, ROUNDS, MinersState


def side_by_side(tasks: list[Task[Any]], in_the_open: bool) -> Task[Any]:
    """Return the tasks of all seats at the same time; one alone needs no lane, so that nothing is sealed at its end."""
    return tasks[0] if len(tasks) == 1 else Simultaneously(tasks, in_the_open)


class PlayRound(Task[MinersState]):
    """Event phase, then mine phase (IM-T3). The marks of activated cards are cleared first (IM-R23)."""

    def run(self, state: MinersState) -> None:
        state.round += 1
        state.phase = EVENT
        for miner in state.miners:
            for chamber in miner.mine.chambers.copy():
                if chamber.activated:
                    miner.mine.put(chamber.with_mark(False))
            miner.path = []
            miner.surfaces = []
        state.push_all([TurnEvent(), BeginChoice(), Reveal(), EndRound()])


class TurnEvent(Task[MinersState]):
    """The top card of the event deck is turned over; an immediate event is carried out by all (IM-V1, IM-V4, IM-V9)."""

    def run(self, state: MinersState) -> None:
        number = draw(state, state.event_deck, state.event_cards, NOTHING)
        state.event_cards.reveal(number)
        state.past.append(number)
        event = state.content.events[number]
        if state.listener is not None:
            state.report("event", NOTHING, {"round": state.round, "event": event.words(), "effect": event.on.words()})
        if event.timing == REVEAL:
            push_event(state)


def push_event(state: MinersState) -> None:
    """Let all players carry the event out, side by side and in the open (IM-V2, IM-R43)."""
    state.push(side_by_side([CarryOut(seat) for seat in range(state.players)], True))


class CarryOut(SeatTask[MinersState]):
    """The event's effect for one player, as far as it is possible (IM-V7, IM-V8)."""

    def run(self, state: MinersState) -> None:
        event = state.event()
        assert event is not None
        state.push_all([event.on.effect.task(Context(self.seat, FROM_EVENTS)), CheckHand(self.seat)])


# ---------------------------------------------------------------------------------------------------------------------
# Choosing a card
# ---------------------------------------------------------------------------------------------------------------------


class BeginChoice(Task[MinersState]):
    """The mine phase begins: everybody chooses a card in secret (IM-P1, IM-H5, IM-R42)."""

    def run(self, state: MinersState) -> None:
        state.phase = CHOOSING
        for miner in state.miners:
            miner.ready = False
        choices = [ChooseCard(seat) for seat in range(state.players)]
        if state.solo():  # nobody to hide from: a single possibility is taken by itself
            moves = choices[0].moves(state)
            if len(moves) == 1:
                choices[0].play(state, moves[0])
                return
        state.push(side_by_side(list(choices), False))


def cost_of(state: MinersState, seat: int, card: int) -> int:
    """Return what a card costs a player now: all reductions add up, never below 0 (IM-A6, IM-R47)."""
    return max(0, state.standing().value(COST, state.content.design[card].cost) - state.miners[seat].discount)


def why_not_play(state: MinersState, seat: int, card: int) -> Refusal | None:
    """Return why a card of the hand is not playable: no place for it, or too little gold (IM-P4)."""
    miner = state.miners[seat]
    level = state.content.design[card].level
    if not miner.mine.is_open(level):
        return Refusal("no-place", "IM-P11", {"level": LEVELS[level], "above": LEVELS[level - 1]})
    cost = cost_of(state, seat, card)
    return None if miner.gold >= cost else Refusal("too-little-gold", "IM-P3", {"needed": cost, "held": miner.gold})


def playable(state: MinersState, seat: int) -> list[int]:
    """Return the cards of a hand that are playable."""
    return [card for card in state.miners[seat].hand if why_not_play(state, seat, card) is None]


class ChooseCard(Ask[MinersState]):
    """The card of this round: any playable one (IM-P2, IM-R5); who has none draws one of level I instead (IM-P5).

    The others must not learn before the reveal whether a player has a choice at all, so one possibility is offered like several.
    """

    def moves(self, state: MinersState) -> list[int]:
        return [state.content.moves.play.at(card) for card in playable(state, self.seat)] or [DIG.at(0)]

    def play(self, state: MinersState, move: int) -> None:
        miner = state.miners[self.seat]
        if not DIG.has(move):
            miner.chosen = state.content.moves.play.index(move)
            miner.hand.remove(miner.chosen)
        miner.ready = True
        if state.players > 1 and state.listener is not None:
            state.report("has-chosen", self.seat)

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-card", {"round": state.round})

    def rule(self) -> str:
        return "IM-P2"

    def option(self, state: MinersState, move: int) -> Option:
        if DIG.has(move):
            return Option(move, DIG.text(move), Phrase("move-dig"), "dig")
        family = state.content.moves.play
        return Option(move, family.text(move), play_words(state, self.seat, family.index(move)), state.game.target(move))

    def blocked(self, state: MinersState) -> list[Blocked]:
        found: list[Blocked] = []
        for card in state.miners[self.seat].hand:
            why = why_not_play(state, self.seat, card)
            if why is not None:
                target = state.game.target(state.content.moves.play.at(card))
                found.append(Blocked(play_words(state, self.seat, card), target, why))
        if len(found) < len(state.miners[self.seat].hand):
            found.append(Blocked(Phrase("move-dig"), "dig", Refusal("has-playable-card", "IM-R5")))
        return found

    def previews(self, state: MinersState, move: int) -> list[Preview] | None:
        cost = 0 if DIG.has(move) else cost_of(state, self.seat, state.content.moves.play.index(move))
        return [Preview([Icon("gold", cost)], [], [])] if cost else []


def play_words(state: MinersState, seat: int, card: int) -> Phrase:
    """Return the choice of a card in words."""
    design = state.content.design[card]
    return Phrase("move-play", {"card": design.words(), "level": LEVELS[design.level], "cost": cost_of(state, seat, card)})


# ---------------------------------------------------------------------------------------------------------------------
# Revealing and digging
# ---------------------------------------------------------------------------------------------------------------------


class Reveal(Task[MinersState]):
    """All reveal and pay, seat by seat (IM-P2, IM-P3, IM-R43); then all dig at the same time, in the open."""

    def run(self, state: MinersState) -> None:
        state.phase = DIGGING
        for seat in range(state.players):
            reveal(state, seat)
        state.push(side_by_side([Dig(seat) for seat in range(state.players)], True))


def reveal(state: MinersState, seat: int) -> None:
    """Reveal a player's card and pay for it before anything else (IM-R37); without one the top card of level I is revealed (IM-P5)."""
    miner = state.miners[seat]
    if miner.chosen == NOTHING:
        if not has_cards(state, 0):  # IM-R6
            if state.listener is not None:
                state.report("no-card", seat)
            return
        miner.chosen = take_top(state, seat, 0)
        if state.listener is not None:
            state.report("dug-blindly", seat)
    card = miner.chosen
    state.cards.reveal(card)
    cost = cost_of(state, seat, card)
    miner.discount = 0  # used up even where the card was cheaper (IM-R47)
    if state.listener is not None:
        state.report("revealed", seat, {"card": state.content.words(card), "cost": cost})
    pay_gold(state, seat, cost)


class EndRound(Task[MinersState]):
    """All are done: an event of the end of the round is carried out, in the last round too (IM-X13, IM-R38); then the next round."""

    def run(self, state: MinersState) -> None:
        state.phase = ROUND_END
        for miner in state.miners:
            miner.ready = False
        if state.round < ROUNDS:
            state.push(PlayRound())
        event = state.event()
        if event is not None and event.timing == AT_ROUND_END:
            push_event(state)
