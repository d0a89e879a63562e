"""What both kinds of environment share: the table, and what each seat observes, may do and gets."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import Any, Final, SupportsIndex, TypeAlias, TypedDict, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from ludarium.engine.chance import Chance, chance
from ludarium.engine.compact import PER_SLOT, Compact
from ludarium.engine.errors import OptionError, suggestion
from ludarium.engine.state import State
from ludarium.env.rewards import reward_named
from ludarium.games import game

Observed: TypeAlias = dict[str, NDArray[Any]]

RAISE: Final = "raise"
LOSE: Final = "lose"
ANSI: Final = "ansi"
MOVES: Final = "moves"
COMPACT: Final = "compact"
ILLEGAL_REWARD: Final = -1.0


class Wishes(TypedDict, total=False):
    """What can be said when a table is opened, besides game and players."""

    options: Mapping[str, object] | None  # of the game
    packs: list[str | Path] | None  # further ones
    reward: str  # "place" (the default) or "lead"
    actions: str  # "moves" (the default): one for each move of the game; "compact": fewer where of many of a kind few are legal at once
    illegal: str  # an illegal action can "raise" IllegalMove (the default) or "lose" the game
    render_mode: str | None  # "ansi", or None (the default)


def memory_of(row: NDArray[Any]) -> Any:
    """Return the memory of an array, for the engine to write into: it knows nothing of arrays."""
    return row.data


class Seats:
    """A table that programs sit at. `further` is the number of actions beyond the game's own moves."""

    def __init__(
        self,
        name: str,
        players: int,
        further: int,
        options: Mapping[str, object] | None = None,
        packs: list[str | Path] | None = None,
        reward: str = "place",
        actions: str = MOVES,
        illegal: str = RAISE,
        render_mode: str | None = None,
    ) -> None:
        if actions not in (MOVES, COMPACT):
            raise OptionError(f"actions are {MOVES!r} or {COMPACT!r}, not {actions!r}.{suggestion(actions, [MOVES, COMPACT])}")
        if illegal not in (RAISE, LOSE):
            raise OptionError(f"an illegal action can {RAISE!r} an error or {LOSE!r} the game, not {illegal!r}")
        if render_mode not in (None, ANSI):
            raise OptionError(f"tables are drawn as text, render_mode={ANSI!r}, or not at all, not {render_mode!r}")
        self.game = game(name, packs)
        self.players = players
        self.options = self.game.settle(players, options)
        self.reward = reward_named(reward)
        self.illegal = illegal
        self.render_mode = render_mode
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.compact = Compact(self.game.lexicon) if actions == COMPACT else None
        self.actions = (self.game.lexicon.size if self.compact is None else self.compact.size) + further
        self.state: State = self.game.new(players, 0, options)
        self.luck: Chance | None = None
        first = self.state.observe(0)
        self.game_size = len(first.values)
        self.size = self.game_size + (0 if self.compact is None else PER_SLOT * self.compact.slots)
        self.parts = {part: slice(begin, end) for part, (begin, end) in first.parts.items()}
        if self.compact is not None:
            self.parts["actions"] = slice(self.game_size, self.size)
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}
        self.metadata = {"name": f"{name}_v{self.game.rules_version}", "render_modes": [ANSI]}

    def _observation_space(self) -> spaces.Dict:
        numbers = spaces.Box(-1.0, 1.0, (self.size,), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    def open(self, seed: int | None) -> None:
        """Begin a new game: that of the seed, or the next one of the row that the last seed began."""
        if seed is not None:
            self.luck = chance(seed)
            self.state = self.game.new(self.players, seed, self.options)
            return
        if self.luck is None:
            self.luck = chance()
        self.state = self.next_game(self.luck)

    def next_game(self, luck: Chance) -> State:
        """Return the next game of a row that luck deals."""
        digits = "".join(f"{luck.word():08x}" for word in range(4))
        state: State = self.game.new(self.players, digits, self.options)
        return state

    def seat(self, agent: str) -> int:
        """Return the seat of an agent."""
        return self.agents.index(agent)

    def observe(self, seat: int) -> Observed:
        """Return what a seat may see as numbers, and which of its actions are legal now."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(seat)] = 1
        return {"observation": self.numbers(seat), "action_mask": mask}

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat."""
        moves = self.state.moves(seat)
        return moves if self.compact is None else self.compact.actions(moves)

    def move(self, seat: int, action: SupportsIndex) -> int:
        """Return the move of an action; IllegalMove if a compact action stands for none now."""
        return index(action) if self.compact is None else self.compact.move(index(action), self.state.moves(seat))

    def numbers(self, seat: int) -> NDArray[np.float32]:
        """Return what a seat may see as numbers."""
        return self.numbers_of(self.state, seat)

    def numbers_of(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return what a seat may see of a position as numbers."""
        numbers = np.zeros(self.size, np.float32)
        state.observe_into(seat, memory_of(numbers))
        if self.compact is not None:
            self.compact.observe(state.moves(seat), memory_of(numbers), self.game_size)
        return numbers

    def everything(self) -> NDArray[np.float32]:
        """Return what all seats together see: for training with a critic that knows more than a player."""
        return np.concatenate([self.numbers(seat) for seat in range(self.players)])

    def rewards(self) -> dict[str, float]:
        """Return what each agent gets now: nothing until the game is over."""
        gained = self.reward(self.state) if self.state.over else [0.0] * self.players
        return dict(zip(self.agents, gained, strict=True))

    def forfeit(self, guilty: list[str]) -> dict[str, float]:
        """Return what each agent gets when some of them broke the rules: the others nothing, but nobody is rewarded for it."""
        return {agent: ILLEGAL_REWARD if agent in guilty else 0.0 for agent in self.agents}

    def picture(self) -> str | None:
        """Return the table as everybody sees it, in text; None without a render mode."""
        if self.render_mode is None:
            return None
        from ludarium.boards import drawn  # noqa: PLC0415 - needs the words of `ludarium play`, which few programs want

        return drawn(self.state, dict(enumerate(self.agents)))


class SeatedEnv(EzPickle):
    """What is the same for both kinds of environment."""

    further = 0

    def __init__(self, game: str, players: int, **wishes: Unpack[Wishes]) -> None:
        EzPickle.__init__(self, game, players, **wishes)
        self.seats = Seats(game, players, self.further, **wishes)
        self.metadata = self.seats.metadata
        self.render_mode = self.seats.render_mode
        self.possible_agents = list(self.seats.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations: numbers from -1 to 1, and the mask of its legal actions."""
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return the space of an agent's actions."""
        return self.seats.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """Return what all seats together see, in seat order."""
        return self.seats.everything()

    def render(self) -> str | None:
        """Return the table as text, as everybody sees it; None without a render mode."""
        return self.seats.picture()

    def close(self) -> None:
        """Do nothing: nothing is held open."""
