"""Samples as arrays: saved some games to a file, read back by the set of weights that learns from them."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ludarium.engine.errors import OptionError
from ludarium.engine.network import WeightSet
from ludarium.training.deals import held_back
from ludarium.training.selfplay import GameSamples, Manner

SEARCH_WEIGHT = 6  # how many times as much as others games count that were played by search
HELD_BACK = 10  # one game in so many
TOO_FEW = "one game is too few: some are learnt from and some are held back; play more"

Table = NDArray[np.float32]
File = dict[str, Any]
COLUMNS = ("features", "points", "won", "remaining", "game")


def save(games: list[GameSamples], manner: Manner, folder: Path) -> str:
    """Write the samples of some games to a new file of a folder; return what was written, in words."""
    sides = max(len(points) for game in games for points in game.points)
    features = [padded(sample, sides) for game in games for sample in game.features]
    points = np.array([some + [math.nan] * (sides - len(some)) for game in games for some in game.points], np.float32)
    counts = [len(game.features) for game in games]
    path = folder / f"{time.time_ns()}-{games[0].deal.seed}.npz"
    np.savez_compressed(
        path,
        features=np.stack(features),
        points=points,
        won=np.concatenate([np.array(game.won, np.float32) for game in games]),
        remaining=np.concatenate([np.array(game.remaining, np.float32) for game in games]),
        players=np.repeat([game.deal.players for game in games], counts),
        game=np.repeat([game.deal.seed for game in games], counts),
        searched=manner.simulations > 0,
        continued=manner.continuations > 0,
    )
    return f"{len(games)} games, {len(features)} positions: {path}; points on the average {np.nanmean(points[:, 0]):.1f}"


def padded(sample: list[list[float]], sides: int) -> Table:
    """Return the features of a position with rows of zeros for sides that are not there."""
    table = np.zeros((sides, len(sample[0])), np.float32)
    table[: len(sample)] = sample
    return table


def read(path: Path) -> File:
    """Return the arrays of a file."""
    try:
        with path.open("rb") as file, np.load(file) as arrays:
            if not {*COLUMNS, "players", "searched", "continued"} <= set(arrays.files):
                raise OptionError(f"{path} was saved by an older version; move it away and play anew")
            return dict(arrays)
    except (BadZipFile, EOFError, OSError, ValueError) as wrong:
        raise OptionError(f"{path} cannot be read ({wrong}); delete it, its games can be played anew") from None


def belongs(weights: WeightSet, file: File) -> NDArray[np.bool_]:
    """Say which samples of a file a set of weights learns from."""
    mask = np.isin(file["players"], weights.players)
    return mask & (sides_of(file["points"]) == weights.sides) if weights.sides else mask


def sides_of(points: Table) -> NDArray[np.int64]:
    """Return how many sides there are in each sample."""
    return np.asarray((~np.isnan(points)).sum(1))


class Samples:
    """The samples of many games for one set of weights, and how often each is learnt from in an epoch: games by search several times."""

    def __init__(self, files: Sequence[File], weights: WeightSet) -> None:
        columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        times: list[NDArray[np.int64]] = []
        for file in files:
            mask = belongs(weights, file)
            for name, tables in columns.items():
                tables.append(file[name][mask])
            times.append(np.full(mask.sum(), SEARCH_WEIGHT if file["searched"] else 1))
        sides = max(int(sides_of(points).max()) for points in columns["points"])
        self.features: Table = np.concatenate([widened(table, sides, 0.0) for table in columns["features"]])
        self.points: Table = np.concatenate([widened(table, sides, math.nan) for table in columns["points"]])
        self.won: Table = np.concatenate(columns["won"])
        self.remaining: Table = np.concatenate(columns["remaining"])
        self.game = np.concatenate(columns["game"])
        self.times = np.concatenate(times)

    def __len__(self) -> int:
        return len(self.features)

    def part(self, mask: Any) -> Samples:
        """Return some of the samples."""
        part: Samples = object.__new__(Samples)
        for name, table in vars(self).items():
            setattr(part, name, table[mask])
        return part

    def split(self) -> tuple[Samples, Samples]:
        """Return those to learn from and those of the games held back; OptionError if there are too few games for both."""
        tests = np.isin(self.game, list(held_back(set(self.game.tolist()), HELD_BACK)))
        if tests.all():
            raise OptionError(TOO_FEW)
        return self.part(~tests), self.part(tests)

    @property
    def is_there(self) -> Table:
        """1 for every side that takes part, 0 for the others."""
        return (~np.isnan(self.points)).astype(np.float32)


def widened(table: Table, sides: int, filler: float) -> Table:
    """Return a table with a column for so many sides."""
    missing = [(0, 0)] * table.ndim
    missing[1] = (0, max(0, sides - table.shape[1]))
    return np.pad(table[:, :sides], missing, constant_values=filler)
