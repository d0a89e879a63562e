"""Paying the bonuses of characters and kept cards (section P)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.ability import Ability, answer
from ludarium.engine.agenda import SEAT, Task
from ludarium.engine.context import Context
from ludarium.engine.fields import Field, Number
from ludarium.games.ginkgopolis.content.components import TRIGGERS, BonusCard
from ludarium.games.ginkgopolis.state import GinkgopolisState

OCCASION: Final = Number("trigger", 0, len(TRIGGERS) - 1)


class PayBonuses(Task[GinkgopolisState]):
    """Each own card whose occasion is this action pays once (GK-P4), in a fixed order (GK-R16)."""

    saved: ClassVar[list[Field]] = [SEAT, OCCASION]

    def __init__(self, seat: int, trigger: int) -> None:
        self.seat = seat
        self.trigger = trigger

    def paying(self, state: GinkgopolisState) -> list[BonusCard]:
        """Return the cards that pay, in their order."""
        return [card for card in state.bonus_cards(self.seat) if card.trigger == self.trigger]

    def run(self, state: GinkgopolisState) -> None:
        paying: list[Ability] = list(self.paying(state))
        if paying:
            answer(state, paying, Context(self.seat, self.trigger))
