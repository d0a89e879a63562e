"""Gaining and paying goods, points and cards (UC-J)."""

from __future__ import annotations

from ludarium.engine.phrase import Phrase
from ludarium.engine.zones import draw, shuffle
from ludarium.games.underwater.content.kinds import BIOMASS, CARD, GOODS, KELP, POINT, RESOURCE_COUNT, RESOURCES, STEELPLAST
from ludarium.games.underwater.state import UnderwaterState


def goods_words(amounts: list[int]) -> list[Phrase]:
    """Return goods in words, one phrase for each kind there is any of."""
    return [Phrase(f"gain-{GOODS[good]}", {"count": amount}) for good, amount in enumerate(amounts) if amount]


def gain(state: UnderwaterState, seat: int, amounts: list[int], cause: int) -> None:
    """Let a player gain a row of goods, points and cards; steps on the track are no goods (UC-J1 to UC-J3)."""
    side = state.sides[seat]
    for resource in range(RESOURCE_COUNT):
        side.goods[resource] += amounts[resource]
    if state.listener is not None and not state.lanes:  # what is chosen in secret is told when all have chosen
        told = amounts[:CARD]
        if any(told):
            state.report("gained", seat, {"goods": goods_words(told)})
    if amounts[POINT]:
        add_points(state, seat, amounts[POINT], cause)
    if amounts[CARD]:
        draw_cards(state, seat, amounts[CARD])


def gain_one(state: UnderwaterState, seat: int, good: int, amount: int, cause: int) -> None:
    """Let a player gain an amount of one good, of points or cards."""
    if good == CARD:
        draw_cards(state, seat, amount)
        return
    if state.listener is not None and not state.lanes:
        state.report("gained", seat, {"goods": [Phrase(f"gain-{GOODS[good]}", {"count": amount})]})
    if good == POINT:
        add_points(state, seat, amount, cause)
    else:
        state.sides[seat].goods[good] += amount


def add_points(state: UnderwaterState, seat: int, points: int, cause: int) -> None:
    """Move the score marker; the score sheet remembers why (UC-J3)."""
    side = state.sides[seat]
    side.points += points
    side.gained[cause] += points


def draw_cards(state: UnderwaterState, seat: int, count: int) -> int:
    """Draw cards of the current era; return how many there were (UC-J2, UC-A18, UC-R47)."""
    side = state.sides[seat]
    drawn = 0
    state.own_piles()
    for number in range(count):
        if not state.deck:
            if not state.discard:
                break
            renew_deck(state)
        card = draw(state, state.deck, state.cards, seat)
        side.hand.append(card)
        drawn += 1
        if state.listener is not None:
            state.report("drew", seat, {"count": 1}, {"card": state.content.designs[card].words()}, 1 << seat)
    return drawn


def renew_deck(state: UnderwaterState) -> None:
    """Shuffle the discard pile; it becomes the deck (UC-A18)."""
    state.deck = state.discard
    state.discard = []
    shuffle(state, state.deck, state.cards)
    if state.listener is not None:
        state.report("reshuffled", -1, {"count": len(state.deck)})


def subtract(goods: list[int], cost: list[int]) -> None:
    """Take a cost off goods."""
    for resource in range(RESOURCE_COUNT):
        goods[resource] -= cost[resource]


def restore(goods: list[int], cost: list[int]) -> None:
    """Put a cost back that was taken off."""
    for resource in range(RESOURCE_COUNT):
        goods[resource] += cost[resource]


def can_pay(state: UnderwaterState, seat: int, cost: list[int]) -> bool:
    """Say whether a player has all of a cost, without anything standing for anything else (UC-J4)."""
    goods = state.sides[seat].goods
    return all(goods[resource] >= cost[resource] for resource in range(RESOURCE_COUNT))


def can_pay_building(goods: list[int], cost: list[int]) -> bool:
    """Say whether goods pay a cost of building: biomass may stand for kelp and steelplast (UC-J5, UC-J7)."""
    if goods[2] < cost[2] or goods[3] < cost[3]:
        return False
    biomass = goods[BIOMASS] - cost[BIOMASS]
    if goods[KELP] < cost[KELP]:
        biomass -= cost[KELP] - goods[KELP]
    if goods[STEELPLAST] < cost[STEELPLAST]:
        biomass -= cost[STEELPLAST] - goods[STEELPLAST]
    return biomass >= 0


def missing_for(goods: list[int], cost: list[int]) -> list[Phrase]:
    """Return what is missing to pay a cost of building, in words."""
    missing = [max(0, cost[resource] - goods[resource]) for resource in range(RESOURCE_COUNT)]
    spare = max(0, goods[BIOMASS] - cost[BIOMASS])
    for resource in (KELP, STEELPLAST):
        replaced = min(spare, missing[resource])
        missing[resource] -= replaced
        spare -= replaced
    return goods_words(missing)


def pay(state: UnderwaterState, seat: int, cost: list[int]) -> None:
    """Pay a cost in full (UC-J4)."""
    subtract(state.sides[seat].goods, cost)
    if state.listener is not None and not state.lanes and any(cost):
        state.report("paid", seat, {"goods": goods_words(cost)})


def resource_words(resource: int, amount: int) -> Phrase:
    """Return an amount of a resource in words."""
    return Phrase(f"gain-{RESOURCES[resource]}", {"count": amount})
