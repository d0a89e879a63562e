"""Action cards and slots performed through cards (UC-F14 to UC-F18, UC-G4 to UC-G11), and metropolis tiles gained by cards (UC-R40)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludarium.engine.agenda import SEAT
from ludarium.engine.context import MOST_SEATS, Context
from ludarium.engine.effect import Effect, Either
from ludarium.engine.fields import ContextField, EffectField, Field, Truth
from ludarium.engine.phrase import Blocked, Icon, Option, Phrase, Refusal
from ludarium.games.underwater.content.abilities import SLOT_GIVES
from ludarium.games.underwater.content.abilities import USE as USE_SLOT
from ludarium.games.underwater.content.boards import METROPOLIS_COLOURS
from ludarium.games.underwater.content.goods import parts_of
from ludarium.games.underwater.content.kinds import ACTION, ALWAYS, NO_COLOUR, SLOTS
from ludarium.games.underwater.notation import PERFORM
from ludarium.games.underwater.rules.building import add_metropolis, connected
from ludarium.games.underwater.rules.contracts import claim_contracts
from ludarium.games.underwater.rules.means import Means, could_do
from ludarium.games.underwater.rules.steps import (
    CHOICE,
    FreeChoice,
    Leaf,
    Steps,
    bring,
    can_do,
    can_do_any,
    cost_of,
    why_none,
    why_not_step,
)
from ludarium.games.underwater.state import NOBODY, UnderwaterState

NO_ACTION_CARD: Final = Refusal("no-action-card", "UC-F16")
NONE_USED: Final = Refusal("none-used", "UC-F18")
NO_SLOT: Final = Refusal("no-slot", "UC-G4")
MOST_KINDS_GIVEN: Final = 5  # by one slot
NO_METROPOLIS: Final = Refusal("no-metropolis", "UC-R40")


# ---------------------------------------------------------------------------------------------------------------------
# Action cards
# ---------------------------------------------------------------------------------------------------------------------


def action_cards(state: UnderwaterState, seat: int) -> list[int]:
    """Return the claimed action cards, used or not."""
    designs = state.content.designs
    return [card for card in state.sides[seat].claimed if designs[card].type == ACTION]


def can_use(state: UnderwaterState, seat: int, card: int) -> bool:
    """Say whether an action card can be used now: not used in this era (UC-F16), and something of it is possible."""
    side = state.sides[seat]
    if card in side.used:
        return False
    design = state.content.designs[card]
    if not design.asks_for_cards:
        return can_do(state, state.content.card_contexts[seat][card], design.effect)
    used = side.used
    side.used = [*used, card]  # it cannot be used once more within its own effect
    possible = can_do(state, state.content.card_contexts[seat][card], design.effect)
    side.used = used
    return possible


def why_not_action(state: UnderwaterState, seat: int, card: int) -> Refusal | None:
    """Return why an action card cannot be used now, or None."""
    side = state.sides[seat]
    if card in side.used:
        return Refusal("card-used", "UC-F16")
    used = side.used
    side.used = [*used, card]
    why = why_not_step(state, state.content.card_contexts[seat][card], state.content.designs[card].effect)
    side.used = used
    return why


def usable_actions(state: UnderwaterState, seat: int) -> list[int]:
    """Return the action cards that can be used."""
    return [card for card in action_cards(state, seat) if can_use(state, seat, card)]


def use_action(state: UnderwaterState, seat: int, card: int) -> None:
    """Use an action card: it is turned, and its steps are done before anything else goes on (UC-F16, UC-I9, UC-R35)."""
    side = state.sides[seat]
    side.used = [*side.used, card]
    if state.listener is not None:
        state.report("used-action", seat, {"card": state.content.designs[card].words()})
    state.push(Steps(state.content.card_contexts[seat][card], [state.content.designs[card].effect], [], False))


class UseAction(Leaf):
    """`use-action 2`: use so many action cards (UC-F14)."""

    means = CHOICE

    def __init__(self, count: int) -> None:
        self.count = count

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        for card in state.sides[context.seat].claimed:
            if state.content.designs[card].type == ACTION and can_use(state, context.seat, card):
                return True
        return False

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        return NO_ACTION_CARD

    def branches(self, state: UnderwaterState, means: Means) -> list[Means]:
        found: list[Means] = []
        for card in means.usable():
            if state.content.designs[card].type == ACTION:
                way = means.use(card)
                way.add(state.content.designs[card].effect)
                rest = self.rest()
                if rest is not None:
                    way.add(rest)
                found.append(way)
        return [*found, means]  # the last way keeps the cards for later

    def could_be(self, state: UnderwaterState, means: Means) -> bool:
        designs = state.content.designs
        return any(designs[card].type == ACTION and could_do(state, designs[card].effect, means.use(card)) for card in means.usable())

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        state.push(ChooseActionCard(context.seat, free))

    def rest(self) -> Effect[Any] | None:
        return UseAction(self.count - 1) if self.count > 1 else None

    def words(self) -> Phrase:
        return Phrase("do-use-action", {"count": self.count})

    def icons(self) -> list[Icon]:
        return [Icon("use-action", self.count if self.count > 1 else 0)]

    def source(self) -> str:
        return f"use-action {self.count}"


class ChooseActionCard(FreeChoice):
    """Which action card is used."""

    def ways(self, state: UnderwaterState) -> list[int]:
        return [state.content.moves.use.at(card) for card in usable_actions(state, self.seat)]

    def choose(self, state: UnderwaterState, move: int) -> None:
        use_action(state, self.seat, state.content.moves.use.index(move))

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-action-card")

    def rule(self) -> str:
        return "UC-F14"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        design = state.content.designs[state.content.moves.use.index(move)]
        label = Phrase("move-use", {"card": design.words(), "effect": design.effect.words()})
        return Option(move, state.content.moves.use.text(move), label, state.game.target(move))

    def blocked(self, state: UnderwaterState) -> list[Blocked]:
        barred: list[Blocked] = []
        for card in action_cards(state, self.seat):
            why = why_not_action(state, self.seat, card)
            if why is not None:
                design = state.content.designs[card]
                label = Phrase("move-use", {"card": design.words(), "effect": design.effect.words()})
                barred.append(Blocked(label, state.game.target(state.content.moves.use.at(card)), why))
        return barred


class Refresh(Leaf):
    """`refresh 1`: used action cards become unused again (UC-F18)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        return len(self.cards(state, context)) > 0

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        return NONE_USED

    def cards(self, state: UnderwaterState, context: Context) -> list[int]:
        """Return the used cards; none refreshes itself (UC-R37)."""
        return [card for card in state.sides[context.seat].used if card != context.card]

    def add_means(self, state: UnderwaterState, means: Means) -> None:
        means.refreshed += self.count

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        state.push(ChooseRefresh(context.seat, context, free))

    def rest(self) -> Effect[Any] | None:
        return Refresh(self.count - 1) if self.count > 1 else None

    def words(self) -> Phrase:
        return Phrase("do-refresh", {"count": self.count})

    def icons(self) -> list[Icon]:
        return [Icon("refresh", self.count if self.count > 1 else 0)]

    def source(self) -> str:
        return f"refresh {self.count}"


class ChooseRefresh(FreeChoice):
    """Which used action card becomes unused."""

    saved: ClassVar[list[Field]] = [SEAT, ContextField("context"), Truth("free")]

    def __init__(self, seat: int, context: Context, free: bool) -> None:
        super().__init__(seat, free)
        self.context = context

    def ways(self, state: UnderwaterState) -> list[int]:
        return [state.content.moves.refresh.at(card) for card in Refresh(1).cards(state, self.context)]

    def choose(self, state: UnderwaterState, move: int) -> None:
        card = state.content.moves.refresh.index(move)
        side = state.sides[self.seat]
        side.used = [other for other in side.used if other != card]
        if state.listener is not None:
            state.report("refreshed", self.seat, {"card": state.content.designs[card].words()})

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-refresh")

    def rule(self) -> str:
        return "UC-F18"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        label = Phrase("move-refresh", {"card": state.content.designs[state.content.moves.refresh.index(move)].words()})
        return Option(move, state.content.moves.refresh.text(move), label, state.game.target(move))


# ---------------------------------------------------------------------------------------------------------------------
# Slots
# ---------------------------------------------------------------------------------------------------------------------


class Both(Leaf):
    """`both`, after `on use …`: all alternatives of that slot may be used (UC-G32)."""

    def words(self) -> Phrase:
        return Phrase("do-both")

    def icons(self) -> list[Icon]:
        return [Icon("both")]

    def source(self) -> str:
        return "both"


class SlotSteps:
    """The steps of a slot as a player's cards make them (UC-G31, UC-G32)."""

    def __init__(self, state: UnderwaterState, seat: int, slot: int) -> None:
        self.effects = state.content.slots[slot].steps
        self.added: list[Effect[Any]] = []
        for ability in state.sides[seat].standing.answers[USE_SLOT]:
            if ability.on.trigger.arguments[0] == SLOTS[slot]:
                for part in parts_of(ability.on.effect):
                    if isinstance(part, Both):
                        self.effects = split(self.effects)
                    else:
                        self.added.append(part)


def split(effects: list[Effect[Any]]) -> list[Effect[Any]]:
    """Return steps of which all alternatives count."""
    found: list[Effect[Any]] = []
    for effect in effects:
        if isinstance(effect, Either):
            found.extend([step for part in effect.parts for step in parts_of(part)])
        else:
            found.append(effect)
    return found


def contexts(cause: int, first: int, count: int) -> list[list[Context]]:
    """Return the contexts of what slots or cards do, by seat and number; made once for a game, since every turn asks for them."""
    return [[Context(seat, cause, first + number) for number in range(count)] for seat in range(MOST_SEATS)]


def can_do_slot(state: UnderwaterState, seat: int, slot: int) -> bool:
    """Say whether some step of a slot can be carried out now (UC-H3)."""
    printed = state.content.slots[slot]
    if printed.is_sure:
        return True
    if not state.sides[seat].standing.answers[USE_SLOT]:
        return can_do_any(state, state.content.slot_contexts[seat][slot], printed.steps)
    steps = SlotSteps(state, seat, slot)
    return can_do_any(state, state.content.slot_contexts[seat][slot], [*steps.effects, *steps.added])


def why_not_steps_of(state: UnderwaterState, seat: int, slot: int) -> Refusal | None:
    """Return why no step of a slot can be carried out now, or None (UC-H3)."""
    steps = SlotSteps(state, seat, slot)
    return why_none(state, state.content.slot_contexts[seat][slot], [*steps.effects, *steps.added])


def cost_of_slot(state: UnderwaterState, seat: int, slot: int) -> list[int] | None:
    """Return what all steps of a slot cost before surcharges of sites; None where that depends on what is chosen."""
    steps = SlotSteps(state, seat, slot)
    return cost_of(state, seat, [*steps.effects, *steps.added])


def holds_tile_of(state: UnderwaterState, slot: int, seat: int) -> bool:
    """Say whether a player has a tile on a coloured slot."""
    return state.tiles[slot] == seat or state.clones[slot] == seat


AVAILABLE: Final = "available"
AVAILABLE_COLOURED: Final = "available-coloured"
OCCUPIED: Final = "occupied"
NOT_MINE: Final = "not-mine"
SCOPES: Final = [AVAILABLE, AVAILABLE_COLOURED, OCCUPIED, NOT_MINE]


def is_in_scope(state: UnderwaterState, seat: int, scope: str, slot: int) -> bool:
    """Say whether a card that names this scope reaches a slot (UC-G8 to UC-G11, UC-R21, UC-R61, UC-R64)."""
    if scope not in SCOPES:
        return SLOTS[slot] == scope
    if slot == ALWAYS:
        return scope == AVAILABLE
    if scope == OCCUPIED:
        return state.tiles[slot] != NOBODY and not holds_tile_of(state, slot, seat)
    if scope == NOT_MINE:
        return not holds_tile_of(state, slot, seat)
    return state.tiles[slot] == NOBODY


class PerformSlot(Leaf):
    """`perform available`, `perform Y1`: the action of a slot, without tile and card (UC-G4, UC-R64)."""

    means = CHOICE

    def __init__(self, scope: str) -> None:
        self.scope = scope

    def slots(self, state: UnderwaterState, context: Context) -> list[int]:
        """Return the slots that are reached and of which some step is possible."""
        reached = [slot for slot in [*state.ring(), ALWAYS] if is_in_scope(state, context.seat, self.scope, slot)]
        return [slot for slot in reached if can_do_slot(state, context.seat, slot)]

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        return len(self.slots(state, context)) > 0

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        return NO_SLOT

    def branches(self, state: UnderwaterState, means: Means) -> list[Means]:
        seat = means.seat
        found: list[Means] = []
        for slot in [*state.ring(), ALWAYS]:
            if is_in_scope(state, seat, self.scope, slot):
                steps = SlotSteps(state, seat, slot)
                way = means.copy()
                for step in [*steps.effects, *steps.added]:
                    way.add(step)
                way.add_answers(state.sides[seat].standing.answers[SLOT_GIVES], MOST_KINDS_GIVEN)
                found.append(way)
        return found or [means]

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        state.push(ChoosePerformed(context.seat, context, self, free))

    def words(self) -> Phrase:
        named = "named" if self.scope not in SCOPES else self.scope
        return Phrase("do-perform", {"scope": named, "slot": self.scope})

    def icons(self) -> list[Icon]:
        return [Icon("perform"), Icon(f"slot-{self.scope}" if self.scope in SCOPES else self.scope)]

    def source(self) -> str:
        return f"perform {self.scope}"


class ChoosePerformed(FreeChoice):
    """Which slot is performed."""

    saved: ClassVar[list[Field]] = [SEAT, ContextField("context"), EffectField("effect"), Truth("free")]

    def __init__(self, seat: int, context: Context, effect: PerformSlot, free: bool) -> None:
        super().__init__(seat, free)
        self.context = context
        self.effect = effect

    def ways(self, state: UnderwaterState) -> list[int]:
        return [PERFORM.at(slot) for slot in self.effect.slots(state, self.context)]

    def choose(self, state: UnderwaterState, move: int) -> None:
        perform_slot(state, self.seat, PERFORM.index(move), False)

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-perform")

    def rule(self) -> str:
        return "UC-G4"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        label = Phrase("move-perform", {"slot": state.content.slots[PERFORM.index(move)].words()})
        return Option(move, PERFORM.text(move), label, state.game.target(move))

    def blocked(self, state: UnderwaterState) -> list[Blocked]:
        barred: list[Blocked] = []
        for slot in state.ring():
            if is_in_scope(state, self.seat, self.effect.scope, slot):
                why = why_not_steps_of(state, self.seat, slot)
                if why is not None:
                    label = Phrase("move-perform", {"slot": state.content.slots[slot].words()})
                    barred.append(Blocked(label, f"slot:{SLOTS[slot]}", why))
        return barred


def perform_slot(state: UnderwaterState, seat: int, slot: int, must: bool) -> None:
    """Carry out the steps of a slot; what cards add to it belongs to them for this turn (UC-G31)."""
    steps = SlotSteps(state, seat, slot)
    if state.listener is not None and not must:
        state.report("performed", seat, {"slot": state.content.slots[slot].words()})
    state.push(Steps(state.content.slot_contexts[seat][slot], steps.effects, steps.added, must))


def is_coloured(state: UnderwaterState, slot: int) -> bool:
    """Say whether a slot has a colour."""
    return state.content.slots[slot].colour != NO_COLOUR


# ---------------------------------------------------------------------------------------------------------------------
# Metropolis tiles
# ---------------------------------------------------------------------------------------------------------------------


class GainMetropolis(Leaf):
    """`metropolis blue`: a tile of those left over; it lies beside the board and counts as connected (UC-R40)."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def tiles(self, state: UnderwaterState) -> list[int]:
        """Return the tiles of the colour that are left."""
        return [tile for tile in state.metropolises if state.content.metropolises[tile].colour == self.colour]

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        return len(self.tiles(state)) > 0

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        return NO_METROPOLIS

    def add_means(self, state: UnderwaterState, means: Means) -> None:
        means.changed = True
        for tile in self.tiles(state):
            add_metropolis(state, tile, means)

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        state.push(ChooseMetropolis(context.seat, self, free))

    def words(self) -> Phrase:
        return Phrase("do-metropolis", {"colour": METROPOLIS_COLOURS[self.colour]})

    def icons(self) -> list[Icon]:
        return [Icon(f"metropolis-{METROPOLIS_COLOURS[self.colour]}")]

    def source(self) -> str:
        return f"metropolis {METROPOLIS_COLOURS[self.colour]}"


class ChooseMetropolis(FreeChoice):
    """Which metropolis tile is gained."""

    saved: ClassVar[list[Field]] = [SEAT, EffectField("effect"), Truth("free")]

    def __init__(self, seat: int, effect: GainMetropolis, free: bool) -> None:
        super().__init__(seat, free)
        self.effect = effect

    def ways(self, state: UnderwaterState) -> list[int]:
        return [state.content.moves.metropolis.at(tile) for tile in self.effect.tiles(state)]

    def choose(self, state: UnderwaterState, move: int) -> None:
        tile = state.content.moves.metropolis.index(move)
        side = state.sides[self.seat]
        state.metropolises = [other for other in state.metropolises if other != tile]
        side.extra = [*side.extra, tile]
        state.refresh(self.seat)
        bring(state, self.seat, connected(state, self.seat, tile))
        claim_contracts(state, self.seat)

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-metropolis")

    def rule(self) -> str:
        return "UC-R40"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        tile = state.content.metropolises[state.content.moves.metropolis.index(move)]
        label = Phrase("move-metropolis", {"metropolis": tile.words()})
        return Option(move, state.content.moves.metropolis.text(move), label, state.game.target(move))
