"""Find out how good actions look to a player alone in Ginkgopolis (src/ludarium/games/ginkgopolis/ai/prior.py, prior.json).

    tools/looks.py [--games 500] [--simulations 60] [--worlds 30] [--out FILE]

Games are played by search. At the beginning of each round every possible action is carried out in a number of worlds, the
same for all, and judged a round later. The weights are those with which the looks of the actions differ as their results do.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

import ludarium
from ludarium.bots import SearchBot
from ludarium.bots.policy import play_by_prior
from ludarium.engine.chance import Chance, chance, seed_of
from ludarium.games.ginkgopolis.ai.prior import PRIOR_FEATURES

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "src" / "ludarium" / "games" / "ginkgopolis" / "ai" / "prior.json"
EXPERT = 4  # of five games are of the expert variant
HELD_BACK = 5  # one game in so many is not learnt from, but tells how well the rest was learnt
STEADINESS = 3.0  # keeps weights small that the games say little about

Numbers = NDArray[np.float64]
Round = tuple[list[list[float]], list[float]]  # what is seen in every action, and the lead that comes of it
Job = tuple[int, int, int]  # seed, simulations, worlds


def play_game(job: Job) -> list[Round]:
    """Play one game by search and judge all actions of every round."""
    seed, simulations, worlds = job
    luck = chance(seed_of("looks", seed))
    state: Any = ludarium.game("ginkgopolis").new(1, seed, {"expert": seed % 5 < EXPERT})
    search = SearchBot(simulations=simulations)
    found: list[Round] = []
    while not state.over:
        moves = state.moves(0)
        if state.game.evaluator.is_quiet(state):
            found.append(judged_round(state, luck, worlds))
        state.play(0, moves[0] if len(moves) == 1 else search.choose(state, 0, luck))
    return found


def judged_round(state: Any, luck: Chance, worlds: int) -> Round:
    """Return what is seen in every action that is possible now, and the lead it brings on the average."""
    actions = state.game.evaluator.actions(state, 0)
    leads = [0.0] * len(actions)
    for _ in range(worlds):
        world = state.resample(0, luck)
        for index, action in enumerate(actions):
            leads[index] += lead_after(world.copy(), action.moves) / worlds
    return [action.features for action in actions], leads


def lead_after(world: Any, way: list[int]) -> float:
    """Return the forecast for the next round after some moves, further ones being made by their looks."""
    for move in way:
        world.apply(0, move)
    while not world.over and not world.game.evaluator.is_quiet(world):
        play_by_prior(world)
    return float(world.scores[0] - world.scores[1]) if world.over else float(world.game.evaluator.value(world).lead(0))


def fit(games: list[list[Round]]) -> list[float]:
    """Return the weights; print how well they do in games that they were not found in."""
    rounds = [each for game in games for each in game]
    weights = weights_for([each for place, game in enumerate(games) if place % HELD_BACK for each in game])
    tried = [each for game in games[::HELD_BACK] for each in game]
    lost = [max(leads) - leads[int(np.argmax(np.array(rows) @ weights))] for rows, leads in tried]
    any_one = [max(leads) - float(np.mean(leads)) for rows, leads in tried]
    print(f"{len(rounds)} rounds; in {len(tried)} held back what looks best brings {np.mean(lost):.2f} points less than the best action,")
    print(f"any action {np.mean(any_one):.2f} points less")
    return [round(float(weight), 4) for weight in weights_for(rounds)]


def weights_for(rounds: list[Round]) -> Numbers:
    """Return the weights that tell the actions of each round apart best (ridge regression): only differences within a round count."""
    seen = np.concatenate([np.array(rows) - np.mean(rows, 0) for rows, leads in rounds])
    gained = np.concatenate([np.array(leads) - np.mean(leads) for rows, leads in rounds])
    return np.asarray(np.linalg.solve(seen.T @ seen + STEADINESS * np.eye(PRIOR_FEATURES), seen.T @ gained), np.float64)


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--simulations", type=int, default=60, help="of the search that plays")
    parser.add_argument("--worlds", type=int, default=30, help="in which every action is carried out")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; further games have the next ones")
    parser.add_argument("--out", type=Path, default=OUT, help="where the weights go; default: to the game")
    given = parser.parse_args()
    jobs = [(seed, given.simulations, given.worlds) for seed in range(given.seed, given.seed + given.games)]
    with multiprocessing.Pool(os.cpu_count()) as pool:
        games = list(track(pool.imap(play_game, jobs), "looks", len(jobs), console=Console(stderr=True)))
    given.out.write_text(json.dumps(fit(games)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
