"""Games of bots with each other: what they let a value network learn."""

from __future__ import annotations

from ludarium.bots import SearchBot
from ludarium.bots.policy import estimates, keep_open, play_by_prior
from ludarium.engine.chance import Chance, chance, seed_of
from ludarium.engine.state import State
from ludarium.training.deals import Deal, Weights, trainee

RANDOM_MOVES = (0.0, 0.02, 0.06)  # how often a player of a game makes any move, so that what is good is seen beside what is not
NOISE = (0.0, 1.0, 2.0, 4.0)  # by how many points a player's estimates are wrong


class Manner:
    """How games are played: which game, with which weights, how many simulations (0: by the quick estimate) and continuations."""

    def __init__(self, game: str, weights: Weights, simulations: int, continuations: int) -> None:
        self.game = game
        self.weights = weights
        self.simulations = simulations
        self.continuations = continuations


class GameSamples:
    """The samples of one game: for each the features of all sides, how much of the game remained, and the result.

    The result is how the game ended, or the average end of continuations: every side's points, and how far the first side won.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.features: list[list[list[float]]] = []
        self.remaining: list[float] = []
        self.points: list[list[float]] = []
        self.won: list[float] = []

    def add_result(self, ends: list[list[int]]) -> None:
        """Add the result of a sample."""
        self.points.append([sum(points) / len(ends) for points in zip(*ends, strict=True)])
        self.won.append(sum(won_by_first(end) for end in ends) / len(ends))


def won_by_first(points: list[int]) -> float:
    """Return 1 if the first side has won, 1/2 if it shares the lead, 0 if it has lost."""
    best = max(points[1:], default=points[0])
    return 0.5 if points[0] == best else float(points[0] > best)


class Player:
    """A player of one game: searches or goes by the quick estimate, with weaknesses of its own."""

    def __init__(self, manner: Manner, luck: Chance) -> None:
        self.noise = NOISE[luck.below(len(NOISE))]
        self.random_moves = RANDOM_MOVES[luck.below(len(RANDOM_MOVES))]
        self.search = SearchBot(simulations=manner.simulations) if manner.simulations else None

    def choose(self, state: State, seat: int, luck: Chance) -> int:
        """Return a move."""
        moves = state.moves(seat)
        if len(moves) == 1 or luck.below(1000) < 1000 * self.random_moves:
            return moves[luck.below(len(moves))]
        if self.search is not None:
            return self.search.choose(state, seat, luck)
        world = state.resample(seat, luck)
        keep_open(world, seat)
        found = estimates(world, seat, moves)
        values = [value + self.noise * (luck.below(1000) + luck.below(1000) - 1000) / 1000 for value in found]
        return moves[values.index(max(values))]


def play_game(manner: Manner, deal: Deal) -> GameSamples:
    """Play one game and return its samples."""
    game = trainee(manner.game, manner.weights)
    evaluator = game.evaluator
    luck = chance(seed_of("train", manner.game, deal.seed))
    state: State = game.new(deal.players, deal.seed, deal.options)
    players = [Player(manner, luck) for seat in range(deal.players)]
    samples = GameSamples(deal)
    while not state.over:
        if evaluator.is_sample(state):
            samples.features.append(evaluator.features(state))
            samples.remaining.append(evaluator.remaining(state))
            if manner.continuations:
                samples.add_result([continued(state, luck) for number in range(manner.continuations)])
        seat = state.to_move[0]
        state.play(seat, players[seat].choose(state, seat, luck))
    if not manner.continuations:
        for sample in samples.features:
            samples.add_result([state.scores])
    return samples


def continued(state: State, luck: Chance) -> list[int]:
    """Return every side's points at the end of a rollout by the prior, in a world that could be this one."""
    world = state.resample(state.to_move[0], luck)
    while not world.over:
        play_by_prior(world)
    return world.scores
