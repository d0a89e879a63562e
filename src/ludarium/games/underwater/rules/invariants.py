"""What holds in every position; a position that breaks it is refused."""

from __future__ import annotations

from ludarium.engine.errors import LoadError
from ludarium.games.underwater.content.kinds import (
    ACTION,
    ASSISTANT,
    CITIES,
    FIRST_BUILDING,
    FIRST_TUNNEL,
    SPACES,
    SYMBIOTIC_CITY,
    TUNNEL,
    WHITE,
    WHITE_CITY,
)
from ludarium.games.underwater.rules.agenda import check_agenda
from ludarium.games.underwater.state import ACTION_LIMIT, NEUTRAL, NOBODY, NOTHING, TURNS, UnderwaterState


def check_position(state: UnderwaterState) -> None:
    """Raise LoadError if the position breaks an invariant."""
    if not state.sides:
        return
    require(sorted(state.order) == list(range(state.players)), "the turn order names every player once")
    check_cards(state)
    check_supplies(state)
    check_tiles(state)
    for seat in range(state.players):
        check_board(state, seat)
        check_side(state, seat)
    if not state.over:
        check_agenda(state)


def require(holds: bool, what: str) -> None:
    """Refuse a position in which something does not hold."""
    if not holds:
        raise LoadError(what)


def check_cards(state: UnderwaterState) -> None:
    """Every card lies in one place; this era's cards are all there, special decks hold only their own."""
    found = [*state.deck, *state.discard, *state.shown, *state.specials]
    for side in state.sides:
        found.extend([*side.hand, *side.rejected, *side.looked, *side.under, *[card for card in side.claimed if card != ASSISTANT]])
    if state.card != NOTHING:
        found.append(state.card)
    require(len(set(found)) == len(found), "a card lies in two places")
    require(ASSISTANT not in found, "the personal assistant is no card that is dealt")
    content = state.content
    own = content.decks[state.era]
    require(all(card in own for card in [*state.deck, *state.discard]), "deck and discard pile hold cards of the era")
    known = set(found)
    require(all(card in known for card in own), "a card of the era is missing")
    require(all(card in content.cheap for card in state.specials), "the deck of special cards holds cheap ones only")
    require(all(card in content.dear for card in state.shown), "special cards on show cost 3")
    require(all(card in known for card in content.cheap), "a special card is missing")
    for seat, side in enumerate(state.sides):
        require(all(card in side.claimed for card in side.used), f"seat {seat} has used a card that is not claimed")
        require(all(content.designs[card].is_special() for card in side.under), f"seat {seat} keeps special cards only under the board")


def check_supplies(state: UnderwaterState) -> None:
    """Tunnels and domes are in the supply or on a board (UC-A15 to UC-A17)."""
    tunnels = white = symbiotic = 0
    for side in state.sides:
        tunnels += len([1 for value in side.tunnels if value])
        white += side.cities.count(WHITE_CITY)
        symbiotic += side.cities.count(SYMBIOTIC_CITY)
    require(state.tunnels + tunnels == state.content.pieces[TUNNEL].supply, "tunnels are missing")
    require(state.white + white == state.content.pieces[WHITE].supply, "white domes are missing")
    limit = state.content.tables[state.players - 1].symbiotic
    require(not limit or state.symbiotic + symbiotic == limit, "symbiotic domes are missing")
    tiles = [*state.metropolises]
    for side in state.sides:
        tiles.extend([*side.metropolises, *side.extra])
    require(len(set(tiles)) == len(tiles) and NOTHING not in tiles, "a metropolis lies in two places")


def check_tiles(state: UnderwaterState) -> None:
    """Tiles lie on slots of this side of the board, as many as turns were taken."""
    ring = state.ring()
    placed = len(state.always)
    for slot, owner in enumerate(state.tiles):
        require(owner == NOBODY or slot in ring, "a tile lies on a slot of the other side")
        require(state.clones[slot] == NOBODY or owner != NOBODY, "a cloned slot holds another tile")
        require(state.clones[slot] == NOBODY or state.clones[slot] != owner, "a slot holds two tiles of one player")
        placed += (owner >= 0) + (state.clones[slot] != NOBODY)
    require(placed <= TURNS * state.players, "too many tiles lie on slots")
    require(all(state.tiles[slot] == NEUTRAL for slot in state.neutral), "a neutral tile is missing")
    require(len([1 for owner in state.tiles if owner == NEUTRAL]) == len(state.neutral), "a neutral tile lies on no slot")
    require(not state.neutral or state.solo(), "neutral tiles are for the solo game")
    spaces = [side.space for side in state.sides]
    require(all(0 <= space <= SPACES for space in spaces), "the track has four spaces")


def check_board(state: UnderwaterState, seat: int) -> None:
    """Pieces stand on sites of the board, where the rules let them be built."""
    side = state.sides[seat]
    board = state.board_of(seat)
    for city, value in enumerate(side.cities):
        require(not value or board.exists[city], f"seat {seat}: a city stands on no site")
    require(side.cities[board.start] > 0, f"seat {seat}: the starting city is missing")
    for tunnel, value in enumerate(side.tunnels):
        require(not value or board.exists[FIRST_TUNNEL + tunnel], f"seat {seat}: a tunnel lies on no site")
        if value:
            ends = board.ends[tunnel]
            linked = side.linked >> ends[0] & 1 or (ends[1] < CITIES and side.linked >> ends[1] & 1)
            require(bool(linked), f"seat {seat}: a tunnel is not joined to the start")
    for building, value in enumerate(side.buildings):
        require(not value or board.exists[FIRST_BUILDING + building], f"seat {seat}: a building stands on no site")


def check_side(state: UnderwaterState, seat: int) -> None:
    """Points come from somewhere; no more action cards than allowed (UC-F19)."""
    side = state.sides[seat]
    require(side.points == sum(side.gained), f"seat {seat}: points that come from nowhere")
    actions = [card for card in side.claimed if state.content.designs[card].type == ACTION]
    require(len(actions) <= ACTION_LIMIT, f"seat {seat} has too many action cards")
    require(len(side.looked) <= 3, f"seat {seat} looks at too many cards")
    require(bool(state.lanes) or not side.rejected, f"seat {seat} has cards laid aside")
