"""Golden playthroughs: one recorded random game of every game and mode, with everything that happened in it.

`make golden` writes them anew into tests/golden/. A change of behaviour then shows as a diff; a record that no longer
replays to its result means that the game's rules version must be raised (docs/decisions/0006-rules-versions.md).
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
sys.path.insert(0, str(ROOT))

import ludarium  # noqa: E402
from tests.golden.transcript import file_stem, transcript  # noqa: E402
from tests.known import known  # noqa: E402

SEED = 20_26


def main() -> None:
    """Write a record and a transcript for each mode."""
    for name in ludarium.GAMES:
        game = ludarium.game(name)
        for mode in game.modes():
            match = ludarium.Match(game, mode.players, SEED, mode.options)
            luck = ludarium.chance(SEED + mode.players)
            pick = known(name).busy
            while not match.state.over:
                seat = luck.pick(match.state.to_move)
                match.play(seat, pick(luck, match.state.moves(seat)))
            stem = file_stem(name, mode)
            (GOLDEN / f"{stem}.record").write_text(str(match.record), encoding="utf-8")
            (GOLDEN / f"{stem}.log").write_text(transcript(match.record, game), encoding="utf-8")
            print(f"{stem}: {len(match.record.entries)} moves, result {match.record.result}")


if __name__ == "__main__":
    main()
