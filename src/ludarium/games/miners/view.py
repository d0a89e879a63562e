"""What a seat may see (section H): a list of what is open to it, so that a new field starts hidden.

The page's types are made from the types here, with what is said beside the fields (tools/page_types.py). What a card, an event or a
space does is in the game's content, by its id.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludarium.games.miners.content.components import PLAYER_COLOURS, TIMINGS
from ludarium.games.miners.notation import BOARDS
from ludarium.games.miners.rules.activation import ChooseEffect
from ludarium.games.miners.rules.mine import LEVELS, NOTHING, ROW_OF, SIDES, Chamber, Mine, ends_of, join_text, slot_text, x_of
from ludarium.games.miners.rules.research import side_of
from ludarium.games.miners.rules.rounds import cost_of
from ludarium.games.miners.state import CHOOSING, PHASES, ROUNDS, Miner, MinersState, Phase


class CardView(TypedDict):
    """A card: which copy of which design."""

    card: str
    design: str
    level: str
    carts: list[str]  # its full halves: W, E, NW, NE, SW, SE


class HandCardView(CardView):
    """A card of the own hand, and what it costs as things stand."""

    cost: int


class ChamberView(CardView):
    """A card in a mine."""

    slot: str
    row: int  # from 1
    x: int  # in half card widths from the middle
    machines: int
    collapsed: bool
    activated: bool  # in this round


class JoinView(TypedDict):
    """Where the half carts of two cards meet; joins of two empty halves are left out."""

    join: str
    slots: list[str]  # the left or upper card, then the other
    full: bool
    token: bool


class PickaxeView(TypedDict):
    """Where a pickaxe stands: on no board at first; step 0 is the lowest space."""

    board: int | None  # from 1
    step: int
    steps: int  # gained so far
    completed: int  # boards


class BoardView(TypedDict):
    """A research board."""

    board: int  # from 1
    side: str  # the id of the side that lies up


class EventView(TypedDict):
    """The event of this round, and when it works: at once, while digging, at the end of the round."""

    event: str
    timing: str


class SurfaceView(TypedDict):
    """One way to use the surface; those of the same effect count as one."""

    surface: str
    effect: int


class MinerView(TypedDict):
    """What somebody sees of a player."""

    seat: int
    colour: str
    gold: int
    vp: int  # in markers
    carts: int  # full ones, a point each
    machines: int
    collapses: int
    cards: int  # in hand
    discount: int  # for the next card
    ready: bool  # has chosen
    busy: bool  # is still digging, or carrying out the event
    card: CardView | None  # revealed and not yet placed; one's own from the choice on
    chambers: list[ChamberView]  # in the order in which they were dug
    joins: list[JoinView]
    factions: int  # different ones in the mine
    path: list[str]  # places that this round's way up has met
    active: str | None  # the place whose effect is being chosen
    surface: list[int]  # effects of the surface used in this round
    pickaxe: PickaxeView
    hand: NotRequired[list[HandCardView]]  # this and what follows: one's own
    kept: NotRequired[list[CardView]]  # at the set-up


class View(TypedDict):
    """The table as somebody sees it."""

    game: str
    players: int
    phase: Phase
    round: int
    rounds: int
    to_move: list[int]
    over: bool
    event: EventView | None
    events_left: int
    past: list[str]  # events turned over before this round's
    boards: list[BoardView]
    surface: list[SurfaceView]
    decks: list[int]  # cards of the levels I to IV
    discards: list[list[str]]  # cards, the last one on top
    miners: list[MinerView]
    scores: list[int]


def view(state: MinersState, player: int | None) -> View:
    """Return the table as this player sees it; None is the spectator's view."""
    return seen_by(state, player, open_table(state))


def seen_by(state: MinersState, player: int | None, table: View) -> View:
    """Return the table as this player sees it: as everybody does, but for the own miner."""
    seen = table.copy()
    seen["miners"] = [miner_view(state, seat, player) if seat == player else miner for seat, miner in enumerate(table["miners"])]
    return seen


def open_table(state: MinersState) -> View:
    """Return the table as everybody sees it."""
    return {
        "game": state.game.name,
        "players": state.players,
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": ROUNDS,
        "to_move": state.to_move,
        "over": state.over,
        "event": event_view(state),
        "events_left": len(state.event_deck),
        "past": [state.content.events[number].name for number in state.past[:-1]],
        "boards": [{"board": board + 1, "side": side_of(state, board).name} for board in range(BOARDS)],
        "surface": [{"surface": choice.name, "effect": choice.effect} for choice in state.content.surface],
        "decks": [len(deck) for deck in state.decks],
        "discards": [[state.content.names[card] for card in pile] for pile in state.discards],
        "miners": [miner_view(state, seat, None) for seat in range(len(state.miners))],
        "scores": state.scores,
    }


def event_view(state: MinersState) -> EventView | None:
    """Return the event of this round."""
    event = state.event()
    return None if event is None else {"event": event.name, "timing": TIMINGS[event.timing]}


def card_view(state: MinersState, card: int) -> CardView:
    """Return a card that the viewer may see."""
    design = state.content.design[card]
    return {"card": state.content.names[card], "design": design.name, "level": LEVELS[design.level], "carts": halves(state, card)}


def halves(state: MinersState, card: int) -> list[str]:
    """Return the full half carts of a card."""
    return [side for bit, side in enumerate(SIDES) if state.content.masks[card] >> bit & 1]


def miner_view(state: MinersState, seat: int, player: int | None) -> MinerView:
    """Return what the player sees of one miner: everything but the hand, and that too if it is the own one (IM-R41)."""
    miner = state.miners[seat]
    seen: MinerView = {
        "seat": seat,
        "colour": PLAYER_COLOURS[seat],
        "gold": miner.gold,
        "vp": miner.points(),
        "carts": miner.mine.full,
        "machines": miner.mine.machines(),
        "collapses": miner.mine.collapses(),
        "cards": cards_in_hand(state, miner),
        "discount": miner.discount,
        "ready": miner.ready,
        "busy": seat in state.to_move,
        "card": chosen_view(state, seat, player),
        "chambers": [chamber_view(state, chamber) for chamber in miner.mine.chambers],
        "joins": join_views(miner.mine),
        "factions": state.factions_of(seat).bit_count(),
        "path": [slot_text(slot) for slot in miner.path],
        "active": active_slot(state, seat),
        "surface": list(miner.surfaces),
        "pickaxe": {
            "board": miner.board + 1 if miner.board != NOTHING else None,
            "step": miner.step,
            "steps": miner.steps,
            "completed": miner.completed,
        },
    }
    if seat == player:
        seen["hand"] = [hand_view(state, seat, card) for card in miner.hand]
        seen["kept"] = [card_view(state, card) for card in miner.kept]
    return seen


def cards_in_hand(state: MinersState, miner: Miner) -> int:
    """Return how many cards a player holds; one that is chosen in secret still counts, so that nothing shows before the reveal."""
    hidden = state.phase == CHOOSING and miner.chosen != NOTHING
    return len(miner.hand) + len(miner.kept) + hidden


def chosen_view(state: MinersState, seat: int, player: int | None) -> CardView | None:
    """Return the card of this round between its reveal and its place; before that it is seen by who chose it (IM-H5)."""
    card = state.miners[seat].chosen
    if card == NOTHING or (state.phase == CHOOSING and seat != player):
        return None
    return card_view(state, card)


def hand_view(state: MinersState, seat: int, card: int) -> HandCardView:
    """Return a card of the own hand."""
    return {**card_view(state, card), "cost": cost_of(state, seat, card)}


def chamber_view(state: MinersState, chamber: Chamber) -> ChamberView:
    """Return a card in a mine."""
    return {
        **card_view(state, chamber.card),
        "slot": slot_text(chamber.slot),
        "row": ROW_OF[chamber.slot] + 1,
        "x": x_of(chamber.slot),
        "machines": chamber.machines,
        "collapsed": chamber.collapsed,
        "activated": chamber.activated,
    }


def join_views(mine: Mine) -> list[JoinView]:
    """Return the full and the half-full carts of a mine."""
    found: list[JoinView] = []
    for chamber in mine.chambers:
        for join in range(chamber.slot * 3, chamber.slot * 3 + 3):
            full = mine.state_of(join)
            if full > 0:
                token = join in mine.tokens
                ends = [slot_text(slot) for slot in ends_of(join)]
                found.append({"join": join_text(join), "slots": ends, "full": full == 2 or token, "token": token})
    return found


def active_slot(state: MinersState, seat: int) -> str | None:
    """Return the place of the card whose effect a player is choosing; everybody sees that (IM-H4)."""
    ask = None if state.is_secret else state.pending(seat)
    return slot_text(ask.slot) if isinstance(ask, ChooseEffect) else None
