"""What a seat may see of Imperial Miners as numbers: exactly what view.py lists, the own seat first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from ludarium.engine.observation import Observation, share
from ludarium.games.miners.content.components import EVENT_DECK
from ludarium.games.miners.notation import BOARDS, STEPS
from ludarium.games.miners.rules.activation import ChooseEffect
from ludarium.games.miners.rules.drawing import MOST_CARDS
from ludarium.games.miners.rules.mine import JOINS, MOST_MACHINES, NOTHING, SLOTS
from ludarium.games.miners.rules.rounds import cost_of
from ludarium.games.miners.state import CHOOSING, PHASES, ROUNDS, Miner, MinersState

SEATS: Final = 5

# The most that is told apart. Where the rules allow more, no game comes near it.
GOLD: Final = 40
POINTS: Final = 150
CARTS: Final = 20
COST: Final = 13
COMPLETED: Final = 5
STEPS_GAINED: Final = 40
DECK: Final = 60
DISCOUNT: Final = 20
TOKENS: Final = 30
SIDES: Final = 2  # of a board in the box; what packs add has its own numbers

# What is told of each card of a mine.
IS_DUG: Final = 0
PLACE: Final = 1
MACHINES: Final = 2
IS_COLLAPSED: Final = 3
IS_ACTIVATED: Final = 4
ORDER: Final = 5
PER_CARD: Final = 6


def observe(state: MinersState, player: int, seen: Observation) -> None:
    """Write the table as this player sees it."""
    observe_table(state, seen)
    nobody = Miner()
    for turn in range(SEATS):
        seat = (player + turn) % state.players if turn < state.players else NOTHING
        observe_miner(state, state.miners[seat] if seat != NOTHING else nobody, seat, player, f"miner {turn}", seen)
    observe_own(state, player, seen)
    seen.part("scores")
    seen.each_side(player, state.scores, POINTS, SEATS)


def observe_table(state: MinersState, seen: Observation) -> None:
    """Write where the game stands and what lies in the middle."""
    content = state.content
    seen.part("phase")
    seen.one_of(state.phase, len(PHASES))
    seen.part("round")
    seen.amount(state.round, ROUNDS)
    seen.part("event")
    seen.one_of(state.past[-1] if state.past else NOTHING, len(content.events))
    seen.part("past")
    seen.row_of(state.past[:-1], len(content.events))
    seen.part("events left")
    seen.amount(len(state.event_deck), EVENT_DECK)
    seen.part("boards")
    for board, side in enumerate(state.sides):
        seen.flag(side == 1)
        further = len(content.boards[board]) - SIDES
        seen.one_of(side - SIDES if side >= SIDES else NOTHING, further)
    seen.part("decks")
    for deck in state.decks:
        seen.amount(len(deck), DECK)
    seen.part("discards")  # the last one lies on top
    for pile in state.discards:
        seen.row_of(pile, content.cards)


def observe_miner(state: MinersState, miner: Miner, seat: int, player: int, name: str, seen: Observation) -> None:
    """Write what everybody sees of a player; nothing but zeros where nobody sits."""
    hidden = state.phase == CHOOSING and miner.chosen != NOTHING
    seen.part(f"{name} goods")
    seen.flag(seat != NOTHING)
    seen.amount(miner.gold, GOLD)
    seen.amount(miner.points(), POINTS)
    seen.amount(miner.mine.full, CARTS)
    seen.amount(miner.mine.machines(), TOKENS)
    seen.amount(miner.mine.collapses(), ROUNDS)
    seen.amount(len(miner.hand) + len(miner.kept) + hidden, MOST_CARDS * 2)
    seen.amount(miner.discount, DISCOUNT)
    seen.flag(miner.ready)
    seen.flag(seat in state.to_move)
    seen.part(f"{name} card")
    seen.one_of(miner.chosen if not hidden or seat == player else NOTHING, state.content.cards)
    observe_mine(state, miner, name, seen)
    seen.part(f"{name} way")
    seen.row_of(miner.path, SLOTS)
    seen.one_of(active_slot(state, seat), SLOTS)
    seen.row_of(miner.surfaces, len(state.content.surface))
    seen.part(f"{name} pickaxe")
    seen.one_of(miner.board, BOARDS)
    seen.amount(miner.step, STEPS)
    seen.amount(miner.steps, STEPS_GAINED)
    seen.amount(miner.completed, COMPLETED)


def observe_mine(state: MinersState, miner: Miner, name: str, seen: Observation) -> None:
    """Write a mine card by card, and the carts between them."""
    seen.part(f"{name} mine")
    start = seen.blank(state.content.cards * PER_CARD)
    for number, chamber in enumerate(miner.mine.chambers):
        at = start + chamber.card * PER_CARD
        seen.put(at + IS_DUG, 1.0)
        seen.put(at + PLACE, share(chamber.slot + 1, SLOTS))
        seen.put(at + MACHINES, share(chamber.machines, MOST_MACHINES))
        seen.put(at + IS_COLLAPSED, float(chamber.collapsed))
        seen.put(at + IS_ACTIVATED, float(chamber.activated))
        seen.put(at + ORDER, share(number + 1, ROUNDS))
    seen.part(f"{name} carts")
    seen.some_of(miner.mine.tokens, JOINS)
    seen.some_of(miner.mine.half_full, JOINS)


def active_slot(state: MinersState, seat: int) -> int:
    """Return the place of the card whose effect a player is choosing."""
    ask = None if state.is_secret or seat == NOTHING else state.pending(seat)
    return ask.slot if isinstance(ask, ChooseEffect) else NOTHING


def observe_own(state: MinersState, player: int, seen: Observation) -> None:
    """Write the own hand, with what each card costs now."""
    miner = state.miners[player]
    seen.part("hand")
    seen.row_of(miner.hand, state.content.cards)
    start = seen.blank(state.content.cards)
    for card in miner.hand:
        seen.put(start + card, share(cost_of(state, player, card) + 1, COST + 1))
    seen.part("kept")
    seen.row_of(miner.kept, state.content.cards)
