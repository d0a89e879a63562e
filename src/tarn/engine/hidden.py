"""Who knows where each face-down piece is, and how the unknown ones can lie otherwise.

A world that a player cannot tell from the real one is made by exchanging pieces that this player does not know. Two
things are remembered for that (docs/decisions/0005-hidden-information.md):

- for each piece, which players know where it lies now, and in which shuffle its place was dealt;
- for each player and piece, the last shuffle in which the player knows the piece took part. A place dealt before
  that shuffle cannot hold the piece.
"""

from __future__ import annotations

from tarn.engine.chance import Chance
from tarn.engine.saving import Reader


class Hidden:
    """Knowledge about `pieces` numbered pieces (cards of a deck, tiles of a supply) among `players` players."""

    def __init__(self, pieces: int, players: int) -> None:
        self.players = players
        self.seen = [0] * pieces
        self.dealt = [0] * pieces
        self.surely = [0] * (pieces * players)
        self.shuffles = 0

    def copy(self) -> Hidden:
        """Return an independent copy. `surely` changes by replacement only, so it can be shared."""
        other = Hidden(0, self.players)
        other.seen = self.seen.copy()
        other.dealt = self.dealt.copy()
        other.surely = self.surely
        other.shuffles = self.shuffles
        return other

    def shuffle_in(self, pieces: list[int]) -> None:
        """Note that these pieces are shuffled face down; who knew where one was knows that it took part."""
        self.shuffles += 1
        surely = self.surely.copy()
        for piece in pieces:
            seen = self.seen[piece]
            for player in range(self.players):
                if seen >> player & 1:
                    surely[piece * self.players + player] = self.shuffles
            self.seen[piece] = 0
            self.dealt[piece] = self.shuffles
        self.surely = surely

    def show(self, piece: int, player: int) -> None:
        """Let a player know where the piece lies."""
        self.seen[piece] |= 1 << player

    def reveal(self, piece: int) -> None:
        """Let everybody know where the piece lies."""
        self.seen[piece] = (1 << self.players) - 1

    def knows(self, player: int, piece: int) -> bool:
        """Say whether the player knows where the piece lies."""
        return bool(self.seen[piece] >> player & 1)

    def exchange(self, player: int, pieces: list[int], chance: Chance) -> list[int]:
        """Exchange those of the pieces that the player does not know; return for every piece the one now in its place.

        Every arrangement that agrees with what the player knows is equally likely: places are filled from the one dealt
        in the earliest shuffle on, and what may lie in an earlier place may lie in every later one too.
        """
        instead = list(range(len(self.seen)))
        unknown = [piece for piece in pieces if not self.knows(player, piece)]
        places = sorted(unknown, key=lambda piece: self.dealt[piece])
        waiting = sorted(unknown, key=lambda piece: self.surely[piece * self.players + player])
        possible: list[int] = []
        following = 0
        for place in places:
            while following < len(waiting) and self._may_lie(player, waiting[following], place):
                possible.append(waiting[following])
                following += 1
            chosen = chance.below(len(possible))
            instead[place] = possible[chosen]
            possible[chosen] = possible[-1]
            possible.pop()
        self._follow(player, unknown, instead)
        return instead

    def _may_lie(self, player: int, piece: int, place: int) -> bool:
        return self.surely[piece * self.players + player] <= self.dealt[place]

    def _follow(self, player: int, places: list[int], instead: list[int]) -> None:
        """Carry what is known of each place over to the piece that lies there now."""
        seen = [self.seen[place] for place in places]
        dealt = [self.dealt[place] for place in places]
        surely = self.surely.copy()
        for index, place in enumerate(places):
            piece = instead[place]
            self.seen[piece] = seen[index]
            self.dealt[piece] = dealt[index]
            for other in range(self.players):
                slot = piece * self.players + other
                if other != player and surely[slot] > dealt[index]:
                    surely[slot] = dealt[index]
        self.surely = surely

    def dump(self) -> dict[str, object]:
        """Return everything as plain data."""
        return {"seen": self.seen.copy(), "dealt": self.dealt.copy(), "surely": self.surely.copy(), "shuffles": self.shuffles}


def load_hidden(reader: Reader, pieces: int, players: int) -> Hidden:
    """Return what `Hidden.dump` wrote."""
    made = Hidden(pieces, players)
    made.shuffles = reader.number("shuffles", 0, 1_000_000)
    made.seen = reader.numbers("seen", 0, (1 << players) - 1, pieces)
    made.dealt = reader.numbers("dealt", 0, made.shuffles, pieces)
    made.surely = reader.numbers("surely", 0, made.shuffles, pieces * players)
    return made
