"""What a place or a way would bring: for every card that the way up may meet, what each of its effects does as the mine stands then."""

from __future__ import annotations

from typing import Final

from ludarium.engine.phrase import Phrase, Preview, Refusal
from ludarium.engine.preview import Trial, preview_of
from ludarium.games.miners.content.components import PASSES
from ludarium.games.miners.rules.activation import ActivateCard, effect_context, why_not_effect
from ludarium.games.miners.rules.mine import NOTHING, TOUCHES, Chamber, Mine, Touch, join_text, slot_text
from ludarium.games.miners.state import MinersState

HOW_HALVES_MEET: Final = ["empty", "half", "full"]


def preview_place(state: MinersState, seat: int, slot: int) -> list[Preview]:
    """Return which carts the card would make full at a place, and what the cards of the way up from there would do."""
    world = state.copy()
    miner = world.miners[seat]
    card, miner.chosen = miner.chosen, NOTHING
    before = miner.mine.full
    miner.mine.dig(Chamber(slot, card, mask=world.content.masks[card]))
    carts = miner.mine.full - before
    found = [preview_of({"cart": carts}, [])] if carts else []
    return [*found, *preview_joins(miner.mine, slot), *preview_way(world, seat, slot)]


def preview_joins(mine: Mine, slot: int) -> list[Preview]:
    """Return which halves meet at a place: with each card that touches it, and whether they make a full cart, half of one, or none."""
    touching = [touch for touch in TOUCHES[slot] if mine.has(touch.slot)]
    return [preview_of({}, [], Phrase("preview-join", join_facts(mine, touch))) for touch in touching]


def join_facts(mine: Mine, touch: Touch) -> dict[str, object]:
    """Return where two cards meet and how."""
    return {"join": join_text(touch.join), "slot": slot_text(touch.slot), "how": HOW_HALVES_MEET[mine.state_of(touch.join)]}


def preview_way(state: MinersState, seat: int, slot: int) -> list[Preview]:
    """Return what the cards from a place upwards would do, row by row."""
    mine = state.miners[seat].mine
    found: list[Preview] = []
    row = [slot]
    while row:
        above: list[int] = []
        for place in row:
            found.extend(preview_card(state, seat, place))
            above.extend([upper for upper in mine.uppers(place) if upper not in above])
        row = above
    return found


def preview_card(state: MinersState, seat: int, slot: int) -> list[Preview]:
    """Return what a card would do if it were activated now: clear its collapse, or one of its effects."""
    chamber = state.miners[seat].mine.at(slot)
    card = state.content.words(chamber.card)
    if chamber.activated:
        return [preview_of({}, [], Phrase("preview-idle", {"card": card, "slot": slot_text(slot)}))]
    if chamber.collapsed and not state.standing().has(PASSES):
        trial = Trial(state, seat)
        stack = trial.world.agenda = [ActivateCard(seat, slot)]
        trial.world.lanes = []
        trial.run(stack, 0)
        return [trial.preview([], Phrase("preview-clears", {"card": card, "slot": slot_text(slot)}))]
    return [preview_effect(state, seat, slot, number) for number in range(len(state.content.design[chamber.card].effects))]


def preview_effect(state: MinersState, seat: int, slot: int, number: int) -> Preview:
    """Return what an effect of a card would do now, up to the first further decision; or what is missing to pay for it."""
    why = why_not_effect(state, seat, slot, number)
    if why is not None:
        return preview_of({}, [], unpayable(state, seat, slot, number, why))
    trial = Trial(state, seat)
    context = effect_context(state, seat, slot)
    design = state.content.design[context.card]
    trial.world.miners[seat].mine.put(trial.world.miners[seat].mine.at(slot).with_mark(True))
    stack = trial.world.agenda = [design.effects[number].task(context)]
    trial.world.lanes = []
    trial.run(stack, 0)
    change = trial.change()
    if trial.is_sealed:  # what a search finds nobody knows yet
        change = {good: count for good, count in change.items() if good != "card"}
    return preview_of(change, [], Phrase("preview-effect", {"card": design.words(), "number": number + 1, "slot": slot_text(slot)}))


def unpayable(state: MinersState, seat: int, slot: int, number: int, why: Refusal) -> Phrase:
    """Return that an effect of a card could not be paid now, and how much is missing."""
    card = state.content.words(state.miners[seat].mine.at(slot).card)
    missing = int(str(why.arguments["needed"])) - int(str(why.arguments["held"]))
    return Phrase("preview-unpayable", {"card": card, "number": number + 1, "slot": slot_text(slot), "count": missing})
