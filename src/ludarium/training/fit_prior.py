"""Fitting a linear policy prior: every action of a round is tried in many worlds, and the weights tell apart how they turned out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ludarium.bots import SearchBot
from ludarium.bots.policy import play_by_prior
from ludarium.engine.chance import Chance, chance, seed_of
from ludarium.engine.errors import OptionError
from ludarium.engine.state import State
from ludarium.engine.value import Value
from ludarium.training.deals import Deal, Weights, held_back, trainee
from ludarium.training.samples import TOO_FEW

HELD_BACK = 5  # one game in so many
RIDGE = 3.0  # keeps weights small that the games say little about

Numbers = NDArray[np.float64]


class Trials:
    """The actions of one round: the features of each, and the mean lead that came of it."""

    def __init__(self, features: list[list[float]], leads: list[float]) -> None:
        self.features = features
        self.leads = leads


class GameTrials:
    """The rounds of one game."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.rounds: list[Trials] = []


class TrialManner:
    """How actions are tried: which game, with which weights, how many simulations the games are played with, in how many worlds."""

    def __init__(self, game: str, weights: Weights, simulations: int, worlds: int) -> None:
        self.game = game
        self.weights = weights
        self.simulations = simulations
        self.worlds = worlds


def try_game(manner: TrialManner, deal: Deal) -> GameTrials:
    """Play one game by search and try all actions of every round."""
    game = trainee(manner.game, manner.weights)
    luck = chance(seed_of("prior", manner.game, deal.seed))
    state: State = game.new(deal.players, deal.seed, deal.options)
    searches = [SearchBot(simulations=manner.simulations) for seat in range(deal.players)]
    found = GameTrials(deal)
    while not state.over:
        if game.evaluator.is_quiet(state):
            trials = [tried(state, seat, luck, manner.worlds) for seat in state.to_move]
            found.rounds += [each for each in trials if each.features]
        seat = state.to_move[0]
        state.play(seat, searches[seat].choose(state, seat, luck))
    return found


def tried(state: State, seat: int, luck: Chance, worlds: int) -> Trials:
    """Try all actions of a seat, each in the same worlds."""
    actions = state.game.evaluator.actions(state, seat)
    leads = [0.0] * len(actions)
    for number in range(worlds):
        world = state.resample(seat, luck)
        for index, action in enumerate(actions):
            leads[index] += lead_after(world.copy(), seat, action.moves) / worlds
    return Trials([action.features for action in actions], leads)


def lead_after(world: State, seat: int, moves: list[int]) -> float:
    """Return the lead at the next quiet position after some moves, further ones being made by the prior."""
    evaluator = world.game.evaluator
    for move in moves:
        world.apply(seat, move)
    while not world.over and not evaluator.is_quiet(world):
        play_by_prior(world)
    value = Value([float(score) for score in world.scores], 1.0) if world.over else evaluator.value(world)
    return value.lead(seat)


def fit_prior(games: Sequence[GameTrials]) -> list[float]:
    """Return the weights; print how well they do in games that they were not found in."""
    learnt: list[Trials] = []
    test: list[Trials] = []
    tests = held_back([game.deal.seed for game in games], HELD_BACK)
    for game in games:
        (test if game.deal.seed in tests else learnt).extend(game.rounds)
    if not learnt:
        raise OptionError(TOO_FEW)
    weights = weights_for(learnt)
    lost = [max(each.leads) - each.leads[int(np.argmax(np.array(each.features) @ weights))] for each in test]
    by_chance = [max(each.leads) - float(np.mean(each.leads)) for each in test]
    print(f"{len(learnt) + len(test)} rounds; in {len(test)} held back")
    print(f"the highest prior brings {np.mean(lost):.2f} points less than the best action, any action {np.mean(by_chance):.2f} points less")
    return [round(float(weight), 4) for weight in weights_for([each for game in games for each in game.rounds])]


def weights_for(rounds: Sequence[Trials]) -> Numbers:
    """Return the weights that tell the actions of each round apart best (ridge regression): only differences within a round count."""
    features = np.concatenate([np.array(each.features) - np.mean(each.features, 0) for each in rounds])
    leads = np.concatenate([np.array(each.leads) - np.mean(each.leads) for each in rounds])
    return np.asarray(np.linalg.solve(features.T @ features + RIDGE * np.eye(features.shape[1]), features.T @ leads), np.float64)
