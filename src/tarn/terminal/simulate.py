"""Many games between bots, and what comes out of them. The same seed gives the same games on any number of cores."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import tarn
from tarn.bots import bot
from tarn.engine.chance import chance
from tarn.terminal.screen import Screen
from tarn.terminal.sheet import name_of
from tarn.text import Speaker

MANY = 24  # from so many games on it pays to start further processes
CHUNK = 4


class Plan:
    """What every game of a simulation has in common."""

    def __init__(self, game: str, packs: list[Path], bots: list[str], options: dict[str, object], seed: str) -> None:
        self.game = game
        self.packs = packs
        self.bots = bots
        self.options = options
        self.seed = seed


class Outcome:
    """One game's end."""

    def __init__(self, scores: list[int], ranking: list[int], rounds: int, decisions: int) -> None:
        self.scores = scores
        self.ranking = ranking
        self.rounds = rounds
        self.decisions = decisions


def seed_for(seed: str, number: int) -> str:
    """Return the seed of one game of a simulation."""
    return hashlib.sha256(f"{seed} {number}".encode()).hexdigest()[:32]


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game; who sits first is the game's own chance, so seats are comparable."""
    seed = seed_for(plan.seed, number)
    state = tarn.game(plan.game, list(plan.packs)).new(len(plan.bots), seed, plan.options)
    luck = chance(seed_for(seed, 0))
    players = [bot(name) for name in plan.bots]
    decisions = 0
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, players[seat].choose(state, seat, luck))
        decisions += 1
    rounds = state.view(None).get("round")
    return Outcome(state.scores, state.ranking, rounds if isinstance(rounds, int) else 0, decisions)


def play_chunk(plan: Plan, numbers: list[int]) -> list[Outcome]:
    """Play several games, in a process of its own."""
    return [play_game(plan, number) for number in numbers]


def play_all(plan: Plan, games: int) -> Iterator[Outcome]:
    """Yield the outcomes in order; many games are played on all cores."""
    cores = min(os.cpu_count() or 1, 8)
    if games < MANY or cores < 2:
        for number in range(games):
            yield play_game(plan, number)
        return
    chunks = [list(range(start, min(start + CHUNK, games))) for start in range(0, games, CHUNK)]
    with ProcessPoolExecutor(cores, mp_context=multiprocessing.get_context("spawn")) as pool:
        for outcomes in pool.map(play_chunk, [plan] * len(chunks), chunks):
            yield from outcomes


def simulate(plan: Plan, games: int, screen: Screen, speaker: Speaker) -> None:
    """Play the games with a progress bar and print the table."""
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    bar = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=bar, transient=True, disable=not bar.is_terminal) as progress:
        task = progress.add_task("", total=games)
        for outcome in play_all(plan, games):
            outcomes.append(outcome)
            progress.advance(task)
    seconds = time.perf_counter() - began
    screen.show(result_table(plan, outcomes, speaker))
    rounds = [outcome.rounds for outcome in outcomes]
    decisions = [outcome.decisions for outcome in outcomes]
    screen.show(Text(speaker.text("term-sim-rounds", **spread(rounds))), Text(speaker.text("term-sim-decisions", **spread(decisions))))
    speed = f"{games / seconds:.1f}" if seconds else "–"
    screen.show(Text(speaker.text("term-sim-time", games=games, seconds=f"{seconds:.1f}", speed=speed)))
    screen.show(Text(speaker.text("term-sim-seed", seed=plan.seed)))


def spread(values: list[int]) -> dict[str, str]:
    """Return mean, least and most, written."""
    return {"mean": f"{sum(values) / len(values):.1f}", "least": str(min(values)), "most": str(max(values))}


def result_table(plan: Plan, outcomes: list[Outcome], speaker: Speaker) -> Table:
    """Return a line for each side: who, points, share of wins (shared victories are shared)."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key, side in (("who", "left"), ("bot", "left"), ("mean", "right"), ("least", "right"), ("most", "right"), ("wins", "right")):
        table.add_column(speaker.text(f"term-sim-{key}"), justify="right" if side == "right" else "left", overflow="fold")
    for seat in range(len(outcomes[0].scores)):
        points = spread([outcome.scores[seat] for outcome in outcomes])
        wins = sum(1 / outcome.ranking.count(1) for outcome in outcomes if outcome.ranking[seat] == 1)
        name = plan.bots[seat] if seat < len(plan.bots) else "–"
        share = f"{100 * wins / len(outcomes):.1f} %"
        table.add_row(name_of(speaker, seat), name, points["mean"], points["least"], points["most"], share)
    return table
