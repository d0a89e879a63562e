"""Numbers as tables and charts write them."""

from __future__ import annotations

from ludarium.arena.rating import AT_LEAST, AT_MOST, EXACT, UNKNOWN, Rating
from ludarium.text import figure

SIGNS = {EXACT: "", AT_LEAST: "≥ ", AT_MOST: "≤ "}


def percent(rate: float) -> str:
    """Return a share."""
    return f"{100 * rate:.1f} %"


def interval(low: float, high: float) -> str:
    """Return the interval of a share."""
    return f"{100 * low:.1f}–{100 * high:.1f} %"


def elo_text(rating: Rating) -> str:
    """Return an Elo, with a sign if it is a bound."""
    return "–" if rating.kind == UNKNOWN else f"{SIGNS[rating.kind]}{figure(rating.elo)}"


def elo_interval(rating: Rating) -> str:
    """Return the interval of an Elo; the anchor and bounds have none."""
    return f"{figure(rating.low)} … {figure(rating.high)}" if rating.kind == EXACT and rating.low < rating.high else ""
