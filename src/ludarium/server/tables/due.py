"""When the server itself has something to do at a table: a bot owes a move, or a clock runs out."""

from __future__ import annotations

from typing import Final

from ludarium.server import steady
from ludarium.server.tables.clock import MOST_TIMEOUTS, PER_GAME, SeatClock, deadline
from ludarium.server.tables.meta import BOT, TIME, Meta

BOT_PATIENCE: Final = 10.0  # after so long another process takes over what a bot owes


def first_due(meta: Meta, now: float) -> float | None:
    """Return when something is due at a table that starts."""
    times = []
    if any(seat.kind == BOT for seat in meta.seats):
        times.append(now + BOT_PATIENCE)
    if meta.clock is not None:
        times.append(now + meta.clock.seconds)
    return min(times, default=None)


def next_due(meta: Meta, to_move: list[int], clocks: list[SeatClock], now: float) -> float | None:
    """Return when something is due while these seats are to move."""
    times = []
    if any(meta.seats[seat].bot_now is not None for seat in to_move):
        times.append(now + BOT_PATIENCE)
    ends = deadline(clocks)
    if ends is not None:
        times.append(ends)
    return min(times, default=None)


def bring_forward(meta: Meta, seconds: float) -> None:
    """Have the server look at a table in so many seconds at the latest."""
    when = steady.now() + seconds
    meta.due = min(meta.due or when, when)


def is_out_of_time(meta: Meta, seat: int) -> bool:
    """Say whether a seat has lost its time for good: that for the whole game, or that for a turn too often in a row."""
    if meta.clock is None or meta.seats[seat].stand_in_reason != TIME:
        return False
    return meta.clock.kind == PER_GAME or meta.seats[seat].timeouts >= MOST_TIMEOUTS


def is_final(meta: Meta, seat: int) -> bool:
    """Say whether the bot that stands in for a seat keeps it to the end."""
    return meta.seats[seat].resigned or is_out_of_time(meta, seat)
