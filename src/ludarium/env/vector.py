"""A Gymnasium vector environment: many games at once, stepped in the compiled core.

All seats are the program's, as in self-play: in each game it acts for whoever is to move. Observations and masks are written straight
into arrays, a row for each game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludarium.engine.chance import Chance, chance
from ludarium.engine.errors import OptionError
from ludarium.engine.side_by_side import SideBySide
from ludarium.engine.state import State
from ludarium.env.seats import RAISE, Seats, Wishes, memory_of

Told = tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class ManyEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Many games of one kind. A game that is over is followed by the next one in the same step."""

    def __init__(self, game: str, players: int, tables: int = 32, **wishes: Unpack[Wishes]) -> None:
        if tables < 1:
            raise OptionError(f"there must be at least one table, not {tables}")
        if wishes.get("illegal", RAISE) != RAISE:
            raise OptionError("of many tables an illegal action can only 'raise' an error")
        self.seats = Seats(game, players, 0, **wishes)
        self.num_envs = tables
        self.metadata = {**self.seats.metadata, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.render_mode = self.seats.render_mode
        self.single_observation_space = spaces.Box(-1.0, 1.0, (self.seats.size,), np.float32)
        self.single_action_space = spaces.Discrete(self.seats.actions)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self.games = SideBySide(tables, self.seats.compact)
        self.lucks: list[Chance] = []

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin new games: at table n that of the seed plus n. What follows at a table is the next of one repeatable row."""
        if seed is None and self.lucks:
            self.games.open([self._next_game(table) for table in range(self.num_envs)])
            return self._seen(), self._info()
        if seed is None:
            seed = chance().below(1 << 30)
        seeds = [seed + table for table in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.num_envs:
            raise OptionError(f"there are {self.num_envs} tables, and {len(seeds)} seeds were given")
        self.lucks = [chance(each) for each in seeds]
        self.games.open([self.seats.game.new(self.seats.players, each, self.seats.options) for each in seeds])
        return self._seen(), self._info()

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Told:
        """Play an action at every table; IllegalMove, and nothing changed, if one of them is not legal.

        The reward is that of the seat that acted; `infos["rewards"]` has those of all seats. Whose the observation is says `infos["seat"]`.
        """
        if not self.lucks:
            raise OptionError("call reset() first")
        chosen = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs:
            raise OptionError(f"there are {self.num_envs} tables, and {len(chosen)} actions were given")
        acting = self.games.seats.copy()
        gains = np.zeros((self.num_envs, self.seats.players))
        ended = np.zeros(self.num_envs, np.bool_)
        last: dict[str, Any] = {}
        over = self.games.play(chosen)
        if over:
            ended[over] = True
            last = {**self._last_seen(over, acting, gains), "_final_obs": ended}
            for table in over:
                self.games.replace(table, self._next_game(table))
        rewards = gains[np.arange(self.num_envs), acting]
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), {**self._info(), "rewards": gains, **last}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, a row for each table."""
        masks = np.zeros((self.num_envs, self.seats.actions), np.bool_)
        self.games.mask([memory_of(row) for row in masks])
        return masks

    def render(self) -> Any:
        """Return the tables as text, as everybody sees them; None without a render mode."""
        if self.render_mode is None:
            return None
        pictures = []
        for state in self.games.states:
            self.seats.state = state
            pictures.append(self.seats.picture())
        return tuple(pictures)

    def _next_game(self, table: int) -> State:
        return self.seats.next_game(self.lucks[table])

    def _last_seen(self, over: list[int], acting: list[int], gains: NDArray[np.float64]) -> dict[str, Any]:
        """Write what everybody gets where a game is over; return what the seat that moved last sees there, as Gymnasium tells it."""
        final = np.full(self.num_envs, None, object)
        for table in over:
            state = self.games.states[table]
            gains[table] = self.seats.reward(state)
            final[table] = self.seats.numbers_of(state, acting[table])
        return {"final_obs": final}

    def _seen(self) -> NDArray[np.float32]:
        numbers = np.zeros((self.num_envs, self.seats.size), np.float32)
        self.games.observe([memory_of(row) for row in numbers], self.seats.game_size)
        return numbers

    def _info(self) -> dict[str, Any]:
        return {"seat": np.array(self.games.seats, np.int64)}
