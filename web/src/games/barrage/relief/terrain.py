"""Terrain by erosion: the game's rivers, basins and quays lie flat, ridges and spurs drain into them. First coarse, then refined."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from scipy.ndimage import map_coordinates

from .ground import LAKES, PITCH, SHELVES, dams_of, houses_of, rivers

Field = np.ndarray[Any, np.dtype[np.float64]]

LEFT, TOP, RIGHT, BOTTOM = -60, -80, 1300, 1120
SEED = 7


class Noise:
    """Gradient noise, the same on every machine."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.order = np.tile(random.permutation(256), 2)
        angles = random.uniform(0, 2 * np.pi, 256)
        self.x, self.y = np.cos(angles), np.sin(angles)

    def at(self, x: Field, y: Field) -> Field:
        column, row = np.floor(x).astype(int), np.floor(y).astype(int)
        u, v = x - column, y - row

        def corner(a: int, b: int) -> Field:
            turn = self.order[(self.order[(column + a) & 255] + row + b) & 255]
            return np.asarray(self.x[turn] * (u - a) + self.y[turn] * (v - b))

        s, t = (w * w * w * (w * (w * 6 - 15) + 10) for w in (u, v))
        above, below = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * s, corner(0, 1) + (corner(1, 1) - corner(0, 1)) * s
        return np.asarray(above + (below - above) * t)

    def rough(self, x: Field, y: Field, octaves: int = 5) -> Field:
        total, weight, sum_of_weights = np.zeros_like(x), 1.0, 0.0
        for _ in range(octaves):
            total += weight * self.at(x, y)
            sum_of_weights += weight
            weight /= 2
            x, y = x * 2.03 + 17, y * 2.03 + 9
        return total / sum_of_weights


def smooth(low: float, high: float, value: Field) -> Field:
    """Rise from 0 to 1 between two values."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def flats() -> Field:
    """Discs that must lie flat: x, y, radius."""
    found: list[tuple[float, float, float]] = []
    for river in rivers():
        found += [(x, y, 4 + 8 * min(1, max(0, (y - 100) / 800))) for x, y in river]
    for basin, (x, y) in LAKES.items():
        for dam_x, dam_y in dams_of(basin):
            found += [(dam_x - 16, dam_y - 14, 34), (dam_x + 16, dam_y - 14, 34), (dam_x - 18, dam_y + 4, 30), (dam_x + 18, dam_y + 4, 30)]
        found.append((x, y, 34))
    for basin, (x, y) in SHELVES.items():
        half = houses_of(basin) * PITCH / 2 - 16
        found += [(x + dx, y + 6, 30) for dx in np.arange(-half, half + 1, 12)]
    return np.array(found)


@njit(cache=False)  # type: ignore[untyped-decorator]
def nearest(x: Field, y: Field, discs: Field) -> Field:
    """The distance of every point to the nearest disc, negative inside."""
    found = np.empty(x.shape)
    for row in range(x.shape[0]):
        for column in range(x.shape[1]):
            best = 1e9
            for disc in range(discs.shape[0]):
                far = np.hypot(x[row, column] - discs[disc, 0], y[row, column] - discs[disc, 1]) - discs[disc, 2]
                best = min(best, far)
            found[row, column] = best
    return found


@njit(cache=False)  # type: ignore[untyped-decorator]
def erode(height: Field, lift: Field, fixed: Field, soft: Field, cell: float, times: int, wear: float) -> None:
    """Lift the ground and let rivers cut it: the slope of a cell is worn by the water of all that drains through it."""
    rows, columns = height.shape
    count = rows * columns
    h, up, base, low = height.ravel(), lift.ravel(), fixed.ravel(), soft.ravel()
    receiver, length, water, order = np.empty(count, np.int64), np.empty(count), np.empty(count), np.empty(count, np.int64)
    for turn in range(times):
        for k in range(count):
            receiver[k], length[k] = k, cell
            if base[k] > 0:
                continue
            row, column, steepest = k // columns, k % columns, 0.0
            for dy in range(-1, 2):
                for dx in range(-1, 2):
                    a, b = row + dy, column + dx
                    if (dx == 0 and dy == 0) or a < 0 or b < 0 or a >= rows or b >= columns:
                        continue
                    q = a * columns + b
                    way = cell * (1.4142 if dx != 0 and dy != 0 else 1.0)
                    slope = (h[k] - h[q]) / way * (1 + 0.1 * ((k * 7919 + turn * 104729) % 251) / 251)
                    if slope > steepest:
                        steepest, receiver[k], length[k] = slope, q, way
        order[:] = np.argsort(h)  # a receiver lies lower than what drains into it
        water[:] = cell * cell
        for place in range(count - 1, -1, -1):
            k = order[place]
            if receiver[k] != k:
                water[receiver[k]] += water[k]
        for place in range(count):
            k = order[place]
            if base[k] > 0:
                h[k] = 0
            elif receiver[k] == k:
                h[k] += up[k] + 0.02
            else:
                worn = wear * water[k] ** 0.48 / length[k]
                h[k] = (h[k] + up[k] + worn * h[receiver[k]]) / (1 + worn)
        before = h.copy()
        for k in range(columns, count - columns):
            if base[k] > 0 or k % columns in (0, columns - 1):
                continue
            around = (before[k - 1] + before[k + 1] + before[k - columns] + before[k + columns]) / 4 - before[k]
            h[k] = before[k] + around * low[k]


class Grid:
    """Cells of the ground with what lifts them."""

    def __init__(self, cell: float, noise: Noise) -> None:
        self.cell = cell
        self.x, self.y = np.meshgrid(np.arange(LEFT, RIGHT, cell), np.arange(TOP, BOTTOM, cell))
        aside, ahead = 26 * noise.rough(self.x / 70 + 3, self.y / 70, 3), 20 * noise.rough(self.x / 70 + 31, self.y / 70 + 8, 3)
        self.far: Field = nearest(self.x + aside, self.y + ahead, flats())
        self.far[self.y > 1030] = -1
        line = self.y + 120 * noise.rough(self.x / 300 + 2, self.y / 300, 3)
        mountains, plains = 1 - smooth(250, 430, line), smooth(560, 760, line)
        hills = (1 - mountains) * (1 - plains)
        self.zone: Field = mountains + 0.5 * hills
        uneven = noise.rough(self.x / 150 + 4, self.y / 150, 3)
        lift = mountains * (1 + 0.8 * uneven) + hills * (0.42 + 0.35 * uneven) + plains * (0.085 + 0.1 * uneven)
        self.lift: Field = np.maximum(0.01, lift * (1 - 0.35 * smooth(-170, 20, -self.y)))

    def erode(self, height: Field, times: int, soft: float, softer: float) -> Field:
        found = np.ascontiguousarray(height)
        erode(found, self.lift, (self.far <= 0).astype(float), soft + softer * (1 - np.minimum(1, self.zone)), self.cell, times, 0.03)
        return found


def terrain() -> tuple[Grid, Field]:
    """Return the fine grid and its heights."""
    noise, random = Noise(SEED), np.random.default_rng(SEED)
    coarse = Grid(5, noise)
    begun = np.where(coarse.far <= 0, 0, random.random(coarse.x.shape) * 8 * coarse.lift + 4 * coarse.lift * np.minimum(8, coarse.far / 20))
    large = coarse.erode(begun, 200, 0.07, 0.26)
    fine = Grid(2.5, noise)
    at = [(fine.y - TOP) / coarse.cell, (fine.x - LEFT) / coarse.cell]
    grown = map_coordinates(large, at, order=1, mode="nearest")
    grown *= 1 + 0.1 * noise.rough(fine.x / 22.5, fine.y / 22.5, 4) * np.minimum(1, fine.zone + 0.2)
    worn = fine.erode(np.where(fine.far <= 0, 0, grown + random.random(grown.shape) * 0.5), 26, 0.045, 0.3)
    banks = smooth(-6, 30, fine.far) * 0.75 + 0.25 * smooth(0, 8, fine.far)
    return fine, np.where(fine.far <= 0, 0, worn * banks)
