"""The chart of an arena: how strong each bot is, and how often each beat each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import ludarium
from ludarium.arena.drawing import ACCENT, INK, PAPER, QUIET, draw, list_rows, mark
from ludarium.arena.rating import AT_LEAST, AT_MOST, EXACT, UNKNOWN, Rating, wilson
from ludarium.arena.results import Results
from ludarium.arena.standings import Standing, compared
from ludarium.arena.words import elo_text
from ludarium.text import Speaker

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.patches import Rectangle

ROW = 0.42  # inches
CELL = 0.95
PANEL = 4.6
FRAME = 1.5


def draw_arena(path: Path, speaker: Speaker, results: Results, found: list[Rating], ordered: list[Standing]) -> None:
    """Draw Elo with error bars and the matrix of win rates; where nobody met anybody, win rates alone."""
    title = ludarium.game(results.game).title
    if found:
        matrix = CELL * len(found) + FRAME
        height = max(ROW * len(found), 0.6 * CELL * len(found)) + FRAME
        draw(path, PANEL + matrix, height, [PANEL, matrix], lambda axes: paint_contest(axes, speaker, results, found), title)
    else:
        height = ROW * len(ordered) + FRAME
        draw(path, PANEL + FRAME, height, [1], lambda axes: paint_wins(axes[0], speaker, ordered), title)


def paint_contest(axes: list[Axes], speaker: Speaker, results: Results, found: list[Rating]) -> None:
    """Paint both panels of a contest."""
    paint_elo(axes[0], speaker, found)
    paint_matrix(axes[1], speaker, results, found)


def paint_elo(axes: Axes, speaker: Speaker, found: list[Rating]) -> None:
    """Paint a bar for each exact Elo and an arrow for each bound."""
    list_rows(axes, [rating.bot for rating in found])
    axes.set_title(speaker.text("arena-elo"))
    reach = max(rating.high for rating in found) - min(rating.low for rating in found) or 1.0
    for row, rating in enumerate(found):
        if rating.kind == UNKNOWN:
            continue
        mark(axes, row, rating.elo, rating.low, rating.high)
        if rating.kind != EXACT:
            tip = rating.elo + (0.1 if rating.kind == AT_LEAST else -0.1) * reach
            axes.annotate("", (tip, row), (rating.elo, row), arrowprops={"arrowstyle": "->", "color": ACCENT, "linewidth": 2})
        axes.annotate(elo_text(rating), (rating.elo, row), (0, 7), textcoords="offset points", ha="center", fontsize=9)
    axes.margins(x=0.18 if any(rating.kind in (AT_LEAST, AT_MOST) for rating in found) else 0.1)
    axes.locator_params(axis="x", nbins=6)
    axes.set_ylim(len(found) - 0.5, -0.75)


def paint_matrix(axes: Axes, speaker: Speaker, results: Results, found: list[Rating]) -> None:
    """Paint the win rate of each row against each column, with its interval."""
    bots = [rating.bot for rating in found]
    axes.set_title(speaker.text("arena-matrix"))
    for row, bot in enumerate(bots):
        for column, other in enumerate(bots):
            pair = compared(bot, other, results.endings) if bot != other else None
            shade = pair.rate if pair is not None and pair.games else 0.0
            axes.add_patch(square(row, column, shade))
            if pair is not None and pair.games:
                low, high = pair.interval
                axes.text(column, row - 0.1, f"{100 * pair.rate:.0f} %", ha="center", va="center", fontsize=10)
                axes.text(column, row + 0.24, f"{100 * low:.0f}–{100 * high:.0f}", ha="center", va="center", fontsize=7.5, color=INK)
    axes.set_xlim(-0.5, len(bots) - 0.5)
    axes.set_ylim(len(bots) - 0.5, -0.5)
    axes.set_xticks(range(len(bots)), bots, rotation=30, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def square(row: int, column: int, shade: float) -> Rectangle:
    """Return a cell of the matrix, the darker the higher the rate."""
    from matplotlib.patches import Rectangle as Cell  # noqa: PLC0415

    return Cell((column - 0.48, row - 0.48), 0.96, 0.96, facecolor=ACCENT, alpha=0.06 + 0.5 * shade, edgecolor=PAPER)


def paint_wins(axes: Axes, speaker: Speaker, ordered: list[Standing]) -> None:
    """Paint each bot's win rate with its interval."""
    list_rows(axes, [standing.bot for standing in ordered])
    axes.set_title(speaker.text("arena-wins-share"))
    for row, standing in enumerate(ordered):
        low, high = wilson(standing.wins, standing.games)
        mark(axes, row, 100 * standing.wins / max(1, standing.games), 100 * low, 100 * high)
    axes.axvline(50, color=QUIET, linewidth=1, linestyle=(0, (4, 3)))
    axes.set_xlim(-2, 102)
