"""Bots as somebody writes them who uses the library: in plain Python, whether the library is compiled or not."""

from __future__ import annotations

import time
from typing import Any

from ludarium import Chance, State
from ludarium.bots import Bot, GreedyBot, SearchBot


class LastBot(Bot):
    """Plays the last legal move; with a step, the last but some."""

    def __init__(self, step: int = 1, hurry: float = 1.0, mood: str = "calm") -> None:
        self.step = step
        self.hurry = hurry
        self.mood = mood

    def choose(self, state: State, player: int, luck: Chance) -> int:
        moves = state.moves(player)
        return moves[-min(self.step, len(moves))]


class Wild(GreedyBot):
    """Estimates like a beginner who knows nothing."""

    name = "wild"

    def noise(self, luck: Chance) -> float:
        return 1000.0 * luck.below(1000)


class Deep(SearchBot):
    """Searches a little."""

    def __init__(self) -> None:
        super().__init__(simulations=3)


class Raising(Bot):
    """Has a mistake that shows in its second decision."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: State, player: int, luck: Chance) -> int:
        self.asked += 1
        if self.asked > 1:
            raise ValueError("no idea")
        return state.moves(player)[0]


class Cheat(Bot):
    """Chooses what is not legal."""

    def choose(self, state: State, player: int, luck: Chance) -> int:
        return next(move for move in range(100000) if move not in state.moves(player))


class Talker(Bot):
    """Chooses by notation, which is no number."""

    def choose(self, state: State, player: int, luck: Chance) -> Any:
        return state.game.lexicon.text(state.moves(player)[0])


class Slow(Bot):
    """Never comes to an end."""

    def choose(self, state: State, player: int, luck: Chance) -> int:
        while True:
            time.sleep(0.01)


class Player(Bot):
    """Plays its move itself, on the position it is given."""

    def choose(self, state: State, player: int, luck: Chance) -> int:
        move = state.moves(player)[0]
        state.play(player, move)
        return move


class Needy(Bot):
    """Cannot be made without help."""

    def __init__(self, help_needed: object) -> None:
        self.help_needed = help_needed


class Loud(LastBot):
    """Wants to be called what no table can show."""

    name = "<b>LOUD</b>"


class Impostor(LastBot):
    """Wants the name of another."""

    name = "expert"


NOT_A_BOT = LastBot.choose
