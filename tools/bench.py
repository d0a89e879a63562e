"""Speed in one run, as ratios: every game interpreted and compiled beside python-chess and OpenSpiel's Python games.

    python tools/bench.py [--seconds 1] [--rounds 7]

Every contestant plays random legal moves in a process of its own on one core, and its processor time counts, not the clock's.
Rounds alternate between the contestants; a ratio is taken within each round, and the median round counts, so that what else the
machine does at the time touches both sides of it. Absolute figures depend on the machine; trust the ratios. The search of the
compiled games is measured in simulations a second, always from the same positions; the environments in steps a second, one agent at
a time (AEC) and many games at once (vector), with random legal actions taken from the masks.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
MIRROR = ROOT / "build" / "compiled"
CHECKED_GAMES = 60
NO_COMPILER = 3

Figures = dict[str, float]
Rounds = dict[str, list[Figures]]  # what was measured of each contestant, round by round

INTERPRETED, COMPILED = "interpreted", "compiled"
CHESS = "python-chess, random games"
DOMINOES = "OpenSpiel python_block_dominoes"
PLAYED, LIBRARY, SEARCH, LEARNING = "random play", "played from Python by state.play", "search", "environments"
SEARCHED_POSITIONS = 8  # evenly spread over a game of two
SIMULATIONS = 100  # of each search
TABLES = 64  # of a vector environment

PEERS = {"python-chess": CHESS, "block dominoes": DOMINOES}  # as the games' `trials` name them
FROM_PYTHON = "python-chess, from Python"  # the same for games played through `state.play`


class Contestant:
    """What is measured: a row of a table. `game` is one of ours, or empty for a peer."""

    def __init__(self, name: str, worker: str, game: str = "", build: str = "") -> None:
        self.name = name
        self.worker = worker
        self.game = game
        self.build = build


def titles() -> dict[str, str]:
    """Return our games by name, with their titles."""
    import ludarium

    return {name: ludarium.game(name).title for name in ludarium.GAMES}


def name_of(title: str, build: str, worker: str = PLAYED) -> str:
    """Return what a contestant of ours is called."""
    return f"{title}, {build}" if worker == PLAYED else f"{title}, {build}, {worker}"


def contestants(own: dict[str, str]) -> list[Contestant]:
    """Return everything that is measured: random play in both builds, our games from Python and by search, the peers."""
    played = [(game, build, PLAYED) for game in own for build in (INTERPRETED, COMPILED)]
    more = [(game, COMPILED, worker) for worker in (LIBRARY, SEARCH, LEARNING) for game in own]
    ours = [Contestant(name_of(own[game], build, worker), worker, game, build) for game, build, worker in played + more]
    return [*ours, Contestant(CHESS, CHESS), Contestant(DOMINOES, DOMINOES)]


# ---------------------------------------------------------------------------------------------------------------------
# Workers: one contestant for some seconds
# ---------------------------------------------------------------------------------------------------------------------


def for_seconds(seconds: float, play: Callable[[int], int]) -> Figures:
    """Play games for so many seconds of processor time; return moves/s and games/s."""
    moves = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        moves += play(games)
        games += 1
    took = time.process_time() - began
    return {"moves": moves / took, "games": games / took}


def several(game: Any) -> list[int]:
    """Return the numbers of players that are not alone."""
    return [players for players in game.counts if players > 1]


def rollouts(seconds: float, name: str) -> Figures:
    """The loop that bots use, inside the compiled core, with every number of players in turn; then with four."""
    import ludarium
    from ludarium.engine.rollout import rollout

    game = ludarium.game(name)
    counts = several(game)
    figures = for_seconds(seconds, lambda number: rollout(game.new(counts[number % len(counts)], number), ludarium.chance(number)))
    if 4 in counts:
        figures["fours"] = for_seconds(seconds / 2, lambda number: rollout(game.new(4, number), ludarium.chance(number)))["games"]
    figures["copies"] = copies_per_second(game)
    figures["checksum"] = float(checksum_of(game))
    return figures


def copies_per_second(game: Any) -> float:
    """Copy positions from all over a game, of three players where so many can play."""
    import ludarium

    state = game.new(min(3, game.counts[-1]), 5)
    luck = ludarium.chance(5)
    positions = []
    while not state.over:
        positions.append(state.copy())
        player = state.to_move[0]
        state.play(player, luck.pick(state.moves(player)))
    rounds = 20
    began = time.process_time()
    for turn in range(rounds):
        for position in positions:
            position.copy()
    return rounds * len(positions) / (time.process_time() - began)


def checksum_of(game: Any) -> int:
    """A number that depends on every option and move of some games, equal in both builds or one of them is wrong."""
    import ludarium
    from ludarium.engine.rollout import checksum

    total = 0
    for seed in range(CHECKED_GAMES):
        players = game.counts[seed % len(game.counts)]
        total = (total * 31 + checksum(game.new(players, seed), ludarium.chance(seed))) & 0xFFFFFFFF
    return total


def searches(seconds: float, name: str) -> Figures:
    """Searches from the same positions of one game with the same luck, so the same simulations in every run."""
    import ludarium
    from ludarium.bots import SearchBot

    positions = searched_positions(ludarium.game(name))
    simulations = 0
    began = time.process_time()
    while not simulations or time.process_time() - began < seconds:
        for number, position in enumerate(positions):
            bot = SearchBot(simulations=SIMULATIONS)
            simulations += bot.analyse(position, position.to_move[0], ludarium.chance(number)).simulations
    return {"simulations": simulations / (time.process_time() - began)}


def searched_positions(game: Any) -> list[Any]:
    """Return decisions with a choice, evenly spread over a game of two that is played by the prior."""
    from ludarium.bots.policy import play_by_prior

    state = game.new(2, 1)
    found = []
    while not state.over:
        if len(state.moves(state.to_move[0])) > 1:
            found.append(state.copy())
        play_by_prior(state)
    return [found[len(found) * place // SEARCHED_POSITIONS] for place in range(SEARCHED_POSITIONS)]


def library(seconds: float, name: str) -> Figures:
    """The loop of the README: every move checked, the random choice made in interpreted Python."""
    import ludarium

    game = ludarium.game(name)
    counts = several(game)
    choice = random.Random(1).choice

    def play(number: int) -> int:
        state = game.new(counts[number % len(counts)], number)
        moves = 0
        while not state.over:
            player = state.to_move[0]
            state.play(player, choice(state.moves(player)))
            moves += 1
        return moves

    return for_seconds(seconds, play)


def chess_games(seconds: float, name: str) -> Figures:
    """Random games of python-chess, ended by mate, stalemate, 50 moves or bare kings."""
    import chess

    choice = random.Random(1).choice

    def play(number: int) -> int:
        board = chess.Board()
        moves = 0
        while board.halfmove_clock < 100 and not board.is_insufficient_material():
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(choice(legal))
            moves += 1
        return moves

    return for_seconds(seconds, play)


def dominoes(seconds: float, name: str) -> Figures:
    """Random games of an OpenSpiel game written in Python; chance moves count as moves."""
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401

    game = pyspiel.load_game("python_block_dominoes")
    choice = random.Random(1).choice

    def play(number: int) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            moves += 1
        return moves

    return for_seconds(seconds, play)


def environments(seconds: float, name: str) -> Figures:
    """Steps a second of games of two: one agent after the other, and many games in step."""
    import numpy as np

    import ludarium.env

    choice = random.Random(1).choice
    one, many = ludarium.env.aec(name, players=2), ludarium.env.vector(name, players=2, tables=TABLES)

    def play(number: int) -> int:
        one.reset(seed=number)
        steps = 0
        for _agent in one.agent_iter():
            seen, _reward, is_over, _is_cut, _info = one.last()
            one.step(None if is_over else choice(np.flatnonzero(seen["action_mask"])))
            steps += not is_over
        return steps

    def step(number: int) -> int:
        many.step([choice(np.flatnonzero(mask)) for mask in many.action_masks()])
        return TABLES

    many.reset(seed=1)
    return {"aec": for_seconds(seconds, play)["moves"], "vector": for_seconds(seconds, step)["moves"]}


WORKERS = {PLAYED: rollouts, LIBRARY: library, SEARCH: searches, LEARNING: environments, CHESS: chess_games, DOMINOES: dominoes}


# ---------------------------------------------------------------------------------------------------------------------
# The contest
# ---------------------------------------------------------------------------------------------------------------------


def measure(contestant: Contestant, seconds: float) -> Figures:
    """Run one worker in a process of its own, on one core."""
    path = {INTERPRETED: str(ROOT / "src"), COMPILED: str(MIRROR)}.get(contestant.build, "")
    wish = ["--worker", contestant.worker, "--game", contestant.game, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), *wish], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"bench: {contestant.name} failed:\n{done.stderr[-2000:]}")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def contest(everybody: list[Contestant], seconds: float, rounds: int) -> Rounds:
    """Return what was measured of each contestant."""
    from rich.progress import track

    status = subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")], check=False).returncode
    if status not in (0, NO_COMPILER):
        raise SystemExit("bench: the compiled half cannot be measured")
    entered = [contestant for contestant in everybody if status == 0 or contestant.build != COMPILED]
    seen: Rounds = {contestant.name: [] for contestant in entered}
    for contestant in track(entered * rounds, description="measuring"):
        seen[contestant.name].append(measure(contestant, seconds))
    return seen


def medians(seen: Rounds) -> dict[str, Figures]:
    """Return each contestant's median figures."""
    return {name: {figure: statistics.median(one[figure] for one in measured) for figure in measured[0]} for name, measured in seen.items()}


def ratios(seen: Rounds, one: str, other: str) -> list[float]:
    """Return how many times as many moves/s a contestant made as another, in each round; sorted."""
    return sorted(mine["moves"] / theirs["moves"] for mine, theirs in zip(seen[one], seen[other], strict=True))


def show(own: dict[str, str], everybody: list[Contestant], seen: Rounds) -> int:
    """Print figures and ratios; return 1 if the two builds of a game disagree."""
    from rich.console import Console

    results = medians(seen)
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(figures_table(own, everybody, results))
    if not any(contestant.build == COMPILED and contestant.name in results for contestant in everybody):
        console.print("No C compiler: the compiled half was not measured.")
        return 0
    console.print(targets_table(own, seen))
    console.print(search_table(own, results))
    console.print(environments_table(own, seen, results))
    status = 0
    for title in own.values():
        slow, fast = (results[name_of(title, build)]["checksum"] for build in (INTERPRETED, COMPILED))
        verdict = "agree" if slow == fast else "DISAGREE"
        console.print(f"{title}, checksum of {CHECKED_GAMES} games: interpreted and compiled {verdict} ({fast:.0f})")
        status = status or int(slow != fast)
    return status


def figures_table(own: dict[str, str], everybody: list[Contestant], results: dict[str, Figures]) -> Table:
    """Return the figures of every contestant, ours beside themselves interpreted."""
    from rich.table import Table

    table = Table(title="Random play on one core (median of the rounds)")
    table.add_column("contestant")
    for title in ("moves/s", "games/s", "4-player games/s", "copies/s", "ratio to interpreted"):
        table.add_column(title, justify="right")
    for contestant in everybody:
        if contestant.name not in results or contestant.worker in (SEARCH, LEARNING):
            continue
        figures = results[contestant.name]
        more = [f"{figures[figure]:,.0f}" if figure in figures else "–" for figure in ("fours", "copies")]
        base = results[name_of(own[contestant.game], INTERPRETED)]["moves"] if contestant.game else 0.0
        ratio = f"{figures['moves'] / base:.2f}" if base else "–"
        table.add_row(contestant.name, f"{figures['moves']:,.0f}", f"{figures['games']:,.0f}", *more, ratio)
    return table


def targets_table(own: dict[str, str], seen: Rounds) -> Table:
    """Return what the compiled builds should reach, and what they did: the median round, and how far the rounds lie apart."""
    from rich.table import Table

    import ludarium

    table = Table(title="Targets")
    for title in ("ratio in moves/s", "to reach", "measured", "of all rounds"):
        table.add_column(title, justify="left" if title.startswith("ratio") else "right")
    for game, title in own.items():
        fast = name_of(title, COMPILED)
        for against, goal in ludarium.game(game).trials.speed.items():
            if against == FROM_PYTHON:
                table.add_row(*target_row(seen, name_of(title, COMPILED, LIBRARY), CHESS, goal))
            else:
                table.add_row(*target_row(seen, fast, name_of(title, INTERPRETED) if against == INTERPRETED else PEERS[against], goal))
    return table


def target_row(seen: Rounds, one: str, other: str, goal: float) -> list[str]:
    """Return one target and what was measured."""
    measured = ratios(seen, one, other)
    median = statistics.median(measured)
    verdict = "reached" if median >= goal else "missed"
    return [f"{one} / {other}", f"{goal:.1f}", f"{median:.1f}  {verdict}", f"{measured[0]:.1f} to {measured[-1]:.1f}"]


def search_table(own: dict[str, str], results: dict[str, Figures]) -> Table:
    """Return how fast the search is."""
    from rich.table import Table

    table = Table(title=f"Search on one core: {SEARCHED_POSITIONS} positions of two players, {SIMULATIONS} simulations each")
    table.add_column("game")
    table.add_column("simulations/s", justify="right")
    for title in own.values():
        table.add_row(title, f"{results[name_of(title, COMPILED, SEARCH)]['simulations']:,.0f}")
    return table


def environments_table(own: dict[str, str], seen: Rounds, results: dict[str, Figures]) -> Table:
    """Return how fast the environments are."""
    from rich.table import Table

    table = Table(title=f"Environments on one core: two players, steps/s, compiled; the vector has {TABLES} games")
    table.add_column("game")
    for title in ("AEC", "vector", "vector / AEC"):
        table.add_column(title, justify="right")
    for title in own.values():
        name = name_of(title, COMPILED, LEARNING)
        ratio = statistics.median(one["vector"] / one["aec"] for one in seen[name])
        table.add_row(title, f"{results[name]['aec']:,.0f}", f"{results[name]['vector']:,.0f}", f"{ratio:.1f}")
    return table


def main() -> int:
    """Measure everything, or be one worker."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a contestant plays in a round")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--worker", choices=sorted(WORKERS), help=argparse.SUPPRESS)
    parser.add_argument("--game", default="", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.worker:
        print(json.dumps(WORKERS[wish.worker](wish.seconds, wish.game)))
        return 0
    own = titles()
    everybody = contestants(own)
    return show(own, everybody, contest(everybody, wish.seconds, wish.rounds))


if __name__ == "__main__":
    sys.exit(main())
