"""What could become possible at most: a quick look that spares most trials of what a card could do for its slot (UC-R33).

A trial plays all ways through on copies of the position (`duties.py`). Most of them find nothing, since no way brings what is missing.
The means are what a player could have on a way if everything came together: sites ask nothing besides and give as much as any, upgrades
are free, conditions hold. What they do not allow needs no trial; what they allow is tried. Each step says itself what it could bring
(`Leaf.add_means`, `Leaf.branches`) and what it needs (`Leaf.could_be`); one that says nothing could bring anything.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.ability import Ability
from ludarium.engine.context import OF_SEAT
from ludarium.engine.effect import By, Effect, Either, Goods, If, InAnyOrder, InOrder, Joined, Per, Priced, Times
from ludarium.games.underwater.content.goods import amounts_of
from ludarium.games.underwater.content.kinds import BELOW, RESOURCE_COUNT, SPACES
from ludarium.games.underwater.rules.steps import CHOICE, PLAIN, Leaf, price_of
from ludarium.games.underwater.state import NO_CARDS, UnderwaterState

MOST_ANSWERS: Final = 12  # on one way; what answers more often might do so without end


class Means:
    """What a player could have at most on one way: resources, action cards, sites that may have opened."""

    def __init__(
        self, seat: int, goods: list[int], plain: list[Effect[Any]], choices: list[Effect[Any]], priced: list[Effect[Any]]
    ) -> None:
        self.seat = seat
        self.goods = goods
        self.space = 0  # of the track, as far as the marker could come
        self.claimed = NO_CARDS  # action cards
        self.used = NO_CARDS  # action cards too
        self.refreshed = 0  # used ones that could be used again
        self.joined = NO_CARDS  # metropolises
        self.answers = 0
        self.cities = False  # a city might be built: city and building sites open
        self.tunnels = False  # a tunnel might be built: tunnel sites open
        self.counted = False  # something is given for each of a count,
        self.changed = False  # and counts might change
        self.unknown = False  # anything might be possible
        # What is still to be looked at. What costs something comes last, when nothing is left that could help to pay it.
        self.plain = plain
        self.choices = choices
        self.priced = priced

    def copy(self) -> Means:
        """Return an independent copy; rows of cards and tiles change by replacement only."""
        other = Means(self.seat, self.goods.copy(), self.plain.copy(), self.choices.copy(), self.priced.copy())
        other.space = self.space
        other.claimed = self.claimed
        other.used = self.used
        other.refreshed = self.refreshed
        other.joined = self.joined
        other.answers = self.answers
        other.cities = self.cities
        other.tunnels = self.tunnels
        other.counted = self.counted
        other.changed = self.changed
        other.unknown = self.unknown
        return other

    def add(self, effect: Effect[Any]) -> None:
        """Let an effect be looked at."""
        if isinstance(effect, Leaf):
            (self.plain if effect.means == PLAIN else self.choices if effect.means == CHOICE else self.priced).append(effect)
        elif isinstance(effect, (InOrder, InAnyOrder)):
            for part in effect.parts:
                self.add(part)
        else:
            (self.priced if isinstance(effect, Priced) else self.choices if isinstance(effect, Either) else self.plain).append(effect)

    def add_answers(self, abilities: list[Ability], times: int = 1) -> None:
        """Let what abilities answer be looked at."""
        if abilities:
            self.answers += times
            for time in range(times):
                for ability in abilities:
                    self.add(ability.on.effect)

    def add_row(self, amounts: list[int]) -> None:
        """Add resources."""
        for resource in range(RESOURCE_COUNT):
            self.goods[resource] += amounts[resource]

    def take_row(self, amounts: list[int]) -> None:
        """Take resources away."""
        for resource in range(RESOURCE_COUNT):
            self.goods[resource] -= amounts[resource]

    def allow_all(self) -> bool:
        """Say whether nothing is known to be impossible."""
        return self.unknown or (self.counted and self.changed) or self.answers > MOST_ANSWERS

    def has(self, cost: list[int]) -> bool:
        """Say whether there are enough resources for a cost of which nothing can be replaced."""
        return all(self.goods[resource] >= cost[resource] for resource in range(RESOURCE_COUNT))

    def usable(self) -> list[int]:
        """Return the action cards that could be used."""
        return self.claimed if self.refreshed else [card for card in self.claimed if card not in self.used]

    def use(self, card: int) -> Means:
        """Return the means of the way on which an action card is used."""
        other = self.copy()
        if card in self.used:
            other.refreshed -= 1
        else:
            other.used = [*self.used, card]
        return other


def means_of(state: UnderwaterState, seat: int) -> Means:
    """Return what a player has now, with what contracts could bring (UC-R41)."""
    side = state.sides[seat]
    means = Means(seat, side.goods.copy(), [], [], [])
    means.space = side.space
    means.claimed = side.claimed
    means.used = side.used.copy()
    for contract in state.contracts:
        means.add_row(amounts_of(state.content.contracts[contract].reward))
    return means


def could_reach(state: UnderwaterState, means: Means, goal: list[Effect[Any]]) -> bool:
    """Say whether a step of the goal might be possible on some way through all that is to be looked at. The means are used up."""
    while means.plain:
        add_means(state, means.plain.pop(), means)
    if means.allow_all():
        return True
    if means.choices:
        return any(could_reach(state, way, goal) for way in branches_of(state, means.choices.pop(), means))
    if any(could_do(state, step, means) for step in goal):
        return True
    last = len(means.priced) - 1
    for place in range(last + 1):  # which of them comes next
        left = means if place == last else means.copy()
        if any(could_reach(state, way, goal) for way in branches_of(state, left.priced.pop(place), left)):
            return True
    return False


def branches_of(state: UnderwaterState, step: Effect[Any], means: Means) -> list[Means]:
    """Return the means of all ways to carry a step out: of its alternatives, or after its price was paid. The means are used up."""
    if isinstance(step, Leaf):
        return step.branches(state, means)
    if isinstance(step, Either):
        ways = [means.copy() for part in step.parts[1:]]
        ways.append(means)
        for place, part in enumerate(step.parts):
            ways[place].add(part)
        return ways
    assert isinstance(step, Priced)
    cost = price_of(step)
    if not means.has(cost):
        return []
    means.take_row(cost)
    means.add(step.then)
    return [means]


def add_means(state: UnderwaterState, effect: Effect[Any], means: Means) -> None:
    """Add what a step without price and choice could bring at most."""
    if isinstance(effect, Leaf):
        effect.add_means(state, means)
    elif isinstance(effect, Goods):
        if effect.good < RESOURCE_COUNT:
            means.goods[effect.good] += effect.amount
    elif isinstance(effect, If):
        means.add(effect.effect)
    elif isinstance(effect, Times):
        for turn in range(effect.times):
            means.add(effect.effect)
    elif isinstance(effect, (Per, By)):
        means.counted = True
        means.add(effect.effect.resized(effect.measure(state, OF_SEAT[means.seat])))
    else:
        means.unknown = True


def add_track(state: UnderwaterState, steps: int, means: Means) -> None:
    """Add the bonuses of the spaces of the track that so many more steps could enter."""
    for step in range(steps):
        if means.space == 1:
            return
        means.space = SPACES if means.space == BELOW else means.space - 1
        means.add_row(state.content.spaces[means.space - 1])


def could_do(state: UnderwaterState, effect: Effect[Any], means: Means) -> bool:
    """Say whether some step of an effect might be possible with such means."""
    if isinstance(effect, Leaf):
        return effect.could_be(state, means)
    if isinstance(effect, Joined):
        return any(could_do(state, part, means) for part in effect.parts)
    return True
