"""A square grid in text: cells of two lines, cropped to what fits."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from ludarium.boards.board import Picture

Place = tuple[int, int]
MARGIN = 4
ROOMY, TIGHT = 7, 6
MOST_ROWS = 11


class Cell:
    """Two short lines of at most five signs each, and their style."""

    def __init__(self, upper: str, lower: str, style: str) -> None:
        self.upper = upper
        self.lower = lower
        self.style = style


class Window:
    """The part of a grid that is drawn."""

    def __init__(self, left: int, right: int, bottom: int, top: int) -> None:
        self.left = left
        self.right = right
        self.bottom = bottom
        self.top = top

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return self.top - self.bottom + 1

    def has(self, place: Place) -> bool:
        """Say whether a cell is drawn."""
        return self.left <= place[0] <= self.right and self.bottom <= place[1] <= self.top


def around(places: list[Place]) -> Window:
    """Return the smallest window that shows all cells."""
    xs, ys = [x for x, y in places], [y for x, y in places]
    return Window(min(xs), max(xs), min(ys), max(ys))


def most_columns(width: int) -> int:
    """Return how many columns fit a width."""
    return max(3, (width - MARGIN) // TIGHT)


def cropped(whole: Window, columns: int, rows: int, focus: list[Place]) -> Window:
    """Return a window of at most so many columns and rows, as near as can be to the middle of some cells."""
    near = around(focus)
    left, right = _stretch(whole.left, whole.right, columns, (near.left + near.right) // 2)
    bottom, top = _stretch(whole.bottom, whole.top, rows, (near.bottom + near.top) // 2)
    return Window(left, right, bottom, top)


def _stretch(first: int, last: int, most: int, middle: int) -> tuple[int, int]:
    if last - first < most:
        return first, last
    start = max(first, min(middle - most // 2, last - most + 1))
    return start, start + most - 1


def tiled(whole: Window, columns: int, rows: int) -> list[Window]:
    """Return windows that together show everything, from the top left, row by row."""
    windows = []
    for top in range(whole.top, whole.bottom - 1, -rows):
        for left in range(whole.left, whole.right + 1, columns):
            windows.append(Window(left, min(left + columns - 1, whole.right), max(top - rows + 1, whole.bottom), top))
    return windows


def draw(cells: Mapping[Place, Cell], window: Window, width: int) -> Picture:
    """Draw a window: x along the top, y at the left, north up."""
    step = ROOMY if window.columns * ROOMY + MARGIN <= width else TIGHT
    lines = [Text(" " * MARGIN + "".join(str(x).center(step - 1) + " " for x in range(window.left, window.right + 1)), style="dim")]
    for y in range(window.top, window.bottom - 1, -1):
        upper = Text(f"{y:>{MARGIN - 1}} ", style="dim")
        lower = Text(" " * MARGIN)
        for x in range(window.left, window.right + 1):
            cell = cells.get((x, y))
            _put(upper, cell.upper if cell else "", cell.style if cell else "", step)
            _put(lower, cell.lower if cell else "", cell.style if cell else "", step)
        lines += [upper, lower]
    return Picture(lines, MARGIN + window.columns * step)


def _put(line: Text, sign: str, style: str, step: int) -> None:
    line.append(sign.center(step - 1) if sign else " " * (step - 1), style=style)
    line.append(" ")
