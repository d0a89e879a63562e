"""The rollout policy: how promising each answer to a question is, without any search, and so one sensible answer.

A position in the middle of a turn is valued after the rest of the turn was played by it, and the search begins with its judgement.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.agenda import Ask
from ludarium.engine.lexicon import CHOOSE, SKIP
from ludarium.games.underwater.ai.outlook import MATCHED, Outlook
from ludarium.games.underwater.content.kinds import (
    ALWAYS,
    COLOURS,
    CREDIT,
    FIRST_BUILDING,
    FIRST_SPECIAL,
    FIRST_TUNNEL,
    RESOURCE_COUNT,
    TUNNEL,
    WHITE,
    WHITE_CITY,
)
from ludarium.games.underwater.notation import (
    BEGIN,
    BIOMASS,
    CLONE,
    KIND,
    LOOK,
    MIX,
    PERFORM,
    PRICE,
    SITE,
    SLOT,
    TRACK,
)
from ludarium.games.underwater.rules.building import ChooseKind, ChooseSite, base_cost
from ludarium.games.underwater.rules.cards import ChooseLastUse, ChooseReplaced, ChooseToPay
from ludarium.games.underwater.rules.network import is_connected
from ludarium.games.underwater.rules.scoring import ChoosePurchase, purchases
from ludarium.games.underwater.rules.steps import ChooseStep
from ludarium.games.underwater.rules.trade import ChooseExchange
from ludarium.games.underwater.rules.turns import CARD_FIRST, ChooseSlot
from ludarium.games.underwater.rules.upgrading import ChoosePrice, ChooseUpgrade, kind_on
from ludarium.games.underwater.state import NOBODY, UnderwaterState

LOOKING: Final = 1.2  # what a look at three special cards is worth
SCARCE: Final = 0.15  # how much less a further one of a good is worth that a side has already
ABLE: Final = 0.3  # what may be used once in a turn, if it is used first
IMPOSSIBLE: Final = -1e9


def rollout_policy(state: UnderwaterState, ask: Ask[Any]) -> int:
    """Return a sensible legal move for a question."""
    moves = ask.moves(state)
    if len(moves) == 1:
        return moves[0]
    found = judged(state, ask, moves)
    best = 0
    for place in range(1, len(found)):
        if found[place] > found[best]:
            best = place
    return moves[best]


def judged(state: UnderwaterState, ask: Ask[Any], moves: list[int]) -> list[float]:
    """Return about what each of these moves brings, in points; only differences mean something."""
    outlook = Outlook(state, ask.seat)
    first = moves[0]
    if isinstance(ask, ChooseSlot):
        return slots_judged(outlook, ask.card, moves)
    if state.content.moves.play.has(first) or state.content.moves.ability.has(first):
        return cards_judged(outlook, moves)
    if isinstance(ask, ChooseStep):
        return steps_judged(outlook, ask, moves)
    if isinstance(ask, ChooseSite):
        return [outlook.at(ask.kind, SITE.index(move)) if SITE.has(move) else 0.0 for move in moves]
    if isinstance(ask, ChooseKind):
        return [kind_gain(outlook, ask, move) for move in moves]
    if isinstance(ask, ChooseUpgrade):
        price = 0.0 if ask.effect.is_free else least_price(outlook, ask.effect.prices)
        return [outlook.upgrade(SITE.index(move)) - price if SITE.has(move) else 0.0 for move in moves]
    if isinstance(ask, ChooseExchange):
        return exchanges_judged(outlook, ask, moves)
    if isinstance(ask, ChoosePrice):
        return [-ask.effect.prices[PRICE.index(move)] * further(outlook, PRICE.index(move)) for move in moves]
    if isinstance(ask, ChoosePurchase):
        return purchases_judged(state, ask, moves)
    if isinstance(ask, ChooseToPay):
        return [outlook.card(state.content.designs[state.card]) - 0.01 if CHOOSE.has(move) else 0.0 for move in moves]
    if isinstance(ask, ChooseLastUse):
        return [outlook.gain(state.content.designs[ask.card].effect) if CHOOSE.has(move) else 0.0 for move in moves]
    skipping = -outlook.card(state.content.designs[state.card]) if isinstance(ask, ChooseReplaced) else 0.0
    return [skipping if SKIP.has(move) else answer_gain(outlook, move) for move in moves]


def answer_gain(outlook: Outlook, move: int) -> float:
    """Return what a move brings that says all by itself."""
    designs = outlook.state.content.designs
    known = outlook.state.content.moves
    if known.discard.has(move):
        return -outlook.card(designs[known.discard.index(move)])
    if known.use.has(move):
        return outlook.gain(designs[known.use.index(move)].effect)
    if known.take.has(move):
        return outlook.card(designs[FIRST_SPECIAL + known.take.index(move)])
    if LOOK.has(move):
        return LOOKING * outlook.early
    if TRACK.has(move):
        return outlook.steps(TRACK.index(move) + 1)
    if BEGIN.has(move):
        return begin_gain(outlook, move)
    if BIOMASS.has(move):
        return -0.1 * BIOMASS.index(move)
    if PERFORM.has(move):
        return outlook.gain(outlook.state.content.slots[PERFORM.index(move)].effect)
    if MIX.has(move):
        return goods_gain(outlook, MIX.index(move) + 1)
    if known.refresh.has(move):
        return outlook.gain(designs[known.refresh.index(move)].effect)
    if known.metropolis.has(move):
        return outlook.metropolis(known.metropolis.index(move))
    if SITE.has(move):
        return site_gain(outlook, SITE.index(move))
    return 0.0


# ---------------------------------------------------------------------------------------------------------------------
# Card and slot
# ---------------------------------------------------------------------------------------------------------------------


def slots_judged(outlook: Outlook, card: int, moves: list[int]) -> list[float]:
    """Return what each slot brings, together with the card if the colours match."""
    state = outlook.state
    design = state.content.designs[card]
    matched = outlook.card(design)
    found: list[float] = []
    for move in moves:
        clones = CLONE.has(move)
        slot = CLONE.index(move) if clones else SLOT.index(move)
        data = state.content.slots[slot]
        worth = outlook.gain(data.effect)
        if clones:
            worth -= outlook.now[CREDIT]
        if slot != ALWAYS and data.colour == design.colour:
            worth += matched
        found.append(worth)
    return found


def cards_judged(outlook: Outlook, moves: list[int]) -> list[float]:
    """Return what each card brings with the best slot for it; one that is given away for nothing is missed."""
    state = outlook.state
    best = [0.0] * len(COLOURS)  # of the free slots, by colour
    most = outlook.gain(state.content.slots[ALWAYS].effect)
    for slot in state.ring():
        if state.tiles[slot] == NOBODY:
            data = state.content.slots[slot]
            worth = outlook.gain(data.effect)
            best[data.colour] = max(best[data.colour], worth)
            most = max(most, worth)
    found: list[float] = []
    for move in moves:
        if not state.content.moves.play.has(move):
            found.append(most + ABLE)
            continue
        design = state.content.designs[state.content.moves.play.index(move)]
        worth = outlook.card(design)
        found.append(max(best[design.colour] + worth, most) - MATCHED * worth)
    return found


def begin_gain(outlook: Outlook, move: int) -> float:
    """Return which of card and slot had better come first: what brings goods, so that the other one can use them."""
    is_sure = outlook.state.content.slots[outlook.state.slot].is_sure
    return 1.0 if (BEGIN.index(move) == CARD_FIRST) != is_sure else 0.0


# ---------------------------------------------------------------------------------------------------------------------
# Steps and pieces
# ---------------------------------------------------------------------------------------------------------------------


def steps_judged(outlook: Outlook, ask: ChooseStep, moves: list[int]) -> list[float]:
    """Return what each step brings."""
    choices = ask.choices()
    return [outlook.gain(choices[CHOOSE.index(move)].effect) if CHOOSE.has(move) else 0.0 for move in moves]


def kind_gain(outlook: Outlook, ask: ChooseKind, move: int) -> float:
    """Return what a kind of piece brings beyond its cost."""
    if not KIND.has(move):
        return 0.0
    kind = KIND.index(move)
    worth = outlook.best_of(kind) - outlook.paid(base_cost(outlook.state, ask.seat, ask.effect, kind))
    if ask.effect.upgrade_cost is not None and kind < WHITE:
        worth += outlook.made_more[kind]
    return worth


def least_price(outlook: Outlook, prices: list[int]) -> float:
    """Return what the cheapest way to pay an upgrade costs."""
    least = -IMPOSSIBLE
    for resource in range(RESOURCE_COUNT):
        if prices[resource] and outlook.side.goods[resource] >= prices[resource]:
            least = min(least, prices[resource] * outlook.now[resource])
    return least


def site_gain(outlook: Outlook, site: int) -> float:
    """Return what a piece that stands gives if it produces at once, or a white city if it becomes symbiotic."""
    if site < FIRST_TUNNEL:
        is_white = outlook.side.cities[site] == WHITE_CITY
        return 1.0 if is_white and is_connected(outlook.side, outlook.board, site) else 0.5
    data = outlook.state.content.pieces[TUNNEL if site < FIRST_BUILDING else kind_on(outlook.state, outlook.seat, site)]
    worth = 0.0
    for good in range(len(data.produces)):
        worth += (data.produces[good] + data.upgraded[good]) * outlook.now[good]
    return worth


# ---------------------------------------------------------------------------------------------------------------------
# Goods
# ---------------------------------------------------------------------------------------------------------------------


def further(outlook: Outlook, resource: int) -> float:
    """Return what one more of a resource is worth: the less, the more there are."""
    return outlook.now[resource] - SCARCE * min(4, outlook.side.goods[resource])


def goods_gain(outlook: Outlook, mask: int) -> float:
    """Return what goods of different kinds are worth."""
    worth = 0.0
    for resource in range(RESOURCE_COUNT):
        if mask >> resource & 1:
            worth += further(outlook, resource)
    return worth


def exchanges_judged(outlook: Outlook, ask: ChooseExchange, moves: list[int]) -> list[float]:
    """Return what an exchange gains in each direction."""
    effect = ask.effect
    gain = effect.others * further(outlook, effect.other) - effect.ones * further(outlook, effect.one)
    return [0.0 if SKIP.has(move) else gain if CHOOSE.index(move) == 0 else -gain for move in moves]


def purchases_judged(state: UnderwaterState, ask: ChoosePurchase, moves: list[int]) -> list[float]:
    """Return how many points the purchases of the final scoring give for their goods, beyond what the goods themselves give."""
    offered = purchases(state, ask.seat)
    found: list[float] = []
    for move in moves:
        if SKIP.has(move):
            found.append(0.0)
        else:
            purchase = offered[CHOOSE.index(move)]
            found.append(purchase.points / max(1, sum(purchase.cost)) - 0.25)
    return found
