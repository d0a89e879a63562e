"""The relief as a picture: light from the left, seen a little from the front; snow, contour lines, woods, fields, villages."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from PIL import Image, ImageDraw
from scipy import ndimage

from .ground import BADGES, HEIGHT, LAKES, PIPES, PITCH, SHELVES, WIDTH, dams_of, houses_of, rivers
from .terrain import LEFT, TOP, Field, Grid

BACK = -70  # how far behind the map's upper edge the ground begins
TILT = 0.46  # how much height lifts a point in the picture
SUN = (205.0, 36.0)  # direction and height of the light in degrees
SEED = 11


class Look:
    """The colours of one light."""

    def __init__(self, tints: str, **colours: Any) -> None:
        self.tints = [rgb(tint) for tint in tints.split()]
        self.colours = colours

    def __getitem__(self, name: str) -> Any:
        value = self.colours[name]
        return rgb(value) if isinstance(value, str) else value


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the parts of a colour written #rrggbb."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


LOOKS = {
    "light": Look(
        "#e8dfb6 #dcdba9 #cdd49c #bcc990 #adbd88 #a1b086 #a2aa8c #aeb09c #c0c0b2",
        snow="#f0f2f1", snow_share=0.82, ice="#ffffff", ice_share=0.92, shade="#2a3263", shade_share=0.072, sun="#fff2c6", sun_share=0.125,
        line="#6b4d2a", haze="#e9f0f6", conifer="#4d6b4a", conifer_lit="#7d9a66", tree="#66804c", tree_lit="#97ab6b",
        wall="#f3ead2", roof="#8a5a44", lamp="#7a6a55", fields="#dfcf90 #cfd08f #e9d9a0 #d6c788", furrow="#b3a468",
    ),
    "dark": Look(
        "#3a4438 #37443b #33433c #2f413d #2b3e3e #283b40 #2b3c46 #33434f #3e4f5e",
        snow="#8ea3c4", snow_share=0.62, ice="#c3d2ea", ice_share=0.62, shade="#040818", shade_share=0.1, sun="#b9d0f2", sun_share=0.062,
        line="#9db8c4", haze="#101c34", conifer="#16261f", conifer_lit="#2b4535", tree="#1d2f22", tree_lit="#33492f",
        wall="#6f6a5a", roof="#3c2f2b", lamp="#ffd068", fields="#4a4a33 #3f4a35 #4f4e38 #454530", furrow="#2c3226",
    ),
}  # fmt: skip


@njit(cache=False)  # type: ignore[untyped-decorator]
def project(fields: Field, height: Field, tilt: float, top: int, rows: int, columns: int) -> Field:
    """See the ground a little from the front: what is high stands up and hides what lies behind it."""
    found = np.full((fields.shape[0], rows, columns), np.nan)
    for x in range(columns):
        seen = 1e9
        for j in range(height.shape[0] - 1, 0, -1):
            near, far = j + top - tilt * height[j, x], j - 1 + top - tilt * height[j - 1, x]
            if far >= seen:
                continue
            for row in range(max(int(np.ceil(far)), 0), min(int(np.ceil(min(near, seen))), rows)):
                t = min(1.0, max(0.0, (near - row) / (near - far) if near != far else 0.0))
                for f in range(fields.shape[0]):
                    found[f, row, x] = fields[f, j, x] * (1 - t) + fields[f, j - 1, x] * t
            seen = far
    return found


def lit(height: Field, steep: float) -> Field:
    """How much light a slope gets."""
    down, right = np.gradient(height * steep)
    turn, rise = np.radians(SUN)
    light = -right * np.cos(turn) * np.cos(rise) - down * np.sin(turn) * np.cos(rise) + np.sin(rise)
    return np.asarray(light / np.sqrt(right**2 + down**2 + 1))


class Scenery:
    """What is seen at every point of the map: light, height, zone, how far back the ground lies."""

    def __init__(self, grid: Grid, height: Field) -> None:
        rows, columns = np.arange(BACK, 1100), np.arange(WIDTH)
        at = np.meshgrid((rows - TOP) / grid.cell, (columns - LEFT) / grid.cell, indexing="ij")
        high = np.maximum(ndimage.map_coordinates(ndimage.gaussian_filter(height, 0.5), at, order=3, mode="nearest"), 0)
        high *= 128 / np.percentile(high, 99.9)
        zone = ndimage.map_coordinates(grid.zone, at, order=1, mode="nearest")
        stretch = 1 / (0.62 + 0.38 * np.clip(zone * 1.6, 0, 1))
        parts = [(0.5, 0.8, 0.62), (0.32, 3.2, 0.78), (0.22, 10, 1.0)]
        light = sum(share * lit(ndimage.gaussian_filter(high, width) * stretch, steep) for share, width, steep in parts)
        light = light - np.sin(np.radians(SUN[1]))
        back = np.repeat(rows[:, None].astype(float), WIDTH, 1)
        seen = project(np.stack([light, high, zone, back]), high, TILT, BACK, HEIGHT, WIDTH)
        for field in seen:
            holes = np.isnan(field)
            if holes.any():
                field[:] = field[tuple(ndimage.distance_transform_edt(holes, return_distances=False, return_indices=True))]
        self.light, self.height, self.zone, self.back = seen
        self.busy = busy_ground()


def busy_ground() -> Field:
    """1 where pieces, rivers or numbers lie: no trees and no fields there."""
    picture = Image.new("L", (WIDTH, HEIGHT))
    draw = ImageDraw.Draw(picture)
    for lines, width in ((rivers(), 36), (PIPES, 32)):
        for line in lines:
            draw.line(line, fill=255, width=width, joint="curve")
    boxes = [(x - 48, y - 26, x + 48, y + 28) for x, y in BADGES]
    for basin, (x, y) in LAKES.items():
        boxes += [(dam_x - 54, dam_y - 60, dam_x + 54, dam_y + 44) for dam_x, dam_y in dams_of(basin)]
        boxes.append((x - 44, y - 44, x + 44, y + 44))
        if basin not in SHELVES:
            boxes.append((x - 90, -10, x + 106, 122))
    for basin, (x, y) in SHELVES.items():
        half = houses_of(basin) * PITCH / 2 + 20
        boxes.append((x - half, y - 44, x + half, y + 44))
    for box in boxes:
        draw.rectangle(box, fill=255)
    return np.asarray(picture).astype(float) / 255


# -- painting ---------------------------------------------------------------------------------------------------------------------------


def blend(ground: Field, colour: tuple[int, int, int], share: Field | float) -> None:
    """Lay a colour over the ground."""
    part = np.asarray(share)[..., None] if np.ndim(share) else share
    ground[:] = ground * (1 - part) + np.array(colour, float) * part


def steps(value: Field, levels: list[float]) -> Field:
    """How many levels a value has passed, without a jump."""
    return np.asarray(np.interp(value, [levels[0] - 0.02, *levels], np.arange(len(levels) + 1)))


def ground_of(scenery: Scenery, look: Look) -> Field:
    """Tints by altitude, snow, shade, light and contour lines."""
    blur = ndimage.gaussian_filter
    random = np.random.default_rng(3)
    fine, wide = (field / field.std() for field in (blur(random.standard_normal((HEIGHT, WIDTH)), width) for width in (7, 22)))
    zone, high, light = blur(scenery.zone, 6), scenery.height / 128, blur(scenery.light, 0.8)
    light = np.where(light > 0, 0.42 * np.tanh(light / 0.42), 0.62 * np.tanh(light / 0.62))
    light *= (1 - 0.35 * np.clip((150 - scenery.back) / 260, 0, 1)) * (0.42 + 0.58 * np.clip(blur(scenery.zone, 8) * 2, 0, 1))
    altitude = blur(58 * zone + 78 * high * (0.55 + 0.45 * np.clip(zone, 0, 1)) + 1.6 * fine + 2.2 * wide, 2.2)
    ground: Field = np.zeros((HEIGHT, WIDTH, 3)) + np.array(look.tints[0], float)
    for tint, level in zip(look.tints[1:], (9, 18, 27, 38, 50, 62, 74, 88), strict=True):
        blend(ground, tint, np.clip((altitude - level) / 2.4 + 0.5, 0, 1))
    cold = high * (0.35 + 0.65 * np.clip(scenery.zone, 0, 1)) * 1.06 - 0.44 + 0.05 * fine + 0.03 * wide - 0.1 * np.clip(light, -0.6, 0.4)
    cold = blur(cold + 0.1 * np.clip((210 - scenery.back) / 240, 0, 1), 1.3)
    blend(ground, look["snow"], np.clip(cold / 0.05 + 0.5, 0, 1) * look["snow_share"])
    blend(ground, look["ice"], np.clip((cold - 0.11) / 0.06 + 0.5, 0, 1) * look["ice_share"])
    dark = steps(-light, [0.025, 0.055, 0.09, 0.13, 0.175, 0.225, 0.28, 0.345, 0.42, 0.5])
    bright = steps(light, [0.03, 0.06, 0.095, 0.135, 0.18, 0.23, 0.29])
    blend(ground, look["shade"], 1 - (1 - look["shade_share"]) ** dark)
    blend(ground, look["sun"], 1 - (1 - look["sun_share"]) ** bright)
    contour(ground, scenery, look)
    return ground


def contour(ground: Field, scenery: Scenery, look: Look) -> None:
    """Lines of equal height; none where a crest hides what lies behind it."""
    high = ndimage.gaussian_filter(scenery.height, 1.6)
    down, right = np.gradient(high)
    slope = np.hypot(down, right) + 1e-6
    jumps = np.abs(np.gradient(ndimage.gaussian_filter(scenery.back, 0.8), axis=0)) > 2.6
    calm = ~ndimage.binary_dilation(jumps, iterations=2)
    for nth, level in enumerate((8, 18, 30, 43, 57, 72, 88, 104)):
        strong = nth % 3 == 2
        near = np.clip((1.0 if strong else 0.6) / 2 + 0.5 - np.abs(high - level) / slope, 0, 1)
        blend(ground, look["line"], near * calm * (slope > 0.04) * (0.5 if strong else 0.36))


def trees_of(scenery: Scenery) -> list[tuple[float, float, float, float]]:
    """Where trees stand: x, y, zone and size, those in front last."""
    random = np.random.default_rng(SEED)
    patches = ndimage.gaussian_filter(random.standard_normal((HEIGHT, WIDTH)), 16)
    patches /= patches.std()
    taken: dict[tuple[int, int], list[tuple[float, float]]] = {}
    found = []
    for _ in range(60000):
        x, y, luck, size = random.uniform(4, WIDTH - 4), random.uniform(120, HEIGHT - 6), random.random(), 0.8 + 0.4 * random.random()
        row, column = int(y), int(x)
        zone, high, patch = scenery.zone[row, column], scenery.height[row, column], patches[row, column]
        wanted = (0.9 * (5 < high < 46), -0.2) if zone > 0.7 else (1.0, 0.05) if zone > 0.12 else (0.35, 1.05)
        if (zone > 0.97 and high > 30) or luck > wanted[0] or patch < wanted[1] or scenery.busy[max(0, row - 3), column] > 0:
            continue
        if scenery.back[max(row - 6, 0), column] < scenery.back[row, column] - 20:
            continue
        near = [other for i in (-1, 0, 1) for j in (-1, 0, 1) for other in taken.get((column // 10 + i, row // 10 + j), [])]
        if any((a - x) ** 2 + (b - y) ** 2 * 1.6 < 85 for a, b in near):
            continue
        taken.setdefault((column // 10, row // 10), []).append((x, y))
        found.append((x, y, zone, size))
    return sorted(found, key=lambda tree: tree[1])


def fields_of(scenery: Scenery) -> list[tuple[list[tuple[float, float]], int]]:
    """Fields of the plains: their corners and their kind."""
    random = np.random.default_rng(SEED)
    flat = ndimage.gaussian_filter(np.abs(scenery.light), 4)
    found = []
    for row in range(16):
        for column in range(-2, 24):
            x, y = column * 62 + (row % 2) * 23 + random.uniform(-8, 8), 640 + row * 28 + random.uniform(-3, 3)
            shape = random.uniform(40, 60), random.uniform(20, 25), random.uniform(-18, 6), random.uniform(-16, -6)
            luck, kind = random.random(), int(random.integers(0, 4))
            if luck < 0.18 or not (30 < x < WIDTH - 30 and y < HEIGHT - 14):
                continue
            plain = scenery.zone[int(y), int(x)] <= 0.1 and flat[int(y), int(x)] <= 0.14
            if plain and scenery.busy[int(y) - 14 : int(y) + 15, int(x) - 28 : int(x) + 29].mean() < 0.4:
                found.append((field_at(x, y, *shape), kind))
    return found


def field_at(x: float, y: float, width: float, depth: float, lean: float, turn: float) -> list[tuple[float, float]]:
    """The corners of a field around a point, leaning and turned by so many degrees."""
    shift, c, s = np.tan(np.radians(lean)) * depth / 2, np.cos(np.radians(turn)), np.sin(np.radians(turn))
    half = width / 2
    corners = [(-half - shift, -depth / 2), (half - shift, -depth / 2), (half + shift, depth / 2), (-half + shift, depth / 2)]
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in corners]


VILLAGES = [
    ((1150, 730), True, [(-17, 4, 5), (13, 2, 5), (-6, 12, 5), (22, 12, 4), (8, 14, 5)]),
    ((612, 764), True, [(-16, 2, 5), (14, 4, 5), (0, 12, 5), (-25, 12, 4)]),
    ((40, 960), False, [(0, 0, 5), (16, 5, 5), (-12, 8, 4)]),
    ((1070, 974), True, [(-16, 2, 5), (14, 0, 5), (0, 9, 5), (27, 8, 4)]),
    ((560, 972), False, [(0, 0, 5), (15, 5, 5), (-14, 6, 4)]),
]


class Brush:
    """Draws shapes of the map on a picture of another size."""

    def __init__(self, picture: Image.Image, scale: float) -> None:
        self.draw = ImageDraw.Draw(picture, "RGBA")
        self.scale = scale

    def shape(self, points: list[tuple[float, float]], colour: tuple[int, int, int], share: float = 1) -> None:
        self.draw.polygon([(x * self.scale, y * self.scale) for x, y in points], fill=(*colour, round(share * 255)))

    def disc(self, x: float, y: float, radius: float, colour: tuple[int, int, int]) -> None:
        k = self.scale
        self.draw.ellipse([(x - radius) * k, (y - radius) * k, (x + radius) * k, (y + radius) * k], fill=colour)

    def line(self, a: tuple[float, float], b: tuple[float, float], colour: tuple[int, int, int], width: float, share: float) -> None:
        k = self.scale
        self.draw.line([a[0] * k, a[1] * k, b[0] * k, b[1] * k], fill=(*colour, round(share * 255)), width=max(1, round(width * k)))


def draw_fields(picture: Image.Image, scenery: Scenery, look: Look, scale: float) -> None:
    """Fields end where pieces, rivers and numbers lie."""
    before = picture.copy()
    brush = Brush(picture, scale)
    kinds = [rgb(colour) for colour in look.colours["fields"].split()]
    for corners, kind in fields_of(scenery):
        brush.shape(corners, kinds[kind], 0.7)
        a, b, c, d = corners
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            brush.line(start, end, look["furrow"], 0.8, 0.45)
        if kind % 2 == 0:
            for t in (0.25, 0.5, 0.75):
                start, end = ((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in ((a, b), (d, c)))
                brush.line(start, end, look["furrow"], 0.9, 0.6)
    kept = Image.fromarray((scenery.busy * 255).astype("u1")).resize(picture.size, Image.Resampling.BICUBIC)
    picture.paste(before, mask=kept)


def draw_trees(brush: Brush, scenery: Scenery, look: Look) -> None:
    """Draw the woods, tree by tree."""
    for x, y, zone, size in trees_of(scenery):
        if zone > 0.14:
            high, half = 11 * size, 3.5 * size
            brush.shape([(x, y), (x + half * 2.4, y - high * 0.12), (x + half, y + 1.4)], look["shade"], 0.22)
            brush.shape([(x, y - high), (x + half, y), (x - half, y)], look["conifer"])
            brush.shape([(x, y - high), (x, y), (x - half, y)], look["conifer_lit"])
        else:
            brush.disc(x, y - 3.4 * size, 3.4 * size, look["tree"])
            brush.disc(x - 0.7 * size, y - 4.4 * size, 2 * size, look["tree_lit"])


def draw_villages(brush: Brush, look: Look) -> None:
    """Draw the villages of the plains."""
    for (x, y), church, houses in VILLAGES:
        if church:
            brush.shape([(x - 3, y - 1), (x - 3, y - 14), (x, y - 23), (x + 3, y - 14), (x + 3, y - 1)], look["wall"])
            brush.shape([(x - 3, y - 14), (x, y - 23), (x + 3, y - 14)], look["roof"])
        for dx, dy, half in houses:
            a, b = x + dx, y + dy
            brush.shape([(a - half, b - 3), (a + half, b - 3), (a + half, b + 3), (a - half, b + 3)], look["wall"])
            brush.shape([(a - half - 1, b - 3), (a - half * 0.5, b - 8), (a + half * 0.7, b - 8), (a + half + 1, b - 3)], look["roof"])
            brush.shape([(a - 2, b - 1), (a + 0.4, b - 1), (a + 0.4, b + 1.6), (a - 2, b + 1.6)], look["lamp"])


def paint(scenery: Scenery, look: Look, width: int) -> Image.Image:
    """Paint the relief so many pixels wide; drawn larger and made smaller, so that edges are smooth."""
    scale = 2 * width / WIDTH
    ground = np.clip(ground_of(scenery, look), 0, 255).astype("u1")
    picture = Image.fromarray(ground).resize((2 * width, round(HEIGHT * scale)), Image.Resampling.BICUBIC)
    draw_fields(picture, scenery, look, scale)
    brush = Brush(picture, scale)
    draw_trees(brush, scenery, look)
    draw_villages(brush, look)
    picture = picture.resize((width, round(HEIGHT * width / WIDTH)), Image.Resampling.LANCZOS)
    hazed = np.asarray(picture).astype(float)
    far = np.interp(np.arange(hazed.shape[0]) / hazed.shape[0] * HEIGHT, [0, 190, 340], [0.46, 0.1, 0])
    blend(hazed, look["haze"], np.repeat(far[:, None], hazed.shape[1], 1))
    return Image.fromarray(np.clip(hazed, 0, 255).astype("u1"))
