"""Setting up the table (UC-B)."""

from __future__ import annotations

from typing import Any

from ludarium.engine.agenda import Simultaneously, Task
from ludarium.engine.hidden import Hidden
from ludarium.engine.phrase import Phrase
from ludarium.engine.zones import shuffle
from ludarium.games.underwater.content.boards import BLUE, BROWN
from ludarium.games.underwater.content.kinds import (
    ASSISTANT,
    CREDIT,
    KELP,
    METROPOLIS_PLACES,
    RESOURCE_COUNT,
    SCIENCE,
    STEELPLAST,
    TUNNEL,
    WHITE,
    WHITE_CITY,
)
from ludarium.games.underwater.options import CONTRACTS
from ludarium.games.underwater.rules.cards import Reject, ShowRejected
from ludarium.games.underwater.rules.feeding import lay_deck
from ludarium.games.underwater.rules.rounds import PlayRound
from ludarium.games.underwater.rules.specials import turn_up
from ludarium.games.underwater.rules.supply import draw_cards
from ludarium.games.underwater.state import FIRST_HAND, UNLIMITED, Side, UnderwaterState

START_GOODS = {KELP: 1, STEELPLAST: 1, SCIENCE: 1, CREDIT: 2}
FIRST_CARDS = 6
SPECIALS_SHOWN = 6
CONTRACTS_SHOWN = 3


class SetUp(Task[UnderwaterState]):
    """Lay the table; then all choose their first hand (UC-B1 to UC-B24)."""

    def run(self, state: UnderwaterState) -> None:
        state.phase = FIRST_HAND
        state.cards = Hidden(state.content.cards, state.players)
        state.clear_slots()
        lay_boards(state)
        lay_metropolises(state)
        lay_specials(state)
        lay_contracts(state)
        lay_supply(state)
        lay_deck(state)
        set_order(state)
        for seat in range(state.players):
            state.gather(seat)
            state.refresh(seat)
        state.seal()
        state.report("table-laid", -1, {"players": state.players})
        for seat in state.order:
            state.report("board", seat, {"board": Phrase("board-name", {"id": state.board_of(seat).theme})})
        for seat in state.order:
            draw_cards(state, seat, FIRST_CARDS)
        lanes: list[Task[Any]] = [Reject(seat) for seat in range(state.players)]
        state.push_all([Simultaneously(lanes), ShowRejected(), PlayRound()])


def lay_boards(state: UnderwaterState) -> None:
    """A board for everybody, all of the same side, with the starting city and goods (UC-B9 to UC-B13)."""
    boards = state.content.advanced if state.advanced() else state.content.basic
    numbers = list(range(len(boards)))
    state.chance.shuffle(numbers)
    state.sides = []
    for seat in range(state.players):
        side = Side()
        side.lay()
        side.board = boards[numbers[seat]]
        side.cities[state.content.boards[side.board].start] = WHITE_CITY
        for resource, amount in START_GOODS.items():
            side.goods[resource] = amount
        side.claimed = [ASSISTANT]
        state.sides.append(side)


def lay_metropolises(state: UnderwaterState) -> None:
    """One brown and two blue metropolises for everybody, at random (UC-B14 to UC-B16, UC-V18); the others are a supply (UC-R40)."""
    tiles = [tile for tile in range(len(state.content.metropolises)) if state.players > 1 or state.content.metropolises[tile].solo]
    state.chance.shuffle(tiles)
    for seat, side in enumerate(state.sides):
        board = state.board_of(seat)
        placed: list[int] = []
        for place in range(METROPOLIS_PLACES):
            colour = BROWN if board.place_colour[place] == BROWN else BLUE
            tile = next(tile for tile in tiles if state.content.metropolises[tile].colour == colour)
            tiles.remove(tile)
            placed.append(tile)
        side.metropolises = placed
    state.metropolises = sorted(tiles)


def lay_specials(state: UnderwaterState) -> None:
    """Six special cards of 3 credits on show, the others as a deck with the top card face up (UC-B7, UC-B8)."""
    dear = state.content.dear.copy()
    state.chance.shuffle(dear)
    state.shown = sorted(dear[:SPECIALS_SHOWN])
    for card in dear:
        state.cards.reveal(card)
    state.specials = state.content.cheap.copy()
    for card in state.specials:
        state.cards.reveal(card)
    shuffle(state, state.specials, state.cards)
    turn_up(state)


def lay_contracts(state: UnderwaterState) -> None:
    """Three contracts lie open, if the table plays with them (UC-V1, UC-V19)."""
    if state.options.get(CONTRACTS) is True:
        contracts = list(range(len(state.content.contracts)))
        state.chance.shuffle(contracts)
        state.contracts = sorted(contracts[:CONTRACTS_SHOWN])


def lay_supply(state: UnderwaterState) -> None:
    """Tunnels and domes; the starting cities come out of the white ones (UC-B6, UC-R3)."""
    state.tunnels = state.content.pieces[TUNNEL].supply
    state.white = state.content.pieces[WHITE].supply - state.players
    symbiotic = state.content.tables[state.players - 1].symbiotic
    state.symbiotic = symbiotic if symbiotic else UNLIMITED


def set_order(state: UnderwaterState) -> None:
    """The first turn order is random; later players start further on the track and with more (UC-B17 to UC-B22)."""
    state.order = list(range(state.players))
    state.chance.shuffle(state.order)
    for place, seat in enumerate(state.order):
        start = state.content.starts[place]
        side = state.sides[seat]
        side.space = start.space
        for resource in range(RESOURCE_COUNT):
            side.goods[resource] += start.extra[resource]
