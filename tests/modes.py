"""What whole-game checks play: the modes of every game, and how moves are picked.

A mode is a number of players with options. Every combination of the options that have a few fixed values is one; options
of a kind of their own (a seat, an Automa, a variant) would multiply without end, so a game names the line-ups that matter.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from ludarium.engine.chance import Chance
from ludarium.engine.game import Game, OptionSpec
from ludarium.engine.lexicon import SKIP
from ludarium.games.barrage.notation import BANK, BUILD, COPY, DONE, OFFICER

Mode = tuple[int, dict[str, object]]
Pick = Callable[[Chance, list[int]], int]

FURTHER: dict[str, list[Mode]] = {
    "barrage": [
        (1, {"automa-1": "1"}),
        (1, {"automa-1": "3", "automa-2": "4", "mahiri-credits": True}),
        (1, {"automa-1": "1", "automa-2": "4", "automa-3": "2", "mahiri-officers": True}),
        (2, {"automa-1": "4"}),
        (2, {"automa-1": "2", "automa-2": "3", "mahiri-officers": True}),
        (3, {"automa-1": "3", "mahiri-credits": True}),
        (4, {"mahiri-officers": True, "mahiri-credits": True}),
    ],
}


def plain_modes(game: Game[Any]) -> list[Mode]:
    """Return every number of players with every combination of the options that have a few fixed values."""
    found: list[Mode] = []
    for players in game.counts:
        specs = [spec for spec in game.options if type(spec) is OptionSpec and players in spec.counts]
        for values in itertools.product(*[spec.values for spec in specs]):
            found.append((players, {spec.name: value for spec, value in zip(specs, values, strict=True)}))
    return found


def modes(game: Game[Any]) -> list[Mode]:
    """Return all modes: the plain ones, then those a game names."""
    return [*plain_modes(game), *FURTHER.get(game.name, [])]


def mode_name(mode: Mode) -> str:
    """Return a mode in a few words: 3 players, characters=draft."""
    players, options = mode
    return ", ".join([f"{players} player{'s' if players > 1 else ''}", *[f"{name}={value}" for name, value in options.items()]])


def file_stem(game: str, mode: Mode) -> str:
    """Return the name of a mode's files."""
    return f"{game}-{mode_name(mode)}".replace(", ", "-").replace(" ", "").replace("=", "-")


def any_pick(luck: Chance, moves: list[int]) -> int:
    """Choose any move, each equally likely."""
    return luck.pick(moves)


def busy_pick(luck: Chance, moves: list[int]) -> int:
    """Choose at random in Barrage, but build and act rather than bank: random play alone hardly builds."""
    doing = [move for move in moves if not BANK.has(move) and not SKIP.has(move) and not DONE.has(move)]
    building = [move for move in doing if BUILD.has(move) or COPY.has(move) or OFFICER.has(move)]
    if building and luck.below(2):
        return luck.pick(building)
    return luck.pick(doing) if doing and luck.below(10) else luck.pick(moves)


BUSY: dict[str, Pick] = {"barrage": busy_pick}


def pick_for(game: str, seed: int) -> Pick:
    """Return how the moves of one game are picked: where a game has a busy manner, every other game is played in it."""
    return BUSY.get(game, any_pick) if seed % 2 else any_pick
