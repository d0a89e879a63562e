"""Moving an urbanization token away from a new building (GK-U5 to GK-U7, GK-R48 to GK-R53)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.agenda import SEAT, Ask, Task
from ludarium.engine.fields import Field, Number, Truth
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.games.ginkgopolis.content.components import LETTERS, TOKENS, tile_words
from ludarium.games.ginkgopolis.notation import SHIFT, TOKEN
from ludarium.games.ginkgopolis.rules.city import CELL, DIRECTION_NAMES, DIRECTIONS, City, cell_text
from ludarium.games.ginkgopolis.state import GinkgopolisState

LETTER: Final = Number("letter", 0, TOKENS - 1)
STUCK: Final = Number("stuck", 0, TOKENS - 1)


def free_neighbours(city: City, cell: int) -> list[int]:
    """Return the empty cells that share an edge with a cell (GK-U5, GK-U6)."""
    return [cell + direction for direction in DIRECTIONS if city.is_empty(cell + direction)]


def allowed_cells(city: City, letter: int, walk: list[int]) -> list[int]:
    """Return the free cells that keep the tokens in alphabetical order on the outer walk (GK-R52, part 2)."""
    before, after = order_neighbours(city, letter, walk)
    if before < 0:
        return []
    allowed: set[int] = set()
    for start, cell in enumerate(walk):
        if city.token_at.get(cell, -1) != before:
            continue
        for step in range(1, len(walk) + 1):
            ahead = walk[(start + step) % len(walk)]
            lying = city.token_at.get(ahead, -1)
            if lying == after:
                break
            if lying < 0:
                allowed.add(ahead)
    return sorted(allowed)


def order_neighbours(city: City, letter: int, walk: list[int]) -> tuple[int, int]:
    """Return the letters before and after a letter whose tokens lie on the walk; letters are cyclic. -1 if there are none."""
    on_walk = {city.token_at[cell] for cell in walk if cell in city.token_at}
    before = [(letter - step) % TOKENS for step in range(1, TOKENS) if (letter - step) % TOKENS in on_walk]
    after = [(letter + step) % TOKENS for step in range(1, TOKENS) if (letter + step) % TOKENS in on_walk]
    return (before[0], after[0]) if before else (-1, -1)


def way_clearing(city: City, stuck: int) -> list[tuple[int, int]]:
    """Return the moves (letter, cell) of a neighbouring token that make room for the stuck one (GK-R52, part 3)."""
    moves: list[tuple[int, int]] = []
    walk = city.outer_walk()
    for neighbour in sorted(set(order_neighbours(city, stuck, walk))):
        if neighbour < 0:
            continue
        for cell in allowed_cells(city, neighbour, walk):
            trial = city.copy()
            trial.put_token(neighbour, cell)
            if allowed_cells(trial, stuck, walk):
                moves.append((neighbour, cell))
    return moves


class MoveToken(Task[GinkgopolisState]):
    """The token leaves the cell of the new building (GK-U5); a seat is asked only where there is a choice."""

    saved: ClassVar[list[Field]] = [SEAT, LETTER, CELL]

    def __init__(self, seat: int, letter: int, cell: int) -> None:
        self.seat = seat
        self.letter = letter
        self.cell = cell

    def run(self, state: GinkgopolisState) -> None:
        free = free_neighbours(state.city, self.cell)
        if len(free) == 1:
            put_token(state, self.seat, self.letter, free[0])
        elif free:
            state.push(PlaceToken(self.seat, self.letter, self.cell))
        else:
            state.push(UnstickToken(self.seat, self.letter))


def put_token(state: GinkgopolisState, seat: int, letter: int, cell: int) -> None:
    """Lay a token on its new cell."""
    state.city.put_token(letter, cell)
    if state.listener is not None:
        state.report("token-moved", seat, {"letter": LETTERS[letter], "cell": cell_text(cell)})


def cell_words(city: City, cell: int, beside: int) -> Phrase:
    """Name a cell by the building on a cell beside it."""
    side = DIRECTION_NAMES[DIRECTIONS.index(cell - beside)]
    return Phrase("move-token", {"side": side, "tile": tile_words(city.at[beside].tile)})


def cell_option(state: GinkgopolisState, move: int, beside: int) -> Option:
    """Return the choice of a cell as a person meets it."""
    return Option(move, TOKEN.text(move), cell_words(state.city, TOKEN.index(move), beside), state.game.target(move))


def any_cell_option(state: GinkgopolisState, move: int) -> Option:
    """Return the choice of a cell on the edge of the city, named by its first neighbour."""
    return cell_option(state, move, state.city.neighbours(TOKEN.index(move))[0].cell)


class PlaceToken(Ask[GinkgopolisState]):
    """The player moves the token to an empty cell next to the one it lay on (GK-U5)."""

    saved: ClassVar[list[Field]] = [SEAT, LETTER, CELL]

    def __init__(self, seat: int, letter: int, cell: int) -> None:
        super().__init__(seat)
        self.letter = letter
        self.cell = cell

    def moves(self, state: GinkgopolisState) -> list[int]:
        return [TOKEN.at(cell) for cell in free_neighbours(state.city, self.cell)]

    def play(self, state: GinkgopolisState, move: int) -> None:
        put_token(state, self.seat, self.letter, TOKEN.index(move))

    def prompt(self, state: GinkgopolisState) -> Phrase:
        return Phrase("ask-place-token", {"letter": LETTERS[self.letter]})

    def rule(self) -> str:
        return "GK-U5"

    def option(self, state: GinkgopolisState, move: int) -> Option:
        return cell_option(state, move, self.cell)

    def blocked(self, state: GinkgopolisState) -> list[Blocked]:
        barred = []
        for direction in DIRECTIONS:
            cell = self.cell + direction
            if state.city.is_empty(cell):
                continue
            building = state.city.at.get(cell)
            if building is not None:
                why = Refusal("cell-has-building", "GK-U6", {"tile": tile_words(building.tile)})
            else:
                why = Refusal("cell-has-token", "GK-U6", {"letter": LETTERS[state.city.token_at[cell]]})
            label = cell_words(state.city, cell, self.cell)
            barred.append(Blocked(label, state.game.target(TOKEN.at(cell)), why))
        return barred


class UnstickToken(Task[GinkgopolisState]):
    """No empty cell is next to the old one: keep the alphabetical order, if need be by moving a neighbour (GK-U7, GK-R52)."""

    saved: ClassVar[list[Field]] = [SEAT, LETTER]

    def __init__(self, seat: int, letter: int) -> None:
        self.seat = seat
        self.letter = letter

    def run(self, state: GinkgopolisState) -> None:
        city = state.city
        if allowed_cells(city, self.letter, city.outer_walk()):
            state.push(PlaceFreely(self.seat, self.letter, False))
            return
        letters = sorted({letter for letter, cell in way_clearing(city, self.letter)})
        if len(letters) > 1:
            state.push(ChooseGivingWay(self.seat, self.letter))
        elif letters:
            state.push(GiveWay(self.seat, self.letter, letters[0]))
        else:
            state.push(PlaceFreely(self.seat, self.letter, True))


class ChooseGivingWay(Ask[GinkgopolisState]):
    """Which of the two neighbouring tokens gives way (GK-R52, part 3)."""

    saved: ClassVar[list[Field]] = [SEAT, STUCK]

    def __init__(self, seat: int, stuck: int) -> None:
        super().__init__(seat)
        self.stuck = stuck

    def moves(self, state: GinkgopolisState) -> list[int]:
        return [SHIFT.at(letter) for letter in sorted({letter for letter, cell in way_clearing(state.city, self.stuck)})]

    def play(self, state: GinkgopolisState, move: int) -> None:
        state.push(GiveWay(self.seat, self.stuck, SHIFT.index(move)))

    def prompt(self, state: GinkgopolisState) -> Phrase:
        return Phrase("ask-giving-way", {"letter": LETTERS[self.stuck]})

    def rule(self) -> str:
        return "GK-R52"

    def option(self, state: GinkgopolisState, move: int) -> Option:
        label = Phrase("move-shift", {"letter": LETTERS[SHIFT.index(move)]})
        return Option(move, SHIFT.text(move), label, state.game.target(move))


class GiveWay(Ask[GinkgopolisState]):
    """Where the token that gives way goes (GK-R52, part 3)."""

    saved: ClassVar[list[Field]] = [SEAT, STUCK, LETTER]

    def __init__(self, seat: int, stuck: int, letter: int) -> None:
        super().__init__(seat)
        self.stuck = stuck
        self.letter = letter

    def moves(self, state: GinkgopolisState) -> list[int]:
        return [TOKEN.at(cell) for letter, cell in way_clearing(state.city, self.stuck) if letter == self.letter]

    def play(self, state: GinkgopolisState, move: int) -> None:
        put_token(state, self.seat, self.letter, TOKEN.index(move))
        state.push(PlaceFreely(self.seat, self.stuck, False))

    def prompt(self, state: GinkgopolisState) -> Phrase:
        return Phrase("ask-give-way", {"letter": LETTERS[self.letter], "stuck": LETTERS[self.stuck]})

    def rule(self) -> str:
        return "GK-R52"

    def option(self, state: GinkgopolisState, move: int) -> Option:
        return any_cell_option(state, move)


class PlaceFreely(Ask[GinkgopolisState]):
    """A stuck token goes to any cell that keeps the order (GK-R52, parts 2 and 3) or, with `anywhere`, to any free edge cell (part 4)."""

    saved: ClassVar[list[Field]] = [SEAT, LETTER, Truth("anywhere")]

    def __init__(self, seat: int, letter: int, anywhere: bool) -> None:
        super().__init__(seat)
        self.letter = letter
        self.anywhere = anywhere

    def moves(self, state: GinkgopolisState) -> list[int]:
        city = state.city
        if self.anywhere:
            return [TOKEN.at(cell) for cell in city.edge_cells() if city.is_empty(cell)]
        return [TOKEN.at(cell) for cell in allowed_cells(city, self.letter, city.outer_walk())]

    def play(self, state: GinkgopolisState, move: int) -> None:
        put_token(state, self.seat, self.letter, TOKEN.index(move))

    def prompt(self, state: GinkgopolisState) -> Phrase:
        return Phrase("ask-place-stuck-token", {"letter": LETTERS[self.letter]})

    def rule(self) -> str:
        return "GK-R52"

    def option(self, state: GinkgopolisState, move: int) -> Option:
        return any_cell_option(state, move)
