"""Matching pennies for two, some rounds long: both choose a side of a coin in secret; equal sides are a point for seat 0, unequal
ones for seat 1. Who chooses last must not profit from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.engine.agenda import Ask, Simultaneously, Task
from ludarium.engine.chance import Chance
from ludarium.engine.evaluator import Evaluator
from ludarium.engine.game import Game
from ludarium.engine.language import Vocabulary
from ludarium.engine.lexicon import CHOOSE, SKIP, Lexicon
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import ScoreLine, State

UNDECIDED: Final = -1
ROUNDS: Final = 3


class Coins(State):
    """Two coins under two hands."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, object], luck: Chance) -> None:
        super().__init__(game, players, options, luck)
        self.coins = [UNDECIDED, UNDECIDED]
        self.points = [0, 0]
        self.round = 0

    def copy(self) -> Coins:
        other = Coins(self.game, self.players, self.options, self.chance.copy())
        self.copy_common(other)
        other.coins = self.coins.copy()
        other.points = self.points.copy()
        other.round = self.round
        return other


class PlayRound(Task[Coins]):
    """Both choose, then the hands are lifted."""

    def run(self, state: Coins) -> None:
        state.round += 1
        state.coins = [UNDECIDED, UNDECIDED]
        state.push_all([Simultaneously([HideCoin(0), HideCoin(1)]), LiftHands()])


class HideCoin(Ask[Coins]):
    """Heads or tails."""

    def moves(self, state: Coins) -> list[int]:
        return [CHOOSE.at(0), CHOOSE.at(1)]

    def play(self, state: Coins, move: int) -> None:
        state.coins[self.seat] = CHOOSE.index(move)


class LiftHands(Task[Coins]):
    """A point for one of the two."""

    def run(self, state: Coins) -> None:
        state.points[0 if state.coins[0] == state.coins[1] else 1] += 1
        if state.round < ROUNDS:
            state.push(PlayRound())


class PenniesEvaluator(Evaluator[Coins]):
    """The score as it stands; who has hidden a coin may hide it again."""

    def reopen(self, world: Coins, player: int) -> None:
        other = 1 - player
        if world.lanes and not world.lanes[other]:
            world.coins[other] = UNDECIDED
            world.lanes[other] = [HideCoin(other)]


class Pennies(Game[Coins]):
    """The game."""

    def __init__(self) -> None:
        super().__init__("pennies", "Matching pennies", 1, [2], [], Lexicon([CHOOSE, SKIP]), [], Vocabulary([], [], []), {})
        self.evaluator = PenniesEvaluator()

    def create(self, players: int, options: Mapping[str, object], luck: Chance) -> Coins:
        state = Coins(self, players, options, luck)
        state.push(PlayRound())
        return state

    def view(self, state: Coins, player: int | None) -> dict[str, object]:
        coins = [coin if seat == player else coin != UNDECIDED for seat, coin in enumerate(state.coins)]
        return {"round": state.round, "points": state.points, "coins": coins}

    def resample(self, state: Coins, player: int, luck: Chance) -> Coins:
        world = state.copy()
        world.chance = Chance(luck.word(), luck.word(), luck.word(), luck.word())
        if world.coins[1 - player] != UNDECIDED:
            world.coins[1 - player] = luck.below(2)
        return world

    def sheet(self, state: Coins) -> list[ScoreLine]:
        return [ScoreLine(seat, Phrase("points"), state.points[seat]) for seat in range(2)]


PENNIES: Final = Pennies()
