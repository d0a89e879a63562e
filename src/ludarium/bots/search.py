"""A bot that searches: many worlds it cannot tell from the real one, played on a little and judged (docs/bots.md).

Every simulation draws a world for the seat, its future luck included, walks down what each seat knows (one tree a seat, so
that nobody acts on what he cannot see), lets heuristics finish what is begun, and forecasts the end. What a seat does in
secret descends in its own tree only: simultaneous decisions are made by each side on its own.
"""

from __future__ import annotations

import json
import time
from math import ceil, exp
from typing import Any, Final

from ludarium.bots.analysis import Analysis, Candidate, in_order
from ludarium.bots.bot import Bot
from ludarium.bots.tree import Edge, Node
from ludarium.engine.agenda import Ask
from ludarium.engine.chance import Chance
from ludarium.engine.errors import OptionError
from ludarium.engine.forecast import Forecast, result_of
from ludarium.engine.game import Game
from ludarium.engine.state import State
from ludarium.engine.tuning import Tuning

FINISHED: Final = 1.0  # the spread of a finished game's forecast: nothing shifts any more
FURTHEST: Final = 12  # moves of a principal line
DISTANT: Final = 40.0  # a lead beyond all measure, in scales
CLOSE_LOOK: Final = 4  # one in so many simulations goes into the move that was played
ANYTHING: Final = -1  # the searching seat's first move is not prescribed


class Memory:
    """The trees after the bot's last move, and what its seat should see if nothing else has happened since."""

    def __init__(self, player: int, view: str, trees: list[Node]) -> None:
        self.player = player
        self.view = view
        self.trees = trees


class Tally:
    """What came out of the simulations that began with one move."""

    def __init__(self, sides: int) -> None:
        self.visits = 0
        self.prescribed = 0  # of the visits, those that the search did not choose itself
        self.win = 0.0
        self.points = [0.0] * sides

    def add(self, win: float, points: list[float]) -> None:
        """Count one simulation."""
        self.visits += 1
        self.win += win
        for side in range(len(points)):
            self.points[side] += points[side]


class Decision:
    """A choice on the way of one simulation."""

    def __init__(self, seat: int, node: Node, edge: Edge) -> None:
        self.seat = seat
        self.node = node
        self.edge = edge

    def learn(self, utility: float) -> None:
        """Count what the seat got out of it."""
        self.node.visits += 1
        self.node.worth += utility
        self.edge.visits += 1
        self.edge.worth += utility


class Places:
    """Where every seat is in the course of one simulation: in its tree, and in what it has learnt about the round whatever went before."""

    def __init__(self, trees: list[Node], size: int) -> None:
        self.nodes = list(trees)
        self.alike: list[Node] = []  # none in the round that is thought about, where everything that went before is known
        self.size = size
        self.hidden: list[tuple[int, int]] = []  # seats and their moves that nobody else has seen yet, but will
        self.rounds = 0  # that have begun since
        self.begun = False  # somebody has moved in this round

    def alike_for(self, seat: int) -> Node | None:
        """Return what the seat has learnt about this point of the round."""
        return self.alike[seat] if self.alike else None

    def follow(self, seat: int, edge: Edge, is_secret: bool, will_be_shown: bool) -> None:
        """Let everybody who sees a move follow it."""
        key = seat * self.size + edge.move
        self.nodes[seat] = edge.node
        if self.alike:
            self.alike[seat] = self.alike[seat].edge(key, edge.move).node
        if not is_secret:
            self._show(seat, edge.move)
        elif will_be_shown:
            self.hidden.append((seat, edge.move))
        self.begun = True

    def reveal(self) -> None:
        """Let everybody follow what has been made in secret and shown since."""
        for seat, move in self.hidden:
            self._show(seat, move)
        self.hidden = []

    def begin_round(self, alike: list[Node]) -> None:
        """Begin a round about which this has been learnt."""
        self.alike = list(alike)
        self.rounds += 1
        self.begun = False

    def _show(self, seat: int, move: int) -> None:
        key = seat * self.size + move
        for other in range(len(self.nodes)):
            if other != seat:
                self.nodes[other] = self.nodes[other].edge(key, move).node


class SearchBot(Bot):
    """Thinks for a number of simulations (the same luck gives the same move) or of seconds."""

    name = "search"

    def __init__(self, simulations: int = 0, seconds: float = 0.0, tuning: Tuning | None = None) -> None:
        if (simulations > 0) == (seconds > 0):
            raise OptionError("a search needs a number of simulations or of seconds, not both")
        self.simulations = simulations
        self.seconds = seconds
        self.tuning = tuning  # None: what suits the game
        self.memory: Memory | None = None

    def choose(self, state: State, player: int, luck: Chance) -> int:
        moves = state.moves(player)
        return moves[0] if len(moves) == 1 else self.ponder(state, player, luck).best.move

    def ponder(self, state: State, player: int, luck: Chance) -> Analysis:
        """Return what leads to the bot's own choice, going on with what it thought before; untried moves have nothing to show."""
        began = time.perf_counter()
        search = Search(state, player, luck, self._tuning(state), self._remembered(state, player))
        self._run(search, began, False)
        analysis = search.analysis()
        self._remember(search, analysis.best.move)
        return analysis

    def analyse(self, state: State, player: int, luck: Chance, played: int = ANYTHING) -> Analysis:
        """Return what the search finds out about all legal moves of a player who is to move; the one played is looked at closely."""
        began = time.perf_counter()
        search = Search(state, player, luck, self._tuning(state), [])
        self._run(search, began, True)
        for move in state.moves(player):
            if move not in search.tallies:  # so that there is something to say about every move
                search.simulate(move)
        if played != ANYTHING:
            for extra in range(search.done // CLOSE_LOOK):  # else a move it dislikes is judged by a handful of simulations
                search.simulate(played)
        return search.analysis()

    def _tuning(self, state: State) -> Tuning:
        return state.game.tuning(state.players) if self.tuning is None else self.tuning

    def _run(self, search: Search, began: float, thoroughly: bool) -> None:
        """Simulate until the number or the time is used up; unless thoroughly, only as long as that can change the choice.

        What was thought before about this decision (a tile, after its card) counts, so it takes the rest of the time only.
        """
        if self.simulations:
            while self._goes_on(search, self.simulations, self.simulations - search.done, thoroughly):
                search.simulate()
            return
        while True:
            search.simulate()
            elapsed = time.perf_counter() - began
            rate = search.done / elapsed
            if not self._goes_on(search, ceil(rate * self.seconds), ceil(rate * (self.seconds - elapsed)), thoroughly):
                return

    def _goes_on(self, search: Search, whole: int, left: int, thoroughly: bool) -> bool:
        """Say whether further simulations are due, of which so many are left; a whole search has so many."""
        if left <= 0 or thoroughly:
            return left > 0
        root = search.trees[search.player]
        left = min(left, whole - root.visits)
        return root.lead() <= left if left > 0 else not search.done

    def _remember(self, search: Search, move: int) -> None:
        """Keep the trees for the case that the same seat decides next, having seen nothing new."""
        after = search.state.copy()
        after.apply(search.player, move)
        self.memory = None
        if not after.over and after.seals == search.state.seals and search.player in after.to_move:
            self.memory = Memory(search.player, seen_by(after, search.player), search.trees_after(move))

    def _remembered(self, state: State, player: int) -> list[Node]:
        """Return the trees of the last move if this is the decision that followed it, by all that the seat sees."""
        memory = self.memory
        if memory is None or memory.player != player or memory.view != seen_by(state, player):
            return []
        return memory.trees


def luck_for(luck: Chance, part: int) -> Chance:
    """Return luck for one of several searches of the same decision: always the same for the same luck and part."""
    others = luck.copy()
    words = [others.word() for number in range(4 * (part + 1))]
    return Chance(words[-4], words[-3], words[-2], words[-1])


def seen_by(state: State, player: int) -> str:
    """Return all that a seat sees, as one text; of what it is asked, too."""
    return json.dumps([state.game.name, state.view(player), state.moves(player)], sort_keys=True, default=str)


class Search:
    """The simulations of one decision."""

    def __init__(self, state: State, player: int, luck: Chance, tuning: Tuning, trees: list[Node]) -> None:
        self.state = state
        self.player = player
        self.luck = luck
        self.tuning = tuning
        self.game: Game[Any] = state.game
        self.size = state.game.lexicon.size
        self.trees = trees or [Node() for seat in range(state.players)]
        self.rounds: list[list[Node]] = []  # for each round after this one what every seat has learnt about it, whatever went before
        self.tallies: dict[int, Tally] = {}
        self.done = 0
        self.lucks: list[Chance] = []  # of the worlds drawn
        self.point = 0.25 / self.game.forecast(self._world(0)).spread  # what a point more is worth in chances to win, where all are even

    # -- one simulation ------------------------------------------------------------------------------------------------

    def simulate(self, first: int = ANYTHING) -> None:
        """Draw a world, walk down the trees, play on, forecast, and let every decision on the way learn from it.

        All moves meet the same worlds in the same order, so that none of them looks better for having been lucky.
        """
        move = self._first_move() if first == ANYTHING else first
        tally = self.tallies.get(move)
        world = self._world(0 if tally is None else tally.visits)
        way = self._walk(world, move)
        forecast = self._forecast(world)
        chances = result_of(world) if world.over else forecast.chances()
        for decision in way:
            decision.learn(self._utility(chances, forecast, decision.seat))
        self._tally(move, first != ANYTHING, chances, forecast)
        self.done += 1

    def _world(self, number: int) -> State:
        """Return the world with this number, as it was drawn the first time."""
        if number == len(self.lucks):
            words = [self.luck.word() for place in range(4)]
            self.lucks.append(Chance(words[0], words[1], words[2], words[3]))
        world = self.state.resample(self.player, self.lucks[number].copy())
        self.game.reopen(world, self.player)
        return world

    def _first_move(self) -> int:
        """Return the move of the searching seat that the next simulation begins with."""
        moves = self.state.moves(self.player)
        if len(moves) == 1:
            return moves[0]
        return self._decide(None, self.player, moves, self.trees[self.player], None).move

    def _walk(self, world: State, first: int) -> list[Decision]:
        """Go down the trees with each seat's own decisions, until after one that is new the position can be judged."""
        places = Places(self.trees, self.size)
        way: list[Decision] = []
        fresh = False
        while not world.over:
            if (fresh or places.hidden or (places.begun and self.tuning.analogy)) and self.game.is_quiet(world):
                if fresh:
                    break
                places.reveal()
                if self.tuning.analogy:
                    places.begin_round(self._learnt_about(places.rounds))
            seat = next_to_move(world)
            moves = world.moves(seat)
            is_secret = bool(world.lanes)
            node = places.nodes[seat]
            if len(moves) == 1:
                edge = node.edge(seat * self.size + moves[0], moves[0])
            else:
                node.at_once = world.seals == self.state.seals
                alike = places.alike_for(seat)
                if first != ANYTHING and seat == self.player:
                    edge = node.edge(seat * self.size + first, first)
                else:
                    edge = self._decide(world, seat, moves, node, alike)
                way.append(Decision(seat, node, edge))
                if alike is not None:
                    way.append(Decision(seat, alike, alike.edge(seat * self.size + edge.move, edge.move)))
                fresh = fresh or edge.visits == 0
            if seat == self.player:
                first = ANYTHING
            world.apply(seat, edge.move)
            places.follow(seat, edge, is_secret, is_secret and self.game.is_shown(edge.move))
        return way

    def _learnt_about(self, number: int) -> list[Node]:
        """Return what every seat has learnt about the round after so many others."""
        if number == len(self.rounds):
            self.rounds.append([Node() for tree in self.trees])
        return self.rounds[number]

    def _decide(self, drawn: State | None, seat: int, moves: list[int], node: Node, alike: Node | None) -> Edge:
        """Let a seat choose by what it has learnt; new moves are looked at first, in the world that was drawn or the first one."""
        base = seat * self.size
        keys = [base + move for move in moves]
        unseen = node.unseen(keys)
        if unseen:
            world = self._world(0) if drawn is None else drawn
            looks = self.game.appeal(world, seat, [key - base for key in unseen])
            node.look(unseen, base, looks, self.tuning.temperature)
        daring = self.tuning.daring_after(node.visits) * self.point
        return node.select(keys, daring, self.tuning.caution * self.point, alike, self.tuning.analogy)

    # -- what came of it -----------------------------------------------------------------------------------------------

    def _forecast(self, world: State) -> Forecast:
        if world.over:
            return Forecast([float(score) for score in world.scores], FINISHED)
        return self.game.forecast(world)

    def _utility(self, chances: list[float], forecast: Forecast, seat: int) -> float:
        """Return what a seat strives for: to win, and a little to be far ahead or not far behind."""
        margin = 1.0 / (1.0 + exp(max(-DISTANT, min(DISTANT, -forecast.lead(seat) / self.tuning.margin_scale))))
        return (1.0 - self.tuning.margin) * chances[seat] + self.tuning.margin * margin

    def _tally(self, move: int, prescribed: bool, chances: list[float], forecast: Forecast) -> None:
        """Count the simulation for the move of the searching seat that it began with."""
        tally = self.tallies.get(move)
        if tally is None:
            tally = Tally(len(forecast.points))
            self.tallies[move] = tally
        tally.add(chances[self.player], forecast.points)
        tally.prescribed += prescribed

    # -- the answer ----------------------------------------------------------------------------------------------------

    def analysis(self) -> Analysis:
        """Return what has been found out about every legal move."""
        found: list[Candidate] = []
        root = self.trees[self.player]
        for move in self.state.moves(self.player):
            edge = root.edge(self.player * self.size + move, move)
            tally = self.tallies.get(move)
            line = self._line(edge.node)
            if tally is None:
                found.append(Candidate(move, edge.visits, edge.mean(), [], line))
                continue
            points = [total / tally.visits for total in tally.points]
            found.append(Candidate(move, edge.visits - tally.prescribed, tally.win / tally.visits, points, line))
        return Analysis(self.player, self.done, in_order(found))

    def _line(self, node: Node) -> list[int]:
        """Return the seat's own decisions that should follow, as long as nobody else's come between and nothing is revealed."""
        line: list[int] = []
        for step in range(FURTHEST):
            favourite = node.favourite()
            if favourite is None or not node.at_once:
                break
            line.append(favourite.move)
            node = favourite.node
        return line

    def trees_after(self, move: int) -> list[Node]:
        """Return every seat's tree as it goes on after a move of the searching seat."""
        places = Places(self.trees, self.size)
        edge = self.trees[self.player].edge(self.player * self.size + move, move)
        places.follow(self.player, edge, bool(self.state.lanes), False)
        return places.nodes


def next_to_move(state: State) -> int:
    """Return the first seat that owes a decision."""
    if state.lanes:
        for seat in range(len(state.lanes)):
            if state.lanes[seat]:
                return seat
    ask = state.agenda[-1]
    assert isinstance(ask, Ask)
    return ask.seat
