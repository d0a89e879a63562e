"""A quarry for one or two: in every round all dig at the same time, in the open, and whoever comes first takes the larger stone.

Alone there is a goal instead of a rival: ten points. In the last round one can take a stone for certain or blast the rock, which
brings more, but only sometimes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.engine.agenda import Ask, Simultaneously, Task
from ludarium.engine.chance import Chance
from ludarium.engine.fields import Field, Number, Numbers
from ludarium.engine.game import Game
from ludarium.engine.language import Vocabulary
from ludarium.engine.lexicon import CHOOSE, SKIP, Lexicon
from ludarium.engine.observation import Observation
from ludarium.engine.outcome import Grades, Outcome
from ludarium.engine.phrase import Option, Phrase
from ludarium.engine.state import ScoreLine, State

ROUNDS: Final = 3
STONES: Final = (5, 3)  # on show in every round; alone only the last one
BLASTED: Final = 7  # points, one time in three
GRADES: Final = Grades("quarry-grade", [10])


class QuarryState(State):
    """What has been dug."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, object], luck: Chance) -> None:
        super().__init__(game, players, options, luck)
        self.points = [0] * players
        self.stones: list[int] = []
        self.round = 0

    def fields(self) -> list[Field]:
        return [Numbers("points", 0, 99, self.players), Numbers("stones", 0, 9), Number("round", 0, ROUNDS)]

    def copy(self) -> QuarryState:
        other = QuarryState(self.game, self.players, self.options, self.chance.copy())
        self.copy_common(other)
        other.points = self.points.copy()
        other.stones = self.stones.copy()
        other.round = self.round
        return other


class PlayRound(Task[QuarryState]):
    """New stones, and everybody digs."""

    def run(self, state: QuarryState) -> None:
        state.round += 1
        state.stones = list(STONES[2 - state.players :])
        diggers: list[Task[Any]] = [Dig(seat) for seat in range(state.players)]
        state.push_all([Simultaneously(diggers, in_the_open=True), *([PlayRound()] if state.round < ROUNDS else [])])


class Dig(Ask[QuarryState]):
    """Take one of the stones that are left, or blast."""

    def moves(self, state: QuarryState) -> list[int]:
        return [*[CHOOSE.at(number) for number in range(len(state.stones))], SKIP.at(0)]

    def play(self, state: QuarryState, move: int) -> None:
        if CHOOSE.has(move):
            state.points[self.seat] += state.stones.pop(CHOOSE.index(move))
        else:
            state.seal()
            state.points[self.seat] += BLASTED if state.chance.below(3) == 0 else 0

    def prompt(self, state: QuarryState) -> Phrase:
        return Phrase("quarry-dig")

    def option(self, state: QuarryState, move: int) -> Option:
        notation = state.game.lexicon.text(move)
        return Option(move, notation, Phrase("quarry-move", {"move": notation}), notation)


class Quarry(Game[QuarryState]):
    """The game."""

    def __init__(self, grades: Grades | None = GRADES) -> None:
        kinds: dict[str, Any] = {"PlayRound": PlayRound, "Dig": Dig}
        super().__init__("quarry", "Quarry", 1, [1, 2], [], Lexicon([CHOOSE, SKIP]), [], Vocabulary([], [], []), kinds)
        self.grades = grades

    def blank(self, players: int, options: Mapping[str, object], luck: Chance) -> QuarryState:
        return QuarryState(self, players, options, luck)

    def opening(self) -> Task[Any]:
        return PlayRound()

    def view(self, state: QuarryState, player: int | None) -> dict[str, object]:
        return {"round": state.round, "points": state.points, "stones": state.stones}

    def observe(self, state: QuarryState, player: int, seen: Observation) -> None:
        seen.part("points")
        for points in state.points:
            seen.amount(points, 20)

    def resample(self, state: QuarryState, player: int, luck: Chance) -> QuarryState:
        world = state.copy()
        world.chance = Chance(luck.word(), luck.word(), luck.word(), luck.word())
        return world

    def sheet(self, state: QuarryState) -> list[ScoreLine]:
        return [ScoreLine(seat, Phrase("quarry-stones"), points) for seat, points in enumerate(state.points)]

    def outcomes(self, state: QuarryState) -> list[Outcome]:
        return [self.grades.of(state.points[0])] if self.grades is not None and state.players == 1 else []

    def goals(self, state: QuarryState) -> list[int]:
        return self.grades.bounds if self.grades is not None and state.players == 1 else []


QUARRY: Final = Quarry()
