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


def markdown_table(heads: list[str], sides: list[str], cells: list[list[str]]) -> list[str]:
    """Return the lines of a table whose columns stand left or right, and an empty line."""
    bars = {"left": "---", "right": "---:"}
    rows = [f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in cells]
    return [f"| {' | '.join(heads)} |", f"|{'|'.join(bars[side] for side in sides)}|", *rows, ""]
