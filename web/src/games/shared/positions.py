"""Real positions for the tests and the gallery of a drawing, as the page gets them: view, view before, log lines, question."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ludarium
from ludarium.engine.chance import Chance
from ludarium.engine.match import Match
from ludarium.server.routes.games import content

SEEDS = range(1, 100)
LAST_LINES = 14
Wanted = Callable[[Any, Any], bool]
Choose = Callable[[Any, int, Chance], int]


class Positions:
    """Plays games in some manner and writes what it finds into a folder."""

    def __init__(self, game: str, folder: Path, choose: Choose) -> None:
        self.game: Any = ludarium.game(game)
        self.folder = folder
        self.choose = choose

    def write(self, name: str, data: object) -> None:
        """Write a file that a drawing's tests can read."""
        (self.folder / f"{name}.json").write_text(json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")

    def write_content(self) -> None:
        """Write the cards and tiles as GET /api/games/{game}/content gives them."""
        self.write("content", json.loads(content(self.game)))

    def search(
        self, name: str, players: int, seat: int | None, options: dict[str, object], wanted: Wanted, choose: Choose | None = None
    ) -> None:
        """Play games until a position is found that is wanted, and write it as a seat sees it."""
        for seed in SEEDS:
            match: Any = Match(self.game, players, seed, options)
            luck = ludarium.chance(seed)
            previous: object = None
            known = 0
            while True:
                question = None if seat is None or match.state.over else match.state.ask(seat)
                if wanted(match.state, question):
                    self.write(name, self.position(match, seat, previous, known))
                    print(name, "seed", seed, "round", match.state.round)
                    return
                if match.state.over:
                    break
                turn = match.state.to_move[0]
                previous = match.state.view(seat)
                known = len(match.log)
                match.play(turn, (choose or self.choose)(match.state, turn, luck))
        raise SystemExit(f"no position for {name}")

    def position(self, match: Any, seat: int | None, previous: object, known: int) -> dict[str, object]:
        """Return what a seat sees and is asked, with the news and the last lines of its log."""
        state = match.state
        question = None if seat is None else state.ask(seat, previews=True)
        log = [happening.plain(seat) for happening in match.log]
        return {
            "seat": seat,
            "view": state.view(seat),
            "previous": previous,
            "question": None if question is None else {"number": 1, **question.plain()},
            "news": log[known:],
            "log": log[-LAST_LINES:],
            "sheet": [line.plain() for line in state.sheet] if state.over else None,
        }


def asks(key: str, least_round: int = 0) -> Wanted:
    """Want a question with this prompt."""
    return lambda state, question: question is not None and question.prompt.key == key and state.round >= least_round
