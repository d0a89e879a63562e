"""Many games between bots, and what comes out of them. The same seed gives the same games on any number of cores."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial

from rich.table import Table
from rich.text import Text

from ludarium.arena.playing import Ending, play_bout
from ludarium.arena.schedule import Bout, Setting, seed_for
from ludarium.console import Screen, progress_bar
from ludarium.parallel import Here, workplace
from ludarium.text import Speaker, figure

MANY = 24  # from so many games on it pays to start further processes


def play_all(setting: Setting, games: int) -> Iterator[Ending]:
    """Yield the endings in order, each bot in its own seat; many games are played on all cores."""
    bouts = [Bout(number, number, seed_for(setting.seed, number), setting.bots) for number in range(games)]
    place = workplace() if games >= MANY else Here()
    return place.in_order(partial(play_bout, setting), bouts)


def simulate(setting: Setting, games: int, screen: Screen, speaker: Speaker) -> None:
    """Play the games with a progress bar and print the table."""
    began = time.perf_counter()
    endings: list[Ending] = []
    with progress_bar(games) as advance:
        for ending in play_all(setting, games):
            endings.append(ending)
            advance()
    seconds = time.perf_counter() - began
    screen.show(result_table(setting.bots, endings, speaker))
    rounds = [ending.rounds for ending in endings]
    decisions = [sum(ending.decisions) for ending in endings]
    screen.show(Text(speaker.text("term-sim-rounds", **spread(rounds))), Text(speaker.text("term-sim-decisions", **spread(decisions))))
    speed = f"{games / seconds:.1f}" if seconds else "–"
    screen.show(Text(speaker.text("term-sim-time", games=games, seconds=f"{seconds:.1f}", speed=speed)))
    screen.show(Text(speaker.text("term-sim-seed", seed=setting.seed)))


def spread(values: list[int]) -> dict[str, str]:
    """Return mean, least and most, written."""
    return {"mean": figure(sum(values) / len(values), 1), "least": figure(min(values)), "most": figure(max(values))}


def result_table(bots: list[str], endings: list[Ending], speaker: Speaker) -> Table:
    """Return a line for each side: who, points, share of wins (shared victories are shared)."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key, side in (("who", "left"), ("bot", "left"), ("mean", "right"), ("least", "right"), ("most", "right"), ("wins", "right")):
        table.add_column(speaker.text(f"term-sim-{key}"), justify="right" if side == "right" else "left", overflow="fold")
    for seat in range(len(endings[0].scores)):
        points = spread([ending.scores[seat] for ending in endings])
        wins = sum(ending.win(seat) for ending in endings)
        name = bots[seat] if seat < len(bots) else "–"
        share = f"{100 * wins / len(endings):.1f} %"
        table.add_row(speaker.name(seat), name, points["mean"], points["least"], points["most"], share)
    return table
