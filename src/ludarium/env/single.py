"""A Gymnasium environment: one seat is the program's, bots play the others.

It has what single-agent libraries expect of a game with illegal moves: plain numbers as observations, and `action_masks()`
(sb3-contrib's MaskablePPO trains on it without a wrapper).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from ludarium.bots import Bot, parse_bot
from ludarium.bots.own import OwnBot
from ludarium.engine.chance import Chance, chance
from ludarium.engine.errors import IllegalMove, OptionError, suggestion
from ludarium.engine.side_by_side import next_seat
from ludarium.env.seats import LOSE, Seats, Wishes

Rival: TypeAlias = str | type[Bot]  # as `parse_bot` reads it, or a class
ANY_SEAT: Final = "any"  # another one in every game


class SingleEnv(gymnasium.Env[NDArray[np.float32], Any], EzPickle):
    """A table at which one seat is the program's. `rivals` are the bots of the other seats, clockwise: one for all, or one for each."""

    def __init__(
        self, game: str, players: int, seat: int | str = ANY_SEAT, rivals: Rival | Sequence[Rival] = "greedy", **wishes: Unpack[Wishes]
    ) -> None:
        EzPickle.__init__(self, game, players, seat, rivals, **wishes)
        self.seats = Seats(game, players, 0, **wishes)
        self.metadata = self.seats.metadata
        self.render_mode = self.seats.render_mode
        self.action_space = spaces.Discrete(self.seats.actions)
        self.observation_space = spaces.Box(-1.0, 1.0, (self.seats.size,), np.float32)
        self.wanted_seat = _seat_wanted(seat, players)
        self.rivals = _rivals(rivals, players)
        self.seat = self.wanted_seat or 0
        self.luck: Chance = chance(0)
        self.is_lost = False  # by an illegal action, where that loses

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a new game; the same seed gives the same one, with the same luck of the bots.

        Games in which the program has nothing to decide do not happen: every player decides something in each of them.
        """
        super().reset(seed=seed)
        self.seats.open(seed)
        self.is_lost = False
        self.luck = chance(int(self.np_random.integers(1 << 62)))
        self.seat = int(self.np_random.integers(self.seats.players)) if self.wanted_seat is None else self.wanted_seat
        self._let_rivals_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Play a move of the program, and the bots' until it is asked again; IllegalMove, and nothing changed, unless that loses."""
        if self.is_lost or self.seats.state.over:
            raise IllegalMove("the game is over: call reset()")
        try:
            self.seats.state.play(self.seat, self.seats.move(self.seat, action))
        except IllegalMove:
            if self.seats.illegal != LOSE:
                raise
            self.is_lost = True
            return self._seen(), self.seats.forfeit([self._agent])[self._agent], True, False, self._info()
        self._let_rivals_play()
        return self._seen(), self.seats.rewards()[self._agent], self.seats.state.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, by number."""
        mask = np.zeros(self.seats.actions, np.bool_)
        if not self.is_lost:
            mask[self.seats.legal(self.seat)] = True
        return mask

    def render(self) -> str | None:
        """Return the table as text, as everybody sees it; None without a render mode."""
        return self.seats.picture()

    @property
    def _agent(self) -> str:
        return self.seats.agents[self.seat]

    def _let_rivals_play(self) -> None:
        """Play for the others until the program is asked. In a simultaneous phase it is asked first, as those at a table are."""
        state = self.seats.state
        while not state.over and self.seat not in state.to_move:
            player = next_seat(state)
            rival = self.rivals[(player - self.seat - 1) % self.seats.players]
            state.apply(player, rival.choose(state, player, self.luck))

    def _seen(self) -> NDArray[np.float32]:
        return self.seats.numbers(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}


def _seat_wanted(seat: int | str, players: int) -> int | None:
    """Return the program's seat; None for another one in every game."""
    if seat == ANY_SEAT:
        return None
    if not isinstance(seat, int) or not 0 <= seat < players:
        raise OptionError(f"the seat is a number from 0 to {players - 1} or {ANY_SEAT!r}, not {seat!r}.{suggestion(str(seat), [ANY_SEAT])}")
    return seat


def _rivals(wanted: Rival | Sequence[Rival], players: int) -> list[Bot]:
    """Return the bots of the other seats, the one after the program first."""
    if isinstance(wanted, (str, type)):
        return [_rival(wanted) for rival in range(players - 1)]
    if len(wanted) != players - 1:
        raise OptionError(f"beside the program there are {players - 1} seats, and {len(wanted)} rivals were named")
    return [_rival(each) for each in wanted]


def _rival(wanted: Rival) -> Bot:
    return parse_bot(wanted) if isinstance(wanted, str) else OwnBot(wanted.__name__, wanted())
