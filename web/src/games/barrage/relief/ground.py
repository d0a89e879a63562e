"""Where the map has its rivers, basins and powerhouses, as the page draws them (web/src/games/barrage/map/places.json)."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[5]
PLACES = json.loads((ROOT / "web/src/games/barrage/map/places.json").read_text(encoding="utf-8"))
PACK = tomllib.loads((ROOT / "src/ludarium/games/barrage/content/packs/base.toml").read_text(encoding="utf-8"))

WIDTH, HEIGHT = int(PLACES["bounds"]["width"]), int(PLACES["bounds"]["height"])
PITCH = 53  # of powerhouses in their row
STEPS = 14  # points for each piece of a line

Point = tuple[float, float]
Line = list[Point]


def curve(through: list[Point]) -> Line:
    """Return points of a smooth line through all these (as curve.ts draws it)."""
    found = [through[0]]
    for index in range(len(through) - 1):
        before, start, end, after = (through[min(max(at, 0), len(through) - 1)] for at in range(index - 1, index + 3))
        first = tuple(s + (e - b) / 6 for s, e, b in zip(start, end, before, strict=True))
        second = tuple(e - (a - s) / 6 for s, e, a in zip(start, end, after, strict=True))
        for step in range(1, STEPS + 1):
            t = step / STEPS
            x, y = (
                (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t**3 * d
                for a, b, c, d in zip(start, first, second, end, strict=True)
            )
            found.append((x, y))
    return found


def houses_of(basin: int) -> int:
    """How many powerhouses have their sites in a basin."""
    return sum(int(house["id"][1:-1]) == basin for house in PACK["powerhouse"])


LAKES: dict[int, Point] = {int(basin): (lake["at"][0], lake["at"][1]) for basin, lake in PLACES["lakes"].items()}
LEANS: dict[int, int] = {int(basin): lake["lean"] for basin, lake in PLACES["lakes"].items()}
SHELVES: dict[int, Point] = {int(basin): (at[0], at[1]) for basin, at in PLACES["shelves"].items()}
PIPES: list[Line] = [curve([(x, y) for x, y in pipe["line"]]) for pipe in PLACES["pipes"].values()]
BADGES: list[Point] = [line[int(pipe["badge"] * (len(line) - 1))] for line, pipe in zip(PIPES, PLACES["pipes"].values(), strict=True)]


def dams_of(basin: int) -> tuple[Point, Point]:
    """The upper and the lower dam of a basin."""
    (x, y), lean = LAKES[basin], LEANS[basin]
    return (x - lean * 46, y - 27), (x + lean * 46, y + 33)


def rivers() -> list[Line]:
    """Every stretch of river."""
    sites: dict[str, Point] = {f"P{basin}": at for basin, at in SHELVES.items()}
    for basin in LAKES:
        sites[f"D{basin}U"], sites[f"D{basin}L"] = dams_of(basin)
    stretches: list[tuple[str, str]] = []
    for entry in PACK["basin"]:
        basin, to = int(entry["id"]), int(entry["river"])
        if basin in SHELVES and basin in LAKES:
            stretches.append((f"P{basin}", f"D{basin}U"))
        elif basin in LAKES:
            sites[f"H{basin}"] = (LAKES[basin][0] + 44, 96)
            stretches.append((f"H{basin}", f"D{basin}U"))
        if basin in LAKES:
            stretches += [(f"D{basin}U", f"D{basin}L"), (f"D{basin}L", f"P{to}")]
        else:
            sites[f"out{basin}"] = (SHELVES[basin][0], HEIGHT + 50)
            stretches.append((f"P{basin}", f"out{basin}"))
    return [curve([sites[a], *bends(a, b, sites[a], sites[b]), sites[b]]) for a, b in stretches]


def bends(start: str, end: str, a: Point, b: Point) -> Line:
    """How a river bends between two sites; through a lake it swings over."""
    known = PLACES["bends"].get(f"{start}>{end}")
    if known:
        return [(x, y) for x, y in known]
    return [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * down) for share, down in ((0.1, 0.36), (0.5, 0.52), (0.9, 0.66))]
