"""The course of the toy game: set-up, the feast side by side in the open, secret choices, turns, the end of a round."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.ability import begin_period, note_use
from ludarium.engine.agenda import AnyOrder, ForEachPlayer, OneOf, SeatTask, Simultaneously, Task
from ludarium.engine.context import Context
from ludarium.engine.phrase import Phrase
from ludarium.engine.zones import shuffle

from ..state import ACTING, CHOOSING, FEAST, IN_ROUND, IN_TURN, NOTHING, REST, ROUND, Farmer, ToyState
from .cards import ChooseCard, cost_of, draw_cards
from .sites import build

HAND: Final = 2
REST_GOLD: Final = 1


class SetUp(Task[ToyState]):
    """Shuffle, deal, then play the rounds one after the other (TOY-9)."""

    def run(self, state: ToyState) -> None:
        state.farmers = [Farmer(3 if state.options["rich"] else 1) for seat in range(state.players)]
        state.deck = list(range(state.content.cards()))
        shuffle(state, state.deck, state.cards)
        first = state.options["first"]
        state.first = first if isinstance(first, int) else state.chance.below(state.players)
        for seat in range(state.players):
            draw_cards(state, seat, HAND)
        rounds = state.options["rounds"]
        assert isinstance(rounds, int)
        state.push_all([PlayRound() for turn in range(rounds)])


class PlayRound(Task[ToyState]):
    """Feast side by side, choose in secret, then turns from the first seat on (TOY-10)."""

    def run(self, state: ToyState) -> None:
        state.round += 1
        state.phase = FEAST
        feast = state.content.feasts[(state.round - 1) % len(state.content.feasts)]
        state.report("round", state.first, {"round": state.round, "feast": feast.words()})
        seats = range(state.players)
        for seat in seats:
            begin_period(state, IN_ROUND, seat)
        feasts: list[Task[Any]] = [feast.task(Context(seat, ROUND)) for seat in seats]
        turns: list[Task[Any]] = [TakeTurn(seat) for seat in seats]
        ends: list[Task[Any]] = [RoundBonuses(seat) for seat in seats]
        state.push_all([Simultaneously(feasts, in_the_open=True), ChooseCards(), ForEachPlayer(turns), ForEachPlayer(ends), EndRound()])


class ChooseCards(Task[ToyState]):
    """All choose a card in secret (TOY-11)."""

    def run(self, state: ToyState) -> None:
        state.phase = CHOOSING
        state.push_all([Simultaneously([ChooseCard(seat) for seat in range(state.players)]), BeginTurns()])


class BeginTurns(Task[ToyState]):
    """The choices are all made."""

    def run(self, state: ToyState) -> None:
        state.phase = ACTING


class TakeTurn(SeatTask[ToyState]):
    """Turn the chosen card over, pay, build, carry it out; who chose none rests (TOY-13)."""

    def run(self, state: ToyState) -> None:
        farmer = state.farmers[self.seat]
        card = farmer.chosen
        farmer.shown = True
        farmer.chosen = NOTHING
        begin_period(state, IN_TURN, self.seat)
        state.seal()
        if card == NOTHING:
            state.push(Rest(self.seat))
            return
        design = state.content.of(card)
        state.cards.reveal(card)
        state.report("played", self.seat, {"card": state.content.card_words(card)})
        farmer.gold -= cost_of(state, self.seat, card)
        state.push(design.effect.task(Context(self.seat, NOTHING, card, len(farmer.sites))))
        build(state, self.seat, design.kind, card)


class Rest(SeatTask[ToyState]):
    """A gold, or what an ability gives instead (TOY-17)."""

    def run(self, state: ToyState) -> None:
        tasks: list[Task[Any]] = [TakeGold(self.seat)]
        for ability in state.standing(self.seat).replacing(REST, NOTHING):
            tasks.append(ability.on.effect.task(Context(self.seat, REST, ability.card)))
            note_use(state, ability, self.seat)
        state.push(OneOf(self.seat, tasks))


class TakeGold(SeatTask[ToyState]):
    """What a rest gives."""

    def run(self, state: ToyState) -> None:
        state.farmers[self.seat].gold += REST_GOLD
        state.report("rested", self.seat, {"count": REST_GOLD})

    def words(self) -> Phrase:
        return Phrase("toy-gold", {"count": REST_GOLD})


class RoundBonuses(SeatTask[ToyState]):
    """The abilities of the own sites for the end of a round, in any order (TOY-14)."""

    def run(self, state: ToyState) -> None:
        context = Context(self.seat, ROUND)
        abilities = state.standing(self.seat).answers[ROUND]
        state.push(AnyOrder(self.seat, [ability.on.effect.task(context.on(ability.card)) for ability in abilities]))


class EndRound(Task[ToyState]):
    """Everybody draws; the next seat becomes first (TOY-15)."""

    def run(self, state: ToyState) -> None:
        for farmer in state.farmers:
            farmer.committed = False
            farmer.shown = False
        for turn in range(state.players):
            draw_cards(state, (state.first + turn) % state.players, 1)
        state.first = (state.first + 1) % state.players
