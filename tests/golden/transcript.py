"""A recorded game as text: every move and everything that happened because of it, for all to see in a diff."""

from __future__ import annotations

import json
from typing import Any

import ludarium
from ludarium.engine.game import Game
from ludarium.engine.trials import Mode


def file_stem(game: str, mode: Mode) -> str:
    """Return the name of a mode's files."""
    return f"{game}-{mode}".replace(", ", "-").replace(" ", "").replace("=", "-")


def transcript(record: ludarium.Record, game: Game[Any]) -> str:
    """Return the whole story of a record: happenings with their secrets, then the score sheet and the final digest."""
    match = ludarium.replay(record, game, 0)
    lines = [told(happening) for happening in match.opening]
    for entry in record.entries:
        lines.append(f"{entry.seat} {entry.move}")
        lines += [f"    {told(happening)}" for happening in match.play(entry.seat, entry.move)]
    for line in match.state.sheet:
        lines.append(f"score {line.side} {line.points} {spoken(line.source)}")
    lines.append(f"ranking {match.state.ranking}")
    lines.append(f"digest {match.state.digest()}")
    return "\n".join(lines) + "\n"


def told(happening: ludarium.Happening) -> str:
    """Return one happening in a line."""
    facts = {name: spoken(value) for name, value in {**happening.facts, **happening.secrets}.items()}
    seen = f" (secrets for {happening.seen_by:b})" if happening.secrets else ""
    return f"{happening.kind} {happening.seat} {json.dumps(facts, sort_keys=True)}{seen}"


def spoken(value: object) -> str:
    """Return a fact in a few characters: phrases as key and arguments."""
    if isinstance(value, ludarium.Phrase):
        return f"{value.key}({', '.join(spoken(argument) for argument in value.arguments.values())})"
    if isinstance(value, list):
        return "[" + ", ".join(spoken(item) for item in value) + "]"
    return str(value)
