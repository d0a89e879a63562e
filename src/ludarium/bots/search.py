"""A bot that searches: for a number of simulations or of seconds, going on with the trees of its last decision where it can."""

from __future__ import annotations

import json
import time
from math import ceil
from typing import Final

from ludarium.bots.analysis import Analysis
from ludarium.bots.bot import Bot
from ludarium.bots.mcts import ANYTHING, Search
from ludarium.bots.tree import Node
from ludarium.engine.chance import Chance
from ludarium.engine.errors import OptionError
from ludarium.engine.search_settings import SearchSettings
from ludarium.engine.state import State
from ludarium.engine.subclassing import mypyc_attr

PLAYED_SHARE: Final = 4  # one in so many simulations of an analysis goes into the move that was played


class KeptTrees:
    """The trees after the bot's last move, and the information set of its seat if nothing else has happened since."""

    def __init__(self, player: int, information: str, trees: list[Node]) -> None:
        self.player = player
        self.information = information
        self.trees = trees


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Searches for a number of simulations (the same luck gives the same move) or of seconds."""

    name = "search"

    def __init__(self, simulations: int = 0, seconds: float = 0.0, settings: SearchSettings | None = None, misjudges: float = 0.0) -> None:
        if (simulations > 0) == (seconds > 0):
            raise OptionError("a search needs a number of simulations or of seconds, not both")
        self.simulations = simulations
        self.seconds = seconds
        self.settings = settings  # None: what suits the game
        self.misjudges = misjudges  # by so many points at most, when it first looks at a move: a level that should not play too well
        self.kept: KeptTrees | None = None

    def choose(self, state: State, player: int, luck: Chance) -> int:
        moves = state.moves(player)
        return moves[0] if len(moves) == 1 else self.search(state, player, luck).best.move

    def search(self, state: State, player: int, luck: Chance) -> Analysis:
        """Return what leads to the bot's own choice, going on with its last search; unvisited moves have nothing to show."""
        began = time.perf_counter()
        search = Search(state, player, luck, self._settings(state), self._reusable_trees(state, player))
        self._run(search, began, False)
        analysis = search.analysis()
        self._keep_trees(search, analysis.best.move)
        return analysis

    def analyse(self, state: State, player: int, luck: Chance, played: int = ANYTHING) -> Analysis:
        """Return what the search finds out about all legal moves of a player who is to move; the one played gets further simulations."""
        began = time.perf_counter()
        search = Search(state, player, luck, self._settings(state), [])
        self._run(search, began, True)
        for move in state.moves(player):
            if move not in search.root_statistics:  # so that there is something to say about every move
                search.simulate(move)
        if played != ANYTHING:
            for extra in range(search.simulations // PLAYED_SHARE):  # else a move it dislikes has a handful of visits
                search.simulate(played)
        return search.analysis()

    def _settings(self, state: State) -> SearchSettings:
        if self.settings is not None:
            return self.settings
        settings = state.game.evaluator.settings(state.players)
        settings.prior_error = self.misjudges
        return settings

    # -- the budget ----------------------------------------------------------------------------------------------------

    def _run(self, search: Search, began: float, takes_all: bool) -> None:
        """Simulate until the budget is used up; unless the search takes all of it, only as long as that can change the choice.

        The visits of kept trees count, so the second decision of a turn (a tile, after its card) takes the rest of the budget only.
        """
        if self.simulations:
            while self._goes_on(search, self.simulations, self.simulations - search.simulations, takes_all):
                search.simulate()
            return
        while True:
            search.simulate()
            elapsed = time.perf_counter() - began
            rate = search.simulations / elapsed
            if not self._goes_on(search, ceil(rate * self.seconds), ceil(rate * (self.seconds - elapsed)), takes_all):
                return

    def _goes_on(self, search: Search, budget: int, left: int, takes_all: bool) -> bool:
        """Say whether further simulations are due, of which so many are left of the budget."""
        if left <= 0 or takes_all:
            return left > 0
        root = search.trees[search.player]
        left = min(left, budget - root.visits)
        return root.visit_lead() <= left if left > 0 else not search.simulations

    # -- tree reuse ----------------------------------------------------------------------------------------------------

    def _keep_trees(self, search: Search, move: int) -> None:
        """Keep the trees for the case that the same seat decides next, having seen nothing new."""
        after = search.state.copy()
        after.apply(search.player, move)
        self.kept = None
        if not after.over and after.seals == search.state.seals and search.player in after.to_move:
            self.kept = KeptTrees(search.player, information_set(after, search.player), search.trees_after(move))

    def _reusable_trees(self, state: State, player: int) -> list[Node]:
        """Return the trees kept after the last move if this is the decision that followed it, by all that the seat sees."""
        kept = self.kept
        if kept is None or kept.player != player or kept.information != information_set(state, player):
            return []
        return kept.trees


def information_set(state: State, player: int) -> str:
    """Return all that a seat sees and is asked, as one text: equal for positions that the seat cannot tell apart."""
    return json.dumps([state.game.name, state.view(player), state.moves(player)], sort_keys=True, default=str)


def luck_for(luck: Chance, part: int) -> Chance:
    """Return luck for one of several searches of the same decision: always the same for the same luck and part."""
    others = luck.copy()
    words = [others.word() for number in range(4 * (part + 1))]
    return Chance(words[-4], words[-3], words[-2], words[-1])
