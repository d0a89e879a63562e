"""Zones: where the numbered pieces of a game lie, and who may look there. A zone is a declared field of the position.

    CARD = Pieces("cards", 72)                     who knows which card lies where is kept in state.cards
    fields = [Deck("deck", CARD), Discard("discard", CARD, face_up=False), Parts("sides", [Hand("hand", CARD)], …)]

Drawing and shuffling keep what is known true. From the declarations alone follow the worlds that a player cannot tell from the real
one (`redraw`): what is unknown is exchanged among all zones, and decks that hold no secret but their order are shuffled anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludarium.engine.chance import Chance
from ludarium.engine.fields import Bound, Field, Number, Numbers, Parts, Piles
from ludarium.engine.hidden import Hidden
from ludarium.engine.state import State

NOTHING: Final = -1


class Pieces:
    """All pieces of one kind, numbered from 0. `knowledge` names the field that says who knows where each lies; '' if nobody needs it."""

    def __init__(self, knowledge: str, count: Bound) -> None:
        self.knowledge = knowledge
        self.count = count
        self.hidden: list[Place] = []  # the zones that hide them, found at the first look

    def last(self, state: Any) -> int:
        """Return the highest number of a piece."""
        return (self.count if isinstance(self.count, int) else self.count(state)) - 1


class Zone(Numbers):
    """A row of pieces. `face_up`: everybody sees them all, so there is nothing to redraw."""

    def __init__(self, name: str, pieces: Pieces, face_up: bool, length: Bound = -1) -> None:
        super().__init__(name, 0, pieces.last, length)
        self.pieces = pieces
        self.face_up = face_up


class Deck(Zone):
    """Face down, in an order nobody knows; the next piece is the last.

    The top `shown` pieces are seen by all. With `layers` (of each piece, in a position), pieces of one layer lie together, and the
    layers in a known order.
    """

    def __init__(self, name: str, pieces: Pieces, shown: int = 0, layers: Callable[[Any], list[int]] | None = None) -> None:
        super().__init__(name, pieces, False)
        self.shown = shown
        self.layers = layers


class Discard(Zone):
    """Where used pieces go, face up or face down."""

    def __init__(self, name: str, pieces: Pieces, face_up: bool = True) -> None:
        super().__init__(name, pieces, face_up)


class Display(Zone):
    """In the middle of the table, face up for all."""

    def __init__(self, name: str, pieces: Pieces) -> None:
        super().__init__(name, pieces, True)


class Hand(Zone):
    """What only its owner sees."""

    def __init__(self, name: str, pieces: Pieces) -> None:
        super().__init__(name, pieces, False)


class Tableau(Zone):
    """Before a player, face up for all; pieces up to the number `most` where that is not the last of them."""

    def __init__(self, name: str, pieces: Pieces, most: Bound = NOTHING) -> None:
        super().__init__(name, pieces, True)
        if most != NOTHING:
            self.most = most


class Aside(Zone):
    """Taken out of the game unseen."""

    def __init__(self, name: str, pieces: Pieces) -> None:
        super().__init__(name, pieces, False)


class Slot(Number):
    """One piece or NOTHING; who sees it, the game says."""

    def __init__(self, name: str, pieces: Pieces) -> None:
        super().__init__(name, NOTHING, pieces.last)
        self.pieces = pieces


class Decks(Piles):
    """Several decks of the same kind, or with `face_up` several open piles."""

    def __init__(self, name: str, pieces: Pieces, length: Bound, face_up: bool = False) -> None:
        super().__init__(name, 0, pieces.last, length)
        self.pieces = pieces
        self.face_up = face_up


# ---------------------------------------------------------------------------------------------------------------------
# Drawing and shuffling
# ---------------------------------------------------------------------------------------------------------------------


def draw(state: State, deck: list[int], known: Hidden | None, seat: int) -> int:
    """Take the next piece of a deck; the seat that draws it knows it (NOTHING: nobody does)."""
    state.seal()
    piece = deck.pop()
    if known is not None and 0 <= seat < state.players:
        known.show(piece, seat)
    return piece


def shuffle(state: State, pieces: list[int], known: Hidden | None) -> None:
    """Shuffle pieces face down, in place."""
    if known is not None:
        known.shuffle_in(pieces)
    state.chance.shuffle(pieces)
    state.seal()


# ---------------------------------------------------------------------------------------------------------------------
# Other worlds
# ---------------------------------------------------------------------------------------------------------------------


class Place:
    """A zone that hides pieces: a field of the position, or of each part in a list of parts."""

    def __init__(self, parts: str, field: Field) -> None:
        self.parts = parts  # the name of the list, '' for the position itself
        self.field = field

    def owners(self, state: Any) -> list[Any]:
        """Return whose zones these are."""
        return list(getattr(state, self.parts)) if self.parts else [state]


def hidden_places(state: State, pieces: Pieces) -> list[Place]:
    """Return the zones that hide pieces of a kind, in the order of the declaration."""
    if not pieces.hidden:
        for field in state.fields():
            if isinstance(field, Parts):
                pieces.hidden.extend([Place(field.name, part) for part in field.fields if hides(part, pieces)])
            elif hides(field, pieces):
                pieces.hidden.append(Place("", field))
    return pieces.hidden


def hides(field: Field, pieces: Pieces) -> bool:
    """Say whether a field is a zone of these pieces into which not everybody sees."""
    if isinstance(field, Slot):
        return field.pieces is pieces
    return isinstance(field, (Zone, Decks)) and field.pieces is pieces and not field.face_up


def contents(state: State, pieces: Pieces) -> list[int]:
    """Return all pieces of a kind that lie in zones into which not everybody sees."""
    found: list[int] = []
    for owner, field in owned_zones(state, pieces):
        value = getattr(owner, field.name)
        if isinstance(field, Slot):
            if value != NOTHING:
                found.append(value)
        elif isinstance(field, Decks):
            for deck in value:
                found.extend(deck)
        else:
            found.extend(value)
    return found


def owned_zones(state: State, pieces: Pieces) -> list[tuple[Any, Field]]:
    """Return the same zones with their owners: side by side what belongs to one of them."""
    found: list[tuple[Any, Field]] = []
    parts = ""
    for place in hidden_places(state, pieces):
        if not place.parts:
            found.append((state, place.field))
        elif place.parts != parts:
            group = [other.field for other in pieces.hidden if other.parts == place.parts]
            found.extend([(owner, field) for owner in place.owners(state) for field in group])
        parts = place.parts
    return found


def replace(state: State, pieces: Pieces, instead: list[int]) -> None:
    """Lay another piece in the place of each."""
    for owner, field in owned_zones(state, pieces):
        value: Any = getattr(owner, field.name)
        if isinstance(field, Slot):
            setattr(owner, field.name, instead[value] if value != NOTHING else NOTHING)
        elif isinstance(field, Decks):
            setattr(owner, field.name, [[instead[piece] for piece in deck] for deck in value])
        else:
            setattr(owner, field.name, [instead[piece] for piece in value])


def redraw(world: State, pieces: Pieces, player: int, luck: Chance) -> None:
    """Draw anew what a player cannot know of the pieces of one kind: with the same luck the same, however they really lie."""
    if pieces.knowledge:
        known: Hidden = getattr(world, pieces.knowledge)
        replace(world, pieces, known.exchange(player, contents(world, pieces), luck))
        return
    for owner, field in owned_zones(world, pieces):
        value: Any = getattr(owner, field.name)
        if isinstance(field, Decks):
            setattr(owner, field.name, [reordered(deck, 0, None, luck) for deck in value])
        elif isinstance(field, Deck):
            setattr(owner, field.name, reordered(value, field.shown, None if field.layers is None else field.layers(world), luck))


def reordered(deck: list[int], shown: int, layers: list[int] | None, luck: Chance) -> list[int]:
    """Return a deck shuffled anew below what is seen of it, each layer for itself. Sorted first: nothing depends on the real order."""
    found: list[int] = []
    end = max(0, len(deck) - shown)
    start = 0
    while start < end:
        after = start + 1
        while after < end and (layers is None or layers[deck[after]] == layers[deck[start]]):
            after += 1
        part = sorted(deck[start:after])
        luck.shuffle(part)
        found.extend(part)
        start = after
    return found + deck[end:]
