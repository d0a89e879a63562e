"""Train a small agent for Ginkgopolis with two players and let it play against random moves (docs/programs.md).

python examples/train.py [--games 1000] [--test 200] [--seed 1]

The agent is a linear policy, trained by policy gradient (REINFORCE with a baseline). For every legal move it adds up
weights for the move itself under the circumstances (round, goods, supplies …) and, where the move names a building,
for that building (height, owner …); it plays the moves with higher sums more often.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import numpy as np

import ludarium.env

CIRCUMSTANCES = ("round", "goods", "supplies", "side 0 goods", "side 1 goods")
TILES = 60  # and as many cards that name a building
LEARNING_RATE = 0.05
DECAY = 0.98  # of the baseline


class Decision(NamedTuple):
    """Legal moves, what the agent looked at, how likely it played each, and what it played."""

    moves: Any
    circumstances: Any
    buildings: Any
    chances: Any
    played: int


class Agent:
    """A linear policy over the legal moves of one table."""

    def __init__(self, env: ludarium.env.TurnsEnv, seed: int) -> None:
        self.parts = env.seats.parts
        self.luck = np.random.default_rng(seed)
        lexicon = env.seats.game.lexicon
        families = [lexicon.family(move) for move in range(lexicon.size)]
        self.rows = np.array([family.base if family.word == "token" else move for move, family in enumerate(families)])  # places share one
        self.cards = np.array([family.index(move) if family.word == "play" else TILES for move, family in enumerate(families)])
        self.weights = np.zeros((lexicon.size, 4 + sum(self.parts[name].stop - self.parts[name].start for name in CIRCUMSTANCES)))
        self.building_weights = np.zeros((self.parts["city"].stop - self.parts["city"].start) // TILES)
        self.baseline = 0.0

    def decide(self, seen: dict[str, Any]) -> Decision:
        """Choose one of the legal moves by chance, the better ones more often."""
        numbers = seen["observation"]
        moves = np.flatnonzero(seen["action_mask"])
        chosen = numbers[self.parts["chosen"]]
        more = [1.0, numbers[self.parts["tiles"]].sum() / 10, chosen[:TILES].sum(), chosen[TILES:].sum()]
        circumstances = np.concatenate([more, *[numbers[self.parts[name]] for name in CIRCUMSTANCES]])
        city = np.vstack([numbers[self.parts["city"]].reshape(TILES, -1), np.zeros_like(self.building_weights)])
        buildings = city[np.minimum(self.cards[moves], TILES)]  # zeros where a move names none
        sums = self.weights[self.rows[moves]] @ circumstances + buildings @ self.building_weights
        chances = np.exp(sums - sums.max())
        chances /= chances.sum()
        return Decision(moves, circumstances, buildings, chances, int(self.luck.choice(moves, p=chances)))

    def learn(self, decisions: list[Decision], reward: float) -> None:
        """Make what was played likelier after a game that went better than usual, and less likely after a worse one."""
        step = LEARNING_RATE * (reward - self.baseline)
        self.baseline = DECAY * self.baseline + (1 - DECAY) * reward
        for decision in decisions:
            surprise = (decision.moves == decision.played) - decision.chances
            np.add.at(self.weights, self.rows[decision.moves], step * np.outer(surprise, decision.circumstances))
            self.building_weights += step * surprise @ decision.buildings


def play(env: ludarium.env.TurnsEnv, agent: Agent, name: str, seed: int) -> tuple[float, list[Decision]]:
    """Play a game against random moves; return the agent's reward and its decisions."""
    env.reset(seed=seed)
    decisions: list[Decision] = []
    result = 0.0
    for mover in env.agent_iter():
        seen, reward, is_over, _is_cut, _info = env.last(observe=mover == name)
        if is_over:
            result += reward if mover == name else 0.0
            env.step(None)
        elif mover == name:
            decisions.append(agent.decide(seen))
            env.step(decisions[-1].played)
        else:
            env.step(agent.luck.choice(env.seats.state.moves(env.seats.seat(mover))))
    return result, decisions


def leads(env: ludarium.env.TurnsEnv, agent: Agent, games: int, first_seed: int, is_learning: bool) -> list[float]:
    """Play so many games, in both seats by turns; return by how many points the agent won each."""
    found = []
    for number in range(games):
        reward, decisions = play(env, agent, f"player_{number % 2}", first_seed + number)
        if is_learning:
            agent.learn(decisions, reward)
        found.append(100 * reward)
    return found


def tell(what: str, found: list[float]) -> None:
    """Print how games went: won (a draw is half a win), and the mean lead in points."""
    won = sum(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in found) / len(found)
    print(f"{what}: {won:.1%} of {len(found)} games won, {np.mean(found):+.1f} points", flush=True)


def main() -> None:
    """Play untrained, train, and play games it has not seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="to learn from")
    parser.add_argument("--test", type=int, default=200, help="games before and after")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    env = ludarium.env.aec("ginkgopolis", players=2, reward="lead")
    agent = Agent(env, wish.seed)
    unseen = 1_000_000 * wish.seed
    tell("untrained", leads(env, agent, wish.test, unseen, is_learning=False))
    began = time.process_time()
    for part in range(4):
        games = wish.games // 4
        tell(f"learning {part + 1}/4", leads(env, agent, games, part * games, is_learning=True))
    print(f"trained in {time.process_time() - began:.0f} seconds of one core")
    tell("trained", leads(env, agent, wish.test, unseen, is_learning=False))


if __name__ == "__main__":
    main()
