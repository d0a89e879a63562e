"""Find the weights of a game's judgement in games that bots play against each other: `make train`, or in two steps

    tools/train.py play GAME --games 3000 --simulations 16    adds positions and results to build/train/GAME/
    tools/train.py fit GAME                                   finds the weights and writes src/ludarium/games/GAME/ai/value.json

Bots play by the heuristics (no simulations) or by search, and now and then stray, so that what is good is seen beside what is not. New
weights make better games; play and fit again until the arena finds no difference. One end of a game owes much to luck: with
`--continuations 16` every position is also played on to the end so many times by looks, and learns from the average of these ends.
That takes looks that play well. Whoever changes what a game sees begins with
`tools/train.py blank GAME`, weights of the right size that say nothing, and with games by the heuristics.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import ludarium
from ludarium.bots import SearchBot
from ludarium.bots.policy import estimates, keep_open, play_by_prior
from ludarium.engine.chance import Chance, chance, seed_of
from ludarium.engine.network import GROUP

ROOT = Path(__file__).resolve().parent.parent
MOST_SIDES = 5
A_FILE = 25  # games saved together
UNITS = 8  # of the hidden layer, unless others are asked for
BATCH = 512
RATE = 0.002  # of learning, at the beginning
DECAY = 3e-4
SCORE_SHARE = 0.3  # how much the points themselves count beside the lead
SCALE = 20.0  # points that the network sees as 1
STEADY = 0.02  # the spread of a number that hardly ever differs
PASSES = 3  # of learning: the first from the ends of games, the others from what the one before makes of later positions
SEARCHED = 6  # how many times as much as others games count that were played by search
TRUST = 0.7  # in what came later, against the forecast for the next position
STIFFNESS = 0.6  # of the straight line: how little what the ends of games say changes what was learnt from continuations
HELD_BACK = 10  # one game in so many is not learnt from, but tells how well the rest was learnt
STRAYING = (0.0, 0.02, 0.06)  # how often a player of a game makes any move
NOISE = (0.0, 1.0, 2.0, 4.0)  # by how many points a player of a game misjudges moves

SETS = {"alone": "one alone", "several": "several", "two": "two"}  # of weights, and whose games they learn from

Table = NDArray[np.float32]
Job = tuple[str, int, dict[str, object], int, int, int]  # game, players, options, seed, simulations, continuations

LINE_UPS: dict[str, list[tuple[int, dict[str, object]]]] = {
    "ginkgopolis": [
        (2, {}),
        (2, {"characters": "draft"}),
        (2, {"characters": "draft"}),
        (3, {"characters": "draft"}),
        (4, {"characters": "draft"}),
        (5, {}),
        (1, {"expert": True}),
        (1, {"expert": True}),
        (1, {}),
    ],
    "barrage": [
        (2, {}),
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"game": "introductory"}),
        (1, {"automa-1": "4"}),
        (1, {"automa-1": "4"}),
        (1, {"automa-1": "1"}),
        (1, {"automa-1": "2", "automa-2": "3"}),
        (2, {"automa-1": "3"}),
    ],
}


# ---------------------------------------------------------------------------------------------------------------------
# Playing
# ---------------------------------------------------------------------------------------------------------------------


class Played:
    """One game: what was seen in each position that is judged, how much was to go, and what came of it.

    That is how the game ended, or the average of the ends of continuations: every side's points, and how far the first side won.
    """

    def __init__(self, seed: int, players: int, searched: bool, continued: bool) -> None:
        self.seed = seed
        self.searched = searched
        self.continued = continued
        self.players = players
        self.rows: list[list[list[float]]] = []
        self.to_go: list[float] = []
        self.points: list[list[float]] = []
        self.won: list[float] = []

    def learn(self, ends: list[list[int]]) -> None:
        """Note what came of a position."""
        self.points.append([sum(points) / len(ends) for points in zip(*ends, strict=True)])
        self.won.append(sum(won_by_first(end) for end in ends) / len(ends))


def won_by_first(points: list[int]) -> float:
    """Return 1 if the first side has won, 1/2 if it shares the lead, 0 if it has lost."""
    best = max(points[1:])
    return 0.5 if points[0] == best else float(points[0] > best)


def play_game(job: Job) -> Played:
    """Play one game."""
    name, players, options, seed, simulations, continuations = job
    game = ludarium.game(name)
    evaluator = game.evaluator
    luck = chance(seed_of("train", name, seed))
    state = game.new(players, seed, options)
    habits = [(NOISE[luck.below(len(NOISE))], STRAYING[luck.below(len(STRAYING))]) for seat in range(players)]
    searches = [SearchBot(simulations=simulations) if simulations else None for seat in range(players)]
    played = Played(seed, players, simulations > 0, continuations > 0)
    while not state.over:
        if evaluator.is_sample(state):
            played.rows.append(evaluator.features(state))
            played.to_go.append(evaluator.remaining(state))
            if continuations:
                played.learn([end_by_looks(state, luck) for _ in range(continuations)])
        seat = state.to_move[0]
        state.play(seat, choose(state, seat, habits[seat], searches[seat], luck))
    if not continuations:
        for _ in played.rows:
            played.learn([state.scores])
    return played


def end_by_looks(state: Any, luck: Chance) -> list[int]:
    """Return every side's points at the end of a game that goes on from here by looks, in a world that could be this one."""
    world = state.resample(state.to_move[0], luck)
    while not world.over:
        play_by_prior(world)
    scores: list[int] = world.scores
    return scores


def choose(state: Any, seat: int, habit: tuple[float, float], search: SearchBot | None, luck: Chance) -> int:
    """Return a move by looks or by search, sometimes any."""
    moves: list[int] = state.moves(seat)
    noise, straying = habit
    if len(moves) == 1 or luck.below(1000) < 1000 * straying:
        return moves[luck.below(len(moves))]
    if search is not None:
        return search.choose(state, seat, luck)
    world = state.resample(seat, luck)
    keep_open(world, seat)
    values = [value + noise * (luck.below(1000) + luck.below(1000) - 1000) / 1000 for value in estimates(world, seat, moves)]
    return moves[values.index(max(values))]


def play(name: str, jobs: list[Job], folder: Path) -> None:
    """Play games on all cores and save what was seen, some games to a file."""
    folder.mkdir(parents=True, exist_ok=True)
    columns = TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress, multiprocessing.Pool(os.cpu_count()) as pool:
        bar = progress.add_task("", total=len(jobs))
        batch: list[Played] = []
        for played in pool.imap_unordered(play_game, jobs, chunksize=4):
            batch.append(played)
            progress.advance(bar)
            if len(batch) == A_FILE:
                save(batch, folder)
                batch = []
        save(batch, folder)


def save(batch: list[Played], folder: Path) -> None:
    """Write what was seen in some games."""
    if not batch:
        return
    seen: list[Table] = []
    for played in batch:
        for row in played.rows:
            table = np.zeros((MOST_SIDES, len(row[0])), np.float32)
            table[: len(row)] = row
            seen.append(table)
    counts = [len(played.rows) for played in batch]
    path = folder / f"{int(time.time())}-{batch[0].seed}.npz"
    points = np.array([some + [math.nan] * (MOST_SIDES - len(some)) for played in batch for some in played.points], np.float32)
    np.savez_compressed(
        path,
        seen=np.stack(seen),
        points=points,
        won=np.concatenate([np.array(played.won, np.float32) for played in batch]),
        to_go=np.concatenate([np.array(played.to_go, np.float32) for played in batch]),
        alone=np.repeat([played.players == 1 for played in batch], counts),
        game=np.repeat([played.seed for played in batch], counts),
        searched=batch[0].searched,
        continued=batch[0].continued,
    )
    print(f"{len(batch)} games, {len(seen)} positions: {path}; points on the average {np.nanmean(points[:, 0]):.1f}", flush=True)


# ---------------------------------------------------------------------------------------------------------------------
# Fitting
# ---------------------------------------------------------------------------------------------------------------------


class Fit:
    """The network of ludarium.engine.network while it learns: Adam on the squared error of leads and points."""

    def __init__(self, seen: Table, points: Table, is_there: Table, units: int) -> None:
        self.luck = np.random.default_rng(1)
        numbers = seen.shape[2]
        flat = seen[is_there > 0]
        self.middle = flat.mean(0)
        self.width = np.maximum(flat.std(0), STEADY)
        self.level = float(points[is_there > 0].mean())
        hidden = self.luck.standard_normal((numbers, units)) / math.sqrt(numbers)
        hidden[flat.std(0) < STEADY] = 0.0  # nothing can be learnt about what never differs
        out = 0.3 * self.luck.standard_normal(units) / math.sqrt(units)
        start: list[Any] = [hidden, np.zeros(units), out, np.zeros(numbers), np.zeros(1)]
        self.weights: list[Table] = [part.astype(np.float32) for part in start]
        self.first = [np.zeros_like(part) for part in self.weights]
        self.second = [np.zeros_like(part) for part in self.weights]
        self.steps = 0

    def normal(self, seen: Table) -> Table:
        """Return what is seen with an average of 0 and a spread of 1."""
        return np.asarray((seen - self.middle) / self.width, np.float32)

    def judged(self, normal: Table) -> Table:
        """Return the network's points."""
        hidden, bias, out, direct, base = self.weights
        return np.asarray(np.maximum(normal @ hidden + bias, 0) @ out + normal @ direct + base, np.float32)

    def forecast(self, seen: Table) -> Table:
        """Return points for all sides of many positions."""
        parts = [self.judged(self.normal(seen[at : at + 8192])) for at in range(0, len(seen), 8192)]
        return np.asarray(np.concatenate(parts) * SCALE + self.level, np.float32)

    def learn(self, seen: Table, points: Table, is_there: Table, rate: float) -> None:
        """Take one step with a batch of positions."""
        hidden, bias, out, direct, base = self.weights
        normal = self.normal(seen)
        sums = normal @ hidden + bias
        active = np.maximum(sums, 0)
        errors = (active @ out + normal @ direct + base - (points - self.level) / SCALE) * is_there
        others = np.maximum(is_there.sum(1, keepdims=True) - 1, 1)
        leads = (errors - (errors.sum(1, keepdims=True) - errors) / others) * is_there
        slope = (SCORE_SHARE * errors + leads) / len(seen)
        back = slope[..., None] * out * (sums > 0)
        flat, flat_back = normal.reshape(-1, normal.shape[2]), back.reshape(-1, len(out))
        slopes = [
            flat.T @ flat_back + DECAY * hidden,
            flat_back.sum(0),
            active.reshape(-1, len(out)).T @ slope.reshape(-1),
            flat.T @ slope.reshape(-1) + DECAY * direct,
            np.array([slope.sum()]),
        ]
        self.steps += 1
        for place, part in enumerate(slopes):
            self.first[place] = 0.9 * self.first[place] + 0.1 * part
            self.second[place] = 0.999 * self.second[place] + 0.001 * part**2
            step = self.first[place] / (1 - 0.9**self.steps) / (np.sqrt(self.second[place] / (1 - 0.999**self.steps)) + 1e-8)
            self.weights[place] = (self.weights[place] - rate * step).astype(np.float32)

    def bend(self, ends: Positions) -> None:
        """Let the straight line learn what the ends of games say otherwise (ridge regression on leads over the average of the others)."""
        is_there = ends.is_there
        errors = over_average(np.nan_to_num(ends.points) - self.forecast(ends.seen), is_there)
        numbers = over_average(ends.seen, is_there[..., None]) / self.width
        stiff = STIFFNESS * len(numbers) * np.eye(numbers.shape[1])
        bent = np.linalg.solve(numbers.T @ numbers + stiff, numbers.T @ errors)
        self.weights[3] = (self.weights[3] + bent / SCALE).astype(np.float32)

    def parts(self, spread: tuple[float, float]) -> dict[str, object]:
        """Return the weights as value.json has them, for numbers as they are seen."""
        hidden, bias, out, direct, base = self.weights
        folded, straight = hidden / self.width[:, None], direct / self.width
        return {
            "base": rounded((base[0] - self.middle @ straight) * SCALE + self.level),
            "direct": rounded(straight * SCALE),
            "bias": rounded(bias - self.middle @ folded),
            "out": rounded(out * SCALE),
            "hidden": [rounded(unit) for unit in folded.T],
            "spread": list(spread),
        }


def rounded(numbers: Any) -> Any:
    """Return numbers with as many digits as matter."""
    return np.round(np.asarray(numbers, np.float64), 5).tolist()


def lead_of_first(points: Table, is_there: Table) -> Table:
    """Return by how much the first side leads the best of the others."""
    others = np.where(is_there[:, 1:] > 0, points[:, 1:], -1e9)
    return np.asarray(points[:, 0] - others.max(1), np.float32)


def over_average(numbers: Table, is_there: Table) -> Table:
    """Return by how much the first side's numbers are above the average of the others'."""
    others = (numbers[:, 1:] * is_there[:, 1:]).sum(1) / is_there[:, 1:].sum(1)
    return np.asarray(numbers[:, 0] - others, np.float32)


def likeliest_spread(leads: Table, results: Table, to_go: Table) -> tuple[float, float]:
    """Return the spread (at the end, and more for what is to go) that makes the results likeliest."""
    best = (math.inf, 1.0, 0.0)
    for early in np.arange(0, 16.1, 0.5):
        for late in np.arange(2, 20.1, 0.5):
            chances = 1 / (1 + np.exp(-np.clip(leads / (late + early * to_go), -30, 30)))
            surprise = -float(np.mean(results * np.log(chances + 1e-9) + (1 - results) * np.log(1 - chances + 1e-9)))
            best = min(best, (surprise, float(late), float(early)))
    return best[1], best[2]


class Positions:
    """What was seen in many games of one player alone, of several or of just two, and what came of it."""

    def __init__(self, parts: list[dict[str, Any]], whose: str) -> None:
        found: dict[str, list[Any]] = {"seen": [], "points": [], "won": [], "to_go": [], "game": []}
        for part in parts:
            for name, tables in found.items():
                tables.extend([part[name][games_of(whose, part)]] * (SEARCHED if part["searched"] else 1))
        sides = max(int((~np.isnan(points)).sum(1).max()) for points in found["points"])
        self.seen: Table = np.concatenate([seen[:, :sides] for seen in found["seen"]])
        self.points: Table = np.concatenate([points[:, :sides] for points in found["points"]])
        self.won: Table = np.concatenate(found["won"])
        self.to_go: Table = np.concatenate(found["to_go"])
        self.game = np.concatenate(found["game"])

    def of(self, chosen: Any) -> Positions:
        """Return some of the positions."""
        part: Positions = object.__new__(Positions)
        for name, table in vars(self).items():
            setattr(part, name, table[chosen])
        return part

    def split(self) -> tuple[Positions, Positions]:
        """Return those to learn from and those held back."""
        return self.of(self.game % HELD_BACK != 0), self.of(self.game % HELD_BACK == 0)

    @property
    def is_there(self) -> Table:
        """1 for every side that takes part, 0 for the others."""
        return (~np.isnan(self.points)).astype(np.float32)


def read(path: Path) -> dict[str, Any]:
    """Return what was saved of some games."""
    with np.load(path) as tables:
        if "continued" not in tables:
            sys.exit(f"train: {path} was saved by an older version of this tool; move it away and play anew")
        return dict(tables)


def games_of(whose: str, part: dict[str, Any]) -> NDArray[np.bool_]:
    """Say which positions of a file belong to a set."""
    alone = np.asarray(part["alone"], np.bool_)
    if whose == "alone":
        return alone
    return ~alone & np.isnan(part["points"][:, 2]) if whose == "two" else ~alone


def fit(files: list[Path], whose: str, epochs: int, units: int) -> dict[str, object]:
    """Find weights in games, and how far they can be trusted in those held back.

    Averages of continuations owe little to luck, so where there are any they are learnt. But looks have played them, and the search plays
    better: how its own games ended then bends what was learnt.
    """
    parts = [part for part in map(read, files) if games_of(whose, part).any()]
    ends, averages = ([part for part in parts if part["continued"] == continued] for continued in (False, True))
    if not parts:
        sys.exit(f"train: no games of {SETS[whose]}; play some, or fit --only another set")
    if averages:
        rest, test = Positions(averages, whose).split()
        network = learnt(rest, np.nan_to_num(rest.points), epochs, units)
        report("continuations", network, rest, test)
        searched = [part for part in ends if part["searched"]]
        if searched:
            rest, test = Positions(searched, whose).split()
            report("before bending", network, rest, test)
            network.bend(rest)
            report("bent", network, rest, test)
    else:
        rest, test = Positions(ends, whose).split()
        goals = np.nan_to_num(rest.points)
        for turn in range(PASSES):
            network = learnt(rest, goals, epochs, units)
            report(f"pass {turn + 1}", network, rest, test)
            goals = steadier(network, rest)
    spread = likeliest_spread(leads_of(network, test), test.won, test.to_go)
    print(f"spread {spread}")
    return network.parts(spread)


def report(step: str, network: Fit, rest: Positions, test: Positions) -> None:
    """Print how well a network does where it has not learnt."""
    true = lead_of_first(np.nan_to_num(test.points), test.is_there)
    off = np.sqrt(((leads_of(network, test) - true) ** 2).mean())
    print(f"{step}: {len(rest.seen)} positions; in {len(true)} held back leads are off by {off:.2f} points (root of the mean square)")


def leads_of(network: Fit, positions: Positions) -> Table:
    """Return the first side's lead in many positions, as the network sees it."""
    return lead_of_first(network.forecast(positions.seen), positions.is_there)


def learnt(positions: Positions, goals: Table, epochs: int, units: int) -> Fit:
    """Return a network that has learnt to forecast these points."""
    seen, is_there = positions.seen, positions.is_there
    network = Fit(seen, np.nan_to_num(positions.points), is_there, units)
    steps = epochs * (len(seen) // BATCH)
    for epoch in range(epochs):
        order = network.luck.permutation(len(seen))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[at : at + BATCH]
            network.learn(seen[batch], goals[batch], is_there[batch], RATE * 0.5 * (1 + math.cos(math.pi * network.steps / steps)))
    return network


def steadier(network: Fit, positions: Positions) -> Table:
    """Return what a position is to be judged by: what the network thought of the next one, and so on to the end (TD-lambda).

    The end of a game owes more to luck than to a position long before it.
    """
    forecast = network.forecast(positions.seen)
    goals = np.nan_to_num(positions.points)
    for place in range(len(goals) - 2, -1, -1):
        if positions.game[place] == positions.game[place + 1]:
            goals[place] = (1 - TRUST) * forecast[place + 1] + TRUST * goals[place + 1]
    return goals


def blank(name: str) -> dict[str, object]:
    """Return weights of the right size that give every side nothing."""
    plan = ludarium.game(name).evaluator.training()
    assert plan is not None
    numbers = plan.features
    empty, hidden = [0.0] * UNITS, [[0.0] * numbers for unit in range(UNITS)]
    return {"base": 0.0, "direct": [0.0] * numbers, "bias": empty, "out": empty, "hidden": hidden, "spread": [10.0, 0.0]}


def write(judgements: Mapping[str, object], path: Path) -> None:
    """Write weights with one list of numbers to a line."""
    lines = [line.strip() for line in json.dumps(judgements, indent=1).splitlines()]
    text = " ".join(lines).replace("[ ", "[").replace(" ]", "]").replace("], [", "],\n[").replace('], "', '],\n"').replace("[[", "[\n[")
    path.write_text(text + "\n", encoding="utf-8")


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=["blank", "play", "fit"])
    parser.add_argument("game", choices=sorted(LINE_UPS))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--simulations", type=int, default=0, help="of each player's search; 0: by the heuristics")
    parser.add_argument("--continuations", type=int, default=0, help="of each position to the end of the game, by looks")
    parser.add_argument("--players", type=int, default=0, help="only games of so many; 0: of any number")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; further games have the next ones")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--units", type=int, default=UNITS, help="of the hidden layer: a multiple of eight")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "train", help="where the games are kept")
    parser.add_argument("--only", choices=sorted(SETS), help="fit this set of weights, leave the others as they are")
    parser.add_argument("--out", type=Path, help="where the weights go; default: to the game")
    given = parser.parse_args()
    if min(given.simulations, given.continuations) < 0:
        parser.error("--simulations and --continuations cannot be negative")
    if given.units < 1 or given.units % GROUP:
        parser.error(f"--units must be a multiple of {GROUP}, not {given.units}")
    folder = given.folder / given.game
    path = given.out or ROOT / "src" / "ludarium" / "games" / given.game / "ai" / "value.json"
    if given.step == "blank":
        write({name: blank(given.game) for name in SETS}, path)
        return 0
    if given.step == "play":
        line_ups = [line_up for line_up in LINE_UPS[given.game] if given.players in (0, line_up[0])]
        seeds = range(given.seed, given.seed + given.games)
        how = given.simulations, given.continuations
        play(given.game, [(given.game, *line_ups[seed % len(line_ups)], seed, *how) for seed in seeds], folder)
        return 0
    files = sorted(folder.glob("*.npz"))
    if not files:
        print(f"train: no games in {folder}; run `tools/train.py play {given.game}` first")
        return 1
    found: dict[str, object] = json.loads(path.read_text(encoding="utf-8")) if given.only else {}
    for name in [given.only] if given.only else SETS:
        print(f"games of {SETS[name]}")
        found[name] = fit(files, name, given.epochs, given.units)
    write(found, path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
