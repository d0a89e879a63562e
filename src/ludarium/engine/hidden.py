"""Who knows where each face-down piece is, and how the unknown ones can lie otherwise.

A world that a player cannot tell from the real one is made by exchanging pieces that this player does not know. Three
things are remembered for that (docs/decisions/0005-hidden-information.md):

- for each piece, which players know where it lies now, and in which shuffle its place was dealt;
- for each player and piece, the last shuffle in which the player knows the piece took part;
- for each shuffle and player, which pieces may have been in it: those known to have taken part, and those that may
  have lain in one of the places whose unknown contents went in. Pieces are told apart by their own last known shuffle,
  so this is a set of shuffle numbers, kept as bits.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.chance import Chance
from ludarium.engine.errors import LoadError
from ludarium.engine.fields import Bound, Field, Loading, Number, Numbers, read_fields, write_fields

ATTEMPTS: Final = 20
WANDERING: Final = 30
MOST_SHUFFLES: Final = 10_000
FORGET_AT: Final = 40  # shuffles: beyond 60 their bits would no longer fit into a small number


class Hidden:
    """Knowledge about `pieces` numbered pieces (cards of a deck, tiles of a supply) among `players` players."""

    def __init__(self, pieces: int, players: int) -> None:
        self.players = players
        self.seen = [0] * pieces
        self.dealt = [0] * pieces
        self.surely = [0] * (pieces * players)
        self.may = [1] * players
        self.shuffles = 0
        self.shared = False  # a copy has the same rows: whoever changes one makes rows of its own first

    def copy(self) -> Hidden:
        """Return an independent copy. `surely` and `may` change by replacement only; the other rows are shared until one changes."""
        self.shared = True
        return self._handed_to(Hidden(0, self.players))

    def unheeded(self) -> Hidden:
        """Return the same knowledge for a trial, which nobody asks afterwards who knows what: so these rows stay one's own."""
        return self._handed_to(Unheeded(0, self.players))

    def _handed_to(self, other: Hidden) -> Hidden:
        """Let another have the same rows; it makes rows of its own before it changes one."""
        other.seen = self.seen
        other.dealt = self.dealt
        other.surely = self.surely
        other.may = self.may
        other.shuffles = self.shuffles
        other.shared = True
        return other

    def _part(self) -> None:
        """Make rows of one's own before they change: copies of a position look far more often than they change anything."""
        if self.shared:
            self.seen = self.seen.copy()
            self.dealt = self.dealt.copy()
            self.shared = False

    def shuffle_in(self, pieces: list[int]) -> None:
        """Note that these pieces are shuffled face down; who knew where one was knows that it took part."""
        self._part()
        if self.shuffles >= FORGET_AT:
            self._forget()
        self.shuffles += 1
        surely = self.surely.copy()
        may = self.may.copy()
        for player in range(self.players):
            inside = 1 << self.shuffles
            for piece in pieces:
                if self.seen[piece] >> player & 1:
                    surely[piece * self.players + player] = self.shuffles
                else:
                    inside |= self.may[self.dealt[piece] * self.players + player]
            may.append(inside)
        for piece in pieces:
            self.seen[piece] = 0
            self.dealt[piece] = self.shuffles
        self.surely = surely
        self.may = may

    def _forget(self) -> None:
        """Forget the shuffles that no piece goes back to, and number the others anew: a game may shuffle as often as it likes."""
        kept = sorted({0, *self.dealt, *self.surely})
        number = {shuffle: new for new, shuffle in enumerate(kept)}
        may: list[int] = []
        for shuffle in kept:
            for player in range(self.players):
                inside = self.may[shuffle * self.players + player]
                may.append(sum([1 << new for new, old in enumerate(kept) if inside >> old & 1]))
        self.dealt = [number[shuffle] for shuffle in self.dealt]
        self.surely = [number[shuffle] for shuffle in self.surely]
        self.may = may
        self.shuffles = len(kept) - 1

    def show(self, piece: int, player: int) -> None:
        """Let a player know where the piece lies."""
        self._part()
        self.seen[piece] |= 1 << player

    def reveal(self, piece: int) -> None:
        """Let everybody know where the piece lies."""
        self._part()
        self.seen[piece] = (1 << self.players) - 1

    def knows(self, player: int, piece: int) -> bool:
        """Say whether the player knows where the piece lies."""
        return bool(self.seen[piece] >> player & 1)

    def may_lie(self, player: int, piece: int, place: int) -> bool:
        """Say whether, for all the player knows, the piece may lie where the piece `place` lies."""
        inside = self.may[self.dealt[place] * self.players + player]
        return bool(inside >> self.surely[piece * self.players + player] & 1)

    def in_order(self, pieces: list[int], player: int) -> list[int]:
        """Return pieces in an order that tells the player nothing: the known by number, the others by shuffle and by who knows them."""
        ordered = sorted([piece for piece in pieces if self.knows(player, piece)])
        unknown = [(((self.dealt[piece] << 16) + self.seen[piece]) << 16) + piece for piece in pieces if not self.knows(player, piece)]
        return ordered + [number & 0xFFFF for number in sorted(unknown)]

    def exchange(self, player: int, pieces: list[int], luck: Chance) -> list[int]:
        """Exchange those of the pieces that the player does not know; return for every piece the one now in its place.

        Every arrangement that agrees with what the player knows can come out. They are equally likely where what may lie
        in one place may lie in another too or in none that it shares, as with a single deck or supply: places with the
        fewest possibilities are filled first. With the same luck the same comes out, however the pieces really lie.
        """
        instead = list(range(len(self.seen)))
        unknown = [piece for piece in pieces if not self.knows(player, piece)]
        for attempt in range(ATTEMPTS):
            if self._fill(player, unknown, instead, luck):
                break
        else:
            self._wander(player, unknown, instead, luck)
        self._follow(player, unknown, instead)
        return instead

    def _fill(self, player: int, unknown: list[int], instead: list[int], luck: Chance) -> bool:
        """Fill the places one after the other with any of what is left for them; say whether nothing was left over."""
        heaps: list[list[int]] = [[] for shuffle in range(self.shuffles + 1)]
        for piece in unknown:
            heaps[self.surely[piece * self.players + player]].append(piece)
        for heap in heaps:
            heap.sort()  # so that with the same luck nothing depends on how they really lie
        for place in self._narrowest_first(player, unknown):
            inside = self.may[self.dealt[place] * self.players + player]
            possible = 0
            for shuffle in range(self.shuffles + 1):
                if inside >> shuffle & 1:
                    possible += len(heaps[shuffle])
            if not possible:
                return False
            instead[place] = _take(heaps, inside, luck.below(possible))
        return True

    def _narrowest_first(self, player: int, unknown: list[int]) -> list[int]:
        """Return the places in the order of how many kinds of piece may lie there."""
        ordered: list[int] = []
        widths = [self.may[shuffle * self.players + player].bit_count() for shuffle in range(self.shuffles + 1)]
        for width in sorted(set(widths)):
            ordered.extend([place for place in unknown if widths[self.dealt[place]] == width])
        return ordered

    def _wander(self, player: int, unknown: list[int], instead: list[int], luck: Chance) -> None:
        """Where filling fails again and again, go from one arrangement, not the real one, by exchanges of two that stay possible."""
        pieces = sorted(unknown)
        laid = [-1] * len(pieces)
        for place in range(len(unknown)):
            self._lay(player, unknown, pieces, laid, place, [False] * len(pieces))
        for number, place in enumerate(laid):
            instead[unknown[place]] = pieces[number]
        for step in range(WANDERING * len(unknown)):
            one, other = luck.pick(unknown), luck.pick(unknown)
            if self.may_lie(player, instead[one], other) and self.may_lie(player, instead[other], one):
                instead[one], instead[other] = instead[other], instead[one]

    def _lay(self, player: int, unknown: list[int], pieces: list[int], laid: list[int], place: int, tried: list[bool]) -> bool:
        """Lay the first piece that may lie in a place there, if need be by laying others elsewhere; `laid` says where each lies."""
        for number, piece in enumerate(pieces):
            if tried[number] or not self.may_lie(player, piece, unknown[place]):
                continue
            tried[number] = True
            if laid[number] < 0 or self._lay(player, unknown, pieces, laid, laid[number], tried):
                laid[number] = place
                return True
        return False

    def _follow(self, player: int, places: list[int], instead: list[int]) -> None:
        """Carry what is known of each place over to the piece that lies there now.

        Others remember nothing else, of no piece: who saw one long ago, before this player came to know it, is not for all to know.
        """
        seen = [self.seen[place] for place in places]
        dealt = [self.dealt[place] for place in places]
        self._part()
        for index, place in enumerate(places):
            self.seen[instead[place]] = seen[index]
            self.dealt[instead[place]] = dealt[index]
        least = [_lowest(inside) for inside in self.may]
        rows = [least[shuffle * self.players : (shuffle + 1) * self.players] for shuffle in range(self.shuffles + 1)]
        surely: list[int] = []
        for shuffle in self.dealt:
            surely.extend(rows[shuffle])
        surely[player :: self.players] = self.surely[player :: self.players]
        self.surely = surely


class Unheeded(Hidden):
    """What is known in a trial: what was known before it. What happens in it is not noted."""

    def unheeded(self) -> Hidden:
        return self

    def shuffle_in(self, pieces: list[int]) -> None:
        pass

    def show(self, piece: int, player: int) -> None:
        pass

    def reveal(self, piece: int) -> None:
        pass


def _lowest(inside: int) -> int:
    """Return the first shuffle of a set."""
    return (inside & -inside).bit_length() - 1


def _take(heaps: list[list[int]], inside: int, number: int) -> int:
    """Take the piece with this number out of the heaps that count."""
    for shuffle, heap in enumerate(heaps):
        if not inside >> shuffle & 1:
            continue
        if number < len(heap):
            piece = heap[number]
            heap[number] = heap[-1]
            heap.pop()
            return piece
        number -= len(heap)
    raise AssertionError("there is no such piece")


class Knowledge(Field):
    """A field that holds what is known about so many pieces."""

    def __init__(self, name: str, pieces: Bound) -> None:
        super().__init__(name)
        self.pieces = pieces

    def write(self, value: Any) -> object:
        return write_fields(value, HIDDEN_FIELDS)

    def read(self, data: object, where: str, loading: Loading) -> Hidden:
        players = loading.state.players
        pieces = loading.bound(self.pieces)
        made = Hidden(pieces, players)
        read_fields(made, HIDDEN_FIELDS, data, where, Loading(made, loading.read_task, loading.read_effect))
        if len(made.seen) != pieces:
            raise LoadError(f"{where}.seen: {pieces} expected, found {len(made.seen)}")
        for slot, inside in enumerate(made.may):
            if not inside >> slot // players & 1:
                raise LoadError(f"{where}.may: what took part in a shuffle may be in it")
        return made


HIDDEN_FIELDS: Final[list[Field]] = [
    Number("shuffles", 0, MOST_SHUFFLES),
    Numbers("seen", 0, lambda hidden: (1 << hidden.players) - 1),
    Numbers("dealt", 0, lambda hidden: hidden.shuffles, lambda hidden: len(hidden.seen)),
    Numbers("surely", 0, lambda hidden: hidden.shuffles, lambda hidden: len(hidden.seen) * hidden.players),
    Numbers("may", 1, lambda hidden: (1 << hidden.shuffles + 1) - 1, lambda hidden: (hidden.shuffles + 1) * hidden.players),
]
