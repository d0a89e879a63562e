"""The Monte Carlo tree search of one decision, over information sets (docs/bots.md).

Every simulation draws a world for the seat, its future luck included (a determinization). It walks down one tree a seat,
so that nobody acts on what he cannot see (MO-ISMCTS). Then it lets the prior finish what is begun, evaluates the position
and backs the result up. What a seat does in secret descends in its own tree only: secret decisions are made by each side on
its own. In open lanes everybody follows every move, and the searching seat moves first, as it is asked in the position as it is.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.bots.analysis import Analysis, Candidate, in_order
from ludarium.bots.descent import Descent, Step
from ludarium.bots.experience import Experience, NoExperience
from ludarium.bots.policy import misjudged, next_to_move, play_by_prior
from ludarium.bots.tree import Edge, Node
from ludarium.engine.chance import Chance
from ludarium.engine.evaluator import Evaluator
from ludarium.engine.search_settings import SearchSettings
from ludarium.engine.state import State
from ludarium.engine.value import Value, logistic, result_of

FINISHED: Final = 1.0  # the spread of a finished game's value: nothing shifts any more
LONGEST_VARIATION: Final = 12  # moves
KEPT_WORLDS: Final = 32  # every move meets these, few meet later ones
ANYTHING: Final = -1  # the searching seat's first move is not prescribed


class RootStatistics:
    """What came out of the simulations that began with one move."""

    def __init__(self, sides: int) -> None:
        self.visits = 0
        self.prescribed = 0  # of the visits, those that the search did not choose itself
        self.win_sum = 0.0
        self.point_sums = [0.0] * sides

    def add(self, win: float, points: list[float]) -> None:
        """Count one simulation."""
        self.visits += 1
        self.win_sum += win
        for side in range(len(points)):
            self.point_sums[side] += points[side]


class Search:
    """The simulations of one decision. `trees` are those of an earlier search that are still valid, or none."""

    def __init__(self, state: State, player: int, luck: Chance, settings: SearchSettings, trees: list[Node]) -> None:
        self.state = state
        self.player = player
        self.luck = luck
        self.settings = settings
        self.evaluator: Evaluator[Any] = state.game.evaluator
        self.size = state.game.lexicon.size
        self.trees = trees or [Node() for seat in range(state.players)]
        self.experiences = [Experience() if settings.own_prior_visits else NoExperience() for seat in range(state.players)]
        self.abstract_trees: list[list[Node]] = []  # of each round after this one, for every seat: whatever went before the round
        self.root_statistics: dict[int, RootStatistics] = {}
        self.simulations = 0
        self.draws: list[Chance] = []  # of the worlds
        self.worlds: list[State] = []  # the first of them
        first = self.evaluator.value(self._world(0))
        self.point = 0.25 / first.spread  # a point in win probability, where all are even
        self.par = first.points[0] if len(first.points) == 1 else 0.0  # what a player alone is measured against, as others are by rivals
        self.margin_weight = settings.margin_weight if first.has_goal() else 1.0

    # -- one simulation ------------------------------------------------------------------------------------------------

    def simulate(self, first: int = ANYTHING) -> None:
        """Draw a world, walk down the trees, play on, evaluate, and back the result up.

        All moves meet the same worlds in the same order, so that none of them looks better for having been lucky.
        """
        move = self._first_move() if first == ANYTHING else first
        statistics = self.root_statistics.get(move)
        world = self._world(0 if statistics is None else statistics.visits)
        path = self._descend(world, move)
        self._roll_out(world)
        value = self._value(world)
        wins = result_of(world) if world.over else value.win_probabilities()
        for step in path:
            step.back_up(self._utility(wins, value, step.seat))
        self._count(move, first != ANYTHING, wins, value)
        self.simulations += 1

    def _world(self, number: int) -> State:
        """Return the determinization with this number, the same whenever it is asked for."""
        if number < len(self.worlds):
            return self.worlds[number].copy()
        if number == len(self.draws):
            words = [self.luck.word() for place in range(4)]
            self.draws.append(Chance(words[0], words[1], words[2], words[3]))
        world = self.state.resample(self.player, self.draws[number].copy())
        self.evaluator.reopen(world, self.player)
        if number < KEPT_WORLDS:
            self.worlds.append(world.copy())
        return world

    def _first_move(self) -> int:
        """Return the move of the searching seat that the next simulation begins with."""
        moves = self.state.moves(self.player)
        if len(moves) == 1:
            return moves[0]
        return self._select(None, self.player, moves, self.trees[self.player], None, self.experiences[self.player]).move

    def _descend(self, world: State, first: int) -> list[Step]:
        """Go down the trees by each seat's own statistics, until after an unvisited move the position is quiet."""
        descent = Descent(self.trees, self.experiences, self.size, self.settings.follows_others)
        path: list[Step] = []
        is_leaf = False
        while not world.over:
            if (is_leaf or self._may_begin_round(descent)) and self.evaluator.is_quiet(world):
                if is_leaf:
                    break
                self._begin_round(descent)
            seat = next_to_move(world, self.player)
            moves = world.moves(seat)
            is_secret = world.is_secret
            if len(moves) == 1:
                edge = descent.nodes[seat].edge(seat * self.size + moves[0], moves[0])
            else:
                edge = self._decide(world, seat, moves, descent, first if seat == self.player else ANYTHING, path)
                is_leaf = is_leaf or edge.visits == 0
            if seat == self.player:
                first = ANYTHING
            world.apply(seat, edge.move)
            descent.follow(seat, edge, is_secret, is_secret and self.evaluator.becomes_public(edge.move))
        return path

    def _roll_out(self, world: State) -> None:
        """Go on from a leaf by the prior: what the value does not see comes out in play, at the cost of fewer simulations."""
        for stretch in range(self.settings.rollout_length):
            while not world.over:
                play_by_prior(world)
                if world.over or self.evaluator.is_sample(world):
                    break

    def _may_begin_round(self, descent: Descent) -> bool:
        """Say whether it makes a difference that a round begins."""
        return bool(descent.hidden) or (descent.has_moved and self.settings.abstraction_visits > 0.0)

    def _begin_round(self, descent: Descent) -> None:
        """Let everybody see what has become public; from here on, what was learnt about the round after other moves counts too."""
        descent.reveal()
        if self.settings.abstraction_visits > 0.0:
            if descent.rounds == len(self.abstract_trees):
                self.abstract_trees.append([Node() for tree in self.trees])
            descent.begin_round(self.abstract_trees[descent.rounds])

    def _decide(self, world: State, seat: int, moves: list[int], descent: Descent, prescribed: int, path: list[Step]) -> Edge:
        """Let a seat choose in its tree, unless its move is prescribed, and note the decision on the path."""
        node = descent.nodes[seat]
        node.is_immediate = world.seals == self.state.seals
        abstract = descent.abstract_node(seat)
        if prescribed != ANYTHING:
            edge = node.edge(seat * self.size + prescribed, prescribed)
        else:
            edge = self._select(world, seat, moves, node, abstract, descent.experiences[seat])
        path.append(Step(seat, node, edge))
        if abstract is not None:
            path.append(Step(seat, abstract, abstract.edge(seat * self.size + edge.move, edge.move)))
        return edge

    def _select(self, drawn: State | None, seat: int, moves: list[int], node: Node, abstract: Node | None, experience: Experience) -> Edge:
        """Return a seat's choice by its statistics; new moves get a prior first, in the world that was drawn or the first one."""
        keys = [seat * self.size + move for move in moves]
        borrows = drawn is not None and node.visits < self.settings.own_prior_visits
        if not borrows and not node.has_own_priors:
            node.forget_priors()
            node.has_own_priors = True
        new = node.without_prior(keys)
        if new:
            world = self._world(0) if drawn is None else drawn
            logits = self._logits(world, seat, new, experience, borrows)
            node.set_priors(new, seat * self.size, logits, self.settings.prior_temperature)
        c_puct = self.settings.c_puct_after(node.visits) * self.point
        return node.select(keys, c_puct, self.settings.fpu_reduction * self.point, abstract, self.settings.abstraction_visits)

    def _logits(self, world: State, seat: int, keys: list[int], experience: Experience, borrows: bool) -> list[float]:
        """Return how promising moves are: judged here, or as far as they are known borrowed from where the seat had moved alike."""
        judged = experience.lacking(keys) if borrows else keys
        logits: list[float] = []
        if judged:
            base = seat * self.size
            logits = self.evaluator.prior(world, seat, [key - base for key in judged])
            experience.learn(judged, logits)
        if borrows:
            logits = experience.recall(keys)
        if self.settings.prior_error and seat == self.player:
            logits = [logit + misjudged(self.settings.prior_error, self.luck) for logit in logits]
        return logits

    # -- what came of it -----------------------------------------------------------------------------------------------

    def _value(self, world: State) -> Value:
        if world.over:
            return Value([float(score) for score in world.scores], FINISHED)
        return self.evaluator.value(world)

    def _utility(self, wins: list[float], value: Value, seat: int) -> float:
        """Return what a seat strives for: to win, and a little to be far ahead or not far behind; without a goal, points alone."""
        margin = logistic((value.lead(seat) - self.par) / self.settings.margin_scale)
        return (1.0 - self.margin_weight) * wins[seat] + self.margin_weight * margin

    def _count(self, move: int, is_prescribed: bool, wins: list[float], value: Value) -> None:
        """Count the simulation for the move of the searching seat that it began with."""
        statistics = self.root_statistics.get(move)
        if statistics is None:
            statistics = RootStatistics(len(value.points))
            self.root_statistics[move] = statistics
        statistics.add(wins[self.player], value.points)
        statistics.prescribed += is_prescribed

    # -- the answer ----------------------------------------------------------------------------------------------------

    def analysis(self) -> Analysis:
        """Return what has been found out about every legal move."""
        found: list[Candidate] = []
        root = self.trees[self.player]
        for move in self.state.moves(self.player):
            edge = root.edge(self.player * self.size + move, move)
            statistics = self.root_statistics.get(move)
            variation = principal_variation(edge.node)
            if statistics is None:
                found.append(Candidate(move, edge.visits, edge.mean_value(), [], variation))
                continue
            visits = statistics.visits
            points = [total / visits for total in statistics.point_sums]
            found.append(Candidate(move, edge.visits - statistics.prescribed, statistics.win_sum / visits, points, variation))
        return Analysis(self.player, self.simulations, in_order(found))

    def trees_after(self, move: int) -> list[Node]:
        """Return every seat's tree as it goes on after a move of the searching seat."""
        descent = Descent(self.trees, self.experiences, self.size, self.settings.follows_others)
        edge = self.trees[self.player].edge(self.player * self.size + move, move)
        descent.follow(self.player, edge, self.state.is_secret, False)
        return descent.nodes


def principal_variation(node: Node) -> list[int]:
    """Return the seat's own decisions that should follow, as long as nobody else's come between and nothing is revealed."""
    variation: list[int] = []
    for step in range(LONGEST_VARIATION):
        best = node.most_visited()
        if best is None or not node.is_immediate:
            break
        variation.append(best.move)
        node = best.node
    return variation
