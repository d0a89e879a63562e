"""What a seat may see of Ginkgopolis as numbers: exactly what view.py lists, the own side first, then the others clockwise.

The city is written tile by tile, not cell by cell: sixty tiles with their places instead of a field of 11,449 cells.
"""

from __future__ import annotations

from typing import Final

from ludarium.engine.observation import Observation, share, turns_from
from ludarium.games.ginkgopolis.content.components import CARDS, TILES, TOKENS
from ludarium.games.ginkgopolis.rules.city import OFF_TABLE, Building, x_of, y_of
from ludarium.games.ginkgopolis.rules.setup import pack_before
from ludarium.games.ginkgopolis.state import CHOOSING, DRAFT, NOTHING, PHASES, GinkgopolisState, Side

SIDES: Final = 5

# The most that is told apart. Where the rules allow more, no game comes near it.
FAR: Final = 20  # cells from the centre
HIGH: Final = 20  # floors
ROUNDS: Final = 60
EXHAUSTIONS: Final = 4
POINTS: Final = 200
RESOURCES: Final = 40
NEW_HANDS: Final = 9

# What is told of each tile of the city, in this order; then one number for each side that may own the building.
IN_CITY: Final = 0
EAST: Final = 1
NORTH: Final = 2
FLOOR: Final = 3
IS_TOP: Final = 4
IS_MARKED: Final = 5
FIRST_OWNER: Final = 6
PER_TILE: Final = FIRST_OWNER + SIDES
PER_TOKEN: Final = 3


def observe(state: GinkgopolisState, player: int, seen: Observation) -> None:
    """Write the table as this player sees it."""
    observe_round(state, player, seen)
    observe_city(state, player, seen)
    observe_tokens(state, seen)
    nobody = Side(0, 0)
    for turn in range(SIDES):
        if turn < len(state.sides):
            seat = (player + turn) % len(state.sides)
            observe_side(state, state.sides[seat], seat, f"side {turn}", seen)
        else:
            observe_side(state, nobody, NOTHING, f"side {turn}", seen)
    observe_own(state, player, seen)


def observe_round(state: GinkgopolisState, player: int, seen: Observation) -> None:
    """Write where the game stands and what lies in the middle."""
    seen.part("phase")
    seen.one_of(state.phase, len(PHASES))
    seen.part("round")
    seen.amount(state.round, ROUNDS)
    seen.part("ending")
    seen.flag(state.ending)
    seen.part("first")
    seen.one_of(turns_from(player, state.first, len(state.sides)), SIDES)
    seen.part("turn")
    seen.one_of(turns_from(player, state.turn, len(state.sides)), SIDES)
    seen.part("supplies")
    seen.amount(len(state.supply), TILES)
    seen.amount(state.exhaustions, EXHAUSTIONS)
    seen.amount(len(state.deck), CARDS)
    seen.amount(len(state.discard), CARDS)
    seen.flag(state.hal_card != NOTHING)
    seen.part("scores")
    seen.each_side(player, state.scores if state.over else [], POINTS, SIDES)


def observe_city(state: GinkgopolisState, player: int, seen: Observation) -> None:
    """Write where each tile lies; a buried one is known too (GK-H7)."""
    seen.part("city")
    start = seen.blank(TILES * PER_TILE)
    for building in state.city.at.values():
        top = start + building.tile * PER_TILE
        seen.put(top + IS_TOP, 1.0)
        seen.put(top + IS_MARKED, 1.0 if building.marked else 0.0)
        owner = turns_from(player, building.owner, len(state.sides))
        if owner != NOTHING:
            seen.put(top + FIRST_OWNER + owner, 1.0)
        floor: Building | None = building
        while floor is not None:
            at = start + floor.tile * PER_TILE
            seen.put(at + IN_CITY, 1.0)
            seen.put(at + EAST, share(x_of(floor.cell), FAR))
            seen.put(at + NORTH, share(y_of(floor.cell), FAR))
            seen.put(at + FLOOR, share(floor.height, HIGH))
            floor = floor.under


def observe_tokens(state: GinkgopolisState, seen: Observation) -> None:
    """Write where the urbanization tokens lie: whether on the table, how far east, how far north."""
    seen.part("tokens")
    start = seen.blank(TOKENS * PER_TOKEN)
    for letter, cell in enumerate(state.city.tokens):
        if cell != OFF_TABLE:
            at = start + letter * PER_TOKEN
            seen.put(at, 1.0)
            seen.put(at + 1, share(x_of(cell), FAR))
            seen.put(at + 2, share(y_of(cell), FAR))


def observe_side(state: GinkgopolisState, side: Side, seat: int, name: str, seen: Observation) -> None:
    """Write what everybody sees of a side; nothing but zeros where nobody sits."""
    seen.part(f"{name} goods")
    seen.flag(seat != NOTHING)
    seen.flag(state.is_hal(seat))
    seen.amount(side.supply, RESOURCES)
    seen.amount(side.new_hands, NEW_HANDS)
    seen.amount(side.points if state.is_hal(seat) or state.over else 0, POINTS)
    seen.part(f"{name} kept")  # in the order in which they pay (GK-R16)
    seen.row_of(side.kept, TILES)
    seen.part(f"{name} characters")
    seen.some_of(side.characters if state.phase != DRAFT else [], len(state.content.characters))
    observe_played(state, side, seat, name, seen)


def observe_played(state: GinkgopolisState, side: Side, seat: int, name: str, seen: Observation) -> None:
    """Write what lies before the screen, as far as it is open (GK-H2, GK-H3, GK-R38, GK-R87)."""
    card, tile, has_tile = NOTHING, NOTHING, False
    if state.is_hal(seat):
        card = state.hal_card if state.turn == seat else NOTHING
    elif side.committed and side.shown:
        card, tile = side.chosen, side.laid
    elif side.committed and side.chosen != NOTHING and state.phase != CHOOSING:
        has_tile = side.laid != NOTHING
    seen.part(f"{name} choice")
    seen.flag(side.committed)
    seen.flag(side.committed and side.chosen != NOTHING and state.phase != CHOOSING)
    seen.flag(has_tile)
    seen.part(f"{name} card")
    seen.one_of(card, CARDS)
    seen.part(f"{name} tile")
    seen.one_of(tile, TILES)


def observe_own(state: GinkgopolisState, player: int, seen: Observation) -> None:
    """Write what lies behind the own screen and in the own hand, and in a draft the own pack."""
    side = state.sides[player]
    seen.part("goods")
    seen.amount(side.resources, RESOURCES)
    seen.amount(side.points, POINTS)
    seen.part("tiles")
    seen.some_of(side.tiles, TILES)
    seen.part("returning")
    seen.some_of(side.returning, TILES)
    seen.part("hand")
    seen.some_of(side.hand, CARDS)
    seen.part("chosen")
    seen.one_of(side.chosen, CARDS)
    seen.part("laid")
    seen.one_of(side.laid, TILES)
    drafting = state.phase == DRAFT
    has_picked = len(side.characters) > state.picks
    pack = state.packs[pack_before(state, player)][state.picks :] if drafting and state.packs and not has_picked else []
    seen.part("picked")
    seen.some_of(side.characters if drafting else [], len(state.content.characters))
    seen.part("pack")
    seen.some_of(pack, len(state.content.characters))
