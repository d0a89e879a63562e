"""The board on the screen, with what lies openly beside it."""

from __future__ import annotations

from rich.text import Text

from ludarium.boards import Picture
from ludarium.console import Screen, beside

SIDE_BY_SIDE = 34  # columns that the open areas need beside the board


def show_picture(screen: Screen, picture: Picture, areas: list[Text]) -> None:
    """Print the board and the open areas, side by side where there is room."""
    left = picture.width + 2
    if screen.width - left >= SIDE_BY_SIDE:
        screen.show(beside(picture.lines, left, areas, screen.width))
    else:
        screen.show(*picture.lines, *areas)
    if picture.note:
        screen.show(Text(picture.note, style="italic"))
