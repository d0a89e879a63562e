"""Paying the bonuses of characters and kept cards (section P)."""

from __future__ import annotations

from ludarium.engine.agenda import Task
from ludarium.games.ginkgopolis.state import GinkgopolisState


class PayBonuses(Task[GinkgopolisState]):
    """Each own card whose occasion is this action pays once (GK-P4), in a fixed order (GK-R16)."""

    def __init__(self, seat: int, trigger: int) -> None:
        self.seat = seat
        self.trigger = trigger

    def arguments(self) -> list[object]:
        return [self.seat, self.trigger]

    def run(self, state: GinkgopolisState) -> None:
        cards = state.bonus_cards(self.seat)
        for index in range(len(cards) - 1, -1, -1):
            if cards[index].trigger == self.trigger:
                state.push(cards[index].bonus.task(self.seat))
