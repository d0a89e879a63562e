"""The mines as pictures: one below the other, cards by row and place, carts where they join."""

from __future__ import annotations

from typing import Final

from ludarium.engine.svg import COLOURS, FAINT, HEAD, INK, MARGIN, PAPER, Score, Svg, counted, sheet
from ludarium.games.miners.view import ChamberView, MinerView, View

CARD: Final = 74
TALL: Final = 48
GRASS: Final = 10
LEAST: Final = 560
GAP: Final = 3  # half cards between cards that lie far apart
EMPTY: Final = 24  # the height of a mine without cards
LEVELS: Final = {"I": "#e5cfa6", "II": "#d3b184", "III": "#b98e66", "IV": "#9a7157"}
GOLD: Final = "#e8b923"


def draw(view: View, title: str, stage: str) -> str:
    """Return the table as a picture."""
    width = max(LEAST, 2 * MARGIN + max(width_of(miner) for miner in view["miners"]))
    height = sum(height_of(miner) for miner in view["miners"])
    scores = [score(view, miner) for miner in view["miners"]]
    svg = sheet(title, stage, width, height, scores, view["to_move"])
    top: float = HEAD
    for miner in view["miners"]:
        draw_mine(svg, miner, top, width)
        top += height_of(miner)
    return str(svg)


def columns(miner: MinerView) -> dict[int, int]:
    """Return at which half card from the left each place of a mine is drawn; where it has long gaps they are drawn short."""
    found: dict[int, int] = {}
    for x in sorted({chamber["x"] for chamber in miner["chambers"]}):
        before = max(found, default=x)
        found[x] = found.get(before, 0) + min(x - before, GAP)
    return found


def width_of(miner: MinerView) -> float:
    """Return how wide a mine is drawn."""
    return (max(columns(miner).values(), default=0) + 2) * CARD / 2


def height_of(miner: MinerView) -> float:
    """Return how high a mine is drawn."""
    rows = max([chamber["row"] for chamber in miner["chambers"]], default=0)
    return rows * TALL + GRASS + MARGIN if rows else EMPTY + MARGIN


def draw_mine(svg: Svg, miner: MinerView, top: float, width: float) -> None:
    """Draw a mine below its surface."""
    svg.rect(MARGIN, top, width - 2 * MARGIN, GRASS - 2, COLOURS[miner["colour"]], INK)
    if not miner["chambers"]:
        return
    column = columns(miner)
    begin = (width - width_of(miner)) / 2
    places: dict[str, tuple[float, float]] = {}
    for chamber in miner["chambers"]:
        x, y = begin + column[chamber["x"]] * CARD / 2, top + GRASS + (chamber["row"] - 1) * TALL
        draw_chamber(svg, chamber, x, y)
        places[chamber["slot"]] = (x + CARD / 2, y + TALL / 2)
    for join in miner["joins"]:
        ends = [places[slot] for slot in join["slots"] if slot in places]
        x, y = sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends)
        svg.circle(x, y, 6, GOLD if join["full"] else PAPER, INK)


def draw_chamber(svg: Svg, chamber: ChamberView, x: float, y: float) -> None:
    """Draw a card: its level by its earth, its design, its machines; a collapse is crossed out, this round's way is framed."""
    svg.rect(x + 1, y + 1, CARD - 2, TALL - 2, LEVELS[chamber["level"]], INK if chamber["activated"] else FAINT)
    svg.text(x + CARD / 2, y + 15, chamber["design"], 11, weight=600 if chamber["activated"] else 400)
    if chamber["machines"]:
        svg.text(x + CARD / 2, y + 32, "⚙" * chamber["machines"], 12)
    if chamber["collapsed"]:
        svg.line(x + 8, y + 8, x + CARD - 8, y + TALL - 8, INK, 3)
        svg.line(x + 8, y + TALL - 8, x + CARD - 8, y + 8, INK, 3)


def score(view: View, miner: MinerView) -> Score:
    """Return a player's line of the score board."""
    numbers = {"gold": miner["gold"], "carts": miner["carts"], "hand": miner["cards"], "research": miner["pickaxe"]["steps"]}
    return Score(miner["seat"], COLOURS[miner["colour"]], view["scores"][miner["seat"]], counted(numbers))
