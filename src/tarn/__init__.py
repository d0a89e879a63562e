"""Tarn: heavy board games with every rule enforced, for people and programs.

import random, tarn

state = tarn.game("ginkgopolis").new(players=3, seed=7)
while not state.over:
player = state.to_move[0]
state.play(player, random.choice(state.moves(player)))
print(state.scores, state.ranking)
"""

from tarn.engine.chance import Chance, chance
from tarn.engine.errors import (
    IllegalMove,
    LoadError,
    NotationError,
    OptionError,
    PackError,
    RecordError,
    TarnError,
    UndoError,
    UnknownGame,
)
from tarn.engine.game import Game
from tarn.engine.happening import Happening, Listener, Log
from tarn.engine.match import Match, replay
from tarn.engine.phrase import Option, Phrase, Question, Refusal
from tarn.engine.record import Record, parse_record
from tarn.engine.state import State
from tarn.games import GAMES, game
from tarn.version import VERSION

__version__ = VERSION

__all__ = [
    "GAMES",
    "Chance",
    "Game",
    "Happening",
    "IllegalMove",
    "Listener",
    "LoadError",
    "Log",
    "Match",
    "NotationError",
    "Option",
    "OptionError",
    "PackError",
    "Phrase",
    "Question",
    "Record",
    "RecordError",
    "Refusal",
    "State",
    "TarnError",
    "UndoError",
    "UnknownGame",
    "chance",
    "game",
    "parse_record",
    "replay",
]
