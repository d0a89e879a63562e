"""A turn (UC-D, UC-H): a card and a slot, chosen together; then the card or the slot first."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludarium.engine.ability import Ability, begin_period, is_unused, modifiers_of, note_use
from ludarium.engine.agenda import SEAT, Ask, SeatTask, Task
from ludarium.engine.context import Context
from ludarium.engine.fields import Field, Number
from ludarium.engine.lexicon import SKIP
from ludarium.engine.phrase import Blocked, Option, Phrase, Preview, Refusal
from ludarium.engine.preview import Trial
from ludarium.games.underwater.content.abilities import ANY_TIME, DISCOUNT, HAND, IN_TURN, MATCH, NO_MATCH, TURN_END, USE
from ludarium.games.underwater.content.kinds import (
    ACTION,
    ALWAYS,
    COLOURS,
    CREDIT,
    INSTANT,
    NO_COLOUR,
    PERMANENT,
    RESOURCE_COUNT,
    SLOT_COUNT,
    SLOTS,
)
from ludarium.games.underwater.notation import BEGIN, CLONE, SLOT
from ludarium.games.underwater.rules.actions import (
    SlotSteps,
    UseAction,
    action_cards,
    can_do_slot,
    cost_of_slot,
    holds_tile_of,
    perform_slot,
    why_not_steps_of,
)
from ludarium.games.underwater.rules.building import ChooseKind, ChooseSite
from ludarium.games.underwater.rules.cards import CutHand, FinishInstant, ResolveCard, waste
from ludarium.games.underwater.rules.contracts import claim_contracts
from ludarium.games.underwater.rules.duties import Duty, TurnEnd, can_meet, weighed
from ludarium.games.underwater.rules.means import Means, could_reach, means_of
from ludarium.games.underwater.rules.steps import ChooseStep, Steps, can_do, trigger
from ludarium.games.underwater.rules.supply import draw_cards, goods_words, resource_words
from ludarium.games.underwater.state import ACTION_LIMIT, CARD, FROM_CARDS, NOBODY, UnderwaterState

SLOT_TAKEN: Final = Refusal("slot-taken", "UC-D6")
OWN_TILE: Final = Refusal("own-tile", "UC-H37")
NOT_CLONABLE: Final = Refusal("not-clonable", "UC-H36")
NO_CLONING: Final = Refusal("no-cloning", "UC-H39")
CLONING_COST: Final = 1
NTH: Final = ["first", "second", "last"]  # turn of the three
CARD_FIRST: Final = 0
SLOT_FIRST: Final = 1


class BeginTurn(SeatTask[UnderwaterState]):
    """A turn begins: surplus cards go (UC-P2), then a card and a slot are chosen (UC-D4)."""

    def run(self, state: UnderwaterState) -> None:
        state.turn = self.seat
        state.built_tunnels = 0
        begin_period(state, IN_TURN, self.seat)
        state.push_all([CutHand(self.seat), ChooseCard(self.seat), EndTurn(self.seat)])
        claim_contracts(state, self.seat)


# ---------------------------------------------------------------------------------------------------------------------
# Which slots
# ---------------------------------------------------------------------------------------------------------------------


def matches(state: UnderwaterState, card: int, slot: int) -> bool:
    """Say whether card and slot have the same colour; the always-available slot has none (UC-D7, UC-H33)."""
    colour = state.content.slots[slot].colour
    return colour != NO_COLOUR and colour == state.content.designs[card].colour


def why_not_slot(state: UnderwaterState, seat: int, card: int, slot: int) -> Refusal | None:
    """Return why a slot cannot be chosen with a card, or None (UC-D5, UC-H3, UC-R33)."""
    if slot == ALWAYS:
        return None
    if state.tiles[slot] != NOBODY:
        return SLOT_TAKEN
    return None if can_use_slot(state, seat, card, slot) else why_not_steps_of(state, seat, slot)


def can_clone(state: UnderwaterState, seat: int, card: int, slot: int) -> bool:
    """Say whether a slot with a tile can be chosen by the cloning tile (UC-H36 to UC-H39, UC-R44)."""
    goods = state.sides[seat].goods
    if not state.cloning or goods[CREDIT] < CLONING_COST or state.tiles[slot] == NOBODY or holds_tile_of(state, slot, seat):
        return False
    goods[CREDIT] -= CLONING_COST  # it is paid first, from what is there (UC-R44)
    can = can_use_slot(state, seat, card, slot)
    goods[CREDIT] += CLONING_COST
    return can


def why_not_clone(state: UnderwaterState, seat: int, card: int, slot: int) -> Refusal | None:
    """Return why a slot cannot be chosen by the cloning tile, or None."""
    if can_clone(state, seat, card, slot):
        return None
    if not state.cloning:
        return NO_CLONING
    if slot == ALWAYS or state.tiles[slot] == NOBODY:
        return NOT_CLONABLE
    if holds_tile_of(state, slot, seat):
        return OWN_TILE
    goods = state.sides[seat].goods
    if goods[CREDIT] < CLONING_COST:
        return Refusal("cannot-pay", "UC-H36", {"goods": [resource_words(CREDIT, CLONING_COST)]})
    goods[CREDIT] -= CLONING_COST
    why = why_not_steps_of(state, seat, slot)
    goods[CREDIT] += CLONING_COST
    return why


def can_use_slot(state: UnderwaterState, seat: int, card: int, slot: int) -> bool:
    """Say whether some step of a slot could be carried out with this card, before it or after it: the one source of legality (UC-R33)."""
    if can_do_slot(state, seat, slot):
        return True
    if not answers_to(state, seat, card, slot) and not (matches(state, card, slot) and may_enable(state, card)):
        return False
    return could_use_slot(state, seat, card, slot) and finds_way_to_slot(state, seat, card, slot)


def answers_to(state: UnderwaterState, seat: int, card: int, slot: int) -> list[Ability]:
    """Return what answers that a card is played with a slot."""
    return state.sides[seat].standing.answers[MATCH if matches(state, card, slot) else NO_MATCH]


def finds_way_to_slot(state: UnderwaterState, seat: int, card: int, slot: int) -> bool:
    """Say whether a step of a slot is possible on some way through a card and what answers it: a trial."""
    world = state.bare_trial(seat)
    world.sides[seat].hand.remove(card)
    world.card = card
    world.push(UseSlot(seat, slot))
    if matches(state, card, slot):
        world.push(ResolveCard(seat))
    trigger(world, seat, answers_to(state, seat, card, slot))
    return can_meet(world, [0])


def could_use_slot(state: UnderwaterState, seat: int, card: int, slot: int) -> bool:
    """Say whether a card and what answers it might provide the means for a slot: if not, no trial would find a way."""
    means = means_of(state, seat)
    means.add_answers(answers_to(state, seat, card, slot))
    if matches(state, card, slot):
        add_card(state, card, means)
    steps = SlotSteps(state, seat, slot)
    return could_reach(state, means, [*steps.effects, *steps.added])


def add_card(state: UnderwaterState, card: int, means: Means) -> None:
    """Add what a matching card could bring when it comes first; a special one that cannot be paid brings nothing."""
    design = state.content.designs[card]
    if design.cost > state.sides[means.seat].goods[CREDIT] and not means.answers:
        return
    if design.type == INSTANT:
        means.add(design.effect)
    elif design.type == ACTION:
        if len(action_cards(state, means.seat)) >= ACTION_LIMIT:
            means.add(UseAction(1))  # one of them goes, and may be used before (UC-F22)
        means.claimed = [*means.claimed, card]
    elif design.type == PERMANENT:
        add_permanent(design.abilities, means)


def add_permanent(abilities: list[Ability], means: Means) -> None:
    """Add what a new permanent could change: its discounts are worth what they take off; it may add to a slot (UC-G31)."""
    for ability in abilities:
        if ability.on.trigger.event == USE:
            means.unknown = True
        for modifier in modifiers_of(ability.on):
            if DISCOUNT <= modifier.quantity < HAND:
                means.goods[(modifier.quantity - DISCOUNT) % RESOURCE_COUNT] += modifier.amount


def may_enable(state: UnderwaterState, card: int) -> bool:
    """Say whether the use of a card could provide the means for a slot; a claim may also complete a contract."""
    return state.content.designs[card].may_enable or len(state.contracts) > 0


# ---------------------------------------------------------------------------------------------------------------------
# Choosing card and slot
# ---------------------------------------------------------------------------------------------------------------------


class ChooseCard(Ask[UnderwaterState]):
    """The card of the turn (UC-D4); before it, what may be used once in every turn (UC-F13)."""

    def moves(self, state: UnderwaterState) -> list[int]:
        moves = [state.content.moves.play.at(card) for card in state.sides[self.seat].hand]
        moves.extend([state.content.moves.ability.at(ability.card) for ability in usable_abilities(state, self.seat)])
        return moves

    def play(self, state: UnderwaterState, move: int) -> None:
        if state.content.moves.ability.has(move):
            state.push(ChooseCard(self.seat))
            use_ability(state, self.seat, state.content.moves.ability.index(move))
            return
        state.push(ChooseSlot(self.seat, state.content.moves.play.index(move)))

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-card", {"round": state.round, "turn": NTH[state.turns // state.players]})

    def rule(self) -> str:
        return "UC-D4"

    def option(self, state: UnderwaterState, move: int) -> Option:
        if state.content.moves.ability.has(move):
            return ability_option(state, self.seat, move)
        design = state.content.designs[state.content.moves.play.index(move)]
        label = Phrase("move-play", {"card": design.words(), "colour": COLOURS[design.colour]})
        return Option(move, state.content.moves.play.text(move), label, state.game.target(move))


class ChooseSlot(Ask[UnderwaterState]):
    """The slot for the chosen card (UC-D4, UC-D5)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("card", 0, CARD.last)]

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, state: UnderwaterState) -> list[int]:
        seat, card = self.seat, self.card
        ring = state.ring()
        moves = [SLOT.at(slot) for slot in ring if state.tiles[slot] == NOBODY and can_use_slot(state, seat, card, slot)]
        moves.append(SLOT.at(ALWAYS))
        if state.cloning and state.sides[seat].goods[CREDIT] >= CLONING_COST:
            moves.extend([CLONE.at(slot) for slot in ring if can_clone(state, seat, card, slot)])
        return moves

    def play(self, state: UnderwaterState, move: int) -> None:
        seat = self.seat
        clones = CLONE.has(move)
        slot = CLONE.index(move) if clones else SLOT.index(move)
        place_tile(state, seat, slot, clones)
        state.sides[seat].hand.remove(self.card)
        state.card = self.card
        state.slot = slot
        matching = matches(state, self.card, slot)
        if state.listener is not None:
            facts: dict[str, object] = {"card": state.content.designs[self.card].words(), "slot": state.content.slots[slot].words()}
            state.report("played", seat, {**facts, "match": "yes" if matching else "no", "id": SLOTS[slot]})
        if not matching:
            state.push(UseSlot(seat, slot))
            waste(state, seat)
        else:
            state.push(BeginMatched(seat))
        if slot != ALWAYS:
            trigger(state, seat, state.sides[seat].standing.answers[MATCH if matching else NO_MATCH])

    def previews(self, state: UnderwaterState, move: int) -> list[Preview] | None:
        """Return what the slot alone brings for certain, and beside it what a matching card does."""
        clones = CLONE.has(move)
        slot = CLONE.index(move) if clones else SLOT.index(move)
        found = [tried_alone(state, self.seat, self.card, CLONING_COST if clones else 0, UseSlot(self.seat, slot), None)]
        if matches(state, self.card, slot):
            found.append(tried_alone(state, self.seat, self.card, 0, ResolveCard(self.seat), Phrase("preview-card")))
        return [preview for preview in found if preview.pays or preview.brings]

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-slot", {"card": state.content.designs[self.card].words()})

    def rule(self) -> str:
        return "UC-D5"

    def option(self, state: UnderwaterState, move: int) -> Option:
        clones = CLONE.has(move)
        slot = CLONE.index(move) if clones else SLOT.index(move)
        facts: dict[str, object] = {"slot": state.content.slots[slot].words()}
        if clones:
            return Option(move, CLONE.text(move), Phrase("move-clone", facts), f"slot:{SLOTS[slot]}")
        facts["match"] = "yes" if matches(state, self.card, slot) else "no"
        cost = cost_of_slot(state, self.seat, slot)
        if cost is not None:
            facts["cost"] = goods_words(cost)
        label = Phrase("move-slot", facts) if cost is None or not any(cost) else Phrase("move-slot-for", facts)
        return Option(move, SLOT.text(move), label, f"slot:{SLOTS[slot]}")

    def blocked(self, state: UnderwaterState) -> list[Blocked]:
        barred: list[Blocked] = []
        for slot in state.ring():
            why = why_not_slot(state, self.seat, self.card, slot)
            if why is not None and state.tiles[slot] != NOBODY and state.content.tables[state.players - 1].cloning:
                why = why_not_clone(state, self.seat, self.card, slot)
            if why is not None:
                label = Phrase("move-slot", {"slot": state.content.slots[slot].words(), "match": "no"})
                barred.append(Blocked(label, f"slot:{SLOTS[slot]}", why))
        return barred


def tried_alone(state: UnderwaterState, seat: int, card: int, paid: int, task: Task[Any], label: Phrase | None) -> Preview:
    """Return what slot or card would do for certain with this card played, each for itself; the card that is played is no price."""
    trial = Trial(state, seat)
    world: UnderwaterState = trial.world
    side = world.sides[seat]
    side.hand.remove(card)
    trial.before["card"] -= 1
    side.goods[CREDIT] -= paid
    world.card = card
    world.agenda = [task]
    world.lanes = []
    trial.run(world.agenda, 0)
    return trial.preview([], label)


def place_tile(state: UnderwaterState, seat: int, slot: int, clones: bool) -> None:
    """Place the tile of the turn (UC-D6, UC-H31, UC-H36)."""
    if slot == ALWAYS:
        state.always.append(seat)
    elif clones:
        state.sides[seat].goods[CREDIT] -= CLONING_COST
        state.clones[slot] = seat
        state.cloning = False
        if state.listener is not None:
            state.report("cloned", seat, {"slot": state.content.slots[slot].words(), "id": SLOTS[slot]})
    else:
        state.tiles[slot] = seat


class UseSlot(Duty):
    """The action of the chosen slot, of which at least one step is carried out (UC-H3)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("slot", 0, SLOT_COUNT - 1)]

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def is_met(self, state: UnderwaterState) -> bool:
        return can_do_slot(state, self.seat, self.slot)

    def could_be_met(self, state: UnderwaterState) -> bool:
        means = means_of(state, self.seat)
        for task in state.agenda[state.agenda.index(self) + 1 :]:
            add_task(state, task, means)
        steps = SlotSteps(state, self.seat, self.slot)
        return could_reach(state, means, [*steps.effects, *steps.added])

    def is_safe(self, state: UnderwaterState) -> bool:
        return state.content.slots[self.slot].is_sure

    def run(self, state: UnderwaterState) -> None:
        perform_slot(state, self.seat, self.slot, True)


def add_task(state: UnderwaterState, task: Task[Any], means: Means) -> None:
    """Add what a task of a turn could bring."""
    if isinstance(task, (Steps, ChooseStep)):
        for effect in [*task.effects, *task.added]:
            means.add(effect)
    elif isinstance(task, (ChooseKind, ChooseSite)):
        means.add(task.effect)
    elif isinstance(task, (Between, ChooseAbility)):
        means.add_answers(state.sides[means.seat].standing.answers[ANY_TIME])
    elif not isinstance(task, FinishInstant):
        means.unknown = True


class BeginMatched(SeatTask[UnderwaterState]):
    """Card and slot match: the player decides which comes first (UC-H5). Where nothing is lost by it the card does."""

    def run(self, state: UnderwaterState) -> None:
        if card_comes_first(state, self.seat):
            state.push_all([ResolveCard(self.seat), Between(self.seat), UseSlot(self.seat, state.slot)])
        else:
            state.push(ChooseFirst(self.seat))


def card_comes_first(state: UnderwaterState, seat: int) -> bool:
    """Say whether the card is best used before the slot in any case: plain goods, or a claim that costs nothing."""
    design = state.content.designs[state.card]
    if design.cost or state.sides[seat].standing.answers[ANY_TIME]:
        return False
    if design.type == ACTION:
        return len(action_cards(state, seat)) < ACTION_LIMIT
    return design.type != INSTANT or design.is_plain


class ChooseFirst(Ask[UnderwaterState]):
    """Card or slot first; one is finished before the other begins (UC-H5, UC-I2)."""

    def moves(self, state: UnderwaterState) -> list[int]:
        moves: list[int] = []
        if self.can_begin_with_card(state):
            moves.append(BEGIN.at(CARD_FIRST))
        if can_do_slot(state, self.seat, state.slot):
            moves.append(BEGIN.at(SLOT_FIRST))
        return moves

    def can_begin_with_card(self, state: UnderwaterState) -> bool:
        """Say whether the slot can still be used after some use of the card (UC-R33)."""
        if can_do_slot(state, self.seat, state.slot):
            return True  # the card can be waived
        world = state.bare_trial(self.seat)
        world.push_all([ResolveCard(self.seat), UseSlot(self.seat, state.slot)])
        return can_meet(world, [0])

    def play(self, state: UnderwaterState, move: int) -> None:
        card: Task[Any] = ResolveCard(self.seat)
        slot: Task[Any] = UseSlot(self.seat, state.slot)
        between: Task[Any] = Between(self.seat)
        state.push_all([card, between, slot] if BEGIN.index(move) == CARD_FIRST else [slot, between, card])

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-first")

    def rule(self) -> str:
        return "UC-H5"

    def option(self, state: UnderwaterState, move: int) -> Option:
        if BEGIN.index(move) == CARD_FIRST:
            label = Phrase("move-card-first", {"card": state.content.designs[state.card].words()})
        else:
            label = Phrase("move-slot-first", {"slot": state.content.slots[state.slot].words()})
        return Option(move, BEGIN.text(move), label, state.game.target(move))


# ---------------------------------------------------------------------------------------------------------------------
# Abilities that may be used once in every turn
# ---------------------------------------------------------------------------------------------------------------------


def usable_abilities(state: UnderwaterState, seat: int) -> list[Ability]:
    """Return what a player may use once in this turn and has not yet, if it is possible now (UC-F13, UC-G3)."""
    abilities = state.sides[seat].standing.answers[ANY_TIME]
    if not abilities:
        return []
    return [
        ability
        for ability in abilities
        if is_unused(state, ability, seat) and can_do(state, Context(seat, FROM_CARDS, ability.card), ability.on.effect)
    ]


def use_ability(state: UnderwaterState, seat: int, card: int) -> None:
    """Use such an ability now."""
    for ability in state.sides[seat].standing.answers[ANY_TIME]:
        if ability.card == card and is_unused(state, ability, seat):
            note_use(state, ability, seat)
            if state.listener is not None:
                state.report("answered", seat, {"card": state.content.designs[card].words()})
            state.push(Steps(Context(seat, FROM_CARDS, card), [ability.on.effect], [], False))
            return


def ability_option(state: UnderwaterState, seat: int, move: int) -> Option:
    """Return the use of an ability in words."""
    design = state.content.designs[state.content.moves.ability.index(move)]
    for ability in design.abilities:
        if ability.on.trigger.event == ANY_TIME:
            label = Phrase("move-ability", {"card": design.words(), "effect": ability.on.effect.words()})
            return Option(move, state.content.moves.ability.text(move), label, state.game.target(move))
    raise AssertionError("the card has no such ability")


class Between(SeatTask[UnderwaterState]):
    """Between card and slot, and at the end of the turn: what may still be used once in this turn."""

    def run(self, state: UnderwaterState) -> None:
        if usable_abilities(state, self.seat):
            state.push(ChooseAbility(self.seat))


class ChooseAbility(Ask[UnderwaterState]):
    """Use what may be used once in this turn, or go on (UC-F13)."""

    def moves(self, state: UnderwaterState) -> list[int]:
        known = state.content.moves.ability
        return weighed(state, [*[known.at(ability.card) for ability in usable_abilities(state, self.seat)], SKIP.at(0)])

    def play(self, state: UnderwaterState, move: int) -> None:
        if not SKIP.has(move):
            state.push(Between(self.seat))
            use_ability(state, self.seat, state.content.moves.ability.index(move))

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-ability")

    def rule(self) -> str:
        return "UC-F13"

    def option(self, state: UnderwaterState, move: int) -> Option:
        if SKIP.has(move):
            return Option(move, SKIP.text(move), Phrase("move-go-on"), "skip")
        return ability_option(state, self.seat, move)


# ---------------------------------------------------------------------------------------------------------------------
# The end of a turn
# ---------------------------------------------------------------------------------------------------------------------


class EndTurn(TurnEnd):
    """What comes at the end of the turn happens before the draw (UC-R51); then one card is drawn (UC-D9, UC-P1)."""

    def run(self, state: UnderwaterState) -> None:
        state.push_all([Between(self.seat), DrawAtEnd(self.seat)])
        trigger(state, self.seat, state.sides[self.seat].standing.answers[TURN_END])


class DrawAtEnd(TurnEnd):
    """The card drawn at the end of every turn (UC-D9)."""

    def run(self, state: UnderwaterState) -> None:
        state.slot = -1
        state.turns += 1
        draw_cards(state, self.seat, 1)
