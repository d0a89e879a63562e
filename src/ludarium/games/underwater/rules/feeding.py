"""The end of an era (UC-S): action cards become unused, cities are fed, a new deck comes in."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.agenda import Simultaneously, Task
from ludarium.engine.phrase import Phrase
from ludarium.engine.zones import shuffle
from ludarium.games.underwater.content.kinds import BIOMASS, ERAS, KELP
from ludarium.games.underwater.rules.cards import Reject, ShowRejected
from ludarium.games.underwater.rules.network import CITY
from ludarium.games.underwater.rules.supply import draw_cards, goods_words
from ludarium.games.underwater.state import FROM_FEEDING, NEW_ERA, UnderwaterState

HUNGER: Final = 3  # points for a city that stays unfed
NEW_CARDS: Final = 3
LAST_ERA: Final = 2


class EndEra(Task[UnderwaterState]):
    """The five steps at the end of an era (UC-S1); after the third one only the feeding (UC-S6)."""

    def run(self, state: UnderwaterState) -> None:
        if state.era < LAST_ERA:
            for side in state.sides:
                side.used = []
            if state.listener is not None:
                state.report("actions-refreshed", -1)
        for seat in state.order:
            feed(state, seat)
            side = state.sides[seat]
            side.history = [*side.history, side.points]
        if state.era < LAST_ERA:
            state.push(NewEra())


def feed(state: UnderwaterState, seat: int) -> None:
    """Feed the connected cities: kelp, then biomass, then points, all compulsory (UC-S7 to UC-S11, UC-R29)."""
    side = state.sides[seat]
    hungry = side.tally[CITY]
    kelp = min(hungry, side.goods[KELP])
    biomass = min(hungry - kelp, side.goods[BIOMASS])
    side.goods[KELP] -= kelp
    side.goods[BIOMASS] -= biomass
    unfed = hungry - kelp - biomass
    if state.listener is not None:
        paid = [0] * (BIOMASS + 1)
        paid[KELP] = kelp
        paid[BIOMASS] = biomass
        state.report("fed", seat, {"cities": hungry, "fed": hungry - unfed, "goods": goods_words(paid) or [Phrase("nothing")]})
    if unfed:
        lost = min(side.points, HUNGER * unfed)
        side.points -= lost
        side.gained[FROM_FEEDING] -= lost
        if state.listener is not None:
            state.report("starved", seat, {"cities": unfed, "count": lost})


class NewEra(Task[UnderwaterState]):
    """The old deck and its discard pile leave the game, the new one comes; all draw 3 and keep up to the limit (UC-S2 to UC-S5)."""

    def run(self, state: UnderwaterState) -> None:
        state.phase = NEW_ERA
        state.era += 1
        lay_deck(state)
        state.report("era-began", -1, {"era": state.era + 1, "name": ERAS[state.era]})
        for seat in state.order:
            draw_cards(state, seat, NEW_CARDS)
        lanes: list[Task[Any]] = [Reject(seat) for seat in range(state.players)]
        state.push_all([Simultaneously(lanes), ShowRejected()])


def lay_deck(state: UnderwaterState) -> None:
    """Shuffle the deck of the era; everybody knows which cards are in it (UC-B2, UC-S2)."""
    state.discard = []
    state.deck = state.content.decks[state.era].copy()
    for card in state.deck:
        state.cards.reveal(card)
    shuffle(state, state.deck, state.cards)
