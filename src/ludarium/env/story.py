"""What each player has seen happen, as a fingerprint: the memory in an information state."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

from ludarium.engine.happening import Happening

SPECTATOR = -1


class Story:
    """A chain of what happened, each link after `before`; shared between copies of a position."""

    def __init__(self, before: Story | None, seat: int = SPECTATOR, move: int = -1, happenings: list[Happening] | None = None) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.happenings: list[Happening] = [] if happenings is None else happenings
        self.known: dict[int, str] = {}

    def told_to(self, player: int) -> str:
        """Return the fingerprint of everything this player has seen happen, and of the own moves."""
        untold: list[Story] = []
        link: Story | None = self
        while link is not None and player not in link.known:
            untold.append(link)
            link = link.before
        text = "" if link is None else link.known[player]
        for link in reversed(untold):
            text = link.known[player] = link.fingerprint(player, text)
        return text

    def fingerprint(self, player: int, before: str) -> str:
        """Return the fingerprint up to here, after that of what came before."""
        viewer = None if player == SPECTATOR else player
        told = [happening.plain(viewer) for happening in self.happenings]
        own = self.move if player != SPECTATOR and player == self.seat else None
        return hashlib.sha256(json.dumps([before, own, told], sort_keys=True).encode()).hexdigest()


class ToldStory(Story):
    """A story of which only the fingerprints are left: loaded, or from a world in which others have seen something else."""

    def __init__(self, known: Mapping[int, str]) -> None:
        super().__init__(None)
        self.known = dict(known)


def fingerprints(story: Story, players: int) -> dict[int, str]:
    """Return what is left of a story when it is saved."""
    return {player: story.told_to(player) for player in range(SPECTATOR, players)}


def in_world_of(story: Story, player: int, players: int) -> Story:
    """Return the story in a world drawn anew for a player: the others remember only what everybody saw."""
    public = story.told_to(SPECTATOR)
    return ToldStory({**dict.fromkeys(range(SPECTATOR, players), public), player: story.told_to(player)})
