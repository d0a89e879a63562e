"""The boards as pictures: domes, tunnels and buildings of every player, and the slots around the main board."""

from __future__ import annotations

from typing import Final

from ludarium.engine.svg import FAINT, HEAD, INK, LINE, MARGIN, PAPER, SEATS, Score, Svg, contrast, counted, sheet
from ludarium.games.underwater.view import CityView, SideView, SlotView, TunnelView, View

BOARD: Final = 340  # a board is drawn so wide and
TALL: Final = 250  # so high
SLOTS: Final = 58  # the height of the slots
SLOT: Final = 34
SEA: Final = "#d4e7ee"
DOMES: Final = {"white": "#ffffff", "symbiotic": "#b98ac9"}
BUILDINGS: Final = {"farm": "#6aa84f", "desal": "#4f9fc9", "lab": "#d96b6b"}
SLOT_COLOURS: Final = {"yellow": "#ecd06f", "red": "#e08a80", "green": "#95c28a"}


def draw(view: View, title: str, stage: str) -> str:
    """Return the table as a picture."""
    sides = view["sides"]
    columns = min(2, len(sides))
    width = max(columns * (BOARD + MARGIN) + MARGIN, len(view["slots"]) * SLOT + 2 * MARGIN)
    height = SLOTS + (len(sides) + columns - 1) // columns * (TALL + MARGIN)
    svg = sheet(title, stage, width, height, [score(view, side) for side in sides], view["to_move"])
    for number, slot in enumerate(view["slots"]):
        draw_slot(svg, slot, (width - len(view["slots"]) * SLOT) / 2 + number * SLOT)
    begin = (width - columns * (BOARD + MARGIN) + MARGIN) / 2
    for number, side in enumerate(sides):
        draw_board(svg, side, begin + number % columns * (BOARD + MARGIN), HEAD + SLOTS + number // columns * (TALL + MARGIN))
    return str(svg)


def draw_slot(svg: Svg, slot: SlotView, x: float) -> None:
    """Draw an action slot with the tiles on it."""
    svg.rect(x + 1, HEAD, SLOT - 3, 42, SLOT_COLOURS[slot["colour"]] if slot["colour"] is not None else PAPER, FAINT)
    svg.text(x + SLOT / 2, HEAD + 10, slot["id"], 9)
    for place, owner in enumerate(slot["tiles"]):
        svg.circle(x + 10 + 9 * place, HEAD + 29, 7, SEATS[owner] if isinstance(owner, int) else LINE, INK)


def draw_board(svg: Svg, side: SideView, left: float, top: float) -> None:
    """Draw a player's board: tunnels first, then metropolises and cities on them."""
    svg.rect(left, top, BOARD, TALL, SEA, SEATS[side["seat"]], 10)
    board = side["board"]
    places: dict[str, tuple[float, float]] = {}
    for spot in [*board["cities"], *board["metropolises"]]:
        places[spot["id"]] = (left + 24 + spot["x"] * (BOARD - 48) / 1000, top + 26 + spot["y"] * (TALL - 52) / 1000)
    for tunnel in board["tunnels"]:
        draw_tunnel(svg, tunnel, places)
    for place in board["metropolises"]:
        x, y = places[place["id"]]
        svg.rect(x - 15, y - 10, 30, 20, "#b08a5a" if place["colour"] == "brown" else "#5a7fb0", INK if place["connected"] else "none")
        svg.text(x, y, place["tile"] or "", 9, "#ffffff")
    for city in board["cities"]:
        draw_city(svg, city, *places[city["id"]])


def draw_tunnel(svg: Svg, tunnel: TunnelView, places: dict[str, tuple[float, float]]) -> None:
    """Draw a tunnel site: a line if it is built, thick if it is upgraded, dashed otherwise."""
    (x1, y1), (x2, y2) = (places[end] for end in tunnel["ends"])
    if tunnel["built"]:
        svg.line(x1, y1, x2, y2, INK if tunnel["producing"] else FAINT, 6 if tunnel["upgraded"] else 3)
    else:
        svg.line(x1, y1, x2, y2, "#a9bfc8", 1.5, "3 5")


def draw_city(svg: Svg, city: CityView, x: float, y: float) -> None:
    """Draw a city site with its buildings around it; a ring around a dome says that it is connected."""
    svg.circle(x, y, 15, DOMES[city["city"]] if city["city"] is not None else SEA, INK if city["connected"] else "#a9bfc8")
    svg.text(x, y, city["id"].removeprefix("c"), 9, FAINT)
    for number, building in enumerate(city["buildings"]):
        at = x + (number - (len(city["buildings"]) - 1) / 2) * 12
        if building["kind"] is not None:
            svg.rect(at - 5, y + 11, 10, 10, BUILDINGS[building["kind"]], INK, 5 if building["kind"] == "farm" else 1)
            if building["upgraded"]:
                svg.text(at, y + 16, "+", 10, contrast(BUILDINGS[building["kind"]]), weight=600)
        elif not building["expansion"]:
            svg.rect(at - 5, y + 11, 10, 10, "#eaf3f6", "#a9bfc8", 1)


def score(view: View, side: SideView) -> Score:
    """Return a player's line of the score board."""
    numbers = {"cities": side["connected_cities"], **side["goods"], "hand": len(side["hand"])}
    points = side["points"] if view["scores"] is None else view["scores"][side["seat"]]
    return Score(side["seat"], SEATS[side["seat"]], points, counted(numbers))
