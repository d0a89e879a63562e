"""Play a random game of every game with the Ludarium that is installed: what a new wheel is tried with.

With --compiled it fails unless the rules are compiled.
"""

from __future__ import annotations

import random
import sys

import ludarium
from ludarium.engine import state as engine


def main() -> None:
    is_compiled = not (engine.__file__ or "").endswith(".py")
    if "--compiled" in sys.argv and not is_compiled:
        sys.exit(f"the rules are not compiled: {engine.__file__}")
    luck = random.Random(1)
    for name in ludarium.GAMES:
        state = ludarium.game(name).new(players=2, seed=7)
        while not state.over:
            seat = state.to_move[0]
            state.play(seat, luck.choice(state.moves(seat)))
        print(name, *state.scores)
    print("compiled" if is_compiled else "interpreted")


if __name__ == "__main__":
    main()
