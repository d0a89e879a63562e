"""What only the tests know of a game. Its own tests say it, in tests/rules/<game>/known.py; here it is found by the game's name."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import ludarium
from ludarium.engine.chance import Chance
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import State
from ludarium.engine.trials import Mode

Pick = Callable[[Chance, list[int]], int]


def any_pick(luck: Chance, moves: list[int]) -> int:
    """Choose any move, each equally likely."""
    return luck.pick(moves)


def nothing_more(state: Any) -> Iterator[tuple[str, State]]:
    """Disturb nothing."""
    yield from ()


@dataclass(frozen=True)
class Known:
    """What the tests of all games are told of one.

    - `goods` and `phases` of which keys are composed; `phrases` and `icons` are the keys that other composed expressions of the
      sources stand for.
    - `few` are modes that differ much, for checks too slow for all.
    - `said` are the modes whose games together say nearly everything, `rare` the phrases that chance makes too seldom.
    - `long_questions` are the keys of the questions that tell a whole effect, which a phone's prompt shows in smaller letters.
    - `same_in_all` are the keys whose words are the same in all languages, `same_in_some` may be the same in two;
      `sometimes` are variables that a message has only sometimes.
    - `seen` are the parts of a position that a seat sees in some games; `disturbed` yields positions with something otherwise
      that is no declared field.
    - `other_names` are words, by language, that some of the game's texts once had for a thing with another name everywhere else.
    - `busy` is how moves are picked where random play alone would meet little of the game.
    - `additions` are the entries of a pack that adds one of every kind that packs can add; `unseen` are the tables of which a view
      shows what an entry says, not its id; `uncounted` those that statistics do not follow. `refusals` are entries that no pack can
      add, each with a part of what is told.
    """

    goods: Sequence[str]
    phases: Sequence[str]
    phrases: Mapping[str, list[str]]
    icons: Mapping[str, list[str]]
    few: Sequence[Mode]
    said: Sequence[Mode]
    rare: Callable[[], list[Phrase]]
    seen: frozenset[str]
    same_in_all: frozenset[str]
    same_in_some: frozenset[str] = frozenset()
    long_questions: frozenset[str] = frozenset()
    sometimes: Mapping[str, set[str]] = field(default_factory=dict)
    other_names: Mapping[str, Sequence[str]] = field(default_factory=dict)
    disturbed: Callable[[Any], Iterator[tuple[str, State]]] = nothing_more
    busy: Pick = any_pick
    additions: str = ""
    unseen: frozenset[str] = frozenset()
    uncounted: frozenset[str] = frozenset()
    refusals: Sequence[tuple[str, str]] = ()


def known(game: str) -> Known:
    """Return what the tests know of a game."""
    found = importlib.import_module(f"tests.rules.{game}.known").KNOWN
    assert isinstance(found, Known)
    return found


def few_tables(least: int = 1) -> list[tuple[str, int, dict[str, object]]]:
    """Return a few tables of every game, of at least so many players: its name, the number of players, the options."""
    return [(name, mode.players, mode.options) for name in ludarium.GAMES for mode in known(name).few if mode.players >= least]


def trained() -> list[str]:
    """Return the games that have a plan of training, and so a trained evaluator."""
    return [name for name in ludarium.GAMES if ludarium.game(name).evaluator.training() is not None]


def pick_for(game: str, seed: int) -> Pick:
    """Return how the moves of one game are picked: where a game has a busy manner, every other game is played in it."""
    return known(game).busy if seed % 2 and game in ludarium.GAMES else any_pick
