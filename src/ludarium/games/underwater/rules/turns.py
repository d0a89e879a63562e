"""A turn (UC-D, UC-H): a card and a slot, chosen together; then the card or the slot first."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludarium.engine.ability import Ability, begin_period, is_unused, note_use
from ludarium.engine.agenda import SEAT, Ask, SeatTask, Task
from ludarium.engine.context import Context
from ludarium.engine.fields import Field, Number
from ludarium.engine.lexicon import SKIP
from ludarium.engine.phrase import Blocked, Option, Phrase, Preview, Refusal
from ludarium.engine.preview import Trial
from ludarium.games.underwater.content.abilities import ANY_TIME, IN_TURN, MATCH, NO_MATCH, TURN_END
from ludarium.games.underwater.content.kinds import ACTION, ALWAYS, CARD_IDS, COLOURS, CREDIT, INSTANT, NO_COLOUR, SLOT_COUNT, SLOTS
from ludarium.games.underwater.notation import ABILITY, BEGIN, CLONE, PLAY, SLOT
from ludarium.games.underwater.rules.actions import action_cards, cost_of_slot, holds_tile_of, perform_slot, why_not_steps_of
from ludarium.games.underwater.rules.cards import CutHand, ResolveCard, waste
from ludarium.games.underwater.rules.contracts import claim_contracts
from ludarium.games.underwater.rules.duties import Duty, can_meet, weighed
from ludarium.games.underwater.rules.steps import Steps, trigger, why_not_step
from ludarium.games.underwater.rules.supply import draw_cards, goods_words, resource_words
from ludarium.games.underwater.state import ACTION_LIMIT, FROM_CARDS, NOBODY, UnderwaterState

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
    """Return why a slot cannot be chosen with a card, or None: the one source of legality (UC-D5, UC-H3, UC-R33)."""
    if slot == ALWAYS:
        return None
    if state.tiles[slot] != NOBODY:
        return SLOT_TAKEN
    return why_idle(state, seat, card, slot)


def why_not_clone(state: UnderwaterState, seat: int, card: int, slot: int) -> Refusal | None:
    """Return why a slot cannot be chosen by the cloning tile, or None (UC-H36 to UC-H39, UC-R44)."""
    if not state.cloning:
        return NO_CLONING
    if slot == ALWAYS or state.tiles[slot] == NOBODY:
        return NOT_CLONABLE
    if holds_tile_of(state, slot, seat):
        return OWN_TILE
    goods = state.sides[seat].goods
    if goods[CREDIT] < CLONING_COST:
        return Refusal("cannot-pay", "UC-H36", {"goods": [resource_words(CREDIT, CLONING_COST)]})
    goods[CREDIT] -= CLONING_COST  # it is paid first, from what is there (UC-R44)
    why = why_idle(state, seat, card, slot)
    goods[CREDIT] += CLONING_COST
    return why


def why_idle(state: UnderwaterState, seat: int, card: int, slot: int) -> Refusal | None:
    """Return why no step of a slot could be carried out with this card, before it or after it, or None (UC-R33)."""
    why = why_not_steps_of(state, seat, slot)
    if why is None:
        return None
    matching = matches(state, card, slot)
    answers = state.sides[seat].standing.answers[MATCH if matching else NO_MATCH]
    if not answers and not (matching and may_enable(state, card)):
        return why
    world = state.copy()
    world.careless = True
    world.agenda = []
    world.lanes = []
    world.stack = world.agenda
    world.sides[seat].hand.remove(card)
    world.card = card
    world.push(UseSlot(seat, slot))
    if matching:
        world.push(ResolveCard(seat))
    trigger(world, seat, answers)
    return None if can_meet(world, [0]) else why


def may_enable(state: UnderwaterState, card: int) -> bool:
    """Say whether the use of a card could provide the means for a slot; a claim may also complete a contract."""
    return state.content.designs[card].may_enable or len(state.contracts) > 0


# ---------------------------------------------------------------------------------------------------------------------
# Choosing card and slot
# ---------------------------------------------------------------------------------------------------------------------


class ChooseCard(Ask[UnderwaterState]):
    """The card of the turn (UC-D4); before it, what may be used once in every turn (UC-F13)."""

    def moves(self, state: UnderwaterState) -> list[int]:
        moves = [PLAY.at(card) for card in state.sides[self.seat].hand]
        moves.extend([ABILITY.at(ability.card) for ability in usable_abilities(state, self.seat)])
        return moves

    def play(self, state: UnderwaterState, move: int) -> None:
        if ABILITY.has(move):
            state.push(ChooseCard(self.seat))
            use_ability(state, self.seat, ABILITY.index(move))
            return
        state.push(ChooseSlot(self.seat, PLAY.index(move)))

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-card", {"round": state.round, "turn": NTH[state.turns // state.players]})

    def rule(self) -> str:
        return "UC-D4"

    def option(self, state: UnderwaterState, move: int) -> Option:
        if ABILITY.has(move):
            return ability_option(state, self.seat, move)
        design = state.content.designs[PLAY.index(move)]
        label = Phrase("move-play", {"card": design.words(), "colour": COLOURS[design.colour]})
        return Option(move, PLAY.text(move), label, state.game.target(move))


class ChooseSlot(Ask[UnderwaterState]):
    """The slot for the chosen card (UC-D4, UC-D5)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("card", 0, len(CARD_IDS) - 1)]

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, state: UnderwaterState) -> list[int]:
        seat, card = self.seat, self.card
        ring = state.ring()
        moves = [SLOT.at(slot) for slot in ring if state.tiles[slot] == NOBODY and why_not_slot(state, seat, card, slot) is None]
        moves.append(SLOT.at(ALWAYS))
        if state.cloning and state.sides[seat].goods[CREDIT] >= CLONING_COST:
            moves.extend(
                [CLONE.at(slot) for slot in ring if state.tiles[slot] != NOBODY and why_not_clone(state, seat, card, slot) is None]
            )
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
        return why_not_steps_of(state, self.seat, self.slot) is None

    def is_safe(self, state: UnderwaterState) -> bool:
        return state.content.slots[self.slot].is_sure

    def run(self, state: UnderwaterState) -> None:
        perform_slot(state, self.seat, self.slot, True)


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
        if why_not_steps_of(state, self.seat, state.slot) is None:
            moves.append(BEGIN.at(SLOT_FIRST))
        return moves

    def can_begin_with_card(self, state: UnderwaterState) -> bool:
        """Say whether the slot can still be used after some use of the card (UC-R33)."""
        if state.content.slots[state.slot].is_sure or why_not_steps_of(state, self.seat, state.slot) is None:
            return True  # the card can be waived
        world = state.copy()
        world.careless = True
        world.agenda = []
        world.stack = world.agenda
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
        if is_unused(state, ability, seat) and why_not_step(state, Context(seat, FROM_CARDS, ability.card), ability.on.effect) is None
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
    design = state.content.designs[ABILITY.index(move)]
    for ability in design.abilities:
        if ability.on.trigger.event == ANY_TIME:
            label = Phrase("move-ability", {"card": design.words(), "effect": ability.on.effect.words()})
            return Option(move, ABILITY.text(move), label, state.game.target(move))
    raise AssertionError("the card has no such ability")


class Between(SeatTask[UnderwaterState]):
    """Between card and slot, and at the end of the turn: what may still be used once in this turn."""

    def run(self, state: UnderwaterState) -> None:
        if usable_abilities(state, self.seat):
            state.push(ChooseAbility(self.seat))


class ChooseAbility(Ask[UnderwaterState]):
    """Use what may be used once in this turn, or go on (UC-F13)."""

    def moves(self, state: UnderwaterState) -> list[int]:
        return weighed(state, [*[ABILITY.at(ability.card) for ability in usable_abilities(state, self.seat)], SKIP.at(0)])

    def play(self, state: UnderwaterState, move: int) -> None:
        if not SKIP.has(move):
            state.push(Between(self.seat))
            use_ability(state, self.seat, ABILITY.index(move))

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


class EndTurn(SeatTask[UnderwaterState]):
    """What comes at the end of the turn happens before the draw (UC-R51); then one card is drawn (UC-D9, UC-P1)."""

    def run(self, state: UnderwaterState) -> None:
        state.push_all([Between(self.seat), DrawAtEnd(self.seat)])
        trigger(state, self.seat, state.sides[self.seat].standing.answers[TURN_END])


class DrawAtEnd(SeatTask[UnderwaterState]):
    """The card drawn at the end of every turn (UC-D9)."""

    def run(self, state: UnderwaterState) -> None:
        state.slot = -1
        state.turns += 1
        draw_cards(state, self.seat, 1)
