"""The map as a picture: rivers and conduits from basin to basin, dams with their water, powerhouses."""

from __future__ import annotations

from typing import Final

from ludarium.engine.svg import FAINT, HEAD, INK, LINE, PAPER, SEATS, WATER, Score, Svg, contrast, counted, sheet
from ludarium.games.barrage.content.components import MapData
from ludarium.games.barrage.content.sites import BASINS, CONDUIT_IDS, DAM_BASINS, DAM_IDS, HEADSTREAM_IDS, HOUSE_IDS, HOUSES_IN, OUT
from ludarium.games.barrage.view import DamView, SideView, View

WIDTH: Final = 720
HEIGHT: Final = 552
ROCK: Final = "#b9b2a4"
# Where the basins lie: mountains, hills, plains and the two at the mouth, from the springs downwards.
PLACES: Final = [
    *((95, 110), (275, 110), (455, 110), (630, 110)),
    *((245, 235), (430, 235), (615, 235)),
    *((110, 370), (300, 370), (520, 370)),
    *((210, 505), (520, 505)),
]
BOX: Final = 116
TALL: Final = 56


def draw(view: View, board: MapData, title: str, stage: str) -> str:
    """Return the table as a picture."""
    svg = sheet(title, stage, WIDTH, HEIGHT - HEAD, [score(view, side) for side in view["sides"]], view["to_move"])
    for basin in range(BASINS):
        if board.river[basin] != OUT:
            svg.line(*PLACES[basin], *PLACES[board.river[basin]], WATER, 7)
    for conduit, name in enumerate(CONDUIT_IDS):
        draw_conduit(svg, board, conduit, view["map"]["conduits"].get(name))
    for number, name in enumerate(HEADSTREAM_IDS):
        x, y = PLACES[number]
        svg.line(x, y - 62, x, y, WATER, 4)
        svg.text(x - 26, y - 60, name, 10, FAINT)
        draw_drops(svg, x - 6, y - 60, view["map"]["headstreams"][name], 0)
    for basin in range(BASINS):
        draw_basin(svg, view, basin)
    return str(svg)


def draw_conduit(svg: Svg, board: MapData, conduit: int, owner: int | None) -> None:
    """Draw a conduit from its basin to where it ends, with its value: dashed while nobody has built it."""
    (x1, y1), (x2, y2) = PLACES[conduit // 2], PLACES[board.end[conduit]]
    side = -1 if conduit % 2 == 0 else 1
    x1 += side * 34
    x2 += side * 17
    svg.line(x1, y1, x2, y2, LINE if owner is None else SEATS[owner], 2 if owner is None else 5, "5 6" if owner is None else "")
    x, y = x1 + (x2 - x1) * 0.42, y1 + (y2 - y1) * 0.42
    fill = PAPER if owner is None else SEATS[owner]
    svg.circle(x, y, 8, fill, FAINT)
    svg.text(x, y, board.value[conduit], 10, INK if owner is None else contrast(fill))


def draw_basin(svg: Svg, view: View, basin: int) -> None:
    """Draw a basin: its number, two dam sites, its powerhouse sites."""
    x, y = PLACES[basin]
    svg.rect(x - BOX / 2, y - TALL / 2, BOX, TALL, "#e6efe2", FAINT, 8)
    svg.text(x - BOX / 2 + 10, y - TALL / 2 + 9, basin + 1, 10, FAINT, weight=600)
    if basin < DAM_BASINS:
        for place in range(2):
            draw_dam(svg, x - 26 + 48 * place, y - 10, view["map"]["dams"].get(DAM_IDS[2 * basin + place]))
    houses = HOUSES_IN[basin]
    for place, house in enumerate(houses):
        owner = view["map"]["powerhouses"].get(HOUSE_IDS[house])
        at = x + (place - (len(houses) - 1) / 2) * 25
        svg.rect(at - 9, y + 8, 18, 15, PAPER if owner is None else SEATS[owner], FAINT if owner is None else INK)
        svg.text(at, y + 15.5, HOUSE_IDS[house][-1], 9, FAINT if owner is None else contrast(SEATS[owner]))


def draw_dam(svg: Svg, x: float, y: float, dam: DamView | None) -> None:
    """Draw a dam site: whose dam it is, how high, and its water."""
    if dam is None:
        svg.rect(x - 18, y - 9, 36, 16, "none", LINE)
        return
    owner = dam["owner"]
    fill = SEATS[owner] if isinstance(owner, int) else ROCK
    svg.rect(x - 18, y - 9, 36, 16, fill, INK)
    svg.text(x - 11, y - 1, dam["level"], 11, contrast(fill), weight=600)
    draw_drops(svg, x - 2, y - 1, dam["water"], dam["capacity"])


def draw_drops(svg: Svg, x: float, y: float, drops: int, most: int) -> None:
    """Draw drops of water in a row, and the places that are left."""
    for drop in range(max(drops, most)):
        svg.circle(x + 8 * drop, y, 3.5, WATER if drop < drops else PAPER, "#ffffff" if drop < drops else FAINT)


def score(view: View, side: SideView) -> Score:
    """Return a side's line of the score board."""
    goods = {name: side[name] for name in ("energy", "credits", "engineers", "excavators", "mixers")}
    points = side["points"] if view["scores"] is None else view["scores"][side["seat"]]
    return Score(side["seat"], SEATS[side["seat"]], points, counted({side["company"] or "–": "", **goods}))
