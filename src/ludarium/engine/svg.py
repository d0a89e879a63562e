"""A few shapes of SVG: a table as a picture for notebooks, made without a browser and without words that would need a language."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

PAPER: Final = "#f7f3ea"
INK: Final = "#2e2a25"
FAINT: Final = "#8d8578"
LINE: Final = "#cfc7b8"
WATER: Final = "#3f8fc4"
# The colours of seats and of wooden pieces, by name; a game without names of its own takes them in this order.
COLOURS: Final = {
    "orange": "#d9762b",
    "blue": "#3b6fb6",
    "green": "#4b8b3b",
    "purple": "#8a4f9e",
    "red": "#c23b34",
    "yellow": "#e0b12c",
    "white": "#fbfaf6",
    "black": "#3a3733",
}
SEATS: Final = list(COLOURS.values())
FONT: Final = "font-family='system-ui, sans-serif'"
HEAD: Final = 34  # of a sheet: title and stage
ROW: Final = 22  # a line of the score board
MARGIN: Final = 14


class Svg:
    """A picture that grows by shapes; `str` gives it as text."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.shapes: list[str] = []

    def rect(self, x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", radius: float = 3) -> None:
        """Draw a rectangle with round corners."""
        box = f"x='{x:g}' y='{y:g}' width='{width:g}' height='{height:g}' rx='{radius:g}'"
        self.shapes.append(f"<rect {box} fill='{fill}' stroke='{stroke}'/>")

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = "none") -> None:
        """Draw a disc."""
        self.shapes.append(f"<circle cx='{x:g}' cy='{y:g}' r='{radius:g}' fill='{fill}' stroke='{stroke}'/>")

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 1, dashes: str = "") -> None:
        """Draw a line."""
        dashed = f" stroke-dasharray='{dashes}'" if dashes else ""
        ends = f"x1='{x1:g}' y1='{y1:g}' x2='{x2:g}' y2='{y2:g}'"
        self.shapes.append(f"<line {ends} stroke='{stroke}' stroke-width='{width:g}' stroke-linecap='round'{dashed}/>")

    def text(self, x: float, y: float, words: object, size: float = 12, fill: str = INK, anchor: str = "middle", weight: int = 400) -> None:
        """Write words; y is their middle."""
        look = f"font-size='{size:g}' font-weight='{weight}' text-anchor='{anchor}' dominant-baseline='central' fill='{fill}'"
        self.shapes.append(f"<text x='{x:g}' y='{y:g}' {look} {FONT}>{escape(str(words))}</text>")

    def __str__(self) -> str:
        size = f"width='{self.width:g}' height='{self.height:g}' viewBox='0 0 {self.width:g} {self.height:g}'"
        paper = f"<rect width='{self.width:g}' height='{self.height:g}' rx='8' fill='{PAPER}'/>"
        return f"<svg xmlns='http://www.w3.org/2000/svg' {size}>{paper}{''.join(self.shapes)}</svg>"


class Score:
    """A line of the score board: whose, its colour, its points if they are known, and what else is worth a number."""

    def __init__(self, seat: int, colour: str, points: int | None, more: str) -> None:
        self.seat = seat
        self.colour = colour
        self.points = points
        self.more = more


def sheet(title: str, stage: str, width: float, board: float, scores: list[Score], to_move: list[int]) -> Svg:
    """Return a picture with its head and the score board; the board itself goes between, from HEAD on and `board` high."""
    svg = Svg(width, HEAD + board + ROW * len(scores) + MARGIN)
    svg.text(MARGIN, HEAD / 2, title, 16, anchor="start", weight=600)
    svg.text(width - MARGIN, HEAD / 2, stage, 12, FAINT, "end")
    for row, score in enumerate(scores):
        y = HEAD + board + ROW * (row + 0.5)
        svg.circle(MARGIN + 7, y, 7, score.colour, INK)
        if score.seat in to_move:
            svg.text(MARGIN + 7, y, "▸", 10, contrast(score.colour))
        svg.text(MARGIN + 24, y, score.seat, 12, FAINT)
        svg.text(MARGIN + 62, y, "–" if score.points is None else score.points, 14, anchor="end", weight=600)
        svg.text(MARGIN + 76, y, score.more, 12, FAINT, "start")
    return svg


def contrast(colour: str) -> str:
    """Return the colour in which words stand out on this one."""
    red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return INK if red * 3 + green * 6 + blue > 1500 else "#ffffff"


def counted(numbers: Mapping[str, object]) -> str:
    """Return numbers by their names, in a row."""
    return " · ".join([f"{name} {number}" for name, number in numbers.items()])


def plain_sheet(title: str, stage: str, view: Mapping[str, object], to_move: list[int]) -> str:
    """Return the picture of a game that does not draw itself: the numbers of its view, and those of each side."""
    facts = [f"{name}: {value}" for name, value in view.items() if isinstance(value, int | str) and name != "game"]
    points = view.get("scores")
    scores: list[Score] = []
    for value in view.values():
        if isinstance(value, list) and value and all(isinstance(side, dict) and "seat" in side for side in value):
            for side in value:
                numbers = {name: number for name, number in side.items() if isinstance(number, int | str) and name != "seat"}
                seat = int(side["seat"])
                known = points[seat] if isinstance(points, list) and seat < len(points) else None
                scores.append(Score(seat, SEATS[seat % len(SEATS)], known, counted(numbers)))
            break
    if not scores and isinstance(points, list):
        scores = [Score(seat, SEATS[seat % len(SEATS)], known, "") for seat, known in enumerate(points)]
    svg = sheet(title, stage, 720, 18 * len(facts) + MARGIN, scores, to_move)
    for row, fact in enumerate(facts):
        svg.text(MARGIN, HEAD + 18 * (row + 0.5), fact, 12, anchor="start")
    return str(svg)
