"""Ludarium: heavy board games with every rule enforced, for people and programs.

import random, ludarium

state = ludarium.game("ginkgopolis").new(players=3, seed=7)
while not state.over:
player = state.to_move[0]
state.play(player, random.choice(state.moves(player)))
print(state.scores, state.ranking)
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
