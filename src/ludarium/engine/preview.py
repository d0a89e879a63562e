"""What a choice would do, found by trying it: what it pays and brings, and whether it could still be taken back.

A choice is carried out on a copy of the position, as far as its own consequences go. What is sealed on the way (something drawn or
revealed) depends on what nobody knows yet: then it is tried in worlds that the player cannot tell from the real one, and only what
is the same in all of them counts as certain. So a preview never tells more than the player knows.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.chance import chance
from ludarium.engine.happening import Happening, Log
from ludarium.engine.phrase import Icon, Option, Phrase, Preview
from ludarium.engine.state import Sealed, State

WORLDS: Final = 2  # in which a choice is tried that reveals something


class Trial:
    """A position on which something is tried for a player."""

    def __init__(self, state: State, player: int) -> None:
        self.world: Any = state.copy()
        self.player = player
        self.log = Log()
        self.world.listener = self.log
        self.seals = self.world.seals
        self.before = self.world.game.goods(self.world, player)

    def play(self, move: int) -> None:
        """Make a move and all that follows from it alone, up to the next question."""
        stack = self.world.lanes[self.player] if self.world.lanes else self.world.agenda
        ask = stack.pop()
        depth = len(stack)
        self.world.stack = stack
        ask.play(self.world, move)
        self.run(stack, depth)

    def run(self, stack: list[Any], depth: int) -> None:
        """Do what lies on a stack above a depth, up to a question."""
        lanes = self.world.lanes
        while len(stack) > depth and not stack[-1].waits and self.world.lanes is lanes:
            self.world.stack = stack
            task = stack.pop()
            task.run(self.world)

    @property
    def is_sealed(self) -> bool:
        """Say whether something was drawn or revealed on the way."""
        return bool(self.world.seals != self.seals)

    def change(self) -> dict[str, int]:
        """Return what the player has more or less of."""
        after = self.world.game.goods(self.world, self.player)
        return {good: after[good] - count for good, count in self.before.items()}

    def apart(self) -> list[Preview]:
        """Return what was only laid away or brought back so far."""
        found: list[Preview] = self.world.game.set_apart(self.player, self.log.happenings)
        return found

    def preview(self, shown: list[str], label: Phrase | None = None) -> Preview:
        """Return what has happened so far; of the happenings only those of the kinds that are worth showing."""
        return preview_of(self.change(), [happening for happening in self.log.happenings if happening.kind in shown], label)


def preview_of(change: dict[str, int], shown: list[Happening], label: Phrase | None = None) -> Preview:
    """Return a change of goods as a preview."""
    pays = [Icon(good, -count) for good, count in change.items() if count < 0]
    brings = [Icon(good, count) for good, count in change.items() if count > 0]
    return Preview(pays, brings, [happening.plain(None) for happening in shown], label)


class Worlds:
    """The worlds in which choices are tried that reveal something: drawn when the first of them is, and the same for all."""

    def __init__(self, state: State, player: int) -> None:
        self.state = state
        self.player = player
        self.drawn: list[State] = []

    def trials(self) -> list[Trial]:
        """Return a trial in each of them."""
        if not self.drawn:
            self.drawn = [self.state.resample(self.player, chance(number)) for number in range(WORLDS)]
        return [Trial(world, self.player) for world in self.drawn]


def add_previews(state: State, player: int, options: list[Option]) -> None:
    """Let options say what they would do, and whether they could still be taken back."""
    ask = state.pending(player)
    assert ask is not None
    worlds = Worlds(state, player)
    for option in options:
        option.final = is_final(state, player, option.move)
        own = ask.previews(state, option.move)
        option.previews = tried(worlds, option.move, ask.shows) if own is None else own


def tried(worlds: Worlds, move: int, shown: list[str]) -> list[Preview]:
    """Return what a move does for certain; nothing if it does nothing that can be told."""
    trial = Trial(worlds.state, worlds.player)
    trial.play(move)
    change, happenings, apart = trial.change(), trial.log.happenings, trial.apart()
    if trial.is_sealed:
        happenings, apart = [], []  # what comes out in the end is certain, not by which way
        for number, other in enumerate(worlds.trials()):
            other.play(move)
            found = other.change()
            change = {good: count for good, count in (found if number == 0 else change).items() if found[good] == count}
    preview = preview_of(without(change, apart), [happening for happening in happenings if happening.kind in shown])
    return [*([preview] if preview.pays or preview.brings or preview.lines else []), *apart]


def without(change: dict[str, int], apart: list[Preview]) -> dict[str, int]:
    """Return a change of goods less what is told apart."""
    rest = change.copy()
    for preview in apart:
        for icon in preview.pays:
            rest[icon.name] += icon.count
        for icon in preview.brings:
            rest[icon.name] -= icon.count
    return rest


def is_final(state: State, player: int, move: int) -> bool:
    """Say whether a move could not be taken back.

    It could not if it or what follows at once reveals something, lets chance decide, ends the game, or lets others move on it. What is
    simultaneous does not count as moving on it.
    """
    world = state.copy()
    world.fragile = True
    try:
        world.apply(player, move)
    except Sealed:
        return True
    if world.lanes and world.rounds_of_lanes == state.rounds_of_lanes:
        return False
    return world.to_move != [player]
