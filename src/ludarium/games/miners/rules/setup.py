"""The set-up (section S): decks, events, research boards, and the hands to begin with."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.agenda import Ask, SeatTask, Task
from ludarium.engine.hidden import Hidden
from ludarium.engine.phrase import Option, Phrase
from ludarium.engine.zones import shuffle
from ludarium.games.miners.content.components import EVENT_DECK
from ludarium.games.miners.notation import BOARDS
from ludarium.games.miners.options import has_beginner_hand
from ludarium.games.miners.rules.mine import LEVELS, NOTHING
from ludarium.games.miners.rules.research import side_of
from ludarium.games.miners.rules.rounds import PlayRound, side_by_side
from ludarium.games.miners.state import Miner, MinersState

NORMAL_HAND: Final = [2, 3, 3]  # cards of each level to choose from (IM-S11)
BEGINNER_HAND: Final = [2, 2, 2]  # and to keep all (IM-S12)
KEPT: Final = 4


class SetUp(Task[MinersState]):
    """Lay the table, deal, and let those with a normal hand choose what they keep; then the first round (IM-S1 to IM-S15)."""

    def run(self, state: MinersState) -> None:
        lay_table(state)
        state.miners = [Miner() for seat in range(state.players)]
        for seat in range(state.players):
            deal(state, seat)
        if state.listener is not None:
            boards = [side_of(state, board).words() for board in range(BOARDS)]
            state.report("table-laid", NOTHING, {"players": state.players, "boards": boards})
        state.push_all([side_by_side([KeepHand(seat) for seat in range(state.players)], False), DiscardRest(), PlayRound()])


def lay_table(state: MinersState) -> None:
    """Shuffle the decks, take the events of the game, turn the boards (IM-S1 to IM-S6)."""
    content = state.content
    state.cards = Hidden(content.cards, state.players)
    state.event_cards = Hidden(len(content.events), state.players)
    state.decks = [deck.copy() for deck in content.decks]
    state.discards = [[] for level in LEVELS]
    for deck in state.decks:  # also that of level IV, whose order means nothing (IM-H2)
        for card in deck:  # everybody knows which cards there are of each level
            state.cards.reveal(card)
        shuffle(state, deck, state.cards)
    events = list(range(len(content.events)))
    shuffle(state, events, state.event_cards)
    state.event_deck = events[:EVENT_DECK]
    state.removed = events[EVENT_DECK:]
    state.sides = [state.chance.below(len(sides)) for sides in content.boards]


def deal(state: MinersState, seat: int) -> None:
    """Deal the cards to begin with: eight to choose from, or the six of a beginner (IM-S11, IM-S12)."""
    miner = state.miners[seat]
    for level, count in enumerate(BEGINNER_HAND if has_beginner_hand(state.options, seat) else NORMAL_HAND):
        for turn in range(count):
            card = state.decks[level].pop()
            state.cards.show(card, seat)
            miner.hand.append(card)


class KeepHand(SeatTask[MinersState]):
    """Who has a normal hand keeps four of its eight cards, in secret (IM-S11, IM-R2)."""

    def run(self, state: MinersState) -> None:
        if not has_beginner_hand(state.options, self.seat):
            state.push(KeepCard(self.seat))


class KeepCard(Ask[MinersState]):
    """Which card is kept next; any of them (IM-S14)."""

    def moves(self, state: MinersState) -> list[int]:
        return [state.content.moves.keep.at(card) for card in state.miners[self.seat].hand]

    def play(self, state: MinersState, move: int) -> None:
        miner = state.miners[self.seat]
        card = state.content.moves.keep.index(move)
        miner.hand.remove(card)
        miner.kept.append(card)
        if len(miner.kept) < KEPT:
            state.push(KeepCard(self.seat))
            return
        miner.ready = True
        if state.players > 1 and state.listener is not None:
            state.report("has-kept", self.seat)

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-keep", {"count": KEPT - len(state.miners[self.seat].kept)})

    def rule(self) -> str:
        return "IM-S11"

    def option(self, state: MinersState, move: int) -> Option:
        family = state.content.moves.keep
        label = Phrase("move-keep", {"card": state.content.words(family.index(move))})
        return Option(move, family.text(move), label, state.game.target(move))


class DiscardRest(Task[MinersState]):
    """All have chosen: what they did not keep goes face up to the discard piles (IM-S11, IM-R2)."""

    def run(self, state: MinersState) -> None:
        for seat, miner in enumerate(state.miners):
            if has_beginner_hand(state.options, seat):
                continue
            words: list[Any] = []
            for card in miner.hand:
                state.discards[state.content.design[card].level].append(card)
                state.cards.reveal(card)
                words.append(state.content.words(card))
            miner.hand = miner.kept
            miner.kept = []
            miner.ready = False
            if state.listener is not None:
                state.report("hand-begun", seat, {"cards": words})
