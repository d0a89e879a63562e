"""The round: choose a card, carry out actions, prepare the next round (sections T and N)."""

from __future__ import annotations

from typing import Any

from ludarium.engine.ability import begin_period
from ludarium.engine.agenda import Ask, ForEachPlayer, Simultaneously, Task
from ludarium.engine.phrase import Blocked, Option, Phrase, Preview, Refusal
from ludarium.games.ginkgopolis.content.components import ROUND, card_words, tile_words
from ludarium.games.ginkgopolis.notation import ALONE, LAY, NEW_HAND, PLAY
from ludarium.games.ginkgopolis.rules.actions import TakeTurn, why_not_payable
from ludarium.games.ginkgopolis.rules.deck import draw_card
from ludarium.games.ginkgopolis.rules.previews import preview_action, preview_card, preview_laying
from ludarium.games.ginkgopolis.state import ACTING, CHOOSING, NOTHING, GinkgopolisState

HAND = 4


class PlayRound(Task[GinkgopolisState]):
    """One round of the game for several players: its three phases (GK-T2)."""

    def run(self, state: GinkgopolisState) -> None:
        state.round += 1
        state.phase = CHOOSING
        for seat in range(state.players):
            begin_period(state, ROUND, seat)
        choices: list[Task[Any]] = [ChooseCard(seat) for seat in range(state.players)]
        turns: list[Task[Any]] = [TakeTurn(seat) for seat in range(state.players)]
        state.report("round-began", state.first, {"round": state.round})
        state.push_all([Simultaneously(choices), BeginActions(), ForEachPlayer(turns), EndRound()])


class ChooseCard(Ask[GinkgopolisState]):
    """Choose one card of the hand, or ask for a new hand first (GK-N1, GK-N6)."""

    def moves(self, state: GinkgopolisState) -> list[int]:
        side = state.sides[self.seat]
        moves = [PLAY.at(card) for card in side.hand]
        if side.new_hands:
            moves.append(NEW_HAND.at(0))
        return moves

    def play(self, state: GinkgopolisState, move: int) -> None:
        side = state.sides[self.seat]
        if NEW_HAND.has(move):
            take_new_hand(state, self.seat)
            state.push(ChooseCard(self.seat))
            return
        side.chosen = PLAY.index(move)
        side.hand.remove(side.chosen)
        if side.tiles:
            state.push(LayTile(self.seat))
        else:
            commit(state, self.seat)

    def prompt(self, state: GinkgopolisState) -> Phrase:
        return Phrase("ask-choose-card", {"round": state.round})

    def rule(self) -> str:
        return "GK-N1"

    def option(self, state: GinkgopolisState, move: int) -> Option:
        if NEW_HAND.has(move):
            label = Phrase("move-new-hand", {"left": state.sides[self.seat].new_hands})
            return Option(move, NEW_HAND.text(move), label, "new-hand")
        label = Phrase("move-play", {"card": card_words(PLAY.index(move))})
        return Option(move, PLAY.text(move), label, state.game.target(move))

    def previews(self, state: GinkgopolisState, move: int) -> list[Preview] | None:
        return preview_card(state, self.seat, PLAY.index(move)) if PLAY.has(move) else []

    def blocked(self, state: GinkgopolisState) -> list[Blocked]:
        if state.sides[self.seat].new_hands:
            return []
        why = Refusal("no-new-hand-solo", "GK-L4") if state.solo() else Refusal("no-new-hand-left", "GK-N10")
        return [Blocked(Phrase("move-new-hand", {"left": 0}), "new-hand", why)]


class LayTile(Ask[GinkgopolisState]):
    """Lay one held tile on the chosen card, or play it alone; nothing is checked or paid here (GK-N2, GK-N4)."""

    def moves(self, state: GinkgopolisState) -> list[int]:
        return [ALONE.at(0), *[LAY.at(tile) for tile in state.sides[self.seat].tiles]]

    def play(self, state: GinkgopolisState, move: int) -> None:
        if LAY.has(move):
            side = state.sides[self.seat]
            side.laid = LAY.index(move)
            side.tiles.remove(side.laid)
        commit(state, self.seat)

    def prompt(self, state: GinkgopolisState) -> Phrase:
        return Phrase("ask-lay-tile", {"card": card_words(state.sides[self.seat].chosen)})

    def rule(self) -> str:
        return "GK-N2"

    def option(self, state: GinkgopolisState, move: int) -> Option:
        if ALONE.has(move):
            return Option(move, ALONE.text(move), Phrase("move-alone"), "alone")
        tile = LAY.index(move)
        why = why_not_payable(state, self.seat, state.sides[self.seat].chosen, tile)
        if why is None:
            label = Phrase("move-lay", {"tile": tile_words(tile)})
        else:  # allowed, but a person should know what would come of it as things stand (GK-R5)
            label = Phrase("move-lay-unpaid", {"tile": tile_words(tile), "why": why.words()})
        return Option(move, LAY.text(move), label, state.game.target(move))

    def previews(self, state: GinkgopolisState, move: int) -> list[Preview] | None:
        card = state.sides[self.seat].chosen
        if LAY.has(move):
            return preview_laying(state, self.seat, card, LAY.index(move))
        return [preview_action(state, self.seat, card, NOTHING)]


def commit(state: GinkgopolisState, seat: int) -> None:
    """The choice lies on the table; the rest of the hand is laid aside (GK-N5, GK-R41)."""
    state.sides[seat].committed = True
    state.report("has-chosen", seat)


def take_new_hand(state: GinkgopolisState, seat: int) -> None:
    """Hand in a token, discard the whole hand, then draw as many cards (GK-N6, GK-N9, GK-N11)."""
    side = state.sides[seat]
    side.new_hands -= 1
    state.report("new-hand", seat, {"left": side.new_hands})
    state.discard.extend(side.hand)
    side.hand = []
    for turn in range(HAND):
        side.hand.append(draw_card(state, seat))


class BeginActions(Task[GinkgopolisState]):
    """Phase 2 begins: from now on everybody sees on which cards a tile lies (GK-R38)."""

    def run(self, state: GinkgopolisState) -> None:
        state.phase = ACTING


class EndRound(Task[GinkgopolisState]):
    """Phase 3, unless the end was triggered: pass cards and first-player card to the left, then draw (GK-T7 to GK-T9, GK-G11)."""

    def run(self, state: GinkgopolisState) -> None:
        clear_choices(state)
        if state.ending:
            return
        pass_hands(state)
        state.first = (state.first + 1) % state.players
        state.report("cards-passed", state.first)
        for turn in range(state.players):
            seat = (state.first + turn) % state.players
            state.sides[seat].hand.append(draw_card(state, seat))
        state.push(PlayRound())


def clear_choices(state: GinkgopolisState) -> None:
    """The round's actions are over."""
    state.turn = NOTHING
    for seat in range(state.players):
        state.sides[seat].committed = False
        state.sides[seat].shown = False


def pass_hands(state: GinkgopolisState) -> None:
    """Every player passes the cards not chosen to the left neighbour, all at the same time (GK-T7, GK-H11)."""
    hands = [side.hand for side in state.sides]
    for seat in range(state.players):
        left = (seat + 1) % state.players
        state.sides[left].hand = hands[seat]
        for card in hands[seat]:
            state.cards.show(card, left)
