"""Final scoring (UC-T): the brown metropolis, end-scoring cards, cities, resources; and who wins."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludarium.engine.ability import On
from ludarium.engine.agenda import SEAT, Ask, SeatTask, Task
from ludarium.engine.context import Context
from ludarium.engine.effect import Effect, Priced, Times
from ludarium.engine.fields import Field, Numbers
from ludarium.engine.lexicon import CHOICES, CHOOSE, SKIP
from ludarium.engine.outcome import Outcome, lost, won
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.engine.state import ScoreLine
from ludarium.games.underwater.content.boards import BROWN
from ludarium.games.underwater.content.goods import parts_of
from ludarium.games.underwater.content.kinds import BIOMASS, END_SCORING, RESOURCE_COUNT
from ludarium.games.underwater.rules.network import CITY, CITY_POINTS, connected_metropolises
from ludarium.games.underwater.rules.steps import price_of
from ludarium.games.underwater.rules.supply import add_points, can_pay, goods_words, pay
from ludarium.games.underwater.state import (
    CARD,
    FROM_BROWN,
    FROM_CITIES,
    FROM_END_CARDS,
    FROM_RESOURCES,
    SCORING,
    SOURCES,
    Side,
    UnderwaterState,
)

BIOMASS_WORTH: Final = 2  # credits (UC-T7)
RESOURCES_A_POINT: Final = 4
GOAL_POINTS: Final = 100  # UC-V26
GOAL_CITIES: Final = 7


class Purchase:
    """Points for goods, so many times at most (UC-T3, UC-T4)."""

    def __init__(self, card: int, cost: list[int], points: int, times: int) -> None:
        self.card = card
        self.cost = cost
        self.points = points
        self.times = times

    def possible(self, goods: list[int]) -> int:
        """Return how often the goods pay for it."""
        times = self.times
        for resource in range(RESOURCE_COUNT):
            if self.cost[resource]:
                times = min(times, goods[resource] // self.cost[resource])
        return times


def scoring_effect(effect: Effect[Any] | None) -> Effect[Any] | None:
    """Return what an end-scoring effect does at the end."""
    return effect.effect if isinstance(effect, On) else None


def purchase_of(card: int, effect: Effect[Any]) -> Purchase | None:
    """Return the purchase that an end-scoring effect offers; None if it counts something."""
    bought = effect.effect if isinstance(effect, Times) else effect
    if not isinstance(bought, Priced):
        return None
    times = effect.times if isinstance(effect, Times) else 1
    points = sum(part.measure(None, Context(0)) for part in parts_of(bought.then))
    return Purchase(card, price_of(bought), points, times)


def end_cards(state: UnderwaterState, seat: int) -> list[int]:
    """Return the claimed end-scoring cards."""
    designs = state.content.designs
    return [card for card in state.sides[seat].claimed if designs[card].type == END_SCORING]


def purchases(state: UnderwaterState, seat: int) -> list[Purchase]:
    """Return all purchases that a player's cards offer."""
    found: list[Purchase] = []
    for card in end_cards(state, seat):
        effect = scoring_effect(state.content.designs[card].effect)
        assert effect is not None
        purchase = purchase_of(card, effect)
        if purchase is not None:
            found.append(purchase)
    return found


def counted_points(state: UnderwaterState, seat: int) -> int:
    """Return the points of the end-scoring cards that count something."""
    points = 0
    for card in end_cards(state, seat):
        effect = scoring_effect(state.content.designs[card].effect)
        assert effect is not None
        if purchase_of(card, effect) is None:
            points += effect.measure(state, Context(seat, FROM_END_CARDS, card))
    return points


def brown_points(state: UnderwaterState, seat: int) -> int:
    """Return the points of connected brown metropolises, on the board or gained by cards (UC-T2, UC-R40)."""
    points = 0
    side = state.sides[seat]
    for tile in connected_metropolises(side, state.board_of(seat)):
        metropolis = state.content.metropolises[tile]
        if metropolis.colour == BROWN:
            effect = scoring_effect(metropolis.scoring)
            assert effect is not None
            points += effect.measure(state, Context(seat, FROM_BROWN, state.content.metropolis_card + tile))
    return points


def resource_points(goods: list[int]) -> int:
    """Return the points of resources that are left: biomass counts as 2 credits, every 4 of anything a point (UC-T7, UC-T8)."""
    return (sum(goods) + (BIOMASS_WORTH - 1) * goods[BIOMASS]) // RESOURCES_A_POINT


def compete(found: list[Purchase]) -> bool:
    """Say whether two purchases want the same resource, or one gives less than its resources do: then the player decides (UC-R58)."""
    wanted = [0] * RESOURCE_COUNT
    for purchase in found:
        if purchase.points * RESOURCES_A_POINT < sum(purchase.cost) + purchase.cost[BIOMASS]:
            return True
        for resource in range(RESOURCE_COUNT):
            wanted[resource] += purchase.cost[resource] > 0
    return max(wanted) > 1


def best_use(found: list[Purchase], goods: list[int]) -> int:
    """Return the points of purchases and of what is left, using the dearest points first: exact where none compete."""
    left = goods.copy()
    points = 0
    for purchase in sorted(found, key=lambda one: (-one.points * 100 // max(1, sum(one.cost)), one.card)):
        times = purchase.possible(left)
        points += times * purchase.points
        for resource in range(RESOURCE_COUNT):
            left[resource] -= times * purchase.cost[resource]
    return points + resource_points(left)


# ---------------------------------------------------------------------------------------------------------------------
# Scoring at the end
# ---------------------------------------------------------------------------------------------------------------------


class FinalScoring(Task[UnderwaterState]):
    """All are scored, one after the other in turn order (UC-T1)."""

    def run(self, state: UnderwaterState) -> None:
        state.phase = SCORING
        state.turn = -1
        state.report("scoring-began", -1)
        state.push_all([ScoreSide(seat) for seat in state.order])


class ScoreSide(SeatTask[UnderwaterState]):
    """The brown metropolis, then what end-scoring cards count; purchases; cities and resources last (UC-T1)."""

    def run(self, state: UnderwaterState) -> None:
        seat = self.seat
        score(state, seat, FROM_BROWN, brown_points(state, seat))
        score(state, seat, FROM_END_CARDS, counted_points(state, seat))
        state.push(ScoreRest(seat))
        found = purchases(state, seat)
        if compete(found):
            state.push(Buy(seat, []))
            return
        for purchase in found:
            for number in range(purchase.possible(state.sides[seat].goods)):
                buy(state, seat, purchase)


def score(state: UnderwaterState, seat: int, cause: int, points: int) -> None:
    """Add points of the final scoring."""
    add_points(state, seat, points, cause)
    if state.listener is not None and points:
        state.report("scored", seat, {"source": SOURCES[cause], "count": points})


def buy(state: UnderwaterState, seat: int, purchase: Purchase) -> None:
    """Buy points once; spent resources are gone (UC-T3)."""
    pay(state, seat, purchase.cost)
    score(state, seat, FROM_END_CARDS, purchase.points)


class Buy(SeatTask[UnderwaterState]):
    """Purchases that want the same resource: as often as the player likes, in any order (UC-T4). `bought` are cards, one for each time."""

    saved: ClassVar[list[Field]] = [SEAT, Numbers("bought", 0, CARD.last)]

    def __init__(self, seat: int, bought: list[int]) -> None:
        super().__init__(seat)
        self.bought = bought

    def run(self, state: UnderwaterState) -> None:
        for purchase in purchases(state, self.seat):
            if why_not_buy(state, self.seat, purchase, self.bought) is None:
                state.push(ChoosePurchase(self.seat, self.bought))
                return


def why_not_buy(state: UnderwaterState, seat: int, purchase: Purchase, bought: list[int]) -> Refusal | None:
    """Return why points cannot be bought once more, or None."""
    if bought.count(purchase.card) >= purchase.times:
        return Refusal("bought-out", "UC-T4")
    if not can_pay(state, seat, purchase.cost):
        return Refusal("cannot-pay", "UC-T3", {"goods": goods_words(purchase.cost)})
    return None


class ChoosePurchase(Ask[UnderwaterState]):
    """Which card is used for points once more, or that it is enough (UC-T4)."""

    saved: ClassVar[list[Field]] = [SEAT, Numbers("bought", 0, CARD.last)]

    def __init__(self, seat: int, bought: list[int]) -> None:
        super().__init__(seat)
        self.bought = bought

    def moves(self, state: UnderwaterState) -> list[int]:
        found = purchases(state, self.seat)[:CHOICES]
        possible = [
            CHOOSE.at(number) for number, purchase in enumerate(found) if why_not_buy(state, self.seat, purchase, self.bought) is None
        ]
        return [*possible, SKIP.at(0)]

    def play(self, state: UnderwaterState, move: int) -> None:
        if SKIP.has(move):
            return
        purchase = purchases(state, self.seat)[CHOOSE.index(move)]
        buy(state, self.seat, purchase)
        state.push(Buy(self.seat, [*self.bought, purchase.card]))

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-purchase")

    def rule(self) -> str:
        return "UC-T4"

    def option(self, state: UnderwaterState, move: int) -> Option:
        if SKIP.has(move):
            return Option(move, SKIP.text(move), Phrase("move-done"), "skip")
        number = CHOOSE.index(move)
        return Option(move, CHOOSE.text(move), self.label(state, purchases(state, self.seat)[number]), f"choice:{number + 1}")

    def label(self, state: UnderwaterState, purchase: Purchase) -> Phrase:
        """Return a purchase in words."""
        card = state.content.designs[purchase.card].words()
        return Phrase("move-purchase", {"card": card, "goods": goods_words(purchase.cost), "count": purchase.points})

    def blocked(self, state: UnderwaterState) -> list[Blocked]:
        barred: list[Blocked] = []
        for number, purchase in enumerate(purchases(state, self.seat)[:CHOICES]):
            why = why_not_buy(state, self.seat, purchase, self.bought)
            if why is not None:
                barred.append(Blocked(self.label(state, purchase), f"choice:{number + 1}", why))
        return barred


class ScoreRest(SeatTask[UnderwaterState]):
    """Cities by the kinds of buildings beside them (UC-T5), then what resources are left (UC-T8)."""

    def run(self, state: UnderwaterState) -> None:
        side = state.sides[self.seat]
        score(state, self.seat, FROM_CITIES, side.tally[CITY_POINTS])
        score(state, self.seat, FROM_RESOURCES, resource_points(side.goods))
        side.goods = [0] * RESOURCE_COUNT


# ---------------------------------------------------------------------------------------------------------------------
# Scores, places, outcomes
# ---------------------------------------------------------------------------------------------------------------------


def is_scored(side: Side) -> bool:
    """Say whether a side has been scored: every side has cities, so this gives points to each."""
    return side.gained[FROM_CITIES] > 0


def prospects(state: UnderwaterState, seat: int, goods: list[int]) -> list[int]:
    """Return what the four parts of final scoring would give now, with these goods: brown metropolis, cards, cities, resources."""
    side = state.sides[seat]
    if is_scored(side):
        return [0, 0, 0, 0]
    found = purchases(state, seat)
    together = best_use(found, goods)
    left = resource_points(goods)
    bought = together - left if found else 0
    return [brown_points(state, seat), counted_points(state, seat) + bought, side.tally[CITY_POINTS], left]


def quick_scores(state: UnderwaterState) -> list[int]:
    """Return the points of all players if the game were scored now."""
    scores: list[int] = []
    for seat in range(len(state.sides)):
        scores.append(state.sides[seat].points + sum(prospects(state, seat, state.sides[seat].goods)))
    return scores


def score_sheet(state: UnderwaterState) -> list[ScoreLine]:
    """Return where the points come from, what final scoring would give now included."""
    lines: list[ScoreLine] = []
    for seat, side in enumerate(state.sides):
        future = prospects(state, seat, side.goods)
        for source, gained in enumerate(side.gained):
            points = gained + (future[source - FROM_BROWN] if source >= FROM_BROWN else 0)
            if points or source in (FROM_CITIES, FROM_RESOURCES):
                lines.append(ScoreLine(seat, Phrase("score", {"source": SOURCES[source]}), points))
    return lines


def places(state: UnderwaterState) -> list[int]:
    """Return the place of each player; ties go to the one earlier in the turn order (UC-T9, UC-T10, UC-R42)."""
    scores = quick_scores(state)
    ranked = sorted(range(state.players), key=lambda seat: (-scores[seat], state.order.index(seat) if state.order else seat))
    found = [0] * state.players
    for place, seat in enumerate(ranked):
        found[seat] = place + 1
    return found


def outcomes(state: UnderwaterState) -> list[Outcome]:
    """Return whether the solo game is won: 7 connected cities and 100 points (UC-V26)."""
    if not state.solo():
        return []
    side = state.sides[0]
    facts: dict[str, object] = {"points": side.points, "cities": side.tally[CITY]}
    if side.points >= GOAL_POINTS and side.tally[CITY] >= GOAL_CITIES:
        return [won("outcome-won", facts)]
    return [lost("outcome-lost", facts)]
