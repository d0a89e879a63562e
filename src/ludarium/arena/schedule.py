"""Who plays whom from which seat: every deal is played once from each seat, so that luck and seats cancel out."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any, Final

from ludarium.engine.game import Game
from ludarium.engine.pack import read_pack
from ludarium.games import reopened

PAIR: Final = 2  # seats


class Setting:
    """What all games of an arena have in common. The number of games is no part of it: more can be played later.

    Packs are kept as they were read, text and name: games are played where their files may not be.
    """

    def __init__(self, game: str, packs: list[Path], players: int, options: dict[str, object], bots: list[str], seed: str) -> None:
        self.game = game
        self.packs = [(pack.text, pack.where) for pack in map(read_pack, packs)]
        self.players = players
        self.options = options
        self.bots = bots
        self.seed = seed

    def opened(self) -> Game[Any]:
        """Return the game with its packs, made once in a process."""
        return reopened(self.game, *self.packs)

    def header(self) -> dict[str, object]:
        """Return the setting as JSON-able data, complete and the same on every machine."""
        made = self.opened()
        settled = made.settle(self.players, self.options)
        return {
            "game": made.name,
            "rules": made.rules_version,
            "packs": [pack.plain() for pack in made.packs],
            "players": self.players,
            "options": {spec.name: spec.write(settled[spec.name]) for spec in made.options if spec.name in settled},
            "bots": self.bots,
            "seed": self.seed,
        }


class Bout:
    """One game to be played. Games with the same deal have the same seed."""

    def __init__(self, number: int, deal: int, seed: str, seating: list[str]) -> None:
        self.number = number
        self.deal = deal
        self.seed = seed
        self.seating = seating

    @property
    def key(self) -> tuple[str, tuple[str, ...]]:
        """What tells this game from all others of its setting."""
        return self.seed, tuple(self.seating)


def seed_for(seed: str, number: int) -> str:
    """Return the seed of one deal."""
    return hashlib.sha256(f"{seed} {number}".encode()).hexdigest()[:32]


def line_ups(bots: list[str], players: int) -> list[list[str]]:
    """Return which bots sit together: all choices of different ones; where seats outnumber bots, all mixtures of all of them."""
    if len(bots) >= players:
        return [list(chosen) for chosen in combinations(bots, players)]
    mixed = [list(chosen) for chosen in combinations_with_replacement(bots, players)]
    return [chosen for chosen in mixed if set(chosen) == set(bots)]


def is_line_up(bots: list[str], players: int) -> bool:
    """Say whether the bots are one whole table, written seat by seat: then some may be the same, one among three others."""
    return len(bots) == players > PAIR and len(set(bots)) > 1


def seatings(line_up: list[str]) -> list[list[str]]:
    """Return the line-up moved round the table, each different seating once."""
    found: list[list[str]] = []
    for turn in range(len(line_up)):
        seating = line_up[turn:] + line_up[:turn]
        if seating not in found:
            found.append(seating)
    return found


def schedule(setting: Setting, games: int) -> Iterator[Bout]:
    """Yield at least so many games for each line-up, whole deals only. A longer schedule begins with the shorter one."""
    groups = [seatings(line_up) for line_up in line_ups(setting.bots, setting.players)]
    number = 0
    for deal in range(-(-games // len(groups[0]))):  # all line-ups have equally many seatings
        for group in groups:
            for seating in group:
                yield Bout(number, deal, seed_for(setting.seed, deal), seating)
                number += 1
