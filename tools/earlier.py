"""A seat that is played by an earlier version of the library: tools/duel.py starts this in a process of its own.

It is given the folder of that version's package, whatever it was called, and takes nothing else of the project. What happens at the
table comes in as lines of JSON, moves in notation: that has stayed what it was, while their numbers may have changed.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

NAMES = ("ludarium", "tarn")  # what the package has been called


def library(folder: Path) -> Any:
    """Return the package in the folder; today's, which is installed, would answer to its name, too."""
    name = next((name for name in NAMES if (folder / name).is_dir()), None)
    if name is None:
        sys.exit(f"{folder} holds no package {' or '.join(NAMES)}")
    sys.path.insert(0, str(folder))
    return import_module(name)


def main() -> None:
    """Open the game that the first line tells, follow every move, and choose when asked."""
    earlier = library(Path(sys.argv[1]))
    opening = json.loads(sys.stdin.readline())
    state = earlier.game(opening["game"]).new(opening["players"], opening["seed"], opening["options"])
    bot = import_module(f"{earlier.__name__}.bots").parse_bot(opening["bot"])
    luck = earlier.chance(opening["luck"])
    write = state.game.lexicon.text
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        seat, played = json.loads(line)
        if played is None:
            print(json.dumps(write(bot.choose(state, seat, luck))), flush=True)
            continue
        moves = {write(move): move for move in state.moves(seat)} if seat in state.to_move else {}
        if played not in moves:
            sys.exit(f"the earlier version has other rules: there {played!r} is not legal for seat {seat}")
        state.play(seat, moves[played])


if __name__ == "__main__":
    main()
