"""The city as a picture: buildings with their colour, number, height and owner, and the letters around it."""

from __future__ import annotations

from typing import Final

from ludarium.engine.svg import COLOURS, HEAD, INK, LINE, MARGIN, Score, Svg, contrast, counted, sheet
from ludarium.games.ginkgopolis.view import BuildingView, SideView, View

CELL: Final = 62
STEP: Final = 3  # by which a building of one more floor rises
LEAST: Final = 460
TILES: Final = {"red": "#c8584f", "blue": "#5b86c0", "yellow": "#e3bd4f"}


def draw(view: View, title: str, stage: str) -> str:
    """Return the table as a picture."""
    places = [place_of(building["cell"]) for building in view["city"]] + [place_of(cell) for cell in view["tokens"].values()]
    left, top = min((x for x, _ in places), default=0), max((y for _, y in places), default=0)
    columns = max((x for x, _ in places), default=0) - left + 1
    rows = top - min((y for _, y in places), default=0) + 1
    width = max(LEAST, columns * CELL + 2 * MARGIN)
    svg = sheet(title, stage, width, rows * CELL + MARGIN, [score(view, side) for side in view["sides"]], view["to_move"])
    begin = (width - columns * CELL) / 2
    for letter, cell in view["tokens"].items():
        x, y = place_of(cell)
        middle = (begin + (x - left + 0.5) * CELL, HEAD + (top - y + 0.5) * CELL)
        svg.circle(*middle, 11, "none", LINE)
        svg.text(*middle, letter, 12, INK)
    for building in view["city"]:
        x, y = place_of(building["cell"])
        draw_building(svg, view, building, begin + (x - left) * CELL, HEAD + (top - y) * CELL)
    return str(svg)


def place_of(cell: str) -> tuple[int, int]:
    """Return column and row of a cell."""
    x, y = cell.split(",")
    return int(x), int(y)


def draw_building(svg: Svg, view: View, building: BuildingView, x: float, y: float) -> None:
    """Draw a building floor by floor: the tile on top, and the wooden pieces of its owner, one for each floor."""
    lift = 0
    for lift, tile in enumerate(building["stack"]):
        svg.rect(x + 4 + lift * STEP, y + 8 - lift * STEP, CELL - 16, CELL - 16, TILES[tile.split("-")[0]], INK)
    colour, _, number = building["tile"].partition("-")
    x, y = x + lift * STEP, y - lift * STEP
    svg.text(x + 20, y + 24, number, 18, contrast(TILES[colour]), weight=600)
    svg.text(x + CELL - 20, y + 20, f"▲{building['height']}", 10, contrast(TILES[colour]))
    if building["owner"] is not None:
        piece = COLOURS[view["sides"][building["owner"]]["colour"]]
        svg.circle(x + CELL - 23, y + CELL - 22, 9, piece, INK)
        svg.text(x + CELL - 23, y + CELL - 22, building["height"], 11, contrast(piece))
    if building["marked"]:
        svg.text(x + 18, y + CELL - 20, "◆", 13, contrast(TILES[colour]))


def score(view: View, side: SideView) -> Score:
    """Return a side's line of the score board."""
    points = view["scores"][side["seat"]] if view["scores"] is not None else None
    return Score(side["seat"], COLOURS[side["colour"]], points, counted({"districts": side["districts"], "supply": side["supply"]}))
