"""The board on the screen, with what lies openly beside it."""

from __future__ import annotations

from rich.text import Text

from ludarium.boards import Picture
from ludarium.console import Screen

SIDE_BY_SIDE = 34  # columns that the open areas need beside the board


def picture_lines(screen: Screen, picture: Picture, areas: list[Text]) -> tuple[list[Text], list[Text]]:
    """Return the lines of the board, with the open areas beside it where there is room, and the lines that have to stand below."""
    left = picture.width + 2
    note = screen.lines([Text(picture.note, style="italic")]) if picture.note else []
    if screen.width - left < SIDE_BY_SIDE:
        return [*picture.lines, *note], screen.lines(areas)
    right = screen.lines(areas, screen.width - left)
    board = []
    for row, line in enumerate(picture.lines):
        whole = line.copy()
        whole.truncate(left, pad=True)
        board.append(whole.append_text(right[row]) if row < len(right) else whole)
    return [*board, *note], [Text(" " * left).append_text(line) for line in right[len(picture.lines) :]]


def show_picture(screen: Screen, picture: Picture, areas: list[Text]) -> None:
    """Print the board and the open areas, side by side where there is room."""
    board, below = picture_lines(screen, picture, areas)
    screen.show(*board, *below)
