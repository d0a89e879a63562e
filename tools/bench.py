"""Speed in one run, as ratios: Ginkgopolis interpreted and compiled beside python-chess and OpenSpiel's Python games.

    python tools/bench.py [--seconds 2] [--rounds 3]

Every contestant plays random legal moves in a process of its own on one core; rounds alternate between them, and the
median round counts. Absolute figures depend on the machine; trust the ratios.
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
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MIRROR = ROOT / "build" / "compiled"
CHECKED_GAMES = 60
NO_COMPILER = 3

Figures = dict[str, float]

# (name, worker, build): what is measured, in the order of the table
CONTESTANTS = [
    ("Ginkgopolis, interpreted", "playouts", "interpreted"),
    ("Ginkgopolis, compiled", "playouts", "compiled"),
    ("Ginkgopolis, compiled, played from Python by state.play", "library", "compiled"),
    ("python-chess, random games", "chess", ""),
    ("OpenSpiel python_block_dominoes", "dominoes", ""),
]


# ---------------------------------------------------------------------------------------------------------------------
# Workers: one contestant for some seconds
# ---------------------------------------------------------------------------------------------------------------------


def for_seconds(seconds: float, play: Callable[[int], int]) -> Figures:
    """Play games until the time is over; return moves/s and games/s."""
    moves = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        moves += play(games)
        games += 1
    took = time.perf_counter() - began
    return {"moves": moves / took, "games": games / took}


def playouts(seconds: float) -> Figures:
    """The loop that bots use, inside the compiled core, 2 to 5 players in turn."""
    import tarn
    from tarn.engine.playout import playout

    game = tarn.game("ginkgopolis")
    figures = for_seconds(seconds, lambda number: playout(game.new(2 + number % 4, number), tarn.chance(number)))
    figures["copies"] = copies_per_second(game)
    figures["checksum"] = float(checksum_of(game))
    return figures


def copies_per_second(game: Any) -> float:
    """Copy three-player positions from all over a game."""
    import tarn

    state = game.new(3, 5)
    luck = tarn.chance(5)
    positions = []
    while not state.over:
        positions.append(state.copy())
        player = state.to_move[0]
        state.play(player, luck.pick(state.moves(player)))
    rounds = 20
    began = time.perf_counter()
    for turn in range(rounds):
        for position in positions:
            position.copy()
    return rounds * len(positions) / (time.perf_counter() - began)


def checksum_of(game: Any) -> int:
    """A number that depends on every option and move of some games, equal in both builds or one of them is wrong."""
    import tarn
    from tarn.engine.playout import checksum

    total = 0
    for seed in range(CHECKED_GAMES):
        total = (total * 31 + checksum(game.new(1 + seed % 5, seed), tarn.chance(seed))) & 0xFFFFFFFF
    return total


def library(seconds: float) -> Figures:
    """The loop of the README: every move checked, the random choice made in interpreted Python."""
    import tarn

    game = tarn.game("ginkgopolis")
    choice = random.Random(1).choice

    def play(number: int) -> int:
        state = game.new(2 + number % 4, number)
        moves = 0
        while not state.over:
            player = state.to_move[0]
            state.play(player, choice(state.moves(player)))
            moves += 1
        return moves

    return for_seconds(seconds, play)


def chess_games(seconds: float) -> Figures:
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


def dominoes(seconds: float) -> Figures:
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


WORKERS = {"playouts": playouts, "library": library, "chess": chess_games, "dominoes": dominoes}


# ---------------------------------------------------------------------------------------------------------------------
# The contest
# ---------------------------------------------------------------------------------------------------------------------


def measure(worker: str, build: str, seconds: float) -> Figures:
    """Run one worker in a process of its own, on one core."""
    path = {"interpreted": str(ROOT / "src"), "compiled": str(MIRROR)}.get(build, "")
    command = [sys.executable, str(Path(__file__).resolve()), "--worker", worker, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"bench: {worker} failed:\n{done.stderr[-2000:]}")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def contest(seconds: float, rounds: int) -> dict[str, Figures]:
    """Return each contestant's median figures."""
    from rich.progress import track

    status = subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")], check=False).returncode
    if status not in (0, NO_COMPILER):
        raise SystemExit("bench: the compiled half cannot be measured")
    compiled = status == 0
    entered = [contestant for contestant in CONTESTANTS if compiled or contestant[2] != "compiled"]
    seen: dict[str, list[Figures]] = {name: [] for name, worker, build in entered}
    for name, worker, build in track(entered * rounds, description="measuring"):
        seen[name].append(measure(worker, build, seconds))
    return {name: {figure: statistics.median(one[figure] for one in measured) for figure in measured[0]} for name, measured in seen.items()}


def show(results: dict[str, Figures]) -> int:
    """Print figures and ratios; return 1 if the two builds disagree."""
    from rich.console import Console
    from rich.table import Table

    console = Console(width=None if sys.stdout.isatty() else 120)
    base = results["Ginkgopolis, interpreted"]["moves"]
    table = Table(title="Random play on one core (median of the rounds)")
    table.add_column("contestant")
    for title in ("moves/s", "games/s", "copies/s", "ratio to interpreted"):
        table.add_column(title, justify="right")
    for name, figures in results.items():
        copies = f"{figures['copies']:,.0f}" if "copies" in figures else "–"
        table.add_row(name, f"{figures['moves']:,.0f}", f"{figures['games']:,.0f}", copies, f"{figures['moves'] / base:.2f}")
    console.print(table)
    if "Ginkgopolis, compiled" not in results:
        console.print("No C compiler: the compiled half was not measured.")
        return 0
    fast = results["Ginkgopolis, compiled"]
    targets = Table(title="Targets")
    for title in ("ratio in moves/s", "to reach", "measured"):
        targets.add_column(title, justify="left" if title.startswith("ratio") else "right")
    for against, goal in (("Ginkgopolis, interpreted", 4.5), ("python-chess, random games", 8.0), ("OpenSpiel python_block_dominoes", 3.0)):
        ratio = fast["moves"] / results[against]["moves"]
        verdict = "reached" if ratio >= goal else "missed"
        targets.add_row(f"compiled / {against}", f"{goal:.1f}", f"{ratio:.1f}  {verdict}")
    console.print(targets)
    same = fast["checksum"] == results["Ginkgopolis, interpreted"]["checksum"]
    console.print(f"checksum of {CHECKED_GAMES} games: interpreted and compiled {'agree' if same else 'DISAGREE'} ({fast['checksum']:.0f})")
    return 0 if same else 1


def main() -> int:
    """Measure everything, or be one worker."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long a contestant plays in a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--worker", choices=sorted(WORKERS), help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.worker:
        print(json.dumps(WORKERS[wish.worker](wish.seconds)))
        return 0
    return show(contest(wish.seconds, wish.rounds))


if __name__ == "__main__":
    sys.exit(main())
