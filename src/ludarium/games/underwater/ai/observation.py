"""What a seat may see of Underwater Cities as numbers: what view.py lists, the own side first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from ludarium.engine.observation import Observation, share, turns_from
from ludarium.games.underwater.content.kinds import (
    BUILDING_KINDS,
    ERAS,
    RESOURCE_COUNT,
    SLOT_COUNT,
    SPACES,
    SYMBIOTIC_CITY,
    UPGRADED,
)
from ludarium.games.underwater.rules.cards import hand_limit
from ludarium.games.underwater.rules.network import TALLIES
from ludarium.games.underwater.state import NEUTRAL, PHASES, ROUNDS, SOURCES, TURNS, UnderwaterState
from ludarium.games.underwater.view import Open, is_looking

# The most that is told apart. Where the rules allow more, no game comes near it.
MOST_SIDES: Final = 4
GOODS: Final = 30
POINTS: Final = 200
HAND: Final = 12
TALLY: Final = 20
DECK: Final = 70
TUNNELS: Final = 60
DOMES: Final = 99
ARRIVALS: Final = 60
TILES: Final = 12
BACKS: Final = len(ERAS) + 1


def observe(state: UnderwaterState, player: int, seen: Observation) -> None:
    """Write the table from this player's seat. What packs add has its own numbers behind those of the box."""
    observe_round(state, player, seen)
    observe_slots(state, player, seen)
    observe_supplies(state, seen)
    for turn in range(MOST_SIDES):
        observe_side(state, player, turn, seen)


def observe_round(state: UnderwaterState, player: int, seen: Observation) -> None:
    """Write where the game stands."""
    seen.part("round")
    seen.amount(state.round, ROUNDS)
    seen.part("era")
    seen.one_of(state.era, len(ERAS))
    seen.part("phase")
    seen.one_of(state.phase, len(PHASES))
    seen.part("turn")
    seen.one_of(turns_from(player, state.turn, state.players), MOST_SIDES)
    seen.part("turns")
    seen.amount(state.turns, TURNS * MOST_SIDES)
    seen.part("order")
    seen.row_of([turns_from(player, seat, state.players) for seat in state.order], MOST_SIDES)
    seen.part("played card")
    seen.one_of(state.card, state.content.cards)
    seen.part("played slot")
    seen.one_of(state.slot, SLOT_COUNT)
    seen.part("advanced boards")
    seen.flag(state.advanced())


def observe_slots(state: UnderwaterState, player: int, seen: Observation) -> None:
    """Write whose tiles lie on which slot."""
    seen.part("tiles")
    for owner in state.tiles:
        seen.flag(owner == NEUTRAL)
        seen.one_of(turns_from(player, owner, state.players), MOST_SIDES)
    seen.part("cloned")
    for owner in state.clones:
        seen.one_of(turns_from(player, owner, state.players), MOST_SIDES)
    seen.part("always-available slot")
    start = seen.blank(TILES * MOST_SIDES)
    for place, owner in enumerate(state.always[:TILES]):
        seen.put(start + place * MOST_SIDES + turns_from(player, owner, state.players), 1.0)
    seen.part("cloning tile")
    seen.flag(state.cloning)


def observe_supplies(state: UnderwaterState, seen: Observation) -> None:
    """Write what is left of cards and pieces."""
    seen.part("contracts")
    seen.row_of(state.contracts, len(state.content.contracts))
    seen.part("metropolises left")
    seen.row_of(state.metropolises, len(state.content.metropolises))
    seen.part("pieces left")
    seen.amount(state.tunnels, TUNNELS)
    seen.amount(state.white, DOMES)
    seen.amount(state.symbiotic, DOMES)
    seen.part("special cards on show")
    specials = sorted([*state.content.dear, *state.content.cheap])
    seen.row_of([specials.index(card) for card in state.shown], len(specials))
    seen.part("special card on top")
    seen.one_of(specials.index(state.specials[-1]) if state.specials and not is_looking(state) else -1, len(specials))
    seen.part("special deck")
    seen.amount(len(state.specials), len(specials))
    seen.part("deck")
    seen.amount(len(state.deck), DECK)
    seen.part("discard pile")
    seen.row_of(state.discard, state.content.cards)


def observe_side(state: UnderwaterState, player: int, turn: int, seen: Observation) -> None:
    """Write the side that sits so many seats clockwise of the player; zeros where nobody sits."""
    there = turn < state.players
    seat = (player + turn) % state.players if there else player
    observe_goods(state, player, seat, turn, there, seen)
    observe_board(state, seat, turn, there, seen)
    observe_cards(state, player, seat, turn, there, seen)


def observe_goods(state: UnderwaterState, player: int, seat: int, turn: int, there: bool, seen: Observation) -> None:
    """Write goods and points of a side, and where its marker stands."""
    side = state.sides[seat]
    shown = Open(state, seat, player)
    count = len(state.content.metropolises)
    seen.part(f"goods {turn}")
    start = seen.blank(RESOURCE_COUNT + 1 + len(SOURCES) + len(ERAS) + 1)
    seen.part(f"track {turn}")
    place = seen.blank(SPACES + 3)
    seen.part(f"metropolises {turn}")
    tiles = seen.blank(count * 4)
    seen.part(f"contracts {turn}")
    contracts = seen.blank(len(state.content.contracts))
    if not there:
        return
    numbers = [*[share(amount, GOODS) for amount in shown.goods], share(shown.points, POINTS)]
    numbers.extend([share(points, POINTS) for points in shown.gained])
    numbers.extend([share(side.history[era] + 1, POINTS) if era < len(side.history) else 0.0 for era in range(len(ERAS) + 1)])
    for number, value in enumerate(numbers):
        seen.put(start + number, value)
    seen.put(place + side.space, 1.0)
    seen.put(place + SPACES + 1, share(side.arrived, ARRIVALS))
    seen.put(place + SPACES + 2, 1.0 if side.advanced else 0.0)
    for number, tile in enumerate(side.metropolises):
        if tile >= 0:
            seen.put(tiles + number * count + tile, 1.0)
    for order, tile in enumerate(side.extra):
        seen.put(tiles + 3 * count + tile, 1.0 - 0.01 * order)
    for order, contract in enumerate(side.contracts):
        seen.put(contracts + contract, 1.0 - 0.01 * order)


def observe_board(state: UnderwaterState, seat: int, turn: int, there: bool, seen: Observation) -> None:
    """Write what stands on a board, and what its network amounts to."""
    side = state.sides[seat]
    seen.part(f"board {turn}")
    seen.one_of(side.board if there else -1, len(state.content.boards))
    seen.part(f"cities {turn}")
    for value in side.cities:
        seen.one_of(value - 1 if there else -1, SYMBIOTIC_CITY)
    seen.part(f"tunnels {turn}")
    for value in side.tunnels:
        seen.one_of(value - 1 if there else -1, UPGRADED)
    seen.part(f"buildings {turn}")
    for value in side.buildings:
        seen.one_of(value - 1 if there else -1, 2 * BUILDING_KINDS)
    seen.part(f"network {turn}")
    for place in range(TALLIES):
        seen.amount(side.tally[place] if there else 0, TALLY)


def observe_cards(state: UnderwaterState, player: int, seat: int, turn: int, there: bool, seen: Observation) -> None:
    """Write a hand as the player knows it, and the cards that lie open."""
    side = state.sides[seat]
    own = seat == player and there
    cards = side.hand if own else [*side.hand, *side.rejected]
    seen.part(f"hand {turn}")
    known = [card for card in cards if own or state.cards.knows(player, card)] if there else []
    if own:
        seen.row_of(known, state.content.cards)
    else:
        seen.some_of(known, state.content.cards)
    seen.part(f"backs {turn}")
    for back in range(BACKS):
        seen.amount(len([card for card in cards if state.content.designs[card].back == back]) if there else 0, HAND)
    seen.part(f"hand limit {turn}")
    seen.amount(hand_limit(state, seat) if there else 0, HAND)
    seen.part(f"laid aside {turn}")
    seen.row_of(side.rejected if own else [], state.content.cards)
    seen.part(f"looked at {turn}")
    seen.row_of(side.looked if own else [], state.content.cards)
    seen.part(f"claimed {turn}")
    seen.row_of(side.claimed if there else [], len(state.content.designs))
    seen.part(f"used {turn}")
    seen.some_of([card for card in side.used if card in side.claimed] if there else [], len(state.content.designs))
    seen.part(f"paid {turn}")
    seen.row_of(side.under if there else [], state.content.cards)
