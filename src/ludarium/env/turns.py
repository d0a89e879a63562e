"""PettingZoo's AEC environment: one agent acts at a time.

Where the rules let several decide at the same time, the agents are asked one after the other, clockwise from the first
seat; what one has chosen the next cannot see before all have.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from ludarium.engine.errors import IllegalMove
from ludarium.engine.side_by_side import next_seat
from ludarium.env.seats import LOSE, Observed, SeatedEnv


class TurnsEnv(SeatedEnv, AECEnv[str, Observed, int]):  # type: ignore[misc]
    """A table at which one agent acts at a time. Actions are the game's moves by number."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same one. What a table can choose is said when it is opened, not here."""
        self.seats.open(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[next_seat(self.seats.state)]

    def observe(self, agent: str) -> Observed:
        """Return what an agent may see; its mask is empty while it has nothing to decide."""
        return self.seats.observe(self.seats.seat(agent))

    def step(self, action: int | None) -> None:
        """Play the move of the agent whose turn it is; IllegalMove, and nothing changed, unless an illegal action loses."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove(f"{agent} is to move; None is for agents whose game is over")
        self._play(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        if not any(self.terminations.values()):
            self.agent_selection = self.possible_agents[next_seat(self.seats.state)]

    def _play(self, agent: str, action: int) -> None:
        seat = self.seats.seat(agent)
        try:
            self.seats.state.play(seat, self.seats.move(seat, action))
        except IllegalMove:
            if self.seats.illegal != LOSE:
                raise
            self._end(self.seats.forfeit([agent]))
            return
        if self.seats.state.over:
            self._end(self.seats.rewards())

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
