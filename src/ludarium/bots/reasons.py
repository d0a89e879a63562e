"""Why a move: how the position after it differs from those after the other moves, split into what the value is made of.

All moves are tried in the same worlds. Each is played on by the prior to the next position that the value network knows, and
the features found there are averaged. The network then says which of the differences make how many points.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.bots.policy import play_by_prior
from ludarium.engine.chance import Chance
from ludarium.engine.evaluator import Evaluator
from ludarium.engine.network import ValueNetwork
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import State
from ludarium.engine.worths import Reason, reasons_between

WORLDS: Final = 6
COMPARED: Final = 5  # other moves: more of them say little more
NOTABLE: Final = 0.5  # points; what makes less is no reason
TOLD: Final = 3  # worths in a sentence


def reasons_for(state: State, player: int, moves: list[int], luck: Chance) -> list[Reason]:
    """Return what speaks for and against the first of these moves compared with the others, the weightiest first.

    Nothing where the game explains no moves, there is nothing to choose, or the game ends before its value can be asked.
    """
    worths = state.game.evaluator.worths()
    if worths is None or len(moves) < 2:
        return []
    trial = Averages(state, player, luck)
    after = trial.features_after(moves[0])
    others = [trial.features_after(move) for move in moves[1 : 1 + COMPARED]]
    network = trial.network
    if network is None or not after or not all(others):
        return []
    before = [mean([rows[side] for rows in others]) for side in range(len(after))]
    found = reasons_between(worths, network, player, strongest_other(network, after, player), before, after)
    notable = [reason for reason in found if max(abs(reason.own), abs(reason.others)) >= NOTABLE]
    return sorted(notable, key=lambda reason: -max(abs(reason.own), abs(reason.others)))


def sentences(reasons: list[Reason]) -> list[Phrase]:
    """Return what speaks for a move and what against it, a sentence each: by the own side, and by what becomes of the others."""
    rows = [
        ("hint-gains", weightiest(reasons, False, 1)),
        ("hint-hinders", weightiest(reasons, True, 1)),
        ("hint-costs", weightiest(reasons, False, -1)),
        ("hint-helps", weightiest(reasons, True, -1)),
    ]
    return [Phrase(key, {"reasons": row}) for key, row in rows if row]


def overlooked(reasons: list[Reason], player: int) -> list[Phrase]:
    """Return what speaks for a better move than the one that a player made: by the own side, and by what becomes of the others."""
    own, others = weightiest(reasons, False, 1), weightiest(reasons, True, 1)
    said = [Phrase("hint-overlooked", {"player": Phrase("seat", {"seat": player}), "reasons": own})] if own else []
    return [*said, Phrase("hint-overlooked-others", {"reasons": others})] if others else said


def weightiest(reasons: list[Reason], others: bool, sign: int) -> list[Phrase]:
    """Return the worths that speak for a move (a sign of 1) or against it (-1), by the own side or by the others, with their points."""
    found = [(sign * (reason.others if others else reason.own), reason.worth) for reason in reasons]
    notable = sorted([one for one in found if one[0] >= NOTABLE], key=lambda one: -one[0])
    mark = "+" if sign > 0 else "−"
    return [Phrase("hint-reason", {"worth": worth.words(), "points": f"{mark}{int(points + 0.5)}"}) for points, worth in notable[:TOLD]]


class Averages:
    """Features after moves of one decision, averaged over the same worlds."""

    def __init__(self, state: State, player: int, luck: Chance) -> None:
        self.evaluator: Evaluator[Any] = state.game.evaluator
        self.player = player
        self.worlds: list[State] = []
        for number in range(WORLDS):
            world = state.resample(player, luck)
            self.evaluator.reopen(world, player)
            self.worlds.append(world)
        self.network: ValueNetwork | None = None

    def features_after(self, move: int) -> list[list[float]]:
        """Return the features of every side once what a move begins is finished; nothing where the game is over before."""
        found: list[list[list[float]]] = []
        for world in self.worlds:
            after = world.copy()
            after.apply(self.player, move)
            while not after.over and not self.evaluator.is_sample(after):
                play_by_prior(after)
            if after.over:
                return []
            self.network = self.evaluator.network(after)
            found.append(self.evaluator.features(after))
        return [mean([rows[side] for rows in found]) for side in range(len(found[0]))]


def mean(rows: list[list[float]]) -> list[float]:
    """Return the average of some rows."""
    return [sum([row[place] for row in rows]) / len(rows) for place in range(len(rows[0]))]


def strongest_other(network: ValueNetwork, rows: list[list[float]], side: int) -> int:
    """Return who of the others should have most points at the end; -1 if there is nobody."""
    best = -1
    most = 0.0
    for other in range(len(rows)):
        points = network.points(rows[other])
        if other != side and (best < 0 or points > most):
            best, most = other, points
    return best
