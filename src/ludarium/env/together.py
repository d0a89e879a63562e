"""PettingZoo's parallel environment: in every step all agents act, those with nothing to decide by waiting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from ludarium.engine.errors import IllegalMove
from ludarium.env.seats import LOSE, Observed, SeatedEnv

Told = tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TogetherEnv(SeatedEnv, ParallelEnv[str, Observed, int]):  # type: ignore[misc]
    """A table at which all agents act in every step. Actions are the game's moves by number, and `wait` is the one after them."""

    further = 1

    @property
    def wait(self) -> int:
        """The action of an agent that has nothing to decide."""
        return self.seats.actions - 1

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin a new game; the same seed gives the same one. What a table can choose is said when it is opened, not here."""
        self.seats.open(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observed]:
        told = {}
        for seat, agent in enumerate(self.possible_agents):
            told[agent] = self.seats.observe(seat)
            if seat not in self.seats.state.to_move:
                told[agent]["action_mask"][self.wait] = 1
        return told

    def step(self, actions: Mapping[str, int]) -> Told:
        """Play the moves of all who have something to decide; IllegalMove, and nothing changed, unless an illegal action loses."""
        if not self.agents:
            raise IllegalMove("the game is over; reset begins a new one")
        guilty = [agent for seat, agent in enumerate(self.agents) if not self._is_legal(seat, actions.get(agent))]
        if guilty and self.seats.illegal != LOSE:
            raise IllegalMove("; ".join(self._why_not(agent, actions.get(agent)) for agent in guilty))
        if guilty:
            return self._tell(self.seats.forfeit(guilty), over=True)
        self.seats.state.play_together({seat: self.seats.move(seat, actions[self.agents[seat]]) for seat in self.seats.state.to_move})
        return self._tell(self.seats.rewards(), over=self.seats.state.over)

    def _is_legal(self, seat: int, action: int | None) -> bool:
        return action in (self.seats.legal(seat) or [self.wait])

    def _why_not(self, agent: str, action: int | None) -> str:
        """Return what is wrong with an action, in words."""
        if self.seats.seat(agent) not in self.seats.state.to_move:
            return f"{agent} has nothing to decide and must wait (action {self.wait})"
        if action is None:
            return f"{agent} is to move and has no action"
        known = 0 <= action < self.wait and self.seats.compact is None
        return f"{self.seats.game.lexicon.text(int(action)) if known else f'action {action!r}'} is not one of the moves of {agent} now"

    def _tell(self, rewards: dict[str, float], over: bool) -> Told:
        agents = self.agents
        if over:
            self.agents = []
        ended = dict.fromkeys(agents, over)
        return self._observations(), rewards, ended, dict.fromkeys(agents, False), {agent: {} for agent in agents}
