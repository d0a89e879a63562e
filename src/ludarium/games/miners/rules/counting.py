"""What an effect counts of its own doing: cards it discards, collapses it removes (IM-C9)."""

from __future__ import annotations

from typing import ClassVar

from ludarium.engine.agenda import SEAT, SeatTask
from ludarium.engine.fields import Field, Number
from ludarium.games.miners.state import MinersState


def begin_counting(state: MinersState, seat: int) -> None:
    """Begin an effect, perhaps in the middle of another one, which gets its own counts back afterwards."""
    miner = state.miners[seat]
    if miner.discarded or miner.cleared:
        state.push(RestoreCounts(seat, miner.discarded, miner.cleared))
        miner.discarded = 0
        miner.cleared = 0


class RestoreCounts(SeatTask[MinersState]):
    """Give an effect back what it had counted before another card was activated in its middle."""

    saved: ClassVar[list[Field]] = [SEAT, Number("discarded", 0), Number("cleared", 0)]

    def __init__(self, seat: int, discarded: int, cleared: int) -> None:
        super().__init__(seat)
        self.discarded = discarded
        self.cleared = cleared

    def run(self, state: MinersState) -> None:
        miner = state.miners[self.seat]
        miner.discarded = self.discarded
        miner.cleared = self.cleared
