"""Write docs/balance anew: a bot plays itself at tables of two, three and four, and `ludarium balance` counts who won: `make balance`.

    python tools/balance.py [--games 300] [--bot greedy] [--workers 0] [--only GAME]

The results stay in build/balance. A run that was broken off goes on where it was with --resume; without it everything is played anew.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import ludarium

ROOT = Path(__file__).resolve().parent.parent
MIRROR = ROOT / "build" / "compiled"
RESULTS = ROOT / "build" / "balance"
PAGES = ROOT / "docs" / "balance"
PLAYERS = (2, 3, 4)


def run(*words: str) -> None:
    """Run `ludarium`, compiled if the mirror is there; leave if it fails."""
    environment = {**os.environ, "PYTHONPATH": str(MIRROR)} if (MIRROR / "stamp").exists() else dict(os.environ)
    done = subprocess.run([sys.executable, "-m", "ludarium.cli", *words], env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def play_and_count(name: str, wish: argparse.Namespace) -> None:
    """Let the bot play one game at all its tables, then write the page."""
    game = ludarium.game(name)
    counts = [players for players in PLAYERS if players in game.counts]
    options = {spec.name: spec.write(game.trials.balance[spec.name]) for spec in game.options if spec.name in game.trials.balance}
    chosen = [word for option, value in options.items() for word in ("--option", f"{option}={value}")]
    files = [str(RESULTS / f"{name}-{players}.jsonl") for players in counts]
    for players, file in zip(counts, files, strict=True):
        table = ["--players", str(players), "--seed", str(players), *chosen]
        run("arena", name, wish.bot, *table, "--games", str(wish.games), "--workers", str(wish.workers), "--save", file, "--resume")
    run("balance", *files, "--out", str(PAGES / f"{name}.md"), "--language", "en")


def main() -> None:
    """Play, then count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: one for each core")
    parser.add_argument("--only", choices=list(ludarium.GAMES), help="one game instead of all")
    parser.add_argument("--resume", action="store_true", help="keep the games in build/balance")
    wish = parser.parse_args()
    if not wish.resume:
        shutil.rmtree(RESULTS, ignore_errors=True)
    for name in [wish.only] if wish.only else list(ludarium.GAMES):
        play_and_count(name, wish)


if __name__ == "__main__":
    main()
