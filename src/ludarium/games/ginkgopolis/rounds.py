"""The round: choose a card, carry out actions, prepare the next round (sections T and N)."""

from __future__ import annotations

from typing import Any

from ludarium.engine.agenda import Ask, ForEachPlayer, Simultaneously, Task
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.games.ginkgopolis.actions import TakeTurn, why_not_payable
from ludarium.games.ginkgopolis.content import card_words, tile_words
from ludarium.games.ginkgopolis.deck import draw_card
from ludarium.games.ginkgopolis.lexicon import ALONE, LAY, NEW_HAND, PLAY
from ludarium.games.ginkgopolis.table import ACTING, CHOOSING, NOTHING, Table

HAND = 4


class PlayRound(Task[Table]):
    """One round of the game for several players: its three phases (GK-T2)."""

    def run(self, table: Table) -> None:
        table.round += 1
        table.phase = CHOOSING
        choices: list[Task[Any]] = [ChooseCard(seat) for seat in range(table.players)]
        turns: list[Task[Any]] = [TakeTurn(seat) for seat in range(table.players)]
        table.report("round-began", table.first, {"round": table.round})
        table.push_all([Simultaneously(choices), BeginActions(), ForEachPlayer(turns), EndRound()])


class ChooseCard(Ask[Table]):
    """Choose one card of the hand, or ask for a new hand first (GK-N1, GK-N6)."""

    def moves(self, table: Table) -> list[int]:
        side = table.sides[self.seat]
        moves = [PLAY.at(card) for card in side.hand]
        if side.new_hands:
            moves.append(NEW_HAND.at(0))
        return moves

    def play(self, table: Table, move: int) -> None:
        side = table.sides[self.seat]
        if NEW_HAND.has(move):
            take_new_hand(table, self.seat)
            table.push(ChooseCard(self.seat))
            return
        side.chosen = PLAY.index(move)
        side.hand.remove(side.chosen)
        if side.tiles:
            table.push(LayTile(self.seat))
        else:
            commit(table, self.seat)

    def prompt(self, table: Table) -> Phrase:
        return Phrase("ask-choose-card", {"round": table.round})

    def rule(self) -> str:
        return "GK-N1"

    def option(self, table: Table, move: int) -> Option:
        if NEW_HAND.has(move):
            label = Phrase("move-new-hand", {"left": table.sides[self.seat].new_hands})
            return Option(move, NEW_HAND.text(move), label, "new-hand")
        label = Phrase("move-play", {"card": card_words(PLAY.index(move))})
        return Option(move, PLAY.text(move), label, table.game.target(move))

    def blocked(self, table: Table) -> list[Blocked]:
        if table.sides[self.seat].new_hands:
            return []
        why = Refusal("no-new-hand-solo", "GK-L4") if table.solo() else Refusal("no-new-hand-left", "GK-N10")
        return [Blocked(Phrase("move-new-hand", {"left": 0}), "new-hand", why)]


class LayTile(Ask[Table]):
    """Lay one held tile on the chosen card, or play it alone; nothing is checked or paid here (GK-N2, GK-N4)."""

    def moves(self, table: Table) -> list[int]:
        return [ALONE.at(0), *[LAY.at(tile) for tile in table.sides[self.seat].tiles]]

    def play(self, table: Table, move: int) -> None:
        if LAY.has(move):
            side = table.sides[self.seat]
            side.laid = LAY.index(move)
            side.tiles.remove(side.laid)
        commit(table, self.seat)

    def prompt(self, table: Table) -> Phrase:
        return Phrase("ask-lay-tile", {"card": card_words(table.sides[self.seat].chosen)})

    def rule(self) -> str:
        return "GK-N2"

    def option(self, table: Table, move: int) -> Option:
        if ALONE.has(move):
            return Option(move, ALONE.text(move), Phrase("move-alone"), "alone")
        tile = LAY.index(move)
        why = why_not_payable(table, self.seat, table.sides[self.seat].chosen, tile)
        if why is None:
            label = Phrase("move-lay", {"tile": tile_words(tile)})
        else:  # allowed, but a person should know what would come of it as things stand (GK-R5)
            label = Phrase("move-lay-unpaid", {"tile": tile_words(tile), "why": why.words()})
        return Option(move, LAY.text(move), label, table.game.target(move))


def commit(table: Table, seat: int) -> None:
    """The choice lies on the table; the rest of the hand is laid aside (GK-N5, GK-R41)."""
    table.sides[seat].committed = True
    table.report("has-chosen", seat)


def take_new_hand(table: Table, seat: int) -> None:
    """Hand in a token, discard the whole hand, then draw as many cards (GK-N6, GK-N9, GK-N11)."""
    side = table.sides[seat]
    side.new_hands -= 1
    table.report("new-hand", seat, {"left": side.new_hands})
    table.discard.extend(side.hand)
    side.hand = []
    for turn in range(HAND):
        side.hand.append(draw_card(table, seat))


class BeginActions(Task[Table]):
    """Phase 2 begins: from now on everybody sees on which cards a tile lies (GK-R38)."""

    def run(self, table: Table) -> None:
        table.phase = ACTING


class EndRound(Task[Table]):
    """Phase 3, unless the end was triggered: pass cards and first-player card to the left, then draw (GK-T7 to GK-T9, GK-G11)."""

    def run(self, table: Table) -> None:
        clear_choices(table)
        if table.ending:
            return
        pass_hands(table)
        table.first = (table.first + 1) % table.players
        table.report("cards-passed", table.first)
        for turn in range(table.players):
            seat = (table.first + turn) % table.players
            table.sides[seat].hand.append(draw_card(table, seat))
        table.push(PlayRound())


def clear_choices(table: Table) -> None:
    """The round's actions are over."""
    table.turn = NOTHING
    for seat in range(table.players):
        table.sides[seat].committed = False
        table.sides[seat].shown = False


def pass_hands(table: Table) -> None:
    """Every player passes the cards not chosen to the left neighbour, all at the same time (GK-T7, GK-H11)."""
    hands = [side.hand for side in table.sides]
    for seat in range(table.players):
        left = (seat + 1) % table.players
        table.sides[left].hand = hands[seat]
        for card in hands[seat]:
            table.cards.show(card, left)
