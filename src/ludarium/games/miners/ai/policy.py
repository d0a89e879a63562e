"""A quick way to play: every decision of a mine phase by what it brings at once. Estimates and roll-outs finish a phase with it."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.ability import On
from ludarium.engine.agenda import Ask
from ludarium.engine.context import Context
from ludarium.engine.effect import Effect, Either, InAnyOrder, InOrder, May, Per, Priced, Times
from ludarium.games.miners.ai.worth import (
    GOLD,
    HAND_CARD,
    HAND_MOST,
    MACHINE_AT_HOME,
    MACHINE_ELSEWHERE,
    STEP,
    TOP_CARD,
    by_phases,
    collapse_worth,
    fading,
    gold_worth,
    merit,
    phases_to_come,
    wanted,
)
from ludarium.games.miners.content.components import ATLANTEANS, FROM_BOARDS, FROM_SURFACE, PASSES, RESEARCH
from ludarium.games.miners.content.effects import (
    FULL_CARTS,
    MACHINES,
    MACHINES_HERE,
    Activate,
    Collapse,
    Counted,
    Discard,
    DoResearch,
    Draw,
    FactionDraw,
    Gain,
    Move,
    NextCost,
    Pay,
    PlaceCart,
    PlaceMachine,
    Spend,
    Uncollapse,
)
from ludarium.games.miners.content.effects import (
    GOLD as GOLD_GOOD,
)
from ludarium.games.miners.notation import (
    ACTIVATE,
    BOARD,
    CLEAR,
    CLIMB,
    DECK,
    EFFECT,
    FACTION,
    MACHINE,
    PLACE,
    STEPS,
)
from ludarium.games.miners.notation import RESEARCH as SPACE
from ludarium.games.miners.rules.activation import ChooseActivation, ChooseEffect, effect_context
from ludarium.games.miners.rules.digging import ChooseWay, PlaceCard
from ludarium.games.miners.rules.drawing import TOP_LEVEL, ChooseDeck, ChooseDiscard, ChooseFaction, ChooseSearch, DiscardDown
from ludarium.games.miners.rules.mine import MOST_MACHINES, NOTHING, ROW_OF, UP_LEFT, UP_RIGHT, Chamber
from ludarium.games.miners.rules.research import TOP, ChooseBoard, ChooseSpace, effect_of, reachable
from ludarium.games.miners.rules.rounds import ChooseCard, cost_of
from ludarium.games.miners.rules.setup import KeepCard
from ludarium.games.miners.rules.surface import ChooseSurface
from ludarium.games.miners.rules.tokens import ChooseClear, ChooseMachine
from ludarium.games.miners.state import MinersState

NEVER: Final = -99.0
UNUSED: Final = -0.001  # no effect of a card: a little less than one that brings nothing
FACTION_DRAW: Final = 0.3  # more than any other card
FEW_CARDS: Final = 4  # down to which a hand is sold
SURFACE: Final = 1.2  # what the end of every way should bring
FAR: Final = 2  # places beside the others that are looked at in the first row


# ---------------------------------------------------------------------------------------------------------------------
# What an effect is worth
# ---------------------------------------------------------------------------------------------------------------------


class Scale:
    """What things are worth with so many mine phases to come."""

    def __init__(self, phases: int) -> None:
        self.phases = phases
        self.fade = fading(phases)
        self.gold = by_phases(GOLD, phases)
        self.card = HAND_CARD * self.fade
        self.collapse = collapse_worth(phases)


SCALES: Final = [Scale(phases) for phases in range(12)]


class Sum:
    """The worth of an effect, part by part; what an earlier part adds is counted by a later one (IM-R44)."""

    def __init__(self, state: MinersState, context: Context, scale: Scale) -> None:
        self.state = state
        self.context = context
        self.scale = scale
        self.worth = 0.0
        self.machines = 0  # put on this card by it
        self.carts = 0  # filled by it

    def add(self, effect: Effect[Any]) -> None:
        """Add one effect."""
        if isinstance(effect, Gain):
            self.worth += effect.amount * (self.scale.gold if effect.good == GOLD_GOOD else 1.0)
        elif isinstance(effect, Per):
            self._add_per(effect)
        elif isinstance(effect, (InOrder, InAnyOrder)):
            for part in effect.parts:
                self.add(part)
        elif isinstance(effect, Priced):
            self.add(effect.price)
            self.add(effect.then)
        elif isinstance(effect, Pay):
            self._add_price(effect.price(self.state, self.context))
        elif isinstance(effect, DoResearch):
            self.worth += research_worth(self.state, self.context.seat, effect.steps, self.scale)
        elif isinstance(effect, (Draw, FactionDraw)):
            self._add_cards(effect)
        elif isinstance(effect, (PlaceMachine, PlaceCart, Collapse, Uncollapse)):
            self._add_tokens(effect)
        else:
            self._add_rare(effect)

    def _add_per(self, effect: Per[Any]) -> None:
        count = effect.count
        assert isinstance(count, Counted)
        found = count.value(self.state, self.context)
        if count.number in (MACHINES_HERE, MACHINES):
            found += self.machines
        elif count.number == FULL_CARTS:
            found += self.carts
        gain = effect.effect
        assert isinstance(gain, Gain)
        amount = gain.amount * (found // effect.every)
        if effect.limit and amount > effect.limit:
            amount = effect.limit
        self.worth += amount * (self.scale.gold if gain.good == GOLD_GOOD else 1.0)

    def _add_price(self, price: int) -> None:
        held = self.state.miners[self.context.seat].gold
        if price > held:
            self.worth += NEVER
        else:
            self.worth -= gold_worth(held, self.scale.phases) - gold_worth(held - price, self.scale.phases)

    def _add_cards(self, effect: Effect[Any]) -> None:
        if not self.scale.phases:
            return
        if isinstance(effect, FactionDraw):
            self.worth += effect.count * (self.scale.card + FACTION_DRAW * self.scale.fade)
        elif isinstance(effect, Draw):
            held = len(self.state.miners[self.context.seat].hand)
            top = effect.level == TOP_LEVEL
            each = by_phases(TOP_CARD, self.scale.phases) if top else self.scale.card
            self.worth += each * (effect.count if top else max(0, min(effect.count, HAND_MOST - held)))

    def _add_tokens(self, effect: Effect[Any]) -> None:
        mine = self.state.miners[self.context.seat].mine
        if isinstance(effect, PlaceMachine):
            if self.context.place != NOTHING and effect.where == "here":
                put = min(effect.count, MOST_MACHINES - mine.at(self.context.place).machines)
                self.machines += put
                self.worth += put * machine_worth(self.state, mine.at(self.context.place), self.scale)
            elif mine.chambers:
                self.machines += effect.count
                self.worth += effect.count * max([machine_worth(self.state, chamber, self.scale) for chamber in mine.chambers])
        elif isinstance(effect, PlaceCart):
            put = min(effect.count, len(mine.half_full) - self.carts)
            self.carts += put
            self.worth += put * 0.9
        elif isinstance(effect, Uncollapse):
            self.worth += min(effect.count, mine.collapses()) * self.scale.collapse
        else:
            self.worth -= self.scale.collapse

    def _add_rare(self, effect: Effect[Any]) -> None:
        """Add what few cards have."""
        if isinstance(effect, Activate):
            self.worth += best_activation(self.state, self.context.seat, self.context.place, self.scale)
        elif isinstance(effect, Discard):
            self.worth -= 0.0 if effect.free else effect.count * self.scale.card
        elif isinstance(effect, NextCost):
            self.worth += effect.amount * self.scale.gold * 0.9
        elif isinstance(effect, Either):
            self.worth += max([effect_worth(self.state, part, self.context, self.scale) for part in effect.parts])
        elif isinstance(effect, May):
            self.worth += max(0.0, effect_worth(self.state, effect.effect, self.context, self.scale))
        elif isinstance(effect, Times):
            self.worth += effect.times * effect_worth(self.state, effect.effect, self.context, self.scale)
        elif isinstance(effect, On):
            self.add(effect.effect)
        elif isinstance(effect, Spend):
            self.worth -= effect.count * MACHINE_AT_HOME * self.scale.fade
        elif isinstance(effect, Move):
            self.worth += MACHINE_AT_HOME * self.scale.fade / 2


def effect_worth(state: MinersState, effect: Effect[Any], context: Context, scale: Scale) -> float:
    """Return what an effect would be worth now."""
    total = Sum(state, context, scale)
    total.add(effect)
    return total.worth


def machine_worth(state: MinersState, chamber: Chamber, scale: Scale) -> float:
    """Return what one more machine on a card is worth."""
    if chamber.machines >= MOST_MACHINES:
        return 0.0
    at_home = state.content.factions[chamber.card] >> ATLANTEANS & 1
    return (MACHINE_AT_HOME if at_home else MACHINE_ELSEWHERE) * scale.fade


def research_worth(state: MinersState, seat: int, steps: int, scale: Scale) -> float:
    """Return what the best space within reach is worth."""
    best = 0.0
    for space in reachable(state, seat, state.standing().value(RESEARCH, steps)):
        found = space_worth(state, seat, space // STEPS, space % STEPS + 1, scale)
        best = max(best, found)
    return best


def space_worth(state: MinersState, seat: int, board: int, step: int, scale: Scale) -> float:
    """Return what a space is worth: its effect, and the height; the top gives the height away."""
    effect = effect_of(state, board, step)
    if isinstance(effect, Activate):  # never looked into from the middle of an activation
        found = 2.0 * scale.fade
    else:
        found = effect_worth(state, effect, Context(seat, FROM_BOARDS), scale)
    before = state.miners[seat].step
    return found + STEP * scale.fade * ((0 if step == TOP else step) - before)


def card_worth(state: MinersState, seat: int, slot: int, scale: Scale) -> float:
    """Return what the activation of a card is worth: its better effect, or the removal of its collapse."""
    chamber = state.miners[seat].mine.at(slot)
    if chamber.activated:
        return 0.0
    found = 0.0
    if chamber.collapsed:
        found = scale.collapse
        if not state.standing().has(PASSES):
            return found
    context = effect_context(state, seat, slot)
    best = 0.0
    for effect in state.content.design[chamber.card].effects:
        best = max(best, effect_worth(state, effect, context, scale))
    return found + best


def best_activation(state: MinersState, seat: int, here: int, scale: Scale) -> float:
    """Return what the best card not activated yet would bring besides this one; cards that activate others are not looked into."""
    best = 0.0
    for chamber in state.miners[seat].mine.chambers:
        if chamber.slot != here and not chamber.activated and not activates(state, chamber.card):
            best = max(best, card_worth(state, seat, chamber.slot, scale))
    return best


def activates(state: MinersState, card: int) -> bool:
    """Say whether a card has a special activation."""
    for effect in state.content.design[card].effects:
        parts = effect.parts if isinstance(effect, InOrder) else [effect]
        for part in parts:
            if isinstance(part, Activate):
                return True
    return False


# ---------------------------------------------------------------------------------------------------------------------
# The way up, places, cards
# ---------------------------------------------------------------------------------------------------------------------


class Ways:
    """What the best way up from each card is worth, worked out once for a mine."""

    def __init__(self, state: MinersState, seat: int, scale: Scale) -> None:
        self.slots: list[int] = []
        self.worths: list[float] = []
        chambers = state.miners[seat].mine.chambers
        for row in range(4):
            for chamber in chambers:
                if ROW_OF[chamber.slot] == row:
                    own = card_worth(state, seat, chamber.slot, scale)
                    above = SURFACE * scale.gold * 2.0 if row == 0 else self.above(chamber.slot)
                    self.slots.append(chamber.slot)
                    self.worths.append(own + above)

    def of(self, slot: int) -> float:
        """Return the worth of the way from a card, 0 where there is none."""
        for number in range(len(self.slots)):
            if self.slots[number] == slot:
                return self.worths[number]
        return 0.0

    def above(self, slot: int) -> float:
        """Return the worth of the better way from the cards above a place."""
        return max(self.of(UP_LEFT[slot]), self.of(UP_RIGHT[slot]))


def place_worth(state: MinersState, seat: int, card: int, slot: int, ways: Ways, scale: Scale) -> float:
    """Return what a card is worth at a place: the carts it fills, what it does, and the way up from there."""
    miner = state.miners[seat]
    mine = miner.mine
    miner.mine = mine.copy()
    miner.mine.dig(Chamber(slot, card, mask=state.content.masks[card]))
    found = float(miner.mine.full - mine.full)
    if scale.phases:
        found += 0.15 * (min(len(miner.mine.half_full), 4) - min(len(mine.half_full), 4))
    found += card_worth(state, seat, slot, scale)
    miner.mine = mine
    return found + (SURFACE * scale.gold * 2.0 if ROW_OF[slot] == 0 else ways.above(slot))


def places(state: MinersState, seat: int, card: int) -> list[int]:
    """Return the places that are worth a look: in the first row only those near the others."""
    mine = state.miners[seat].mine
    level = state.content.design[card].level
    slots = mine.open_slots(level)
    if level or not mine.chambers:
        return slots
    first = [chamber.slot for chamber in mine.chambers if ROW_OF[chamber.slot] == 0]
    near = [slot for slot in slots if min(first) - FAR < slot < max(first) + FAR]
    return near or slots


def best_place_worth(state: MinersState, seat: int, card: int, ways: Ways, scale: Scale) -> float:
    """Return what a card is worth at its best place."""
    return max([NEVER, *[place_worth(state, seat, card, slot, ways, scale) for slot in places(state, seat, card)]])


def play_worth(state: MinersState, seat: int, card: int, ways: Ways, scale: Scale) -> float:
    """Return what playing a card is worth, its cost and its place in the hand paid."""
    gold = state.miners[seat].gold
    cost = cost_of(state, seat, card)
    paid = gold_worth(gold, scale.phases) - gold_worth(gold - cost, scale.phases)
    state.miners[seat].gold -= cost
    found = best_place_worth(state, seat, card, ways, scale)
    state.miners[seat].gold = gold
    held = by_phases(TOP_CARD, scale.phases) if state.content.design[card].level == 3 else scale.card
    return found - paid - held


# ---------------------------------------------------------------------------------------------------------------------
# Moves
# ---------------------------------------------------------------------------------------------------------------------


def quick_move(state: MinersState, ask: Ask[Any], moves: list[int]) -> int:
    """Return the move of a decision that looks best at once."""
    if len(moves) == 1:
        return moves[0]
    worths = judged(state, ask, moves)
    return moves[worths.index(max(worths))]


def judged(state: MinersState, ask: Ask[Any], moves: list[int]) -> list[float]:
    """Return what every move of a decision brings at once, in points; only differences mean something."""
    scale = SCALES[phases_to_come(state, ask.seat)]
    if isinstance(ask, ChooseEffect):
        return effect_worths(state, ask, moves, scale)
    if isinstance(ask, (ChooseWay, PlaceCard, ChooseCard)):
        return dig_worths(state, ask, moves, scale)
    if isinstance(ask, ChooseSurface):
        return [surface_worth(state, ask.seat, move, scale) for move in moves]
    if isinstance(ask, (ChooseDeck, ChooseSearch)):
        return deck_worths(state, ask.seat, moves)
    if isinstance(ask, KeepCard):
        miner = state.miners[ask.seat]
        keep = state.content.moves.keep
        return [keep_worth(state, miner.kept, miner.hand, keep.index(move)) if keep.has(move) else NEVER for move in moves]
    if isinstance(ask, (DiscardDown, ChooseDiscard)):
        return discard_worths(state, ask, moves)
    if isinstance(ask, ChooseSpace):
        spaces = [SPACE.index(move) for move in moves]
        return [space_worth(state, ask.seat, space // STEPS, space % STEPS + 1, scale) for space in spaces]
    return other_worths(state, ask, moves, scale)


def effect_worths(state: MinersState, ask: ChooseEffect, moves: list[int], scale: Scale) -> list[float]:
    """Return the worths of a card's effects; one that does no harm is rather used than not."""
    context = effect_context(state, ask.seat, ask.slot)
    effects = state.content.design[context.card].effects
    return [effect_worth(state, effects[EFFECT.index(move)], context, scale) if EFFECT.has(move) else UNUSED for move in moves]


def dig_worths(state: MinersState, ask: Ask[Any], moves: list[int], scale: Scale) -> list[float]:
    """Return the worths of ways, places or cards."""
    seat = ask.seat
    ways = Ways(state, seat, scale)
    if isinstance(ask, ChooseWay):
        return [ways.of(CLIMB.index(move)) for move in moves]
    if isinstance(ask, PlaceCard):
        card = state.miners[seat].chosen
        near = places(state, seat, card)
        slots = [PLACE.index(move) for move in moves]
        return [place_worth(state, seat, card, slot, ways, scale) if slot in near else NEVER for slot in slots]
    after = SCALES[max(0, scale.phases - 1)]
    return [play_worth(state, seat, state.content.moves.play.index(move), ways, after) for move in moves]


def surface_worth(state: MinersState, seat: int, move: int, scale: Scale) -> float:
    """Return the worth of an effect of the surface."""
    does = state.content.surface[state.content.moves.surface.index(move)].does
    return effect_worth(state, does, Context(seat, FROM_SURFACE), scale)


def deck_worths(state: MinersState, seat: int, moves: list[int]) -> list[float]:
    """Return the worths of decks: the first level that the hand lacks, otherwise the third (IM-C52)."""
    miner = state.miners[seat]
    held = [0, 0, 0, 0]
    for card in miner.hand:
        held[state.content.design[card].level] += 1
    best = 2
    for level in (2, 1, 0):
        if held[level] < wanted(miner, level) and DECK.at(level) in moves:
            best = level
    return [1.0 if move == DECK.at(best) else 0.0 for move in moves]


def discard_worths(state: MinersState, ask: Ask[Any], moves: list[int]) -> list[float]:
    """Return the worths of cards to discard, the worst card first; a hand is sold down to four cards."""
    discard = state.content.moves.discard
    is_enough = isinstance(ask, ChooseDiscard) and ask.free and len(state.miners[ask.seat].hand) <= FEW_CARDS
    done = -NEVER if is_enough else NEVER
    return [-discard_worth(state, ask.seat, discard.index(move)) if discard.has(move) else done for move in moves]


def keep_worth(state: MinersState, kept: list[int], others: list[int], card: int) -> float:
    """Return how well a card fits into a hand to begin with: one of level I, two of II, one of III, of common factions (IM-C52)."""
    content = state.content
    design = content.design[card]
    same = 0
    for other in kept:
        same += content.design[other].level == design.level
    found = 2.0 if same < (1, 2, 1, 0)[design.level] else -1.0 * same
    for other in others:
        if other != card and content.factions[other] & content.factions[card]:
            found += 0.15
    for other in kept:
        if content.factions[other] & content.factions[card]:
            found += 0.45
    return found - 0.1 * abs(design.cost - 5) if design.level == 2 else found


def discard_worth(state: MinersState, seat: int, card: int) -> float:
    """Return how much a card of the hand is worth keeping (IM-C52)."""
    design = state.content.design[card]
    found = float(design.level + 1) + (3.0 if design.level == 3 else 0.0) + 5.0 * merit(state, state.miners[seat], card, [9, 9, 9, 9])
    return found - 0.3 * max(0, design.cost - 9)


def other_worths(state: MinersState, ask: Ask[Any], moves: list[int], scale: Scale) -> list[float]:
    """Return the worths of the smaller decisions; where nothing is known the first move is as good as any."""
    seat = ask.seat
    if isinstance(ask, ChooseActivation):
        return [card_worth(state, seat, ACTIVATE.index(move), scale) for move in moves]
    if isinstance(ask, ChooseMachine):
        return [machine_worth(state, state.miners[seat].mine.at(MACHINE.index(move)), scale) for move in moves]
    if isinstance(ask, ChooseFaction):
        return [float(state.cards_of(seat, FACTION.index(move))) for move in moves]
    if isinstance(ask, ChooseClear):
        return [card_level(state, seat, CLEAR.index(move)) if CLEAR.has(move) else -1.0 for move in moves]
    if isinstance(ask, ChooseBoard):
        return [board_worth(state, seat, BOARD.index(move), scale) for move in moves]
    return [1.0, *[0.0 for move in moves[1:]]]


def card_level(state: MinersState, seat: int, slot: int) -> float:
    """Return a card's own worth: its row, from 0 on."""
    return float(ROW_OF[slot])


def board_worth(state: MinersState, seat: int, board: int, scale: Scale) -> float:
    """Return what the first steps of a board are worth."""
    return sum([effect_worth(state, effect_of(state, board, step), Context(seat, FROM_BOARDS), scale) for step in range(1, 5)])
