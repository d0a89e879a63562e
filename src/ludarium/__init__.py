"""Ludarium: heavy board games with every rule enforced, for people and programs.

A game, played by lot:

    import random

    import ludarium

    state = ludarium.game("ginkgopolis").new(players=3, seed=7)
    while not state.over:
        player = state.to_move[0]
        state.play(player, random.choice(state.moves(player)))
    print(state.scores, state.ranking)

Where to begin:

    GAMES                    the names of the games
    game(name)               a game: players, options, lexicon of moves; `new` sets a table up, `load` reads what `State.dump` wrote
    State                    a position: `to_move`, `moves`, `play`, `ask`, `view`, `copy`, `resample`, `scores`, `ranking`
    Question, Option         what a player is asked and can choose, in words without a language; Refusal says why something is not allowed
    position(line)           the position that `State.line` wrote on one line
    Match                    a position with its history: `push`, `pop`, `undo`, the log of happenings, and the record
    match_from(state)        a match that begins from a position
    Record, parse_record     a game as readable text, with comments and variations; `replay` plays it again
    chance(seed)             luck that is the same on every machine

What is wrong raises an error that says what to do, and changes nothing; all of them are a LudariumError.
`print(state)` draws a table. Further parts have packages of their own: `ludarium.bots` (opponents), `ludarium.env` (PettingZoo, OpenSpiel),
`ludarium.text` (words in three languages), `ludarium.server`. The program `ludarium`, or `python -m ludarium`, plays at the terminal and
serves tables.
"""

from ludarium.engine.chance import Chance, chance
from ludarium.engine.errors import (
    IllegalMove,
    LoadError,
    LudariumError,
    NotationError,
    OptionError,
    PackError,
    RecordError,
    UndoError,
    UnknownGame,
    UnknownSeat,
)
from ludarium.engine.game import Game
from ludarium.engine.happening import Happening, Listener, Log
from ludarium.engine.match import Match, match_from, replay
from ludarium.engine.outcome import Outcome
from ludarium.engine.phrase import Option, Phrase, Question, Refusal
from ludarium.engine.record import Record, parse_record
from ludarium.engine.showing import show_by
from ludarium.engine.state import State
from ludarium.games import GAMES, position
from ludarium.games.typed import game
from ludarium.showing import drawing
from ludarium.version import VERSION

__version__ = VERSION
show_by(drawing)

__all__ = [
    "GAMES",
    "Chance",
    "Game",
    "Happening",
    "IllegalMove",
    "Listener",
    "LoadError",
    "Log",
    "LudariumError",
    "Match",
    "NotationError",
    "Option",
    "OptionError",
    "Outcome",
    "PackError",
    "Phrase",
    "Question",
    "Record",
    "RecordError",
    "Refusal",
    "State",
    "UndoError",
    "UnknownGame",
    "UnknownSeat",
    "chance",
    "game",
    "match_from",
    "parse_record",
    "position",
    "replay",
]
